"""Bots at Caylus 1303: moves that are beyond doubt, and what their eyes must hold to."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from brettwerk import bots
from brettwerk.games.caylus1303.tables import CHARACTER_IDS
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import observe
from tests.caylus1303.scenario import BLUE, GAME, RED, Scenario, given

THINKERS = ["greedy", "search:150"]


def choice(t: Scenario, bot: str) -> str:
    """What a bot does in a position, in the notation."""
    seat = t.who()
    return GAME.name(bots.make(bot, 5).choose(observe(t.state, seat)))


def played(players: int, seed: int) -> list[State]:
    """Every position of a random game, the last one finished."""
    state, rng = GAME.new(players, seed), Rng(seed, 3)
    seen = [state.clone()]
    while not state.over:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        seen.append(state.clone())
    return seen


@pytest.mark.parametrize("bot", THINKERS)
def test_the_last_bundle_is_delivered(bot: str) -> None:
    t = given(2).round(9).seat(BLUE, food=1, wood=1, stone=1).site(BLUE).deliver()
    assert choice(t, bot) == "bundle food-wood-stone"


@pytest.mark.parametrize("bot", THINKERS)
def test_the_last_worker_goes_where_a_bundle_waits(bot: str) -> None:
    t = given(2).round(9).seat(BLUE, supply=1, food=1, wood=1, stone=1).seat(RED, supply=1).turn(BLUE)
    assert choice(t, bot) == "site"


@pytest.mark.parametrize("bot", THINKERS)
def test_the_jeweler_gets_all_the_gold_at_the_end(bot: str) -> None:
    t = given(2).round(9).tile("s9", "s_jeweler").provost(9).seat(BLUE, gold=2).worker("s9", BLUE).activate()
    assert choice(t, bot) == "high"


@pytest.mark.parametrize("bot", THINKERS)
def test_the_dearest_monument_is_built_at_the_end(bot: str) -> None:
    t = given(2).round(9).residence("s1", BLUE).seat(BLUE, gold=3, stone=3).administer()
    assert choice(t, bot) == "build m_cathedral"


@pytest.mark.parametrize("bot", THINKERS)
def test_the_last_workers_bring_the_provost_to_the_own_worker(bot: str) -> None:
    t = given(2).round(9).tile("s9", "s_jeweler").provost(8).worker("s9", BLUE).seat(BLUE, supply=2, gold=2).activate()
    assert (t.asked(), t.who()) == ("bridge", BLUE)
    assert choice(t, bot) in ("move +1", "move +2")


@pytest.mark.parametrize("bot", THINKERS)
def test_the_last_workers_keep_the_provost_from_a_rival(bot: str) -> None:
    t = given(2).round(9).tile("s9", "s_jeweler").provost(9).worker("s9", RED)
    t.seat(RED, gold=2).seat(BLUE, supply=2).activate()
    assert (t.asked(), t.who()) == ("bridge", BLUE)
    assert choice(t, bot) in ("move -1", "move -2")


@pytest.mark.parametrize("bot", THINKERS)
def test_a_character_of_the_board_is_taken_for_nothing(bot: str) -> None:
    t = given(2).round(2).slot(1, "start_farm_1").hold(-1, "day_labourer").favour(BLUE)
    assert t.asked() == "favour_character"
    assert choice(t, bot) == "pick c_day_labourer"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_candidates_are_legal_and_never_none(players: int) -> None:
    fewer = 0
    for seed in range(3):
        for state in played(players, seed)[:-1]:
            seat = state.to_act()[0]
            legal, kept = state.legal(seat), [int(act) for act in state.candidates(seat)]
            assert 0 < len(kept) == len(set(kept))
            assert set(kept) <= set(legal)
            fewer += len(kept) < len(legal)
    assert fewer > 100


@pytest.mark.parametrize("players", [2, 5])
def test_an_appraisal_is_the_points_and_what_the_features_promise(players: int) -> None:
    for state in played(players, 11)[:-1]:
        for seat in range(players):
            pairs = list(state.features(seat))
            promise = sum(GAME.weights[n] * value for n, value in zip(pairs[::2], pairs[1::2]))
            assert state.appraise(seat, GAME.weights) == state.points(seat) * 1000 + promise


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_appraisal_of_a_finished_game_is_its_points(players: int) -> None:
    end = played(players, 7)[-1]
    assert end.over
    for seat in range(players):
        assert end.appraise(seat, GAME.weights) == end.points(seat) * 1000


def test_every_feature_has_a_name() -> None:
    names = GAME.feature_names()
    assert len(names) == len(GAME.weights) == len(set(names))
    assert [name for name in names if name.startswith("holds ")] == [f"holds {id}" for id in CHARACTER_IDS]
    for state in played(4, 2):
        assert all(0 <= n < len(names) for seat in range(4) for n in list(state.features(seat))[::2])


DIGEST = """
import hashlib
from tests.bots.test_caylus1303 import played
found = hashlib.sha256()
for players in (2, 5):
    for state in played(players, 4):
        for seat in range(players):
            found.update(repr([int(n) for n in state.features(seat)]).encode())
        if not state.over:
            found.update(repr([int(n) for n in state.candidates(state.to_act()[0])]).encode())
print(found.hexdigest())
"""


def test_features_and_candidates_are_the_same_compiled_and_plain() -> None:
    seen = []
    for plain in (False, True):
        env = {name: value for name, value in os.environ.items() if name != "BRETTWERK_PLAIN"}
        if plain:
            env["BRETTWERK_PLAIN"] = "1"
        done = subprocess.run([sys.executable, "-c", DIGEST], env=env, capture_output=True, text=True, check=True)
        seen.append(done.stdout)
    assert seen[0] == seen[1]
