"""Playing a record again, step by step, and checking that it is what it says it is."""

from __future__ import annotations

from collections.abc import Iterator

from brettwerk.kernel.errors import BadOption, BadRecord, IllegalAction
from brettwerk.records.journal import Journal, Move
from brettwerk.records.record import Line, Record, chance_of


def start(record: Record) -> Journal:
    """The first position of a record."""
    if record.rules != record.game.version:
        raise BadRecord(
            f"the record was played by rules version {record.rules} of {record.game.id}; this is {record.game.version}"
        )
    try:
        return Journal(record.game, record.players, record.seed, record.options)
    except BadOption as error:
        raise BadRecord(f"header: {error}") from None


def replay(record: Record) -> Iterator[tuple[Journal, Line, Move]]:
    """Replays a record; after each action the journal so far, the line and the move."""
    journal = start(record)
    for line in record.lines:
        try:
            move = journal.apply(line.seat, line.action)
        except IllegalAction as error:
            raise BadRecord(f"line {line.number}: {error}{other_data(record)}") from None
        yield journal, line, move


def verify(record: Record) -> Journal:
    """Replays a record strictly: every action legal, chance as noted, result and key as stated."""
    journal = start(record)
    for replayed, line, move in replay(record):
        journal = replayed
        chance = chance_of(record.game, move.events)
        if line.chance is not None and line.chance != chance:
            raise BadRecord(
                f"line {line.number}: chance revealed {chance or 'nothing'}, but the record says {line.chance}"
                f"{other_data(record)}"
            )
    state = journal.state
    if state.over != (record.result is not None or record.key is not None):
        stated = "a result" if record.result is not None else "no result"
        raise BadRecord(f"the record states {stated}, but the game is {'' if state.over else 'not '}over")
    if record.result is not None and record.result != [score.total for score in state.scores()]:
        real = " ".join(f"{score.total:g}" for score in state.scores())
        raise BadRecord(f"the result is {real}, not {' '.join(f'{p:g}' for p in record.result)}{other_data(record)}")
    if record.key is not None and record.key != state.key():
        raise BadRecord(f"the game ends in position {state.key()}, not {record.key}{other_data(record)}")
    return journal


def other_data(record: Record) -> str:
    """A hint where a record was played with other data tables."""
    if record.data == record.game.data:
        return ""
    return f" (the record was played with data tables {record.data}, here they are {record.game.data})"
