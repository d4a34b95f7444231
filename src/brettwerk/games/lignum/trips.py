"""Cart and sled: one worker, several logs. Rules LI-11.16 – LI-11.22, LI-18.12 – LI-18.16.

Rulings LI-R22, LI-R23, LI-R46, LI-R47, LI-R49.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import can_build, can_use_larder, free_food, offer_build, offer_larder
from brettwerk.games.lignum.layout import (
    CARRIER,
    CART,
    EQUIPMENT,
    FODDER,
    FODDER_2,
    FODDER_3,
    FOOD,
    SLED,
    WOODPILE,
    block,
)
from brettwerk.games.lignum.loading import TARGETS, first_log, offer_targets, offer_whole, whole_target
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    CART_LOAD,
    CART_SET_OUT,
    CART_TRIP,
    DO_DONE,
    DO_LOAD,
    DO_LOAD_ALL,
    DO_SLED,
    DO_STOP,
    LOADED,
    SLED_LOAD,
    SLED_SET_OUT,
    SLED_TRIP,
    WINTER_SLED,
)
from brettwerk.games.lignum.yard import give_back, has_worker, logs_on, shift, use_worker
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import KIND, SEAT, A, B, State, ask, drop, push, tell, top

SLED_LOGS: Final[i64] = 2  # LI-18.12


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


def may_sled(v: vec[i64], seat: i64) -> bool:
    """Whether there are a sled and a log for it."""
    return v[block(seat) + EQUIPMENT + SLED - 1] > 0 and logs_on(v, seat, WOODPILE) > 0


def can_sled(v: vec[i64], seat: i64) -> bool:
    """Worker, sled and log (LI-18.12, LI-R47)."""
    return may_sled(v, seat) and has_worker(v, seat, CARRIER)


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
