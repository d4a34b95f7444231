"""Phase 4: the walk along the supply path. Rules LI-7.1 – LI-7.38, LI-7.48 – LI-7.51, LI-1.8, LI-1.9, LI-20.3, LI-20.4.

Rulings LI-R10, LI-R11, LI-R12, LI-R13, LI-R14, LI-R50. What is passed over is lost for this round (LI-7.4, LI-7.6):
only spaces ahead are offered.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.areas import area_logs
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
    COIN_TILE,
    CRAFT,
    CRAFT_TILE,
    CURSOR,
    CUTTER,
    EQUIPMENT,
    EXTRA_SAWYER,
    FODDER,
    FODDER_3,
    FODDER_LEFT,
    FOOD,
    FOOD_TILE,
    FOR_FODDER,
    FOR_WORKERS,
    FOREST,
    FROM_COINS,
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
    BOUGHT,
    DEALING,
    DO_END,
    DO_EXTRA,
    DO_GO,
    DO_HIRE,
    HIRE_CARRIERS,
    HIRE_CUTTERS,
    HIRED_WORKERS,
    HIRING,
    NO,
    ORDER_DUE,
    PATH_END,
    PATH_MOVE,
    PLAN_DUE,
    SECOND_SAWYER,
    STOP_ENDS,
    TAKE_EXTRA_SAWYER,
    TOOK,
    WENT,
    YES,
)
from brettwerk.games.lignum.yard import earn, hire, may_borrow, spend
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, SEAT, A, State, ask, drop, push, tell, top

EXTRA_PRICE: Final[i64] = 1  # LI-7.35

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


# -- movement --------------------------------------------------------------------------------------------------------


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


# -- tiles, fodder, sawyers ------------------------------------------------------------------------------------------


def take_tile(s: State, seat: i64, space: i64) -> None:
    """Takes the tile free of charge (LI-7.11, LI-7.17); coin and food are swapped at once (LI-7.18, LI-7.19)."""
    v = s.v
    p = block(seat)
    tile = v[TILE + space]
    v[TILE + space] = NO_TILE
    tell(s, TOOK, seat, tile)
    if tile >= CRAFT_TILE:
        v[p + CRAFT + tile - CRAFT_TILE] += 1  # LI-7.20
    elif tile == COIN_TILE:
        earn(v, seat, 1, FROM_COINS)
    elif tile == FOOD_TILE:
        v[p + FOOD] += 1
    else:
        v[p + EQUIPMENT + tile - 1] += 1  # LI-7.21, LI-7.23


def buy_fodder(s: State, seat: i64) -> None:
    """Exactly one fodder for one thaler; it enters the stable at value 3 (LI-7.25, LI-7.29)."""
    v = s.v
    v[FODDER_LEFT] -= 1
    v[block(seat) + FODDER] |= FODDER_3
    spend(v, seat, FODDER_PRICE, FOR_FODDER)
    tell(s, BOUGHT, seat, 2)


def take_sawyer(s: State, seat: i64) -> None:
    """The free sawyer, for those who stop here only (LI-7.33, LI-7.34, LI-R50); perhaps the one of cost 1 too."""
    v = s.v
    v[WORKERS_LEFT + SAWYER] -= 1
    hire(v, seat, SAWYER, 1)
    tell(s, HIRED_WORKERS, seat, SAWYER, 1, 0)
    if v[EXTRA_SAWYER] > 0 and (v[block(seat) + THALERS] >= EXTRA_PRICE or may_borrow(v, seat)):
        push(v, SECOND_SAWYER, seat)


def advance_extra(s: State) -> None:
    """Asks about the sawyer of cost 1 (LI-7.35)."""
    ask(s.v, s.v[top(s.v) + SEAT], TAKE_EXTRA_SAWYER)


def offer_extra(v: vec[i64], seat: i64) -> vec[i64]:
    """Yes, no, or a loan first."""
    acts = vec[i64](capacity=3)
    if v[block(seat) + THALERS] >= EXTRA_PRICE:
        return append(append(acts, action(DO_EXTRA, YES)), action(DO_EXTRA, NO))
    return offer_loan(v, seat, append(acts, action(DO_EXTRA, NO)))


def choose_extra(s: State, seat: i64, answer: i64) -> None:
    """The extra sawyer is there once for all players together (LI-7.36)."""
    v = s.v
    drop(v)
    if answer == YES:
        v[EXTRA_SAWYER] = 0
        hire(v, seat, SAWYER, 1)
        spend(v, seat, EXTRA_PRICE, FOR_WORKERS + SAWYER)
        tell(s, HIRED_WORKERS, seat, SAWYER, 1, EXTRA_PRICE)


# -- hiring ----------------------------------------------------------------------------------------------------------


def advance_hiring(s: State) -> None:
    """Asks how many."""
    v = s.v
    f = top(v)
    ask(v, v[f + SEAT], HIRE_CARRIERS if v[f + A] == CARRIER else HIRE_CUTTERS)


def most_for_hire(v: vec[i64], seat: i64, trade: i64) -> i64:
    """As many as stand there (LI-7.24, LI-7.30); cutters not more than logs in the own area, however many players
    share it and whatever the yard worker does (LI-7.31, LI-7.32, LI-R14)."""
    most = v[WORKERS_LEFT + trade]
    if trade == CUTTER:
        return min(most, area_logs(v, v[block(seat) + AREA]))
    return most


def offer_hiring(v: vec[i64], seat: i64) -> vec[i64]:
    """One to as many as can be paid; a loan if that is what limits them (LI-7.14, LI-7.37)."""
    trade = v[top(v) + A]
    price = CARRIER_PRICE if trade == CARRIER else CUTTER_PRICE
    most = most_for_hire(v, seat, trade)
    thalers = v[block(seat) + THALERS]
    acts = vec[i64](capacity=16)
    n: i64 = 1
    while n <= most and n * price <= thalers:
        acts = append(acts, action(DO_HIRE, n))
        n += 1
    if n <= most:
        acts = offer_loan(v, seat, acts)
    return acts


def choose_hiring(s: State, seat: i64, amount: i64) -> None:
    """Pays at once and takes the workers along (LI-7.37, LI-7.38)."""
    v = s.v
    trade = v[top(v) + A]
    price = amount * (CARRIER_PRICE if trade == CARRIER else CUTTER_PRICE)
    drop(v)
    v[WORKERS_LEFT + trade] -= amount
    hire(v, seat, trade, amount)
    spend(v, seat, price, FOR_WORKERS + trade)
    tell(s, HIRED_WORKERS, seat, trade, amount, price)
