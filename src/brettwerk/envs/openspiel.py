"""OpenSpiel games: importing this registers `brettwerk_glasstrasse(players=3)` and the other three.

Chance is one node at the root: it picks one of the `deals`, and everything behind it follows from the deal and the
actions. Where several seats choose secretly at once, they are asked one after the other and learn nothing in between.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import brettwerk
from brettwerk.envs.table import Table
from brettwerk.kernel.game import Setting
from brettwerk.kernel.rng import MAX_SEED, Rng
from brettwerk.seats import imagine, observe

DEALS = 10_000
"""How many deals chance picks from, unless the parameter `deals` says otherwise."""
MAX_LENGTH = 20_000
MIN_SCORE, MAX_SCORE = -200.0, 2000.0


def is_number(setting: Setting) -> bool:
    """Whether a setting offers numbers beside a word: OpenSpiel wants one type, so 0 stands for what is usual."""
    return setting.choices is not None and any(choice.isdigit() for choice in setting.choices)


def game_type(game: str, players: int = 2) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game; a single player plays for points, several for shares of the win."""
    found = brettwerk.game(game)
    kinds = pyspiel.GameType
    parameters: dict[str, Any] = {"players": max(2, found.min_players), "deals": DEALS}
    parameters.update({setting.name: 0 if is_number(setting) else setting.default for setting in found.settings})
    return pyspiel.GameType(
        short_name=f"brettwerk_{game}",
        long_name=f"Brettwerk {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=found.max_players,
        min_num_players=found.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class BrettwerkGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its players and options."""

    id = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = dict(parameters or {})
        found = brettwerk.game(self.id)
        players = int(chosen.get("players", max(2, found.min_players)))
        self.deals = int(chosen.get("deals", DEALS))
        options = {setting.name: chosen[setting.name] for setting in found.settings if setting.name in chosen}
        for setting in found.settings:
            if is_number(setting) and options.get(setting.name) == 0:
                options[setting.name] = setting.default
        self.table = Table(self.id, players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0 if players > 1 else MIN_SCORE,
            max_utility=1.0 if players > 1 else MAX_SCORE,
            utility_sum=1.0 if players > 1 else None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(self.id, players), info, chosen)

    def new_initial_state(self) -> BrettwerkState:
        """The node where chance picks the deal."""
        return BrettwerkState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BrettwerkObserver:
        """What makes observations of states."""
        return BrettwerkObserver(self.table, iig_obs_type, params)


class BrettwerkState(pyspiel.State):  # type: ignore[misc]
    """A position. `resample_from_infostate` gives one that the player cannot tell from it: search without cheating."""

    def __init__(self, game: BrettwerkGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.table = game.table.blank()
        self.memory = [b""] * self.table.players
        """Per player a digest of what it saw and did at its decisions."""

    def current_player(self) -> int:
        """Who decides: chance, a player, or nobody any more."""
        if self.table.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The numbered actions of a player, in ascending order."""
        return sorted(self.table.actions.index(act) for act in self.table.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each equally likely."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        """Deals, or plays an action of the current player."""
        if self.table.state is None:
            self.table.deal(int(action))
            return
        player = self.table.seat
        seen = observe(self.table.position, player).observation
        self.memory[player] = digest(self.memory[player], seen, int(action).to_bytes(4, "little"))
        self.table.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in the notation."""
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.actions.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.state is not None and self.table.over

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing as long as it is not over."""
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.players

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen and done so far, as a digest, with what it sees now."""
        player = self.current_player() if player is None else player
        if self.table.state is None:
            return "before the deal"
        return f"{player} {self.memory[player].hex()} {self.observation_string(player)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, as a digest: equal exactly where it sees the same."""
        player = self.current_player() if player is None else player
        if self.table.state is None:
            return "before the deal"
        return digest(observe(self.table.position, player).observation).hex()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> BrettwerkState:
        """A position in which what this player may not know is guessed anew."""
        other: BrettwerkState = self.clone()
        luck = Rng(int(rng() * MAX_SEED), 33)
        other.table.state = imagine(observe(self.table.position, player), luck)
        return other

    def __str__(self) -> str:
        """The position in short: for comparing, not for people."""
        return "before the deal" if self.table.state is None else f"{self.table.game.id} {self.table.position.key()}"


class BrettwerkObserver:
    """Observations for OpenSpiel: the numbers of the encoding, each divided by its scale."""

    def __init__(self, table: Table, kind: Any, parameters: Any) -> None:
        if parameters:
            raise ValueError(f"observations have no parameters, but {parameters} were given")
        self.encoding = table.encoding
        self.perfect_recall = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(self.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BrettwerkState, player: int) -> None:
        """Fills the tensor with what a player sees."""
        self.tensor.fill(0)
        if state.table.state is not None:
            self.tensor[:] = state.table.observation(player) / self.encoding.scale

    def string_from(self, state: BrettwerkState, player: int) -> str:
        """What a player sees, or with perfect recall all it has seen, as a digest."""
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def digest(*parts: bytes) -> bytes:
    """A short fingerprint."""
    found = hashlib.blake2b(digest_size=16)
    for part in parts:
        found.update(part)
    return found.digest()


class GlasstrasseGame(BrettwerkGame):
    """Glasstraße."""

    id = "glasstrasse"


class CaylusGame(BrettwerkGame):
    """Caylus 1303."""

    id = "caylus1303"


class HoyukGame(BrettwerkGame):
    """Höyük."""

    id = "hoyuk"


class LignumGame(BrettwerkGame):
    """Lignum."""

    id = "lignum"


for made in (GlasstrasseGame, CaylusGame, HoyukGame, LignumGame):
    pyspiel.register_game(game_type(made.id), made)
