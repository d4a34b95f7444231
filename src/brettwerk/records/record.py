"""The record: a game as text, made to be read, diffed and mailed.

A header of `key value` lines, an empty line, then one line per action: its number, the seat's letter, the action in the
notation and, behind a bar, what chance revealed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import brettwerk
from brettwerk.kernel.errors import BadNotation, BadOption, BadRecord, UnknownGame
from brettwerk.kernel.events import Event
from brettwerk.kernel.game import Game, Value, seat_letter
from brettwerk.records.journal import Journal

FORMAT = 1
MAGIC = "brettwerk record"
MOST_LINES = 100_000
MOVE = re.compile(r"(?:(\d+)[.\s]\s*)?([A-Ha-h])[:.]?\s+([^|]*?)\s*(?:\|\s*(.*))?$")


class Line:
    """One action of a record as it stands there."""

    __slots__ = ("action", "chance", "number", "seat")

    def __init__(self, number: int, seat: int, action: int, chance: str | None) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.chance = chance


class Record:
    """A game on paper: how it began, what was done, and, if it is finished, how it ended."""

    def __init__(self, game: Game, players: int, seed: int, options: dict[str, Value]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.rules = game.version
        self.data = game.data
        self.names: dict[int, str] = {}
        self.lines: list[Line] = []
        self.result: list[float] | None = None
        self.key: str | None = None


def chance_of(game: Game, events: list[Event]) -> str:
    """What chance decided in an action, in the notation."""
    words: list[str] = []
    for event in events:
        kind = game.events[event.kind]
        if kind.id in game.chance:
            words.append(" ".join([kind.id] + [value for _, value in event_fields(game, event)]))
    return ", ".join(words)


def event_fields(game: Game, event: Event) -> Iterator[tuple[str, str]]:
    """The fields of an event with their values in the notation."""
    for (name, domain), number in zip(game.events[event.kind].fields, (event.a, event.b, event.c)):
        yield name, (str(number) if domain is None else domain.names[number])


def from_journal(journal: Journal, names: dict[int, str] | None = None) -> Record:
    """The record of a game so far."""
    record = Record(journal.game, journal.players, journal.seed, journal.options)
    record.names = dict(names or {})
    for move in journal.moves:
        chance = chance_of(journal.game, move.events)
        record.lines.append(Line(len(record.lines) + 2, move.seat, move.action, chance or None))
    if journal.state.over:
        record.result = [score.total for score in journal.state.scores()]
        record.key = journal.state.key()
    return record


def write(record: Record) -> str:
    """The record as text."""
    game = record.game
    defaults = {setting.name: setting.default for setting in game.settings}
    lines = [
        f"{MAGIC} {FORMAT}",
        f"game {game.id}",
        f"rules {record.rules}",
        f"data {record.data}",
        f"players {record.players}",
        f"seed {record.seed}",
    ]
    for name, value in record.options.items():
        if value != defaults[name]:
            lines.append(f"option {name} {('yes' if value else 'no') if isinstance(value, bool) else value}")
    for seat, person in sorted(record.names.items()):
        lines.append(f"name {seat_letter(seat)} {' '.join(person.split())}")
    if record.result is not None:
        lines.append("result " + " ".join(f"{points:g}" for points in record.result))
    if record.key is not None:
        lines.append(f"key {record.key}")
    lines.append("")
    for number, line in enumerate(record.lines, start=1):
        chance = f" | {line.chance}" if line.chance else ""
        lines.append(f"{number} {seat_letter(line.seat)} {game.name(line.action)}{chance}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record that the text holds; raises BadRecord with the line number where it cannot be read.

    Tolerant in form: byte-order mark, other line ends, blank lines, comments (#), indentation, missing move numbers and
    missing chance notes are fine. Strict in content.
    """
    rows = [(n, row.strip()) for n, row in enumerate(text.removeprefix("\ufeff").splitlines(), start=1)]
    rows = [(n, row) for n, row in rows if row and not row.startswith("#")]
    if len(rows) > MOST_LINES:
        raise BadRecord(f"a record has at most {MOST_LINES} lines, not {len(rows)}")
    if not rows or not rows[0][1].startswith(MAGIC):
        raise BadRecord(f"line {rows[0][0] if rows else 1}: a record begins with '{MAGIC} {FORMAT}'")
    version = rows[0][1].removeprefix(MAGIC).strip()
    if version != str(FORMAT):
        raise BadRecord(f"line {rows[0][0]}: format {version!r} is not known; this is format {FORMAT}")
    header, moves = split(rows[1:])
    record = read_header(header)
    for n, row in moves:
        record.lines.append(read_move(record, n, row))
    return record


def split(rows: list[tuple[int, str]]) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Header lines and move lines: the header ends with the first line that looks like a move."""
    keys = ("game", "rules", "data", "players", "seed", "option", "name", "result", "key")
    for i, (_, row) in enumerate(rows):
        if row.split()[0].lower() not in keys:
            return rows[:i], rows[i:]
    return rows, []


def read_header(rows: list[tuple[int, str]]) -> Record:
    """The header's lines as a record without moves."""
    single: dict[str, tuple[int, str]] = {}
    options: dict[str, Value] = {}
    names: list[tuple[int, str]] = []
    for n, row in rows:
        key, _, value = row.partition(" ")
        key, value = key.lower(), value.strip()
        if key == "option":
            name, _, setting = value.partition(" ")
            if not name or name in options:
                raise BadRecord(f"line {n}: an option needs a name and is given once")
            options[name] = setting.strip()
        elif key == "name":
            names.append((n, value))
        elif key in single:
            raise BadRecord(f"line {n}: {key} stands already in line {single[key][0]}")
        else:
            single[key] = (n, value)
    for key in ("game", "players", "seed"):
        if key not in single:
            raise BadRecord(f"the header has no line '{key} …'")
    return build(single, options, names)


def build(single: dict[str, tuple[int, str]], options: dict[str, Value], names: list[tuple[int, str]]) -> Record:
    """A record from its header's values."""
    n, id = single["game"]
    try:
        game = brettwerk.game(id)
    except UnknownGame as error:
        raise BadRecord(f"line {n}: {error}") from None
    players = number(single["players"], "players")
    try:
        record = Record(game, players, number(single["seed"], "seed"), game.complete(players, options))
    except BadOption as error:
        raise BadRecord(f"header: {error}") from None
    if "rules" in single:
        record.rules = number(single["rules"], "rules")
    if "data" in single:
        record.data = single["data"][1]
    if "key" in single:
        record.key = single["key"][1]
    if "result" in single:
        n, value = single["result"]
        try:
            record.result = [float(points) for points in value.split()]
        except ValueError:
            raise BadRecord(f"line {n}: result is {value!r}, not one number per seat") from None
        if len(record.result) != players:
            raise BadRecord(f"line {n}: result has {len(record.result)} numbers for {players} seats")
    for n, value in names:
        letter, _, person = value.partition(" ")
        record.names[seat_number(letter, players, n)] = person.strip()
    return record


def number(found: tuple[int, str], key: str) -> int:
    """A whole number of the header."""
    n, value = found
    if not re.fullmatch(r"[0-9]{1,19}", value):
        raise BadRecord(f"line {n}: {key} is {value!r}, not a whole number")
    return int(value)


def seat_number(letter: str, players: int, n: int) -> int:
    """The seat that a letter means."""
    seat = "ABCDEFGH".find(letter.upper()) if len(letter) == 1 else -1
    if not 0 <= seat < players:
        raise BadRecord(f"line {n}: {letter!r} is no seat; seats are {seat_letter(0)} to {seat_letter(players - 1)}")
    return seat


def read_move(record: Record, n: int, row: str) -> Line:
    """One line of the list of actions."""
    found = MOVE.match(row)
    if found is None:
        raise BadRecord(f"line {n}: {row[:80]!r} is no move; write for example '12 A pass'")
    count, letter, name, chance = found.groups()
    if count is not None and int(count[:9]) != len(record.lines) + 1:
        raise BadRecord(f"line {n}: move {count} should be {len(record.lines) + 1}")
    seat = seat_number(letter, record.players, n)
    try:
        return Line(n, seat, record.game.parse(name), chance.strip() if chance else None)
    except BadNotation as error:
        raise BadRecord(f"line {n}: {error}") from None
