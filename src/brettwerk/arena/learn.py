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
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.arena.network import CELLS, Floats, Ints, Network, apart, vector, write_net
from brettwerk.arena.tune import TURNS, Kept, MapJobs, play_candidate
from brettwerk.bots.plan import STEPS, UNNOTED, Notes, finished, planned, settled
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.net import put_behind
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


class Seen(NamedTuple):
    """What one side saw in some positions: how many features a network looks at in each, and which with what value."""

    counts: npt.NDArray[np.int16]
    features: npt.NDArray[np.int16]
    values: Floats


class Lesson(NamedTuple):
    """Some positions: what was seen of them, and what was due beyond points and weights: what a network should say."""

    sides: list[Seen]
    due: Floats


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


def watch(job: Job) -> Lesson:
    """One game of self-play."""
    game = Watched(job)
    while not game.state.over and len(game.foretold) < TURNS:
        game.turn()
    return lesson(game.end(), job[0])


@lru_cache(maxsize=1)
def known_weights(id: str) -> npt.NDArray[np.float64]:
    """A game's weights with a place for every input."""
    game = brettwerk.game(id)
    weights = np.zeros(int(game.inputs))
    weights[: len(game.weights)] = [int(weight) for weight in game.weights]
    return weights


def lesson(sights: list[Sight], id: str) -> Lesson:
    """What a network can learn from positions."""
    first, weights = int(brettwerk.game(id).first_input), known_weights(id)
    due = np.array([sight.due for sight in sights], np.float32)
    sides: list[Seen] = []
    for side in range(len(sights[0].sides)):
        seen = [sight.sides[side] for sight in sights]
        features = np.concatenate([pairs[::2] for pairs in seen]).astype(np.int64)
        values = np.concatenate([pairs[1::2] for pairs in seen])
        where = np.repeat(np.arange(len(seen)), [len(pairs) // 2 for pairs in seen])
        known = np.bincount(where, weights[features] * values / 1000, len(seen)).astype(np.float32)
        due -= known if side == 0 else -known
        looked = (features >= first) & (values != 0)
        counts = np.bincount(where[looked], minlength=len(seen)).astype(np.int16)
        sides.append(Seen(counts, (features[looked] - first).astype(np.int16), values[looked]))
    return Lesson(sides, due)


class Learn(Kept):
    """A network that learns: where it stands and how it goes on."""

    labels = ("lead over the weights of greedy", "usual error in points")

    def __init__(
        self,
        game: str,
        counts: list[int],
        games: int,
        seed: int,
        path: Path,
        cells: int = CELLS,
        gpu: bool = False,
    ) -> None:
        super().__init__(game, counts, games, seed, path)
        found = brettwerk.game(game)
        self.inputs = int(found.inputs)
        self.first = int(found.first_input)
        self.cells = cells
        self.gpu = gpu
        self.network: Network | None = None
        insight = [int(n) for n in found.insight_of(counts[0])]
        if len(insight) > self.inputs and insight[self.inputs] > cells:
            raise BadOption(f"cells is {cells}, but the network of {game} has {insight[self.inputs]} already")
        if len(insight) <= self.inputs:
            insight = put_behind([*insight, *[0] * (self.inputs - len(insight))], self.first, [], [], [])
        self.best = insight

    def generation(self, map_jobs: MapJobs) -> tuple[float, float]:
        """One generation: games, then batches. Returns the lead over greedy's weights and the error there was."""
        rng = Rng(self.seed, 3000 + len(self.history))
        deals = [int(rng.seed()) for _ in range(self.games)]
        file = self.path.with_suffix(".npy")
        file.parent.mkdir(parents=True, exist_ok=True)
        np.save(file, np.array(self.best))
        jobs = [(self.game, self.counts[n % len(self.counts)], d, file, len(self.history)) for n, d in enumerate(deals)]
        error = self.learn(map_jobs(watch, jobs), int(rng.seed()))
        duels = self.jobs(deals[: max(1, self.games // CHECKED)], self.best)
        self.history.append((float(np.mean(map_jobs(play_candidate, duels))), error))
        return self.history[-1]

    def learn(self, lessons: list[Lesson], seed: int) -> float:
        """Learns from games, in batches by chance. Returns the usual error of the last time."""
        due = np.concatenate([lesson.due for lesson in lessons])
        order = np.random.default_rng(seed % (1 << 63)).permutation(len(due))
        sides = [Sides([lesson.sides[n] for lesson in lessons], order, self) for n in range(len(lessons[0].sides))]
        network = self.network
        if network is None:
            victory = brettwerk.game(self.game).habits.victory / 1000
            network = Network(self.inputs - self.first, sides[0].spread(), self.seed, victory, self.cells, self.gpu)
            if self.best[self.inputs]:
                network.take(*apart(self.best, self.reference, self.inputs))
            self.network = network
        for side in sides:
            side.measure(network)
        due = network.xp.asarray(due[order])
        errors: list[Any] = []
        for _ in range(EPOCHS):
            begins = range(0, len(order), BATCH)
            errors = [network.learn([side.lines(n) for side in sides], due[n : n + BATCH]) for n in begins]
        self.best = vector(self.reference, self.inputs, self.first, *network.numbers())
        return float(np.sqrt(np.mean([float(error) for error in errors])))

    def write(self, path: Path) -> None:
        """The network as the game's table."""
        if self.network is not None:
            write_net(path, self.first, *self.network.numbers())


class Sides:
    """What one side saw in many positions, in some order, kept short: a network looks at few inputs at a time."""

    def __init__(self, seen: list[Seen], order: Ints, run: Learn) -> None:
        self.inputs = run.inputs - run.first
        counts = np.concatenate([one.counts for one in seen]).astype(np.int64)
        begins = np.concatenate([[0], np.cumsum(counts)])
        counts = counts[order]
        self.begins = np.concatenate([[0], np.cumsum(counts)])
        places = np.repeat(begins[order] - self.begins[:-1], counts) + np.arange(self.begins[-1])
        self.where = np.repeat(np.arange(len(order)), counts)
        self.features = np.concatenate([one.features for one in seen]).astype(np.int64)[places]
        self.values = np.concatenate([one.values for one in seen])[places]

    def spread(self) -> Floats:
        """How much each input differs from position to position; 1 for what is there or not, 0 for what never is."""
        n = len(self.begins) - 1
        mean = np.bincount(self.features, self.values, self.inputs) / n
        square = np.bincount(self.features, self.values**2, self.inputs) / n
        highest = np.zeros(self.inputs)
        np.maximum.at(highest, self.features, np.abs(self.values))
        return np.where(highest <= 1, highest, np.sqrt(np.maximum(square - mean**2, 0))).astype(np.float32)

    def measure(self, network: Network) -> None:
        """From now on values are measured in the spread that the network knows, and lie where it reckons."""
        self.xp = network.xp
        self.places = self.xp.asarray(self.where * self.inputs + self.features)
        self.values = self.xp.asarray(self.values / network.spread[self.features])

    def lines(self, first: int) -> Floats:
        """A batch of positions, with a place for every input."""
        last = min(first + BATCH, len(self.begins) - 1)
        part = slice(int(self.begins[first]), int(self.begins[last]))
        size = (last - first) * self.inputs
        flat = self.xp.bincount(self.places[part] - first * self.inputs, self.values[part], size)
        lines: Floats = flat.reshape(last - first, self.inputs).astype(np.float32)
        return lines
