"""Answers that practically everybody would give: the provost stays where no worker is in anybody's reach (CA-6.1).

He decides about the activation of this round and nothing else (CA-9.15, CA-11.21): if all who may still move him cannot
bring a worker to his other side, a step at the bridge costs a worker for nothing, and a free one changes nothing.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import (
    BAILIFF_STEPS,
    BRIDGE_STEP_COST,
    BRIDGE_STEPS,
    MAX_STEPS,
    TOLL_STEPS,
)
from brettwerk.games.caylus1303.layout import FIRST_SPACE, NOBODY, PASS_ORDER, PROVOST, STEP, SUPPLY, WORKER, block
from brettwerk.games.caylus1303.tables import ROAD_END
from brettwerk.games.caylus1303.words import ASK_BAILIFF, ASK_BRIDGE, ASK_TOLL, DO_MOVE
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import DECISION, PLAYERS


def usual(v: vec[i64]) -> i64:
    """The usual answer, or -1 where the question is a real one."""
    decision = v[DECISION]
    reach: i64 = BAILIFF_STEPS
    if decision == ASK_BRIDGE:
        reach += bridge_reach(v)
    elif decision == ASK_TOLL:
        reach += TOLL_STEPS + v[PLAYERS] * BRIDGE_STEPS
    elif decision != ASK_BAILIFF:
        return -1
    return -1 if worker_within(v, reach) else action(DO_MOVE, MAX_STEPS)


def bridge_reach(v: vec[i64]) -> i64:
    """How far those who still decide at the bridge could move the provost together (CA-7.20, CA-7.21)."""
    steps: i64 = 0
    i = v[STEP] - 1
    while i < v[PLAYERS]:
        steps += min(BRIDGE_STEPS, v[block(v[PASS_ORDER + i]) + SUPPLY] // BRIDGE_STEP_COST)
        i += 1
    return steps


def worker_within(v: vec[i64], reach: i64) -> bool:
    """Whether a worker stands on a space that so many steps can bring to the provost's other side (CA-5.9, CA-6.6)."""
    place = max(FIRST_SPACE, FIRST_SPACE + v[PROVOST] - reach)
    end = min(ROAD_END, FIRST_SPACE + v[PROVOST] + reach)
    while place < end:
        if v[WORKER + place] != NOBODY:
            return True
        place += 1
    return False
