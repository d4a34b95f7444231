"""Information-set Monte-Carlo tree search: many imagined worlds, one tree. Compiled.

The root's branches are plans for the whole turn. Each simulation fills in the unknown anew, follows a plan, walks down
the tree as far as it is well known, plays on to the end of a round with the appraisal as guide, and judges what it
finds there. A plan's n-th simulation happens in the same world as every other plan's n-th, so that they differ by what
was done and not by luck. Any number of players; each maximises its margin. Worth is measured in standard deviations of
what was found so far, so that one setting fits every game. A turn of several decisions is searched once for each of
them, but what was found for the first also counts for the next: plans that began with what was done are inherited.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.bots.plan import STEPS, UNNOTED, Notes, among, completed, finished, highest, margin, mark, settled
from brettwerk.bots.race import Race
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import OPEN, OVER, PLAYERS, REVEALS, TURN, State
from brettwerk.kernel.state import STEPS as STEP_COUNT

NONE: Final[i64] = -1
FIRM: Final[i64] = 24  # visits from which on a lead counts
ENOUGH: Final[i64] = 9  # one in so many of the simulations is the least before an early end
DOUBT: Final = 9.0  # a lead of three standard errors is beyond doubt
PAIRS: Final[i64] = 12  # worlds in which two plans must have been seen before they are compared world by world
TRIFLE: Final = 100.0  # thousandths of a point: if plans differ by less, it does not matter which one is taken
SHORT: Final[i64] = 12  # steps of the beam that plans a turn of a play-out
LONG: Final[i64] = 4  # steps from which on a plan is long, so that chance is worth a try
TRIES: Final[i64] = 24  # plans by chance, where plans are long


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
        budget: int = 0,
    ) -> None:
        """A tree for what a seat knows; `former` is the tree of its last decision, `taken` what it has done since.

        The budget, in milliseconds or simulations, says how far it is worth while to look.
        """
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
        habits = base.game.habits_of(int(base.v[PLAYERS]))
        self.wide = i64(habits.wide)
        self.narrow = i64(habits.narrow)
        self.broad = i64(habits.broad)
        self.more = i64(habits.more)
        self.thrifty: bool = habits.thrifty
        self.until = base.round() + i64(habits.rounds)
        if habits.patience > 0 and budget >= habits.patience:
            self.until += 1
        self.horizon = i64(habits.horizon)
        self.waits: bool = habits.waits
        self.known = i64(habits.known)
        self.trust: float = habits.trust
        self.rivalry: bool = habits.rivalry
        self.reveals = base.v[REVEALS]
        self.steps: vec[i64] = vec[i64]()  # of all plans, one after the other
        self.plans: vec[i64] = vec[i64]()  # the root's edges
        self.begins: vec[i64] = vec[i64]()  # per plan
        self.marks: vec[i64] = vec[i64]()  # of what the plans lead to
        self.first: vec[i64] = vec[i64]([i64(-1)])  # per node: its first edge
        self.act: vec[i64] = vec[i64]()  # per edge; the root's are the plans, with what they begin with
        self.next: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.square: vec[float] = vec[float]()
        self.guess: vec[float] = vec[float]()
        self.came: list[vec[float]] = []  # per plan: what was found in the first world, the second one …
        self.look: i64 = 0  # how many simulations there have to be before it is looked again whether all is clear
        self.sum = 0.0  # of the seat's margins found so far, and of their squares
        self.squares = 0.0
        self.simulations: i64 = 0
        self.inherited: i64 = 0  # of the simulations
        world = self.world()
        self.make_plans(world)
        if former is not None and heir:
            self.inherit(former, done, world)
        self.race: Race | None = Race(self.plans, self.scores(self.plans)) if habits.race else None

    def world(self) -> State:
        """A possible complete position."""
        state = self.base.clone()
        state.unveil(self.seat, self.rng.cells)
        state.reopen()
        return state

    # -- plans ---------------------------------------------------------------------------------------------------------

    def make_plans(self, world: State) -> None:
        """The root's branches: the best plan that begins with each option, a few of the others, and some by chance."""
        acts = world.candidates(self.seat)
        notes = Notes(True)
        rest = vec[i64]()  # the worth of what is not the best plan of its option, and where it stands in the notes
        places = vec[i64]()
        longest: i64 = 0
        i: i64 = 0
        while i < i64(len(acts)):
            child = world.clone()
            child.play(self.seat, acts[i])
            since = i64(len(notes.end))
            step = notes.step(acts[i], NONE)
            worth = completed(child, self.seat, self.weights, self.reveals, self.broad, notes, step)
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
            self.add_plan(path, notes.worth[best], notes.mark[best])
            k = since
            while k < i64(len(notes.end)):
                if k != best:
                    rest = append(rest, notes.worth[k])
                    places = append(places, k)
                k += 1
            i += 1
        others = highest(rest, self.more)
        i = 0
        while i < i64(len(others)):
            place = places[others[i]]
            if not among(self.marks, notes.mark[place]):
                self.add_plan(notes.path(notes.end[place]), notes.worth[place], notes.mark[place])
            i += 1
        if longest >= LONG:
            i = 0
            while i < TRIES:
                self.try_plan(world.clone())
                i += 1

    def try_plan(self, state: State) -> None:
        """A plan by chance, if it leads somewhere else."""
        path = vec[i64](capacity=16)
        while i64(len(path)) < STEPS and (len(path) == 0 or not settled(state, self.seat, self.reveals)):
            acts = state.candidates(self.seat)
            act = acts[self.rng.below(i64(len(acts)))]
            state.play(self.seat, act)
            path = append(path, act)
        found = mark(state)
        if not among(self.marks, found):
            self.add_plan(path, margin(state, self.seat, self.weights), found)

    def add_plan(self, path: vec[i64], worth: i64, mark: i64) -> None:
        """One more branch of the root."""
        self.begins = append(self.begins, i64(len(self.steps)))
        self.marks = append(self.marks, mark)
        i: i64 = 0
        while i < i64(len(path)):
            self.steps = append(self.steps, path[i])
            i += 1
        self.plans = append(self.plans, self.add_edge(0, path[0], worth))
        self.came.append(vec[float]())

    def plan(self, edge: i64) -> vec[i64]:
        """The steps of a plan."""
        end = self.begins[edge + 1] if edge + 1 < i64(len(self.begins)) else i64(len(self.steps))
        return self.steps[self.begins[edge] : end]

    def follow(self, state: State, edge: i64) -> State:
        """The position after a plan; where the world makes it impossible, after the best that is left."""
        path = self.plan(edge)
        i: i64 = 0
        while i < i64(len(path)) and (i == 0 or not settled(state, self.seat, self.reveals)):
            if not state.is_legal(self.seat, path[i]):
                break
            state.play(self.seat, path[i])
            i += 1
        if settled(state, self.seat, self.reveals):
            return state
        return finished(state, self.seat, self.weights, self.wide, STEPS, True, UNNOTED, 0)

    # -- what is inherited ---------------------------------------------------------------------------------------------

    def leads_to(self, base: State, seat: i64, taken: vec[i64]) -> bool:
        """Whether what a seat knows now is just what its actions had to lead to: nothing has come to light since."""
        if seat != self.seat or base.game is not self.base.game or len(base.v) != len(self.base.v):
            return False
        if base.v[REVEALS] != self.reveals:
            return False
        world = self.world()
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
        edge: i64 = 0
        while edge < i64(len(former.begins)):
            path = former.plan(edge)
            if former.visits[edge] > 0 and goes_beyond(path, taken):
                self.adopt(former, edge, path[len(taken) :], world.clone())
            edge += 1
        self.inherited = self.simulations

    def adopt(self, former: Tree, edge: i64, path: vec[i64], state: State) -> None:
        """Takes over what is left of a plan; if another one leads to the same end, that one gets what was found."""
        if not walked(state, self.seat, path):
            return
        found = mark(state)
        mine: i64 = 0
        while mine < i64(len(self.marks)) and self.marks[mine] != found:
            mine += 1
        if mine == i64(len(self.marks)):
            self.add_plan(path, margin(state, self.seat, self.weights), found)
        if self.visits[mine] == 0:
            self.came[mine] = former.came[edge]
        self.visits[mine] += former.visits[edge]
        self.total[mine] += former.total[edge]
        self.square[mine] += former.square[edge]
        self.simulations += former.visits[edge]
        self.sum += former.total[edge]
        self.squares += former.square[edge]

    # -- simulations ---------------------------------------------------------------------------------------------------

    def simulate(self, deeper: bool = True) -> None:
        """One imagined world, from the root to a new leaf and on to the end of a round.

        Going deeper than the plans takes long where many options are new: who has little time left had better not.
        """
        edge = self.race.next() if self.race is not None else self.select(self.plans)
        self.rng = Rng(self.seed, self.visits[edge])
        state = self.follow(self.world(), edge)
        path = vec[i64]([edge])
        seats = vec[i64]([self.seat])
        while deeper and self.visits[edge] >= self.known and state.v[OVER] == 0:
            v = state.v
            seat = v[TURN]
            if seat < 0:
                if (v[OPEN] >> self.seat) & 1 == 1:
                    seat = self.seat
                else:
                    # Others decide secretly at the same time: nothing in the tree may depend on it.
                    state = self.turn(state)
                    continue
            if self.child[edge] == NONE:
                self.first = append(self.first, i64(-1))
                self.child[edge] = i64(len(self.first)) - 1
            reveals = v[REVEALS]
            edge = self.select(self.edges(state, self.child[edge], seat, state.candidates(seat)))
            path = append(path, edge)
            seats = append(seats, seat)
            state.play(seat, self.act[edge])
            if self.visits[edge] < self.known and not settled(state, seat, reveals):
                state = finished(state, seat, self.weights, self.wide, STEPS, True, UNNOTED, 0)
        self.learn(self.play_out(state), path, seats)

    def play_out(self, state: State) -> State:
        """What becomes of a position by the time it is worth judging."""
        left = self.horizon
        while left > 0 and self.goes_on(state):
            state = self.turn(state)
            left -= 1
        return state

    def goes_on(self, state: State) -> bool:
        """Whether it is too early to judge: the round is not over, or the next one begins with a secret choice."""
        if state.v[OVER] != 0:
            return False
        return state.round() < self.until or (self.waits and state.v[TURN] < 0)

    def turn(self, state: State) -> State:
        """One turn of the play-out, as well as a narrow beam can see."""
        return finished(state, first_to_act(state), self.weights, self.narrow, SHORT, not self.rivalry, UNNOTED, 0)

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
        if i64(len(self.came[plan])) == self.visits[plan]:  # otherwise two plans have become one
            self.came[plan] = append(self.came[plan], values[self.seat])
        i: i64 = 0
        n = i64(len(path))
        while i < n:
            edge = path[i]
            value = values[seats[i]]
            self.visits[edge] += 1
            self.total[edge] += value
            self.square[edge] += value * value
            i += 1

    # -- the tree ------------------------------------------------------------------------------------------------------

    def edges(self, state: State, node: i64, seat: i64, acts: vec[i64]) -> vec[i64]:
        """A node's edges for the options of this world; new ones get the appraisal's guess."""
        found = vec[i64](capacity=len(acts))
        i: i64 = 0
        n = i64(len(acts))
        while i < n:
            edge = self.first[node]
            while edge != NONE and self.act[edge] != acts[i]:
                edge = self.next[edge]
            if edge == NONE:
                child = state.clone()
                child.play(seat, acts[i])
                worth = completed(child, seat, self.weights, state.v[REVEALS], self.wide, UNNOTED, 0)
                edge = self.add_edge(node, acts[i], worth)
            found = append(found, edge)
            i += 1
        return found

    def add_edge(self, node: i64, act: i64, worth: i64) -> i64:
        """A new edge of a node."""
        edge = i64(len(self.act))
        self.act = append(self.act, act)
        self.next = append(self.next, self.first[node])
        self.child = append(self.child, NONE)
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, 0.0)
        self.square = append(self.square, 0.0)
        self.guess = append(self.guess, float(worth))
        self.first[node] = edge
        return edge

    def select(self, edges: vec[i64]) -> i64:
        """The edge to follow: known worth, the appraisal's guess as a first visit, and the wish to look around."""
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
            worth = (self.total[edge] + self.trust * (usual + self.guess[edge] - best_guess)) / (visits + self.trust)
            prior = 1.0 / (1.0 + 2.0 * (best_guess - self.guess[edge]) / unit)
            value = worth / unit + self.explore * prior * root / (1.0 + visits)
            if value > best_value:
                best_value = value
                best = edge
            i += 1
        return best

    def deviation(self) -> float:
        """The standard deviation of the seat's margins found so far; a point while there are few."""
        if self.simulations < 8:
            return 1000.0
        n = float(self.simulations)
        mean = self.sum / n
        return math.sqrt(max(self.squares / n - mean * mean, 10000.0))

    def scores(self, plans: vec[i64]) -> vec[i64]:
        """What plans seem to be worth: what was found, and the appraisal's guess as some visits more."""
        usual = self.sum / float(self.simulations) if self.simulations > 0 else 0.0
        best_guess = self.guess[plans[0]]
        i: i64 = 1
        while i < i64(len(plans)):
            best_guess = max(best_guess, self.guess[plans[i]])
            i += 1
        found = vec[i64](capacity=len(plans))
        i = 0
        while i < i64(len(plans)):
            guess = usual + self.guess[plans[i]] - best_guess
            worth = self.total[plans[i]] + self.trust * guess
            found = append(found, i64(worth / (float(self.visits[plans[i]]) + self.trust)))
            i += 1
        return found

    def thin_out(self, used: float) -> None:
        """In a race of plans the worse half drops out when its share of the budget is used up."""
        if self.race is not None and self.race.is_due(used):
            self.race.drop_out(self.scores(self.race.running), used)

    # -- the end -------------------------------------------------------------------------------------------------------

    def favourite(self) -> i64:
        """The plan looked at most; of a race the best one that still runs."""
        if self.race is not None:
            return self.race.running[highest(self.scores(self.race.running), 1)[0]]
        best: i64 = 0
        edge: i64 = 1
        while edge < i64(len(self.begins)):
            more = self.visits[edge] - self.visits[best]
            if more > 0 or (more == 0 and self.guess[edge] > self.guess[best]):
                best = edge
            edge += 1
        return best

    def decided(self, left: i64) -> bool:
        """Whether that many simulations more could hardly change which plan is looked at most, or to no avail."""
        best = self.favourite()
        rivals = self.plans
        if self.race is not None:
            rivals = self.race.running
            if len(rivals) == 1:
                return True
        else:
            second: i64 = 0
            edge: i64 = 0
            while edge < i64(len(self.begins)):
                if edge != best and self.visits[edge] > second:
                    second = self.visits[edge]
                edge += 1
            if self.visits[best] - second > left:
                return True
            if self.simulations <= left // ENOUGH:
                return False
        if self.simulations < self.look or self.visits[best] < FIRM:
            return False
        self.look = self.simulations + self.simulations // 8 + 8
        return self.clear(best, rivals)

    def clear(self, best: i64, plans: vec[i64]) -> bool:
        """Whether one of some plans is better than every other beyond doubt, or as good."""
        i: i64 = 0
        while i < i64(len(plans)):
            edge = plans[i]
            if edge != best and self.visits[edge] > 0 and not self.ahead(best, edge) and not self.settles(best, edge):
                return False
            i += 1
        return True

    def ahead(self, best: i64, edge: i64) -> bool:
        """Whether a plan is better than another beyond doubt, each by itself."""
        n = float(self.visits[best])
        worth = self.total[best] / n
        variance = max(self.square[best] / n - worth * worth, 10000.0)
        visits = float(self.visits[edge])
        lead = worth - self.total[edge] / visits
        return lead > 0.0 and lead * lead >= DOUBT * variance * (1.0 / n + 1.0 / visits)

    def settles(self, best: i64, edge: i64) -> bool:
        """Whether it is beyond doubt, world by world, that a plan is better than another or hardly worse."""
        mine = self.came[best]
        theirs = self.came[edge]
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
        error = math.sqrt(DOUBT * max(square / float(n) - mean * mean, 10000.0) / float(n))
        return mean - error > -TRIFLE
