"""Gymnasium environments: one seat is yours, bots play the others.

Importing this registers them: `gymnasium.make("brettwerk/Glasstrasse-v0")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from brettwerk import bots
from brettwerk.envs.drawing import draw_picture, draw_text
from brettwerk.envs.table import Table, seed_from
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Value
from brettwerk.seats import observe
from brettwerk.seats.encoding import Mask, Observation

IDS = {"glasstrasse": "Glasstrasse", "caylus1303": "Caylus1303", "hoyuk": "Hoyuk", "lignum": "Lignum"}


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game seen from one seat, with bots in the others.

    The mask of legal actions is in `info["action_mask"]` and `action_masks()`. An action that is not legal ends the
    episode with the reward `illegal`, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Value] | None = None,
        reward: str | None = None,
        illegal: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, reward)
        others = self.table.players - 1
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadOption(f"seat {seat} is not one of 0 to {others}; without it the seat changes from game to game")
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadOption(f"{len(self.opponents)} opponents named, but {others} seats are theirs")
        for name in self.opponents:
            bots.make(name, 0)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadOption(f"render_mode {render_mode!r} is not one of {', '.join(self.metadata['render_modes'])}")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.render_mode = render_mode
        found = self.table.encoding
        self.observation_space = spaces.Box(found.low, found.high, dtype=np.int16)
        self.action_space = spaces.Discrete(found.actions.size)
        self.minds: dict[int, bots.Bot] = {}
        self.ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game and plays on to the first decision of the own seat."""
        super().reset(seed=seed)
        while True:
            self.table.deal(seed_from(self.np_random))
            self.seat = int(self.np_random.integers(self.table.players)) if self.fixed_seat is None else self.fixed_seat
            seats = [other for other in range(self.table.players) if other != self.seat]
            self.minds = {
                other: bots.make(name, seed_from(self.np_random)) for other, name in zip(seats, self.opponents)
            }
            self.ended = False
            self._play_others()
            if not self.table.over:
                return self.table.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action and then the others, up to the next own decision."""
        if self.ended:
            raise BadOption("the game has ended: call reset() first")
        index = int(action)
        state = self.table.position
        if index not in self.action_space or not self.table.mask(self.seat)[index]:
            self.ended = True
            reason = str(self.table.game.illegal(state, self.seat, self.table.actions.action(index)))
            return self.table.observation(self.seat), self.illegal, True, False, {**self._info(), "illegal": reason}
        state.apply(self.seat, self.table.actions.action(index))
        self._play_others()
        self.ended = self.table.over
        reward = self.table.rewards()[self.seat] if self.ended else 0.0
        return self.table.observation(self.seat), reward, self.ended, False, self._info()

    def action_masks(self) -> Mask:
        """The legal actions, as MaskablePPO asks for them."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The public table as text or as a picture."""
        if self.render_mode is None:
            raise BadOption(f"nothing to render: give render_mode as one of {', '.join(self.metadata['render_modes'])}")
        draw = draw_picture if self.render_mode == "rgb_array" else draw_text
        return draw(self.table.position)

    def _play_others(self) -> None:
        """Bots decide until the own seat has to, or the game is over."""
        state = self.table.position
        while not state.over:
            deciding = state.to_act()
            if self.seat in deciding:
                return
            state.apply(deciding[0], self.minds[deciding[0]].choose(observe(state, deciding[0])))

    def _info(self) -> dict[str, Any]:
        """What goes along with an observation."""
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat}


for game, name in IDS.items():
    gymnasium.register(id=f"brettwerk/{name}-v0", entry_point="brettwerk.envs.gymnasium:SeatEnv", kwargs={"game": game})
