"""Tuning a game's weights by self-play: CMA-ES over the features that occur, against the weights it began with.

A generation plays the same deals with every candidate. The state of the run is kept in a file after each generation, so
that it can be interrupted and resumed; a plot shows how it went.
"""

from __future__ import annotations

import os
import pickle
from abc import ABC, abstractmethod
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

import brettwerk
from brettwerk.arena.match import play_out
from brettwerk.bots.greedy import GreedyBot
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.rng import Rng

Job = tuple[str, int, int, int, list[int], list[int]]
MapJobs = Callable[[Callable[[Any], Any], list[Any]], list[Any]]
"""Does a piece of work for each of some jobs, wherever."""


def play_candidate(job: Job) -> float:
    """One game of a candidate against the reference weights: its lead over the best rival, or alone its score."""
    id, players, seat, seed, candidate, reference = job
    game = brettwerk.game(id)
    state = game.new(players, seed)
    play_out(state, [GreedyBot(seed + n, 1, candidate if n == seat else reference) for n in range(players)])
    points = [state.points(n) / game.unit for n in range(players)]
    if players == 1:
        return points[0]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


class Kept(ABC):
    """A run that is kept in a file after each generation."""

    labels = ("", "")

    def __init__(self, game: str, counts: list[int], games: int, seed: int, path: Path) -> None:
        self.game = game
        self.counts = counts
        self.games = games
        self.seed = seed
        self.path = path
        self.reference = [int(w) for w in brettwerk.game(game).weights]
        self.best = list(self.reference)
        self.history: list[tuple[float, float]] = []

    @abstractmethod
    def generation(self, map_jobs: MapJobs) -> tuple[float, float]:
        """Goes on by one generation and tells how it went."""

    def save(self) -> None:
        """Keeps the run."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_bytes(pickle.dumps(self))
        os.replace(part, self.path)


class Run(Kept):
    """A search among candidates: where it stands and how it goes on."""

    labels = ("best candidate", "mean of the generation")

    def __init__(self, game: str, counts: list[int], games: int, seed: int, sigma: float, path: Path) -> None:
        super().__init__(game, counts, games, seed, path)
        self.used = seen_features(game, counts)
        self.scale = np.array([max(abs(self.reference[i]), 20.0) for i in self.used])
        self.optimizer: Any = None
        self.sigma = sigma

    def start(self) -> None:
        """Begins at the present weights; steps are measured in shares of each weight's size."""
        from cmaes import SepCMA

        self.optimizer = SepCMA(mean=np.zeros(len(self.used)), sigma=self.sigma, seed=self.seed)

    def weights(self, x: Any) -> list[int]:
        """The weights that a point of the search stands for."""
        full = list(self.reference)
        for i, feature in enumerate(self.used):
            full[feature] = round(self.reference[feature] + float(x[i]) * float(self.scale[i]))
        return full

    def generation(self, map_jobs: MapJobs) -> tuple[float, float]:
        """One generation: every candidate plays the same deals. Returns its best and mean result."""
        rng = Rng(self.seed, 1000 + len(self.history))
        self.optimizer.reseed_rng(int(rng.seed()) % (1 << 31))  # the same whether or not the run was interrupted
        points = [self.optimizer.ask() for _ in range(self.optimizer.population_size)]
        jobs: list[Job] = []
        deals = [int(rng.seed()) for _ in range(self.games)]
        for x in points:
            candidate = self.weights(x)
            for number, deal in enumerate(deals):
                players = self.counts[number % len(self.counts)]
                seat = number // len(self.counts) % players
                jobs.append((self.game, players, seat, deal, candidate, self.reference))
        results = np.array(map_jobs(play_candidate, jobs)).reshape(len(points), self.games)
        means = results.mean(axis=1)
        self.optimizer.tell([(x, -float(m)) for x, m in zip(points, means)])
        self.best = self.weights(self.optimizer.mean)
        self.history.append((float(means.max()), float(means.mean())))
        return self.history[-1]


def seen_features(game: str, counts: list[int]) -> list[int]:
    """The features that occur in play, which are the ones worth tuning."""
    found = brettwerk.game(game)
    seen: set[int] = set()
    for players in counts:
        for seed in range(4):
            play_out(
                found.new(players, seed),
                [GreedyBot(seed, 1)] * players,
                lambda state, seat: seen.update(int(n) for n in list(state.features(seat))[::2]),
            )
    return sorted(seen)


def load(path: Path) -> Kept:
    """A run that was kept."""
    try:
        run = pickle.loads(path.read_bytes())
    except (OSError, pickle.UnpicklingError, EOFError, AttributeError) as error:
        raise BadOption(f"{path}: not a kept tuning run ({error})") from None
    if not isinstance(run, Kept):
        raise BadOption(f"{path}: not a kept tuning run")
    return run


def write_weights(path: Path, weights: list[int]) -> None:
    """The weights as the game's table."""
    rows = "".join(f"{feature},{weight}\n" for feature, weight in enumerate(weights) if weight)
    path.write_text("feature,weight\n" + rows, encoding="utf-8")


def pool_map(workers: int) -> tuple[MapJobs, Callable[[], None]]:
    """How jobs are played, and how to stop."""
    if workers == 1:
        return (lambda work, jobs: [work(job) for job in jobs]), (lambda: None)
    pool = get_context("spawn").Pool(workers)
    return (lambda work, jobs: pool.map(work, jobs, chunksize=4)), pool.terminate


def plot(run: Kept, path: Path) -> None:
    """How each generation went."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 4.5))
    axes.plot([first for first, _ in run.history], label=run.labels[0])
    axes.plot([second for _, second in run.history], label=run.labels[1])
    axes.set_xlabel("generation")
    axes.set_ylabel("score" if run.counts == [1] else "lead over the first weights")
    axes.set_title(f"Tuning {run.game}, players {run.counts}")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path)
    plt.close(figure)
