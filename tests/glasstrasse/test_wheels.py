"""Goods and the two production wheels. Rules GS-2."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.effects import BASIC_NAMES
from tests.glasstrasse.scenario import Scenario, given


def gain(wheels: str, card: str, *actions: str) -> Scenario:
    """Lets seat A use one action of a card."""
    return given(wheels=wheels, felled="f1 f2 f3 f4 f5 f6").card(card, *actions, alone=False)


@pytest.mark.rule("GS-2.1", "GS-6.13")
def test_six_basic_goods_and_never_glass_or_brick() -> None:
    s = given().card("supplier", "action 1", alone=False)
    assert s.offered("good") == BASIC_NAMES == ["wood", "sand", "water", "clay", "food", "charcoal"]
    s = given(built="roofer", wheels="B{1|0,0,0}").window("use roofer")
    assert s.offered("good") == BASIC_NAMES


@pytest.mark.rule("GS-2.2", "GS-2.18")
@pytest.mark.parametrize("good", ["sand", "water", "wood"])
def test_glass_wheel_goods_stand_on_the_glass_wheel_only(good: str) -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{0|0,0,0}").card("supplier", "action 1", f"good {good}", "take all", alone=False)
    at = {"sand": 0, "water": 3, "wood": 4}[good]
    basic = ["0"] * 5
    basic[at] = "2"
    assert s.wheels() == f"G{{0|{','.join(basic)}}} B{{0|0,0,0}}"


@pytest.mark.rule("GS-2.3", "GS-2.18")
def test_clay_stands_on_the_brick_wheel_only() -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{0|0,0,0}").card("supplier", "action 1", "good clay", "take all", alone=False)
    assert s.wheels() == "G{0|0,0,0,0,0} B{0|0,2,0}"


@pytest.mark.rule("GS-2.2", "GS-2.3", "GS-2.4")
@pytest.mark.parametrize(
    ("good", "wheel", "expected"),
    [
        ("food", "glass_wheel", "G{0|0,2,0,0,0} B{0|0,0,0}"),
        ("food", "brick_wheel", "G{0|0,0,0,0,0} B{0|0,0,2}"),
        ("charcoal", "glass_wheel", "G{0|0,0,2,0,0} B{0|0,0,0}"),
        ("charcoal", "brick_wheel", "G{0|0,0,0,0,0} B{0|2,0,0}"),
    ],
)
def test_food_and_charcoal_are_two_separate_stocks(good: str, wheel: str, expected: str) -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{0|0,0,0}")
    s.card("supplier", "action 1", f"good {good}", f"to {wheel}", "take all", alone=False)
    assert s.wheels() == expected


@pytest.mark.rule("GS-2.4")
def test_a_good_never_moves_to_the_other_wheel() -> None:
    s = given(wheels="G{0|0,7,0,0,0} B{0|5,0,0}").card("feudal_lord", "action 2", "take all", alone=False)
    assert s.wheels() == "G{0|0,7,0,0,1} B{0|5,1,0}"  # the glass wheel's food does not help the brick wheel
    s = given(wheels="G{0|0,6,0,0,0} B{0|0,0,1}")
    s.card("supplier", "action 1", "good food", "to glass_wheel", "take all", alone=False)
    assert s.wheels() == "G{0|0,7,0,0,0} B{0|0,0,1}"  # nothing spills over


@pytest.mark.rule("GS-2.5")
def test_gaining_raises_and_paying_lowers_the_marker() -> None:
    s = gain("G{0|0,0,0,3,4} B{0|0,0,0}", "clay_worker", "pay")
    assert s.wheels() == "G{0|0,0,0,2,4} B{0|0,0,0}"
    s.do("action 1", "take all")
    assert s.wheels() == "G{0|0,0,0,2,4} B{0|0,2,0}"


@pytest.mark.rule("GS-2.6")
@pytest.mark.parametrize(("wood", "after"), [(4, 6), (5, 7), (6, 7)])
def test_a_basic_marker_stops_at_seven(wood: int, after: int) -> None:
    s = given(wheels=f"G{{0|0,0,0,0,{wood}}} B{{0|0,0,0}}").card(
        "woodcutter", "pay", "forest f1", "action 1", "take all"
    )
    assert s.good("wood") == after
    lost = [text for text in s.happened() if text.startswith("lost")]
    assert lost == (["lost A wood 1"] if wood == 6 else [])


@pytest.mark.rule("GS-2.7", "GS-R14")
@pytest.mark.parametrize(("bricks", "after"), [(0, 2), (1, 3), (2, 3)])
def test_a_refined_marker_stops_at_three(bricks: int, after: int) -> None:
    s = given(wheels=f"B{{{bricks}|0,0,0}}").effect("storage", "r2c3", "take all")
    assert s.good("brick") == after


@pytest.mark.rule("GS-2.7", "GS-R14")
def test_glass_beyond_three_is_lost() -> None:
    s = given(wheels="G{3|0,0,0,0,0} B{0|0,0,0}").effect("shed", "r2c3")
    assert s.resting
    assert s.good("glass") == 3
    assert "lost A glass 1" in s.happened()


@pytest.mark.rule("GS-2.8")
def test_a_payment_that_is_not_covered_cannot_be_made() -> None:
    s = given(
        wheels="G{0|0,0,0,0,0} B{0|0,0,0}", built="clay_basin cooperage sandstone_factory", display="inn"
    ).window()
    assert s.offered("use") == []
    s.set_wheels("G{0|0,0,0,1,0}")  # water without food is not enough for the Clay Basin
    s.do("clear", "give r2c1")
    assert s.offered("use") == []
    s = given(wheels="G{0|2,0,0,0,0}", built="sandstone_factory").window()
    assert s.offered("use") == []


@pytest.mark.rule("GS-2.9", "GS-2.14")
@pytest.mark.parametrize("zero", range(5))
def test_glass_wheel_stands_while_a_basic_good_is_on_zero(zero: int) -> None:
    basic = [3, 3, 3, 3, 3]
    basic[zero] = 0
    s = given(wheels=f"G{{0|{','.join(map(str, basic))}}} B{{0|0,0,0}}").card("feudal_lord", "action 2", "take all")
    if zero == 4:  # the Feudal Lord's wood releases the wheel
        assert s.wheels().startswith("G{1|2,2,2,2,0}")
    else:
        expected = basic[:4] + [4]
        assert s.wheels().startswith(f"G{{0|{','.join(map(str, expected))}}}")


@pytest.mark.rule("GS-2.9", "GS-2.14")
@pytest.mark.parametrize("zero", range(3))
def test_brick_wheel_stands_while_a_basic_good_is_on_zero(zero: int) -> None:
    basic = [3, 3, 3]
    basic[zero] = 0
    s = given(wheels=f"G{{0|0,0,0,0,0}} B{{0|{','.join(map(str, basic))}}}").card("feudal_lord", "action 2", "take all")
    if zero == 1:
        assert s.wheels().endswith("B{1|2,0,2}")
    else:
        basic[1] += 1
        assert s.wheels().endswith(f"B{{0|{','.join(map(str, basic))}}}")


@pytest.mark.rule("GS-2.9")
@pytest.mark.parametrize(
    ("wheels", "expected"), [("G{3|1,1,1,1,0}", "G{3|1,1,1,1,1}"), ("G{2|1,1,1,1,0}", "G{3|0,0,0,0,0}")]
)
def test_glass_on_three_stops_the_wheel(wheels: str, expected: str) -> None:
    s = given(wheels=f"{wheels} B{{0|0,0,0}}").card("carpenter", "pay", "forest f1", "action 1", "take all")
    assert s.wheels() == f"{expected} B{{0|0,0,0}}"


@pytest.mark.rule("GS-2.9")
@pytest.mark.parametrize(("wheels", "expected"), [("B{3|1,0,1}", "B{3|1,2,1}"), ("B{2|1,0,1}", "B{3|0,1,0}")])
def test_brick_on_three_stops_the_wheel(wheels: str, expected: str) -> None:
    s = gain(f"G{{0|0,0,0,1,0}} {wheels}", "clay_worker", "pay", "action 1", "take all")
    assert s.wheels() == f"G{{0|0,0,0,0,0}} {expected}"


@pytest.mark.rule("GS-2.10", "GS-2.11")
def test_one_turn_makes_one_refined_good_out_of_all_basic_goods() -> None:
    s = gain("G{0|1,2,3,4,0} B{0|0,0,0}", "supplier", "action 1", "good wood", "take fewer", "amount 1")
    assert s.wheels() == "G{1|0,1,2,3,0} B{0|0,0,0}"  # 5 basic goods, 1 glass
    s = gain("G{0|0,0,0,1,0} B{0|2,0,3}", "clay_worker", "pay", "action 1", "take fewer", "amount 1")
    assert s.wheels() == "G{0|0,0,0,0,0} B{1|1,0,2}"  # 3 basic goods, 1 brick


@pytest.mark.rule("GS-2.12")
@pytest.mark.parametrize(
    ("food", "expected"),
    [(1, "B{1|4,4,0}"), (2, "B{2|3,3,0}"), (3, "B{3|2,2,0}")],
)
def test_a_wheel_turns_until_it_is_stopped(food: int, expected: str) -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{0|5,5,0}")
    s.effect("grain_house", "r2c3", "to brick_wheel", "take fewer", f"amount {food}")
    assert s.wheels().endswith(expected)


@pytest.mark.rule("GS-2.13", "GS-2.16")
def test_nobody_is_asked_while_a_wheel_turns() -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{0|5,5,0}", built="clay_pit")
    s.effect("grain_house", "r2c3", "to brick_wheel")
    assert s.offers() == ["take all", "take fewer"]
    s.happened()
    s.do("take all")
    assert s.happened() == ["gained A food_brick 7", "turned A brick_wheel 3"]
    assert s.resting


@pytest.mark.rule("GS-2.15")
def test_wheels_wait_until_all_goods_of_an_action_are_received() -> None:
    # 3 wood would turn the glass wheel at once; the clay of the same effect comes first.
    s = given(wheels="G{0|1,1,1,1,0} B{0|1,0,1}").effect("builders_depot", "r2c3", "take fewer")
    s.do("amount 3")
    assert s.decision == "amount"
    assert s.wheels() == "G{0|1,1,1,1,0} B{0|1,0,1}"
    s.do("amount 2")
    assert s.wheels() == "G{1|0,0,0,0,2} B{1|0,1,0}"


@pytest.mark.rule("GS-2.15", "GS-8.8")
def test_wheels_wait_until_a_payment_is_complete() -> None:
    # Paying one of two glass would release the wheel at once: two turns instead of one.
    s = given(wheels="G{3|2,2,2,2,2} B{0|0,0,0}")
    s.build("grove_court", "on r2c3")  # 2 wood, 2 glass
    assert s.wheels() == "G{1|2,2,2,2,0} B{0|0,0,0}"


@pytest.mark.rule("GS-2.17")
@pytest.mark.parametrize("good", BASIC_NAMES)
def test_a_gift_is_followed_by_a_wheel_test(good: str) -> None:
    wheels = {
        "wood": ("G{0|1,1,1,1,0} B{0|0,0,0}", "take"),
        "sand": ("G{0|0,1,1,1,1} B{0|0,0,0}", "take"),
        "water": ("G{0|1,1,1,0,1} B{0|0,0,0}", "take"),
        "clay": ("G{0|0,0,0,0,0} B{0|1,0,1}", "take"),
        "food": ("G{0|1,0,1,1,1} B{0|0,0,0}", "glass_wheel"),
        "charcoal": ("G{0|0,0,0,0,0} B{0|0,1,1}", "brick_wheel"),
    }[good]
    s = given(wheels=wheels[0]).gift(good, f"gift {wheels[1]}")
    assert s.wheels() in ("G{1|0,0,0,0,0} B{0|0,0,0}", "G{0|0,0,0,0,0} B{1|0,0,0}")


@pytest.mark.rule("GS-2.17")
def test_a_wheel_test_follows_card_action_conversion_exchange_payment_and_effect() -> None:
    turned = "turned A brick_wheel 1"
    s = given(wheels="B{0|1,0,1}").card("feudal_lord", "action 2", "take all")
    assert turned in s.happened()
    s = given(wheels="G{0|0,0,0,1,0} B{0|1,0,1}", built="clay_pit").window("use clay_pit", "take all")
    assert turned in s.happened()
    s = given(wheels="G{0|0,0,0,0,2} B{0|1,0,1}").effect("wood_trader", "r2c3", "again", "good clay", "take all")
    assert s.decision == "repeat"
    assert turned in s.happened()
    s = given(wheels="G{0|0,0,0,0,1} B{3|1,1,1}").build("builders_depot")
    assert s.decision == "space"
    assert turned in s.happened()
    s = given(wheels="B{0|1,0,1}").effect("clay_lake", "r2c3", "take all")
    assert turned in s.happened()


@pytest.mark.rule("GS-2.18")
def test_a_turn_of_one_wheel_leaves_the_other_alone() -> None:
    s = given(wheels="G{1|2,3,4,0,6} B{2|0,5,6}").card(
        "water_carrier", "pay", "from brick_wheel", "action 1", "take all"
    )
    assert s.wheels() == "G{3|0,1,2,0,5} B{2|0,5,5}"


@pytest.mark.rule("GS-2.19")
def test_paying_basic_goods_turns_nothing_paying_refined_goods_can() -> None:
    s = given(wheels="G{3|1,1,1,1,3} B{3|1,1,5}")
    s.card("charcoal_burner", "pay")
    s.do("end")
    assert not [e for e in s.happened() if e.startswith("turned")]
    s = given(wheels="G{0|0,0,0,0,3} B{3|1,1,5}").build("food_locker", "on r2c3")  # 1 brick
    assert s.wheels() == "G{0|0,0,0,0,3} B{3|0,0,4}"


# -- examples ---------------------------------------------------------------------------------------------------------


def test_v2_two_sand_turn_the_glass_wheel_once() -> None:
    s = given().card("supplier", "action 1", "good sand", "take all", alone=False)
    assert s.wheels().startswith("G{1|1,0,1,2,3}")


def test_v3_glass_on_three_stops_the_second_turn() -> None:
    s = given(wheels="G{2|0,4,4,2,3}").card("supplier", "action 1", "good sand", "take all", alone=False)
    assert s.wheels().startswith("G{3|1,3,3,1,2}")


def test_v30_paying_one_glass_releases_one_turn() -> None:
    # The Plant Nursery is the wrong tile for 1 glass; District Offices cost 1 glass and 1 wood, so wood is one more.
    s = given(wheels="G{3|1,2,2,2,3} B{0|0,0,0}").build("district_offices")
    assert s.wheels().startswith("G{3|0,1,1,1,1}")


def test_v31_paying_two_glass_releases_one_turn() -> None:
    s = given(wheels="G{3|1,2,2,2,4} B{0|0,0,0}").build("grove_court")  # 2 wood, 2 glass
    assert s.wheels().startswith("G{2|0,1,1,1,1}")


@pytest.mark.rule("GS-2.15")
def test_v32_the_roofers_wheel_waits_for_the_clay() -> None:
    s = given(wheels="B{3|1,1,1}", built="roofer").window("use roofer", "good clay", "take all")
    assert s.wheels().endswith("B{3|0,2,0}")


def test_v35_fuel_depot_turns_three_times() -> None:
    s = given(wheels="B{0|0,3,4}").effect("fuel_depot", "r2c3", "to brick_wheel", "take all")
    assert s.wheels().endswith("B{3|4,0,1}")


def test_v38_a_brick_is_lost() -> None:
    s = given(wheels="B{2|0,1,2}").effect("storage", "r2c3", "take all")
    assert s.wheels().endswith("B{3|0,1,2}")


@pytest.mark.rule("GS-2.6")
@pytest.mark.parametrize("marker", range(layout.MARKERS))
def test_every_marker_has_its_end(marker: int) -> None:
    s = given()
    s.put(0, marker, 4 if marker in (layout.GLASS, layout.BRICK) else 8)
    with pytest.raises(Exception, match=f"1: marker {marker} of seat 0"):
        s.state.check()
