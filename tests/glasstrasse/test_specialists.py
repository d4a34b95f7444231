"""The fifteen specialists. Rules GS-9."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.tables import CARD_IDS, CARD_ROWS
from tests.glasstrasse.scenario import BARREN, KIND_NAMES, Scenario, given

START = "G{0|0,1,2,3,4} B{0|0,1,2}"
LOW = "G{0|0,1,1,1,1} B{0|0,0,1}"
"""One of each entry good and room for everything; neither wheel can turn."""

YIELDS = [
    # card, entry and action, wheels before → after, rule
    ("feudal_lord", "action 2; take all", "G{0|0,1,1,1,2} B{0|0,1,1}", "GS-9.3"),
    ("pit_worker", "action 1; on r2c3; take all", "G{0|0,1,1,1,1} B{0|0,1,1}", "GS-9.4"),
    ("pit_worker", "action 2; good clay; take all", "G{0|0,1,1,1,1} B{0|0,2,1}", "GS-9.5"),
    ("pit_worker", "action 2; good sand; take all", "G{1|1,0,0,0,0} B{0|0,0,1}", "GS-9.5"),
    ("forest_manager", "action 1; on r2c3; take all", "G{0|0,1,1,1,2} B{0|0,0,1}", "GS-9.6"),
    ("forest_manager", "action 2; good wood; take all", "G{0|0,1,1,1,3} B{0|0,0,1}", "GS-9.7"),
    ("forest_manager", "action 2; good food; to glass_wheel; take all", "G{0|0,3,1,1,1} B{0|0,0,1}", "GS-9.7"),
    ("forest_manager", "action 2; good food; to brick_wheel; take all", "G{0|0,1,1,1,1} B{0|0,0,3}", "GS-9.7"),
    ("pond_builder", "action 1; on r2c3", "G{0|0,1,1,1,1} B{0|0,0,1}", "GS-9.8"),
    ("pond_builder", "action 2; good water; take all", "G{0|0,1,1,3,1} B{0|0,0,1}", "GS-9.9"),
    ("pond_builder", "action 2; good sand; take all", "G{1|1,0,0,0,0} B{0|0,0,1}", "GS-9.9"),
    ("carpenter", "pay; forest f1; action 1; take all", "G{0|0,1,1,1,2} B{0|0,0,1}", "GS-9.21"),
    (
        "slash_and_burn_farmer",
        "pay; forest f1; action 1; to brick_wheel; take all",
        "G{0|0,1,1,1,1} B{0|2,0,1}",
        "GS-9.22",
    ),
    (
        "slash_and_burn_farmer",
        "pay; forest f1; action 2; to glass_wheel; take all",
        "G{0|0,3,1,1,1} B{0|0,0,1}",
        "GS-9.22",
    ),
    ("woodcutter", "pay; forest f1; action 1; take all", "G{0|0,1,1,1,3} B{0|0,0,1}", "GS-9.23"),
    ("clay_worker", "pay; action 1; take all", "G{0|0,1,1,0,1} B{0|0,2,1}", "GS-9.24"),
    ("fuel_gatherer", "pay; action 1; to glass_wheel; take all", "G{0|0,1,5,0,1} B{0|0,0,1}", "GS-9.25"),
    ("fuel_gatherer", "pay; action 2; take all", "G{0|0,1,1,0,3} B{0|0,0,1}", "GS-9.27"),
    ("charcoal_burner", "pay; action 1; to glass_wheel; take all", "G{0|0,1,4,1,0} B{0|0,0,1}", "GS-9.28"),
    ("fish_farmer", "pay; action 1; to brick_wheel; take all", "G{0|0,1,0,1,1} B{0|0,0,3}", "GS-9.29"),
    ("fish_farmer", "pay; action 2; to glass_wheel; take all", "G{0|0,3,0,1,1} B{0|0,0,1}", "GS-9.30"),
    ("water_carrier", "pay; from brick_wheel; action 1; take all", "G{0|0,1,1,3,2} B{0|0,0,0}", "GS-9.31"),
    ("water_carrier", "pay; from brick_wheel; action 2; take all", "G{1|0,0,0,2,0} B{0|0,0,0}", "GS-9.31"),
]


@pytest.mark.parametrize(
    ("card", "actions", "after"),
    [pytest.param(c, a, w, marks=pytest.mark.rule(r), id=f"{c} {a}") for c, a, w, r in YIELDS],
)
def test_what_one_action_yields(card: str, actions: str, after: str) -> None:
    s = given(wheels=LOW).card(card, *actions.split("; "), alone=False)
    assert s.resting
    assert s.wheels() == after


BOTH = [
    ("feudal_lord", "action 1; action 2; take all", "G{0|0,1,1,1,2} B{0|0,1,1}", "GS-9.1"),
    ("woodcutter", "pay; forest f1; action 1; take all; action 2; take all", "G{0|0,1,1,1,5} B{0|0,0,1}", "GS-9.23"),
    ("clay_worker", "pay; action 1; take all; action 2; take all", "G{0|0,1,1,0,1} B{0|0,4,1}", "GS-9.24"),
    (
        "charcoal_burner",
        "pay; action 1; to glass_wheel; take all; action 2; to brick_wheel; take all",
        "G{0|0,1,4,1,0} B{0|3,0,1}",
        "GS-9.28",
    ),
]


@pytest.mark.rule("GS-9.32")
@pytest.mark.parametrize(
    ("card", "actions", "after"),
    [pytest.param(c, a, w, marks=pytest.mark.rule(r), id=c) for c, a, w, r in BOTH],
)
def test_what_both_actions_yield(card: str, actions: str, after: str) -> None:
    s = given(wheels=LOW).card(card, *actions.split("; "))
    assert s.resting
    assert s.wheels() == after


ENTRY = {
    "master_builder": ("food", "GS-9.20"),
    "carpenter": ("forest", "GS-9.21"),
    "slash_and_burn_farmer": ("forest", "GS-9.22"),
    "woodcutter": ("forest", "GS-9.23"),
    "clay_worker": ("water", "GS-9.24"),
    "fuel_gatherer": ("water", "GS-9.25"),
    "charcoal_burner": ("wood", "GS-9.28"),
    "fish_farmer": ("charcoal", "GS-9.29"),
    "water_carrier": ("food", "GS-9.31"),
}


@pytest.mark.parametrize("card", [pytest.param(c, marks=pytest.mark.rule(r)) for c, (_, r) in ENTRY.items()])
def test_entry_costs(card: str) -> None:
    good = ENTRY[card][0]
    s = given(wheels=START, market="clay_basin").card(card, "pay")
    if good == "forest":
        assert s.decision == "forest"
        s.do("forest f2")
        assert len(s.forests()) == 5
        assert s.wheels() == START
        return
    if s.decision == "pay_wheel":
        s.do(s.offers()[0])
    paid = [e.split()[2:] for e in s.happened() if e.startswith("paid")]
    assert [(name.split("_")[0], n) for name, n in paid] == [(good, "1")]


@pytest.mark.rule("GS-9.1", "GS-9.2", "GS-9.33")
def test_the_feudal_lord_draws_the_top_tile_of_each_stack() -> None:
    s = given()
    tops = [s.stack(kind)[:2] for kind in KIND_NAMES]
    s.card("feudal_lord", "action 1", "end")
    assert s.display() == {stack[0] for stack in tops}
    assert s.display(1) == set()
    assert [s.stack(kind)[0] for kind in KIND_NAMES] == [stack[1] for stack in tops]
    s.state.check()


@pytest.mark.rule("GS-9.2")
def test_a_display_holds_any_number_of_tiles() -> None:
    s = given()
    for _ in range(5):
        s.put(0, layout.ASIDE, 0)
        s.set_cards(0, hand="feudal_lord pit_worker supplier carpenter woodcutter")
        s.card("feudal_lord", "action 1", "end")
    assert len(s.display()) == 15


@pytest.mark.rule("GS-9.33")
@pytest.mark.parametrize("card", CARD_IDS)
def test_only_the_feudal_lord_brings_tiles_into_a_display(card: str) -> None:
    codes = [CARD_ROWS[CARD_IDS.index(card)].text(f"action{n}_code") for n in (1, 2)]
    assert ("draw_display" in codes) == (card == "feudal_lord")


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        pytest.param("pit_worker", "pit", marks=pytest.mark.rule("GS-9.4")),
        pytest.param("forest_manager", "grove", marks=pytest.mark.rule("GS-9.6")),
        pytest.param("pond_builder", "pond", marks=pytest.mark.rule("GS-9.8")),
    ],
)
def test_placing_a_landscape_tile(card: str, kind: str) -> None:
    s = given().card(card, "action 1")
    assert s.offered("on")[:2] == ["r2c3", "r3c2"]
    s.do("on r3c2")
    assert s.on("r3c2") == kind
    assert len(s.spaces(kind)) == 3


COUNTS = [("pit_worker", "pit", "clay"), ("forest_manager", "grove", "wood"), ("pond_builder", "pond", "water")]


@pytest.mark.rule("GS-9.5", "GS-9.7", "GS-9.9")
@pytest.mark.parametrize("tiles", range(8))
@pytest.mark.parametrize(("card", "kind", "good"), COUNTS)
def test_one_unit_per_own_tile(card: str, kind: str, good: str, tiles: int) -> None:
    land = {f"r1c{c}": kind for c in range(1, min(tiles, 5) + 1)} | {f"r2c{c}": kind for c in range(1, tiles - 4)}
    s = given(2, land=BARREN, wheels="G{0|0,0,0,0,0} B{0|0,0,0}")
    s.set_land(land)
    assert len(s.spaces(kind)) == tiles
    s.card(card, alone=False)
    if tiles == 0:
        assert s.offered("action") == ["1"]  # nothing to count, nothing to do
        return
    s.do("action 2", f"good {good}", "take all")
    assert s.good(good) == tiles


@pytest.mark.rule("GS-9.5", "GS-9.7", "GS-9.9")
@pytest.mark.parametrize(
    ("card", "goods"),
    [("pit_worker", {"sand", "clay"}), ("forest_manager", {"food", "wood"}), ("pond_builder", {"sand", "water"})],
)
def test_the_two_goods_to_choose_from(card: str, goods: set[str]) -> None:
    s = given().card(card, "action 2")
    assert set(s.offered("good")) == goods


def test_a_card_action_does_not_offer_goods_without_room() -> None:
    s = given(wheels="G{0|0,1,2,3,4} B{0|0,7,2}").card("pit_worker", "action 2")
    assert s.decision == "take"  # only sand is left, so nobody is asked
    s.do("take fewer", "amount 1")
    assert s.good("sand") == 0  # it turned at once
    assert s.good("glass") == 1
    s = given(wheels="G{0|7,0,2,3,4} B{0|0,7,2}").card("pit_worker")
    assert "action 2" not in s.offers()


@pytest.mark.parametrize(
    ("card", "wheels", "offered"),
    [
        ("feudal_lord", "G{0|0,0,0,0,7} B{0|0,7,0}", ["1"]),
        ("feudal_lord", "G{0|0,0,0,0,6} B{0|0,7,0}", ["1", "2"]),
        ("feudal_lord", "G{0|0,0,0,0,7} B{0|0,6,0}", ["1", "2"]),
        ("forest_manager", "G{0|0,7,0,0,7} B{0|0,0,7}", ["1"]),
        ("forest_manager", "G{0|0,7,0,0,6} B{0|0,0,7}", ["1", "2"]),
        ("forest_manager", "G{0|0,7,0,0,7} B{0|0,0,6}", ["1", "2"]),
        ("pond_builder", "G{0|7,0,0,7,0} B{0|0,0,0}", ["1"]),
        ("pond_builder", "G{0|7,0,0,6,0} B{0|0,0,0}", ["1", "2"]),
    ],
)
def test_an_action_that_changes_nothing_is_not_offered(card: str, wheels: str, offered: list[str]) -> None:
    assert given(wheels=wheels).card(card).offered("action") == offered


@pytest.mark.rule("GS-9.10")
@pytest.mark.parametrize("kind", ["pit", "grove", "pond"])
def test_the_land_builder_places_any_kind(kind: str) -> None:
    s = given(market="clay_basin").card("land_builder", "action 1")
    assert s.offered("land") == ["pit", "grove", "pond"]
    s.do(f"land {kind}", "on r2c3")
    assert s.on("r2c3") == kind
    assert s.wheels() == START


@pytest.mark.parametrize(
    ("card", "actions"),
    [
        pytest.param("land_builder", "action 2", marks=pytest.mark.rule("GS-9.11")),
        pytest.param("supplier", "action 2", marks=pytest.mark.rule("GS-9.19")),
        pytest.param("master_builder", "pay; from brick_wheel; action 1", marks=pytest.mark.rule("GS-9.20")),
        pytest.param("carpenter", "pay; forest f1; action 2", marks=pytest.mark.rule("GS-9.21")),
    ],
)
def test_cards_that_build(card: str, actions: str) -> None:
    s = given(market="clay_basin reed_hut", wheels="G{0|0,1,2,3,4} B{0|0,2,2}").card(card, *actions.split("; "))
    assert s.offered("build") == ["clay_basin", "reed_hut"]
    s.do("build reed_hut", "on r2c3")
    assert s.built() == {"reed_hut"}


@pytest.mark.rule("GS-9.20", "GS-8.21")
def test_the_master_builder_builds_twice() -> None:
    s = given(market="clay_basin reed_hut", wheels="G{0|0,1,2,3,4} B{0|0,2,2}")
    s.card("master_builder", "pay", "from brick_wheel", "action 1", "build reed_hut", "on r2c3", "action 2", "on r3c2")
    assert s.built() == {"reed_hut", "clay_basin"}
    assert s.resting


# -- the Supplier and his gifts ---------------------------------------------------------------------------------------


@pytest.mark.rule("GS-9.12")
@pytest.mark.parametrize("good", ["wood", "sand", "water", "clay", "food", "charcoal"])
def test_two_units_of_a_basic_good(good: str) -> None:
    s = given(wheels="G{0|0,0,0,0,0} B{0|0,0,0}").card("supplier", "action 1", f"good {good}")
    if good in ("food", "charcoal"):
        assert s.offers() == ["to glass_wheel", "to brick_wheel"]
        s.do("to brick_wheel")
    s.do("take all")
    assert s.good(good) == 2
    assert s.acting() == "B"


def supply(players: int, good: str, giver: int = 0) -> Scenario:
    """A Supplier has been used for that good; the first gift is on offer."""
    s = given(players)
    s.card("supplier", "action 1", f"good {good}", seat=giver)
    if good in ("food", "charcoal"):
        s.do("to glass_wheel")
    return s.do("take all")


@pytest.mark.rule("GS-9.13", "GS-R20")
@pytest.mark.parametrize("giver", range(4))
def test_every_other_player_may_take_one_clockwise(giver: int) -> None:
    s = supply(4, "clay", giver)
    order = ""
    for _ in range(3):
        order += s.acting()
        assert s.offers() == ["gift take", "gift decline", "clear"]
        s.do("gift take")
    assert order == "ABCDABC"[giver + 1 : giver + 4]
    assert [s.good("clay", seat) for seat in range(4)] == [3 if seat == giver else 2 for seat in range(4)]
    assert s.acting() == "ABCD"[giver]  # before the giver's next action
    assert s.decision == "action"


@pytest.mark.rule("GS-9.14")
@pytest.mark.parametrize(
    ("good", "answer", "after"),
    [
        ("food", "glass_wheel", "G{0|0,2,2,3,4} B{0|0,1,2}"),
        ("food", "brick_wheel", "G{0|0,1,2,3,4} B{0|0,1,3}"),
        ("charcoal", "glass_wheel", "G{0|0,1,3,3,4} B{0|0,1,2}"),
        ("charcoal", "brick_wheel", "G{0|0,1,2,3,4} B{1|0,0,1}"),
    ],
)
def test_the_receiver_chooses_the_wheel(good: str, answer: str, after: str) -> None:
    s = supply(2, good)
    assert s.offered("gift") == ["glass_wheel", "brick_wheel", "decline"]
    s.do(f"gift {answer}")
    assert s.wheels(1) == after


@pytest.mark.rule("GS-9.15")
def test_a_gift_may_be_declined() -> None:
    s = supply(2, "clay").do("gift decline")
    assert s.good("clay", 1) == 1
    assert "declined B clay" in s.happened()


@pytest.mark.rule("GS-9.16")
def test_a_full_marker_takes_no_gift() -> None:
    s = given(wheels="G{0|0,1,2,3,7} B{0|0,1,2}").gift("wood")
    assert s.offered("gift") == ["decline"]
    s = given(wheels="G{0|0,7,2,3,4} B{0|0,1,2}").gift("food")
    assert s.offered("gift") == ["brick_wheel", "decline"]
    s = given(wheels="G{0|0,1,2,3,4} B{0|0,1,7}").gift("food")
    assert s.offered("gift") == ["glass_wheel", "decline"]
    s = given(wheels="G{0|0,1,2,3,7} B{0|0,1,2}", land=BARREN).gift("wood")
    assert s.resting  # nothing to choose, so nobody is asked


@pytest.mark.rule("GS-9.16")
@pytest.mark.parametrize(
    ("good", "wheels", "offered"),
    [
        ("wood", "G{0|0,0,0,0,6} B{0|0,0,0}", ["take", "decline"]),
        ("food", "G{0|0,6,0,0,0} B{0|0,0,7}", ["glass_wheel", "decline"]),
        ("food", "G{0|0,7,0,0,0} B{0|0,0,6}", ["brick_wheel", "decline"]),
        ("charcoal", "G{0|0,0,6,0,0} B{0|6,0,0}", ["glass_wheel", "brick_wheel", "decline"]),
    ],
)
def test_the_last_place_takes_a_gift(good: str, wheels: str, offered: list[str]) -> None:
    s = given(wheels=wheels).gift(good)
    assert s.offered("gift") == offered
    before = s.good(good)
    s.do(f"gift {offered[0]}")
    assert s.good(good) == before + 1


@pytest.mark.rule("GS-9.17")
def test_a_receiver_may_make_room_first() -> None:
    s = given(wheels="G{0|0,1,2,3,7} B{0|0,1,2}", built="cooperage").gift("wood")
    assert s.offers() == ["gift decline", "use cooperage", "clear"]
    s.do("use cooperage", "take all")
    assert s.offers() == ["gift take", "gift decline", "use cooperage", "clear"]


@pytest.mark.rule("GS-9.18")
def test_gifts_also_go_to_those_who_play_along() -> None:
    s = given(2)
    for seat in (0, 1):
        s.set_cards(seat, hand="supplier pit_worker carpenter woodcutter clay_worker")
    s.rest().do("play supplier", "action 1", "good clay", "take all")
    assert (s.acting(), s.decision) == ("B", "gift")
    s.do("gift take")
    assert (s.acting(), s.decision) == ("B", "action")
    s.do("action 1", "good wood", "take all")
    assert (s.acting(), s.decision) == ("A", "gift")


@pytest.mark.rule("GS-R20")
def test_a_good_without_own_room_may_be_named_for_the_others() -> None:
    # Correction 6 of the catalogue: legal by the rulebook, since the others still receive it.
    s = given(wheels="G{0|0,1,2,3,7} B{0|0,1,2}").card("supplier", "action 1")
    assert "wood" in s.offered("good")
    s.do("good wood")
    assert (s.acting(), s.decision) == ("B", "gift")
    assert s.good("wood") == 7


@pytest.mark.rule("GS-9.26", "GS-R21")
@pytest.mark.parametrize("held", range(5))
def test_fuel_gatherer_counts_cards_in_hand(held: int) -> None:
    hand = ["pit_worker", "forest_manager", "supplier", "woodcutter"][:held]
    s = given(3, wheels="G{0|0,0,0,1,0} B{0|0,0,0}")
    s.set_cards(0, hand=[*hand, "fuel_gatherer"], aside="carpenter clay_worker")
    s.put(0, layout.LAID, CARD_IDS.index("fish_farmer"))
    s.card("fuel_gatherer", "pay")
    if held == 0:
        assert s.offered("action") == ["2"]
        return
    s.do("action 1", "to glass_wheel", "take all")
    assert s.good("charcoal") == held


@pytest.mark.rule("GS-9.30")
@pytest.mark.parametrize("ponds", [0, 1, 4])
def test_fish_farmer_counts_ponds(ponds: int) -> None:
    s = given(wheels="G{0|0,0,1,0,0} B{0|0,0,0}", land=BARREN)
    s.set_land({f"r1c{c + 1}": "pond" for c in range(ponds)})
    s.card("fish_farmer", "pay")
    if ponds == 0:
        assert s.offered("action") == ["1"]
        return
    s.do("action 2", "to brick_wheel", "take all")
    assert s.wheels() == f"G{{0|0,0,0,0,0}} B{{0|0,0,{ponds}}}"


# -- no room to place -------------------------------------------------------------------------------------------------

FULL = "fffff fffff fffff fffff"


@pytest.mark.rule("GS-R12")
@pytest.mark.parametrize(("card", "good"), [("pit_worker", "clay"), ("forest_manager", "wood")])
def test_without_a_space_the_tile_lapses_and_the_good_is_gained(card: str, good: str) -> None:
    s = given(land=FULL)
    before = s.good(good)
    s.card(card, "action 1", "take all", alone=False)
    assert s.resting
    assert s.good(good) == before + 1
    s = given(land=FULL)
    s.set_land({"r3c3": "pond"})
    s.card(card, "action 1")
    assert s.offered("on") == ["r3c3", "none"]  # clear the pond, or let the tile lapse
    s.do("on none", "take all")
    assert s.on("r3c3") == "pond"
    s = given().card(card, "action 1")
    assert "none" not in s.offered("on")  # with an empty space the tile is placed


@pytest.mark.rule("GS-R12")
@pytest.mark.parametrize("card", ["pond_builder", "land_builder"])
def test_pond_and_land_builder_need_a_space(card: str) -> None:
    s = given(land=FULL, built={"r1c5": "cooperage", "r2c5": "inn"}).card(card)
    assert s.decision == "action"
    assert "action 1" not in s.offers()


@pytest.mark.rule("GS-R12")
@pytest.mark.parametrize("card", ["pit_worker", "forest_manager"])
def test_strict_placing_allows_nothing_without_a_space(card: str) -> None:
    built = {"r1c5": "cooperage", "r2c5": "inn"}
    s = given(land=FULL, options={"strict_placing": True}, built=built).card(card)
    assert s.decision == "action"
    assert "action 1" not in s.offers()
    s = given(land=FULL, options={"strict_placing": True})
    s.set_land({"r3c3": "pond"})
    s.card(card, "action 1")
    assert s.on("r3c3") in ("pit", "grove")  # the only space, cleared on the way


@pytest.mark.rule("GS-R30")
def test_the_order_of_the_actions_is_the_appendix() -> None:
    codes = {row.text("id"): (row.text("action1_code"), row.text("action2_code")) for row in CARD_ROWS}
    assert codes["supplier"] == ("gift:2:1", "build")
    assert codes["carpenter"] == ("gain:wood:1", "build")
    s = given(market="clay_basin").card("supplier", "action 1")
    assert s.decision == "good"
    s = given(market="clay_basin inn").card("carpenter", "pay", "forest f1", "action 1")
    assert s.decision == "take"


# -- examples ---------------------------------------------------------------------------------------------------------


def test_v9_charcoal_burner_alone() -> None:
    s = given().card("charcoal_burner", "pay", "action 1", "to brick_wheel", "take all")
    assert s.wheels().endswith("B{1|2,0,1}")
    s.do("action 2", "to glass_wheel", "take all")
    assert s.wheels() == "G{0|0,1,5,3,3} B{1|2,0,1}"


def test_v10_charcoal_burner_shared() -> None:
    s = given().card("charcoal_burner", "pay", "action 1", "to brick_wheel", "take all", alone=False)
    assert s.wheels() == "G{0|0,1,2,3,3} B{1|2,0,1}"
    assert s.resting


@pytest.mark.rule("GS-5.19")
def test_v15_forest_manager_wood_is_capped() -> None:
    s = given().card("forest_manager", "action 1", "on r2c3", "take all")
    assert s.good("wood") == 5
    s.do("action 2", "good wood", "take all")
    assert s.wheels().startswith("G{0|0,1,2,3,7}")


def test_v16_forest_manager_food() -> None:
    s = given().card("forest_manager", "action 1", "on r2c3", "take all")
    s.do("action 2", "good food", "to brick_wheel", "take all")
    assert s.wheels() == "G{0|0,1,2,3,5} B{0|0,1,5}"


def test_v17_land_builder_and_sand_island() -> None:
    s = given(felled="f2", market="sand_island").card("land_builder", "action 1", "land pond", "on r1c3", "action 2")
    s.do("on r1c4", "take all")
    assert s.wheels().startswith("G{1|1,0,0,2,3}")


def test_v18_make_room_for_a_gift() -> None:
    s = given(wheels="G{0|0,1,2,3,7}", built="cooperage").gift("wood", "use cooperage", "take all")
    assert s.wheels().startswith("G{0|0,1,2,5,6}")
    s.do("gift take")
    assert s.wheels().startswith("G{0|0,1,2,5,7}")


def test_v21_water_carrier_sand_first() -> None:
    s = given(wheels="G{0|0,2,1,4,1} B{0|0,1,2}").card("water_carrier", "pay", "from brick_wheel")
    s.do("action 2", "take all")
    assert s.wheels().startswith("G{1|0,1,0,5,0}")
    s.do("action 1", "take all")
    assert s.wheels().startswith("G{1|0,1,0,7,1}")


def test_v22_water_carrier_wood_first() -> None:
    s = given(wheels="G{0|0,2,1,4,1} B{0|0,1,2}").card("water_carrier", "pay", "from brick_wheel")
    s.do("action 1", "take all")
    assert s.wheels().startswith("G{0|0,2,1,6,2}")
    s.do("action 2", "take all")
    assert s.wheels().startswith("G{1|0,1,0,6,1}")
    assert "lost A water 1" in s.happened()


@pytest.mark.rule("GS-9.18")
def test_v54_two_suppliers() -> None:
    s = given(3)
    s.set_cards(0, hand="supplier pit_worker carpenter woodcutter clay_worker")
    s.set_cards(1, hand="supplier pit_worker carpenter woodcutter clay_worker")
    s.set_cards(2, hand="feudal_lord forest_manager fish_farmer water_carrier pond_builder")
    s.rest().lay("supplier", "pit_worker", "feudal_lord")
    s.do("action 1", "good wood", "take all", "B:gift take", "C:gift take")
    assert [s.good("wood", seat) for seat in range(3)] == [6, 5, 5]
    assert (s.acting(), s.decision) == ("B", "action")
    s.happened()
    s.do("action 1", "good sand", "take all", "C:gift take", "A:gift take")
    assert [e for e in s.happened() if e.startswith("gained")] == [
        "gained B sand 2",
        "gained C sand 1",
        "gained A sand 1",
    ]


def test_v55_a_gift_turns_the_wheel() -> None:
    s = given(wheels="B{0|2,1,0}").gift("food", "gift brick_wheel")
    assert s.wheels().endswith("B{1|1,0,0}")


@pytest.mark.rule("GS-9.1", "GS-9.3")
def test_v65_feudal_lord_and_office() -> None:
    s = given(built="office").card("feudal_lord", "action 1")
    drawn = sorted(s.display())
    s.do("use office", f"discard {drawn[0]}", "good charcoal", "to brick_wheel", "take all")
    assert s.wheels().endswith("B{1|0,0,1}")
    s.do("action 2", "take all")
    assert s.wheels() == "G{0|0,1,2,3,5} B{1|0,1,1}"
    assert s.display() == set(drawn[1:])
    assert s.out() == {drawn[0]}
