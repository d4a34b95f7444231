"""What the game pages say about uncertain numbers: nothing that is marked in a table may be left out."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path

import pytest

import brettwerk
from brettwerk.server.catalogue import marks


def test_marks_alone_in_brackets_and_per_column_are_all_counted() -> None:
    caylus = {mark.table: mark for mark in marks(brettwerk.game("caylus1303"), whole=True)}
    lignum = {mark.table: mark for mark in marks(brettwerk.game("lignum"), whole=True)}
    assert (caylus["road"].one_source, caylus["road"].reconstructed) == (14, 3)
    assert caylus["tiles"].reconstructed >= 3
    assert (lignum["orders"].rows, lignum["orders"].reconstructed) == (10, 10)
    assert lignum["craft"].one_source == 18
    assert lignum["wood"].unsure == []


def test_uncertain_rows_are_named_in_both_languages() -> None:
    tiles = next(mark for mark in marks(brettwerk.game("hoyuk"), whole=True) if mark.table == "tiles")
    assert len(tiles.unsure) == tiles.one_source + tiles.reconstructed == 13
    assert all(row.name["de"] and row.name["en"] for row in tiles.unsure)
    assert marks(brettwerk.game("hoyuk"), whole=False)[0].unsure == []


def test_a_corrected_table_is_no_longer_uncertain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(brettwerk.game("hoyuk").folder() / "data", tmp_path / "hoyuk")
    path = tmp_path / "hoyuk/tiles.csv"
    rows = list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows([{**row, "mark": ""} for row in rows])
    monkeypatch.setenv("BRETTWERK_DATA", str(tmp_path))
    tiles = next(mark for mark in marks(brettwerk.game("hoyuk"), whole=True) if mark.table == "tiles")
    assert (tiles.one_source, tiles.reconstructed, tiles.unsure) == (0, 0, [])
