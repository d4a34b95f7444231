"""Fitting a game's weights to how games end: self-play, then a regression of what was still won on what was seen.

A generation plays games with the present weights and a few slips, notes the features of some positions, and moves the
weights towards those that foretell best what each seat won from there on. Quicker than trying candidates where the
weights are far off; it says nothing about features that play does not vary.
"""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np

import brettwerk
from brettwerk.arena.match import play_out
from brettwerk.arena.tune import Kept, MapJobs, play_candidate, spread_out
from brettwerk.bots.greedy import GreedyBot
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State

MISTAKES = 8  # per cent of the decisions
SHARE = 0.15  # of the positions
RIDGE = 0.02  # how strongly the fit clings to the weights it began with
MEMORY = 3  # generations whose positions count
PACE = (0.5, 0.5, 0.3)  # how far the weights move in the first generations; the last number holds for the rest
CHECKED = 5  # one in so many games is played against the first weights

Sight = tuple[list[int], list[int], float]
Job = tuple[str, int, int, list[int]]


def watch(job: Job) -> list[Sight]:
    """One game of self-play: for some positions what two seats saw, and how much one won of the other from there on."""
    id, players, seed, weights = job
    game = brettwerk.game(id)
    state = game.new(players, seed)
    luck = random.Random(seed)
    seen: list[tuple[int, int, list[int], list[int], int]] = []

    def look(position: State, seat: int) -> None:
        if not position.over and luck.random() < SHARE:
            other = (seat + 1 + luck.randrange(players - 1)) % players if players > 1 else seat
            mine = [int(n) for n in position.features(seat)]
            theirs = [int(n) for n in position.features(other)] if other != seat else []
            seen.append((seat, other, mine, theirs, lead(position, seat, other)))

    play_out(state, [GreedyBot(seed + n, 1, weights, MISTAKES) for n in range(players)], look)
    return [(m, t, (lead(state, a, b) - was) / game.unit) for a, b, m, t, was in seen]


def lead(state: State, seat: int, other: int) -> int:
    """How many points a seat is ahead; alone, how many it has."""
    return int(state.points(seat)) - (int(state.points(other)) if other != seat else 0)


class Fit(Kept):
    """A fit: where it stands and how it goes on."""

    labels = ("lead over the first weights", "correlation with the outcome")

    def __init__(self, game: str, counts: list[int], games: int, seed: int, path: Path) -> None:
        super().__init__(game, counts, games, seed, path)
        self.rows: list[list[Sight]] = []

    def generation(self, map_jobs: MapJobs) -> tuple[float, float]:
        """One generation: games, a regression, a step. Returns the lead over the first weights and the correlation."""
        rng = Rng(self.seed, 2000 + len(self.history))
        deals = [int(rng.seed()) for _ in range(self.games)]
        jobs = [(self.game, self.counts[n % len(self.counts)], deal, self.best) for n, deal in enumerate(deals)]
        self.rows = self.rows[1 - MEMORY :] + [[sight for game in map_jobs(watch, jobs) for sight in game]]
        fitted, correlation = self.regression([sight for rows in self.rows for sight in rows])
        pace = PACE[min(len(self.history), len(PACE) - 1)]
        self.best = [round(old + pace * (new - old)) for old, new in zip(self.best, fitted)]
        duels = self.jobs(deals[: max(1, self.games // CHECKED)], self.best)
        self.history.append((float(np.mean(map_jobs(play_candidate, duels))), correlation))
        return self.history[-1]

    def regression(self, sights: list[Sight]) -> tuple[list[float], float]:
        """The weights that foretell best what was won, and how well they do."""
        features = len(self.best)
        seen = np.array([spread_out(mine, features) - spread_out(theirs, features) for mine, theirs, _ in sights])
        won = np.array([outcome for _, _, outcome in sights])
        if self.counts == [1]:
            seen -= seen.mean(axis=0)
            won = won - won.mean()
        spread = seen.std(axis=0)
        used = spread > 0
        scaled = seen[:, used] / spread[used]
        before = np.array(self.best)[used] / 1000 * spread[used]
        clinging = np.eye(int(used.sum())) * len(won) * RIDGE
        step = np.linalg.solve(scaled.T @ scaled + clinging, scaled.T @ (won - scaled @ before))
        fitted = np.array(self.best, float)
        fitted[used] = (before + step) / spread[used] * 1000
        return list(fitted), float(np.corrcoef(scaled @ (before + step), won)[0, 1])
