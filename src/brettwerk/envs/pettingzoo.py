"""PettingZoo environments: agents take turns, simultaneous secret choices are made one seat after the other.

from brettwerk.envs.pettingzoo import glasstrasse_v0
env = glasstrasse_v0.env(players=3)
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from brettwerk.envs.drawing import draw_picture, draw_text
from brettwerk.envs.table import Table, seed_from
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Value

RENDER_MODES = ["human", "ansi", "rgb_array"]


class BrettwerkEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game. Observations are a dict of `observation` and `action_mask`; copies and pickles keep the position."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode {render_mode!r} is not one of {', '.join(RENDER_MODES)}")
        self.table = Table(game, players, options, reward)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        found = self.table.encoding
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(found.low, found.high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (found.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(found.actions.size) for agent in self.possible_agents}
        self.random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[dict[str, Any]]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game, numbered through."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; without a seed the next one of the last seed's row."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.table.deal(seed_from(self.random))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows, and which actions it has now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> np.ndarray[Any, Any]:
        """The whole position, hidden things included: for training with a view of everything."""
        return self.table.cells()

    def step(self, action: int | None) -> None:
        """Plays an action of the selected agent; one that is not in its mask raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} has not finished: an action is needed, not None")
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards()))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The public table: as text, as a picture, or printed."""
        if self.render_mode is None:
            raise BadOption(f"nothing to render: give render_mode as one of {', '.join(RENDER_MODES)}")
        if self.render_mode == "rgb_array":
            return draw_picture(self.table.position)
        text = draw_text(self.table.position)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def clone(self) -> BrettwerkEnv:
        """A copy that plays on by itself."""
        return copy.deepcopy(self)


class Version:
    """A version of a game's environments, called as PettingZoo's own: `env` with its checks, `raw_env` without."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(
        self,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> BrettwerkEnv:
        """The environment itself."""
        return BrettwerkEnv(self.game, players, options, reward, render_mode)

    def env(
        self,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> AECEnv[str, dict[str, Any], int]:
        """The environment with PettingZoo's checks of the order of calls."""
        return wrappers.OrderEnforcingWrapper(self.raw_env(players, options, reward, render_mode))


glasstrasse_v0 = Version("glasstrasse")
caylus1303_v0 = Version("caylus1303")
hoyuk_v0 = Version("hoyuk")
lignum_v0 = Version("lignum")
