"""Bots at Lignum: moves beyond doubt, an appraisal that ends in the points, options that are always legal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from brettwerk import bots
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import observe
from tests.lignum.scenario import GAME, Table

THINKERS = ["greedy", "search:200"]
LEVELS = ["basic", "advanced", "expert"]

DIGEST = """
import hashlib
import brettwerk
from brettwerk.kernel.rng import Rng

game, found = brettwerk.game("lignum"), hashlib.sha256()
for level in ("basic", "expert"):
    state, rng = game.new(3, 11, {"level": level}), Rng(11)
    while not state.over:
        acting = state.to_act()
        seat = acting[rng.below(len(acting))]
        for viewed in range(3):
            found.update(repr([int(n) for n in state.features(viewed)]).encode())
        acts = [int(act) for act in state.candidates(seat)]
        found.update(repr(acts).encode())
        state.apply(seat, acts[rng.below(len(acts))])
print(brettwerk.compiled(), found.hexdigest())
"""


def choice(bot: str, table: Table) -> str:
    """What a bot does for the seat to act."""
    seat = table.state.to_act()[0]
    return GAME.name(bots.make(bot, 7).choose(observe(table.state, seat)))


def play_on(bot: str, table: Table, seat: int, moves: int) -> None:
    """Lets a bot decide for a seat as long as it is its turn, so many times at most."""
    mind = bots.make(bot, 7)
    for _ in range(moves):
        if table.state.over or table.state.to_act() != [seat]:
            return
        table.state.apply(seat, mind.choose(observe(table.state, seat)))


def random_states(players: int, level: str, seed: int) -> list[State]:
    """Every position of a random game, the last one over."""
    state, rng = GAME.new(players, seed, {"level": level}), Rng(seed)
    found = [state.clone()]
    while not state.over:
        acting = state.to_act()
        seat = acting[rng.below(len(acting))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        found.append(state.clone())
    return found


# -- moves beyond doubt ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", THINKERS)
def test_in_the_last_winter_the_sled_beats_cutting(bot: str) -> None:
    table = Table().winter("cut", year=2).resting(1)
    table.yards[0].set(thalers=30, food=7, fuel_store="f6", sleds=1, woodpile="S2 F1")
    table.begin()
    assert table.decision == "winter_cut"
    play_on(bot, table, 0, 6)
    assert table.state.over
    assert table.yards[0].score >= 38  # both softwood logs were sold in the end


@pytest.mark.parametrize("bot", THINKERS)
def test_missing_fuel_is_sawn_for_in_winter(bot: str) -> None:
    table = Table().condition(2, "winter_2a").winter("saw", year=2).resting(1)
    table.yards[0].set(thalers=30, food=7, saws=1, saw_store="F1")
    table.begin()
    play_on(bot, table, 0, 2)
    assert table.yards[0].score == 30  # all four pieces were burnt instead of twelve thalers paid


@pytest.mark.parametrize("bot", THINKERS)
def test_food_is_bought_before_it_costs_three(bot: str) -> None:
    table = Table().bare_path().areas("F1").round(7).condition(2, "winter_2c").walk(0, 1)
    table.yards[0].set(space=18, thalers=9, food=4, fuel_store="f4", area=1, yard_worker=0)
    table.yards[1].set(space=20, thalers=9, food=6, fuel_store="f4", area=2, yard_worker=0)
    table.begin()
    play_on(bot, table, 0, 5)
    assert table.yards[0].food == 6


@pytest.mark.parametrize("bot", ["greedy"])  # search finds both about as good
def test_two_pieces_dry_rather_than_one_log(bot: str) -> None:
    table = Table().round(2).forest("drying", 0, 1)
    table.yards[0].set(thalers=8, sale="F1 s2")
    table.busy(1).begin()
    play_on(bot, table, 0, 3)
    assert table.yards[0].dry_1 == "s2"


@pytest.mark.parametrize("bot", THINKERS)
def test_the_last_rafts_carry_one_kind_for_the_final_sale(bot: str) -> None:
    table = Table().round(7).condition(2, "winter_2a").forest("transport", 0, 1).resting(0)
    table.yards[0].set(thalers=20, food=7, fuel_store="f4", carriers=1, rafts=3, woodpile="F3 S1")
    table.busy(1).begin()
    play_on(bot, table, 0, 5)
    assert table.yards[0].river == "F3"


@pytest.mark.parametrize("bot", THINKERS)
def test_hired_cutters_do_not_stand_idle(bot: str) -> None:
    table = Table().round(2).area(1, "F2 S1").forest("cut", 0, 1)
    table.yards[0].set(area=1, cutters=2, carriers=2)
    table.busy(1).begin()
    play_on(bot, table, 0, 3)
    assert table.yards[0].woodpile in ("F1 S1", "F2 S1")


@pytest.mark.parametrize("bot", THINKERS)
def test_nobody_leaves_a_full_path_at_once(bot: str) -> None:
    for seed in range(4):
        assert choice(bot, Table(seed=seed).begin()) != "go clearing"


# -- what the bots rest on -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_candidates_are_some_of_the_legal_actions(players: int, level: str) -> None:
    for seed in range(3):
        for state in random_states(players, level, seed):
            for seat in state.to_act():
                few = [int(act) for act in state.candidates(seat)]
                assert few
                assert set(few) <= set(state.legal(seat))


@pytest.mark.parametrize("level", LEVELS)
def test_the_appraisal_of_a_finished_game_is_its_points(level: str) -> None:
    state = random_states(3, level, 5)[-1]
    for seat in range(3):
        assert state.appraise(seat, GAME.weights) == 1000 * state.points(seat)


def test_every_feature_has_a_name_and_its_number() -> None:
    names = GAME.feature_names()
    assert len(names) == len(set(names)) == len(GAME.weights)
    for state in random_states(4, "expert", 2):
        for seat in range(4):
            pairs = [int(n) for n in state.features(seat)]
            assert len(pairs) % 2 == 0
            assert all(0 <= feature < len(names) for feature in pairs[::2])


def test_looking_changes_nothing() -> None:
    for state in random_states(2, "basic", 3):
        before = state.key()
        state.features(0)
        state.features(1)
        for seat in state.to_act():
            state.candidates(seat)
        assert state.key() == before


def test_features_and_candidates_are_the_same_in_plain_python() -> None:
    seen = []
    for plain in ("", "1"):
        env = {**os.environ, "BRETTWERK_PLAIN": plain}
        done = subprocess.run([sys.executable, "-c", DIGEST], env=env, capture_output=True, text=True, check=True)
        seen.append(done.stdout.split()[1])
    assert seen[0] == seen[1]
