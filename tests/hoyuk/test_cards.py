"""Playing reward cards. Rules HO-3.1 – HO-3.33."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import layout, tables
from brettwerk.kernel.errors import IllegalAction

from .scenario import GAME, Village

FIVE = "at 0,0\nB1 . B1 . B1 . B1 . B1"
EIGHT = FIVE + "\nat 2,0\nB1 . B1 . B1"


@pytest.mark.rule("HO-3.1", "HO-3.2")
def test_cards_are_played_in_windows_only() -> None:
    village = Village(FIVE, seats="BR").give("B", shrine=3, joker=1)
    village.build("B", "tile_shrine_1", step=1)
    asked = []
    while village.phase() in ("build", "deal"):
        asked.append(village.asked())
        assert not any(option.startswith(("score", "build")) for option in village.options())
        village.do(village.options()[0])
    assert "build_pick" in asked
    assert "card_main" not in asked  # not even between the two steps, though there were cards and families


@pytest.mark.rule("HO-3.3", "HO-3.6", "HO-2.3")
def test_in_a_window_each_player_has_one_turn_clockwise() -> None:
    village = Village("at 0,0\nR1 . B1 . Y1", seats="RBY")
    for letter in "RBY":
        village.give(letter, oven=2)
    village.window(1, "B")
    turns = []
    while village.phase() == "window_1":
        turns.append(village.acting())
        village.do("pass")
    assert turns == ["B", "Y", "R"]


@pytest.mark.rule("HO-3.4", "HO-3.5", "HO-R22")
def test_a_turn_mixes_building_and_scoring_freely() -> None:
    village = Village(FIVE, seats="BR").give("B", oven=2, shrine=2, house=1).window(1, "B")
    assert "pass" in village.options()
    village.do("score oven", "size 1", "build shrine").cell((0, 0))
    village.do("score oven").do("build house", "site new").cell((9, 9))
    village.do("score shrine")
    assert village.score("B") == 3
    assert village.get("B", layout.PLAYED) == 5
    assert village.phase() != "window_1"  # no card is left


@pytest.mark.rule("HO-3.7", "HO-3.17", "HO-3.21", "HO-R25")
def test_v20_two_uses() -> None:
    village = Village("at 6,6\nB1").give("B", shrine=1).window(1, "B")
    assert village.options() == ["score shrine", "build shrine", "pass"]
    built = Village("at 6,6\nB1").give("B", shrine=1).window(1, "B").do("build shrine")
    assert (built.at((6, 6)), built.score("B"), built.hand("B")) == ("B1s", 0, {})
    village.do("score shrine")
    assert (village.at((6, 6)), village.score("B"), village.hand("B")) == ("B1", 1, {})


@pytest.mark.rule("HO-3.8", "HO-3.10")
def test_v18_families_limit_cards() -> None:
    village = Village(FIVE, seats="BR").give("B", shrine=5, joker=3).window(1, "B").do("score shrine")
    assert village.options() == [f"size {n}" for n in range(1, 6)]
    village.do("size 5")
    assert village.phase() != "window_1"
    one = Village("at 6,0\n" + "B1 " * 12, seats="BR").give("B", shrine=5).window(1, "B").do("score shrine")
    assert one.score("B") == 1
    assert one.phase() != "window_1"


@pytest.mark.rule("HO-3.9", "HO-R23")
def test_the_limit_is_tested_before_every_play() -> None:
    village = Village("at 0,0\nB1 . B1 . B1", seats="BR").give("B", shrine=5).window(1, "B").do("score shrine")
    assert village.options() == ["size 1", "size 2", "size 3"]
    refusal = village.state.refusals(0)[0]
    assert (refusal.name, refusal.reason, refusal.rule, refusal.args) == (
        "size 4",
        "families_short",
        "HO-3.9",
        {"missing": 1},
    )
    with pytest.raises(IllegalAction, match="families_short"):
        village.do("size 4")
    village.do("size 2", "score shrine")
    assert village.score("B") == 3 + 1


@pytest.mark.rule("HO-3.11")
def test_families_of_one_block_count_separately() -> None:
    village = Village("at 5,5\nB1 x1 B1\nR1 .  .").give("B", oven=2)
    assert village.blocks() == 1
    assert village.window(1, "B").do("score oven").options() == ["size 1", "size 2"]


@pytest.mark.rule("HO-3.12", "HO-R23", "HO-3.19")
def test_v47_founding_raises_the_allowance() -> None:
    village = Village("at 6,6\nB1").give("B", house=1, oven=1).window(1, "B").do("build house", "site new")
    village.cell((0, 0))
    assert (village.families("B"), village.get("B", layout.PLAYED)) == (2, 1)
    assert "score oven" in village.options()
    other = Village("at 6,6\nB1").give("B", house=1, oven=1).window(1, "B").do("build house", "site 1").cell((6, 7))
    assert other.phase() != "window_1"
    assert other.hand("B") == {"oven": 1}


@pytest.mark.rule("HO-3.12", "HO-3.13", "HO-3.14")
def test_v48_merging_lowers_the_allowance() -> None:
    village = Village(
        """
        at 5,5
        B1 x1 B1
        B1 x1 B1
        B1 .  .
        """,
        seats="RB",
    ).give("B", house=1, oven=1)
    village.set("B", layout.PLAYED, 1)
    village.window(1, "B").do("build house", "site 1").cell((5, 6))
    assert (village.families("B"), village.get("B", layout.PLAYED)) == (1, 2)
    assert village.phase() != "window_1"
    assert village.hand("B") == {"oven": 1}


@pytest.mark.rule("HO-3.13", "HO-3.14", "HO-3.9")
def test_v19_families_lost_after_playing() -> None:
    village = Village("at 0,0\nB1 . B1 . B1\nat 6,6\nR1 R1 R1").give("B", shrine=4).window(1, "B")
    village.do("score shrine", "size 3")
    assert village.score("B") == 5
    village.strike("tornado_2", "R")  # fewest tall houses: all blocks
    village.lose((6, 6))
    assert village.families("B") == 0
    assert village.score("B") == 5
    assert village.hand("B") == {"shrine": 1}
    for phase in (3, 4):
        village.window(phase, "B")
        assert village.asked() != "card_main"


@pytest.mark.rule("HO-3.15")
def test_played_cards_lie_open_until_phase_4() -> None:
    village = Village(FIVE, seats="BRG").give("B", shrine=2, oven=1).window(1, "B").do("score shrine", "size 2")
    assert village.get("B", layout.PLAYED) == 2
    for seat in range(3):
        players = GAME.view(village.state, seat)["players"]
        assert players[0]["played"] == ["shrine", "shrine"]  # type: ignore[index, call-overload]
    village.do("pass")
    village.window(4, "B").do("pass", "return pile_pen")
    assert village.get("B", layout.PLAYED) == 0


@pytest.mark.rule("HO-3.16", "HO-13.14")
def test_cards_won_in_phase_3_can_be_played_in_phase_4() -> None:
    village = Village("at 6,6\nR1o B1").pile("oven", "shrine", "pen").evaluate("R")
    assert village.phase() == "window_4"
    assert village.acting() == "R"
    assert "score shrine" in village.options()


@pytest.mark.rule("HO-3.17", "HO-18.3")
@pytest.mark.parametrize("symbol", ["house", "oven", "pen", "shrine", "cattle", "villager"])
def test_a_card_builds_the_element_of_its_symbol(symbol: str) -> None:
    village = Village("at 6,6\nB1 pL", mode="expert").give("B", **{symbol: 1}).listen().window(1, "B")
    village.do(f"build {symbol}")
    while village.asked() in ("house_site", "house_cell", "pen_cell", "pen_owner", "piece_cell"):
        village.do(village.options()[-1])
    told = village.told()
    built = {"house": "storey", "pen": "pen"}.get(symbol, "placed")
    assert any(words[0] == built and (built != "placed" or words[2] == symbol) for words in told)


@pytest.mark.rule("HO-3.18")
def test_cards_build_anywhere_by_the_same_rules() -> None:
    village = Village("at 6,3\nB1 R1 R1", seats="RBY").give("Y", house=1)
    village.set("Y", layout.FAMILIES, 1)
    village.window(1, "Y").do("build house", "site 1")
    assert village.offered_cells() == {(5, 3), (6, 2), (7, 3), (5, 4), (5, 5), (6, 6), (7, 4), (7, 5)}


@pytest.mark.rule("HO-3.19", "HO-R49", "HO-19.3", "HO-19.1")
def test_v69_joker_and_shaman() -> None:
    village = Village("at 6,6\nB1", mode="expert").give("B", joker=1).window(1, "B").do("build joker")
    assert "element shaman" in village.options()
    village.do("element shaman")
    assert village.at((6, 6)) == "B1*"
    away = Village("at 6,6\nB1*", mode="expert").give("B", joker=1).window(1, "B").do("build joker")
    assert "element shaman" not in away.options()
    off = Village("at 6,6\nB1", mode="expert", shaman_is_element=False).give("B", joker=1)
    assert "element shaman" not in off.window(1, "B").do("build joker").options()


@pytest.mark.rule("HO-3.20", "HO-R61")
def test_a_card_without_a_place_can_only_be_scored() -> None:
    village = Village("at 6,6\nB1o").give("B", shrine=1, oven=1).window(1, "B")
    assert village.options() == ["score oven", "score shrine", "pass"]
    empty = Village("at 6,6\nB1").give("B", house=1)
    empty.set("B", layout.STOCK, 0)
    assert empty.window(1, "B").options() == ["score house", "pass"]


@pytest.mark.rule("HO-3.21", "HO-R25", "HO-3.29")
@pytest.mark.parametrize(("size", "points"), [(1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_points_of_groups(size: int, points: int) -> None:
    village = Village(EIGHT, seats="BR").give("B", pen=8).window(1, "B").do("score pen", f"size {size}")
    assert village.score("B") == points
    assert village.state.options(0)[0].name == "score pen"


@pytest.mark.rule("HO-3.22", "HO-3.23", "HO-R24", "HO-20.3")
def test_v54_jokers() -> None:
    village = Village(FIVE, seats="BR").give("B", shrine=3, joker=2).window(1, "B").do("score shrine", "size 5")
    assert (village.score("B"), village.hand("B")) == (12, {})
    pair = Village(FIVE, seats="BR").give("B", joker=2).window(1, "B").do("score joker", "size 2")
    assert pair.score("B") == 3
    seven = Village(EIGHT, seats="BR").give("B", shrine=6, joker=1).window(1, "B")
    seven.do("score shrine", "size 5", "score shrine", "size 2")
    assert (seven.score("B"), seven.hand("B")) == (15, {})


@pytest.mark.rule("HO-3.22", "HO-R24")
def test_jokers_are_used_last_unless_the_player_is_asked() -> None:
    village = Village(EIGHT, seats="BR").give("B", shrine=3, joker=3).window(1, "B").do("score shrine", "size 3")
    assert village.hand("B") == {"joker": 3}
    asked = Village(EIGHT, seats="BR", joker_split="ask").give("B", shrine=3, joker=3).window(1, "B")
    asked.do("score shrine", "size 4")
    assert asked.options() == ["jokers 1", "jokers 2", "jokers 3"]
    asked.do("jokers 3")
    assert asked.hand("B") == {"shrine": 2}


@pytest.mark.rule("HO-3.23", "HO-R24")
def test_groups_of_jokers_can_be_switched_off() -> None:
    village = Village(FIVE, seats="BR", joker_only_group=False).give("B", joker=2).window(1, "B")
    assert village.options() == ["build joker", "pass"]


@pytest.mark.rule("HO-3.24", "HO-3.26")
def test_v22_eight_cards() -> None:
    village = Village(EIGHT, seats="BR").give("B", oven=8).window(1, "B").do("score oven")
    assert village.options()[-1] == "size 5"
    village.do("size 5", "score oven", "size 3")
    assert village.score("B") == 17


@pytest.mark.rule("HO-3.25", "HO-R27", "HO-3.21")
def test_v21_four_cards() -> None:
    four = "at 0,0\nB1 . B1 . B1 . B1"
    cards = {"shrine": 1, "oven": 1, "pen": 1, "house": 1}
    village = Village(four, seats="BR").give("B", **cards).window(1, "B")
    village.do("score house", "score oven", "score pen", "score shrine")
    assert village.score("B") == 4
    same = Village(four, seats="BR").give("B", shrine=4).window(1, "B").do("score shrine", "size 4")
    assert same.score("B") == 8
    built = Village(four, seats="BR").give("B", **cards).window(1, "B")
    built.do("build oven").cell((0, 0)).do("build shrine").cell((0, 2)).do("build pen").cell((1, 0))
    built.do("build house", "site new").cell((9, 9))
    assert built.score("B") == 0
    assert built.hand("B") == {}


@pytest.mark.rule("HO-3.27")
def test_v23_two_windows() -> None:
    village = Village(FIVE, seats="BR").give("B", shrine=5).window(1, "B").do("score shrine", "size 3")
    assert village.score("B") == 5
    village.do("pass").window(3, "B").do("score shrine", "size 2")
    assert village.score("B") == 8


@pytest.mark.rule("HO-3.28", "HO-R26")
def test_a_group_is_not_enlarged_later() -> None:
    village = Village(FIVE, seats="BR").give("B", shrine=5).window(1, "B")
    village.do("score shrine", "size 3", "score shrine", "size 2")
    assert village.score("B") == 5 + 3


@pytest.mark.rule("HO-3.30", "HO-3.32", "HO-11.20", "HO-R33")
def test_points_come_from_groups_and_never_fall() -> None:
    village = Village("at 6,6\nR1 B1 R1 B1\nB1 . . .").give("B", shrine=2)
    village.set("B", layout.SCORE, 7)
    village.strike("earthquake_2", "B").lose((6, 7))
    assert village.score("B") == 7
    assert village.hand("B") == {"shrine": 2}
    village.element("B", "oven")
    assert village.score("B") == 7


@pytest.mark.rule("HO-3.31")
def test_there_is_no_hand_limit() -> None:
    village = Village("at 6,6\nR1o B1").give("R", oven=40).pile("oven", "oven", "oven").evaluate("R")
    assert village.hand("R") == {"oven": 41}


@pytest.mark.rule("HO-3.33", "HO-1.20")
def test_pictures_mean_nothing() -> None:
    rows = [row for row in tables.REWARD_ROWS if row.text("symbol") == "shrine"]
    assert len({(row.text("text_en"), row.text("text_de")) for row in rows}) == 1
