"""Orders, the advanced level: taking one on space 13, delivering wood. Rules LI-21.1 – LI-21.14, LI-1.10; LI-R43."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import can_build, can_use_drying_hut, offer_build, offer_drying_hut, wood_dries
from brettwerk.games.lignum.layout import (
    DELIVERED,
    DRY_3,
    FILLED,
    FOR_ORDERS,
    FROM_ORDERS,
    HELD,
    NEEDS,
    OFFER,
    ORDER_CARDS,
    SALE,
    THALERS,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.tables import NEEDED, NO_NEED, ORDER_PRICE, REWARD, drying_bonus
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    DELIVER,
    DO_DONE,
    DO_ORDER,
    DO_PUT,
    ORDER_FILLED,
    ORDER_TAKEN,
    PUT,
    TAKE_ORDER,
)
from brettwerk.games.lignum.yard import earn, spend
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import SEAT, State, ask, drop, tell, top

SALE_PLACES: Final[i64] = 4  # sale, dry_1, dry_2, dry_3
NO_FIT: Final[i64] = -1


# -- space 13 --------------------------------------------------------------------------------------------------------


def cheapest_order(v: vec[i64]) -> i64:
    """The lowest price on offer (LI-21.3)."""
    best: i64 = 99
    order: i64 = 0
    while order < ORDER_CARDS:
        if (v[OFFER] >> order) & 1 == 1 and ORDER_PRICE[order] < best:
            best = ORDER_PRICE[order]
        order += 1
    return best


def advance_order_due(s: State) -> None:
    """Asks which order."""
    ask(s.v, s.v[top(s.v) + SEAT], TAKE_ORDER)


def offer_orders(v: vec[i64], seat: i64) -> vec[i64]:
    """Each order on offer that can be paid; the offer is not refilled during the walk (LI-21.4, LI-21.5)."""
    acts = vec[i64](capacity=4)
    order: i64 = 0
    while order < ORDER_CARDS:
        if (v[OFFER] >> order) & 1 == 1 and ORDER_PRICE[order] <= v[block(seat) + THALERS]:
            acts = append(acts, action(DO_ORDER, order))
        order += 1
    return acts


def choose_order(s: State, seat: i64, order: i64) -> None:
    """Exactly one order, open at the yard beside any others (LI-21.4, LI-21.6)."""
    v = s.v
    drop(v)
    v[OFFER] &= ~(1 << order)
    v[block(seat) + HELD] |= 1 << order
    spend(v, seat, ORDER_PRICE[order], FOR_ORDERS)
    tell(s, ORDER_TAKEN, seat, order)


# -- delivering ------------------------------------------------------------------------------------------------------


def need_for(v: vec[i64], seat: i64, order: i64, kind: i64, place: i64) -> i64:
    """The open need that wood of that place meets, the most demanding one first; NO_FIT if none (LI-21.8, LI-21.9)."""
    met = v[block(seat) + DELIVERED] >> (order * NEEDS)
    bonus = drying_bonus(place)
    best = NO_FIT
    asked: i64 = -1
    need: i64 = 0
    while need < NEEDS:
        row = (order * NEEDS + need) * 2
        if (met >> need) & 1 == 0 and NEEDED[row] == kind and NEEDED[row + 1] <= bonus and NEEDED[row + 1] > asked:
            best = need
            asked = NEEDED[row + 1]
        need += 1
    return best


def offer_puts(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Adds every piece of sale and drying spaces with every order it fits (LI-21.7, LI-21.14)."""
    p = block(seat)
    held = v[p + HELD]
    order: i64 = 0
    while held != 0:
        if held & 1 == 1:
            place: i64 = SALE
            while place <= DRY_3:
                w = wood(p, place)
                kind: i64 = 0
                while kind < WOODS:
                    if v[w + kind] > 0 and need_for(v, seat, order, kind, place) != NO_FIT:
                        acts = append(acts, action(DO_PUT, (kind * SALE_PLACES + place - SALE) * ORDER_CARDS + order))
                    kind += 1
                place += 1
        held >>= 1
        order += 1
    return acts


def advance_deliver(s: State, seat: i64) -> None:
    """Voluntary, over as many seasons as one likes (LI-21.10); only for those who hold an order (LI-1.10)."""
    v = s.v
    if v[block(seat) + HELD] != 0 and (
        can_use_drying_hut(v, seat)
        or (can_build(v, seat) and wood_dries(v, seat))
        or len(offer_puts(v, seat, vec[i64](capacity=8))) > 0
    ):
        ask(v, seat, DELIVER)
    else:
        next_seat(v)


def offer_deliver(v: vec[i64], seat: i64) -> vec[i64]:
    """Wood for orders, drying hut, huts, done."""
    acts = offer_puts(v, seat, vec[i64](capacity=12))
    acts = offer_drying_hut(v, seat, acts)
    acts = offer_build(v, seat, acts)
    return append(acts, action(DO_DONE, 0))


def choose_deliver(s: State, seat: i64, act: i64) -> None:
    """Wood on a card never comes back (LI-21.11)."""
    if kind_of(act) == DO_DONE:
        next_seat(s.v)
        return
    operand = operand_of(act)
    order = operand % ORDER_CARDS
    place = SALE + operand // ORDER_CARDS % SALE_PLACES
    put(s, seat, operand // (ORDER_CARDS * SALE_PLACES), place, order)


def put(s: State, seat: i64, kind: i64, place: i64, order: i64) -> None:
    """Meets a need; with the last one the reward comes at once and card and wood leave play (LI-21.12)."""
    v = s.v
    p = block(seat)
    v[p + DELIVERED] |= 1 << (order * NEEDS + need_for(v, seat, order, kind, place))
    v[wood(p, place) + kind] -= 1
    tell(s, PUT, seat, kind, place, order)
    need: i64 = 0
    while need < NEEDS:
        if NEEDED[(order * NEEDS + need) * 2] != NO_NEED and (v[p + DELIVERED] >> (order * NEEDS + need)) & 1 == 0:
            return
        need += 1
    v[p + HELD] &= ~(1 << order)
    v[p + FILLED] |= 1 << order
    earn(v, seat, REWARD[order], FROM_ORDERS)
    tell(s, ORDER_FILLED, seat, order, REWARD[order])
