"""Craft, huts and loans. Rules LI-16, LI-17."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from tests.lignum.scenario import Table


def walking(**yard: object) -> Table:
    t = Table(2).walk().bare_path()
    t.yards[0].set(**yard)
    return t


@pytest.mark.rule("LI-16.1", "LI-16.2", "LI-16.3", "LI-16.4", "LI-R16")
@pytest.mark.parametrize(
    ("craft", "possible"),
    [
        ("stake board shingle", True),
        ("stake board", False),
        ("stake stake board", False),
        ("stake board joker", True),
        ("shingle joker joker", True),
        ("joker joker", False),
        ("stake board withe", False),
        ("withe withe joker joker", False),
        ("stake withe joker", False),
    ],
)
def test_hut_sets(craft: str, possible: bool) -> None:
    assert ("build_huts" in walking(craft=craft).begin().options()) == possible


@pytest.mark.rule("LI-16.2", "LI-16.3")
def test_which_tiles_become_huts() -> None:
    t = walking(craft="stake board shingle joker joker").begin().do("build_huts")
    assert t.decision == "build_set"
    assert t.offered("set") == [
        "stake_board_shingle",
        "joker_board_shingle",
        "stake_joker_shingle",
        "stake_board_joker",
        "joker_joker_shingle",
        "joker_board_joker",
        "stake_joker_joker",
    ]
    t.do("set joker_board_joker")
    assert t.yards[0].craft == {"stake": 1, "shingle": 1}


@pytest.mark.rule("LI-16.5", "LI-16.6", "LI-16.7", "LI-16.8", "LI-R28")
def test_three_huts_divided_freely() -> None:
    t = walking(craft="stake board shingle").begin().do("build_huts")
    assert len(t.options()) == 10
    divisions = [tuple(int(n) for n in name.split("-")) for name in t.offered("huts")]
    assert all(sum(division) == 3 for division in divisions)
    assert len(set(divisions)) == 10
    t.do("huts 0-2-1")
    assert t.yards[0].huts == [0, 2, 1]  # larder, drying hut, lodging
    assert t.state.v[at.block(0) + at.HUTS_BUILT] == 3
    t = walking(craft="stake board shingle", lodgings=7).begin().do("build_huts", "huts 0-0-3")
    assert t.yards[0].lodgings == 10
    assert not [name for name in t.options() if name.startswith("huts")]


@pytest.mark.rule("LI-16.9", "LI-16.10")
def test_each_hut_is_used_once_and_several_in_a_turn() -> None:
    t = walking(larders=2, area=1).areas("F1 N1")
    t.yards[1].set(area=2)
    out = t.cell("CRAFT_OUT")
    t.begin().do("larder 1", "larder 3")
    assert (t.yards[0].larders, t.yards[0].food, t.cell("CRAFT_OUT")) == (0, 2, out + 2)
    assert t.offered("larder") == []


@pytest.mark.rule("LI-16.11")
def test_huts_are_built_and_used_in_winter() -> None:
    t = Table(2).winter("cut").resting(0)
    t.yards[0].set(craft="stake board shingle")
    t.begin().do("build_huts", "huts 0-0-3", "winter_cut")
    assert (t.yards[0].woodpile, t.yards[0].lodgings) == ("F1", 2)


@pytest.mark.rule("LI-16.12", "LI-6.9")
def test_a_larder_takes_all_food_of_one_free_area() -> None:
    t = walking(larders=1, area=1).areas("F1").area(1, "F1 N3").area(2, "F1 N5").area(4, "F1 N2")
    t.yards[1].set(area=2)
    t.begin()
    assert t.offered("larder") == ["1", "4"]  # the own area counts, the other player's does not
    t.do("larder 1")
    assert (t.yards[0].food, t.food(1), t.food(4)) == (3, 0, 2)


@pytest.mark.rule("LI-16.12")
def test_a_shared_area_is_not_free() -> None:
    t = walking(larders=1, area=2).areas("F1").area(2, "F1 N1")
    t.yards[1].set(area=2)
    assert t.begin().offered("larder") == []


@pytest.mark.rule("LI-16.14", "LI-R30")
def test_in_winter_all_six_areas_are_free() -> None:
    t = Table(2).winter("feed").areas("F1 N1")
    t.yards[0].set(larders=1)
    assert t.begin().offered("larder") == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("LI-16.15", "LI-R27")
def test_a_drying_hut_moves_one_piece_from_dry_1_or_dry_2() -> None:
    t = walking(drying_huts=1, sale="F1", dry_1="f1", dry_2="S1", dry_3="h1").begin()
    assert t.offered("drying_hut") == ["dry_1 firewood_sawn", "dry_2 softwood_log"]
    t.do("drying_hut dry_1 firewood_sawn")
    assert (t.yards[0].dry_1, t.yards[0].dry_2) == ("", "S1 f1")


@pytest.mark.rule("LI-16.16", "LI-R26")
def test_a_drying_hut_ignores_the_limit() -> None:
    t = walking(drying_huts=1, dry_1="s2", dry_2="h2").begin().do("drying_hut dry_1 softwood_sawn")
    assert (t.yards[0].dry_1, t.yards[0].dry_2) == ("s1", "s1 h2")


@pytest.mark.rule("LI-16.17")
def test_several_drying_huts_for_one_log() -> None:
    t = walking(drying_huts=2, dry_1="F1").begin()
    t.do("drying_hut dry_1 firewood_log", "drying_hut dry_2 firewood_log")
    assert (t.yards[0].dry_1, t.yards[0].dry_2, t.yards[0].dry_3) == ("", "", "F1")


@pytest.mark.rule("LI-R27")
def test_a_drying_hut_outside_the_sale_step_leaves_wood_on_dry_3() -> None:
    t = walking(drying_huts=1, dry_2="F1", thalers=0).begin().do("drying_hut dry_2 firewood_log")
    assert (t.yards[0].dry_3, t.yards[0].thalers) == ("F1", 0)


@pytest.mark.rule("LI-16.19", "LI-16.20", "LI-R49")
def test_a_lodging_is_a_worker_who_needs_his_equipment() -> None:
    for step, yard, move in (
        ("cut", {}, "cut firewood_log"),
        ("transport", {"woodpile": "F1"}, "carry firewood_log sale"),
        ("transport", {"woodpile": "F1", "carts": 1, "fodder": [3]}, "cart"),
        ("transport", {"woodpile": "F1", "rafts": 1}, "raft"),
        ("saw", {"saw_store": "F1", "saws": 1}, "saw firewood_log"),
    ):
        t = Table(2).forest(step).area(1, "F1").resting(0).busy(1)
        t.yards[0].set(lodgings=1, area=1, **yard)
        t.begin().do(move)
        assert t.yards[0].lodgings == 0, move
    t = Table(2).forest("saw").resting(0).busy(1)
    t.yards[0].set(lodgings=1, saw_store="F1")
    assert t.begin().acting == 1  # no saw


@pytest.mark.rule("LI-16.21")
def test_several_winter_jobs_with_lodgings() -> None:
    t = Table(2).winter("cut").busy(1)
    t.yards[0].set(lodgings=2, sleds=1, saws=1)
    t.begin().do("A:winter_cut", "A:done", "B:done", "A:sled", "load firewood_log saw_store")
    t.do("A:load firewood_log saw_store", "B:done", "A:saw firewood_log", "to_fuel 4")
    assert (t.yards[0].fuel_store, t.yards[0].saw_store, t.yards[0].lodgings) == ("f4", "F1", 0)


# -- loans -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-17.1", "LI-17.2")
def test_at_most_two_loans_of_four_thalers() -> None:
    t = walking().begin().do("loan")
    assert t.yards[0].thalers == 8
    t.do("loan")
    assert (t.yards[0].thalers, t.yards[0].loans) == (12, 2)
    assert "loan" not in t.options()


@pytest.mark.rule("LI-17.3", "LI-17.4", "LI-19.6")
@pytest.mark.parametrize(("loans", "due"), [(0, 0), (1, 7), (2, 16)])
def test_what_loans_cost_in_the_end(loans: int, due: int) -> None:
    t = walking(thalers=20, loans=loans)
    assert t.yards[0].score == 20 - due


@pytest.mark.rule("LI-17.5")
def test_loans_are_never_repaid_early() -> None:
    t = walking(thalers=50, loans=1).begin()
    assert not [name for name in t.options() if "repay" in name]
    t = Table(2).winter("feed")
    t.yards[0].set(thalers=50, loans=1, food=9, fuel_store="f9")
    t.begin()
    assert (t.yards[0].loans, t.yards[0].thalers) == (1, 50)
    assert t.cell("PHASE") != at.WINTER_ROUND


# -- decisions that open because huts could be built -----------------------------------------------------------------

SET = "stake board shingle"


@pytest.mark.rule("LI-3.8", "LI-16.5")
@pytest.mark.parametrize(
    ("step", "yard", "area"),
    [
        ("cut", {}, "F1"),
        ("cut", {}, "N1"),
        ("transport", {"woodpile": "F1"}, ""),
        ("saw", {"saw_store": "F1", "saws": 1}, ""),
        ("drying", {"dry_1": "F1", "dry_2": "F1", "dry_3": "F1"}, ""),
        ("drying", {}, "N1"),
    ],
)
def test_a_step_opens_when_huts_would_help(step: str, yard: dict[str, object], area: str) -> None:
    for craft, opens in ((SET, True), ("", False)):
        t = Table(2).forest(step).areas("").area(1, area).resting(0).busy(1)
        t.yards[0].set(area=1, craft=craft, **yard)
        t.begin()
        assert (t.acting == 0) == opens
        if opens:
            assert t.options() == ["build_huts", "done"]


@pytest.mark.rule("LI-3.8", "LI-16.5")
@pytest.mark.parametrize("step", ["cut", "transport", "saw", "drying"])
def test_a_step_stays_closed_when_huts_would_not_help(step: str) -> None:
    t = Table(2).forest(step).areas("").resting(0).busy(1)
    t.yards[0].set(area=1, craft=SET)
    assert t.begin().acting == 1


@pytest.mark.rule("LI-16.11")
@pytest.mark.parametrize(
    ("step", "yard", "area", "opens"),
    [
        ("cut", {}, "", True),
        ("sled", {"sleds": 1, "woodpile": "F1"}, "", True),
        ("sled", {}, "N1", True),
        ("sled", {"sleds": 1}, "", False),
        ("saw", {"saws": 1, "saw_store": "F1"}, "", True),
        ("saw", {"saws": 1}, "", False),
        ("feed", {}, "N1", True),
        ("feed", {"dry_2": "F1"}, "", True),
        ("feed", {}, "", False),
    ],
)
def test_winter_steps_open_when_huts_would_help(step: str, yard: dict[str, object], area: str, opens: bool) -> None:
    t = Table(2).winter(step).areas("").resting(0).busy(1).area(6, "").area(1, area)
    t.yards[0].set(craft=SET, food=9, fuel_store="f9", **yard)
    t.yards[1].set(larders=1, drying_huts=1, dry_1="F1")
    t.begin()
    assert (t.acting == 0 and "build_huts" in t.options()) == opens
