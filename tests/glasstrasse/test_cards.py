"""Choosing cards and the card rounds of three and four players. Rules GS-3, GS-4."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.tables import CARD_IDS
from tests.glasstrasse.scenario import Scenario, fresh

FIVE = CARD_IDS[:5]


def table(*hands: str, cup: int = 0) -> Scenario:
    """A new game with these hands; the first seat named by `cup` starts."""
    s = fresh(len(hands))
    s.v[layout.CUP] = cup
    return s.pick(*hands)


def pass_all(s: Scenario) -> Scenario:
    """Skips every card until the next card is to be chosen."""
    while not s.resting and not s.state.over:
        offers = s.offers()
        s.do(next(o for o in ("skip", "end", "gift decline", offers[0]) if o in offers))
    return s


A = "feudal_lord pit_worker forest_manager pond_builder land_builder"
B = "supplier master_builder carpenter slash_and_burn_farmer woodcutter"
C = "clay_worker fuel_gatherer charcoal_burner fish_farmer water_carrier"


@pytest.mark.rule("GS-3.1", "GS-17.1")
@pytest.mark.parametrize(
    ("players", "option", "periods"), [(2, "book", 4), (3, "book", 4), (4, "book", 4), (3, "5", 5)]
)
def test_number_of_periods(players: int, option: str, periods: int) -> None:
    s = fresh(players, options={"periods": option})
    seen = []
    while not s.state.over:
        if s.decision == "pick_card" and int(s.v[layout.PERIOD]) not in seen:
            seen.append(int(s.v[layout.PERIOD]))
        offers = s.offers()
        s.do(next(o for o in ("skip", "end", "gift decline", offers[0]) if o in offers))
    assert seen == list(range(1, periods + 1))


@pytest.mark.rule("GS-3.2", "GS-4.15", "GS-13.1")
@pytest.mark.parametrize("players", [3, 4])
def test_a_period_is_choosing_three_card_rounds_and_the_end(players: int) -> None:
    s = table(*[A, B, C, A][:players])
    rounds = 0
    while s.v[layout.PERIOD] == 1:
        assert s.decision == "lay_card"
        rounds += 1
        for seat in range(players):
            if s.v[layout.PERIOD] == 1 and seat in s.state.to_act():
                s.do(s.offers(seat)[0], seat=seat)
        pass_all(s)
    assert rounds == 3
    assert s.decision == "pick_card"


@pytest.mark.rule("GS-3.3", "GS-4.17")
def test_a_new_period_begins_with_all_15_cards_and_nothing_lying_about() -> None:
    s = table(A, A, A)
    for _ in range(3):
        for seat in range(3):
            if s.decision == "lay_card" and seat in s.state.to_act():
                s.do(s.offers(seat)[0], seat=seat)
        pass_all(s)
    assert s.v[layout.PERIOD] == 2
    for seat in range(3):
        assert (s.hand(seat), s.notches(seat), s.aside(seat), s.laid(seat)) == (set(), set(), set(), "")
        assert s.offered("pick", seat) == CARD_IDS[:11]


@pytest.mark.rule("GS-3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_five_cards_are_chosen_at_the_same_time(players: int) -> None:
    s = fresh(players)
    assert s.acting() == "ABCD"[:players]
    last = players - 1
    for n, card in enumerate(["pit_worker", "supplier", "carpenter", "woodcutter", "clay_worker"]):
        assert s.acting() == "ABCD"[:players]
        assert len(s.hand(last)) == n
        s.do(f"pick {card}", seat=last)
    assert s.acting() == "ABCD"[:last]
    assert len(s.hand(last)) == 5
    assert s.offers(last) == []


@pytest.mark.rule("GS-3.4")
def test_every_hand_has_exactly_one_path() -> None:
    hands: list[frozenset[str]] = []

    def walk(s: Scenario) -> None:
        if 0 not in s.state.to_act():
            hands.append(frozenset(s.hand()))
            return
        for offer in s.offers(0):
            other = s.fork()
            walk(other.do(offer, seat=0))

    walk(fresh(3))
    assert len(hands) == len(set(hands)) == 3003
    assert {len(hand) for hand in hands} == {5}


@pytest.mark.rule("GS-3.5", "GS-3.6", "GS-R9")
def test_only_the_chosen_cards_are_played_in_all_three_rounds() -> None:
    s = table(A, B, C)
    chosen = [set(text.split()) for text in (A, B, C)]
    for _ in range(3):
        for seat in range(3):
            assert set(s.offered("lay", seat)) == s.hand(seat) == chosen[seat] - s.aside(seat)
        for seat in range(3):
            s.do(s.offers(seat)[0], seat=seat)
        pass_all(s)
    assert s.v[layout.PERIOD] == 2


@pytest.mark.rule("GS-3.7")
def test_hand_sizes_are_public_hands_are_not() -> None:
    one = table(A, B, C)
    two = table(A, "pit_worker supplier carpenter woodcutter water_carrier", C)
    assert list(one.state.veil(0)) == list(two.state.veil(0))
    assert list(one.state.veil(1)) != list(two.state.veil(1))
    veiled = one.state.veil(0)
    assert [veiled[layout.block(seat) + layout.HAND_SIZE] for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("GS-4.1")
def test_everybody_lays_one_card_at_the_same_time_and_secretly() -> None:
    s = table(A, B, C)
    assert s.acting() == "ABC"
    s.do("lay woodcutter", seat=1)
    assert s.acting() == "AC"
    assert s.laid(1) == "woodcutter"
    other = table(A, B, C).do("lay supplier", seat=1)
    assert list(s.state.veil(0)) == list(other.state.veil(0))
    s.do("lay pit_worker", seat=0)
    assert s.decision == "lay_card"
    s.do("lay clay_worker", seat=2)
    assert s.decision == "action"


@pytest.mark.rule("GS-4.2", "GS-4.4", "GS-14.2")
@pytest.mark.parametrize("cup", [0, 1, 2])
def test_cards_are_revealed_one_by_one_clockwise_from_the_cup(cup: int) -> None:
    s = table(A, B, C, cup=cup).lay("pit_worker", "supplier", "clay_worker")
    order = []
    while s.decision in ("action", "entry"):
        seat = s.state.to_act()[0]
        order.append(seat)
        revealed = [seat for seat in range(3) if s.laid(seat) == ""]
        assert revealed == sorted(order)  # nothing is turned up before its time
        s.do("end" if s.decision == "action" else "skip")
    assert order == [(cup + i) % 3 for i in range(3)]


@pytest.mark.rule("GS-4.3")
def test_all_three_rounds_start_with_the_cup() -> None:
    s = table(A, B, C, cup=2)
    starts = []
    for cards in (
        ("pit_worker", "supplier", "clay_worker"),
        ("feudal_lord", "carpenter", "fish_farmer"),
        ("land_builder", "woodcutter", "water_carrier"),
    ):
        s.lay(*cards)
        starts.append(s.acting())
        pass_all(s)
    assert starts == ["C", "C", "C"]


@pytest.mark.rule("GS-4.5", "GS-4.6", "GS-4.8", "GS-4.11", "GS-R8")
def test_who_holds_the_card_must_play_it_along_at_once() -> None:
    s = table(
        A,
        "pit_worker supplier carpenter woodcutter clay_worker",
        "pit_worker fish_farmer clay_worker supplier carpenter",
    )
    s.happened()
    s.lay("pit_worker", "supplier", "fish_farmer")
    # Nobody was asked, and both have played along before A does anything.
    assert s.acting() == "A"
    assert [e for e in s.happened() if e.split()[0] in ("revealed", "played_along")] == [
        "revealed A pit_worker",
        "played_along B pit_worker",
        "played_along C pit_worker",
    ]
    for seat in (1, 2):
        assert s.notches(seat) == {"pit_worker"}
        assert "pit_worker" not in s.hand(seat)
        assert len(s.hand(seat)) == 3
    assert s.notches(0) == set()


@pytest.mark.rule("GS-4.7", "GS-4.9")
def test_two_notches_and_no_more() -> None:
    s = table(
        A,
        "feudal_lord pit_worker forest_manager supplier carpenter",
        "pit_worker clay_worker charcoal_burner fish_farmer water_carrier",
    )
    s.lay("feudal_lord", "supplier", "pit_worker")
    pass_all(s)
    # C's Pit Worker drew out A's and B's, A's Feudal Lord drew out B's: B's notches are full.
    assert s.notches(1) == {"feudal_lord", "pit_worker"}
    assert s.notches(0) == {"pit_worker"}
    s.lay("forest_manager", "carpenter", "clay_worker")
    assert s.notches(1) == {"feudal_lord", "pit_worker"}
    assert s.hand(1) == {"forest_manager"}
    s.do("action 2", "good wood", "take all")
    assert s.acting() == "A"  # alone, since nobody could play along


@pytest.mark.rule("GS-4.10", "GS-5.7")
def test_a_laid_card_is_not_in_hand() -> None:
    s = table(A, "pit_worker supplier carpenter woodcutter clay_worker", C).lay(
        "pit_worker", "pit_worker", "clay_worker"
    )
    assert s.laid(1) == "pit_worker"
    assert s.notches(1) == set()
    assert s.acting() == "A"
    s.do("action 2", "good clay", "take all")
    assert s.decision == "action"  # A is alone: a second action
    s.do("end")
    assert s.acting() == "B"
    s.do("action 2", "good clay", "take all")
    assert s.decision == "action"


@pytest.mark.rule("GS-4.12")
def test_the_revealer_resolves_first_then_clockwise() -> None:
    s = table(A, A, A, A, cup=2).lay("feudal_lord", "pit_worker", "forest_manager", "pond_builder")
    order = []
    while s.decision == "action":
        order.append(s.acting())
        s.do("end")
    # C reveals forest_manager, then D (laid another card), A and B along.
    assert "".join(order[:4]) == "CDAB"


@pytest.mark.rule("GS-4.13", "GS-4.14")
def test_revealed_cards_are_put_aside_after_the_round() -> None:
    s = table(A, B, C).lay("pit_worker", "supplier", "clay_worker")
    s.do("end")
    assert s.aside(0) == set()
    assert CARD_IDS[s.at(0, layout.REVEALED)] == "pit_worker"
    pass_all(s)
    assert [s.aside(seat) for seat in range(3)] == [{"pit_worker"}, {"supplier"}, {"clay_worker"}]
    assert s.v[layout.ROUND] == 2 == 1 + len(s.aside(0))
    s.lay("feudal_lord", "carpenter", "fish_farmer")
    pass_all(s)
    assert s.v[layout.ROUND] == 3 == 1 + len(s.aside(0))


@pytest.mark.rule("GS-4.15")
@pytest.mark.parametrize(("shared", "left"), [(0, 2), (1, 1), (2, 0)])
def test_cards_left_over_are_not_used(shared: int, left: int) -> None:
    along = A.split()[:shared] + ["supplier", "carpenter", "woodcutter", "clay_worker", "fish_farmer"][: 5 - shared]
    third = ["slash_and_burn_farmer", "master_builder", "fuel_gatherer", "charcoal_burner", "water_carrier"]
    s = table(A, " ".join(along), " ".join(third))
    own = along[shared:]
    for i in range(3):
        s.lay(A.split()[i], own[i], third[i])
        if i == 2:
            # The last card of the period is still to be resolved.
            while s.acting() != "C":
                s.do("skip" if s.decision == "entry" else "end")
            assert len(s.hand(1)) == left
        pass_all(s)
    assert s.decision == "pick_card"


@pytest.mark.rule("GS-4.16")
def test_no_card_can_be_used_twice_in_a_period() -> None:
    s = table(A, A, A)
    used: list[list[str]] = [[], [], []]
    while s.v[layout.PERIOD] == 1:
        if s.decision == "lay_card":
            for seat in list(s.state.to_act()):
                if s.decision == "lay_card" and seat in s.state.to_act():
                    s.do(s.offers(seat)[-seat], seat=seat)
        else:
            s.do("end")
        for event in s.happened():
            kind, who, *rest = event.split()
            if kind in ("revealed", "played_along"):
                used["ABC".index(who)].append(rest[0])
    for cards in used:
        assert len(cards) == len(set(cards))
    assert sum(map(len, used)) > 9


# -- examples ---------------------------------------------------------------------------------------------------------


def test_v6_two_cards_aside_and_one_laid_is_the_third_round() -> None:
    s = table("feudal_lord clay_worker woodcutter fish_farmer supplier", B, C.replace("clay_worker", "pit_worker"))
    s.lay("feudal_lord", "supplier", "pit_worker")
    pass_all(s)
    s.lay("clay_worker", "carpenter", "water_carrier")
    pass_all(s)
    s.do("lay woodcutter", seat=0)
    assert s.aside(0) == {"feudal_lord", "clay_worker"}
    assert s.v[layout.ROUND] == 3
    assert s.state.veil(1)[layout.block(0) + layout.LAID] == layout.UNKNOWN_CARD


def marei() -> Scenario:
    """Marei (cup), Nina, Lars and Timon; Forest Managers as on page 6."""
    marei = "forest_manager supplier carpenter woodcutter clay_worker"
    timon = "slash_and_burn_farmer fish_farmer water_carrier fuel_gatherer master_builder"
    s = table(marei, marei, A, timon)
    return s.lay("forest_manager", "forest_manager", "pit_worker", "fish_farmer")


def test_v7_lars_plays_along_and_ninas_laid_card_stays_down() -> None:
    s = marei()
    assert s.notches(2) == {"forest_manager"}
    assert s.laid(1) == "forest_manager"
    assert s.notches(1) == s.notches(3) == set()
    assert s.acting() == "A"
    s.do("action 2", "good wood", "take all")
    assert s.acting() == "C"  # Marei had one action, Lars is next
    s.do("action 1", "on r2c3", "take all")
    assert s.acting() == "B"


def test_v8_nina_is_alone_then_lars_and_timon_reveal() -> None:
    s = marei().do("end", "end")
    assert s.acting() == "B"
    s.do("action 1", "on r2c3", "take all", "action 2", "good wood", "take all")
    assert s.acting() == "C"
    s.do("end")
    assert s.acting() == "D"
    assert s.laid(3) == ""


@pytest.mark.rule("GS-4.9", "GS-5.6", "GS-R7")
def test_v28_full_notches_keep_the_card_unseen_and_the_revealer_alone() -> None:
    s = table(C, "clay_worker pit_worker carpenter woodcutter supplier", A.replace("pit_worker", "carpenter"))
    s.set_cards(1, hand="clay_worker supplier", notches="pit_worker carpenter", aside="woodcutter")
    before = list(s.state.veil(0))[layout.block(1) + layout.NOT_HAND]
    s.lay("clay_worker", "supplier", "feudal_lord")
    assert s.hand(1) == {"clay_worker"}
    assert s.at(1, layout.NOT_HAND) == before  # nothing is learnt about B's hand
    s.do("pay", "action 1", "take all", "action 2", "take all")
    assert s.good("clay") == 5


@pytest.mark.rule("GS-5.14", "GS-5.16")
def test_v29_without_a_forest_the_card_is_played_along_for_nothing() -> None:
    s = table(B, "woodcutter pit_worker clay_worker fish_farmer supplier", A.replace("pit_worker", "water_carrier"))
    s.fell("f1 f2 f3 f4 f5 f6", seat=1)
    s.set_land(dict.fromkeys(s.spaces("pit", 1) + s.spaces("grove", 1) + s.spaces("pond", 1), "empty"), seat=1)
    s.lay("woodcutter", "supplier", "feudal_lord")
    assert s.notches(1) == {"woodcutter"}
    s.do("pay", "forest f1", "action 1", "take all")
    assert s.good("wood") == 6
    assert s.good("wood", 1) == 4
    assert s.acting() == "B"
    assert s.decision == "action"  # B's own Supplier: the Woodcutter passed without a question


@pytest.mark.rule("GS-9.26", "GS-R21")
def test_v56_only_cards_in_hand_feed_the_fuel_gatherer() -> None:
    hand = "fuel_gatherer pit_worker supplier carpenter woodcutter"
    s = table(hand, hand, C.replace("fuel_gatherer", "feudal_lord"), A.replace("pit_worker", "fish_farmer"))
    s.lay("fuel_gatherer", "pit_worker", "feudal_lord", "fish_farmer")
    s.do("pay", "action 1", "to glass_wheel", "take all")
    assert s.at(0, layout.CHARCOAL_GLASS) == 2 + 4
    s.do("pay", "action 1", "to glass_wheel", "take all")
    assert s.at(1, layout.CHARCOAL_GLASS) == 2 + 3
