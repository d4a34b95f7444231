"""Notes which rules the collected tests are marked with, for `test_coverage`."""

from __future__ import annotations

import pytest

MARKED = pytest.StashKey[dict[str, list[str]]]()
"""The tests of each rule."""
NAMES = pytest.StashKey[set[str]]()
FILES = pytest.StashKey[set[str]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marked: dict[str, list[str]] = {}
    here = [item for item in items if "glasstrasse" in item.path.parts]
    for item in here:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                marked.setdefault(rule, []).append(item.name)
    config.stash[MARKED] = marked
    config.stash[NAMES] = {item.name for item in here}
    config.stash[FILES] = {item.path.name for item in here}
