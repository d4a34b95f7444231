"""Phase 2: the disasters. Rules HO-11.1 – HO-11.20 and HO-12.1 – HO-12.24."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import layout
from brettwerk.games.hoyuk.disasters import loss
from brettwerk.games.hoyuk.tables import DISASTER_IDS

from .scenario import Cell, Village

# Block 1 is the smallest and has nothing, block 2 has pens, block 3 is the largest and has most of everything.
DRAWN = """
    at 0,0
    R1 B1
    at 5,0
    pD+ pD .
    R1v R1 B1
    at 10,0
    pD+ pD+ pD  .
    R1o R1s R1v B2s
    """


def hit_blocks(village: Village, disaster: str) -> list[str]:
    village.listen().strike(disaster, "R")
    return [words[2] for words in village.told() if words[0] == "hit"]


@pytest.mark.rule("HO-11.1", "HO-11.2")
def test_the_start_player_reveals_the_top_card() -> None:
    village = Village("at 6,6\nR1 B1").listen().strike("earthquake_1", "B")
    assert ["revealed", "B", "earthquake_1"] in village.told()
    assert village.state.v[layout.DRAWN] == 1


@pytest.mark.rule("HO-11.5", "HO-R28", "HO-12.7")
def test_v41_a_tie_of_blocks() -> None:
    village = Village(
        """
        at 1,1
        R1 B1
        at 5,5
        G1 G1
        at 9,9
        R1 B1 B1
        """,
        seats="RBG",
    ).strike("earthquake_1", "R")
    village.lose((5, 5))
    assert [village.at(cell) for cell in ((1, 1), (1, 2), (5, 5), (5, 6))] == ["x1", "x1", "x1", "G1"]
    assert [village.at((9, c)) for c in (9, 10, 11)] == ["R1", "B1", "B1"]


@pytest.mark.rule("HO-11.6", "HO-R29", "HO-11.3")
def test_v40_a_block_of_ruins_is_not_the_smallest() -> None:
    drawn = """
        at 2,2
        x1
        at 6,6
        R1 B1
        at 10,2
        Y1 Y1 Y1
        """
    village = Village(drawn, seats="RBY").strike("earthquake_1")
    assert (village.at((6, 6)), village.at((6, 7))) == ("x1", "x1")
    assert village.size((6, 6)) == 0
    literal = Village(drawn, seats="RBY", ruin_blocks_ignored=False).strike("earthquake_1")
    assert literal.at((6, 6)) == "R1"


@pytest.mark.rule("HO-11.7", "HO-11.8", "HO-R30", "HO-11.4")
def test_v42_most_and_fewest_with_nothing_there() -> None:
    drawn = "at 1,1\nR1 B1\nat 5,5\nG1 G1"
    assert hit_blocks(Village(drawn, seats="RBG"), "harsh_winter_2") == []
    assert hit_blocks(Village(drawn, seats="RBG"), "harsh_winter_1") == ["1", "2"]
    assert hit_blocks(Village(drawn, seats="RBG", most_zero_hits_all=True), "harsh_winter_2") == ["1", "2"]


@pytest.mark.rule("HO-11.3")
def test_largest_and_smallest_compare_standing_houses() -> None:
    drawn = "at 0,0\nR1 R1 x1 x1\nat 6,0\nB1 B1 B1\nat 10,0\nR1 pL"
    assert hit_blocks(Village(drawn, seats="RB"), "earthquake_2") == ["2"]
    assert hit_blocks(Village(drawn, seats="RB"), "earthquake_1") == ["3"]


@pytest.mark.rule("HO-11.4")
def test_elements_are_counted_for_all_players_together() -> None:
    drawn = "at 0,0\nR1o B1o\nat 6,0\nR1o R1"
    assert hit_blocks(Village(drawn), "fire_1") == ["1"]
    assert hit_blocks(Village(drawn), "fire_2") == ["2"]


@pytest.mark.rule("HO-11.9", "HO-R32")
def test_blocks_and_losses_are_fixed_at_the_reveal() -> None:
    village = Village("at 0,0\nR1 R1 B1 B1\nat 6,0\nR1 B1 B1").listen().strike("earthquake_2", "R")
    village.lose((0, 0))  # now the first block is no larger than the second
    assert village.acting() == "B"
    village.lose((0, 2))
    assert [words[2] for words in village.told() if words[0] == "hit"] == ["1"]
    assert [village.at((6, c)) for c in range(3)] == ["R1", "B1", "B1"]


@pytest.mark.rule("HO-11.10", "HO-11.16")
def test_only_residents_lose_and_only_their_own() -> None:
    village = Village("at 0,0\nR1 R1 R1 B1\nat 6,0\nG1", seats="RBG").strike("earthquake_2", "G")
    assert village.acting() == "R"
    assert village.offered_cells() == {(0, 0), (0, 1), (0, 2)}
    village.lose((0, 1))
    assert village.at((0, 3)) == "x1"
    assert village.at((6, 0)) == "G1"


@pytest.mark.rule("HO-11.11")
def test_losses_in_order_from_the_start_player() -> None:
    village = Village("at 0,0\nR1 R1 B1 B1 G1 G1", seats="RBG").strike("harsh_winter_1", "B")
    turns = []
    while village.asked() == "lose_house":
        turns.append(village.acting())
        village.do(village.options()[0])
    assert turns == ["B", "G", "R"]


@pytest.mark.rule("HO-11.12")
def test_each_player_chooses_what_he_loses() -> None:
    village = Village("at 6,6\nR1 R2 R1o\nB1 . .").strike("harsh_winter_1", "R")
    assert village.asked() == "lose_house"
    assert village.offered_cells() == {(6, 6), (6, 7), (6, 8)}
    village.lose((6, 7))
    assert [village.at((6, c)) for c in (6, 7, 8)] == ["R1", "x2", "R1o"]


@pytest.mark.rule("HO-11.13", "HO-12.10")
def test_v65_half_per_block() -> None:
    village = Village(
        """
        at 2,2
        B1 B1 B1
        R1 .  .
        at 8,2
        B1 B1 B1
        R1 .  .
        """
    ).strike("fire_2", "B")
    village.lose((2, 2), (8, 2))
    assert (village.size((2, 2)), village.size((8, 2))) == (2, 2)
    assert (village.at((3, 2)), village.at((9, 2))) == ("x1", "x1")


@pytest.mark.rule("HO-11.14")
def test_v16_half() -> None:
    assert [loss(n) for n in (7, 1, 0, 2, 3, 4)] == [3, 1, 0, 1, 1, 2]


@pytest.mark.rule("HO-11.15", "HO-R31", "HO-12.23")
def test_half_of_other_pieces_works_the_same_way() -> None:
    village = Village("at 6,6\nR1o B1", mode="expert").strike("wolves_1", "R")
    assert village.at((6, 6)) == "R1"
    lenient = Village("at 6,6\nR1o B1", mode="expert", half_rule_all=False).strike("wolves_1", "R")
    assert lenient.at((6, 6)) == "R1o"
    houses = Village("at 6,6\nR1 B1", mode="expert", half_rule_all=False).strike("earthquake_1", "R")
    assert houses.at((6, 6)) == "x1"


@pytest.mark.rule("HO-11.17", "HO-10.7", "HO-18.12")
def test_pieces_go_back_to_the_supply() -> None:
    village = Village("at 6,6\nR1ov pL+\nB1 .", mode="expert").strike("harsh_winter_1", "R")
    assert [village.left(piece) for piece in ("oven", "villager", "pen", "cattle")] == [20, 20, 40, 20]


@pytest.mark.rule("HO-11.20", "HO-R33")
def test_no_disaster_takes_cards_or_points() -> None:
    for disaster in DISASTER_IDS:
        village = Village(DRAWN, mode="expert").give("R", oven=3).give("B", joker=2)
        village.set("R", layout.SCORE, 9)
        village.strike(disaster, "R")
        while village.asked() in ("lose_house", "lose_piece"):
            village.do(village.options()[0])
        assert village.hand("R") == {"oven": 3}
        assert village.score("R") == 9


# -- the cards one by one ----------------------------------------------------------------------------------------------

HOUSE = "house"


def losses(disaster: str) -> tuple[list[str], dict[str, int]]:
    """The blocks hit and what red loses altogether."""
    village = Village(DRAWN, mode="expert").listen().strike(disaster, "R")
    while village.asked() in ("lose_house", "lose_piece"):
        village.do(village.options()[0])
    told = village.told()
    hit = [words[2] for words in told if words[0] == "hit"]
    lost: dict[str, int] = {}
    for words in told:
        if words[0] == "destroyed" and words[1] == "R":
            lost[HOUSE] = lost.get(HOUSE, 0) + 1
        if words[0] == "removed" and words[1] == "R":
            lost[words[2]] = lost.get(words[2], 0) + 1
    return hit, lost


CARDS: list[tuple[str, list[str], dict[str, int]]] = [
    ("harsh_winter_1", ["1", "2"], {HOUSE: 2, "villager": 1, "pen": 1, "cattle": 1}),
    ("harsh_winter_2", ["3"], {HOUSE: 1, "oven": 1, "pen": 1, "cattle": 1}),
    ("drought_1", ["1"], {}),
    ("drought_2", ["3"], {"cattle": 1}),
    ("epidemic_1", ["3"], {"villager": 1}),
    ("epidemic_2", ["1"], {}),
    ("earthquake_1", ["1"], {HOUSE: 1}),
    ("earthquake_2", ["3"], {HOUSE: 1, "oven": 1, "pen": 1, "cattle": 1}),
    ("fire_1", ["3"], {HOUSE: 1, "oven": 1, "pen": 1, "cattle": 1}),
    ("fire_2", ["1", "2"], {HOUSE: 2, "villager": 1, "pen": 1, "cattle": 1}),
    ("flood_1", [], {}),
    ("flood_2", [], {}),
    ("locusts_1", ["1"], {}),
    ("locusts_2", ["3"], {}),
    ("raid_1", ["3"], {"shrine": 1}),
    ("raid_2", ["1"], {}),
    ("sacrifice_1", ["3"], {HOUSE: 1, "oven": 1, "pen": 1, "cattle": 1}),
    ("sacrifice_2", ["1"], {HOUSE: 1}),
    ("tornado_1", ["3"], {HOUSE: 1, "oven": 1, "pen": 1, "cattle": 1}),
    ("tornado_2", ["1", "2"], {HOUSE: 2, "villager": 1, "pen": 1, "cattle": 1}),
    ("volcano_1", ["1"], {}),
    ("volcano_2", ["3"], {"pen": 1, "cattle": 1}),
    ("wolves_1", ["3"], {"oven": 1}),
    ("wolves_2", ["1"], {}),
]


@pytest.mark.parametrize(
    ("disaster", "blocks", "lost"),
    [
        pytest.param(*CARDS[0], marks=pytest.mark.rule("HO-12.1")),
        pytest.param(*CARDS[1], marks=pytest.mark.rule("HO-12.2")),
        pytest.param(*CARDS[2], marks=pytest.mark.rule("HO-12.3")),
        pytest.param(*CARDS[3], marks=pytest.mark.rule("HO-12.4")),
        pytest.param(*CARDS[4], marks=pytest.mark.rule("HO-12.5")),
        pytest.param(*CARDS[5], marks=pytest.mark.rule("HO-12.6")),
        pytest.param(*CARDS[6], marks=pytest.mark.rule("HO-12.7")),
        pytest.param(*CARDS[7], marks=pytest.mark.rule("HO-12.8")),
        pytest.param(*CARDS[8], marks=pytest.mark.rule("HO-12.9")),
        pytest.param(*CARDS[9], marks=pytest.mark.rule("HO-12.10")),
        pytest.param(*CARDS[10], marks=pytest.mark.rule("HO-12.11")),
        pytest.param(*CARDS[11], marks=pytest.mark.rule("HO-12.12")),
        pytest.param(*CARDS[12], marks=pytest.mark.rule("HO-12.13")),
        pytest.param(*CARDS[13], marks=pytest.mark.rule("HO-12.14")),
        pytest.param(*CARDS[14], marks=pytest.mark.rule("HO-12.15")),
        pytest.param(*CARDS[15], marks=pytest.mark.rule("HO-12.16")),
        pytest.param(*CARDS[16], marks=pytest.mark.rule("HO-12.17")),
        pytest.param(*CARDS[17], marks=pytest.mark.rule("HO-12.18")),
        pytest.param(*CARDS[18], marks=pytest.mark.rule("HO-12.19")),
        pytest.param(*CARDS[19], marks=pytest.mark.rule("HO-12.20")),
        pytest.param(*CARDS[20], marks=pytest.mark.rule("HO-12.21")),
        pytest.param(*CARDS[21], marks=pytest.mark.rule("HO-12.22")),
        pytest.param(*CARDS[22], marks=pytest.mark.rule("HO-12.23")),
        pytest.param(*CARDS[23], marks=pytest.mark.rule("HO-12.24")),
    ],
)
def test_each_disaster_hits_its_blocks_and_costs_its_pieces(
    disaster: str, blocks: list[str], lost: dict[str, int]
) -> None:
    assert losses(disaster) == (blocks, lost)


SMALL: list[tuple[str, str, Cell, str]] = [
    ("drought_1", "at 6,6\nR1 pL+", (6, 7), "pL"),
    ("epidemic_2", "at 6,6\nR1v", (6, 6), "R1"),
    ("raid_2", "at 6,6\nR1s", (6, 6), "R1"),
    ("volcano_1", "at 6,6\nR1 pL", (6, 7), "."),
    ("wolves_2", "at 6,6\nR1o", (6, 6), "R1"),
]


@pytest.mark.rule("HO-12.3", "HO-12.6", "HO-12.16", "HO-12.21", "HO-12.24")
@pytest.mark.parametrize(("disaster", "drawn", "cell", "after"), SMALL)
def test_disasters_of_the_smallest_block_take_single_pieces(disaster: str, drawn: str, cell: Cell, after: str) -> None:
    village = Village(drawn + "\nat 0,0\nB1 B1", mode="expert").strike(disaster, "B")
    assert village.at(cell) == after


@pytest.mark.rule("HO-12.21", "HO-12.22", "HO-R35", "HO-18.6")
def test_v59_volcano_with_cattle() -> None:
    village = Village(
        """
        at 5,5
        .  pD+ pD .
        pR R1  R1 pL+
        """,
        mode="expert",
    )
    pens, cattle = village.left("pen"), village.left("cattle")
    village.strike("volcano_1", "R")
    assert village.asked() == "lose_piece"
    assert village.offered_cells() == {(5, 6), (5, 7), (6, 5), (6, 8)}
    village.lose((5, 6), (6, 5))
    assert (village.left("pen"), village.left("cattle")) == (pens + 2, cattle + 1)
    assert village.at((6, 8)) == "pL+"


@pytest.mark.rule("HO-12.11", "HO-12.12", "HO-19.9")
@pytest.mark.parametrize("disaster", ["flood_1", "flood_2"])
def test_flood_sends_the_shaman_home_and_nothing_else(disaster: str) -> None:
    village = Village("at 6,6\nR1*ov pL+\nB1 .", mode="expert").listen().strike(disaster, "R")
    assert village.state.v[layout.SHAMAN] == layout.NO_CELL
    told = village.heard()
    assert told.index("shaman_home") == told.index("revealed") + 1
    assert village.at((6, 6)) == "R1ov"
    assert village.at((6, 7)) == "pL+"


@pytest.mark.rule("HO-12.13", "HO-12.14", "HO-13.2")
def test_v62_locusts() -> None:
    village = Village("at 0,0\nR1o B1 B1\nat 6,0\nR1 B1o", seats="RB").pile("oven", "oven", "pen", "pen")
    village.give("R", house=3).strike("locusts_2", "R")
    assert village.phase() == "window_3"
    village.do("build house", "site 2").cell((7, 0)).do("build house", "site new").cell((12, 12)).listen()
    village.do("pass")
    told = village.told()
    assert [words[2] for words in told if words[0] == "named"] == ["2", "3"]
    assert [words[1:] for words in told if words[0] == "won"] == [["B", "pile_oven", "oven", "2"]]
