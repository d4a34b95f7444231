"""Bots: legal moves in every game, equal knowledge gives equal moves, budgets are kept."""

from __future__ import annotations

import time

import pytest

import brettwerk
from brettwerk import bots
from brettwerk.bots.search import SearchBot
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
    for number in range(60):
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        state = position(id, players, number, int(rng.below(200)))
        if state.over:
            continue
        seat = state.to_act()[0]
        one = observe(state, seat)
        two = observe(one.imagine(rng), seat)
        for name in ("greedy", "search:12"):
            assert bots.make(name, number).choose(one) == bots.make(name, number).choose(two)


def test_thoughts_are_data_for_people() -> None:
    state = position("glasstrasse", 2, 1, 40)
    seat = observe(state, state.to_act()[0])
    thoughts = SearchBot(1, simulations=60).think(seat)
    assert thoughts[0].action in seat.legal()
    assert [t.visits for t in thoughts] == sorted((t.visits for t in thoughts), reverse=True)
    assert sum(t.visits for t in thoughts) == 60
    assert all(seat.game.parse(t.name) == t.action for t in thoughts)


@pytest.mark.parametrize("id", GAMES)
def test_search_keeps_to_its_time(id: str) -> None:
    game = brettwerk.game(id)
    state = position(id, game.max_players, 5, 60)
    seat = observe(state, state.to_act()[0])
    bot = SearchBot(1, milliseconds=150)
    bot.think(seat)
    started = time.perf_counter()
    bot.think(seat)
    assert time.perf_counter() - started < 1.0  # generous: other programs run beside the tests


@pytest.mark.parametrize(
    "name", ["", "deep_blue", "search:", "search:0", "search:fast", "search:-5", "random:3", "greedy:strong"]
)
def test_unknown_bots_are_refused(name: str) -> None:
    if name == "search:":
        assert isinstance(bots.make(name, 1), SearchBot)
        return
    with pytest.raises(BadOption):
        bots.make(name, 1)
