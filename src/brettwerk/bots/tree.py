"""Information-set Monte-Carlo tree search: many imagined worlds, one tree. Compiled.

Each simulation fills in the unknown anew, walks down the tree as far as it is well known, finishes the turn, plays
on a little with the appraisal as guide, and judges what it finds once the turn that is going on is finished. Any
number of players; each maximises its margin. Worth is measured in standard deviations of what was found so far, so
that one setting fits every game.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.bots.plan import STEPS, WIDTH, completed, finished, margin, settled
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import OPEN, OVER, PLAYERS, TURN, State

NONE: Final[i64] = -1
KNOWN: Final[i64] = 60  # visits from which on the tree goes on behind an option
FEW: Final[i64] = 6  # a play-out compares at most so many options
CLEAR: Final[i64] = 5  # an option looked at so many times more often than all others together is clear
SLIPS: Final[i64] = 16  # one turn in so many of a play-out begins with any option
NARROW: Final[i64] = 2  # the beam that plans a turn of a play-out, and its length
SHORT: Final[i64] = 12


class Tree:
    """The search tree of one decision of one seat."""

    def __init__(self, base: State, seat: i64, weights: vec[i64], rng: Rng, horizon: i64, explore: float) -> None:
        self.base = base
        self.seat = seat
        self.weights = weights
        self.rng = rng
        self.horizon = horizon
        self.explore = explore
        self.first: vec[i64] = vec[i64]([i64(-1)])  # per node: its first edge
        self.act: vec[i64] = vec[i64]()  # per edge
        self.next: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.guess: vec[float] = vec[float]()
        self.found = 0.0  # how many margins were found, their sum and the sum of their squares
        self.sum = 0.0
        self.squares = 0.0
        self.simulations: i64 = 0

    def world(self) -> State:
        """A possible complete position."""
        state = self.base.clone()
        state.unveil(self.seat, self.rng.cells)
        state.reopen()
        return state

    def run(self, simulations: i64) -> None:
        """That many simulations more."""
        i: i64 = 0
        while i < simulations:
            self.simulate()
            i += 1

    def simulate(self) -> None:
        """One imagined world, from the root to a new leaf and a little beyond."""
        state = self.world()
        self.simulations += 1
        node: i64 = 0
        path = vec[i64](capacity=32)
        seats = vec[i64](capacity=32)
        while state.v[OVER] == 0:
            v = state.v
            seat = v[TURN]
            if seat < 0:
                if (v[OPEN] >> self.seat) & 1 == 1:
                    seat = self.seat
                else:
                    # Others decide secretly at the same time: nothing in the tree may depend on it.
                    state = self.turn(state, first_to_act(state))
                    continue
            acts = state.candidates(seat)
            edge = self.select(state, node, seat, acts)
            path = append(path, edge)
            seats = append(seats, seat)
            state.play(seat, self.act[edge])
            if self.visits[edge] < KNOWN:
                if not settled(state, seat):
                    state = finished(state, seat, self.weights, WIDTH, STEPS, True, FEW, self.rng)
                break
            if self.child[edge] == NONE:
                self.first = append(self.first, i64(-1))
                self.child[edge] = i64(len(self.first)) - 1
            node = self.child[edge]
        left = self.horizon
        while state.v[OVER] == 0 and left > 0:
            state = self.turn(state, first_to_act(state))
            left -= 1
        self.learn(state, path, seats)

    def learn(self, state: State, path: vec[i64], seats: vec[i64]) -> None:
        """Tells every edge on the path how it went for the seat that chose it."""
        values = vec[float](capacity=8)
        seat: i64 = 0
        while seat < state.v[PLAYERS]:
            value = float(margin(state, seat, self.weights))
            values = append(values, value)
            self.found += 1.0
            self.sum += value
            self.squares += value * value
            seat += 1
        i: i64 = 0
        n = i64(len(path))
        while i < n:
            edge = path[i]
            self.visits[edge] += 1
            self.total[edge] += values[seats[i]]
            i += 1

    def select(self, state: State, node: i64, seat: i64, acts: vec[i64]) -> i64:
        """The edge to follow: known worth, the appraisal's guess as a first visit, and the wish to look around."""
        edges = self.edges(state, node, seat, acts)
        n = i64(len(edges))
        there: i64 = 0
        i: i64 = 0
        best_guess = -1e18
        so_far = 0.0
        while i < n:
            edge = edges[i]
            there += self.visits[edge]
            so_far += self.total[edge]
            if self.guess[edge] > best_guess:
                best_guess = self.guess[edge]
            i += 1
        # A first visit is worth what was found here so far, less what the option seems to be behind the best one.
        usual = so_far / float(there) if there > 0 else best_guess
        unit = self.deviation()
        root = math.sqrt(float(there + 1))
        best: i64 = edges[0]
        best_value = -1e18
        i = 0
        while i < n:
            edge = edges[i]
            visits = float(self.visits[edge])
            worth = (self.total[edge] + usual + self.guess[edge] - best_guess) / (visits + 1.0)
            prior = 1.0 / (1.0 + 2.0 * (best_guess - self.guess[edge]) / unit)
            value = worth / unit + self.explore * prior * root / (1.0 + visits)
            if value > best_value:
                best_value = value
                best = edge
            i += 1
        return best

    def deviation(self) -> float:
        """The standard deviation of the margins found so far; a point while there are few."""
        if self.found < 16.0:
            return 1000.0
        mean = self.sum / self.found
        return math.sqrt(max(self.squares / self.found - mean * mean, 10000.0))

    def decided(self, left: i64) -> bool:
        """Whether that many simulations more could hardly change which option was looked at most."""
        first: i64 = 0
        second: i64 = 0
        edge = self.first[0]
        while edge != NONE:
            visits = self.visits[edge]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            edge = self.next[edge]
        if first - second > left:
            return True
        return self.simulations > left // 2 and (self.simulations - first) * CLEAR < first

    def edges(self, state: State, node: i64, seat: i64, acts: vec[i64]) -> vec[i64]:
        """The node's edges for the options of this world; new ones get the appraisal's guess."""
        found = vec[i64](capacity=len(acts))
        i: i64 = 0
        n = i64(len(acts))
        while i < n:
            edge = self.first[node]
            while edge != NONE and self.act[edge] != acts[i]:
                edge = self.next[edge]
            if edge == NONE:
                edge = self.grow(state, node, seat, acts[i])
            found = append(found, edge)
            i += 1
        return found

    def grow(self, state: State, node: i64, seat: i64, act: i64) -> i64:
        """A new edge of a node."""
        child = state.clone()
        child.play(seat, act)
        edge = i64(len(self.act))
        self.act = append(self.act, act)
        self.next = append(self.next, self.first[node])
        self.child = append(self.child, NONE)
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, 0.0)
        self.guess = append(self.guess, float(completed(child, seat, self.weights)))
        self.first[node] = edge
        return edge

    def turn(self, state: State, seat: i64) -> State:
        """One turn of the play-out: mostly as well as a narrow beam can see, sometimes it begins with any option."""
        if self.rng.below(SLIPS) == 0:
            acts = state.candidates(seat)
            state.play(seat, acts[self.rng.below(i64(len(acts)))])
            if settled(state, seat):
                return state
        return finished(state, seat, self.weights, NARROW, SHORT, True, FEW, self.rng)
