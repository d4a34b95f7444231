"""Many games at once: the same games as one by one, with rewards, new deals and refusals."""

from __future__ import annotations

import numpy as np
import pytest

import brettwerk
from brettwerk.envs.table import Table
from brettwerk.envs.vector import VectorEnv
from brettwerk.kernel.errors import BadOption, IllegalAction
from brettwerk.kernel.rng import Rng

TABLES = [
    (id, players)
    for id in brettwerk.games()
    for players in range(brettwerk.game(id).min_players, brettwerk.game(id).max_players + 1)
]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_batch_plays_the_same_games_as_single_tables(id: str, players: int) -> None:
    """Two games side by side with tables dealt from the same seeds, past the end of the first games."""
    number = 3
    games = VectorEnv(id, number, players=players, seed=9)
    seeds = Rng(9, 31)
    tables = [Table(id, players) for _ in range(number)]
    for table in tables:
        table.deal(int(seeds.seed()))
    random = np.random.default_rng(1)
    finished = steps = 0
    while finished < number:
        steps += 1
        for i, table in enumerate(tables):
            assert games.seats[i] == table.seat
            if steps % 9 == 0:
                assert np.array_equal(games.observations[i], table.observation(table.seat))
            assert np.array_equal(games.masks[i], table.mask(table.seat))
        chosen = np.array([random.choice(np.flatnonzero(mask)) for mask in games.masks])
        games.step(chosen)
        for i, table in enumerate(tables):
            table.play(int(chosen[i]))
            assert games.over[i] == table.over
            assert games.rewards[i].tolist() == (table.rewards() if table.over else [0.0] * players)
            if table.over:
                finished += 1
                table.deal(int(seeds.seed()))


def test_random_steps_go_on_for_ever() -> None:
    games = VectorEnv("lignum", 16, players=4, options={"level": "expert"}, reward="margin", seed=2)
    ended = 0
    for _ in range(400):
        games.random_step()
        over = games.over.astype(bool)
        ended += int(over.sum())
        assert np.all(games.masks.sum(axis=1) >= 1)
        assert np.all(games.rewards[~over] == 0)
        assert np.all(games.lengths[over] > 50)
    assert ended >= 16


def test_equal_seeds_are_equal_games() -> None:
    pair = [VectorEnv("hoyuk", 4, players=3, seed=seed) for seed in (7, 7, 8)]
    for games in pair:
        for _ in range(60):
            games.random_step()
    assert np.array_equal(pair[0].observations, pair[1].observations)
    assert not np.array_equal(pair[0].observations, pair[2].observations)


def test_an_illegal_action_plays_nothing() -> None:
    games = VectorEnv("caylus1303", 3, players=2, seed=1)
    before = games.observations.copy()
    good = games.masks.argmax(axis=1)
    for bad in (int(games.masks[2].argmin()), -1, 100_000):
        with pytest.raises(IllegalAction, match="game 2"):
            games.step([*good[:2].tolist(), bad])
        assert np.array_equal(games.observations, before)
    with pytest.raises(BadOption, match="2 actions for 3 games"):
        games.step(good[:2])
    with pytest.raises(BadOption, match="at least one"):
        VectorEnv("lignum", 0)
    games.step(good)
    assert not np.array_equal(games.observations, before)


def test_the_arrays_are_windows_that_nobody_writes() -> None:
    games = VectorEnv("glasstrasse", 2, players=2, seed=1)
    seen = games.observations
    before = seen.copy()
    games.random_step()
    assert not np.array_equal(seen, before), "the array shows the new position without being asked for again"
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1
