"""What players probably hold in Glasstraße: guessed from what they can use, never known, and not peeked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk import bots
from brettwerk.bots.plan import UNNOTED, finished
from brettwerk.bots.tree import Tree
from brettwerk.games.glasstrasse.layout import CARDS, HAND, HAND_SIZE, NOTCHES, PHASE, SELECT, block
from brettwerk.games.glasstrasse.suspicion import HALF, LEAST, MOST
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION, OPEN, State
from brettwerk.seats import observe

GAME = brettwerk.game("glasstrasse")


def positions(players: int, deals: int) -> Iterator[State]:
    """Each position in which somebody begins a turn, from games as a beam plays them."""
    for deal in range(deals):
        state = GAME.new(players, deal)
        while not state.over:
            yield state.clone()
            state = finished(state, first_to_act(state), GAME.weights, i64(1), i64(24), True, UNNOTED, i64(0))


def veiled(state: State, seat: int) -> State:
    """What a seat knows."""
    return GAME.restore(state.veil(i64(seat)))


def shares_of(shares: vec[i64], seat: int) -> list[int]:
    """How likely each card of a player was chosen."""
    return [int(share) for share in shares[seat * int(CARDS) : (seat + 1) * int(CARDS)]]


def hand(state: State, seat: int) -> set[int]:
    """The cards a player holds."""
    return {card for card in range(CARDS) if state.v[block(i64(seat)) + HAND] >> card & 1}


def card_played(before: State, after: State, seat: i64) -> i64:
    """The card that left a player's hand in the own turn, not in that of another."""
    p = block(seat)
    return before.v[p + HAND] & ~after.v[p + HAND] & ~after.v[p + NOTCHES]


def worth(state: State, seat: int, card: int) -> int:
    """What a single card is worth to its owner when hands are chosen."""
    trial = state.clone()
    trial.v[PHASE] = SELECT
    trial.v[block(i64(seat)) + HAND] = i64(1 << card)
    return int(trial.appraise(i64(seat), GAME.weights))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_is_half_as_likely_where_it_is_worth_a_little_less(players: int) -> None:
    for state in list(positions(players, 1))[::5]:
        known = veiled(state, 0)
        shares = known.suspicions(GAME.weights)
        assert len(shares) == players * CARDS
        for seat in range(players):
            known.v[block(i64(seat)) + HAND] = i64(0)
            values = [worth(known, seat, card) for card in range(CARDS)]
            for value, share in zip(values, shares_of(shares, seat)):
                likely = max(int(MOST) * 0.5 ** ((max(values) - value) / int(HALF)), int(LEAST))
                assert 0.99 < share / likely < 1.1  # between two halvings the share falls in a straight line


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_suspected_does_not_depend_on_what_is_hidden(players: int) -> None:
    for n, state in enumerate(list(positions(players, 1))[::3]):
        known = veiled(state, 1)
        before = list(known.v)
        other = known.clone()
        other.unveil(i64(1), Rng(n).cells)
        assert list(known.suspicions(GAME.weights)) == list(veiled(other, 1).suspicions(GAME.weights))
        assert list(known.v) == before


def test_alone_nothing_is_suspected() -> None:
    assert len(GAME.new(1, 1).suspicions(GAME.weights)) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_likely_world_is_a_possible_one(players: int) -> None:
    looked = 0
    for n, state in enumerate(list(positions(players, 2))[::2]):
        if state.v[PHASE] == SELECT:
            continue
        for seat in range(players):
            known = veiled(state, seat)
            world = known.clone()
            world.suppose(i64(seat), Rng(n).cells, known.suspicions(GAME.weights))
            world.reopen()
            world.check()
            assert list(world.veil(i64(seat))) == list(known.v)
            assert world.legal(seat) == state.legal(seat)
            looked += 1
    assert looked > 40


@pytest.mark.parametrize("players", [2, 3, 4])
def test_while_hands_are_chosen_the_others_have_chosen_already(players: int) -> None:
    state = GAME.new(players, 3)
    known = veiled(state, 1)
    world = known.clone()
    world.suppose(i64(1), Rng(5).cells, known.suspicions(GAME.weights))
    assert world.v[OPEN] == 1 << 1
    assert not hand(world, 1)
    for seat in set(range(players)) - {1}:
        assert len(hand(world, seat)) == world.v[block(i64(seat)) + HAND_SIZE] == 5


def test_likely_cards_come_often_and_any_card_can_come() -> None:
    state = next(state for state in positions(2, 1) if state.v[PHASE] != SELECT and state.round() == 2)
    known = veiled(state, 0)
    known.v[block(i64(1)) + HAND_SIZE] = i64(2)
    even = vec[i64]([i64(1)] * 2 * int(CARDS))
    first_five = vec[i64]([i64(4 if card < 5 else 1) for card in list(range(CARDS)) * 2])
    drawn = []
    for shares in (even, first_five):
        counts = [0] * int(CARDS)
        for n in range(1000):
            world = known.clone()
            world.suppose(i64(0), Rng(n).cells, shares)
            for card in hand(world, 1):
                counts[card] += 1
        drawn.append(counts)
    free = [card for card in range(CARDS) if drawn[0][card]]
    assert len(free) > 9
    assert all(100 < drawn[0][card] < 260 for card in free)
    likely = [drawn[1][card] for card in free if card < 5]
    others = [drawn[1][card] for card in free if card >= 5]
    assert min(others) > 0
    assert 2 < (sum(likely) / len(likely)) / (sum(others) / len(others)) < 4  # two are drawn, each only once


def test_most_of_a_hand_is_known_to_who_thinks_of_it() -> None:
    """Of five cards that a search takes, five guessed by likelihood hit three; by chance they hit 5/3."""
    hits = hands = 0
    for deal in range(6):
        state = GAME.new(2, deal)
        while not state.over and state.round() < 3:
            choosing = state.v[PHASE] == SELECT
            seat = state.to_act()[0]
            state.apply(seat, bots.make("search:20", deal).choose(observe(state, seat)))
            if choosing and state.v[PHASE] != SELECT:
                known = veiled(state, 0)
                shares = known.suspicions(GAME.insight_of(2))
                for n in range(10):
                    world = known.clone()
                    world.suppose(i64(0), Rng(n).cells, shares)
                    hits += len(hand(world, 1) & hand(state, 1))
                    hands += 1
    assert hits > 2.5 * hands


def test_nobody_peeks_in_a_play_out() -> None:
    """A card is chosen as if the other's hand were not to be seen; who could see it would often choose another."""
    peeking = asked = 0
    for n, state in enumerate(positions(2, 3)):
        seat = first_to_act(state)
        if not state.guesses(seat):
            continue
        tree = Tree(observe(state, int(seat)).veiled(), seat, GAME.weights, Rng(n), 0.3)
        other = veiled(state, int(seat))
        other.unveil(seat, Rng(n + 1).cells)
        other.reopen()
        played = []
        peeked = []
        for world in (state, other):
            tree.rng = Rng(n, 2)
            played.append(card_played(state, tree.turn(world.clone()), seat))
            after = finished(world.clone(), seat, GAME.weights, i64(2), i64(12), True, UNNOTED, i64(0))
            peeked.append(card_played(state, after, seat))
        assert played[0] == played[1] != 0
        peeking += peeked[0] != peeked[1]
        asked += 1
    assert asked > 40
    assert peeking > asked // 20


@pytest.mark.parametrize("players", [1, 2])
def test_only_cards_are_guessed_at(players: int) -> None:
    guessed = set()
    for state in positions(players, 1):
        if state.guesses(first_to_act(state)):
            guessed.add(GAME.decisions[state.v[DECISION]])
    assert guessed == ({"play_card"} if players == 2 else set())
