"""What somebody who plays alone sees besides: exact stocks, land and buildings by stage, pairs of cards, near tiles.

No rules here. With seven periods and nobody else there is time for plans: which tile it is and how much of each good
there is counts for more than at a table, and it counts differently from stage to stage.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.layout import (
    BUILT,
    CARDS,
    COUNT,
    DISPLAY,
    HAND,
    HAND_SIZE,
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
from brettwerk.games.glasstrasse.notation import MARKER
from brettwerk.games.glasstrasse.tables import CARD_IDS, PRICE, PRICE_GOODS, PRICES
from brettwerk.games.glasstrasse.wheels import stock

STAGES: Final[i64] = 4  # of two periods each; the last one has but one
MOST: Final[i64] = 7  # levels of a marker, and landscape tiles of a kind that are told apart
KINDS: Final[i64] = 5  # of land
BUILDINGS: Final[i64] = 15  # that are told apart
NEAR: Final[i64] = 2  # goods that may lack for a tile in reach
PLACES: Final[i64] = 15  # of the building board

# In each stage:
LEVEL_AT: Final[i64] = 0  # each marker's level
KIND_AT: Final[i64] = LEVEL_AT + MARKERS * (MOST + 1)  # how many spaces are empty, pits, groves, ponds, forest
BUILT_AT: Final[i64] = KIND_AT + KINDS * (MOST + 1)
COUNT_AT: Final[i64] = BUILT_AT + TILES
HELD_AT: Final[i64] = COUNT_AT + BUILDINGS + 1
STAGE: Final[i64] = HELD_AT + CARDS
# In all of them:
PAIR_AT: Final[i64] = STAGES * STAGE  # two cards in hand
REACH_AT: Final[i64] = PAIR_AT + CARDS * CARDS  # a tile on offer that can be paid, or nearly
SEEN: Final[i64] = REACH_AT + 2 * TILES


def see_alone(v: vec[i64], counts: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Features numbered from `base` on, in addition to those found; `counts` is the lie of the land."""
    stage = base + min((v[PERIOD] - 1) // 2, STAGES - 1) * STAGE
    found = see_stocks(v, counts, stage, found)
    p = block(0)
    if v[PHASE] == SELECT or v[p + HAND_SIZE] > 1:  # the last card of a period is not used any more
        found = see_cards(v[p + HAND], stage + HELD_AT, base + PAIR_AT, found)
    return see_offer(v, 0, base + REACH_AT, found)


def one(found: vec[i64], feature: i64) -> vec[i64]:
    """One more feature that is there."""
    return append(append(found, feature), i64(1))


def see_set(mask: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """Each thing in a set; `first` is the feature of the first one."""
    while mask != 0:
        if mask & 1 == 1:
            found = one(found, first)
        mask >>= 1
        first += 1
    return found


def see_stocks(v: vec[i64], counts: i64, stage: i64, found: vec[i64]) -> vec[i64]:
    """Goods, land and buildings."""
    p = block(0)
    i: i64 = 0
    while i < MARKERS:
        found = one(found, stage + LEVEL_AT + i * (MOST + 1) + min(v[p + i], MOST))
        i += 1
    i = 0
    while i < KINDS:
        found = one(found, stage + KIND_AT + i * (MOST + 1) + min((counts >> (i * 8)) & 255, MOST))
        i += 1
    kind: i64 = 0
    while kind < 3:
        found = see_set(v[p + BUILT + kind], stage + BUILT_AT + kind * STACK, found)
        kind += 1
    return one(found, stage + COUNT_AT + min(v[p + COUNT], BUILDINGS))


def see_cards(hand: i64, held: i64, pairs: i64, found: vec[i64]) -> vec[i64]:
    """The cards in hand, each and in pairs."""
    i: i64 = 0
    while i < CARDS:
        if (hand >> i) & 1 == 1:
            found = one(found, held + i)
            k: i64 = 0
            while k < i:
                if (hand >> k) & 1 == 1:
                    found = one(found, pairs + i * CARDS + k)
                k += 1
        i += 1
    return found


def see_offer(v: vec[i64], seat: i64, reach: i64, found: vec[i64]) -> vec[i64]:
    """The tiles of building board and display that can be paid, or nearly."""
    p = block(seat)
    have = vec[i64](capacity=PRICES)
    i: i64 = 0
    while i < PRICES:
        have = append(have, stock(v, seat, PRICE_GOODS[i]))
        i += 1
    i = 0
    while i < PLACES:
        if v[MARKET + i] != NO_TILE:
            found = see_tile(v[MARKET + i], have, reach, found)
        i += 1
    kind: i64 = 0
    while kind < 3:
        mask = v[p + DISPLAY + kind]
        tile = kind * STACK
        while mask != 0:
            if mask & 1 == 1:
                found = see_tile(tile, have, reach, found)
            mask >>= 1
            tile += 1
        kind += 1
    return found


def see_tile(tile: i64, have: vec[i64], reach: i64, found: vec[i64]) -> vec[i64]:
    """Whether a tile can be paid, or nearly."""
    lack: i64 = 0
    i: i64 = 0
    at = tile * PRICES
    while i < PRICES:
        if PRICE[at + i] > have[i]:
            lack += PRICE[at + i] - have[i]
            if lack > NEAR:
                return found
        i += 1
    return one(found, reach + tile * 2 + (1 if lack > 0 else 0))


def names_alone(tiles: list[str]) -> list[str]:
    """What each of these features is called; `tiles` are the tiles' names."""
    names: list[str] = []
    for stage in range(1, int(STAGES) + 1):
        when = f"alone, stage {stage}: "
        names += [f"{when}{marker} {n}" for marker in MARKER.names for n in range(int(MOST) + 1)]
        lands = ("empty", "pit", "grove", "pond", "forest")
        names += [f"{when}{land} {n}" for land in lands for n in range(int(MOST) + 1)]
        names += [f"{when}built {tile}" for tile in tiles]
        names += [f"{when}{n} buildings" for n in range(int(BUILDINGS) + 1)]
        names += [f"{when}holds {card}" for card in CARD_IDS]
    names += [f"alone: holds {one} and {other}" for one in CARD_IDS for other in CARD_IDS]
    return names + [f"alone: {tile} {reach}" for tile in tiles for reach in ("in reach", "nearly in reach")]
