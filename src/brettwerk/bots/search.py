"""A bot that searches: as many imagined worlds as its budget allows, then the option it looked at most."""

from __future__ import annotations

import time

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.bots.bot import Thought
from brettwerk.bots.patience import Patience, hurry
from brettwerk.bots.tree import Tree
from brettwerk.kernel.rng import Rng
from brettwerk.seats import Seat

EXPLORE = 0.3
SPARE = 0.04  # seconds that a simulation deep in the tree may take


class SearchBot:
    """Information-set tree search with a number of simulations or a time in milliseconds as its budget."""

    def __init__(
        self,
        seed: int,
        simulations: int = 0,
        milliseconds: int = 100,
        weights: list[int] | None = None,
        explore: float = EXPLORE,
    ) -> None:
        self.rng = Rng(seed, 13)
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.weights = None if weights is None else vec[i64]([i64(w) for w in weights])
        self.explore = explore
        self.tree: Tree | None = None
        self.spent = 0.0  # seconds on the simulations of that tree
        self.taken: list[int] = []  # since that tree grew
        self.patience = Patience()

    def explain(self, seat: Seat) -> list[Thought]:
        """All options worth a thought, the one to take first.

        Visits are those of all plans that begin with an option, its value is that of the plan most visited.
        """
        tree = self.search(seat)
        found: dict[int, Thought] = {}
        best = tree.favourite()
        edges = tree.edges
        plans = range(len(tree.plans.all))
        for plan in sorted(plans, key=lambda plan: (plan != best, -edges.visits[plan], -edges.guess[plan])):
            visits = int(edges.visits[plan])
            action = int(edges.act[plan])
            if action in found:
                found[action].visits += visits
                continue
            value = (edges.total[plan] / visits if visits else edges.guess[plan]) / 1000
            found[action] = Thought(action, seat.game.name(action), visits, round(value, 3))
        return list(found.values())

    def search(self, seat: Seat) -> Tree:
        """A tree that has grown as far as the budget allows, or until it is clear what to do."""
        started = time.perf_counter()
        weights = seat.game.insight_of(seat.players) if self.weights is None else self.weights
        former = self.tree
        tree = Tree(seat.veiled(), seat.number, weights, self.rng, self.explore, former, self.taken)
        self.tree = tree
        self.taken = []
        if self.simulations:
            enough = self.simulations + (0 if tree.habits.thrifty else tree.inherited)
            while tree.simulations < enough and not tree.decided(enough - tree.simulations):
                tree.simulate()
                tree.thin_out(1 - (enough - tree.simulations) / self.simulations)
            return tree
        limit = self.milliseconds / 1000
        before = 0.0
        if tree.habits.thrifty and former is not None and tree.inherited:
            before = self.spent * int(tree.inherited) / int(former.simulations)
        spent = time.perf_counter() - started
        longest = 0.0
        while before + spent + longest < limit:
            tree.simulate(limit - before - spent > SPARE)
            now = time.perf_counter() - started
            longest = max(longest * 0.9, now - spent)
            spent = now
            tree.thin_out((before + spent) / limit)
            if tree.decided(int(int(tree.simulations - tree.inherited) * (limit - before - spent) / spent)):
                break
        self.spent = before + spent
        return tree

    def choose(self, seat: Seat) -> int:
        """One of the legal actions."""
        act = self.decide(seat)
        self.taken.append(act)
        return act

    def decide(self, seat: Seat) -> int:
        """The only option, the only one worth a thought, or the one that a search looked at most."""
        lost = self.patience.lost(seat)
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        worth_a_thought = [int(act) for act in seat.imagine(self.rng).candidates(seat.number)]
        if lost:
            return hurry(seat, worth_a_thought, self.rng)
        return worth_a_thought[0] if len(worth_a_thought) == 1 else self.explain(seat)[0].action
