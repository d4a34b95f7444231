"""Craft tiles, huts and the free actions of the own turn: loan, build, larder, drying hut.

Rules LI-3.6 – LI-3.10, LI-6.9, LI-16.1 – LI-16.18; rulings LI-R9, LI-R16, LI-R18, LI-R26, LI-R27, LI-R28, LI-R30.
The own turn is a turn on the path or the own part of a step (LI-3.6), and nowhere else is any of this possible
(LI-3.10). They are offered where they can matter; the catalogue shows that nothing is lost by that.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    AREA,
    AREA_FOOD,
    AREAS,
    CRAFT,
    CRAFT_OUT,
    DRY_1,
    DRY_2,
    DRYING_HUT,
    FOOD,
    HUT_MOVES,
    HUTS,
    HUTS_BUILT,
    JOKER,
    LARDER,
    LODGING,
    SHINGLE,
    STAKE,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.words import (
    BUILD_SET,
    BUILT_HUTS,
    DO_BUILD,
    DO_DRYING_HUT,
    DO_HUTS,
    DO_LARDER,
    DO_LOAN,
    DO_SET,
    HUT_SET,
    HUT_SITES,
    PLACE_HUTS,
    USED_DRYING_HUT,
    USED_LARDER,
)
from brettwerk.games.lignum.yard import any_wood, borrow, may_borrow, shift
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import PLAYERS, SEAT, State, ask, drop, push, tell, top

HUT_TILES: Final[i64] = 3  # LI-16.1
SETS: Final[i64] = 7
JOKERS_FOR: Final[vec[i64]] = vec[i64]([0, 1, 2, 4, 3, 5, 6])
"""For each way to make up a set the mask of kinds that a joker replaces: none, one, or two of them (LI-16.3)."""
DIVISIONS: Final[vec[i64]] = vec[i64](
    [3, 0, 0, 2, 1, 0, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 2, 0, 3, 0, 0, 2, 1, 0, 1, 2, 0, 0, 3]
)
"""The ten ways to divide three huts over larder, drying hut and lodging (LI-16.6)."""


# -- which areas are free --------------------------------------------------------------------------------------------


def is_free(v: vec[i64], seat: i64, area: i64) -> bool:
    """No area tile of another player lies there (LI-6.9, LI-16.12); in winter none lies anywhere (LI-16.14)."""
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat and v[block(other) + AREA] == area:
            return False
        other += 1
    return True


def free_food(v: vec[i64], seat: i64) -> bool:
    """Whether a larder would bring food."""
    area: i64 = 0
    while area < AREAS:
        if v[AREA_FOOD + area] > 0 and is_free(v, seat, area):
            return True
        area += 1
    return False


def can_use_larder(v: vec[i64], seat: i64) -> bool:
    """Whether the seat has a larder and food to fetch with it."""
    return v[block(seat) + HUTS + LARDER] > 0 and free_food(v, seat)


def wood_dries(v: vec[i64], seat: i64) -> bool:
    """Whether anything lies where a drying hut could move it (LI-16.15, LI-R27)."""
    return any_wood(v, seat, DRY_1) or any_wood(v, seat, DRY_2)


def can_use_drying_hut(v: vec[i64], seat: i64) -> bool:
    """Whether the seat has a drying hut and wood to move with it."""
    return v[block(seat) + HUTS + DRYING_HUT] > 0 and wood_dries(v, seat)


def can_build(v: vec[i64], seat: i64) -> bool:
    """Stake, board and shingle, jokers for what is missing; withe never helps (LI-16.1, LI-16.2, LI-16.4)."""
    p = block(seat) + CRAFT
    missing: i64 = 0
    kind: i64 = STAKE
    while kind <= SHINGLE:
        if v[p + kind] == 0:
            missing += 1
        kind += 1
    return missing <= v[p + JOKER] and missing < HUT_TILES


# -- offering and doing ----------------------------------------------------------------------------------------------


def offer_loan(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Adds the loan (LI-3.7)."""
    if may_borrow(v, seat):
        return append(acts, action(DO_LOAN, 0))
    return acts


def offer_build(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Adds the building of huts (LI-3.8, LI-16.5, LI-16.11)."""
    if can_build(v, seat):
        return append(acts, action(DO_BUILD, 0))
    return acts


def offer_larder(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Adds each free area with food (LI-3.9, LI-16.12, LI-16.13)."""
    if v[block(seat) + HUTS + LARDER] == 0:
        return acts
    area: i64 = 0
    while area < AREAS:
        if v[AREA_FOOD + area] > 0 and is_free(v, seat, area):
            acts = append(acts, action(DO_LARDER, area))
        area += 1
    return acts


def offer_hut_moves(v: vec[i64], seat: i64, acts: vec[i64], kind: i64) -> vec[i64]:
    """Adds each kind of wood on dry_1 and dry_2, as an action of that kind (LI-16.15, LI-R27)."""
    place: i64 = 0
    while place < 2:
        w = wood(block(seat), DRY_1 + place)
        i: i64 = 0
        while i < WOODS:
            if v[w + i] > 0:
                acts = append(acts, action(kind, place * WOODS + i))
            i += 1
        place += 1
    return acts


def offer_drying_hut(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Adds the moves of a drying hut (LI-3.9, LI-16.10, LI-16.18)."""
    if v[block(seat) + HUTS + DRYING_HUT] == 0:
        return acts
    return offer_hut_moves(v, seat, acts, DO_DRYING_HUT)


def choose_free(s: State, seat: i64, act: i64) -> None:
    """Carries out a free action; whatever is pending goes on behind it."""
    v = s.v
    kind = kind_of(act)
    operand = operand_of(act)
    if kind == DO_LOAN:
        borrow(s, seat)
    elif kind == DO_BUILD:
        push(v, HUT_SET, seat)
    elif kind == DO_LARDER:
        use_larder(s, seat, operand)
    else:
        use_hut(v, seat, DRYING_HUT)
        tell(s, USED_DRYING_HUT, seat, operand % WOODS, DRY_1 + operand // WOODS)
        move_freely(v, seat, operand)


def use_hut(v: vec[i64], seat: i64, hut: i64) -> None:
    """A hut is used once and leaves the game (LI-16.9)."""
    v[block(seat) + HUTS + hut] -= 1
    v[CRAFT_OUT] += 1


def use_larder(s: State, seat: i64, area: i64) -> None:
    """All food of the area (LI-16.12)."""
    v = s.v
    use_hut(v, seat, LARDER)
    food = v[AREA_FOOD + area]
    v[AREA_FOOD + area] = 0
    v[block(seat) + FOOD] += food
    tell(s, USED_LARDER, seat, area, food)


def move_freely(v: vec[i64], seat: i64, operand: i64) -> None:
    """One space to the right, whatever lies there (LI-16.15, LI-16.16, LI-16.17, LI-R26)."""
    place = DRY_1 + operand // WOODS
    shift(v, seat, operand % WOODS, place, place + 1)
    v[block(seat) + HUT_MOVES] += 1


# -- building --------------------------------------------------------------------------------------------------------


def advance_set(s: State) -> None:
    """Asks which tiles make up the set."""
    ask(s.v, s.v[top(s.v) + SEAT], BUILD_SET)


def offer_sets(v: vec[i64]) -> vec[i64]:
    """Every way to make up stake, board and shingle from own tiles and jokers (LI-16.1 – LI-16.4, LI-R16)."""
    p = block(v[top(v) + SEAT]) + CRAFT
    acts = vec[i64](capacity=8)
    way: i64 = 0
    while way < SETS:
        mask = JOKERS_FOR[way]
        jokers: i64 = 0
        possible = True
        kind: i64 = STAKE
        while kind <= SHINGLE:
            if (mask >> kind) & 1 == 1:
                jokers += 1
            elif v[p + kind] == 0:
                possible = False
            kind += 1
        if possible and jokers <= v[p + JOKER]:
            acts = append(acts, action(DO_SET, way))
        way += 1
    return acts


def choose_set(s: State, way: i64) -> None:
    """The tiles are turned over; where the huts stand comes next (LI-16.5)."""
    v = s.v
    seat = v[top(v) + SEAT]
    p = block(seat) + CRAFT
    kind: i64 = STAKE
    while kind <= SHINGLE:
        if (JOKERS_FOR[way] >> kind) & 1 == 1:
            v[p + JOKER] -= 1
        else:
            v[p + kind] -= 1
        kind += 1
    drop(v)
    push(v, HUT_SITES, seat)


def advance_sites(s: State) -> None:
    """Asks how the three huts are divided."""
    ask(s.v, s.v[top(s.v) + SEAT], PLACE_HUTS)


def offer_sites() -> vec[i64]:
    """The ten divisions (LI-16.6)."""
    acts = vec[i64](capacity=10)
    i: i64 = 0
    while i < 10:
        acts = append(acts, action(DO_HUTS, i))
        i += 1
    return acts


def choose_sites(s: State, way: i64) -> None:
    """The huts stand there for good, any number on a space (LI-16.6, LI-16.7, LI-16.8)."""
    v = s.v
    seat = v[top(v) + SEAT]
    drop(v)
    p = block(seat)
    v[p + HUTS + LARDER] += DIVISIONS[way * 3]
    v[p + HUTS + DRYING_HUT] += DIVISIONS[way * 3 + 1]
    v[p + HUTS + LODGING] += DIVISIONS[way * 3 + 2]
    v[p + HUTS_BUILT] += HUT_TILES
    tell(s, BUILT_HUTS, seat, DIVISIONS[way * 3], DIVISIONS[way * 3 + 1], DIVISIONS[way * 3 + 2])
