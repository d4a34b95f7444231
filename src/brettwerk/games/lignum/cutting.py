"""Step 1 of the forest work: moving to another area, cutting. Rules LI-9.1 – LI-9.13, LI-22.13; rulings LI-R19, LI-R20.

No food is taken here (LI-9.11); cutters that find no log have come for nothing (LI-9.12).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.areas import area_logs
from brettwerk.games.lignum.huts import (
    can_build,
    can_use_larder,
    free_food,
    is_free,
    offer_build,
    offer_larder,
    offer_loan,
)
from brettwerk.games.lignum.layout import (
    AREA,
    AREA_LOGS,
    AREAS,
    CLEARING,
    CURSOR,
    CUTTER,
    FOR_MOVES,
    IDLE,
    LOGS,
    PLAN_CUT,
    PLANNED,
    STAGE,
    THALERS,
    WOODPILE,
    block,
    wood,
)
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    CUT,
    CUT_LOG,
    CUT_PLACE,
    DO_CUT,
    DO_CUT_ALL,
    DO_DONE,
    DO_MOVE,
    DO_PLAN_AREA,
    DO_PLAN_LOG,
    DO_SKIP,
    DO_STAY,
    DO_STOP,
    MOVED_AREA,
    PLAN_CUT_AREA,
    PLAN_CUT_LOG,
    PLANNED_CUT,
)
from brettwerk.games.lignum.yard import has_worker, may_borrow, spend, use_worker
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import SEAT, A, B, State, ask, drop, push, tell, top


def advance_cut(s: State, seat: i64) -> None:
    """First where (LI-9.6), then planned cutting (LI-22.13), then log by log."""
    v = s.v
    if v[STAGE] == 0:
        if may_move(v, seat):
            ask(v, seat, CUT_PLACE)
            return
        v[STAGE] = 1
    if v[STAGE] == 1:
        if v[block(seat) + PLANNED + PLAN_CUT] > 0 and has_planned_area(v, seat):
            ask(v, seat, PLAN_CUT_AREA)
            return
        v[STAGE] = 2
    logs = area_logs(v, v[block(seat) + AREA]) > 0
    if (
        (logs and has_worker(v, seat, CUTTER))
        or can_use_larder(v, seat)
        or (can_build(v, seat) and (logs or free_food(v, seat)))
    ):
        ask(v, seat, CUT)
    else:
        next_seat(v)


# -- moving for one thaler -------------------------------------------------------------------------------------------


def follows(v: vec[i64], seat: i64) -> bool:
    """Whether a player of an earlier letter is in the same area now (LI-9.5, LI-9.9)."""
    area = v[block(seat) + AREA]
    i: i64 = 0
    while i < v[CURSOR]:
        if v[block(v[CLEARING + i]) + AREA] == area:
            return True
        i += 1
    return False


def is_target(v: vec[i64], seat: i64, area: i64) -> bool:
    """Another area, free now, with a log in it (LI-9.7)."""
    return area != v[block(seat) + AREA] and area_logs(v, area) > 0 and is_free(v, seat, area)


def may_move(v: vec[i64], seat: i64) -> bool:
    """Only a follower who has a worker to cut, somewhere to go and a thaler or a loan (LI-9.6, LI-9.7, LI-R19)."""
    if not follows(v, seat) or not has_worker(v, seat, CUTTER):
        return False
    if v[block(seat) + THALERS] == 0 and not may_borrow(v, seat):
        return False
    area: i64 = 0
    while area < AREAS:
        if is_target(v, seat, area):
            return True
        area += 1
    return False


def offer_places(v: vec[i64], seat: i64) -> vec[i64]:
    """Stay, or move to a free area for a thaler; a loan if there is none (LI-9.13)."""
    acts = append(vec[i64](capacity=6), action(DO_STAY, 0))
    if v[block(seat) + THALERS] == 0:
        return offer_loan(v, seat, acts)
    area: i64 = 0
    while area < AREAS:
        if is_target(v, seat, area):
            acts = append(acts, action(DO_MOVE, area))
        area += 1
    return acts


def choose_place(s: State, seat: i64, act: i64) -> None:
    """The tile moves along, so that one cuts there only (LI-9.8); hired cutters are not counted again (LI-9.10)."""
    v = s.v
    v[STAGE] = 1
    if kind_of(act) == DO_MOVE:
        spend(v, seat, 1, FOR_MOVES)
        v[block(seat) + AREA] = operand_of(act)
        tell(s, MOVED_AREA, seat, operand_of(act))


# -- cutting ---------------------------------------------------------------------------------------------------------


def offer_cut(v: vec[i64], seat: i64) -> vec[i64]:
    """Any kind that stands there (LI-9.2), all of it if hired cutters can, free actions, done (LI-8.8, LI-R20)."""
    p = block(seat)
    area = v[p + AREA]
    acts = vec[i64](capacity=12)
    if has_worker(v, seat, CUTTER):
        kind: i64 = 0
        while kind < LOGS:
            if v[AREA_LOGS + area * LOGS + kind] > 0:
                acts = append(acts, action(DO_CUT, kind))
            kind += 1
        logs = area_logs(v, area)
        if logs >= 2 and v[p + IDLE + CUTTER] >= logs:
            acts = append(acts, action(DO_CUT_ALL, 0))
    acts = offer_larder(v, seat, acts)
    acts = offer_build(v, seat, acts)
    return append(acts, action(DO_DONE, 0))


def choose_cut(s: State, seat: i64, act: i64) -> None:
    """Each worker one log, the yard worker and lodgings too (LI-9.1, LI-9.3); or nobody any more."""
    v = s.v
    kind = kind_of(act)
    if kind == DO_DONE:
        next_seat(v)
    elif kind == DO_CUT:
        use_worker(s, seat, CUTTER)
        fell(s, seat, v[block(seat) + AREA], operand_of(act))
    else:
        area = v[block(seat) + AREA]
        log: i64 = 0
        while log < LOGS:
            while v[AREA_LOGS + area * LOGS + log] > 0:
                use_worker(s, seat, CUTTER)
                fell(s, seat, area, log)
            log += 1


def fell(s: State, seat: i64, area: i64, log: i64) -> None:
    """A log goes from the area to the woodpile, which has no limit (LI-9.1, LI-9.4)."""
    v = s.v
    v[AREA_LOGS + area * LOGS + log] -= 1
    v[wood(block(seat), WOODPILE) + log] += 1
    tell(s, CUT_LOG, seat, log, area)


# -- planned cutting -------------------------------------------------------------------------------------------------


def is_planned_area(v: vec[i64], seat: i64, area: i64) -> bool:
    """The own area or a free one, with a log (LI-22.13)."""
    return area_logs(v, area) > 0 and (area == v[block(seat) + AREA] or is_free(v, seat, area))


def has_planned_area(v: vec[i64], seat: i64) -> bool:
    """Whether planned cutting finds anything."""
    area: i64 = 0
    while area < AREAS:
        if is_planned_area(v, seat, area):
            return True
        area += 1
    return False


def offer_planned_areas(v: vec[i64], seat: i64) -> vec[i64]:
    """The areas allowed, or none."""
    acts = vec[i64](capacity=7)
    area: i64 = 0
    while area < AREAS:
        if is_planned_area(v, seat, area):
            acts = append(acts, action(DO_PLAN_AREA, area))
        area += 1
    return append(acts, action(DO_SKIP, 0))


def choose_planned_area(s: State, seat: i64, act: i64) -> None:
    """One area for all logs of the plan; without one the effect is lost (LI-22.9)."""
    v = s.v
    v[STAGE] = 2
    if kind_of(act) == DO_PLAN_AREA:
        push(v, PLANNED_CUT, seat, operand_of(act))


def advance_planned_cut(s: State) -> None:
    """Log by log, as long as the plan and the area last."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if v[block(seat) + PLANNED + PLAN_CUT] > 0 and area_logs(v, v[f + A]) > 0:
        ask(v, seat, PLAN_CUT_LOG)
    else:
        drop(v)


def offer_planned_logs(v: vec[i64]) -> vec[i64]:
    """The kinds that stand there; stop after the first."""
    f = top(v)
    acts = vec[i64](capacity=4)
    kind: i64 = 0
    while kind < LOGS:
        if v[AREA_LOGS + v[f + A] * LOGS + kind] > 0:
            acts = append(acts, action(DO_PLAN_LOG, kind))
        kind += 1
    if v[f + B] > 0:
        acts = append(acts, action(DO_STOP, 0))
    return acts


def choose_planned_log(s: State, seat: i64, act: i64) -> None:
    """A log to the woodpile without a cutter."""
    v = s.v
    f = top(v)
    if kind_of(act) == DO_STOP:
        drop(v)
        return
    v[f + B] += 1
    v[block(seat) + PLANNED + PLAN_CUT] -= 1
    fell(s, seat, v[f + A], operand_of(act))
