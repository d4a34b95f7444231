"""Play: what the server sends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from brettwerk.server.messages.common import Lang, Message, Token
from brettwerk.server.messages.tables import TableInfo
from brettwerk.server.messages.wishes import ClientMessage


class QuestionInfo(Struct):
    """What is asked; `args` are the numbers and things (`domain:name`) it is about."""

    id: str
    text: str
    args: dict[str, str | int]
    rules: list[str]


class OptionInfo(Struct):
    """One legal action, for people."""

    action: int
    name: str
    verb: str
    text: str
    things: list[str]
    targets: list[str]
    rules: list[str]


class RefusalInfo(Struct):
    """Something that cannot be done, and why."""

    name: str
    target: str
    text: str
    rule: str


class PartInfo(Struct):
    """Points from one source."""

    source: str
    text: str
    points: float


class ScoreInfo(Struct):
    """The points of a seat as of now."""

    total: float
    parts: list[PartInfo]


class LogEntry(Struct):
    """Something that happened, as this seat saw it.

    `rules` are those of the option that caused it; `by_server` tells the seat that the server answered for it.
    """

    number: int
    kind: str
    seat: int | None
    fields: dict[str, str | int]
    text: str
    takes_back: list[int]
    rules: list[str]
    by_server: bool


class UndoInfo(Struct):
    """Whether the last step can be taken back, or asked for."""

    possible: bool
    ask: bool


class AskInfo(Struct):
    """Somebody asks to take back more."""

    number: int
    seat: int
    waiting: list[int]
    text: str


class ClockInfo(Struct):
    """The clock of a seat; `left` in milliseconds as of `now`."""

    seat: int
    running: bool
    left: int
    deadline: int | None


class Result(Struct):
    """How the game ended."""

    scores: list[float]
    winners: list[int]
    places: list[int]


class Update(Struct, tag="update"):
    """The game as one seat (or a spectator) sees it now, and what happened since."""

    table: str
    seat: int | None
    seats: list[int]
    version: int
    status: Literal["open", "playing", "finished", "closed"]
    view: dict[str, Any] | None
    to_act: list[int]
    question: QuestionInfo | None
    options: list[OptionInfo]
    refusals: list[RefusalInfo]
    scores: list[ScoreInfo | None]
    log: list[LogEntry]
    log_end: int
    undo: UndoInfo
    ask: AskInfo | None
    clocks: list[ClockInfo]
    premoves: list[int]
    auto: bool
    ask_always: bool
    stand_ins: list[int]
    now: int
    result: Result | None


class Foreseen(Struct):
    """An event that an option would cause."""

    kind: str
    seat: int | None
    fields: dict[str, str | int]


class Preview(Struct):
    """What an option would do. Not `complete` where chance or something hidden comes in: then nothing is told."""

    complete: bool
    events: list[Foreseen]


class Valued(Struct):
    """An option that a bot thought of: what it expects, in points ahead, and how often it looked at it."""

    action: int
    text: str
    value: float
    visits: int


class Hint(Struct):
    """What a bot would do in this seat, and why; `values` are the options it thought of, what it would do first."""

    level: str
    action: int
    reasons: list[str]
    values: list[Valued]


class ReplayRequest(Message):
    """A finished table or the text of a record, from a seat's eyes (-1: a spectator's), and which moments of it."""

    table: Annotated[str, Meta(max_length=64)] | None = None
    record: Annotated[str, Meta(max_length=60_000)] | None = None
    key: Token | None = None
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    lang: Lang | None = None
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=0, le=200)] = 100


class ReplayFrame(Struct):
    """The position after a move; `number` 0 is the beginning."""

    number: int
    seat: int | None
    move: str
    view: dict[str, Any]
    scores: list[ScoreInfo]
    log: list[LogEntry]


class Replay(Struct):
    """A game played again; `totals` holds everybody's points after every move."""

    game: str
    players: int
    names: list[str]
    options: dict[str, bool | int | str]
    total: int
    totals: list[list[float]]
    result: list[float] | None
    frames: list[ReplayFrame]


class Done(Struct, tag="done"):
    """It is stored for good."""

    id: str
    version: int
    repeated: bool


class Refused(Struct, tag="refused"):
    """It is not done, and nothing has changed."""

    id: str
    code: str
    message: str
    version: int


class TalkLine(Struct):
    """One thing said at the table."""

    number: int
    person: str
    name: str
    text: str
    at: int


class TalkNews(Struct, tag="talk"):
    """What was said since."""

    talk: list[TalkLine]


class TableNews(Struct, tag="table"):
    """The table has changed: people, seats, status."""

    table: TableInfo


class Pong(Struct, tag="pong"):
    """I am here."""

    now: int


Answer = Done | Refused
ServerMessage = Update | Done | Refused | TalkNews | TableNews | Pong


class Messages(Struct):
    """Every message of the WebSocket, by who sends it."""

    client: list[ClientMessage]
    server: list[ServerMessage]
