"""Step 4 of the forest work and step 3 of the winter: sawing. Rules LI-12.1 – LI-12.9, LI-18.17, LI-22.15; LI-R48."""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import can_build, offer_build
from brettwerk.games.lignum.layout import (
    EQUIPMENT,
    FUEL_STORE,
    LOGS,
    PLAN_SAW,
    PLANNED,
    SALE,
    SAW,
    SAW_STORE,
    SAWN,
    SAWYER,
    block,
    wood,
)
from brettwerk.games.lignum.tables import YIELD
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    DO_DONE,
    DO_SAW,
    DO_TO_FUEL,
    SAW_LOG,
    SAW_SPLIT,
    SAWED,
    SPLIT,
    SPLITTING,
    USED_WORKER,
)
from brettwerk.games.lignum.yard import PLANNED_WORK, give_back, has_worker, logs_on, use_worker
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import SEAT, A, State, ask, drop, push, tell, top


def can_saw(v: vec[i64], seat: i64) -> bool:
    """Worker and saw for each log (LI-12.2, LI-18.17), or planned sawing (LI-22.15)."""
    p = block(seat)
    return v[p + PLANNED + PLAN_SAW] > 0 or (v[p + EQUIPMENT + SAW - 1] > 0 and has_worker(v, seat, SAWYER))


def advance_saw(s: State, seat: i64) -> None:
    """Log by log, as often as workers, saws and logs last; also what arrived this season (LI-12.8, LI-12.9)."""
    v = s.v
    if logs_on(v, seat, SAW_STORE) > 0 and (
        can_saw(v, seat) or (can_build(v, seat) and v[block(seat) + EQUIPMENT + SAW - 1] > 0)
    ):
        ask(v, seat, SAW_LOG)
    else:
        next_seat(v)


def offer_saw(v: vec[i64], seat: i64) -> vec[i64]:
    """The kinds on the saw store, huts, done."""
    acts = vec[i64](capacity=5)
    if can_saw(v, seat):
        w = wood(block(seat), SAW_STORE)
        log: i64 = 0
        while log < LOGS:
            if v[w + log] > 0:
                acts = append(acts, action(DO_SAW, log))
            log += 1
    acts = offer_build(v, seat, acts)
    return append(acts, action(DO_DONE, 0))


def choose_saw(s: State, seat: i64, act: i64) -> None:
    """Uses worker and saw (LI-12.3); the log of the saw store becomes pieces (LI-12.1)."""
    v = s.v
    if kind_of(act) == DO_DONE:
        next_seat(v)
        return
    log = operand_of(act)
    p = block(seat)
    if v[p + PLANNED + PLAN_SAW] > 0:
        v[p + PLANNED + PLAN_SAW] -= 1
        tell(s, USED_WORKER, seat, PLANNED_WORK)
    else:
        use_worker(s, seat, SAWYER)
        give_back(v, seat, SAW - 1, 1)
    v[wood(p, SAW_STORE) + log] -= 1
    tell(s, SAWED, seat, log)
    push(v, SPLITTING, seat, log)


def advance_splitting(s: State) -> None:
    """Asks how the pieces are divided."""
    ask(s.v, s.v[top(s.v) + SEAT], SAW_SPLIT)


def offer_pieces(v: vec[i64]) -> vec[i64]:
    """How many go to the fuel store; every kind may (LI-12.5, LI-12.7)."""
    most = YIELD[v[top(v) + A]]
    acts = vec[i64](capacity=5)
    n: i64 = 0
    while n <= most:
        acts = append(acts, action(DO_TO_FUEL, n))
        n += 1
    return acts


def choose_pieces(s: State, seat: i64, fuel: i64) -> None:
    """1 F gives 4 f, 1 S 3 s, 1 H 1 h (LI-12.4); the rest goes to the sale space, for good (LI-12.5, LI-12.6)."""
    v = s.v
    log = v[top(v) + A]
    drop(v)
    p = block(seat)
    v[wood(p, FUEL_STORE) + log + SAWN] += fuel
    v[wood(p, SALE) + log + SAWN] += YIELD[log] - fuel
    tell(s, SPLIT, seat, log + SAWN, fuel, YIELD[log] - fuel)
