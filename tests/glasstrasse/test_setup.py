"""Set-up and the introductory game. Rules GS-1, GS-16.1 – GS-16.4."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.tables import BOARD_ROWS, BUILDING_IDS, CARD_IDS, NEIGHBOUR_LISTS, SPACE_IDS
from brettwerk.games.glasstrasse.tables import BUILDING_ROWS as ROWS
from brettwerk.kernel.errors import BadOption
from tests.glasstrasse.scenario import GAME, KIND_NAMES, fresh, given

ALL = range(1, 5)


@pytest.mark.rule("GS-1.1")
@pytest.mark.parametrize("players", ALL)
def test_everybody_has_three_start_buildings_and_two_wheels(players: int) -> None:
    s = fresh(players)
    for seat in range(players):
        assert [part for part, _ in s.state.scores()[seat].parts] == [
            "tile:forest_glassworks",
            "tile:glass_painters_colony",
            "tile:masons_brotherhood",
        ]
        assert s.wheels(seat).startswith("G{")


@pytest.mark.rule("GS-1.2")
@pytest.mark.parametrize("players", ALL)
def test_glass_wheel_at_the_start(players: int) -> None:
    s = fresh(players)
    assert {s.wheels(seat).split()[0] for seat in range(players)} == {"G{0|0,1,2,3,4}"}


@pytest.mark.rule("GS-1.3")
@pytest.mark.parametrize("players", ALL)
def test_brick_wheel_at_the_start(players: int) -> None:
    s = fresh(players)
    assert {s.wheels(seat).split()[1] for seat in range(players)} == {"B{0|0,1,2}"}


@pytest.mark.rule("GS-1.4", "GS-R4")
@pytest.mark.parametrize("players", ALL)
def test_start_landscape_is_the_table_for_everybody(players: int) -> None:
    s = fresh(players)
    table = {row.text("id"): row.text("start") for row in BOARD_ROWS if row.text("type") == "space"}
    assert sorted(table.values()) == ["empty"] * 2 + ["forest"] * 12 + ["grove"] * 2 + ["pit"] * 2 + ["pond"] * 2
    for seat in range(players):
        assert {space: s.on(space, seat) for space in SPACE_IDS} == table
        assert s.forests(seat) == ["f1", "f2", "f3", "f4", "f5", "f6"]


@pytest.mark.rule("GS-1.5")
def test_a_forest_covers_two_adjacent_spaces_everything_else_one() -> None:
    halves: dict[str, list[str]] = {}
    for row in BOARD_ROWS:
        if row.text("start") == "forest":
            halves.setdefault(row.text("forest_id"), []).append(row.text("id"))
    assert len(halves) == 6
    for forest, (one, two) in halves.items():
        assert SPACE_IDS.index(two) in NEIGHBOUR_LISTS[SPACE_IDS.index(one)]
        felled = given().card("carpenter", "pay", f"forest {forest}")
        assert felled.spaces("empty") == sorted([one, two, "r2c3", "r3c2"])
    s = given(land="..... ..... ..... .....")
    s.card("pond_builder", "action 1", "on r2c2", "end")
    assert s.spaces("pond") == ["r2c2"]
    assert len(s.spaces("empty")) == 19
    s.build("sand_deposit", "on r4c4", "take fewer", "amount 0")
    assert len(s.spaces("empty")) == 18


@pytest.mark.rule("GS-1.6")
def test_two_spaces_are_empty() -> None:
    assert fresh().spaces("empty") == ["r2c3", "r3c2"]


@pytest.mark.rule("GS-1.7", "GS-1.8", "GS-R5")
@pytest.mark.parametrize("players", ALL)
def test_three_shuffled_stacks_of_31_tiles(players: int) -> None:
    orders = set()
    for seed in range(8):
        s = fresh(players, seed=seed)
        for kind in KIND_NAMES:
            tiles = s.row(kind) + s.stack(kind)
            assert sorted(tiles) == sorted(row.text("id") for row in ROWS if row.text("kind") == kind)
            assert len(tiles) == 31
            orders.add(tuple(tiles))
    assert len(orders) == 24


@pytest.mark.rule("GS-1.8", "GS-R5")
def test_every_tile_can_come_up_first() -> None:
    first = {s.row(kind)[0] for s in (fresh(2, seed=seed) for seed in range(400)) for kind in KIND_NAMES}
    assert first == set(BUILDING_IDS[:93])


@pytest.mark.rule("GS-1.9")
def test_each_row_holds_its_kind_and_is_filled_from_its_stack() -> None:
    s = fresh(4, seed=3)
    for kind in KIND_NAMES:
        for tile in s.row(kind):
            assert ROWS[BUILDING_IDS.index(tile)].text("kind") == kind
        gap = s.row(kind)[1]
        s.lift(BUILDING_IDS.index(gap))
        s.v[layout.OUT + KIND_NAMES.index(kind)] |= 1 << BUILDING_IDS.index(gap) % 31
        assert s.row(kind)[1] == ""
    tops = {kind: s.stack(kind)[0] for kind in KIND_NAMES}
    s.end_period(1)
    assert {kind: s.row(kind)[1] for kind in KIND_NAMES} == tops


@pytest.mark.rule("GS-1.10")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_four_open_tiles_per_row(players: int) -> None:
    s = fresh(players)
    assert [len([t for t in s.row(kind) if t]) for kind in KIND_NAMES] == [4, 4, 4]
    assert [len(s.stack(kind)) for kind in KIND_NAMES] == [27, 27, 27]


@pytest.mark.rule("GS-1.11")
def test_five_open_tiles_per_row_with_four_players() -> None:
    s = fresh(4)
    assert [len([t for t in s.row(kind) if t]) for kind in KIND_NAMES] == [5, 5, 5]
    assert [len(s.stack(kind)) for kind in KIND_NAMES] == [26, 26, 26]


@pytest.mark.rule("GS-1.12")
@pytest.mark.parametrize("players", ALL)
def test_everybody_owns_the_same_15_specialists(players: int) -> None:
    s = fresh(players)
    assert len(set(CARD_IDS)) == 15
    most = 13 if players == 1 else 11
    for seat in range(players):
        assert s.offered("pick", seat) == CARD_IDS[:most]
        s.do(f"pick {CARD_IDS[most - 1]}", seat=seat)  # the last one offered leaves no choice for the rest
        assert s.hand(seat) | s.aside(seat) == set(CARD_IDS[most - 1 :])


@pytest.mark.rule("GS-1.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_cup_is_drawn_by_lot(players: int) -> None:
    holders = [int(fresh(players, seed=seed).v[layout.CUP]) for seed in range(300)]
    for seat in range(players):
        assert 300 / players * 0.7 < holders.count(seat) < 300 / players * 1.3


@pytest.mark.rule("GS-1.13")
def test_nobody_held_the_cup_before_the_first_period() -> None:
    for players in (2, 3, 4):
        assert fresh(players).v[layout.OLD_CUP] == -1


@pytest.mark.rule("GS-1.14")
@pytest.mark.parametrize("players", ALL)
def test_absent_players_have_no_board(players: int) -> None:
    state = fresh(players).state
    assert len(state.v) == layout.size(players) == layout.PLAYER + layout.BLOCK * players
    assert state.to_act() == list(range(players))
    assert len(state.scores()) == players


@pytest.mark.rule("GS-1.15")
@pytest.mark.parametrize("players", ALL)
def test_displays_notches_and_buildings_are_empty(players: int) -> None:
    s = fresh(players)
    for seat in range(players):
        assert (s.display(seat), s.notches(seat), s.aside(seat), s.built(seat)) == (set(), set(), set(), set())
        assert s.upgrades(seat) == ["", "", ""]
        assert s.count(seat) == 0


@pytest.mark.rule("GS-1.16")
def test_landscape_tiles_never_run_out() -> None:
    s = given(land="ooooo ooooo ooooo oooo.")
    s.set_land("ooooo ooooo ooooo ooooo", seat=1)
    s.card("pond_builder", "action 1", "on r4c5")
    assert len(s.spaces("pond")) == 20
    assert len(s.spaces("pond", 1)) == 20


@pytest.mark.rule("GS-1.17")
@pytest.mark.parametrize("players", ALL)
def test_no_wheel_is_due_at_the_start(players: int) -> None:
    s = fresh(players)
    assert s.good("sand") == 0
    assert s.at(0, layout.CHARCOAL_BRICK) == 0
    assert s.happened() == []
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|0,1,2}"


@pytest.mark.rule("GS-16.1", "GS-16.2", "GS-R29")
@pytest.mark.parametrize("players", ALL)
def test_shrine_tiles_lie_on_top_in_the_introductory_game(players: int) -> None:
    shrine = {row.text("id") for row in ROWS if row.text("beginner") == "1"}
    orders = set()
    for seed in range(6):
        s = fresh(players, seed=seed, options={"introductory": True})
        for kind, n in zip(KIND_NAMES, (19, 15, 16)):
            tiles = s.row(kind) + s.stack(kind)
            assert len(tiles) == 31
            assert {tile in shrine for tile in tiles[:n]} == {True}
            assert {tile in shrine for tile in tiles[n:]} == {False}
            orders.add((tuple(tiles[:n]), tuple(tiles[n:])))
    assert len({top for top, _ in orders}) == len({rest for _, rest in orders}) == 18


@pytest.mark.rule("GS-16.3")
def test_introductory_game_of_four_uses_the_small_building_board() -> None:
    s = fresh(4, options={"introductory": True})
    assert [len(s.row(kind)) for kind in KIND_NAMES] == [4, 4, 4]
    s = fresh(4, options={"introductory": True, "market": "5"})
    assert [len(s.row(kind)) for kind in KIND_NAMES] == [5, 5, 5]


@pytest.mark.rule("GS-16.4")
def test_no_upgrade_carries_the_shrine() -> None:
    upgrades = [row for row in ROWS if row.text("upgrades")]
    assert [row.text("beginner") for row in upgrades] == ["0"] * 6


def test_v1_set_up() -> None:
    for players, tiles in ((1, 12), (2, 12), (3, 12), (4, 15)):
        s = fresh(players)
        for seat in range(players):
            assert s.wheels(seat) == "G{0|0,1,2,3,4} B{0|0,1,2}"
            assert len(s.forests(seat)) == 6
            assert [len(s.spaces(what, seat)) for what in ("pit", "grove", "pond", "empty")] == [2, 2, 2, 2]
        assert sum(len([t for t in s.row(kind) if t]) for kind in KIND_NAMES) == tiles


# -- options: a shared challenge --------------------------------------------------------------------------------------


def test_a_challenge_gives_the_same_stacks_whatever_the_seed() -> None:
    one = fresh(2, seed=1, options={"challenge": 77})
    two = fresh(2, seed=2, options={"challenge": 77})
    other = fresh(2, seed=1, options={"challenge": 78})
    for kind in KIND_NAMES:
        assert one.row(kind) + one.stack(kind) == two.row(kind) + two.stack(kind)
        assert one.row(kind) + one.stack(kind) != other.row(kind) + other.stack(kind)


def test_a_challenge_gives_the_same_solo_draws() -> None:
    hands = ["pit_worker supplier water_carrier"]
    drawn = {frozenset(fresh(1, seed=n, options={"challenge": 5}).pick(*hands).aside()) for n in range(10)}
    free = {frozenset(fresh(1, seed=n).pick(*hands).aside()) for n in range(30)}
    assert len(drawn) == 1
    assert len(free) == 3


def test_named_tiles_lie_on_top_in_their_order() -> None:
    names = "roofer cooperage inn spa kiln tavern glassworks estate"
    s = fresh(2, seed=9, options={"tiles": names})
    assert s.row("processing") == ["roofer", "cooperage", "inn", "spa"]
    assert s.stack("processing")[0] == "kiln"
    assert s.row("immediate")[0] == "tavern"
    assert s.row("bonus")[:2] == ["glassworks", "estate"]
    plain = fresh(2, seed=9)
    rest = [t for t in plain.row("immediate") + plain.stack("immediate") if t != "tavern"]
    assert s.row("immediate")[1:] + s.stack("immediate") == rest
    s.state.check()


def test_named_tiles_lie_above_the_shrine_tiles() -> None:
    s = fresh(2, seed=9, options={"tiles": "roofer, office", "introductory": True})
    assert s.row("processing")[:2] == ["roofer", "office"]
    s.state.check()


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"tiles": "castle"}, "'castle' is no tile"),
        (2, {"tiles": "roofer roofer"}, "named twice"),
        (2, {"tiles": "glass_painters_colony"}, "is no tile"),
        (1, {"periods": "5"}, "seven periods"),
        (2, {"periods": "6"}, "not one of book, 4, 5"),
        (2, {"market": "3"}, "not one of"),
        (2, {"introductory": "maybe"}, "neither yes nor no"),
        (2, {"colour": "red"}, "no option 'colour'"),
        (5, {}, "1 to 4 players"),
        (0, {}, "1 to 4 players"),
    ],
)
def test_bad_options_are_refused_with_a_reason(players: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.new(players, 1, options)


@pytest.mark.parametrize("seed", [-1, 1 << 62])
def test_bad_seeds_are_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="seed"):
        GAME.new(2, seed)
