"""Random games: the catalogue's invariants after every action, for all player counts and options."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.tables import BUILDING_IDS, START_NAMES
from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.game import Value
from brettwerk.kernel.play import checked_game
from brettwerk.kernel.rng import MAX_SEED, Rng
from tests.glasstrasse.play import COMPILED, OPTIONS, eager_game, rich, suits, watched_game
from tests.glasstrasse.scenario import GAME, Scenario
from tests.glasstrasse.scenario import given as position

CASES = [(players, options) for players in (1, 2, 3, 4) for options in OPTIONS if suits(options, players)]
IDS = [f"{players} {' '.join(options) or 'book'}" for players, options in CASES]


@pytest.mark.parametrize(("players", "options"), CASES, ids=IDS)
def test_invariants_in_random_games(players: int, options: dict[str, Value]) -> None:
    for seed in range(25 if COMPILED else 2):
        state = GAME.new(players, seed, options)
        checked_game(state, Rng(seed, 1))
        assert state.over


@pytest.mark.parametrize(("players", "options"), CASES, ids=IDS)
def test_invariants_over_time(players: int, options: dict[str, Value]) -> None:
    for seed in range(4 if COMPILED else 1):
        state = GAME.new(players, seed, options)
        watched_game(state, Rng(seed, 2))
        assert state.over


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_invariants_over_time_from_rich_positions(players: int) -> None:
    for seed in range(15 if COMPILED else 4):
        s = rich(players, seed)
        watched_game(s.state, Rng(seed, 2))
        assert s.state.over


@settings(max_examples=60 if COMPILED else 15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    players=st.integers(1, 4),
    seed=st.integers(0, MAX_SEED),
    options=st.sampled_from(OPTIONS),
    choices=st.lists(st.integers(0, 40), max_size=120),
)
def test_any_choices_keep_the_invariants(
    players: int, seed: int, options: dict[str, Value], choices: list[int]
) -> None:
    if not suits(options, players):
        options = {}
    state = GAME.new(players, seed, options)
    for choice in choices:
        if state.over:
            break
        seats = state.to_act()
        seat = seats[choice % len(seats)]
        acts = state.legal(seat)
        state.apply(seat, acts[choice % len(acts)])
        state.check()
    checked_game(state, Rng(seed & 0xFFFF, 4))
    assert state.over


@pytest.mark.rule("GS-17.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_scores_are_whole_but_for_the_colony(players: int) -> None:
    for seed in range(40 if COMPILED else 4):
        s = rich(players, seed)
        for _ in eager_game(s.state, Rng(seed, 5)):
            pass
        for seat, score in enumerate(s.state.scores()):
            assert score.total == sum(points for _, points in score.parts)
            half = score.total != int(score.total)
            covered = s.upgrades(seat)[START_NAMES.index("glass_painters_colony")] != ""
            assert half == (not covered and s.good("sand", seat) % 2 == 1)


def test_games_have_the_same_length_in_periods_and_end() -> None:
    for players in (2, 3, 4):
        state = GAME.new(players, 3)
        periods = set()
        for _ in eager_game(state, Rng(3)):
            periods.add(int(state.v[layout.PERIOD]))
        assert periods == {1, 2, 3, 4}


# -- the checks themselves see what is broken -------------------------------------------------------------------------


def due(s: Scenario) -> None:
    s.set_wheels("B{0|1,1,1}")


def half_a_forest(s: Scenario) -> None:
    s.set_land({"r1c1": "empty"})


def lost_tile(s: Scenario) -> None:
    s.v[layout.STACK_SIZE] -= 1


def wrong_row(s: Scenario) -> None:
    s.lift(BUILDING_IDS.index("estate"))
    s.v[layout.MARKET] = BUILDING_IDS.index("estate")


def miscounted(s: Scenario) -> None:
    s.put(0, layout.COUNT, 1)


def wrong_upgrade(s: Scenario) -> None:
    s.set_built("forest_hut")
    s.put(0, layout.UPGRADES, layout.NO_TILE)
    s.put(0, layout.UPGRADES + 1, BUILDING_IDS.index("forest_hut"))


def six_cards(s: Scenario) -> None:
    s.put(0, layout.ASIDE, 1 << 14)


def three_notches(s: Scenario) -> None:
    s.set_cards(0, hand="pit_worker supplier", notches="carpenter woodcutter clay_worker")


def impossible_hand(s: Scenario) -> None:
    s.put(0, layout.NOT_HAND, 1 << 1)


@pytest.mark.parametrize(
    ("spoil", "number"),
    [
        (due, "2"),
        (half_a_forest, "5"),
        (lost_tile, "6"),
        (wrong_row, "7"),
        (miscounted, "8"),
        (wrong_upgrade, "9"),
        (six_cards, "10"),
        (three_notches, "11"),
        (impossible_hand, "22"),
    ],
)
def test_a_spoiled_position_is_seen(spoil, number: str) -> None:  # type: ignore[no-untyped-def]
    s = position(3)
    s.state.check()
    spoil(s)
    with pytest.raises(BrokenRules, match=f"^{number}:"):
        s.state.check()
