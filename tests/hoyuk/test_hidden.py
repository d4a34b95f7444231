"""What a seat may know in every mode, and what it may imagine. Section "Hidden information" of the catalogue."""

from __future__ import annotations

from collections import Counter

import pytest

from brettwerk.games.hoyuk import layout, tables
from brettwerk.games.hoyuk.piles import card_at, pile_row
from brettwerk.kernel.play import random_move
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import CHANCE, State
from brettwerk.seats import imagine, observe

from .scenario import GAME, games

OPTIONS: list[dict[str, object]] = [
    {"mode": "advanced"},
    {"mode": "expert"},
    {"mode": "expert", "mix_reward_sets": True, "reward_profile": "alt_ten_each"},
]


def positions(options: dict[str, object]) -> list[State]:
    found: list[State] = []
    rng = Rng(31)
    for seed in games(6):
        state = GAME.new(2 + seed % 4, seed, options)  # type: ignore[arg-type]
        while not state.over:
            random_move(state, rng)
            if rng.below(12) == 0:
                found.append(state.clone())
    return found


def all_cards(state: State) -> Counter[int]:
    """Every reward card, wherever it is."""
    v = state.v
    cards: Counter[int] = Counter()
    for pile in range(7):
        cards.update(int(card_at(v, pile_row(pile), i)) for i in range(v[layout.PILE_SIZE + pile]))
    for seat in range(state.players):
        p = layout.part(seat)
        for symbol in range(7):
            cards[symbol] += int(v[p + layout.HAND + symbol])
        cards.update(int(card_at(v, p + layout.PLAYED_CARDS, i)) for i in range(v[p + layout.PLAYED]))
    for symbol in range(7):
        cards[symbol] += int(v[layout.GONE + symbol])
    return cards


@pytest.mark.rule("HO-1.21", "HO-1.15", "HO-1.18")
@pytest.mark.parametrize("options", OPTIONS, ids=["advanced", "expert", "mixed"])
def test_imagined_states_look_the_same_and_hold_the_same_cards(options: dict[str, object]) -> None:
    rng = Rng(7)
    differing = 0
    for state in positions(options):
        seat = int(rng.below(state.players))
        twin = imagine(observe(state, seat), rng)
        twin.check()
        assert observe(twin, seat).observation == observe(state, seat).observation
        for other in range(state.players):
            assert twin.legal(other) == state.legal(other)
        assert all_cards(twin) == all_cards(state)
        seen = int(min(state.v[layout.DRAWN], state.v[layout.DECK_SIZE]))
        deck = slice(layout.DECK, layout.DECK + seen)
        assert list(twin.v[deck.start : deck.stop]) == list(state.v[deck.start : deck.stop])
        differing += twin.key() != state.key()
    assert differing > 5


@pytest.mark.rule("HO-1.21")
def test_cards_never_seen_are_hidden_and_returned_ones_are_not() -> None:
    for state in positions({"mode": "basic"}):
        veiled = GAME.restore(state.veil(0))
        for pile in range(3):
            size, originals = int(state.v[layout.PILE_SIZE + pile]), int(state.v[layout.ORIGINALS + pile])
            for i in range(size):
                shown, true = card_at(veiled.v, pile_row(pile), i), card_at(state.v, pile_row(pile), i)
                assert shown == (layout.UNKNOWN_SYMBOL if 0 < i < originals else true)
        assert list(veiled.v[CHANCE : CHANCE + 4]) == [0, 0, 0, 0]


@pytest.mark.rule("HO-1.15", "HO-11.19")
def test_from_the_second_pass_on_the_disasters_are_known() -> None:
    state = GAME.new(2, 3)
    state.v[layout.DRAWN] = 12
    assert list(state.veil(0)[layout.DECK : layout.DECK + 12]) == list(state.v[layout.DECK : layout.DECK + 12])
    state.v[layout.DRAWN] = 5
    veiled = state.veil(0)
    assert list(veiled[layout.DECK + 5 : layout.DECK + 24]) == [0] * 19
    known = GAME.view(GAME.restore(veiled), 0)["disasters"]["seen"]  # type: ignore[index, call-overload]
    assert known == [tables.DISASTER_IDS[state.v[layout.DECK + i]] for i in range(5)]
