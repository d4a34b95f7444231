"""Rafts: logs on the river, and step 2 of the forest work, when they arrive.

Rules LI-10.1 – LI-10.6, LI-11.23 – LI-11.28, LI-22.20; rulings LI-R21, LI-R24.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    EQUIPMENT,
    FIREWOOD,
    HARDWOOD,
    LOGS,
    PLAN_RAFT,
    PLANNED,
    RAFT,
    RIVER,
    SALE,
    SAW_STORE,
    SOFTWOOD,
    STAGE,
    WOODPILE,
    block,
    wood,
)
from brettwerk.games.lignum.loading import first_log
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    DO_FLOAT,
    DO_FLOAT_ALL,
    DO_STOP,
    DO_TO_SAW_STORE,
    FLOATED,
    LANDED,
    RAFT_LOAD,
    RAFT_SPLIT,
)
from brettwerk.games.lignum.yard import give_back, logs_on, shift
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import SEAT, A, B, State, ask, drop, tell, top


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


# -- putting logs on the river --------------------------------------------------------------------------------------


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
