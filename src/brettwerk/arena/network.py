"""A network while it learns: numbers with a point, batches, gradients. Games use it as whole numbers (`kernel.net`)."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.net import COARSE, FINE, HEAD, put_behind, unpaired

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

CELLS = 64
RATE = 5e-4  # how far one batch moves the numbers
DECAY = 0.003  # how fast numbers that are of no use fade
STEADY = 0.001  # how fast what games use follows what is learned: a mean over some thousand batches
FADING = (0.9, 0.999)  # what Adam remembers of former gradients and of their squares
SURPRISE = 5.0  # points beyond what winning counts for; no error counts for more


class Network:
    """One hidden layer, and what each input is worth by itself. Inputs are measured in their own spread."""

    def __init__(
        self, inputs: int, spread: Floats, seed: int, victory: float = 0.0, cells: int = CELLS, gpu: bool = False
    ) -> None:
        luck = np.random.default_rng(seed)
        self.gpu = gpu
        self.spread = np.where(spread > 0, spread, 1).astype(np.float32)
        self.rows: Floats = (0.15 * luck.standard_normal((inputs, cells))).astype(np.float32)
        self.rows[spread == 0] = 0  # what was never seen means nothing
        self.begins: Floats = np.zeros(cells, np.float32)
        self.worth: Floats = (0.05 * luck.standard_normal(cells)).astype(np.float32)
        self.alone: Floats = np.zeros(inputs, np.float32)
        self.limit = SURPRISE + victory
        self.fresh = True
        self.forget()

    @property
    def xp(self) -> Any:
        """Where it reckons: NumPy or, on a graphics card, CuPy, which has the same functions."""
        return arrays(self.gpu)

    def forget(self) -> None:
        """Begins to learn: no gradient is known."""
        self.rows, self.begins, self.worth, self.alone = (self.xp.asarray(part) for part in self.parts)
        self.batches = 0
        self.means = [self.xp.zeros_like(part) for part in self.parts]
        self.squares = [self.xp.zeros_like(part) for part in self.parts]
        self.steady = [part.copy() for part in self.parts]

    @property
    def parts(self) -> list[Floats]:
        """All that is learned."""
        return [self.rows, self.begins, self.worth, self.alone]

    def look(self, seen: Floats) -> tuple[Floats, Floats]:
        """The cells for some positions, a line each, and what they are foretold."""
        cells = self.xp.maximum(seen @ self.rows + self.begins, 0)
        return cells, cells @ self.worth + seen @ self.alone

    def learn(self, sides: list[Floats], due: Floats) -> Any:
        """One batch: what one side is foretold beyond the other (alone: what it is) comes nearer to what was due.

        Returns the mean square of the errors there were.
        """
        error = -self.xp.asarray(due)
        looks = [self.look(seen) for seen in sides]
        for sign, (_, value) in zip((1, -1), looks):
            error = error + sign * value
        push = self.xp.clip(error, -self.limit, self.limit) / len(due)
        gradients = [self.xp.zeros_like(part) for part in self.parts]
        for sign, seen, (cells, _) in zip((1, -1), sides, looks):
            back = sign * push[:, None] * self.worth * (cells > 0)
            for gradient, more in zip(
                gradients, (seen.T @ back, back.sum(0), sign * (cells.T @ push), sign * (seen.T @ push))
            ):
                gradient += more
        self.step(gradients)
        return (error**2).mean()

    def step(self, gradients: list[Floats]) -> None:
        """Adam, with decay."""
        self.batches += 1
        slow, slower = FADING
        pace = max(STEADY, 1 / self.batches) if self.fresh else STEADY
        for part, gradient, mean, square, steady in zip(self.parts, gradients, self.means, self.squares, self.steady):
            mean += (1 - slow) * (gradient - mean)
            square += (1 - slower) * (gradient**2 - square)
            size = self.xp.sqrt(square / (1 - slower**self.batches)) + 1e-8
            part -= RATE * (mean / (1 - slow**self.batches) / size + DECAY * part)
            steady += pace * (part - steady)

    # -- as whole numbers ----------------------------------------------------------------------------------------------

    def numbers(self) -> tuple[Ints, Ints]:
        """What each input is worth by itself, and the lines of the table: beginnings, worth, then one per input."""
        rows, begins, worth, alone = (np.array(part.tolist()) for part in self.steady)
        fine = float(1 << int(FINE))
        lines = [begins * fine, worth * 1000 * (1 << int(COARSE)), *(rows / self.spread[:, None] * fine)]
        return whole(alone / self.spread * 1000), whole(np.array(lines))

    def take(self, alone: Ints, lines: Ints) -> None:
        """Goes on from numbers that were kept; cells beyond those are worth nothing yet."""
        fine = float(1 << int(FINE))
        known = lines.shape[1]
        self.alone[:] = self.xp.asarray(alone / 1000 * self.spread)
        self.begins[:known] = self.xp.asarray(lines[0] / fine)
        self.worth[:] = 0
        self.worth[:known] = self.xp.asarray(lines[1] / 1000 / (1 << int(COARSE)))
        self.rows[:, :known] = self.xp.asarray(lines[2:] / fine * self.spread[:, None])
        self.fresh = False
        self.forget()


def arrays(gpu: bool) -> Any:
    """NumPy or CuPy."""
    if not gpu:
        return np
    try:
        return importlib.import_module("cupy")
    except ImportError:
        raise BadOption("CuPy is not installed; install brettwerk[gpu] on a machine with a graphics card") from None


def whole(numbers: npt.NDArray[np.floating]) -> Ints:
    """The nearest whole numbers."""
    return np.round(numbers).astype(np.int64)


def vector(weights: list[int], inputs: int, first: int, alone: Ints, lines: Ints) -> list[int]:
    """Weights with a network behind them, as games use them."""
    own = [*weights, *[0] * (inputs - len(weights))]
    own = own[:first] + [n + int(more) for n, more in zip(own[first:], alone)]
    begins, worth, *rows = lines.tolist()
    return put_behind(own, first, begins, worth, [n for row in rows for n in row])


def apart(insight: list[int], weights: list[int], inputs: int) -> tuple[Ints, Ints]:
    """What `vector` put together."""
    cells, first = insight[inputs], insight[inputs + 1]
    own = np.array([*weights, *[0] * (inputs - len(weights))])
    rest = insight[inputs + int(HEAD) :]
    half = cells // 2
    lines = [*unpaired(rest[:half]), *rest[half : half + cells], *unpaired(rest[half + cells :])]
    return np.array(insight[first:inputs]) - own[first:], np.array(lines).reshape(-1, cells)


def write_net(path: Path, first: int, alone: Ints, lines: Ints) -> None:
    """The network as the game's table."""
    names = ["begins", "worth", *(str(feature) for feature in range(first, first + len(alone)))]
    header = ",".join(["feature", "alone", *(f"cell{n}" for n in range(1, lines.shape[1] + 1))])
    rows = (
        ",".join([name, str(own), *(str(n) for n in line)])
        for name, own, line in zip(names, [0, 0, *alone.tolist()], lines.tolist())
    )
    path.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
