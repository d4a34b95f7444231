"""Steps 2 and 3 of the forest work, and the sled: how logs come to the yard.

Rules LI-10.1 – LI-10.6, LI-11.1 – LI-11.28, LI-18.12 – LI-18.16, LI-22.16, LI-22.20; rulings LI-R21 – LI-R24, LI-R46,
LI-R47, LI-R49. Logs go to saw store or sale space at once, never straight to a drying space (LI-11.4, LI-11.5). There
they stay: on the saw store until they are sawn (LI-11.6, LI-11.7), on sale unsawn (LI-11.8), and no option moves them
from one to the other (LI-11.9); both hold any number (LI-11.10).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import can_build, can_use_larder, free_food, offer_build, offer_larder
from brettwerk.games.lignum.layout import (
    CARRIER,
    CART,
    EQUIPMENT,
    FIREWOOD,
    FODDER,
    FODDER_2,
    FODDER_3,
    FOOD,
    HARDWOOD,
    IDLE,
    LOGS,
    PLAN_CARRY,
    PLAN_RAFT,
    PLANNED,
    RAFT,
    RIVER,
    SALE,
    SAW_STORE,
    SLED,
    SOFTWOOD,
    STAGE,
    WOODPILE,
    block,
    wood,
)
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    CARRIED,
    CART_LOAD,
    CART_SET_OUT,
    CART_TRIP,
    DO_CARRY,
    DO_CARRY_ALL,
    DO_CART,
    DO_DONE,
    DO_FLOAT,
    DO_FLOAT_ALL,
    DO_LOAD,
    DO_LOAD_ALL,
    DO_PLANNED_RAFT,
    DO_RAFT,
    DO_SLED,
    DO_STOP,
    DO_TO_SAW_STORE,
    FLOATED,
    LANDED,
    LOADED,
    RAFT_LOAD,
    RAFT_SPLIT,
    RAFTING,
    SLED_LOAD,
    SLED_SET_OUT,
    SLED_TRIP,
    TRANSPORT,
    USED_WORKER,
    WINTER_SLED,
)
from brettwerk.games.lignum.yard import PLANNED_WORK, give_back, has_worker, logs_on, shift, use_worker
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import KIND, SEAT, A, B, State, ask, drop, push, tell, top

SLED_LOGS: Final[i64] = 2  # LI-18.12
TARGETS: Final[vec[i64]] = vec[i64]([SAW_STORE, SALE])


# -- step 2: rafts arrive --------------------------------------------------------------------------------------------


def advance_arrival(s: State, seat: i64) -> None:
    """Logs of the river arrive without a worker (LI-10.1, LI-10.4); hardwood to the saw store (LI-10.3).

    In round 1 nothing has been rafted yet (LI-10.5).
    """
    v = s.v
    river = wood(block(seat), RIVER)
    if v[STAGE] == 0:
        land(s, seat, HARDWOOD, SAW_STORE, v[river + HARDWOOD])
        v[STAGE] = 1
    if v[river + FIREWOOD] > 0 or v[river + SOFTWOOD] > 0:
        ask(v, seat, RAFT_SPLIT)
    else:
        next_seat(v)


def landing_kind(v: vec[i64], seat: i64) -> i64:
    """Firewood is divided first, then softwood."""
    return FIREWOOD if v[wood(block(seat), RIVER) + FIREWOOD] > 0 else SOFTWOOD


def offer_split(v: vec[i64], seat: i64) -> vec[i64]:
    """How many go to the saw store; the others to the sale space (LI-10.2)."""
    most = v[wood(block(seat), RIVER) + landing_kind(v, seat)]
    acts = vec[i64](capacity=8)
    n: i64 = 0
    while n <= most:
        acts = append(acts, action(DO_TO_SAW_STORE, n))
        n += 1
    return acts


def choose_split(s: State, seat: i64, to_saw_store: i64) -> None:
    """All of the kind leaves the river (LI-R21)."""
    v = s.v
    kind = landing_kind(v, seat)
    rest = v[wood(block(seat), RIVER) + kind] - to_saw_store
    land(s, seat, kind, SAW_STORE, to_saw_store)
    land(s, seat, kind, SALE, rest)


def land(s: State, seat: i64, kind: i64, place: i64, amount: i64) -> None:
    """Logs go from the river to a place of the yard."""
    if amount > 0:
        p = block(seat)
        s.v[wood(p, RIVER) + kind] -= amount
        s.v[wood(p, place) + kind] += amount
        tell(s, LANDED, seat, kind, place, amount)


# -- step 3: transport -----------------------------------------------------------------------------------------------


def can_carry(v: vec[i64], seat: i64) -> bool:
    """One worker, one log (LI-11.15); planned carrying needs none (LI-22.16)."""
    return v[block(seat) + PLANNED + PLAN_CARRY] > 0 or has_worker(v, seat, CARRIER)


def can_cart(v: vec[i64], seat: i64) -> bool:
    """Worker, cart and fodder (LI-11.14, LI-11.16, LI-R49)."""
    p = block(seat)
    return v[p + EQUIPMENT + CART - 1] > 0 and v[p + FODDER] != 0 and has_worker(v, seat, CARRIER)


def can_raft(v: vec[i64], seat: i64) -> bool:
    """Worker and at least one raft (LI-11.23)."""
    return v[block(seat) + EQUIPMENT + RAFT - 1] > 0 and has_worker(v, seat, CARRIER)


def advance_transport(s: State, seat: i64) -> None:
    """On foot, by cart, by raft, in any order and number (LI-11.2, LI-11.3); what is left stays (LI-11.12)."""
    v = s.v
    if logs_on(v, seat, WOODPILE) > 0 and (
        can_carry(v, seat) or v[block(seat) + PLANNED + PLAN_RAFT] > 0 or can_build(v, seat)
    ):
        ask(v, seat, TRANSPORT)
    else:
        next_seat(v)


def offer_targets(v: vec[i64], seat: i64, acts: vec[i64], kind: i64) -> vec[i64]:
    """Every log of the woodpile with saw store or sale; hardwood goes to the saw store only (LI-11.4, LI-11.11)."""
    pile = wood(block(seat), WOODPILE)
    log: i64 = 0
    while log < LOGS:
        if v[pile + log] > 0:
            acts = append(acts, action(kind, log * 2))
            if log != HARDWOOD:
                acts = append(acts, action(kind, log * 2 + 1))
        log += 1
    return acts


def offer_whole(v: vec[i64], seat: i64, acts: vec[i64], kind: i64, room: i64) -> vec[i64]:
    """The whole woodpile at once, if it has two logs or more and there is room for all: a short cut."""
    logs = logs_on(v, seat, WOODPILE)
    if logs < 2 or logs > room:
        return acts
    acts = append(acts, action(kind, 0))
    if logs > v[wood(block(seat), WOODPILE) + HARDWOOD]:
        acts = append(acts, action(kind, 1))
    return acts


def offer_transport(v: vec[i64], seat: i64) -> vec[i64]:
    """All kinds of transport that workers and equipment allow now; nobody must (LI-8.8)."""
    p = block(seat)
    acts = vec[i64](capacity=16)
    if can_carry(v, seat):
        acts = offer_targets(v, seat, acts, DO_CARRY)
        acts = offer_whole(v, seat, acts, DO_CARRY_ALL, v[p + PLANNED + PLAN_CARRY] + v[p + IDLE + CARRIER])
    if can_cart(v, seat):
        acts = append(acts, action(DO_CART, 0))
    if can_raft(v, seat):
        acts = append(acts, action(DO_RAFT, 0))
    if v[p + PLANNED + PLAN_RAFT] > 0:
        acts = append(acts, action(DO_PLANNED_RAFT, 0))
    acts = offer_build(v, seat, acts)
    return append(acts, action(DO_DONE, 0))


def choose_transport(s: State, seat: i64, act: i64) -> None:
    """One log on foot, all of them on foot, or the start of a trip."""
    v = s.v
    kind = kind_of(act)
    operand = operand_of(act)
    if kind == DO_CARRY:
        carry(s, seat, operand // 2, TARGETS[operand % 2])
    elif kind == DO_CARRY_ALL:
        while logs_on(v, seat, WOODPILE) > 0:
            log = first_log(v, seat)
            carry(s, seat, log, whole_target(log, operand))
    elif kind == DO_CART:
        start_cart(s, seat)
    elif kind == DO_RAFT:
        use_worker(s, seat, CARRIER)
        push(v, RAFTING, seat)
    elif kind == DO_PLANNED_RAFT:
        push(v, RAFTING, seat, 1)
    else:
        next_seat(v)


def first_log(v: vec[i64], seat: i64) -> i64:
    """The first kind that lies on the woodpile."""
    pile = wood(block(seat), WOODPILE)
    log: i64 = 0
    while v[pile + log] == 0:
        log += 1
    return log


def whole_target(log: i64, operand: i64) -> i64:
    """Where a log goes when all go together: hardwood always to the saw store (LI-11.11)."""
    return SAW_STORE if log == HARDWOOD else TARGETS[operand]


def carry(s: State, seat: i64, log: i64, place: i64) -> None:
    """One log on foot; planned carrying comes before any worker (LI-11.1, LI-11.13, LI-11.15)."""
    v = s.v
    p = block(seat)
    if v[p + PLANNED + PLAN_CARRY] > 0:
        v[p + PLANNED + PLAN_CARRY] -= 1
        tell(s, USED_WORKER, seat, PLANNED_WORK)
    else:
        use_worker(s, seat, CARRIER)
    shift(v, seat, log, WOODPILE, place)
    tell(s, CARRIED, seat, log, place)


# -- cart and sled ---------------------------------------------------------------------------------------------------


def cart_room(v: vec[i64], seat: i64) -> i64:
    """Fodder of value 2 must be used first (LI-11.20): up to 2 logs with it, else up to 3 (LI-11.17)."""
    return 2 if v[block(seat) + FODDER] & FODDER_2 != 0 else 3


def start_cart(s: State, seat: i64) -> None:
    """Worker, cart and fodder are spent, however few logs are loaded (LI-11.18, LI-11.19, LI-R22).

    Fodder drops from 3 to 2 or leaves the stable, so that two of a value never meet (LI-11.21); nothing forbids the
    second trip in the same season (LI-11.22, LI-R23).
    """
    v = s.v
    p = block(seat)
    room = cart_room(v, seat)
    use_worker(s, seat, CARRIER)
    give_back(v, seat, CART - 1, 1)
    if room == 2:
        v[p + FODDER] &= ~FODDER_2
    else:
        v[p + FODDER] = (v[p + FODDER] & ~FODDER_3) | FODDER_2
    tell(s, CART_SET_OUT, seat, room)
    push(v, CART_TRIP, seat, room)


def advance_sled(s: State, seat: i64) -> None:
    """Winter 2: the only transport of the season (LI-18.16)."""
    v = s.v
    if (
        can_sled(v, seat)
        or can_use_larder(v, seat)
        or (can_build(v, seat) and (may_sled(v, seat) or free_food(v, seat)))
    ):
        ask(v, seat, WINTER_SLED)
    else:
        next_seat(v)


def may_sled(v: vec[i64], seat: i64) -> bool:
    """Whether there are a sled and a log for it."""
    return v[block(seat) + EQUIPMENT + SLED - 1] > 0 and logs_on(v, seat, WOODPILE) > 0


def can_sled(v: vec[i64], seat: i64) -> bool:
    """Worker, sled and log (LI-18.12, LI-R47)."""
    return may_sled(v, seat) and has_worker(v, seat, CARRIER)


def offer_sled(v: vec[i64], seat: i64) -> vec[i64]:
    """The sled, a larder, huts, or done."""
    acts = vec[i64](capacity=8)
    if can_sled(v, seat):
        acts = append(acts, action(DO_SLED, 0))
    acts = offer_larder(v, seat, acts)
    acts = offer_build(v, seat, acts)
    return append(acts, action(DO_DONE, 0))


def choose_sled(s: State, seat: i64, act: i64) -> None:
    """The sled goes back to the supply, the worker has done his job (LI-18.14, LI-R46)."""
    if kind_of(act) == DO_DONE:
        next_seat(s.v)
        return
    use_worker(s, seat, CARRIER)
    give_back(s.v, seat, SLED - 1, 1)
    tell(s, SLED_SET_OUT, seat)
    push(s.v, SLED_TRIP, seat, SLED_LOGS)


def advance_trip(s: State) -> None:
    """Asks for the next log while there is room: on a sled one more for each food (LI-11.17, LI-18.12, LI-18.13)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    sled = v[f + KIND] == SLED_TRIP
    if logs_on(v, seat, WOODPILE) > 0 and (v[f + A] > 0 or (sled and v[block(seat) + FOOD] > 0)):
        ask(v, seat, SLED_LOAD if sled else CART_LOAD)
    else:
        drop(v)


def offer_load(v: vec[i64], seat: i64) -> vec[i64]:
    """The next log and where it goes; stop after the first (LI-R47)."""
    f = top(v)
    acts = offer_targets(v, seat, vec[i64](capacity=8), DO_LOAD)
    acts = offer_whole(v, seat, acts, DO_LOAD_ALL, v[f + A])
    if v[f + B] > 0:
        acts = append(acts, action(DO_STOP, 0))
    return acts


def choose_load(s: State, seat: i64, act: i64) -> None:
    """One log, all that are left, or the end of the trip."""
    v = s.v
    kind = kind_of(act)
    operand = operand_of(act)
    if kind == DO_STOP:
        drop(v)
    elif kind == DO_LOAD:
        load(s, seat, operand // 2, TARGETS[operand % 2])
    else:
        while logs_on(v, seat, WOODPILE) > 0:
            log = first_log(v, seat)
            load(s, seat, log, whole_target(log, operand))


def load(s: State, seat: i64, log: i64, place: i64) -> None:
    """A log on cart or sled, put down at the yard at once (LI-11.4, LI-18.15); beyond the room it costs a food."""
    v = s.v
    f = top(v)
    if v[f + A] > 0:
        v[f + A] -= 1
    else:
        v[block(seat) + FOOD] -= 1
    v[f + B] += 1
    shift(v, seat, log, WOODPILE, place)
    tell(s, LOADED, seat, log, place)


# -- raft ------------------------------------------------------------------------------------------------------------


def raft_room(v: vec[i64], seat: i64) -> i64:
    """A raft tile for each log (LI-11.23), or what planned rafting gives (LI-22.20)."""
    p = block(seat)
    if v[top(v) + A] == 1:
        return v[p + PLANNED + PLAN_RAFT]
    return v[p + EQUIPMENT + RAFT - 1]


def advance_rafting(s: State) -> None:
    """Asks for the next log while there are rafts.

    They arrive in step 2 of the next path round (LI-11.25), after the first winter (LI-11.26), never after the second
    one (LI-11.27).
    """
    v = s.v
    seat = v[top(v) + SEAT]
    if logs_on(v, seat, WOODPILE) > 0 and raft_room(v, seat) > 0:
        ask(v, seat, RAFT_LOAD)
    else:
        drop(v)


def offer_raft_load(v: vec[i64], seat: i64) -> vec[i64]:
    """Any kind of log (LI-11.28), all of them, or stop after the first: rafts not needed are kept (LI-R24)."""
    pile = wood(block(seat), WOODPILE)
    acts = vec[i64](capacity=5)
    log: i64 = 0
    while log < LOGS:
        if v[pile + log] > 0:
            acts = append(acts, action(DO_FLOAT, log))
        log += 1
    logs = logs_on(v, seat, WOODPILE)
    if logs >= 2 and logs <= raft_room(v, seat):
        acts = append(acts, action(DO_FLOAT_ALL, 0))
    if v[top(v) + B] > 0:
        acts = append(acts, action(DO_STOP, 0))
    return acts


def choose_raft_load(s: State, seat: i64, act: i64) -> None:
    """One log, all that are left, or no more."""
    v = s.v
    kind = kind_of(act)
    if kind == DO_STOP:
        drop(v)
    elif kind == DO_FLOAT:
        float_log(s, seat, operand_of(act))
    else:
        while logs_on(v, seat, WOODPILE) > 0:
            float_log(s, seat, first_log(v, seat))


def float_log(s: State, seat: i64, log: i64) -> None:
    """A log on the river; its raft tile returns to the supply (LI-11.24)."""
    v = s.v
    f = top(v)
    v[f + B] += 1
    if v[f + A] == 1:
        v[block(seat) + PLANNED + PLAN_RAFT] -= 1
    else:
        give_back(v, seat, RAFT - 1, 1)
    shift(v, seat, log, WOODPILE, RIVER)
    tell(s, FLOATED, seat, log)
