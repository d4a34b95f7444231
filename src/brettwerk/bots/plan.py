"""Planning one's own turn: the best way to finish what is pending, found with a small beam. Compiled.

A turn is over when somebody else decides or, alone, when chance has spoken; in between, many small decisions belong
together (pay, act, choose a wheel), and only their end is worth judging.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.kernel.state import OPEN, OVER, PLAYERS, REVEALS, TURN, State

VICTORY: Final[i64] = 3000
WIDTH: Final[i64] = 4  # of the beam that judges the options at hand, and its length
STEPS: Final[i64] = 24
LOWEST: Final[i64] = -(1 << 60)
MASK: Final[i64] = 0xFFFFFFFF


class Notes:
    """The steps a beam has taken, as a tree, and those that ended a turn with what the position was worth then."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self.act: vec[i64] = vec[i64]()
        self.parent: vec[i64] = vec[i64]()
        self.end: vec[i64] = vec[i64]()
        self.worth: vec[i64] = vec[i64]()
        self.mark: vec[i64] = vec[i64]()

    def step(self, act: i64, parent: i64) -> i64:
        """Notes a step and returns its number."""
        if not self.wanted:
            return 0
        self.act = append(self.act, act)
        self.parent = append(self.parent, parent)
        return i64(len(self.act)) - 1

    def stop(self, step: i64, worth: i64, state: State) -> None:
        """Notes that a turn may end after a step, in that position."""
        if self.wanted:
            self.end = append(self.end, step)
            self.worth = append(self.worth, worth)
            self.mark = append(self.mark, mark(state))

    def path(self, step: i64) -> vec[i64]:
        """The actions that led to a step."""
        back = vec[i64](capacity=16)
        while step >= 0:
            back = append(back, self.act[step])
            step = self.parent[step]
        path = vec[i64](capacity=len(back))
        i = i64(len(back)) - 1
        while i >= 0:
            path = append(path, back[i])
            i -= 1
        return path


UNNOTED: Final = Notes(False)


def mark(state: State) -> i64:
    """A number by which equal positions are known, in whatever order they were reached."""
    v = state.v
    found: i64 = 0
    i: i64 = 0
    n = i64(len(v))
    while i < n:
        found = ((found << 7) ^ (found >> 25) ^ v[i]) & MASK
        i += 1
    return found


def margin(state: State, seat: i64, weights: vec[i64]) -> i64:
    """The worth of a position for a seat against its strongest rival; alone, just its worth. Winning counts extra."""
    mine = state.appraise(seat, weights)
    n = state.v[PLAYERS]
    if n == 1:
        return mine
    if state.v[OVER] != 0:
        mine += victory(state, seat)
    best: i64 = LOWEST
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


def settled(state: State, seat: i64, reveals: i64) -> bool:
    """Whether the seat's turn is over: somebody else decides or, alone, chance has spoken since."""
    v = state.v
    if v[OVER] != 0:
        return True
    if v[PLAYERS] == 1:
        return v[REVEALS] != reveals
    return v[TURN] != seat and (v[TURN] >= 0 or (v[OPEN] >> seat) & 1 == 0)


def completed(state: State, seat: i64, weights: vec[i64], reveals: i64, notes: Notes, at: i64) -> i64:
    """The worth of a position after the seat has finished its turn as well as a beam can see."""
    if not settled(state, seat, reveals):
        return margin(finished(state, seat, weights, WIDTH, STEPS, False, notes, at), seat, weights)
    worth = margin(state, seat, weights)
    notes.stop(at, worth, state)
    return worth


def finished(
    state: State, seat: i64, weights: vec[i64], width: i64, steps: i64, own: bool, notes: Notes, at: i64
) -> State:
    """The position after the seat, which is to act, has finished its turn as well as a beam can see.

    With `own` only the seat's own worth is compared, which is quicker and enough while nobody else is touched. Every
    way to finish is put down in the notes, behind the step `at`.
    """
    best = state
    best_value: i64 = LOWEST
    reveals = state.v[REVEALS]
    frontier: list[State] = [state]
    places = vec[i64]([at])
    step: i64 = 0
    while len(frontier) > 0 and step < steps:
        grown: list[State] = []
        worth = vec[i64]()
        taken = vec[i64]()
        k: i64 = 0
        while k < i64(len(frontier)):
            here = frontier[k]
            acts = here.candidates(seat)
            n = i64(len(acts))
            lone = n == 1 and len(frontier) == 1
            i: i64 = 0
            while i < n:
                child = here.clone()
                child.play(seat, acts[i])
                place = notes.step(acts[i], places[k])
                over = settled(child, seat, reveals)
                if lone and (not over or (best_value == LOWEST and not notes.wanted)):
                    value = LOWEST  # nothing to compare it with
                    if over:
                        return child
                else:
                    value = child.appraise(seat, weights) if own else margin(child, seat, weights)
                if over:
                    notes.stop(place, value, child)
                    if value > best_value:
                        best_value = value
                        best = child
                else:
                    grown.append(child)
                    worth = append(worth, value)
                    taken = append(taken, place)
                i += 1
            k += 1
        chosen = highest(worth, width)
        frontier = []
        places = vec[i64](capacity=len(chosen))
        i = 0
        while i < i64(len(chosen)):
            frontier.append(grown[chosen[i]])
            places = append(places, taken[chosen[i]])
            i += 1
        step += 1
    if best_value > LOWEST:
        return best  # what has an end comes first, so that nobody goes round in circles
    for here in frontier:
        value = here.appraise(seat, weights) if own else margin(here, seat, weights)
        if value > best_value:
            best_value = value
            best = here
    return best


def highest(worth: vec[i64], width: i64) -> vec[i64]:
    """The places of the highest of some numbers, at most `width` of them, the first ones of equals."""
    n = i64(len(worth))
    chosen = vec[i64](capacity=width)
    rest = worth[:]
    k: i64 = 0
    while k < width and k < n:
        best: i64 = 0
        i: i64 = 1
        while i < n:
            if rest[i] > rest[best]:
                best = i
            i += 1
        chosen = append(chosen, best)
        rest[best] = LOWEST - 1
        k += 1
    return chosen


def judge(state: State, seat: i64, acts: list[int], weights: vec[i64]) -> list[int]:
    """For each of some actions of a seat the worth of the position once the turn that follows is finished."""
    values: list[int] = []
    for act in acts:
        child = state.clone()
        child.play(seat, act)
        values.append(int(completed(child, seat, weights, state.v[REVEALS], UNNOTED, 0)))
    return values
