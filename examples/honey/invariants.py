"""What must hold in every position, whatever was played."""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.state import OVER, PLAYERS, bit
from honey.layout import (
    DECK,
    DECK_SIZE,
    DELIVERED,
    GROWN,
    MEADOWS,
    NO_ORDER,
    OPEN_ORDERS,
    ORDERS,
    PLACES,
    ROUND,
    ROUNDS,
    STORE,
    block,
)
from honey.tables import GROWTH, PRICE


def demand(holds: bool, what: str) -> None:
    """Raises BrokenRules."""
    if not holds:
        raise BrokenRules(f"honey: {what}")


def check(v: vec[i64]) -> None:
    """Every order lies in exactly one place, and every jar that grew is somewhere."""
    demand(0 <= v[ROUND] <= v[ROUNDS], "the round is out of bounds")
    demand(v[OVER] == 0 or v[ROUND] == v[ROUNDS], "the game ended early")
    check_orders(v)
    for meadow in range(MEADOWS):
        check_jars(v, meadow)


def check_orders(v: vec[i64]) -> None:
    """Deck, market and players hold each order once."""
    seen: i64 = 0
    number: i64 = 0
    for i in range(v[DECK_SIZE]):
        seen |= bit(v[DECK + i])
        number += 1
    for place in range(PLACES):
        if v[OPEN_ORDERS + place] != NO_ORDER:
            seen |= bit(v[OPEN_ORDERS + place])
            number += 1
    for seat in range(v[PLAYERS]):
        for order in range(ORDERS):
            if (v[block(seat) + DELIVERED] >> order) & 1 == 1:
                seen |= bit(order)
                number += 1
    demand(number == ORDERS and seen == bit(ORDERS) - 1, "an order is missing or lies in two places")


def check_jars(v: vec[i64], meadow: i64) -> None:
    """What grew lies on the meadow, stands in a store or was delivered."""
    jars = v[GROWN + meadow]
    for seat in range(v[PLAYERS]):
        demand(v[block(seat) + STORE + meadow] >= 0, "a store is below zero")
        jars += v[block(seat) + STORE + meadow]
        for order in range(ORDERS):
            if (v[block(seat) + DELIVERED] >> order) & 1 == 1:
                jars += PRICE[order * MEADOWS + meadow]
    demand(jars == v[ROUND] * GROWTH[meadow * 3 + v[PLAYERS] - 2], "a jar came from nowhere or is lost")
