"""The plans of a search: ways to finish the turn that has begun, and what came of each, world by world. Compiled."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.bots.edges import DOUBT, LEAST, NONE
from brettwerk.bots.plan import STEPS, Notes, among, completed, highest, margin, mark, settled
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import PLAYERS, REVEALS, State

LONG: Final[i64] = 4  # steps from which on a plan is long, so that chance is worth a try
TRIES: Final[i64] = 24  # plans by chance, where plans are long
PAIRS: Final[i64] = 12  # worlds in which two plans must have been seen before they are compared world by world
TRIFLE: Final = 100.0  # thousandths of a point: if plans differ by less, it does not matter which one is taken


def goes_beyond(path: vec[i64], taken: vec[i64]) -> bool:
    """Whether a plan begins with those actions and goes on after them."""
    n = i64(len(taken))
    if i64(len(path)) <= n:
        return False
    i: i64 = 0
    while i < n:
        if path[i] != taken[i]:
            return False
        i += 1
    return True


def walked(state: State, seat: i64, path: vec[i64]) -> bool:
    """Plays some actions as far as they are legal, and tells whether all of them were."""
    i: i64 = 0
    while i < i64(len(path)):
        if not state.is_legal(seat, path[i]):
            return False
        state.play(seat, path[i])
        i += 1
    return True


class Plans:
    """Some plans by number, no two of which lead to the same position."""

    def __init__(self) -> None:
        self.all: vec[i64] = vec[i64]()  # their numbers
        self.steps: vec[i64] = vec[i64]()  # of all plans, one after the other
        self.begins: vec[i64] = vec[i64]()  # per plan
        self.worth: vec[i64] = vec[i64]()  # of what they lead to, as far as the appraisal sees
        self.marks: vec[i64] = vec[i64]()  # of what they lead to
        self.came: list[vec[float]] = []  # per plan: what was found in the first world, the second one …

    def add(self, path: vec[i64], worth: i64, mark: i64) -> None:
        """One more plan."""
        self.all = append(self.all, i64(len(self.all)))
        self.begins = append(self.begins, i64(len(self.steps)))
        i: i64 = 0
        while i < i64(len(path)):
            self.steps = append(self.steps, path[i])
            i += 1
        self.worth = append(self.worth, worth)
        self.marks = append(self.marks, mark)
        self.came.append(vec[float]())

    def path(self, plan: i64) -> vec[i64]:
        """The steps of a plan."""
        end = self.begins[plan + 1] if plan + 1 < i64(len(self.begins)) else i64(len(self.steps))
        return self.steps[self.begins[plan] : end]

    def find(self, world: State, seat: i64, weights: vec[i64], rng: Rng) -> None:
        """The best plan that begins with each option, a few of the others, and some by chance where turns are long."""
        habits = world.game.habits_of(int(world.v[PLAYERS]))
        reveals = world.v[REVEALS]
        acts = world.candidates(seat)
        notes = Notes(True)
        rest = vec[i64]()  # the worth of what is not the best plan of its option, and where it stands in the notes
        places = vec[i64]()
        longest: i64 = 0
        i: i64 = 0
        while i < i64(len(acts)):
            child = world.clone()
            child.play(seat, acts[i])
            since = i64(len(notes.end))
            step = notes.step(acts[i], NONE)
            worth = completed(child, seat, weights, reveals, i64(habits.broad), notes, step)
            if i64(len(notes.end)) == since:
                notes.stop(step, worth, child)
            best = since
            k = since + 1
            while k < i64(len(notes.end)):
                if notes.worth[k] > notes.worth[best]:
                    best = k
                k += 1
            path = notes.path(notes.end[best])
            longest = max(longest, i64(len(path)))
            self.add(path, notes.worth[best], notes.mark[best])
            k = since
            while k < i64(len(notes.end)):
                if k != best:
                    rest = append(rest, notes.worth[k])
                    places = append(places, k)
                k += 1
            i += 1
        others = highest(rest, i64(habits.more))
        i = 0
        while i < i64(len(others)):
            place = places[others[i]]
            if not among(self.marks, notes.mark[place]):
                self.add(notes.path(notes.end[place]), notes.worth[place], notes.mark[place])
            i += 1
        if longest >= LONG:
            i = 0
            while i < TRIES:
                self.find_by_chance(world.clone(), seat, weights, rng)
                i += 1

    def find_by_chance(self, state: State, seat: i64, weights: vec[i64], rng: Rng) -> None:
        """A plan by chance, if it leads somewhere else."""
        reveals = state.v[REVEALS]
        path = vec[i64](capacity=16)
        while i64(len(path)) < STEPS and (len(path) == 0 or not settled(state, seat, reveals)):
            acts = state.candidates(seat)
            act = acts[rng.below(i64(len(acts)))]
            state.play(seat, act)
            path = append(path, act)
        found = mark(state)
        if not among(self.marks, found):
            self.add(path, margin(state, seat, weights), found)

    def settles(self, best: i64, plan: i64) -> bool:
        """Whether it is beyond doubt, world by world, that a plan is better than another or hardly worse."""
        mine = self.came[best]
        theirs = self.came[plan]
        n = min(i64(len(mine)), i64(len(theirs)))
        if n < PAIRS:
            return False
        total = 0.0
        square = 0.0
        i: i64 = 0
        while i < n:
            lead = mine[i] - theirs[i]
            total += lead
            square += lead * lead
            i += 1
        mean = total / float(n)
        error = math.sqrt(DOUBT * max(square / float(n) - mean * mean, LEAST) / float(n))
        return mean - error > -TRIFLE
