"""Player order and clean-up. Rules LI-15."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from tests.lignum.scenario import GAME, Table


def cleaned(t: Table | None = None) -> Table:
    """Step 7 is over for everybody."""
    t = t or Table(3)
    return t.forest("drying", 2, 0, 1).resting(*range(t.players)).begin()


@pytest.mark.rule("LI-15.1", "LI-7.51")
def test_the_clearing_order_is_reversed() -> None:
    t = cleaned()
    assert t.player_order() == [1, 0, 2]
    assert t.told("order_of_play") == [(1, 1, 0, 0), (0, 2, 0, 0), (2, 3, 0, 0)]


@pytest.mark.rule("LI-15.2", "LI-15.5", "LI-15.4")
def test_foremen_area_tiles_and_yard_workers_go_home() -> None:
    t = cleaned(Table(3).round(3))  # on to winter, where nothing brings them out again
    assert t.cell("PHASE") == at.WINTER_ROUND
    assert [y.space for y in t.yards] == [0, 0, 0]
    assert [y.area for y in t.yards] == [0, 0, 0]
    assert [y.yard_worker for y in t.yards] == [1, 1, 1]


@pytest.mark.rule("LI-15.3", "LI-18.1")
def test_hired_workers_return_used_or_not() -> None:
    t = Table(3).round(3)
    t.yards[0].set(cutters=3, carriers=2, sawyers=1)
    t.yards[1].set(carriers=2)
    t.yards[1].set(carriers=0)
    v = cleaned(t).state.v
    assert [int(v[at.WORKERS_LEFT + trade]) for trade in range(3)] == [12, 8, 3]
    assert v[at.EXTRA_SAWYER] == 1
    assert (t.yards[0].cutters, t.yards[0].carriers, t.yards[0].sawyers) == (0, 0, 0)


@pytest.mark.rule("LI-15.6", "LI-15.7")
def test_tiles_left_on_the_path() -> None:
    t = Table(3).round(3).bare_path().tile(1, "withe").tile(2, "stake").tile(5, "coin").tile(7, "food")
    before = [int(n) for n in t.state.v[at.AREA_LOGS : at.CRAFT_OUT]]
    t.state.v[at.SUPPLY] -= 1
    t.tile(3, "cart")
    out = t.cell("CRAFT_OUT")
    cleaned(t)
    assert t.supply("carts") == 10
    assert t.cell("CRAFT_OUT") == out + 2
    assert [int(n) for n in t.state.v[at.AREA_LOGS : at.CRAFT_OUT]] == before  # all supplies as they were
    assert all(t.state.v[at.TILE + s] == at.NO_TILE for s in range(21))


@pytest.mark.rule("LI-15.8", "LI-2.13")
def test_flow_and_season_move_on() -> None:
    t = cleaned()
    view = GAME.view(t.state, 0)
    assert (view["season"], view["year"], t.cell("STEP")) == ("summer", 1, 0)
    assert GAME.view(cleaned(Table(3).round(5)).state, 0)["season"] == "summer"
    assert GAME.view(cleaned(Table(3).round(7)).state, 0)["season"] == "winter"


@pytest.mark.rule("LI-15.10", "LI-4.3")
def test_fodder_is_stocked_anew_bought_or_not() -> None:
    t = Table(3)
    t.state.v[at.FODDER_LEFT] = 1
    assert cleaned(t).cell("FODDER_LEFT") == 2
    t = Table(3).round(3)
    assert cleaned(t).cell("FODDER_LEFT") == 0  # winter: back in the supply
