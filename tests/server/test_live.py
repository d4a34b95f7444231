"""A game rebuilt from its rows is the same game, to every number; clocks follow from the rows alone."""

from __future__ import annotations

import random

import msgspec
import pytest
from test_hidden import new_live, seen, step

import brettwerk
from brettwerk.server.clocks import GRACE, Clocks
from brettwerk.server.limits import RULES, Limits
from brettwerk.server.live import LiveGame
from brettwerk.server.messages.tables import Clock
from brettwerk.server.storage import Row


@pytest.mark.parametrize("game", brettwerk.games())
@pytest.mark.parametrize("seed", range(3))
def test_rebuilt_from_rows_everything_is_the_same(game: str, seed: int) -> None:
    live = new_live(3, seed, game)
    rng = random.Random(seed)
    rows = []
    while not live.over and live.number < 500:
        rows.append(step(live, rng, live.number * 700, undos=0.15))
    again = LiveGame(live.setup)
    for row in rows:
        again.add(row)
    assert again.journal.state.key() == live.journal.state.key()
    for viewer in (-1, 0, 1, 2):
        assert seen(again, viewer) == seen(live, viewer)
        assert again.sight(viewer).asked_version == live.sight(viewer).asked_version


def test_a_gap_in_the_rows_is_not_swallowed() -> None:
    live = new_live()
    with pytest.raises(ValueError, match="row 3 after row 0"):
        live.add(Row(3, 0, "move", 0, 0))


def test_versions_never_go_back_and_own_moves_always_count() -> None:
    live = new_live(3, 1)
    rng = random.Random(1)
    while not live.over:
        before = [sight.version for sight in live.sights]
        row = step(live, rng, 0)
        after = [sight.version for sight in live.sights]
        assert all(b <= a <= b + 1 for b, a in zip(before, after))
        assert after[row.seat + 1] == before[row.seat + 1] + 1


def test_a_game_of_other_rules_is_not_opened() -> None:
    live = new_live()
    with pytest.raises(Exception, match="rules"):
        LiveGame(msgspec.structs.replace(live.setup, rules=99))


def test_a_clock_per_turn() -> None:
    clocks = Clocks(Clock("move", 60), {0, 1})
    clocks.turn(1000, [0, 1], set(), None)
    assert clocks.deadline(0) == 61_000
    clocks.turn(5000, [0, 1], set(), None)  # a secret step of anybody: nothing moves
    assert clocks.deadline(0) == 61_000
    clocks.turn(6000, [1], set(), None)
    assert clocks.deadline(0) is None
    clocks.turn(7000, [1], set(), 1)  # a step that all see begins a new turn
    assert clocks.deadline(1) == 67_000
    clocks.turn(8000, [1], {1}, None)
    assert clocks.next_deadline() is None


def test_a_budget_is_used_up_and_grows_per_turn() -> None:
    clocks = Clocks(Clock("budget", 100, 5), {0})
    clocks.turn(0, [0], set(), None)
    clocks.turn(30_000, [1], set(), None)
    assert clocks.bank[0] == 75_000
    clocks.turn(40_000, [0], set(), None)
    assert clocks.next_deadline() == (115_000, 0)
    clocks.turn(200_000, [0], {0}, None)
    clocks.bank[0] = 0
    clocks.come_back(0)
    assert clocks.bank[0] == GRACE


def test_limits_let_through_so_many_and_then_no_more() -> None:
    limits = Limits()
    most, _ = RULES["talk"]
    results = [limits.allowed("talk", "p_1") for _ in range(int(most) + 3)]
    assert results == [True] * int(most) + [False] * 3
    assert limits.allowed("talk", "p_2")
    assert all(Limits(on=False).allowed("talk", "p_1") for _ in range(100))
