"""Phase 1: tiles are dealt, and everybody builds what they show.

Dealing: HO-1.18, HO-4.1 – HO-4.7 (HO-4.1: two equal steps), HO-R20; the tile: HO-4.8 – HO-4.17 (HO-4.11: to any
blocks), HO-15.4, HO-R18, HO-R19.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.building import can_build, place
from brettwerk.games.hoyuk.layout import (
    ASIDE,
    BUILD,
    CURSOR,
    DEAL,
    E_HOUSE,
    E_SHAMAN,
    ELEMENTS,
    MAY_DECLINE,
    NO_TILE,
    PHASE,
    PILE_TILES,
    PROFILE,
    START,
    STEP,
    TILE,
    TILE_PILE,
    TILES,
    part,
)
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import THIRD
from brettwerk.games.hoyuk.words import (
    BUILD_PICK,
    BUILD_TILE,
    DEALT,
    DO_ELEMENT,
    DO_SKIP,
    ELEMENT_LOST,
    RESHUFFLED,
    SKIPPED,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.rng import shuffle
from brettwerk.kernel.state import CHANCE, PLAYERS, SEAT, A, B, State, ask, drop, push, reveal, tell, top

# -- dealing -----------------------------------------------------------------------------------------------------------


def deal(s: State) -> None:
    """One tile to each player, the start player's left neighbour first, all before anyone builds (HO-4.2, HO-4.3)."""
    v = s.v
    i: i64 = 1
    while i <= v[PLAYERS]:
        seat = (v[START] + i) % v[PLAYERS]
        if v[PILE_TILES] == 0:
            reshuffle(s)
        n = v[PILE_TILES] - 1
        tile = v[TILE_PILE + n]
        v[TILE_PILE + n] = 0
        v[PILE_TILES] = n
        v[part(seat) + TILE] = tile
        reveal(v)
        tell(s, DEALT, seat, tile)
        i += 1
    v[PHASE] = BUILD
    v[CURSOR] = 0


def reshuffle(s: State) -> None:
    """The tiles set aside make a new pile; those dealt in this step are not among them (HO-4.6, HO-4.7, HO-R20)."""
    v = s.v
    n: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if (v[ASIDE] >> tile) & 1 == 1:
            v[TILE_PILE + n] = tile
            n += 1
        tile += 1
    v[ASIDE] = 0
    v[PILE_TILES] = n
    shuffle(v, CHANCE, v, TILE_PILE, n)
    reveal(v)
    tell(s, RESHUFFLED, v[START], n)


def set_tiles_aside(v: vec[i64]) -> None:
    """After a step the dealt tiles are set aside (HO-4.5)."""
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = part(seat)
        v[ASIDE] |= 1 << v[p + TILE]
        v[p + TILE] = NO_TILE
        seat += 1


def advance_build(s: State) -> bool:
    """The next player builds his whole tile (HO-4.4); after two steps the phase is over, which is told (HO-4.17)."""
    v = s.v
    if v[CURSOR] < v[PLAYERS]:
        seat = (v[START] + v[CURSOR]) % v[PLAYERS]
        v[CURSOR] += 1
        third = THIRD[v[PROFILE] * TILES + v[part(seat) + TILE]]
        push(v, BUILD_TILE, seat, 2, third)
        return False
    set_tiles_aside(v)
    if v[STEP] == 1:  # HO-3.2: no window between the steps
        v[STEP] = 2
        v[PHASE] = DEAL
        return False
    return True


# -- the tile ----------------------------------------------------------------------------------------------------------


def advance_tile(s: State) -> None:
    """Asks what to build next; what cannot be built after everything else is lost (HO-4.12 – HO-4.15, HO-R18)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if can_go_on(v, f):
        ask(v, seat, BUILD_PICK)
        return
    left = v[f + A]
    while left > 0:
        tell(s, ELEMENT_LOST, seat, E_HOUSE)
        left -= 1
    if v[f + B] != 0:
        tell(s, ELEMENT_LOST, seat, first_element(v[f + B]))
    drop(v)


def can_go_on(v: vec[i64], f: i64) -> bool:
    """Whether anything of the tile can be built now."""
    left = v[f + B]
    if v[f + A] > 0:
        left |= 1 << E_HOUSE
    element: i64 = 0
    while element < ELEMENTS:
        if (left >> element) & 1 == 1 and can_build(v, v[f + SEAT], element):
            return True
        element += 1
    return False


def first_element(mask: i64) -> i64:
    """The first element of a mask."""
    element: i64 = 0
    while (mask >> element) & 1 == 0:
        element += 1
    return element


def offer_elements(v: vec[i64]) -> vec[i64]:
    """The kinds still on the tile that can be built now (HO-4.9, HO-4.10, HO-4.14); only the shaman can be left out.

    With the switch of HO-R19 every element can.
    """
    f = top(v)
    seat = v[f + SEAT]
    acts = vec[i64](capacity=8)
    skips = vec[i64](capacity=4)
    decline = switch(v, MAY_DECLINE)
    third_open = v[f + B] != 0
    element: i64 = 0
    while element < ELEMENTS:
        fixed = element == E_HOUSE and v[f + A] > 0
        third = (v[f + B] >> element) & 1 == 1
        if (fixed or third) and can_build(v, seat, element):
            acts = append(acts, action(DO_ELEMENT, element))
            if fixed:
                if decline:
                    skips = append(skips, action(DO_SKIP, element))
            elif third_open and (decline or element == E_SHAMAN):  # a choice is declined as a whole
                skips = append(skips, action(DO_SKIP, element))
                third_open = False
        element += 1
    i: i64 = 0
    while i < i64(len(skips)):
        acts = append(acts, skips[i])
        i += 1
    return acts


def choose_element(s: State, kind: i64, element: i64) -> None:
    """An element of the tile: a fixed house while one is left, otherwise the third element."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if element == E_HOUSE and v[f + A] > 0:
        v[f + A] -= 1
    else:
        v[f + B] = 0
    if kind == DO_SKIP:
        tell(s, SKIPPED, seat, element)
    else:
        place(v, seat, element)
