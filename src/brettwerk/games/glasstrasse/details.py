"""What a network sees besides the features: each stock, tile and card by itself.

No rules here. What things are worth together, and when, is left to the network.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.alone import KINDS, MOST, PLACES, one, see_offer, see_set
from brettwerk.games.glasstrasse.layout import (
    ASIDE,
    BUILT,
    CARDS,
    COUNT,
    DISPLAY,
    HAND,
    HAND_SIZE,
    LOCKED,
    MARKERS,
    MARKET,
    NO_TILE,
    PERIOD,
    PHASE,
    SELECT,
    STACK,
    TILES,
    block,
)
from brettwerk.kernel.state import PLAYERS

LEVELS: Final[i64] = MOST + 1
PERIODS: Final[i64] = 8
SIZES: Final[i64] = 7  # of a hand that is being chosen, and of one that is being played
BUILDINGS: Final[i64] = 16

LEVEL_AT: Final[i64] = 0  # each marker's level
KIND_AT: Final[i64] = LEVEL_AT + MARKERS * LEVELS  # how many spaces are empty, pits, groves, ponds, forest
BUILT_AT: Final[i64] = KIND_AT + KINDS * LEVELS
DISPLAY_AT: Final[i64] = BUILT_AT + TILES
MARKET_AT: Final[i64] = DISPLAY_AT + TILES
REACH_AT: Final[i64] = MARKET_AT + TILES  # a tile on offer that can be paid, or nearly
HELD_AT: Final[i64] = REACH_AT + 2 * TILES
ASIDE_AT: Final[i64] = HELD_AT + CARDS  # cards used in this period
LOCKED_AT: Final[i64] = ASIDE_AT + CARDS
PERIOD_AT: Final[i64] = LOCKED_AT + CARDS
SIZE_AT: Final[i64] = PERIOD_AT + PERIODS
COUNT_AT: Final[i64] = SIZE_AT + 2 * SIZES
PLAYERS_AT: Final[i64] = COUNT_AT + BUILDINGS
DETAILS: Final[i64] = PLAYERS_AT + 4


def see_details(v: vec[i64], seat: i64, counts: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Features numbered from `base` on, in addition to those found; `counts` is the lie of the land."""
    found = see_offer(v, seat, base + REACH_AT, found)
    p = block(seat)
    i: i64 = 0
    while i < MARKERS:
        found = one(found, base + LEVEL_AT + i * LEVELS + min(v[p + i], MOST))
        i += 1
    i = 0
    while i < KINDS:
        found = one(found, base + KIND_AT + i * LEVELS + min((counts >> (i * 8)) & 255, MOST))
        i += 1
    i = 0
    while i < 3:
        found = see_set(v[p + BUILT + i], base + BUILT_AT + STACK * i, found)
        found = see_set(v[p + DISPLAY + i], base + DISPLAY_AT + STACK * i, found)
        i += 1
    i = 0
    while i < PLACES:
        if v[MARKET + i] != NO_TILE:
            found = one(found, base + MARKET_AT + v[MARKET + i])
        i += 1
    size: i64 = min(v[p + HAND_SIZE], SIZES - 1)
    choosing = v[PHASE] == SELECT
    if choosing:
        found = see_set(v[p + LOCKED], base + LOCKED_AT, found)
        found = one(found, base + SIZE_AT + size)
    else:
        found = see_set(v[p + ASIDE], base + ASIDE_AT, found)
        found = one(found, base + SIZE_AT + SIZES + size)
    if choosing or size > 1:  # the last card of a period is not used any more
        found = see_set(v[p + HAND], base + HELD_AT, found)
    found = one(found, base + PERIOD_AT + min(v[PERIOD], PERIODS - 1))
    found = one(found, base + COUNT_AT + min(v[p + COUNT], BUILDINGS - 1))
    return one(found, base + PLAYERS_AT + v[PLAYERS] - 1)
