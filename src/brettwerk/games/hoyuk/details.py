"""What a network sees besides the features: each block as it stands, the hand, the stage, piles and disasters to come.

No rules here. What things are worth together, and when, is left to the network.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import MASK, OVEN_COUNT, PEN_COUNT, SHIFT, SHRINE_COUNT, TALL_COUNT
from brettwerk.games.hoyuk.layout import (
    BLOCKS,
    BUILT,
    COUNTS,
    DECK,
    DECK_SIZE,
    DISASTERS,
    DRAWN,
    FAMILIES,
    HAND,
    NO_TILE,
    PART,
    PHASE,
    PILE_SIZE,
    PILES,
    PLAYED,
    PLAYER,
    ROUND,
    SCORED,
    START,
    SYMBOLS,
    TILE,
    TILES,
    part,
)
from brettwerk.games.hoyuk.pace import tiles_of_rivals, tiles_to_come
from brettwerk.games.hoyuk.piles import is_open_pile, piles_in_play, top_of
from brettwerk.games.hoyuk.sights import FEATURES
from brettwerk.kernel.state import PLAYERS

LEVELS: Final[i64] = 8  # of houses in a block, of families, of rounds: from 0 to 7 or more
FEW: Final[i64] = 4  # of pieces in a block
CARDS: Final[i64] = 6  # of a symbol: from 1 to 6 or more
STAGES: Final[i64] = 3  # the last round, the one before, earlier
SOON: Final[i64] = 12  # tenths of rounds to come up to which it is the round before the last
LOW: Final[i64] = 2  # cards of a pile that is nearly used up

HOUSES_AT: Final[i64] = FEATURES  # blocks by own houses and those of the strongest rival, stage by stage
ASPECT_AT: Final[i64] = HOUSES_AT + STAGES * LEVELS * LEVELS  # by ovens, shrines, pens: shared, own, the rival's blocks
TALL_AT: Final[i64] = ASPECT_AT + 9 * FEW * FEW  # shared blocks by tall houses
HAND_AT: Final[i64] = TALL_AT + FEW * FEW
FAMILY_AT: Final[i64] = HAND_AT + SYMBOLS * CARDS
ALLOWED_AT: Final[i64] = FAMILY_AT + LEVELS  # cards that may still be played
PHASE_AT: Final[i64] = ALLOWED_AT + LEVELS
ROUND_AT: Final[i64] = PHASE_AT + SCORED + 1
TILES_AT: Final[i64] = ROUND_AT + LEVELS  # tiles still to be built: own, of rivals
LEFT_AT: Final[i64] = TILES_AT + 9  # rounds to come
BUILT_AT: Final[i64] = LEFT_AT + LEVELS  # houses built so far, by two
START_AT: Final[i64] = BUILT_AT + 13
TOP_AT: Final[i64] = START_AT + 1  # the card on top of each pile
LOW_AT: Final[i64] = TOP_AT + PILES * (SYMBOLS + 1)
DISASTER_AT: Final[i64] = LOW_AT + PILES  # disasters that nobody has seen yet
TILE_AT: Final[i64] = DISASTER_AT + DISASTERS  # the tile dealt
PLAYERS_AT: Final[i64] = TILE_AT + TILES
INPUTS: Final[i64] = PLAYERS_AT + 4

SHARED: Final[i64] = 0
OWN: Final[i64] = 1
STRANGE: Final[i64] = 2
KINDS: Final[vec[i64]] = vec[i64]([OVEN_COUNT, SHRINE_COUNT, PEN_COUNT])


def one(seen: vec[i64], feature: i64) -> vec[i64]:
    """One more feature that is there."""
    return append(append(seen, feature), i64(1))


def see_details(v: vec[i64], seat: i64, left: i64, seen: vec[i64]) -> vec[i64]:
    """Details in addition to what is seen; `left` are the tenths of rounds to come."""
    stage: i64 = 0 if left == 0 else (1 if left <= SOON else 2)
    block: i64 = 0
    while block < v[BLOCKS]:
        seen = see_block(v[part(seat) + COUNTS + block], strongest_rival(v, seat, block), stage, seen)
        block += 1
    seen = see_player(v, seat, seen)
    seen = one(seen, PHASE_AT + v[PHASE])
    seen = one(seen, ROUND_AT + min(v[ROUND], LEVELS - 1))
    seen = one(seen, LEFT_AT + min((left + 5) // 10, LEVELS - 1))
    seen = one(seen, PLAYERS_AT + v[PLAYERS] - 2)
    return see_piles(v, seen)


def strongest_rival(v: vec[i64], seat: i64, block: i64) -> i64:
    """What the rival with most houses in a block has there, packed."""
    best: i64 = 0
    at = PLAYER + COUNTS + block
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat and v[at] & 31 > best & 31:
            best = v[at]
        at += PART
        other += 1
    return best


def see_block(mine: i64, theirs: i64, stage: i64, seen: vec[i64]) -> vec[i64]:
    """A block: houses and pieces of a player and of the strongest rival."""
    own = mine & 31
    strange = theirs & 31
    if own == 0 and strange == 0:
        return seen
    level = min(own, LEVELS - 1) * LEVELS + min(strange, LEVELS - 1)
    seen = one(seen, HOUSES_AT + stage * LEVELS * LEVELS + level)
    whose: i64 = SHARED if own != 0 and strange != 0 else (OWN if own != 0 else STRANGE)
    if whose == SHARED:
        seen = one(seen, TALL_AT + both(mine, theirs, TALL_COUNT))
    i: i64 = 0
    while i < 3:
        pieces = both(mine, theirs, KINDS[i])
        if pieces != 0:
            seen = one(seen, ASPECT_AT + (i * 3 + whose) * FEW * FEW + pieces)
        i += 1
    return seen


def both(mine: i64, theirs: i64, which: i64) -> i64:
    """How much of something a player and the rival have in a block, as one number."""
    own = min((mine >> SHIFT[which]) & MASK[which], FEW - 1)
    return own * FEW + min((theirs >> SHIFT[which]) & MASK[which], FEW - 1)


def see_player(v: vec[i64], seat: i64, seen: vec[i64]) -> vec[i64]:
    """Hand, families, tiles and houses of a player."""
    p = part(seat)
    symbol: i64 = 0
    while symbol < SYMBOLS:
        n = v[p + HAND + symbol]
        if n > 0:
            seen = one(seen, HAND_AT + symbol * CARDS + min(n, CARDS) - 1)
        symbol += 1
    seen = one(seen, FAMILY_AT + min(v[p + FAMILIES], LEVELS - 1))
    seen = one(seen, ALLOWED_AT + max(0, min(v[p + FAMILIES] - v[p + PLAYED], LEVELS - 1)))
    tiles = tiles_to_come(v, seat)
    seen = one(seen, TILES_AT + tiles * 3 + tiles_of_rivals(v, seat))
    if tiles > 0 and v[p + TILE] != NO_TILE:
        seen = one(seen, TILE_AT + v[p + TILE])
    seen = one(seen, BUILT_AT + min(v[p + BUILT] // 2, 12))
    if v[START] == seat:
        seen = one(seen, START_AT)
    return seen


def see_piles(v: vec[i64], seen: vec[i64]) -> vec[i64]:
    """The cards on top of the piles, and the disasters that are left."""
    pile: i64 = 0
    while pile < piles_in_play(v):
        if is_open_pile(v, pile):
            seen = one(seen, TOP_AT + pile * (SYMBOLS + 1) + top_of(v, pile))
            if v[PILE_SIZE + pile] <= LOW:
                seen = one(seen, LOW_AT + pile)
        pile += 1
    i = v[DRAWN]
    while i < v[DECK_SIZE]:
        seen = one(seen, DISASTER_AT + v[DECK + i])
        i += 1
    return seen
