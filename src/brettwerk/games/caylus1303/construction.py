"""Building wood tiles, stone tiles and monuments: price, place, house, prestige.

Rules CA-1.8, CA-1.10, CA-3.3, CA-3.4, CA-6.10, CA-7.9, CA-7.10, CA-7.11, CA-7.12, CA-7.13, CA-7.14, CA-7.15, CA-8.15,
CA-8.18, CA-8.19, CA-8.20, CA-8.21, CA-10.16, CA-11.6, CA-11.8, CA-11.9, CA-11.10, CA-13.18, CA-13.19; rulings CA-R23,
CA-R38.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import ARCHITECT_PP
from brettwerk.games.caylus1303.layout import (
    ANY_KINDS,
    ARCHITECT,
    ARCHITECT_SOURCE,
    CONSTRUCTION,
    FACE,
    FIRST_SPACE,
    FREE_HOUSES,
    MONUMENT,
    MONUMENT_PP,
    MONUMENTS,
    NO_TILE,
    OWNER,
    RESOURCES,
    STOCK,
    STONE,
    STONE_PP,
    STONE_TILES,
    STORE,
    TILE,
    TILES,
    WOOD_PP,
    block,
)
from brettwerk.games.caylus1303.means import holds, offer_kinds_held, pay, score, take_items
from brettwerk.games.caylus1303.tables import COST_ANY, ON_BUILD, PRICE, PRICES, ROAD_END, WORTH
from brettwerk.games.caylus1303.words import ASK_BUILD_ANY, BUILD_DUE, BUILT, DO_BUILD
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, B, State, ask, bit, drop, push, tell, top


def first_empty(v: vec[i64]) -> i64:
    """The empty space with the lowest number, or -1 (CA-7.10, CA-7.14)."""
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        if v[TILE + place] == NO_TILE:
            return place
        place += 1
    return -1


def can_build_here(v: vec[i64], seat: i64) -> bool:
    """A free house and an empty space (CA-1.8, CA-7.14, CA-8.19)."""
    return v[block(seat) + FREE_HOUSES] > 0 and first_empty(v) >= 0


def due(tile: i64, resource: i64, waived: i64) -> i64:
    """How much of a resource the tile costs; the Stonemason's setup side waives stone (CA-8.20, CA-8.21, CA-R23)."""
    amount = PRICE[tile * PRICES + resource]
    if resource == STONE:
        return max(0, amount - waived)
    return amount


def can_afford(v: vec[i64], seat: i64, tile: i64, waived: i64) -> bool:
    """Whether the whole price is there, `any` included (CA-1.13, CA-1.14)."""
    p = block(seat) + STORE
    left: i64 = 0
    i: i64 = 0
    while i < RESOURCES:
        rest = v[p + i] - due(tile, i, waived)
        if rest < 0:
            return False
        if i < ANY_KINDS:
            left += rest
        i += 1
    return left >= PRICE[tile * PRICES + COST_ANY]


def offer_tiles(v: vec[i64], seat: i64, first: i64, waived: i64, acts: vec[i64]) -> vec[i64]:
    """Adds each tile of a kind in stock that the seat can pay (CA-7.9, CA-8.18, CA-11.10)."""
    tile = first
    last = min(first + 9, TILES)
    while tile < last:
        if (v[STOCK] >> tile) & 1 == 1 and can_afford(v, seat, tile, waived):
            acts = append(acts, action(DO_BUILD, tile))
        tile += 1
    return acts


def start_building(s: State, seat: i64, tile: i64, waived: i64, residence: i64) -> None:
    """Pays the fixed part of the price; an `any` is asked for, then the tile is laid. residence: a monument's, or -1.

    One use builds exactly one tile (CA-7.15).
    """
    i: i64 = 0
    while i < RESOURCES:
        pay(s, seat, i, due(tile, i, waived))
        i += 1
    if PRICE[tile * PRICES + COST_ANY] > 0:
        push(s.v, BUILD_DUE, seat, tile, residence)
    else:
        finish_building(s, seat, tile, residence)


def advance_build_any(s: State) -> None:
    """Asks which kind pays for the `any` (CA-7.13)."""
    ask(s.v, s.v[top(s.v) + SEAT], ASK_BUILD_ANY)


def offer_build_any(v: vec[i64]) -> vec[i64]:
    """Each kind of the four that is left after the fixed part of the price."""
    return offer_kinds_held(v, v[top(v) + SEAT], 0, vec[i64](capacity=4))


def choose_build_any(s: State, resource: i64) -> None:
    """Pays and lays the tile."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    tile = v[f + A]
    residence = v[f + B]
    drop(v)
    pay(s, seat, resource, 1)
    finish_building(s, seat, tile, residence)


def finish_building(s: State, seat: i64, tile: i64, residence: i64) -> None:
    """Lays the tile; then its PP, the Architect's PP and what it gives when built, in this order (CA-R38)."""
    v = s.v
    v[STOCK] &= ~bit(tile)
    if tile >= MONUMENTS:
        place = residence
        v[FACE + place] = MONUMENT + tile - MONUMENTS  # CA-1.10, CA-11.6: the residence's house stays
        source: i64 = MONUMENT_PP
    else:
        place = first_empty(v)  # CA-7.10, CA-6.10: the provost stays where he is
        v[TILE + place] = tile
        v[FACE + place] = CONSTRUCTION
        v[OWNER + place] = seat  # CA-7.11, CA-3.3
        v[block(seat) + FREE_HOUSES] -= 1
        source = STONE_PP if tile >= STONE_TILES else WOOD_PP
    tell(s, BUILT, seat, tile, place)
    score(s, seat, source, WORTH[tile])  # CA-7.12, CA-11.8
    if holds(v, seat, ARCHITECT):
        score(s, seat, ARCHITECT_SOURCE, ARCHITECT_PP)  # CA-13.18
    take_items(s, seat, ON_BUILD, tile * 9)  # CA-11.9; no wood or stone tile has anything here (CA-8.15)
