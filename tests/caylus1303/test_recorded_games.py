"""The recorded games of Caylus 1303 show the whole game: every kind of action, event and decision."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from brettwerk.records import read
from brettwerk.records.replay import start
from tests.caylus1303.scenario import GAME

FILES = sorted((Path(__file__).parent.parent / "records" / "caylus1303").glob("*.txt"))


def test_the_records_show_the_whole_game() -> None:
    players: Counter[int] = Counter()
    verbs, events, decisions = set(), set(), set()
    for path in FILES:
        record = read(path.read_text())
        players[record.players] += 1
        journal = start(record)
        for line in record.lines:
            decisions.add(GAME.question(journal.state, line.seat).id)
            verbs.add(GAME.name(line.action).split()[0])
            journal.apply(line.seat, line.action)
            events |= {GAME.events[event.kind].id for event in journal.moves[-1].events}
        assert journal.state.over
    assert len(FILES) >= 20
    assert min(players[n] for n in (2, 3, 4, 5)) >= 5
    assert verbs == {kind.verb for kind in GAME.kinds}
    assert decisions == set(GAME.decisions)
    assert events == {event.id for event in GAME.events}
