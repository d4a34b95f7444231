"""The end of a round in thought: bundles, the favour for the most of them, and monuments, by the weights of a bot.

No rules here: a forecast is a copy of a player's block of cells (see `rates`), and only that copy is changed.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import BUNDLE_PP, BUNDLE_SIZE, FOREMAN_PP, GOLDSMITH_PP, RESIDENCE_WORKERS
from brettwerk.games.caylus1303.effects import A_WORKER, FAVOUR, ITEM_COUNT
from brettwerk.games.caylus1303.layout import (
    ADMINISTRATION,
    BUNDLES,
    CHAMBERLAIN,
    CLOTH,
    CURSOR,
    DELIVERY,
    FACE,
    FIRST_SPACE,
    FOOD,
    FOREMAN,
    GOLD,
    GOLDSMITH,
    GOLDSMITH_USED,
    HOLDER,
    MONUMENTS,
    OWNER,
    PHASE,
    RESIDENCE,
    RESOURCES,
    SETUP,
    SITE_ORDER,
    SITE_WORKERS,
    STOCK,
    TILES,
    WOOD,
    block,
)
from brettwerk.games.caylus1303.prospects import buy_tile, price_of
from brettwerk.games.caylus1303.rates import (
    BUILDING,
    CLAIMS,
    FAVOURS,
    GRANARY,
    PROMISED,
    RECRUITS,
    TIME,
    favour_rate,
    last_rate,
    least_of,
)
from brettwerk.games.caylus1303.tables import INCOME, ON_BUILD, ROAD_END, WORTH
from brettwerk.games.caylus1303.words import ASK_MONUMENT, DELIVERY_DUE
from brettwerk.kernel.state import DECISION, DEPTH, FRAME, FRAMES, SEAT, A, B


def deliver_all(v: vec[i64], seat: i64, h: vec[i64], w: vec[i64]) -> None:
    """As many bundles as pay, and the favour if they will be the most."""
    lucky = v[HOLDER + CHAMBERLAIN] == seat
    golden = v[HOLDER + GOLDSMITH] == seat and v[GOLDSMITH_USED] == 0
    points = BUNDLE_PP + (FOREMAN_PP if v[HOLDER + FOREMAN] == seat else 0)
    f = FRAMES + (v[DEPTH] - 1) * FRAME
    if v[DEPTH] > 0 and v[f] == DELIVERY_DUE and v[f + SEAT] == seat and v[f + A] > 0:  # a bundle that was begun
        missing = BUNDLE_SIZE - 1 - (1 if v[f + B] > 0 else 0)
        while missing > 0:
            kind = least_of(h, w, 0, RESOURCES, -1)
            if kind < 0:
                return
            h[kind] -= 1
            missing -= 1
        h[PROMISED] += points
        h[BUNDLES] += 1
    while True:
        first: i64 = -1
        if lucky:
            first = least_of(h, w, 0, RESOURCES, -1)
        elif h[FOOD] > 0:
            first = FOOD
        if first < 0:
            break
        price = last_rate(h, w, first)
        h[first] -= 1
        second: i64 = GOLD if golden and h[GOLD] > 0 else least_of(h, w, 0 if lucky else WOOD, RESOURCES, -1)
        third: i64 = -1
        if second >= 0:
            price += last_rate(h, w, second)
            h[second] -= 1
            third = least_of(h, w, 0, RESOURCES, -1) if lucky else least_of(h, w, WOOD, RESOURCES, second)
        if third >= 0:
            price += last_rate(h, w, third)
        bonus: i64 = GOLDSMITH_PP if golden and second == GOLD else 0
        if third < 0 or price >= (points + bonus) * 1000:
            h[first] += 1
            if second >= 0:
                h[second] += 1
            break
        h[third] -= 1
        h[PROMISED] += points + bonus
        h[BUNDLES] += 1
        if bonus > 0:
            golden = False
    if h[BUNDLES] > 0 and delivers_most(v, seat, h[BUNDLES]):
        h[FAVOURS] += 1


def delivers_most(v: vec[i64], seat: i64, bundles: i64) -> bool:
    """Whether nobody else on the site seems able to deliver as much."""
    ahead = True  # others stand further left until the seat's own worker
    i: i64 = 0
    while i < v[SITE_WORKERS]:
        other = v[SITE_ORDER + i]
        if other == seat:
            ahead = False
        else:
            p = block(other)
            theirs = v[p + BUNDLES]
            if v[PHASE] != DELIVERY or v[CURSOR] <= i:
                theirs += min(v[p + FOOD], (v[p + WOOD] + v[p + WOOD + 1] + v[p + CLOTH] + v[p + GOLD]) // 2)
            if theirs > bundles or (theirs == bundles and ahead):
                return False
        i += 1
    return True


def build_monuments(v: vec[i64], seat: i64, h: vec[i64], w: vec[i64]) -> None:
    """The best monument for each residence that will still be asked for."""
    sites = h[CLAIMS]
    place: i64 = FIRST_SPACE
    if v[PHASE] == ADMINISTRATION:
        place = v[CURSOR] - (1 if v[DECISION] == ASK_MONUMENT else 0)
    while place < ROAD_END:
        if v[OWNER + place] == seat:
            face = v[FACE + place]
            if face == RESIDENCE or (face == SETUP and v[PHASE] != ADMINISTRATION):
                sites += 1
        place += 1
    while sites > 0 and h[GOLD] > 0:
        stock = v[STOCK] & ~h[BUILDING]
        best: i64 = -1
        most: i64 = 0
        tile: i64 = MONUMENTS
        while tile < TILES:
            if (stock >> tile) & 1 == 1:
                price = price_of(tile, 0, h, w)
                if price >= 0:
                    gain = (
                        WORTH[tile] * 1000
                        + income_rate(tile, w) * h[TIME]
                        + ON_BUILD[tile * ITEM_COUNT + FAVOUR] * favour_rate(h, w)
                        - price
                    )
                    if gain > most:
                        most = gain
                        best = tile
            tile += 1
        if best < 0:
            return
        buy_tile(v, seat, best, 0, h, w)
        sites -= 1


def income_rate(tile: i64, w: vec[i64]) -> i64:
    """What a monument brings every round beyond the residence it covers."""
    at = tile * ITEM_COUNT
    total = (INCOME[at + A_WORKER] - RESIDENCE_WORKERS) * w[RECRUITS]
    i: i64 = 0
    while i < RESOURCES:
        total += INCOME[at + i] * w[GRANARY + i]
        i += 1
    return total
