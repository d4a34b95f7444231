"""What a stop on the path gives: tiles, fodder, sawyers, hired workers.

Rules LI-7.17 – LI-7.38; rulings LI-R14, LI-R50.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.areas import area_logs
from brettwerk.games.lignum.huts import (
    offer_loan,
)
from brettwerk.games.lignum.layout import (
    AREA,
    CARRIER,
    COIN_TILE,
    CRAFT,
    CRAFT_TILE,
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
    FROM_COINS,
    NO_TILE,
    SAWYER,
    THALERS,
    TILE,
    WORKERS_LEFT,
    block,
)
from brettwerk.games.lignum.tables import (
    CARRIER_PRICE,
    CUTTER_PRICE,
    FODDER_PRICE,
)
from brettwerk.games.lignum.words import (
    BOUGHT,
    DO_EXTRA,
    DO_HIRE,
    HIRE_CARRIERS,
    HIRE_CUTTERS,
    HIRED_WORKERS,
    NO,
    SECOND_SAWYER,
    TAKE_EXTRA_SAWYER,
    TOOK,
    YES,
)
from brettwerk.games.lignum.yard import earn, hire, may_borrow, spend
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, State, ask, drop, push, tell, top

EXTRA_PRICE: Final[i64] = 1  # LI-7.35


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
