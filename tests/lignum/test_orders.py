"""Orders, the advanced level. Rules LI-21."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum import tables
from tests.lignum.scenario import Table


def deliver(orders: str, **yard: object) -> Table:
    t = Table(2, "advanced").forest("orders").resting(0, 1)
    t.yards[0].set(orders=orders, thalers=0, **yard)
    t.yards[1].set(orders="order_02", dry_1="s1", drying_huts=1)
    return t.begin()


@pytest.mark.rule("LI-21.1", "LI-R43")
@pytest.mark.parametrize(("players", "offer"), [(2, 2), (3, 3), (4, 4)])
def test_the_offer(players: int, offer: int) -> None:
    t = Table(players, "advanced")
    assert int(t.state.v[at.OFFER]).bit_count() == offer
    assert t.cell("DECK_LEFT") == 10 - offer
    assert len({Table(2, "advanced", seed=s).cell("OFFER") for s in range(20)}) > 8


@pytest.mark.rule("LI-21.2", "LI-21.5")
def test_the_offer_is_filled_up_in_phase_1_only() -> None:
    t = Table(2, "advanced").walk().bare_path().begin()
    kept = t.cell("OFFER")
    t.do("A:go 13")
    t.do(t.options()[0])
    assert int(t.state.v[at.OFFER]).bit_count() == 1
    left = t.cell("OFFER")
    assert left & kept == left
    t.round(2).phase(int(at.STOCKING)).begin()
    assert int(t.state.v[at.OFFER]).bit_count() == 2
    assert t.cell("OFFER") & left == left  # cards not taken stay


@pytest.mark.rule("LI-21.3")
def test_space_13_needs_an_order_and_a_thaler() -> None:
    t = Table(2, "advanced").walk()
    assert "13" in t.begin().offered("go")
    t = Table(2, "advanced").walk().offer("order_03")
    t.yards[0].set(thalers=1)
    t.begin().do("A:go 13")  # the only order is taken by itself
    assert (t.yards[0].orders, t.yards[0].thalers) == (["order_03"], 0)
    t = Table(2, "advanced").walk()
    t.yards[0].set(thalers=0)
    assert "13" not in t.begin().offered("go")
    assert "13" not in Table(2, "advanced").walk().offer().begin().offered("go")


@pytest.mark.rule("LI-21.4", "LI-21.6")
def test_one_order_for_one_thaler_and_any_number_of_them() -> None:
    t = Table(2, "advanced").walk().offer("order_03", "order_09")
    t.yards[0].set(orders="order_01 order_02 order_04")
    t.begin().do("A:go 13")
    assert t.options() == ["order order_03", "order order_09"]
    t.do("order order_09")
    assert t.yards[0].orders == ["order_01", "order_02", "order_04", "order_09"]
    assert (t.yards[0].thalers, t.acting) == (3, 1)
    assert t.state.veil(1)[at.block(0) + at.HELD] == t.state.v[at.block(0) + at.HELD]


@pytest.mark.rule("LI-21.7")
def test_wood_comes_from_sale_and_drying_spaces_in_autumn_and_winter() -> None:
    places = {"sale": "f1", "dry_1": "f1", "dry_2": "f1", "dry_3": "f1"}
    t = deliver("order_01", fuel_store="f9", saw_store="F1", woodpile="F1", **places)
    assert t.offered("put") == [f"firewood_sawn {place} order_01" for place in places]
    t = Table(2, "advanced").winter("orders")
    t.yards[0].set(orders="order_01", sale="f1")
    assert t.begin().decision == "deliver"


@pytest.mark.rule("LI-21.8")
@pytest.mark.parametrize(("order", "bonus"), [("order_01", 0), ("order_05", 1), ("order_09", 2)])
def test_kind_form_and_bonus_must_fit(order: str, bonus: int) -> None:
    t = deliver(order, sale="h1", dry_1="h1", dry_2="h1", dry_3="h1")
    fitting = ["sale", "dry_1", "dry_2", "dry_3"] if bonus == 0 else ["dry_2", "dry_3"] if bonus == 1 else ["dry_3"]
    assert t.offered("put") == [f"hardwood_sawn {place} {order}" for place in fitting]
    assert deliver("order_04", dry_2="s1").acting == 1  # a softwood log is asked for


@pytest.mark.rule("LI-21.8")
def test_the_most_demanding_need_is_met_first() -> None:
    t = deliver("order_05", sale="f1", dry_2="f1 h1")  # h1 f1 f0
    t.do("put firewood_sawn dry_2 order_05", "put hardwood_sawn dry_2 order_05", "put firewood_sawn sale order_05")
    assert t.yards[0].thalers == 15


@pytest.mark.rule("LI-21.9")
def test_no_order_asks_for_hardwood_logs() -> None:
    hardwood = int(at.HARDWOOD)
    assert all(int(tables.NEEDED[i]) != hardwood for i in range(0, len(tables.NEEDED), 2))


@pytest.mark.rule("LI-21.10", "LI-21.11")
def test_over_several_seasons_and_never_back() -> None:
    t = deliver("order_01", sale="f1").do("put firewood_sawn sale order_01")
    assert (t.yards[0].sale, t.yards[0].orders, t.yards[0].thalers) == ("", ["order_01"], 0)
    t.forest("orders").resting(0, 1)
    t.yards[0].set(sale="f1 h1")
    t.begin().do("put firewood_sawn sale order_01", "put hardwood_sawn sale order_01")
    assert (t.yards[0].orders, t.yards[0].thalers) == ([], 12)


@pytest.mark.rule("LI-21.12")
def test_the_reward_comes_with_the_last_need() -> None:
    t = deliver("order_04", sale="h1", dry_2="S1").do("put hardwood_sawn sale order_04")
    assert t.yards[0].thalers == 0
    t.do("put softwood_log dry_2 order_04")
    assert (t.yards[0].thalers, t.yards[0].orders) == (16, [])
    assert t.told("order_filled") == [(0, 3, 16, 0)]


@pytest.mark.rule("LI-21.13")
def test_unfinished_orders_neither_cost_nor_give() -> None:
    t = Table(2, "advanced")
    before = t.yards[0].score
    t.yards[0].set(orders="order_08 order_10")
    assert t.yards[0].score == before


@pytest.mark.rule("LI-21.14")
def test_wood_on_dry_3_may_be_delivered_instead_of_sold() -> None:
    t = deliver("order_09", dry_3="h1 f1").do("put hardwood_sawn dry_3 order_09")
    assert t.yards[0].dry_3 == "f1"
    t.do("A:put firewood_sawn dry_3 order_09")
    t.do("B:done")
    assert t.told("sold") == []


@pytest.mark.rule("LI-21.2")
def test_an_empty_deck_fills_nothing_up() -> None:
    t = Table(2, "advanced").round(2).offer("order_03").bare_path().phase(int(at.STOCKING))
    t.state.v[at.DECK_LEFT] = 0
    t.begin()
    assert int(t.state.v[at.OFFER]).bit_count() == 1


@pytest.mark.rule("LI-21.10", "LI-15.9")
def test_orders_and_what_was_delivered_outlast_the_round() -> None:
    t = deliver("order_01 order_07", sale="f1").do("put firewood_sawn sale order_01", "B:done")
    while t.cell("ROUND") == 1:
        t.do(t.options()[-1])
    assert t.yards[0].orders == ["order_01", "order_07"]
    assert int(t.state.v[at.block(0) + at.DELIVERED]).bit_count() == 1
