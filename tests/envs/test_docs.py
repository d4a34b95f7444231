"""The page on environments: its examples run, and its tables are those of the encodings."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import encoding_tables

PAGE = encoding_tables.PAGE.read_text(encoding="utf-8")
SECTIONS = [section for section in re.split(r"^## ", PAGE, flags=re.MULTILINE) if "```python" in section]


def test_the_tables_are_fresh() -> None:
    assert encoding_tables.written(PAGE) == PAGE, "run python tools/encoding_tables.py"


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("section", SECTIONS, ids=[section.splitlines()[0] for section in SECTIONS])
def test_the_examples_run(section: str) -> None:
    """The examples of a section one after the other, in a namespace of their own."""
    names: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", section, flags=re.DOTALL):
        exec(compile(example, "docs/environments.md", "exec"), names)


def test_the_command_runs(tmp_path: Path) -> None:
    """As it stands, but with few games of a quick bot."""
    (line,) = re.findall(r"```sh\n(.*?)\n```", PAGE, flags=re.DOTALL)
    words = shlex.split(line.replace("--games 480", "--games 2").replace("search:100", "greedy"))
    assert words[0] == "brettwerk"
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=tmp_path, env=os.environ, capture_output=True, text=True, check=True
    )
    assert "2 games in 1 files" in done.stdout
    assert (tmp_path / "games" / "part-00000.parquet").exists()
