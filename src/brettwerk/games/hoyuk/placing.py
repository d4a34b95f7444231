"""Where things may be built, row by row as bit masks: the one place that knows the placement rules.

Ground houses: HO-6.2 – HO-6.12, HO-6.15, HO-6.16, HO-R6 – HO-R10 (HO-R6, HO-R8, HO-R9, HO-R10); storeys: HO-7.1 –
HO-7.6, HO-R14; pens: HO-8.1 – HO-8.9, HO-R11 – HO-R13 (HO-R11, HO-R12, HO-R13). A block is known by its cells'
BLOCK_AT, so no flood fill is needed: blocks never split or join.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import HOUSE_COUNT, is_resident, total
from brettwerk.games.hoyuk.grid import empty_row, kind_at, near, on, open_row
from brettwerk.games.hoyuk.layout import (
    BLOCK_AT,
    EDGE_FREES_STOREY,
    EDGE_OPENS_PEN,
    EMPTY,
    FULL,
    HOUSES,
    OWN,
    PEN,
    PEN_ON_RUIN,
    PENS,
    RUIN,
    RUIN_BLOCK_BUILDABLE,
    RUIN_OPENS_PEN,
    RUINS,
    SIDE,
    TALL,
    part,
)
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import NEAR

# -- open sides of pens ------------------------------------------------------------------------------------------------


def is_open(v: vec[i64], cell: i64) -> bool:
    """Whether a pen's side with that cell behind it is open: an empty cell or a ruin (HO-8.5, HO-8.6, HO-R13)."""
    kind = kind_at(v, cell)
    return kind == EMPTY or (kind == RUIN and switch(v, RUIN_OPENS_PEN))


def open_sides(v: vec[i64], cell: i64) -> i64:
    """How many sides of a pen there are or would be open; the edge closes one, unless a switch says otherwise.

    The owner is a house, so its side is never counted.
    """
    n: i64 = 0
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0:
            if is_open(v, there):
                n += 1
        elif switch(v, EDGE_OPENS_PEN):
            n += 1
        direction += 1
    return n


def is_last_open_side(v: vec[i64], cell: i64) -> bool:
    """Whether some pen would be shut in by a building here (HO-6.10, HO-8.7)."""
    if not is_open(v, cell):
        return False
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and kind_at(v, there) == PEN and open_sides(v, there) == 1:
            return True
        direction += 1
    return False


# -- houses ------------------------------------------------------------------------------------------------------------


def founding_row(v: vec[i64], rank: i64) -> i64:
    """Empty cells beside nothing: a new block may always begin there (HO-6.4, HO-6.11, HO-R6, HO-R10)."""
    return empty_row(v, rank) & ~(near(v, HOUSES, rank) | near(v, PENS, rank) | near(v, RUINS, rank))


def ground_row(v: vec[i64], seat: i64, rank: i64) -> i64:
    """Cells where the player may build in a block that is there already, ruins included (HO-6.12, HO-6.15)."""
    beside_house = near(v, HOUSES, rank)
    cells = open_row(v, rank) & (beside_house | near(v, RUINS, rank) | v[RUINS + rank])
    if cells == 0:
        return 0
    beside_own = near(v, part(seat) + OWN, rank)
    beside_pen = near(v, PENS, rank)
    legal: i64 = 0
    cell = (rank - 1) * SIDE
    bit: i64 = 1
    while bit <= cells:
        if cells & bit != 0:
            block = v[BLOCK_AT + cell]
            if (
                block >= 0  # HO-6.9: one block only
                and (beside_own & bit != 0 or may_join(v, seat, block, beside_house & bit != 0))  # HO-6.5
                and not (beside_pen & bit != 0 and is_last_open_side(v, cell))
            ):
                legal |= bit
        bit <<= 1
        cell += 1
    return legal


def may_join(v: vec[i64], seat: i64, block: i64, beside_house: bool) -> bool:
    """Who does not live in a block joins it beside somebody's house; pens and ruins are not enough (HO-6.6, HO-6.7).

    A block of ruins only is open to all (HO-6.16, HO-R9). Nobody is asked and nothing is paid (HO-6.8).
    """
    if is_resident(v, seat, block):
        return False
    if beside_house:
        return True
    return switch(v, RUIN_BLOCK_BUILDABLE) and total(v, block, HOUSE_COUNT) == 0


def storey_row(v: vec[i64], seat: i64, rank: i64) -> i64:
    """Own houses of one storey with a free side (HO-7.1 – HO-7.4); ruins and the edge are free (HO-7.5, HO-7.6)."""
    low = v[part(seat) + OWN + rank] & ~v[TALL + rank]
    if low == 0:
        return 0
    here = open_row(v, rank)
    free = (here << 1) | (here >> 1)
    edge = switch(v, EDGE_FREES_STOREY)
    if rank > 1:
        free |= open_row(v, rank - 1)
    elif edge:
        free = FULL
    if rank < SIDE:
        free |= open_row(v, rank + 1)
    elif edge:
        free = FULL
    if edge:
        free |= 1 | (1 << (SIDE - 1))
    return low & free


def house_is_possible(v: vec[i64], seat: i64, ground_only: bool = False) -> bool:
    """Whether a house of the player has a place anywhere (HO-15.5, HO-15.6)."""
    rank: i64 = 1
    while rank <= SIDE:
        if founding_row(v, rank) != 0:
            return True
        rank += 1
    rank = 1
    while rank <= SIDE:
        if not ground_only and storey_row(v, seat, rank) != 0:
            return True
        if ground_row(v, seat, rank) != 0:
            return True
        rank += 1
    return False


# -- pens --------------------------------------------------------------------------------------------------------------


def pen_row(v: vec[i64], seat: i64, rank: i64) -> i64:
    """Empty cells beside an own house that leave this pen and all others an open side (HO-8.1, HO-8.5, HO-8.7, HO-8.8).

    Further houses and pens of the block beside it do not matter (HO-8.9); ruins are no place (HO-8.4, HO-R12).
    """
    beside_own = near(v, part(seat) + OWN, rank)
    if beside_own == 0:
        return 0
    ground = open_row(v, rank) if switch(v, PEN_ON_RUIN) else empty_row(v, rank)
    cells = ground & beside_own
    legal: i64 = 0
    cell = (rank - 1) * SIDE
    bit: i64 = 1
    while bit <= cells:
        if cells & bit != 0 and v[BLOCK_AT + cell] >= 0 and open_sides(v, cell) > 0 and not is_last_open_side(v, cell):
            legal |= bit
        bit <<= 1
        cell += 1
    return legal


def pen_is_possible(v: vec[i64], seat: i64) -> bool:
    """Whether a pen of the player has a place."""
    rank: i64 = 1
    while rank <= SIDE:
        if pen_row(v, seat, rank) != 0:
            return True
        rank += 1
    return False


def pen_owners(v: vec[i64], seat: i64, cell: i64) -> i64:
    """Mask of the directions in which an own house lies (HO-8.2, HO-8.3, HO-R11)."""
    own = part(seat) + OWN
    mask: i64 = 0
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and on(v, own, there):
            mask |= 1 << direction
        direction += 1
    return mask
