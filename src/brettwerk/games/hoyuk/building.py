"""Every element finds its place in one or two small choices, whether a tile, a card or a power brought it.

Rules HO-3.18, HO-6.1, HO-7.15, HO-8.2, HO-9.1 – HO-9.5 (HO-9.1, HO-9.2, HO-9.3, HO-9.4, HO-9.5), HO-18.3 – HO-18.5,
HO-18.9 – HO-18.11, HO-18.13, HO-19.1 – HO-19.4, HO-20.21, HO-R11, HO-R50.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import (
    BLOCK_AT,
    CATTLE,
    E_CATTLE,
    E_HOUSE,
    E_PEN,
    E_SHAMAN,
    E_VILLAGER,
    NO_CELL,
    OWN,
    OWN_PENS,
    ROOFS,
    SHAMAN,
    SIDE,
    STOCK,
    SUPPLY,
    VILLAGERS,
    part,
)
from brettwerk.games.hoyuk.placing import (
    founding_row,
    ground_row,
    house_is_possible,
    pen_is_possible,
    pen_owners,
    pen_row,
    storey_row,
)
from brettwerk.games.hoyuk.village import put_house, put_pen, put_piece, put_storey
from brettwerk.games.hoyuk.words import (
    DO_CELL,
    DO_OWNER,
    DO_SITE,
    FIRST_BLOCK_SITE,
    HOUSE_CELL,
    HOUSE_DUE,
    HOUSE_SITE,
    NEW_SITE,
    PEN_CELL,
    PEN_DUE,
    PEN_OWNER,
    PIECE_CELL,
    PIECE_DUE,
    STOREY_SITE,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, B, State, ask, bit, drop, push, top

# -- what can be built -----------------------------------------------------------------------------------------------


def can_build(v: vec[i64], seat: i64, element: i64) -> bool:
    """Whether the player has such a piece to build and a place for it (HO-3.20, HO-4.13, HO-9.5)."""
    p = part(seat)
    if element == E_HOUSE:
        return v[p + STOCK] > 0 and house_is_possible(v, seat)  # HO-6.1
    if element == E_SHAMAN:
        return v[SHAMAN] == NO_CELL and is_anywhere(v, p + OWN)  # HO-19.3
    if v[SUPPLY + element] == 0:
        return False
    if element == E_PEN:
        return pen_is_possible(v, seat)
    return piece_is_possible(v, seat, element)


def is_anywhere(v: vec[i64], board: i64) -> bool:
    """Whether a bit board has any cell."""
    rank: i64 = 1
    while rank <= SIDE:
        if v[board + rank] != 0:
            return True
        rank += 1
    return False


def piece_row(v: vec[i64], seat: i64, element: i64, rank: i64) -> i64:
    """Own houses without oven or shrine, without villager, own pens without cattle, or any own house for the shaman.

    HO-9.1 – HO-9.3, HO-18.4, HO-18.5, HO-18.9 – HO-18.11, HO-19.2, HO-19.4: pieces of other kinds do not matter.
    """
    p = part(seat)
    if element == E_CATTLE:
        return v[p + OWN_PENS + rank] & ~v[CATTLE + rank]
    if element == E_VILLAGER:
        return v[p + OWN + rank] & ~v[VILLAGERS + rank]
    if element == E_SHAMAN:
        return v[p + OWN + rank]
    return v[p + OWN + rank] & ~v[ROOFS + rank]


def piece_is_possible(v: vec[i64], seat: i64, element: i64) -> bool:
    """Whether there is a place for a roof piece, a villager, cattle or the shaman."""
    rank: i64 = 1
    while rank <= SIDE:
        if piece_row(v, seat, element, rank) != 0:
            return True
        rank += 1
    return False


# -- places ------------------------------------------------------------------------------------------------------------


def place(v: vec[i64], seat: i64, element: i64) -> None:
    """Sends an element looking for its place: the same way for tiles, cards and powers (HO-3.18, HO-7.15)."""
    if element == E_HOUSE:
        push(v, HOUSE_DUE, seat)
    elif element == E_PEN:
        push(v, PEN_DUE, seat)
    else:
        push(v, PIECE_DUE, seat, element)


def advance_house(s: State) -> None:
    """First the site, then the cell."""
    f = top(s.v)
    ask(s.v, s.v[f + SEAT], HOUSE_SITE if s.v[f + A] == 0 else HOUSE_CELL)


def offer_sites(v: vec[i64]) -> vec[i64]:
    """A new block, every block with a legal cell, a storey."""
    seat = v[top(v) + SEAT]
    new = False
    storey = False
    low: i64 = 0  # blocks 0–59
    high: i64 = 0
    rank: i64 = 1
    while rank <= SIDE:
        if not new and founding_row(v, rank) != 0:
            new = True
        if not storey and storey_row(v, seat, rank) != 0:
            storey = True
        row = ground_row(v, seat, rank)
        cell = (rank - 1) * SIDE
        while row != 0:
            if row & 1 == 1:
                block = v[BLOCK_AT + cell]
                if block < 60:
                    low |= bit(block)
                else:
                    high |= bit(block - 60)
            row >>= 1
            cell += 1
        rank += 1
    acts = vec[i64](capacity=12)
    if new:
        acts = append(acts, action(DO_SITE, NEW_SITE))
    site = FIRST_BLOCK_SITE
    while low != 0:
        if low & 1 == 1:
            acts = append(acts, action(DO_SITE, site))
        low >>= 1
        site += 1
    site = FIRST_BLOCK_SITE + 60
    while high != 0:
        if high & 1 == 1:
            acts = append(acts, action(DO_SITE, site))
        high >>= 1
        site += 1
    if storey:
        acts = append(acts, action(DO_SITE, STOREY_SITE))
    return acts


def offer_row(acts: vec[i64], kind: i64, row: i64, rank: i64) -> vec[i64]:
    """Adds the cells of a row to the options."""
    act = action(kind, (rank - 1) * SIDE)
    while row != 0:
        if row & 1 == 1:
            acts = append(acts, act)
        row >>= 1
        act += 1
    return acts


def offer_house_cells(v: vec[i64]) -> vec[i64]:
    """The legal cells of the chosen site."""
    f = top(v)
    seat = v[f + SEAT]
    site = v[f + A] - 1
    acts = vec[i64](capacity=169 if site == NEW_SITE else 16)
    rank: i64 = 1
    while rank <= SIDE:
        if site == NEW_SITE:
            acts = offer_row(acts, DO_CELL, founding_row(v, rank), rank)
        elif site == STOREY_SITE:
            acts = offer_row(acts, DO_CELL, storey_row(v, seat, rank), rank)
        else:
            acts = offer_row(acts, DO_CELL, in_block(v, ground_row(v, seat, rank), rank, site - FIRST_BLOCK_SITE), rank)
        rank += 1
    return acts


def in_block(v: vec[i64], row: i64, rank: i64, block: i64) -> i64:
    """The cells of a row that belong to or touch that block."""
    cell = (rank - 1) * SIDE
    bit: i64 = 1
    while bit <= row:
        if v[BLOCK_AT + cell] != block:
            row &= ~bit
        bit <<= 1
        cell += 1
    return row


def choose_site(s: State, site: i64) -> None:
    """The site is fixed."""
    s.v[top(s.v) + A] = site + 1


def choose_house_cell(s: State, cell: i64) -> None:
    """The house is built; under the Ruples power the shaman comes to stand on it (HO-20.19, HO-R55)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    storey = v[f + A] - 1 == STOREY_SITE
    shaman = v[f + B] == 1
    drop(v)
    if storey:
        put_storey(s, seat, cell)
    else:
        put_house(s, seat, cell)
    if shaman:
        put_piece(s, seat, E_SHAMAN, cell)


def advance_pen(s: State) -> None:
    """First the cell, then the owner; in a power a pen without a place is left out (HO-20.21)."""
    v = s.v
    f = top(v)
    if v[f + A] != 0:
        ask(v, v[f + SEAT], PEN_OWNER)
    elif can_build(v, v[f + SEAT], E_PEN):
        ask(v, v[f + SEAT], PEN_CELL)
    else:
        drop(v)


def offer_pen_cells(v: vec[i64]) -> vec[i64]:
    """The cells legal for a pen."""
    seat = v[top(v) + SEAT]
    acts = vec[i64](capacity=16)
    rank: i64 = 1
    while rank <= SIDE:
        acts = offer_row(acts, DO_CELL, pen_row(v, seat, rank), rank)
        rank += 1
    return acts


def choose_pen_cell(s: State, cell: i64) -> None:
    """The cell is fixed."""
    s.v[top(s.v) + A] = cell + 1


def offer_pen_owners(v: vec[i64]) -> vec[i64]:
    """The adjacent own houses, U R D L."""
    f = top(v)
    mask = pen_owners(v, v[f + SEAT], v[f + A] - 1)
    acts = vec[i64](capacity=4)
    direction: i64 = 0
    while direction < 4:
        if (mask >> direction) & 1 == 1:
            acts = append(acts, action(DO_OWNER, direction))
        direction += 1
    return acts


def choose_pen_owner(s: State, direction: i64) -> None:
    """The pen is built (HO-8.2)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    cell = v[f + A] - 1
    drop(v)
    put_pen(s, seat, cell, direction)


def advance_piece(s: State) -> None:
    """Asks for the cell; in a power a piece without a place is left out (HO-20.21)."""
    v = s.v
    f = top(v)
    if can_build(v, v[f + SEAT], v[f + A]):
        ask(v, v[f + SEAT], PIECE_CELL)
    else:
        drop(v)


def offer_piece_cells(v: vec[i64]) -> vec[i64]:
    """Own houses or pens that can take the piece."""
    f = top(v)
    acts = vec[i64](capacity=16)
    rank: i64 = 1
    while rank <= SIDE:
        acts = offer_row(acts, DO_CELL, piece_row(v, v[f + SEAT], v[f + A], rank), rank)
        rank += 1
    return acts


def choose_piece_cell(s: State, cell: i64) -> None:
    """The piece is placed."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    element = v[f + A]
    drop(v)
    put_piece(s, seat, element, cell)
