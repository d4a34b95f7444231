"""Stocking the path, marking, choosing areas. Rules LI-4, LI-5, LI-6."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import areas, tables
from brettwerk.games.lignum import layout as at
from tests.lignum.scenario import GAME, Table

NUMBERED = [int(n) for n in tables.TILE_SPACES]


def stocked(players: int, seed: int = 1, round: int = 2) -> Table:
    return Table(players, seed=seed).round(round).bare_path().phase(int(at.STOCKING)).begin()


def tiles(t: Table) -> list[int]:
    return [int(t.state.v[at.TILE + space]) for space in range(21)]


@pytest.mark.rule("LI-4.1")
def test_twenty_spaces_and_four_letters() -> None:
    path = GAME.view(Table(2).state, 0)["path"]
    assert isinstance(path, list)
    assert len(path) == 21
    assert [row.text("id") for row in tables.PATH_ROWS[21:]] == [f"clearing_{c}" for c in "abcd"]


@pytest.mark.rule("LI-4.2", "LI-4.3", "LI-4.4", "LI-4.5")
@pytest.mark.parametrize(("players", "expected"), [(2, (8, 5, 2, 1)), (3, (12, 8, 3, 2)), (4, (16, 10, 4, 2))])
def test_workers_and_fodder_on_the_path(players: int, expected: tuple[int, ...]) -> None:
    v = stocked(players).state.v
    assert tuple(int(v[at.WORKERS_LEFT + trade]) for trade in range(3)) + (int(v[at.FODDER_LEFT]),) == expected
    assert v[at.EXTRA_SAWYER] == 1


@pytest.mark.rule("LI-4.6", "LI-4.7")
def test_thirteen_tiles_of_four_players() -> None:
    t = Table(4)
    laid = tiles(t)
    assert [space for space, tile in enumerate(laid) if tile] == NUMBERED
    assert NUMBERED == [1, 2, 3, 5, 7, 9, 11, 12, 14, 15, 17, 18, 20]
    assert [laid.count(code) for code in range(1, 8)] == [2, 2, 2, 1, 1, 2, 0]
    assert sum(code >= at.CRAFT_TILE for code in laid) == 3
    assert [t.supply(tool) for tool in ("carts", "rafts", "saws", "sleds")] == [8, 10, 16, 5]
    assert len({tuple(tiles(Table(4, seed=s))) for s in range(10)}) == 10


@pytest.mark.rule("LI-4.6")
def test_craft_tiles_come_from_the_top_of_the_stack() -> None:
    t = Table(4).bare_path().round(2).phase(int(at.STOCKING))
    top = sorted(int(t.state.v[at.CRAFT_STACK + i]) for i in (12, 13, 14))
    t.begin()
    assert sorted(code - at.CRAFT_TILE for code in tiles(t) if code >= at.CRAFT_TILE) == top
    assert t.cell("CRAFT_LEFT") == 12


@pytest.mark.rule("LI-4.8")
def test_every_path_round_is_stocked_anew() -> None:
    first, second = tiles(stocked(4, round=2)), tiles(stocked(4, round=3))
    for laid in (first, second):
        assert sum(code > 0 for code in laid) == 13
    t = Table(3).forest("drying").resting(0, 1, 2)
    before = tiles(t)
    assert tiles(t.begin()) != before


@pytest.mark.rule("LI-4.10")
def test_the_layout_is_open_before_areas_are_chosen() -> None:
    t = stocked(3)
    assert t.decision == "choose_area"
    assert tiles(t) == [int(n) for n in t.state.veil(1)[at.TILE : at.TILE + 21]]
    assert len(t.told("stocked")) == 13


@pytest.mark.rule("LI-5.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 2), (4, 3)])
def test_marking_cards_per_round(players: int, cards: int) -> None:
    t = stocked(players)
    assert len(t.told("marked")) == cards
    assert t.cell("MARKS_LEFT") == 15 - cards


@pytest.mark.rule("LI-5.2", "LI-5.3")
@pytest.mark.parametrize("card", range(15))
def test_each_entry_is_added_to_what_is_there(card: int) -> None:
    t = Table(2).areas("F1 S1 H1 N1")
    areas.mark_card(t.state, card)
    for number in range(1, 7):
        letters = tables.MARK_ROWS[card].text(f"area_{number}")
        expected = " ".join(f"{c}{1 + letters.count(c)}" for c in "FSH")
        assert (t.logs(number), t.food(number)) == (expected, 1 + letters.count("N"))


@pytest.mark.rule("LI-5.4")
def test_an_area_without_logs_is_topped_up_after_all_cards() -> None:
    t = Table(2).areas("S1").area(3, "N2").area(5, "")
    areas.top_up(t.state)
    assert [t.logs(n) for n in range(1, 7)] == ["S1", "S1", "F1", "S1", "F1", "S1"]
    assert t.food(3) == 2


@pytest.mark.rule("LI-5.5")
def test_four_players_use_every_card_once() -> None:
    t = Table(4)
    cards = []
    for round in (2, 3, 5, 6, 7):
        t.round(round).phase(int(at.MARKING)).begin()
    cards = [a for _, a, _, _ in t.told("marked")]
    assert sorted(cards) == list(range(15))
    assert t.cell("MARKS_LEFT") == 0


def choosing(players: int = 3) -> Table:
    return Table(players).round(2).phase(int(at.CHOICE)).areas("F1").begin()


@pytest.mark.rule("LI-6.1", "LI-6.2", "LI-6.3")
def test_secret_and_simultaneous_choice() -> None:
    t = choosing()
    assert t.state.to_act() == [0, 1, 2]
    t.do("C:area 2", "A:area 5")
    assert t.state.to_act() == [1]
    for other in (0, 1):
        veiled = t.state.veil(other)
        assert veiled[at.block(2) + at.CHOSEN] == at.UNKNOWN_AREA
        assert veiled[at.block(2) + at.AREA] == at.NO_AREA
    assert t.state.veil(2)[at.block(2) + at.CHOSEN] == 1
    chose = [e for e in t.events if GAME.events[e.kind].id == "chose"]
    assert [e.seen_by(1) for e in chose] == [False, False]
    t.do("B:area 2")
    assert [y.area for y in t.yards] == [5, 2, 2]
    assert t.decision == "path_move"


@pytest.mark.rule("LI-6.1")
def test_the_order_of_choosing_does_not_matter() -> None:
    keys = set()
    for moves in (("A:area 1", "B:area 2", "C:area 2"), ("C:area 2", "A:area 1", "B:area 2")):
        keys.add(choosing().do(*moves).state.key())
    assert len(keys) == 1


@pytest.mark.rule("LI-6.4", "LI-6.5")
def test_all_six_areas_are_open_to_everybody_every_time() -> None:
    t = choosing().do("A:area 3")
    assert t.options(1) == [f"area {n}" for n in range(1, 7)]
    t.do("B:area 3", "C:area 3")
    assert [y.area for y in t.yards] == [3, 3, 3]
    t.round(3).phase(int(at.CHOICE)).begin()
    assert t.options(0) == [f"area {n}" for n in range(1, 7)]


@pytest.mark.rule("LI-6.6", "LI-6.8")
def test_alone_all_the_food_without_limit() -> None:
    t = Table(2).round(2).phase(int(at.CHOICE)).areas("F1").area(1, "F1 N40").begin()
    t.do("A:area 1", "B:area 2")
    assert (t.yards[0].food, t.food(1)) == (40, 0)


@pytest.mark.rule("LI-6.7")
@pytest.mark.parametrize(("food", "players", "each", "left"), [(7, 2, 3, 1), (7, 3, 2, 1), (7, 4, 1, 3), (2, 3, 0, 2)])
def test_equal_shares_and_the_rest_stays(food: int, players: int, each: int, left: int) -> None:
    t = Table(players).round(2).phase(int(at.CHOICE)).areas("F1").area(1, f"F1 N{food}").begin()
    t.do(*[f"{'ABCD'[seat]}:area 1" for seat in range(players)])
    assert ([y.food for y in t.yards], t.food(1)) == ([each] * players, left)


@pytest.mark.rule("LI-6.9")
def test_a_free_area_has_no_tile_of_others() -> None:
    t = Table(2).walk().areas("F1 N1")
    t.yards[0].set(area=2, larders=1)
    t.yards[1].set(area=5)
    assert t.begin().offered("larder") == ["1", "2", "3", "4", "6"]
