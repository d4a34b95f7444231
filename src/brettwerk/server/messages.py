"""Every message between client and server, over HTTP and WebSocket. The web client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[!-~]+$",
        description="the client's own id of what it wants: done at most once",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Lang = Literal["en", "de"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Action = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(min_length=1, max_length=400)]
Words = dict[str, str]
"""The same text by language."""


class Message(Struct, forbid_unknown_fields=True):
    """Anything a client sends."""


# -- people --------------------------------------------------------------------------------------------------------


class NewGuest(Message):
    """Somebody who wants to play at once."""

    name: Name | None = None
    lang: Lang = "en"


class Me(Struct):
    """The person who asks."""

    id: str
    name: str
    lang: str
    guest: bool
    account: str | None


class ChangeMe(Message):
    """What a person changes about themselves."""

    name: Name | None = None
    lang: Lang | None = None


class Login(Message):
    """Account name and password."""

    account: Annotated[str, Meta(min_length=2, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Logout(Message):
    """Leave this device, or all."""

    everywhere: bool = False


class Device(Message):
    """The private link that makes another device the same person."""

    token: Token


class Link(Struct):
    """A token for another device."""

    token: str
    expires: int


class Bearer(Struct):
    """A token for programs."""

    token: str


class Notices(Struct):
    """How a person hears that it is their turn."""

    webhook: str | None
    webhook_secret: str | None
    email: str | None
    email_confirmed: bool


class ChangeNotices(Message):
    """Where "your turn" is to be sent; null switches it off."""

    webhook: Annotated[str, Meta(max_length=500)] | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None


class EmailCode(Message):
    """The code from the e-mail."""

    code: Token


class Rating(Struct):
    """A person's strength in one game: mu ± sigma; `shown` is a careful single number."""

    game: str
    mu: float
    sigma: float
    games: int
    shown: float


class Profile(Struct):
    """What anybody may know about a person."""

    id: str
    name: str
    guest: bool
    finished: int
    ratings: list[Rating]


class Ranked(Struct):
    """One line of the list of ratings."""

    person: str
    name: str
    rating: Rating


# -- games ---------------------------------------------------------------------------------------------------------


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


# -- tables --------------------------------------------------------------------------------------------------------


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
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=2000)]] = {}
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


# -- play: what the client sends -------------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message: where to look from and what was seen already."""

    seat: SeatNumber | None = None
    log: Count = 0
    talk: Count = 0
    lang: Lang | None = None
    key: Token | None = None


class MoveMessage(Message, tag="move"):
    """An option's action, and the version it was seen in."""

    id: Id
    version: Count
    action: Action
    seat: SeatNumber | None = None


class UndoMessage(Message, tag="undo"):
    """Take back my last step."""

    id: Id
    version: Count
    seat: SeatNumber | None = None


class AskMessage(Message, tag="ask"):
    """Ask the others to take back more."""

    id: Id
    version: Count
    seat: SeatNumber | None = None


class AnswerMessage(Message, tag="answer"):
    """Agree or decline."""

    id: Id
    ask: Count
    yes: bool
    seat: SeatNumber | None = None


class PremoveMessage(Message, tag="premove"):
    """Play these when it is my turn."""

    id: Id
    actions: Annotated[list[Action], Meta(max_length=20)]
    seat: SeatNumber | None = None


class AutoMessage(Message, tag="auto"):
    """Answer for me where there is only one option."""

    id: Id
    on: bool
    seat: SeatNumber | None = None


class AskAlwaysMessage(Message, tag="ask_always"):
    """Ask me always, also where practically everybody would answer the same."""

    id: Id
    on: bool
    seat: SeatNumber | None = None


class BackMessage(Message, tag="back"):
    """Hand my chair back."""

    id: Id
    seat: SeatNumber | None = None


class TalkMessage(Message, tag="talk"):
    """Table talk."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Message, tag="ping"):
    """Are you there?"""


SeatMessage = (
    MoveMessage
    | UndoMessage
    | AskMessage
    | AnswerMessage
    | PremoveMessage
    | AutoMessage
    | AskAlwaysMessage
    | BackMessage
)
PlayMessage = SeatMessage | TalkMessage
ClientMessage = Hello | Ping | PlayMessage


# -- play: what the server sends -------------------------------------------------------------------------------------


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
    """An option and its worth to a bot, in points."""

    action: int
    text: str
    value: float


class Hint(Struct):
    """What a bot would do in this seat, and why."""

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


class Problem(Struct):
    """An error of the HTTP interface."""

    status: int
    code: str
    message: str


class Health(Struct):
    """Whether all is well."""

    status: Literal["ok", "down"]
    version: str
    database: bool
    fanout: bool
    tables: int
    connections: int
