"""The PettingZoo environments under PettingZoo's own tests, for every game and every number of players."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import brettwerk
from brettwerk.envs import pettingzoo as envs
from brettwerk.envs.pettingzoo import BrettwerkEnv, Version
from brettwerk.kernel.errors import BadOption, IllegalAction

TABLES = [
    (id, players)
    for id in brettwerk.games()
    for players in range(brettwerk.game(id).min_players, brettwerk.game(id).max_players + 1)
]
OPTIONS: dict[str, dict[str, Any]] = {
    "glasstrasse": {"introductory": True, "closed_repeats": True},
    "caylus1303": {"layout": "first_game", "open_scores": True},
    "hoyuk": {"mode": "expert", "joker_split": "ask", "return_order": "choose"},
    "lignum": {"level": "planned_work", "second_edition": True},
}


def version(id: str) -> Version:
    found = getattr(envs, f"{id}_v0")
    assert isinstance(found, Version)
    return found


def play_on(env: BrettwerkEnv, steps: int, seed: int) -> None:
    """Random legal actions, until the game is over."""
    random = np.random.default_rng(seed)
    for _ in range(steps):
        if all(env.terminations.values()):
            return
        env.step(int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_api_test(id: str, players: int) -> None:
    api_test(version(id).env(players=players), num_cycles=200)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("id", brettwerk.games())
def test_the_api_test_with_options(id: str) -> None:
    api_test(version(id).env(players=3, options=OPTIONS[id], reward="margin"), num_cycles=200)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_seed_test(id: str, players: int) -> None:
    seed_test(lambda: version(id).env(players=players), num_cycles=100)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_render_test(id: str, players: int) -> None:
    render_test(lambda render_mode: version(id).env(players=players, render_mode=render_mode))


@pytest.mark.parametrize("id", brettwerk.games())
def test_another_seed_deals_another_game(id: str) -> None:
    env = version(id).raw_env(players=3)
    env.reset(seed=1)
    first = env.state()
    env.reset()
    second = env.state()
    env.reset(seed=1)
    assert np.array_equal(env.state(), first)
    assert not np.array_equal(second, first)
    env.reset()
    assert np.array_equal(env.state(), second)


@pytest.mark.parametrize("id", brettwerk.games())
@pytest.mark.parametrize("wrapped", [False, True])
def test_copies_and_pickles_keep_the_game(id: str, wrapped: bool) -> None:
    env: Any = version(id).env(players=2) if wrapped else version(id).raw_env(players=2)
    env.reset(seed=5)
    play_on(env.unwrapped, 40, 1)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env.unwrapped.clone()]
    before = env.state()
    for other in copies:
        assert np.array_equal(other.state(), before)
        assert other.agent_selection == env.agent_selection
        play_on(other.unwrapped, 30, 2)
    assert np.array_equal(env.state(), before), "playing on a copy must not change the original"
    play_on(env.unwrapped, 30, 2)
    for other in copies:
        assert np.array_equal(other.state(), env.state()), "equal actions must lead to equal games"


def test_secret_choices_stay_secret_although_they_are_made_in_turn() -> None:
    """Two games that differ only in the cards the first seat has chosen look the same to the second."""
    seen = []
    for skip in (0, 5):
        env = envs.glasstrasse_v0.raw_env(players=2)
        env.reset(seed=6)
        while env.agent_selection == "player_0":
            env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[skip]))
        seen.append((env.observe("player_0")["observation"], env.observe("player_1")["observation"]))
    (own, other), (own_too, other_too) = seen
    assert not np.array_equal(own, own_too)
    assert np.array_equal(other, other_too)


def finish(id: str, players: int, reward: str | None, seed: int) -> BrettwerkEnv:
    env = version(id).raw_env(players=players, reward=reward)
    env.reset(seed=seed)
    play_on(env, 10_000, seed)
    assert all(env.terminations.values())
    return env


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_rewards_are_shares_of_the_win(id: str, players: int) -> None:
    env = finish(id, players, None, 3)
    state = env.table.position
    winners = state.winners()
    for seat, agent in enumerate(env.possible_agents):
        if players == 1:
            assert env.rewards[agent] == state.scores()[seat].total
        else:
            assert env.rewards[agent] == ((seat in winners) / len(winners))


@pytest.mark.parametrize("id", brettwerk.games())
def test_rewards_can_be_margins_or_points(id: str) -> None:
    for players in (2, 3):
        points = [score.total for score in finish(id, players, "margin", 4).table.position.scores()]
        for seat, margin in enumerate(finish(id, players, "margin", 4).rewards.values()):
            assert margin == points[seat] - max(points[:seat] + points[seat + 1 :])
        assert list(finish(id, players, "score", 4).rewards.values()) == points


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadOption, match="not one of win, margin, score"):
        envs.lignum_v0.env(reward="fame")
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        envs.lignum_v0.env(players=5)
    with pytest.raises(BadOption, match="no option 'dragons'"):
        envs.lignum_v0.env(options={"dragons": True})
    with pytest.raises(BadOption, match="not one of human, ansi, rgb_array"):
        envs.lignum_v0.env(render_mode="hologram")
    env = envs.lignum_v0.raw_env()
    env.reset(seed=1)
    before = env.state()
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    with pytest.raises(BadOption, match="not an action of lignum"):
        env.step(99_999)
    assert np.array_equal(env.state(), before)
