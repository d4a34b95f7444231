"""Only with the switch `pen_on_ruin` (HO-R12): a pen that replaced a ruin can leave a gap, and then a block splits.

By the book this never happens (HO-5.8, HO-5.9), because ruins stay for ever.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.grid import add_block, has_block, is_empty
from brettwerk.games.hoyuk.layout import BLOCK_AT, BLOCKS, CELLS, COUNTS, HIT, MAX_BLOCKS, PEN_ON_RUIN, part
from brettwerk.games.hoyuk.recount import recount
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import NEAR
from brettwerk.games.hoyuk.village import touched_block
from brettwerk.kernel.state import PLAYERS, numbers


def split_blocks(v: vec[i64]) -> None:
    """Gives every part of a block but its first a number of its own."""
    if not switch(v, PEN_ON_RUIN):
        return
    label = numbers(CELLS)
    seen = numbers(v[BLOCKS])
    split = False
    cell: i64 = 0
    while cell < CELLS:
        if label[cell] == 0 and not is_empty(v, cell):
            old = v[BLOCK_AT + cell]
            block = old
            if seen[old] == 1:
                block = v[BLOCKS]
                v[BLOCKS] += 1
                split = True
                if has_block(v, HIT, old):
                    add_block(v, HIT, block)
            else:
                seen[old] = 1
            mark(v, label, cell, block)
        cell += 1
    if split:
        settle_blocks(v)


def mark(v: vec[i64], label: vec[i64], first: i64, block: i64) -> None:
    """Gives all cells that hang together with the first one the number of the block."""
    found = numbers(CELLS)
    found[0] = first
    label[first] = 1
    n: i64 = 1
    i: i64 = 0
    while i < n:
        v[BLOCK_AT + found[i]] = block
        direction: i64 = 0
        while direction < 4:
            there = NEAR[4 * found[i] + direction]
            if there >= 0 and label[there] == 0 and not is_empty(v, there):
                label[there] = 1
                found[n] = there
                n += 1
            direction += 1
        i += 1


def settle_blocks(v: vec[i64]) -> None:
    """Finds anew what empty cells touch and what everybody has in each block."""
    cell: i64 = 0
    while cell < CELLS:
        if is_empty(v, cell):
            v[BLOCK_AT + cell] = touched_block(v, cell)
        cell += 1
    counts = recount(v)
    seat: i64 = 0
    while seat < v[PLAYERS]:
        block: i64 = 0
        while block < v[BLOCKS]:
            v[part(seat) + COUNTS + block] = counts[seat * MAX_BLOCKS + block]
            block += 1
        seat += 1
