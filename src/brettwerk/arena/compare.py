"""Fitting a game's weights to what comes of plans: several ways to finish a turn, each tried in the same worlds.

A regression on how games end (`fit`) takes what good positions have in common for what makes them good. Here plans for
the same turn are compared with each other in the same imagined worlds, as a search does it, and the weights learn the
difference: which ends of a turn lead to more. Better weights make better plans and play-outs, and so on.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.arena.tune import TURNS, Kept, MapJobs, play_candidate, spread_out
from brettwerk.bots.plan import STEPS, UNNOTED, finished, margin
from brettwerk.bots.search import EXPLORE
from brettwerk.bots.tree import Tree
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import observe

SHARE = 0.5  # of the turns
PLANS = 10  # of a turn at most
WORLDS = 2
SLIPS = 0.1  # of those turns are played by any plan, to see more of the game
CLING = 100.0  # how strongly the weights stay what they are
MEMORY = 0.5  # of what former generations saw

End = tuple[list[int], float, float]
"""An end of a turn: pairs of feature and value, the points there, and what came of it, both as a lead in points."""
Job = tuple[str, int, int, list[int]]


def compare(job: Job) -> list[list[End]]:
    """One game of self-play: at some turns what several plans led to in the same world."""
    id, players, seed, weights = job
    vector = vec[i64]([i64(weight) for weight in weights])
    luck = random.Random(seed)
    state = brettwerk.game(id).new(players, seed)
    width = i64(state.game.habits_of(players).narrow)
    found: list[list[End]] = []
    for _ in range(TURNS):
        if state.over:
            break
        seat = first_to_act(state)
        if luck.random() < SHARE and len(state.candidates(seat)) > 1:
            tree = Tree(observe(state, int(seat)).veiled(), seat, vector, Rng(luck.getrandbits(40)), EXPLORE)
            found += ends_of(tree, luck)
            if luck.random() < SLIPS:
                state = tree.follow(state, i64(luck.randrange(len(tree.plans.all))))
                continue
        state = finished(state, seat, vector, width, STEPS, False, UNNOTED, i64(0))
    return found


def ends_of(tree: Tree, luck: random.Random) -> list[list[End]]:
    """What some plans of a tree led to, per world; nothing where there is no choice."""
    plans = range(len(tree.plans.all))
    some = luck.sample(plans, min(PLANS, len(plans)))
    found: list[list[End]] = []
    for world in range(WORLDS if len(some) > 1 else 0):
        ends: list[End] = []
        for plan in some:
            tree.rng = Rng(tree.seed, world)
            state = tree.follow(tree.world(), i64(plan))
            seen, points = sight(state, tree.seat, tree.weights)
            end = tree.play_out(state.clone())
            ends.append((seen, points, int(margin(end, tree.seat, tree.weights)) / 1000))
        found.append(ends)
    return found


def sight(state: State, seat: i64, weights: vec[i64]) -> tuple[list[int], float]:
    """What a seat sees beyond what its strongest rival sees, and how many points it is ahead; alone, what it has."""
    seen = [int(n) for n in state.sights(seat, weights)]
    points = int(state.points(seat))
    others = [other for other in range(state.players) if other != seat]
    if others:
        rival = max(others, key=lambda other: int(state.appraise(i64(other), weights)))
        theirs = [int(n) for n in state.sights(i64(rival), weights)]
        theirs[1::2] = [-n for n in theirs[1::2]]
        seen += theirs
        points -= int(state.points(i64(rival)))
    return seen, points / state.game.unit


class Compare(Kept):
    """A run: where it stands and how it goes on."""

    labels = ("lead over the first weights", "correlation with what came of plans")

    def __init__(self, game: str, counts: list[int], games: int, seed: int, path: Path) -> None:
        super().__init__(game, counts, games, seed, path)
        features = len(self.reference)
        self.products: Any = np.zeros((features, features))  # of features with each other
        self.yields: Any = np.zeros(features)  # and with what came of plans
        self.ends = 0.0

    def generation(self, map_jobs: MapJobs) -> tuple[float, float]:
        """One generation: games, a regression, a step. Returns the lead over the first weights and the correlation of
        what the weights had foretold before this step."""
        rng = Rng(self.seed, 3000 + len(self.history))
        deals = [int(rng.seed()) for _ in range(self.games)]
        jobs = [(self.game, self.counts[n % len(self.counts)], deal, self.best) for n, deal in enumerate(deals)]
        self.products *= MEMORY
        self.yields *= MEMORY
        self.ends *= MEMORY
        foretold: list[float] = []
        came: list[float] = []
        for comparisons in map_jobs(compare, jobs):
            if comparisons:
                self.learn(comparisons, foretold, came)
        self.step()
        lead = float(np.mean(map_jobs(play_candidate, self.jobs(deals, self.best))))
        self.history.append((lead, float(np.corrcoef(foretold, came)[0, 1])))
        return self.history[-1]

    def learn(self, comparisons: list[list[End]], foretold: list[float], came: list[float]) -> None:
        """Adds comparisons to what is known; only what differs within each of them counts."""
        weights = np.array(self.best) / 1000
        rows: list[Any] = []
        more: list[Any] = []  # what came of a plan beyond the points that were there
        for ends in comparisons:
            seen = np.array([spread_out(pairs, len(weights)) for pairs, _, _ in ends])
            points, later = (np.array([end[n] for end in ends]) for n in (1, 2))
            seen -= seen.mean(axis=0)
            points = points - points.mean()
            later = later - later.mean()
            rows.append(seen)
            more.append(later - points)
            foretold.extend(points + seen @ weights)
            came.extend(later)
        table = np.vstack(rows)
        self.products += table.T @ table
        self.yields += table.T @ np.concatenate(more)
        self.ends += len(table)

    def step(self) -> None:
        """Moves the weights to where they foretell best, as far as what was seen outweighs what they are."""
        weights = np.array(self.best) / 1000
        cling = CLING * np.maximum(1.0, np.diag(self.products) / max(1.0, self.ends))
        missed = self.yields - self.products @ weights
        weights = weights + np.linalg.solve(self.products + np.diag(cling), missed)
        self.best = [round(1000 * weight) for weight in weights]
