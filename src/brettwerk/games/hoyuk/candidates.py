"""Options that are worth a thought: what bots leave out of their search. No rules here, only taste.

Most cells of a block are as good as each other, so a few of each block are enough: they differ in the room they leave
and take, in height, and in what stands there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.cards import largest_group
from brettwerk.games.hoyuk.grid import block_at, cattle_at, is_empty, kind_at, on, owner_at, roof_at, villager_at
from brettwerk.games.hoyuk.layout import (
    CELLS,
    E_HOUSE,
    EXPERT,
    HAND,
    HOUSE,
    JOKER,
    MODE,
    NO_BLOCK,
    OWN,
    PEN,
    RUIN,
    TALL,
    part,
)
from brettwerk.games.hoyuk.tables import NEAR
from brettwerk.games.hoyuk.village import at_tall_house, owns_pen
from brettwerk.games.hoyuk.words import (
    BUILD_PICK,
    CHOOSE_COLOUR,
    DO_ELEMENT,
    DO_STOP,
    GROUP_SIZE,
    HOUSE_CELL,
    LOSE_HOUSE,
    LOSE_PIECE,
    NEW_SITE,
    OLEYLI_TAKE,
    PEN_CELL,
    PIECE_CELL,
    STOREY_SITE,
)
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import DECISION, SEAT, A, top
from brettwerk.kernel.tables import flat

FEW: Final[i64] = 3  # cells of a block that a house may go to, and cells for a new block
APART: Final[i64] = 3  # new blocks looked at lie at least that far from each other
UNRANKED: Final[i64] = -1000000
ALONG: Final[vec[i64]] = flat([[cell // 13 for cell in range(int(CELLS))], [cell % 13 for cell in range(int(CELLS))]])
"""Rows of all cells, then their columns."""


def candidates(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Leaves out what is hardly ever worth a thought."""
    if len(acts) < 2:
        return acts
    decision = v[DECISION]
    if decision == BUILD_PICK:
        return houses_first(acts)
    if decision == HOUSE_CELL:
        site = v[top(v) + A] - 1
        if site == NEW_SITE:
            return best_foundings(v, acts)
        if site == STOREY_SITE:
            return one_per_class(v, acts)
        return best_cells(v, acts)
    if decision == PEN_CELL:
        return best_pens(v, acts)
    if decision == PIECE_CELL or decision == LOSE_HOUSE or decision == LOSE_PIECE or decision == OLEYLI_TAKE:
        return one_per_class(v, acts)
    if decision == GROUP_SIZE:
        return large_groups(v, acts)
    if decision == CHOOSE_COLOUR and v[MODE] != EXPERT:
        return acts[:1]
    return acts


def houses_first(acts: vec[i64]) -> vec[i64]:
    """The order of a tile's elements hardly matters: houses first, as the others stand on them or beside them."""
    if acts[0] == action(DO_ELEMENT, E_HOUSE):
        return acts[:1]
    return acts


def large_groups(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """The largest group, and the largest without jokers."""
    f = top(v)
    n = i64(len(acts))
    kept = acts[n - 1 : n]
    plain = v[part(v[f + SEAT]) + HAND + v[f + A]]
    if v[f + A] != JOKER and plain < largest_group(v, v[f + SEAT], v[f + A]) and plain > 0:
        kept = append(kept, acts[plain - 1])
    return kept


# -- houses and pens ---------------------------------------------------------------------------------------------------


def best_foundings(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Up to three cells for a new block with the most free land around them, apart from each other."""
    n = i64(len(acts))
    rooms = vec[i64](capacity=len(acts))
    i: i64 = 0
    while i < n:
        rooms = append(rooms, land_around(v, operand_of(acts[i])))
        i += 1
    kept = vec[i64](capacity=4)
    while i64(len(kept)) < FEW:
        best: i64 = -1
        i = 0
        while i < n:
            if (best < 0 or rooms[i] > rooms[best]) and far_from(kept, acts[i]):
                best = i
            i += 1
        if best < 0:
            return kept
        kept = append(kept, acts[best])
    return kept


def far_from(kept: vec[i64], act: i64) -> bool:
    """Whether a cell is far from all cells kept so far."""
    cell = operand_of(act)
    i: i64 = 0
    n = i64(len(kept))
    while i < n:
        other = operand_of(kept[i])
        down = ALONG[cell] - ALONG[other]
        right = ALONG[CELLS + cell] - ALONG[CELLS + other]
        if max(down, -down) + max(right, -right) < APART:
            return False
        i += 1
    return True


def land_around(v: vec[i64], cell: i64) -> i64:
    """How much of the land around a founding cell is free of other blocks, up to two steps away."""
    free: i64 = 0
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and is_empty(v, there):
            free += 2
            if block_at(v, there) == NO_BLOCK:
                free += 3
            turn: i64 = 0
            while turn < 4:
                beyond = NEAR[4 * there + turn]
                if beyond >= 0 and beyond != cell and is_empty(v, beyond) and block_at(v, beyond) == NO_BLOCK:
                    free += 1
                turn += 1
        direction += 1
    return free


def best_cells(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Up to three cells of a block for a house: room to grow for the builder, less of it for rivals."""
    seat = v[top(v) + SEAT]
    return best_ranked(v, acts, seat, FEW, False)


def best_ranked(v: vec[i64], acts: vec[i64], seat: i64, most: i64, pen: bool) -> vec[i64]:
    """The options of highest rank, in the order in which they are offered."""
    n = i64(len(acts))
    if n <= most:
        return acts
    ranks = vec[i64](capacity=len(acts))
    i: i64 = 0
    while i < n:
        ranks = append(ranks, rank_of(v, seat, operand_of(acts[i]), pen))
        i += 1
    kept = vec[i64](capacity=4)
    while i64(len(kept)) < most:
        best: i64 = 0
        i = 1
        while i < n:
            if ranks[i] > ranks[best]:
                best = i
            i += 1
        ranks[best] = UNRANKED
        kept = append(kept, acts[best])
    return kept


def rank_of(v: vec[i64], seat: i64, cell: i64, pen: bool) -> i64:
    """Room that a building gives its builder and takes from rivals; a ruin saves land."""
    own = part(seat) + OWN
    gained: i64 = 0
    beside_own: i64 = 0
    beside_rivals: i64 = 0
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0:
            kind = kind_at(v, there)
            if kind == HOUSE:
                if on(v, own, there):
                    beside_own += 1
                else:
                    beside_rivals += 1
            elif kind != PEN and block_at(v, there) >= 0 and not beside(v, own, there):
                gained += 1
            elif is_empty(v, there) and block_at(v, there) == NO_BLOCK:
                gained += 1
        direction += 1
    if pen:
        return 3 * beside_rivals - 2 * beside_own - gained
    rank = 2 * gained + 3 * beside_rivals - beside_own
    return rank + 2 if kind_at(v, cell) == RUIN else rank


def beside(v: vec[i64], board: i64, cell: i64) -> bool:
    """Whether a cell of the board lies beside."""
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and on(v, board, there):
            return True
        direction += 1
    return False


def best_pens(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """One cell of each block for a pen, and a second one beside a tall house: little room lost, much taken."""
    seat = v[top(v) + SEAT]
    kept = vec[i64](capacity=16)
    ranks = vec[i64](capacity=16)
    i: i64 = 0
    n = i64(len(acts))
    while i < n:
        cell = operand_of(acts[i])
        key = 2 * block_at(v, cell) + (1 if beside_tall(v, seat, cell) else 0)
        rank = rank_of(v, seat, cell, True)
        j: i64 = 0
        m = i64(len(kept))
        while j < m:
            other = operand_of(kept[j])
            if 2 * block_at(v, other) + (1 if beside_tall(v, seat, other) else 0) == key:
                if rank > ranks[j]:
                    kept[j] = acts[i]
                    ranks[j] = rank
                break
            j += 1
        if j == m:
            kept = append(kept, acts[i])
            ranks = append(ranks, rank)
        i += 1
    return kept


def beside_tall(v: vec[i64], seat: i64, cell: i64) -> bool:
    """Whether an own tall house lies beside."""
    own = part(seat) + OWN
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and on(v, own, there) and on(v, TALL, there):
            return True
        direction += 1
    return False


# -- pieces and losses -------------------------------------------------------------------------------------------------


def one_per_class(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """One cell of each class: equal in block, owner, height, pieces, pens and own neighbours."""
    kept = vec[i64](capacity=16)
    classes = vec[i64](capacity=16)
    i: i64 = 0
    n = i64(len(acts))
    while i < n:
        operand = operand_of(acts[i])
        if kind_of(acts[i]) == DO_STOP:
            kept = append(kept, acts[i])
        else:
            found = class_of(v, operand % CELLS) * 8 + operand // CELLS
            j: i64 = 0
            m = i64(len(classes))
            while j < m and classes[j] != found:
                j += 1
            if j == m:
                classes = append(classes, found)
                kept = append(kept, acts[i])
        i += 1
    return kept


def class_of(v: vec[i64], cell: i64) -> i64:
    """What matters about a house or pen, as a number."""
    seat = owner_at(v, cell)
    found = (block_at(v, cell) * 8 + seat) * 2
    if kind_at(v, cell) != HOUSE:
        return (found + (1 if cattle_at(v, cell) else 0)) * 2 + (1 if at_tall_house(v, cell) else 0)
    if on(v, TALL, cell):
        found += 1
    found = found * 4 + roof_at(v, cell)
    found = found * 2 + (1 if villager_at(v, cell) else 0)
    own = part(seat) + OWN
    pens: i64 = 0
    joins: i64 = 0
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0:
            if owns_pen(v, cell, there):
                pens += 1
            elif on(v, own, there):
                joins += 1
        direction += 1
    return found * 8 + (1 if pens > 0 else 0) * 4 + min(joins, 3)
