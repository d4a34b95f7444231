"""Resolving a specialist: entry cost, one or two actions. Rules GS-5."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse.tables import CARD_IDS, CARD_ROWS
from tests.glasstrasse.scenario import BARREN, Scenario, given

RICH = "G{0|0,3,3,3,3} B{0|0,3,3}"
TWINS = ["master_builder", "woodcutter", "clay_worker", "charcoal_burner"]


def enter(s: Scenario, card: str) -> Scenario:
    """Pays the entry cost, whatever it is."""
    if s.decision == "entry":
        s.do("pay")
    if s.decision == "forest":
        s.do("forest f1")
    if s.decision == "pay_wheel":
        s.do("from glass_wheel")
    assert s.decision == "action", card
    return s


def finish(s: Scenario) -> Scenario:
    """Answers everything inside an action with the first offer, until the next action or rest."""
    while s.decision not in ("action", "entry") and not s.resting:
        s.do(s.offers()[0])
    return s


@pytest.mark.rule("GS-5.1")
@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_offers_two_actions(card: str) -> None:
    row = CARD_ROWS[CARD_IDS.index(card)]
    assert row.text("action1_code")
    assert row.text("action2_code")
    s = given(wheels=RICH, market="clay_basin loess_plateau").card(card)
    enter(s, card)
    # Of two identical actions only the first is offered until it is used.
    assert s.offered("action") == (["1"] if card in TWINS else ["1", "2"])


@pytest.mark.rule("GS-5.2", "GS-5.3")
@pytest.mark.parametrize("order", [("1", "2"), ("2", "1")])
@pytest.mark.parametrize("card", CARD_IDS)
def test_alone_both_actions_in_either_order_each_once(card: str, order: tuple[str, str]) -> None:
    s = given(wheels=RICH, market="clay_basin loess_plateau sand_deposit").card(card)
    enter(s, card)
    if card in TWINS:
        order = ("1", "2")
    finish(s.do(f"action {order[0]}"))
    assert s.offered("action") == [order[1]]
    finish(s.do(f"action {order[1]}"))
    assert s.resting


@pytest.mark.rule("GS-5.4")
@pytest.mark.parametrize("which", ["1", "2"])
@pytest.mark.parametrize("card", CARD_IDS)
def test_shared_only_one_action(card: str, which: str) -> None:
    s = given(wheels=RICH, market="clay_basin loess_plateau sand_deposit").card(card, alone=False)
    enter(s, card)
    finish(s.do(f"action {'1' if card in TWINS else which}"))
    assert s.resting


def shared(card: str) -> Scenario:
    """Two players; A has played the card and B plays it along."""
    s = given(2, wheels=RICH, market="clay_basin loess_plateau")
    s.set_wheels(RICH, seat=1)
    hand = [card] + [c for c in CARD_IDS if c != card][:4]
    for seat in (0, 1):
        s.set_cards(seat, hand=hand)
    return s.rest().do(f"play {card}")


@pytest.mark.rule("GS-5.4", "GS-5.5")
@pytest.mark.parametrize("first", ["1", "2"])
@pytest.mark.parametrize("second", ["1", "2"])
def test_in_a_shared_resolution_everybody_chooses_freely(first: str, second: str) -> None:
    s = shared("forest_manager")
    assert (s.acting(), s.offered("action")) == ("A", ["1", "2"])
    finish(s.do(f"action {first}"))
    assert (s.acting(), s.offered("action")) == ("B", ["1", "2"])
    finish(s.do(f"action {second}"))
    assert s.resting


@pytest.mark.rule("GS-5.6", "GS-R7")
def test_a_holder_with_full_notches_does_not_limit_the_revealer() -> None:
    s = given(2)
    s.set_cards(1, hand="pit_worker supplier carpenter", notches="clay_worker water_carrier")
    s.do("play pit_worker", "action 2", "good clay", "take all")
    assert (s.decision, s.acting(), s.offered("action")) == ("action", "A", ["1"])
    assert "pit_worker" in s.hand(1)


@pytest.mark.rule("GS-5.8")
def test_one_or_both_actions_may_be_waived() -> None:
    s = given().card("pit_worker", "end")
    assert s.resting
    assert "waived A pit_worker" in s.happened()
    s = given().card("pit_worker", "action 2", "good clay", "take all", "end")
    assert s.resting
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|0,3,2}"
    s = given().card("clay_worker", "skip")
    assert s.resting
    assert "waived A clay_worker" in s.happened()
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|0,1,2}"


@pytest.mark.rule("GS-5.9")
def test_a_waived_card_is_played_fills_its_notch_and_limits_the_others() -> None:
    s = shared("forest_manager").do("end")
    assert "forest_manager" in s.aside(0)
    assert "forest_manager" not in s.hand(0)
    finish(s.do("action 2"))
    assert s.resting  # B had one action only, although A used none
    s = shared("forest_manager")
    finish(s.do("action 1")).do("end")
    assert s.notches(1) == {"forest_manager"}
    assert s.resting


@pytest.mark.rule("GS-5.10", "GS-5.13")
@pytest.mark.parametrize("card", CARD_IDS)
def test_no_action_before_the_entry_cost(card: str) -> None:
    costs = CARD_ROWS[CARD_IDS.index(card)].text("entry_code") != "none"
    s = given(wheels=RICH, market="clay_basin").card(card)
    if costs:
        assert s.offers() == ["pay", "skip", "clear"]
    else:
        assert s.decision == "action"


@pytest.mark.rule("GS-5.11")
@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("master_builder", "food"),
        ("clay_worker", "water"),
        ("fuel_gatherer", "water"),
        ("charcoal_burner", "wood"),
        ("fish_farmer", "charcoal"),
        ("water_carrier", "food"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_the_entry_cost_is_paid_once(card: str, good: str, alone: bool) -> None:
    s = given(wheels=RICH, market="clay_basin loess_plateau").card(card, alone=alone)
    before = s.good(good)
    enter(s, card)
    assert s.good(good) == before - 1
    finish(s.do("action 1"))
    if alone:
        finish(s.do("action 2"))
    assert s.resting
    assert [e for e in s.happened() if e.startswith("paid")] == [
        f"paid A {good}_glass 1" if good in ("food", "charcoal") else f"paid A {good} 1"
    ]


@pytest.mark.rule("GS-5.12")
def test_who_uses_no_action_need_not_pay() -> None:
    s = given().card("water_carrier", "skip")
    assert s.resting
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|0,1,2}"


@pytest.mark.rule("GS-5.10", "GS-5.13", "GS-5.14")
@pytest.mark.parametrize(
    ("card", "wheels"),
    [
        ("master_builder", "G{0|3,0,3,3,3} B{0|3,3,0}"),
        ("clay_worker", "G{0|3,3,3,0,3} B{0|3,3,0}"),
        ("fuel_gatherer", "G{0|3,3,3,0,3} B{0|3,3,0}"),
        ("charcoal_burner", "G{0|3,3,3,3,0} B{0|3,3,0}"),
        ("fish_farmer", "G{0|3,3,0,3,3} B{0|0,3,3}"),
        ("water_carrier", "G{0|3,0,3,3,3} B{0|3,3,0}"),
    ],
)
def test_a_card_that_cannot_be_paid_is_played_and_limits_the_others(card: str, wheels: str) -> None:
    s = given(2, market="clay_basin loess_plateau")
    s.set_wheels(wheels, seat=1)
    s.set_wheels(RICH)
    hand = [card] + [c for c in CARD_IDS if c != card][:4]
    for seat in (0, 1):
        s.set_cards(seat, hand=hand)
    s.rest().do(f"play {card}")
    finish(enter(s, card).do("action 1"))
    assert s.acting() == "B"
    assert s.notches(1) == {card}
    assert s.offers() == ["skip", "clear"]


@pytest.mark.rule("GS-5.15")
def test_any_forest_can_be_the_entry_cost_and_both_spaces_are_empty_at_once() -> None:
    s = given().card("woodcutter", "pay")
    assert s.offered("forest") == ["f1", "f2", "f3", "f4", "f5", "f6"]
    s.do("forest f3")
    assert s.forests() == ["f1", "f2", "f4", "f5", "f6"]
    assert (s.on("r1c5"), s.on("r2c5")) == ("empty", "empty")
    s = given(felled="f1 f3 f5").card("slash_and_burn_farmer", "pay")
    assert s.offered("forest") == ["f2", "f4", "f6"]


@pytest.mark.rule("GS-5.16")
@pytest.mark.parametrize("card", ["carpenter", "slash_and_burn_farmer", "woodcutter"])
def test_without_forests_a_forest_card_does_nothing_and_cannot_be_withheld(card: str) -> None:
    s = given(2, land=BARREN)
    hand = [card] + [c for c in CARD_IDS if c != card][:4]
    for seat in (0, 1):
        s.set_cards(seat, hand=hand)
    s.rest().do("play " + card)  # A has no forest and no anytime action: nothing to ask
    assert s.acting() == "B"
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|0,1,2}"
    finish(enter(s, card).do("action 1"))
    assert s.resting  # still shared
    s = given(land=BARREN, built="cooperage").card(card)
    assert s.offers() == ["skip", "use cooperage"]


@pytest.mark.rule("GS-5.17")
def test_a_wheel_turns_between_the_two_actions_of_a_card() -> None:
    s = given(wheels="G{0|0,0,0,1,0} B{0|1,0,2}").card("clay_worker", "pay", "action 1", "take all")
    assert s.decision == "action"
    assert s.wheels().endswith("B{1|0,1,1}")


@pytest.mark.rule("GS-5.18", "GS-R10")
def test_anytime_actions_at_every_joint_of_a_card() -> None:
    s = given(wheels="G{0|0,0,0,7,4} B{0|0,0,0}", built="cooperage soup_kitchen")
    s.card("clay_worker")
    assert s.offers() == ["pay", "skip", "use soup_kitchen", "use cooperage", "clear"]
    s.do("pay")
    assert s.offers() == ["action 1", "end", "use soup_kitchen", "use cooperage", "clear"]
    s.do("use soup_kitchen", "to glass_wheel", "take all")
    assert s.offers() == ["action 1", "end", "use soup_kitchen", "use cooperage", "clear"]
    s.do("action 1")
    assert s.offers() == ["take all", "take fewer"]
    s.do("take all")
    assert s.offers() == ["action 2", "end", "use soup_kitchen", "use cooperage", "clear"]


@pytest.mark.rule("GS-5.19")
def test_a_tile_placed_first_counts_for_the_second_action() -> None:
    s = given().card("pond_builder", "action 1", "on r2c3", "action 2", "good water", "take all")
    assert s.good("water") == 3 + 3
    s = given().card("pond_builder", "action 2", "good water", "take all", "action 1", "on r2c3")
    assert s.good("water") == 3 + 2


@pytest.mark.rule("GS-R11")
def test_the_entry_cost_may_be_paid_for_nothing() -> None:
    s = given().card("woodcutter", "pay", "forest f1", "end")
    assert s.resting
    assert len(s.forests()) == 5
    assert s.good("wood") == 4
