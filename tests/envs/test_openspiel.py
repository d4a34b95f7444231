"""The OpenSpiel games under OpenSpiel's own simulation tests, and under its search."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import brettwerk
from brettwerk.envs import openspiel
from brettwerk.kernel.errors import BadOption

GAMES = brettwerk.games()
TABLES = [
    (id, players)
    for id in GAMES
    for players in range(brettwerk.game(id).min_players, brettwerk.game(id).max_players + 1)
]


def load(id: str, **parameters: Any) -> Any:
    """The game as OpenSpiel loads it from its name."""
    said = ",".join(f"{name}={value}" for name, value in {"deals": 50, **parameters}.items())
    return pyspiel.load_game(f"brettwerk_{id}({said})")


def deal(game: Any, number: int) -> Any:
    state = game.new_initial_state()
    state.apply_action(number)
    return state


def test_they_are_registered() -> None:
    names = pyspiel.registered_names()
    assert all(f"brettwerk_{id}" in names for id in GAMES)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_random_simulation(id: str, players: int) -> None:
    pyspiel.random_sim_test(load(id, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_open_spiels_simulation_of_python_games(id: str) -> None:
    """Clones, strings, histories, native and pickled serialisation on the way, and bounds of the returns."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(id, players=3))


@pytest.mark.parametrize("id", GAMES)
def test_search_plays_a_whole_game(id: str) -> None:
    game = load(id, players=2)
    state = deal(game, 3)
    luck = np.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    minds = [searcher, uniform_random.UniformRandomBot(1, luck)]
    while not state.is_terminal():
        action = minds[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sum(state.returns()) == 1


def test_information_set_search_guesses_what_it_may_not_know() -> None:
    game = load("glasstrasse", players=2)
    state = deal(game, 3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 4)
    for _ in range(6):
        state.apply_action(bot.step(state))


@pytest.mark.parametrize("id", GAMES)
def test_resampled_states_look_the_same_to_the_player(id: str) -> None:
    luck = random.Random(1)
    state = deal(load(id, players=3), 5)
    different = 0
    for step in range(60):
        if step % 6 == 0:
            player = state.current_player()
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)
        state.apply_action(luck.choice(state.legal_actions()))
    assert id == "caylus1303" or different > 5


@pytest.mark.parametrize("id", GAMES)
def test_information_states_remember(id: str) -> None:
    """Two ways that end in equal observations stay apart; other players' secrets do not show."""
    game = load(id, players=2)
    one, two = deal(game, 1), deal(game, 1)
    player = one.current_player()
    assert one.information_state_string(player) == two.information_state_string(player)
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    two.apply_action(second)
    assert one.information_state_string(player) != two.information_state_string(player)
    other = 1 - player
    if id == "glasstrasse":  # the first choice is secret
        assert one.information_state_string(other) == two.information_state_string(other)


def test_evaluation_and_learning_environments_take_it() -> None:
    game = load("lignum", players=3)
    minds = [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in range(3)]
    returns = evaluate_bots.evaluate_bots(deal(game, 1), minds, np.random.RandomState(1))
    assert sum(returns) == pytest.approx(1)
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    step = env.reset()
    player = step.observations["current_player"]
    assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
    assert env.step([step.observations["legal_actions"][player][0]]).observations["legal_actions"]


def test_the_tensor_is_the_encoding() -> None:
    game = load("caylus1303", players=4)
    state = deal(game, 2)
    seen = make_observation(game)
    seen.set_from(state, 1)
    expected = state.table.observation(1) / state.table.encoding.scale
    assert np.allclose(seen.tensor, expected)


def test_options_and_pickles() -> None:
    game = load("lignum", players=4, level="expert", open_areas=True)
    assert game.num_players() == 4
    state = deal(game, 7)
    assert state.table.options["level"] == "expert"
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert str(again.get_game()) == str(game)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0])


def test_numbers_among_the_options() -> None:
    """OpenSpiel reads periods=5 as a number; 0 is what the rulebook says."""
    assert load("glasstrasse", periods=5).table.options["periods"] == "5"
    assert load("glasstrasse", periods=0).table.options["periods"] == "book"
    assert load("hoyuk", house_limit=15, mode="expert").table.options["house_limit"] == "15"


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadOption, match="not one of basic"):
        load("lignum", level="heroic")
    with pytest.raises(BadOption, match="2 to 4 players, not 5"):
        openspiel.Table("lignum", 5)
