"""The course of the game: phases, steps, clean-up, winters, the end.

Rules LI-1.2 – LI-1.4, LI-3.1 – LI-3.4, LI-8.1, LI-14.11, LI-15.1 – LI-15.10, LI-18.1, LI-18.2, LI-18.35, LI-18.36,
LI-19.1 – LI-19.3; ruling LI-R29.
"""

from typing import Final

from mypy_extensions import i64

from brettwerk.games.lignum.cutting import advance_cut
from brettwerk.games.lignum.drying import advance_dry
from brettwerk.games.lignum.layout import (
    AREA,
    ARRIVAL_STEP,
    ARRIVED,
    BONUS_STEP,
    CLEAN_UP,
    CLEARING,
    CRAFT_OUT,
    CURSOR,
    CUT_STEP,
    DRYING_STEP,
    EXTRA_SAWYER,
    FEED_STEP,
    FODDER_LEFT,
    FROM_FINAL_SALE,
    HEAT_STEP,
    HIRED,
    IDLE,
    LOANS,
    NO_AREA,
    ORDER,
    ORDER_STEP,
    ORDERS_IN_PLAY,
    PHASE,
    PLAN_STEP,
    ROUND,
    SALE_STEP,
    SAW_STEP,
    SCORED,
    SLED_STEP,
    SPACE,
    STAGE,
    STEP,
    STOCKING,
    TRADES,
    TRANSPORT_STEP,
    WINTER_CUT_STEP,
    WINTER_ORDER_STEP,
    WINTER_ROUND,
    WINTER_SAW_STEP,
    WORKERS_LEFT,
    YARD_WORKER,
    block,
)
from brettwerk.games.lignum.orders import advance_deliver
from brettwerk.games.lignum.planning import advance_due_plans, end_plans
from brettwerk.games.lignum.rafts import advance_arrival
from brettwerk.games.lignum.sawing import advance_saw
from brettwerk.games.lignum.scoring import sell_finally
from brettwerk.games.lignum.selling import advance_sale
from brettwerk.games.lignum.stocking import clear_path
from brettwerk.games.lignum.tables import EXTRA_STOCK, WINTER_FOOD, WINTER_FUEL, WORKER_STOCK, stock
from brettwerk.games.lignum.transport import advance_transport
from brettwerk.games.lignum.trips import advance_sled
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.winter import (
    LAST_ROUND,
    advance_bonus,
    advance_feed,
    advance_heat,
    advance_winter_cut,
    condition,
)
from brettwerk.games.lignum.words import ENDED, ORDER_OF_PLAY, REPAID, WINTER_BEGAN
from brettwerk.games.lignum.yard import earn, repayment
from brettwerk.kernel.state import OVER, PLAYERS, State, tell

FIRST_WINTER: Final[i64] = 4


def advance_forest(s: State) -> None:
    """Steps 1 to 7 in their order, each for all seats in clearing order (LI-8.1); then the work is over (LI-14.11)."""
    v = s.v
    step = v[STEP]
    seat = v[CLEARING + v[CURSOR]]
    if step == PLAN_STEP:
        advance_due_plans(s, seat)
    elif step == CUT_STEP:
        advance_cut(s, seat)
    elif step == ARRIVAL_STEP:
        advance_arrival(s, seat)
    elif step == TRANSPORT_STEP:
        advance_transport(s, seat)
    elif step == SAW_STEP:
        advance_saw(s, seat)
    elif step == ORDER_STEP:
        if v[ORDERS_IN_PLAY] == 1:
            advance_deliver(s, seat)
        else:
            next_seat(v)  # LI-1.10
    elif step == SALE_STEP:
        advance_sale(s, seat)
    elif step == DRYING_STEP:
        advance_dry(s, seat)
    else:
        v[PHASE] = CLEAN_UP


def advance_winter(s: State) -> None:
    """Bonus and steps 1 to 6, in the clearing order of the autumn (LI-18.2, LI-18.3, LI-R29)."""
    v = s.v
    step = v[STEP]
    seat = v[CLEARING + v[CURSOR]]
    if step == BONUS_STEP:
        advance_bonus(s, seat)
    elif step == WINTER_CUT_STEP:
        advance_winter_cut(s, seat)
    elif step == SLED_STEP:
        advance_sled(s, seat)
    elif step == WINTER_SAW_STEP:
        advance_saw(s, seat)
    elif step == WINTER_ORDER_STEP:
        if v[ORDERS_IN_PLAY] == 1:
            advance_deliver(s, seat)
        else:
            next_seat(v)  # LI-1.10
    elif step == FEED_STEP:
        advance_feed(s, seat)
    elif step == HEAT_STEP:
        advance_heat(s, seat)
    else:
        end_winter(s)


def clean_up(s: State) -> None:
    """Phase 6: everything at the yards, on rivers and in the areas stays (LI-15.9), the rest goes home."""
    v = s.v
    players = v[PLAYERS]
    v[CRAFT_OUT] += clear_path(v)  # LI-15.6, LI-15.7
    v[FODDER_LEFT] = 0  # LI-15.10
    trade: i64 = 0
    while trade < TRADES:  # LI-15.3
        v[WORKERS_LEFT + trade] = stock(players, WORKER_STOCK + trade)
        trade += 1
    v[EXTRA_SAWYER] = stock(players, EXTRA_STOCK)
    seat: i64 = 0
    while seat < players:
        p = block(seat)
        v[p + SPACE] = 0  # LI-15.2
        v[p + AREA] = NO_AREA  # LI-15.5
        v[p + YARD_WORKER] = 1  # LI-15.4
        trade = 0
        while trade < TRADES:
            v[p + HIRED + trade] = 0
            v[p + IDLE + trade] = 0
            trade += 1
        end_plans(v, seat)
        v[ORDER + seat] = v[CLEARING + players - 1 - seat]  # LI-7.51, LI-15.1
        seat += 1
    seat = 0
    while seat < players:
        tell(s, ORDER_OF_PLAY, v[ORDER + seat], seat + 1)
        seat += 1
    v[ARRIVED] = 0
    v[STEP] = 0  # LI-15.8
    v[CURSOR] = 0
    v[STAGE] = 0
    v[ROUND] += 1  # eight rounds, the fourth of each year a winter (LI-1.2, LI-1.3)
    if v[ROUND] == FIRST_WINTER or v[ROUND] == LAST_ROUND:
        v[PHASE] = WINTER_ROUND  # LI-18.1, LI-3.4
        tell(s, WINTER_BEGAN, -1, condition(v), WINTER_FOOD[condition(v)], WINTER_FUEL[condition(v)])
    else:
        v[PHASE] = STOCKING


def end_winter(s: State) -> None:
    """Yard workers go home (LI-18.35); spring of year 2 begins in the order fixed after autumn, or the end comes."""
    v = s.v
    v[STEP] = 0
    v[CURSOR] = 0
    v[STAGE] = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        v[block(seat) + YARD_WORKER] = 1
        seat += 1
    if v[ROUND] < LAST_ROUND:  # LI-18.36
        v[ROUND] += 1
        v[PHASE] = STOCKING
        return
    seat = 0
    while seat < v[PLAYERS]:
        earn(v, seat, sell_finally(s, seat), FROM_FINAL_SALE)
        if v[block(seat) + LOANS] > 0:
            tell(s, REPAID, seat, repayment(v[block(seat) + LOANS]))
        seat += 1
    v[PHASE] = SCORED
    v[OVER] = 1  # LI-1.4
    tell(s, ENDED, -1)
