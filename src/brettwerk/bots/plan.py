"""Planning one's own turn: the best way to finish what is pending, found with a small beam. Compiled.

A turn is over when somebody else decides or nothing is pending any more; in between, many small decisions belong
together (pay, act, choose a wheel), and only their end is worth judging.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.kernel.state import DEPTH, OPEN, OVER, PLAYERS, TURN, State

VICTORY: Final[i64] = 3000


def margin(state: State, seat: i64, weights: vec[i64]) -> i64:
    """The worth of a position for a seat against its strongest rival; alone, just its worth. Winning counts extra."""
    mine = state.appraise(seat, weights)
    n = state.v[PLAYERS]
    if n == 1:
        return mine
    if state.v[OVER] != 0:
        mine += victory(state, seat)
    best: i64 = -(1 << 60)
    other: i64 = 0
    while other < n:
        if other != seat:
            theirs = state.appraise(other, weights)
            if theirs > best:
                best = theirs
        other += 1
    return mine - best


def victory(state: State, seat: i64) -> i64:
    """What the end of the game is worth beyond its points."""
    mine = state.standing(seat)
    other: i64 = 0
    while other < state.v[PLAYERS]:
        if other != seat and state.standing(other) >= mine:
            return -VICTORY
        other += 1
    return VICTORY


def settled(state: State, seat: i64) -> bool:
    """Whether the seat's turn is over."""
    v = state.v
    if v[OVER] != 0 or v[DEPTH] == 0:
        return True
    return v[TURN] != seat and (v[TURN] >= 0 or (v[OPEN] >> seat) & 1 == 0)


def completed(state: State, seat: i64, weights: vec[i64], width: i64, steps: i64, own: bool) -> i64:
    """The worth of a position after the seat has finished its turn as well as a narrow beam can see.

    With `own` only the seat's own worth is compared, which is quicker and enough while nobody else is touched.
    """
    if settled(state, seat):
        return state.appraise(seat, weights) if own else margin(state, seat, weights)
    best: i64 = -(1 << 60)
    frontier: list[State] = [state]
    step: i64 = 0
    while len(frontier) > 0 and step < steps:
        grown: list[State] = []
        worth = vec[i64]()
        for here in frontier:
            acts = here.candidates(seat)
            i: i64 = 0
            n = i64(len(acts))
            while i < n:
                child = here.clone()
                child.play(seat, acts[i])
                value = child.appraise(seat, weights) if own else margin(child, seat, weights)
                if settled(child, seat):
                    if value > best:
                        best = value
                else:
                    grown.append(child)
                    worth = append(worth, value)
                i += 1
        frontier = top_states(grown, worth, width)
        step += 1
    for here in frontier:
        value = here.appraise(seat, weights) if own else margin(here, seat, weights)
        if value > best:
            best = value
    return best


def top_states(states: list[State], worth: vec[i64], width: i64) -> list[State]:
    """The most promising states, at most `width` of them."""
    if i64(len(states)) <= width:
        return states
    chosen: list[State] = []
    taken = worth[:]
    k: i64 = 0
    while k < width:
        best: i64 = 0
        i: i64 = 1
        n = i64(len(taken))
        while i < n:
            if taken[i] > taken[best]:
                best = i
            i += 1
        chosen.append(states[best])
        taken[best] = -(1 << 61)
        k += 1
    return chosen


def judge(state: State, seat: i64, weights: vec[i64], width: i64, steps: i64) -> vec[i64]:
    """For each legal action of a seat the worth of the position once the turn that follows is finished."""
    acts = state.options_of(seat)
    values = vec[i64](capacity=len(acts))
    i: i64 = 0
    n = i64(len(acts))
    while i < n:
        child = state.clone()
        child.play(seat, acts[i])
        values = append(values, completed(child, seat, weights, width, steps, False))
        i += 1
    return values


def best_of(values: vec[i64]) -> i64:
    """The place of the largest number; the first of equals."""
    best: i64 = 0
    i: i64 = 1
    n = i64(len(values))
    while i < n:
        if values[i] > values[best]:
            best = i
        i += 1
    return best
