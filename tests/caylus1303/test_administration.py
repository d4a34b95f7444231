"""Phase 4, administration, and the end of the game. Rules CA-11, CA-12, CA-13.18, CA-13.19, CA-13.29."""

from __future__ import annotations

import pytest

from brettwerk.games.caylus1303 import layout
from tests.caylus1303.scenario import BLACK, BLUE, GAME, GREEN, RED, given


@pytest.mark.rule("CA-11.1")
def test_the_steps_in_order() -> None:
    t = given(2).claim("s1", RED).seat(RED, gold=1, wood=1).tile("s10", "w_farm", BLUE)
    t.told()
    t.administer()
    t.do(RED, "build m_garden")
    told = [id for id in t.told() if id in ("flipped", "built", "hired", "reset", "round")]
    assert told == ["flipped", "built", "hired", "hired", "reset", "round"]


@pytest.mark.rule("CA-11.2", "CA-11.3", "CA-3.4")
def test_claimed_tiles_become_residences() -> None:
    t = given(2).hold(RED, "architect").claim("s2", RED).claim("s5", BLUE).administer()
    sides = [t.place(f"s{i}")["side"] for i in range(1, 9)]
    assert sides == ["setup", "residence", "setup", "setup", "residence", "setup", "setup", "setup"]
    assert [t.place(id)["owner"] for id in ("s2", "s5")] == [RED, BLUE]
    assert [t.get(seat, "pp") for seat in (BLUE, RED)] == [0, 0]


@pytest.mark.rule("CA-11.4", "CA-11.12", "CA-R37")
def test_residences_are_asked_once_in_road_order() -> None:
    t = given(3).residence("s6", BLUE).residence("s2", RED).residence("s4", BLUE)
    t.seat(BLUE, gold=1, wood=1).seat(RED, gold=1, wood=1).administer()
    order = []
    while t.asked() == "monument":
        order.append((t.who(), GAME.question(t.state, t.who()).args["place"]))
        t.do(t.who(), "none")
    assert order == [(RED, "place:s2"), (BLUE, "place:s4"), (BLUE, "place:s6")]


@pytest.mark.rule("CA-R37")
def test_a_residence_is_not_asked_again_after_a_later_gain() -> None:
    t = given(2).residence("s1", RED).residence("s2", RED).hold(BLUE, "thief").slot(1, "start_quarry")
    t.seat(RED, gold=3, wood=4).administer().do(RED, "none", "build m_theatre", "slot 1")
    assert t.phase() == "planning"


@pytest.mark.rule("CA-11.5")
def test_a_new_residence_may_be_replaced_at_once() -> None:
    t = given(2).claim("s3", RED).seat(RED, gold=1, stone=1).administer()
    assert t.options() == ["none", "build m_granary"]


@pytest.mark.rule("CA-11.6", "CA-11.8")
@pytest.mark.parametrize(
    ("monument", "price", "pp"),
    [
        ("m_garden", {"gold": 1, "wood": 1}, 4),
        ("m_factory", {"gold": 1, "cloth": 1}, 5),
        ("m_granary", {"gold": 1, "stone": 1}, 7),
        ("m_statue", {"gold": 1, "stone": 2}, 7),
        ("m_theatre", {"gold": 3, "wood": 4}, 12),
        ("m_cathedral", {"gold": 3, "stone": 3}, 15),
        ("m_mansion", {"gold": 5, "stone": 5}, 20),
    ],
)
def test_price_and_prestige_of_monuments(monument: str, price: dict[str, int], pp: int) -> None:
    t = given(2).residence("s1", RED).hold(BLUE, "thief").seat(RED, **price).administer().do(RED, f"build {monument}")
    assert t.get(RED, "pp") == pp
    income = {"m_factory": "C1", "m_granary": "F1"}  # recruited since
    assert t.stores(RED) == income.get(monument, "")
    assert (t.place("s1")["tile"], t.place("s1")["side"], t.place("s1")["owner"]) == (monument, "monument", RED)
    for kind in price:
        poor = dict(price, **{kind: price[kind] - 1})
        short = given(2).residence("s1", RED).seat(RED, **poor).administer()
        assert short.asked() != "monument" or f"build {monument}" not in short.options()


@pytest.mark.rule("CA-11.7")
def test_several_monuments_in_one_round() -> None:
    t = given(2).residence("s1", RED).residence("s2", RED).seat(RED, gold=2, wood=1, stone=1).administer()
    t.do(RED, "build m_garden", "build m_granary")
    assert t.get(RED, "pp") == 11


@pytest.mark.rule("CA-11.9", "CA-R38", "CA-10.1")
def test_the_theatre_gives_a_favour_after_its_prestige() -> None:
    t = given(2).residence("s1", RED).residence("s2", RED).hold(BLUE, "architect")
    t.seat(RED, gold=4, wood=5).administer().do(RED, "build m_theatre")
    assert (t.get(RED, "pp"), t.asked()) == (12, "favour")
    t.do(RED, "steal c_architect")
    assert t.get(RED, "pp") == 12  # too late for the Theatre
    assert t.do(RED, "build m_garden").get(RED, "pp") == 17  # in time for the next residence


@pytest.mark.rule("CA-11.10", "CA-11.11")
def test_each_monument_once_and_for_good() -> None:
    t = given(2).residence("s1", RED).residence("s2", BLUE).seat(RED, gold=9, wood=9).seat(BLUE, gold=1, wood=1)
    t.administer().do(RED, "build m_garden")
    assert t.phase() == "planning"  # Blue could only have paid the Garden
    t.seat(RED, gold=9, wood=9).administer()
    assert t.phase() == "planning"  # the Garden is not asked for any more


@pytest.mark.rule("CA-11.13", "CA-14.1")
@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 3), (4, 3), (5, 2)])
def test_recruitment(players: int, workers: int) -> None:
    t = given(players).administer()
    assert [t.get(seat, "supply") for seat in range(players)] == [workers] * players


@pytest.mark.rule("CA-11.14")
def test_recruits_come_from_the_camp() -> None:
    t = given(2).seat(RED, supply=13, camp=2).seat(BLUE, supply=15, camp=0).administer()
    assert [(t.get(s, "supply"), t.get(s, "camp")) for s in (BLUE, RED)] == [(15, 0), (15, 0)]


@pytest.mark.rule("CA-11.15", "CA-11.16", "CA-11.17")
def test_residences_and_the_garden_recruit() -> None:
    t = given(3).residence("s1", RED).residence("s2", RED).monument("s3", BLUE, "m_garden")
    t.monument("s4", GREEN, "m_statue").administer()
    assert [t.get(seat, "supply") for seat in (BLUE, RED, GREEN)] == [5, 5, 3]


@pytest.mark.rule("CA-11.18", "CA-11.19")
def test_granary_and_factory() -> None:
    t = given(2).monument("s1", RED, "m_granary").monument("s2", BLUE, "m_factory").administer()
    assert (t.stores(RED), t.stores(BLUE), t.get(RED, "supply")) == ("F1", "C1", 3)


@pytest.mark.rule("CA-11.20", "CA-R39")
def test_new_residences_and_monuments_count_at_once() -> None:
    t = given(2).claim("s1", RED).claim("s2", BLUE).seat(BLUE, gold=1, cloth=1).administer().do(BLUE, "build m_factory")
    assert (t.get(RED, "supply"), t.get(BLUE, "supply"), t.stores(BLUE)) == (4, 3, "C1")


@pytest.mark.rule("CA-11.21", "CA-11.22", "CA-11.23")
@pytest.mark.parametrize(("last", "gap"), [(9, 8), (10, 9), (12, 11), (13, 13), (15, 14), (23, 22)])
def test_the_provost_goes_before_the_last_building_of_the_row(last: int, gap: int) -> None:
    t = given(2).residence("s3", RED).monument("s4", BLUE, "m_statue").fill(last, BLUE).provost(2).administer()
    assert t.gap() == gap


@pytest.mark.rule("CA-11.24", "CA-11.25", "CA-R31")
def test_a_new_round_begins() -> None:
    t = given(3).passed(GREEN, BLUE, RED).seat(GREEN, supply=0)
    t.clear()
    t.v[layout.PHASE] = layout.ADMINISTRATION
    t.v[layout.CURSOR] = 5
    t.settle()
    assert (int(t.v[layout.ROUND]), t.phase(), t.who()) == (2, "planning", GREEN)
    assert (int(t.v[layout.PASSES]), int(t.v[layout.PASSED])) == (0, 0)
    assert "place s1" in t.options()


@pytest.mark.rule("CA-13.18")
def test_architect_for_every_kind_of_building() -> None:
    wood = given(3).pause().hold(RED, "architect").worker("f3", RED).seat(RED, wood=1, food=1).activate()
    assert wood.do(RED, "build w_farm").get(RED, "pp") == 3
    stone = given(3).pause().hold(RED, "architect").tile("s9", "w_stonemason").provost(9).worker("s9", RED)
    assert stone.seat(RED, food=1).activate().do(RED, "build s_farm").get(RED, "pp") == 4
    monument = given(2).hold(RED, "architect").residence("s1", RED).seat(RED, gold=1, wood=1).administer()
    assert monument.do(RED, "build m_garden").get(RED, "pp") == 5


@pytest.mark.rule("CA-13.19")
def test_architect_has_nothing_from_claims_and_residences() -> None:
    t = given(2).hold(RED, "architect").worker("f2", RED).seat(RED, cloth=1).activate().do(RED, "claim s1")
    assert (t.place("s1")["side"], t.get(RED, "pp")) == ("residence", 0)


@pytest.mark.rule("CA-13.29")
def test_day_labourer() -> None:
    t = given(2).hold(RED, "day_labourer").administer()
    assert [t.get(seat, "supply") for seat in (BLUE, RED)] == [3, 4]


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CA-12.1", "CA-R33")
def test_the_game_ends_after_the_recruitment_of_round_nine() -> None:
    t = given(2).round(9).residence("s1", RED).seat(RED, gold=1, wood=1).fill(12, BLUE).provost(4).administer()
    assert t.asked() == "monument"
    t.do(RED, "build m_garden")
    assert t.state.over
    assert (t.get(RED, "pp"), t.get(RED, "supply")) == (4, 5)
    assert (t.gap(), int(t.v[layout.ROUND])) == (4, 9)  # steps 4 and 5 have no effect
    assert not given(2).round(8).administer().state.over


@pytest.mark.rule("CA-12.3", "CA-12.4", "CA-R34")
def test_gold_counts_at_the_end_and_nothing_else() -> None:
    t = (
        given(3)
        .round(9)
        .seat(BLUE, pp=10, gold=3)
        .seat(RED, pp=10, food=9, wood=9, stone=9, cloth=9, supply=15, camp=0)
    )
    t.hold(GREEN, "architect", "thief").administer()
    assert [score.total for score in t.state.scores()] == [16, 10, 0]
    assert dict(t.state.scores()[BLUE].parts)["source:gold"] == 6


@pytest.mark.rule("CA-12.2", "CA-12.5", "CA-12.6")
def test_the_most_prestige_wins_and_equals_share() -> None:
    t = given(4).round(9).seat(BLUE, pp=30).seat(RED, pp=41).seat(GREEN, pp=39, gold=1).seat(BLACK, pp=41, stone=9)
    t.administer()
    assert t.state.winners() == [RED, GREEN, BLACK]
    alone = given(2).round(9).seat(BLUE, pp=3).seat(RED, pp=4).administer()
    assert alone.state.winners() == [RED]


def test_the_score_by_source() -> None:
    t = given(3).hold(RED, "architect", "foreman", "goldsmith").tile("s10", "w_farm", RED)
    t.seat(BLUE, supply=1).seat(RED, food=3, wood=3, gold=4, stone=3, supply=2).seat(GREEN, supply=1).turn(BLUE)
    t.do(BLUE, "place s10").do(RED, "site").do(GREEN, "pass").quiet()
    t.do(RED, "bundle food-wood-gold", "stop")
    parts = dict(t.state.scores()[RED].parts)
    assert parts == {
        "source:visits": 1,
        "source:wood_tiles": 0,
        "source:stone_tiles": 0,
        "source:monuments": 0,
        "source:bundles": 5,
        "source:effects": 0,
        "character:c_architect": 0,
        "character:c_foreman": 1,
        "character:c_goldsmith": 5,
        "source:gold": 6,
    }
    assert t.state.scores()[RED].total == sum(parts.values())


@pytest.mark.parametrize(
    ("tile", "source", "points"),
    [
        ("w_farm", "source:wood_tiles", 2),
        ("w_manor", "source:wood_tiles", 4),
        ("s_farm", "source:stone_tiles", 3),
        ("s_jeweler", "source:stone_tiles", 5),
    ],
)
def test_tiles_score_by_their_kind(tile: str, source: str, points: int) -> None:
    t = given(3).pause().seat(RED, food=1, wood=1, stone=1, cloth=1)
    t = t.worker("f3", RED) if tile[0] == "w" else t.tile("s9", "w_stonemason", BLUE).provost(9).worker("s9", RED)
    t.activate().do(RED, f"build {tile}")
    assert dict(t.state.scores()[RED].parts)[source] == t.state.scores()[RED].total == points
