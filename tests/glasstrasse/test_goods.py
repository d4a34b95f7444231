"""Taking and paying goods. Rules GS-6."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse.effects import BASIC_NAMES
from brettwerk.games.glasstrasse.tables import BUILDING_IDS, NEIGHBOUR_LISTS, SPACE_IDS
from tests.glasstrasse.scenario import BARREN, given

ZERO = "G{0|0,0,0,0,0} B{0|0,0,0}"


@pytest.mark.rule("GS-6.1")
@pytest.mark.parametrize("amount", range(3))
def test_fewer_goods_of_a_specialist(amount: int) -> None:
    s = given(wheels="G{0|0,0,0,1,0} B{0|0,0,0}").card("clay_worker", "pay", "action 1")
    assert s.offers() == ["take all", "take fewer"]
    if amount == 2:
        s.do("take all")
    else:
        s.do("take fewer")
        assert s.offered("amount") == ["0", "1"]
        s.do(f"amount {amount}")
    assert s.good("clay") == amount


@pytest.mark.rule("GS-6.2")
@pytest.mark.parametrize("amount", range(8))
def test_fewer_goods_of_a_building(amount: int) -> None:
    s = given(wheels=ZERO).effect("clay_lake", "r2c3")
    if amount == 7:
        s.do("take all")
    else:
        s.do("take fewer")
        assert s.offered("amount") == [str(n) for n in range(7)]
        s.do(f"amount {amount}")
    assert s.good("clay") == amount


@pytest.mark.rule("GS-6.2")
def test_fewer_goods_of_a_conversion() -> None:
    s = given(built="cooperage").window("use cooperage", "take fewer", "amount 1")
    assert s.wheels() == "G{0|0,1,2,4,3} B{0|0,1,2}"


@pytest.mark.rule("GS-6.3")
@pytest.mark.parametrize("wood", range(4))
@pytest.mark.parametrize("clay", range(4))
def test_each_kind_is_taken_separately(wood: int, clay: int) -> None:
    s = given(wheels=ZERO).effect("builders_depot", "r2c3")
    if (wood, clay) == (3, 3):
        s.do("take all")
    else:
        s.do("take fewer")
        assert s.offered("amount") == ["0", "1", "2", "3"]
        s.do(f"amount {wood}")
        assert s.offered("amount") == (["0", "1", "2"] if wood == 3 else ["0", "1", "2", "3"])
        s.do(f"amount {clay}")
    assert (s.good("wood"), s.good("clay")) == (wood, clay)


@pytest.mark.rule("GS-6.3")
def test_only_the_kind_with_room_is_asked_for() -> None:
    s = given(wheels="G{0|0,0,0,0,7} B{0|0,0,0}").effect("builders_depot", "r2c3", "take fewer")
    assert s.offered("amount") == ["0", "1", "2"]
    s.do("amount 2")
    assert s.wheels() == "G{0|0,0,0,0,7} B{0|0,2,0}"


@pytest.mark.rule("GS-6.4")
@pytest.mark.parametrize(
    ("wheel", "expected"), [("glass_wheel", "G{0|0,2,0,0,0} B{0|0,0,0}"), ("brick_wheel", "G{0|0,0,0,0,0} B{0|0,0,2}")]
)
def test_food_of_one_action_goes_to_one_wheel(wheel: str, expected: str) -> None:
    s = given(wheels=ZERO, felled="f1").card("slash_and_burn_farmer", "pay", "forest f2", "action 2", alone=False)
    assert s.offers() == ["to glass_wheel", "to brick_wheel"]
    s.do(f"to {wheel}", "take all")
    assert s.wheels() == expected


@pytest.mark.rule("GS-6.5")
@pytest.mark.parametrize(
    ("wheel", "expected"), [("glass_wheel", "G{0|0,0,3,0,0} B{0|0,0,0}"), ("brick_wheel", "G{0|0,0,0,0,0} B{0|3,0,0}")]
)
def test_charcoal_of_one_action_goes_to_one_wheel(wheel: str, expected: str) -> None:
    s = given(wheels="G{0|0,0,0,0,1} B{0|0,0,0}").card("charcoal_burner", "pay", "action 1", alone=False)
    assert s.offers() == ["to glass_wheel", "to brick_wheel"]
    s.do(f"to {wheel}", "take all")
    assert s.wheels() == expected


@pytest.mark.rule("GS-6.4", "GS-6.5", "GS-2.6")
def test_what_does_not_fit_on_the_chosen_wheel_is_lost() -> None:
    s = given(wheels="G{0|0,0,6,0,1} B{0|0,0,0}").card(
        "charcoal_burner", "pay", "action 1", "to glass_wheel", "take all", alone=False
    )
    assert s.wheels() == "G{0|0,0,7,0,0} B{0|0,0,0}"


@pytest.mark.rule("GS-6.4", "GS-6.5")
@pytest.mark.parametrize(
    ("wheels", "asked"),
    [
        ("G{0|0,6,0,0,0} B{0|0,0,0}", True),
        ("G{0|0,0,0,0,0} B{0|0,0,6}", True),
        ("G{0|0,7,0,0,0} B{0|0,0,0}", False),
        ("G{0|0,0,0,0,0} B{0|0,0,7}", False),
    ],
)
def test_the_wheel_is_asked_for_while_both_have_room(wheels: str, asked: bool) -> None:
    s = given(wheels=wheels).effect("grain_house", "r2c3")
    assert (s.decision == "gain_wheel") == asked


@pytest.mark.rule("GS-6.6", "GS-11.32")
def test_only_the_buttery_uses_both_wheels() -> None:
    s = given(wheels=ZERO).effect("buttery", "r2c3", "take fewer")
    s.do("amount 3", "amount 1")
    assert s.wheels() == "G{0|0,3,0,0,0} B{0|0,0,1}"


@pytest.mark.rule("GS-6.7")
@pytest.mark.parametrize("first", ["glass_wheel", "brick_wheel"])
@pytest.mark.parametrize("second", ["glass_wheel", "brick_wheel"])
def test_two_actions_may_use_different_wheels_or_the_same(first: str, second: str) -> None:
    s = given(wheels="G{0|0,0,0,0,1} B{0|0,0,0}")
    s.card("charcoal_burner", "pay", "action 1", f"to {first}", "take all", "action 2", f"to {second}", "take all")
    glass = 3 * [first, second].count("glass_wheel")
    assert s.wheels() == f"G{{0|0,0,{glass},0,0}} B{{0|{6 - glass},0,0}}"


@pytest.mark.rule("GS-6.8")
@pytest.mark.parametrize(
    ("card", "wheel", "expected"),
    [
        ("water_carrier", "glass_wheel", "G{0|0,0,2,3,4} B{0|0,1,2}"),
        ("water_carrier", "brick_wheel", "G{0|0,1,2,3,4} B{0|0,1,1}"),
        ("master_builder", "glass_wheel", "G{0|0,0,2,3,4} B{0|0,1,2}"),
        ("master_builder", "brick_wheel", "G{0|0,1,2,3,4} B{0|0,1,1}"),
    ],
)
def test_food_as_entry_cost_from_either_wheel(card: str, wheel: str, expected: str) -> None:
    s = given(market="clay_basin").card(card, "pay", f"from {wheel}")
    assert s.wheels() == expected


@pytest.mark.rule("GS-6.8")
@pytest.mark.parametrize(
    ("wheel", "expected"), [("glass_wheel", "G{0|0,1,1,3,4} B{0|2,1,0}"), ("brick_wheel", "G{0|0,1,2,3,4} B{0|1,1,0}")]
)
def test_charcoal_as_entry_cost_from_either_wheel(wheel: str, expected: str) -> None:
    s = given(wheels="G{0|0,1,2,3,4} B{0|2,1,0}").card("fish_farmer", "pay", f"from {wheel}")
    assert s.wheels() == expected


@pytest.mark.rule("GS-6.9", "GS-R13")
@pytest.mark.parametrize(
    ("wheel", "expected"), [("glass_wheel", "G{0|0,0,0,2,0} B{0|2,0,0}"), ("brick_wheel", "G{0|0,0,1,2,0} B{0|1,0,0}")]
)
def test_charcoal_for_a_conversion_from_either_wheel(wheel: str, expected: str) -> None:
    s = given(wheels="G{0|0,0,1,0,0} B{0|2,0,0}", built="spa").window("use spa", f"from {wheel}", "take all")
    assert s.wheels() == expected


@pytest.mark.rule("GS-6.9", "GS-R13")
@pytest.mark.parametrize(("tile", "good"), [("loess_island", "food"), ("sand_island", "charcoal")])
@pytest.mark.parametrize("wheel", ["glass_wheel", "brick_wheel"])
def test_food_and_charcoal_for_a_building_from_either_wheel(tile: str, good: str, wheel: str) -> None:
    s = given(wheels="G{0|0,1,1,0,0} B{0|1,0,1}", land=BARREN).build(tile, f"from {wheel}", "on r1c1")
    glass = 0 if wheel == "glass_wheel" else 1
    food, coal = (glass, 1) if good == "food" else (1, glass)
    brick_food, brick_coal = (1 - glass, 1) if good == "food" else (1, 1 - glass)
    assert s.wheels() == f"G{{0|0,{food},{coal},0,0}} B{{0|{brick_coal},0,{brick_food}}}"


@pytest.mark.rule("GS-6.8", "GS-6.9")
def test_the_wheel_that_has_it_pays_without_a_question() -> None:
    s = given(wheels="G{0|0,0,2,3,4} B{0|0,1,2}").card("water_carrier", "pay")
    assert s.decision == "action"
    assert s.wheels() == "G{0|0,0,2,3,4} B{0|0,1,1}"


@pytest.mark.rule("GS-6.10", "GS-R37")
def test_what_is_given_up_once_is_gone() -> None:
    s = given(land="..... ..p.. ..... .....", built="building_firm foresters_hut").window()
    assert s.offered("use") == ["building_firm", "foresters_hut"]
    s.do("use foresters_hut", "take all")
    assert s.spaces("pit") == []
    assert s.offered("use") == []


@pytest.mark.rule("GS-6.11")
def test_adjacent_spaces_share_an_edge() -> None:
    for here, near in enumerate(NEIGHBOUR_LISTS):
        row, col = int(SPACE_IDS[here][1]), int(SPACE_IDS[here][3])
        expected = {
            f"r{r}c{c}"
            for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
            if 1 <= r <= 4 and 1 <= c <= 5
        }
        assert {SPACE_IDS[i] for i in near if i >= 0} == expected


@pytest.mark.rule("GS-6.11")
def test_diagonal_neighbours_do_not_count() -> None:
    s = given(land="o.o.. ..... o.o.. .....", wheels=ZERO).effect("sand_island", "r2c2")
    assert s.resting
    assert s.good("sand") == 0
    s = given(land=".o... o.o.. .o... .....", wheels=ZERO).effect("sand_island", "r2c2", "take all")
    assert s.good("sand") == 7  # 8 offered


@pytest.mark.rule("GS-6.12")
@pytest.mark.parametrize("tile", ["sand_island", "loess_plateau", "clay_lake", "clay_pit", "hot_springs"])
def test_every_tile_is_a_building_whatever_its_name(tile: str) -> None:
    s = given(land=BARREN, built={"r2c2": "extension", "r2c3": tile})
    assert s.points("extension") == 1
    assert s.count() == 2


@pytest.mark.rule("GS-6.13")
@pytest.mark.parametrize(("building", "goods"), [("office", BASIC_NAMES), ("roofer", BASIC_NAMES)])
def test_a_free_choice_is_among_the_six_basic_goods(building: str, goods: list[str]) -> None:
    s = given(wheels="B{1|0,0,0}", built=building, display="inn").window(f"use {building}")
    assert s.offered("good") == goods
    s = given(players=1).card("supplier", "action 1")
    assert s.offered("good") == goods


@pytest.mark.rule("GS-6.14")
def test_equal_goods_are_of_one_kind_and_on_one_wheel() -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{1|0,0,0}", built="roofer").window(
        "use roofer", "good food", "to brick_wheel", "take all"
    )
    assert s.wheels() == "G{0|0,0,0,0,0} B{0|0,0,2}"
    s = given(wheels="G{0|0,0,0,0,2} B{0|0,0,0}").effect(
        "wood_trader", "r2c3", "again", "good charcoal", "to glass_wheel", "take all"
    )
    assert s.wheels() == "G{0|0,0,2,0,1} B{0|0,0,0}"


@pytest.mark.rule("GS-R35")
@pytest.mark.parametrize(
    ("wheel", "expected"), [("glass_wheel", "G{0|0,1,0,0,2} B{0|0,0,0}"), ("brick_wheel", "G{0|0,0,0,0,2} B{0|0,0,1}")]
)
def test_one_food_beside_another_good_may_go_to_either_wheel(wheel: str, expected: str) -> None:
    s = given(wheels=ZERO, built="tree_nursery").window("use tree_nursery", "give r2c2", f"to {wheel}", "take all")
    assert s.wheels() == expected


@pytest.mark.parametrize(
    ("tile", "on"), [("boathouse", "r2c3"), ("hot_springs", "r2c3"), ("sculpture_workshop", "r2c3")]
)
def test_nothing_gained_asks_for_no_wheel(tile: str, on: str) -> None:
    s = given(land=BARREN, wheels=ZERO).effect(tile, on)
    assert s.resting


@pytest.mark.rule("GS-6.1")
def test_v33_taking_fewer_decides_how_often_the_wheel_turns() -> None:
    ends = ["G{0|0,2,2,2,2}", "G{1|0,1,1,1,1}", "G{2|0,0,0,0,0}", "G{2|1,0,0,0,0}"]
    for amount, end in enumerate(ends):
        s = given(wheels="G{0|0,2,2,2,2}", land={"r2c3": "pit"}).card(
            "pit_worker", "action 2", "good sand", alone=False
        )
        if amount == 3:
            s.do("take all")
        else:
            s.do("take fewer", f"amount {amount}")
        assert s.wheels().split()[0] == end


@pytest.mark.rule("GS-6.6")
def test_v34_the_buttery_feeds_both_wheels() -> None:
    s = given(wheels="G{0|0,1,2,3,4} B{0|1,1,0}").effect("buttery", "r2c3", "take all")
    assert s.wheels() == "G{0|0,4,2,3,4} B{1|0,0,2}"


def test_building_names_are_as_in_the_table() -> None:
    assert len(set(BUILDING_IDS)) == 96
