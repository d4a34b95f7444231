"""Every snippet of the README and the documentation runs as it stands, or says visibly why it does not."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import BLOCKS, ELSEWHERE, PAGES, ROOT, Block

LANGUAGES = {"python", "console", "text", "csv", "toml", "json", "js", "ini", "http"}
CONSOLE = [block for block in BLOCKS if block.language == "console"]
INCLUDE = "--8<--"
FILES = [
    block
    for block in BLOCKS
    if any(line.startswith(INCLUDE) for line in block.lines)
    or (block.language == "python" and not any(line.startswith(">>>") for line in block.lines))
]


def environment(home: Path) -> dict[str, str]:
    """Commands run as at home, with a data folder of their own and this Python first."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BRETTWERK_")}
    path = f"{Path(sys.executable).parent}{os.pathsep}{kept['PATH']}"
    return {**kept, "PATH": path, "BRETTWERK_HOME": str(home), "COLUMNS": "120", "OUT": str(home)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_sessions_print_what_they_say(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0


@pytest.mark.parametrize("block", [b for b in CONSOLE if not b.reason], ids=lambda block: block.id)
def test_commands_run(block: Block, tmp_path: Path) -> None:
    script = "\n".join(["set -e", *block.commands])
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=ROOT,
        env=environment(tmp_path),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, f"{block.id}\n{script}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    for line in block.lines:
        if line and not line.startswith("$ ") and line != "…":
            assert squeeze(line) in squeeze(done.stdout), f"{block.id}: {line!r} is not printed:\n{done.stdout[-2000:]}"


def squeeze(text: str) -> str:
    """The text with every run of white space as one space."""
    return " ".join(text.split())


@pytest.mark.parametrize("block", [b for b in FILES if not b.reason], ids=lambda block: block.id)
def test_files_shown_exist_or_run(block: Block) -> None:
    shown = [line for line in block.lines if line.strip()]
    if shown[0].startswith(INCLUDE):
        for line in shown:
            found = re.fullmatch(r'--8<-- "([^":]+)(?::\w+)?"', line)
            assert found, f"{block.id}: {line}"
            assert (ROOT / found[1]).is_file(), f"{block.id}: {found[1]} is not there"
    else:
        exec(compile("\n".join(block.lines), block.id, "exec"), {"__name__": "snippet"})


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_blocks_say_what_they_are(block: Block) -> None:
    assert block.language in LANGUAGES, f"{block.id}: a block needs a language: {', '.join(sorted(LANGUAGES))}"
    if block.language == "console":
        assert block.commands, f"{block.id}: commands begin with '$ '"


@pytest.mark.parametrize("page", [page for page in PAGES if page.name in ELSEWHERE], ids=lambda page: page.name)
def test_other_pages_are_run_elsewhere(page: Path) -> None:
    assert (ROOT / ELSEWHERE[page.name]).is_file()


def test_commands_of_brettwerk_and_make_exist() -> None:
    from typer.main import get_command

    from brettwerk.cli.main import app

    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = get_command(app).commands  # type: ignore[attr-defined]
    words = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    named = set(re.findall(r"`brettwerk ([a-z]+)", words)) | set(re.findall(r"^\$ brettwerk ([a-z]+)", words, re.M))
    assert len(named) > 6
    assert named - set(commands) == set()
    targets = set(re.findall(r"`make ([a-z-]+)", words)) | set(re.findall(r"^\$ make ([a-z-]+)", words, re.M))
    assert {"play", "test", "docs"} <= targets
    assert {target for target in targets if not re.search(rf"^{target}:", makefile, re.M)} == set()
