"""Phase 3, delivery, and the characters of this phase. Rules CA-9, CA-13.20 – CA-13.28."""

from __future__ import annotations

import pytest

from brettwerk.games.caylus1303 import layout
from tests.caylus1303.scenario import BLACK, BLUE, GREEN, RED, Scenario, given

FWS = "bundle food-wood-stone"


def rich(players: int = 3, number: int = 2) -> Scenario:
    """Everybody can pay bundles; somebody holds a character, so that a favour is a choice."""
    t = given(players).hold(players - 1, "marshal")
    for seat in range(players):
        t.seat(seat, food=number, wood=number, stone=number)
    return t


@pytest.mark.rule("CA-9.1")
def test_only_players_with_a_worker_deliver() -> None:
    t = rich().pause().site(RED).deliver()
    assert t.who() == RED
    t.do(RED, "stop")
    assert t.phase() == "administration"


@pytest.mark.rule("CA-9.2", "CA-9.4")
def test_from_left_to_right_one_after_the_other() -> None:
    t = rich().site(GREEN, BLUE, RED).deliver()
    order = []
    while t.asked() == "deliver":
        order.append(t.who())
        t.do(t.who(), FWS if order.count(t.who()) == 1 else "stop")
    assert order == [GREEN, GREEN, BLUE, BLUE, RED, RED]


@pytest.mark.rule("CA-9.3", "CA-9.9")
@pytest.mark.parametrize("bundles", [0, 1, 4])
def test_as_many_bundles_as_one_likes(bundles: int) -> None:
    t = rich(3, 5).pause().site(RED).deliver().do(RED, *[FWS] * bundles, "stop")
    assert (t.get(RED, "pp"), t.get(RED, "wood")) == (5 * bundles, 5 - bundles)


@pytest.mark.rule("CA-9.5", "CA-9.6", "CA-9.7", "CA-R17")
def test_what_a_bundle_is() -> None:
    t = given(2).site(RED).seat(RED, food=5, wood=5, stone=5, cloth=5, gold=5).deliver()
    pairs = ["wood-stone", "wood-cloth", "wood-gold", "stone-cloth", "stone-gold", "cloth-gold"]
    assert t.options() == ["stop", *(f"bundle food-{pair}" for pair in pairs)]
    t.do(RED, "bundle food-cloth-gold")
    assert t.stores(RED) == "F4 W5 S5 C4 G4"
    hungry = given(3).pause().site(RED).seat(RED, wood=5, stone=5, cloth=5, gold=5).deliver()
    assert hungry.phase() == "administration"
    for kind in ("wood", "stone", "cloth", "gold"):
        two = given(3).pause().site(RED).seat(RED, food=9, **{kind: 9}).deliver()
        assert two.phase() == "administration"


@pytest.mark.rule("CA-9.8")
def test_a_bundle_gives_five_prestige() -> None:
    t = rich().site(RED).deliver().do(RED, FWS)
    assert (t.get(RED, "pp"), t.stores(RED)) == (5, "F1 W1 S1")


@pytest.mark.rule("CA-9.10", "CA-9.13", "CA-10.1")
def test_the_most_bundles_get_one_favour() -> None:
    t = rich().pause().site(RED, BLUE).deliver().do(RED, FWS, "stop").do(BLUE, FWS, FWS)
    assert (t.who(), t.asked()) == (BLUE, "favour")
    t.do(BLUE, "steal c_marshal")
    assert t.phase() == "administration"


@pytest.mark.rule("CA-9.11")
@pytest.mark.parametrize("order", [(RED, BLUE), (BLUE, RED)])
def test_a_tie_goes_to_the_worker_further_left(order: tuple[int, int]) -> None:
    t = rich().site(*order).deliver()
    for seat in order:
        t.do(seat, FWS, "stop")
    assert (t.who(), t.asked()) == (order[0], "favour")


@pytest.mark.rule("CA-9.12", "CA-R18")
def test_no_bundle_no_favour() -> None:
    t = rich().pause().site(RED, BLUE).deliver().do(RED, "stop").do(BLUE, "stop")
    assert t.phase() == "administration"


@pytest.mark.rule("CA-9.14", "CA-R29")
def test_site_workers_return_after_the_favour() -> None:
    t = rich().pause().slot(1, "start_guild_3").site(RED).seat(RED, camp=0).deliver().do(RED, FWS, "stop", "slot 1")
    assert t.asked() == "pay_kind"
    assert t.v[layout.SITE_WORKERS] == 1  # still there while the favour runs
    t.do(RED, "pay food")
    assert (t.get(RED, "supply"), t.get(RED, "camp")) == (0, 1)  # the camp was empty for the Guild
    assert t.v[layout.SITE_WORKERS] == 0


# -- characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CA-13.20", "CA-13.21", "CA-9.1")
def test_carter_delivers_last_without_a_worker() -> None:
    t = rich().hold(BLUE, "carter").site(RED, GREEN).deliver()
    order = []
    while t.asked() == "deliver":
        order.append(t.who())
        t.do(t.who(), "stop")
    assert order == [RED, GREEN, BLUE]
    alone = rich().pause().hold(BLUE, "carter").deliver()
    assert (alone.who(), alone.asked()) == (BLUE, "deliver")
    assert alone.do(BLUE, FWS).get(BLUE, "pp") == 5


@pytest.mark.rule("CA-13.22")
def test_carter_with_a_worker_delivers_twice() -> None:
    t = rich().hold(RED, "carter").site(RED, BLUE).deliver().do(RED, FWS, "stop").do(BLUE, "stop")
    assert (t.who(), t.asked()) == (RED, "deliver")
    assert t.do(RED, FWS).get(RED, "bundles") == 2


@pytest.mark.rule("CA-R20")
def test_carter_with_the_last_worker_delivers_once() -> None:
    t = rich().pause().hold(RED, "carter").site(BLUE, RED).deliver().do(BLUE, "stop").do(RED, "stop")
    assert t.phase() == "administration"


@pytest.mark.rule("CA-13.23")
def test_carter_adds_both_windows_at_the_workers_place() -> None:
    t = rich().hold(RED, "carter").site(RED, BLUE).deliver().do(RED, FWS, "stop").do(BLUE, FWS, FWS).do(RED, FWS)
    assert (t.who(), t.asked()) == (RED, "favour")
    t = rich().hold(RED, "carter").site(BLUE, RED, GREEN).deliver().do(BLUE, FWS, FWS).do(RED, FWS, "stop")
    t.do(GREEN, "stop").do(RED, FWS)
    assert (t.who(), t.asked()) == (BLUE, "favour")


@pytest.mark.rule("CA-13.24", "CA-R19")
@pytest.mark.parametrize(("more", "favoured"), [(0, RED), (1, BLUE)])
def test_carter_without_a_worker_loses_ties(more: int, favoured: int) -> None:
    t = rich(3, 3).hold(BLUE, "carter").site(RED).deliver().do(RED, FWS, "stop").do(BLUE, *[FWS] * (1 + more), "stop")
    assert (t.who(), t.asked()) == (favoured, "favour")


@pytest.mark.rule("CA-13.25")
def test_chamberlain_takes_any_three() -> None:
    t = given(2).hold(RED, "chamberlain").hold(BLUE, "thief").site(RED).seat(RED, wood=2, cloth=1, gold=2).deliver()
    assert t.options() == ["stop", "deliver wood", "deliver cloth"]  # from gold on there are only two left
    t.do(RED, "deliver wood")
    assert (t.asked(), t.options()) == ("deliver_2", ["deliver wood", "deliver cloth", "deliver gold"])
    t.told()
    t.do(RED, "deliver cloth")
    assert t.told()[:3] == ["paid", "paid", "delivered"]
    assert t.get(RED, "pp") == 5  # then only gold is possible: taken by itself
    assert t.stores(RED) == "W1 G1"
    assert t.asked() == "favour"  # two resources make no bundle: the delivery is over


@pytest.mark.rule("CA-13.25")
@pytest.mark.parametrize("kinds", ["gold gold gold", "food food food", "food gold gold", "wood stone cloth"])
def test_bundles_of_the_chamberlain(kinds: str) -> None:
    t = given(2).hold(RED, "chamberlain").site(RED).seat(RED, food=4, wood=4, stone=4, cloth=4, gold=4).deliver()
    for kind in kinds.split():
        if t.get(RED, "pp") == 0:
            t.do(RED, f"deliver {kind}")
    assert t.get(RED, "pp") == 5
    assert sum(t.get(RED, s) for s in ("food", "wood", "stone", "cloth", "gold")) == 17


@pytest.mark.rule("CA-13.26")
def test_foreman() -> None:
    t = rich().hold(RED, "foreman").site(RED, BLUE).deliver().do(RED, FWS, FWS).do(BLUE, FWS)
    assert (t.get(RED, "pp"), t.get(BLUE, "pp")) == (12, 5)


@pytest.mark.rule("CA-13.27", "CA-13.28")
def test_goldsmith_once_per_round_with_the_foreman() -> None:
    t = rich().hold(RED, "goldsmith", "foreman").site(RED).seat(RED, food=3, wood=3, stone=1, gold=2).deliver()
    points = []
    for kinds in ("food-wood-stone", "food-wood-gold", "food-wood-gold"):
        before = t.get(RED, "pp")
        t.do(RED, f"bundle {kinds}")
        points.append(t.get(RED, "pp") - before)
    assert points == [6, 11, 6]


@pytest.mark.rule("CA-13.27")
def test_goldsmith_is_fresh_every_round() -> None:
    t = rich().hold(RED, "goldsmith").site(RED).seat(RED, gold=2).deliver().do(RED, "bundle food-wood-gold", "stop")
    assert t.get(RED, "pp") == 10
    t.do(RED, t.options()[0]).seat(RED, food=2, wood=2, gold=2, pp=0).round(2)
    t.plan(BLUE).site(RED).deliver()
    before = t.get(RED, "pp")
    assert t.do(RED, "bundle food-wood-gold").get(RED, "pp") - before == 10


@pytest.mark.rule("CA-13.33", "CA-R48")
def test_no_character_moves_between_first_and_last_delivery() -> None:
    t = rich(4).hold(BLACK, "goldsmith", "foreman").site(RED, BLUE, GREEN).deliver()
    holders = [t.v[layout.HOLDER + i] for i in range(12)]
    while t.asked() == "deliver":
        assert [t.v[layout.HOLDER + i] for i in range(12)] == holders
        t.do(t.who(), t.options()[-1])
    assert t.asked() == "favour"
