"""The provost and everybody who moves him: the Toll, the players at the Guilds Bridge, the Bailiff.

Rules CA-1.16, CA-6.1, CA-6.2, CA-6.3, CA-6.4, CA-6.5, CA-6.7, CA-6.8, CA-6.9, CA-7.17, CA-7.18, CA-7.19, CA-7.20,
CA-7.21, CA-7.22, CA-13.16, CA-13.17; rulings CA-R6, CA-R7, CA-R42. He stands in a gap, so empty spaces count as steps.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import BAILIFF_STEPS, BRIDGE_STEP_COST, BRIDGE_STEPS, LAST_GAP, MAX_STEPS
from brettwerk.games.caylus1303.layout import (
    BAILIFF,
    CURSOR,
    HOLDER,
    PASS_ORDER,
    PROVOST,
    STEP,
    SUPPLY,
    block,
)
from brettwerk.games.caylus1303.means import send
from brettwerk.games.caylus1303.words import ASK_BAILIFF, ASK_BRIDGE, DO_MOVE, PROVOST_MOVED
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, State, ask, tell


def offer_moves(v: vec[i64], most: i64) -> vec[i64]:
    """One signed number of steps that keeps the provost on the road (CA-6.4, CA-6.5, CA-6.7, CA-R7, CA-R42)."""
    acts = vec[i64](capacity=8)
    steps: i64 = -most
    while steps <= most:
        gap = v[PROVOST] + steps
        if 0 <= gap <= LAST_GAP:
            acts = append(acts, action(DO_MOVE, steps + MAX_STEPS))
        steps += 1
    return acts


def move(s: State, seat: i64, operand: i64) -> i64:
    """Moves the provost and tells how many steps it were (CA-6.2, CA-6.3)."""
    v = s.v
    steps = operand - MAX_STEPS
    if steps != 0:
        v[PROVOST] += steps
        tell(s, PROVOST_MOVED, seat, steps, v[PROVOST])
    return steps if steps >= 0 else -steps


def advance_bridge(s: State) -> None:
    """In pass order each player decides once; then the Bailiff's holder; then the road goes on (CA-6.8, CA-7.19)."""
    v = s.v
    n = v[PLAYERS]
    step = v[STEP]
    v[STEP] += 1
    if step < n:
        ask(v, v[PASS_ORDER + step], ASK_BRIDGE)
    elif step == n and v[HOLDER + BAILIFF] >= 0:  # CA-13.17: whoever holds it now
        ask(v, v[HOLDER + BAILIFF], ASK_BAILIFF)
    else:
        v[CURSOR] += 1
        v[STEP] = 0


def offer_bridge(v: vec[i64], seat: i64) -> vec[i64]:
    """Up to three steps, as many as can be paid (CA-7.20, CA-7.21)."""
    most: i64 = BRIDGE_STEPS
    while most * BRIDGE_STEP_COST > v[block(seat) + SUPPLY]:
        most -= 1
    return offer_moves(v, most)


def choose_bridge(s: State, seat: i64, operand: i64) -> None:
    """Pays each step with a worker and moves the provost; the decision is final (CA-7.21, CA-7.22)."""
    send(s, seat, move(s, seat, operand) * BRIDGE_STEP_COST)


def offer_bailiff(v: vec[i64]) -> vec[i64]:
    """One step either way, free of charge, or none (CA-13.16)."""
    return offer_moves(v, BAILIFF_STEPS)
