"""What a bot sees in a position: the seat's forecast of the round, its engine and its standing, as numbered features.

No rules here. Stocks fade in the last rounds; what gives something every round is multiplied by the rounds to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.effects import A_WORKER, ITEM_COUNT
from brettwerk.games.caylus1303.forecast import forecast
from brettwerk.games.caylus1303.layout import (
    BAILIFF,
    BRIDGE,
    CHARACTERS,
    CLOTH,
    CONSTRUCTION,
    CURSOR,
    FACE,
    FIRST_SPACE,
    FOOD,
    FREE_HOUSES,
    GOLD,
    HOLDER,
    MARSHAL,
    MONUMENT,
    MONUMENTS,
    NIGHT_WORKER,
    ON_BOARD,
    OWNER,
    PASSED,
    PASSES,
    PHASE,
    PLANNING,
    RESIDENCE,
    RESOURCES,
    SETUP,
    START,
    STONE,
    STORE,
    SUPPLY,
    TILE,
    TILES,
    WOOD,
    WOOD_TILES,
)
from brettwerk.games.caylus1303.notation import RESOURCE_NAMES
from brettwerk.games.caylus1303.rates import (
    BUILDING,
    CHARACTER_AT,
    CLAIMS,
    ESTATE_AT,
    FAVOUR_AT,
    FAVOUR_TIME,
    FAVOURS,
    GRANARY,
    HOPE,
    HOPE_AT,
    PICK_AT,
    PROMISED,
    PROMISED_AT,
    RECRUITS,
    RISK,
    RISK_AT,
    SETS_AT,
    SHORT_OF_HOUSES,
    SITES_AT,
    STARTS,
    STOCK_TIME,
    STORE_AT,
    SURCHARGED,
    TEMPO,
    TIME,
    WORKERS_AT,
    some_workers,
)
from brettwerk.games.caylus1303.tables import CHARACTER_IDS, INCOME, ROAD_END, TILE_IDS
from brettwerk.games.caylus1303.words import FAVOUR_DUE
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, OVER, SEAT, A

LAST_CHANCE: Final[i64] = 4  # tenths that a stock keeps in the last round, while workers can still be placed


def add(found: vec[i64], feature: i64, value: i64) -> vec[i64]:
    """One more feature."""
    return append(append(found, feature), value)


def features(v: vec[i64], seat: i64, w: vec[i64]) -> vec[i64]:
    """Pairs of feature number and value for one seat that chooses by those weights; none when the game is over."""
    found = vec[i64](capacity=80)
    if v[OVER] != 0:
        return found
    h = forecast(v, seat, w)
    time = h[TIME]
    planning = v[PHASE] <= PLANNING and (v[PASSED] >> seat) & 1 == 0
    found = add(found, PROMISED_AT, h[PROMISED])
    found = add(found, RISK_AT, h[RISK] // 100)
    found = add(found, HOPE_AT, h[HOPE] // 100)
    if h[FAVOURS] > 0:
        found = add(found, FAVOUR_AT, h[FAVOURS])
        found = add(found, FAVOUR_TIME, h[FAVOURS] * time)
    keeps = STOCK_TIME[time]
    if planning and h[SUPPLY] > 0:
        keeps = min(10, keeps + 1) if time > 0 else LAST_CHANCE
    if keeps > 0:
        found = see_store(h, keeps, found)
    found = see_workers(v, seat, h, keeps, planning, found)
    found = see_characters(v, seat, time, planning, found)
    if time > 0:
        found = see_road(v, seat, h, time, found)
        if v[PASSES] > 0 and v[START] == seat:
            found = add(found, STARTS, 1)
    return found


def see_store(h: vec[i64], keeps: i64, found: vec[i64]) -> vec[i64]:
    """The resources that will be left, and the bundles among them."""
    i: i64 = 0
    while i < RESOURCES:
        n = h[STORE + i]
        if n > 0:
            found = add(found, STORE_AT + i * 3, min(n, 2) * keeps)
            if n > 2:
                found = add(found, STORE_AT + i * 3 + 1, min(n - 2, 2) * keeps)
                if n > 4:
                    found = add(found, STORE_AT + i * 3 + 2, (n - 4) * keeps)
        i += 1
    others = h[WOOD] + h[STONE] + h[CLOTH] + h[GOLD]
    most = max(max(h[WOOD], h[STONE]), max(h[CLOTH], h[GOLD]))
    return add(found, SETS_AT, min(h[FOOD], min(others // 2, others - most)) * keeps)


def see_workers(v: vec[i64], seat: i64, h: vec[i64], keeps: i64, planning: bool, found: vec[i64]) -> vec[i64]:
    """The supply, in steps of falling worth, and what can be done with it in this round."""
    n = h[SUPPLY]
    if n <= 0:
        return found
    few = some_workers(h[TIME])
    found = add(found, WORKERS_AT, min(n, few) * keeps)
    if n > few:
        found = add(found, WORKERS_AT + 1, min(n - few, few + 1) * keeps)
        if n > 2 * few + 1:
            found = add(found, WORKERS_AT + 2, (n - 2 * few - 1) * keeps)
    if planning:
        if v[PASSES] > 0 and v[HOLDER + NIGHT_WORKER] != seat:
            found = add(found, SURCHARGED, min(n, 4))
            n //= 2
        found = add(found, TEMPO, min(n, 4))
    return found


def see_characters(v: vec[i64], seat: i64, time: i64, planning: bool, found: vec[i64]) -> vec[i64]:
    """The characters held, and one that may be taken now."""
    i: i64 = 0
    board = False
    while i < CHARACTERS:
        holder = v[HOLDER + i]
        if holder == seat:
            rounds = time
            if (i <= MARSHAL and planning) or (i == BAILIFF and (v[PHASE] <= PLANNING or v[CURSOR] <= BRIDGE)):
                rounds += 1
            if rounds > 0:
                found = add(found, CHARACTER_AT + i, rounds)
        elif holder == ON_BOARD:
            board = True
        i += 1
    if v[DEPTH] > 0 and board:
        i = 0
        while i < v[DEPTH]:
            f = FRAMES + i * FRAME
            if v[f] == FAVOUR_DUE and v[f + SEAT] == seat and v[f + A] == 1:
                found = add(found, PICK_AT, time)
            i += 1
    return found


def see_road(v: vec[i64], seat: i64, h: vec[i64], time: i64, found: vec[i64]) -> vec[i64]:
    """Own tiles, residences and monuments, with those that the forecast expects."""
    sites = h[CLAIMS]
    recruits = h[CLAIMS]
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        if v[OWNER + place] == seat:
            face = v[FACE + place]
            if face == CONSTRUCTION:
                found = add(found, ESTATE_AT + v[TILE + place] - WOOD_TILES, time)
            elif face == RESIDENCE or face == SETUP:
                sites += 1
                recruits += 1
            elif face >= MONUMENT:
                found = see_income(face - MONUMENT + MONUMENTS, time, found)
        place += 1
    if h[BUILDING] != 0:
        tile: i64 = WOOD_TILES
        while tile < TILES:
            if (h[BUILDING] >> tile) & 1 == 1:
                if tile < MONUMENTS:
                    found = add(found, ESTATE_AT + tile - WOOD_TILES, time)
                else:
                    sites -= 1
                    recruits -= 1
                    found = see_income(tile, time, found)
            tile += 1
    if recruits > 0:
        found = add(found, RECRUITS, recruits * time)
    if sites > 0:
        found = add(found, SITES_AT, min(sites, 2))
    if h[FREE_HOUSES] < 3:
        found = add(found, SHORT_OF_HOUSES, (3 - h[FREE_HOUSES]) * time)
    return found


def see_income(tile: i64, time: i64, found: vec[i64]) -> vec[i64]:
    """What a monument gives at each recruitment."""
    at = tile * ITEM_COUNT
    if INCOME[at + A_WORKER] > 0:
        found = add(found, RECRUITS, INCOME[at + A_WORKER] * time)
    i: i64 = 0
    while i < RESOURCES:
        if INCOME[at + i] > 0:
            found = add(found, GRANARY + i, INCOME[at + i] * time)
        i += 1
    return found


def feature_names() -> list[str]:
    """What each weight belongs to."""
    names = ["promised", "risk", "hope"]
    for resource in RESOURCE_NAMES:
        names += [f"{resource} first two", f"{resource} next two", f"{resource} beyond"]
    names += ["bundles ready", "workers first", "workers next", "workers beyond", "surcharged", "tempo"]
    names += ["recruits", "favour", "favour time", "character to pick", "start player", "residences", "few houses"]
    names += [f"income of {resource}" for resource in RESOURCE_NAMES]
    names += [f"holds {id}" for id in CHARACTER_IDS]
    return names + [f"owns {TILE_IDS[tile]}" for tile in range(int(WOOD_TILES), int(MONUMENTS))]
