"""Expert game: cattle, villagers, the shaman, the tribe powers. Rules HO-18, HO-19 and HO-20."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import layout

from .scenario import Village, name
from .test_evaluation import winners

FIVE = "at 0,0\n{0}1 . {0}1 . {0}1 . {0}1 . {0}1\n"


@pytest.mark.rule("HO-18.3")
def test_tiles_and_cards_bring_cattle_and_villagers() -> None:
    tile = Village("at 6,6\nB1 pL", seats="BR", mode="expert").build("B", "tile_cattle_1")
    assert tile.options() == ["element house", "element cattle"]
    tile.do("element cattle")
    assert tile.at((6, 7)) == "pL+"
    card = Village("at 6,6\nB1", mode="expert").give("B", villager=1).window(1, "B").do("build villager")
    assert card.at((6, 6)) == "B1v"


@pytest.mark.rule("HO-18.4", "HO-18.5")
def test_cattle_goes_into_an_own_pen_one_each() -> None:
    village = Village("at 5,5\npD pD+ pD .\nB1 B1  R1 .\npU .  .  .", mode="expert").element("B", "cattle")
    assert village.offered_cells() == {(5, 5), (7, 5)}


@pytest.mark.rule("HO-18.6")
def test_cattle_leaves_with_its_pen() -> None:
    village = Village("at 6,6\nB1 pL+", mode="expert").strike("harsh_winter_1", "B")
    assert (village.left("pen"), village.left("cattle")) == (40, 20)


@pytest.mark.rule("HO-18.7", "HO-18.8")
def test_v26_cattle() -> None:
    village = Village("at 3,3\npD+ .\nB2  R1\n.   pU+", mode="expert")
    assert winners(village, 0)["cattle"] == "B"
    more = Village("at 3,3\npD+ pD+\nB2  R1\n.   pU+", mode="expert")
    assert winners(more, 0)["cattle"] == "R"
    level = Village("at 3,3\npD+ .\nB1  R1\n.   pU+", mode="expert")
    assert "cattle" not in winners(level, 0)


@pytest.mark.rule("HO-18.9", "HO-18.10", "HO-18.11")
def test_villagers_live_in_own_houses_one_each() -> None:
    village = Village("at 6,6\nB1 B1v B1o B2s R1 x1", mode="expert").element("B", "villager")
    assert village.offered_cells() == {(6, 6), (6, 8), (6, 9)}
    village.cell((6, 8))
    assert village.at((6, 8)) == "B1ov"
    roof = Village("at 6,6\nB1v B1ov", mode="expert").element("B", "shrine")
    assert roof.at((6, 6)) == "B1sv"  # in whichever order they come, but not both


@pytest.mark.rule("HO-18.12")
def test_a_villager_leaves_a_destroyed_house() -> None:
    village = Village("at 6,6\nB1v R1", mode="expert").strike("earthquake_1", "B")
    assert village.left("villager") == 20


@pytest.mark.rule("HO-18.13")
def test_a_villager_leaves_for_a_storey() -> None:
    village = Village("at 6,6\nB1v", mode="expert").house("B", (6, 6))
    assert (village.at((6, 6)), village.left("villager")) == ("B2", 20)
    assert village.element("B", "villager").at((6, 6)) == "B2v"


@pytest.mark.rule("HO-18.14", "HO-18.15")
def test_v27_villagers() -> None:
    assert winners(Village("at 8,8\nY2v R1v", seats="RY", mode="expert"), 0)["villager"] == "Y"
    assert "villager" not in winners(Village("at 8,8\nY1v R1v", seats="RY", mode="expert"), 0)
    assert winners(Village("at 8,8\nY2v R1v R1v", seats="RY", mode="expert"), 0)["villager"] == "R"


# -- the shaman --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-19.1", "HO-19.2")
def test_the_shaman_goes_on_any_own_house_or_stays() -> None:
    village = Village("at 0,0\nB1 R1\nat 6,6\nB1o", seats="BR", mode="expert").build("B", "tile_shaman")
    assert "skip shaman" in village.options()
    village.do("element shaman")
    assert village.offered_cells() == {(0, 0), (6, 6)}


@pytest.mark.rule("HO-19.3")
def test_a_shaman_in_the_village_cannot_be_placed() -> None:
    village = Village("at 0,0\nB1 R1*", seats="BR", mode="expert").build("B", "tile_shaman")
    assert village.asked() == "house_site"
    refused = Village("at 0,0\nB1 R1*", seats="BR", mode="expert").build("B", "tile_choice_1").state.refusals(0)
    assert refused == []


@pytest.mark.rule("HO-19.4", "HO-R50")
def test_the_shaman_shares_a_house_with_anything() -> None:
    village = Village("at 6,6\nB1ov", mode="expert").element("B", "shaman")
    assert village.at((6, 6)) == "B1ov*"
    again = Village("at 6,6\nB1*", mode="expert").element("B", "oven").element("B", "villager")
    assert again.at((6, 6)) == "B1ov*"


@pytest.mark.rule("HO-19.5", "HO-19.6", "HO-19.7", "HO-R34", "HO-12.8", "HO-12.14")
def test_v43_the_shaman() -> None:
    drawn = "at 6,6\nR1* B1 B1\nat 10,2\nY1 Y1"
    village = Village(drawn, seats="RBY", mode="expert").listen().strike("earthquake_2", "R")
    assert [village.at((6, c)) for c in (6, 7, 8)][1:] == ["B1", "B1"]
    assert [village.at((10, c)) for c in (2, 3)] == ["Y1", "Y1"]
    assert ["protected", "-", "1"] in village.told()
    locusts = Village(drawn, seats="RBY", mode="expert").listen().strike("locusts_2", "R")
    assert [words[2] for words in locusts.told() if words[0] == "named" and words[2] == "1"] == ["1"]
    other = Village(drawn, seats="RBY", mode="expert", protected_counts=False).strike("earthquake_2", "R")
    assert other.acting() == "Y"  # with the switch the next largest block is hit


@pytest.mark.rule("HO-19.8")
def test_the_shaman_goes_home_at_the_end_of_the_round() -> None:
    village = Village("at 6,6\nR1* B1", seats="RBY", mode="expert").window(4, "R")
    assert village.asked() == "next_start"
    assert village.state.v[layout.SHAMAN] == layout.NO_CELL


@pytest.mark.rule("HO-19.9")
def test_flood_sends_it_home_at_once() -> None:
    village = Village("at 6,6\nR1* B1", mode="expert").give("R", oven=1).strike("flood_2", "R")
    assert village.phase() == "window_3"
    assert village.state.v[layout.SHAMAN] == layout.NO_CELL


@pytest.mark.rule("HO-19.10", "HO-R50")
def test_a_storey_leaves_the_shaman_there() -> None:
    assert Village("at 6,6\nB1*", mode="expert").house("B", (6, 6)).at((6, 6)) == "B2*"


@pytest.mark.rule("HO-19.11", "HO-20.11", "HO-R50", "HO-R53")
def test_the_ders_power_drives_the_shaman_home() -> None:
    village = Village("at 6,6\nR1 B1*", mode="expert").power("R").do("use")
    assert village.at((6, 7)) == "R1"
    assert village.state.v[layout.SHAMAN] == layout.NO_CELL


# -- when powers are used ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-20.1", "HO-20.2", "HO-20.4", "HO-20.5", "HO-R52")
def test_each_group_of_five_allows_the_power_once_and_at_once() -> None:
    drawn = FIVE.format("G") + "at 2,0\nG1 . G1 . G1 . G1 . G1\nat 4,0\nG1"
    village = Village(drawn, seats="GR", mode="expert").give("G", shrine=11).window(1, "G")
    village.do("score shrine", "size 4")
    assert village.asked() == "card_main"
    village = Village(drawn, seats="GR", mode="expert").give("G", shrine=11).window(1, "G")
    village.do("score shrine", "size 5")
    assert village.asked() == "tribe_use"
    assert village.options() == ["use", "decline"]
    village.do("decline")
    assert village.asked() == "card_main"
    village.do("score shrine", "size 5", "use").cell((4, 1))
    assert village.get("G", layout.PLAYED) == 10  # the power plays no card
    assert village.asked() == "card_main"
    assert village.at((4, 1)) == "pL+"


@pytest.mark.rule("HO-20.3", "HO-R52")
def test_jokers_in_the_group_do_not_matter() -> None:
    village = Village(FIVE.format("G"), seats="GR", mode="expert").give("G", oven=2, joker=3).window(1, "G")
    assert village.do("score oven", "size 5").asked() == "tribe_use"
    only = Village(FIVE.format("G"), seats="GR", mode="expert").give("G", joker=5).window(1, "G")
    assert only.do("score joker", "size 5").asked() == "tribe_use"


# -- Ders --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-20.6", "HO-20.7", "HO-20.8", "HO-20.9", "HO-R53", "HO-10.2")
def test_v55_ders() -> None:
    village = Village("at 5,5\nR1 B2o B1\n.  pU  .", mode="expert")
    stock, built = village.get("R", layout.STOCK), village.get("R", layout.BUILT)
    village.power("R").do("use")
    assert (village.at((5, 6)), village.at((6, 6))) == ("R1", ".")
    assert (village.left("oven"), village.left("pen")) == (20, 40)
    assert village.get("B", layout.OUT) == 2
    assert (village.get("R", layout.STOCK), village.get("R", layout.BUILT)) == (stock - 1, built + 1)
    assert village.families("B") == 1
    again = village.power("R").do("use")
    assert again.at((5, 7)) == "R1"  # now it is adjacent


@pytest.mark.rule("HO-20.6")
def test_ders_targets_are_adjacent_and_not_his_own() -> None:
    village = Village("at 5,5\nR1 R1 B1 B1\nB1 x1 .  Y1", seats="RBY", mode="expert").power("R").do("use")
    assert village.asked() == "ders_target"
    assert village.offered_cells() == {(5, 7), (6, 5)}
    assert [option.split()[0] for option in village.options()] == ["target", "target"]


@pytest.mark.rule("HO-20.10", "HO-R53")
def test_ders_without_stock_or_target() -> None:
    assert Village("at 5,5\nR1\nat 9,9\nB1", mode="expert").power("R").asked() == "nothing"
    village = Village("at 5,5\nR1 B1", mode="expert")
    village.set("R", layout.STOCK, 0)
    assert village.power("R").asked() == "nothing"


@pytest.mark.rule("HO-20.7", "HO-20.11")
def test_ders_takes_everything_of_the_house() -> None:
    village = Village("at 5,5\nR1 B1sv*\n.  pU+", mode="expert").power("R").do("use")
    assert [village.left(piece) for piece in ("shrine", "villager", "pen", "cattle")] == [20, 20, 40, 20]
    assert village.at((5, 6)) == "R1"


# -- Sneerg and Lebu ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-20.12", "HO-20.21", "HO-R56")
def test_sneerg_places_a_pen_and_cattle() -> None:
    village = Village("at 5,5\nG1 R1", seats="GR", mode="expert").power("G").do("use")
    assert village.asked() == "pen_cell"
    village.cell((4, 5))
    assert village.at((4, 5)) == "pD+"
    assert (village.left("pen"), village.left("cattle")) == (39, 19)


@pytest.mark.rule("HO-20.13", "HO-20.21", "HO-R56")
def test_lebu_places_a_pen_and_a_villager() -> None:
    village = Village("at 5,5\nB1 R1", mode="expert").power("B").do("use").cell((4, 5))
    assert village.at((4, 5)) == "pD"
    assert village.at((5, 5)) == "B1v"


@pytest.mark.rule("HO-20.21", "HO-R56")
def test_a_piece_that_cannot_be_placed_is_left_out() -> None:
    village = Village("at 5,5\nB1 R1", mode="expert").supply(pen=0).power("B").do("use")
    assert village.at((5, 5)) == "B1v"
    nothing = Village("at 5,5\nB1v R1", mode="expert").supply(pen=0).power("B")
    assert nothing.asked() == "nothing"
    no_cattle = Village("at 5,5\nG1 R1", seats="GR", mode="expert").supply(cattle=0).power("G").do("use").cell((4, 5))
    assert no_cattle.at((4, 5)) == "pD"
    assert no_cattle.asked() == "nothing"


# -- Oleyli ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-20.14", "HO-20.15", "HO-20.16", "HO-20.17", "HO-R54", "HO-4.16")
def test_v56_oleyli_takes_a_pen() -> None:
    village = Village("at 5,5\nB1 pL+\nY1 .", seats="YB", mode="expert").power("Y").do("use")
    assert village.asked() == "pen_cell"  # the pen was the only choice: for the cattle he has no pen
    assert village.offered_cells() == {(6, 4), (6, 6), (7, 5)}
    village.cell((6, 6))
    assert village.at((6, 6)) == "pL"
    assert (village.left("cattle"), village.left("pen")) == (20, 39)
    assert village.at((5, 6)) == "."


@pytest.mark.rule("HO-20.14", "HO-20.15", "HO-20.18", "HO-R54")
def test_oleyli_takes_two_elements_one_after_the_other() -> None:
    drawn = "at 5,5\nB1s Y1 R1o\n.   Y1 R1v"
    village = Village(drawn, seats="YBR", mode="expert").power("Y").do("use")
    assert village.options() == [
        f"take oven {name((5, 7))}",
        f"take shrine {name((5, 5))}",
        f"take villager {name((6, 7))}",
    ]
    village.do(f"take oven {name((5, 7))}").cell((5, 6))
    assert (village.at((5, 6)), village.at((5, 7))) == ("Y1o", "R1")
    assert village.options()[-1] == "stop"
    stopped = Village(drawn, seats="YBR", mode="expert").power("Y").do("use", f"take oven {name((5, 7))}")
    stopped.cell((5, 6)).do("stop")
    assert stopped.at((5, 5)) == "B1s"
    village.do(f"take shrine {name((5, 5))}")
    assert village.at((6, 6)) == "Y1s"
    assert village.asked() == "nothing"


@pytest.mark.rule("HO-20.16", "HO-R54")
def test_only_what_can_be_placed_can_be_taken() -> None:
    village = Village("at 5,5\nB1s Y1o R1v", seats="YBR", mode="expert").power("Y").do("use")
    assert village.at((5, 6)) == "Y1ov"  # no free roof: only the villager could be taken
    assert village.at((5, 5)) == "B1s"


@pytest.mark.rule("HO-20.16", "HO-R54")
def test_a_pen_that_makes_its_own_place_can_be_taken() -> None:
    village = Village("at 0,0\nY1 pR B1\nR1 .  B1\nR1 R1 B1", seats="YBR", mode="expert")
    assert village.pens("Y") == set()
    village.power("Y").do("use")
    assert village.at((0, 1)) == "pL"


@pytest.mark.rule("HO-20.14", "HO-R49")
def test_oleyli_can_take_the_shaman() -> None:
    drawn = "at 5,5\nB1* Y1"
    village = Village(drawn, seats="YB", mode="expert").power("Y").do("use")
    assert village.at((5, 6)) == "Y1*"
    assert Village(drawn, seats="YB", mode="expert", shaman_is_element=False).power("Y").asked() == "nothing"


# -- Ruples ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-20.19", "HO-R55", "HO-4.16")
def test_v57_ruples_move_the_shaman() -> None:
    village = Village("at 5,5\nG1* P1", seats="PG", mode="expert").power("P").do("use", "site 1").cell((4, 6))
    assert village.at((4, 6)) == "P1*"
    assert village.at((5, 5)) == "G1"
    storey = Village("at 5,5\nG1 P1", seats="PG", mode="expert").power("P").do("use", "site storey")
    assert storey.at((5, 6)) == "P2*"  # from its space, on a storey


@pytest.mark.rule("HO-20.20", "HO-R55")
def test_ruples_without_a_house() -> None:
    village = Village("at 5,5\nG1* P1", seats="PG", mode="expert")
    village.set("P", layout.STOCK, 0)
    assert village.power("P").asked() == "nothing"
