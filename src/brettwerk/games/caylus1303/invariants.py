"""What must hold in every position, whatever was played. Numbers are those of the catalogue's list of invariants.

Those about two positions one after the other (4, 14, 18, 21, 22, 24) are held by the tests.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.administration import last_of_row
from brettwerk.games.caylus1303.constants import HOUSES, LAST_GAP, ROAD_SPACES, ROUNDS, STONE_SPACE, WOOD_SPACE, WORKERS
from brettwerk.games.caylus1303.layout import (
    ADMINISTRATION,
    BUNDLES,
    CAMP,
    CHARACTERS,
    CONSTRUCTION,
    DELIVERY,
    DRAFTING,
    EMPTY,
    FACE,
    FIRST_SPACE,
    FREE_HOUSES,
    HOLDER,
    MERCHANT,
    MERCHANT_PLACE,
    MERCHANT_SEAT,
    MONUMENT,
    MONUMENTS,
    NO_TILE,
    NOBODY,
    ON_BOARD,
    OUT,
    OWNER,
    PASS_ORDER,
    PASSED,
    PASSES,
    PHASE,
    PLANNING,
    PRESTIGE,
    PROVOST,
    RESIDENCE,
    RESOURCES,
    ROUND,
    SETUP,
    SITE_ORDER,
    SITE_WORKERS,
    SLOTS,
    SOURCES,
    START,
    STOCK,
    STONE_TILES,
    STORE,
    SUPPLY,
    TILE,
    TILES,
    WOOD_TILES,
    WORKER,
    block,
)
from brettwerk.games.caylus1303.tables import IN_GAME, ROAD_END, STONEMASON, per_players, space_number
from brettwerk.games.caylus1303.words import FAVOUR_DUE
from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, OVER, PLAYERS, SEAT, bit, bits


def demand(holds: bool, what: str, which: i64 = -1) -> None:
    """Raises BrokenRules with the broken invariant and the seat, place or thing it is about."""
    if not holds:
        raise BrokenRules(what if which < 0 else f"{what} {which}")


def check(v: vec[i64]) -> None:
    """All invariants of a position."""
    seat: i64 = 0
    while seat < v[PLAYERS]:
        check_player(v, seat)
        seat += 1
    check_workers(v)
    check_tiles(v)
    check_road(v)
    check_characters(v)
    check_passes(v)
    check_frames(v)


def check_player(v: vec[i64], seat: i64) -> None:
    """15 workers (1), 9 houses (2), nothing below zero (3, 4)."""
    p = block(seat)
    demand(v[p + SUPPLY] >= 0 and v[p + CAMP] >= 0, "1: workers of seat", seat)
    placed: i64 = 0
    houses: i64 = v[p + FREE_HOUSES]
    demand(houses >= 0, "2: free houses of seat", seat)
    place: i64 = 0
    while place < ROAD_END:
        if v[WORKER + place] == seat:
            placed += 1
        if v[OWNER + place] == seat:
            houses += 1
        place += 1
    if v[MERCHANT_SEAT] == seat:
        placed += 1
    i: i64 = 0
    while i < v[SITE_WORKERS]:
        if v[SITE_ORDER + i] == seat:
            placed += 1
        i += 1
    demand(v[p + SUPPLY] + v[p + CAMP] + placed == WORKERS, "1: the number of workers of seat", seat)
    demand(houses == HOUSES, "2: the number of houses of seat", seat)
    i = 0
    while i < RESOURCES:
        demand(v[p + STORE + i] >= 0, "3: a resource of seat", seat)
        i += 1
    i = 0
    while i < SOURCES:
        demand(v[p + PRESTIGE + i] >= 0, "4: prestige of seat", seat)
        i += 1
    demand(v[p + BUNDLES] == 0 or v[PHASE] >= DELIVERY, "21: bundles outside of the delivery of seat", seat)


def check_workers(v: vec[i64]) -> None:
    """At most two workers, of two seats (10), none where none may stand (12), none left over (16), the site (11)."""
    place: i64 = 0
    while place < ROAD_END:
        if v[WORKER + place] != NOBODY:
            face = v[FACE + place]
            demand(face == SETUP or face == CONSTRUCTION, "12: a worker stands on place", place)
            demand(v[PHASE] < DELIVERY, "16: a worker is left on place", place)
        place += 1
    if v[MERCHANT_SEAT] != NOBODY:
        first = v[WORKER + v[MERCHANT_PLACE]]
        demand(first != NOBODY and first != v[MERCHANT_SEAT], "10: two workers of one seat on a building")
        if v[PHASE] == PLANNING:
            demand(v[HOLDER + MERCHANT] == v[MERCHANT_SEAT], "10: a second worker without the Merchant")
    seen: i64 = 0
    i: i64 = 0
    while i < 5:
        seat = v[SITE_ORDER + i]
        demand((seat != NOBODY) == (i < v[SITE_WORKERS]), "11: a gap on the construction site")
        if seat != NOBODY:
            demand((seen >> seat) & 1 == 0, "11: two workers on the construction site of seat", seat)
            seen |= 1 << seat
        i += 1
    demand(v[SITE_WORKERS] == 0 or v[PHASE] < ADMINISTRATION, "16: a worker is left on the construction site")


def check_tiles(v: vec[i64]) -> None:
    """Each tile in exactly one place (5), counts (7), slots (8), monuments on flipped start tiles (17)."""
    seen: i64 = v[STOCK]
    total = bits(v[STOCK])
    built: i64 = 0
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        tile = v[TILE + place]
        face = v[FACE + place]
        demand((tile == NO_TILE) == (face == EMPTY), "5: a wrong side on place", place)
        if tile != NO_TILE:
            seen |= bit(tile)
            total += 1
            if face == CONSTRUCTION:
                built += 1
                demand(tile >= WOOD_TILES and v[OWNER + place] != NOBODY, "17: nobody built place", place)
            elif face >= RESIDENCE:
                demand(tile < WOOD_TILES and v[OWNER + place] != NOBODY, "17: no start tile under place", place)
        if face >= MONUMENT:
            seen |= bit(face - MONUMENT + MONUMENTS)
            total += 1
        place += 1
    i: i64 = 0
    while i < 3:
        demand(v[SLOTS + i] // 9 == i, "8: a wrong tile on slot", i)
        seen |= bit(v[SLOTS + i])
        total += 1
        i += 1
    demand(total == TILES and seen == bit(TILES) - 1, "5: a tile is missing or lies in two places")
    in_stock = bits(v[STOCK] & (bit(MONUMENTS) - 1))
    demand(in_stock + built == 14 and v[STOCK] & (bit(WOOD_TILES) - 1) == 0, "7: tiles in stock and built")


def check_road(v: vec[i64]) -> None:
    """The row is closed but for the neutral stone tile (6), which belongs to nobody; the provost (9)."""
    end = last_of_row(v)
    demand(end >= WOOD_SPACE, "6: the row ends before space 9")
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        filled = v[TILE + place] != NO_TILE
        space = space_number(place)
        demand(filled == (space <= end or space == STONE_SPACE), "6: a gap or a loose tile at space", space)
        place += 1
    stone = FIRST_SPACE + STONE_SPACE - 1
    wood = FIRST_SPACE + WOOD_SPACE - 1
    demand(v[OWNER + stone] == NOBODY and v[OWNER + wood] == NOBODY, "18: a neutral tile has an owner")
    demand(v[TILE + stone] >= STONE_TILES and v[TILE + wood] != STONEMASON, "6: a wrong tile from set-up")
    demand(v[PROVOST] >= 0 and v[PROVOST] <= LAST_GAP and end <= ROAD_SPACES, "9: the provost")


def check_characters(v: vec[i64]) -> None:
    """n + 3 characters, each with one seat or on the board (13)."""
    there: i64 = 0
    i: i64 = 0
    while i < CHARACTERS:
        demand(v[HOLDER + i] >= OUT and v[HOLDER + i] < v[PLAYERS], "13: holder of character", i)
        if v[HOLDER + i] >= ON_BOARD:
            there += 1
        i += 1
    demand(there == per_players(v[PLAYERS], IN_GAME), "13: the number of characters", there)


def check_passes(v: vec[i64]) -> None:
    """One start player (14), a pass order without repeats that is complete after planning (15)."""
    demand(v[START] >= 0 and v[START] < v[PLAYERS], "14: the start-player marker")
    seen: i64 = 0
    i: i64 = 0
    while i < v[PASSES]:
        seen |= 1 << v[PASS_ORDER + i]
        i += 1
    demand(seen == v[PASSED] and bits(seen) == v[PASSES], "15: the pass order")
    if v[PASSES] > 0:
        demand(v[START] == v[PASS_ORDER], "14: the first to pass has the marker")
    if v[PHASE] != DRAFTING and v[PHASE] != PLANNING:
        demand(v[PASSES] == v[PLAYERS], "15: somebody has not passed")
    demand(v[ROUND] >= 1 and v[ROUND] <= ROUNDS, "23: the round")


def check_frames(v: vec[i64]) -> None:
    """Never two favours at once (19), a delivery favour only for a bundle (20)."""
    favours: i64 = 0
    i: i64 = 0
    while i < v[DEPTH]:
        f = FRAMES + i * FRAME
        if v[f] == FAVOUR_DUE:
            favours += 1
            if v[PHASE] == DELIVERY:
                demand(v[block(v[f + SEAT]) + BUNDLES] > 0, "20: a favour without a bundle")
        i += 1
    demand(favours <= 1, "19: two favours at once")
    demand(v[OVER] == 0 or v[DEPTH] == 0, "23: something is pending after the end")
