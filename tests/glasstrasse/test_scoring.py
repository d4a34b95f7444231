"""Bonus buildings, start buildings, the end of the game. Rules GS-12, GS-17."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from brettwerk.games.glasstrasse.tables import BUILDING_IDS, BUILDING_ROWS, SPACE_IDS, SQUARE_LISTS
from tests.glasstrasse.play import COMPILED, rich
from tests.glasstrasse.scenario import BARREN, Scenario, given

NONE = "G{0|0,0,0,0,0} B{0|0,0,0}"
BONUS = BUILDING_IDS[62:93]


def scored(tile: str, wheels: str = NONE, land: str = BARREN, **built: str) -> float:
    """What a tile on r2c2 scores on that board with those other buildings."""
    s = given(wheels=wheels, land=land, built={"r2c2": tile} | built)
    return s.points(tile)


def glass_wheel(position: int) -> Callable[[int], str]:
    """A glass wheel with n units of one basic good."""

    def wheel(n: int) -> str:
        basic = ["0"] * 5
        basic[position] = str(n)
        return f"G{{0|{','.join(basic)}}} B{{0|0,0,0}}"

    return wheel


sand, water, wood = glass_wheel(0), glass_wheel(3), glass_wheel(4)


def clay(n: int) -> str:
    return f"G{{0|0,0,0,0,0}} B{{0|0,{n},0}}"


@pytest.mark.rule("GS-12.3")
def test_extension() -> None:
    assert scored("extension") == 0
    assert scored("extension", r1c2="inn") == 1
    assert scored("extension", r1c2="inn", r2c1="tavern", r2c3="estate", r3c2="clay_lake") == 4
    assert scored("extension", r1c1="inn", r3c3="kiln", r4c2="spa") == 0
    assert given(built={"r2c1": "extension"}).points("extension") == 0  # start buildings are beside nothing


@pytest.mark.parametrize(
    ("tile", "kind", "other"),
    [
        pytest.param("bathhouse", "o", "p", marks=pytest.mark.rule("GS-12.4")),
        pytest.param("factory", "p", "g", marks=pytest.mark.rule("GS-12.5")),
        pytest.param("mansion", "g", "o", marks=pytest.mark.rule("GS-12.18")),
    ],
)
def test_two_points_per_adjacent_tile(tile: str, kind: str, other: str) -> None:
    for n, land in enumerate(
        [".a... a.a.. .a...", ".b... a.a.. .a...", ".b... b.a.. .a...", ".b... b.b.. .a...", "aba.. b.b.. aba.."]
    ):
        drawing = land.replace("b", other).replace("a", kind) + " ....."
        assert scored(tile, land=drawing) == 2 * (4 - n)


@pytest.mark.parametrize(
    ("tile", "wheel"),
    [
        pytest.param("springhouse", water, marks=pytest.mark.rule("GS-12.6")),
        pytest.param("woodcarvers_house", wood, marks=pytest.mark.rule("GS-12.19")),
        pytest.param("potters_parlour", clay, marks=pytest.mark.rule("GS-12.32")),
    ],
)
def test_v24_one_point_per_two_units(tile: str, wheel: Callable[[int], str]) -> None:
    assert [scored(tile, wheel(n)) for n in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("GS-12.7")
def test_village_church() -> None:
    assert scored("village_church", land=BARREN) == 8
    assert scored("village_church", land="ff... p.o.. .g... .....") == 4
    assert scored("village_church", land=".p... p.o.. .....  .....") == 5
    assert given(land=BARREN, built={"r1c1": "village_church"}).points("village_church") == 6  # the edge is not empty


@pytest.mark.rule("GS-12.8")
def test_half_timbered_house() -> None:
    assert scored("half_timbered_house") == 0
    assert scored("half_timbered_house", r4c1="tavern", r4c2="inn", r4c3="clay_lake", r4c4="estate") == 2
    s = given(built={"r2c3": "half_timbered_house", "": "forest_hut"})
    assert s.points("half_timbered_house") == 1


@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        pytest.param("fish_yard", "o", marks=pytest.mark.rule("GS-12.9")),
        pytest.param("foresters_lodge", "g", marks=pytest.mark.rule("GS-12.10")),
        pytest.param("friends_of_nature_house", "p", marks=pytest.mark.rule("GS-12.26")),
    ],
)
def test_a_square_of_four(tile: str, kind: str) -> None:
    def at(land: str) -> float:
        return given(land=land.replace("x", kind), built={"r1c1": tile}).points(tile)

    assert at("..... .xx.. .xx.. .....") == 4
    assert at("...xx ...xx ..... .....") == 4
    assert at("..... ..... ...xx ...xx") == 4
    assert at("..... .xxx. .xxx. .xxx.") == 4  # more squares add nothing
    assert at("..... .xx.. .x... .....") == 0
    assert at("..... .xxxx ..... .....") == 0
    assert at("..... ..x.. .x.x. ..x..") == 0
    assert at("....x ....x x.... x....") == 0  # no square around the edge
    other = "p" if kind != "p" else "g"
    assert at(f"..... .xx.. .x{other}.. .....") == 0


@pytest.mark.rule("GS-12.9")
def test_there_are_twelve_squares() -> None:
    assert sorted(min(square) for square in SQUARE_LISTS) == [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13]
    for square in SQUARE_LISTS:
        first = min(square)
        assert sorted(square) == [first, first + 1, first + 5, first + 6]


@pytest.mark.rule("GS-12.11", "GS-R19")
@pytest.mark.parametrize("left", range(7))
def test_foresters_office_counts_forest_tiles(left: int) -> None:
    s = given(felled=["f1", "f2", "f3", "f4", "f5", "f6"][left:], built={"r2c3": "foresters_office"})
    assert s.points("foresters_office") == left


@pytest.mark.rule("GS-12.20", "GS-R19")
@pytest.mark.parametrize("left", range(7))
def test_hunting_lodge_needs_four_forest_tiles(left: int) -> None:
    s = given(felled=["f1", "f2", "f3", "f4", "f5", "f6"][left:], built={"r2c3": "hunting_lodge"})
    assert s.points("hunting_lodge") == (3 if left >= 4 else 0)


@pytest.mark.rule("GS-12.38")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        pytest.param("plant_nursery", "g", marks=pytest.mark.rule("GS-12.12")),
        pytest.param("floodgate", "o", marks=pytest.mark.rule("GS-12.27")),
        pytest.param("sediment_factory", "p", marks=pytest.mark.rule("GS-12.28")),
    ],
)
def test_the_largest_connected_group(tile: str, kind: str) -> None:
    other = "p" if kind != "p" else "g"

    def at(land: str) -> float:
        drawing = land.replace("x", kind).replace("y", other)
        return given(land=drawing, built={"r1c1": tile}).points(tile)

    assert at(BARREN) == 0
    assert at("..x.. .x.x. ..x.. .....") == 1  # corners do not connect
    assert at(".xx.. .xyyy yyyyy xxxxx") == 5  # only the larger one counts
    assert at(".x.xx .x.x. .xxx. .....") == 8
    assert at(".xxxx xxxxx xxxxx xxxxx") == 19
    assert at("..... xx... ..xx. .....") == 2


@pytest.mark.rule("GS-12.13", "GS-R28")
def test_glaziers_workshop_counts_glass_in_other_buildings() -> None:
    assert scored("glaziers_workshop") == 0  # its own glass does not count
    assert scored("glaziers_workshop", r1c1="spa", r1c2="inn", r1c3="clay_lake") == 3
    s = given(built={"r2c3": "glaziers_workshop", "": "glassworks"})
    assert s.points("glaziers_workshop") == 1  # an upgrade's cost counts
    s = given(built={"r2c3": "glaziers_workshop"}, display="spa", wheels="G{3|0,0,0,0,0}")
    assert s.points("glaziers_workshop") == 0  # neither unbuilt tiles nor stock


@pytest.mark.rule("GS-12.21", "GS-R28")
def test_clinker_plant_counts_bricks_in_other_buildings() -> None:
    assert scored("clinker_plant") == 0
    assert scored("clinker_plant", r1c1="cooperage", r1c2="factory", r1c3="tavern") == 5
    s = given(built={"r2c3": "clinker_plant", "": "masons_guild"})
    assert s.points("clinker_plant") == 1


@pytest.mark.rule("GS-12.14")
@pytest.mark.parametrize("n", range(4))
def test_glassworks(n: int) -> None:
    s = given(wheels=f"G{{{n}|0,0,0,0,0}}", built="glassworks")
    assert s.points("glassworks") == s.score() == 3 * n


@pytest.mark.rule("GS-12.15")
@pytest.mark.parametrize("n", range(8))
def test_glassmakers_village(n: int) -> None:
    s = given(wheels=sand(n), built="glassmakers_village")
    assert s.points("glassmakers_village") == s.score() == n


@pytest.mark.rule("GS-12.25")
@pytest.mark.parametrize("n", range(4))
def test_masons_guild(n: int) -> None:
    s = given(wheels=f"B{{{n}|0,0,0}}", built="masons_guild")
    assert s.points("masons_guild") == s.score() == 3 * n


@pytest.mark.rule("GS-12.16")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [("p", 0), ("pgo", 2), ("ppgoo", 2), ("ppggoo", 4), ("pppgggooo", 6), ("pppppppooooooo", 0)],
)
def test_estate(tiles: str, points: int) -> None:
    s = given(land=tiles.ljust(20, "."), built={"r4c5": "estate"})
    assert s.points("estate") == points


@pytest.mark.parametrize(
    ("tile", "wheel"),
    [
        pytest.param("slipway", wood, marks=pytest.mark.rule("GS-12.17")),
        pytest.param("pottery", clay, marks=pytest.mark.rule("GS-12.31")),
        pytest.param("water_mill", water, marks=pytest.mark.rule("GS-12.33")),
    ],
)
def test_one_point_per_unit(tile: str, wheel: Callable[[int], str]) -> None:
    assert [scored(tile, wheel(n)) for n in range(8)] == list(range(8))


@pytest.mark.rule("GS-12.22", "GS-12.29")
@pytest.mark.parametrize(
    ("glass", "brick", "points"), [(3, 5, 3), (5, 3, 3), (4, 4, 4), (0, 7, 0), (7, 0, 0), (7, 7, 7)]
)
def test_v26_the_wheel_with_less(glass: int, brick: int, points: int) -> None:
    assert scored("coal_facility", f"G{{0|0,0,{glass},0,0}} B{{0|{brick},0,0}}") == points
    assert scored("storehouse", f"G{{0|0,{glass},0,0,0}} B{{0|0,0,{brick}}}") == points


@pytest.mark.rule("GS-12.23", "GS-12.30")
@pytest.mark.parametrize(("units", "points"), list(zip([2, 3, 5, 6, 8, 9, 11, 12, 14], [0, 1, 1, 2, 2, 3, 3, 4, 4])))
def test_v25_one_point_per_three_of_both_wheels(units: int, points: int) -> None:
    for glass in range(max(0, units - 7), min(7, units) + 1):
        brick = units - glass
        assert scored("coal_storage", f"G{{0|0,0,{glass},0,0}} B{{0|{brick},0,0}}") == points
        assert scored("food_locker", f"G{{0|0,{glass},0,0,0}} B{{0|0,0,{brick}}}") == points


@pytest.mark.rule("GS-12.24", "GS-R31")
def test_warehouse_counts_markers_on_four_or_more() -> None:
    assert scored("warehouse", "G{3|3,3,3,3,3} B{3|0,3,3}") == 0
    assert scored("warehouse", "G{3|4,3,3,3,3} B{3|0,3,3}") == 1
    assert scored("warehouse", "G{0|0,4,5,6,7} B{0|0,4,5}") == 6
    assert scored("warehouse", "G{3|7,7,7,7,7} B{3|7,7,7}") == 8


@pytest.mark.rule("GS-12.34", "GS-17.6")
@pytest.mark.parametrize("n", range(8))
def test_glass_painters_colony_keeps_half_points(n: int) -> None:
    s = given(wheels=sand(n))
    assert s.points("glass_painters_colony") == s.score() == n / 2


@pytest.mark.rule("GS-12.35")
@pytest.mark.parametrize("n", range(4))
def test_masons_brotherhood(n: int) -> None:
    s = given(wheels=f"G{{0|0,0,0,0,0}} B{{{n}|0,0,0}}")
    assert s.points("masons_brotherhood") == s.score() == n


@pytest.mark.rule("GS-12.36")
@pytest.mark.parametrize("n", range(4))
def test_forest_glassworks(n: int) -> None:
    s = given(wheels=f"G{{{n}|0,0,0,0,0}}")
    assert s.points("forest_glassworks") == s.score() == n


@pytest.mark.rule("GS-12.1", "GS-12.37")
@pytest.mark.parametrize("tile", BONUS)
def test_bonus_buildings_do_nothing_during_play(tile: str) -> None:
    s = given(land=BARREN, wheels="G{3|0,7,7,7,7} B{3|0,7,7}")
    s.build(tile)
    if s.decision == "space":
        s.do("on r2c2")
    assert s.resting  # no effect follows
    s.window()
    assert {offer.split()[0] for offer in s.offers()} == {
        "action",
        "end",
    }  # neither it nor a start building can be used


@pytest.mark.rule("GS-12.1")
def test_bonus_conditions_count_at_the_end_only() -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{0|0,0,0}", land=BARREN, built={"r2c2": "water_mill", "r2c3": "spa"})
    assert s.points("water_mill") == 0
    s.set_wheels("G{0|0,0,1,0,0}")
    s.final("use spa", "take all")
    while not s.state.over:
        s.do("end")
    assert s.points("water_mill") == 2


@pytest.mark.rule("GS-12.2")
def test_scoring_uses_nothing_up() -> None:
    built = {"r2c2": "slipway", "r2c3": "woodcarvers_house", "r3c2": "warehouse"}
    s = given(wheels="G{0|0,0,0,0,6} B{0|0,0,0}", land=BARREN, built=built)
    assert [s.points(tile) for tile in ("slipway", "woodcarvers_house", "warehouse")] == [6, 3, 1]
    assert s.score() == s.score() == 10
    assert s.good("wood") == 6


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GS-17.1", "GS-R26", "GS-13.8")
def test_the_game_ends_after_the_last_period() -> None:
    s = given(2, land="fffff ....f ....f fffff", market="inn")
    s.set_land("fffff ....f ....f fffff", seat=1)
    for period in (1, 2, 3):
        other = s.fork().end_period(period)
        assert not other.state.over
        assert other.decision == "pick_card"
    s.end_period(4)
    assert s.state.over  # nobody has an anytime action, so nobody is asked
    assert s.state.to_act() == []
    assert s.state.legal(0) == []


@pytest.mark.rule("GS-17.2", "GS-R38")
@pytest.mark.parametrize("cup", range(3))
def test_everybody_has_a_last_window_clockwise_from_the_cup(cup: int) -> None:
    s = given(3).final(seat=cup)
    order = ""
    while not s.state.over:
        order += s.acting()
        s.do("end")
    assert order == "ABCAB"[cup : cup + 3]


@pytest.mark.rule("GS-17.3", "GS-17.4")
def test_fixed_points_bonus_and_uncovered_start_buildings_add_up() -> None:
    s = given(
        wheels="G{2|0,0,0,4,0} B{1|0,0,0}",
        built={"r2c3": "cooperage", "r3c2": "water_mill", "": "house_of_the_brotherhood"},
    )
    assert dict(s.state.scores()[0].parts) == {
        "tile:cooperage": 3,
        "tile:water_mill": 4,
        "tile:forest_glassworks": 2,
        "tile:glass_painters_colony": 0,
        "tile:house_of_the_brotherhood": 4,
    }
    assert s.score() == 13


@pytest.mark.rule("GS-17.5")
def test_only_buildings_score() -> None:
    s = given(wheels="G{0|0,7,7,7,7} B{0|0,7,7}", display="spa inn cooperage")
    assert s.score() == 0
    assert s.fork().score() == 0
    poor = given(wheels=NONE, land=BARREN)
    assert poor.score() == 0


@pytest.mark.rule("GS-17.6")
def test_only_the_glass_painters_colony_yields_half_points() -> None:
    wheels = "G{3|7,7,7,7,7} B{3|7,7,7}"
    for tile in BUILDING_IDS[:93]:
        s = given(wheels=wheels, built=tile)
        for part, points in s.state.scores()[0].parts:
            assert points == int(points) or part == "tile:glass_painters_colony"
    assert given(wheels=wheels).points("glass_painters_colony") == 3.5


def finished(*wheels: str) -> Scenario:
    s = given(len(wheels))
    for seat, text in enumerate(wheels):
        s.set_wheels(text, seat=seat)
    return s.final(*["end"] * len(wheels))


@pytest.mark.rule("GS-17.7")
def test_most_points_win() -> None:
    s = finished("G{1|0,0,0,0,0}", "G{1|1,0,0,0,0}", "G{0|1,0,0,0,0}")
    assert [score.total for score in s.state.scores()] == [1, 1.5, 0.5]
    assert s.state.winners() == [1]


@pytest.mark.rule("GS-17.8")
def test_a_tie_has_several_winners() -> None:
    s = finished("G{2|0,7,7,7,7}", "G{0|4,0,0,0,0}", "G{0|0,0,0,0,0}")
    assert [score.total for score in s.state.scores()] == [2, 2, 0]
    assert s.state.winners() == [0, 1]


# -- examples ---------------------------------------------------------------------------------------------------------


def test_v13_one_and_a_half_points() -> None:
    assert given(wheels=sand(3)).points("glass_painters_colony") == 1.5


@pytest.mark.rule("GS-17.2", "GS-12.7")
def test_v45_clearing_around_the_village_church() -> None:
    land = {"r1c3": "empty", "r1c4": "empty"}
    s = given(land=land, built={"r2c3": "village_church"})
    assert s.points("village_church") == 5
    s.final("clear", "give r2c2", "clear", "give r2c4", "clear", "give r3c3")
    assert s.points("village_church") == 8


def test_v46_glaziers_workshop() -> None:
    s = given(built="glaziers_workshop spa glassworks")
    assert s.points("glaziers_workshop") == 3


def test_v47_half_timbered_house() -> None:
    s = given(built="half_timbered_house tavern forest_hut builders_depot cooperage")
    assert s.points("half_timbered_house") == 3


def test_v48_estate_plant_nursery_foresters_lodge() -> None:
    built = {"r1c1": "estate", "r1c2": "plant_nursery", "r1c5": "foresters_lodge"}
    s = given(land="...g. .gg.. .gg.. pppoo", built=built)
    assert s.spaces("grove") == ["r1c4", "r2c2", "r2c3", "r3c2", "r3c3"]
    assert (len(s.spaces("pit")), len(s.spaces("pond"))) == (3, 2)
    assert [s.points(tile) for tile in ("estate", "plant_nursery", "foresters_lodge")] == [4, 4, 4]


@pytest.mark.rule("GS-17.3", "GS-17.4", "GS-17.6")
def test_v63_a_whole_score() -> None:
    s = given(
        wheels="G{2|3,4,0,5,6} B{1|0,4,4}",
        felled="f2 f5 f6",
        land={"r1c3": "empty"},
        built={
            "": "forest_hut",
            "r2c3": "village_church",
            "r3c2": "cooperage",
            "r4c1": "builders_depot",
            "r4c2": "extension",
            "r4c4": "glaziers_workshop",
        },
    )
    assert s.on("r4c3") == "empty"
    assert dict(s.state.scores()[0].parts) == {
        "tile:village_church": 5,
        "tile:cooperage": 3,
        "tile:builders_depot": 0,
        "tile:extension": 2,
        "tile:glaziers_workshop": 2,
        "tile:forest_hut": 2,
        "tile:glass_painters_colony": 1.5,
        "tile:masons_brotherhood": 1,
    }
    assert s.score() == 16.5


# -- a second opinion -------------------------------------------------------------------------------------------------


def near(s: Scenario, seat: int, tile: str, what: str) -> int:
    """Spaces beside a tile that hold something, found by row and column."""
    space = next(space for space in SPACE_IDS if s.on(space, seat) == f"tile:{tile}")
    row, col = int(space[1]), int(space[3])
    beside = [f"r{row - 1}c{col}", f"r{row + 1}c{col}", f"r{row}c{col - 1}", f"r{row}c{col + 1}"]
    return sum(s.on(other, seat).startswith(what) for other in beside if other in SPACE_IDS)


def group(s: Scenario, seat: int, what: str) -> int:
    left = {(int(space[1]), int(space[3])) for space in s.spaces(what, seat)}
    best = 0
    while left:
        todo, size = [left.pop()], 0
        while todo:
            row, col = todo.pop()
            size += 1
            for other in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if other in left:
                    left.remove(other)
                    todo.append(other)
        best = max(best, size)
    return best


def square(s: Scenario, seat: int, what: str) -> bool:
    here = {(int(space[1]), int(space[3])) for space in s.spaces(what, seat)}
    return any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= here for r, c in here)


def in_other_costs(s: Scenario, seat: int, tile: str, good: str) -> int:
    own = s.built(seat) - {tile}
    return sum(int(row.text(good)) for row in BUILDING_ROWS if row.text("id") in own)


def second_opinion(s: Scenario, seat: int, tile: str) -> float:
    """What a tile scores, written anew from the catalogue's section 12."""
    g = [s.at(seat, marker) for marker in range(10)]
    glass, sand, food_g, coal_g, water, wood, brick, coal_b, clay, food_b = g
    pits, groves, ponds = (len(s.spaces(what, seat)) for what in ("pit", "grove", "pond"))
    forests = len(s.forests(seat))
    rules: dict[str, Callable[[], float]] = {
        "extension": lambda: near(s, seat, tile, "tile:"),
        "bathhouse": lambda: 2 * near(s, seat, tile, "pond"),
        "factory": lambda: 2 * near(s, seat, tile, "pit"),
        "springhouse": lambda: water // 2,
        "village_church": lambda: near(s, seat, tile, "empty"),
        "half_timbered_house": lambda: len(s.built(seat) & set(BUILDING_IDS[31:62])),
        "fish_yard": lambda: 4 * square(s, seat, "pond"),
        "foresters_lodge": lambda: 4 * square(s, seat, "grove"),
        "foresters_office": lambda: forests,
        "plant_nursery": lambda: group(s, seat, "grove"),
        "glaziers_workshop": lambda: in_other_costs(s, seat, tile, "glass"),
        "glassworks": lambda: 3 * glass,
        "glassmakers_village": lambda: sand,
        "estate": lambda: 2 * min(pits, groves, ponds),
        "slipway": lambda: wood,
        "mansion": lambda: 2 * near(s, seat, tile, "grove"),
        "woodcarvers_house": lambda: wood // 2,
        "hunting_lodge": lambda: 3 * (forests >= 4),
        "clinker_plant": lambda: in_other_costs(s, seat, tile, "brick"),
        "coal_facility": lambda: min(coal_g, coal_b),
        "coal_storage": lambda: (coal_g + coal_b) // 3,
        "warehouse": lambda: sum(n >= 4 for n in g),
        "masons_guild": lambda: 3 * brick,
        "friends_of_nature_house": lambda: 4 * square(s, seat, "pit"),
        "floodgate": lambda: group(s, seat, "pond"),
        "sediment_factory": lambda: group(s, seat, "pit"),
        "storehouse": lambda: min(food_g, food_b),
        "food_locker": lambda: (food_g + food_b) // 3,
        "pottery": lambda: clay,
        "potters_parlour": lambda: clay // 2,
        "water_mill": lambda: water,
        "glass_painters_colony": lambda: sand / 2,
        "masons_brotherhood": lambda: brick,
        "forest_glassworks": lambda: glass,
    }
    fixed = int(BUILDING_ROWS[BUILDING_IDS.index(tile)].text("points"))
    return fixed + (rules[tile]() if tile in rules else 0)


def test_scores_agree_with_a_second_opinion() -> None:
    seen: set[str] = set()
    for seed in range(150 if COMPILED else 40):
        s = rich(4, seed)
        for seat in range(4):
            if seed % 3 == 0:
                s.set_land(
                    {space: "empty" for what in ("pit", "grove") for space in s.spaces(what, seat)[:1]}, seat=seat
                )
            for part, points in s.state.scores()[seat].parts:
                tile = part.removeprefix("tile:")
                seen.add(tile)
                assert points == second_opinion(s, seat, tile), tile
    assert seen == set(BUILDING_IDS)
