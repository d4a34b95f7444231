"""Answers that practically everybody would give: work that costs nothing and stands in the way of nothing else.

Hired cutters can only cut (LI-8.5), logs come to the woodpile without limit (LI-9.4), drying is free (LI-14.1).
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.areas import area_logs
from brettwerk.games.lignum.huts import can_build
from brettwerk.games.lignum.layout import AREA, AREA_LOGS, CUTTER, EQUIPMENT, IDLE, LOGS, SAW, SLED, block
from brettwerk.games.lignum.words import CUT, DO_CUT, DO_CUT_ALL, DO_DRY, DO_WINTER_CUT, DRY, WINTER_CUT
from brettwerk.games.lignum.yard import OWN_WORKER, has_worker, next_worker
from brettwerk.kernel.actions import action, kind_of
from brettwerk.kernel.state import DECISION


def usual(v: vec[i64], seat: i64, acts: vec[i64]) -> i64:
    """The usual answer, or -1 where the question is a real one."""
    if v[DECISION] == CUT:
        return usual_cut(v, seat)
    if v[DECISION] == WINTER_CUT:
        return usual_winter_cut(v, seat)
    if v[DECISION] == DRY and len(acts) == 2 and kind_of(acts[0]) == DO_DRY:  # the only wood that waits
        return acts[0]
    return -1


def usual_cut(v: vec[i64], seat: i64) -> i64:
    """All of it if the hired cutters suffice, else a log if there is but one kind (LI-9.1, LI-9.2)."""
    p = block(seat)
    if v[p + IDLE + CUTTER] == 0 or can_build(v, seat):
        return -1
    logs = area_logs(v, v[p + AREA])
    if logs >= 2 and v[p + IDLE + CUTTER] >= logs:
        return action(DO_CUT_ALL, 0)
    log: i64 = 0
    while log < LOGS:
        if logs > 0 and v[AREA_LOGS + v[p + AREA] * LOGS + log] == logs:
            return action(DO_CUT, log)
        log += 1
    return -1


def usual_winter_cut(v: vec[i64], seat: i64) -> i64:
    """The yard worker cuts if there is neither sled nor saw for him this winter (LI-18.6, LI-18.12, LI-18.17)."""
    p = block(seat)
    if not has_worker(v, seat, CUTTER) or next_worker(v, seat, CUTTER) != OWN_WORKER or can_build(v, seat):
        return -1
    if v[p + EQUIPMENT + SLED - 1] > 0 or v[p + EQUIPMENT + SAW - 1] > 0:
        return -1
    return action(DO_WINTER_CUT, 0)
