"""Frame, rounds and turns. Rules LI-1, LI-3, LI-20."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum import tables
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.play import random_game
from brettwerk.kernel.rng import Rng
from tests.lignum.scenario import GAME, STEPS, Table


def played(players: int = 2, level: str = "basic", seed: int = 3) -> Table:
    """A whole random game with all its events."""
    t = Table(players, level, seed)
    rng = Rng(seed)
    while t.decision != "over":
        options = t.options()
        t.do(options[rng.below(len(options))])
    return t


@pytest.mark.rule("LI-1.1")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert GAME.new(players, 1).players == players
    for players in (1, 5):
        with pytest.raises(BadOption):
            GAME.new(players, 1)


@pytest.mark.rule("LI-1.2", "LI-1.3", "LI-1.4", "LI-3.4")
def test_eight_rounds_six_walks_two_winters_then_the_end() -> None:
    t = played()
    rounds = [a for _, a, _, _ in t.told("round")]
    assert rounds in ([1, 2, 3, 5, 6, 7], [2, 3, 5, 6, 7])  # round 1 began before anybody listened
    assert len(t.told("winter")) == 2
    assert t.cell("ROUND") == 8
    assert len(t.told("ended")) == 1
    kinds = [GAME.events[e.kind].id for e in t.events]
    second = [i for i, id in enumerate(kinds) if id == "winter"][1]
    assert "stocked" not in kinds[second:]
    assert "went" not in kinds[second:]
    assert "marked" not in kinds[second:]


@pytest.mark.rule("LI-1.5", "LI-19.8", "LI-R38")
def test_most_thalers_win_and_equals_share() -> None:
    t = Table(3)
    for y, thalers in zip(t.yards, (9, 12, 12)):
        y.set(thalers=thalers)
    assert t.state.winners() == [1, 2]
    t.yards[1].set(loans=1)  # 12 - 7
    assert t.state.winners() == [2]


@pytest.mark.rule("LI-1.6", "LI-1.7", "LI-1.8", "LI-1.9")
@pytest.mark.parametrize(
    ("level", "plans", "orders"),
    [
        ("basic", False, False),
        ("advanced", False, True),
        ("expert", True, True),
        ("planned_work", True, False),
    ],
)
def test_levels_open_spaces_8_and_13(level: str, plans: bool, orders: bool) -> None:
    t = Table(2, level).walk().begin()
    assert ("8" in t.offered("go")) == plans
    assert ("13" in t.offered("go")) == orders


@pytest.mark.rule("LI-1.10")
def test_without_orders_the_order_steps_are_skipped() -> None:
    for table in (Table(2).forest("orders").resting(0, 1), Table(2).winter("orders")):
        table.yards[0].set(orders="order_01", sale="f1", food=9, fuel_store="f9")
        assert table.begin().decision != "deliver"
    with_orders = Table(2, "advanced").forest("orders").resting(0, 1)
    with_orders.yards[0].set(orders="order_01", sale="f1")
    assert with_orders.begin().decision == "deliver"


@pytest.mark.rule("LI-1.11")
def test_the_basic_game_has_neither_orders_nor_plans() -> None:
    t = Table(4)
    assert (t.cell("DECK_LEFT"), t.cell("OFFER"), t.cell("PLANS")) == (0, 0, 0)
    assert (len(tables.ORDER_IDS), len(tables.PLAN_IDS)) == (10, 10)


@pytest.mark.rule("LI-1.12")
def test_wood_and_food_never_run_out() -> None:
    t = Table(2).winter("cut").resting(1)
    t.yards[0].set(lodgings=30, woodpile="F90")
    t.begin().do(*["winter_cut"] * 31)
    assert t.yards[0].woodpile == f"F{90 + 2 + 30}"
    t = Table(2).walk()
    t.yards[0].set(thalers=60)
    t.begin().do("go 19", *["buy food"] * 55)
    assert t.yards[0].food == 55


@pytest.mark.rule("LI-1.13", "LI-4.9", "LI-R6")
def test_equipment_is_limited_and_a_lacking_tile_leaves_its_space_empty() -> None:
    assert [int(n) for n in tables.BOX] == [10, 12, 18, 6]
    t = Table(4).round(2).bare_path().phase(int(at.STOCKING))
    t.yards[0].set(carts=9)
    t.begin()
    tiles = [int(t.state.v[at.TILE + space]) for space in tables.TILE_SPACES]
    assert tiles.count(int(at.CART)) == 1
    assert tiles.count(0) == 1
    assert t.supply("carts") == 0


@pytest.mark.rule("LI-1.14", "LI-7.14", "LI-R10")
def test_nobody_buys_on_credit() -> None:
    t = Table(2).walk().bare_path()
    t.yards[0].set(thalers=0)
    assert t.begin().offered("go") == ["16", "clearing"]
    t.do("loan")
    assert t.offered("go") == ["4", "6", "10", "16", "19", "clearing"]
    for seed in range(30):
        state = GAME.new(3, seed)
        rng = Rng(seed)
        while not state.over:
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            assert min(int(state.v[at.block(s) + at.THALERS]) for s in range(3)) >= 0


@pytest.mark.rule("LI-1.15", "LI-R42")
def test_thalers_are_open() -> None:
    t = Table(2)
    t.yards[1].set(thalers=7)
    seats = GAME.view(GAME.restore(t.state.veil(0)), 0)["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[1], dict)
    assert seats[1]["thalers"] == 7


@pytest.mark.rule("LI-3.1", "LI-3.2", "LI-3.3")
def test_the_phases_of_path_rounds() -> None:
    t = Table(2)
    assert (t.decision, t.cell("ROUND")) == ("path_move", 1)  # no marking, no choice in round 1
    assert t.cell("MARKS_LEFT") == 15
    for round in (2, 3, 5, 6, 7):
        t = Table(2).round(round).bare_path().phase(int(at.STOCKING)).begin()
        kinds = [GAME.events[e.kind].id for e in t.events]
        assert kinds.index("stocked") < kinds.index("marked")
        assert t.decision == "choose_area"
        t.do("A:area 1", "B:area 2")
        assert t.decision == "path_move"
        t.walk_all_to_clearing(t.acting, 1 - t.acting)
        assert t.cell("PHASE") == at.FOREST
        t.resting(0, 1).forest("drying").begin()
        assert t.told("order_of_play")  # phase 6


@pytest.mark.rule("LI-3.5", "LI-3.10", "LI-R9")
def test_nothing_can_be_done_outside_the_own_turn() -> None:
    t = Table(2).round(2).phase(int(at.STOCKING)).bare_path()
    t.yards[0].set(craft="stake board shingle", larders=1, drying_huts=1, dry_1="F1")
    t.begin()
    assert t.decision == "choose_area"
    assert t.options(0) == [f"area {n}" for n in range(1, 7)]
    t = Table(2).walk(1, 0)
    t.yards[0].set(craft="stake board shingle", larders=1)
    assert t.begin().options(0) == []


@pytest.mark.rule("LI-3.10", "LI-R18")
def test_no_free_actions_while_waiting_in_the_clearing() -> None:
    t = Table(2).walk().area(1, "F1 N1")
    t.yards[0].set(craft="stake board shingle", larders=1)
    t.begin().do("A:go clearing")
    assert t.options(0) == []
    assert t.acting == 1


@pytest.mark.rule("LI-3.6", "LI-3.7", "LI-3.8", "LI-3.9")
def test_free_actions_in_turns_on_the_path() -> None:
    t = Table(2).walk().areas("F1 N1")
    t.yards[0].set(craft="stake board shingle", dry_1="F1", area=1)
    t.yards[1].set(area=2)
    t.begin()
    assert {"loan", "build_huts"} <= set(t.options())
    t.do("loan", "build_huts", "huts 1-1-1")
    assert t.offered("larder") == ["1", "3", "4", "5", "6"]  # right after building
    t.do("larder 1", "drying_hut dry_1 firewood_log")
    assert t.decision == "path_move"
    assert t.acting == 0  # the turn goes on


@pytest.mark.rule("LI-3.6", "LI-3.8", "LI-3.9", "LI-16.13", "LI-16.18")
def test_free_actions_in_the_steps_of_forest_and_winter() -> None:
    craft = "stake board shingle"
    for step, needs in (
        ("cut", {"build_huts", "larder 1"}),
        ("transport", {"build_huts"}),
        ("saw", {"build_huts"}),
        ("sale", {"build_huts", "drying_hut dry_1 firewood_log"}),
        ("drying", {"build_huts", "larder 1", "drying_hut dry_1 firewood_log"}),
    ):
        t = Table(2).forest(step).areas("F1 N1")
        t.yards[0].set(craft=craft, larders=1, drying_huts=1, dry_1="F1", woodpile="F1", saw_store="F1", saws=1, area=1)
        t.begin()
        assert needs <= set(t.options()), step
    for step, needs in (
        ("cut", {"build_huts", "larder 1"}),
        ("sled", {"build_huts", "larder 1"}),
        ("saw", {"build_huts"}),
        ("feed", {"build_huts", "larder 1", "drying_hut dry_1 firewood_log"}),
    ):
        t = Table(2).winter(step).areas("F1 N1")
        t.yards[0].set(craft=craft, larders=1, drying_huts=1, dry_1="F1", woodpile="F1", saw_store="F1", saws=1)
        t.begin()
        assert needs <= set(t.options()), step


@pytest.mark.rule("LI-20.5")
def test_games_of_two_and_three_run_the_same_course() -> None:
    for players in (2, 3, 4):
        state = GAME.new(players, 8)
        random_game(state, Rng(8))
        assert state.over
        assert int(state.v[at.ROUND]) == 8
    assert STEPS[1:] == ["cut", "arrival", "transport", "saw", "orders", "sale", "drying"]
