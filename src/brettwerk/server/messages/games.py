"""What a server offers: games with their options, rules and statistics, and how it is."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from brettwerk.server.messages.common import Words


class SettingInfo(Struct):
    """An option of a game."""

    name: str
    type: Literal["yes_no", "number", "choice", "text"]
    default: bool | int | str
    low: int
    high: int
    choices: list[str]
    label: Words
    help: Words
    choice_labels: dict[str, Words]
    rules: list[str]


class UnsureRow(Struct):
    """A row of a data table that is not certain: `1` rests on one source, `r` is reconstructed."""

    id: str
    name: Words
    mark: Literal["1", "r"]


class Marks(Struct):
    """How much of a data table rests on one source or is reconstructed; `unsure` names the rows (whole games only)."""

    table: str
    rows: int
    one_source: int
    reconstructed: int
    unsure: list[UnsureRow]


class GameInfo(Struct):
    """A game of the box."""

    id: str
    version: int
    data: str
    min_players: int
    max_players: int
    name: Words
    subtitle: Words
    settings: list[SettingInfo]
    marks: list[Marks]
    things: dict[str, Words] | None = None
    box: dict[str, Any] | None = None


class RuleText(Struct):
    """A rule in our own words."""

    id: str
    text: str


class RuleSection(Struct):
    """A section of the rules."""

    id: str
    title: str
    rules: list[RuleText]


class Rules(Struct):
    """All rules of a game in one language."""

    game: str
    lang: str
    sections: list[RuleSection]


class CountStatistics(Struct):
    """Finished games with one number of players."""

    players: int
    games: int
    mean_score: float
    best_score: float
    wins_by_seat: list[float]


class Statistics(Struct):
    """Finished games of one game."""

    game: str
    games: int
    by_players: list[CountStatistics]


class ServerInfo(Struct):
    """What this server can do."""

    version: str
    languages: list[str]
    bots: list[str]
    mail: bool
    webhooks: bool
    web_client: bool


class Health(Struct):
    """Whether all is well."""

    status: Literal["ok", "down"]
    version: str
    database: bool
    fanout: bool
    tables: int
    connections: int
