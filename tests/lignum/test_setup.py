"""Set-up, player counts, variants and the data tables. Rules LI-2, LI-20, LI-23."""

from __future__ import annotations

from pathlib import Path

import pytest

from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum import tables
from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Tables
from tests.lignum.scenario import GAME, Table

ROW = {id: i for i, id in enumerate(tables.STOCK_IDS)}


def stock(id: str) -> list[int]:
    """A row of the stock table for 2, 3, 4 players."""
    return [int(tables.stock(players, ROW[id])) for players in (2, 3, 4)]


@pytest.mark.rule("LI-2.1", "LI-2.2", "LI-2.3", "LI-2.5", "LI-R3")
def test_what_everybody_begins_with() -> None:
    t = Table(4)
    for y in t.yards:
        assert (y.thalers, y.loans, y.food, y.yard_worker) == (4, 0, 0, 1)
        assert (y.carts, y.rafts, y.saws, y.sleds, y.fodder, y.craft, y.huts) == (0, 0, 0, 0, [], {}, [0, 0, 0])
        assert [getattr(y, place) for place in ("woodpile", "river", "saw_store", "sale", "fuel_store")] == [""] * 5
        assert y.space == 0


@pytest.mark.rule("LI-2.4", "LI-R2")
def test_the_player_order_is_drawn() -> None:
    orders = {tuple(Table(3, seed=seed).player_order()) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("LI-2.6")
def test_the_craft_stack_is_shuffled() -> None:
    kinds = [row.text("kind") for row in tables.CRAFT_ROWS]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "stake": 4,
        "board": 4,
        "shingle": 4,
        "withe": 4,
        "joker": 2,
    }
    stacks = {tuple(int(Table(2, seed=s).state.v[at.CRAFT_STACK + i]) for i in range(16)) for s in range(10)}
    assert len(stacks) == 10
    assert Table(2).cell("CRAFT_LEFT") == 18 - 2
    assert Table(4).cell("CRAFT_LEFT") == 18 - 3


@pytest.mark.rule("LI-2.7")
def test_the_marking_deck_is_shuffled() -> None:
    decks = [[int(Table(2, seed=s).state.v[at.MARK_DECK + i]) for i in range(15)] for s in range(10)]
    assert all(sorted(deck) == list(range(15)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 10


@pytest.mark.rule("LI-2.8", "LI-R7")
def test_one_open_condition_for_each_year() -> None:
    seen = set()
    for seed in range(60):
        view = GAME.view(Table(2, seed=seed).state, 0)
        first, second = view["winters"]  # type: ignore[misc]
        assert str(first).startswith("winter_1")
        assert str(second).startswith("winter_2")
        seen |= {first, second}
    assert len(seen) == 8


@pytest.mark.rule("LI-2.9", "LI-2.10", "LI-2.11", "LI-2.12", "LI-R1", "LI-R2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_areas_of_round_1(players: int) -> None:
    chosen = set()
    for seed in range(40):
        t = Table(players, seed=seed)
        mine = [y.area for y in t.yards]
        chosen.add(tuple(mine))
        assert len(set(mine)) == players
        for number in range(1, 7):
            assert t.logs(number) == ("F3" if number in mine else "F2")
            assert t.food(number) == 0
    assert len(chosen) > 10


@pytest.mark.rule("LI-2.13")
def test_spring_of_year_1() -> None:
    view = GAME.view(Table(2).state, 0)
    assert (view["season"], view["year"], view["round"]) == ("spring", 1, 1)


@pytest.mark.rule("LI-20.1", "LI-R4", "LI-R5", "LI-R1")
def test_the_stock_of_two_three_and_four() -> None:
    assert stock("carriers") == [5, 8, 10]
    assert stock("fodder") == [1, 2, 2]
    assert stock("cutters") == [8, 12, 16]
    assert stock("sawyers_free") == [2, 3, 4]
    assert stock("sawyers_extra") == [1, 1, 1]
    assert [stock(f"tile_{t}") for t in ("cart", "raft", "saw", "sled", "coin", "food", "craft", "blocked")] == [
        [1, 2, 2],
        [2, 2, 2],
        [2, 2, 2],
        [1, 1, 1],
        [1, 1, 1],
        [2, 2, 2],
        [2, 3, 3],
        [2, 0, 0],
    ]
    assert stock("areas_with_3") == [2, 3, 4]
    assert stock("marking_cards") == [1, 2, 3]


@pytest.mark.rule("LI-20.2", "LI-20.3")
def test_blocked_tiles_of_two_players_move_about() -> None:
    places = set()
    for seed in range(20):
        t = Table(2, seed=seed).walk()
        blocked = [s for s in range(21) if t.state.v[at.TILE + s] == at.BLOCKED]
        assert len(blocked) == 2
        places.add(tuple(blocked))
        offered = t.begin().offered("go")
        assert not {str(s) for s in blocked} & set(offered)
        assert "16" in offered  # passed over
    assert len(places) > 10
    assert all(Table(3).state.v[at.TILE + s] != at.BLOCKED for s in range(21))


@pytest.mark.rule("LI-20.4")
def test_as_many_letters_as_players() -> None:
    t = Table(2).walk().begin().walk_all_to_clearing(0, 1)
    assert t.cell("PHASE") == at.FOREST
    assert [y.space for y in t.yards] == [21, 22]


@pytest.mark.rule("LI-23.1", "LI-R45")
def test_open_choice_in_player_order() -> None:
    t = Table(3, open_areas=True).round(2).order(2, 0, 1).phase(int(at.MARKING)).begin().areas("F1 N1")
    assert (t.decision, t.acting) == ("open_area", 2)
    t.do("C:area 4")
    assert t.yards[2].area == 4
    seats = GAME.view(GAME.restore(t.state.veil(0)), 0)["seats"]
    assert seats[2]["area"] == 4  # type: ignore[index,call-overload]
    assert t.yards[2].food == 0  # food is settled after the last choice
    t.do("A:area 4", "B:area 1")
    assert [y.food for y in t.yards] == [0, 1, 0]


@pytest.mark.rule("LI-23.2")
def test_second_edition() -> None:
    assert [y.thalers for y in Table(3, second_edition=True).yards] == [5, 5, 5]


@pytest.mark.rule("LI-23.3")
def test_easy_winters() -> None:
    for seed in range(10):
        assert GAME.view(Table(4, seed=seed, easy_winters=True).state, 0)["winters"] == ["winter_1c", "winter_2c"]


@pytest.mark.rule("LI-R8")
def test_the_rulebooks_marking_example_is_one_card() -> None:
    row = tables.MARK_ROWS[tables.MARK_IDS.index("mark_01")]
    assert [row.text(f"area_{n}") for n in range(1, 7)] == ["S", "FF", "N", "", "", "N"]
    assert len(tables.MARK_IDS) == 15


@pytest.mark.rule("LI-R43")
def test_every_order_asks_for_one_sawn_hardwood_and_pays_more_than_the_sale() -> None:
    for row in tables.ORDER_ROWS:
        needs = [row.text(f"need_{n}") for n in (1, 2, 3) if row.text(f"need_{n}")]
        assert sum(need[0] == "h" for need in needs) == 1
        value = sum({"F": 3, "S": 4, "f": 1, "s": 2, "h": 5}[need[0]] + int(need[1]) for need in needs)
        assert value == row.number("sale_value_of_needs")
        assert 5 <= row.number("reward") - value <= 8
        assert row.text("mark") == "(r)"


@pytest.mark.rule("LI-R44")
def test_later_plan_tiles_are_stronger() -> None:
    for i, row in enumerate(tables.PLAN_ROWS):
        strengths = [int(tables.PLAN_TABLE[i * 4 + n]) for n in (1, 2, 3)]
        assert strengths == sorted(set(strengths)), row.text("id")
        assert "(r)" in row.text("mark")


BROKEN = [
    ("stock", "tile_cart,tiles,Fuhrwerk,cart,1,", "tile_cart,tiles,Fuhrwerk,cart,2,", "not 13"),
    ("marking", "mark_02,,N,", "mark_02,,X,", "only the letters"),
    ("orders", "order_01,h0", "order_01,H0", "not H"),
    ("wood", "firewood_log,F", "firewood,F", "the rows must be"),
]


@pytest.mark.parametrize(("table", "old", "new", "message"), BROKEN)
def test_broken_tables_are_refused_with_a_reason(
    table: str, old: str, new: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import os
    import subprocess
    import sys

    source = Path(tables.__file__).parent / "data" / f"{table}.csv"
    content = source.read_text(encoding="utf-8")
    assert old in content
    (tmp_path / "lignum").mkdir()
    (tmp_path / "lignum" / f"{table}.csv").write_text(content.replace(old, new), encoding="utf-8")
    env = {**os.environ, "BRETTWERK_DATA": str(tmp_path)}
    code = "import brettwerk; brettwerk.game('lignum')"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f"lignum/{table}.csv" in done.stderr
    assert message in done.stderr
    with pytest.raises(BadData):
        Tables("lignum", str(tmp_path)).read("no_such_table")
