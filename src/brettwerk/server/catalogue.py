"""The games for the client: settings, names, what is printed on the pieces, rules, and how certain the tables are."""

from __future__ import annotations

import csv
from functools import cache
from typing import Literal

import brettwerk
from brettwerk.kernel.errors import UnknownGame
from brettwerk.kernel.game import Game, Setting
from brettwerk.kernel.tables import Tables
from brettwerk.server.errors import not_found
from brettwerk.server.messages.common import Words
from brettwerk.server.messages.games import GameInfo, Marks, Rules, RuleSection, RuleText, SettingInfo, UnsureRow
from brettwerk.server.words import text_for
from brettwerk.text import LANGUAGES
from brettwerk.text.catalogue import labels


def find_game(id: str) -> Game:
    """The game with an id; raises if there is none."""
    try:
        return brettwerk.game(id)
    except UnknownGame:
        raise not_found("game") from None


def both(game: str, message: str) -> Words:
    """A text in all languages."""
    return {lang: text_for(lang, game)(message) for lang in LANGUAGES}


@cache
def game_info(id: str, whole: bool) -> GameInfo:
    """A game for the client."""
    game = find_game(id)
    return GameInfo(
        id=id,
        version=game.version,
        data=game.data,
        min_players=game.min_players,
        max_players=game.max_players,
        name=both(id, "game-name"),
        subtitle=both(id, "game-subtitle"),
        settings=[setting_info(game, setting) for setting in game.settings],
        marks=marks(game, whole),
        things=things(game) if whole else None,
        box=game.box() if whole else None,
    )


def setting_info(game: Game, setting: Setting) -> SettingInfo:
    """An option of a game for the client."""
    choices = setting.choices or []
    type = "choice" if setting.choices else "text"
    if isinstance(setting.default, bool):
        type = "yes_no"
    elif isinstance(setting.default, int):
        type = "number"
    return SettingInfo(
        name=setting.name,
        type=type,  # type: ignore[arg-type]
        default=setting.default,
        low=setting.low,
        high=setting.high,
        choices=choices,
        label=both(game.id, f"setting-{setting.name}"),
        help=both(game.id, f"setting-{setting.name}-help"),
        choice_labels={choice: both(game.id, f"setting-{setting.name}-{choice}") for choice in choices},
        rules=setting.rules,
    )


def things(game: Game) -> dict[str, Words]:
    """The names of things, those of the labels of a board (`view:round`) included."""
    found = {thing: dict(zip(LANGUAGES, names)) for thing, names in game.things.items()}
    found.update({f"view:{key}": both(game.id, f"view-{key}") for key in labels("en", game)})
    return found


def marks(game: Game, whole: bool) -> list[Marks]:
    """For every data table that has marks: its rows, and which of them rest on one source or are reconstructed."""
    found = []
    tables = Tables(game.id, str(game.folder() / "data"))
    for path in sorted(tables.folder.glob("*.csv")):
        if path.stem == "rules":
            continue
        text = tables.path(path.stem).read_text(encoding="utf-8-sig")
        rows = list(csv.DictReader(text.splitlines()))
        columns = [name for name in (rows[0] if rows else {}) if name.startswith("mark") and name != "mark_name"]
        if columns:
            unsure = [unsure_row(row, mark) for row in rows if (mark := row_mark(row, columns)) is not None]
            of_one = sum(row.mark == "1" for row in unsure)
            found.append(Marks(path.stem, len(rows), of_one, len(unsure) - of_one, unsure if whole else []))
    return found


def row_mark(row: dict[str, str], columns: list[str]) -> Literal["1", "r"] | None:
    """The weakest mark of a row. A mark stands alone (`r`) or in brackets in a note (`price from the FAQ (1)`)."""
    notes = [row[column] for column in columns]
    for mark in ("r", "1"):
        if any(note == mark or f"({mark})" in note for note in notes):
            return mark
    return None


def unsure_row(row: dict[str, str], mark: Literal["1", "r"]) -> UnsureRow:
    """A row by its names, where it has some, else by its id."""
    return UnsureRow(row["id"], {lang: row.get(f"name_{lang}") or row["id"] for lang in LANGUAGES}, mark)


@cache
def rules(id: str, lang: str) -> Rules:
    """All rules of a game in one language."""
    game = find_game(id)
    text = text_for(lang, id)
    sections: dict[str, RuleSection] = {}
    path = game.folder() / "data" / "rules.csv"
    for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines()):
        section = row["section"]
        if section not in sections:
            title = f"{section[:-2].lower()}-rulings" if section.endswith("-R") else section.lower()
            sections[section] = RuleSection(section, text(title), [])
        sections[section].rules.append(RuleText(row["id"], text.rule(row["id"])))
    return Rules(game.id, lang, list(sections.values()))
