"""Broken data tables are refused with file, line and reason; nothing else happens."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import brettwerk
from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Tables

DATA = Path(brettwerk.__file__).parent / "games" / "glasstrasse" / "data"

BROKEN = {
    "": "empty",
    "name\nx\n": "line 2: column 'id' is missing",
    "id,n\na,1\na,2\n": "line 3: id 'a' stands already in line 2",
    "id,n\na\n": "line 2: 1 cells, but the header has 2",
    "id,n\n,1\n": "line 2: id is empty",
}


@pytest.mark.parametrize("content", BROKEN)
def test_a_broken_table_says_where_and_why(tmp_path: Path, content: str) -> None:
    (tmp_path / "t.csv").write_text(content)
    with pytest.raises(BadData, match=BROKEN[content]):
        Tables("game", str(tmp_path)).read("t")


def test_a_missing_or_binary_table(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        Tables("game", str(tmp_path)).read("nothing")
    (tmp_path / "t.csv").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="UTF-8"):
        Tables("game", str(tmp_path)).read("t")


def test_cells_are_checked(tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_text("id,n,kind\na,12,blue\n")
    row = Tables("game", str(tmp_path)).read("t")[0]
    for read, message in (
        (lambda: row.number("n", 0, 9), "n is 12, not a number from 0 to 9"),
        (lambda: row.number("kind"), "not a number"),
        (lambda: row.one_of("kind", ["red"]), "not one of red"),
        (lambda: row.text("missing"), "column 'missing' is missing"),
    ):
        with pytest.raises(BadData, match=message):
            read()


def test_words_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    digests = []
    for content in ("id,n,text_en\na,1,one\n", "id,n,text_en\na,1,two\n", "id,n,text_en\na,2,one\n"):
        (tmp_path / "t.csv").write_text(content)
        tables = Tables("game", str(tmp_path))
        tables.read("t")
        digests.append(tables.digest())
    assert digests[0] == digests[1] != digests[2]


def simulate(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "brettwerk", "simulate", "glasstrasse", "--games", "2", "--json"]
    return subprocess.run(
        command, env={**os.environ, "BRETTWERK_DATA": str(folder)}, capture_output=True, text=True, check=False
    )


def test_the_owner_of_the_box_can_correct_a_number(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "glasstrasse")
    path = tmp_path / "glasstrasse" / "buildings.csv"
    as_printed = simulate(tmp_path)
    old, new = (f"cooperage,processing,Küferei,Cooperage,1,1,,{wood},0,0,2" for wood in (1, 2))
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
    corrected = simulate(tmp_path)
    assert (as_printed.returncode, corrected.returncode) == (0, 0), corrected.stderr
    show = "import brettwerk; print(brettwerk.game('glasstrasse').box()['tiles']['cooperage']['cost'])"
    env = {**os.environ, "BRETTWERK_DATA": str(tmp_path)}
    printed = subprocess.run([sys.executable, "-c", show], env=env, capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "{'wood': 2, 'brick': 2}"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("conv:wood:1>water:2", "conv:wood:one>water:2", "not an effect"),
        ("cooperage,processing", "cooperage,palace", "kind is 'palace'"),
        ("cooperage,processing", "inn,processing", "stands already"),
        ("office,processing", "", "cells"),
    ],
)
def test_corrupted_game_data_ends_with_exit_code_2(tmp_path: Path, old: str, new: str, message: str) -> None:
    shutil.copytree(DATA, tmp_path / "glasstrasse")
    path = tmp_path / "glasstrasse" / "buildings.csv"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    done = simulate(tmp_path)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
