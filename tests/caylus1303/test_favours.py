"""Favours. Rules CA-10; characters in general, CA-13.30 – CA-13.33."""

from __future__ import annotations

import pytest

from brettwerk.games.caylus1303 import layout
from brettwerk.games.caylus1303.tables import TILE_ROWS
from tests.caylus1303.scenario import BLUE, GREEN, RED, Scenario, drafted, given


def favoured(round: int = 1, slot1: str = "start_farm_2") -> Scenario:
    """Red has a favour; Blue holds the Thief, the Carter lies on the board."""
    t = given(3).pause().round(round).slot(1, slot1).hold(BLUE, "thief").hold(-1, "carter")
    return t.favour(RED)


@pytest.mark.rule("CA-10.1", "CA-8.15")
def test_the_four_sources_of_favours() -> None:
    rows = {row.text("id"): row for row in TILE_ROWS}
    columns = ("effect_setup", "effect_construction", "on_build", "owner_bonus", "income")
    giving = [(id, column) for id, row in rows.items() for column in columns if "favour" in row.text(column)]
    assert sorted(giving) == [("fair", "effect_setup"), ("m_theatre", "on_build"), ("w_manor", "effect_construction")]


@pytest.mark.rule("CA-10.2", "CA-10.3")
def test_a_favour_cannot_be_refused() -> None:
    assert favoured().options() == ["steal c_thief", "slot 1"]


@pytest.mark.rule("CA-10.4", "CA-10.6", "CA-2.20")
def test_stealing_a_character() -> None:
    t = given(4).pause().hold(BLUE, "thief", "marshal").hold(GREEN, "foreman").hold(RED, "architect").hold(-1, "carter")
    t.favour(RED)
    assert t.options() == ["steal c_thief", "steal c_marshal", "steal c_foreman", "slot 1"]
    t.do(RED, "steal c_marshal")
    assert (t.holder("marshal"), t.holder("thief"), t.holder("carter")) == (RED, BLUE, -1)
    assert t.asked() == "monument"  # no character from the board on top


@pytest.mark.rule("CA-10.5")
def test_without_a_character_to_steal_there_is_the_site() -> None:
    t = given(3).pause().hold(RED, "thief").hold(-1, "carter").round(4).favour(RED)
    assert t.options() == ["slot 1", "slot 2"]


@pytest.mark.rule("CA-10.7", "CA-10.8", "CA-10.9", "CA-10.20")
@pytest.mark.parametrize("round", range(1, 10))
def test_slots_by_round(round: int) -> None:
    last = 1 if round < 4 else 2 if round < 7 else 3
    t = favoured(round)
    assert t.options() == ["steal c_thief", *(f"slot {i}" for i in range(1, last + 1))]
    assert [r.args["round"] for r in t.state.refusals(RED)] == [4, 7][last - 1 :]
    delivery = given(3).round(round).hold(BLUE, "thief").site(RED).seat(RED, food=1, wood=1, stone=1).deliver()
    assert len(delivery.do(RED, "bundle food-wood-stone").options()) == last + 1


@pytest.mark.rule("CA-10.10", "CA-R22")
def test_a_slot_is_used_with_its_setup_side_and_its_price() -> None:
    t = favoured(7)
    wood = t.clone().do(RED, "slot 2")  # Spinning Mill
    assert (wood.stores(RED), wood.get(RED, "pp")) == ("C1", 1)
    stone = t.clone().do(RED, "slot 3")  # stone Quarry: two resources, nobody's bonus
    assert stone.stores(RED) == "S1 C1"
    assert [stone.get(seat, "pp") for seat in (BLUE, RED)] == [0, 0]
    market = given(3).pause().slot(1, "start_market_1").hold(BLUE, "thief").seat(RED, supply=2, camp=13).favour(RED)
    market.do(RED, "slot 1", "take cloth")
    assert (market.stores(RED), market.get(RED, "supply"), market.get(RED, "camp")) == ("C1", 1, 14)


@pytest.mark.rule("CA-10.11", "CA-R21")
def test_a_slot_may_be_chosen_for_the_character_alone() -> None:
    t = favoured(1, "start_guild_4").do(RED, "slot 1")
    assert (t.asked(), t.options()) == ("favour_character", ["none", "pick c_carter"])
    declined = given(3).pause().slot(1, "start_guild_4").hold(BLUE, "thief").hold(-1, "carter").seat(RED, stone=1)
    declined.favour(RED).do(RED, "slot 1", "skip", "pick c_carter")
    assert (declined.stores(RED), declined.holder("carter")) == ("S1", RED)


@pytest.mark.rule("CA-10.12", "CA-10.13", "CA-10.14")
def test_one_character_from_the_board_if_one_likes() -> None:
    t = given(3).pause().hold(BLUE, "thief").hold(-1, "carter", "foreman").favour(RED).do(RED, "slot 1")
    assert t.options() == ["none", "pick c_carter", "pick c_foreman"]
    none = t.clone().do(RED, "none")
    assert (none.holder("carter"), none.asked()) == (-1, "monument")
    t.do(RED, "pick c_foreman")
    assert (t.holder("foreman"), t.holder("carter"), t.asked()) == (RED, -1, "monument")
    empty = given(3).pause().hold(BLUE, "thief").favour(RED).do(RED, "slot 1")
    assert empty.asked() == "monument"


@pytest.mark.rule("CA-10.15")
def test_a_slot_serves_again_and_again() -> None:
    t = given(3).pause().hold(GREEN, "thief").worker("f1", BLUE, RED).seat(BLUE, wood=1).seat(RED, wood=1).activate()
    t.do(BLUE, "use", "slot 1").do(RED, "use", "slot 1")
    assert (t.stores(BLUE), t.stores(RED)) == ("F1", "F1")
    assert t.v[layout.SLOTS] >= 0


@pytest.mark.rule("CA-10.16")
def test_building_through_a_favour_follows_all_rules() -> None:
    t = given(3).pause().slot(1, "start_carpenter").hold(BLUE, "thief").hold(RED, "architect")
    t.seat(RED, wood=1, food=1).favour(RED).do(RED, "slot 1", "build w_market")
    assert (t.stores(RED), t.get(RED, "houses"), t.get(RED, "pp")) == ("", 8, 4)
    assert (t.place("s10")["tile"], t.place("s10")["owner"]) == ("w_market", RED)
    homeless = given(3).pause().slot(1, "start_carpenter").hold(BLUE, "thief").seat(RED, wood=1, food=1, houses=0)
    assert homeless.favour(RED).do(RED, "slot 1").asked() == "monument"


@pytest.mark.rule("CA-10.17")
def test_a_character_from_the_board_comes_after_the_effect() -> None:
    t = given(3).pause().slot(1, "start_carpenter").hold(BLUE, "thief").hold(-1, "architect").seat(RED, wood=1, food=1)
    t.favour(RED).do(RED, "slot 1", "build w_farm", "pick c_architect")
    assert t.get(RED, "pp") == 2


@pytest.mark.rule("CA-10.18")
def test_no_slot_can_give_a_favour() -> None:
    assert not any("favour" in row.text("effect_setup") for row in TILE_ROWS if row.text("kind") != "printed")
    t = given(3).pause().slot(2, "w_manor").round(4).hold(BLUE, "thief").favour(RED).do(RED, "slot 2")
    assert (t.get(RED, "pp"), t.asked()) == (2, "monument")


@pytest.mark.rule("CA-10.19", "CA-13.31")
def test_any_number_of_characters_work_together() -> None:
    names = ["foreman", "goldsmith", "chamberlain", "carter", "thief", "marshal"]
    t = given(2).hold(RED, *names).seat(RED, gold=3).deliver()
    t.do(RED, "deliver gold")
    assert t.get(RED, "pp") == 5 + 1 + 5
    assert all(t.holder(name) == RED for name in names)


@pytest.mark.rule("CA-13.30")
def test_a_character_works_from_the_moment_it_is_taken() -> None:
    t = (
        given(3)
        .pause()
        .hold(BLUE, "architect")
        .worker("f1", RED)
        .worker("f3", RED)
        .seat(RED, wood=2, food=1)
        .activate()
    )
    t.do(RED, "use", "steal c_architect", "build w_farm")
    assert t.get(RED, "pp") == 3


@pytest.mark.rule("CA-13.32")
def test_characters_that_nobody_holds_do_nothing() -> None:
    t = given(3).hold(-1, "early_riser", "night_worker", "carter", "day_labourer").seat(RED, supply=3).plan(RED)
    assert t.asked() == "plan"
    plain = given(2).hold(-1, "day_labourer").administer()
    assert plain.get(RED, "supply") == 3


@pytest.mark.rule("CA-13.33", "CA-R48")
@pytest.mark.parametrize("seed", range(4))
def test_characters_change_hands_by_draft_and_favours_only(seed: int) -> None:
    t = drafted(4, seed)
    moves = 0
    while not t.state.over:
        before, asked = [t.v[layout.HOLDER + i] for i in range(12)], t.asked()
        options = t.options()
        t.do(t.who(), options[(t.v[5] * 11 + seed) % len(options)])
        if [t.v[layout.HOLDER + i] for i in range(12)] != before:
            assert asked in ("favour", "favour_character")
            moves += 1
    assert moves > 0
