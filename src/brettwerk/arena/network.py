"""A network while it learns: numbers with a point, batches, gradients. Games use it as whole numbers (`kernel.net`)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from brettwerk.kernel.net import COARSE, FINE

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

CELLS = 32
RATE = 5e-4  # how far one batch moves the numbers
DECAY = 0.003  # how fast numbers that are of no use fade
STEADY = 0.001  # how fast what games use follows what is learned: a mean over some thousand batches
FADING = (0.9, 0.999)  # what Adam remembers of former gradients and of their squares
SURPRISE = 5.0  # points beyond what winning counts for; no error counts for more


class Network:
    """One hidden layer, and what each input is worth by itself. Inputs are measured in their own spread."""

    def __init__(self, inputs: int, spread: Floats, seed: int, victory: float = 0.0) -> None:
        luck = np.random.default_rng(seed)
        self.spread = np.where(spread > 0, spread, 1).astype(np.float32)
        self.rows: Floats = (0.15 * luck.standard_normal((inputs, CELLS))).astype(np.float32)
        self.rows[spread == 0] = 0  # what was never seen means nothing
        self.begins: Floats = np.zeros(CELLS, np.float32)
        self.worth: Floats = (0.05 * luck.standard_normal(CELLS)).astype(np.float32)
        self.alone: Floats = np.zeros(inputs, np.float32)
        self.limit = SURPRISE + victory
        self.fresh = True
        self.forget()

    def forget(self) -> None:
        """Begins to learn: no gradient is known."""
        self.batches = 0
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steady = [part.copy() for part in self.parts]

    @property
    def parts(self) -> list[Floats]:
        """All that is learned."""
        return [self.rows, self.begins, self.worth, self.alone]

    def look(self, seen: Floats) -> tuple[Floats, Floats]:
        """The cells for some positions, a line each, and what they are foretold."""
        cells = np.maximum(seen @ self.rows + self.begins, 0)
        return cells, cells @ self.worth + seen @ self.alone

    def learn(self, sides: list[Floats], due: Floats) -> float:
        """One batch: what one side is foretold beyond the other (alone: what it is) comes nearer to what was due.

        Returns the mean square of the errors there were.
        """
        error = -due
        looks = [self.look(seen) for seen in sides]
        for sign, (_, value) in zip((1, -1), looks):
            error = error + sign * value
        push = np.clip(error, -self.limit, self.limit) / len(due)
        gradients = [np.zeros_like(part) for part in self.parts]
        for sign, seen, (cells, _) in zip((1, -1), sides, looks):
            back = sign * push[:, None] * self.worth * (cells > 0)
            for gradient, more in zip(
                gradients, (seen.T @ back, back.sum(0), sign * (cells.T @ push), sign * (seen.T @ push))
            ):
                gradient += more
        self.step(gradients)
        return float(np.mean(error**2))

    def step(self, gradients: list[Floats]) -> None:
        """Adam, with decay."""
        self.batches += 1
        slow, slower = FADING
        pace = max(STEADY, 1 / self.batches) if self.fresh else STEADY
        for part, gradient, mean, square, steady in zip(self.parts, gradients, self.means, self.squares, self.steady):
            mean += (1 - slow) * (gradient - mean)
            square += (1 - slower) * (gradient**2 - square)
            size = np.sqrt(square / (1 - slower**self.batches)) + 1e-8
            part -= RATE * (mean / (1 - slow**self.batches) / size + DECAY * part)
            steady += pace * (part - steady)

    # -- as whole numbers ----------------------------------------------------------------------------------------------

    def numbers(self) -> tuple[Ints, Ints]:
        """What each input is worth by itself, and the lines of the table: beginnings, worth, then one per input."""
        rows, begins, worth, alone = self.steady
        fine = float(1 << int(FINE))
        lines = [begins * fine, worth * 1000 * (1 << int(COARSE)), *(rows / self.spread[:, None] * fine)]
        return whole(alone / self.spread * 1000), whole(np.array(lines))

    def take(self, alone: Ints, lines: Ints) -> None:
        """Goes on from numbers that were kept."""
        fine = float(1 << int(FINE))
        self.alone = (alone / 1000 * self.spread).astype(np.float32)
        self.begins = (lines[0] / fine).astype(np.float32)
        self.worth = (lines[1] / 1000 / (1 << int(COARSE))).astype(np.float32)
        self.rows = (lines[2:] / fine * self.spread[:, None]).astype(np.float32)
        self.fresh = False
        self.forget()


def whole(numbers: npt.NDArray[np.floating]) -> Ints:
    """The nearest whole numbers."""
    return np.round(numbers).astype(np.int64)


def vector(weights: list[int], inputs: int, first: int, alone: Ints, lines: Ints) -> list[int]:
    """Weights with a network behind them, as games use them."""
    own = [*weights, *[0] * (inputs - len(weights))]
    own = own[:first] + [n + int(more) for n, more in zip(own[first:], alone)]
    return [*own, lines.shape[1], first, *(int(n) for n in lines.ravel())]


def apart(insight: list[int], weights: list[int], inputs: int) -> tuple[Ints, Ints]:
    """What `vector` put together."""
    cells, first = insight[inputs], insight[inputs + 1]
    own = np.array([*weights, *[0] * (inputs - len(weights))])
    return np.array(insight[first:inputs]) - own[first:], np.array(insight[inputs + 2 :]).reshape(-1, cells)


def write_net(path: Path, first: int, alone: Ints, lines: Ints) -> None:
    """The network as the game's table."""
    names = ["begins", "worth", *(str(feature) for feature in range(first, first + len(alone)))]
    header = ",".join(["feature", "alone", *(f"cell{n}" for n in range(1, lines.shape[1] + 1))])
    rows = (
        ",".join([name, str(own), *(str(n) for n in line)])
        for name, own, line in zip(names, [0, 0, *alone.tolist()], lines.tolist())
    )
    path.write_text("\n".join([header, *rows]) + "\n", encoding="utf-8")
