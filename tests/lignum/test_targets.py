"""Where on the board options are taken, and the prices that are printed nowhere else."""

from __future__ import annotations

from typing import Any

from .scenario import GAME, Table


def targets(t: Table) -> dict[str, list[str]]:
    return {option.name: option.targets for option in t.state.options(t.acting)}


def test_logs_are_cut_where_they_stand() -> None:
    t = Table(2).forest("cut").resting(0).busy(1).area(3, "F2 S1")
    t.yards[0].set(area=3, cutters=3)
    found = targets(t.begin())
    assert found["cut firewood_log"] == ["area:3/firewood_log"]
    assert found["cut_all"] == ["area:3"]


def test_wood_dries_from_where_it_lies() -> None:
    t = Table(2).forest("drying").resting(0).busy(1)
    t.yards[0].set(dry_2="", dry_1="s2", sale="S1")
    found = targets(t.begin())
    assert found["dry softwood_sawn"] == ["place:dry_1/softwood_sawn"]
    assert found["dry_all"] == ["place:dry_1"]


def test_planned_logs_are_cut_in_the_area_that_was_chosen() -> None:
    t = Table(2, "planned_work").round(2).forest("plans").resting(0).busy(1)
    t.plan_tile(0, 2, "plan_cut", 2)
    t.area(1, "F4 S1").area(2, "H2")
    t.yards[0].set(area=1)
    t.begin().do("plan_area 2")
    assert targets(t)["plan_log hardwood_log"] == ["area:2/hardwood_log"]


def test_workers_are_hired_on_the_space_one_stands_on() -> None:
    t = Table(2).walk().bare_path()
    t.yards[0].set(thalers=4)
    t.begin().do("go 4")
    assert targets(t)["hire 1"] == ["space:4"]


def test_the_box_knows_the_prices() -> None:
    prices: Any = GAME.box()["prices"]
    assert prices["market"] == 1
    assert prices["sets"] == [0, 0, 2, 4, 6]
    assert prices["repayment"] == [0, 7, 16]
    assert prices["drying"] == {"dry_1": 0, "dry_2": 1, "dry_3": 2}
