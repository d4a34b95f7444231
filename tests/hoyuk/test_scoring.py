"""Final scoring and the winner. Rules HO-16.1 – HO-16.12, HO-18.16 – HO-18.20."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import layout
from brettwerk.games.hoyuk.scoring import largest_families

from .scenario import Village


@pytest.mark.rule("HO-16.1", "HO-16.2")
def test_v35_cards_at_the_end() -> None:
    village = Village("at 6,6\nB1").give("B", shrine=4)
    assert village.sources("B")["cards"] == 4
    village.state.v[layout.END] = 1
    village.listen().window(4, "R")
    village.do("pass")
    assert village.state.over
    assert ["hand_scored", "B", "4"] in village.told()
    assert village.state.points(village.seat("B")) == 4 + 1


@pytest.mark.rule("HO-16.3", "HO-16.4", "HO-16.5", "HO-16.6", "HO-16.8", "HO-R46")
def test_v34_final_scoring_of_the_village() -> None:
    village = Village(
        """
        at 2,2
        R1 R1 R2
        B1 B2 B1
        at 8,2
        R1 R1 .
        B2 .  .
        B1 B1 .
        at 8,8
        Y2 Y1
        """,
        seats="RBY",
    )
    assert [village.sources(letter)["families"] for letter in "RBY"] == [0, 3, 2]
    assert [family % 8 for family in largest_families(village.state.v)] == [layout.NOBODY, 1, 2]


@pytest.mark.rule("HO-16.3", "HO-R46")
def test_all_own_houses_of_the_block_count() -> None:
    drawn = "at 5,5\nB1 B1 x1 B1\nR1 .  .  ."
    assert Village(drawn, seats="RB").sources("B")["families"] == 3
    assert Village(drawn, seats="RB", family_points="family").sources("B")["families"] == 2


@pytest.mark.rule("HO-16.4")
def test_height_does_not_make_a_family_larger() -> None:
    village = Village("at 5,5\nB2 B2 .\nR1 R1 R1")
    assert (village.sources("B")["families"], village.sources("R")["families"]) == (0, 3)


@pytest.mark.rule("HO-16.5", "HO-16.6")
def test_v68_the_tie_break_uses_the_familys_own_tall_houses() -> None:
    village = Village("at 5,5\nB1 B1 x1 B2\nR1 R1 .  .", seats="RB")
    assert village.sources("B")["families"] == village.sources("R")["families"] == 0
    tall = Village("at 5,5\nB1 B2 x1 B1\nR1 R1 .  .", seats="RB")
    assert tall.sources("B")["families"] == 3


@pytest.mark.rule("HO-16.6", "HO-16.7", "HO-R46")
def test_v53_equal_families_of_one_player() -> None:
    village = Village(
        """
        at 5,5
        B1 x1 B1
        R1 .  .
        at 10,5
        B1 x1 B1
        """,
        seats="RB",
    )
    assert [family % 8 for family in largest_families(village.state.v)] == [layout.NOBODY, 1]
    assert village.sources("B")["families"] == 2


@pytest.mark.rule("HO-16.9", "HO-16.10", "HO-16.11", "HO-16.12", "HO-R59")
def test_v36_the_winner() -> None:
    even = "at 0,0\nR1 R1 R1 R1\nB1 B1 B1 B1\nat 6,0\nY1 Y1 Y1 Y1 Y1 Y1"
    village = Village(even, seats="RBY")

    def score(*points: int) -> None:
        for letter, total in zip("RBY", points):
            village.set(letter, layout.SCORE, total - (6 if letter == "Y" else 0))

    score(41, 40, 38)
    assert village.state.winners() == [0]  # most points, whoever has most houses
    score(40, 40, 38)
    assert village.state.winners() == [0, 1]  # equal in everything: a shared win
    score(40, 40, 40)
    assert village.state.winners() == [2]  # more standing houses
    tall = Village("at 0,0\nR1 R1 R1 R2\nB1 B2 B2 B1\nat 6,0\nx1", seats="RBY")
    for letter in "RB":
        tall.set(letter, layout.SCORE, 40 - int(tall.sources(letter)["families"]))
    assert [tall.state.points(seat) for seat in (0, 1)] == [40, 40]
    assert tall.state.winners() == [1]  # equal houses, more tall ones


@pytest.mark.rule("HO-16.10", "HO-R59")
def test_ruins_are_no_houses_in_a_tie() -> None:
    village = Village("at 0,0\nR1 R1\nB1 B1 x2 x2", seats="RB")  # the ruins were blue
    assert village.state.winners() == [0, 1]


@pytest.mark.rule("HO-R48", "HO-16.2", "HO-16.3")
def test_the_order_of_the_parts_has_no_effect() -> None:
    village = Village("at 0,0\nR1v R1 pL+\nB1 .  .", mode="expert").give("R", oven=2)
    village.set("R", layout.SCORE, 5)
    assert village.sources("R") == {"groups": 5, "cards": 2, "families": 2, "cattle": 1, "villagers": 1}
    assert village.state.points(0) == 11


@pytest.mark.rule("HO-18.16", "HO-R47")
def test_v67_cattle_at_the_end() -> None:
    drawn = """
        at 5,5
        pD+ pD+ .
        B1  B1  R1
        .   .   pU+
        """
    village = Village(drawn, mode="expert")
    assert (village.sources("B")["cattle"], village.sources("R")["cattle"]) == (3, 0)
    assert Village(drawn, mode="expert", end_pieces="own").sources("B")["cattle"] == 2


@pytest.mark.rule("HO-18.17")
def test_ties_for_cattle_at_the_end() -> None:
    tied = Village("at 5,5\nB1 R1\npU+ pU+", mode="expert")
    assert tied.sources("B")["cattle"] == tied.sources("R")["cattle"] == 0
    tall = Village("at 5,5\nB2 R1\npU+ pU+", mode="expert")
    assert (tall.sources("B")["cattle"], tall.sources("R")["cattle"]) == (2, 0)


@pytest.mark.rule("HO-18.18", "HO-18.19", "HO-R47")
def test_villagers_at_the_end() -> None:
    village = Village("at 5,5\nB1v B1v R1v", mode="expert")
    assert (village.sources("B")["villagers"], village.sources("R")["villagers"]) == (3, 0)
    assert Village("at 5,5\nB1v B1v R1v", mode="expert", end_pieces="own").sources("B")["villagers"] == 2
    tied = Village("at 5,5\nB1v R1v", mode="expert")
    assert tied.sources("B")["villagers"] == tied.sources("R")["villagers"] == 0
    tall = Village("at 5,5\nB1v R2v", mode="expert")
    assert tall.sources("R")["villagers"] == 2


@pytest.mark.rule("HO-18.20", "HO-R46")
def test_a_single_resident_scores_cattle_and_villagers_too() -> None:
    village = Village("at 5,5\nB1v pL+", mode="expert")
    assert (village.sources("B")["cattle"], village.sources("B")["villagers"]) == (1, 1)
