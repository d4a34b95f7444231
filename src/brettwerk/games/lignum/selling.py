"""Step 6 of the forest work: the sale. Rules LI-13.1 – LI-13.8, LI-22.18; rulings LI-R27, LI-R39."""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import offer_build, offer_drying_hut
from brettwerk.games.lignum.layout import (
    DRY_1,
    DRY_2,
    DRY_3,
    FROM_DRYING,
    FROM_LOGS,
    FROM_PLANS,
    FROM_SAWN,
    LOGS,
    PLAN_SELL,
    PLANNED,
    SALE,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.tables import PRICE, drying_bonus
from brettwerk.games.lignum.turns import in_winter, next_seat
from brettwerk.games.lignum.words import DO_DONE, DO_SELL, DO_SELL_ALL, SELL, SOLD
from brettwerk.games.lignum.yard import any_wood, earn, logs_on, pieces_on
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import State, ask, tell


def sell(s: State, seat: i64, kind: i64, place: i64) -> None:
    """One log or piece at its price with drying bonus; it returns to the supply (LI-13.3, LI-13.4, LI-13.7).

    Planned selling adds a thaler to the first ones of step 6, forced sales included (LI-22.18).
    """
    v = s.v
    p = block(seat)
    v[wood(p, place) + kind] -= 1
    bonus = drying_bonus(place)
    earn(v, seat, PRICE[kind], FROM_LOGS if kind < LOGS else FROM_SAWN)
    earn(v, seat, bonus, FROM_DRYING)
    price = PRICE[kind] + bonus
    if v[p + PLANNED + PLAN_SELL] > 0 and not in_winter(v):
        v[p + PLANNED + PLAN_SELL] -= 1
        earn(v, seat, 1, FROM_PLANS)
        price += 1
    tell(s, SOLD, seat, kind, place, price)


def sell_place(s: State, seat: i64, place: i64) -> None:
    """Everything on a place."""
    v = s.v
    w = wood(block(seat), place)
    kind: i64 = 0
    while kind < WOODS:
        while v[w + kind] > 0:
            sell(s, seat, kind, place)
        kind += 1


def for_sale(v: vec[i64], seat: i64) -> bool:
    """Whether anything lies on the sale space or a drying space (LI-13.1, LI-13.2)."""
    place = SALE
    while place <= DRY_3:
        if any_wood(v, seat, place):
            return True
        place += 1
    return False


def advance_sale(s: State, seat: i64) -> None:
    """What lies on dry_3, or gets there in this step, is sold at once (LI-13.5, LI-13.6, LI-R27)."""
    v = s.v
    sell_place(s, seat, DRY_3)
    if for_sale(v, seat):
        ask(v, seat, SELL)
    else:
        next_seat(v)


def offer_sales(v: vec[i64], seat: i64, acts: vec[i64], first: i64, last: i64) -> vec[i64]:
    """Each kind of wood of the places from first to last, if it has a price."""
    p = block(seat)
    place = first
    while place <= last:
        w = wood(p, place)
        kind: i64 = 0
        while kind < WOODS:
            if v[w + kind] > 0 and PRICE[kind] >= 0:
                acts = append(acts, action(DO_SELL, place * WOODS + kind))
            kind += 1
        place += 1
    return acts


def offer_sell(v: vec[i64], seat: i64) -> vec[i64]:
    """Any wood of sale and drying spaces, also what came this season (LI-13.8), everything, huts, done."""
    acts = offer_sales(v, seat, vec[i64](capacity=16), SALE, DRY_2)
    if count_for_sale(v, seat) >= 2:
        acts = append(acts, action(DO_SELL_ALL, 0))
    acts = offer_drying_hut(v, seat, acts)
    acts = offer_build(v, seat, acts)
    return append(acts, action(DO_DONE, 0))


def count_for_sale(v: vec[i64], seat: i64) -> i64:
    """Logs and pieces on the sale space and the first two drying spaces."""
    n: i64 = 0
    place = SALE
    while place <= DRY_2:
        n += logs_on(v, seat, place) + pieces_on(v, seat, place)
        place += 1
    return n


def choose_sell(s: State, seat: i64, act: i64) -> None:
    """One log or piece, everything, or no more."""
    kind = kind_of(act)
    operand = operand_of(act)
    if kind == DO_SELL:
        sell(s, seat, operand % WOODS, operand // WOODS)
    elif kind == DO_SELL_ALL:
        sell_place(s, seat, DRY_2)
        sell_place(s, seat, DRY_1)
        sell_place(s, seat, SALE)
    else:
        next_seat(s.v)
