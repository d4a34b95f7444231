"""Answers that practically everybody would give: to take all of a gain or gift that turns no wheel (GS-6.1, GS-9.15).

Whoever takes fewer does so to keep a wheel from turning (GS-2.12); where none would turn, fewer is only less.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.layout import NO_GOOD, block
from brettwerk.games.glasstrasse.wheels import brick_wheel_due, glass_wheel_due, on_both_wheels
from brettwerk.games.glasstrasse.words import ALL, DO_GIFT, DO_TAKE, GIFT, TAKE, TAKE_GIFT
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import DECISION, A, B, C, D, top


def usual(v: vec[i64], seat: i64, acts: vec[i64]) -> i64:
    """The usual answer, or -1 where the question is a real one."""
    f = top(v)
    if v[DECISION] == TAKE:
        if not turns_a_wheel(v, seat, v[f + A], v[f + B], v[f + C], v[f + D]):
            return action(DO_TAKE, ALL)
    elif v[DECISION] == GIFT and len(acts) == 2:  # take or decline, and nothing to exchange before
        if acts[0] == action(DO_GIFT, TAKE_GIFT) and not turns_a_wheel(v, seat, v[f + A], v[f + C], NO_GOOD, 0):
            return acts[0]
    return -1


def turns_a_wheel(v: vec[i64], seat: i64, good_1: i64, amount_1: i64, good_2: i64, amount_2: i64) -> bool:
    """Whether a wheel would be due if the goods were taken."""
    if on_both_wheels(good_1) or on_both_wheels(good_2):
        return True
    p = block(seat)
    v[p + good_1] += amount_1
    if good_2 != NO_GOOD:
        v[p + good_2] += amount_2
    due = glass_wheel_due(v, p) or brick_wheel_due(v, p)
    v[p + good_1] -= amount_1
    if good_2 != NO_GOOD:
        v[p + good_2] -= amount_2
    return due
