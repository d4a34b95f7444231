"""Rounds and phases, the end of a round, the end of the game. Rules HO-2, HO-14 and HO-15."""

from __future__ import annotations

import pytest

from brettwerk.games.hoyuk import layout, tables
from brettwerk.kernel.play import random_move
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import OVER

from .scenario import GAME, Village

FIVE = "at 0,0\nB1 . B1 . B1 . B1 . B1"


def whole_rounds(village: Village, rounds: int) -> list[list[str]]:
    """Plays first options for that many rounds and tells the events."""
    last = village.state.v[layout.ROUND] + rounds
    while village.state.v[layout.ROUND] < last and not village.state.over:
        village.do(village.options()[0])
    return village.told()


def from_the_start(seats: str = "RBY", **options: object) -> Village:
    village = Village(seats=seats, **options).listen()
    v = village.state.v
    v[layout.ROUND], v[layout.PHASE] = 0, layout.COLOURS
    v[layout.CURSOR] = len(seats)
    village.state.settle()
    return village


@pytest.mark.rule("HO-2.1", "HO-2.5", "HO-2.7", "HO-2.8", "HO-14.10")
def test_four_phases_each_with_a_window() -> None:
    village = from_the_start()
    whole_rounds(village, 1)
    told = whole_rounds(village, 1)
    marks = {"round", "window", "dealt", "revealed", "named", "start_player"}
    order = [words[0] if words[0] != "window" else f"window {words[2]}" for words in told if words[0] in marks]
    flow = [word for i, word in enumerate(order) if i == 0 or order[i - 1] != word]
    begin = flow.index("window 2")
    assert flow[begin : begin + 6] == ["window 2", "revealed", "window 3", "named", "window 4", "start_player"]
    assert flow[-3:] == ["round", "window 1", "dealt"]


@pytest.mark.rule("HO-2.2", "HO-2.6", "HO-R21")
def test_v37_the_first_round() -> None:
    village = from_the_start()
    told = whole_rounds(village, 1)
    told = told[: next(i for i, words in enumerate(told) if words[:1] == ["round"] and words[2] == "2")]
    assert [words[2] for words in told if words[0] == "window"] == ["1", "3", "4"]
    assert not any(words[0] == "revealed" for words in told)
    assert sum(words[0] == "dealt" for words in told) == 6


@pytest.mark.rule("HO-2.3", "HO-2.4")
def test_the_start_player_is_first_in_every_phase_of_the_round() -> None:
    village = Village("at 6,6\nY1o Y1 Y1\nR1 R1 B1", seats="RBY")
    for letter in "RBY":
        village.give(letter, oven=8)
    village.window(1, "Y")
    first: dict[str, str] = {}
    while village.state.v[layout.ROUND] == 1 and village.phase() != "next_start":
        first.setdefault(village.phase(), village.acting())
        village.do(village.options()[-1])
    assert set(first.values()) == {"Y"}
    assert {"window_1", "build", "window_3", "window_4"} <= first.keys()


@pytest.mark.rule("HO-2.7", "HO-R21")
def test_windows_come_before_the_first_act_of_their_phase() -> None:
    village = Village(FIVE + "\nat 6,6\nR1 R1", seats="BR").give("B", oven=4)
    village.state.v[layout.ROUND] = 2
    village.window(1, "B")
    assert village.get("B", layout.TILE) == layout.NO_TILE  # no tile is dealt yet
    village.window(2, "B")
    assert village.state.v[layout.DISASTER] == layout.NO_DISASTER
    village.window(3, "B")
    assert village.state.v[layout.NAMED] == 0
    village.set("B", layout.PLAYED, 1)
    village.window(4, "B")
    assert village.get("B", layout.PLAYED) == 1


# -- phase 4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-14.1")
def test_cards_return_start_player_first() -> None:
    village = Village("at 0,0\nR1 . B1 . Y1", seats="RBY")
    for letter in "RBY":
        village.give(letter, oven=1)
    village.window(4, "B").do("score oven", "score oven", "score oven")
    turns = []
    while village.asked() == "return_pile":
        turns.append(village.acting())
        village.do("return pile_pen")
    assert turns == ["B", "Y", "R"]
    assert all(village.get(letter, layout.PLAYED) == 0 for letter in "RBY")


@pytest.mark.rule("HO-14.2", "HO-14.3", "HO-14.4", "HO-14.6", "HO-R40", "HO-13.17")
def test_v31_returning() -> None:
    village = Village(FIVE, seats="BRY").give("B", oven=1, joker=1, pen=1).pile("shrine").pile("pen", "house", "shrine")
    village.window(4, "B").do("score oven", "size 1", "score joker", "score pen")
    assert village.options() == ["return pile_oven", "return pile_pen"]
    refusal = village.state.refusals(0)[0]
    assert (refusal.name, refusal.rule) == ("return pile_shrine", "HO-13.17")
    village.do("return pile_pen")
    assert village.cards("pen") == ["house", "shrine", "oven", "joker", "pen"]


@pytest.mark.rule("HO-14.4")
@pytest.mark.parametrize(("mode", "piles"), [("basic", 3), ("advanced", 5), ("expert", 7)])
def test_any_open_pile_may_be_chosen(mode: str, piles: int) -> None:
    village = Village("at 0,0\nB1", seats="BRY", mode=mode).give("B", oven=1).window(4, "B").do("score oven")
    assert village.options() == [f"return {id}" for id in tables.PILE_IDS[:piles]]


@pytest.mark.rule("HO-14.5")
def test_a_pile_has_no_maximum_size() -> None:
    village = Village("at 0,0\nB1", seats="BRY", mode="expert")
    for n in range(60):
        village.give("B", oven=n % 2, joker=(n + 1) % 2)
        village.set("B", layout.PLAYED, 0)
        village.window(4, "B").do(village.options()[0], "return pile_pen")
    assert len(village.cards("pen")) == 70
    assert village.cards("pen")[10:] == ["joker", "oven"] * 30


@pytest.mark.rule("HO-14.6", "HO-R40")
def test_the_order_of_returned_cards_can_be_chosen() -> None:
    village = Village(FIVE, seats="BRY", return_order="choose").give("B", oven=2, joker=1).pile("pen", "house")
    village.window(4, "B").do("score oven", "size 2", "score joker", "return pile_pen")
    assert village.options() == ["card oven", "card joker"]
    village.do("card joker")
    assert village.cards("pen") == ["house", "joker", "oven", "oven"]
    assert village.asked() == "next_start"


@pytest.mark.rule("HO-14.7", "HO-R41")
def test_with_all_piles_closed_the_cards_leave_the_game() -> None:
    village = Village("at 0,0\nB1", seats="BRY").give("B", oven=1).pile("oven").pile("shrine").pile("pen")
    village.window(4, "B").do("score oven")
    assert village.asked() == "next_start"
    assert village.state.v[layout.GONE + tables.SYMBOL_NAMES.index("oven")] == 1
    assert village.get("B", layout.PLAYED) == 0


@pytest.mark.rule("HO-14.8", "HO-14.9")
def test_v32_the_next_start_player() -> None:
    village = Village(seats="RBY").window(4, "B")
    assert village.asked() == "next_start"
    assert village.options() == ["start C", "start A"]
    assert village.state.refusals(1)[0].rule == "HO-14.8"
    two = Village(seats="RB").listen().window(4, "B")
    assert two.state.v[layout.START] == 0
    assert ["start_player", "R"] in two.told()


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HO-15.1", "HO-15.3", "HO-15.4", "HO-4.15", "HO-R44")
def test_v24_the_last_house() -> None:
    village = Village("at 6,6\nB1 R1", seats="BR").listen()
    village.set("B", layout.BUILT, 24)
    village.set("B", layout.STOCK, 1)
    village.state.v[layout.ROUND] = 2
    village.build("B", "tile_pen_1", step=1).do("element house", "site new").cell((0, 0))
    assert village.state.v[layout.END] == 1
    assert ["lost", "B", "house"] not in village.told()
    assert village.asked() == "pen_cell"  # the pen is still built
    village.cell((0, 1))
    events = village.told()
    assert ["lost", "B", "house"] in events
    assert village.acting() == "R"
    while not village.state.over:
        village.do(village.options()[0])
    told = [words[0] if words[0] != "window" else f"window {words[2]}" for words in events + village.told()]
    assert told.count("dealt") == 2
    for word in ("window 2", "revealed", "window 3", "window 4", "ended"):
        assert word in told
    assert "start_player" not in told


@pytest.mark.rule("HO-15.2", "HO-R44", "HO-7.12")
def test_storeys_and_lost_houses_count_as_built() -> None:
    village = Village("at 6,6\nB2 B1 R1", house_limit="15")
    assert village.get("B", layout.BUILT) == 3
    village.strike("earthquake_1", "B").lose((6, 6))
    assert village.get("B", layout.BUILT) == 3
    village.set("B", layout.BUILT, 14)
    village.house("B", (6, 7))  # a storey
    assert village.state.v[layout.END] == 1


@pytest.mark.rule("HO-15.1", "HO-15.7", "HO-R42", "HO-16.1")
def test_v52_the_end_in_a_window() -> None:
    village = Village("at 6,6\nB1", seats="BR").give("B", house=1).listen()
    village.set("B", layout.BUILT, 24)
    village.set("B", layout.STOCK, 1)
    village.window(4, "B").do("build house", "site 1").cell((6, 7))
    assert village.state.over
    told = village.heard()
    assert "returned" not in told
    assert "start_player" not in told
    assert told[-1] == "ended"


def checkerboard(blue: str) -> Village:
    village = Village(seats="RB")
    for row in range(13):
        for column in range(row % 2, 13, 2):
            village.draw({(row, column): blue if (row, column) == (6, 6) else "R1"})
    for letter in "RB":
        village.set(letter, layout.STOCK, 5)
    village.state.v[layout.END] = 0
    return village


@pytest.mark.rule("HO-15.5", "HO-15.6", "HO-R45", "HO-4.15")
def test_v30_no_place_for_a_house() -> None:
    village = checkerboard("B2")
    assert village.founding() | village.ground("B") | village.storeys("B") == set()
    assert village.element("B", "oven").at((6, 6)) == "B2o"
    assert village.storeys("R")
    village.build("B", "tile_oven_1", step=2)
    assert village.state.v[layout.END] == 0


@pytest.mark.rule("HO-15.5", "HO-R45")
def test_no_room_for_anybody_is_the_end() -> None:
    village = checkerboard("B2").listen()
    for row in range(13):
        for column in range(row % 2, 13, 2):
            if (row, column) != (6, 6):
                village.state.v[layout.TALL + row + 1] |= 1 << column
    village.build("B", "tile_oven_1", step=2)
    assert "no_room" in village.heard()
    assert village.state.over or village.state.v[layout.END] == 1
    ground = Village("at 6,6\nB1", no_room_test="ground_only")
    assert ground.state.v[layout.END] == 0


@pytest.mark.rule("HO-15.7", "HO-R42")
def test_nothing_is_returned_in_the_last_round() -> None:
    village = Village(FIVE, seats="BRY").give("B", oven=1)
    village.state.v[layout.END] = 1
    village.window(4, "B").do("score oven")
    assert village.state.over
    assert village.get("B", layout.PLAYED) == 1


@pytest.mark.rule("HO-14.10", "HO-2.8", "HO-14.8")
def test_rounds_follow_one_another_with_another_start_player() -> None:
    state = GAME.new(4, 3)
    rng = Rng(2)
    starts: dict[int, int] = {}
    while not state.v[OVER]:
        starts[int(state.v[layout.ROUND])] = int(state.v[layout.START])
        random_move(state, rng)
    assert list(starts) == list(range(1, len(starts) + 1))
    assert all(starts[n] != starts[n + 1] for n in range(1, len(starts)))
