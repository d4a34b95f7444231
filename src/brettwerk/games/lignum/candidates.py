"""Options that are worth a thought: what bots leave out of their search. No rules here, only taste."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.areas import area_logs
from brettwerk.games.lignum.huts import DIVISIONS, free_food
from brettwerk.games.lignum.layout import (
    AREA,
    CARRIER,
    CRAFT,
    CUTTER,
    EQUIPMENT,
    FOOD,
    FUEL_STORE,
    IDLE,
    JOKER,
    PLAN_CARRY,
    PLANNED,
    ROUND,
    SALE,
    SLED,
    THALERS,
    WINTER,
    WOODPILE,
    WOODS,
    block,
)
from brettwerk.games.lignum.market import COUNTS
from brettwerk.games.lignum.tables import WINTER_FOOD, WINTER_FUEL
from brettwerk.games.lignum.winter import PER_MISSING
from brettwerk.games.lignum.words import (
    BUILD_SET,
    BUY_FOOD,
    CART_LOAD,
    CUT,
    DO_BUILD,
    DO_BUY,
    DO_CUT,
    DO_CUT_ALL,
    DO_DONE,
    DO_DRY,
    DO_DRYING_HUT,
    DO_HIRE,
    DO_LOAN,
    DO_SELL,
    DO_SELL_ALL,
    DO_SELL_SET,
    DO_STOP,
    DRY,
    HIRE_CARRIERS,
    HIRE_CUTTERS,
    MARKET,
    PATH_MOVE,
    PLACE_HUTS,
    SAW_SPLIT,
    SELL,
    TRANSPORT,
)
from brettwerk.games.lignum.yard import any_wood, logs_on, pieces_on
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION, TURN

POOR: Final[i64] = 4  # thalers from which on nobody needs a loan for hiring
LAST_WALK: Final[i64] = 7


def candidates(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Leaves out what is hardly ever worth a thought: idle hands, needless loans, parts of sets."""
    decision = v[DECISION]
    if v[TURN] < 0 or (len(acts) < 3 and decision != SELL):
        return acts
    seat = v[TURN]
    if (
        decision == PATH_MOVE
        or decision == HIRE_CARRIERS
        or decision == HIRE_CUTTERS
        or decision == MARKET
        or decision == CUT
        or decision == TRANSPORT
        or decision == CART_LOAD
        or decision == SAW_SPLIT
        or decision == SELL
        or decision == DRY
        or decision == PLACE_HUTS
    ):
        kept = vec[i64](capacity=len(acts))
        note = notice(v, seat, decision, acts)
        i: i64 = 0
        n = i64(len(acts))
        while i < n:
            if worth_a_thought(v, seat, decision, acts[i], note):
                kept = append(kept, acts[i])
            i += 1
        return kept if len(kept) > 0 else acts
    if decision == BUILD_SET:
        return acts[:2]
    return acts


def notice(v: vec[i64], seat: i64, decision: i64, acts: vec[i64]) -> i64:
    """One number about all options together that the choice between them needs."""
    p = block(seat)
    if decision == CUT:
        return 1 if has(acts, DO_CUT_ALL) else 0
    if decision == DRY:
        return 1 if has(acts, DO_DRY) else 0
    if decision == PATH_MOVE or decision == PLACE_HUTS:
        return 1 if free_food(v, seat) else 0
    if decision == HIRE_CARRIERS:
        return logs_on(v, seat, WOODPILE) + area_logs(v, v[p + AREA])
    if decision == HIRE_CUTTERS:
        return area_logs(v, v[p + AREA])
    if decision == SAW_SPLIT:
        return fuel_due(v) - pieces_on(v, seat, FUEL_STORE)
    if decision == SELL:
        if v[ROUND] == LAST_WALK:
            missing = max(0, fuel_due(v) - pieces_on(v, seat, FUEL_STORE))
            missing += max(0, WINTER_FOOD[v[WINTER + 1]] - v[p + FOOD])
            if v[p + THALERS] >= missing * PER_MISSING:
                return 2
        return 1 if any_wood(v, seat, SALE) else 0
    return 0


def worth_a_thought(v: vec[i64], seat: i64, decision: i64, act: i64, note: i64) -> bool:
    """Whether an option belongs in the search."""
    p = block(seat)
    kind = kind_of(act)
    operand = operand_of(act)
    if kind == DO_LOAN:
        return v[p + THALERS] < POOR
    if decision == PATH_MOVE:
        return kind != DO_DRYING_HUT and (kind != DO_BUILD or note == 1)
    if decision == HIRE_CARRIERS or decision == HIRE_CUTTERS:
        return kind != DO_HIRE or operand <= max(note, 1) or operand == v[p + THALERS]
    if decision == MARKET:
        if kind == DO_BUY and operand == BUY_FOOD:
            year: i64 = 0 if v[ROUND] < 4 else 1
            return v[p + FOOD] < WINTER_FOOD[v[WINTER + year]] or v[p + EQUIPMENT + SLED - 1] > 0
        return kind != DO_SELL_SET or is_whole(v, p, operand)
    if decision == CUT:
        if note == 1 and (kind == DO_CUT or kind == DO_DONE):
            return False
        return kind != DO_DONE or v[p + IDLE + CUTTER] == 0
    if decision == TRANSPORT:
        return kind != DO_DONE or v[p + IDLE + CARRIER] + v[p + PLANNED + PLAN_CARRY] == 0
    if decision == CART_LOAD:
        return kind != DO_STOP
    if decision == SAW_SPLIT:
        return operand == 0 or operand <= note
    if decision == SELL:
        if note == 2:
            return kind != DO_SELL and kind != DO_SELL_ALL
        return kind != DO_SELL or note == 0 or operand // WOODS == SALE
    if decision == DRY:
        return kind != DO_DONE or note == 0
    # Places for huts: larders only while there is food to fetch.
    return note == 1 or DIVISIONS[operand * 3] == 0


def has(acts: vec[i64], kind: i64) -> bool:
    """Whether an action of that kind is among them."""
    i: i64 = 0
    n = i64(len(acts))
    while i < n:
        if kind_of(acts[i]) == kind:
            return True
        i += 1
    return False


def fuel_due(v: vec[i64]) -> i64:
    """Fuel of the winters to come; what is left over in the first serves the second."""
    if v[ROUND] <= 4:
        return WINTER_FUEL[v[WINTER]] + WINTER_FUEL[v[WINTER + 1]]
    return WINTER_FUEL[v[WINTER + 1]]


def is_whole(v: vec[i64], p: i64, operand: i64) -> bool:
    """Whether a set for sale leaves no tile of its kind behind."""
    craft = operand // (COUNTS * COUNTS)
    return craft == JOKER or operand // COUNTS % COUNTS == min(v[p + CRAFT + craft], 4)
