"""What a seat knows: nothing leaks, and what it imagines it cannot tell from the truth. For every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.kernel.game import Game
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import Seat, imagine, observe

GAMES = brettwerk.games()


def positions(game: Game, number: int, seed: int) -> list[State]:
    """Random positions of all player counts."""
    found: list[State] = []
    rng = Rng(seed)
    while len(found) < number:
        for players in range(game.min_players, game.max_players + 1):
            state = game.new(players, rng.seed())
            while not state.over:
                acting = state.to_act()
                seat = acting[rng.below(len(acting))]
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
                if rng.below(8) == 0:
                    found.append(state.clone())
    return found[:number]


def other_truth(state: State, seat: int, rng: Rng) -> State:
    """A state that differs from the given one only in what the seat cannot know."""
    return observe(state, seat).imagine(rng)


@pytest.mark.parametrize("id", GAMES)
def test_equal_knowledge_is_byte_equal(id: str) -> None:
    game = brettwerk.game(id)
    rng = Rng(17)
    differing = 0
    number = 10_000 if brettwerk.compiled() else 1_000
    for state in positions(game, number, 5):
        seat = int(rng.below(state.players))
        twin = other_truth(state, seat, rng)
        differing += twin.key() != state.key()
        one, two = observe(state, seat), observe(twin, seat)
        assert one.observation == two.observation
        assert one.legal() == two.legal() == state.legal(seat) == twin.legal(seat)
        assert one.to_act() == state.to_act()
    assert differing > number // 4  # the hidden part really was another one


@pytest.mark.parametrize("id", GAMES)
def test_imagined_states_are_possible_and_play_on(id: str) -> None:
    game = brettwerk.game(id)
    rng = Rng(23)
    for state in positions(game, 300, 6):
        seat = int(rng.below(state.players))
        imagined = imagine(observe(state, seat), rng)
        imagined.check()
        while not imagined.over:
            acting = imagined.to_act()
            legal = imagined.legal(acting[0])
            assert legal
            imagined.apply(acting[0], legal[rng.below(len(legal))])
        imagined.check()


@pytest.mark.parametrize("id", GAMES)
def test_questions_options_refusals_and_views_come_from_knowledge_alone(id: str) -> None:
    game = brettwerk.game(id)
    rng = Rng(29)
    for state in positions(game, 250, 7):
        seat = int(rng.below(state.players))
        one, two = observe(state, seat), observe(other_truth(state, seat, rng), seat)
        assert one.view() == two.view()
        assert [o.name for o in one.options()] == [o.name for o in two.options()]
        assert [(r.name, r.reason) for r in one.refusals()] == [(r.name, r.reason) for r in two.refusals()]
        spectator = observe(state, -1)
        assert spectator.legal() == []
        assert spectator.question() is None
        spectator.view()


def test_a_seat_holds_nothing_but_its_observation() -> None:
    state = brettwerk.game("glasstrasse").new(3, 1)
    seat = observe(state, 1)
    assert set(Seat.__slots__) == {"_state", "game", "number", "observation"}
    veiled = vec[i64](memoryview(seat.observation).cast("q"))
    assert list(veiled) == list(state.veil(1))
    assert seat == observe(state, 1)
    assert seat != observe(state, 0)


@pytest.mark.parametrize("id", GAMES)
def test_the_number_of_secret_steps_does_not_show(id: str) -> None:
    game = brettwerk.game(id)
    state = game.new(game.max_players, 2)
    acting = state.to_act()
    if len(acting) == 1:
        return  # this game begins with an open decision
    before = observe(state, acting[-1]).observation
    legal = state.legal(acting[0])
    state.apply(acting[0], legal[0])
    if acting[0] in state.to_act():
        assert observe(state, acting[-1]).observation == before


def memory() -> int:
    """Bytes this process holds in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells the memory in use this way")
@pytest.mark.parametrize("id", brettwerk.games())
def test_imagining_and_observing_leave_nothing_behind(id: str) -> None:
    state = brettwerk.game(id).new(2, 5)
    seat = state.to_act()[0]
    rng = Rng(1, 1)

    def look() -> None:
        known = observe(state, seat)
        known.legal()
        known.imagine(rng)

    for _ in range(200):
        look()
    before = memory()
    for _ in range(2000):
        look()
    assert memory() - before < 2_000_000  # a lost vector each time would be four times as much
