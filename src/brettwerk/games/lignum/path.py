"""Phase 4: the walk along the supply path. Rules LI-7.1 – LI-7.16, LI-7.48 – LI-7.51, LI-1.8, LI-1.9, LI-20.3, LI-20.4.

Rulings LI-R10, LI-R11, LI-R12, LI-R13. What is passed over is lost for this round (LI-7.4, LI-7.6):
only spaces ahead are offered.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.areas import area_logs
from brettwerk.games.lignum.hiring import buy_fodder, take_sawyer, take_tile
from brettwerk.games.lignum.huts import (
    can_build,
    can_use_larder,
    free_food,
    offer_build,
    offer_drying_hut,
    offer_larder,
    offer_loan,
)
from brettwerk.games.lignum.layout import (
    AREA,
    ARRIVED,
    BLOCKED,
    CARRIER,
    CLEARING,
    CLEARING_SPACE,
    CURSOR,
    CUTTER,
    EQUIPMENT,
    FODDER,
    FODDER_3,
    FODDER_LEFT,
    FOREST,
    MOST_SAWS,
    NO_TILE,
    OFFER,
    ORDER,
    ORDERS_IN_PLAY,
    PHASE,
    PLAN_STEP,
    PLANS_IN_PLAY,
    SAW,
    SAWYER,
    SPACE,
    STAGE,
    STEP,
    THALERS,
    TILE,
    WORKERS_LEFT,
    block,
)
from brettwerk.games.lignum.market import can_deal
from brettwerk.games.lignum.orders import cheapest_order
from brettwerk.games.lignum.planning import can_plan
from brettwerk.games.lignum.tables import (
    CAPACITY,
    CARRIER_PRICE,
    CARRIER_SPACE,
    CUTTER_PRICE,
    CUTTER_SPACE,
    FODDER_PRICE,
    FODDER_SPACE,
    MARKET_SPACE,
    ORDER_SPACE,
    PLAN_SPACE,
    SAWYER_SPACE,
    SPACE_TYPE,
    TILE_SPACE,
)
from brettwerk.games.lignum.words import (
    ARRIVED_AT,
    DEALING,
    DO_END,
    DO_GO,
    HIRING,
    ORDER_DUE,
    PATH_END,
    PATH_MOVE,
    PLAN_DUE,
    STOP_ENDS,
    WENT,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, SEAT, State, ask, drop, push, tell, top

# Why a space is not legal.
LEGAL: Final[i64] = 0
BEHIND: Final[i64] = 1
NOT_IN_PLAY: Final[i64] = 2
FULL: Final[i64] = 3
TILE_GONE: Final[i64] = 4
IS_BLOCKED: Final[i64] = 5
SAWS_FULL: Final[i64] = 6
TOO_DEAR: Final[i64] = 7
FODDER_GONE: Final[i64] = 8
STABLE_FULL: Final[i64] = 9
WORKERS_GONE: Final[i64] = 10
NO_LOGS: Final[i64] = 11
NO_ORDERS: Final[i64] = 12
NO_PLANS: Final[i64] = 13
NO_DEALS: Final[i64] = 14


def advance_walk(s: State) -> None:
    """One move per turn in player order until all stand in the clearing (LI-7.1, LI-7.2, LI-7.49)."""
    v = s.v
    if v[ARRIVED] == v[PLAYERS]:
        v[PHASE] = FOREST
        v[STEP] = PLAN_STEP
        v[CURSOR] = 0
        v[STAGE] = 0
        return
    seat = v[ORDER + v[CURSOR]]
    if v[block(seat) + SPACE] >= CLEARING_SPACE:
        next_walker(v)
    else:
        ask(v, seat, PATH_MOVE)


def next_walker(v: vec[i64]) -> None:
    """The turn passes on."""
    v[CURSOR] = (v[CURSOR] + 1) % v[PLAYERS]


def standing_on(v: vec[i64], space: i64) -> i64:
    """Foremen that stand there now (LI-7.10, LI-R13)."""
    n: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        if v[block(seat) + SPACE] == space:
            n += 1
        seat += 1
    return n


def why_not(v: vec[i64], seat: i64, space: i64) -> i64:
    """LEGAL, or why the foreman may not stop there (LI-7.3 – LI-7.14): he must be able to act there (LI-7.8)."""
    p = block(seat)
    if space <= v[p + SPACE]:
        return BEHIND
    kind = SPACE_TYPE[space]
    thalers = v[p + THALERS]
    if kind == TILE_SPACE:
        tile = v[TILE + space]
        if tile == NO_TILE:
            return TILE_GONE
        if tile == BLOCKED:  # LI-7.12, LI-20.3
            return IS_BLOCKED
        if tile == SAW and v[p + EQUIPMENT + SAW - 1] >= MOST_SAWS:  # LI-7.13, LI-R12
            return SAWS_FULL
    elif kind == CARRIER_SPACE:
        if v[WORKERS_LEFT + CARRIER] == 0:
            return WORKERS_GONE
        if thalers < CARRIER_PRICE:
            return TOO_DEAR
    elif kind == FODDER_SPACE:
        if v[FODDER_LEFT] == 0:  # LI-7.26
            return FODDER_GONE
        if v[p + FODDER] & FODDER_3 != 0:  # LI-7.27, LI-7.28
            return STABLE_FULL
        if thalers < FODDER_PRICE:
            return TOO_DEAR
    elif kind == PLAN_SPACE:
        if v[PLANS_IN_PLAY] == 0:  # LI-1.8
            return NOT_IN_PLAY
        if not can_plan(v, seat):  # LI-22.7
            return NO_PLANS
    elif kind == CUTTER_SPACE:
        if v[WORKERS_LEFT + CUTTER] == 0:
            return WORKERS_GONE
        if area_logs(v, v[p + AREA]) == 0:
            return NO_LOGS
        if thalers < CUTTER_PRICE:
            return TOO_DEAR
    elif kind == ORDER_SPACE:
        if v[ORDERS_IN_PLAY] == 0:  # LI-1.9
            return NOT_IN_PLAY
        if v[OFFER] == 0:  # LI-21.3
            return NO_ORDERS
        if thalers < cheapest_order(v):
            return TOO_DEAR
    elif kind == SAWYER_SPACE:
        if v[WORKERS_LEFT + SAWYER] == 0:
            return WORKERS_GONE
    elif kind == MARKET_SPACE:
        if not can_deal(v, seat):  # LI-7.39
            return NO_DEALS
    if standing_on(v, space) >= CAPACITY[space]:  # LI-7.9
        return FULL
    return LEGAL


def offer_moves(v: vec[i64], seat: i64) -> vec[i64]:
    """Each legal space ahead, the clearing always, and free actions (LI-7.3, LI-7.7, LI-7.15, LI-7.16, LI-R11)."""
    acts = vec[i64](capacity=24)
    space: i64 = v[block(seat) + SPACE] + 1
    while space < CLEARING_SPACE:
        if why_not(v, seat, space) == LEGAL:
            acts = append(acts, action(DO_GO, space))
        space += 1
    acts = append(acts, action(DO_GO, CLEARING_SPACE))
    acts = offer_loan(v, seat, acts)
    acts = offer_build(v, seat, acts)
    acts = offer_larder(v, seat, acts)
    return offer_drying_hut(v, seat, acts)


def choose_move(s: State, seat: i64, space: i64) -> None:
    """Moves the foreman, never backwards (LI-7.5), and starts what the space gives."""
    v = s.v
    p = block(seat)
    if space == CLEARING_SPACE:
        enter_clearing(s, seat)
        return
    v[p + SPACE] = space
    tell(s, WENT, seat, space)
    push(v, STOP_ENDS, seat)
    kind = SPACE_TYPE[space]
    if kind == TILE_SPACE:
        take_tile(s, seat, space)
    elif kind == CARRIER_SPACE:
        push(v, HIRING, seat, CARRIER)
    elif kind == FODDER_SPACE:
        buy_fodder(s, seat)
    elif kind == PLAN_SPACE:
        push(v, PLAN_DUE, seat)
    elif kind == CUTTER_SPACE:
        push(v, HIRING, seat, CUTTER)
    elif kind == ORDER_SPACE:
        push(v, ORDER_DUE, seat)
    elif kind == SAWYER_SPACE:
        take_sawyer(s, seat)
    else:
        push(v, DEALING, seat)


def enter_clearing(s: State, seat: i64) -> None:
    """The next free letter (LI-7.48): the order of the forest work (LI-7.50); as many letters as players (LI-20.4)."""
    v = s.v
    letter = v[ARRIVED]
    v[block(seat) + SPACE] = CLEARING_SPACE + letter
    v[CLEARING + letter] = seat
    v[ARRIVED] += 1
    tell(s, ARRIVED_AT, seat, letter)
    next_walker(v)


def advance_stop(s: State) -> None:
    """The turn ends; before that, food that a larder could fetch now is asked about (LI-3.9, LI-16.13)."""
    v = s.v
    seat = v[top(v) + SEAT]
    if can_use_larder(v, seat) or (can_build(v, seat) and free_food(v, seat)):
        ask(v, seat, PATH_END)
    else:
        end_turn(v)


def end_turn(v: vec[i64]) -> None:
    """The turn of the walk is over."""
    drop(v)
    next_walker(v)


def offer_path_end(v: vec[i64], seat: i64) -> vec[i64]:
    """Build, use a larder, or end the turn."""
    acts = offer_build(v, seat, vec[i64](capacity=8))
    return append(offer_larder(v, seat, acts), action(DO_END, 0))
