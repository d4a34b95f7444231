"""Placing houses on the ground and adding storeys. Rules HO-6.1 – HO-6.16, HO-7.1 – HO-7.15."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import layout

from .scenario import Village


@pytest.mark.rule("HO-6.1", "HO-4.13", "HO-15.2")
def test_v66_three_houses_and_one_in_stock() -> None:
    village = Village("at 6,6\nB1").listen()
    village.set("B", layout.STOCK, 1)
    village.set("B", layout.BUILT, 24)
    village.build("B", "tile_house_1").do("site new").cell((0, 0))
    assert village.heard().count("lost") == 2
    assert village.get("B", layout.STOCK) == 0
    assert village.state.v[layout.END] == 1


@pytest.mark.rule("HO-6.3", "HO-7.2")
def test_no_house_on_a_pen_or_on_somebody_elses_house() -> None:
    village = Village("at 6,6\nR1 pL\nB1 .")
    for letter in "RB":
        assert (6, 7) not in village.ground(letter) | village.storeys(letter)
    assert (6, 6) not in village.ground("B") | village.storeys("B")


@pytest.mark.rule("HO-6.4", "HO-R6", "HO-5.3")
def test_a_new_block_may_always_be_founded() -> None:
    village = Village("at 6,6\nR1")
    village.house("R", (0, 0))
    assert village.blocks() == 2
    assert village.families("R") == 2
    assert len(village.founding()) == 169 - 5 - 3


@pytest.mark.rule("HO-6.4", "HO-6.7")
def test_founding_needs_a_cell_beside_nothing() -> None:
    village = Village("at 6,6\nR1 pL\nat 0,0\nx1")
    assert not village.founding() & {(5, 7), (6, 8), (0, 1), (1, 0), (5, 6)}


@pytest.mark.rule("HO-6.5", "HO-6.6", "HO-6.8")
def test_v08_right_and_wrong_ways_to_extend() -> None:
    village = Village("at 6,3\nB1 R1 R1", seats="RBY")
    assert village.ground("B") == {(5, 3), (6, 2), (7, 3)}
    assert village.ground("R") == {(5, 4), (5, 5), (6, 6), (7, 4), (7, 5)}
    assert village.ground("Y") == village.ground("B") | village.ground("R")
    village.house("Y", (5, 3))
    assert village.at((5, 3)) == "Y1"
    assert village.families("Y") == 1


@pytest.mark.rule("HO-6.7", "HO-R8")
def test_v39_contact_with_a_pen_only() -> None:
    village = Village("at 6,4\nR1 pL .", seats="RB")
    for cell in ((6, 6), (5, 5), (7, 5)):
        assert village.closed(cell)


@pytest.mark.rule("HO-6.7", "HO-6.12", "HO-6.13", "HO-6.14", "HO-6.15", "HO-R8", "HO-R15", "HO-10.9")
def test_v07_building_on_the_ruin() -> None:
    village = Village("at 6,6\nx2 B1", seats="RB")  # the ruin was blue
    stock = village.get("B", layout.STOCK)
    assert (6, 6) in village.ground("R")
    assert (6, 6) in village.ground("B")
    assert not village.ground("R") & {(5, 6), (6, 5)}
    village.house("R", (6, 6))
    assert village.at((6, 6)) == "R1"
    assert village.get("B", layout.STOCK) == stock
    assert village.get("B", layout.OUT) == 2


@pytest.mark.rule("HO-6.9", "HO-6.15")
def test_a_ruin_of_another_block_is_another_block() -> None:
    village = Village("at 6,4\nB1 . x1", seats="BR")
    assert village.blocks() == 2
    assert village.closed((6, 5))


@pytest.mark.rule("HO-6.10", "HO-8.7")
def test_v04_here_nothing_may_be_built() -> None:
    village = Village(
        """
        at 4,5
        R1 R1 R1
        R1 pL .
        R1 R1 .
        """
    )
    assert village.closed((5, 7))
    assert (6, 7) in village.ground("R")


@pytest.mark.rule("HO-6.10", "HO-6.15", "HO-8.5", "HO-R13")
def test_v45_a_ruin_as_last_open_side() -> None:
    drawn = """
        at 5,5
        R1 R1 .
        R1 pL x1
        R1 R1 R1
        """
    village = Village(drawn)
    assert village.closed((6, 7))
    village.state.check()
    shut = Village(drawn, ruin_opens_pen=False)
    assert (6, 7) in shut.ground("R")  # with the switch the ruin is no open side, so nothing is taken


@pytest.mark.rule("HO-6.10", "HO-8.7")
def test_v46_two_pens_one_way_out() -> None:
    village = Village(
        """
        at 4,4
        R1 R1 R1 R1 R1
        R1 pL .  pR R1
        R1 R1 .  R1 R1
        """
    )
    assert village.closed((5, 6))
    assert (6, 6) in village.ground("R")


@pytest.mark.rule("HO-6.11", "HO-R10")
def test_corner_contact_with_another_block_is_allowed() -> None:
    village = Village("at 6,6\nR1")
    assert (5, 5) in village.founding()
    village.house("B", (5, 5))
    assert village.blocks() == 2


@pytest.mark.rule("HO-6.16", "HO-R9")
def test_v64_building_in_a_block_of_ruins() -> None:
    village = Village("at 6,6\nx1", seats="RBY")
    cells = {(6, 6), (5, 6), (6, 5), (6, 7), (7, 6)}
    for letter in "RBY":
        assert village.ground(letter) == cells
    village.house("Y", (5, 6))
    assert village.blocks() == 1
    assert village.block((5, 6)) == village.block((6, 6))
    dead = Village("at 6,6\nx1", ruin_block_buildable=False)
    assert dead.ground("R") == set()


# -- storeys -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-7.1", "HO-7.2", "HO-7.3")
def test_v11_storeys() -> None:
    village = Village("at 6,5\nB1 B2 R1")
    assert village.storeys("B") == {(6, 5)}


@pytest.mark.rule("HO-7.4", "HO-8.3")
def test_v03_one_pen_per_side() -> None:
    village = Village(
        """
        at 5,5
        .  pD .
        pR R1 pL
        .  pU .
        """
    )
    village.state.check()
    assert village.storeys("R") == set()
    assert village.left("pen") == 36


@pytest.mark.rule("HO-7.4")
def test_v13_no_free_side() -> None:
    village = Village(
        """
        at 5,5
        .  B1 .
        R1 B1 pL
        .  R1 .
        """
    )
    assert (6, 6) not in village.storeys("B")
    assert (5, 6) in village.storeys("B")


@pytest.mark.rule("HO-7.5", "HO-7.7")
def test_v14_a_ruin_is_open_terrain() -> None:
    village = Village(
        """
        at 5,5
        G1 G1 .
        x1 B1 R1
        .  R1 R1
        """,
        seats="RGB",
    )
    assert (6, 6) in village.storeys("B")
    village.house("B", (6, 6)).house("G", (6, 5))
    assert village.at((6, 5)) == "G1"
    assert village.at((6, 6)) == "B2"


@pytest.mark.rule("HO-7.6", "HO-R14")
def test_v63_a_storey_at_the_edge() -> None:
    drawn = "at 0,0\nB1 R1\nR1 R1"
    assert (0, 0) in Village(drawn).storeys("B")
    assert (0, 0) not in Village(drawn, edge_frees_storey=False).storeys("B")


@pytest.mark.rule("HO-7.8", "HO-7.10", "HO-7.12")
def test_v12_the_roof_is_cleared_for_a_storey() -> None:
    village = Village("at 6,6\nB1s")
    shrines, stock = village.left("shrine"), village.get("B", layout.STOCK)
    village.house("B", (6, 6))
    assert village.at((6, 6)) == "B2"
    assert village.left("shrine") == shrines + 1
    assert village.get("B", layout.STOCK) == stock - 1
    assert village.get("B", layout.BUILT) == 2


@pytest.mark.rule("HO-7.10", "HO-4.16")
def test_nothing_is_taken_off_or_moved_at_will() -> None:
    village = Village("at 6,6\nB1s B1\npU .").build("B", "tile_shrine_1")
    assert {option.split()[0] for option in village.options()} == {"element"}
    village.do("element shrine")  # one free roof is left, so the shrine goes there and the old one stays
    assert (village.at((6, 6)), village.at((6, 7))) == ("B1s", "B1s")


@pytest.mark.rule("HO-7.9", "HO-7.14", "HO-18.11", "HO-18.13")
def test_v28_villager_and_storey() -> None:
    village = Village("at 6,6\nG1sv", seats="GR", mode="expert")
    village.house("G", (6, 6))
    assert village.at((6, 6)) == "G2"
    assert (village.left("shrine"), village.left("villager")) == (20, 20)
    village.element("G", "villager").element("G", "oven")
    assert village.at((6, 6)) == "G2ov"


@pytest.mark.rule("HO-7.11")
def test_pens_and_cattle_stay_under_a_storey() -> None:
    village = Village("at 6,6\nB1 pL+", mode="expert").house("B", (6, 6))
    assert village.at((6, 7)) == "pL+"
    village.state.check()


@pytest.mark.rule("HO-7.14", "HO-9.4")
def test_v15_an_oven_on_top() -> None:
    village = Village("at 6,6\nB2")
    built = village.get("B", layout.BUILT)
    village.element("B", "oven")
    assert village.at((6, 6)) == "B2o"
    assert village.get("B", layout.BUILT) == built
    village.state.check()  # the oven counts as one on a tall house


@pytest.mark.rule("HO-7.15")
def test_any_house_may_go_on_the_ground_or_up() -> None:
    by_tile = Village("at 6,6\nB1").build("B", "tile_house_1")
    by_card = Village("at 6,6\nB1").give("B", house=1).window(1, "B").do("build house")
    by_power = Village("at 6,6\nP1", seats="PR", mode="expert").power("P").do("use")
    for village in (by_tile, by_card, by_power):
        assert village.asked() == "house_site"
        assert village.options() == ["site new", "site 1", "site storey"]
