"""Data tables: CSV files in a game's `data/` folder, or corrected ones in the folder named by BRETTWERK_DATA."""

from __future__ import annotations

import csv
import hashlib
import os
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.errors import BadData

WORDS = ("name_", "text_", "rule", "page", "mark", "note", "seed_line")
"""Columns that speak to people and change no game."""


class Row:
    """One line of a table; every access names file and line if the cell is missing or wrong."""

    def __init__(self, where: str, cells: dict[str, str]) -> None:
        self.where = where
        self.cells = cells

    def text(self, column: str) -> str:
        """The cell as it stands."""
        if column not in self.cells:
            raise BadData(f"{self.where}: column {column!r} is missing")
        return self.cells[column]

    def number(self, column: str, low: int = 0, high: int = 999) -> int:
        """The cell as a whole number in the given bounds."""
        text = self.text(column)
        try:
            number = int(text)
        except ValueError:
            raise BadData(f"{self.where}: {column} is {text!r}, not a number from {low} to {high}") from None
        if not low <= number <= high:
            raise BadData(f"{self.where}: {column} is {number}, not a number from {low} to {high}")
        return number

    def one_of(self, column: str, names: list[str]) -> int:
        """The place of the cell in a list of names."""
        text = self.text(column)
        if text not in names:
            raise BadData(f"{self.where}: {column} is {text!r}, not one of {', '.join(names)}")
        return names.index(text)

    def wrong(self, message: str) -> BadData:
        """An error about this line."""
        return BadData(f"{self.where}: {message}")


class Tables:
    """The tables of one game. `digest()` tells games played with different tables apart."""

    def __init__(self, game: str, folder: str) -> None:
        self.game = game
        self.folder = Path(folder)
        self.hash = hashlib.blake2b(digest_size=4)

    def path(self, name: str) -> Path:
        """Where a table is read from: the corrected file if there is one."""
        corrected = os.environ.get("BRETTWERK_DATA")
        if corrected:
            path = Path(corrected) / self.game / f"{name}.csv"
            if path.is_file():
                return path
        return self.folder / f"{name}.csv"

    def read(self, name: str, key: str = "id") -> list[Row]:
        """All rows of a table; the key column must be there, filled and unique."""
        path = self.path(name)
        where = f"{self.game}/{path.name}"
        try:
            content = path.read_bytes()
        except OSError as error:
            raise BadData(f"{where}: cannot be read ({error.strerror})") from None
        try:
            lines = list(csv.reader(content.decode("utf-8-sig").splitlines()))
        except (UnicodeDecodeError, csv.Error) as error:
            raise BadData(f"{where}: not a CSV file in UTF-8 ({error})") from None
        if not lines:
            raise BadData(f"{where}: empty")
        header = lines[0]
        rows: list[Row] = []
        seen: dict[str, int] = {}
        for number, cells in enumerate(lines[1:], start=2):
            if not cells:
                continue
            place = f"{where}, line {number}"
            if len(cells) != len(header):
                raise BadData(f"{place}: {len(cells)} cells, but the header has {len(header)}")
            row = Row(place, dict(zip(header, cells)))
            id = row.text(key)
            if not id:
                raise BadData(f"{place}: {key} is empty")
            if id in seen:
                raise BadData(f"{place}: {key} {id!r} stands already in line {seen[id]}")
            seen[id] = number
            rows.append(row)
        matter = [i for i, column in enumerate(header) if not column.startswith(WORDS)]
        self.hash.update(name.encode() + b"\0")
        for cells in lines:
            if cells:
                self.hash.update("\x1f".join(cells[i] for i in matter).encode() + b"\n")
        return rows

    def digest(self) -> str:
        """A short fingerprint of all tables read so far."""
        return self.hash.hexdigest()


def flat(rows: list[list[int]]) -> vec[i64]:
    """Rows of numbers one behind the other."""
    numbers: list[i64] = []
    for row in rows:
        for number in row:
            numbers.append(i64(number))
    return vec[i64](numbers)


def read_weights(tables: Tables, number: i64) -> vec[i64]:
    """The weights of a game's features: rows of `feature, weight` for those that are not 0; none without the file."""
    weights: list[i64] = [i64(0)] * int(number)
    if tables.path("weights").is_file():
        for row in tables.read("weights", "feature"):
            weights[row.number("feature", 0, int(number) - 1)] = i64(row.number("weight", -99999, 99999))
    return vec[i64](weights)
