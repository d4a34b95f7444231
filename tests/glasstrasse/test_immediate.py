"""The 31 immediate buildings. Rules GS-11."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse.tables import BUILDING_IDS, SPACE_IDS
from tests.glasstrasse.scenario import BARREN, Scenario, given

NONE = "G{0|0,0,0,0,0} B{0|0,0,0}"
TILES = BUILDING_IDS[31:62]
# Given on r2c3 of the start board unless the effect is about land.
EFFECTS = [
    # rule, building, wheels before, answers, wheels after
    ("11.5", "carpenters_workshop", NONE, "take all", "G{0|0,0,0,0,7} B{0|0,0,0}"),
    ("11.6", "builders_depot", NONE, "take all", "G{0|0,0,0,0,3} B{0|0,3,0}"),
    (
        "11.7",
        "sculpture_workshop",
        "G{0|0,0,0,0,3} B{0|0,0,0}",
        "to brick_wheel; take all",
        "G{0|0,0,0,0,3} B{0|0,0,3}",
    ),
    (
        "11.7",
        "sculpture_workshop",
        "G{0|0,0,0,0,5} B{0|0,0,0}",
        "to glass_wheel; take all",
        "G{0|0,5,0,0,5} B{0|0,0,0}",
    ),
    ("11.8", "fuel_depot", NONE, "to glass_wheel; take all", "G{0|0,0,7,0,0} B{0|0,0,0}"),
    ("11.9", "house_of_the_brotherhood", NONE, "take all", "G{0|0,0,0,0,0} B{0|0,4,0}"),
    ("11.10", "fishery", NONE, "again; give r2c1; to glass_wheel; take all; stop", "G{0|0,3,0,1,0} B{0|0,0,0}"),
    ("11.11", "log_driver", "G{0|0,0,0,4,1} B{0|0,0,0}", "take all", "G{0|0,0,0,4,5} B{0|0,0,0}"),
    (
        "11.14",
        "wood_trader",
        "G{0|0,0,0,0,1} B{0|0,0,0}",
        "again; good clay; take all; stop",
        "G{0|0,0,0,0,0} B{0|0,2,0}",
    ),
    ("11.15", "boathouse", NONE, "to brick_wheel; take all", "G{0|0,0,0,0,0} B{0|2,0,0}"),
    ("11.16", "grain_house", NONE, "to brick_wheel; take all", "G{0|0,0,0,0,0} B{0|0,0,7}"),
    ("11.17", "artists_colony", NONE, "take all", "G{1|0,0,0,0,0} B{0|0,0,0}"),
    ("11.18", "storage", NONE, "take all", "G{0|0,0,0,0,0} B{2|0,0,0}"),
    ("11.20", "landscaping_office", NONE, "again; give r3c1; take all; stop", "G{0|2,0,0,0,0} B{0|0,2,0}"),
    ("11.22", "loess_island", NONE, "take all", "G{0|0,0,0,0,0} B{0|0,2,0}"),
    ("11.24", "lumber_storage", NONE, "take all", "G{0|0,0,0,0,4} B{0|0,0,0}"),
    ("11.25", "sand_island", NONE, "take all", "G{0|2,0,0,0,0} B{0|0,0,0}"),
    ("11.26", "sand_deposit", NONE, "take all", "G{0|3,0,0,0,0} B{0|0,0,0}"),
    ("11.27", "shed", NONE, "take all", "G{1|0,0,0,0,0} B{0|0,0,0}"),
    ("11.31", "hot_springs", "G{0|0,0,0,6,0} B{0|0,0,0}", "to glass_wheel; take all", "G{0|0,0,6,6,0} B{0|0,0,0}"),
    ("11.32", "buttery", NONE, "take all", "G{0|0,3,0,0,0} B{0|0,0,3}"),
    ("11.33", "forest_hut", NONE, "take all", "G{0|0,0,0,0,5} B{0|0,0,0}"),
    ("11.34", "water_tank", NONE, "take all", "G{0|0,0,0,7,0} B{0|0,0,0}"),
    ("11.36", "winery", NONE, "again; give r2c2; to brick_wheel; take all; stop", "G{0|0,0,0,0,1} B{0|0,0,3}"),
    ("11.37", "clay_lake", NONE, "take all", "G{0|0,0,0,0,0} B{0|0,7,0}"),
]
LAND_EFFECTS = ["grove_court", "wood_depot", "country_house", "clay_depot", "loess_plateau", "water_tower", "tavern"]


def test_every_immediate_building_stands_in_a_table() -> None:
    assert sorted({row[1] for row in EFFECTS} | set(LAND_EFFECTS)) == sorted(TILES)


@pytest.mark.parametrize(
    ("tile", "before", "answers", "after"),
    [pytest.param(t, b, a, w, marks=pytest.mark.rule(f"GS-{r}"), id=f"{t} {a}") for r, t, b, a, w in EFFECTS],
)
def test_effect(tile: str, before: str, answers: str, after: str) -> None:
    s = given(wheels=before).effect(tile, "r2c3", *answers.split("; "))
    assert s.resting
    assert s.wheels() == after
    s.state.check()


@pytest.mark.rule("GS-11.1")
@pytest.mark.parametrize("tile", TILES)
def test_an_effect_happens_once(tile: str) -> None:
    wheels = "G{3|0,2,2,2,2} B{3|0,2,2}"
    s = given(land=BARREN, wheels=wheels, built={"r2c2": tile}).window()
    assert s.offers() == ["action 1", "action 2", "end"]  # nothing to use any more
    s.do("end").end_period(1)
    assert s.wheels() == wheels
    assert len(s.spaces("empty")) == (20 if tile in s.upgrades() else 19)


@pytest.mark.rule("GS-11.2")
def test_counted_after_payment_and_turns_and_kept() -> None:
    # 4 wood before, 3 clay paid with none of it; the wood is counted at the moment of the effect.
    s = given(wheels="G{1|0,0,0,0,4} B{0|0,2,0}").build("sculpture_workshop", "on r2c3", "to glass_wheel", "take all")
    assert s.wheels() == "G{0|0,4,0,0,4} B{0|0,0,0}"
    s = given(wheels="G{3|1,1,1,1,4} B{0|0,2,0}").build("sculpture_workshop", "on r2c3")
    assert s.good("wood") == 3  # the payment of 1 glass turned the wheel
    s.do("to brick_wheel", "take all")
    assert s.wheels() == "G{3|0,0,0,0,3} B{0|0,0,3}"


@pytest.mark.rule("GS-11.3")
@pytest.mark.parametrize(
    ("tile", "wheels", "land"),
    [
        ("fishery", NONE, "pond"),
        ("wood_trader", "G{0|0,0,0,0,2} B{0|0,0,0}", ""),
        ("landscaping_office", NONE, "pit"),
        ("winery", NONE, "grove"),
    ],
)
def test_the_player_decides_after_each_exchange(tile: str, wheels: str, land: str) -> None:
    s = given(wheels=wheels).effect(tile, "r2c3")
    assert s.offers() == ["again", "stop"]
    stopped = s.fork().do("stop")
    assert stopped.resting
    assert stopped.wheels() == wheels
    for _ in range(2):
        s.do("again")
        while s.decision != "repeat" and not s.resting:
            s.do(s.offers()[0])
    if land:
        assert s.spaces(land) == []
        assert "again" not in s.offers()
    else:
        assert s.good("wood") == 0


@pytest.mark.rule("GS-11.3", "GS-2.17")
def test_each_exchange_has_its_own_wheel_test() -> None:
    s = given(wheels="G{0|0,0,0,0,3} B{0|1,0,2}").effect("wood_trader", "r2c3", "again", "good clay", "take all")
    assert s.wheels().endswith("B{1|0,1,1}")
    s.do("again", "good charcoal", "to brick_wheel", "take all")
    assert s.wheels().endswith("B{2|1,0,0}")


@pytest.mark.rule("GS-11.4", "GS-R16", "GS-R32")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        pytest.param("grove_court", "grove", marks=pytest.mark.rule("GS-11.12")),
        pytest.param("water_tower", "pond", marks=pytest.mark.rule("GS-11.35")),
        pytest.param("loess_plateau", "pit", marks=pytest.mark.rule("GS-11.23")),
    ],
)
def test_a_tile_on_every_adjacent_empty_space(tile: str, kind: str) -> None:
    s = given(land=BARREN).effect(tile, "r2c2")
    assert s.resting
    assert s.spaces(kind) == ["r1c2", "r2c1", "r2c3", "r3c2"]
    s = given(land=BARREN).effect(tile, "r1c1")
    assert s.spaces(kind) == ["r1c2", "r2c1"]
    # Occupied spaces keep what they have.
    s = given(land="ff... pog.. ..... .....", built={"r3c2": "inn"}).effect(tile, "r2c2")
    assert [s.on(space) for space in ("r1c2", "r2c1", "r2c3", "r3c2")] == ["forest", "pit", "grove", "tile:inn"]


@pytest.mark.rule("GS-11.23")
def test_loess_plateau_costs_nothing_and_scores_minus_one() -> None:
    s = given(wheels=NONE, land=BARREN).build("loess_plateau", "on r1c1")
    assert s.score() == -1
    assert s.wheels() == NONE


@pytest.mark.rule("GS-R32")
@pytest.mark.parametrize(
    ("tile", "good"),
    [
        pytest.param("wood_depot", "wood", marks=pytest.mark.rule("GS-11.13")),
        pytest.param("clay_depot", "clay", marks=pytest.mark.rule("GS-11.21")),
    ],
)
@pytest.mark.parametrize(
    ("land", "on", "amount"),
    [
        ("ff... p.o.. .g... .....", "r2c2", 0),
        ("ff... ..o.. .g... .....", "r2c2", 2),
        ("ff... ..... .g... .....", "r2c2", 4),
        ("ff... ..... ..... .....", "r2c2", 6),
        (BARREN, "r2c2", 7),
        (BARREN, "r1c1", 4),
        (BARREN, "r4c5", 4),
        (BARREN, "r1c3", 6),
    ],
)
def test_two_per_adjacent_empty_space(tile: str, good: str, land: str, on: str, amount: int) -> None:
    s = given(land=land, wheels=NONE).effect(tile, on)
    if amount:
        s.do("take all")
    assert s.resting
    assert s.good(good) == amount


@pytest.mark.rule("GS-11.22", "GS-11.25")
@pytest.mark.parametrize(("tile", "good"), [("loess_island", "clay"), ("sand_island", "sand")])
@pytest.mark.parametrize("ponds", range(5))
def test_two_per_adjacent_pond(tile: str, good: str, ponds: int) -> None:
    near = ["r1c2", "r2c1", "r2c3", "r3c2"]
    s = given(land=BARREN, wheels=NONE)
    s.set_land(dict.fromkeys(near[:ponds], "pond") | {"r1c1": "pond", "r4c4": "pond"})
    s.effect(tile, "r2c2")
    if ponds:
        s.do("take all")
    assert s.good(good) == min(7, 2 * ponds)


@pytest.mark.rule("GS-11.10", "GS-11.36")
@pytest.mark.parametrize(("tile", "spaces"), [("fishery", ("r2c1", "r3c3")), ("winery", ("r2c2", "r3c4"))])
def test_the_wheel_for_the_food_is_chosen_anew(tile: str, spaces: tuple[str, str]) -> None:
    s = given(wheels=NONE).effect(tile, "r2c3", "again", f"give {spaces[0]}", "to glass_wheel", "take all")
    s.do("again", "to brick_wheel", "take all")  # the second tile is the last one
    assert (s.good("food"), s.at(0, 2), s.at(0, 9)) == (6, 3, 3)


@pytest.mark.rule("GS-11.14")
def test_the_wood_trader_offers_five_goods_and_a_new_choice_each_time() -> None:
    s = given(wheels="G{0|0,0,0,0,3} B{0|0,0,0}").effect("wood_trader", "r2c3", "again")
    assert s.offered("good") == ["sand", "water", "clay", "food", "charcoal"]
    s.do("good sand", "take all", "again", "good water", "take all")
    assert s.wheels() == "G{0|2,0,0,2,1} B{0|0,0,0}"


@pytest.mark.rule("GS-11.15")
@pytest.mark.parametrize("ponds", [1, 5])
def test_boathouse_counts_all_ponds(ponds: int) -> None:
    s = given(land=BARREN, wheels=NONE)
    s.set_land(dict.fromkeys(SPACE_IDS[:ponds], "pond"))
    s.effect("boathouse", "r4c4", "to brick_wheel", "take all")
    assert s.wheels() == f"G{{0|0,0,0,0,0}} B{{0|{ponds},0,0}}"


# -- Country House ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GS-11.19")
@pytest.mark.parametrize("kind", ["pit", "grove", "pond"])
def test_country_house_places_up_to_two_of_one_kind(kind: str) -> None:
    s = given(land=BARREN).effect("country_house", "r2c2")
    assert s.offered("land") == ["pit", "grove", "pond", "none"]
    none = s.fork().do("land none")
    assert none.resting
    assert len(none.spaces("empty")) == 19
    s.do(f"land {kind}")
    assert s.offered("on") == ["r1c2", "r2c1", "r2c3", "r3c2"]
    s.do("on r2c1")
    assert s.offered("on") == ["r2c3", "r3c2", "none"]
    one = s.fork().do("on none")
    assert one.resting
    assert one.spaces(kind) == ["r2c1"]
    s.do("on r3c2")
    assert s.resting
    assert s.spaces(kind) == ["r2c1", "r3c2"]


@pytest.mark.rule("GS-11.19")
def test_country_house_places_on_adjacent_empty_spaces_only() -> None:
    s = given(land=".o... pog.. ..... .....", wheels=NONE).effect("country_house", "r2c2", "land pit")
    assert s.resting  # the only empty neighbour took the tile
    assert s.on("r3c2") == "pit"
    s = given(land=".o... pog.. .f... .....").effect("country_house", "r2c2")
    assert s.resting  # nothing to place, nothing to ask


# -- Tavern -----------------------------------------------------------------------------------------------------------


def tavern(built: dict[str, str], land: str = BARREN, wheels: str = NONE) -> Scenario:
    return given(land=land, wheels=wheels, built=built).effect("tavern", "r2c2")


@pytest.mark.rule("GS-11.28", "GS-R18")
def test_the_tavern_copies_one_adjacent_immediate_building() -> None:
    s = tavern({"r1c2": "lumber_storage", "r2c3": "sand_deposit", "r4c4": "clay_lake", "r1c1": "storage"})
    assert s.offered("copy") == ["lumber_storage", "sand_deposit"]  # one must be chosen
    assert len(s.offers()) == 2
    s.do("copy sand_deposit", "take all")
    assert s.wheels() == "G{0|3,0,0,0,0} B{0|0,0,0}"
    assert s.resting
    assert s.built() >= {"sand_deposit"}  # the copied tile is not used up


@pytest.mark.rule("GS-11.28")
@pytest.mark.parametrize(("there", "on"), [("r1c1", "r1c2"), ("r1c1", "r2c1"), ("r4c5", "r4c4"), ("r4c5", "r3c5")])
def test_the_tavern_in_the_corners(there: str, on: str) -> None:
    s = given(land=BARREN, wheels=NONE, built={there: "lumber_storage"}).effect("tavern", on, "take all")
    assert s.good("wood") == 4


@pytest.mark.rule("GS-11.29")
def test_the_tavern_needs_an_immediate_building_beside_it() -> None:
    s = tavern({"r1c2": "cooperage", "r2c1": "extension", "r3c3": "clay_lake"}, wheels="G{0|0,0,0,0,2} B{0|0,0,0}")
    assert s.resting
    assert s.wheels() == "G{0|0,0,0,0,2} B{0|0,0,0}"


@pytest.mark.rule("GS-11.28")
def test_the_tavern_copies_a_repeatable_effect() -> None:
    s = tavern({"r1c2": "winery"}, land="..... ..... ..... gg...")
    assert s.offers() == ["again", "stop"]
    s.do("again", "give r4c1", "to glass_wheel", "take all")
    assert s.offers() == ["again", "stop", "clear"]


@pytest.mark.rule("GS-11.30", "GS-R18")
def test_copied_adjacency_is_counted_from_the_copied_building() -> None:
    s = tavern({"r2c3": "grove_court"})
    assert s.spaces("grove") == ["r1c3", "r2c4", "r3c3"]
    s = tavern({"r2c3": "sand_island"}, land="o.... ...o. ..... .....")
    s.do("take all")
    assert s.good("sand") == 2
    s = given(land=BARREN, wheels=NONE, built={"r1c1": "wood_depot"}).effect("tavern", "r1c2", "take all")
    assert s.good("wood") == 2
    s = tavern({"r2c3": "country_house"})
    s.do("land pond")
    assert s.offered("on") == ["r1c3", "r2c4", "r3c3"]


@pytest.mark.rule("GS-11.28", "GS-R4")
def test_upgrades_stand_beside_nothing() -> None:
    s = given(land=BARREN, wheels=NONE, built="forest_hut artists_colony house_of_the_brotherhood")
    for space in ("r1c1", "r2c1", "r3c1"):
        other = s.fork().effect("tavern", space)
        assert other.resting
        assert other.wheels() == NONE


@pytest.mark.rule("GS-11.38", "GS-17.3")
def test_immediate_buildings_score_their_fixed_points() -> None:
    points = [2, 0, 2, 1, 4, 2, 1, 4, 1, 1, 2, 2, 1, 1, 4, 3, 2, 1, -1, 1, 1, 0, 0, 0, 4, 1, 2, 1, 4, 4, 0]
    for tile, expected in zip(TILES, points, strict=True):
        s = given(built=tile, wheels=NONE)
        assert (tile, s.points(tile)) == (tile, expected)
        assert s.score() == expected


# -- examples ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GS-11.3")
def test_v36_winery_twice() -> None:
    s = given(wheels="G{0|1,0,2,2,0} B{0|1,1,0}").effect(
        "winery", "r2c3", "again", "give r2c2", "to brick_wheel", "take all"
    )
    assert s.wheels() == "G{0|1,0,2,2,1} B{1|0,0,2}"
    s.do("again", "to glass_wheel", "take all")
    assert s.wheels().startswith("G{1|0,2,1,1,1}")


@pytest.mark.rule("GS-2.12", "GS-11.10")
def test_v37_fishery_turns_the_brick_wheel_twice() -> None:
    s = given(wheels="G{0|0,1,2,3,4} B{1|5,4,0}").effect(
        "fishery", "r2c3", "again", "give r2c1", "to brick_wheel", "take all"
    )
    assert s.wheels() == "G{0|0,1,2,4,4} B{3|3,2,1}"


@pytest.mark.rule("GS-11.2", "GS-8.9")
def test_v39_hot_springs_count_the_water_after_the_turn() -> None:
    s = given(wheels="G{3|1,1,1,4,5} B{1|0,1,2}").build("hot_springs")
    assert s.wheels() == "G{3|0,0,0,3,0} B{0|0,1,2}"
    s.do("on r2c3", "to brick_wheel", "take all")
    assert s.wheels().endswith("B{1|2,0,1}")


def test_v40_wood_depot_without_empty_neighbours() -> None:
    s = given(wheels="G{0|0,1,2,3,4}").build("wood_depot", "on r2c3")
    assert s.resting
    assert s.good("wood") == 4


@pytest.mark.rule("GS-7.11")
def test_v41_wood_depot_after_clearing() -> None:
    s = given(wheels="G{0|0,1,2,3,1}", market="wood_depot")
    s.card("supplier", "clear", "give r2c2", "clear", "give r3c3", "action 2", "on r2c3", "take all")
    assert s.good("wood") == 5


def test_v42_grove_court_on_empty_spaces_only() -> None:
    s = given(land={"r3c1": "empty"}).effect("grove_court", "r3c2")
    assert s.on("r3c1") == "grove"
    assert (s.on("r2c2"), s.on("r3c3"), s.on("r4c2")) == ("grove", "pond", "forest")
    assert len(s.spaces("grove")) == 3


def test_v43_tavern_counts_from_the_wood_depot() -> None:
    land = {"r2c4": "empty", "r3c3": "empty", "r2c2": "empty"}
    s = given(wheels="G{0|0,1,2,3,1}", land=land, built={"r2c3": "wood_depot"}).effect("tavern", "r2c2", "take all")
    assert s.good("wood") == 5


def test_v44_tavern_without_an_immediate_building() -> None:
    built = {"r2c3": "cooperage", "r3c2": "extension"}
    s = given(built=built, wheels="G{0|0,1,2,3,4} B{0|0,1,2}").build("tavern", "from glass_wheel", "on r2c2")
    assert s.resting
    assert s.wheels() == "G{0|0,0,2,3,4} B{0|0,1,2}"
