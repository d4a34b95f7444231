"""Forest work in general, and cutting. Rules LI-8, LI-9."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from tests.lignum.scenario import Table


def busy(step: str = "cut", players: int = 2) -> Table:
    """Everybody has something to do in every step."""
    t = Table(players).forest(step).areas("F2")
    for seat, y in enumerate(t.yards):
        y.set(area=seat + 1, river="F1", woodpile="F2", saw_store="F2", saws=2, sale="F1 f1", dry_1="F1")
        y.set(cutters=1, carriers=1, sawyers=1)
    return t.begin()


@pytest.mark.rule("LI-8.1", "LI-8.2", "LI-8.3")
def test_step_by_step_and_in_each_step_seat_by_seat() -> None:
    t = busy(players=3)
    seen: list[tuple[str, int]] = []
    while t.cell("PHASE") == at.FOREST:
        entry = (t.decision, t.acting)
        if not seen or seen[-1] != entry:
            seen.append(entry)
        t.do(t.options()[-1])
    steps = ["cut", "raft_split", "transport", "saw", "sell", "dry"]
    assert seen == [(step, seat) for step in steps for seat in range(3)]


@pytest.mark.rule("LI-8.4", "LI-R40")
def test_steps_2_to_7_do_not_touch_other_yards() -> None:
    t = busy("arrival")
    while t.cell("PHASE") == at.FOREST:
        seat = t.acting
        other = [int(n) for n in t.state.v[at.block(1 - seat) : at.block(1 - seat) + at.BLOCK]]
        shared = [int(n) for n in t.state.v[at.AREA_LOGS : at.SUPPLY]]
        before = t.state.clone()
        t.do(t.options()[0])
        if t.state.v[at.STEP] == before.v[at.STEP] and t.acting == seat:
            assert other == [int(n) for n in t.state.v[at.block(1 - seat) : at.block(1 - seat) + at.BLOCK]]
            assert shared == [int(n) for n in t.state.v[at.AREA_LOGS : at.SUPPLY]]


@pytest.mark.rule("LI-8.5", "LI-8.6")
@pytest.mark.parametrize(
    ("step", "move"),
    [("cut", "cut firewood_log"), ("transport", "carry firewood_log sale"), ("saw", "saw firewood_log")],
)
def test_the_yard_worker_does_one_job_of_any_trade(step: str, move: str) -> None:
    t = Table(2).forest(step).area(1, "F3").busy(1)
    t.yards[0].set(area=1, woodpile="F3", saw_store="F3", saws=3)
    t.begin().do(move)
    if step == "saw":
        t.do("to_fuel 0")
    assert (t.yards[0].yard_worker, t.yards[0].thalers) == (0, 4)
    assert t.acting == 1  # nobody is left for a second job


@pytest.mark.rule("LI-8.7")
def test_hired_workers_keep_to_their_trade_and_go_first() -> None:
    t = Table(2).forest("cut").area(1, "F3").resting(0, 1)
    t.yards[0].set(area=1, carriers=3, sawyers=3)
    assert t.begin().decision != "cut"
    t = Table(2).forest("cut").area(1, "F9").busy(1)
    t.yards[0].set(area=1, cutters=1, labour=1, lodgings=1)
    t.begin()
    seen = []
    for _ in range(4):
        t.do("cut firewood_log")
        seen.append((t.yards[0].cutters, t.yards[0].labour, t.yards[0].yard_worker, t.yards[0].lodgings))
    assert seen == [(0, 1, 1, 1), (0, 0, 1, 1), (0, 0, 0, 1), (0, 0, 0, 0)]


@pytest.mark.rule("LI-8.8", "LI-R20")
def test_every_job_is_voluntary() -> None:
    for step in ("cut", "transport", "saw", "sale", "drying"):
        t = busy(step)
        assert t.options()[-1] == "done", step
        before = (t.yards[0].woodpile, t.yards[0].saw_store, t.yards[0].sale)
        t.do("A:done")
        assert (t.yards[0].woodpile, t.yards[0].saw_store, t.yards[0].sale) == before


@pytest.mark.rule("LI-8.9", "LI-15.9")
def test_unused_equipment_is_kept() -> None:
    t = Table(2).forest("drying").resting(0, 1)
    t.yards[0].set(carts=1, rafts=2, saws=3, sleds=1, fodder=[2], river="F1", woodpile="S1", craft="withe", food=2)
    t.yards[0].set(larders=1, thalers=3, saw_store="H1", sale="", dry_1="F1", fuel_store="f1")
    t.area(6, "H4 N2").begin()
    while t.cell("ROUND") == 1:
        t.do("done")
    y = t.yards[0]
    assert t.cell("ROUND") == 2
    assert (y.carts, y.rafts, y.saws, y.sleds, y.fodder, y.river, y.woodpile) == (1, 2, 3, 1, [2], "F1", "S1")
    assert (y.craft, y.food, y.larders, y.thalers, y.saw_store, y.dry_1, y.fuel_store) == (
        {"withe": 1},
        2,
        1,
        3,
        "H1",
        "F1",
        "f1",
    )
    assert "H4" in t.logs(6)


# -- cutting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-9.1", "LI-9.2", "LI-9.4")
def test_one_log_of_any_kind_per_cutter() -> None:
    t = Table(2).forest("cut").area(1, "F1 S1 H1").resting(0).busy(1)
    t.yards[0].set(area=1, cutters=3, woodpile="F50")
    t.begin()
    assert t.offered("cut") == ["firewood_log", "softwood_log", "hardwood_log"]
    t.do("cut hardwood_log")
    assert (t.yards[0].woodpile, t.logs(1), t.yards[0].cutters) == ("F50 H1", "F1 S1", 2)
    t.do("cut_all")
    assert (t.yards[0].woodpile, t.logs(1), t.yards[0].cutters) == ("F51 S1 H1", "", 0)


@pytest.mark.rule("LI-9.3")
def test_yard_worker_and_lodging_cut_too() -> None:
    t = Table(2).forest("cut").area(1, "F3").resting(1)
    t.yards[0].set(area=1, lodgings=1)
    t.begin().do("cut firewood_log", "cut firewood_log")
    assert (t.yards[0].woodpile, t.yards[0].lodgings, t.logs(1)) == ("F2", 0, "F1")


def pair(logs: str = "F2", **second: object) -> Table:
    """Seat 1 (letter A) and seat 0 (letter B) share area 4; areas 1 and 2 are free, 2 has no log, 5 is empty."""
    t = Table(2).forest("cut", 1, 0).areas("").area(4, logs).area(1, "F1 S1 N2").area(3, "H1")
    t.yards[1].set(area=4, cutters=1)
    t.yards[0].set(**{"area": 4, "cutters": 2, "thalers": 2, **second})
    return t.begin()


@pytest.mark.rule("LI-9.5")
def test_the_earlier_letter_cuts_first() -> None:
    t = pair("F1 S1")
    assert t.acting == 1
    t.do("B:cut softwood_log", "B:done")
    assert (t.decision, t.acting) == ("cut_place", 0)
    t.do("A:stay")
    assert t.offered("cut") == ["firewood_log"]


@pytest.mark.rule("LI-9.6", "LI-9.7", "LI-9.8", "LI-R19")
def test_a_follower_may_move_for_a_thaler() -> None:
    t = pair().do("B:done")
    assert t.options() == ["stay", "move 1", "move 3"]  # only free areas with a log
    t.do("A:move 1")
    assert (t.yards[0].thalers, t.yards[0].area) == (1, 1)
    assert t.offered("cut") == ["firewood_log", "softwood_log"]  # there only, and no second move
    assert t.offered("move") == []


@pytest.mark.rule("LI-9.7", "LI-R19")
def test_moving_needs_a_worker_and_a_free_target() -> None:
    t = pair(cutters=0, yard_worker=0).do("B:done")
    assert t.decision != "cut_place"
    t = Table(3).forest("cut", 1, 2, 0).areas("").area(4, "F2").area(1, "F1")
    t.yards[1].set(area=4)
    t.yards[2].set(area=1)
    t.yards[0].set(area=4)
    t.begin().do("B:done", "C:done")
    assert (t.decision, t.acting) == ("cut", 0)  # area 1 is taken


@pytest.mark.rule("LI-9.9", "LI-R19")
def test_the_first_in_an_area_and_those_alone_cannot_move() -> None:
    t = pair()
    assert (t.decision, t.offered("move")) == ("cut", [])
    t = Table(2).forest("cut", 1, 0).areas("F1")
    t.yards[1].set(area=4)
    t.yards[0].set(area=5)
    t.begin().do("B:done")
    assert t.decision == "cut"


@pytest.mark.rule("LI-9.10", "LI-R19")
def test_hired_cutters_are_not_counted_again() -> None:
    t = pair(cutters=5).do("B:done", "A:move 3", "cut hardwood_log")
    assert t.yards[0].cutters == 4
    assert t.yards[0].woodpile == "H1"


@pytest.mark.rule("LI-R19")
def test_a_third_player_sees_the_tile_in_its_new_area() -> None:
    t = Table(3).forest("cut", 1, 0, 2).areas("").area(4, "F3").area(1, "F1").area(2, "F1")
    for y in t.yards:
        y.set(area=4)
    t.begin().do("B:done", "A:move 1", "cut firewood_log")
    assert t.offered("move") == ["2"]  # area 1 is not free any more


@pytest.mark.rule("LI-9.11")
def test_no_food_by_cutting_or_moving() -> None:
    t = pair().do("B:done", "A:move 1", "cut firewood_log", "cut softwood_log")
    assert (t.yards[0].food, t.food(1)) == (0, 2)


@pytest.mark.rule("LI-9.12")
def test_cutters_without_a_log_are_lost_money() -> None:
    t = pair("F1", thalers=0, loans=2).do("B:cut firewood_log")
    assert t.decision == "transport"
    assert (t.yards[0].cutters, t.yards[0].thalers) == (2, 0)
    t.resting(0, 1).phase(int(at.FOREST), 7).begin()
    assert t.yards[0].cutters == 0
    assert int(t.state.v[at.WORKERS_LEFT + at.CUTTER]) == 8


@pytest.mark.rule("LI-9.6")
def test_the_last_thaler_is_enough_for_the_move() -> None:
    t = pair(thalers=1, loans=2).do("B:done")
    assert t.options() == ["stay", "move 1", "move 3"]


@pytest.mark.rule("LI-9.13")
def test_a_loan_for_the_move() -> None:
    t = pair(thalers=0).do("B:done")
    assert t.options() == ["stay", "loan"]
    t.do("A:loan", "move 3")
    assert (t.yards[0].thalers, t.yards[0].loans) == (3, 1)


def test_cutting_everything_is_a_short_cut_for_hired_cutters_only() -> None:
    for cutters, logs, offered in ((3, "F2 S1", True), (2, "F2 S1", False), (3, "F1", False)):
        t = Table(2).forest("cut").area(1, logs).busy(1)
        t.yards[0].set(area=1, cutters=cutters, lodgings=3)
        assert ("cut_all" in t.begin().options()) == offered
