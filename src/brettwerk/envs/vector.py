"""Many games at once for training: one call steps all of them in compiled code, a game that ends is dealt anew.

games = VectorEnv("glasstrasse", number=256, players=2, seed=1)
while training:
    games.step(choose(games.observations, games.masks))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from brettwerk.envs.batch import Batch
from brettwerk.envs.table import Table
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Value
from brettwerk.kernel.rng import MAX_SEED
from brettwerk.seats.encoding import flat


class VectorEnv:
    """A number of games of one kind. The arrays are windows on the engine's memory: each step changes them in place."""

    def __init__(
        self,
        game: str,
        number: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str | None = None,
        seed: int = 0,
    ) -> None:
        if number < 1:
            raise BadOption(f"number is {number}, but at least one game is needed")
        if not 0 <= seed <= MAX_SEED:
            raise BadOption(f"seed {seed} is not a number from 0 to {MAX_SEED}")
        table = Table(game, players, options, reward)
        self.table = table
        self.encoding = table.encoding
        self.actions = table.actions
        self.number = number
        self.players = table.players
        self.batch = Batch(
            table.game,
            table.players,
            table.options,
            table.encoding.encoder,
            flat([table.actions.offsets]),
            flat([table.actions.all]),
            number,
            seed,
            table.reward,
        )
        batch = self.batch
        self.observations = np.frombuffer(memoryview(batch.observations), np.int16).reshape(number, self.encoding.size)
        """What the deciding seat of each game knows."""
        self.masks = np.frombuffer(memoryview(batch.masks), np.int8).reshape(number, self.actions.size)
        """The actions it has."""
        self.seats = np.frombuffer(memoryview(batch.seats), np.int64)
        """Which seat decides in each game."""
        self.rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(number, self.players)
        """What a game that has just ended was worth to each seat, else 0."""
        self.over = np.frombuffer(memoryview(batch.over), np.uint8)
        """1 where the last step ended a game: observation and mask are those of the next one already."""
        self.lengths = np.frombuffer(memoryview(batch.lengths), np.int64)
        """Actions so far in each game; where one has just ended, all of it."""

    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Plays one action in every game; if one is not legal it raises IllegalAction and plays none."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.number:
            raise BadOption(f"{len(chosen)} actions for {self.number} games")
        self.batch.step(chosen)

    def random_step(self) -> None:
        """Plays a random legal action in every game, without leaving compiled code."""
        self.batch.random_step()
