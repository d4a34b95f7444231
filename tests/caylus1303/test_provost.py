"""The provost, the Toll, the Guilds Bridge, the Bailiff. Rules CA-6, CA-7.17 – CA-7.22, CA-13.16, CA-13.17."""

from __future__ import annotations

import pytest

from tests.caylus1303.scenario import BLUE, GREEN, RED, Scenario, given


def steps(t: Scenario) -> list[int]:
    return [int(option.split()[1]) for option in t.options()]


@pytest.mark.rule("CA-6.1", "CA-6.3")
@pytest.mark.parametrize("gap", [0, 1, 8, 9, 23, 24])
def test_the_provost_stands_in_a_gap_behind_a_space(gap: int) -> None:
    t = given(2).provost(gap)
    assert [t.place(f"s{i}")["active"] for i in range(1, 24)] == [i <= gap for i in range(1, 24)]
    assert all(t.place(f"f{i}")["active"] for i in range(1, 6))


@pytest.mark.rule("CA-6.2")
def test_empty_spaces_count_as_steps() -> None:
    t = given(3).pause().provost(9).worker("f4", RED).worker("s14", BLUE).activate().do(RED, "move +2")
    assert (t.gap(), t.asked()) == (11, "monument")  # s10 and s11 are empty


@pytest.mark.rule("CA-6.4", "CA-6.7", "CA-R7", "CA-R42")
def test_the_provost_never_goes_behind_the_bridge() -> None:
    t = given(2).provost(2).seat(BLUE, supply=5).activate()
    assert steps(t) == [-2, -1, 0, 1, 2, 3]
    t = given(2).provost(0).seat(BLUE, supply=5).activate()
    assert steps(t) == [0, 1, 2, 3]
    rules = {r.name: r.rule for r in t.state.refusals(BLUE)}
    assert rules["move -1"] == "CA-6.4"


@pytest.mark.rule("CA-6.5", "CA-6.6", "CA-R6")
def test_the_end_of_the_road() -> None:
    t = given(2).provost(25).seat(BLUE, supply=5).activate()
    assert steps(t) == [-3, -2, -1, 0]
    t = given(3).pause().fill(23, BLUE).tile("s23", "s_gold_mine", BLUE).provost(23).worker("s23", RED).activate()
    assert t.stores(RED) == "G1"
    t = given(3).pause().fill(23, BLUE).tile("s23", "s_gold_mine", BLUE).provost(25).worker("s23", RED).activate()
    assert t.stores(RED) == "G1"


@pytest.mark.rule("CA-6.8", "CA-7.19")
def test_toll_then_bridge_in_pass_order_then_bailiff() -> None:
    t = given(3).hold(GREEN, "bailiff").worker("f4", RED)
    for seat in range(3):
        t.seat(seat, supply=1, camp=10)
    t.activate(GREEN, BLUE, RED)
    order = []
    while t.asked() in ("toll", "bridge", "bailiff"):
        order.append((t.asked(), t.who()))
        t.do(t.who(), "move 0")
    assert order == [("toll", RED), ("bridge", GREEN), ("bridge", BLUE), ("bridge", RED), ("bailiff", GREEN)]


@pytest.mark.rule("CA-6.9")
def test_nobody_moves_the_provost_after_the_bailiff() -> None:
    t = given(3).pause().hold(RED, "bailiff").site(BLUE).worker("s6", BLUE).seat(BLUE, food=3, wood=2, stone=2)
    t.hold(GREEN, "thief").activate().do(RED, "move -1")
    gaps = [t.gap()]
    for seat, action in ((BLUE, "pay food"), (BLUE, "bundle food-wood-stone"), (BLUE, "stop"), (BLUE, "slot 1")):
        t.do(seat, action)
        gaps.append(t.gap())
    assert gaps == [7] * 5
    assert t.asked() == "monument"
    assert t.do(GREEN, "none").gap() == 8  # step 4 of phase 4


@pytest.mark.rule("CA-6.10")
def test_building_does_not_move_the_provost() -> None:
    t = given(3).pause().provost(9).worker("f3", RED).seat(RED, wood=1, food=1).activate().do(RED, "build w_farm")
    assert t.gap() == 9


@pytest.mark.rule("CA-7.17", "CA-7.18")
@pytest.mark.parametrize("move", [-2, -1, 0, 1, 2])
def test_toll(move: int) -> None:
    t = given(3).pause().worker("f4", RED).seat(RED, camp=14).activate()
    assert steps(t) == [-2, -1, 0, 1, 2]
    t.do(RED, f"move {move:+d}" if move else "move 0")
    assert (t.gap(), t.get(RED, "camp"), t.get(RED, "supply")) == (8 + move, 15, 0)


@pytest.mark.rule("CA-7.20", "CA-7.21")
@pytest.mark.parametrize(("supply", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_bridge_steps_cost_a_worker_each(supply: int, most: int) -> None:
    t = given(3).pause().seat(RED, supply=supply, camp=15 - supply).activate()
    assert steps(t) == list(range(-most, most + 1))
    t.do(RED, f"move -{most}")
    assert (t.get(RED, "supply"), t.get(RED, "camp"), t.gap()) == (supply - most, 15 - supply + most, 8 - most)


@pytest.mark.rule("CA-7.19")
def test_everybody_decides_once_at_the_bridge_without_a_worker_on_it() -> None:
    t = given(4).pause()
    for seat in range(3):
        t.seat(seat, supply=9)
    t.activate()
    seats = []
    while t.asked() == "bridge":
        seats.append(t.who())
        t.do(t.who(), "move 0")
    assert seats == [0, 1, 2]  # the last seat has no workers: 0 steps by itself


@pytest.mark.rule("CA-7.22")
def test_each_sees_the_earlier_moves() -> None:
    t = given(2).seat(BLUE, supply=3).seat(RED, supply=3).provost(24).activate(BLUE, RED).do(BLUE, "move +1")
    assert t.gap() == 25
    assert steps(t) == [-3, -2, -1, 0]


@pytest.mark.rule("CA-13.16")
def test_bailiff_moves_one_step_for_free() -> None:
    t = given(3).pause().hold(RED, "bailiff").seat(RED, supply=4, camp=11).activate().do(RED, "move 0")
    assert (t.asked(), steps(t)) == ("bailiff", [-1, 0, 1])
    t.do(RED, "move +1")
    assert (t.gap(), t.get(RED, "supply")) == (9, 4)


@pytest.mark.rule("CA-13.17", "CA-13.30")
def test_bailiff_belongs_to_whoever_holds_it_after_the_bridge() -> None:
    t = given(3).pause().hold(BLUE, "bailiff").worker("f1", RED).seat(RED, wood=1).activate()
    t.do(RED, "use", "steal c_bailiff")
    assert (t.who(), t.asked()) == (RED, "bailiff")


@pytest.mark.rule("CA-13.32", "CA-13.16")
def test_a_bailiff_on_the_board_moves_nothing() -> None:
    assert given(3).pause().hold(-1, "bailiff").activate().asked() == "monument"
