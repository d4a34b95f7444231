"""The 31 processing buildings. Rules GS-10."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse.tables import BUILDING_IDS
from tests.glasstrasse.scenario import BARREN, given

NONE = "G{0|0,0,0,0,0} B{0|0,0,0}"
# The rest of a wheel never turns: glass and bricks are made nowhere in this table. `give` and `forest` are asked only
# where there are several.
CONVERSIONS = [
    # rule, building, wheels before, answers, wheels after
    ("10.1", "office", NONE, "discard tavern; good wood; take all", "G{0|0,0,0,0,1} B{0|0,0,0}"),
    ("10.1", "office", NONE, "discard tavern; good food; to brick_wheel; take all", "G{0|0,0,0,0,0} B{0|0,0,1}"),
    ("10.2", "building_firm", NONE, "give r2c4; take all", "G{0|1,0,0,0,0} B{0|0,2,0}"),
    ("10.3", "builders_hut", NONE, "give r2c2; take all", "G{0|0,0,0,0,0} B{0|0,2,0}"),
    ("10.4", "tree_nursery", NONE, "give r2c2; to glass_wheel; take all", "G{0|0,1,0,0,2} B{0|0,0,0}"),
    ("10.5", "hardware_store", "G{0|0,0,0,0,1} B{0|0,0,0}", "take all", "G{0|0,0,0,0,0} B{0|0,2,0}"),
    ("10.6", "roofer", "G{0|0,0,0,0,0} B{1|0,0,0}", "good sand; take all", "G{0|2,0,0,0,0} B{0|0,0,0}"),
    (
        "10.6",
        "roofer",
        "G{0|0,0,0,0,0} B{1|0,0,0}",
        "good charcoal; to glass_wheel; take all",
        "G{0|0,0,2,0,0} B{0|0,0,0}",
    ),
    ("10.7", "shingles_manufacturer", NONE, "take all", "G{0|0,0,0,0,0} B{1|0,0,0}"),
    ("10.8", "foresters_hut", NONE, "give r3c1; take all", "G{0|0,0,0,0,2} B{0|0,0,0}"),
    ("10.9", "soup_kitchen", "G{0|0,0,0,1,0} B{0|0,0,0}", "to brick_wheel; take all", "G{0|0,0,0,0,0} B{0|0,0,2}"),
    ("10.10", "inn", "G{0|0,0,1,0,0} B{0|0,0,0}", "to glass_wheel; take all", "G{0|0,2,0,0,0} B{0|0,0,0}"),
    ("10.11", "spa", "G{0|0,0,0,0,0} B{0|1,0,0}", "take all", "G{0|0,0,0,2,0} B{0|0,0,0}"),
    ("10.12", "carving_workshop", "G{0|0,0,0,0,1} B{0|0,0,0}", "to brick_wheel; take all", "G{0|0,0,0,0,0} B{0|0,0,2}"),
    ("10.13", "charcoal_kiln", "G{0|0,0,0,0,1} B{0|0,0,0}", "to brick_wheel; take all", "G{0|0,0,0,0,0} B{0|2,0,0}"),
    ("10.14", "colonisation_house", NONE, "forest f2; to glass_wheel; take all", "G{0|0,0,1,0,0} B{0|0,0,0}"),
    ("10.15", "cooperage", "G{0|0,0,0,0,1} B{0|0,0,0}", "take all", "G{0|0,0,0,2,0} B{0|0,0,0}"),
    ("10.16", "district_offices", NONE, "land pond; on r3c2", NONE),
    ("10.17", "clay_basin", "G{0|0,0,0,1,0} B{0|0,0,1}", "take all", "G{0|0,0,0,0,0} B{0|0,3,0}"),
    ("10.18", "kiln", "G{0|0,0,1,0,0} B{0|0,0,0}", "take all", "G{0|0,0,0,0,0} B{0|0,2,0}"),
    ("10.19", "clay_pit", "G{0|0,0,0,1,0} B{0|0,0,0}", "take all", "G{0|0,0,0,0,0} B{0|0,2,0}"),
    ("10.20", "swamp_hut", NONE, "give r2c1; to brick_wheel; take all", "G{0|0,0,0,0,0} B{0|2,0,0}"),
    ("10.21", "boarding_house", "G{0|0,0,1,1,0} B{0|0,0,0}", "to glass_wheel; take all", "G{0|0,4,0,0,0} B{0|0,0,0}"),
    (
        "10.22",
        "potash_manufacturer",
        "G{0|0,0,0,1,1} B{0|0,0,0}",
        "to brick_wheel; take all",
        "G{0|0,0,0,0,0} B{0|4,0,0}",
    ),
    ("10.23", "sawmill", NONE, "forest f3; take all", "G{0|0,0,0,0,2} B{0|0,0,0}"),
    ("10.24", "sandpit", "G{0|0,0,0,1,0} B{0|0,0,0}", "take all", "G{0|2,0,0,0,0} B{0|0,0,0}"),
    ("10.25", "sand_producer", "G{0|0,0,0,0,1} B{0|0,0,0}", "take all", "G{0|2,0,0,0,0} B{0|0,0,0}"),
    ("10.26", "sand_screening_plant", "G{0|0,0,0,0,0} B{0|0,1,0}", "take all", "G{0|2,0,0,0,0} B{0|0,0,0}"),
    ("10.27", "sandstone_factory", "G{0|3,0,0,0,0} B{0|0,0,0}", "take all", "G{0|0,0,0,0,0} B{1|0,0,0}"),
    ("10.28", "sand_factory", "G{0|0,1,0,0,0} B{0|0,0,0}", "take all", "G{0|2,0,0,0,0} B{0|0,0,0}"),
    ("10.29", "reed_hut", NONE, "give r3c3; take all", "G{0|0,0,0,0,2} B{0|0,0,0}"),
    ("10.30", "farmstead", NONE, "give r3c3; to glass_wheel; take all", "G{0|0,2,0,1,0} B{0|0,0,0}"),
    (
        "10.31",
        "joinery",
        "G{0|0,0,0,0,1} B{0|0,0,0}",
        "forest f4; to brick_wheel; take all",
        "G{0|0,0,0,0,0} B{0|0,0,4}",
    ),
]
INPUT_LAND = {
    "building_firm": "pit",
    "builders_hut": "grove",
    "tree_nursery": "grove",
    "foresters_hut": "pit",
    "swamp_hut": "pond",
    "reed_hut": "pond",
    "farmstead": "pond",
}
INPUT_DISPLAY = {"office": 1, "shingles_manufacturer": 2, "district_offices": 2}
INPUT_FOREST = ["colonisation_house", "sawmill", "joinery"]
FOOD_OR_CHARCOAL = [
    "tree_nursery soup_kitchen inn carving_workshop charcoal_kiln colonisation_house swamp_hut",
    "boarding_house potash_manufacturer farmstead joinery",
]


def test_every_processing_building_stands_in_the_table() -> None:
    assert sorted({row[1] for row in CONVERSIONS}) == sorted(BUILDING_IDS[:31])


@pytest.mark.parametrize(
    ("tile", "before", "answers", "after"),
    [pytest.param(t, b, a, w, marks=pytest.mark.rule(f"GS-{r}"), id=f"{t} {a}") for r, t, b, a, w in CONVERSIONS],
)
def test_conversion(tile: str, before: str, answers: str, after: str) -> None:
    s = given(wheels=before, built={"r2c3": tile}, display="tavern estate")
    land = INPUT_LAND.get(tile)
    tiles = len(s.spaces(land)) if land else 0
    s.window(f"use {tile}", *answers.split("; "))
    assert s.decision == "action"
    assert s.wheels() == after
    if land:
        assert len(s.spaces(land)) == tiles - 1
    assert len(s.forests()) == (5 if tile in INPUT_FOREST else 6)
    assert len(s.display()) == 2 - INPUT_DISPLAY.get(tile, 0)
    assert len(s.out()) == INPUT_DISPLAY.get(tile, 0)
    s.state.check()


@pytest.mark.rule("GS-10.1", "GS-10.7", "GS-10.16", "GS-R22")
@pytest.mark.parametrize("tile", INPUT_DISPLAY)
def test_tiles_given_up_leave_the_game(tile: str) -> None:
    s = given(built=tile, display="inn tavern estate").window(f"use {tile}")
    n = INPUT_DISPLAY[tile]
    names = ["inn", "tavern", "estate"]
    assert s.offered("discard") == names[: 4 - n]  # enough must be left for the second
    s.do("discard tavern" if n == 1 else "discard inn")
    if n == 2:
        assert s.offered("discard") == ["tavern", "estate"]  # only higher ones, so that no pair comes twice
        s.do("discard estate")
    gone = {"tavern"} if n == 1 else {"inn", "estate"}
    assert s.out() == gone
    assert s.display() == set(names) - gone
    for kind in ("processing", "immediate", "bonus"):
        assert not gone & set(s.stack(kind))


@pytest.mark.rule("GS-10.1", "GS-10.7", "GS-10.16")
@pytest.mark.parametrize("tile", INPUT_DISPLAY)
def test_too_few_tiles_in_the_display(tile: str) -> None:
    s = given(built=tile, display=["inn"][: INPUT_DISPLAY[tile] - 1], market="kiln").window()
    assert s.offered("use") == []


@pytest.mark.rule("GS-10.6")
def test_the_roofer_gives_two_units_of_one_good() -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{1|0,0,0}", built="roofer").window("use roofer", "good water")
    assert s.offers() == ["take all", "take fewer"]
    s.do("take all")
    assert s.wheels() == "G{0|0,0,0,2,0} B{0|0,0,0}"


@pytest.mark.rule("GS-R15")
def test_conversions_offer_every_good_even_without_room() -> None:
    s = given(wheels="G{0|7,0,0,0,0} B{1|0,0,0}", built="roofer").window("use roofer")
    assert "sand" in s.offered("good")
    s.do("good sand")
    assert s.wheels() == "G{0|7,0,0,0,0} B{0|0,0,0}"


@pytest.mark.rule("GS-10.16", "GS-R33")
def test_district_offices_need_a_usable_space() -> None:
    built = {"r1c5": "district_offices", "r2c5": "hunting_lodge"}
    s = given(land="fffff fffff fffff fffff", built=built, display="inn kiln spa").window()
    assert s.offered("use") == []
    s = given(land="ffff. ffffo fffff fffff", built={"r1c5": "district_offices"}, display="inn kiln spa").window()
    assert s.offered("use") == ["district_offices"]
    s.do("use district_offices", "discard inn", "discard kiln", "land pit")
    assert s.on("r2c5") == "pit"  # the pond was cleared for it


@pytest.mark.rule("GS-10.14", "GS-10.23", "GS-10.31")
@pytest.mark.parametrize("tile", INPUT_FOREST)
def test_the_last_forest_can_be_given_up(tile: str) -> None:
    s = given(felled="f1 f2 f3 f5 f6", built={"r2c3": tile}).window()
    assert s.offered("use") == [tile]
    s.do(f"use {tile}")
    assert s.forests() == []
    while s.decision != "action":
        s.do(s.offers()[0])
    assert s.offered("use") == []


@pytest.mark.rule("GS-7.16")
@pytest.mark.parametrize("tile", INPUT_LAND)
def test_the_last_landscape_tile_can_be_given_up(tile: str) -> None:
    s = given(land="..... ..... ..... .....", built={"r2c3": tile}, wheels=NONE).window()
    assert s.offered("use") == []
    s = given(land="..... ..... ..... .....", built={"r2c3": tile}, wheels=NONE)
    s.set_land({"r1c1": INPUT_LAND[tile]})
    s.window(f"use {tile}")
    assert s.on("r1c1") == "empty"


@pytest.mark.rule("GS-10.31")
def test_v59_joinery_needs_its_wood() -> None:
    s = given(wheels="G{0|0,1,2,3,0}", built="joinery", felled="f1 f2 f3").window()
    assert s.offered("use") == []
    s = given(wheels="G{0|0,1,2,3,1}", built="joinery", land=BARREN).window()
    assert s.offered("use") == []


@pytest.mark.rule("GS-10.32")
@pytest.mark.parametrize("tile", " ".join(FOOD_OR_CHARCOAL).split())
def test_food_and_charcoal_go_to_one_wheel_of_choice(tile: str) -> None:
    s = given(wheels="G{0|0,1,1,1,1} B{0|0,0,0}", built={"r2c3": tile}).window(f"use {tile}")
    while s.decision in ("own_tile", "forest", "pay_wheel"):
        s.do(s.offers()[0])
    assert s.offers() == ["to glass_wheel", "to brick_wheel"]
    s.do("to brick_wheel")
    assert s.offers() == ["take all", "take fewer"]  # asked once for the whole amount


@pytest.mark.rule("GS-10.33", "GS-17.3")
@pytest.mark.parametrize("tile", BUILDING_IDS[:31])
def test_processing_buildings_score_their_fixed_points(tile: str) -> None:
    points = dict(
        zip(BUILDING_IDS, [2, 2, 2, 0, 1, 3, 1, 2, 1, 3, 4, 1, 0, 1, 3, 3, 0, 3, 0, 1, 2, 1, 2, 0, 0, 2, 4, 2, 0, 1, 2])
    )
    s = given(built=tile, wheels=NONE)
    assert s.points(tile) == s.score() == points[tile]
