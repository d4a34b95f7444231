"""What a seat may know, and what it may imagine. The catalogue's section on hidden information."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import CHANCE, REVEALS, State
from brettwerk.seats import observe
from tests.lignum.scenario import GAME, Table


def positions(level: str, number: int) -> list[State]:
    found: list[State] = []
    rng = Rng(3)
    while len(found) < number:
        for players in (2, 3, 4):
            state = GAME.new(players, rng.seed(), {"level": level})
            while not state.over:
                acting = state.to_act()
                seat = acting[rng.below(len(acting))]
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
                if len(acting) > 1 or rng.below(10) == 0:
                    found.append(state.clone())
    return found[:number]


@pytest.mark.parametrize("level", ["basic", "expert"])
def test_states_that_differ_in_hidden_things_look_the_same(level: str) -> None:
    rng = Rng(9)
    differing = 0
    for state in positions(level, 200):
        seat = int(rng.below(state.players))
        twin = observe(state, seat).imagine(rng)
        twin.check()
        differing += twin.key() != state.key()
        assert observe(twin, seat) == observe(state, seat)
        assert twin.legal(seat) == state.legal(seat)
        assert twin.to_act() == state.to_act()
        assert GAME.view(GAME.restore(twin.veil(seat)), seat) == GAME.view(GAME.restore(state.veil(seat)), seat)
    assert differing > 150


def test_what_is_blanked_and_nothing_else() -> None:
    t = Table(3, "expert").round(2).phase(int(at.CHOICE)).begin().do("A:area 4")
    veiled = t.state.veil(1)
    hidden = set(range(int(CHANCE), int(CHANCE) + 4))
    for first, count in ((at.CRAFT_STACK, 18), (at.MARK_DECK, 15), (at.ORDER_DECK, 10)):
        hidden |= set(range(int(first), int(first) + count))
    hidden.add(int(at.block(0) + at.CHOSEN))
    differing = {i for i in range(len(veiled)) if veiled[i] != t.state.v[i]}
    assert differing <= hidden
    assert int(at.block(0) + at.CHOSEN) in differing


def test_an_imagined_game_uses_the_same_cards_and_tiles() -> None:
    t = Table(4, "advanced").round(3).phase(int(at.CHOICE)).begin()
    for seed in range(10):
        twin = observe(t.state, 2).imagine(Rng(seed))
        for first, count in ((at.CRAFT_STACK, 18), (at.MARK_DECK, 15), (at.ORDER_DECK, 10)):
            true = sorted(int(n) for n in t.state.v[first : first + count])
            assert sorted(int(n) for n in twin.v[first : first + count]) == true


def test_chosen_areas_are_guessed() -> None:
    t = Table(2).round(2).phase(int(at.CHOICE)).begin().do("A:area 4")
    guesses = {int(observe(t.state, 1).imagine(Rng(s)).v[at.block(0) + at.CHOSEN]) for s in range(60)}
    assert guesses == set(range(6))
    assert int(observe(t.state, 0).imagine(Rng(1)).v[at.block(0) + at.CHOSEN]) == 3


def test_reveals_are_undo_boundaries() -> None:
    t = Table(2).round(2).phase(int(at.CHOICE)).begin()
    before = int(t.state.v[REVEALS])
    t.do("A:area 4")
    assert int(t.state.v[REVEALS]) == before
    t.do("B:area 1")
    revealed = int(t.state.v[REVEALS])
    assert revealed > before
    t.do(t.options()[0])
    assert int(t.state.v[REVEALS]) == revealed  # perfect information from here on
    stocked = Table(2).round(2).phase(int(at.STOCKING)).bare_path()
    before = int(stocked.state.v[REVEALS])
    stocked.begin()
    assert int(stocked.state.v[REVEALS]) >= before + 2  # layout and marking card
