"""What a seat may know, and what it may imagine about the rest. Rules HN-1.2, HN-2.2.

Hidden are the order of the deck and the meadows that others have chosen and not yet revealed.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.rng import below
from brettwerk.kernel.state import PLAYERS, bit
from honey.layout import (
    CHOSEN,
    DECK,
    DELIVERED,
    MEADOWS,
    NO_MEADOW,
    NO_ORDER,
    OPEN_ORDERS,
    ORDERS,
    PLACES,
    UNKNOWN_MEADOW,
    block,
)


def veil(original: vec[i64], seat: i64) -> vec[i64]:
    """A copy with the deck and the choices of others blanked; with seat -1 all choices are."""
    v = original[:]
    for i in range(ORDERS):
        v[DECK + i] = 0
    for other in range(v[PLAYERS]):
        if other != seat and v[block(other) + CHOSEN] != NO_MEADOW:
            v[block(other) + CHOSEN] = UNKNOWN_MEADOW
    return v


def unveil(v: vec[i64], chance: vec[i64]) -> None:
    """Shuffles the orders that nobody has seen, and guesses the meadows of others."""
    seen: i64 = 0
    for place in range(PLACES):
        if v[OPEN_ORDERS + place] != NO_ORDER:
            seen |= bit(v[OPEN_ORDERS + place])
    for other in range(v[PLAYERS]):
        seen |= v[block(other) + DELIVERED]
        if v[block(other) + CHOSEN] == UNKNOWN_MEADOW:
            v[block(other) + CHOSEN] = below(chance, 0, MEADOWS)
    n: i64 = 0
    for order in range(ORDERS):
        if (seen >> order) & 1 == 0:
            put_into_deck(v, n, order, below(chance, 0, n + 1))
            n += 1


def put_into_deck(v: vec[i64], size: i64, order: i64, place: i64) -> None:
    """Shuffles while laying: the order goes to a random place, what lay there to the top."""
    v[DECK + size] = v[DECK + place]
    v[DECK + place] = order
