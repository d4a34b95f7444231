"""The solo game. Rules GS-15."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.cards import SOLO_HANDS
from brettwerk.games.glasstrasse.tables import CARD_IDS
from brettwerk.kernel.rng import Rng
from tests.glasstrasse.scenario import Scenario, fresh, given

THREE = "pit_worker land_builder water_carrier"
TABLE = [3, 4, 5, 6, 3, 4, 5]


def waive(s: Scenario) -> Scenario:
    while not s.resting and not s.state.over and s.decision != "final":
        s.do("skip" if s.decision == "entry" else "end")
    return s


def play_period(s: Scenario) -> Scenario:
    """Chooses the first cards on offer and waives everything."""
    period = s.v[layout.PERIOD]
    while s.decision == "pick_card" and s.v[layout.PERIOD] == period:
        s.do(s.offers()[0])
    waive(s)
    assert s.decision == "solo_last_card"
    return waive(s.do(s.offers()[0]))


@pytest.mark.rule("GS-15.1", "GS-17.1")
def test_seven_periods() -> None:
    s = fresh(1)
    for period in range(1, 8):
        assert s.v[layout.PERIOD] == period
        play_period(s)
    assert s.decision == "final"
    s.do("end")
    assert s.state.over


@pytest.mark.rule("GS-15.2", "GS-15.14")
def test_number_of_cards_per_period() -> None:
    assert [int(n) for n in SOLO_HANDS] == TABLE
    assert all(one != two for one, two in pairwise(TABLE))
    s = fresh(1)
    for n in TABLE:
        while s.decision == "pick_card":
            s.do(s.offers()[0])
        assert len(s.hand() | s.aside()) == n
        waive(s)
        locked = s.hand() | s.aside()
        waive(s.do(s.offers()[0]))
        if s.decision == "pick_card":
            assert s.cards(0, layout.LOCKED) == locked
            assert len(locked) == n  # the open fan tells the period apart from its neighbours


@pytest.mark.rule("GS-15.3")
def test_a_random_card_with_one_action() -> None:
    drawn = Counter()
    for seed in range(150):
        s = fresh(1, seed=seed).pick("pit_worker forest_manager pond_builder")
        assert s.decision == "action"
        (card,) = s.aside()
        drawn[card] += 1
        assert f"drew_card A {card}" in s.happened()
        s.do("action 2", s.fork().do("action 2").offers()[0], "take all")
        assert s.decision == "solo_last_card"  # no second action
    assert set(drawn) == {"pit_worker", "forest_manager", "pond_builder"}
    assert min(drawn.values()) > 30


@pytest.mark.rule("GS-15.3", "GS-R25")
def test_a_drawn_card_may_be_waived() -> None:
    s = fresh(1).pick("pit_worker forest_manager pond_builder").do("end")
    assert s.decision == "solo_last_card"


@pytest.mark.rule("GS-15.4")
@pytest.mark.parametrize(("period", "n"), list(enumerate(TABLE, 1)))
def test_drawing_goes_on_until_two_cards_are_left(period: int, n: int) -> None:
    s = fresh(1)
    for _ in range(period - 1):
        play_period(s)
    while s.decision == "pick_card":
        s.do(s.offers()[0])
    s.happened()
    drawn = len(s.aside())
    assert drawn == 1
    while s.decision != "solo_last_card":
        waive(s)
    assert len(s.aside()) == n - 2
    assert len(s.hand()) == 2


@pytest.mark.rule("GS-15.5", "GS-15.6")
def test_the_last_card_is_picked_and_has_both_actions() -> None:
    s = waive(fresh(1).pick("pit_worker forest_manager pond_builder"))
    left = s.hand()
    assert set(s.offered("play")) == left
    card = sorted(left)[0]
    s.do(f"play {card}", "action 1", "on r2c3")
    if s.decision == "take":
        s.do("take all")
    assert s.offered("action") == ["2"]
    s.do("action 2")
    s.do(s.offers()[0], "take all")
    assert s.decision == "pick_card"  # the other card is not used
    assert s.v[layout.PERIOD] == 2


@pytest.mark.rule("GS-15.7", "GS-15.9")
def test_chosen_cards_are_locked_for_one_period() -> None:
    s = fresh(1).pick(THREE)
    waive(s)
    waive(s.do(s.offers()[0]))
    assert s.cards(0, layout.LOCKED) == set(THREE.split())
    free = [card for card in CARD_IDS if card not in THREE.split()]
    assert s.offered("pick") == free[:9]  # four are to be chosen out of twelve
    s.pick(free[:4])
    waive(s)
    waive(s.do(s.offers()[0]))
    assert s.cards(0, layout.LOCKED) == set(free[:4])
    assert set(THREE.split()) <= set(CARD_IDS) - s.cards(0, layout.LOCKED)


@pytest.mark.rule("GS-15.8", "GS-R25", "GS-13.2")
def test_the_building_board_is_refilled_after_the_last_card() -> None:
    s = fresh(1).pick(THREE)
    waive(s)
    gap = s.row("immediate")[2]
    s.set_built(gap)
    top = s.stack("immediate")[0]
    assert s.row("immediate")[2] == ""
    waive(s.do(s.offers()[0]))
    assert s.decision == "pick_card"
    assert s.row("immediate")[2] == top
    assert len(s.row("immediate")) == 4


def available(s: Scenario) -> int:
    return 15 - len(s.cards(0, layout.LOCKED))


@pytest.mark.rule("GS-15.10")
def test_v53_cards_available_per_period() -> None:
    s = fresh(1, seed=4)
    rng = Rng(1)
    seen = []
    for _ in range(7):
        seen.append(available(s))
        n = len(s.offers())
        assert n == available(s) - TABLE[len(seen) - 1] + 1  # enough must be left to complete the hand
        while s.decision == "pick_card":
            offers = s.offers()
            s.do(offers[rng.below(len(offers))])
        waive(s)
        waive(s.do(s.offers()[0]))
    assert seen == [15, 12, 11, 10, 9, 12, 11]


@pytest.mark.rule("GS-15.11")
@pytest.mark.parametrize("good", ["wood", "clay"])
def test_the_supplier_gives_one_unit_and_no_gift(good: str) -> None:
    s = given(1)
    before = s.good(good)
    s.card("supplier", "action 1", f"good {good}", "take all", alone=False)
    assert s.resting
    assert s.good(good) == before + 1


@pytest.mark.rule("GS-15.11")
def test_the_solo_supplier_offers_only_goods_with_room() -> None:
    s = given(1, wheels="G{0|0,7,7,7,7} B{0|0,7,7}").card("supplier", "action 1")
    assert s.offered("good") == ["sand", "charcoal"]


@pytest.mark.rule("GS-15.12")
@pytest.mark.parametrize("drawn", range(1, 6))
def test_the_fuel_gatherer_counts_cards_not_yet_played(drawn: int) -> None:
    six = ["fuel_gatherer", "pit_worker", "forest_manager", "pond_builder", "supplier", "land_builder"]
    s = given(1, wheels="G{0|0,0,0,1,0} B{0|0,0,0}")
    s.v[layout.PERIOD] = 4
    s.set_cards(0, hand=[six[0], *six[drawn:]], aside=six[1:drawn])
    s.card("fuel_gatherer", "pay", "action 1", "to glass_wheel", "take all", alone=False)
    assert s.good("charcoal") == 6 - drawn


@pytest.mark.rule("GS-15.5", "GS-15.12")
def test_the_fuel_gatherer_as_last_card_counts_the_card_left() -> None:
    s = given(1, wheels="G{0|0,0,0,1,0} B{0|0,0,0}")
    s.set_cards(0, hand="fuel_gatherer pit_worker", aside="supplier")
    s.rest().do("play fuel_gatherer")
    assert "revealed A fuel_gatherer" in s.happened()
    assert s.hand() == {"pit_worker"}
    s.do("pay", "action 1", "to glass_wheel", "take all")
    assert s.good("charcoal") == 1


@pytest.mark.rule("GS-15.13")
def test_entry_costs_anytime_actions_building_and_scoring_as_usual() -> None:
    s = given(1, built="cooperage", market="clay_basin inn").card("master_builder")
    assert s.offers() == ["pay", "skip", "use cooperage", "clear"]
    s.do("pay", "from brick_wheel", "use cooperage", "take all", "action 1", "on r2c3")
    assert s.built() == {"cooperage", "clay_basin"}
    assert s.score() == 3
    assert s.notches() == set()
    s = given(1).end_period(1)
    assert not [e for e in s.happened() if e.startswith("cup")]


@pytest.mark.rule("GS-15.15")
def test_thirty_points_can_be_told() -> None:
    built = "spa cooperage inn kiln roofer sandstone_factory grove_court country_house hot_springs water_tower"
    s = given(1, land="..... ..... ..... .....", built=built, wheels="G{0|0,0,0,0,0} B{0|0,0,0}")
    assert s.score() == 4 + 3 + 3 + 3 + 3 + 4 + 4 + 4 + 4 + 4
    assert s.state.winners() == [0]


def test_v14_locked_and_free_again() -> None:
    for seed in range(40):
        s = fresh(1, seed=seed).pick(THREE)
        if s.aside() == {"pit_worker"}:
            break
    s.do("action 2", "good clay", "take all")  # one action only
    assert s.decision == "solo_last_card"
    s.do("play land_builder", "action 1", "land pond", "on r2c3")
    s.do(*(["end"] if s.decision == "action" else []))
    assert s.v[layout.PERIOD] == 2
    assert s.wheels() == "G{0|0,1,2,3,4} B{0|0,3,2}"  # the Water Carrier was not used
    assert s.cards(0, layout.LOCKED) == set(THREE.split())
    assert not set(THREE.split()) & set(s.offered("pick"))
    play_period(s)
    assert s.v[layout.PERIOD] == 3
    assert not set(THREE.split()) & s.cards(0, layout.LOCKED)
