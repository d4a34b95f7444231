"""The worked examples of the catalogue: CA-V1 to CA-V16 from the rulebook, the others our own."""

from __future__ import annotations

import pytest

from brettwerk.games.caylus1303 import layout
from brettwerk.games.caylus1303.tables import STONEMASON, TILE_IDS
from tests.caylus1303.scenario import BLACK, BLUE, GREEN, RED, YELLOW, drafted, given, new


def test_ca_v1_passing_with_four_players() -> None:
    blue, black, green, red = range(4)
    t = given(4)
    for seat in range(4):
        t.seat(seat, supply=6, camp=5)
    t.plan(blue).do(blue, "pass")
    assert t.v[layout.START] == blue
    t.do(black, "pass").do(green, "place s1").do(red, "pass").do(green, "place s2")
    assert (t.get(green, "supply"), t.get(green, "camp")) == (2, 7)
    assert t.place("s1")["workers"] == t.place("s2")["workers"] == [green]
    t.do(green, "pass")
    assert [t.v[layout.PASS_ORDER + i] for i in range(4)] == [blue, black, red, green]
    assert t.v[layout.START] == blue


def test_ca_v2_red_builds_a_quarry() -> None:
    t = given(4).pause().seat(RED, wood=2, food=1, stone=1, camp=14).worker("f3", RED).activate()
    t.do(RED, "build w_quarry")
    assert t.stores(RED) == "W1 S1"
    assert t.place("s10") == {
        "id": "s10",
        "tile": "w_quarry",
        "banner": "wood",
        "side": "construction",
        "owner": RED,
        "workers": [],
        "active": False,
    }
    assert (t.get(RED, "houses"), t.get(RED, "pp"), t.get(RED, "camp"), t.gap()) == (8, 2, 15, 8)


def test_ca_v3_bridge_moves_of_four_players() -> None:
    t = given(4).provost(8).worker("s8", RED).worker("s7", GREEN).seat(RED, stone=1)
    for seat in range(4):
        t.seat(seat, supply=3, camp=10)
    t.activate(BLUE, BLACK, RED, GREEN)
    gaps = []
    for seat, steps in ((BLUE, "0"), (BLACK, "-2"), (RED, "+2"), (GREEN, "-1")):
        assert t.asked() == "bridge"
        t.do(seat, f"move {steps}")
        gaps.append(t.gap())
    assert gaps == [8, 6, 8, 7]
    assert [t.get(seat, "supply") for seat in (BLUE, BLACK, RED, GREEN)] == [3, 1, 1, 2]
    assert (t.who(), t.asked()) == (GREEN, "gain_kind")  # s7 is active
    t.do(GREEN, "skip")
    assert t.phase() == "planning"
    assert t.stores(RED) == "S1"  # Guild (4) on s8 was not used


def test_ca_v4_activation_up_to_the_provost() -> None:
    t = given(5).tile("s10", "w_sawmill", BLUE).tile("s11", "w_farm", BLUE)
    t.worker("s4", RED).worker("s10", YELLOW).worker("s11", RED).worker("s14", GREEN).provost(10)
    for seat in range(5):
        t.seat(seat, camp=0)
    t.told()
    t.activate()
    assert t.stores(RED) == "S1"
    assert t.stores(YELLOW) == "W2"
    assert t.stores(GREEN) == ""
    assert t.told().count("returned") == 4


@pytest.mark.parametrize(("green", "favoured"), [(2, GREEN), (1, RED)], ids=["v5", "v6"])
def test_ca_v5_and_ca_v6_most_bundles_and_the_tie(green: int, favoured: int) -> None:
    t = given(3).site(RED, GREEN).seat(RED, food=1, wood=1, stone=1).seat(GREEN, food=2, wood=2, stone=2)
    t.hold(BLUE, "thief").deliver()
    t.do(RED, "bundle food-wood-stone")
    assert t.who() == GREEN
    for _ in range(green):
        t.do(GREEN, "bundle food-wood-stone")
    if green == 1:
        t.do(GREEN, "stop")
    assert (t.get(RED, "pp"), t.get(GREEN, "pp")) == (5, 5 * green)
    assert (t.who(), t.asked()) == (favoured, "favour")


def test_ca_v7_recruitment_with_four_players() -> None:
    t = given(4).residence("s1", BLACK).residence("s2", BLACK)
    t.monument("s3", RED, "m_garden").monument("s4", BLUE, "m_factory").administer()
    assert [t.get(seat, "supply") for seat in (GREEN, BLACK, RED, BLUE)] == [3, 5, 5, 3]
    assert t.stores(BLUE) == "C1"


def test_ca_v8_reset_between_quarry_and_stonemason() -> None:
    t = given(2).tile("s10", "w_quarry", BLUE).tile("s11", "w_stonemason", BLUE).administer()
    assert t.gap() == 10


def test_ca_v9_reset_between_sawmill_and_gold_mine() -> None:
    t = given(2).tile("s13", "s_sawmill", BLUE).fill(14, BLUE).administer()
    assert t.gap() == 13


def test_ca_v10_reset_between_gold_mine_and_alchemist() -> None:
    t = given(2).tile("s15", "s_alchemist", BLUE).fill(14, BLUE).administer()
    assert t.gap() == 14


def test_ca_v11_red_on_blues_farm() -> None:
    t = given(2).tile("s10", "s_farm", BLUE).provost(10).seat(RED, supply=1).turn(RED).do(RED, "place s10")
    assert t.get(BLUE, "pp") == 1
    t.activate()
    assert (t.stores(RED), t.stores(BLUE), t.get(BLUE, "pp")) == ("F2 C1", "F1", 1)


def test_ca_v12_blue_on_the_own_farm() -> None:
    t = given(2).tile("s10", "s_farm", BLUE).provost(10).seat(BLUE, supply=1).turn(BLUE).do(BLUE, "place s10")
    t.activate()
    assert (t.get(BLUE, "pp"), t.stores(BLUE)) == (0, "F2 C1")


@pytest.mark.parametrize("last", ["stone", "gold"])
def test_ca_v13_bundles_of_the_chamberlain(last: str) -> None:
    t = given(2).site(RED).seat(RED, wood=5, stone=1, gold=1)
    assert t.clone().deliver().phase() == "planning"  # without the Chamberlain nothing can be delivered
    t.hold(RED, "chamberlain").hold(BLUE, "thief").deliver()
    t.do(RED, "deliver wood", "deliver wood", "deliver wood", "deliver wood", "deliver wood", f"deliver {last}")
    assert (t.get(RED, "pp"), t.get(RED, "bundles")) == (10, 2)


def test_ca_v14_start_player_with_the_early_riser() -> None:
    t = given(3).hold(RED, "early_riser").seat(RED, supply=6, camp=9).seat(BLUE, supply=3).plan(RED)
    assert (t.who(), t.asked()) == (RED, "early_riser")
    t.do(RED, "place s1")
    assert (t.who(), t.asked()) == (RED, "plan")
    t.do(RED, "place s2")
    assert (t.get(RED, "supply"), t.get(RED, "camp")) == (3, 10)
    assert t.place("s1")["workers"] == t.place("s2")["workers"] == [RED]


@pytest.mark.parametrize(
    ("players", "supply", "camp", "characters", "recruits"),
    [(2, 10, 5, 5, 3), (3, 6, 9, 6, 3), (4, 6, 9, 7, 3), (5, 10, 5, 8, 2)],
)
def test_ca_v15_set_up_by_player_count(players: int, supply: int, camp: int, characters: int, recruits: int) -> None:
    t = drafted(players)
    held = [t.v[layout.HOLDER + i] for i in range(12)]
    assert sum(holder != layout.OUT for holder in held) == characters
    assert held.count(layout.ON_BOARD) == 3
    for seat in range(players):
        assert (t.get(seat, "supply"), t.get(seat, "camp"), t.stores(seat)) == (supply, camp, "F1 W2 S1")
    assert given(players).administer().get(BLUE, "supply") == recruits


def test_ca_v16_set_up_of_the_road() -> None:
    t = new(4, 3)
    assert t.gap() == 8
    kinds = [t.place(f"s{i}")["banner"] for i in range(1, 24)]
    assert kinds == ["start"] * 8 + ["wood"] + ["none"] * 4 + ["stone"] + ["none"] * 9
    assert t.place("s9")["tile"] != "w_stonemason"
    assert [sum(id.startswith(letter) for id in t.stock()) for letter in ("w_", "s_", "m_")] == [7, 7, 7]


def test_ca_v17_night_worker_places_with_one_worker() -> None:
    t = given(3).passed(BLUE).hold(RED, "night_worker").seat(RED, supply=1, camp=14).seat(GREEN, supply=2)
    t.turn(RED).do(RED, "place s3")
    assert (t.get(RED, "supply"), t.get(RED, "camp")) == (0, 14)


def test_ca_v18_night_worker_does_not_help_the_early_riser() -> None:
    t = given(2).hold(RED, "early_riser", "night_worker").seat(RED, supply=2, camp=13).seat(BLUE, supply=2)
    t.plan(RED).do(RED, "place s1")
    assert (t.get(RED, "supply"), t.get(RED, "camp")) == (0, 14)
    assert t.v[layout.PASS_ORDER] == RED  # passed by itself


def test_ca_v19_forced_pass_with_one_worker() -> None:
    t = given(3).passed(BLUE).seat(RED, supply=1).seat(GREEN, supply=3).turn(RED)
    assert t.who() == GREEN
    assert (t.v[layout.PASS_ORDER + 1], t.get(RED, "supply")) == (RED, 1)


def test_ca_v20_the_surcharge_stays_one() -> None:
    t = given(4).passed(BLUE, RED).seat(GREEN, supply=4, camp=11).seat(BLACK, supply=2).turn(GREEN)
    t.do(GREEN, "place s5").do(BLACK, "pass").do(GREEN, "site")
    assert (t.get(GREEN, "supply"), t.get(GREEN, "camp")) == (0, 13)


def test_ca_v21_two_visitors_one_bonus() -> None:
    t = given(3).tile("s15", "s_quarry", BLUE).fill(14, GREEN).provost(15).hold(GREEN, "merchant")
    t.seat(RED, supply=1).seat(GREEN, supply=2).seat(BLUE, supply=1)
    t.turn(RED).do(RED, "place s15").do(GREEN, "place s15")
    assert t.get(BLUE, "pp") == 2
    t.activate().quiet()
    assert (t.stores(RED), t.stores(GREEN)) == ("S2 C1", "S2 C1")
    assert t.stores(BLUE) == "S1"


def test_ca_v22_the_owner_joins_by_the_merchant() -> None:
    t = given(2).tile("s10", "s_quarry", BLUE).provost(10).hold(BLUE, "merchant")
    t.seat(RED, supply=1).seat(BLUE, supply=1).turn(RED).do(RED, "place s10").do(BLUE, "place s10")
    assert t.get(BLUE, "pp") == 1
    t.activate()
    assert (t.stores(RED), t.stores(BLUE)) == ("S2 C1", "S2 C1")


def test_ca_v23_where_the_merchant_may_go() -> None:
    t = given(3).hold(GREEN, "merchant").worker("s3", GREEN).worker("s4", RED).worker("s5", BLUE)
    t.seat(GREEN, supply=4).seat(RED, supply=2).seat(BLUE, supply=2).turn(GREEN)
    assert {"place s4", "place s5"} <= set(t.options())
    assert "place s3" not in t.options()
    t.do(GREEN, "place s5").do(BLUE, "place s1").do(RED, "place s2")
    assert t.who() == GREEN
    assert not {"place s3", "place s4", "place s5"} & set(t.options())


def test_ca_v24_thief_against_marshal_and_bonus() -> None:
    t = given(2).tile("s10", "s_farm", BLUE).provost(10).hold(BLUE, "marshal").hold(RED, "thief")
    t.seat(RED, supply=1).turn(RED).do(RED, "place s10")
    assert t.get(BLUE, "pp") == 0
    assert t.activate().stores(BLUE) == "F1"


def test_ca_v25_marshal() -> None:
    t = given(2).tile("s10", "w_tailor", BLUE).tile("s11", "w_farm", BLUE).hold(BLUE, "marshal")
    t.seat(RED, supply=1).seat(BLUE, supply=1).turn(RED).do(RED, "place s10")
    assert t.get(BLUE, "pp") == 2
    assert t.do(BLUE, "place s11").get(BLUE, "pp") == 2


def test_ca_v26_visit_beyond_the_provost() -> None:
    t = given(2).tile("s15", "s_sawmill", BLUE).fill(14, BLUE).provost(14)
    t.seat(RED, supply=1, camp=14).turn(RED).do(RED, "place s15").activate()
    assert (t.get(BLUE, "pp"), t.stores(BLUE), t.stores(RED)) == (1, "", "")
    assert t.place("s15")["workers"] == []


def test_ca_v27_taking_stops_at_an_empty_camp() -> None:
    t = given(2).worker("s6", RED).worker("s9", RED).worker("s8", BLUE).seat(BLUE, stone=1)
    t.seat(RED, supply=11, camp=2, stone=1).activate().quiet().do(RED, "pay stone")
    assert (t.who(), t.asked()) == (BLUE, "use")
    assert (t.stores(RED), t.get(RED, "supply"), t.get(RED, "camp")) == ("", 13, 1)


def test_ca_v28_no_house_no_building_and_no_notary() -> None:
    t = given(2).worker("f3", RED).worker("f2", RED).seat(RED, houses=0, wood=3, food=3, cloth=2, camp=13).activate()
    assert t.phase() == "planning"  # nothing was asked
    assert t.stores(RED) == "F3 W3 C2"


def test_ca_v29_stonemason_on_slot_2() -> None:
    t = given(2).slot(2, "w_stonemason").hold(BLUE, "thief").seat(RED, wood=1)
    early = t.clone().round(3).favour(RED)
    assert early.options() == ["steal c_thief", "slot 1"]
    t.round(4).favour(RED).do(RED, "slot 2")
    assert "build s_jeweler" in t.options()
    assert "build s_church" not in t.options()
    t.do(RED, "build s_jeweler")
    assert (t.stores(RED), t.get(RED, "houses"), t.get(RED, "pp")) == ("", 8, 5)


def test_ca_v30_the_waived_stone_is_not_the_any() -> None:
    t = given(2).slot(2, "w_stonemason").hold(BLUE, "thief").seat(RED, stone=1).round(4).favour(RED)
    t.do(RED, "slot 2", "build s_guild")  # only stone is left for the any: taken without a question
    assert (t.stores(RED), t.get(RED, "pp")) == ("", 4)


def test_ca_v31_a_stolen_bailiff_moves_at_once() -> None:
    t = given(3).hold(GREEN, "bailiff").worker("f1", RED).seat(RED, wood=1).activate()
    t.do(RED, "use", "steal c_bailiff")
    assert (t.who(), t.asked()) == (RED, "bailiff")


@pytest.mark.parametrize(("bundles", "favoured"), [(2, BLUE), (3, RED)])
def test_ca_v32_carter_without_a_worker_loses_ties(bundles: int, favoured: int) -> None:
    t = given(2).site(BLUE).hold(RED, "carter", "thief").hold(BLUE, "marshal")
    t.seat(BLUE, food=2, wood=2, stone=2).seat(RED, food=bundles, wood=bundles, cloth=bundles).deliver()
    t.do(BLUE, *["bundle food-wood-stone"] * 2).do(RED, *["bundle food-wood-cloth"] * bundles)
    assert (t.who(), t.asked()) == (favoured, "favour")


def test_ca_v33_carter_adds_to_the_worker() -> None:
    t = given(2).site(RED, BLUE).hold(RED, "carter").hold(BLUE, "thief")
    t.seat(RED, food=2, wood=2, stone=2).seat(BLUE, food=2, wood=2, stone=2).deliver()
    t.do(RED, "bundle food-wood-stone", "stop").do(BLUE, *["bundle food-wood-stone"] * 2)
    t.do(RED, "bundle food-wood-stone")
    assert (t.get(RED, "bundles"), t.get(BLUE, "bundles")) == (2, 2)
    assert (t.who(), t.asked()) == (RED, "favour")


def test_ca_v34_chamberlain_foreman_goldsmith() -> None:
    t = given(2).site(RED).hold(RED, "chamberlain", "foreman", "goldsmith").hold(BLUE, "thief")
    t.seat(RED, gold=5, food=1).deliver()
    t.do(RED, "deliver gold")  # and two more gold follow by themselves: no other kind may come after gold
    assert t.get(RED, "pp") == 11
    t.do(RED, "deliver food")
    assert t.get(RED, "pp") == 17


def test_ca_v35_theatre_architect_and_a_stolen_day_labourer() -> None:
    t = given(4).round(8).hold(RED, "architect").hold(BLUE, "day_labourer").residence("s1", RED)
    t.seat(RED, gold=3, wood=4).administer().do(RED, "build m_theatre")
    assert (t.get(RED, "pp"), t.asked()) == (13, "favour")
    t.do(RED, "steal c_day_labourer")
    assert (t.get(RED, "supply"), t.get(BLUE, "supply")) == (4, 3)


def test_ca_v36_a_claim_becomes_a_garden_in_the_same_round() -> None:
    t = given(4).claim("s2", RED).seat(RED, gold=1, wood=1).administer().do(RED, "build m_garden")
    assert (t.get(RED, "pp"), t.get(RED, "supply")) == (4, 5)


def test_ca_v37_the_reset_jumps_over_the_neutral_stone_tile() -> None:
    t = given(2).fill(12, BLUE)
    assert t.clone().administer().gap() == 11
    assert t.tile("s13", "s_church", BLUE).administer().gap() == 13


@pytest.mark.parametrize(
    ("gap", "steps"), [(1, ["-1", "0", "+1", "+2", "+3"]), (24, ["-3", "-2", "-1", "0", "+1"])], ids=["v38", "v39"]
)
def test_ca_v38_and_ca_v39_bridge_at_the_ends_of_the_road(gap: int, steps: list[str]) -> None:
    t = given(2).provost(gap).seat(BLUE, supply=3).activate()
    assert t.options(BLUE) == [f"move {n}" for n in steps]


def test_ca_v40_two_workers_on_the_notary() -> None:
    t = given(3).worker("f2", BLUE, GREEN).seat(BLUE, cloth=1).seat(GREEN, cloth=1)
    for place in ("s2", "s3", "s5"):
        t.claim(place, RED)
    for place in ("s6", "s7", "s8"):
        t.residence(place, RED)
    t.activate().do(BLUE, "claim s1")
    assert (t.who(), t.options()) == (GREEN, ["skip", "claim s4"])


def test_ca_v41_a_slot_that_cannot_be_paid() -> None:
    t = given(2).slot(1, "start_market_1").round(2).hold(-1, "thief", "carter").hold(BLUE, "marshal").favour(RED)
    t.do(RED, "slot 1")
    assert (t.asked(), t.options()) == ("favour_character", ["none", "pick c_thief", "pick c_carter"])


def test_ca_v42_nobody_delivers() -> None:
    t = given(2).site(RED, BLUE).hold(RED, "thief").seat(RED, camp=14).seat(BLUE, camp=14)
    t.told()
    t.deliver()
    told = t.told()
    assert "favour" not in told
    assert told.count("left_site") == 2
    assert t.v[layout.SITE_WORKERS] == 0


def test_ca_v43_building_through_a_favour() -> None:
    t = given(3).pause().slot(1, "start_carpenter").hold(RED, "architect").hold(BLUE, "thief")
    t.worker("f1", RED).seat(RED, wood=3, food=1).activate().do(RED, "use", "slot 1", "build w_farm")
    assert (t.stores(RED), t.get(RED, "pp"), t.place("s10")["tile"]) == ("W1", 3, "w_farm")
    assert (t.gap(), t.place("s10")["owner"]) == (8, RED)
    assert t.do(GREEN, "none").gap() == 9


def test_ca_v44_church_with_three_workers() -> None:
    t = given(3).pause().tile("s9", "s_church").worker("s9", RED).provost(9).seat(RED, supply=3, camp=11).activate()
    assert t.quiet().options() == ["skip", "low"]
    t.do(RED, "low")
    assert (t.get(RED, "pp"), t.get(RED, "supply"), t.get(RED, "camp")) == (4, 1, 14)


def test_ca_v45_two_workers_on_the_toll() -> None:
    t = given(3).worker("f4", RED, GREEN).seat(RED, supply=1, camp=13).seat(GREEN, supply=1, camp=13).activate()
    t.do(RED, "move +2")
    assert (t.who(), t.asked()) == (GREEN, "toll")
    t.do(GREEN, "move -1")
    assert (t.gap(), t.asked()) == (9, "bridge")
    assert (t.get(RED, "camp"), t.get(GREEN, "camp")) == (14, 14)


def test_ca_v46_manor_in_round_5() -> None:
    t = given(2).round(5).tile("s10", "w_manor", BLUE).worker("s10", RED).provost(10).hold(BLUE, "thief").activate()
    assert (t.who(), t.asked(), t.options()) == (RED, "favour", ["steal c_thief", "slot 1", "slot 2"])


def test_ca_v47_the_start_player_passes_first() -> None:
    t = given(3).seat(BLUE, supply=2).seat(RED, supply=1).plan(BLUE).do(BLUE, "pass")
    assert t.v[layout.START] == BLUE


def test_ca_v48_a_shared_win() -> None:
    t = given(3).round(9).seat(BLUE, pp=65).seat(RED, pp=61, gold=2).seat(GREEN, pp=60, cloth=5, supply=12).administer()
    assert t.state.over
    assert [score.total for score in t.state.scores()] == [65, 65, 60]
    assert t.state.winners() == [BLUE, RED]


def test_ca_v49_stonemason_drawn_for_s9() -> None:
    from brettwerk.games.caylus1303.setup import TILE_STREAM, shuffled

    seeds = [s for s in range(200) if shuffled(layout.WOOD_TILES, s, TILE_STREAM + 1)[1] == STONEMASON]
    assert len(seeds) > 5
    for seed in seeds:
        t = new(3, seed)
        third = TILE_IDS[shuffled(layout.WOOD_TILES, seed, TILE_STREAM + 1)[2]]
        assert t.place("s9")["tile"] == third
        assert "w_stonemason" in t.stock()


def test_ca_v50_recruitment_with_everything() -> None:
    t = given(5).residence("s1", RED).monument("s2", RED, "m_granary").monument("s3", RED, "m_factory")
    t.monument("s4", RED, "m_garden").hold(RED, "day_labourer").seat(RED, camp=4, supply=0)
    full = t.clone().seat(RED, camp=15).administer()
    assert full.get(RED, "supply") == 6
    t.administer()
    assert (t.get(RED, "supply"), t.stores(RED)) == (4, "F1 C1")


def test_ca_v51_a_favour_without_a_choice() -> None:
    t = given(2).round(2).hold(RED, "thief", "marshal", "carter", "foreman", "architect").favour(RED)
    assert t.stores(RED) == "F1"  # slot 1, the Farm, was used by itself
    assert t.phase() == "planning"


def test_ca_v52_a_claimed_tile_still_works() -> None:
    t = given(2).worker("s4", RED).worker("f2", BLUE).seat(BLUE, cloth=1).activate().do(BLUE, "claim s4")
    assert t.stores(RED) == "S1"
    assert (t.place("s4")["side"], t.place("s4")["owner"]) == ("residence", BLUE)


def test_ca_v53_alchemist_with_two_resources() -> None:
    t = given(2).tile("s9", "s_alchemist").worker("s9", RED).provost(9).seat(RED, wood=2, cloth=1).activate()
    t.do(RED, "pay wood")
    assert t.options() == ["stop", "pay wood", "pay cloth"]
    assert t.do(RED, "pay cloth").stores(RED) == "W1 G2"


def test_ca_v54_gold_is_not_any() -> None:
    t = given(2).worker("f3", RED).seat(RED, wood=1, gold=4).activate()
    assert (t.phase(), t.stores(RED)) == ("planning", "W1 G4")
