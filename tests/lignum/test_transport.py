"""Raft arrival and transport. Rules LI-10, LI-11."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from tests.lignum.scenario import Table

SALE = "load firewood_log sale"


def transport(**yard: object) -> Table:
    """Step 3: seat 0 with an exhausted yard worker, seat 1 waiting behind."""
    t = Table(2).forest("transport").resting(0).busy(1)
    t.yards[0].set(**yard)
    return t.begin()


# -- raft arrival ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-10.1", "LI-10.2", "LI-10.4", "LI-R21")
def test_everything_on_the_river_arrives_freely_divided() -> None:
    t = Table(2).round(2).forest("arrival").resting(0).busy(1)
    t.yards[0].set(river="F3 S2", yard_worker=0)
    t.begin()
    assert t.options() == [f"to_saw_store {n}" for n in range(4)]
    t.do("to_saw_store 1")
    assert t.options() == [f"to_saw_store {n}" for n in range(3)]
    t.do("to_saw_store 2")
    y = t.yards[0]
    assert (y.river, y.saw_store, y.sale) == ("", "F1 S2", "F2")
    assert t.told("used_worker") == []


@pytest.mark.rule("LI-10.3")
def test_rafted_hardwood_goes_to_the_saw_store() -> None:
    t = Table(2).round(2).forest("arrival").resting(0).busy(1)
    t.yards[0].set(river="H3")
    t.begin()
    assert (t.yards[0].saw_store, t.yards[0].sale, t.yards[0].river) == ("H3", "", "")


@pytest.mark.rule("LI-10.5")
def test_the_river_is_empty_in_round_1() -> None:
    t = Table(3).walk().begin().walk_all_to_clearing(0, 1, 2)
    while t.decision == "cut":
        t.do("done")
    assert t.told("landed") == []
    assert t.cell("ROUND") == 2


@pytest.mark.rule("LI-10.6", "LI-18.5")
def test_no_arrival_in_winter() -> None:
    t = Table(2).winter("bonus")
    t.yards[0].set(river="F2 H1")
    t.begin()
    while t.cell("ROUND") == 4:
        assert t.decision != "raft_split"
        t.do(t.options()[-1])
    assert t.yards[0].river == "F2 H1"


# -- in general ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-11.1", "LI-11.2", "LI-11.3")
def test_all_kinds_of_transport_in_any_order() -> None:
    t = transport(carriers=4, carts=1, rafts=2, fodder=[2], woodpile="F6", sleds=1)
    assert {"cart", "raft", "carry firewood_log sale"} <= set(t.options())
    assert "sled" not in t.options()
    t.do("carry firewood_log sale", "raft", "stop", "cart", SALE, SALE)  # the first log floats by itself
    t.do("carry firewood_log saw_store")
    y = t.yards[0]
    assert (y.sale, y.saw_store, y.river, y.woodpile, y.rafts) == ("F3", "F1", "F1", "F1", 1)


@pytest.mark.rule("LI-11.4", "LI-11.5", "LI-11.11")
def test_logs_go_to_saw_store_or_sale_and_hardwood_to_the_saw_store() -> None:
    t = transport(carriers=1, woodpile="F1 S1 H1")
    assert t.offered("carry") == [
        "firewood_log saw_store",
        "firewood_log sale",
        "softwood_log saw_store",
        "softwood_log sale",
        "hardwood_log saw_store",
    ]


@pytest.mark.rule("LI-11.6", "LI-11.7", "LI-11.8", "LI-11.9")
def test_placed_wood_stays_where_it_is() -> None:
    t = Table(2).forest("saw").busy(1)
    t.yards[0].set(saw_store="F1", sale="S1", dry_1="F1", saws=2, sawyers=2)
    t.begin()
    assert t.offered("saw") == ["firewood_log"]  # neither the log on sale nor the drying one
    t.do("done")
    while t.decision != "sell":
        t.do("done")
    assert t.acting == 0
    assert t.offered("sell") == ["sale softwood_log", "dry_1 firewood_log"]  # not the one on the saw store
    t.do("done")
    while t.decision != "dry":
        t.do("done")
    assert t.acting == 0
    assert t.yards[0].saw_store == "F1"


@pytest.mark.rule("LI-11.10")
def test_saw_store_and_sale_have_no_limit() -> None:
    t = transport(carriers=2, woodpile="F2", saw_store="F30", sale="F30")
    t.do("carry firewood_log sale", "carry firewood_log saw_store")
    assert (t.yards[0].saw_store, t.yards[0].sale) == ("F31", "F31")


@pytest.mark.rule("LI-11.12", "LI-11.13")
def test_logs_cut_now_may_be_moved_now_or_later() -> None:
    t = Table(2).forest("cut").area(1, "F2").resting(0, 1)
    t.yards[0].set(area=1, cutters=2, carriers=1)
    t.begin().do("cut_all", "carry firewood_log sale")
    assert t.yards[0].woodpile == "F1"
    while t.cell("ROUND") == 1:
        t.do("done")
    assert t.yards[0].woodpile == "F1"


@pytest.mark.rule("LI-11.14", "LI-R49")
@pytest.mark.parametrize("who", ["yard_worker", "lodgings"])
def test_yard_worker_and_lodging_carry_drive_and_raft(who: str) -> None:
    for first, then, target in (
        ("carry firewood_log sale", [], "sale"),
        ("cart", [SALE], "sale"),
        ("raft", [], "river"),
    ):
        t = transport(woodpile="F1", carts=1, rafts=1, fodder=[3], **{who: 1})
        t.do(first, *then)
        assert getattr(t.yards[0], target) == "F1"
        assert getattr(t.yards[0], who) == 0


@pytest.mark.rule("LI-11.15")
def test_one_carrier_one_log() -> None:
    t = transport(carriers=2, woodpile="F3")
    t.do("carry firewood_log sale", "carry firewood_log sale")
    assert (t.yards[0].sale, t.yards[0].carriers, t.acting) == ("F2", 0, 1)


def test_everything_on_foot_is_a_short_cut_for_hired_carriers_only() -> None:
    t = transport(carriers=3, woodpile="F1 S1 H1")
    assert t.offered("carry_all") == ["saw_store", "sale"]
    t.do("carry_all sale")
    assert (t.yards[0].sale, t.yards[0].saw_store) == ("F1 S1", "H1")
    assert transport(carriers=2, lodgings=1, woodpile="F3").offered("carry_all") == []
    assert transport(carriers=3, woodpile="H3").offered("carry_all") == ["saw_store"]
    assert transport(carriers=3, woodpile="F1").offered("carry_all") == []
    assert transport(carriers=1, carts=1, fodder=[3], woodpile="F3").do("cart").offered("load_all") == [
        "saw_store",
        "sale",
    ]
    assert transport(carriers=1, carts=1, fodder=[3], woodpile="F4").do("cart").offered("load_all") == []
    assert "float_all" not in transport(carriers=1, rafts=2, woodpile="F2 S1").do("raft").options()


# -- cart ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-11.16")
@pytest.mark.parametrize("missing", ["carriers", "carts", "fodder"])
def test_a_cart_trip_needs_carrier_cart_and_fodder(missing: str) -> None:
    full: dict[str, object] = {"carriers": 1, "carts": 1, "fodder": [3], "woodpile": "F3"}
    assert "cart" in transport(**full).options()
    full[missing] = [] if missing == "fodder" else 0
    t = transport(**full)
    assert t.acting == 1 or "cart" not in t.options()


@pytest.mark.rule("LI-11.17", "LI-R22", "LI-R47")
@pytest.mark.parametrize(("fodder", "most"), [([3], 3), ([2], 2)])
def test_loads_of_one_up_to_the_fodder_value(fodder: list[int], most: int) -> None:
    t = transport(carriers=1, carts=1, fodder=fodder, woodpile="F9").do("cart")
    assert "stop" not in t.options()  # at least one
    for _ in range(most):
        assert t.acting == 0
        t.do(SALE)
    assert (t.yards[0].sale, t.acting) == (f"F{most}", 1)
    t = transport(carriers=1, carts=1, fodder=fodder, woodpile="F9").do("cart", SALE, "stop")
    assert t.yards[0].sale == "F1"


@pytest.mark.rule("LI-11.18", "LI-11.19", "LI-R22")
def test_fodder_drops_and_the_cart_goes_back_even_with_a_small_load() -> None:
    t = transport(carriers=1, carts=1, fodder=[3], woodpile="F9")
    supply = t.supply("carts")
    t.do("cart", SALE, "stop")
    assert (t.yards[0].fodder, t.yards[0].carts, t.supply("carts")) == ([2], 0, supply + 1)
    assert transport(carriers=1, carts=1, fodder=[2], woodpile="F9").do("cart", SALE, "stop").yards[0].fodder == []


@pytest.mark.rule("LI-11.20", "LI-11.21")
def test_value_2_first_so_that_no_two_are_equal() -> None:
    t = transport(carriers=3, carts=3, fodder=[3, 2], woodpile="F20").do("cart", SALE, "stop")
    assert t.yards[0].fodder == [3]
    t.do("cart", SALE, "stop")
    assert t.yards[0].fodder == [2]
    t.do("cart", SALE, "stop")
    assert t.yards[0].fodder == []


@pytest.mark.rule("LI-11.22", "LI-R23")
def test_both_uses_of_a_fodder_in_one_season() -> None:
    t = transport(carriers=2, carts=2, fodder=[3], woodpile="F5")
    t.do("cart", SALE, SALE, SALE, "cart", "load_all sale")
    assert (t.yards[0].sale, t.yards[0].fodder, t.yards[0].carriers, t.yards[0].carts) == ("F5", [], 0, 0)
    assert "cart" not in transport(carriers=2, carts=1, fodder=[3], woodpile="F5").do("cart", SALE, "stop").options()


# -- raft ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-11.23", "LI-11.24", "LI-R24", "LI-R47")
def test_one_carrier_as_many_logs_as_raft_tiles_spent() -> None:
    t = transport(carriers=1, rafts=3, woodpile="F9 S1")
    supply = t.supply("rafts")
    t.do("raft")
    assert "stop" not in t.options()
    t.do("float firewood_log", "float firewood_log", "stop")
    y = t.yards[0]
    assert (y.river, y.rafts, y.carriers, t.supply("rafts")) == ("F2", 1, 0, supply + 2)
    t = transport(carriers=1, rafts=2, woodpile="F9 S1").do("raft", "float firewood_log", "float firewood_log")
    assert (t.yards[0].river, t.acting) == ("F2", 1)


@pytest.mark.rule("LI-11.25", "LI-11.1")
def test_rafted_logs_arrive_in_the_next_path_round() -> None:
    t = transport(carriers=1, rafts=1, woodpile="F1").do("raft")
    while t.cell("ROUND") == 1:
        t.do("done")
    assert (t.yards[0].river, t.yards[0].sale) == ("F1", "")
    t.forest("arrival").begin().do("to_saw_store 0")
    assert (t.yards[0].river, t.yards[0].sale) == ("", "F1")


@pytest.mark.rule("LI-11.26")
def test_autumn_rafts_of_year_1_arrive_in_spring_of_year_2() -> None:
    t = Table(2).round(3).forest("transport").resting(0, 1)
    t.yards[0].set(carriers=1, rafts=1, woodpile="F1")
    t.begin().do("raft")
    while t.cell("ROUND") == 4:
        t.do(t.options()[-1])
    assert (t.cell("ROUND"), t.yards[0].river) == (5, "F1")
    t.forest("arrival").begin()
    assert t.decision == "raft_split"


@pytest.mark.rule("LI-11.27")
def test_autumn_rafts_of_year_2_are_left_for_the_final_sale() -> None:
    t = Table(2).round(7).forest("transport").resting(0, 1)
    t.yards[0].set(carriers=1, rafts=2, woodpile="S2")
    t.begin().do("raft", "float_all")
    before = t.yards[0].score
    assert before == 4 + 8
    while t.decision != "over":
        t.do(t.options()[-1])
    assert (0, 1, int(at.RIVER), 4) in t.told("sold")


@pytest.mark.rule("LI-11.28")
def test_all_kinds_may_be_rafted() -> None:
    t = transport(carriers=1, rafts=3, woodpile="F1 S1 H1").do("raft")
    assert t.offered("float") == ["firewood_log", "softwood_log", "hardwood_log"]
    assert t.do("float_all").yards[0].river == "F1 S1 H1"
