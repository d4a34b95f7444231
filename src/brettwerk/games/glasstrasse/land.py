"""The landscape board: counting, placing and removing forests and landscape tiles.

Rules GS-1.5, GS-1.16, GS-5.15, GS-6.11, GS-7.10 – GS-7.14, GS-9.4 – GS-9.10 (placing), GS-R12, GS-R32.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.effects import ANY_LAND
from brettwerk.games.glasstrasse.layout import (
    BUILDING,
    CLEARED,
    EMPTY,
    FOREST,
    FORESTS,
    LAND,
    PIT,
    POND,
    SPACES,
    block,
)
from brettwerk.games.glasstrasse.tables import FOREST_SPACES, NEIGHBOURS
from brettwerk.games.glasstrasse.words import (
    DO_FOREST,
    DO_GIVE,
    DO_LAND,
    DO_SPACE,
    FELLED,
    FOREST_TO_REMOVE,
    LAND_KIND,
    NO_SPACE,
    OWN_TILE,
    PLACE_LAND,
    PLACED,
    REMOVED,
    SPACE,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, B, State, ask, drop, push, tell, top


def is_landscape(what: i64) -> bool:
    """Whether it is a pit, grove or pond."""
    return what >= PIT and what <= POND


def forests(v: vec[i64], seat: i64) -> i64:
    """How many forest tiles a player has left (GS-R19)."""
    p = block(seat) + LAND
    n: i64 = 0
    i: i64 = 0
    while i < FORESTS:
        if v[p + FOREST_SPACES[2 * i]] == FOREST:
            n += 1
        i += 1
    return n


def count_land(v: vec[i64], seat: i64, what: i64) -> i64:
    """How many spaces of a player hold that."""
    p = block(seat) + LAND
    n: i64 = 0
    i: i64 = 0
    while i < SPACES:
        if v[p + i] == what:
            n += 1
        i += 1
    return n


def count_beside(v: vec[i64], seat: i64, space: i64, what: i64) -> i64:
    """How many neighbours of a space hold that; BUILDING stands for any building (GS-6.11, GS-6.12)."""
    p = block(seat) + LAND
    n: i64 = 0
    i: i64 = 0
    while i < 4:
        near = NEIGHBOURS[space * 4 + i]
        if near >= 0:
            there = v[p + near]
            if there == what or (what == BUILDING and there > BUILDING):
                n += 1
        i += 1
    return n


def has_usable_space(v: vec[i64], seat: i64) -> bool:
    """Whether a space is empty or can be cleared (GS-8.5, GS-R33)."""
    p = block(seat) + LAND
    i: i64 = 0
    while i < SPACES:
        what = v[p + i]
        if what == EMPTY or is_landscape(what):
            return True
        i += 1
    return False


def place(s: State, seat: i64, space: i64, what: i64) -> None:
    """Puts a landscape tile on a space; what lies there is cleared first (GS-7.11, GS-R34)."""
    remove(s, seat, space)
    s.v[block(seat) + LAND + space] = what
    tell(s, PLACED, seat, space, what)


def remove(s: State, seat: i64, space: i64) -> None:
    """Takes a landscape tile off, for nothing (GS-7.10); an empty space stays empty."""
    v = s.v
    at = block(seat) + LAND + space
    if is_landscape(v[at]):
        tell(s, REMOVED, seat, space, v[at])
        v[at] = EMPTY


# -- a forest to remove ----------------------------------------------------------------------------------------------


def offer_forests(v: vec[i64]) -> vec[i64]:
    """Each own forest (GS-5.15)."""
    p = block(v[top(v) + SEAT]) + LAND
    acts = vec[i64](capacity=6)
    i: i64 = 0
    while i < FORESTS:
        if v[p + FOREST_SPACES[2 * i]] == FOREST:
            acts = append(acts, action(DO_FOREST, i))
        i += 1
    return acts


def choose_forest(s: State, forest: i64) -> None:
    """Both spaces of the forest are empty at once (GS-5.15)."""
    v = s.v
    seat = v[top(v) + SEAT]
    drop(v)
    p = block(seat) + LAND
    v[p + FOREST_SPACES[2 * forest]] = EMPTY
    v[p + FOREST_SPACES[2 * forest + 1]] = EMPTY
    tell(s, FELLED, seat, forest)


def advance_forest(s: State) -> None:
    """Asks which forest goes."""
    ask(s.v, s.v[top(s.v) + SEAT], FOREST_TO_REMOVE)


# -- a landscape tile to give up -------------------------------------------------------------------------------------


def offer_own_tiles(v: vec[i64]) -> vec[i64]:
    """Own tiles of the needed kind, never forests or buildings (GS-7.13, GS-7.14); plain clears in ascending order."""
    f = top(v)
    p = block(v[f + SEAT]) + LAND
    kind = v[f + A]
    i: i64 = v[CLEARED] + 1 if v[f + B] == 1 else 0
    acts = vec[i64](capacity=8)
    while i < SPACES:
        if (kind == EMPTY and is_landscape(v[p + i])) or (kind != EMPTY and v[p + i] == kind):
            acts = append(acts, action(DO_GIVE, i))
        i += 1
    return acts


def advance_own_tile(s: State) -> None:
    """Asks which tile goes."""
    ask(s.v, s.v[top(s.v) + SEAT], OWN_TILE)


def choose_own_tile(s: State, space: i64) -> None:
    """Takes the tile off for good, not to another space (GS-7.12); its space is empty at once (GS-7.11)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if v[f + B] == 1:
        v[CLEARED] = space
    drop(v)
    remove(s, seat, space)


# -- placing ---------------------------------------------------------------------------------------------------------


def start_placing(s: State, seat: i64, kind: i64, may_lapse: bool) -> None:
    """Lets a player place a landscape tile; without an empty space it may lapse for some cards (GS-R12)."""
    push(s.v, PLACE_LAND, seat, kind, 1 if may_lapse else 0)


def advance_placing(s: State) -> None:
    """Asks for the kind, then for the space."""
    v = s.v
    f = top(v)
    ask(v, v[f + SEAT], LAND_KIND if v[f + A] == ANY_LAND else SPACE)


def offer_land_kinds() -> vec[i64]:
    """Pit, grove or pond (GS-9.10)."""
    return vec[i64]([action(DO_LAND, 0), action(DO_LAND, 1), action(DO_LAND, 2)])


def choose_land_kind(s: State, operand: i64) -> None:
    """The kind is settled; the space comes next."""
    s.v[top(s.v) + A] = PIT + operand


def offer_spaces(v: vec[i64], seat: i64, may_lapse: bool) -> vec[i64]:
    """Each empty space, then each space with a landscape tile, which is cleared first (GS-R34)."""
    p = block(seat) + LAND
    acts = vec[i64](capacity=16)
    i: i64 = 0
    while i < SPACES:
        if v[p + i] == EMPTY:
            acts = append(acts, action(DO_SPACE, i))
        i += 1
    none_empty = len(acts) == 0
    i = 0
    while i < SPACES:
        if is_landscape(v[p + i]):
            acts = append(acts, action(DO_SPACE, i))
        i += 1
    if may_lapse and none_empty:
        acts = append(acts, action(DO_SPACE, NO_SPACE))
    return acts


def choose_place(s: State, space: i64) -> None:
    """Places the tile, or lets it lapse."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    kind = v[f + A]
    drop(v)
    if space != NO_SPACE:
        place(s, seat, space, kind)
