"""Bots: legal moves in every game, equal knowledge gives equal moves, budgets are kept."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk import bots
from brettwerk.bots.search import SearchBot
from brettwerk.bots.tree import Tree
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import observe

GAMES = brettwerk.games()
NAMES = ["random", "greedy", "search:20", "beginner"]


def position(id: str, players: int, seed: int, moves: int) -> State:
    state, rng = brettwerk.game(id).new(players, seed), Rng(seed)
    for _ in range(moves):
        if state.over:
            break
        acting = state.to_act()
        seat = acting[rng.below(len(acting))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_every_game_legally(id: str, name: str) -> None:
    game = brettwerk.game(id)
    for players in range(game.min_players, game.max_players + 1):
        state = position(id, players, players, 150)
        minds = [bots.make(name, seat) for seat in range(players)]
        for _ in range(25):
            if state.over:
                break
            seat = state.to_act()[0]
            view = observe(state, seat)
            action = minds[seat].choose(view)
            assert action in view.legal()
            state.apply(seat, action)


@pytest.mark.parametrize("id", GAMES)
def test_equal_knowledge_gives_equal_moves_whatever_the_truth(id: str) -> None:
    game = brettwerk.game(id)
    rng = Rng(3)
    number = looked = 0
    while looked < (250 if brettwerk.compiled() else 12):  # a thousand positions over the four games
        number += 1
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        state = position(id, players, number, int(rng.below(200)))
        if state.over:
            continue
        looked += 1
        seat = state.to_act()[0]
        one = observe(state, seat)
        two = observe(one.imagine(rng), seat)
        for name in ("greedy", "search:12"):
            assert bots.make(name, number).choose(one) == bots.make(name, number).choose(two)


def test_thoughts_are_data_for_people() -> None:
    state = position("glasstrasse", 2, 1, 40)
    seat = observe(state, state.to_act()[0])
    thoughts = SearchBot(1, simulations=60).explain(seat)
    assert thoughts[0].action in seat.legal()
    assert SearchBot(1, simulations=60).explain(seat)[0].action == thoughts[0].action
    assert 30 < sum(t.visits for t in thoughts) <= 60
    assert all(seat.game.parse(t.name) == t.action for t in thoughts)


class Clock:
    """A clock on which every look takes a while, as the simulations between two looks would."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def perf_counter(self) -> float:
        """The time, a step later than before."""
        self.now += self.step
        return self.now


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("step", [0.0007, 0.013, 0.049, 0.4])
def test_search_keeps_to_its_time(id: str, step: float, monkeypatch: pytest.MonkeyPatch) -> None:
    game = brettwerk.game(id)
    state = position(id, game.max_players, 5, 60)
    clock = Clock(step)
    monkeypatch.setattr("brettwerk.bots.search.time", clock)
    thoughts = SearchBot(1, milliseconds=150).explain(observe(state, state.to_act()[0]))
    assert thoughts[0].visits > 0 or step > 0.15
    assert (
        clock.now <= max(0.150, step) + 2 * step
    )  # never beyond its time, but for the plans and the look at the clock


def test_a_search_goes_deeper_only_while_there_is_time() -> None:
    state = position("caylus1303", 2, 5, 60)
    seat = state.to_act()[0]
    nodes = []
    for deeper in (False, True):
        tree = Tree(observe(state, seat).veiled(), i64(seat), state.game.weights, Rng(1), 0.3)
        for _ in range(300):
            tree.simulate(deeper)
        nodes.append(len(tree.edges.first))
    assert nodes[0] == 1 < nodes[1]


def test_a_decided_search_stops_early() -> None:
    state = position("glasstrasse", 2, 1, 40)
    seat = observe(state, state.to_act()[0])
    looked = sum(t.visits for t in SearchBot(1, simulations=4000).explain(seat))
    assert looked < 4000


@pytest.mark.parametrize(
    "name", ["", "deep_blue", "search:", "search:0", "search:fast", "search:-5", "random:3", "greedy:strong"]
)
def test_unknown_bots_are_refused(name: str) -> None:
    if name == "search:":
        assert isinstance(bots.make(name, 1), SearchBot)
        return
    with pytest.raises(BadOption):
        bots.make(name, 1)


def tried(first: list[float], second: list[float]) -> Tree:
    """A search that has tried two plans, with what was found for them in one world after the other."""
    state = position("hoyuk", 2, 5, 30)
    seat = state.to_act()[0]
    tree = Tree(observe(state, seat).veiled(), i64(seat), state.game.weights, Rng(1), 0.3)
    found = [first, second, *[[]] * (len(tree.plans.all) - 2)]
    tree.edges.visits = vec[i64]([i64(len(values)) for values in found])
    tree.edges.total = vec[float]([sum(values) for values in found])
    tree.edges.square = vec[float]([sum(value * value for value in values) for values in found])
    for plan, values in enumerate(found):
        tree.plans.came[plan] = vec[float](values)
    return tree


def test_plans_are_compared_world_by_world() -> None:
    chance = random.Random(3)
    luck, other = ([chance.gauss(0, 5000) for _ in range(60)] for _ in range(2))
    ahead = [value + 300 for value in luck]

    def clear(best: list[float], rival: list[float]) -> bool:
        return tried(best, rival).clear(i64(0), vec[i64]([i64(0), i64(1)]))

    assert clear(ahead, luck)  # a third of a point in every world, however great the luck
    assert not clear(luck, ahead)
    assert clear(luck, luck)  # it does not matter
    assert not clear(luck, other)
    assert not clear(other, luck)
    assert not clear(ahead[:11], luck[:11])  # too few worlds
    assert clear([value + 20000 for value in other], luck)  # each by itself


def test_worlds_are_only_compared_where_they_are_the_same() -> None:
    state = position("hoyuk", 2, 5, 30)
    bot = SearchBot(1, simulations=200)
    bot.explain(observe(state, state.to_act()[0]))
    tree = bot.tree
    assert tree is not None
    for plan in range(len(tree.plans.all)):
        assert len(tree.plans.came[plan]) == tree.edges.visits[plan]
        assert sum(tree.plans.came[plan]) == pytest.approx(tree.edges.total[plan])
