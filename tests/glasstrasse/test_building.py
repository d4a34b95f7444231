"""Building. Rules GS-8."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.tables import BUILDING_IDS, BUILDING_ROWS, COST_COLUMNS
from tests.glasstrasse.scenario import BARREN, KIND_NAMES, Scenario, given

RICH = "G{3|0,7,7,7,7} B{3|0,7,7}"
TILES = BUILDING_IDS[:93]
UPGRADES = {
    "forest_hut": 0,
    "glassworks": 0,
    "artists_colony": 1,
    "glassmakers_village": 1,
    "house_of_the_brotherhood": 2,
    "masons_guild": 2,
}


def cost(tile: str) -> dict[str, int]:
    row = BUILDING_ROWS[BUILDING_IDS.index(tile)]
    return {good: int(row.text(good)) for good in COST_COLUMNS if row.text(good) != "0"}


@pytest.mark.rule("GS-8.1")
@pytest.mark.parametrize(
    ("card", "builds"), [("land_builder", 1), ("supplier", 1), ("carpenter", 1), ("master_builder", 2)]
)
def test_how_often_a_card_builds(card: str, builds: int) -> None:
    s = given(wheels=RICH, land=BARREN, market="clay_basin loess_plateau sand_deposit reed_hut")
    s.set_land({"r1c1": "forest", "r1c2": "forest"})
    s.card(card)
    if s.decision == "entry":
        s.do("pay")
    if s.decision == "pay_wheel":
        s.do("from brick_wheel")
    seen = 0
    while s.decision == "action":
        build = "action 1" if card == "master_builder" and seen == 0 else "action 2"
        s.do(build)
        assert s.decision == "build_tile"
        s.do(s.offers()[0])
        seen += 1
        while s.decision not in ("action", "play_card"):
            s.do(s.offers()[0])
        if card != "master_builder":
            assert "action 2" not in s.offers()
            s.do("end")
    assert seen == builds == s.count()


@pytest.mark.rule("GS-8.2", "GS-8.3")
def test_tiles_of_the_building_board_and_of_the_own_display() -> None:
    s = given(3, wheels=RICH, market="inn tavern estate", display="kiln")
    s.set_display("spa", seat=1)
    s.set_wheels(RICH, seat=1)
    s.building()
    assert s.offered("build") == ["inn", "tavern", "estate", "kiln"]
    s = given(3, wheels=RICH, market="inn tavern estate", display="kiln")
    s.set_display("spa", seat=1)
    s.set_wheels(RICH, seat=1)
    s.building(seat=1)
    assert s.offered("build") == ["inn", "tavern", "estate", "spa"]


@pytest.mark.rule("GS-8.2")
@pytest.mark.parametrize("tile", ["clay_basin", "loess_plateau", "hunting_lodge"])
def test_a_single_tile_of_the_display_is_enough_to_build(tile: str) -> None:
    s = given(display=tile).card("supplier")
    assert s.offered("action") == ["1", "2"]
    s = given(display="village_church").card("supplier")
    assert s.offered("action") == ["1"]  # nothing that can be paid
    s = given(market=tile).card("supplier")
    assert s.offered("action") == ["1", "2"]


@pytest.mark.rule("GS-8.3")
def test_a_tile_in_the_stack_cannot_be_built() -> None:
    s = given(wheels=RICH, market="inn kiln").building()
    assert set(s.offered("build")) == {"inn", "kiln"}


@pytest.mark.rule("GS-8.4", "GS-8.24")
@pytest.mark.parametrize("card", ["master_builder", "carpenter"])
def test_the_entry_cost_comes_before_anything_else(card: str) -> None:
    s = given(market="tavern", wheels="G{0|0,1,0,0,0} B{0|0,0,0}", land="ff... ..... ..... .....")
    s.card(card, "pay")
    if card == "master_builder":  # its food was the Tavern's price
        assert s.resting
        assert s.count() == 0
    else:
        s.do("action 2")
        assert "r1c1" in s.offered("on")


@pytest.mark.rule("GS-8.5")
def test_a_tile_needs_an_empty_space_or_one_to_clear() -> None:
    full = "fffff fffff fffff fffff"
    s = given(land=full, market="clay_basin", wheels=RICH).card("supplier")
    assert s.offered("action") == ["1"]
    s = given(land=full, market="clay_basin", wheels=RICH)
    s.set_land({"r3c3": "pit"})
    s.card("supplier", "action 2")  # the only space, cleared on the way
    assert s.on("r3c3") == "tile:clay_basin"


@pytest.mark.rule("GS-8.6")
def test_a_conversion_that_gives_up_a_tile_may_turn_wheels_before_the_payment() -> None:
    # Without the turn there would be no brick to pay with.
    s = given(
        wheels="G{0|0,0,0,0,1} B{0|1,0,1}", built={"r2c3": "builders_hut", "r3c2": "inn"}, market="hardware_store"
    )
    s.card("supplier")
    assert "action 2" not in s.offers()
    s.do("use builders_hut", "give r2c2", "take all")
    assert s.wheels() == "G{0|0,0,0,0,1} B{1|0,1,0}"
    s.do("action 2", "on r2c2")
    assert s.built() >= {"hardware_store"}
    assert s.wheels() == "G{0|0,0,0,0,0} B{0|0,1,0}"


@pytest.mark.rule("GS-8.7")
@pytest.mark.parametrize("tile", TILES)
def test_the_printed_cost_and_nothing_else(tile: str) -> None:
    s = given(land=BARREN, wheels=RICH)
    s.set_display(tile)
    before = {good: s.good(good) for good in COST_COLUMNS}
    s.building()
    while s.decision == "pay_wheel":
        s.do("from glass_wheel")
    paid = {good: before[good] - s.good(good) for good in COST_COLUMNS}
    if s.decision in ("space", "play_card"):
        assert {good: n for good, n in paid.items() if n} == cost(tile)
    told = [e.split() for e in s.happened()]
    spent = {e[2].removesuffix("_glass"): int(e[3]) for e in told if e[0] == "paid"}
    assert spent == cost(tile)


@pytest.mark.rule("GS-8.7", "GS-2.8")
@pytest.mark.parametrize("tile", [tile for tile in TILES if cost(tile)])
def test_one_unit_short_is_too_little(tile: str) -> None:
    for good in cost(tile):
        s = given(land=BARREN, wheels="G{0|0,0,0,0,0} B{0|0,0,0}", market="clay_basin loess_plateau", display=tile)
        for name, n in cost(tile).items():
            marker = {"food": "food_glass", "charcoal": "charcoal_glass"}.get(name, name)
            s.put(0, int(getattr(layout, marker.upper())), n - (name == good))
        s.building()
        assert s.offered("build") == ["clay_basin", "loess_plateau"]


@pytest.mark.rule("GS-8.8", "GS-8.9")
def test_wheels_turn_after_the_complete_payment_and_before_placing() -> None:
    s = given(wheels="G{0|0,0,0,0,1} B{3|1,1,1}").build("building_firm")  # 1 wood, 2 bricks
    assert s.decision == "space"
    assert s.wheels() == "G{0|0,0,0,0,0} B{2|0,0,0}"
    assert s.happened() == ["paid A wood 1", "paid A brick 2", "turned A brick_wheel 1"]


@pytest.mark.rule("GS-8.10", "GS-R34")
def test_any_empty_space_then_any_landscape_tile_which_is_cleared() -> None:
    s = given().build("clay_basin")
    assert s.offered("on") == ["r2c3", "r3c2", "r2c1", "r2c2", "r2c4", "r3c1", "r3c3", "r3c4"]
    s.do("on r2c4")
    assert s.on("r2c4") == "tile:clay_basin"
    assert s.spaces("pit") == ["r3c1"]
    assert s.happened() == ["removed A r2c4 pit", "built A clay_basin r2c4"]


@pytest.mark.rule("GS-8.11", "GS-8.16", "GS-8.18", "GS-8.19")
@pytest.mark.parametrize("tile", UPGRADES)
def test_an_upgrade_lies_on_its_start_building_and_nowhere_else(tile: str) -> None:
    s = given(wheels=RICH, land="fffff fffff fffff fffff").build(tile)
    assert s.decision != "space"
    assert [i for i, name in enumerate(s.upgrades()) if name == tile] == [UPGRADES[tile]]
    assert s.count() == 0
    assert tile in s.built()
    assert len(s.spaces("forest")) == 20


@pytest.mark.rule("GS-8.16")
def test_the_six_upgrades() -> None:
    names = {row.text("id"): row.text("upgrades") for row in BUILDING_ROWS if row.text("upgrades")}
    assert names == {
        "house_of_the_brotherhood": "masons_brotherhood",
        "masons_guild": "masons_brotherhood",
        "artists_colony": "glass_painters_colony",
        "glassmakers_village": "glass_painters_colony",
        "forest_hut": "forest_glassworks",
        "glassworks": "forest_glassworks",
    }


@pytest.mark.rule("GS-8.12", "GS-8.14")
def test_an_immediate_effect_follows_at_once() -> None:
    s = given(wheels="G{0|0,0,0,0,2} B{1|0,0,0}", built="charcoal_kiln").build("builders_depot", "on r2c3")
    assert s.offers() == ["take all", "take fewer"]  # nothing in between, nothing but the effect
    s.do("take all")
    assert s.wheels() == "G{0|0,0,0,0,5} B{0|0,3,0}"


@pytest.mark.rule("GS-8.13")
def test_a_processing_building_is_used_after_it_stands() -> None:
    s = given(market="reed_hut cooperage", wheels="G{0|0,1,2,3,4} B{2|0,2,2}")
    s.card("master_builder", "pay", "from glass_wheel", "action 1", "build cooperage")
    assert [o for o in s.offers() if o.startswith("use")] == []
    s.do("on r2c3")
    assert "use cooperage" in s.offers()


@pytest.mark.rule("GS-8.14", "GS-R17")
def test_anytime_actions_between_the_exchanges_only() -> None:
    s = given(wheels="G{0|0,0,0,0,7} B{0|0,4,0}", built="cooperage").build("wood_trader", "on r2c3")
    assert s.offers() == ["again", "stop"]
    s.do("again", "good sand", "take all")
    assert s.offers() == ["again", "stop", "use cooperage", "clear"]
    s.do("use cooperage", "take all")
    assert s.offers() == ["again", "stop", "use cooperage", "clear"]


@pytest.mark.rule("GS-R17")
def test_the_switch_closes_the_exchanges() -> None:
    s = given(
        wheels="G{0|0,0,0,0,7} B{0|0,4,0}",
        built="cooperage",
        options={"closed_repeats": True},
    )
    s.build("wood_trader", "on r2c3", "again", "good sand", "take all")
    assert s.offers() == ["again", "stop"]


@pytest.mark.rule("GS-8.15")
def test_a_place_on_the_building_board_stays_empty_until_the_period_ends() -> None:
    s = given(market="clay_basin inn kiln").build("clay_basin", "on r2c3")
    assert s.row("processing") == ["", "inn", "kiln", ""]
    top = s.stack("processing")[:2]
    s.card("pit_worker", "end")
    assert s.row("processing") == ["", "inn", "kiln", ""]
    s.end_period(1)
    assert s.row("processing") == [top[0], "inn", "kiln", top[1]]


@pytest.mark.rule("GS-8.17")
@pytest.mark.parametrize("tile", UPGRADES)
def test_a_covered_start_building_cannot_be_upgraded_again(tile: str) -> None:
    other = next(name for name in UPGRADES if UPGRADES[name] == UPGRADES[tile] and name != tile)
    s = given(wheels=RICH, built=tile, display=other, market="clay_basin loess_plateau").building()
    assert other not in s.offered("build")
    s = given(wheels=RICH, display=other, market="clay_basin loess_plateau").building()
    assert other in s.offered("build")


@pytest.mark.rule("GS-8.20")
@pytest.mark.parametrize("tile", UPGRADES)
def test_a_covered_start_building_no_longer_scores(tile: str) -> None:
    starts = ["forest_glassworks", "glass_painters_colony", "masons_brotherhood"]
    s = given(wheels="G{2|2,0,0,0,0} B{2|0,0,0}", built=tile)
    parts = dict(s.state.scores()[0].parts)
    covered = starts[UPGRADES[tile]]
    assert f"tile:{covered}" not in parts
    assert set(parts) == {f"tile:{name}" for name in starts if name != covered} | {f"tile:{tile}"}


@pytest.mark.rule("GS-8.21")
def test_two_builds_of_the_master_builder_with_a_wheel_test_between() -> None:
    s = given(wheels="G{3|1,1,1,1,3} B{0|0,1,2}", market="district_offices office")
    s.card("master_builder", "pay", "from brick_wheel", "action 1", "build district_offices", "on r2c3")
    assert s.decision == "action"
    assert s.wheels() == "G{3|0,0,0,0,1} B{0|0,1,1}"
    s.do("action 2", "on r3c2")
    assert s.built() == {"district_offices", "office"}


@pytest.mark.rule("GS-8.22")
def test_three_tiles_cost_nothing() -> None:
    assert [tile for tile in TILES if not cost(tile)] == ["clay_basin", "loess_plateau", "sand_deposit"]
    s = given(wheels="G{0|0,0,0,0,0} B{0|0,0,0}", market="clay_basin loess_plateau sand_deposit kiln").building()
    assert s.offered("build") == ["clay_basin", "loess_plateau", "sand_deposit"]


@pytest.mark.rule("GS-8.23")
def test_unbuilt_tiles_stay_in_the_display_and_score_nothing() -> None:
    s = given(display="spa cooperage water_mill")
    assert s.score() == 0
    s.end_period(1)
    assert s.display() == {"spa", "cooperage", "water_mill"}
    s = given(display="spa cooperage water_mill").final("end", "end")
    assert s.state.over
    assert s.score() == 0


@pytest.mark.rule("GS-8.24")
def test_spaces_freed_by_the_carpenter_may_be_built_on() -> None:
    s = given(land="fffff fffff fffff fffff", market="clay_basin").card("carpenter", "pay", "forest f4", "action 2")
    assert s.offered("on") == ["r3c5", "r4c5"]


@pytest.mark.rule("GS-8.25")
def test_costs_are_wood_glass_clay_brick_and_seldom_another_basic_good() -> None:
    unusual = {tile: set(cost(tile)) - {"wood", "glass", "clay", "brick"} for tile in TILES}
    unusual = {tile: goods for tile, goods in unusual.items() if goods}
    assert 1 <= len(unusual) <= 9
    assert any("water" in goods for goods in unusual.values())


@pytest.mark.rule("GS-R36")
def test_the_effect_takes_place_but_its_goods_may_be_declined() -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{1|0,0,0}").build(
        "builders_depot", "on r2c3", "take fewer", "amount 0", "amount 0"
    )
    assert s.wheels() == "G{0|0,0,0,0,0} B{0|0,0,0}"
    assert s.built() == {"builders_depot"}
    s = given(land=BARREN, wheels=RICH, market="grove_court").card("supplier", "action 2", "on r2c2")
    assert len(s.spaces("grove")) == 4
    s.do("clear", "give r1c2")
    assert len(s.spaces("grove")) == 3


# -- examples ---------------------------------------------------------------------------------------------------------


def test_v4_build_the_cooperage() -> None:
    s = given(wheels="G{0|0,1,2,3,4} B{2|0,1,2}").build("cooperage", "on r2c3")
    assert s.wheels() == "G{0|0,1,2,3,3} B{0|0,1,2}"
    assert s.points("cooperage") == 3


def test_v5_use_the_cooperage() -> None:
    s = given(wheels="G{0|0,1,2,3,4} B{2|0,1,2}").build("cooperage", "on r2c3")
    s.window("use cooperage", "take all")
    assert s.wheels().startswith("G{0|0,1,2,5,2}")


@pytest.mark.rule("GS-8.19", "GS-8.20")
def test_v12_forest_hut_covers_the_forest_glassworks() -> None:
    s = given(wheels="G{2|0,1,2,3,1} B{1|0,3,2}")
    assert s.points("forest_glassworks") == 2
    s.build("forest_hut", "take all")
    assert s.upgrades() == ["forest_hut", "", ""]
    assert s.wheels() == "G{2|0,1,2,3,6} B{0|0,0,2}"
    assert s.count() == 0
    assert s.points("forest_hut") == 2
    assert "tile:forest_glassworks" not in dict(s.state.scores()[0].parts)


def test_v19_master_builder_turns_after_the_first_payment_only() -> None:
    s = given(wheels="G{3|1,2,2,2,3} B{0|0,3,3}", market="office district_offices")
    s.card("master_builder", "pay", "from brick_wheel", "action 1", "build office", "on r2c3")
    assert s.wheels() == "G{3|0,1,1,1,2} B{0|0,2,2}"
    s.do("action 2", "on r3c2")
    assert s.wheels().startswith("G{2|0,1,1,1,1}")


def test_v57_carpenter_builds_where_the_forest_was() -> None:
    s = given(wheels="G{0|0,1,2,3,2} B{1|0,1,2}", market="builders_depot")
    s.card("carpenter", "pay", "forest f2", "action 1", "take all", "action 2", "on r1c3", "take all")
    assert s.wheels() == "G{0|0,1,2,3,6} B{0|0,4,2}"
    assert s.on("r1c3") == "tile:builders_depot"
    assert s.on("r1c4") == "empty"
    assert len(s.forests()) == 5


def test_v58_a_second_upgrade_is_not_offered() -> None:
    s = given(wheels=RICH, built="artists_colony", market="glassmakers_village clay_basin loess_plateau").building()
    assert s.offered("build") == ["clay_basin", "loess_plateau"]


@pytest.mark.rule("GS-8.9")
def test_v62_clay_lake() -> None:
    s = given(wheels="G{0|0,1,2,3,4} B{1|2,0,3}").build("clay_lake")
    assert s.wheels() == "G{0|0,1,2,2,4} B{0|2,0,3}"
    assert not [e for e in s.happened() if e.startswith("turned")]
    s.do("on r2c3", "take all")
    assert s.wheels().endswith("B{2|0,5,1}")


def test_the_table_rows_are_three_kinds() -> None:
    s: Scenario = given(market="inn tavern estate")
    assert [s.row(kind)[0] for kind in KIND_NAMES] == ["inn", "tavern", "estate"]
