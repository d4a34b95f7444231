"""What players probably hold: they chose their cards because they can use them. No rules here, only likelihood.

Hands follow from what lies open, so who knows the worth of each card to its owner knows most of a hand: of the five
cards that go together best four are there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.cards import cards_to_choose
from brettwerk.games.glasstrasse.layout import ALL_CARDS, CARDS, HAND, HAND_SIZE, PHASE, SELECT, block
from brettwerk.kernel.rng import below
from brettwerk.kernel.state import OPEN, PLAYERS, State

HALF: Final[i64] = 140  # thousandths of a point by which a card is worth less and half as likely
MOST: Final[i64] = 1 << 20  # the share of the best card
LEAST: Final[i64] = 1 << 8  # and of the worst: anybody may hold anything


def suspicions(state: State, weights: vec[i64]) -> vec[i64]:
    """For each player and card a share that says how likely it was chosen; the state is changed."""
    v = state.v
    v[PHASE] = SELECT
    shares = vec[i64](capacity=v[PLAYERS] * CARDS)
    seat: i64 = 0
    while seat < v[PLAYERS]:
        shares = add_shares(state, seat, weights, shares)
        seat += 1
    return shares


def add_shares(state: State, seat: i64, weights: vec[i64], shares: vec[i64]) -> vec[i64]:
    """The shares of one player's cards: by what each one alone would be worth in hand."""
    hand = block(seat) + HAND
    worth = vec[i64](capacity=CARDS)
    best: i64 = 0
    card: i64 = 0
    while card < CARDS:
        state.v[hand] = 1 << card
        worth = append(worth, state.appraise(seat, weights))
        if worth[card] > worth[best]:
            best = card
        card += 1
    state.v[hand] = 0
    card = 0
    while card < CARDS:
        behind = worth[best] - worth[card]
        share: i64 = 0
        if behind // HALF < 20:
            share = (MOST >> (behind // HALF)) * (2 * HALF - behind % HALF) // (2 * HALF)
        shares = append(shares, max(share, LEAST))
        card += 1
    return shares


def likely(mask: i64, shares: vec[i64], seat: i64, chance: vec[i64]) -> i64:
    """One of a player's possible cards, the likely ones often."""
    at = seat * CARDS
    total: i64 = 0
    card: i64 = 0
    while card < CARDS:
        if (mask >> card) & 1 == 1:
            total += shares[at + card]
        card += 1
    left = below(chance, 0, total)
    card = 0
    while (mask >> card) & 1 == 0 or left >= shares[at + card]:
        if (mask >> card) & 1 == 1:
            left -= shares[at + card]
        card += 1
    return card


def choose_for_others(v: vec[i64], seat: i64, shares: vec[i64], chance: vec[i64]) -> None:
    """While hands are chosen: whoever still chooses besides the seat has chosen now."""
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat and (v[OPEN] >> other) & 1 == 1:
            p = block(other)
            v[p + HAND] = 0
            v[p + HAND_SIZE] = cards_to_choose(v)
            n: i64 = 0
            while n < v[p + HAND_SIZE]:
                v[p + HAND] |= 1 << likely(ALL_CARDS & ~v[p + HAND], shares, other, chance)
                n += 1
            v[OPEN] &= ~(1 << other)
        other += 1
