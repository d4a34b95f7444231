"""Tables: how one is opened and joined, and what is known of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from brettwerk.server.messages.common import Message, Name, SeatNumber, Token


class NewSeat(Message):
    """Who is to sit in a chair."""

    kind: Literal["me", "open", "invited", "bot", "hotseat"]
    level: Annotated[str, Meta(max_length=20)] | None = None
    name: Name | None = None


class Clock(Message):
    """A clock: none, so many seconds per turn, or a budget for the whole game with something added per turn."""

    kind: Literal["none", "move", "budget"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    add: Annotated[int, Meta(ge=0, le=86400)] = 0


class NewTable(Message):
    """A table somebody wants to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=2000)]] = field(
        default_factory=dict
    )
    listed: bool = False
    spectators: bool = False
    counts: bool = False
    shuffle: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    stand_in: Annotated[str, Meta(max_length=20)] | None = None


class Join(Message):
    """Sitting down, with the key of the link where the table is private."""

    key: Token | None = None
    seat: SeatNumber | None = None


class SeatInfo(Struct):
    """A chair and who sits there."""

    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    online: bool
    stand_in: bool
    score: float | None
    place: int | None


class You(Struct):
    """What the table is to the one who asks."""

    seats: list[int]
    host: bool
    key: str | None
    seat_keys: dict[str, str]


class TableInfo(Struct):
    """A table, before, during and after the game."""

    id: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    status: Literal["open", "playing", "finished", "closed"]
    listed: bool
    spectators: bool
    counts: bool
    shuffle: bool
    clock: Clock
    stand_in: str
    host: str
    created: int
    started: int | None
    finished: int | None
    seats: list[SeatInfo]
    you: You
    rematch: str | None
    rematch_of: str | None


class TableSummary(Struct):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: Literal["open", "playing", "finished", "closed"]
    listed: bool
    spectators: bool
    counts: bool
    clock: Clock
    host: str
    created: int
    started: int | None
    finished: int | None
    seats: list[SeatInfo]
    your_turn: bool
