"""README: every Python snippet runs as it stands, every command it names exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_snippets_run() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 5
    assert results.failed == 0


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"`make ([a-z-]+)`", README)) | set(re.findall(r"^make ([a-z-]+)", README, re.MULTILINE))
    assert {"play", "test"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize(
    "command", sorted(set(re.findall(r"^(?:\.venv/bin/)?brettwerk ([a-z]+)", README, re.MULTILINE)))
)
def test_commands_exist(command: str) -> None:
    from typer.main import get_command

    from brettwerk.cli.main import app

    assert command in get_command(app).commands  # type: ignore[attr-defined]


def test_links_to_files_work() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
