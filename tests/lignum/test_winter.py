"""The winter round. Rules LI-18."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum import tables
from tests.lignum.scenario import Table


def feed(year: int = 1, **yard: object) -> Table:
    """Winter step 5 with 6 food and 3 fuel due; seat 1 has all it needs."""
    t = Table(2).winter("feed", year=year).condition(1, "winter_1a").condition(2, "winter_2c")
    t.yards[0].set(**{"food": 0, "fuel_store": "f9", **yard})
    t.yards[1].set(food=9, fuel_store="f9")
    return t.begin()


@pytest.mark.rule("LI-18.1", "LI-3.4")
def test_winter_follows_autumn() -> None:
    t = Table(2).round(3).forest("drying").resting(0, 1)
    t.yards[0].set(cutters=2)
    t.begin()
    assert (t.cell("ROUND"), t.decision) == (4, "winter_bonus")
    assert t.yards[0].cutters == 0


@pytest.mark.rule("LI-18.2", "LI-18.5")
def test_the_course_of_the_winter() -> None:
    t = Table(2, "advanced").winter("bonus", 1, 0).condition(1, "winter_1a").areas("F1 N1")
    for y in t.yards:
        y.set(sleds=1, saws=1, saw_store="F1", larders=2, orders="order_01", sale="f3", dry_1="F1", thalers=60)
    t.begin()
    seen: list[tuple[str, int]] = []
    while t.cell("ROUND") == 4:
        entry = (t.decision, t.acting)
        if not seen or seen[-1] != entry:
            seen.append(entry)
        t.do(t.options()[-1])
    steps = ["winter_bonus", "winter_cut", "winter_sled", "saw", "deliver", "winter_feed"]
    assert seen == [(step, seat) for step in steps for seat in (1, 0)]  # no sale, drying, arrival or market
    kinds = [t.told("fed"), t.told("heated")]
    assert [seat for seat, *_ in kinds[0]] == [1, 0]
    assert [seat for seat, *_ in kinds[1]] == [1, 0]
    assert t.yards[0].dry_1 == "F1"


@pytest.mark.rule("LI-18.3", "LI-R29", "LI-18.36")
def test_autumns_clearing_order_and_its_reverse_in_spring() -> None:
    t = Table(3).round(3).forest("drying", 1, 2, 0).resting(0, 1, 2).begin()
    seats = []
    for _ in range(3):
        seats.append(t.acting)
        t.do("bonus firewood_log")
    assert seats == [1, 2, 0]
    while t.cell("ROUND") == 4:
        t.do(t.options()[-1])
    assert (t.cell("ROUND"), t.player_order()) == (5, [0, 2, 1])
    t.do("A:area 1", "B:area 2", "C:area 3")
    assert (t.decision, t.acting) == ("path_move", 0)


@pytest.mark.rule("LI-18.4", "LI-18.37")
@pytest.mark.parametrize(("year", "id"), [(1, "winter_1b"), (1, "winter_1d"), (2, "winter_2a"), (2, "winter_2d")])
def test_the_condition_of_the_year(year: int, id: str) -> None:
    row = tables.WINTER_ROWS[tables.WINTER_IDS.index(id)]
    t = Table(2).winter("feed", year=year).condition(1, "winter_1a").condition(2, "winter_2c").condition(year, id)
    for y in t.yards:
        y.set(food=20, fuel_store="f20")
    t.begin()
    assert t.told("fed")[0][1] == row.number("food")
    assert t.told("heated")[0][1] == row.number("fuel")


@pytest.mark.rule("LI-18.6", "LI-18.7")
def test_only_yard_worker_and_lodgings_work() -> None:
    t = Table(2).winter("cut").busy(1)
    t.yards[0].set(sleds=1, saws=1, saw_store="F1", woodpile="F1")
    t.begin().do("A:winter_cut", "B:done")
    assert (t.decision, t.acting) == ("winter_sled", 1)  # seat 0 has nobody left
    t.do("B:done")
    assert (t.decision, t.acting) == ("saw", 1)


@pytest.mark.rule("LI-18.8", "LI-R31")
def test_the_bonus_log() -> None:
    t = Table(2).winter("bonus").begin()
    assert t.options() == ["bonus firewood_log", "bonus softwood_log", "bonus hardwood_log"]
    t.do("bonus hardwood_log")
    assert (t.yards[0].woodpile, t.acting) == ("H1", 1)


@pytest.mark.rule("LI-18.9", "LI-18.10", "LI-18.11")
def test_winter_cutting() -> None:
    t = Table(2).winter("cut").areas("F2 S2").busy(1)
    t.yards[0].set(lodgings=2)
    before = [t.logs(n) for n in range(1, 7)]
    t.begin().do("winter_cut")
    assert t.yards[0].woodpile == "F2"
    t.do("winter_cut", "winter_cut")
    assert (t.yards[0].woodpile, t.yards[0].lodgings) == ("F4", 0)
    assert [t.logs(n) for n in range(1, 7)] == before


def sled(**yard: object) -> Table:
    t = Table(2).winter("sled").busy(1)
    t.yards[0].set(**{"sleds": 1, "woodpile": "F9", **yard})
    return t.begin()


LOAD = "load firewood_log saw_store"


@pytest.mark.rule("LI-18.12", "LI-18.14", "LI-R47")
def test_a_sled_brings_one_or_two_logs() -> None:
    t = sled()
    supply = t.supply("sleds")
    t.do("sled")
    assert "stop" not in t.options()
    t.do(LOAD, LOAD)
    assert (t.yards[0].saw_store, t.yards[0].sleds, t.supply("sleds"), t.acting) == ("F2", 0, supply + 1, 1)
    assert sled().do("sled", LOAD, "stop").yards[0].saw_store == "F1"
    assert sled(sleds=0).acting == 1
    assert sled(yard_worker=0).acting == 1
    assert sled(woodpile="").acting == 1


@pytest.mark.rule("LI-18.13", "LI-R46")
def test_each_food_brings_one_more_log() -> None:
    t = sled(food=3).do("sled", LOAD, LOAD, LOAD)
    assert (t.yards[0].food, t.yards[0].saw_store) == (2, "F3")
    t.do(LOAD, LOAD)
    assert (t.yards[0].food, t.yards[0].saw_store, t.acting) == (0, "F5", 1)
    t = sled(food=3).do("sled", LOAD, LOAD, "stop")
    assert t.yards[0].food == 3


@pytest.mark.rule("LI-R46")
def test_each_sled_needs_its_own_worker() -> None:
    t = sled(sleds=2, lodgings=1).do("sled", LOAD, LOAD, "sled", LOAD, LOAD)
    assert (t.yards[0].saw_store, t.yards[0].lodgings, t.yards[0].sleds) == ("F4", 0, 0)
    assert sled(sleds=2).do("sled", LOAD, LOAD).acting == 1


@pytest.mark.rule("LI-18.15")
def test_sled_logs_are_placed_like_others() -> None:
    t = sled(woodpile="F1 S1 H1").do("sled")
    assert t.offered("load") == [
        "firewood_log saw_store",
        "firewood_log sale",
        "softwood_log saw_store",
        "softwood_log sale",
        "hardwood_log saw_store",
    ]


@pytest.mark.rule("LI-18.16")
def test_the_sled_in_winter_only_and_nothing_else_then() -> None:
    t = sled(carts=1, rafts=1, fodder=[3])
    assert t.options() == ["sled", "done"]
    t = Table(2).forest("transport").busy(1)
    t.yards[0].set(sleds=1, woodpile="F2")
    assert "sled" not in t.begin().options()


@pytest.mark.rule("LI-18.17")
def test_winter_sawing_needs_worker_and_saw_each_time() -> None:
    t = Table(2).winter("saw").busy(1)
    t.yards[0].set(saws=2, lodgings=1, saw_store="F3")
    t.begin().do("saw firewood_log", "to_fuel 4", "saw firewood_log", "to_fuel 0")
    y = t.yards[0]
    assert (y.fuel_store, y.sale, y.saws, y.lodgings, y.yard_worker, t.acting) == ("f4", "f4", 0, 0, 0, 1)


# -- feeding and heating ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-18.18", "LI-18.19", "LI-R32")
def test_food_must_be_used_and_what_is_missing_costs_three_each() -> None:
    t = feed(food=4, thalers=20)
    assert (t.yards[0].food, t.yards[0].thalers) == (0, 20 - 2 * 3)
    assert t.told("fed")[0] == (0, 4, 2, 0)


@pytest.mark.rule("LI-18.20")
def test_food_left_over_is_lost() -> None:
    t = feed(food=11)
    assert t.yards[0].food == 0
    assert t.told("food_lost")[0] == (0, 5, 0, 0)
    assert [seat for seat, *_ in feed(food=6).told("food_lost")] == [1]  # nothing is left over


@pytest.mark.rule("LI-18.21", "LI-18.22", "LI-18.24", "LI-18.25", "LI-R32")
@pytest.mark.parametrize(
    ("fuel", "left", "paid"), [("f3", "", 0), ("f1 s1 h1", "", 0), ("f2 s2 h2", "s1 h2", 0), ("s1", "", 6), ("", "", 9)]
)
def test_heating(fuel: str, left: str, paid: int) -> None:
    t = feed(food=9, fuel_store=fuel, thalers=20)
    assert (t.yards[0].fuel_store, t.yards[0].thalers) == (left, 20 - paid)


@pytest.mark.rule("LI-18.23")
def test_wood_elsewhere_does_not_heat() -> None:
    t = feed(food=9, fuel_store="", sale="f9", dry_1="f2", saw_store="F3", thalers=20)
    assert (t.yards[0].thalers, t.yards[0].sale, t.yards[0].dry_1) == (11, "f9", "f2")


@pytest.mark.rule("LI-18.26")
def test_fuel_left_over_stays() -> None:
    t = feed(food=9, fuel_store="f7")
    assert (t.cell("ROUND"), t.yards[0].fuel_store) == (5, "f4")


# -- debt ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-18.27", "LI-R33")
@pytest.mark.parametrize(("thalers", "loans", "left"), [(18, 0, 0), (14, 1, 0), (15, 1, 1), (10, 2, 0), (12, 2, 2)])
def test_only_as_many_loans_as_needed(thalers: int, loans: int, left: int) -> None:
    t = feed(food=0, thalers=thalers, sale="F9")  # 18 thalers due
    assert (t.yards[0].loans, t.yards[0].thalers, t.yards[0].sale) == (loans, left, "F9")


@pytest.mark.rule("LI-18.28", "LI-18.29")
def test_wood_is_sold_only_when_both_loans_are_taken() -> None:
    t = feed(food=2, thalers=0, sale="F1 S1 f1 s1 h1")  # 12 due, 8 from loans
    assert (t.decision, t.yards[0].loans, t.yards[0].thalers) == ("emergency_sell", 2, 8)
    assert t.offered("sell") == [
        "sale firewood_log",
        "sale softwood_log",
        "sale firewood_sawn",
        "sale softwood_sawn",
        "sale hardwood_sawn",
    ]
    assert "done" not in t.options()
    t.do("sell sale firewood_sawn", "sell sale firewood_log")
    assert t.yards[0].thalers == 0


@pytest.mark.rule("LI-18.29")
def test_drying_bonus_counts_in_an_emergency() -> None:
    t = feed(food=5, thalers=0, loans=2, dry_3="f1", dry_1="s1")  # 3 due
    t.do("sell dry_3 firewood_sawn")
    assert t.told("sold") == [(0, 3, 6, 3)]


@pytest.mark.rule("LI-18.30", "LI-R34")
def test_stores_only_when_sale_and_drying_spaces_are_empty() -> None:
    t = feed(food=4, thalers=0, loans=2, sale="f1", dry_1="f1", saw_store="S1", fuel_store="f9")
    assert t.offered("sell") == ["sale firewood_sawn", "dry_1 firewood_sawn"]
    t.do("sell sale firewood_sawn")
    assert t.offered("sell") == ["saw_store softwood_log", "fuel_store firewood_sawn"]  # the last f went by itself


@pytest.mark.rule("LI-18.31", "LI-R36")
def test_hardwood_logs_woodpile_and_river_are_not_sold() -> None:
    t = feed(food=5, thalers=0, loans=2, saw_store="H2", woodpile="F3 S3", river="S3", fuel_store="")
    assert t.told("sold") == []
    assert t.yards[0].arrears == 3 + 9  # hunger and cold


@pytest.mark.rule("LI-18.32", "LI-R34")
def test_in_year_1_one_may_go_on_selling() -> None:
    t = feed(food=5, thalers=0, loans=2, sale="F2 S1")
    t.do("sell sale firewood_log")
    assert (t.yards[0].thalers, t.options()) == (0, ["sell sale firewood_log", "sell sale softwood_log", "done"])
    t.do("sell sale softwood_log", "done")
    assert (t.yards[0].thalers, t.yards[0].sale) == (4, "F1")
    t = feed(food=5, thalers=3, loans=2, sale="F2")
    assert t.decision != "emergency_sell"  # only those who had to sell


@pytest.mark.rule("LI-18.33", "LI-R34")
def test_in_year_2_the_sale_ends_with_the_debt() -> None:
    t = Table(2).winter("feed", year=2).condition(2, "winter_2c")
    t.yards[0].set(food=5, thalers=0, loans=2, saw_store="F1 S1", fuel_store="f9")
    t.yards[1].set(food=9, fuel_store="f9")
    t.begin().do("sell saw_store softwood_log")
    assert t.decision == "over"
    assert (t.yards[0].thalers, t.yards[0].saw_store) == (1, "F1")


@pytest.mark.rule("LI-18.34", "LI-R35")
def test_what_cannot_be_paid_is_noted_as_arrears() -> None:
    t = feed(food=0, thalers=5, loans=2, sale="F1", fuel_store="f3")  # 18 due; the fuel must go too
    assert (t.yards[0].thalers, t.yards[0].sale, t.yards[0].fuel_store) == (0, "", "")
    assert t.told("arrears")[0] == (0, 18 - 5 - 3 - 3, 0, 0)
    assert t.yards[0].score == -16 - int(str(t.yards[0].arrears))


@pytest.mark.rule("LI-18.27", "LI-18.34")
def test_hunger_and_cold_are_settled_each_by_itself() -> None:
    t = feed(food=5, fuel_store="f1", thalers=4)
    assert t.told("paid_debt") == [(0, 3, 0, 0), (0, 6, 0, 0)]
    assert (t.yards[0].loans, t.yards[0].thalers) == (2, 3)


def test_a_drying_hut_helps_in_an_emergency() -> None:
    t = feed(food=5, thalers=0, loans=2, dry_2="f1 s1", drying_huts=1)
    t.do("pay")
    assert "drying_hut dry_2 firewood_sawn" in t.options()
    t.do("drying_hut dry_2 firewood_sawn", "sell dry_3 firewood_sawn")
    assert t.told("sold")[0] == (0, 3, 6, 3)


@pytest.mark.rule("LI-18.35", "LI-18.36")
def test_yard_workers_go_home_and_spring_begins() -> None:
    t = Table(2).winter("cut").condition(1, "winter_1a")
    for y in t.yards:
        y.set(food=6, fuel_store="f3")
    t.begin().do("A:winter_cut", "B:winter_cut")
    assert t.cell("ROUND") == 5
    assert [y.yard_worker for y in t.yards] == [1, 1]
    assert t.cell("PHASE") == at.CHOICE
    assert t.told("stocked")
