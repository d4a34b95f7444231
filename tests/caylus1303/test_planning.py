"""Phase 1, planning, and the characters of this phase. Rules CA-3.1, CA-3.2, CA-4, CA-13.1 – CA-13.15."""

from __future__ import annotations

import pytest

from brettwerk.games.caylus1303 import layout
from tests.caylus1303.scenario import BLACK, BLUE, GREEN, RED, Scenario, given


def crowd(players: int = 3, supply: int = 5) -> Scenario:
    """Everybody has workers to place."""
    t = given(players)
    for seat in range(players):
        t.seat(seat, supply=supply, camp=15 - supply)
    return t


def places(t: Scenario) -> set[str]:
    return {option.split()[1] for option in t.options() if option.startswith("place")}


@pytest.mark.rule("CA-3.1")
def test_the_four_phases_in_order() -> None:
    t = crowd(2)
    t.told()
    t.plan()
    phases = [t.phase()]
    t.residence("s1", RED).seat(RED, food=1, wood=2, stone=1, gold=1)
    t.do(BLUE, "pass").do(RED, "site", "pass")
    phases.append(t.phase())
    t.quiet()
    phases.append(t.phase())
    t.do(RED, "stop")
    phases.append(t.phase())
    t.do(RED, "none")
    phases.append(t.phase())
    assert phases == ["planning", "activation", "delivery", "administration", "planning"]


@pytest.mark.rule("CA-3.2", "CA-4.23", "CA-4.24")
def test_the_first_to_pass_starts_the_next_round() -> None:
    t = crowd(3).plan(BLUE).do(BLUE, "place s1").do(RED, "pass")
    assert t.v[layout.START] == RED
    assert t.who() == GREEN  # the turn order of this phase goes on
    t.do(GREEN, "pass")
    assert t.who() == BLUE
    t.do(BLUE, "pass").quiet()
    assert (t.phase(), t.who()) == ("planning", RED)


@pytest.mark.rule("CA-4.1", "CA-4.20")
def test_clockwise_and_without_those_who_passed() -> None:
    t = crowd(4).plan(GREEN)
    order = []
    for action in ("place s1", "pass", "place s2", "place s3", "place s4", "place s5"):
        order.append(t.who())
        t.do(t.who(), action)
    assert order == [GREEN, BLACK, BLUE, RED, GREEN, BLUE]


@pytest.mark.rule("CA-4.2", "CA-4.3", "CA-4.10", "CA-4.21")
def test_a_turn_is_a_building_the_site_or_a_pass() -> None:
    t = crowd(2).tile("s10", "w_tailor", BLUE).tile("s11", "s_church", RED).plan(BLUE)
    wanted = ["f1", "f2", "f3", "f4", *(f"s{i}" for i in range(1, 12)), "s14"]
    assert t.options() == [f"place {id}" for id in wanted] + ["site", "pass"]
    t.do(BLUE, "place s10").do(RED, "place f1").do(BLUE, "place s11").do(RED, "place f2").do(BLUE, "place s1")
    assert [t.place(id)["workers"] for id in ("s10", "s11", "s1")] == [[BLUE]] * 3


@pytest.mark.rule("CA-4.4")
def test_an_occupied_building_is_closed() -> None:
    t = crowd(2).plan(BLUE).do(BLUE, "place s4")
    assert "s4" not in places(t)
    assert [(r.reason, r.rule) for r in t.state.refusals(RED) if r.name == "place s4"] == [("occupied", "CA-4.4")]


@pytest.mark.rule("CA-4.5", "CA-4.6", "CA-4.7", "CA-4.8", "CA-4.9", "CA-R47")
def test_where_no_worker_may_go() -> None:
    t = crowd(2).monument("s1", BLUE, "m_statue").residence("s2", RED).plan(BLUE)
    assert not places(t) & {"s1", "s2", "f5", "s10", "s13", "s15", "s23"}
    rules = {r.name: r.rule for r in t.state.refusals(BLUE)}
    assert (rules["place s1"], rules["place s2"], rules["place f5"]) == ("CA-4.5", "CA-4.6", "CA-4.9")
    assert not any("slot" in option for option in t.options())


@pytest.mark.rule("CA-4.11", "CA-4.12", "CA-4.13", "CA-3.3", "CA-3.4")
def test_prestige_for_the_owner() -> None:
    t = crowd(2).tile("s10", "w_farm", BLUE).tile("s11", "w_market", BLUE).plan(BLUE).do(BLUE, "place s10")
    assert t.get(BLUE, "pp") == 0
    t.do(RED, "place s11")
    assert (t.get(BLUE, "pp"), t.get(RED, "pp")) == (1, 0)
    t.do(BLUE, "place f1").do(RED, "place s9").do(BLUE, "place s14").do(RED, "place s1")
    assert (t.get(BLUE, "pp"), t.get(RED, "pp")) == (1, 0)


@pytest.mark.rule("CA-4.14", "CA-4.15")
def test_placing_beyond_the_provost_and_without_the_price() -> None:
    t = crowd(2).provost(0).plan(BLUE)
    assert {"s1", "s9", "s14", "f1", "f2", "s8"} <= places(t)  # no wood, no cloth, no stone


@pytest.mark.rule("CA-4.16", "CA-4.17", "CA-4.18", "CA-R40")
def test_the_construction_site_fills_from_the_left() -> None:
    t = crowd(5).plan(RED)
    for seat in (1, 2, 3, 4, 0):
        assert "site" in t.options()
        t.do(seat, "site")
    assert [t.v[layout.SITE_ORDER + i] for i in range(5)] == [1, 2, 3, 4, 0]
    assert "site" not in t.options()
    assert [r.rule for r in t.state.refusals(RED) if r.name == "site"] == ["CA-4.17"]


@pytest.mark.rule("CA-4.19", "CA-4.30")
def test_the_bridge_fills_in_the_order_of_passing() -> None:
    t = crowd(3).plan(BLUE).do(BLUE, "pass").do(RED, "place s1").do(GREEN, "pass")
    assert t.phase() == "planning"
    t.do(RED, "pass")
    assert [t.v[layout.PASS_ORDER + i] for i in range(3)] == [BLUE, GREEN, RED]
    assert t.phase() == "activation"


@pytest.mark.rule("CA-4.22", "CA-4.28", "CA-R28")
@pytest.mark.parametrize(
    ("supply", "passed", "who"), [(0, False, GREEN), (1, False, RED), (1, True, GREEN), (2, True, RED)]
)
def test_who_cannot_pay_passes_in_turn(supply: int, passed: bool, who: int) -> None:
    t = crowd(4).seat(RED, supply=supply)
    if passed:
        t.passed(BLUE)
    t.turn(RED)
    assert t.who() == who
    assert t.get(RED, "supply") == supply


@pytest.mark.rule("CA-R28")
def test_who_finds_no_open_building_passes() -> None:
    t = crowd(2).site(RED).seat(BLUE, supply=5)
    for place in ["f1", "f2", "f3", "f4", "s14", *(f"s{i}" for i in range(1, 10))]:
        t.worker(place, BLUE)
    t.turn(RED)
    assert t.v[layout.PASS_ORDER] == RED


@pytest.mark.rule("CA-4.25", "CA-4.26", "CA-4.27")
def test_the_surcharge_after_the_first_pass() -> None:
    t = crowd(4).plan(BLUE).do(BLUE, "place s1")
    assert (t.get(BLUE, "supply"), t.get(BLUE, "camp")) == (4, 10)
    t.do(RED, "pass").do(GREEN, "place s2")
    assert (t.get(GREEN, "supply"), t.get(GREEN, "camp")) == (3, 11)
    t.do(BLACK, "pass").do(BLUE, "site")
    assert (t.get(BLUE, "supply"), t.get(BLUE, "camp")) == (2, 11)
    t.do(GREEN, "place s3")
    assert (t.get(GREEN, "supply"), t.get(GREEN, "camp")) == (1, 12)


@pytest.mark.rule("CA-4.29")
def test_workers_not_placed_stay() -> None:
    t = crowd(2).plan(BLUE).do(BLUE, "pass").do(RED, "pass")
    assert t.get(RED, "supply") == 5
    t.quiet()
    assert t.get(RED, "supply") == 8  # kept for the next round, with 3 recruited


# -- characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CA-13.1", "CA-13.3", "CA-R27")
def test_early_riser_before_the_start_player() -> None:
    t = crowd(3).hold(GREEN, "early_riser").plan(BLUE)
    assert (t.who(), t.asked(), t.options()[0]) == (GREEN, "early_riser", "no")
    assert "site" in t.options()
    t.do(GREEN, "site")
    order = []
    for place in ("s1", "s2", "s3", "s4"):
        order.append(t.who())
        t.do(t.who(), f"place {place}")
    assert order == [BLUE, RED, GREEN, BLUE]
    declined = crowd(3).hold(GREEN, "early_riser").plan(BLUE).do(GREEN, "no")
    assert (declined.who(), declined.get(GREEN, "supply")) == (BLUE, 5)


@pytest.mark.rule("CA-13.2", "CA-13.6", "CA-R27")
@pytest.mark.parametrize("also", [[], ["night_worker"]])
def test_early_riser_costs_one_more_worker(also: list[str]) -> None:
    t = crowd(2).hold(RED, "early_riser", *also).plan(BLUE).do(RED, "place s1")
    assert (t.get(RED, "supply"), t.get(RED, "camp")) == (3, 11)
    poor = crowd(2).hold(RED, "early_riser", *also).seat(RED, supply=1).plan(BLUE)
    assert (poor.who(), poor.asked()) == (BLUE, "plan")


@pytest.mark.rule("CA-13.4")
def test_start_player_with_the_early_riser_places_twice() -> None:
    t = crowd(2).hold(RED, "early_riser").plan(RED).do(RED, "place s1")
    assert (t.who(), t.asked()) == (RED, "plan")
    assert t.do(RED, "place s2").who() == BLUE


@pytest.mark.rule("CA-13.5")
def test_night_worker_pays_no_surcharge() -> None:
    t = crowd(3).hold(RED, "night_worker").passed(BLUE).turn(RED).do(RED, "place s1")
    assert (t.get(RED, "supply"), t.get(RED, "camp")) == (4, 10)
    t.do(GREEN, "place s2")
    assert t.get(GREEN, "supply") == 3


@pytest.mark.rule("CA-13.7", "CA-13.8", "CA-13.11", "CA-R24")
def test_merchant_joins_one_opponent_once() -> None:
    t = crowd(3).hold(GREEN, "merchant").worker("f4", RED).worker("s3", GREEN).worker("s4", BLUE).turn(BLUE)
    assert "s3" not in places(t)  # nobody else may
    t.do(BLUE, "site").do(RED, "site")
    assert {"f4", "s4"} <= places(t)
    assert "s3" not in places(t)
    t.do(GREEN, "place f4")
    assert t.place("f4")["workers"] == [RED, GREEN]
    assert "f4" not in places(t)  # never a third
    t.do(BLUE, "place s1").do(RED, "place s2")
    assert not places(t) & {"f4", "s4", "s3", "s1", "s2"}


@pytest.mark.rule("CA-13.7")
def test_merchant_is_fresh_every_round() -> None:
    t = crowd(2).hold(RED, "merchant").worker("s1", BLUE, RED).plan(BLUE)
    t.do(BLUE, "place s2")
    assert "s2" in places(t)


@pytest.mark.rule("CA-13.9", "CA-5.8")
def test_merchants_worker_comes_second() -> None:
    t = given(3).worker("s6", BLUE, RED).seat(BLUE, food=1).seat(RED, food=1).activate()
    assert t.who() == BLUE
    t.do(BLUE, "skip")
    assert t.who() == RED
    assert t.place("s6")["workers"] == [RED]  # the first one is gone


@pytest.mark.rule("CA-13.10")
def test_merchant_pays_and_is_paid_for_like_everybody() -> None:
    t = crowd(4).hold(RED, "merchant").tile("s10", "w_farm", GREEN).worker("s10", BLACK).passed(BLUE).turn(RED)
    t.do(RED, "place s10")
    assert (t.get(RED, "supply"), t.get(GREEN, "pp")) == (3, 1)


@pytest.mark.rule("CA-13.12", "CA-13.13")
def test_thief_keeps_the_owner_from_prestige() -> None:
    t = crowd(3).tile("s10", "w_farm", BLUE).tile("s11", "w_market", BLUE).hold(RED, "thief").hold(BLUE, "marshal")
    t.turn(RED).do(RED, "place s10")
    assert t.get(BLUE, "pp") == 0
    t.do(GREEN, "place s11")
    assert t.get(BLUE, "pp") == 2


@pytest.mark.rule("CA-13.15", "CA-R26")
def test_marshal_gets_two_in_all() -> None:
    t = crowd(3).tile("s10", "w_farm", BLUE).tile("s11", "w_market", GREEN).hold(BLUE, "marshal").turn(RED)
    t.do(RED, "place s10")
    assert t.get(BLUE, "pp") == 2
    t.do(GREEN, "place f1").do(BLUE, "place s11")
    assert t.get(GREEN, "pp") == 1  # the Marshal is about own tiles, not own visits
