"""Planning one's own turn: the best way to finish what is pending, found with a small beam. Compiled.

A turn is over when somebody else decides; in between, many small decisions belong
together (pay, act, choose a wheel), and only their end is worth judging.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DEPTH, OPEN, OVER, PLAYERS, TURN, State

VICTORY: Final[i64] = 3000
NO_LIMIT: Final[i64] = 1 << 20
NO_RNG: Final = Rng(0)
WIDTH: Final[i64] = 4  # of the beam that judges the options at hand, and its length
STEPS: Final[i64] = 24


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
    """Whether the seat's turn is over: somebody else decides, or, alone, nothing is pending."""
    v = state.v
    if v[OVER] != 0 or (v[PLAYERS] == 1 and v[DEPTH] == 0):
        return True
    return v[TURN] != seat and (v[TURN] >= 0 or (v[OPEN] >> seat) & 1 == 0)


def completed(state: State, seat: i64, weights: vec[i64]) -> i64:
    """The worth of a position after the seat has finished its turn as well as a narrow beam can see."""
    if settled(state, seat):
        return margin(state, seat, weights)
    return margin(finished(state, seat, weights, WIDTH, STEPS, False, NO_LIMIT, NO_RNG), seat, weights)


def finished(
    state: State, seat: i64, weights: vec[i64], width: i64, steps: i64, own: bool, few: i64, rng: Rng
) -> State:
    """The position after the seat, which is to act, has finished its turn as well as a narrow beam can see.

    With `own` only the seat's own worth is compared, which is quicker and enough while nobody else is touched. Where
    there are more than `few` options, so many of them are drawn.
    """
    best = state
    best_value: i64 = -(1 << 60)
    frontier: list[State] = [state]
    step: i64 = 0
    while len(frontier) > 0 and step < steps:
        grown: list[State] = []
        worth = vec[i64]()
        for here in frontier:
            acts = here.candidates(seat)
            n = i64(len(acts))
            tries = n if n <= few else few
            i: i64 = 0
            while i < tries:
                child = here.clone()
                child.play(seat, acts[i] if n <= few else acts[rng.below(n)])
                value = child.appraise(seat, weights) if own else margin(child, seat, weights)
                if settled(child, seat):
                    if value > best_value:
                        best_value = value
                        best = child
                else:
                    grown.append(child)
                    worth = append(worth, value)
                i += 1
        frontier = top_states(grown, worth, width)
        step += 1
    for here in frontier:
        value = here.appraise(seat, weights) if own else margin(here, seat, weights)
        if value > best_value:
            best_value = value
            best = here
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


def judge(state: State, seat: i64, acts: list[int], weights: vec[i64]) -> list[int]:
    """For each of some actions of a seat the worth of the position once the turn that follows is finished."""
    values: list[int] = []
    for act in acts:
        child = state.clone()
        child.play(seat, act)
        values.append(int(completed(child, seat, weights)))
    return values
