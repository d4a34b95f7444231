"""One game as every environment sees it: numbered actions, rows of numbers as observations, rewards at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.envs.batch import reward_of
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Value
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.state import State
from brettwerk.seats.encoding import Mask, Observation, encoding

REWARDS = ["win", "margin", "score"]
"""What the end of a game can be worth, see `docs/environments.md`."""
SEED_BITS = 62


def reward_number(reward: str | None, players: int) -> int:
    """Which reward is meant: by default the share of the win, for a single player the score."""
    if reward is None:
        return REWARDS.index("win" if players > 1 else "score")
    if reward not in REWARDS:
        raise BadOption(f"reward {reward!r} is not one of {', '.join(REWARDS)}")
    return REWARDS.index(reward)


class Table:
    """A game that is played on: copies and pickles keep the position."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str | None = None,
    ) -> None:
        self.game = brettwerk.game(game)
        self.encoding = encoding(game)
        self.actions = self.encoding.actions
        self.players = default_players(game) if players is None else players
        self.options = self.game.complete(self.players, options or {})
        self.reward = reward_number(reward, self.players)
        self.state: State | None = None

    def deal(self, seed: int) -> None:
        """Starts a new game."""
        self.state = self.game.new(self.players, seed, self.options)

    @property
    def position(self) -> State:
        """The running game."""
        if self.state is None:
            raise BadOption("no game is running: call reset() first")
        return self.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def seat(self) -> int:
        """The seat that decides: where several may at once, the lowest of them."""
        return int(first_to_act(self.position))

    def observation(self, seat: int) -> Observation:
        """What a seat knows."""
        return self.encoding.encode_state(self.position, seat)

    def mask(self, seat: int) -> Mask:
        """The actions that a seat has now."""
        return self.actions.mask(self.position.legal(seat))

    def play(self, index: int) -> None:
        """Plays a numbered action for the seat that decides."""
        self.position.apply(self.seat, self.actions.action(index))

    def rewards(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return [reward_of(self.position, seat, self.reward) for seat in range(self.players)]

    def cells(self) -> npt.NDArray[np.int64]:
        """A copy of the whole position, hidden things included."""
        return np.frombuffer(memoryview(self.position.v), np.int64).copy()

    def blank(self) -> Table:
        """A table for the same game on which nothing is dealt yet."""
        other: Table = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.state = None
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """A table with a copy of the position; game, encoding and options are shared, since they never change."""
        other = self.blank()
        other.state = None if self.state is None else self.state.clone()
        return other

    def __getstate__(self) -> dict[str, Any]:
        """All that a copy needs: what was asked for and the cells of the position."""
        return {
            "game": self.game.id,
            "players": self.players,
            "options": self.options,
            "reward": REWARDS[self.reward],
            "cells": None if self.state is None else bytes(memoryview(self.state.v)),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A table with the same position."""
        self.__init__(kept["game"], kept["players"], kept["options"], kept["reward"])  # type: ignore[misc]
        if kept["cells"] is not None:
            self.state = self.game.revive(vec[i64](memoryview(kept["cells"]).cast("q")))


def default_players(game: str) -> int:
    """Two players where nothing else is said, or as few as the game allows."""
    return max(2, brettwerk.game(game).min_players)


def seed_from(random: np.random.Generator) -> int:
    """A seed for a game."""
    return int(random.integers(0, (1 << SEED_BITS) - 1))
