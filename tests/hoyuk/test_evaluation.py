"""Phase 3: naming blocks and winning reward cards. Rules HO-13.1 – HO-13.18, HO-17.4 – HO-17.8."""

from __future__ import annotations

from itertools import permutations

import pytest

from brettwerk.games.hoyuk import layout, tables
from brettwerk.games.hoyuk.evaluating import contested_piles, find_winners
from brettwerk.kernel.play import random_move
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION

from .scenario import GAME, Village, games

V17 = """
    at 2,2
    pD .   .   .
    R2 R1  x1  B1o
    .  R2o B1o .
    .  .   B1  pL
    at 2,9
    pD  .  .
    R1o R1 pL
    B1s .  .
    B1  pL .
    at 9,4
    R1s R1o
    """


def winners(village: Village, block: int) -> dict[str, str]:
    """Who wins which pile in a block."""
    packed = find_winners(village.state.v, block)
    found: dict[str, str] = {}
    for pile in range(len(GAME.view(village.state, 0)["piles"])):  # type: ignore[arg-type]
        winner = (packed >> (3 * pile)) & 7
        if winner != layout.NOBODY:
            found[tables.PILE_IDS[pile][5:]] = village.seats[winner]
    return found


@pytest.mark.rule("HO-13.5", "HO-13.7", "HO-13.8", "HO-13.9", "HO-13.11", "HO-13.13", "HO-R38", "HO-5.14")
def test_v17_evaluating_three_blocks() -> None:
    village = Village(V17, seats="RB")
    assert winners(village, 0) == {"pen": "R", "oven": "B"}
    assert winners(village, 1) == {"shrine": "B", "pen": "R", "oven": "R"}
    assert winners(village, 2) == {}


@pytest.mark.rule("HO-13.1", "HO-13.3")
def test_blocks_are_named_in_turn_from_the_start_player() -> None:
    village = Village("at 0,0\nR1o B1 Y1\nat 4,0\nR1 B1o\nat 8,0\nR1o Y1\nat 12,0\nB1o Y1", seats="RBY")
    village.listen().evaluate("B")
    namers = []
    while village.asked() == "name_block":
        namers.append(village.acting())
        village.do(village.options()[0])
    assert namers[:2] == ["B", "Y"]
    told = [words for words in village.told() if words[0] in ("named", "won")]
    order = [words[1] for words in told if words[0] == "named"]
    assert order == ["B", "Y", "R", "B"]
    for i, words in enumerate(told):
        if words[0] == "won":  # all cards of a block before the next block is named
            assert words[4] == next(w[2] for w in reversed(told[:i]) if w[0] == "named")


@pytest.mark.rule("HO-13.2", "HO-R29")
def test_every_block_is_evaluated_once_except_ruins() -> None:
    village = Village("at 0,0\nR1o B1\nat 4,0\nx1\nat 8,0\nR1 R1", seats="RB").listen().evaluate("R")
    assert [words[2] for words in village.told() if words[0] == "named"] == ["1", "3"]


@pytest.mark.rule("HO-13.4")
def test_the_order_of_the_piles_makes_no_difference() -> None:
    """Each pile has its own cards, so what is won in a block is the set of all its winners at once."""
    village = Village(V17, seats="RB").listen().evaluate("R")
    while village.asked() == "name_block":
        village.do(village.options()[0])
    won = sorted(words[1:3] + words[4:] for words in village.told() if words[0] == "won")
    assert won == sorted(
        [["R", "pile_pen", "1"], ["B", "pile_oven", "1"]]
        + [["B", "pile_shrine", "2"], ["R", "pile_pen", "2"], ["R", "pile_oven", "2"]]
    )


@pytest.mark.rule("HO-13.5", "HO-R36")
def test_a_block_with_one_resident_gives_nothing() -> None:
    village = Village("at 0,0\nR1o R1s x1 R1\npU .  .  .", seats="RB").listen().evaluate("R")
    assert "won" not in village.heard()


@pytest.mark.rule("HO-13.6", "HO-R37", "HO-13.18")
def test_v61_naming_that_matters() -> None:
    drawn = "at 0,0\nR1o B1\nat 3,0\nR1 B1o pL\nat 6,0\nR1\nat 9,0\nB1"
    village = Village(drawn).evaluate("R")
    assert village.asked() == "name_block"
    assert village.options() == ["name 1", "name 2", "name 3"]
    village.do("name 3")  # a dead block passes the choice on
    assert village.acting() == "B"
    assert village.options() == ["name 1", "name 2", "name 4"]
    live = Village(drawn, name_inert_blocks=False).evaluate("R")
    assert live.options() == ["name 1", "name 2"]
    every = Village(drawn, auto_name_block=False).evaluate("R")
    assert every.options() == ["name 1", "name 2", "name 3", "name 4"]


@pytest.mark.rule("HO-13.1", "HO-13.4")
def test_v60_naming_without_a_question() -> None:
    village = Village("at 0,0\nR1o B1\nat 3,0\nR1o B1s\nat 6,0\nR1", seats="RB").listen().evaluate("R")
    assert village.asked() != "name_block"
    assert [words[2] for words in village.told() if words[0] == "named"] == ["1", "2", "3"]


@pytest.mark.rule("HO-13.8")
def test_the_winner_takes_the_top_card() -> None:
    village = Village("at 0,0\nR1o B1").pile("oven", "joker", "pen").listen().evaluate("R")
    assert village.hand("R") == {"joker": 1}
    assert village.cards("oven") == ["pen"]
    assert ["new_top", "-", "pile_oven", "pen"] in village.told()


@pytest.mark.rule("HO-13.9", "HO-R62")
def test_what_nobody_has_gives_no_card() -> None:
    village = Village("at 0,0\nR1 B1\nB1 .", mode="advanced")
    assert winners(village, 0) == {"house": "B"}


@pytest.mark.rule("HO-13.10", "HO-13.12", "HO-13.13")
@pytest.mark.parametrize("piece", ["o", "s"])
def test_ties_go_to_pieces_on_tall_houses(piece: str) -> None:
    pile = {"o": "oven", "s": "shrine"}[piece]
    assert winners(Village(f"at 0,0\nR2{piece} B1{piece}"), 0) == {pile: "R"}
    assert winners(Village(f"at 0,0\nR1{piece} B1{piece}"), 0) == {}
    assert winners(Village(f"at 0,0\nR2{piece} B1{piece}\n. B1{piece}"), 0) == {pile: "B"}
    assert winners(Village(f"at 0,0\nR1{piece} B1{piece}\nR2 ."), 0) == {}  # the tall house must carry it


@pytest.mark.rule("HO-13.11", "HO-13.12", "HO-R38")
def test_ties_for_pens_go_to_pens_of_tall_houses() -> None:
    assert winners(Village("at 0,0\nR2 B1\npU pU"), 0) == {"pen": "R"}
    assert winners(Village("at 0,0\nR2 R1 B1\n.  pU pU"), 0) == {}
    village = Village("at 0,0\nR1 B1\npU pU").evaluate("R")
    assert village.hand("R") == {}
    assert village.hand("B") == {}
    assert len(village.cards("pen")) == 10  # the card stays


@pytest.mark.rule("HO-13.14", "HO-R43")
def test_hands_are_hidden_on_screen_and_known_to_bots() -> None:
    village = Village("at 0,0\nR1o B1").pile("oven", "joker", "pen").evaluate("R")
    shown = GAME.view(village.state, 1)["players"][0]  # type: ignore[index, call-overload]
    assert (shown["hand"], shown["cards"]) == (None, 1)
    assert GAME.view(village.state, 0)["players"][0]["hand"] == {"joker": 1}  # type: ignore[index, call-overload]
    hand = layout.part(0) + layout.HAND
    assert list(village.state.veil(1)[hand : hand + 7]) == list(village.state.v[hand : hand + 7])
    opened = Village("at 0,0\nR1o B1", open_hands=True).pile("oven", "joker", "pen").evaluate("R")
    assert GAME.view(opened.state, 1)["players"][0]["hand"] == {"joker": 1}  # type: ignore[index, call-overload]


@pytest.mark.rule("HO-13.15")
def test_a_block_gives_one_card_per_pile_at_most() -> None:
    village = Village("at 0,0\nR1o R1o R1o B1").pile("oven", "pen", "pen", "pen").evaluate("R")
    assert village.hand("R") == {"pen": 1}


@pytest.mark.rule("HO-13.16", "HO-13.18", "HO-13.1")
@pytest.mark.parametrize(("named", "winner"), [("name 1", "R"), ("name 2", "B")])
def test_v50_a_pile_runs_out_during_phase_3(named: str, winner: str) -> None:
    village = Village("at 0,0\nR1o B1\nat 3,0\nR1 B1o").pile("oven", "joker").evaluate("R")
    assert village.options() == ["name 1", "name 2"]
    village.do(named)
    assert village.hand(winner) == {"joker": 1}
    assert village.hand("B" if winner == "R" else "R") == {}
    assert village.state.v[layout.CLOSED] == 1


@pytest.mark.rule("HO-13.16", "HO-13.17", "HO-R39")
def test_v51_a_closed_pile_stays_closed() -> None:
    drawn = "at 0,0\nR1o B1\nat 3,0\nR1 B1o"
    village = Village(drawn, seats="RBY").pile("oven", "joker").give("B", pen=1).evaluate("R").do("name 1")
    while village.asked() == "card_main":
        village.do("score pen" if "score pen" in village.options() else "pass")
    assert village.asked() == "return_pile"
    assert village.options() == ["return pile_shrine", "return pile_pen"]
    village.evaluate("R")
    assert village.hand("R") == {"joker": 1}
    reopened = Village(drawn, seats="RBY", red_hand_permanent=False).pile("oven", "joker").give("B", pen=1)
    reopened.evaluate("R").do("name 1")
    while reopened.asked() == "card_main":
        reopened.do("score pen" if "score pen" in reopened.options() else "pass")
    reopened.do("return pile_oven")
    assert reopened.cards("oven") == ["pen"]


@pytest.mark.rule("HO-17.4", "HO-17.5", "HO-17.6", "HO-17.7", "HO-17.8")
def test_v25_number_of_houses() -> None:
    village = Village("at 3,3\nR1 R2 R1\nB1 B1 B1", mode="advanced")
    assert winners(village, 0) == {"house": "R", "tall": "R"}
    level = Village("at 3,3\nR1 R2 R1\nB1 B1 B2", mode="advanced")
    assert winners(level, 0) == {}
    more = Village("at 3,3\nR2 R2 .\nB1 B1 B1", mode="advanced")
    assert winners(more, 0) == {"house": "B", "tall": "R"}


@pytest.mark.rule("HO-13.4", "HO-13.1")
def test_i26_without_contested_piles_the_order_of_naming_changes_nothing() -> None:
    rng = Rng(11)
    compared = 0
    for seed in games(60):
        state = GAME.new(3, seed, {"auto_name_block": False, "house_limit": "15"})
        while not state.over:
            asked = state.v[DECISION] == GAME.decisions.index("name_block")
            todo = [GAME.name(a) for a in state.legal(state.to_act()[0])]
            if asked and len(todo) <= 4 and contested_piles(state.v) == 0:
                results = set()
                for order in permutations(todo):
                    twin = state.clone()
                    for name in order:
                        if twin.v[DECISION] == GAME.decisions.index("name_block"):
                            twin.apply(twin.to_act()[0], GAME.parse(name))
                    hands = layout.part(0)
                    results.add(tuple(twin.v[hands + layout.HAND : hands + layout.HAND + 7]) + (twin.points(0),))
                assert len(results) == 1
                compared += 1
            random_move(state, rng)
    assert compared > 3
