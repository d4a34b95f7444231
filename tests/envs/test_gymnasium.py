"""The Gymnasium environments under Gymnasium's own checks, and against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import brettwerk
from brettwerk.envs.gymnasium import IDS, SeatEnv
from brettwerk.kernel.errors import BadOption

GAMES = brettwerk.games()


def play(env: Any, seed: int, mind: np.random.Generator) -> tuple[float, int]:
    """A whole game with random legal actions: reward and number of own decisions."""
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        steps += 1
        _, reward, ended, cut, info = env.step(mind.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
        if ended:
            return float(reward), steps
        assert reward == 0


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("id", GAMES)
def test_gymnasiums_own_checks(id: str) -> None:
    env = gymnasium.make(f"brettwerk/{IDS[id]}-v0", players=2, opponents="random", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("id", GAMES)
def test_whole_games_against_bots(id: str) -> None:
    game = brettwerk.game(id)
    opponents = ["greedy", "random", "random", "random"][: game.max_players - 1]
    env = SeatEnv(id, players=game.max_players, opponents=opponents)
    reward, steps = play(env, 1, np.random.default_rng(1))
    state = env.table.position
    assert state.over
    assert reward == ((env.seat in state.winners()) / len(state.winners()))
    assert steps > 10


def test_equal_seeds_are_equal_games() -> None:
    rewards = []
    for _ in range(2):
        env = SeatEnv("glasstrasse", players=3, opponents="greedy", reward="margin")
        rewards.append([play(env, seed, np.random.default_rng(seed)) for seed in (4, 5)])
    assert rewards[0] == rewards[1]


def test_the_seat_changes_unless_it_is_fixed() -> None:
    env = SeatEnv("lignum", players=4, opponents="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}
    env = SeatEnv("lignum", players=4, opponents="random", seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_illegal_action_ends_the_episode() -> None:
    env = SeatEnv("caylus1303", opponents="random", illegal=-2.5)
    _, info = env.reset(seed=1)
    assert np.array_equal(info["action_mask"].astype(bool), env.action_masks())
    _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended) == (-2.5, True)
    assert info["illegal"]
    with pytest.raises(BadOption, match="call reset"):
        env.step(0)


def test_solo_plays_for_points() -> None:
    env = SeatEnv("glasstrasse", players=1)
    reward, _ = play(env, 3, np.random.default_rng(3))
    assert reward == env.table.position.scores()[0].total


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadOption, match="0 to 1"):
        SeatEnv("lignum", players=2, seat=2)
    with pytest.raises(BadOption, match="1 opponents named, but 2"):
        SeatEnv("lignum", players=3, opponents=["random"])
    with pytest.raises(BadOption, match="no bot 'oracle'"):
        SeatEnv("lignum", opponents="oracle")
