"""Effects, tiles, bundles and monuments in thought: what a seat would make of them by the weights of a bot.

No rules here: a forecast is a copy of a player's block of cells (see `rates`), and only that copy is changed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.buildings import is_claimable
from brettwerk.games.caylus1303.constants import (
    ARCHITECT_PP,
)
from brettwerk.games.caylus1303.construction import due, first_empty
from brettwerk.games.caylus1303.effects import (
    A_WORKER,
    BUILD_STONE,
    BUILD_WOOD,
    BUY_ANY,
    CLAIM,
    FAVOUR,
    GAIN,
    GAIN_ANY,
    HIGH,
    ITEM_COUNT,
    LOW,
    NUMBER,
    PAY_ANY,
    PAY_ANY_TWICE,
    PP,
    RESULT,
    SHAPE,
    TIER,
    USE,
)
from brettwerk.games.caylus1303.layout import (
    ANY_KINDS,
    ARCHITECT,
    CAMP,
    FIRST_SPACE,
    FREE_HOUSES,
    GOLD,
    HOLDER,
    RESOURCES,
    STOCK,
    STONE_TILES,
    SUPPLY,
    WOOD_TILES,
)
from brettwerk.games.caylus1303.rates import (
    BUILDING,
    CLAIMS,
    FAVOURS,
    PROMISED,
    estate_rate,
    favour_rate,
    last_rate,
    next_rate,
    residence_rate,
    spare_kind,
    wanted_kind,
    worker_rate,
)
from brettwerk.games.caylus1303.tables import COST_ANY, EFFECTS, ON_BUILD, PRICE, PRICES, ROAD_END, WORTH
from brettwerk.kernel.state import bit

NEVER: Final[i64] = -10_000_000  # what cannot be paid


def affords(h: vec[i64], option: i64) -> bool:
    """Whether the fixed price of an option is there."""
    i: i64 = 0
    while i < RESOURCES:
        if EFFECTS[option + i] > h[i]:
            return False
        i += 1
    return EFFECTS[option + A_WORKER] <= h[SUPPLY]


def option_gain(h: vec[i64], w: vec[i64], option: i64) -> i64:
    """What an option with a fixed price brings beyond it, or NEVER if it cannot be paid."""
    total: i64 = 0
    i: i64 = 0
    while i < RESOURCES:
        price = EFFECTS[option + i]
        if price > 0:
            if price > h[i]:
                return NEVER
            total -= last_rate(h, w, i) * price
        result = EFFECTS[option + RESULT + i]
        if result > 0:
            total += next_rate(h, w, i) * result
        i += 1
    if EFFECTS[option + A_WORKER] > h[SUPPLY]:
        return NEVER
    hired = min(EFFECTS[option + RESULT + A_WORKER], h[CAMP])
    total += (hired - EFFECTS[option + A_WORKER]) * worker_rate(h, w)
    total += EFFECTS[option + RESULT + PP] * 1000
    return total + EFFECTS[option + RESULT + FAVOUR] * favour_rate(h, w)


def receive(h: vec[i64], items: vec[i64], at: i64) -> None:
    """Takes items: resources, workers from the camp, points, favours."""
    i: i64 = 0
    while i < RESOURCES:
        h[i] += items[at + i]
        i += 1
    hired = min(items[at + A_WORKER], h[CAMP])
    h[CAMP] -= hired
    h[SUPPLY] += hired
    h[PROMISED] += items[at + PP]
    h[FAVOURS] += items[at + FAVOUR]


def spend(h: vec[i64], option: i64) -> None:
    """Pays the fixed price of an option."""
    i: i64 = 0
    while i < RESOURCES:
        h[i] -= EFFECTS[option + i]
        i += 1
    h[SUPPLY] -= EFFECTS[option + A_WORKER]
    h[CAMP] += EFFECTS[option + A_WORKER]


def use_effect(v: vec[i64], seat: i64, row: i64, h: vec[i64], w: vec[i64]) -> None:
    """Uses a building's effect as it looks best."""
    shape = EFFECTS[row + SHAPE]
    low = row + LOW
    if shape == GAIN:
        receive(h, EFFECTS, low + RESULT)
    elif shape == GAIN_ANY:
        h[wanted_kind(h, w)] += 1
    elif shape == BUY_ANY:
        kind = wanted_kind(h, w)
        if h[SUPPLY] > 0 and next_rate(h, w, kind) > worker_rate(h, w):
            spend(h, low)
            h[kind] += 1
    elif shape == USE:
        if option_gain(h, w, low) > 0:
            spend(h, low)
            receive(h, EFFECTS, low + RESULT)
    elif shape == TIER:
        gain = option_gain(h, w, low)
        more = option_gain(h, w, row + HIGH)
        if more > gain and more > 0:
            spend(h, row + HIGH)
            receive(h, EFFECTS, row + HIGH + RESULT)
        elif gain > 0:
            spend(h, low)
            receive(h, EFFECTS, low + RESULT)
    elif shape == PAY_ANY:
        kind = spare_kind(h, w)
        if kind >= 0 and last_rate(h, w, kind) < option_gain(h, w, low):
            h[kind] -= 1
            receive(h, EFFECTS, low + RESULT)
    elif shape == PAY_ANY_TWICE:
        refine(h, w)
    elif shape == CLAIM:
        if h[FREE_HOUSES] > 0 and option_gain(h, w, low) + residence_rate(h, w) > 0 and can_claim(v, h[CLAIMS]):
            spend(h, low)
            h[FREE_HOUSES] -= 1
            h[CLAIMS] += 1
    elif shape == BUILD_WOOD:
        build_best(v, seat, WOOD_TILES, 0, h, w)
    elif shape == BUILD_STONE:
        build_best(v, seat, STONE_TILES, EFFECTS[row + NUMBER], h, w)


def refine(h: vec[i64], w: vec[i64]) -> None:
    """One or two resources for as much gold."""
    i: i64 = 0
    while i < 2:
        kind = spare_kind(h, w)
        if kind < 0 or last_rate(h, w, kind) >= next_rate(h, w, GOLD):
            return
        h[kind] -= 1
        h[GOLD] += 1
        i += 1


def can_claim(v: vec[i64], taken: i64) -> bool:
    """Whether more start tiles than so many are free."""
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        if is_claimable(v, place):
            if taken == 0:
                return True
            taken -= 1
        place += 1
    return False


def price_of(tile: i64, waived: i64, h: vec[i64], w: vec[i64]) -> i64:
    """What a tile's price is worth, or -1 if it cannot be paid."""
    total: i64 = 0
    at = tile * PRICES
    i: i64 = 0
    while i < RESOURCES:
        if PRICE[at + i] > 0:
            price = due(tile, i, waived)
            if price > h[i]:
                return -1
            if price > 0:
                total += last_rate(h, w, i) * price
        i += 1
    if PRICE[at + COST_ANY] > 0:
        left: i64 = 0
        i = 0
        while i < ANY_KINDS:
            left += h[i] - due(tile, i, waived)
            i += 1
        if left <= 0:
            return -1
        total += last_rate(h, w, most_of(h))
    return total


def most_of(h: vec[i64]) -> i64:
    """The kind of the four that is held most."""
    best: i64 = 0
    i: i64 = 1
    while i < ANY_KINDS:
        if h[i] > h[best]:
            best = i
        i += 1
    return best


def buy_tile(v: vec[i64], seat: i64, tile: i64, waived: i64, h: vec[i64], w: vec[i64]) -> None:
    """Pays a tile in full and takes what it brings at once."""
    i: i64 = 0
    while i < RESOURCES:
        h[i] -= due(tile, i, waived)
        i += 1
    if PRICE[tile * PRICES + COST_ANY] > 0:
        finish_tile(v, seat, tile, spare_kind(h, w), h)
    else:
        finish_tile(v, seat, tile, -1, h)


def finish_tile(v: vec[i64], seat: i64, tile: i64, kind: i64, h: vec[i64]) -> None:
    """Pays the `any` of a price, if there is one, and lays the tile."""
    if kind >= 0:
        h[kind] -= 1
    h[PROMISED] += WORTH[tile]
    if v[HOLDER + ARCHITECT] == seat:
        h[PROMISED] += ARCHITECT_PP
    h[FAVOURS] += ON_BUILD[tile * ITEM_COUNT + FAVOUR]
    h[BUILDING] |= bit(tile)


def build_best(v: vec[i64], seat: i64, first: i64, waived: i64, h: vec[i64], w: vec[i64]) -> None:
    """Builds the tile of a kind that pays best, if any does."""
    if h[FREE_HOUSES] == 0 or first_empty(v) < 0:
        return
    stock = v[STOCK] & ~h[BUILDING]
    best: i64 = -1
    most: i64 = 0
    tile = first
    while tile < first + 9:
        if (stock >> tile) & 1 == 1:
            price = price_of(tile, waived, h, w)
            if price >= 0:
                gain = WORTH[tile] * 1000 + estate_rate(h, w, tile) - price
                if gain > most:
                    most = gain
                    best = tile
        tile += 1
    if best >= 0:
        h[FREE_HOUSES] -= 1
        buy_tile(v, seat, best, waived, h, w)
