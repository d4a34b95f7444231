"""Cells, rows and bit boards of the building area. Rules HO-1.10, HO-5.1, HO-6.2."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import (
    BLOCK_AT,
    CELLS,
    EMPTY,
    FULL,
    HOUSES,
    PENS,
    RUINS,
    SIDE,
    VILLAGE,
)
from brettwerk.kernel.state import bit
from brettwerk.kernel.tables import flat

RANK: Final[vec[i64]] = flat([[cell // int(SIDE) + 1 for cell in range(int(CELLS))]])
"""Where a cell's row lies in a bit board: behind the empty row above the area."""
BIT: Final[vec[i64]] = flat([[1 << cell % int(SIDE) for cell in range(int(CELLS))]])

# A packed cell: two bits kind, three owner, two storeys, two roof, one villager, two direction, one cattle.
KIND_MASK: Final[i64] = 3
OWNER_SHIFT: Final[i64] = 2
STOREY_SHIFT: Final[i64] = 5
ROOF_SHIFT: Final[i64] = 7
VILLAGER_BIT: Final[i64] = 1 << 9
DIRECTION_SHIFT: Final[i64] = 10
CATTLE_BIT: Final[i64] = 1 << 12


def kind_at(v: vec[i64], cell: i64) -> i64:
    """Empty, house, ruin or pen."""
    return v[VILLAGE + cell] & KIND_MASK


def owner_at(v: vec[i64], cell: i64) -> i64:
    """The seat of a house or pen; of a ruin the seat that lost it."""
    return (v[VILLAGE + cell] >> OWNER_SHIFT) & 7


def storeys_at(v: vec[i64], cell: i64) -> i64:
    """The height of a house or ruin."""
    return (v[VILLAGE + cell] >> STOREY_SHIFT) & 3


def roof_at(v: vec[i64], cell: i64) -> i64:
    """The oven or shrine on a house, as an element; 0 for none."""
    return (v[VILLAGE + cell] >> ROOF_SHIFT) & 3


def villager_at(v: vec[i64], cell: i64) -> bool:
    """Whether a villager lives there."""
    return v[VILLAGE + cell] & VILLAGER_BIT != 0


def direction_at(v: vec[i64], cell: i64) -> i64:
    """Where the owner of a pen lies."""
    return (v[VILLAGE + cell] >> DIRECTION_SHIFT) & 3


def cattle_at(v: vec[i64], cell: i64) -> bool:
    """Whether cattle stands in the pen."""
    return v[VILLAGE + cell] & CATTLE_BIT != 0


def block_at(v: vec[i64], cell: i64) -> i64:
    """The block of a cell, or of the only block an empty cell touches; negative for none or many."""
    return v[BLOCK_AT + cell]


def on(v: vec[i64], board: i64, cell: i64) -> bool:
    """Whether a bit board has that cell."""
    return v[board + RANK[cell]] & BIT[cell] != 0


def put(v: vec[i64], board: i64, cell: i64) -> None:
    """Adds a cell to a bit board."""
    v[board + RANK[cell]] |= BIT[cell]


def lift(v: vec[i64], board: i64, cell: i64) -> None:
    """Takes a cell off a bit board."""
    v[board + RANK[cell]] &= ~BIT[cell]


def near(v: vec[i64], board: i64, rank: i64) -> i64:
    """The cells of one row that are adjacent to a cell of the board (HO-5.1: corners do not count)."""
    row = v[board + rank]
    return ((row << 1) | (row >> 1) | v[board + rank - 1] | v[board + rank + 1]) & FULL


def empty_row(v: vec[i64], rank: i64) -> i64:
    """The empty cells of a row."""
    return FULL & ~(v[HOUSES + rank] | v[PENS + rank] | v[RUINS + rank])


def open_row(v: vec[i64], rank: i64) -> i64:
    """The cells of a row with neither house nor pen: open terrain."""
    return FULL & ~(v[HOUSES + rank] | v[PENS + rank])


def is_empty(v: vec[i64], cell: i64) -> bool:
    """Whether nothing lies there."""
    return v[VILLAGE + cell] & KIND_MASK == EMPTY


# -- sets of blocks: two masks one behind the other ------------------------------------------------------------------


def has_block(v: vec[i64], masks: i64, block: i64) -> bool:
    """Whether the set has the block."""
    if block < 60:
        return (v[masks] >> block) & 1 == 1
    return (v[masks + 1] >> (block - 60)) & 1 == 1


def add_block(v: vec[i64], masks: i64, block: i64) -> None:
    """Puts a block into the set."""
    if block < 60:
        v[masks] |= bit(block)
    else:
        v[masks + 1] |= bit(block - 60)
