"""Tuning a game's weights by self-play: CMA-ES over the features that occur, against the weights it began with.

A generation plays the same deals with every candidate. All play with the beam of a search's play-outs, which is
compiled: a hundred games a second. The state of the run is kept in a file after each generation, so that it can be
interrupted and resumed; a plot shows how it went.
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
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.bots.plan import STEPS, UNNOTED, finished, margin
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State

WEIGHTY = 1000.0  # a step moves a weight by its own size, or as far as changes positions by a point
HIGHEST = 6000.0
TURNS = 4000  # after which a game that does not end is judged as it stands

Job = tuple[str, int, int, int, list[int], list[int]]
MapJobs = Callable[[Callable[[Any], Any], list[Any]], list[Any]]
"""Does a piece of work for each of some jobs, wherever."""


def play_candidate(job: Job) -> float:
    """One game of a candidate against rivals: its lead over the best, something for winning; alone its score."""
    id, players, seat, seed, candidate, rivals = job
    first, others = (vec[i64]([i64(weight) for weight in weights]) for weights in (candidate, rivals))
    state = played(brettwerk.game(id).new(players, seed), [first if n == seat else others for n in range(players)])
    return int(margin(state, i64(seat), first)) / 1000


def played(state: State, weights: list[vec[i64]], look: Callable[[State], None] = lambda _: None) -> State:
    """A game played on to its end, each seat with its own weights; every position between two turns is looked at."""
    width = i64(state.game.habits_of(state.players).narrow)
    for _ in range(TURNS):
        if state.over:
            break
        look(state)
        seat = first_to_act(state)
        state = finished(state, seat, weights[seat], width, STEPS, False, UNNOTED, i64(0))
    return state


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

    def jobs(self, deals: list[int], candidate: list[int]) -> list[Job]:
        """The games of a candidate, in all seats in turn; for two, each deal from both sides."""
        found: list[Job] = []
        for number in range(len(deals)):
            players = self.counts[number % len(self.counts)]
            seat = number // len(self.counts) % players
            deal = deals[number - len(self.counts) * seat if players == 2 else number]
            found.append((self.game, players, seat, deal, candidate, self.reference))
        return found

    def write(self, path: Path) -> None:
        """The weights as the game's table."""
        write_weights(path, self.best)

    def save(self) -> None:
        """Keeps the run."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_bytes(pickle.dumps(self))
        os.replace(part, self.path)


class Run(Kept):
    """A search among candidates: where it stands and how it goes on."""

    labels = ("lead over the first weights", "mean of the candidates")

    def __init__(self, game: str, counts: list[int], games: int, seed: int, sigma: float, path: Path) -> None:
        super().__init__(game, counts, games, seed, path)
        spread = spread_of_features(game, counts)
        self.used = [feature for feature, size in enumerate(spread) if size > 0]
        self.scale = np.array([max(abs(self.reference[i]), min(WEIGHTY / spread[i], HIGHEST)) for i in self.used])
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
        """One generation: every candidate plays the same deals. Returns how far the weights lead the first ones by now,
        and how far the candidates did."""
        rng = Rng(self.seed, 1000 + len(self.history))
        self.optimizer.reseed_rng(int(rng.seed()) % (1 << 31))  # the same whether or not the run was interrupted
        points = [self.optimizer.ask() for _ in range(self.optimizer.population_size)]
        deals = [int(rng.seed()) for _ in range(self.games)]
        jobs = [job for x in points for job in self.jobs(deals, self.weights(x))]
        means = np.array(map_jobs(play_candidate, jobs)).reshape(len(points), self.games).mean(axis=1)
        self.optimizer.tell([(x, -float(m)) for x, m in zip(points, means)])
        self.best = self.weights(self.optimizer.mean)
        lead = float(np.mean(map_jobs(play_candidate, self.jobs(deals, self.best))))
        self.history.append((lead, float(means.mean())))
        return self.history[-1]


def spread_of_features(game: str, counts: list[int]) -> list[float]:
    """How much each feature differs from seat to seat and turn to turn; 0 for what does not occur."""
    found = brettwerk.game(game)
    rows: list[Any] = []

    def look(state: State) -> None:
        for seat in range(state.players):
            rows.append(spread_out([int(n) for n in state.features(i64(seat))], len(found.weights)))

    for players in counts:
        for seed in range(8):
            played(found.new(players, seed), [found.weights] * players, look)
    return [float(size) for size in np.array(rows).std(axis=0)]


def spread_out(seen: list[int], features: int) -> Any:
    """Pairs of feature and value as a row with a place for every feature."""
    row = np.zeros(features)
    np.add.at(row, seen[::2], seen[1::2])
    return row


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
