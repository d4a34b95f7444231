"""Two players. Rules GS-14."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.tables import CARD_IDS
from brettwerk.kernel.rng import Rng
from tests.glasstrasse.scenario import KIND_NAMES, Scenario, fresh

# Cards without entry cost come first, so that a card played always asks for an action.
A = "feudal_lord pit_worker forest_manager pond_builder land_builder"
B = "supplier master_builder carpenter woodcutter clay_worker"


def duel(one: str, two: str, cup: int = 0) -> Scenario:
    s = fresh(2)
    s.v[layout.CUP] = cup
    return s.pick(one, two)


def waive(s: Scenario) -> Scenario:
    """Waives whatever is being resolved."""
    while not s.resting and s.decision != "extra_card" and not s.state.over:
        s.do("skip" if s.decision == "entry" else "end")
    return s


def play(s: Scenario, *cards: str) -> Scenario:
    """Plays and waives cards in turn."""
    for card in cards:
        waive(s.do(f"play {card}"))
    return s


@pytest.mark.rule("GS-14.1", "GS-14.9")
def test_everything_else_is_as_with_more_players() -> None:
    s = duel(A, B)
    assert [len(s.row(kind)) for kind in KIND_NAMES] == [4, 4, 4]
    assert [len(s.hand(seat)) for seat in (0, 1)] == [5, 5]
    assert s.v[layout.PERIODS] == 4
    play(s, "pit_worker").do("play supplier", "action 1", "good clay", "take all")
    assert (s.acting(), s.decision) == ("A", "gift")


@pytest.mark.rule("GS-14.2")
@pytest.mark.parametrize("cup", [0, 1])
def test_cards_are_played_openly_in_turn_from_the_cup(cup: int) -> None:
    s = duel(A, B, cup)
    order = ""
    for _ in range(8):
        assert s.decision == "play_card"
        order += s.acting()
        assert s.laid(0) == s.laid(1) == ""
        assert set(s.offered("play")) == s.hand(s.state.to_act()[0])
        waive(s.do(s.offers()[-1]))
    assert order == ("AB" if cup == 0 else "BA") * 4


@pytest.mark.rule("GS-14.2", "GS-4.4")
def test_a_card_is_resolved_before_the_next_one_is_played() -> None:
    s = duel(A, B).do("play pit_worker")
    assert (s.acting(), s.decision) == ("A", "action")
    s.do("end")
    assert (s.acting(), s.decision) == ("B", "play_card")
    assert s.aside(0) == {"pit_worker"}


@pytest.mark.rule("GS-14.3")
def test_the_opponent_must_play_along_and_must_not_with_full_notches() -> None:
    s = duel(A, A)
    play(s, "feudal_lord")
    assert s.notches(1) == {"feudal_lord"}
    s.set_cards(0, hand="pit_worker forest_manager pond_builder", notches="land_builder supplier")
    s.set_cards(1, hand="pit_worker forest_manager pond_builder", notches="feudal_lord", aside="carpenter")
    s.rest().do("play pit_worker")
    assert s.notches(0) == {"land_builder", "supplier"}
    assert "pit_worker" in s.hand(0)
    s.do("action 2", "good clay", "take all")
    assert (s.acting(), s.decision) == ("B", "action")  # alone


@pytest.mark.rule("GS-14.4", "GS-R24", "GS-13.1")
def test_the_period_ends_when_a_hand_is_empty_after_the_resolution() -> None:
    s = duel(A, B)
    s.set_cards(0, hand="pit_worker", aside="forest_manager pond_builder land_builder supplier")
    s.set_cards(1, hand="carpenter woodcutter", aside="master_builder clay_worker supplier")
    s.rest()  # the only card is played at once
    assert s.decision == "action"  # the card in progress is still resolved
    s.do("action 2", "good clay", "take all", "end")
    assert s.decision == "pick_card"
    assert s.v[layout.PERIOD] == 2


@pytest.mark.rule("GS-14.5", "GS-14.6", "GS-14.8", "GS-R24")
def test_three_cards_left_allow_one_more_alone() -> None:
    s = duel(A, B)
    s.set_cards(0, hand="pit_worker", aside="forest_manager pond_builder", notches="master_builder carpenter")
    s.set_cards(1, hand="supplier woodcutter clay_worker", aside="master_builder carpenter")
    s.rest().do("end")  # the only card is played at once
    assert (s.acting(), s.decision) == ("B", "extra_card")
    assert s.offers() == ["play supplier", "play woodcutter", "play clay_worker", "pass"]
    passed = s.fork().do("pass")
    assert passed.decision == "pick_card"
    assert passed.v[layout.PERIOD] == 2
    s.do("play woodcutter", "pay", "forest f1", "action 1", "take all")
    assert s.offers()[:2] == ["action 2", "end"]
    assert len(s.hand(1)) == 2
    s.do("action 2", "take all")
    assert s.decision == "pick_card"


@pytest.mark.rule("GS-14.5")
def test_the_extra_card_belongs_to_whoever_holds_three() -> None:
    s = duel(A, B, cup=1)
    s.set_cards(1, hand="supplier", aside="master_builder carpenter", notches="pit_worker feudal_lord")
    s.set_cards(0, hand="forest_manager pond_builder land_builder", aside="pit_worker feudal_lord")
    waive(s.rest())
    assert (s.acting(), s.decision) == ("A", "extra_card")
    assert s.offers() == ["play forest_manager", "play pond_builder", "play land_builder", "pass"]
    s.do("play pond_builder", "action 1", "on r2c3", "action 2", "good water", "take all")
    assert s.good("water") == 6
    assert s.v[layout.PERIOD] == 2


@pytest.mark.rule("GS-14.5")
@pytest.mark.parametrize("left", [1, 2])
def test_fewer_cards_left_allow_nothing(left: int) -> None:
    s = duel(A, B)
    s.set_cards(0, hand="pit_worker", aside="forest_manager pond_builder feudal_lord land_builder")
    hand = ["supplier", "woodcutter"][:left]
    s.set_cards(1, hand=hand, aside=[c for c in CARD_IDS[10:] if c not in hand][: 5 - left])
    s.rest().do("end")  # the only card is played at once
    assert s.decision == "pick_card"


@pytest.mark.rule("GS-14.5", "GS-14.6", "GS-14.7")
def test_only_the_player_without_the_cup_can_be_left_with_three_cards() -> None:
    rng = Rng(5)
    extras = 0
    for seed in range(150):
        s = fresh(2, seed=seed)
        while s.v[layout.PERIOD] <= 2 and not s.state.over:
            seat = s.state.to_act()[0]
            if s.decision == "extra_card":
                extras += 1
                assert seat != s.v[layout.CUP]
                assert len(s.hand(seat)) == 3
                assert s.hand(1 - seat) == set()
            acts = s.state.legal(seat)
            s.state.apply(seat, acts[rng.below(len(acts))])
    assert extras > 0


@pytest.mark.rule("GS-14.9", "GS-13.4")
@pytest.mark.parametrize("cup", [0, 1])
def test_the_cup_changes_hands_after_each_period(cup: int) -> None:
    s = duel(A, B, cup)
    while s.v[layout.PERIOD] == 1:
        waive(s.do(s.offers()[0]))
        if s.decision == "extra_card":
            s.do("pass")
    assert s.v[layout.CUP] == 1 - cup


@pytest.mark.rule("GS-14.3", "GS-14.4", "GS-14.5")
def test_v51_three_cards_left() -> None:
    # A: a1 pit_worker, a2 forest_manager, a3 pond_builder, and b1, b2; B: b1 supplier, b2 carpenter and three more.
    s = duel(
        "pit_worker forest_manager pond_builder supplier carpenter",
        "supplier carpenter woodcutter clay_worker fish_farmer",
    )
    play(s, "pit_worker", "supplier", "forest_manager", "carpenter")
    assert s.notches(0) == {"supplier", "carpenter"}
    assert s.aside(0) == {"pit_worker", "forest_manager", "pond_builder"}  # the last one was no choice
    assert s.hand(0) == set()
    assert (s.acting(), s.decision) == ("B", "extra_card")
    s.do("play clay_worker", "pay", "action 1", "take all", "action 2", "take all")
    assert s.good("clay", 1) == 5
    assert s.v[layout.PERIOD] == 2


@pytest.mark.rule("GS-14.4")
def test_v52_the_hand_becomes_empty_by_playing_along() -> None:
    s = duel(A, B)
    s.set_cards(0, hand="pit_worker forest_manager", aside="feudal_lord pond_builder land_builder")
    s.set_cards(1, hand="pit_worker", aside="supplier carpenter woodcutter", notches="clay_worker")
    s.rest().do("play pit_worker")
    assert s.notches(1) == {"clay_worker", "pit_worker"}
    s.do("action 2", "good clay", "take all")
    assert (s.acting(), s.decision) == ("B", "action")
    assert s.hand(0) == {"forest_manager"}
    s.do("action 2", "good clay", "take all")
    assert s.decision == "pick_card"
    assert (s.good("clay"), s.good("clay", 1)) == (3, 3)
