"""Runs the engine uncompiled although compiled modules are there: `BRETTWERK_PLAIN=1`."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from types import ModuleType

PARTS = ("brettwerk.kernel.", "brettwerk.games.", "brettwerk.bots.", "brettwerk.seats.", "brettwerk.envs.")


class PlainFinder:
    """Finds the Python source of kernel and games, never an extension module."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The source module of that name, for the parts that may be compiled."""
        if path is None or not name.startswith(PARTS):
            return None
        for folder in path:
            finder = importlib.machinery.FileFinder(folder, (importlib.machinery.SourceFileLoader, [".py"]))
            spec = finder.find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Puts the finder first."""
    sys.meta_path.insert(0, PlainFinder)
