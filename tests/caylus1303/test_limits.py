"""General rules and limits. Rules CA-1."""

from __future__ import annotations

import pytest

from brettwerk.games.caylus1303 import layout
from brettwerk.games.caylus1303.constants import HOUSES, ROUNDS, WORKERS
from brettwerk.kernel.errors import BadOption
from tests.caylus1303.scenario import BLUE, GAME, GREEN, RED, drafted, given, new


@pytest.mark.rule("CA-1.1")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert new(players).state.players == players
    for players in (1, 6):
        with pytest.raises(BadOption):
            GAME.new(players)


@pytest.mark.rule("CA-1.2", "CA-12.1", "CA-11.24")
def test_a_game_has_nine_rounds() -> None:
    assert ROUNDS == 9
    t = given(2)
    rounds = []
    t.administer()
    while not t.state.over:
        rounds.append(int(t.v[layout.ROUND]))
        t.do(t.who(), "pass" if t.asked() == "plan" else t.options()[0] if t.asked() != "bridge" else "move 0")
    assert sorted(set(rounds)) == [2, 3, 4, 5, 6, 7, 8, 9]
    assert t.v[layout.ROUND] == 9


@pytest.mark.rule("CA-1.3")
def test_a_worker_is_always_somewhere() -> None:
    t = drafted(3, 4)
    assert WORKERS == 15
    seat = t.who()
    t.do(seat, "place s1")
    assert t.get(seat, "supply") + t.get(seat, "camp") == 14
    t.state.check()
    t.seat(seat, supply=t.get(seat, "supply") + 1)
    with pytest.raises(Exception, match="1: the number of workers"):
        t.state.check()


@pytest.mark.rule("CA-1.4", "CA-R9", "CA-5.6")
def test_workers_beyond_the_camp_are_lost() -> None:
    t = given(3).pause().worker("s8", GREEN).worker("s6", RED).seat(RED, camp=1, food=1).activate().do(RED, "pay food")
    assert t.get(RED, "supply") == 1  # not 3, and not 2: the worker on the Guild was still on it
    assert t.get(RED, "camp") == 1


@pytest.mark.rule("CA-1.5", "CA-R10")
def test_workers_are_paid_from_the_supply_only() -> None:
    t = given(3).pause().worker("s3", RED).worker("s1", RED).worker("s2", RED).seat(RED, camp=12).activate()
    assert t.asked() == "monument"  # the Market was skipped: three workers on the board, none in the supply
    t = given(3).pause().worker("s3", RED).seat(RED, supply=1, camp=13).activate().quiet().do(RED, "take cloth")
    assert (t.get(RED, "supply"), t.get(RED, "camp"), t.stores(RED)) == (0, 15, "C1")


@pytest.mark.rule("CA-1.6", "CA-5.5")
def test_workers_leave_the_board_for_the_camp() -> None:
    t = given(3).pause().worker("s1", RED).worker("s9", RED).seat(RED, camp=13).activate()
    assert (t.get(RED, "camp"), t.get(RED, "supply")) == (15, 0)


@pytest.mark.rule("CA-1.7", "CA-R11", "CA-2.14")
def test_nine_houses_for_property() -> None:
    t = new(4)
    assert HOUSES == 9
    assert [t.get(seat, "houses") for seat in range(4)] == [9] * 4


@pytest.mark.rule("CA-1.8", "CA-R12")
@pytest.mark.parametrize(("houses", "asked"), [(0, "monument"), (1, "build_wood")])
def test_no_house_no_tile(houses: int, asked: str) -> None:
    t = given(3).pause().worker("f3", RED).seat(RED, houses=houses, wood=5, food=5).activate()
    assert t.asked() == asked


@pytest.mark.rule("CA-1.9", "CA-R12")
@pytest.mark.parametrize(("houses", "asked"), [(0, "monument"), (1, "claim")])
def test_no_house_no_notary(houses: int, asked: str) -> None:
    t = given(3).pause().worker("f2", RED).seat(RED, houses=houses, cloth=5).activate()
    assert t.asked() == asked


@pytest.mark.rule("CA-1.10", "CA-R12")
def test_a_monument_needs_no_house() -> None:
    t = given(2).residence("s1", RED).seat(RED, houses=0, gold=1, stone=1).administer().do(RED, "build m_granary")
    assert t.get(RED, "houses") == 0
    assert t.place("s1")["owner"] == RED


@pytest.mark.rule("CA-1.11", "CA-1.12", "CA-R45", "CA-2.26")
def test_the_stock_never_runs_out() -> None:
    t = given(3).pause().seat(BLUE, gold=15).seat(RED, gold=30, food=40, pp=500).worker("s1", RED).activate()
    assert t.get(RED, "food") == 41
    t = given(3).pause().tile("s9", "s_gold_mine").provost(9).seat(RED, gold=90).worker("s9", RED).activate()
    assert t.get(RED, "gold") == 91


@pytest.mark.rule("CA-1.13", "CA-R13", "CA-7.13")
def test_any_is_food_wood_stone_or_cloth() -> None:
    t = given(2).worker("s6", RED).seat(RED, food=1, wood=1, stone=1, cloth=1, gold=9).activate()
    assert t.options() == ["skip", "pay food", "pay wood", "pay stone", "pay cloth"]
    t = given(2).worker("f3", RED).seat(RED, food=1, wood=2, stone=1, cloth=1, gold=9).activate()
    t.do(RED, "build w_tailor")
    assert t.options() == ["pay food", "pay wood", "pay stone", "pay cloth"]


@pytest.mark.rule("CA-1.14", "CA-R14")
def test_prices_are_paid_in_full_or_not_at_all() -> None:
    t = given(3).pause().tile("s9", "w_tailor").provost(9).worker("s9", RED).seat(RED, cloth=1).activate()
    assert t.options() == ["skip", "low"]
    t = given(3).pause().worker("f3", RED).seat(RED, wood=1).activate()
    assert t.asked() == "monument"  # wood alone pays for no wood tile


@pytest.mark.rule("CA-1.15")
def test_nothing_is_given_or_traded() -> None:
    t = drafted(4, 9)
    while not t.state.over:
        seat, before = t.who(), t.v[:]
        phase = t.phase()
        t.do(seat, t.options()[t.v[5] * 7 % len(t.options())])
        if t.phase() != phase or phase == "activation":
            continue  # incomes and bonus resources come from the stock, see CA-8.25 and CA-11.18
        for other in range(4):
            if other != seat:
                p = layout.block(other)
                assert list(t.v[p : p + 5]) == list(before[p : p + 5])


@pytest.mark.rule("CA-1.16", "CA-7.22")
def test_earlier_moves_at_the_bridge_bind_nobody() -> None:
    t = given(3).seat(BLUE, supply=3).seat(RED, supply=3).activate(BLUE, RED, GREEN).do(BLUE, "move +3")
    assert t.gap() == 11
    assert t.options(RED) == [f"move {n}" for n in ("-3", "-2", "-1", "0", "+1", "+2", "+3")]
    assert t.do(RED, "move -3").get(BLUE, "supply") == 0 + 3  # paid for good, then 3 recruited


@pytest.mark.rule("CA-1.17")
def test_prestige_only_grows() -> None:
    t = drafted(5, 6)
    seen = [0] * 5
    while not t.state.over:
        t.do(t.who(), t.options()[t.v[5] * 5 % len(t.options())])
        now = [t.get(seat, "pp") for seat in range(5)]
        assert all(a >= b for a, b in zip(now, seen))
        seen = now
    assert sum(seen) > 0
