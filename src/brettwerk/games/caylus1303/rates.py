"""What things are worth to a bot by the weights of its features: resources, workers, favours, tiles, residences.

No rules here. The numbers of the features stand here, too, because a forecast weighs its choices with the same weights.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import GOLD_END_PP
from brettwerk.games.caylus1303.effects import (
    A_WORKER,
    ANY,
    BUILD_STONE,
    BUILD_WOOD,
    CLAIM,
    FAVOUR,
    LOW,
    MOVE_PROVOST,
    NOTHING_TO_DO,
    PP,
    RESULT,
    SHAPE,
)
from brettwerk.games.caylus1303.layout import ANY_KINDS, GOLD, PRESTIGE, RESOURCES, SUPPLY, WOOD_TILES
from brettwerk.games.caylus1303.tables import EFFECTS, effect_row

PROMISED_AT: Final[i64] = 0  # points that are on their way
RISK_AT: Final[i64] = 1  # tenths of a point that the provost may take
HOPE_AT: Final[i64] = 2  # tenths of a point that he may give
STORE_AT: Final[i64] = 3  # per resource: the first two, the next two, the rest
SETS_AT: Final[i64] = 18  # bundles that are complete in the store
WORKERS_AT: Final[i64] = 19  # in the supply: some, as many more and one, the rest
SURCHARGED: Final[i64] = 22  # workers that can only be placed in pairs this round
TEMPO: Final[i64] = 23  # placements this round that are still open to the seat, up to four
RECRUITS: Final[i64] = 24  # workers each round beyond the usual, times the rounds to come
FAVOUR_AT: Final[i64] = 25  # favours to come
FAVOUR_TIME: Final[i64] = 26  # the same times the rounds to come
PICK_AT: Final[i64] = 27  # a character may be taken from the board
STARTS: Final[i64] = 28  # has the start player's marker for the next round
SITES_AT: Final[i64] = 29  # residences that can carry a monument, up to two
SHORT_OF_HOUSES: Final[i64] = 30  # houses missing to three
GRANARY: Final[i64] = 31  # income of resources from monuments, times the rounds to come
CHARACTER_AT: Final[i64] = 36  # each character, times the rounds it can still be used
ESTATE_AT: Final[i64] = 48  # each own wood and stone tile, times the rounds to come
FEATURES: Final[i64] = 66

# By rounds to come: how many tenths of its worth a stock keeps.
STOCK_TIME: Final[vec[i64]] = vec[i64]([i64(n) for n in (0, 6, 7, 8, 8, 9, 9, 10, 10)])

# A forecast is a copy of a player's block; where the sources of prestige stood, it holds what is to come.
PROMISED: Final[i64] = PRESTIGE  # prestige points
FAVOURS: Final[i64] = PRESTIGE + 1
CLAIMS: Final[i64] = PRESTIGE + 2  # start tiles claimed
BUILDING: Final[i64] = PRESTIGE + 3  # mask of tiles and monuments built
RISK: Final[i64] = PRESTIGE + 4  # thousandths counted that the provost may still take
HOPE: Final[i64] = PRESTIGE + 5  # thousandths not counted that the provost may still give
STEPS_BACK: Final[i64] = PRESTIGE + 6  # how far the others can still move the provost, -1 when he stands
STEPS_ON: Final[i64] = PRESTIGE + 7  # how far the seat itself can
TIME: Final[i64] = PRESTIGE + 8  # rounds after this one


def store_rate(h: vec[i64], w: vec[i64], kind: i64, held: i64) -> i64:
    """What one more of a kind is worth to somebody who holds so many."""
    tier: i64 = 0 if held < 2 else 1 if held < 4 else 2
    rate = w[STORE_AT + kind * 3 + tier] * STOCK_TIME[h[TIME]]
    return rate + GOLD_END_PP * 1000 if kind == GOLD else rate


def next_rate(h: vec[i64], w: vec[i64], kind: i64) -> i64:
    """What one more of a kind is worth."""
    return store_rate(h, w, kind, h[kind])


def last_rate(h: vec[i64], w: vec[i64], kind: i64) -> i64:
    """What the last one held of a kind is worth."""
    return store_rate(h, w, kind, h[kind] - 1)


def some_workers(time: i64) -> i64:
    """How many workers find good work beside those who are still to be recruited: the fewer, the later."""
    return 2 + time // 2


def worker_rate(h: vec[i64], w: vec[i64]) -> i64:
    """What a worker in the supply is worth."""
    few = some_workers(h[TIME])
    tier: i64 = 0 if h[SUPPLY] < few else 1 if h[SUPPLY] <= 2 * few else 2
    return w[WORKERS_AT + tier] * STOCK_TIME[h[TIME]]


def favour_rate(h: vec[i64], w: vec[i64]) -> i64:
    """What a favour is worth."""
    return w[FAVOUR_AT] + w[FAVOUR_TIME] * h[TIME]


def estate_rate(h: vec[i64], w: vec[i64], tile: i64) -> i64:
    """What owning a wood or stone tile is worth beyond its prestige."""
    return w[ESTATE_AT + tile - WOOD_TILES] * h[TIME]


def residence_rate(h: vec[i64], w: vec[i64]) -> i64:
    """What a residence is worth."""
    return w[RECRUITS] * h[TIME] + w[SITES_AT] // 2


def wanted_kind(h: vec[i64], w: vec[i64]) -> i64:
    """Which of the four kinds is worth most as a gain."""
    best: i64 = 0
    i: i64 = 1
    while i < ANY_KINDS:
        if next_rate(h, w, i) > next_rate(h, w, best):
            best = i
        i += 1
    return best


def spare_kind(h: vec[i64], w: vec[i64]) -> i64:
    """Which of the four kinds held is worth least, or -1."""
    return least_of(h, w, 0, ANY_KINDS, -1)


def least_of(h: vec[i64], w: vec[i64], from_kind: i64, to_kind: i64, but: i64) -> i64:
    """The kind held that is worth least, from a kind on, before another and not one of them; or -1."""
    best: i64 = -1
    least: i64 = 0
    i = from_kind
    while i < to_kind:
        if h[i] > 0 and i != but:
            rate = last_rate(h, w, i)
            if best < 0 or rate < least:
                best = i
                least = rate
        i += 1
    return best


# -- rough worth of every effect, whatever the weights ---------------------------------------------------------------

ROUGH_RATES: Final[vec[i64]] = vec[i64]([i64(n) for n in (1500, 1500, 1500, 1700, 3500)])
ROUGH_WORKER: Final[i64] = 900
ROUGH_FAVOUR: Final[i64] = 3000


def rough(row: i64) -> i64:
    """What using an effect is worth in general, in thousandths of a point."""
    shape = EFFECTS[row + SHAPE]
    if shape == NOTHING_TO_DO:
        return 0
    if shape == CLAIM or shape == BUILD_WOOD or shape == BUILD_STONE:
        return 2500
    if shape == MOVE_PROVOST:
        return 300
    option = row + LOW
    total = EFFECTS[option + RESULT + PP] * 1000 + EFFECTS[option + RESULT + FAVOUR] * ROUGH_FAVOUR
    total += (EFFECTS[option + RESULT + A_WORKER] - EFFECTS[option + A_WORKER]) * ROUGH_WORKER
    total += (EFFECTS[option + RESULT + ANY] - EFFECTS[option + ANY]) * 1500
    i: i64 = 0
    while i < RESOURCES:
        total += (EFFECTS[option + RESULT + i] - EFFECTS[option + i]) * ROUGH_RATES[i]
        i += 1
    return max(total, 0)


def rough_effects() -> vec[i64]:
    """The rough worth of both sides of every tile and printed building."""
    found: list[i64] = []
    row: i64 = 0
    while row < i64(len(EFFECTS)):
        found.append(rough(row))
        row += effect_row(0, 1)
    return vec[i64](found)


ROUGH: Final[vec[i64]] = rough_effects()
