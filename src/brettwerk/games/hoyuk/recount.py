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
from brettwerk.games.hoyuk.layout import CELLS, HOUSE, PEN
from brettwerk.games.hoyuk.tables import NEAR


def unit(which: i64, tall: bool) -> i64:
    """One of a kind in a packed number, at a tall house or not."""
    one: i64 = 1 << SHIFT[which]
    if tall:
        one += 1 << SHIFT[which + 1]
    return one


def recount_block(v: vec[i64], seat: i64, block: i64) -> i64:
    """The packed number of a player in a block."""
    packed: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        kind = kind_at(v, cell)
        if block_at(v, cell) == block and (kind == HOUSE or kind == PEN) and owner_at(v, cell) == seat:
            if kind == HOUSE:
                tall = storeys_at(v, cell) == 2
                packed += unit(HOUSE_COUNT, tall)
                if roof_at(v, cell) != 0:
                    packed += unit(FIELD_OF[roof_at(v, cell)], tall)
                if villager_at(v, cell):
                    packed += unit(VILLAGER_COUNT, tall)
            else:
                tall = storeys_at(v, NEAR[4 * cell + direction_at(v, cell)]) == 2
                packed += unit(PEN_COUNT, tall)
                if cattle_at(v, cell):
                    packed += unit(CATTLE_COUNT, tall)
        cell += 1
    return packed
