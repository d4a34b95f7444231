"""Printed buildings and the effects of all tiles. Rules CA-7.1 – CA-7.16, CA-8."""

from __future__ import annotations

import pytest

from brettwerk.games.caylus1303.tables import PRICE, PRICES, TILE_IDS, TILE_ROWS
from tests.caylus1303.scenario import BLUE, GREEN, RED, Scenario, given

CONSTRUCTION = "construction"


def visit(tile: str, side: str = "setup", **cells: int) -> Scenario:
    """Red's worker on a tile at s9, from set-up or built by Red; the provost stands behind it."""
    t = given(3).pause().provost(9)
    t.tile("s9", tile, RED if side == CONSTRUCTION else -1)
    return t.worker("s9", RED).seat(RED, **{"camp": 14, **cells}).activate().quiet()


# -- printed buildings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CA-7.1", "CA-10.1")
def test_fair() -> None:
    t = given(3).pause().worker("f1", RED).seat(RED, wood=2).hold(BLUE, "thief").activate()
    assert t.options() == ["use", "skip"]
    t.do(RED, "use")
    assert (t.stores(RED), t.asked()) == ("W1", "favour")
    assert (
        given(3).pause().worker("f1", RED).seat(RED, food=5, stone=5, cloth=5, gold=5).activate().asked() == "monument"
    )


@pytest.mark.rule("CA-7.2", "CA-7.5", "CA-7.8", "CA-13.19")
def test_notary() -> None:
    t = given(3).pause().worker("f2", RED).seat(RED, cloth=2).hold(RED, "architect").activate()
    assert t.options() == ["skip", *(f"claim s{i}" for i in range(1, 8))]
    t.do(RED, "claim s3")
    assert (t.stores(RED), t.get(RED, "houses"), t.get(RED, "pp")) == ("C1", 8, 0)
    assert t.asked() == "monument"  # one claim per use, although there is cloth left
    assert t.place("s3")["owner"] == RED


@pytest.mark.rule("CA-7.3", "CA-7.4", "CA-7.7", "CA-R15")
def test_what_the_notary_can_claim() -> None:
    t = given(3).residence("s1", BLUE).claim("s2", RED).monument("s3", BLUE, "m_statue").tile("s10", "w_farm", RED)
    t.worker("s4", BLUE).provost(4).worker("f2", RED).seat(RED, cloth=1).activate()
    assert t.options() == ["skip", *(f"claim s{i}" for i in (4, 5, 6, 7, 8))]
    reasons = {r.name: r.reason for r in t.state.refusals(RED)}
    assert reasons == {
        "claim s1": "no_start_tile",
        "claim s2": "claimed",
        "claim s3": "no_start_tile",
        "claim s9": "no_start_tile",
        "claim s10": "no_start_tile",
        "claim s14": "no_start_tile",
    }


@pytest.mark.rule("CA-7.6")
def test_a_claimed_tile_works_until_the_end_of_the_delivery() -> None:
    t = given(3).pause().worker("f2", BLUE).seat(BLUE, cloth=1).worker("s1", RED).site(RED)
    t.seat(RED, wood=1, stone=1).hold(GREEN, "thief").activate().do(BLUE, "claim s1")
    assert (t.asked(), t.place("s1")["side"], t.stores(RED)) == ("deliver", "claimed", "F1 W1 S1")
    t.do(RED, "stop")
    assert t.place("s1")["side"] == "residence"


@pytest.mark.rule("CA-7.9", "CA-7.11", "CA-7.12", "CA-7.15", "CA-8.8")
def test_carpenter_builds_one_wood_tile() -> None:
    t = given(3).pause().worker("f3", RED).seat(RED, wood=3, food=3).activate()
    assert t.options() == [
        "skip",
        *(f"build w_{n}" for n in ("farm", "quarry", "sawmill", "market", "tailor", "stonemason")),
    ]
    t.do(RED, "build w_market")
    assert (t.stores(RED), t.get(RED, "pp"), t.get(RED, "houses")) == ("F2 W2", 3, 8)
    assert (t.place("s10")["tile"], t.place("s10")["side"], t.place("s10")["owner"]) == ("w_market", CONSTRUCTION, RED)
    assert "w_market" not in t.stock()
    assert t.asked() == "monument"


@pytest.mark.rule("CA-7.10")
@pytest.mark.parametrize(("last", "goes_to"), [(9, "s10"), (12, "s13"), (13, "s15"), (22, "s23")])
def test_a_tile_goes_to_the_first_empty_space(last: int, goes_to: str) -> None:
    t = given(3).pause().fill(last, BLUE).worker("f3", RED).seat(RED, wood=1, food=1)
    free = [id for id in t.stock() if id in ("w_farm", "w_quarry", "w_sawmill", "w_market")]
    if not free:
        t.worker("f3", -1).tile("s9", "w_stonemason").worker("s9", RED).provost(9).seat(
            RED, food=1, stone=9, cloth=9, wood=9
        )
        free = [id for id in t.stock() if id.startswith("s_")]
    t.activate().do(RED, f"build {free[0]}")
    if t.asked() == "build_any":
        t.do(RED, t.options()[0])
    assert t.place(goes_to)["tile"] == free[0]


@pytest.mark.rule("CA-7.14", "CA-8.19")
@pytest.mark.parametrize("place", ["f3", "s9"])
def test_nothing_is_built_on_a_full_road(place: str) -> None:
    t = given(3).pause().tile("s9", "w_stonemason").fill(23, BLUE).provost(9)
    t.worker(place, RED).seat(RED, food=9, wood=9, stone=9, cloth=9)
    assert [id for id in t.stock() if not id.startswith("m_")] != []
    assert t.activate().asked() == "monument"


@pytest.mark.rule("CA-7.13")
def test_the_builder_chooses_the_any() -> None:
    t = given(3).pause().worker("f3", RED).seat(RED, wood=1, stone=1, cloth=1).activate().do(RED, "build w_tailor")
    assert (t.asked(), t.options()) == ("build_any", ["pay stone", "pay cloth"])
    assert t.do(RED, "pay cloth").stores(RED) == "S1"


@pytest.mark.rule("CA-7.16")
def test_a_new_tile_gets_its_first_worker_in_the_next_round() -> None:
    t = given(2).worker("f3", RED).seat(RED, wood=1, food=1, supply=2).provost(9).activate().do(RED, "build w_farm")
    assert t.asked() == "bridge"
    assert t.place("s10")["workers"] == []
    t.do(RED, "move +1")
    assert (t.phase(), t.stores(RED)) == ("planning", "")
    assert "place s10" in t.options()


# -- start tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CA-8.1", "CA-8.2", "CA-8.3")
@pytest.mark.parametrize(
    ("tile", "stores"),
    [("start_farm_1", "F1"), ("start_farm_2", "F1"), ("start_sawmill", "W1"), ("start_quarry", "S1")],
)
def test_start_production(tile: str, stores: str) -> None:
    assert visit(tile).stores(RED) == stores


@pytest.mark.rule("CA-8.4")
def test_start_carpenter() -> None:
    t = visit("start_carpenter", wood=1, food=1)
    assert t.asked() == "build_wood"
    assert t.do(RED, "build w_farm").get(RED, "pp") == 2
    assert visit("start_carpenter", wood=1, food=1, houses=0).asked() == "monument"


@pytest.mark.rule("CA-8.5")
def test_start_market() -> None:
    t = visit("start_market_1", supply=1, camp=13)
    assert t.options() == ["take food", "take wood", "take stone", "take cloth", "skip"]
    t.do(RED, "take stone")
    assert (t.stores(RED), t.get(RED, "supply"), t.get(RED, "camp")) == ("S1", 0, 15)
    assert visit("start_market_2").asked() == "monument"


@pytest.mark.rule("CA-8.6")
def test_guild_3() -> None:
    t = visit("start_guild_3", cloth=1, gold=3)
    assert t.options() == ["skip", "pay cloth"]
    t.do(RED, "pay cloth")
    assert (t.get(RED, "supply"), t.stores(RED)) == (3, "G3")


@pytest.mark.rule("CA-8.7")
def test_guild_4() -> None:
    t = visit("start_guild_4", stone=1)
    assert t.options() == ["use", "skip"]
    t.do(RED, "use")
    assert (t.get(RED, "supply"), t.stores(RED)) == (4, "")
    assert visit("start_guild_4", food=5, wood=5, cloth=5).asked() == "monument"


# -- wood tiles ------------------------------------------------------------------------------------------------------

WOOD_PRODUCTION = [("w_farm", "F"), ("w_quarry", "S"), ("w_sawmill", "W"), ("w_spinning_mill", "C")]


@pytest.mark.rule("CA-8.9", "CA-8.10", "CA-8.8")
@pytest.mark.parametrize(("tile", "letter"), WOOD_PRODUCTION)
def test_wood_production(tile: str, letter: str) -> None:
    built, laid = visit(tile, CONSTRUCTION), visit(tile)
    assert (built.stores(RED), built.get(RED, "pp")) == (f"{letter}2", 0)
    assert (laid.stores(RED), laid.get(RED, "pp")) == (f"{letter}1", 1)


@pytest.mark.rule("CA-8.11", "CA-8.12")
def test_covered_market() -> None:
    built, laid = visit("w_covered_market", CONSTRUCTION), visit("w_covered_market")
    assert (built.get(RED, "supply"), built.get(RED, "pp")) == (3, 0)
    assert (laid.get(RED, "supply"), laid.get(RED, "pp")) == (2, 1)


@pytest.mark.rule("CA-8.13")
@pytest.mark.parametrize("side", ["setup", CONSTRUCTION])
def test_wood_market(side: str) -> None:
    t = visit("w_market", side)
    assert t.options() == ["take food", "take wood", "take stone", "take cloth"]
    t.do(RED, "take cloth")
    assert (t.stores(RED), t.get(RED, "camp")) == ("C1", 15)


@pytest.mark.rule("CA-8.14", "CA-8.15", "CA-8.16", "CA-10.1")
def test_manor() -> None:
    t = given(3).pause().provost(10).tile("s10", "w_manor", BLUE).hold(BLUE, "thief").worker("s10", RED).activate()
    assert (t.who(), t.asked()) == (RED, "favour")
    laid = visit("w_manor")
    assert (laid.get(RED, "pp"), laid.asked()) == (2, "monument")
    built = given(3).pause().hold(BLUE, "thief").worker("f3", RED).seat(RED, wood=1, cloth=1).activate()
    built.do(RED, "build w_manor")
    assert (built.get(RED, "pp"), built.asked()) == (4, "monument")


@pytest.mark.rule("CA-8.17", "CA-8.38")
@pytest.mark.parametrize("side", ["setup", CONSTRUCTION])
def test_tailor(side: str) -> None:
    t = visit("w_tailor", side, cloth=3)
    assert t.options() == ["skip", "low", "high"]
    low = t.clone().do(RED, "low")
    assert (low.stores(RED), low.get(RED, "pp"), low.asked()) == ("C2", 4, "monument")
    t.do(RED, "high")
    assert (t.stores(RED), t.get(RED, "pp"), t.asked()) == ("C1", 6, "monument")


@pytest.mark.rule("CA-8.18")
def test_stonemason_built() -> None:
    t = visit("w_stonemason", CONSTRUCTION, stone=1, wood=1, food=0)
    assert t.options() == ["skip", "build s_foundry", "build s_alchemist", "build s_guild", "build s_jeweler"]
    t.do(RED, "build s_foundry")
    assert (t.stores(RED), t.get(RED, "pp"), t.place("s10")["tile"]) == ("", 5, "s_foundry")


@pytest.mark.rule("CA-8.20", "CA-8.21", "CA-R23")
def test_stonemason_from_set_up_waives_one_stone() -> None:
    t = visit("w_stonemason", wood=1)
    assert t.options() == ["skip", "build s_foundry", "build s_alchemist", "build s_guild", "build s_jeweler"]
    guild = t.clone().do(RED, "build s_guild")  # the any is paid in full, with the only wood
    assert (guild.stores(RED), guild.get(RED, "pp")) == ("", 4)
    assert visit("w_stonemason").asked() == "monument"  # the other resource is still due
    rich = visit("w_stonemason", stone=2, wood=1).do(RED, "build s_foundry")
    assert rich.stores(RED) == "S2"


@pytest.mark.rule("CA-8.22", "CA-10.7")
def test_stonemason_on_slot_2_works_through_favours_from_round_4() -> None:
    t = given(3).slot(2, "w_stonemason").hold(BLUE, "thief").seat(RED, wood=1)
    assert "slot 2" not in t.clone().round(3).favour(RED).options()
    t.round(4).favour(RED).do(RED, "slot 2")
    assert t.asked() == "build_stone"


# -- stone tiles -----------------------------------------------------------------------------------------------------

STONE_PRODUCTION = [("s_farm", "F"), ("s_quarry", "S"), ("s_sawmill", "W")]


def stores(letter: str, number: int) -> str:
    """That many of a resource and one cloth, as `Scenario.stores` writes it."""
    return f"{letter}{number} C1"


@pytest.mark.rule("CA-8.23", "CA-8.24", "CA-8.28")
@pytest.mark.parametrize(("tile", "letter"), STONE_PRODUCTION)
def test_stone_production(tile: str, letter: str) -> None:
    assert visit(tile, CONSTRUCTION).stores(RED) == stores(letter, 2)  # the own worker: no bonus on top
    assert visit(tile).stores(RED) == stores(letter, 1)


@pytest.mark.rule("CA-8.25", "CA-8.26", "CA-R49", "CA-13.14", "CA-R25")
@pytest.mark.parametrize(("tile", "letter"), STONE_PRODUCTION)
def test_the_owner_gets_a_bonus_resource_before_the_visitor(tile: str, letter: str) -> None:
    t = given(3).pause().provost(10).tile("s10", tile, BLUE).hold(RED, "thief").worker("s10", RED)
    t.told()
    t.activate()
    assert t.stores(BLUE) == f"{letter}1"
    told = t.told()
    assert told[told.index("gained") + 1] == "activated"  # bonus first, whatever the visitor does then


@pytest.mark.rule("CA-8.27")
def test_no_bonus_beyond_the_provost() -> None:
    t = given(3).pause().provost(9).tile("s10", "s_farm", BLUE).worker("s10", RED).activate()
    assert t.stores(BLUE) == ""


@pytest.mark.rule("CA-8.29", "CA-8.30")
@pytest.mark.parametrize(("workers", "bonus"), [((RED, GREEN), 1), ((BLUE, RED), 0), ((RED, BLUE), 0)])
def test_bonus_with_two_workers(workers: tuple[int, int], bonus: int) -> None:
    t = given(3).residence("s8", RED).seat(RED, gold=1, wood=1).provost(10).tile("s10", "s_farm", BLUE)
    t.worker("s10", *workers).activate()
    assert t.get(BLUE, "food") == bonus + (2 if BLUE in workers else 0)


@pytest.mark.rule("CA-8.31")
def test_only_stone_production_pays_a_bonus() -> None:
    with_bonus = [row.text("id") for row in TILE_ROWS if row.text("owner_bonus")]
    assert with_bonus == ["s_farm", "s_quarry", "s_sawmill"]
    for tile in ("w_farm", "s_gold_mine"):
        t = given(3).pause().provost(10).tile("s10", tile, BLUE).worker("s10", RED).activate()
        assert t.stores(BLUE) == ""


@pytest.mark.rule("CA-8.32", "CA-8.39")
@pytest.mark.parametrize("side", ["setup", CONSTRUCTION])
def test_gold_mine(side: str) -> None:
    assert visit("s_gold_mine", side).stores(RED) == "G1"


@pytest.mark.rule("CA-8.33", "CA-8.38", "CA-8.39")
@pytest.mark.parametrize("side", ["setup", CONSTRUCTION])
def test_foundry(side: str) -> None:
    t = visit("s_foundry", side, supply=3, camp=11)
    assert t.options() == ["skip", "low", "high"]
    low = t.clone().do(RED, "low")
    assert (low.stores(RED), low.get(RED, "supply")) == ("G1", 2)
    t.do(RED, "high")
    assert (t.stores(RED), t.get(RED, "supply"), t.get(RED, "camp")) == ("G2", 0, 15)


@pytest.mark.rule("CA-8.34", "CA-R43", "CA-8.39")
@pytest.mark.parametrize("side", ["setup", CONSTRUCTION])
def test_alchemist(side: str) -> None:
    t = visit("s_alchemist", side, food=1, wood=2, gold=5)
    assert (t.asked(), t.options()) == ("alchemist_1", ["skip", "pay food", "pay wood"])
    one = t.clone().do(RED, "pay food", "stop")
    assert one.stores(RED) == "W2 G6"
    equal = t.clone().do(RED, "pay wood")
    assert (equal.asked(), equal.options()) == ("alchemist_2", ["stop", "pay wood"])  # never back before the first kind
    assert equal.do(RED, "pay wood").stores(RED) == "F1 G7"
    assert t.do(RED, "pay food", "pay wood").stores(RED) == "W1 G7"


@pytest.mark.rule("CA-8.35", "CA-8.39")
@pytest.mark.parametrize("side", ["setup", CONSTRUCTION])
def test_guild_house(side: str) -> None:
    t = visit("s_guild", side, food=1, gold=1)
    assert t.options() == ["skip", "pay food"]
    t.do(RED, "pay food")
    assert (t.get(RED, "supply"), t.stores(RED)) == (5, "G1")


@pytest.mark.rule("CA-8.36", "CA-8.38", "CA-8.39")
@pytest.mark.parametrize("side", ["setup", CONSTRUCTION])
def test_church(side: str) -> None:
    t = visit("s_church", side, supply=5, camp=9)
    assert t.options() == ["skip", "low", "high"]
    low = t.clone().do(RED, "low")
    assert (low.get(RED, "pp"), low.get(RED, "supply")) == (4, 3)
    t.do(RED, "high")
    assert (t.get(RED, "pp"), t.get(RED, "supply"), t.get(RED, "camp")) == (6, 1, 14)


@pytest.mark.rule("CA-8.37", "CA-8.38", "CA-8.39")
@pytest.mark.parametrize("side", ["setup", CONSTRUCTION])
def test_jeweler(side: str) -> None:
    t = visit("s_jeweler", side, gold=2)
    low = t.clone().do(RED, "low")
    assert (low.get(RED, "pp"), low.stores(RED)) == (5, "G1")
    t.do(RED, "high")
    assert (t.get(RED, "pp"), t.stores(RED)) == (9, "")


@pytest.mark.rule("CA-R1")
def test_every_stone_tile_costs_one_stone_and_one_other() -> None:
    for tile in range(18, 27):
        price = [int(PRICE[tile * PRICES + i]) for i in range(6)]
        assert (price[2], sum(price)) == (1, 2), TILE_IDS[tile]
