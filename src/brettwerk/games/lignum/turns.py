"""Whose part of a step it is: clearing order, seat by seat, step by step.

Rules LI-8.2, LI-8.3, LI-18.3. Steps 2 to 7 concern nobody else, so this order changes no result (LI-8.4, LI-R40).
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import CURSOR, PHASE, STAGE, STEP, WINTER_ROUND
from brettwerk.kernel.state import PLAYERS


def next_seat(v: vec[i64]) -> None:
    """The seat has finished its part; behind the last one the step is over."""
    v[STAGE] = 0
    v[CURSOR] += 1
    if v[CURSOR] == v[PLAYERS]:
        v[CURSOR] = 0
        v[STEP] += 1


def in_winter(v: vec[i64]) -> bool:
    """Whether a winter round is going on."""
    return v[PHASE] == WINTER_ROUND
