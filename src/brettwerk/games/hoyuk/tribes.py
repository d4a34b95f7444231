"""The tribe powers of the expert game, used at once after a group of five. Rules HO-20.1 – HO-20.21, HO-R52 – HO-R56.

HO-20.1, HO-20.2, HO-20.3, HO-20.4, HO-20.5: when; Ders HO-20.6, HO-20.7, HO-20.8, HO-20.9, HO-20.10, HO-20.11, HO-R53;
Sneerg and Lebu HO-20.12, HO-20.13, HO-20.21, HO-R56; Oleyli HO-20.14, HO-20.15, HO-20.16, HO-20.17, HO-20.18, HO-R54;
Ruples HO-20.19, HO-20.20, HO-R55.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.building import can_build, is_anywhere, offer_row, piece_is_possible, place
from brettwerk.games.hoyuk.grid import near, on, owner_at, roof_at
from brettwerk.games.hoyuk.layout import (
    CATTLE,
    CELLS,
    DERS,
    E_CATTLE,
    E_HOUSE,
    E_OVEN,
    E_PEN,
    E_SHAMAN,
    E_SHRINE,
    E_VILLAGER,
    HOUSES,
    NO_CELL,
    OLEYLI,
    OWN,
    OWN_PENS,
    PENS,
    ROOFS,
    RUPLES,
    SHAMAN,
    SHAMAN_IS_ELEMENT,
    SIDE,
    SNEERG,
    STOCK,
    TRIBE,
    VILLAGERS,
    part,
)
from brettwerk.games.hoyuk.placing import pen_is_possible
from brettwerk.games.hoyuk.splitting import split_blocks
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.village import destroy, lift_pen, put_house, remove_piece
from brettwerk.games.hoyuk.words import (
    DERS_DUE,
    DERS_TARGET,
    DO_DECLINE,
    DO_STOP,
    DO_TAKE,
    DO_TARGET,
    DO_USE,
    HOUSE_DUE,
    OLEYLI_DUE,
    OLEYLI_TAKE,
    POWER_USED,
    TAKEN,
    TRIBE_USE,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, State, ask, drop, push, tell, top


def power_is_possible(v: vec[i64], seat: i64) -> bool:
    """Whether the power can do anything now."""
    tribe = v[part(seat) + TRIBE]
    if tribe == DERS:
        return v[part(seat) + STOCK] > 0 and len(offer_targets(v, seat)) > 0  # HO-20.10
    if tribe == OLEYLI:
        return len(offer_takes(v, seat)) > 0
    if tribe == RUPLES:
        return can_build(v, seat, E_HOUSE)  # HO-20.20
    second = E_CATTLE if tribe == SNEERG else E_VILLAGER
    return can_build(v, seat, E_PEN) or can_build(v, seat, second)


def advance_power(s: State) -> None:
    """Asks whether the power is used, unless it can do nothing."""
    v = s.v
    seat = v[top(v) + SEAT]
    if power_is_possible(v, seat):
        ask(v, seat, TRIBE_USE)
    else:
        drop(v)


def offer_power() -> vec[i64]:
    """Yes or no."""
    return append(append(vec[i64](capacity=2), action(DO_USE, 0)), action(DO_DECLINE, 0))


def choose_power(s: State, seat: i64, kind: i64) -> None:
    """Starts the power, now or not at all (HO-20.4); no card is played for it (HO-20.5)."""
    v = s.v
    drop(v)
    if kind == DO_DECLINE:
        return
    tribe = v[part(seat) + TRIBE]
    tell(s, POWER_USED, seat, tribe)
    if tribe == DERS:
        push(v, DERS_DUE, seat)
    elif tribe == OLEYLI:
        push(v, OLEYLI_DUE, seat)
    elif tribe == RUPLES:
        push(v, HOUSE_DUE, seat, 0, 1)
    else:  # the pen comes first, so every end position stays possible (HO-20.21, HO-R56)
        place(v, seat, E_CATTLE if tribe == SNEERG else E_VILLAGER)
        place(v, seat, E_PEN)


# -- Ders --------------------------------------------------------------------------------------------------------------


def offer_targets(v: vec[i64], seat: i64) -> vec[i64]:
    """Houses of others beside own ones, the shaman's house too (HO-20.6, HO-20.11)."""
    own = part(seat) + OWN
    acts = vec[i64](capacity=16)
    rank: i64 = 1
    while rank <= SIDE:
        acts = offer_row(acts, DO_TARGET, near(v, own, rank) & v[HOUSES + rank] & ~v[own + rank], rank)
        rank += 1
    return acts


def advance_ders(s: State) -> None:
    """Asks for the target."""
    ask(s.v, s.v[top(s.v) + SEAT], DERS_TARGET)


def choose_target(s: State, seat: i64, cell: i64) -> None:
    """The target goes whole, its tiles leave the game, and an own house stands there (HO-20.7 – HO-20.9, HO-R53)."""
    drop(s.v)
    destroy(s, cell)
    split_blocks(s.v)
    put_house(s, seat, cell)


# -- Oleyli ------------------------------------------------------------------------------------------------------------


def offer_takes(v: vec[i64], seat: i64) -> vec[i64]:
    """Elements of others, no houses, for which there would be a place (HO-20.14, HO-20.16)."""
    p = part(seat)
    acts = vec[i64](capacity=16)
    if piece_is_possible(v, seat, E_OVEN):
        acts = offer_pieces(v, seat, E_OVEN, acts)
    acts = offer_pens(v, seat, acts)
    if piece_is_possible(v, seat, E_SHRINE):
        acts = offer_pieces(v, seat, E_SHRINE, acts)
    if piece_is_possible(v, seat, E_CATTLE):
        acts = offer_pieces(v, seat, E_CATTLE, acts)
    if piece_is_possible(v, seat, E_VILLAGER):
        acts = offer_pieces(v, seat, E_VILLAGER, acts)
    cell = v[SHAMAN]
    if cell != NO_CELL and not on(v, p + OWN, cell) and switch(v, SHAMAN_IS_ELEMENT) and is_anywhere(v, p + OWN):
        acts = append(acts, take(E_SHAMAN, cell))
    return acts


def take(element: i64, cell: i64) -> i64:
    """The action of taking that piece; houses are never taken."""
    return action(DO_TAKE, (element - 1) * CELLS + cell)


def offer_pieces(v: vec[i64], seat: i64, element: i64, acts: vec[i64]) -> vec[i64]:
    """All pieces of a kind that stand at other players' houses."""
    p = part(seat)
    board = CATTLE if element == E_CATTLE else (VILLAGERS if element == E_VILLAGER else ROOFS)
    own = p + OWN_PENS if element == E_CATTLE else p + OWN
    cell: i64 = 0
    while cell < CELLS:
        if on(v, board, cell) and not on(v, own, cell) and (board != ROOFS or roof_at(v, cell) == element):
            acts = append(acts, take(element, cell))
        cell += 1
    return acts


def offer_pens(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Pens of others: all of them if there is a place anyway, otherwise those that make one by leaving."""
    anyway = pen_is_possible(v, seat)
    cell: i64 = 0
    while cell < CELLS:
        if on(v, PENS, cell) and owner_at(v, cell) != seat and (anyway or has_place_without(v, seat, cell)):
            acts = append(acts, take(E_PEN, cell))
        cell += 1
    return acts


def has_place_without(v: vec[i64], seat: i64, cell: i64) -> bool:
    """Whether the player could place a pen once that one is gone."""
    copy = v[:]
    lift_pen(copy, cell)
    return pen_is_possible(copy, seat)


def advance_oleyli(s: State) -> None:
    """Asks for an element, twice at most (HO-20.15)."""
    v = s.v
    f = top(v)
    if v[f + A] < 2 and len(offer_takes(v, v[f + SEAT])) > 0:
        ask(v, v[f + SEAT], OLEYLI_TAKE)
    else:
        drop(v)


def offer_oleyli(v: vec[i64]) -> vec[i64]:
    """What can be taken; from the second one on also to stop (HO-20.18)."""
    f = top(v)
    acts = offer_takes(v, v[f + SEAT])
    if v[f + A] > 0:
        acts = append(acts, action(DO_STOP, 0))
    return acts


def choose_take(s: State, seat: i64, kind: i64, operand: i64) -> None:
    """The piece changes hands by way of the supply and is placed by the normal rules (HO-20.14, HO-20.17, HO-R54)."""
    v = s.v
    if kind == DO_STOP:
        drop(v)
        return
    v[top(v) + A] += 1
    element = operand // CELLS + 1
    cell = operand % CELLS
    tell(s, TAKEN, seat, element, cell)
    remove_piece(s, element, cell)
    split_blocks(v)
    place(v, seat, element)
