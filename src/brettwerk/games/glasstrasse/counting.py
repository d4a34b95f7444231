"""Counting what an effect depends on. Rules GS-5.19, GS-9.25, GS-9.26, GS-11.2, GS-12.2."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.effects import (
    BESIDE,
    BRICK_ELSEWHERE,
    GLASS_ELSEWHERE,
    HAND_CARD,
    IMMEDIATE_BUILDING,
    OWN,
)
from brettwerk.games.glasstrasse.land import count_beside, count_land, forests
from brettwerk.games.glasstrasse.layout import (
    BUILT,
    FOREST,
    HAND_SIZE,
    IMMEDIATE,
    MARKERS,
    STACK,
    block,
)
from brettwerk.games.glasstrasse.tables import PRICE, PRICES
from brettwerk.games.glasstrasse.wheels import stock
from brettwerk.kernel.state import bits

PRICE_GLASS: Final[i64] = 1
PRICE_BRICK: Final[i64] = 3


def count(v: vec[i64], seat: i64, source: i64, space: i64, tile: i64) -> i64:
    """How many of a thing there are now, for a player, seen from a space and a tile."""
    if source < OWN:
        return stock(v, seat, source)
    if source < BESIDE:
        if source - OWN == FOREST:
            return forests(v, seat)
        return count_land(v, seat, source - OWN)
    if source < HAND_CARD:
        return count_beside(v, seat, space, source - BESIDE)
    if source == HAND_CARD:  # GS-9.26: only cards really held
        return v[block(seat) + HAND_SIZE]
    if source == IMMEDIATE_BUILDING:  # GS-12.8: upgrades included
        return bits(v[block(seat) + BUILT + IMMEDIATE])
    if source == GLASS_ELSEWHERE:
        return built_in(v, seat, PRICE_GLASS, tile)
    if source == BRICK_ELSEWHERE:
        return built_in(v, seat, PRICE_BRICK, tile)
    return high_markers(v, seat)


def built_in(v: vec[i64], seat: i64, column: i64, tile: i64) -> i64:
    """Units of a good in the printed costs of all own tiles but one (GS-12.13, GS-12.21, GS-R28)."""
    p = block(seat) + BUILT
    n: i64 = 0
    kind: i64 = 0
    while kind < 3:
        mask = v[p + kind]
        i: i64 = kind * STACK
        while mask != 0:
            if mask & 1 == 1 and i != tile:
                n += PRICE[i * PRICES + column]
            mask >>= 1
            i += 1
        kind += 1
    return n


def high_markers(v: vec[i64], seat: i64) -> i64:
    """Goods markers on 4 or more (GS-12.24, GS-R31)."""
    p = block(seat)
    n: i64 = 0
    i: i64 = 0
    while i < MARKERS:
        if v[p + i] >= 4:
            n += 1
        i += 1
    return n
