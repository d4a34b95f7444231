"""Step 3 of the forest work: on foot, by cart, by raft, in any order. Rules LI-11.1 – LI-11.3,
LI-11.12 – LI-11.16, LI-22.16.

Rulings LI-R24, LI-R49. Trips stand in `trips`, rafts in `rafts`, where logs go in `loading`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import can_build, offer_build
from brettwerk.games.lignum.layout import (
    CARRIER,
    CART,
    EQUIPMENT,
    FODDER,
    IDLE,
    PLAN_CARRY,
    PLAN_RAFT,
    PLANNED,
    RAFT,
    WOODPILE,
    block,
)
from brettwerk.games.lignum.loading import TARGETS, first_log, offer_targets, offer_whole, whole_target
from brettwerk.games.lignum.trips import start_cart
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    CARRIED,
    DO_CARRY,
    DO_CARRY_ALL,
    DO_CART,
    DO_DONE,
    DO_PLANNED_RAFT,
    DO_RAFT,
    RAFTING,
    TRANSPORT,
    USED_WORKER,
)
from brettwerk.games.lignum.yard import PLANNED_WORK, has_worker, logs_on, shift, use_worker
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import State, ask, push, tell


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
