"""The yard: thalers, wood and workers, each with the one place that changes it.

Rules LI-1.12, LI-1.14, LI-8.5 – LI-8.9, LI-14.8, LI-16.19, LI-16.20, LI-17.1 – LI-17.5, LI-22.21.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    CRAFT_OUT,
    EQUIPMENT,
    FOR_LOANS,
    HIRED,
    HUTS,
    IDLE,
    LABOUR,
    LEDGER,
    LOANS,
    LODGING,
    MOST_LOANS,
    SAWN,
    SUPPLY,
    THALERS,
    WOODS,
    YARD_WORKER,
    block,
    wood,
)
from brettwerk.games.lignum.words import BORROWED, USED_WORKER
from brettwerk.kernel.state import State, tell

LOAN: Final[i64] = 4  # LI-17.2
REPAY_ONE: Final[i64] = 7  # LI-17.3
REPAY_TWO: Final[i64] = 16  # LI-17.4

# Who does a job, as the event tells it.
HIRED_WORKER: Final[i64] = 0
DAY_LABOUR: Final[i64] = 1
OWN_WORKER: Final[i64] = 2
LODGER: Final[i64] = 3
PLANNED_WORK: Final[i64] = 4


# -- thalers ---------------------------------------------------------------------------------------------------------


def earn(v: vec[i64], seat: i64, amount: i64, source: i64) -> None:
    """Thalers come in."""
    p = block(seat)
    v[p + THALERS] += amount
    v[p + LEDGER + source] += amount


def spend(v: vec[i64], seat: i64, amount: i64, source: i64) -> None:
    """A price is paid in full; whoever calls has looked whether it can be (LI-1.14)."""
    p = block(seat)
    v[p + THALERS] -= amount
    v[p + LEDGER + source] -= amount


def may_borrow(v: vec[i64], seat: i64) -> bool:
    """Two loans in a game (LI-17.1)."""
    return v[block(seat) + LOANS] < MOST_LOANS


def borrow(s: State, seat: i64) -> None:
    """A loan: 4 thalers now (LI-17.2); it lies there until the end (LI-17.5)."""
    p = block(seat)
    s.v[p + LOANS] += 1
    earn(s.v, seat, LOAN, FOR_LOANS)
    tell(s, BORROWED, seat, s.v[p + LOANS])


def repayment(loans: i64) -> i64:
    """What the loans cost at the end (LI-17.3, LI-17.4)."""
    if loans == 0:
        return 0
    return REPAY_ONE if loans == 1 else REPAY_TWO


# -- wood ------------------------------------------------------------------------------------------------------------


def logs_on(v: vec[i64], seat: i64, place: i64) -> i64:
    """How many logs of any kind lie there."""
    w = wood(block(seat), place)
    return v[w] + v[w + 1] + v[w + 2]


def pieces_on(v: vec[i64], seat: i64, place: i64) -> i64:
    """How many sawn pieces lie there."""
    w = wood(block(seat), place) + SAWN
    return v[w] + v[w + 1] + v[w + 2]


def shift(v: vec[i64], seat: i64, kind: i64, source: i64, target: i64) -> None:
    """One log or piece goes from one place of the yard to another."""
    p = block(seat)
    v[wood(p, source) + kind] -= 1
    v[wood(p, target) + kind] += 1


def any_wood(v: vec[i64], seat: i64, place: i64) -> bool:
    """Whether anything lies there."""
    w = wood(block(seat), place)
    i: i64 = 0
    while i < WOODS:
        if v[w + i] > 0:
            return True
        i += 1
    return False


# -- workers and equipment -------------------------------------------------------------------------------------------


def has_worker(v: vec[i64], seat: i64, trade: i64) -> bool:
    """Whether anybody can do a job of that trade (LI-8.5, LI-8.7, LI-16.19)."""
    p = block(seat)
    return v[p + IDLE + trade] > 0 or v[p + LABOUR] > 0 or v[p + YARD_WORKER] > 0 or v[p + HUTS + LODGING] > 0


def next_worker(v: vec[i64], seat: i64, trade: i64) -> i64:
    """Who would do it: those of the trade first, then day labour, the yard worker, a lodging (LI-8.6, LI-8.7)."""
    p = block(seat)
    if v[p + IDLE + trade] > 0:
        return HIRED_WORKER
    if v[p + LABOUR] > 0:
        return DAY_LABOUR
    if v[p + YARD_WORKER] > 0:
        return OWN_WORKER
    return LODGER


def use_worker(s: State, seat: i64, trade: i64) -> i64:
    """Sends a worker to a job and tells who went; a lodging leaves the game by it (LI-16.9)."""
    v = s.v
    p = block(seat)
    who = next_worker(v, seat, trade)
    if who == HIRED_WORKER:
        v[p + IDLE + trade] -= 1
    elif who == DAY_LABOUR:
        v[p + LABOUR] -= 1
    elif who == OWN_WORKER:
        v[p + YARD_WORKER] = 0
    else:
        v[p + HUTS + LODGING] -= 1
        v[CRAFT_OUT] += 1
    tell(s, USED_WORKER, seat, who)
    return who


def hire(v: vec[i64], seat: i64, trade: i64, amount: i64) -> None:
    """Workers come to the worker space of the yard (LI-7.38)."""
    p = block(seat)
    v[p + HIRED + trade] += amount
    v[p + IDLE + trade] += amount


def give_back(v: vec[i64], seat: i64, equipment: i64, amount: i64) -> None:
    """Used equipment returns to the supply, the rest is kept (LI-8.9); it counts from 0: cart, raft, saw, sled."""
    v[block(seat) + EQUIPMENT + equipment] -= amount
    v[SUPPLY + equipment] += amount
