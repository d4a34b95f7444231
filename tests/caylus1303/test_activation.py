"""Phase 2, activation along the road. Rules CA-3.6, CA-5."""

from __future__ import annotations

import pytest

from brettwerk.games.caylus1303 import layout
from tests.caylus1303.scenario import BLUE, GREEN, RED, given


@pytest.mark.rule("CA-5.1", "CA-5.2")
def test_one_by_one_along_the_road() -> None:
    t = given(2).tile("s10", "w_manor", BLUE).provost(2).hold(BLUE, "thief")
    t.worker("f1", RED).worker("f2", RED).worker("f3", RED).worker("f4", RED).worker("s3", RED)
    t.seat(RED, wood=5, food=5, stone=5, cloth=5, supply=4)
    asked = []
    t.activate()
    while t.asked() not in ("plan", "gain_kind"):
        asked.append(t.asked())
        t.do(
            t.who(),
            "move +1"
            if t.asked() == "bridge"
            else "move 0"
            if t.asked() == "toll"
            else t.options()[-1 if t.asked() == "use" else 0],
        )
    assert asked == ["use", "claim", "build_wood", "toll", "bridge"]
    assert t.asked() == "gain_kind"  # s3, active since the bridge


@pytest.mark.rule("CA-5.1", "CA-4.30")
def test_activation_begins_at_the_fair_whoever_passed_last() -> None:
    t = given(4).seat(0, supply=2).seat(1, supply=1).seat(3, supply=2, wood=1).hold(BLUE, "thief").turn(3)
    t.do(3, "place f1").do(0, "pass")
    assert (t.phase(), t.asked(), t.who()) == ("activation", "use", 3)


@pytest.mark.rule("CA-5.2")
def test_printed_buildings_are_active_even_with_the_provost_at_the_bridge() -> None:
    t = given(2).provost(0).worker("f1", RED).worker("s1", RED).seat(RED, wood=1).hold(BLUE, "thief").activate()
    assert t.asked() == "use"
    t.do(RED, "skip")
    assert t.stores(RED) == "W1"  # and s1 was not


@pytest.mark.rule("CA-5.3", "CA-5.4", "CA-R14")
def test_an_effect_is_used_once_or_declined() -> None:
    t = given(3).pause().worker("s6", RED).seat(RED, stone=2, camp=14).activate()
    declined = t.clone().do(RED, "skip")
    assert (declined.asked(), declined.stores(RED), declined.get(RED, "camp")) == ("monument", "S2", 15)
    t.do(RED, "pay stone")
    assert (t.asked(), t.stores(RED), t.get(RED, "supply")) == ("monument", "S1", 3)


@pytest.mark.rule("CA-R14")
def test_free_gains_are_taken_by_themselves() -> None:
    t = given(3).pause().worker("s1", RED).worker("s9", RED).provost(9).activate()
    assert (t.asked(), t.stores(RED), t.get(RED, "supply"), t.get(RED, "pp")) == ("monument", "F1", 2, 1)


@pytest.mark.rule("CA-3.6", "CA-5.7")
def test_what_one_building_gives_pays_at_the_next() -> None:
    t = given(2).worker("s1", RED).worker("s6", RED).worker("s4", BLUE).activate()
    assert t.options() == ["skip", "pay food"]  # the food of s1
    assert t.stores(BLUE) == "S1"
    t = given(2).worker("s6", RED).worker("s7", RED).seat(RED, food=1).activate().do(RED, "pay food")
    assert t.asked() == "gain_kind"  # the workers of s6 pay at s7


@pytest.mark.rule("CA-3.6")
def test_a_favour_is_finished_before_the_next_worker() -> None:
    t = given(3).worker("f1", BLUE, RED).seat(BLUE, wood=1).seat(RED, wood=1).hold(-1, "thief").hold(RED, "carter")
    t.activate().do(BLUE, "use")
    assert (t.who(), t.asked()) == (BLUE, "favour")
    t.do(BLUE, "slot 1")
    assert (t.who(), t.asked()) == (BLUE, "favour_character")
    t.do(BLUE, "none")
    assert (t.who(), t.asked()) == (RED, "use")


@pytest.mark.rule("CA-5.6")
def test_the_worker_stays_until_its_effect_is_done() -> None:
    t = given(2).worker("s6", RED).seat(RED, stone=1).activate()
    assert t.place("s6")["workers"] == [RED]


@pytest.mark.rule("CA-5.9", "CA-5.10", "CA-R30")
def test_workers_beyond_the_provost_return_last() -> None:
    t = given(3).pause().provost(6).worker("s7", RED).worker("s6", RED).seat(RED, food=1, supply=1, camp=0)
    t.activate().quiet().do(RED, "pay food")
    # the Guild found an empty camp: the worker on s7 was still there
    assert (t.get(RED, "supply"), t.get(RED, "camp"), t.stores(RED)) == (1, 2, "")
    assert t.place("s7")["workers"] == []


@pytest.mark.rule("CA-5.11")
def test_prestige_for_a_visit_is_kept() -> None:
    t = given(2).tile("s10", "w_farm", BLUE).provost(3).seat(RED, supply=1).turn(RED).do(RED, "place s10")
    assert t.phase() == "planning"
    assert t.v[layout.ROUND] == 2
    assert (t.get(BLUE, "pp"), t.stores(RED)) == (1, "")


@pytest.mark.rule("CA-5.12", "CA-9.15")
def test_site_workers_wait_for_the_delivery_wherever_the_provost_is() -> None:
    t = given(2).provost(0).site(RED).seat(RED, food=1, wood=1, stone=1).hold(BLUE, "thief").activate()
    assert (t.phase(), t.asked()) == ("delivery", "deliver")
    assert t.do(RED, "bundle food-wood-stone").get(RED, "pp") == 5


@pytest.mark.rule("CA-5.13")
def test_a_building_without_a_worker_does_nothing() -> None:
    t = given(3).pause().tile("s10", "s_farm", BLUE).provost(12).activate()
    assert t.asked() == "monument"
    assert [t.stores(seat) for seat in (BLUE, RED)] == ["", ""]


@pytest.mark.rule("CA-5.8")
def test_the_first_of_two_workers_is_resolved_first() -> None:
    t = given(3).worker("s6", GREEN, RED).seat(GREEN, food=1).seat(RED, food=1).activate()
    assert t.who() == GREEN
    t.do(GREEN, "pay food")
    assert (t.who(), t.get(GREEN, "supply"), t.get(GREEN, "camp")) == (RED, 3, 13)
