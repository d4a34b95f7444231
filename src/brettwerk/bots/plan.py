"""Planning one's own turn: the best way to finish what is pending, found with a small beam. Compiled.

A turn is over when somebody else decides or, alone, when chance has spoken; in between, many small decisions belong
together (pay, act, choose a wheel), and only their end is worth judging.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.kernel.state import OPEN, OVER, PLAYERS, REVEALS, TURN, State

STEPS: Final[i64] = 24  # of a beam at most
LOWEST: Final[i64] = -(1 << 60)
MASK: Final[i64] = 0x7FFFFFFF
PRIME: Final[i64] = 1540483477


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


def mixed(found: i64, cell: i64) -> i64:
    """One more cell of a position's mark."""
    found = ((found ^ (cell + (cell >> 31))) & MASK) * PRIME & MASK
    return found ^ (found >> 15)


def mark(state: State) -> i64:
    """A number by which equal positions are known, in whatever order they were reached.

    Four cells at a time go four ways that do not wait for each other.
    """
    v = state.v
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0
    i: i64 = 0
    n = i64(len(v))
    while i + 4 <= n:
        a = mixed(a, v[i])
        b = mixed(b, v[i + 1])
        c = mixed(c, v[i + 2])
        d = mixed(d, v[i + 3])
        i += 4
    while i < n:
        a = mixed(a, v[i])
        i += 1
    return mixed(mixed(mixed(a, b), c), d)


def among(marks: vec[i64], found: i64) -> bool:
    """Whether a position is one of those marked."""
    i: i64 = 0
    while i < i64(len(marks)):
        if marks[i] == found:
            return True
        i += 1
    return False


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
    worth = i64(state.game.habits.victory)
    mine = state.standing(seat)
    other: i64 = 0
    while other < state.v[PLAYERS]:
        if other != seat and state.standing(other) >= mine:
            return -worth
        other += 1
    return worth


def settled(state: State, seat: i64, reveals: i64) -> bool:
    """Whether the seat's turn is over: somebody else decides or, alone, chance has spoken since."""
    v = state.v
    if v[OVER] != 0:
        return True
    if v[PLAYERS] == 1:
        return v[REVEALS] != reveals
    return v[TURN] != seat and (v[TURN] >= 0 or (v[OPEN] >> seat) & 1 == 0)


def completed(state: State, seat: i64, weights: vec[i64], reveals: i64, width: i64, notes: Notes, at: i64) -> i64:
    """The worth of a position after the seat has finished its turn as well as a beam can see.

    Every step costs a trifle: where goods can be changed to and fro, the same end must not stay equally good for ever.
    """
    if not settled(state, seat, reveals):
        beam = planned(state, seat, weights, width, STEPS, False, notes, at)
        return margin(beam.best, seat, weights) - beam.best_length
    worth = margin(state, seat, weights)
    notes.stop(at, worth, state)
    return worth


class Beam:
    """The best few positions in the middle of a seat's turn, and the best end of the turn so far.

    With `own` only the seat's own worth is compared, which is quicker and enough while nobody else is touched.
    """

    def __init__(self, state: State, seat: i64, weights: vec[i64], own: bool, notes: Notes, at: i64) -> None:
        self.seat = seat
        self.weights = weights
        self.own = own
        self.notes = notes
        self.reveals = state.v[REVEALS]
        self.distinct: bool = state.game.habits_of(int(state.v[PLAYERS])).distinct
        self.best = state
        self.best_value: i64 = LOWEST
        self.best_length: i64 = 0
        self.length: i64 = 0
        self.frontier: list[State] = [state]
        self.places = vec[i64]([at])  # of the frontier in the notes
        self.grown: list[State] = []
        self.taken = vec[i64]()  # the places of what has grown

    def meet(self, child: State, place: i64, lone: bool) -> None:
        """Looks at a position: an end of the turn, or one more to go on from. A lone end needs no worth."""
        if not settled(child, self.seat, self.reveals):
            self.grown.append(child)
            self.taken = append(self.taken, place)
            return
        compared = not lone or self.notes.wanted or self.best_value > LOWEST
        value = self.value(child) if compared else LOWEST + 1
        self.notes.stop(place, value, child)
        if value > self.best_value:
            self.best_value = value
            self.best = child
            self.best_length = self.length

    def value(self, state: State) -> i64:
        """What is compared."""
        return state.appraise(self.seat, self.weights) if self.own else margin(state, self.seat, self.weights)

    def propose(self, width: i64) -> None:
        """Where the game knows how to take the next decisions together, they are the first step."""
        state = self.frontier[0]
        several = self.notes.wanted or state.v[PLAYERS] == 1
        paths = state.proposals(self.seat, self.weights, several)
        if len(paths) == 0:
            return
        for path in paths:
            child = state.clone()
            place = self.places[0]
            i: i64 = 0
            while i < i64(len(path)) and child.is_legal(self.seat, path[i]):  # a last single option is taken by itself
                child.play(self.seat, path[i])
                place = self.notes.step(path[i], place)
                i += 1
            self.meet(child, place, False)
        self.narrow(width)

    def step(self, width: i64) -> None:
        """Everything that can be done next."""
        self.length += 1
        k: i64 = 0
        while k < i64(len(self.frontier)):
            here = self.frontier[k]
            acts = here.candidates(self.seat)
            n = i64(len(acts))
            lone = n == 1 and len(self.frontier) == 1
            i: i64 = 0
            while i < n:
                child = here.clone()
                child.play(self.seat, acts[i])
                self.meet(child, self.notes.step(acts[i], self.places[k]), lone)
                i += 1
            k += 1
        self.narrow(width)

    def narrow(self, width: i64) -> None:
        """Keeps the best few of what has grown; what is no more than a few need not be judged."""
        self.frontier = self.grown
        self.places = self.taken
        if self.distinct and len(self.grown) > 1:
            self.drop_copies()
        if i64(len(self.frontier)) > width:
            worth = vec[i64](capacity=len(self.frontier))
            for here in self.frontier:
                worth = append(worth, self.value(here))
            self.keep(highest(worth, width))
        self.grown = []
        self.taken = vec[i64]()

    def drop_copies(self) -> None:
        """The same steps in another order lead to the same position: one of them is enough."""
        marks = vec[i64](capacity=len(self.frontier))
        firsts = vec[i64](capacity=len(self.frontier))
        i: i64 = 0
        while i < i64(len(self.frontier)):
            found = mark(self.frontier[i])
            if not among(marks, found):
                marks = append(marks, found)
                firsts = append(firsts, i)
            i += 1
        self.keep(firsts)

    def keep(self, chosen: vec[i64]) -> None:
        """Goes on with some of the frontier only."""
        frontier: list[State] = []
        places = vec[i64](capacity=len(chosen))
        i: i64 = 0
        while i < i64(len(chosen)):
            frontier.append(self.frontier[chosen[i]])
            places = append(places, self.places[chosen[i]])
            i += 1
        self.frontier = frontier
        self.places = places


def finished(
    state: State, seat: i64, weights: vec[i64], width: i64, steps: i64, own: bool, notes: Notes, at: i64
) -> State:
    """The position after the seat, which is to act, has finished its turn as well as a beam can see."""
    return planned(state, seat, weights, width, steps, own, notes, at).best


def first_step(state: State, seat: i64, weights: vec[i64], width: i64, steps: i64, own: bool) -> i64:
    """What the seat, which is to act, does first on the way to the best end of its turn that a beam can see."""
    notes = Notes(True)
    beam = planned(state, seat, weights, width, steps, own, notes, -1)
    ends = i64(len(notes.end)) > 0
    return notes.path(notes.end[highest(notes.worth, 1)[0]] if ends else beam.places[0])[0]


def planned(
    state: State, seat: i64, weights: vec[i64], width: i64, steps: i64, own: bool, notes: Notes, at: i64
) -> Beam:
    """A beam that has found out how to finish the turn of the seat, which is to act.

    Every way to finish is put down in the notes, behind the step `at`.
    """
    beam = Beam(state, seat, weights, own, notes, at)
    beam.propose(width)
    while len(beam.frontier) > 0 and beam.length < steps:
        beam.step(width)
    if beam.best_value > LOWEST:
        return beam  # what has an end comes first, so that nobody goes round in circles
    for here in beam.frontier:
        value = beam.value(here)
        if value > beam.best_value:
            beam.best_value = value
            beam.best = here
            beam.best_length = beam.length
    return beam


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
    width = i64(state.game.habits_of(int(state.v[PLAYERS])).wide)
    values: list[int] = []
    for act in acts:
        child = state.clone()
        child.play(seat, act)
        values.append(int(completed(child, seat, weights, state.v[REVEALS], width, UNNOTED, 0)))
    return values
