"""One game between bots, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

import brettwerk
from brettwerk import bots
from brettwerk.kernel.game import Value
from brettwerk.kernel.state import State
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
    ranks: list[int]
    shares: list[float]
    decisions: list[int]
    milliseconds: list[float]
    slowest: list[float]
    key: str
    record: str
    busy: list[float] = []  # the most processor time a decision took, in milliseconds; unknown in older ledgers


def play_out(state: State, minds: list[bots.Bot], look: Callable[[State, int], None] | None = None) -> None:
    """Lets bots play a state to its end; `look` is shown the position after each action of a seat."""
    while not state.over:
        seat = state.to_act()[0]
        state.apply(seat, minds[seat].choose(observe(state, seat)))
        if look is not None:
            look(state, seat)


def play(pairing: Pairing) -> Result:
    """Plays a game; equal pairings of bots without a clock give equal games, wherever they are played."""
    game = brettwerk.game(pairing.game)
    players = len(pairing.seats)
    journal = Journal(game, players, pairing.seed, pairing.options)
    minds = [bots.find(name, pairing.seed * 8 + seat) for seat, name in enumerate(pairing.seats)]
    decisions = [0] * players
    spent = [0.0] * players
    slowest = [0.0] * players
    busy = [0.0] * players
    state = journal.state
    while not state.over:
        seat = state.to_act()[0]
        view = observe(state, seat)
        started = time.perf_counter()
        worked = time.thread_time()
        action = minds[seat].choose(view)
        busy[seat] = max(busy[seat], (time.thread_time() - worked) * 1000)
        took = (time.perf_counter() - started) * 1000
        decisions[seat] += 1
        spent[seat] += took
        slowest[seat] = max(slowest[seat], took)
        journal.apply(seat, action)
    winners = state.winners()
    standings = [state.standing(seat) for seat in range(players)]
    return Result(
        number=pairing.number,
        seed=pairing.seed,
        seats=pairing.seats,
        scores=[score.total for score in state.scores()],
        ranks=[sum(other > mine for other in standings) for mine in standings],
        shares=[(seat in winners) / len(winners) for seat in range(players)],
        decisions=decisions,
        milliseconds=[round(ms, 3) for ms in spent],
        slowest=[round(ms, 3) for ms in slowest],
        key=state.key(),
        busy=[round(ms, 3) for ms in busy],
        record=write(from_journal(journal, dict(enumerate(pairing.seats)))),
    )
