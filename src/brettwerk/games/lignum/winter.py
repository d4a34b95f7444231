"""The winter round: bonus, cutting, feeding, heating, debt. Rules LI-18.1 – LI-18.11, LI-18.18 – LI-18.35.

Rulings LI-R31, LI-R32, LI-R33, LI-R34, LI-R35, LI-R36. Sled and sawing stand in `transport` and `sawing`, orders in
`orders`. There is no sale, drying, raft arrival or market (LI-18.5, LI-10.6): those steps are not part of this round.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import (
    can_build,
    can_use_drying_hut,
    can_use_larder,
    free_food,
    offer_build,
    offer_drying_hut,
    offer_larder,
    wood_dries,
)
from brettwerk.games.lignum.layout import (
    ARREARS,
    CUTTER,
    DRY_3,
    FIREWOOD,
    FOOD,
    FOR_COLD,
    FOR_HUNGER,
    FUEL_STORE,
    LEDGER,
    LOGS,
    ROUND,
    SALE,
    SAW_STORE,
    SAWN,
    STAGE,
    THALERS,
    WINTER,
    WOODPILE,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.selling import for_sale, offer_sales, sell
from brettwerk.games.lignum.tables import WINTER_FOOD, WINTER_FUEL
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    DEBT,
    DO_BONUS,
    DO_DONE,
    DO_PAY,
    DO_WINTER_CUT,
    EMERGENCY_SELL,
    FED,
    FOOD_LOST,
    HEATED,
    IN_ARREARS,
    LOG_GAINED,
    PAID_DEBT,
    WINTER_BONUS,
    WINTER_CUT,
    WINTER_FEED,
)
from brettwerk.games.lignum.yard import OWN_WORKER, borrow, has_worker, may_borrow, pieces_on, spend, use_worker
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import SEAT, A, B, C, State, ask, drop, push, tell, top

PER_MISSING: Final[i64] = 3  # LI-18.19, LI-18.25
LAST_ROUND: Final[i64] = 8


def condition(v: vec[i64]) -> i64:
    """The winter condition of the current year (LI-18.4, LI-18.37)."""
    return v[WINTER] if v[ROUND] < LAST_ROUND else v[WINTER + 1]


# -- bonus and cutting -----------------------------------------------------------------------------------------------


def advance_bonus(s: State, seat: i64) -> None:
    """Everybody gets a log; it is never declined (LI-18.8, LI-R31)."""
    ask(s.v, seat, WINTER_BONUS)


def offer_bonus() -> vec[i64]:
    """A log of any kind."""
    acts = vec[i64](capacity=3)
    log: i64 = 0
    while log < LOGS:
        acts = append(acts, action(DO_BONUS, log))
        log += 1
    return acts


def choose_bonus(s: State, seat: i64, log: i64) -> None:
    """It comes from the supply to the woodpile."""
    gain_logs(s, seat, log, 1)
    next_seat(s.v)


def gain_logs(s: State, seat: i64, log: i64, amount: i64) -> None:
    """Logs from the supply, which never runs out (LI-1.12)."""
    s.v[wood(block(seat), WOODPILE) + log] += amount
    tell(s, LOG_GAINED, seat, log, amount)


def advance_winter_cut(s: State, seat: i64) -> None:
    """The yard worker or lodgings cut, in any number that is there (LI-16.21, LI-18.6, LI-18.7)."""
    v = s.v
    if has_worker(v, seat, CUTTER) or can_use_larder(v, seat) or can_build(v, seat):
        ask(v, seat, WINTER_CUT)
    else:
        next_seat(v)


def offer_winter_cut(v: vec[i64], seat: i64) -> vec[i64]:
    """Cut, a larder, huts, done."""
    acts = vec[i64](capacity=8)
    if has_worker(v, seat, CUTTER):
        acts = append(acts, action(DO_WINTER_CUT, 0))
    acts = offer_larder(v, seat, acts)
    acts = offer_build(v, seat, acts)
    return append(acts, action(DO_DONE, 0))


def choose_winter_cut(s: State, seat: i64, act: i64) -> None:
    """Firewood only, from the supply: two logs by the yard worker, one by a lodging (LI-18.9, LI-18.10, LI-18.11)."""
    if kind_of(act) == DO_DONE:
        next_seat(s.v)
        return
    who = use_worker(s, seat, CUTTER)
    gain_logs(s, seat, FIREWOOD, 2 if who == OWN_WORKER else 1)


# -- feeding and heating ---------------------------------------------------------------------------------------------


def advance_feed(s: State, seat: i64) -> None:
    """Last free actions, then the payment; what is left over is lost (LI-18.20)."""
    v = s.v
    if v[STAGE] == 0:
        if (
            can_use_larder(v, seat)
            or can_use_drying_hut(v, seat)
            or (can_build(v, seat) and (free_food(v, seat) or wood_dries(v, seat)))
        ):
            ask(v, seat, WINTER_FEED)
            return
        v[STAGE] = 1
    if v[STAGE] == 1:
        v[STAGE] = 2
        feed(s, seat)
        return
    next_seat(v)


def offer_feed(v: vec[i64], seat: i64) -> vec[i64]:
    """A larder, huts, a drying hut, or the payment."""
    acts = offer_larder(v, seat, vec[i64](capacity=12))
    acts = offer_build(v, seat, acts)
    acts = offer_drying_hut(v, seat, acts)
    return append(acts, action(DO_PAY, 0))


def choose_feed(v: vec[i64]) -> None:
    """Goes on to the payment."""
    v[STAGE] = 1


def feed(s: State, seat: i64) -> None:
    """All the food one has, up to what is due; three thalers for each that is missing (LI-18.18, LI-18.19, LI-R32)."""
    v = s.v
    p = block(seat)
    due = WINTER_FOOD[condition(v)]
    paid = min(due, v[p + FOOD])
    tell(s, FED, seat, paid, due - paid)
    if v[p + FOOD] > paid:
        tell(s, FOOD_LOST, seat, v[p + FOOD] - paid)
    v[p + FOOD] = 0
    start_debt(s, seat, (due - paid) * PER_MISSING, FOR_HUNGER)


def advance_heat(s: State, seat: i64) -> None:
    """Heating is automatic; it asks only in an emergency."""
    v = s.v
    if v[STAGE] == 0:
        v[STAGE] = 1
        heat(s, seat)
    else:
        next_seat(v)


def heat(s: State, seat: i64) -> None:
    """Pieces of the fuel store only, each counting one, burnt in the order f, s, h; the rest stays.

    Rules LI-18.21, LI-18.22, LI-18.23, LI-18.24, LI-18.25, LI-18.26, LI-R32.
    """
    v = s.v
    due = WINTER_FUEL[condition(v)]
    paid = min(due, pieces_on(v, seat, FUEL_STORE))
    fuel = wood(block(seat), FUEL_STORE)
    left = paid
    kind: i64 = SAWN
    while kind < WOODS:
        burnt = min(left, v[fuel + kind])
        v[fuel + kind] -= burnt
        left -= burnt
        kind += 1
    tell(s, HEATED, seat, paid, due - paid)
    start_debt(s, seat, (due - paid) * PER_MISSING, FOR_COLD)


# -- debt ------------------------------------------------------------------------------------------------------------


def start_debt(s: State, seat: i64, due: i64, source: i64) -> None:
    """Step 5 and step 6 are settled each by itself."""
    if due > 0:
        push(s.v, DEBT, seat, due, source)


def advance_debt(s: State) -> None:
    """Thalers, then loans one by one, then wood (LI-18.27, LI-18.28, LI-R33)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    p = block(seat)
    if v[f + A] > 0:
        while v[p + THALERS] < v[f + A] and may_borrow(v, seat):
            borrow(s, seat)
        if v[p + THALERS] >= v[f + A]:
            spend(v, seat, v[f + A], v[f + B])
            tell(s, PAID_DEBT, seat, v[f + A])
            v[f + A] = 0
        elif can_sell_off(v, seat):
            ask(v, seat, EMERGENCY_SELL)
            return
        else:
            fall_behind(s, seat, v[f + A], v[f + B])
            v[f + A] = 0
    if v[f + C] == 1 and v[ROUND] < LAST_ROUND and can_sell_off(v, seat):  # LI-18.32, LI-18.33
        ask(v, seat, EMERGENCY_SELL)
    else:
        drop(v)


def can_sell_off(v: vec[i64], seat: i64) -> bool:
    """Wood of the yard that has a price (LI-18.31, LI-R36)."""
    if for_sale(v, seat):
        return True
    store = wood(block(seat), SAW_STORE)
    return v[store] + v[store + 1] > 0 or pieces_on(v, seat, FUEL_STORE) > 0


def fall_behind(s: State, seat: i64, due: i64, source: i64) -> None:
    """Nothing is left to sell: the rest is noted as arrears (LI-18.34, LI-R35)."""
    v = s.v
    p = block(seat)
    rest = due - v[p + THALERS]
    if v[p + THALERS] > 0:
        tell(s, PAID_DEBT, seat, v[p + THALERS])
    v[p + THALERS] = 0
    v[p + ARREARS] += rest
    v[p + LEDGER + source] -= due
    tell(s, IN_ARREARS, seat, rest)


def offer_sell_off(v: vec[i64], seat: i64) -> vec[i64]:
    """Sale and drying spaces first, the stores only when those are empty (LI-18.29, LI-18.30, LI-R34)."""
    acts = vec[i64](capacity=16)
    if for_sale(v, seat):
        acts = offer_sales(v, seat, acts, SALE, DRY_3)
    else:
        acts = offer_sales(v, seat, acts, SAW_STORE, SAW_STORE)
        acts = offer_sales(v, seat, acts, FUEL_STORE, FUEL_STORE)
    acts = offer_drying_hut(v, seat, acts)
    if v[top(v) + A] == 0:
        acts = append(acts, action(DO_DONE, 0))
    return acts


def choose_sell_off(s: State, seat: i64, act: i64) -> None:
    """One log or piece, or the end of a sale that went on by choice."""
    v = s.v
    f = top(v)
    if kind_of(act) == DO_DONE:
        drop(v)
        return
    v[f + C] = 1
    operand = operand_of(act)
    sell(s, seat, operand % WOODS, operand // WOODS)
