"""The race of plans: equal tries for all that run, half of them drop out when it is time, and what the best one is."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.bots.plan import UNNOTED, finished
from brettwerk.bots.race import Race, cuts
from brettwerk.bots.search import EXPLORE, SearchBot
from brettwerk.bots.tree import SHORT, Tree
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe
from tests.bots.test_bots import position


def numbers(*values: int) -> vec[i64]:
    """A vector."""
    return vec[i64]([i64(value) for value in values])


def test_the_worse_half_drops_out_until_one_is_left() -> None:
    assert [cuts(i64(n)) for n in (1, 2, 3, 4, 5, 8, 9)] == [1, 1, 2, 2, 3, 3, 4]


def test_plans_are_tried_in_turn_the_most_promising_first() -> None:
    race = Race(numbers(4, 5, 6), numbers(10, 30, 20))
    assert [int(race.next()) for _ in range(6)] == [5, 6, 4, 5, 6, 4]


def test_nobody_drops_out_before_all_were_tried_equally_often() -> None:
    race = Race(numbers(4, 5, 6), numbers(10, 30, 20))
    race.next()
    assert not race.is_due(0.9)
    race.next()
    race.next()
    assert race.is_due(0.9)


def test_nobody_drops_out_before_the_share_of_the_budget_is_used() -> None:
    race = Race(numbers(4, 5, 6), numbers(10, 30, 20))  # two cuts: the first after half of the budget
    assert not race.is_due(0.49)
    assert race.is_due(0.5)
    race.drop_out(numbers(1, 3, 2), 0.6)
    assert [int(plan) for plan in race.running] == [6, 4]  # of 5, 6, 4 as they stood
    assert not race.is_due(0.99)  # the last two run until nothing is left
    assert race.is_due(1.0)
    race.drop_out(numbers(1, 2), 1.0)
    assert [int(plan) for plan in race.running] == [4]
    assert not race.is_due(1.0)


def test_a_broad_look_finds_better_plans_and_more_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    habits = brettwerk.game("hoyuk").habits
    found: list[tuple[int, float]] = []  # how many plans, and what the best ones seem to be worth
    for broad, more in ((4, 8), (16, 8), (16, 40)):
        monkeypatch.setattr(habits, "broad", broad)
        monkeypatch.setattr(habits, "more", more)
        plans, worth = 0, 0.0
        for deal in range(20):
            state = position("hoyuk", 2, deal, 30)
            seat = state.to_act()[0]
            tree = Tree(observe(state, seat).veiled(), i64(seat), state.game.insight_of(2), Rng(1), EXPLORE)
            plans += len(tree.plans.all)
            worth += max(tree.edges.guess[plan] for plan in tree.plans.all)
        found.append((plans, worth))
    (few, narrow), (_, broad_worth), (many, same) = found
    assert narrow < broad_worth == same
    assert few < many


def test_a_search_of_hoyuk_gives_the_last_plans_most_of_its_simulations() -> None:
    seen = 0
    for deal in range(12):
        state = position("hoyuk", 2, deal, 30)
        seat = state.to_act()[0]
        bot = SearchBot(1, simulations=600)
        thoughts = bot.explain(observe(state, seat))
        tree = bot.tree
        assert tree is not None
        assert tree.race is not None
        running = {int(plan) for plan in tree.race.running}
        visits = [int(tree.edges.visits[plan]) for plan in tree.plans.all]
        if len(visits) < 4 or int(tree.simulations) < 600:
            continue  # one plan was better beyond doubt
        seen += 1
        dropped = [visits[plan] for plan in range(len(visits)) if plan not in running]
        assert len(running) <= 2
        assert min(visits[plan] for plan in running) >= max(dropped)
        assert 1 <= min(dropped) < max(visits)
        assert int(tree.favourite()) in running
        assert thoughts[0].action == int(tree.edges.act[tree.favourite()])
    assert seen >= 5


def test_where_players_compete_play_outs_look_at_what_rivals_have() -> None:
    differing = 0
    for deal in range(20):
        state = position("hoyuk", 2, deal, 40)
        seat = i64(state.to_act()[0])
        tree = Tree(observe(state, int(seat)).veiled(), seat, state.game.weights, Rng(1), EXPLORE)
        world = tree.world()
        actor = first_to_act(world)
        narrow = i64(tree.habits.narrow)
        ends = [
            finished(world.clone(), actor, tree.weights, narrow, SHORT, own, UNNOTED, i64(0)).key()
            for own in (False, True)
        ]
        assert tree.turn(world.clone()).key() == ends[0]
        differing += ends[0] != ends[1]
    assert differing >= 3
