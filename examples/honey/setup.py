"""The first position. Rules HN-1.1 – HN-1.3."""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION, PLAYERS, TURN, numbers
from honey.layout import (
    CHOSEN,
    DECK,
    DECK_SIZE,
    GROWING,
    NO_MEADOW,
    OPEN_ORDERS,
    ORDERS,
    PHASE,
    PLACES,
    ROUNDS,
    block,
    size,
)
from honey.words import NO_DECISION


def first_position(players: i64, seed: i64, rounds: i64) -> vec[i64]:
    """An empty store for everybody; seat A is the start player (HN-1.1)."""
    v = numbers(size(players))
    v[PLAYERS] = players
    v[TURN] = -1
    v[DECISION] = NO_DECISION
    v[ROUNDS] = rounds
    v[PHASE] = GROWING
    for seat in range(players):
        v[block(seat) + CHOSEN] = NO_MEADOW
    deal(v, seed)
    return v


def deal(v: vec[i64], seed: i64) -> None:
    """Shuffles the orders and turns up three of them (HN-1.2, HN-1.3)."""
    for order in range(ORDERS):
        v[DECK + order] = order
    Rng(seed, 1).shuffle(v, DECK, ORDERS)
    v[DECK_SIZE] = ORDERS
    for place in range(PLACES):
        v[OPEN_ORDERS + place] = take_from_deck(v)


def take_from_deck(v: vec[i64]) -> i64:
    """The next order of the deck; its cell is blanked, so that equal positions have equal keys."""
    v[DECK_SIZE] -= 1
    order = v[DECK + v[DECK_SIZE]]
    v[DECK + v[DECK_SIZE]] = 0
    return order
