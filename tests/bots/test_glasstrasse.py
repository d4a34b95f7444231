"""Glasstraße bots: whole hands instead of card by card, and periods judged with the hands."""

from __future__ import annotations

from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk import bots
from brettwerk.bots.patience import LONG
from brettwerk.bots.plan import UNNOTED, Notes, completed, finished, planned, settled
from brettwerk.bots.tree import Tree
from brettwerk.games.glasstrasse import alone, details
from brettwerk.games.glasstrasse.features import FEATURES, INPUTS, SHARED
from brettwerk.games.glasstrasse.layout import (
    BUILDING,
    CARDS,
    HAND,
    HAND_SIZE,
    LAND,
    LOCKED,
    MARKERS,
    MARKET,
    NO_TILE,
    PERIOD,
    PHASE,
    SELECT,
    SPACES,
    TILES,
    UPGRADES,
    block,
)
from brettwerk.games.glasstrasse.notation import MARKER, TILE_IDS
from brettwerk.games.glasstrasse.tables import CARD_IDS, PRICE, PRICE_GOODS, PRICES
from brettwerk.games.glasstrasse.wheels import stock
from brettwerk.games.glasstrasse.words import PICK_CARD
from brettwerk.kernel.actions import operand_of
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION, REVEALS, STEPS, State
from brettwerk.seats import observe

GAME = brettwerk.game("glasstrasse")
WIDTH, LENGTH = i64(2), i64(24)


def choices(players: int, deals: int) -> list[State]:
    """Positions in which a hand is to be chosen, from games as a beam plays them."""
    found = []
    for deal in range(deals):
        state = GAME.new(players, deal)
        while not state.over:
            if state.v[DECISION] == PICK_CARD:
                found.append(state.clone())
            state = finished(state, first_to_act(state), GAME.weights, WIDTH, LENGTH, True, UNNOTED, i64(0))
    return found


def cards_of(path: vec[i64]) -> list[int]:
    """The cards a proposal picks."""
    return [int(operand_of(act)) for act in path]


def worth(state: State, seat: int, cards: tuple[int, ...]) -> int:
    """What a position is worth with a hand."""
    trial = state.clone()
    trial.v[block(i64(seat)) + HAND] = i64(sum(1 << card for card in cards))
    trial.v[block(i64(seat)) + HAND_SIZE] = i64(len(cards))
    return int(trial.appraise(i64(seat), GAME.weights))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_hand_proposed_is_the_best_of_all(players: int) -> None:
    positions = choices(players, 1)
    assert len(positions) > 4
    for state in positions:
        seat = first_to_act(state)
        hand = cards_of(state.proposals(i64(seat), GAME.weights, False)[0])
        locked = int(state.v[block(i64(seat)) + LOCKED])
        free = [card for card in range(CARDS) if not locked >> card & 1]
        best = max(worth(state, seat, cards) for cards in combinations(free, len(hand)))
        assert worth(state, seat, tuple(hand)) == best


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_proposed_can_be_done(players: int) -> None:
    for state in choices(players, 2):
        seat = first_to_act(state)
        paths = state.proposals(i64(seat), GAME.weights, True)
        assert len({tuple(cards_of(path)) for path in paths}) == len(paths) > 18
        for path in paths:
            trial = state.clone()
            for act in path:
                if not trial.is_legal(i64(seat), act):
                    assert trial.v[DECISION] != PICK_CARD or trial.to_act() != state.to_act()  # the last went by itself
                    break
                trial.apply(seat, int(act))


def test_a_hand_that_has_been_begun_is_completed_with_later_cards() -> None:
    state = GAME.new(2, 5)
    state.apply(0, state.legal(0)[3])
    begun = int(state.v[block(i64(0)) + HAND])
    (path,) = state.proposals(i64(0), GAME.weights, False)
    assert len(path) == 4
    assert 1 << min(cards_of(path)) > begun
    assert cards_of(path) == sorted(cards_of(path))


def test_hands_are_proposed_where_cards_are_picked_and_nowhere_else() -> None:
    state = GAME.new(2, 5)
    while state.v[DECISION] == PICK_CARD:
        assert state.proposals(i64(first_to_act(state)), GAME.weights, False)
        seat = first_to_act(state)
        state.apply(seat, state.legal(seat)[0])
    assert not state.proposals(i64(first_to_act(state)), GAME.weights, True)


def test_a_search_knows_the_neighbours_of_the_best_hand() -> None:
    state = GAME.new(2, 5)
    notes = Notes(True)
    finished(state, 0, GAME.weights, i64(4), LENGTH, False, notes, i64(-1))
    hands = {tuple(cards_of(notes.path(end))) for end in notes.end}
    (best,) = state.proposals(i64(0), GAME.weights, False)
    assert len(hands) == 51
    assert all(len(set(hand) & set(cards_of(best))) >= 4 for hand in hands)


def test_a_new_period_is_judged_once_all_hands_are_chosen() -> None:
    state = GAME.new(2, 5)
    tree = Tree(observe(state, 0).veiled(), i64(0), GAME.weights, Rng(1), 0.3)
    seen = set()
    while state.v[PERIOD] == 1 or tree.goes_on(state):
        chosen = state.v[DECISION] != PICK_CARD
        seen.add((int(state.v[PERIOD]), chosen))
        assert tree.goes_on(state)
        state = finished(state, first_to_act(state), GAME.weights, WIDTH, LENGTH, True, UNNOTED, i64(0))
    assert seen == {(1, False), (1, True), (2, False)}
    assert state.v[PERIOD] == 2
    assert all(state.v[block(i64(seat)) + HAND] for seat in range(2))


def test_alone_a_search_plays_two_periods_to_their_ends() -> None:
    state = GAME.new(1, 5)
    tree = Tree(observe(state, 0).veiled(), i64(0), GAME.weights, Rng(1), 0.3)
    while state.v[PERIOD] < 3:
        assert tree.goes_on(state)
        state = finished(state, i64(0), GAME.weights, WIDTH, LENGTH, True, UNNOTED, i64(0))
    assert not tree.goes_on(state)


def test_of_two_ways_to_the_same_end_the_shorter_one_is_better() -> None:
    detours = 0  # without a price for every step goods would be changed to and fro for ever
    for deal in (3, 9, 16, 39, 40, 41, 42, 43):
        state = GAME.new(1, deal)
        mind = bots.find("greedy", deal)
        while not state.over:
            ways: dict[tuple[int, ...], set[tuple[int, int]]] = {}
            for act in state.candidates(i64(0)):
                child = state.clone()
                child.play(i64(0), act)
                if settled(child, i64(0), state.v[REVEALS]):
                    continue
                beam = planned(child, i64(0), GAME.weights, i64(16), LENGTH, False, UNNOTED, i64(0))
                value = completed(child, i64(0), GAME.weights, state.v[REVEALS], i64(16), UNNOTED, i64(0))
                end = tuple(int(cell) for at, cell in enumerate(beam.best.v) if at != STEPS)
                ways.setdefault(end, set()).add((int(beam.best_length), int(value)))
            for lengths in ways.values():
                shortest, most = min(lengths)[0], max(value for _, value in lengths)
                detours += len(lengths) - 1
                assert all(value == most - (length - shortest) for length, value in lengths)
            state.apply(0, mind.choose(observe(state, 0)))
    assert detours > 3


def test_what_is_seen_alone_is_what_lies_there() -> None:
    names = GAME.feature_names()
    reached = 0
    for state in choices(1, 3):
        pairs = [int(n) for n in state.features(i64(0))]
        assert all(feature >= SHARED for feature in pairs[::2])  # weights of a table are not touched
        seen = {names[feature].removeprefix("alone") for feature, value in zip(pairs[::2], pairs[1::2]) if value}
        stage = f", stage {(state.v[PERIOD] - 1) // 2 + 1}: "
        p = block(i64(0))
        levels = [int(n) for n in state.v[p : p + MARKERS]]
        assert {f"{stage}{marker} {n}" for marker, n in zip(MARKER.names, levels)} <= seen
        land = [int(what) for what in state.v[p + LAND : p + LAND + SPACES]]
        for kind, name in enumerate(("empty", "forest", "pit", "grove", "pond")):
            assert f"{stage}{name} {min(land.count(kind), 7)}" in seen
        built = {TILE_IDS[what - BUILDING] for what in land if BUILDING <= what < BUILDING + TILES}
        upgrades = {TILE_IDS[tile] for tile in state.v[p + UPGRADES : p + UPGRADES + 3] if tile != NO_TILE}
        assert {name for name in seen if name.startswith(f"{stage}built")} == {
            f"{stage}built {tile}" for tile in built | upgrades
        }
        offered = {int(tile) for tile in state.v[MARKET : MARKET + 15] if tile != NO_TILE}
        for tile in offered:
            lack = sum(
                max(0, int(PRICE[tile * PRICES + n]) - int(stock(state.v, i64(0), PRICE_GOODS[n])))
                for n in range(PRICES)
            )
            near = {f": {TILE_IDS[tile]} in reach": lack == 0, f": {TILE_IDS[tile]} nearly in reach": 0 < lack < 3}
            assert all((name in seen) == there for name, there in near.items())
            reached += lack < 3
    assert reached > 20


def test_alone_cards_are_seen_in_pairs() -> None:
    state = GAME.new(1, 3)
    for act in cards_of(state.proposals(i64(0), GAME.weights, False)[0])[:2]:
        state.apply(0, next(option for option in state.legal(0) if operand_of(i64(option)) == act))
    names = GAME.feature_names()
    held = [CARD_IDS[card] for card in range(CARDS) if state.v[block(i64(0)) + HAND] >> card & 1]
    seen = {names[feature] for feature in state.features(i64(0))[::2]}
    assert len(held) == 2
    assert {name for name in seen if " and " in name} == {f"alone: holds {held[1]} and {held[0]}"}
    assert {name for name in seen if name.startswith("alone, stage 1: holds")} == {
        f"alone, stage 1: holds {card}" for card in held
    }


def test_goods_are_not_changed_to_and_fro_for_ever() -> None:
    state = GAME.new(1, 2233656223868236263)
    mind = bots.find("greedy", 2233656223868236263 * 8)
    decisions = longest = lasting = 0
    reveals = i64(-1)
    while not state.over and decisions < 1000:
        lasting = lasting + 1 if state.v[REVEALS] == reveals else 1
        longest = max(longest, lasting)
        reveals = state.v[REVEALS]
        state.apply(0, mind.choose(observe(state, 0)))
        decisions += 1
    assert state.over
    assert LONG < longest < LONG + 30  # without patience this turn does not end


@pytest.mark.parametrize("players", [1, 3])
def test_a_network_sees_what_lies_there(players: int) -> None:
    insight = vec[i64]([i64(0)] * (int(GAME.inputs) + 1))
    assert GAME.inputs > GAME.first_input == len(GAME.weights)
    known = 0
    for state in choices(players, 3):
        seat = players - 1
        plain = [int(n) for n in state.sights(i64(seat), GAME.weights)]
        pairs = [int(n) for n in state.sights(i64(seat), insight)]
        assert pairs[: len(plain)] == plain == [int(n) for n in state.features(i64(seat))]
        values = dict(zip(pairs[len(plain) :: 2], pairs[len(plain) + 1 :: 2]))
        assert all(FEATURES <= feature < INPUTS for feature in values)
        first = SHARED if players == 1 else 0
        again = {n - first: value for n, value in zip(plain[::2], plain[1::2]) if n - first < SHARED}
        assert {feature: values[FEATURES + feature] for feature in again} == again
        seen = {feature - FEATURES - SHARED for feature in values}
        p = block(i64(seat))
        for marker in range(MARKERS):
            assert details.LEVEL_AT + 8 * marker + min(int(state.v[p + marker]), 7) in seen
        offered = {int(tile) for tile in state.v[MARKET : MARKET + 15] if tile != NO_TILE}
        assert {n - details.MARKET_AT for n in seen if details.MARKET_AT <= n < details.REACH_AT} == offered
        in_reach = {n - details.REACH_AT for n in seen if details.REACH_AT <= n < details.HELD_AT}
        if players == 1:
            assert in_reach == {n - (2 * SHARED + alone.REACH_AT) for n in plain[::2]} & set(range(2 * TILES))
        locked = int(state.v[p + LOCKED]) if players == 1 and state.v[PHASE] == SELECT else 0
        assert {n - details.LOCKED_AT for n in seen if details.LOCKED_AT <= n < details.PERIOD_AT} == {
            card for card in range(CARDS) if locked >> card & 1
        }
        known += bool(in_reach)
        assert details.PERIOD_AT + int(state.v[PERIOD]) in seen
    assert known > 3


def test_alone_a_search_judges_by_a_network_of_its_own() -> None:
    assert len(GAME.insight_of(1)) > GAME.inputs
    tree = bots.SearchBot(1, simulations=4).search(observe(GAME.new(1, 3), 0))
    assert list(tree.weights) == list(GAME.insight_of(1)) != list(GAME.insight_of(2))
