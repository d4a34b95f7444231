"""Learning a network by self-play: what a position foretells comes nearer to what the positions after it foretell.

A generation plays games with the network as it is. A turn is planned by a beam; now and then another end than the best
one is taken, so that the network also sees what it would avoid. What a position should have foretold is mixed of what
was foretold after each of the turns that followed and of how the game ended, up to the next such slip (temporal
differences). Positions in the middle of a turn count as the turn's end.
"""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.arena.network import Floats, Network, apart, vector, write_net
from brettwerk.arena.tune import TURNS, Kept, MapJobs, play_candidate
from brettwerk.bots.plan import STEPS, UNNOTED, Notes, finished, planned, settled
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import REVEALS, State

SLIPS = 0.1  # of the turns
LATER = 0.7  # how much of what is due comes from beyond the next turn, time after time
EPOCHS = 3  # how often each position is learned from
BATCH = 1024
CHECKED = 5  # one in so many games is played against the weights of `greedy`

Job = tuple[str, int, int, Path, int]
"""Game, players, deal, where the network lies and its generation."""


class Sight(NamedTuple):
    """A position: pairs of feature and value for one player and a rival (alone: the one), and what was due to come
    beyond the points that were there, in points; beyond those of the rival."""

    sides: list[Floats]
    due: float


@lru_cache(maxsize=1)
def kept_weights(path: Path, generation: int) -> vec[i64]:
    """The network of a generation, read once per process."""
    return vec[i64]([i64(int(n)) for n in np.load(path)])


class Watched:
    """A game of self-play, looked at from one seat and, if there are others, one rival's."""

    def __init__(self, job: Job) -> None:
        id, players, deal, path, generation = job
        self.weights = kept_weights(path, generation)
        self.luck = random.Random(deal)
        self.state = brettwerk.game(id).new(players, deal)
        self.pair = self.luck.sample(range(players), min(players, 2))
        self.width = i64(self.state.game.habits_of(players).narrow)
        self.foretold: list[float] = []  # per turn, at its beginning
        self.slips: dict[int, float] = {}  # turns that did not end as they should, and what was foretold of that end
        self.seen: list[tuple[int, list[Floats], float]] = []  # turn, features, points
        self.extra: list[Sight] = []  # in the middle of such turns

    def points(self, state: State) -> float:
        """The points of one beyond those of the other."""
        return between([int(state.points(i64(seat))) / state.game.unit for seat in self.pair])

    def value(self, state: State) -> float:
        """What a position foretells."""
        return between([int(state.appraise(i64(seat), self.weights)) / 1000 for seat in self.pair])

    def sides(self, state: State) -> list[Floats]:
        """What is seen of a position."""
        return [np.array(memoryview(state.sights(i64(seat), self.weights)), np.float32) for seat in self.pair]

    def look(self, state: State) -> None:
        """Notes a position of the turn that is about to be played, or is being played."""
        self.seen.append((len(self.foretold) - 1, self.sides(state), self.points(state)))

    def turn(self) -> None:
        """Plays one turn: the best end of it or, by a slip, any."""
        state, seat = self.state, first_to_act(self.state)
        self.foretold.append(self.value(state))
        self.look(state)
        notes = Notes(True)
        best = planned(state, seat, self.weights, self.width, STEPS, False, notes, i64(-1)).best
        ends = len(notes.end)
        if ends == 0:
            self.state = best
            return
        chosen = max(range(ends), key=lambda end: int(notes.worth[end]))
        slip = ends > 1 and self.luck.random() < SLIPS
        if slip:
            chosen = self.luck.randrange(ends)
            self.slips[len(self.foretold) - 1] = self.value(best)
        path = notes.path(notes.end[chosen])
        state = state.clone()
        middle = self.luck.randrange(1, len(path)) if len(path) > 1 else -1
        reveals = state.v[REVEALS]
        for step in range(len(path)):
            if step == middle and not slip:
                self.look(state)
            elif step == middle and not settled(state, seat, reveals):
                end = finished(state, seat, self.weights, self.width, STEPS, False, UNNOTED, i64(0))
                self.extra.append(Sight(self.sides(state), self.value(end) - self.points(state)))
            state.play(seat, path[step])
        self.state = state

    def end(self) -> list[Sight]:
        """What was due at each position that was seen."""
        later = then = self.points(self.state)
        if len(self.pair) == 2:
            ranks = [int(self.state.standing(i64(seat))) for seat in self.pair]
            won = (ranks[0] > ranks[1]) - (ranks[0] < ranks[1])
            later = then = then + won * self.state.game.habits.victory / 1000
        due = [0.0] * len(self.foretold)
        for turn in reversed(range(len(due))):
            later = self.slips.get(turn, LATER * later + (1 - LATER) * then)
            due[turn] = later
            then = self.foretold[turn]
        return [Sight(sides, due[turn] - points) for turn, sides, points in self.seen] + self.extra


def between(values: list[float]) -> float:
    """The first beyond the second, if there is one."""
    return values[0] - sum(values[1:])


def watch(job: Job) -> list[Sight]:
    """One game of self-play."""
    game = Watched(job)
    while not game.state.over and len(game.foretold) < TURNS:
        game.turn()
    return game.end()


class Learn(Kept):
    """A network that learns: where it stands and how it goes on."""

    labels = ("lead over the weights of greedy", "usual error in points")

    def __init__(self, game: str, counts: list[int], games: int, seed: int, path: Path) -> None:
        super().__init__(game, counts, games, seed, path)
        found = brettwerk.game(game)
        self.inputs = int(found.inputs)
        self.first = int(found.first_input)
        self.network: Network | None = None
        insight = [int(n) for n in found.insight_of(counts[0])]
        self.best = (
            insight if len(insight) > self.inputs else [*insight, *[0] * (self.inputs - len(insight)), 0, self.first]
        )

    def generation(self, map_jobs: MapJobs) -> tuple[float, float]:
        """One generation: games, then batches. Returns the lead over greedy's weights and the error there was."""
        rng = Rng(self.seed, 3000 + len(self.history))
        deals = [int(rng.seed()) for _ in range(self.games)]
        file = self.path.with_suffix(".npy")
        file.parent.mkdir(parents=True, exist_ok=True)
        np.save(file, np.array(self.best))
        jobs = [(self.game, self.counts[n % len(self.counts)], d, file, len(self.history)) for n, d in enumerate(deals)]
        error = self.learn([sight for sights in map_jobs(watch, jobs) for sight in sights], int(rng.seed()))
        duels = self.jobs(deals[: max(1, self.games // CHECKED)], self.best)
        self.history.append((float(np.mean(map_jobs(play_candidate, duels))), error))
        return self.history[-1]

    def learn(self, sights: list[Sight], seed: int) -> float:
        """Learns from positions, in batches by chance. Returns the usual error of the last time."""
        alone = min(self.counts) == 1
        due = np.array([sight.due for sight in sights], np.float32)
        sides = [Sides([sight.sides[side] for sight in sights], self) for side in range(1 if alone else 2)]
        for sign, side in zip((1, -1), sides):
            due -= sign * side.known
        network = self.network
        if network is None:
            victory = brettwerk.game(self.game).habits.victory / 1000
            network = Network(self.inputs - self.first, sides[0].spread(), self.seed, victory)
            if self.best[self.inputs]:
                network.take(*apart(self.best, self.reference, self.inputs))
            self.network = network
        luck = np.random.default_rng(seed % (1 << 63))
        errors: list[float] = []
        for _ in range(EPOCHS):
            order = luck.permutation(len(due))
            batches = np.array_split(order, max(1, len(order) // BATCH))
            errors = [network.learn([s.lines(rows) / network.spread for s in sides], due[rows]) for rows in batches]
        self.best = vector(self.reference, self.inputs, self.first, *network.numbers())
        return float(np.sqrt(np.mean(errors)))

    def write(self, path: Path) -> None:
        """The network as the game's table."""
        if self.network is not None:
            write_net(path, self.first, *self.network.numbers())


class Sides:
    """What one side saw in many positions, kept short: a network looks at few of its inputs at a time."""

    def __init__(self, seen: list[Floats], run: Learn) -> None:
        self.inputs = run.inputs - run.first
        weights = np.zeros(run.inputs)
        weights[: len(run.reference)] = run.reference
        features = np.concatenate([pairs[::2] for pairs in seen]).astype(np.int64)
        values = np.concatenate([pairs[1::2] for pairs in seen])
        where = np.repeat(np.arange(len(seen)), [len(pairs) // 2 for pairs in seen])
        self.known = np.bincount(where, weights[features] * values / 1000, len(seen)).astype(np.float32)
        """What the weights foretell: the network learns the rest."""
        looked = (features >= run.first) & (values != 0)
        self.features = (features[looked] - run.first).astype(np.int32)
        self.values = values[looked]
        self.begins = np.concatenate([[0], np.cumsum(np.bincount(where[looked], minlength=len(seen)))])

    def spread(self) -> Floats:
        """How much each input differs from position to position; 1 for what is there or not, 0 for what never is."""
        n = len(self.begins) - 1
        mean = np.bincount(self.features, self.values, self.inputs) / n
        square = np.bincount(self.features, self.values**2, self.inputs) / n
        highest = np.zeros(self.inputs)
        np.maximum.at(highest, self.features, np.abs(self.values))
        return np.where(highest <= 1, highest, np.sqrt(np.maximum(square - mean**2, 0))).astype(np.float32)

    def lines(self, rows: np.ndarray) -> Floats:
        """Some positions, with a place for every input."""
        begins, lengths = self.begins[rows], self.begins[rows + 1] - self.begins[rows]
        line = np.repeat(np.arange(len(rows)), lengths)
        places = np.repeat(begins - np.cumsum(lengths) + lengths, lengths) + np.arange(len(line))
        flat = np.bincount(line * self.inputs + self.features[places], self.values[places], len(rows) * self.inputs)
        return flat.reshape(len(rows), self.inputs).astype(np.float32)
