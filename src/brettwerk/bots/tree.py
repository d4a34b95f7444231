"""Information-set Monte-Carlo tree search: many imagined worlds, one tree. Compiled.

The root's branches are plans for the whole turn. Each simulation fills in the unknown anew, follows a plan, walks down
the tree as far as it is well known, plays on to the end of a round with the appraisal as guide, and judges what it
finds there. A plan's n-th simulation happens in the same world as every other plan's n-th, so that they differ by what
was done and not by luck. Any number of players; each maximises its margin. A turn of several decisions is searched once
for each of them, but what was found for the first also counts for the next: plans that began with what was done are
inherited.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.bots.edges import LEAST, NONE, Edges
from brettwerk.bots.plan import STEPS, UNNOTED, completed, finished, first_step, highest, margin, mark, settled
from brettwerk.bots.plans import Plans, goes_beyond, walked
from brettwerk.bots.race import Race
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import OPEN, OVER, PLAYERS, REVEALS, TURN, State
from brettwerk.kernel.state import STEPS as STEP_COUNT

FIRM: Final[i64] = 24  # visits from which on a lead counts
ENOUGH: Final[i64] = 9  # one in so many of the simulations is the least before an early end
SHORT: Final[i64] = 12  # steps of the beam that plans a turn of a play-out
POINT: Final = 1000.0


class Tree:
    """The search tree of one decision of one seat."""

    def __init__(
        self,
        base: State,
        seat: i64,
        weights: vec[i64],
        rng: Rng,
        explore: float,
        former: Tree | None = None,
        taken: list[int] | None = None,
    ) -> None:
        """A tree for what a seat knows; `former` is the tree of its last decision, `taken` what it has done since."""
        self.base = base
        self.seat = seat
        self.weights = weights
        self.rng = rng
        done = vec[i64]()  # made here: a vector that comes from interpreted code is never freed
        if taken is not None:
            for act in taken:
                done = append(done, i64(act))
        heir = former is not None and former.leads_to(base, seat, done)
        self.seed: i64 = former.seed if former is not None and heir else rng.seed()
        self.explore = explore
        self.habits = base.game.habits_of(int(base.v[PLAYERS]))
        self.until = base.round() + i64(self.habits.rounds)
        self.plans = Plans()
        self.edges = Edges()  # the root's are the plans, with what they begin with
        self.look: i64 = 0  # how many simulations there have to be before it is looked again whether all is clear
        self.sum = 0.0  # of the seat's margins found so far, and of their squares
        self.squares = 0.0
        self.simulations: i64 = 0
        self.inherited: i64 = 0  # of the simulations
        self.suspicions = base.suspicions(weights)
        world = self.world()
        self.plans.find(world, seat, weights, self.rng)
        self.grow()
        if former is not None and heir:
            self.inherit(former, done, world)
        self.race: Race | None = Race(self.plans.all, self.scores(self.plans.all)) if self.habits.race else None

    def world(self) -> State:
        """A possible complete position."""
        return self.imagined(self.base.clone(), self.seat)

    def imagined(self, state: State, seat: i64) -> State:
        """Completes what a seat knows; what is likely comes often."""
        if len(self.suspicions) > 0:
            state.suppose(seat, self.rng.cells, self.suspicions)
        else:
            state.unveil(seat, self.rng.cells)
        state.reopen()
        return state

    def grow(self) -> None:
        """Each plan that has none gets its edge."""
        plan = i64(len(self.edges.act))
        while plan < i64(len(self.plans.all)):
            self.edges.add(0, self.plans.steps[self.plans.begins[plan]], self.plans.worth[plan])
            plan += 1

    def follow(self, state: State, plan: i64) -> State:
        """The position after a plan; where the world makes it impossible, after the best that is left."""
        path = self.plans.path(plan)
        reveals = self.base.v[REVEALS]
        i: i64 = 0
        while i < i64(len(path)) and (i == 0 or not settled(state, self.seat, reveals)):
            if not state.is_legal(self.seat, path[i]):
                break
            state.play(self.seat, path[i])
            i += 1
        if settled(state, self.seat, reveals):
            return state
        return finished(state, self.seat, self.weights, i64(self.habits.wide), STEPS, True, UNNOTED, 0)

    # -- what is inherited ---------------------------------------------------------------------------------------------

    def leads_to(self, base: State, seat: i64, taken: vec[i64]) -> bool:
        """Whether what a seat knows now is just what its actions had to lead to: nothing has come to light since."""
        if seat != self.seat or base.game is not self.base.game or len(base.v) != len(self.base.v):
            return False
        if base.v[REVEALS] != self.base.v[REVEALS]:
            return False
        world = self.base.clone()
        world.unveil(seat, self.rng.cells)  # not as suspected: that may take for done what others still decide
        world.reopen()
        if not walked(world, seat, taken):
            return False
        known = world.veil(seat)
        i: i64 = 0
        while i < i64(len(known)):
            if known[i] != base.v[i] and i != STEP_COUNT:
                return False
            i += 1
        return True

    def inherit(self, former: Tree, taken: vec[i64], world: State) -> None:
        """Takes over the plans that began with what was done, and how they went."""
        plan: i64 = 0
        while plan < i64(len(former.plans.all)):
            path = former.plans.path(plan)
            if former.edges.visits[plan] > 0 and goes_beyond(path, taken):
                self.adopt(former, plan, path[len(taken) :], world.clone())
            plan += 1
        self.inherited = self.simulations

    def adopt(self, former: Tree, plan: i64, path: vec[i64], state: State) -> None:
        """Takes over what is left of a plan; if another one leads to the same end, that one gets what was found."""
        if not walked(state, self.seat, path):
            return
        found = mark(state)
        mine: i64 = 0
        while mine < i64(len(self.plans.marks)) and self.plans.marks[mine] != found:
            mine += 1
        if mine == i64(len(self.plans.marks)):
            self.plans.add(path, margin(state, self.seat, self.weights), found)
            self.grow()
        if self.edges.visits[mine] == 0:
            self.plans.came[mine] = former.plans.came[plan]
        self.edges.visits[mine] += former.edges.visits[plan]
        self.edges.total[mine] += former.edges.total[plan]
        self.edges.square[mine] += former.edges.square[plan]
        self.simulations += former.edges.visits[plan]
        self.sum += former.edges.total[plan]
        self.squares += former.edges.square[plan]

    # -- simulations ---------------------------------------------------------------------------------------------------

    def simulate(self, deeper: bool = True) -> None:
        """One imagined world, from the root to a new leaf and on to the end of a round.

        Going deeper than the plans takes long where many options are new: who has little time left had better not.
        """
        edges = self.edges
        known = i64(self.habits.known)
        edge = self.race.next() if self.race is not None else self.select(self.plans.all)
        self.rng = Rng(self.seed, edges.visits[edge])
        state = self.follow(self.world(), edge)
        path = vec[i64]([edge])
        seats = vec[i64]([self.seat])
        while deeper and edges.visits[edge] >= known and state.v[OVER] == 0:
            v = state.v
            seat = v[TURN]
            if seat < 0:
                if (v[OPEN] >> self.seat) & 1 == 1:
                    seat = self.seat
                else:
                    # Others decide secretly at the same time: nothing in the tree may depend on it.
                    state = self.turn(state)
                    continue
            reveals = v[REVEALS]
            edge = self.select(self.options(state, edges.behind(edge), seat))
            path = append(path, edge)
            seats = append(seats, seat)
            state.play(seat, edges.act[edge])
            if edges.visits[edge] < known and not settled(state, seat, reveals):
                state = finished(state, seat, self.weights, i64(self.habits.wide), STEPS, True, UNNOTED, 0)
        self.learn(self.play_out(state), path, seats)

    def options(self, state: State, node: i64, seat: i64) -> vec[i64]:
        """A node's edges for what can be done in this world; new ones get the appraisal's guess."""
        acts = state.candidates(seat)
        found = vec[i64](capacity=len(acts))
        i: i64 = 0
        n = i64(len(acts))
        while i < n:
            edge = self.edges.find(node, acts[i])
            if edge == NONE:
                child = state.clone()
                child.play(seat, acts[i])
                wide = i64(self.habits.wide)
                worth = completed(child, seat, self.weights, state.v[REVEALS], wide, UNNOTED, 0)
                edge = self.edges.add(node, acts[i], worth)
            found = append(found, edge)
            i += 1
        return found

    def play_out(self, state: State) -> State:
        """What becomes of a position by the time it is worth judging."""
        left = i64(self.habits.horizon)
        while left > 0 and self.goes_on(state):
            state = self.turn(state)
            left -= 1
        return state

    def goes_on(self, state: State) -> bool:
        """Whether it is too early to judge: the round is not over, or the next one begins with a secret choice."""
        if state.v[OVER] != 0:
            return False
        return state.round() < self.until or (self.habits.waits and state.v[TURN] < 0)

    def turn(self, state: State) -> State:
        """One turn of the play-out, as well as a narrow beam can see: it begins as it would if nobody could peek."""
        narrow = i64(self.habits.narrow)
        own = not self.habits.rivalry
        seat = first_to_act(state)
        if len(self.suspicions) > 0 and state.guesses(seat):
            reveals = state.v[REVEALS]
            world = self.imagined(state.game.restore(state.veil(seat)), seat)
            state.play(seat, first_step(world, seat, self.weights, narrow, SHORT, own))
            if settled(state, seat, reveals):
                return state
        return finished(state, seat, self.weights, narrow, SHORT, own, UNNOTED, 0)

    def learn(self, state: State, path: vec[i64], seats: vec[i64]) -> None:
        """Tells every edge on the path how it went for the seat that chose it."""
        values = vec[float](capacity=8)
        seat: i64 = 0
        while seat < state.v[PLAYERS]:
            value = float(margin(state, seat, self.weights))
            values = append(values, value)
            seat += 1
        self.simulations += 1
        self.sum += values[self.seat]
        self.squares += values[self.seat] * values[self.seat]
        plan = path[0]
        if i64(len(self.plans.came[plan])) == self.edges.visits[plan]:  # otherwise two plans have become one
            self.plans.came[plan] = append(self.plans.came[plan], values[self.seat])
        i: i64 = 0
        n = i64(len(path))
        while i < n:
            self.edges.learn(path[i], values[seats[i]])
            i += 1

    def select(self, edges: vec[i64]) -> i64:
        """The edge to follow."""
        return self.edges.select(edges, self.deviation(), self.explore, self.habits.trust)

    def deviation(self) -> float:
        """The standard deviation of the seat's margins found so far; a point while there are few."""
        if self.simulations < 8:
            return POINT
        n = float(self.simulations)
        mean = self.sum / n
        return math.sqrt(max(self.squares / n - mean * mean, LEAST))

    def scores(self, plans: vec[i64]) -> vec[i64]:
        """What plans seem to be worth."""
        usual = self.sum / float(self.simulations) if self.simulations > 0 else 0.0
        return self.edges.scores(plans, usual, self.habits.trust)

    def thin_out(self, used: float) -> None:
        """In a race of plans the worse half drops out when its share of the budget is used up."""
        if self.race is not None and self.race.is_due(used):
            self.race.drop_out(self.scores(self.race.running), used)

    # -- the end -------------------------------------------------------------------------------------------------------

    def favourite(self) -> i64:
        """The plan looked at most; of a race the best one that still runs."""
        if self.race is not None:
            return self.race.running[highest(self.scores(self.race.running), 1)[0]]
        visits = self.edges.visits
        guess = self.edges.guess
        best: i64 = 0
        plan: i64 = 1
        while plan < i64(len(self.plans.all)):
            more = visits[plan] - visits[best]
            if more > 0 or (more == 0 and guess[plan] > guess[best]):
                best = plan
            plan += 1
        return best

    def decided(self, left: i64) -> bool:
        """Whether that many simulations more could hardly change which plan is looked at most, or to no avail."""
        best = self.favourite()
        rivals = self.plans.all
        if self.race is not None:
            rivals = self.race.running
            if len(rivals) == 1:
                return True
        else:
            second: i64 = 0
            plan: i64 = 0
            while plan < i64(len(rivals)):
                if plan != best and self.edges.visits[plan] > second:
                    second = self.edges.visits[plan]
                plan += 1
            if self.edges.visits[best] - second > left:
                return True
            if self.simulations <= left // ENOUGH:
                return False
        if self.simulations < self.look or self.edges.visits[best] < FIRM:
            return False
        self.look = self.simulations + self.simulations // 8 + 8
        return self.clear(best, rivals)

    def clear(self, best: i64, plans: vec[i64]) -> bool:
        """Whether one of some plans is better than every other beyond doubt, or as good."""
        i: i64 = 0
        while i < i64(len(plans)):
            plan = plans[i]
            tried = plan != best and self.edges.visits[plan] > 0
            if tried and not self.edges.ahead(best, plan) and not self.plans.settles(best, plan):
                return False
            i += 1
        return True
