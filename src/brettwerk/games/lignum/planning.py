"""Planned work, the expert level: placing plan tiles on space 8, and what they give when their season comes.

Rules LI-22.1 – LI-22.23; ruling LI-R44. A plan tile is 0 in hand, -1 when it is out of the game, else 1 + 8 × card +
the path round in which it takes effect. What it gives is done where it belongs: cutting, transport, sawing, sale and
drying.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import offer_loan
from brettwerk.games.lignum.layout import (
    EQUIPMENT,
    EQUIPMENTS,
    FOOD,
    FOR_PLANS,
    LABOUR,
    MOST_SAWS,
    PATH_ROUNDS,
    PLAN_CARDS,
    PLAN_EFFECTS,
    PLAN_FORAGE,
    PLAN_LABOUR,
    PLAN_OVERTIME,
    PLAN_TILES,
    PLAN_TILES_EACH,
    PLAN_TOOLS,
    PLANNED,
    PLANS,
    ROUND,
    SAW,
    STAGE,
    SUPPLY,
    THALERS,
    WOODPILE,
    block,
    wood,
)
from brettwerk.games.lignum.tables import PLAN_TABLE
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    DO_NUMBER,
    DO_PLAN,
    DO_STOP,
    DO_TOOL,
    FOOD_GAINED,
    LOG_GAINED,
    PLAN_CARD,
    PLAN_NUMBER,
    PLAN_PLACED,
    PLAN_TOOL,
    PLAN_WORKS,
    TOOL_TAKEN,
)
from brettwerk.games.lignum.yard import spend
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import PLAYERS, SEAT, A, State, ask, drop, tell, top

IN_HAND: Final[i64] = 0
USED_UP: Final[i64] = -1
DUE_SPAN: Final[i64] = 8


def path_round(v: vec[i64]) -> i64:
    """Which of the six path rounds it is; winters do not count (LI-22.5)."""
    return v[ROUND] if v[ROUND] < 4 else v[ROUND] - 1


def tile_number(tile: i64) -> i64:
    """Two tiles each of 1, 2 and 3 (LI-22.2)."""
    return tile // 2 + 1


def card_of(cell: i64) -> i64:
    """The card on which a placed tile lies."""
    return (cell - 1) // DUE_SPAN


def due_of(cell: i64) -> i64:
    """The path round in which a placed tile takes effect."""
    return (cell - 1) % DUE_SPAN


# -- space 8 ---------------------------------------------------------------------------------------------------------


def plan_price(v: vec[i64], card: i64) -> i64:
    """One thaler for each tile on the card, whoever owns it (LI-22.4)."""
    n: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = block(seat) + PLAN_TILES
        tile: i64 = 0
        while tile < PLAN_TILES_EACH:
            if v[p + tile] > 0 and card_of(v[p + tile]) == card:
                n += 1
            tile += 1
        seat += 1
    return n


def fitting_tile(v: vec[i64], seat: i64, number: i64) -> i64:
    """An own tile of that number whose path round exists, -1 if there is none (LI-22.5, LI-22.6)."""
    if path_round(v) + number > PATH_ROUNDS:
        return -1
    tile = (number - 1) * 2
    while tile < number * 2:
        if v[block(seat) + PLAN_TILES + tile] == IN_HAND:
            return tile
        tile += 1
    return -1


def can_plan(v: vec[i64], seat: i64) -> bool:
    """Whether some own tile fits and some card can be paid (LI-22.7)."""
    number: i64 = 1
    while fitting_tile(v, seat, number) < 0:
        number += 1
        if number > 3:
            return False
    card: i64 = 0
    while card < PLAN_CARDS:
        if (v[PLANS] >> card) & 1 == 1 and plan_price(v, card) <= v[block(seat) + THALERS]:
            return True
        card += 1
    return False


def advance_plan(s: State) -> None:
    """First the card, then the number (LI-22.3)."""
    v = s.v
    f = top(v)
    ask(v, v[f + SEAT], PLAN_CARD if v[f + A] == 0 else PLAN_NUMBER)


def offer_plans(v: vec[i64], seat: i64) -> vec[i64]:
    """Open cards that can be paid; a loan if another one is dearer."""
    acts = vec[i64](capacity=7)
    dearer = False
    card: i64 = 0
    while card < PLAN_CARDS:
        if (v[PLANS] >> card) & 1 == 1:
            if plan_price(v, card) <= v[block(seat) + THALERS]:
                acts = append(acts, action(DO_PLAN, card))
            else:
                dearer = True
        card += 1
    return offer_loan(v, seat, acts) if dearer else acts


def choose_plan(s: State, card: i64) -> None:
    """Notes the card; it is paid with the tile."""
    s.v[top(s.v) + A] = card + 1


def offer_numbers(v: vec[i64], seat: i64) -> vec[i64]:
    """The own numbers whose season exists (LI-22.6)."""
    acts = vec[i64](capacity=3)
    number: i64 = 1
    while number <= 3:
        if fitting_tile(v, seat, number) >= 0:
            acts = append(acts, action(DO_NUMBER, number - 1))
        number += 1
    return acts


def choose_number(s: State, seat: i64, number: i64) -> None:
    """Pays and lays exactly one tile, open for all to see (LI-22.3, LI-22.4, LI-22.23)."""
    v = s.v
    card = v[top(v) + A] - 1
    drop(v)
    price = plan_price(v, card)
    spend(v, seat, price, FOR_PLANS)
    v[block(seat) + PLAN_TILES + fitting_tile(v, seat, number)] = 1 + card * DUE_SPAN + path_round(v) + number
    tell(s, PLAN_PLACED, seat, card, number, price)


# -- when the season comes -------------------------------------------------------------------------------------------


def advance_due_plans(s: State, seat: i64) -> None:
    """In clearing order before step 1; several tiles add up (LI-22.11, LI-22.12)."""
    v = s.v
    if v[STAGE] == 0:
        p = block(seat)
        tile: i64 = 0
        while tile < PLAN_TILES_EACH:
            cell = v[p + PLAN_TILES + tile]
            if cell > 0 and due_of(cell) == path_round(v):
                carry_out(s, seat, card_of(cell), tile_number(tile))
            tile += 1
        v[STAGE] = 1
    if v[block(seat) + PLANNED + PLAN_TOOLS] > 0 and has_tools(v, seat):
        ask(v, seat, PLAN_TOOL)
    else:
        next_seat(v)


def carry_out(s: State, seat: i64, card: i64, number: i64) -> None:
    """The strength is the card's column of the tile's number (LI-22.8)."""
    v = s.v
    p = block(seat)
    effect = PLAN_TABLE[card * 4]
    strength = PLAN_TABLE[card * 4 + number]
    tell(s, PLAN_WORKS, seat, card, 1 if effect == PLAN_OVERTIME else strength)
    if effect < PLAN_EFFECTS:
        v[p + PLANNED + effect] += strength
    elif effect == PLAN_OVERTIME:  # LI-22.14
        v[wood(p, WOODPILE) + strength] += 1
        tell(s, LOG_GAINED, seat, strength, 1)
    elif effect == PLAN_FORAGE:  # LI-22.19
        v[p + FOOD] += strength
        tell(s, FOOD_GAINED, seat, strength)
    elif effect == PLAN_LABOUR:  # LI-22.21
        v[p + LABOUR] += strength


def may_take_tool(v: vec[i64], seat: i64, tool: i64) -> bool:
    """As far as supply and the saw limit allow (LI-22.22)."""
    return v[SUPPLY + tool] > 0 and (tool != SAW - 1 or v[block(seat) + EQUIPMENT + tool] < MOST_SAWS)


def has_tools(v: vec[i64], seat: i64) -> bool:
    """Whether any tool can be taken."""
    tool: i64 = 0
    while tool < EQUIPMENTS:
        if may_take_tool(v, seat, tool):
            return True
        tool += 1
    return False


def offer_tools(v: vec[i64], seat: i64) -> vec[i64]:
    """Carts, rafts, saws, sleds in any mix, or no more (LI-22.22)."""
    acts = vec[i64](capacity=5)
    tool: i64 = 0
    while tool < EQUIPMENTS:
        if may_take_tool(v, seat, tool):
            acts = append(acts, action(DO_TOOL, tool))
        tool += 1
    return append(acts, action(DO_STOP, 0))


def choose_tool(s: State, seat: i64, act: i64) -> None:
    """One tile from the supply."""
    v = s.v
    p = block(seat)
    if kind_of(act) == DO_STOP:
        v[p + PLANNED + PLAN_TOOLS] = 0
        return
    tool = operand_of(act)
    v[p + PLANNED + PLAN_TOOLS] -= 1
    v[SUPPLY + tool] -= 1
    v[p + EQUIPMENT + tool] += 1
    tell(s, TOOL_TAKEN, seat, tool + 1)


def end_plans(v: vec[i64], seat: i64) -> None:
    """What was not used is lost; tiles of the season leave the game (LI-22.9, LI-22.10)."""
    p = block(seat)
    i: i64 = 0
    while i < PLAN_EFFECTS:
        v[p + PLANNED + i] = 0
        i += 1
    v[p + LABOUR] = 0
    i = 0
    while i < PLAN_TILES_EACH:
        cell = v[p + PLAN_TILES + i]
        if cell > 0 and due_of(cell) == path_round(v):
            v[p + PLAN_TILES + i] = USED_UP
        i += 1
