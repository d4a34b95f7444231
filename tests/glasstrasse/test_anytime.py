"""Anytime actions. Rules GS-7."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.anytime import MOST_IN_A_ROW
from tests.glasstrasse.scenario import BARREN, RESTING, Scenario, given


@pytest.mark.rule("GS-7.1", "GS-7.2")
def test_a_window_offers_own_buildings_and_clearing_without_any_card() -> None:
    s = given(built="cooperage").final()
    assert s.offers() == ["end", "use cooperage", "clear"]
    s.do("clear")
    assert s.offered("give") == ["r2c1", "r2c2", "r2c4", "r3c1", "r3c3", "r3c4"]
    s = given(land=BARREN, built="cooperage").final()
    assert s.offers() == ["end", "use cooperage"]


@pytest.mark.rule("GS-7.3", "GS-7.5")
def test_anytime_actions_in_another_players_turn() -> None:
    s = given(3, wheels="G{0|0,1,2,3,4} B{0|0,1,2}")
    s.set_built("cooperage", seat=2)
    s.card("supplier", "action 1", "good clay", "take all", "B:gift decline")
    assert s.acting() == "C"  # A's turn is not over
    assert s.offers() == ["gift take", "gift decline", "use cooperage", "clear"]
    s.do("use cooperage", "take all")
    assert s.good("water", 2) == 5
    assert s.offers() == ["gift take", "gift decline", "use cooperage", "clear"]


@pytest.mark.rule("GS-7.3", "GS-7.9")
def test_there_is_a_window_at_every_joint() -> None:
    def has_window(s: Scenario) -> bool:
        return "use cooperage" in s.offers() and "clear" in s.offers()

    s = given(built="cooperage", market="clay_basin").card("master_builder")
    assert s.decision == "entry"
    assert has_window(s)
    s.do("pay", "from glass_wheel")
    assert s.decision == "action"
    assert has_window(s)
    s = given(built="cooperage").gift("clay")
    assert s.decision == "gift"
    assert has_window(s)
    s = given(built="cooperage").final()
    assert s.decision == "final"
    assert has_window(s)


@pytest.mark.rule("GS-7.4")
def test_an_action_that_has_begun_is_finished_first() -> None:
    s = given(built="cooperage", market="wood_depot clay_basin", wheels="G{0|0,1,2,3,4} B{0|1,5,0}", felled="f2")
    s.card("land_builder")
    assert "use cooperage" in s.offers()
    asked = []
    for action in ("action 1", "land pond", "on r1c3", "action 2", "build wood_depot", "on r1c4"):
        s.do(action)
        asked.append(s.decision)
        if s.decision not in RESTING | {"action"}:
            assert not [o for o in s.offers() if o.startswith(("use", "clear"))], s.decision
    assert asked[:2] == ["land_kind", "space"]


@pytest.mark.rule("GS-7.6", "GS-7.7")
def test_each_use_is_an_action_of_its_own_with_its_own_wheel_test() -> None:
    # Twice 2 charcoal: after the first use the brick wheel turns and takes one away, so that no unit is lost.
    s = given(wheels="G{0|0,0,0,0,3} B{0|0,1,1}", built="charcoal_kiln")
    s.window("use charcoal_kiln", "to brick_wheel", "take all")
    assert s.wheels() == "G{0|0,0,0,0,2} B{1|1,0,0}"
    s.do("use charcoal_kiln", "to brick_wheel", "take all")
    assert s.wheels() == "G{0|0,0,0,0,1} B{1|3,0,0}"
    s.do("use charcoal_kiln", "to brick_wheel", "take all")
    assert s.wheels() == "G{0|0,0,0,0,0} B{1|5,0,0}"
    assert s.offered("use") == []


@pytest.mark.rule("GS-7.8", "GS-8.13")
def test_a_building_can_be_used_as_soon_as_it_stands_not_before() -> None:
    s = given(market="clay_basin cooperage", wheels="G{0|0,1,2,3,4} B{2|0,1,2}").card("supplier")
    assert s.offered("use") == []
    s.do("action 2", "build cooperage", "on r2c3")
    assert s.offered("use") == ["cooperage"]


@pytest.mark.rule("GS-7.8")
def test_unbuilt_tiles_and_other_players_buildings_cannot_be_used() -> None:
    s = given(display="cooperage", market="sandpit")
    s.set_built("clay_pit", seat=1)
    s.window()
    assert s.offered("use") == []


@pytest.mark.rule("GS-7.9", "GS-17.2")
def test_anytime_actions_after_the_last_period() -> None:
    s = given(2, built="cooperage")
    s.v[layout.PERIOD] = 4
    s.end_period()
    assert s.decision == "final"
    s.do("use cooperage", "take all", "use cooperage", "take all")
    assert s.wheels() == "G{0|0,1,2,7,2} B{0|0,1,2}"
    s.do("end", "end")
    assert s.state.over


@pytest.mark.rule("GS-7.10", "GS-7.11")
def test_clearing_costs_and_yields_nothing_and_frees_the_space() -> None:
    s = given(land="fffff ogopf poogf fffff").window("clear", "give r2c3")
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|0,1,2}"
    assert s.on("r2c3") == "empty"
    assert s.happened() == ["removed A r2c3 pond"]
    s.do("end")
    s.card("pit_worker", "action 1")
    assert s.offered("on")[0] == "r2c3"
    s.do("on r2c3")
    assert s.on("r2c3") == "pit"


@pytest.mark.rule("GS-7.1")
def test_consecutive_clearing_goes_upwards_until_something_else_is_done() -> None:
    s = given(built="cooperage").window("clear", "give r2c4", "clear")
    assert s.offered("give") == ["r3c1", "r3c3", "r3c4"]
    s.do("give r3c4")
    assert "clear" not in s.offers()
    s.do("use cooperage", "take all", "clear")
    assert s.offered("give") == ["r2c1", "r2c2", "r3c1", "r3c3"]


@pytest.mark.rule("GS-7.1")
def test_the_next_space_and_the_first_and_last_can_be_cleared() -> None:
    s = given(land="pg... ..... ..... ....o").window("clear", "give r1c1", "clear")
    assert s.offered("give") == ["r1c2", "r4c5"]
    s.do("give r1c2")
    assert "clear" in s.offers()
    s.do("clear")
    assert s.spaces("empty")[-1] == "r4c5"  # the only one left, so nobody is asked which
    assert "clear" not in s.offers()


@pytest.mark.rule("GS-7.12")
def test_landscape_tiles_are_never_moved() -> None:
    s = given().window("clear", "give r2c1")
    assert s.spaces("pond") == ["r3c3"]
    assert s.offered("on") == []
    assert {option.split()[0] for option in s.offers()} == {"action", "end", "clear"}


@pytest.mark.rule("GS-7.13", "GS-7.14")
def test_forests_and_buildings_are_not_cleared() -> None:
    s = given(built={"r2c3": "cooperage", "r3c2": "inn"}).window("clear")
    assert s.offered("give") == ["r2c1", "r2c2", "r2c4", "r3c1", "r3c3", "r3c4"]
    s = given(land="fffff ....f ....f fffff", built={"r2c3": "cooperage"}).window()
    assert "clear" not in s.offers()
    s = given(land="fffff ....f ....f fffff", built={"r2c3": "cooperage"}).card("pond_builder", "action 1")
    assert "r2c3" not in s.offered("on")
    assert "r1c1" not in s.offered("on")


@pytest.mark.rule("GS-7.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_anytime_action_changes_only_the_own_board(players: int) -> None:
    tiles = "cooperage building_firm office colonisation_house"
    s = given(players, land="fffff ogopp poogp .....", built=tiles, display="inn spa tavern", market="kiln estate")
    s.final()
    for actions in (
        ["use cooperage", "take all"],
        ["use building_firm", "give r2c4", "take all"],
        ["use office", "discard inn", "good wood", "take all"],
        ["use colonisation_house", "forest f1", "to glass_wheel", "take all"],
        ["clear", "give r2c1"],
    ):
        others = [list(s.v[layout.block(seat) : layout.block(seat) + layout.BLOCK]) for seat in range(1, players)]
        table = list(s.v[layout.MARKET : layout.PLAYER])
        cards = list(s.v[layout.block(0) + layout.HAND : layout.block(0) + layout.COUNT + 1])
        s.do(*actions)
        assert others == [list(s.v[layout.block(n) : layout.block(n) + layout.BLOCK]) for n in range(1, players)]
        assert table == list(s.v[layout.MARKET : layout.PLAYER])
        assert cards == list(s.v[layout.block(0) + layout.HAND : layout.block(0) + layout.COUNT + 1])


@pytest.mark.rule("GS-7.16", "GS-R15")
def test_full_input_partial_output() -> None:
    s = given(wheels="G{0|0,0,0,1,0}", built="clay_basin").window()
    assert s.offered("use") == ["clay_basin"]  # food stands on the brick wheel
    s = given(wheels="G{0|0,0,0,1,0} B{0|0,0,0}", built="clay_basin").window()
    assert s.offered("use") == []
    s = given(wheels="G{0|0,0,0,6,1}", built="cooperage").window("use cooperage", "take all")
    assert s.wheels().startswith("G{0|0,0,0,7,0}")  # one water lost
    s = given(wheels="G{0|0,0,0,7,1}", built="cooperage").window("use cooperage")
    assert s.decision == "action"
    assert s.wheels().startswith("G{0|0,0,0,7,0}")  # offered although nothing fits
    s = given(built="cooperage").window("use cooperage", "take fewer", "amount 0")
    assert s.wheels().startswith("G{0|0,1,2,3,3}")


@pytest.mark.rule("GS-R27")
def test_at_most_200_anytime_actions_in_a_row() -> None:
    assert MOST_IN_A_ROW == 200
    s = given(built="roofer sand_producer sandstone_factory", wheels="G{0|0,0,0,0,0} B{1|0,0,0}").final()
    uses = 0
    while [o for o in s.offers() if o.startswith("use")]:
        name = next(o for o in ("use sandstone_factory", "use sand_producer", "use roofer") if o in s.offers())
        s.do(name)
        while s.decision != "final" and not s.state.over:
            offers = s.offers()
            s.do(next(o for o in ("good wood", "take all", offers[0]) if o in offers))
        uses += 1
        if s.acting() != "A":
            break
    assert uses == 200
    assert s.acting() == "B"  # with only the end left A is not asked again


@pytest.mark.rule("GS-R27")
def test_another_choice_lets_the_counting_start_anew() -> None:
    s = given(built="cooperage", wheels="G{0|0,1,2,0,4}").window("use cooperage", "take all")
    assert s.v[layout.ANYTIME] == 1
    s.do("action 2", "take all")
    assert s.v[layout.ANYTIME] == 0
    assert "use cooperage" in s.offers()


# -- examples ---------------------------------------------------------------------------------------------------------


def test_v11_clear_a_pond_to_make_room() -> None:
    s = given(built={"r2c3": "inn", "r3c2": "kiln"}, market="clay_basin").card("land_builder", "clear", "give r2c1")
    assert s.spaces("pond") == ["r3c3"]
    assert s.on("r2c1") == "empty"
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|0,1,2}"
    s.do("action 2")
    assert s.offered("on")[0] == "r2c1"
    s.do("on r2c1")
    assert s.on("r2c1") == "tile:clay_basin"


@pytest.mark.rule("GS-8.6")
def test_v20_building_firm_clears_the_way_and_turns_both_wheels() -> None:
    s = given(
        wheels="G{0|0,1,2,3,4} B{0|1,0,3}",
        built={"r2c3": "building_firm", "r3c2": "inn"},
        market="clay_basin",
    )
    s.card("master_builder", "pay", "from brick_wheel")
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|1,0,2}"
    s.do("use building_firm", "give r2c4", "take all")
    assert s.wheels() == "G{1|0,0,1,2,3} B{1|0,1,1}"
    s.do("action 1")
    assert s.offered("on")[0] == "r2c4"


@pytest.mark.rule("GS-6.10")
def test_v23_one_wood_feeds_one_building() -> None:
    for use, other in (("cooperage", "carving_workshop"), ("carving_workshop", "cooperage")):
        s = given(wheels="G{0|0,0,0,0,1} B{0|0,0,0}", built="cooperage carving_workshop").window()
        assert set(s.offered("use")) == {"cooperage", "carving_workshop"}
        s.do(f"use {use}")
        if use == "carving_workshop":
            s.do("to glass_wheel")
        s.do("take all")
        assert s.good("water" if use == "cooperage" else "food") == 2
        assert other not in s.offered("use")


@pytest.mark.rule("GS-R27")
def test_v60_an_endless_chain() -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{1|0,0,0}", built="roofer sand_producer sandstone_factory").window()
    for sand in (1, 2, 3):
        s.do("use roofer", "good wood", "take all")
        s.do("use sand_producer", "take all", "use sand_producer", "take all")
        s.do("use sandstone_factory", "take all")
        assert s.wheels() == f"G{{0|{sand},0,0,0,0}} B{{1|0,0,0}}"


@pytest.mark.rule("GS-7.16", "GS-R15")
def test_v64_a_forest_can_be_given_up_without_room_for_charcoal() -> None:
    s = given(wheels="G{0|0,1,7,3,4} B{0|7,0,2}", felled="f1 f2 f3 f4", built="colonisation_house")
    s.window("use colonisation_house", "forest f6")
    assert s.forests() == ["f5"]
    assert (s.on("r4c3"), s.on("r4c4")) == ("empty", "empty")
    assert s.good("charcoal") == 14
