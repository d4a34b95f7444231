"""Random games: the catalogue's invariants, counts from fixed seeds, compiled and plain compared."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import brettwerk
from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum.scoring import final_sale
from brettwerk.games.lignum.yard import repayment
from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.game import Value
from brettwerk.kernel.play import checked_game, random_game
from brettwerk.kernel.rng import MAX_SEED, Rng
from brettwerk.kernel.state import OVER, State
from tests.lignum.scenario import GAME, Table

COMPILED = brettwerk.compiled()
OPTIONS: list[dict[str, Value]] = [
    {},
    {"level": "advanced"},
    {"level": "expert"},
    {"level": "planned_work"},
    {"open_areas": True, "second_edition": True, "easy_winters": True},
]
CASES = [(players, options) for players in (2, 3, 4) for options in OPTIONS]
IDS = [f"{players} {' '.join(str(v) for v in options.values()) or 'basic'}" for players, options in CASES]


@pytest.mark.parametrize(("players", "options"), CASES, ids=IDS)
def test_invariants_in_random_games(players: int, options: dict[str, Value]) -> None:
    for seed in range(40 if COMPILED else 2):
        state = GAME.new(players, seed, options)
        checked_game(state, Rng(seed, 1))
        assert state.over


def snapshot(state: State) -> dict[str, list[int]]:
    """What may only move in one direction."""
    v = state.v
    seats = range(state.players)
    return {
        "loans": [int(v[at.block(s) + at.LOANS]) for s in seats],
        "arrears": [int(v[at.block(s) + at.ARREARS]) for s in seats],
        "out": [int(v[at.CRAFT_OUT])],
        "huts": [int(v[at.block(s) + at.HUTS_BUILT]) for s in seats],
        "marks": [int(v[at.MARKS_SEEN]).bit_count()],
        "round": [int(v[at.ROUND])],
    }


@pytest.mark.parametrize(("players", "options"), CASES, ids=IDS)
def test_invariants_over_time(players: int, options: dict[str, Value]) -> None:
    for seed in range(4 if COMPILED else 1):
        state = GAME.new(players, seed, options)
        rng = Rng(seed, 2)
        while not state.over:
            before, spaces = snapshot(state), [int(state.v[at.block(s) + at.SPACE]) for s in range(players)]
            round, phase = int(state.v[at.ROUND]), int(state.v[at.PHASE])
            if phase == at.WALK:
                seat = state.to_act()[0]
                names = [GAME.name(act) for act in state.legal(seat)]
                if GAME.question(state, seat).id == "path_move":
                    assert "go clearing" in names  # 22
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            after = snapshot(state)
            for name, numbers in before.items():
                assert all(a >= b for a, b in zip(after[name], numbers)), name  # 1, 4
            if state.v[at.ROUND] == round and phase == at.WALK and state.v[at.PHASE] == at.WALK:
                moved = [int(state.v[at.block(s) + at.SPACE]) - spaces[s] for s in range(players)]
                assert all(m >= 0 for m in moved)  # 13
        v = state.v
        for s in range(players):  # 18, 23
            p = at.block(s)
            assert v[p + at.FOOD] == 0
            result = v[p + at.THALERS] - repayment(v[p + at.LOANS]) - v[p + at.ARREARS]
            assert state.points(s) == result
        assert v[at.ROUND] == 8
        assert int(v[at.MARKS_SEEN]).bit_count() == 5 * (players - 1)  # 20


@settings(max_examples=40 if COMPILED else 10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, MAX_SEED),
    options=st.sampled_from(OPTIONS),
    choices=st.lists(st.integers(0, 40), max_size=150),
)
def test_any_choices_keep_the_invariants(
    players: int, seed: int, options: dict[str, Value], choices: list[int]
) -> None:
    state = GAME.new(players, seed, options)
    for choice in choices:
        if state.over:
            break
        seat = state.to_act()[-1]
        legal = state.legal(seat)
        state.apply(seat, legal[choice % len(legal)])
        state.check()


@pytest.mark.parametrize(
    ("cell", "value", "number"),
    [
        (at.THALERS, -1, "1:"),
        (at.LOANS, 3, "1:"),
        (at.EQUIPMENT + at.SAW - 1, 5, "3:"),
        (at.EQUIPMENT, 2, "2:"),
        (at.CRAFT, 1, "4:"),
        (at.HUTS_BUILT, 2, "5:"),
        (at.HIRED, 1, "7:"),
        (at.WOOD + at.SALE * 6 + 2, 1, "8:"),
        (at.WOOD + at.FUEL_STORE * 6, 1, "8:"),
        (at.WOOD + at.RIVER * 6 + 3, 1, "8:"),
        (at.WOOD + at.DRY_1 * 6, 2, "10:"),
        (at.AREA, -1, "11:"),
        (at.LEDGER, 9, "23:"),
    ],
)
def test_the_check_finds_what_is_broken(cell: int, value: int, number: str) -> None:
    t = Table(2).walk().begin()
    t.state.check()
    t.state.v[at.block(1) + cell] = value
    with pytest.raises(BrokenRules, match=number):
        t.state.check()


def count(state: State, depth: int) -> int:
    """Positions after that many decisions, the lowest seat to act first."""
    if depth == 0 or state.v[OVER]:
        return 1
    total = 0
    seat = state.to_act()[0]
    for act in state.legal(seat):
        child = state.clone()
        child.play(seat, act)
        total += count(child, depth - 1)
    return total


PERFT = {
    (2, "basic"): (18, 253, 2330),
    (3, "advanced"): (21, 339, 5241),
    (4, "expert"): (22, 362, 5650),
}


@pytest.mark.parametrize(("players", "level"), list(PERFT))
def test_number_of_positions_from_a_fixed_seed(players: int, level: str) -> None:
    state = GAME.new(players, 11, {"level": level})
    assert tuple(count(state, depth) for depth in (1, 2, 3)) == PERFT[players, level]


def keys(games: int) -> str:
    """The last keys of some random games, all player counts and options."""
    found = []
    for players, options in CASES:
        for seed in range(games):
            state = GAME.new(players, seed, options)
            random_game(state, Rng(seed, 5))
            found.append(state.key())
    return " ".join(found)


def test_compiled_and_plain_play_the_same_games() -> None:
    code = "from tests.lignum.test_random_play import keys; print(keys(2))"
    env = {**os.environ, "BRETTWERK_PLAIN": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == keys(2)


@pytest.mark.rule("LI-8.4")
def test_the_same_decisions_give_the_same_state_between_reveal_and_stocking() -> None:
    """Invariant 21: no chance from the reveal of areas to the next phase 1."""
    first = Table(3).round(2).phase(int(at.CHOICE)).begin().do("A:area 1", "B:area 2", "C:area 2").state
    other = first.clone()
    for i in range(4):
        other.v[7 + i] = 12345 + i  # another future
    rng = Rng(4)
    while first.v[at.ROUND] == 2:
        seat = first.to_act()[0]
        legal = first.legal(seat)
        assert legal == other.legal(seat)
        act = legal[rng.below(len(legal))]
        if first.v[at.STEP] == at.DRYING_STEP:
            break
        first.apply(seat, act)
        other.apply(seat, act)
        if first.v[at.ROUND] == 2:
            assert first.veil(0) == other.veil(0)


def test_the_projected_score_counts_the_final_sale() -> None:
    t = Table(2)
    t.yards[0].set(sale="F2", dry_2="h1", river="F1 S1", thalers=3)
    assert final_sale(t.state.v, 0) == 6 + 6 + 4
    assert t.yards[0].score == 3 + 16
