"""The games for the client: settings, names, what is printed on the pieces, rules, and how certain the tables are."""

from __future__ import annotations

import csv
from functools import cache

import brettwerk
from brettwerk.kernel.errors import UnknownGame
from brettwerk.kernel.game import Game, Setting
from brettwerk.server.errors import not_found
from brettwerk.server.messages import GameInfo, Marks, Rules, RuleSection, RuleText, SettingInfo, Words
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
        marks=marks(game),
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


def marks(game: Game) -> list[Marks]:
    """For every data table: its rows, and how many of them rest on one source or are reconstructed."""
    found = []
    for path in sorted((game.folder() / "data").glob("*.csv")):
        if path.stem == "rules":
            continue
        rows = list(csv.DictReader(path.read_text(encoding="utf-8-sig").splitlines()))
        if rows and "mark" in rows[0]:
            counts = [row["mark"] for row in rows]
            found.append(Marks(path.stem, len(rows), counts.count("1"), counts.count("r")))
    return found


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
