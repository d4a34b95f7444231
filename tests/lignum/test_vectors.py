"""The worked examples of the catalogue, LI-V01 to LI-V66."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import areas, scoring
from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum.tables import MARK_IDS
from tests.lignum.scenario import GAME, Table

NICOLE, HARALD, VICTORIA, JAN = 0, 1, 2, 3


def marked(content: str) -> Table:
    """Card mark_01 on areas that all look like this, then the top-up."""
    t = Table(2).areas(content)
    areas.mark_card(t.state, MARK_IDS.index("mark_01"))
    areas.top_up(t.state)
    return t


def shared(food: int, players: int = 2) -> Table:
    """Everybody chooses area 3 with that much food."""
    t = Table(players).round(2).phase(int(at.CHOICE)).areas("F1").area(3, f"F1 N{food}").begin()
    for seat in range(players):
        t.do(f"{'ABCD'[seat]}:area 3")
    return t


def test_v01_one_marking_card() -> None:
    t = marked("F1")
    assert [t.logs(n) for n in range(1, 7)] == ["F1 S1", "F3", "F1", "F1", "F1", "F1"]
    assert [t.food(n) for n in range(1, 7)] == [0, 0, 1, 0, 0, 1]


def test_v02_top_up() -> None:
    t = marked("")
    assert [t.logs(n) for n in range(1, 7)] == ["S1", "F2", "F1", "F1", "F1", "F1"]
    assert [t.food(n) for n in range(1, 7)] == [0, 0, 1, 0, 0, 1]


def test_v03_food_for_those_alone() -> None:
    t = Table(4).round(2).phase(int(at.CHOICE)).areas("F1")
    t.area(2, "F1 N2").area(4, "F1 N1").area(5, "F1 N1").begin()
    t.do("A:area 2", "B:area 4", "C:area 6", "D:area 5")
    assert [y.food for y in t.yards] == [2, 1, 0, 1]
    assert [t.food(n) for n in (2, 4, 5, 6)] == [0, 0, 0, 0]


@pytest.mark.parametrize(("food", "each", "left"), [(2, 1, 0)])
def test_v04_two_share_two(food: int, each: int, left: int) -> None:
    t = shared(food)
    assert ([y.food for y in t.yards], t.food(3)) == ([each, each], left)


def test_v05_one_food_cannot_be_shared() -> None:
    t = shared(1)
    assert ([y.food for y in t.yards], t.food(3)) == ([0, 0], 1)


def test_v06_two_share_three() -> None:
    t = shared(3)
    assert ([y.food for y in t.yards], t.food(3)) == ([1, 1], 1)


def clearing() -> Table:
    """Victoria on A, Jan on B, Harald about to arrive, Nicole on the path."""
    t = Table(4).walk(VICTORIA, JAN, HARALD, NICOLE)
    return t.begin().do("C:go clearing", "D:go clearing")


def test_v07_clearing_letters() -> None:
    t = clearing().do("B:go clearing")
    assert t.yards[HARALD].space == at.CLEARING_SPACE + 2
    assert (t.decision, t.acting) == ("path_move", NICOLE)  # no forest work yet
    t.do("A:go clearing")
    assert t.decision != "path_move"


def test_v08_order_of_the_forest_work() -> None:
    t = clearing().do("B:go clearing", "A:go clearing")
    assert t.cell("PHASE") == at.FOREST
    seats = [t.acting]
    while t.decision == "cut":
        seats += [t.acting] if seats[-1] != t.acting else []
        t.do("done")
    assert seats == [VICTORIA, JAN, HARALD, NICOLE]


def test_v09_next_player_order() -> None:
    t = clearing().do("B:go clearing", "A:go clearing")
    while t.decision == "cut":
        t.do("done")
    assert t.cell("ROUND") == 2
    assert t.player_order() == [NICOLE, HARALD, JAN, VICTORIA]
    assert [y.space for y in t.yards] == [0, 0, 0, 0]


def test_v10_cutting() -> None:
    t = Table(2).forest("cut").area(4, "F2 S1")
    t.yards[0].set(area=4, cutters=2)
    t.begin().do("cut firewood_log", "cut softwood_log", "done")
    assert (t.yards[0].woodpile, t.logs(4), t.yards[0].yard_worker) == ("F1 S1", "F1", 1)


def test_v11_rafts_arrive() -> None:
    t = Table(2).round(3).forest("arrival").resting(0, 1)
    t.yards[0].set(river="F2 S1 H1")
    t.begin().do("to_saw_store 0", "to_saw_store 0")
    y = t.yards[0]
    assert (y.sale, y.saw_store, y.river) == ("F2 S1", "H1", "")
    assert t.told("used_worker") == []


def test_v12_on_foot() -> None:
    t = Table(2).forest("transport").resting(0, 1)
    t.yards[0].set(carriers=2, woodpile="F3")
    t.begin().do("carry firewood_log saw_store", "carry firewood_log sale")
    y = t.yards[0]
    assert (y.saw_store, y.sale, y.woodpile, y.carriers) == ("F1", "F1", "F1", 0)


def test_v13_cart() -> None:
    t = Table(2).forest("transport").resting(0, 1)
    t.yards[0].set(carriers=1, carts=1, fodder=[3], woodpile="F3")
    supply = t.supply("carts")
    t.begin().do("cart", "load firewood_log sale", "load firewood_log sale", "load firewood_log saw_store")
    y = t.yards[0]
    assert (y.sale, y.saw_store, y.fodder, y.carts) == ("F2", "F1", [2], 0)
    assert t.supply("carts") == supply + 1


def test_v14_raft() -> None:
    t = Table(2).forest("transport").resting(0, 1)
    t.yards[0].set(carriers=1, rafts=4, woodpile="F4")
    t.begin().do("raft", "float_all")
    y = t.yards[0]
    assert (y.river, y.rafts, y.woodpile, y.sale, y.saw_store) == ("F4", 0, "", "", "")


def test_v15_sled_with_food() -> None:
    t = Table(2).winter("sled").condition(1, "winter_1a")
    t.yards[0].set(woodpile="F4", sleds=1, food=6 + 2)
    t.yards[1].set(woodpile="F1", sleds=1)
    supply = t.supply("sleds")
    t.begin().do("sled", *["load firewood_log saw_store"] * 4)
    y = t.yards[0]
    assert (t.decision, t.acting) == ("winter_sled", 1)
    assert (y.saw_store, y.food, y.sleds, t.supply("sleds"), y.yard_worker) == ("F4", 6, 0, supply + 1, 0)


def test_v16_whole_or_sawn() -> None:
    t = Table(2).forest("sale").resting(0, 1)
    t.yards[0].set(thalers=0, sale="F1")
    assert t.begin().do("sell sale firewood_log").yards[0].thalers == 3
    t = Table(2).forest("saw").resting(1)
    t.yards[0].set(thalers=0, saws=1, saw_store="F1")
    assert t.begin().do("saw firewood_log", "to_fuel 0", "sell_all").yards[0].thalers == 4


def test_v17_sawing() -> None:
    t = Table(2).forest("saw").resting(0, 1)
    t.yards[0].set(sawyers=1, saws=1, saw_store="F1")
    supply = t.supply("saws")
    t.begin().do("saw firewood_log", "to_fuel 3")
    y = t.yards[0]
    assert (y.fuel_store, y.sale, y.saws, t.supply("saws")) == ("f3", "f1", 0, supply + 1)


def test_v18_sale_with_the_first_drying_space() -> None:
    t = Table(2).forest("sale").resting(0, 1)
    t.yards[0].set(thalers=0, sale="F2", dry_1="f1")
    assert t.begin().do("sell_all").yards[0].thalers == 7


@pytest.mark.rule("LI-R39")
def test_v19_sale_with_bonus() -> None:
    t = Table(2).forest("sale").resting(0, 1)
    t.yards[0].set(thalers=0, sale="F1 f1 s1", dry_2="S1", dry_3="f2")
    assert t.begin().do("sell_all").yards[0].thalers == 17


def test_v20_everything_moves_on() -> None:
    t = Table(2).forest("drying").resting(0, 1)
    t.yards[0].set(sale="F1 f1", dry_1="s2", dry_2="F1")
    t.begin().do("dry firewood_log", "dry softwood_sawn", "dry softwood_sawn", "dry firewood_log")
    y = t.yards[0]
    assert (y.dry_3, y.dry_2, y.dry_1, y.sale) == ("F1", "s2", "F1", "f1")


def test_v21_clean_up() -> None:
    t = Table(2).forest("drying").resting(0, 1).begin()
    assert (t.cell("STEP"), t.cell("ROUND")) == (0, 2)
    assert GAME.view(t.state, 0)["season"] == "summer"


def test_v22_building() -> None:
    t = Table(2).walk()
    t.yards[0].set(craft="stake board shingle")
    t.begin().do("build_huts", "huts 2-1-0")
    assert (t.yards[0].huts, t.yards[0].craft) == ([2, 1, 0], {})


def test_v23_well_prepared() -> None:
    t = Table(2).winter("feed").condition(1, "winter_1a")
    for y in t.yards:
        y.set(food=6, fuel_store="f3")
    t.begin()
    assert [(y.food, y.fuel_store, y.thalers) for y in t.yards] == [(0, "", 4)] * 2


def test_v24_three_players_set_up() -> None:
    for seed in range(20):
        t = Table(3, seed=seed)
        chosen = [y.area for y in t.yards]
        assert len(set(chosen)) == 3
        assert [t.logs(n) for n in range(1, 7)] == ["F3" if n in chosen else "F2" for n in range(1, 7)]


def test_v25_cart_and_carriers() -> None:
    t = Table(2).forest("transport").resting(0, 1)
    t.yards[0].set(carriers=3, carts=1, fodder=[2], woodpile="F4")
    t.begin().do("cart", *["load firewood_log sale"] * 2, *["carry firewood_log sale"] * 2)
    assert (t.yards[0].woodpile, t.yards[0].fodder, t.yards[0].carriers) == ("", [], 0)


def test_v26_a_winter_with_lodgings() -> None:
    t = Table(2).winter("cut")
    t.yards[0].set(lodgings=2, sleds=1, saws=1, woodpile="F1")
    t.yards[1].set(saws=1, saw_store="F1")
    t.begin().do("winter_cut", "A:done", "B:done", "A:sled", *["load firewood_log saw_store"] * 2)
    t.do("saw firewood_log", "to_fuel 2")
    y = t.yards[0]
    assert (y.woodpile, y.saw_store, y.sale, y.lodgings) == ("F1", "F1", "f2", 0)


def test_v27_no_saw_left() -> None:
    t = Table(2).winter("saw").resting(1)
    t.yards[0].set(lodgings=1, saws=1, saw_store="F2", food=9)
    t.begin().do("saw firewood_log", "to_fuel 4")
    assert (t.yards[0].saw_store, t.yards[0].lodgings, t.yards[0].saws) == ("F1", 1, 0)
    assert t.decision != "saw"


def test_v28_stuck_on_the_path() -> None:
    t = Table(2).walk().bare_path()
    t.yards[0].set(space=18, thalers=0, loans=2)
    t.begin()
    assert (t.yards[0].space, t.acting) == (at.CLEARING_SPACE, 1)


def test_v29_loan_opens_a_space() -> None:
    t = Table(2).walk()
    t.yards[0].set(thalers=0)
    assert "4" not in t.begin().offered("go")
    t.do("loan")
    assert t.yards[0].thalers == 4
    assert "4" in t.offered("go")


def test_v30_leave_early() -> None:
    t = Table(2).walk().begin().do("A:go clearing")
    assert t.yards[0].space == at.CLEARING_SPACE
    t.do("B:go 4", "hire 1")
    assert t.acting == 1


def test_v31_saw_limit() -> None:
    t = Table(2).walk().bare_path().tile(20, "saw")
    t.yards[0].set(saws=4, space=18)
    assert t.begin().offered("go") == ["19", "clearing"]
    assert "buy saw" not in t.do("go 19").options()


def test_v32_cutter_limit() -> None:
    t = Table(4).walk().area(2, "F2 H1")
    t.yards[0].set(area=2, thalers=5)
    t.yards[1].set(area=2)
    assert t.begin().do("go 10").options() == ["hire 1", "hire 2", "hire 3"]


def test_v33_fodder_full() -> None:
    t = Table(2).walk()
    t.yards[0].set(fodder=[3], thalers=5, space=5)
    assert "6" not in t.begin().offered("go")


def test_v34_fodder_add() -> None:
    t = Table(2).walk()
    t.yards[0].set(fodder=[2], thalers=1)
    t.begin().do("go 6")
    assert (t.yards[0].fodder, t.yards[0].thalers) == ([3, 2], 0)


def test_v35_fodder_order() -> None:
    t = Table(2).forest("transport").resting(0, 1)
    t.yards[0].set(fodder=[3, 2], carriers=2, carts=2, woodpile="F6")
    t.begin().do("cart", *["load firewood_log sale"] * 2)
    assert t.yards[0].fodder == [3]
    t.do("cart", *["load firewood_log sale"] * 3)
    assert (t.yards[0].fodder, t.yards[0].woodpile) == ([2], "F1")


def test_v36_one_fodder_two_trips() -> None:
    t = Table(2).forest("transport").resting(0, 1)
    t.yards[0].set(fodder=[3], carriers=2, carts=2, woodpile="F5")
    t.begin().do("cart", *["load firewood_log sale"] * 3, "cart", *["load firewood_log sale"] * 2)
    assert (t.yards[0].fodder, t.yards[0].woodpile, t.yards[0].sale) == ([], "", "F5")


def test_v37_small_load() -> None:
    t = Table(2).forest("transport").resting(0, 1)
    t.yards[0].set(fodder=[3], carriers=1, carts=1, woodpile="F1")
    t.begin().do("cart", "load firewood_log sale")
    assert (t.yards[0].fodder, t.yards[0].carts, t.yards[0].sale) == ([2], 0, "F1")


def test_v38_sawyers() -> None:
    t = Table(4).walk().begin().do("A:go 16", "extra yes", "B:go 16")
    assert [y.sawyers for y in t.yards] == [2, 1, 0, 0]
    assert t.acting == 2


def test_v39_market() -> None:
    t = Table(2).walk()
    t.yards[0].set(craft="stake stake stake joker joker", thalers=0)
    t.begin().do("go 19")
    assert all(sum(map(int, name.split()[1:])) <= 4 for name in t.offered("sell_set"))
    t.do("sell_set stake 3 1", "done")
    assert (t.yards[0].thalers, t.yards[0].craft) == (6, {"joker": 1})


def test_v40_market_needs_a_deal() -> None:
    t = Table(2).walk().tile(20, "cart")
    t.yards[0].set(thalers=0, loans=2, craft="stake board", space=18)
    assert t.begin().offered("go") == ["20", "clearing"]


def test_v41_blocked() -> None:
    t = Table(2).walk().bare_path().tile(5, "blocked").tile(7, "cart")
    t.yards[0].set(space=4)
    offered = t.begin().offered("go")
    assert "5" not in offered
    assert "7" in offered


ANN, BOB = 0, 1


def neighbours(logs: int = 2, **bob: object) -> Table:
    """Ann A and Bob B in area 4; area 1 {F1 S1} with 2 food is free."""
    t = Table(2).forest("cut", ANN, BOB).areas("").area(4, f"F{logs}").area(1, "F1 S1 N2")
    t.yards[ANN].set(area=4, cutters=2)
    t.yards[BOB].set(**{"area": 4, "cutters": 1, "thalers": 1, **bob})
    return t.begin().do("cut firewood_log", "cut firewood_log")


def test_v42_move_for_a_thaler() -> None:
    t = neighbours().do("B:move 1", "cut softwood_log", "cut firewood_log")
    y = t.yards[BOB]
    assert (y.thalers, y.woodpile, y.area, t.food(1), y.food) == (0, "F1 S1", 1, 2, 0)


def test_v43_no_way_out() -> None:
    t = neighbours(thalers=0, loans=2)
    assert (t.decision, t.acting) == ("transport", ANN)  # Bob's turn ended by itself
    assert (t.yards[BOB].cutters, t.yards[BOB].yard_worker) == (1, 1)


def test_v44_too_late_to_move() -> None:
    t = neighbours(logs=3)
    t.do("A:done", "B:stay", "cut firewood_log")
    assert t.offered("move") == []
    assert t.decision != "cut_place"


def test_v45_loan_for_the_move() -> None:
    t = neighbours(thalers=0)
    assert t.options() == ["stay", "loan"]
    t.do("B:loan", "move 1")
    assert (t.yards[BOB].thalers, t.yards[BOB].loans) == (3, 1)


def test_v46_three_in_one_area() -> None:
    t = shared(5, 3)
    assert ([y.food for y in t.yards], t.food(3)) == ([1, 1, 1], 2)


def test_v47_food_after_a_move() -> None:
    t = Table(2).forest("cut", ANN, BOB).areas("").area(4, "F2 N1").area(1, "F1 S1 N2").resting(ANN)
    t.yards[ANN].set(area=4, cutters=2, larders=1)
    t.yards[BOB].set(area=4, cutters=1, thalers=1)
    t.begin().do("cut firewood_log", "cut firewood_log")
    assert t.offered("larder") == ["1"]  # area 4 is not free as long as Bob is there
    t.do("A:done", "B:move 1", "cut softwood_log", "done")
    assert (t.yards[ANN].food, t.food(4)) == (0, 1)
    while t.acting != ANN or t.decision != "dry":
        t.do("done")
    assert t.offered("larder") == ["4"]
    assert t.do("larder 4").yards[ANN].food == 1


def test_v48_drying_chain() -> None:
    t = Table(2).forest("drying").resting(0, 1)
    t.yards[0].set(sale="f2", dry_1="F1")
    t.begin().do("dry firewood_log", "dry firewood_sawn", "dry firewood_sawn")
    assert (t.yards[0].dry_2, t.yards[0].dry_1, t.yards[0].sale) == ("F1", "f2", "")


def test_v49_mixed_pair() -> None:
    t = Table(2).forest("drying").resting(0, 1)
    t.yards[0].set(sale="s1 h1", dry_1="f1")
    t.begin().do("done")
    assert t.offered("dry") == ["softwood_sawn", "hardwood_sawn"]
    t.do("dry hardwood_sawn")
    assert (t.yards[0].dry_1, t.yards[0].sale) == ("f1 h1", "s1")
    assert t.decision != "dry"


def test_v50_overfull_by_a_hut() -> None:
    t = Table(2).forest("drying").resting(0, 1)
    t.yards[0].set(dry_1="s2", dry_2="S1", drying_huts=1)
    t.begin().do("drying_hut dry_1 softwood_sawn", "dry softwood_log", "dry softwood_sawn")
    y = t.yards[0]
    assert (y.dry_3, y.dry_2, y.dry_1) == ("S1", "s2", "")


def test_v51_hut_in_the_sale_step() -> None:
    t = Table(2).forest("sale").resting(0, 1)
    t.yards[0].set(thalers=0, dry_2="s1", drying_huts=1)
    t.begin().do("drying_hut dry_2 softwood_sawn")
    assert t.yards[0].thalers == 4


def test_v52_hut_after_the_sale() -> None:
    t = Table(2).forest("drying").resting(0, 1)
    t.yards[0].set(thalers=0, dry_2="s1", drying_huts=1)
    t.begin().do("drying_hut dry_2 softwood_sawn")
    assert (t.yards[0].dry_3, t.yards[0].thalers) == ("s1", 0)
    t.forest("sale").begin()
    assert (t.yards[0].dry_3, t.yards[0].thalers) == ("", 4)


def test_v53_forced_sale() -> None:
    t = Table(2).forest("sale").resting(0, 1)
    t.yards[0].set(thalers=0, dry_3="h1")
    assert t.begin().yards[0].thalers == 7


def test_v54_raft_over_winter() -> None:
    t = Table(2).round(3).forest("transport").resting(0, 1)
    t.yards[0].set(rafts=2, carriers=1, woodpile="F1 S1")
    t.begin().do("raft", "float_all")
    assert t.decision == "winter_bonus"
    t.do("bonus firewood_log", "bonus firewood_log")
    assert t.yards[0].river == "F1 S1"
    while t.cell("ROUND") == 4:
        t.do(t.options()[-1])
    assert t.yards[0].river == "F1 S1"
    t.forest("arrival").begin()
    assert (t.decision, t.acting) == ("raft_split", 0)


def test_v55_winter_cut() -> None:
    t = Table(2).winter("cut").resting(1)
    t.yards[0].set(lodgings=1, sleds=1, saws=1, saw_store="F1")
    t.begin().do("winter_cut")
    assert t.yards[0].woodpile == "F2"
    t.do("winter_cut")
    assert t.yards[0].woodpile == "F3"
    assert t.decision not in ("winter_sled", "saw")


def test_v56_winter_one_worker() -> None:
    t = Table(2).winter("sled").resting(1)
    t.yards[0].set(sleds=1, saws=1, woodpile="F1", saw_store="F1")
    t.begin().do("sled", "load firewood_log saw_store")
    assert t.decision != "saw"


def test_v57_surplus() -> None:
    t = Table(2).winter("feed").condition(1, "winter_1a")
    t.yards[0].set(food=8, fuel_store="f5")
    t.begin()
    assert (t.yards[0].food, t.yards[0].fuel_store) == (0, "f2")


def test_v58_loans_first() -> None:
    t = Table(2).winter("feed").condition(1, "winter_1a")
    t.yards[0].set(food=3, thalers=2, sale="F2", fuel_store="f3")
    t.begin()
    y = t.yards[0]
    assert (y.thalers, y.loans, y.sale) == (1, 2, "F2")


def test_v59_emergency_sale_in_year_1() -> None:
    t = Table(2).winter("feed").condition(1, "winter_1a")
    t.yards[0].set(food=4, thalers=1, loans=2, sale="F1", dry_2="s1", saw_store="S1", fuel_store="f2")
    t.yards[1].set(food=6, fuel_store="f3")
    t.begin().do("sell sale firewood_log")
    assert t.yards[0].thalers == 1
    assert t.options() == ["sell saw_store softwood_log", "sell fuel_store firewood_sawn", "done"]


def test_v60_emergency_sale_in_year_2() -> None:
    t = Table(2).winter("feed", year=2).condition(2, "winter_2d")
    t.yards[0].set(food=4, thalers=0, loans=2, saw_store="F1 H1", fuel_store="f4")
    t.yards[1].set(food=6, fuel_store="f6")
    t.begin()
    assert t.options() == ["sell saw_store firewood_log", "sell fuel_store firewood_sawn"]
    t.do("sell saw_store firewood_log")
    assert t.told("paid_debt")[0] == (0, 3, 0, 0)
    assert t.yards[0].saw_store == "H1"  # the hardwood log stays


def test_v61_burning_hardwood() -> None:
    t = Table(2).winter("heat").condition(1, "winter_1a")
    t.yards[0].set(thalers=4, fuel_store="f1 h1")
    t.begin()
    assert (t.yards[0].fuel_store, t.yards[0].thalers) == ("", 1)


def test_v62_insolvent() -> None:
    t = Table(2).winter("feed").condition(1, "winter_1a")
    t.yards[0].set(food=3, thalers=2, loans=2, fuel_store="")
    t.yards[1].set(food=6)
    t.state.v[at.STEP] = at.FEED_STEP
    t.begin()
    assert t.told("arrears")[0] == (0, 7, 0, 0)
    assert t.yards[0].thalers == 0


def test_v63_final_count() -> None:
    t = Table(2)
    t.yards[0].set(thalers=10, loans=1, sale="F1 s1", dry_2="s2", dry_3="h1", river="F3 S2 H1")
    t.yards[0].set(saw_store="S2", woodpile="F2", fuel_store="f3")
    assert scoring.final_sale(t.state.v, 0) == 27
    assert t.yards[0].score == 30


def test_v64_orders_of_play() -> None:
    t = Table(3).round(3).forest("drying", 2, 0, 1).resting(0, 1, 2).begin()
    assert t.decision == "winter_bonus"
    seats = []
    for _ in range(3):
        seats.append(t.acting)
        t.do("bonus firewood_log")
    assert seats == [2, 0, 1]
    while t.cell("ROUND") == 4:
        t.do(t.options()[-1])
    assert t.player_order() == [1, 0, 2]


def test_v65_order() -> None:
    t = Table(2, "advanced").forest("orders").resting(0, 1)
    t.yards[0].set(thalers=0, orders="order_06", sale="f1", dry_2="s1", dry_3="h1")
    t.begin().do("put hardwood_sawn dry_3 order_06", "put softwood_sawn dry_2 order_06")
    t.do("put firewood_sawn sale order_06")
    y = t.yards[0]
    assert (y.thalers, y.sale, y.dry_2, y.dry_3) == (16, "", "", "")
    assert t.told("sold") == []


def test_v66_plan() -> None:
    t = Table(2, "expert").round(6).walk().plans("plan_saw", "plan_forage")
    t.plan_tile(0, 0, "plan_saw", 6).plan_tile(1, 0, "plan_saw", 6)
    t.begin().do("go 8")
    options = {o.name: o.args["thalers"] for o in t.state.options(0) if o.verb == "plan"}
    assert options == {"plan plan_saw": 2, "plan plan_forage": 0}
    thalers = t.yards[0].thalers
    t.do("plan plan_saw")  # only number 1 fits, so it is laid by itself
    assert t.yards[0].thalers == int(str(thalers)) - 2
    assert t.told("plan_placed") == [(0, 2, 1, 2)]
    assert "8" not in Table(2, "expert").round(7).walk().begin().offered("go")
