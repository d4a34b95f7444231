"""Pens, ovens and shrines, and what becomes of them. Rules HO-8.1 – HO-8.10, HO-9.1 – HO-9.5, HO-10.1 – HO-10.10."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import layout

from .scenario import Village, name


@pytest.mark.rule("HO-8.1", "HO-R11")
def test_a_pen_stands_beside_an_own_house() -> None:
    village = Village("at 6,6\nR1\nB1")
    assert village.pens("R") == {(5, 6), (6, 5), (6, 7)}
    assert village.pens("B") == {(7, 5), (7, 7), (8, 6)}


@pytest.mark.rule("HO-8.2", "HO-8.9")
def test_the_open_side_points_at_one_own_house() -> None:
    village = Village("at 6,6\nR1 .\nB1 R1", seats="RB")
    village.element("R", "pen").cell((6, 7))
    assert village.asked() == "pen_owner"
    assert village.options() == ["owner down", "owner left"]
    village.do("owner left")
    assert village.at((6, 7)) == "pL"


@pytest.mark.rule("HO-8.3")
def test_a_house_can_own_four_pens() -> None:
    village = Village("at 6,6\nR1")
    for cell in ((5, 6), (6, 5), (6, 7)):
        village.element("R", "pen").cell(cell)
    village.element("R", "pen")
    assert village.at((7, 6)) == "pU"
    assert village.pens("R") == set()


@pytest.mark.rule("HO-8.4", "HO-R12")
def test_no_pen_on_a_ruin() -> None:
    assert (6, 7) not in Village("at 6,6\nR1 x1").pens("R")
    village = Village("at 6,6\nR1 x1", pen_on_ruin=True)
    assert (6, 7) in village.pens("R")
    village.element("R", "pen").cell((6, 7))
    assert village.at((6, 7)) == "pL"
    village.state.check()


@pytest.mark.rule("HO-8.4", "HO-R12")
def test_with_pens_on_ruins_a_gap_splits_a_block() -> None:
    village = Village("at 6,5\nR1 x1 B1", pen_on_ruin=True, mode="expert")
    village.element("R", "pen").cell((6, 6))
    village.state.check()
    village.strike("volcano_1", "R")
    assert village.at((6, 6)) == "."
    assert village.blocks() == 2
    village.state.check()


@pytest.mark.rule("HO-8.5", "HO-8.6", "HO-8.7", "HO-R13")
def test_v44_a_pen_at_the_edge() -> None:
    village = Village("at 0,0\n.  R1\n.  R1")
    assert (0, 0) in village.pens("R")
    village.element("R", "pen").cell((0, 0))
    assert village.at((0, 0)) == "pR"
    assert village.closed((1, 0))
    filled = Village("at 0,0\n.  R1\nR1 R1")
    assert (0, 0) not in filled.pens("R")
    assert (0, 0) in Village("at 0,0\n.  R1\nR1 R1", edge_opens_pen=True).pens("R")


@pytest.mark.rule("HO-8.5", "HO-R13")
def test_a_ruin_leaves_a_side_open() -> None:
    drawn = "at 5,5\nR1 R1 R1\nR1 .  x1\nR1 R1 R1"
    assert (6, 6) in Village(drawn).pens("R")
    assert (6, 6) not in Village(drawn, ruin_opens_pen=False).pens("R")


@pytest.mark.rule("HO-8.7")
def test_a_pen_may_not_shut_in_another_pen() -> None:
    village = Village("at 0,0\npR R1\n.  R1")
    assert (1, 0) not in village.pens("R")


@pytest.mark.rule("HO-8.8")
def test_a_pen_may_not_touch_two_blocks() -> None:
    village = Village("at 6,4\nR1 . B1")
    assert (6, 5) not in village.pens("R") | village.pens("B")


@pytest.mark.rule("HO-8.9", "HO-8.10")
def test_a_pen_may_touch_more_of_its_block() -> None:
    village = Village("at 6,6\nR1 pL .\nB1 .  .")
    assert (7, 7) in village.pens("B")
    village.element("B", "pen").cell((7, 7))
    assert village.block((7, 7)) == village.block((6, 6))


# -- ovens and shrines -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-9.1", "HO-R11")
def test_roof_pieces_go_on_own_houses() -> None:
    village = Village("at 6,6\nR1 B1 R1 x1").element("R", "oven")
    assert village.offered_cells() == {(6, 6), (6, 8)}


@pytest.mark.rule("HO-9.2", "HO-9.3")
@pytest.mark.parametrize("piece", ["oven", "shrine"])
def test_v05_roof_pieces(piece: str) -> None:
    village = Village("at 6,4\nB1o B1 pL\nB1 . .")
    assert village.element("B", piece).offered_cells() == {(6, 5), (7, 4)}


@pytest.mark.rule("HO-9.5", "HO-4.14", "HO-3.20", "HO-R61", "HO-4.13")
def test_v29_empty_supply() -> None:
    village = Village("at 6,6\nB1 B1").supply(oven=0).listen()
    village.build("B", "tile_oven_1").do("site new").cell((0, 0)).do("site new").cell((0, 12))
    assert "lost" in village.heard()
    choice = Village("at 6,6\nB1 B1").supply(oven=0).build("B", "tile_choice_1")
    assert choice.offered() == {"house", "pen", "shrine"}
    card = Village("at 6,6\nB1 B1").supply(oven=0).give("B", oven=1).window(1, "B")
    assert card.options() == ["score oven", "pass"]
    refusal = card.state.refusals(card.seat("B"))[0]
    assert (refusal.name, refusal.reason, refusal.rule) == ("build oven", "no_supply", "HO-9.5")


# -- destroyed houses --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-10.2", "HO-10.3", "HO-10.5", "HO-10.7", "HO-11.17")
def test_v06_a_tall_house_is_destroyed() -> None:
    village = Village(
        """
        at 5,5
        .  pD  .
        pR B2o B1
        """
    )
    pens, ovens = village.left("pen"), village.left("oven")
    village.strike("harsh_winter_1", "B").lose((6, 6))
    assert (village.at((6, 6)), village.at((5, 6)), village.at((6, 5))) == ("x2", ".", ".")
    assert (village.left("pen"), village.left("oven")) == (pens + 2, ovens + 1)
    assert (village.blocks(), village.size((6, 7)), village.families("B")) == (1, 1, 1)


@pytest.mark.rule("HO-10.1", "HO-4.16")
def test_nobody_destroys_his_own_houses_at_will() -> None:
    village = Village("at 6,6\nB1o B1").give("B", oven=1, house=1)
    options = village.window(1, "B").options() + village.build("B", "tile_choice_1").options()
    assert {option.split()[0] for option in options} == {"score", "build", "pass", "element"}


@pytest.mark.rule("HO-10.4", "HO-R16")
def test_the_height_of_a_ruin_does_not_matter() -> None:
    low, high = Village("at 6,6\nx1 B1 R1", seats="RB"), Village("at 6,6\nx2 B1 R1", seats="RB")
    for letter in "RB":
        assert low.ground(letter) == high.ground(letter)
    assert high.at((6, 6)) == "x2"
    assert low.state.breakdown(1) == high.state.breakdown(1)
    high.strike("tornado_1")  # most tall houses: the ruin is none
    assert high.at((6, 7)) == "B1"


@pytest.mark.rule("HO-10.5", "HO-10.6", "HO-R17")
def test_v58_whose_pen_falls() -> None:
    drawn = """
        at 5,5
        R1 pL B1
        R1 R1 B1
        """
    village = Village(drawn).strike("earthquake_1", "B").lose((5, 7))
    assert village.at((5, 6)) == "pL"
    village = Village(drawn).strike("earthquake_1", "R").lose((5, 5))
    assert village.at((5, 6)) == "."
    assert village.left("pen") == 40
    touching = Village(drawn, fallen_pens="touching").strike("earthquake_1", "B").lose((5, 7))
    assert touching.at((5, 6)) == "."


@pytest.mark.rule("HO-10.8", "HO-10.10", "HO-6.13")
def test_a_ruin_stays_until_a_house_is_built_there() -> None:
    village = Village("at 6,6\nx1 B1", seats="RB")
    village.element("B", "oven")
    assert village.at((6, 6)) == "x1"
    village.element("B", "house").do("site storey")
    assert village.at((6, 6)) == "x1"
    assert (6, 6) not in village.storeys("B") | village.storeys("R")
    village.house("B", (6, 6))
    assert village.at((6, 6)) == "B1"
    assert village.get("B", layout.OUT) == 1  # the old tile leaves the game, a new one was built


@pytest.mark.rule("HO-10.9")
def test_a_ruin_is_nobodys() -> None:
    village = Village("at 6,6\nx2 B1\nR1 R1", seats="RB")
    assert village.state.points(1) == 0
    assert (6, 6) in village.ground("R")
    assert f"cell:{name((6, 6))}" not in [r.target for r in village.element("R", "house").state.refusals(0)]
