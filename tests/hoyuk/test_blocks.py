"""Blocks, families and counting. Rules HO-5.1 – HO-5.14."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import counts, tables
from brettwerk.games.hoyuk.evaluating import find_winners

from .scenario import Village


@pytest.mark.rule("HO-5.1", "HO-6.9", "HO-8.8")
def test_v02_corners() -> None:
    village = Village(
        """
        at 6,6
        B1 .
        .  R1
        """
    )
    assert village.blocks() == 2
    assert village.closed((6, 7))
    assert village.closed((7, 6))


@pytest.mark.rule("HO-5.2", "HO-R7", "HO-8.10")
def test_houses_ruins_and_pens_of_any_colour_are_one_block() -> None:
    village = Village("at 6,6\nB1 x1 R1 pL", seats="RB")
    assert village.blocks() == 1
    assert {village.block((6, column)) for column in (6, 7, 8, 9)} == {0}


@pytest.mark.rule("HO-5.3")
def test_a_single_house_is_a_block_and_a_family() -> None:
    village = Village("at 6,6\nB1")
    assert (village.blocks(), village.families("B"), village.size((6, 6))) == (1, 1, 1)


@pytest.mark.rule("HO-5.4")
def test_a_family_is_adjacent_houses_of_one_colour() -> None:
    village = Village("at 6,6\nB1 B1 R1\n.  B1 R1")
    assert (village.families("B"), village.families("R")) == (1, 1)


@pytest.mark.rule("HO-5.5", "HO-5.6", "HO-5.7", "HO-5.13", "HO-12.1")
@pytest.mark.parametrize("cell", [(5, 6), (6, 6)])
def test_v09_a_family_cut_in_two(cell: tuple[int, int]) -> None:
    village = Village(
        """
        at 5,5
        B1 x1 B1
        B1 x1 B1
        B1 .  .
        """,
        seats="RB",
    )
    assert village.blocks() == 1
    assert village.families("B") == 2
    assert village.size((5, 5)) == 5
    village.house("B", cell)
    assert village.families("B") == 1
    assert village.size((5, 5)) == 6


@pytest.mark.rule("HO-5.5")
def test_pens_do_not_connect_a_family() -> None:
    village = Village("at 5,5\nB1 x1 B1\npU .  .")
    assert village.families("B") == 2


@pytest.mark.rule("HO-5.6", "HO-5.8", "HO-5.10")
def test_only_destruction_gives_a_second_family_in_a_block() -> None:
    village = Village("at 6,6\nB1 B1 B1\nR1 R1 R1")
    assert village.families("B") == 1
    village.strike("harsh_winter_1", "B").lose((6, 7))
    assert village.families("B") == 2
    assert village.block((6, 6)) == village.block((6, 8)) == village.block((6, 7))
    assert village.blocks() == 1


@pytest.mark.rule("HO-5.9", "HO-6.9")
def test_v10_joining_two_blocks() -> None:
    village = Village("at 6,4\nB1 . R1")
    assert village.blocks() == 2
    assert village.closed((6, 5))


@pytest.mark.rule("HO-5.10")
def test_building_gives_no_second_family_in_a_block() -> None:
    village = Village("at 6,6\nB1 R1 R1")
    assert (6, 9) not in village.ground("B")
    village.house("B", (7, 6))
    assert village.families("B") == 1


@pytest.mark.rule("HO-5.11", "HO-R36", "HO-10.9")
def test_a_resident_has_a_standing_house() -> None:
    village = Village("at 6,6\nB1 x1", seats="BR")  # the ruin was red
    assert counts.is_resident(village.state.v, 0, 0)
    assert not counts.is_resident(village.state.v, 1, 0)
    assert counts.residents(village.state.v, 0) == 1


@pytest.mark.rule("HO-5.12", "HO-7.13")
def test_a_tall_house_is_one_house() -> None:
    village = Village("at 6,6\nB2 B1")
    assert village.size((6, 6)) == 2
    assert counts.count(village.state.v, village.seat("B"), 0, counts.TALL_COUNT) == 1
    village.house("B", (6, 7))
    assert (village.size((6, 6)), village.families("B"), village.blocks()) == (2, 1, 1)


@pytest.mark.rule("HO-5.13")
def test_size_counts_neither_pens_nor_ruins() -> None:
    village = Village("at 6,6\nB1 x1 R2 pL")
    assert village.size((6, 6)) == 2


@pytest.mark.rule("HO-5.14")
def test_counts_cover_all_families_in_a_block() -> None:
    village = Village("at 6,6\nB1o x1 B1o\nR1o .  .", seats="RB")
    assert village.families("B") == 2
    winner = find_winners(village.state.v, 0) & 7
    assert tables.PILE_IDS[0] == "pile_oven"
    assert village.seats[winner] == "B"
