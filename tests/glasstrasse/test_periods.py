"""The end of a period, the cup, the fifth period. Rules GS-13, GS-16.5 – GS-16.7."""

from __future__ import annotations

import pytest

from brettwerk.games.glasstrasse import layout
from tests.glasstrasse.scenario import BARREN, KIND_NAMES, Scenario, fresh, given


def with_counts(counts: list[int], cup: int, period: int, periods: int = 4) -> Scenario:
    """A period is about to end; seat i has counts[i] buildings."""
    s = given(len(counts))
    names = [
        "inn spa kiln office roofer joinery",
        "tavern fishery winery shed storage buttery",
        "estate slipway mansion factory pottery floodgate",
        "sawmill sandpit farmstead clay_pit reed_hut swamp_hut",
    ]
    for seat, n in enumerate(counts):
        s.set_land(BARREN, seat=seat)
        s.set_built(names[seat].split()[:n], seat=seat)
    s.v[layout.CUP] = cup
    s.v[layout.PERIODS] = periods
    return s.end_period(period)


def cup(s: Scenario) -> str:
    return "ABCD"[s.v[layout.CUP]]


@pytest.mark.rule("GS-13.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_gaps_are_filled_with_the_top_tiles_of_their_row(players: int) -> None:
    s = given(players, market="inn kiln tavern estate slipway mansion")
    size = 5 if players == 4 else 4
    stacks = {kind: s.stack(kind) for kind in KIND_NAMES}
    for name in ("kiln", "estate"):
        s.set_built(name)
    s.end_period(1)
    assert s.row("processing") == ["inn", *stacks["processing"][: size - 1]]
    assert s.row("immediate") == ["tavern", *stacks["immediate"][: size - 1]]
    new = stacks["bonus"]
    assert s.row("bonus") == [new[0], "slipway", "mansion", *new[1 : size - 2]]
    assert s.stack("bonus") == new[size - 2 :]
    s.state.check()


@pytest.mark.rule("GS-13.3", "GS-R6")
def test_an_empty_stack_leaves_gaps() -> None:
    s = given(market="inn kiln")
    s.set_stack("processing", "spa")
    s.end_period(1)
    assert s.row("processing") == ["inn", "kiln", "spa", ""]
    assert s.stack("processing") == []
    assert "" not in s.row("bonus")
    s.state.check()


@pytest.mark.rule("GS-13.3", "GS-R6")
def test_v61_feudal_lord_with_an_empty_stack() -> None:
    s = given()
    s.set_stack("bonus", "")
    tops = {s.stack("processing")[0], s.stack("immediate")[0]}
    s.card("feudal_lord", "action 1", "end")
    assert s.display() == tops
    s.end_period(1)
    assert s.row("bonus") == ["", "", "", ""]
    s = given()
    for kind in KIND_NAMES:
        s.set_stack(kind, "")
    s.card("feudal_lord")
    assert s.offered("action") == ["2"]


@pytest.mark.rule("GS-13.3", "GS-R6")
@pytest.mark.parametrize(("kind", "tile"), [("processing", "inn"), ("immediate", "tavern"), ("bonus", "estate")])
def test_feudal_lord_draws_from_the_last_stack(kind: str, tile: str) -> None:
    s = given()
    for other in KIND_NAMES:
        s.set_stack(other, tile if other == kind else "")
    s.card("feudal_lord", "action 1", "end")
    assert s.display() == {tile}
    s.state.check()


@pytest.mark.rule("GS-13.4", "GS-14.9")
@pytest.mark.parametrize(("players", "period"), [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)])
def test_the_cup_passes_clockwise(players: int, period: int) -> None:
    for holder in range(players):
        s = with_counts([3, 0, 2, 1][:players], holder, period)
        assert cup(s) == "ABCDA"[(holder + 1) % players]
        assert s.v[layout.OLD_CUP] == holder


@pytest.mark.rule("GS-13.5")
@pytest.mark.parametrize(("counts", "holder"), [([0, 1, 2], "A"), ([2, 0, 1], "B"), ([1, 2, 0], "C")])
@pytest.mark.parametrize("old", range(3))
def test_with_three_the_fewest_buildings_before_period_four(counts: list[int], holder: str, old: int) -> None:
    assert cup(with_counts(counts, old, 3)) == holder


@pytest.mark.rule("GS-13.5", "GS-8.19")
def test_upgrades_do_not_count_for_the_cup() -> None:
    s = given(3)
    s.set_built("forest_hut artists_colony masons_guild")
    s.set_built("inn", seat=1)
    s.set_built("kiln", seat=2)
    s.v[layout.CUP] = 0
    assert cup(s.end_period(3)) == "A"


@pytest.mark.rule("GS-13.6", "GS-R23")
@pytest.mark.parametrize(
    ("counts", "old", "holder"),
    [
        ([1, 1, 1], 0, "B"),
        ([1, 1, 1], 1, "C"),
        ([1, 1, 1], 2, "A"),
        ([0, 0, 1], 0, "B"),
        ([0, 1, 0], 0, "C"),
        ([0, 0, 1], 2, "A"),
        ([0, 1, 1], 0, "A"),  # alone with the fewest the old holder keeps it
        ([1, 0, 0], 2, "B"),
    ],
)
def test_ties_for_the_cup(counts: list[int], old: int, holder: str) -> None:
    assert cup(with_counts(counts, old, 3)) == holder


@pytest.mark.rule("GS-13.7")
def test_the_next_period_begins_with_choosing() -> None:
    s = with_counts([0, 0, 0], 1, 1)
    assert s.decision == "pick_card"
    assert s.acting() == "ABC"
    assert s.v[layout.PERIOD] == 2
    assert s.v[layout.ROUND] == 1
    told = [e for e in s.happened() if e.split()[0] in ("cup", "period", "refilled")]
    assert told[-2:] == ["cup C", "period C 2"]  # first the refill, then the cup, then the period
    assert told[0].startswith("refilled")


@pytest.mark.rule("GS-13.8", "GS-R26")
def test_no_refill_and_no_cup_after_the_last_period() -> None:
    s = given(3, market="inn")
    s.v[layout.CUP] = 1
    s.happened()
    s.end_period(4)
    assert s.decision == "final"
    assert s.row("processing") == ["inn", "", "", ""]
    assert cup(s) == "B"
    assert s.happened() == []


@pytest.mark.rule("GS-16.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fifth_period(players: int) -> None:
    s = fresh(players, options={"periods": "5"})
    assert s.v[layout.PERIODS] == 5
    s = with_counts([0] * players, 0, 4, periods=5)
    assert s.decision == "pick_card"
    assert s.v[layout.PERIOD] == 5
    s.end_period(5)
    assert s.state.over  # on bare boards nobody has a last action


@pytest.mark.rule("GS-16.6", "GS-R23")
@pytest.mark.parametrize(
    ("counts", "old", "holder"),
    [
        ([1, 0], 1, "B"),
        ([0, 1], 1, "A"),
        ([1, 1], 0, "B"),
        ([1, 1], 1, "A"),
        ([2, 1, 0, 3], 3, "C"),
        ([1, 1, 1, 1], 2, "D"),
        ([0, 1, 0, 1], 0, "C"),
        ([0, 1, 1, 1], 0, "A"),
    ],
)
def test_fewest_buildings_before_the_fifth_period(counts: list[int], old: int, holder: str) -> None:
    assert cup(with_counts(counts, old, 4, periods=5)) == holder


@pytest.mark.rule("GS-16.7")
@pytest.mark.parametrize(
    ("counts", "old", "holder"), [([0, 5, 4], 0, "C"), ([0, 5, 5], 0, "B"), ([3, 0, 3], 1, "C"), ([4, 3, 0], 2, "B")]
)
def test_with_three_the_start_player_of_period_four_is_left_out(counts: list[int], old: int, holder: str) -> None:
    assert cup(with_counts(counts, old, 4, periods=5)) == holder


@pytest.mark.rule("GS-13.5", "GS-13.6")
@pytest.mark.parametrize(("counts", "holder"), [([4, 3, 3], "B"), ([3, 3, 2], "C"), ([4, 4, 4], "A")])
def test_v49_cup_before_period_four(counts: list[int], holder: str) -> None:
    assert cup(with_counts(counts, 2, 3)) == holder


def test_v50_cup_before_period_five() -> None:
    assert cup(with_counts([5, 5, 3], 2, 4, periods=5)) == "A"
