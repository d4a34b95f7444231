"""Planned work, the expert level. Rules LI-22."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum import tables
from brettwerk.games.lignum.planning import plan_price
from tests.lignum.scenario import Table


def space_8(round: int = 1, **yard: object) -> Table:
    t = Table(2, "planned_work").round(round).walk().plans("plan_cut", "plan_forage", "plan_overtime")
    t.yards[0].set(**yard)
    return t.begin()


def due(card: str, *tiles: int, step: str = "plans", **yard: object) -> Table:
    """Round 2 (path round 2): own tiles 0 … 5 on a card are due now; seat 1 waits behind."""
    t = Table(2, "planned_work").round(2).forest("plans").resting(0).busy(1)
    for tile in tiles:
        t.plan_tile(0, tile, card, 2)
    t.area(1, "F4 S1").area(2, "H2")
    t.yards[0].set(**{"area": 1, **yard})
    return t.begin()


def until(t: Table, decision: str, seat: int = 0) -> Table:
    """Everybody does without until that decision."""
    while (t.decision, t.acting) != (decision, seat):
        t.do(t.options()[-1])
    return t


@pytest.mark.rule("LI-22.1", "LI-R44")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_the_cards_in_play(players: int, cards: int) -> None:
    for seed in range(5):
        assert int(Table(players, "expert", seed=seed).state.v[at.PLANS]).bit_count() == cards
    assert len({Table(players, "expert", seed=s).cell("PLANS") for s in range(12)}) > 6


@pytest.mark.rule("LI-22.2")
def test_six_plan_tiles_each() -> None:
    t = space_8(thalers=20).do("A:go 8", "plan plan_cut")
    assert t.options() == ["number 1", "number 2", "number 3"]
    t = Table(2, "planned_work").walk()
    for tile in (0, 1, 4):
        t.plan_tile(0, tile, "plan_cut", 4)
    t.begin().do("A:go 8")
    t.do(t.options()[0])
    assert t.options() == ["number 2", "number 3"]  # both ones are used


@pytest.mark.rule("LI-22.3", "LI-22.4")
def test_one_tile_for_as_many_thalers_as_tiles_lie_there() -> None:
    t = Table(2, "planned_work").walk().plans("plan_cut", "plan_forage")
    t.plan_tile(0, 5, "plan_cut", 4).plan_tile(1, 4, "plan_cut", 4).plan_tile(1, 5, "plan_forage", 4)
    t.begin().do("A:go 8", "plan plan_cut", "number 1")
    assert (t.yards[0].thalers, t.acting) == (2, 1)
    assert t.told("plan_placed") == [(0, 0, 1, 2)]
    t.state.v[at.block(0) + at.HUT_MOVES] = 3
    assert int(plan_price(t.state.v, 0)) == 3  # tiles only


@pytest.mark.rule("LI-22.5")
@pytest.mark.parametrize(("round", "number", "due_round"), [(1, 1, 2), (2, 2, 5), (3, 1, 5), (3, 3, 7)])
def test_the_nth_path_round_without_winters(round: int, number: int, due_round: int) -> None:
    t = space_8(round=round).do("A:go 8", "plan plan_forage", f"number {number}")
    for later in (1, 2, 3, 5, 6, 7):
        if later > round:
            t.round(later).forest("plans").resting(0, 1).begin()
            food = [a for seat, a, _, _ in t.told("food_gained")]
            assert bool(food) == (later >= due_round)


@pytest.mark.rule("LI-22.6", "LI-22.7")
@pytest.mark.parametrize(("round", "numbers"), [(5, [1, 2]), (6, [1]), (7, [])])
def test_only_rounds_that_exist(round: int, numbers: list[int]) -> None:
    t = space_8(round=round)
    if not numbers:
        assert "8" not in t.offered("go")
        return
    t.do("A:go 8", "plan plan_cut")
    if len(numbers) > 1:
        assert t.options() == [f"number {n}" for n in numbers]
    else:
        assert t.told("plan_placed") == [(0, 0, 1, 0)]


@pytest.mark.rule("LI-22.7")
def test_space_8_needs_a_card_one_can_pay() -> None:
    t = Table(2, "planned_work").walk().plans("plan_cut").plan_tile(1, 0, "plan_cut", 2)
    t.yards[0].set(thalers=0)
    assert "8" not in t.begin().offered("go")
    t = Table(2, "planned_work").walk().plans("plan_cut", "plan_saw").plan_tile(1, 0, "plan_cut", 2)
    t.yards[0].set(thalers=0)
    t.begin().do("A:go 8")
    assert t.options() == ["plan plan_saw", "loan"]


@pytest.mark.rule("LI-22.8")
@pytest.mark.parametrize(("tile", "food"), [(0, 2), (2, 3), (4, 4)])
def test_strength_by_number(tile: int, food: int) -> None:
    assert due("plan_forage", tile).yards[0].food == food


@pytest.mark.rule("LI-22.9", "LI-22.10")
def test_unused_effects_are_lost_and_tiles_leave_the_game() -> None:
    t = due("plan_saw", 0, saw_store="F1")
    assert t.yards[0].plan_saw == 1
    while t.cell("ROUND") == 2:
        t.do(t.options()[-1])
    assert t.yards[0].plan_saw == 0
    assert t.state.v[at.block(0) + at.PLAN_TILES] == -1
    assert [int(n) for n in t.state.v[at.block(1) + at.PLAN_TILES : at.block(1) + at.PLAN_TILES + 6]] == [0] * 6


@pytest.mark.rule("LI-22.11")
def test_several_tiles_add_up() -> None:
    assert due("plan_forage", 0, 2, 4).yards[0].food == 2 + 3 + 4


@pytest.mark.rule("LI-22.12", "LI-22.22")
def test_start_effects_come_in_clearing_order_before_step_1() -> None:
    t = Table(2, "planned_work").round(2).forest("plans", 1, 0)
    t.plan_tile(0, 0, "plan_tools", 2).plan_tile(1, 0, "plan_tools", 2).begin()
    assert (t.decision, t.acting) == ("plan_tool", 1)
    t.do("B:tool cart", "B:tool raft")
    assert (t.decision, t.acting) == ("plan_tool", 0)
    t.do("A:tool saw", "A:stop")
    assert t.decision == "cut"
    assert (t.yards[1].carts, t.yards[1].rafts, t.yards[0].saws) == (1, 1, 1)


@pytest.mark.rule("LI-22.13")
def test_planned_cutting() -> None:
    t = due("plan_cut", 2)  # two logs
    t.yards[1].set(area=6)
    assert t.decision == "plan_cut_area"
    assert t.offered("plan_area") == [n for n in "12345" if t.logs(int(n))]  # the own area and free ones
    t.do("plan_area 2", "stop")
    assert (t.yards[0].woodpile, t.yards[0].area, t.yards[0].cutters) == ("H1", 1, 0)
    t = due("plan_cut", 2).do("plan_area 1", "plan_log softwood_log", "plan_log firewood_log")
    assert (t.yards[0].woodpile, t.logs(1)) == ("F1 S1", "F3")
    assert t.told("used_worker") == []
    assert due("plan_cut", 2).do("skip").yards[0].woodpile == ""


@pytest.mark.rule("LI-22.14")
@pytest.mark.parametrize(("tile", "log"), [(0, "F1"), (2, "S1"), (4, "H1")])
def test_overtime(tile: int, log: str) -> None:
    assert due("plan_overtime", tile).yards[0].woodpile == log


@pytest.mark.rule("LI-22.15")
def test_planned_sawing_needs_neither_sawyer_nor_saw() -> None:
    t = until(due("plan_saw", 2, saw_store="F3"), "saw")
    t.do("saw firewood_log", "to_fuel 0", "saw firewood_log", "to_fuel 0")
    assert (t.yards[0].sale, t.yards[0].saw_store, t.acting) == ("f8", "F1", 1)
    t = until(due("plan_saw", 0, saw_store="F3", saws=1, sawyers=1), "saw").do("saw firewood_log", "to_fuel 0")
    assert (t.yards[0].saws, t.yards[0].sawyers) == (1, 1)  # the plan comes first


@pytest.mark.rule("LI-22.16")
def test_planned_carrying_needs_no_carriers() -> None:
    t = until(due("plan_carry", 0, woodpile="F3"), "transport")
    t.do("carry firewood_log sale", "carry firewood_log sale")
    assert (t.yards[0].sale, t.acting) == ("F2", 1)
    assert "cart" not in until(due("plan_carry", 0, woodpile="F3", carts=1, fodder=[3]), "transport").options()


@pytest.mark.rule("LI-22.17")
def test_planned_drying_ignores_the_limit() -> None:
    t = until(due("plan_dry", 0, dry_1="F1", dry_2="s2"), "plan_dry_move")
    t.do("plan_dry dry_1 firewood_log", "plan_dry dry_2 firewood_log")
    assert (t.yards[0].dry_1, t.yards[0].dry_2, t.yards[0].dry_3) == ("", "s2", "F1")
    assert t.yards[0].drying_huts == 0


@pytest.mark.rule("LI-22.18")
def test_planned_selling_pays_one_more_for_the_first_ones() -> None:
    t = until(due("plan_sell", 0, thalers=0, sale="f3", dry_3="h1"), "sell")
    assert t.yards[0].thalers == 5 + 2 + 1  # the forced sale too
    t.do("sell sale firewood_sawn", "sell sale firewood_sawn")
    assert t.yards[0].thalers == 8 + 2 + 1


@pytest.mark.rule("LI-22.19")
def test_foraging() -> None:
    assert due("plan_forage", 0, food=1).yards[0].food == 3


@pytest.mark.rule("LI-22.20")
def test_planned_rafting_needs_neither_carrier_nor_rafts() -> None:
    t = until(due("plan_raft", 0, woodpile="F2 S1"), "transport")
    assert t.options() == ["planned_raft", "done"]
    t.do("planned_raft", "float softwood_log", "float firewood_log")
    assert (t.yards[0].river, t.yards[0].woodpile, t.acting) == ("F1 S1", "F1", 1)


@pytest.mark.rule("LI-22.21")
def test_day_labour_works_like_a_lodging_for_this_season() -> None:
    t = due("plan_labour", 0, carts=1, fodder=[3], woodpile="F2", saws=1, saw_store="F1", lodgings=1)
    t.do("cut firewood_log")
    assert (t.yards[0].labour, t.yards[0].lodgings) == (1, 1)
    until(t, "transport").do("cart", "load_all sale")
    assert (t.yards[0].labour, t.yards[0].lodgings) == (0, 1)
    t = due("plan_labour", 0)
    while t.cell("ROUND") == 2:
        t.do(t.options()[-1])
    assert t.yards[0].labour == 0


@pytest.mark.rule("LI-22.22")
def test_tooling_keeps_to_supply_and_saw_limit() -> None:
    t = due("plan_tools", 0, saws=4)
    assert t.options() == ["tool cart", "tool raft", "tool sled", "stop"]
    before = t.supply("sleds")
    t.do("tool sled")
    assert (t.yards[0].sleds, t.supply("sleds")) == (1, before - 1)
    t.state.v[at.SUPPLY] = 0
    t.state.settle()
    assert "tool cart" not in t.options()


@pytest.mark.rule("LI-22.23")
def test_plans_are_open() -> None:
    t = Table(2, "expert").walk().plans("plan_cut").plan_tile(0, 3, "plan_cut", 3).begin()
    veiled = t.state.veil(1)
    assert veiled[at.PLANS] == t.state.v[at.PLANS]
    assert veiled[at.block(0) + at.PLAN_TILES + 3] == t.state.v[at.block(0) + at.PLAN_TILES + 3]
    assert len(tables.PLAN_IDS) == 10


@pytest.mark.rule("LI-22.12")
def test_plans_of_everybody_take_effect_right_after_the_walk() -> None:
    t = Table(2, "planned_work").round(2).walk()
    t.plan_tile(0, 0, "plan_forage", 2).plan_tile(1, 0, "plan_forage", 2)
    t.begin().walk_all_to_clearing(0, 1)
    assert [y.food for y in t.yards] == [2, 2]
    assert t.decision == "cut"
