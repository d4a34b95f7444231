"""Families: adjacent standing houses of one colour. Rules HO-5.3 – HO-5.7, HO-5.10.

HO-5.3 a single house is one, HO-5.4 adjacency of one colour, HO-5.5 ruins and pens do not connect, HO-5.6 losses split,
HO-5.7 a new house joins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.grid import BIT, RANK, on
from brettwerk.games.hoyuk.layout import BOARD, EVER_LOST, FAMILIES, OWN, SIDE, TALL, part
from brettwerk.games.hoyuk.tables import NEAR
from brettwerk.kernel.state import numbers

TALL_UNIT: Final[i64] = 64
"""A family as one number: houses + 64 * tall houses."""


def own_houses(v: vec[i64], seat: i64) -> vec[i64]:
    """A copy of the bit board of a player's houses."""
    own = part(seat) + OWN
    return v[own : own + BOARD]


def first_cell(board: vec[i64]) -> i64:
    """The first cell of a bit board, -1 if it is empty."""
    rank: i64 = 1
    while rank <= SIDE:
        row = board[rank]
        if row != 0:
            column: i64 = 0
            while (row >> column) & 1 == 0:
                column += 1
            return (rank - 1) * SIDE + column
        rank += 1
    return -1


def take_family(v: vec[i64], board: vec[i64], first: i64) -> i64:
    """Takes the family of a house off the board and tells its houses and tall houses."""
    found = numbers(26)
    found[0] = first
    board[RANK[first]] &= ~BIT[first]
    n: i64 = 1
    i: i64 = 0
    tall: i64 = 0
    while i < n:
        cell = found[i]
        if on(v, TALL, cell):
            tall += 1
        direction: i64 = 0
        while direction < 4:
            there = NEAR[4 * cell + direction]
            if there >= 0 and board[RANK[there]] & BIT[there] != 0:
                board[RANK[there]] &= ~BIT[there]
                found[n] = there
                n += 1
            direction += 1
        i += 1
    return n + TALL_UNIT * tall


def count_families(v: vec[i64], seat: i64) -> i64:
    """The families of a player, counted from the board."""
    board = own_houses(v, seat)
    n: i64 = 0
    cell = first_cell(board)
    while cell >= 0:
        take_family(v, board, cell)
        n += 1
        cell = first_cell(board)
    return n


def family_grew(v: vec[i64], seat: i64, cell: i64) -> None:
    """A new house: alone it is a family (HO-5.3); beside several of them it joins them (HO-5.7).

    Who never lost a house has one family per block (HO-5.10), so there is nothing to join.
    """
    p = part(seat)
    beside: i64 = 0
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and on(v, p + OWN, there):
            beside += 1
        direction += 1
    if beside == 0:
        v[p + FAMILIES] += 1
    elif beside > 1 and v[p + EVER_LOST] == 1:
        v[p + FAMILIES] = count_families(v, seat)
