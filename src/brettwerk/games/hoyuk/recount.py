"""What a player has in a block, counted from the board: slow and plain. For checks and for blocks that split."""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import CATTLE_COUNT, FIELD_OF, HOUSE_COUNT, PEN_COUNT, SHIFT, VILLAGER_COUNT
from brettwerk.games.hoyuk.grid import (
    block_at,
    cattle_at,
    direction_at,
    kind_at,
    owner_at,
    roof_at,
    storeys_at,
    villager_at,
)
from brettwerk.games.hoyuk.layout import CELLS, HOUSE, MAX_BLOCKS, PEN
from brettwerk.games.hoyuk.tables import NEAR
from brettwerk.kernel.state import PLAYERS, bit, numbers


def unit(which: i64, tall: bool) -> i64:
    """One of a kind in a packed number, at a tall house or not."""
    one = bit(SHIFT[which])
    if tall:
        one += bit(SHIFT[which + 1])
    return one


def recount(v: vec[i64]) -> vec[i64]:
    """The packed numbers of all players in all blocks, MAX_BLOCKS per player."""
    counts = numbers(v[PLAYERS] * MAX_BLOCKS)
    cell: i64 = 0
    while cell < CELLS:
        kind = kind_at(v, cell)
        at = owner_at(v, cell) * MAX_BLOCKS + block_at(v, cell)
        if kind == HOUSE:
            tall = storeys_at(v, cell) == 2
            counts[at] += unit(HOUSE_COUNT, tall)
            if roof_at(v, cell) != 0:
                counts[at] += unit(FIELD_OF[roof_at(v, cell)], tall)
            if villager_at(v, cell):
                counts[at] += unit(VILLAGER_COUNT, tall)
        elif kind == PEN:
            tall = storeys_at(v, NEAR[4 * cell + direction_at(v, cell)]) == 2
            counts[at] += unit(PEN_COUNT, tall)
            if cattle_at(v, cell):
                counts[at] += unit(CATTLE_COUNT, tall)
        cell += 1
    return counts
