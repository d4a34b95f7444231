"""One game between bots, and what came of it."""

from __future__ import annotations

import time

import msgspec

import brettwerk
from brettwerk import bots
from brettwerk.kernel.game import Value
from brettwerk.records import Journal, write
from brettwerk.records.record import from_journal
from brettwerk.seats import observe


class Pairing(msgspec.Struct, frozen=True):
    """A game to be played: its number, its deal, and which bot sits where."""

    number: int
    game: str
    seed: int
    options: dict[str, Value]
    seats: list[str]


class Result(msgspec.Struct, frozen=True):
    """A game that was played."""

    number: int
    seed: int
    seats: list[str]
    scores: list[float]
    shares: list[float]
    decisions: list[int]
    milliseconds: list[float]
    slowest: list[float]
    key: str
    record: str


def play(pairing: Pairing) -> Result:
    """Plays a game; equal pairings of bots without a clock give equal games, wherever they are played."""
    game = brettwerk.game(pairing.game)
    players = len(pairing.seats)
    journal = Journal(game, players, pairing.seed, pairing.options)
    minds = [bots.find(name, pairing.seed * 8 + seat) for seat, name in enumerate(pairing.seats)]
    decisions = [0] * players
    spent = [0.0] * players
    slowest = [0.0] * players
    state = journal.state
    while not state.over:
        seat = state.to_act()[0]
        view = observe(state, seat)
        started = time.perf_counter()
        action = minds[seat].choose(view)
        took = (time.perf_counter() - started) * 1000
        decisions[seat] += 1
        spent[seat] += took
        slowest[seat] = max(slowest[seat], took)
        journal.apply(seat, action)
    winners = state.winners()
    return Result(
        number=pairing.number,
        seed=pairing.seed,
        seats=pairing.seats,
        scores=[score.total for score in state.scores()],
        shares=[(seat in winners) / len(winners) for seat in range(players)],
        decisions=decisions,
        milliseconds=[round(ms, 3) for ms in spent],
        slowest=[round(ms, 3) for ms in slowest],
        key=state.key(),
        record=write(from_journal(journal, dict(enumerate(pairing.seats)))),
    )
