"""Building a tile: choose, pay, test the wheels, place. Rules GS-8.1 – GS-8.25; rulings GS-R34, GS-R36.

The order of the steps is GS-8.4 to GS-8.13; the immediate effect follows in `immediate`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.goods import pay_good
from brettwerk.games.glasstrasse.land import has_usable_space, offer_spaces, remove
from brettwerk.games.glasstrasse.layout import (
    BUILDING,
    BUILT,
    COUNT,
    DISPLAY,
    IMMEDIATE,
    LAND,
    MARKET,
    NO_TILE,
    STACK,
    TILES,
    UPGRADES,
    block,
)
from brettwerk.games.glasstrasse.tables import PRICE, PRICE_GOODS, PRICES, UPGRADE, tile_kind
from brettwerk.games.glasstrasse.wheels import stock
from brettwerk.games.glasstrasse.words import (
    BUILD_TILE,
    BUILT_TILE,
    DO_BUILD,
    IMMEDIATE_EFFECT,
    SITE,
    SPACE,
    TEST,
    TILE_TO_BUILD,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, State, ask, drop, push, tell, top


def can_pay(v: vec[i64], seat: i64, tile: i64) -> bool:
    """Whether the whole printed cost is there (GS-8.7, GS-2.8)."""
    at = tile * PRICES
    i: i64 = 0
    while i < PRICES:
        due = PRICE[at + i]
        if due > 0 and stock(v, seat, PRICE_GOODS[i]) < due:
            return False
        i += 1
    return True


def can_place(v: vec[i64], seat: i64, tile: i64, usable: bool) -> bool:
    """A space for the tile, or its start building still uncovered (GS-8.5, GS-8.11, GS-8.17, GS-8.18)."""
    slot = UPGRADE[tile]
    if slot < 0:
        return usable
    return v[block(seat) + UPGRADES + slot] == NO_TILE


def can_build_something(v: vec[i64], seat: i64) -> bool:
    """Whether the action "build" is possible at all."""
    usable = has_usable_space(v, seat)
    i: i64 = 0
    while i < 15:
        tile = v[MARKET + i]
        if tile != NO_TILE and can_pay(v, seat, tile) and can_place(v, seat, tile, usable):
            return True
        i += 1
    return len(offer_display(v, seat, usable, vec[i64]())) > 0


def offer_tiles(v: vec[i64]) -> vec[i64]:
    """Each tile of the building board and of the own display that can be paid and placed now (GS-8.2, GS-8.3)."""
    seat = v[top(v) + SEAT]
    usable = has_usable_space(v, seat)
    acts = vec[i64](capacity=16)
    i: i64 = 0
    while i < 15:
        tile = v[MARKET + i]
        if tile != NO_TILE and can_pay(v, seat, tile) and can_place(v, seat, tile, usable):
            acts = append(acts, action(DO_BUILD, tile))
        i += 1
    return offer_display(v, seat, usable, acts)


def offer_display(v: vec[i64], seat: i64, usable: bool, acts: vec[i64]) -> vec[i64]:
    """Adds the tiles of the own display that can be paid and placed now."""
    p = block(seat) + DISPLAY
    kind: i64 = 0
    while kind < 3:
        mask = v[p + kind]
        tile = kind * STACK
        while mask != 0:
            if mask & 1 == 1 and can_pay(v, seat, tile) and can_place(v, seat, tile, usable):
                acts = append(acts, action(DO_BUILD, tile))
            mask >>= 1
            tile += 1
        kind += 1
    return acts


def advance_build(s: State) -> None:
    """Asks which tile (GS-8.1)."""
    ask(s.v, s.v[top(s.v) + SEAT], TILE_TO_BUILD)


def choose_tile(s: State, tile: i64) -> None:
    """Takes the tile and pays for it (GS-8.7); no wheel turns before the cost is complete (GS-8.8, GS-8.9)."""
    v = s.v
    seat = v[top(v) + SEAT]
    drop(v)
    take_tile(v, seat, tile)
    push(v, SITE, seat, tile)
    push(v, TEST, seat)
    at = tile * PRICES
    i: i64 = 0
    while i < PRICES:
        pay_good(s, seat, PRICE_GOODS[i], PRICE[at + i])
        i += 1


def take_tile(v: vec[i64], seat: i64, tile: i64) -> None:
    """Takes the tile off the building board, whose place stays empty (GS-8.15), or out of the display."""
    i: i64 = 0
    while i < 15:
        if v[MARKET + i] == tile:
            v[MARKET + i] = NO_TILE
            return
        i += 1
    bit: i64 = 1 << (tile % STACK)
    v[block(seat) + DISPLAY + tile_kind(tile)] &= ~bit


def advance_site(s: State) -> None:
    """An upgrade goes on its start building (GS-8.11); any other tile on a space of one's choice (GS-8.10)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    tile = v[f + A]
    slot = UPGRADE[tile]
    if slot < 0:
        ask(v, seat, SPACE)
        return
    drop(v)
    v[block(seat) + UPGRADES + slot] = tile
    stand(s, seat, tile, TILES + slot)


def offer_sites(v: vec[i64]) -> vec[i64]:
    """Where the tile can stand, also where the Carpenter's forest was (GS-8.24)."""
    return offer_spaces(v, v[top(v) + SEAT], False)


def choose_site(s: State, space: i64) -> None:
    """Puts the tile on the space; a landscape tile there is cleared (GS-8.10, GS-R34)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    tile = v[f + A]
    drop(v)
    remove(s, seat, space)
    v[block(seat) + LAND + space] = BUILDING + tile
    v[block(seat) + COUNT] += 1  # GS-8.19: upgrades do not come here
    stand(s, seat, tile, space)


def stand(s: State, seat: i64, tile: i64, space: i64) -> None:
    """The tile stands; an immediate effect follows at once (GS-8.12, GS-8.13)."""
    v = s.v
    kind = tile_kind(tile)
    bit: i64 = 1 << (tile % STACK)
    v[block(seat) + BUILT + kind] |= bit
    tell(s, BUILT_TILE, seat, tile, space)
    if kind == IMMEDIATE:
        push(v, TEST, seat)
        push(v, IMMEDIATE_EFFECT, seat, tile, space)


def start_building(s: State, seat: i64) -> None:
    """The action "build": exactly one tile (GS-8.1, GS-8.21)."""
    push(s.v, BUILD_TILE, seat)
