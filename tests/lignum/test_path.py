"""The walk along the supply path. Rules LI-7."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum import tables
from tests.lignum.scenario import GAME, Table


def bare(players: int = 2, **first: object) -> Table:
    """A walk without tiles; seat 0 begins."""
    t = Table(players).walk().bare_path()
    t.yards[0].set(**first)
    return t


# -- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-7.1", "LI-7.2")
def test_one_move_per_turn_in_player_order_until_all_have_arrived() -> None:
    t = Table(3).walk(1, 2, 0).bare_path().tile(1, "cart").tile(2, "raft").tile(3, "sled").begin()
    t.do("B:go 1", "C:go clearing", "A:go 2", "B:go 3", "A:go clearing")
    assert t.acting == 1  # C and A have no more turns
    t.do("B:go clearing")
    assert t.cell("PHASE") == at.FOREST


@pytest.mark.rule("LI-7.3", "LI-7.4", "LI-7.5", "LI-7.6", "LI-7.7")
def test_forwards_over_any_number_of_spaces_and_never_back_or_still() -> None:
    t = bare().tile(1, "cart").tile(9, "raft").tile(12, "saw").begin()
    assert t.offered("go") == ["1", "4", "6", "9", "10", "12", "16", "19", "clearing"]
    t.do("A:go 9", "B:go clearing")
    assert t.offered("go") == ["10", "12", "16", "19", "clearing"]
    assert not {"done", "end", "skip"} & set(t.options())


@pytest.mark.rule("LI-7.8", "LI-7.11")
def test_only_where_there_is_something_to_do() -> None:
    t = bare(thalers=0).begin()
    assert t.offered("go") == ["16", "clearing"]
    t = bare().tile(1, "cart").begin().do("A:go 1")
    t.yards[1].set(thalers=0)
    assert "1" not in t.offered("go")  # the tile is gone


@pytest.mark.rule("LI-7.9", "LI-7.10", "LI-R13")
def test_capacities_count_foremen_that_stand_there_now() -> None:
    capacities = {n: int(tables.CAPACITY[n]) for n in range(1, 21)}
    assert {n for n, c in capacities.items() if c == 4} == {4, 8, 10, 13, 16, 19}
    assert capacities[6] == 2
    assert all(capacities[n] == 1 for n in (1, 2, 3, 5, 7, 9, 11, 12, 14, 15, 17, 18, 20))
    t = Table(4).walk().bare_path()
    t.state.v[at.FODDER_LEFT] = 4
    t.begin().do("A:go 6", "B:go 6")
    assert "6" not in t.offered("go")  # two stand there
    t.do("C:go 4", "hire 1", "D:go clearing", "A:go clearing", "B:go 10", "hire 1")
    assert "6" in t.offered("go")  # both have moved on


@pytest.mark.rule("LI-7.12")
def test_a_blocked_tile_stops_nobody_from_passing() -> None:
    t = bare().tile(1, "blocked").tile(2, "cart").begin()
    assert t.offered("go")[:1] == ["2"]


@pytest.mark.rule("LI-7.13", "LI-7.22", "LI-R12")
def test_no_fifth_saw_from_the_path() -> None:
    assert "2" in bare(saws=3).tile(2, "saw").begin().offered("go")
    assert "2" not in bare(saws=4).tile(2, "saw").begin().offered("go")


@pytest.mark.rule("LI-7.15", "LI-7.16", "LI-R11")
def test_the_clearing_is_always_open_and_sometimes_all_there_is() -> None:
    t = Table(2).walk().begin()
    assert "clearing" in t.offered("go")
    assert len(t.offered("go")) > 5
    t = bare(thalers=0, loans=2, space=16).begin()
    assert t.yards[0].space == at.CLEARING_SPACE  # by itself


@pytest.mark.rule("LI-7.14")
@pytest.mark.parametrize("space", ["4", "6", "10", "19"])
def test_spaces_with_a_price(space: str) -> None:
    assert space in bare(thalers=1).begin().offered("go")
    t = bare(thalers=0).begin()
    assert space not in t.offered("go")
    assert space in t.do("loan").offered("go")


# -- tiles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-7.17", "LI-7.20", "LI-7.21", "LI-7.23")
@pytest.mark.parametrize("tile", ["cart", "raft", "saw", "sled", "stake", "withe", "joker"])
def test_tiles_are_taken_free_of_charge(tile: str) -> None:
    t = bare(rafts=9, carts=7).tile(5, tile).begin().do("go 5")
    y = t.yards[0]
    assert y.thalers == 4
    if tile in ("cart", "raft", "saw", "sled"):
        assert getattr(y, f"{tile}s") == {"cart": 8, "raft": 10}.get(tile, 1)
    else:
        assert y.craft == {tile: 1}
    assert t.state.v[at.TILE + 5] == at.NO_TILE


@pytest.mark.rule("LI-7.20", "LI-R41")
def test_craft_tiles_can_be_deduced_by_everybody() -> None:
    t = bare().tile(5, "joker").begin().do("go 5")
    assert t.state.veil(1)[at.block(0) + at.CRAFT + at.JOKER] == 1


@pytest.mark.rule("LI-7.18", "LI-7.19")
def test_coin_and_food_are_swapped_at_once() -> None:
    t = bare().tile(5, "coin").tile(7, "food").begin().do("A:go 5", "B:go clearing", "A:go 7")
    assert (t.yards[0].thalers, t.yards[0].food) == (5, 1)
    t.bare_path().round(3).phase(int(at.STOCKING)).begin()
    laid = [int(t.state.v[at.TILE + s]) for s in range(21)]
    assert (laid.count(int(at.COIN_TILE)), laid.count(int(at.FOOD_TILE))) == (1, 2)  # they came back


# -- workers and fodder ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-7.24", "LI-7.37", "LI-7.38")
def test_carriers() -> None:
    t = bare(thalers=3).begin().do("go 4")
    assert t.options() == ["hire 1", "hire 2", "hire 3", "loan"]
    t.do("hire 2")
    assert (t.yards[0].carriers, t.yards[0].thalers) == (2, 1)
    assert int(t.state.v[at.WORKERS_LEFT + at.CARRIER]) == 3


@pytest.mark.rule("LI-7.24")
def test_not_more_carriers_than_stand_there() -> None:
    t = bare(thalers=9).begin().do("go 4")
    assert t.options() == [f"hire {n}" for n in range(1, 6)]  # five with two players, and no loan is needed
    t.do("hire 5")
    t.yards[1].set(thalers=9)
    assert "4" not in t.offered("go")


@pytest.mark.rule("LI-7.25", "LI-7.26", "LI-7.29")
def test_exactly_one_fodder() -> None:
    t = bare(thalers=3).begin().do("A:go 6")
    assert (t.yards[0].fodder, t.yards[0].thalers) == ([3], 2)
    assert "6" not in t.offered("go")  # two players have only one
    assert t.acting == 1


@pytest.mark.rule("LI-7.27", "LI-7.28")
def test_fodder_of_value_3_stops_a_purchase_and_value_2_does_not() -> None:
    assert "6" not in bare(fodder=[3]).begin().offered("go")
    assert "6" not in bare(fodder=[3, 2]).begin().offered("go")
    assert "6" in bare(fodder=[2]).begin().offered("go")


@pytest.mark.rule("LI-7.30", "LI-7.31", "LI-7.37")
def test_cutters_up_to_the_logs_of_the_own_area() -> None:
    t = bare(thalers=9, area=3).area(3, "F1 S1 H2").begin().do("go 10")
    assert t.options() == ["hire 1", "hire 2", "hire 3", "hire 4"]
    t.do("hire 3")
    assert (t.yards[0].cutters, t.yards[0].thalers) == (3, 6)
    assert int(t.state.v[at.WORKERS_LEFT + at.CUTTER]) == 5


@pytest.mark.rule("LI-7.30")
def test_not_more_cutters_than_stand_there() -> None:
    t = bare(thalers=20, area=3).area(3, "F12").begin().do("go 10")
    assert t.options() == [f"hire {n}" for n in range(1, 9)]


@pytest.mark.rule("LI-7.32", "LI-R14")
def test_neither_others_nor_the_yard_worker_lower_the_limit() -> None:
    t = bare(3, thalers=9, area=3).area(3, "F3")
    t.yards[1].set(area=3)
    t.yards[2].set(area=3)
    assert t.begin().do("go 10").options() == ["hire 1", "hire 2", "hire 3"]


@pytest.mark.rule("LI-7.33", "LI-7.34", "LI-7.35", "LI-7.36", "LI-R50")
def test_sawyers() -> None:
    t = bare(3).begin().do("A:go 16")
    assert t.options() == ["extra yes", "extra no"]
    t.do("extra no")
    assert (t.yards[0].sawyers, t.yards[0].thalers) == (1, 4)
    assert int(t.state.v[at.WORKERS_LEFT + at.SAWYER]) == 2
    t.do("B:go 16", "extra yes")
    assert (t.yards[1].sawyers, t.yards[1].thalers) == (2, 3)
    t.do("C:go 16")  # the extra one is gone: no question
    assert (t.yards[2].sawyers, t.acting) == (1, 0)
    t = bare().begin().do("A:go clearing")
    assert t.yards[0].sawyers == 0


@pytest.mark.rule("LI-7.35")
def test_the_extra_sawyer_and_an_empty_purse() -> None:
    t = bare(thalers=0).begin().do("go 16")
    assert t.options() == ["extra no", "loan"]
    assert t.do("loan").options() == ["extra yes", "extra no"]
    t = bare(thalers=0, loans=2).begin().do("go 16")
    assert t.decision != "extra_sawyer"


# -- market ----------------------------------------------------------------------------------------------------------


def market(**yard: object) -> Table:
    return bare(**yard).begin().do("A:go 19")


@pytest.mark.rule("LI-7.39", "LI-R15")
def test_at_least_one_deal_and_then_as_many_as_one_likes() -> None:
    t = market(thalers=3)
    assert "done" not in t.options()
    t.do("buy food", "buy saw")
    assert "done" in t.options()
    t.do("buy food")
    assert (t.yards[0].food, t.yards[0].saws, t.yards[0].thalers) == (2, 1, 0)
    assert t.options() == ["loan", "done"]
    assert "19" not in bare(thalers=0).begin().offered("go")


@pytest.mark.rule("LI-7.39")
def test_the_market_ends_by_itself() -> None:
    t = market(thalers=1, loans=2).do("buy food")
    assert t.acting == 1


@pytest.mark.rule("LI-7.40", "LI-7.41", "LI-7.22")
def test_prices_and_the_saw_limit() -> None:
    t = market(thalers=9, saws=3).do("buy saw")
    assert (t.yards[0].saws, t.yards[0].thalers) == (4, 8)
    assert "buy saw" not in t.options()
    t.do("buy food")
    assert (t.yards[0].food, t.yards[0].thalers) == (1, 7)


@pytest.mark.rule("LI-7.42", "LI-7.45", "LI-R17")
@pytest.mark.parametrize(("tiles", "thalers"), [(2, 2), (3, 4), (4, 6)])
def test_sets_of_equal_craft_tiles(tiles: int, thalers: int) -> None:
    t = market(thalers=0, craft="board " * tiles)
    out = t.cell("CRAFT_OUT")
    t.do(f"sell_set board {tiles} 0")
    assert (t.yards[0].thalers, t.yards[0].craft, t.cell("CRAFT_OUT")) == (thalers, {}, out + tiles)


@pytest.mark.rule("LI-7.43", "LI-R16")
def test_jokers_stand_in_for_any_kind_withe_included() -> None:
    t = market(thalers=1, craft="withe joker joker")
    assert t.offered("sell_set") == ["withe 1 1", "withe 1 2", "joker 2 0"]
    t.do("sell_set withe 1 2")
    assert (t.yards[0].thalers, t.yards[0].craft) == (5, {})
    assert market(thalers=1, craft="joker joker").do("sell_set joker 2 0").yards[0].thalers == 3


@pytest.mark.rule("LI-7.44", "LI-R15")
def test_more_than_four_are_sold_as_several_sets() -> None:
    t = market(thalers=0, craft="stake stake stake stake joker joker")
    sizes = {sum(int(n) for n in name.split()[1:]) for name in t.offered("sell_set")}
    assert sizes == {2, 3, 4}
    t.do("sell_set stake 4 0", "sell_set joker 2 0")
    assert t.yards[0].thalers == 8


@pytest.mark.rule("LI-7.46")
def test_nothing_but_craft_is_bought() -> None:
    t = market(sale="F3 h2", carts=2, sleds=1, food=4, larders=2, craft="stake stake")
    verbs = {name.split()[0] for name in t.options()}
    assert verbs == {"buy", "sell_set", "loan"}


@pytest.mark.rule("LI-7.47")
def test_withe_is_for_sale_only() -> None:
    t = bare(craft="withe withe withe board shingle").begin()
    assert "build_huts" not in t.options()
    assert t.do("go 19").offered("sell_set") == ["withe 2 0", "withe 3 0"]


# -- the end of a turn and of the path -------------------------------------------------------------------------------


@pytest.mark.rule("LI-3.9", "LI-16.13")
def test_before_a_turn_ends_food_can_be_fetched() -> None:
    t = bare(craft="stake board").tile(5, "shingle").areas("F1 N1").begin().do("A:go 5")
    assert (t.decision, t.options()) == ("path_end", ["build_huts", "end"])
    t.do("build_huts", "huts 1-1-1")
    assert t.offered("larder")
    t.do(f"larder {t.offered('larder')[0]}")
    assert t.yards[0].food == 1
    assert t.acting == 1


@pytest.mark.rule("LI-7.48", "LI-7.49", "LI-7.50", "LI-7.51")
def test_the_clearing_gives_both_orders() -> None:
    t = Table(3).walk(0, 1, 2).bare_path().tile(1, "cart").tile(2, "raft").begin()
    t.do("A:go 1", "B:go 2", "C:go clearing", "A:go clearing")
    assert t.decision == "path_move"  # B is still under way
    t.do("B:go clearing")
    assert [int(t.state.v[at.CLEARING + i]) for i in range(3)] == [2, 0, 1]
    assert (t.decision, t.acting) == ("cut", 2)
    t.resting(0, 1, 2).phase(int(at.FOREST), 7).begin()
    assert t.player_order() == [1, 0, 2]
    assert GAME.view(t.state, 0)["order"] == [1, 0, 2]
