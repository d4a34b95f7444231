"""Phase 1: dealing and building. Rules HO-4.1 – HO-4.17."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import layout, tables

from .scenario import GAME, Village


def tile_of(village: Village, letter: str) -> int:
    return village.get(letter, layout.TILE)


def play_first_options(village: Village, phases: tuple[str, ...]) -> list[tuple[str, str]]:
    """Takes first options while one of the phases lasts in this round; tells who was asked what."""
    asked = []
    now = village.state.v[layout.ROUND]
    while village.phase() in phases and village.state.v[layout.ROUND] == now and not village.state.over:
        asked.append((village.acting(), village.asked()))
        village.do(village.options()[0])
    return asked


@pytest.mark.rule("HO-4.1", "HO-4.8")
def test_two_steps_of_three_elements() -> None:
    village = Village("at 6,6\nR1 B1").listen()
    village.state.v[layout.CURSOR] = 2
    village.state.v[layout.PHASE] = layout.DEAL
    village.state.v[layout.STEP] = 1
    village.state.settle()
    play_first_options(village, ("build", "deal"))
    told = village.told()
    told = told[: next(i for i, words in enumerate(told) if words[0] == "window")]
    assert sum(words[0] == "dealt" for words in told) == 4
    built = [words for words in told if words[0] in ("founded", "built", "storey", "pen", "placed", "lost")]
    assert sum(words[1] == "R" for words in built) == 6
    assert sum(words[1] == "B" for words in built) == 6


@pytest.mark.rule("HO-4.2", "HO-4.3")
def test_the_left_neighbour_is_dealt_first_and_all_before_anyone_builds() -> None:
    village = Village(seats="RBY").listen()
    v = village.state.v
    v[layout.START] = 1
    v[layout.PHASE] = layout.DEAL
    top = [int(v[layout.TILE_PILE + v[layout.PILE_TILES] - 1 - i]) for i in range(3)]
    village.state.settle()
    dealt = [words[1:] for words in village.told() if words[0] == "dealt"]
    assert dealt == [["Y", tables.TILE_IDS[top[0]]], ["R", tables.TILE_IDS[top[1]]], ["B", tables.TILE_IDS[top[2]]]]
    assert village.acting() == "B"  # the start player builds first
    players = GAME.view(village.state, 0)["players"]
    assert all(player["tile"] is not None for player in players)  # type: ignore[index, union-attr, call-overload]


@pytest.mark.rule("HO-4.4", "HO-2.3")
def test_each_finishes_his_tile_before_the_next() -> None:
    village = Village(seats="RBY")
    v = village.state.v
    v[layout.START], v[layout.PHASE], v[layout.STEP] = 2, layout.DEAL, 2
    village.state.settle()
    order = [letter for letter, _ in play_first_options(village, ("build",))]
    runs = [letter for i, letter in enumerate(order) if i == 0 or order[i - 1] != letter]
    assert runs == ["Y", "R", "B"]


@pytest.mark.rule("HO-4.5")
def test_dealt_tiles_are_set_aside_after_a_step() -> None:
    village = Village("at 6,6\nR1 B1").build("R", "tile_pen_1", step=1)
    dealt = {tile_of(village, "R"), tile_of(village, "B")}
    assert village.state.v[layout.ASIDE] == 0
    while village.state.v[layout.STEP] == 1:
        village.do(village.options()[0])
    assert {tile for tile in range(10) if (village.state.v[layout.ASIDE] >> tile) & 1} == dealt


@pytest.mark.rule("HO-4.6", "HO-4.7", "HO-R20")
def test_v49_reshuffle_in_mid_deal() -> None:
    village = Village("at 6,6\nR1", seats="RBY").listen()
    v = village.state.v
    v[layout.PHASE], v[layout.ASIDE], v[layout.PILE_TILES] = layout.DEAL, 0b1111111110, 1
    v[layout.TILE_PILE] = 0
    village.state.settle()
    assert tile_of(village, "B") == 0  # the first one dealt to gets the last tile
    assert v[layout.PILE_TILES] == 7
    assert v[layout.ASIDE] == 0
    rest = [tile_of(village, "Y"), tile_of(village, "R")] + [int(v[layout.TILE_PILE + i]) for i in range(7)]
    assert sorted(rest) == list(range(1, 10))
    assert village.heard().count("reshuffled") == 1


@pytest.mark.rule("HO-4.6")
def test_no_reshuffle_while_a_tile_is_left() -> None:
    village = Village("at 6,6\nR1").listen()
    v = village.state.v
    v[layout.PHASE], v[layout.ASIDE], v[layout.PILE_TILES] = layout.DEAL, 0b1111111100, 2
    v[layout.TILE_PILE], v[layout.TILE_PILE + 1] = 0, 1
    village.state.settle()
    assert "reshuffled" not in village.heard()
    assert v[layout.PILE_TILES] == 0


@pytest.mark.rule("HO-4.8", "HO-4.9", "HO-4.10", "HO-4.13", "HO-R18")
def test_v01_tiles_a_and_b() -> None:
    village = Village(seats="BR").build("B", "tile_shrine_1")
    assert village.asked() == "house_cell"  # only a house can be built, and only on new ground
    village.cell((6, 6))
    assert village.options() == ["element house", "element shrine"]
    choice = Village("at 6,6\nB1", seats="BR").build("B", "tile_choice_1")
    assert choice.options() == ["element house", "element oven", "element pen", "element shrine"]
    choice.do("element pen").cell((5, 6))
    assert choice.acting() == "B"
    choice.do("site new").cell((0, 0)).do("site new").cell((0, 12))
    assert choice.get("B", layout.BUILT) == 3
    assert choice.acting() == "R"  # the tile is used up


@pytest.mark.rule("HO-4.9", "HO-4.14")
def test_one_of_the_choice_is_built() -> None:
    village = Village("at 6,6\nB1 B1 B1", seats="BR").build("B", "tile_choice_1").do("element oven").cell((6, 6))
    assert village.asked() == "house_site"  # only houses are left
    third = Village("at 6,6\nB1", seats="BR").build("B", "tile_choice_1")
    for cell in ((0, 0), (0, 2)):
        third.do("element house", "site new").cell(cell)
    assert third.options() == ["element house", "element oven", "element pen", "element shrine"]
    third.do("element house", "site new").cell((0, 4))
    assert third.get("B", layout.BUILT) == 4
    assert third.acting() == "R"


@pytest.mark.rule("HO-4.10", "HO-R18")
def test_the_order_of_the_elements_is_free() -> None:
    early = Village("at 6,6\nB1", seats="BR").build("B", "tile_shrine_1").do("element shrine")
    assert early.at((6, 6)) == "B1s"
    late = Village("at 6,6\nB1", seats="BR").build("B", "tile_shrine_1").do("element house", "site new").cell((0, 0))
    assert "element shrine" in late.options()


@pytest.mark.rule("HO-4.11")
def test_the_elements_may_go_to_different_blocks() -> None:
    village = Village("at 0,0\nB1\nat 6,6\nB1\nat 12,12\nB1", seats="BR").build("B", "tile_shrine_1")
    village.do("element shrine").cell((0, 0)).do("site 2").cell((6, 7)).do("site 3").cell((12, 11))
    assert (village.at((0, 0)), village.at((6, 7)), village.at((12, 11))) == ("B1s", "B1", "B1")


@pytest.mark.rule("HO-4.12", "HO-R19")
def test_an_element_with_a_place_must_be_built() -> None:
    village = Village("at 6,6\nB1", seats="BR").build("B", "tile_shrine_1")
    assert not any(option.startswith("skip") for option in village.options())
    free = Village("at 6,6\nB1", seats="BR", may_decline=True).build("B", "tile_shrine_1")
    assert free.options() == ["element house", "element shrine", "skip house", "skip shrine"]
    free.do("skip house", "skip house", "skip shrine")
    assert free.acting() == "R"
    assert free.get("B", layout.BUILT) == 1


@pytest.mark.rule("HO-4.12", "HO-R19")
def test_even_a_storey_that_costs_a_roof_piece_must_be_built() -> None:
    village = Village(seats="BR")
    for row in range(13):
        for column in range(row % 2, 13, 2):
            village.draw({(row, column): "R1" if (row, column) != (6, 6) else "B1s"})
    village.set("B", layout.STOCK, 5)
    village.element("B", "house")
    assert village.at((6, 6)) == "B2"


@pytest.mark.rule("HO-4.12", "HO-19.2", "HO-19.8")
def test_v70_the_tile_with_the_shaman_in_round_1() -> None:
    village = Village("at 6,6\nB1 B1\nR1 .", seats="BR", mode="expert").build("B", "tile_shaman")
    assert village.options() == ["element house", "element shaman", "skip shaman"]
    declined = Village("at 6,6\nB1 B1", seats="BR", mode="expert").build("B", "tile_shaman").do("skip shaman")
    assert declined.state.v[layout.SHAMAN] == layout.NO_CELL
    assert declined.acting() == "B"
    village.do("element shaman").cell((6, 6))
    assert village.at((6, 6)) == "B1*"
    assert village.state.v[layout.ROUND] == 1
    while village.state.v[layout.ROUND] == 1:
        village.do(village.options()[0])
    assert village.state.v[layout.SHAMAN] == layout.NO_CELL


@pytest.mark.rule("HO-4.15", "HO-15.4")
def test_without_houses_the_other_elements_are_still_built() -> None:
    village = Village("at 6,6\nB1 B1", seats="BR")
    village.set("B", layout.STOCK, 0)
    village.build("B", "tile_pen_1")
    assert village.asked() == "pen_cell"


@pytest.mark.rule("HO-4.17", "HO-2.2", "HO-2.6")
def test_after_two_steps_comes_phase_2_or_in_round_1_phase_3() -> None:
    for round_number, phase in ((1, "3"), (2, "2")):
        village = Village("at 6,6\nB1 B1", seats="BR").listen()
        village.state.v[layout.ROUND] = round_number
        village.build("B", "tile_pen_1", step=2)
        play_first_options(village, ("build",))
        windows = [words[2] for words in village.told() if words[0] == "window"]
        assert windows[0] == phase


@pytest.mark.rule("HO-4.13")
def test_what_cannot_be_built_is_lost() -> None:
    village = Village("at 6,6\nB1", seats="BR", mode="expert").listen().build("B", "tile_cattle_1")
    village.do("site new").cell((0, 0)).do("site new").cell((0, 2))
    assert ["lost", "B", "cattle"] in village.told()
