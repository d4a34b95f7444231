"""The data tables: what the rulebook says about them, and what a broken table is told."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from brettwerk.games.glasstrasse import effects, tables
from brettwerk.games.glasstrasse.tables import BOARD_ROWS, BUILDING_IDS, BUILDING_ROWS, CARD_ROWS, COST_COLUMNS
from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Row, Tables

DATA = Path(tables.__file__).parent / "data"
ROWS = {row.text("id"): row for row in BUILDING_ROWS}


def cost(tile: str) -> str:
    return " ".join(f"{ROWS[tile].text(good)} {good}" for good in COST_COLUMNS if ROWS[tile].text(good) != "0")


@pytest.mark.rule("GS-R1")
def test_v27_all_tiles_together_cost_39_glass_and_58_bricks() -> None:
    assert sum(int(row.text("glass")) for row in BUILDING_ROWS[:93]) == 39
    assert sum(int(row.text("brick")) for row in BUILDING_ROWS[:93]) == 58


@pytest.mark.rule("GS-R1")
def test_32_costs_are_marked_as_reconstructed() -> None:
    marked = [row.text("id") for row in BUILDING_ROWS if row.text("mark") == "r"]
    assert len(marked) == 32
    # The twelve processing tiles of page 17 use up the columns that can still be read there.
    page_17 = BUILDING_IDS[BUILDING_IDS.index("swamp_hut") : 31]
    assert set(page_17) <= set(marked)
    columns = {good: [int(ROWS[tile].text(good)) for tile in page_17] for good in COST_COLUMNS}
    assert [n for n in columns["wood"] if n] == [4, 1, 1, 1, 3, 2, 3]
    assert [n for n in columns["glass"] if n] == [1, 1, 1]
    assert [n for n in columns["clay"] if n] == [2, 1, 2, 1, 1, 1, 2, 3]
    assert [n for n in columns["brick"] if n] == [1, 2, 1, 2, 1]


@pytest.mark.rule("GS-R2")
def test_five_immediate_tiles_cost_an_unusual_good() -> None:
    assert {
        tile: cost(tile)
        for tile in BUILDING_IDS[:93]
        if set(cost(tile).split()) & {"water", "food", "sand", "charcoal"}
    } == {
        "loess_island": "1 food",
        "lumber_storage": "2 water",
        "sand_island": "1 charcoal",
        "tavern": "1 food",
        "clay_lake": "1 brick 1 water",
    }


@pytest.mark.rule("GS-R3")
def test_16_costs_with_an_inferred_good() -> None:
    assert {row.text("id"): cost(row.text("id")) for row in BUILDING_ROWS if row.text("mark") == "1"} == {
        "builders_hut": "3 wood 1 clay",
        "carving_workshop": "1 wood 1 brick",
        "wood_depot": "1 clay",
        "extension": "1 wood 2 clay 1 brick",
        "bathhouse": "1 wood 2 glass 1 brick",
        "springhouse": "1 wood 2 clay",
        "half_timbered_house": "2 wood 1 glass 1 clay",
        "fish_yard": "1 wood 2 clay",
        "foresters_office": "1 wood 1 brick",
        "plant_nursery": "1 wood 2 glass",
        "glaziers_workshop": "1 glass 1 clay 1 brick",
        "glassworks": "3 wood 1 glass 1 brick",
        "glassmakers_village": "3 wood 2 clay 1 brick",
        "estate": "2 wood 1 glass 2 brick",
        "mansion": "2 wood 2 glass 2 clay",
        "woodcarvers_house": "1 clay 1 brick",
    }


@pytest.mark.rule("GS-R4")
def test_the_board_table() -> None:
    spaces = [row for row in BOARD_ROWS if row.text("type") == "space"]
    assert [row.text("id") for row in spaces] == [f"r{r}c{c}" for r in range(1, 5) for c in range(1, 6)]
    starts = [row for row in BOARD_ROWS if row.text("type") == "start_building"]
    assert [(row.text("id"), row.text("start"), row.text("neighbours")) for row in starts] == [
        ("s1", "forest_glassworks", ""),
        ("s2", "glass_painters_colony", ""),
        ("s3", "masons_brotherhood", ""),
    ]
    # Every empty space borders one pit, one grove, one pond and one forest.
    kinds = {row.text("id"): row.text("start") for row in spaces}
    for row in spaces:
        if row.text("start") == "empty":
            assert sorted(kinds[near] for near in row.text("neighbours").split()) == ["forest", "grove", "pit", "pond"]


@pytest.mark.rule("GS-16.1")
def test_number_of_shrine_tiles() -> None:
    for kind, n in (("processing", 19), ("immediate", 15), ("bonus", 16)):
        assert sum(row.text("beginner") == "1" for row in BUILDING_ROWS if row.text("kind") == kind) == n


def test_rows_name_their_rules() -> None:
    rules = {row["id"] for row in csv.DictReader((DATA / "rules.csv").open(encoding="utf-8"))}
    for row in [*BUILDING_ROWS, *CARD_ROWS, *BOARD_ROWS]:
        named = row.text("rule").split()
        assert named
        assert set(named) <= rules, row.where


# -- broken tables ----------------------------------------------------------------------------------------------------


def corrected(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, change: dict[str, str]) -> Tables:
    """Tables out of a folder of corrected files in which some texts are replaced."""
    text = (DATA / f"{name}.csv").read_text(encoding="utf-8")
    for old, new in change.items():
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "glasstrasse").mkdir()
    (folder / "glasstrasse" / f"{name}.csv").write_text(text, encoding="utf-8")
    monkeypatch.setenv("BRETTWERK_DATA", str(folder))
    return Tables("glasstrasse", str(DATA))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"building_firm,": "office,"}, "line 3: id 'office' stands already in line 2"),
        ({"building_firm,processing": ",processing"}, "line 3: id is empty"),
        ({",GS-10.2,": ","}, "line 3: 20 cells, but the header has 21"),
    ],
)
def test_a_broken_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: dict[str, str], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        corrected(tmp_path, monkeypatch, "buildings", change).read("buildings")


def test_a_corrected_file_is_read_instead_and_changes_the_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = Tables("glasstrasse", str(DATA))
    book.read("buildings")
    renamed = corrected(
        tmp_path / "a" if (tmp_path / "a").mkdir() is None else tmp_path,
        monkeypatch,
        "buildings",
        {"Küferei": "Fassbinderei"},
    )
    assert "Fassbinderei" in [row.text("name_de") for row in renamed.read("buildings")]
    assert renamed.digest() == book.digest()  # a name changes no game
    (tmp_path / "b").mkdir()
    dearer = corrected(tmp_path / "b", monkeypatch, "buildings", {"Cooperage,1,1,,1,0,0,2": "Cooperage,1,1,,1,0,0,3"})
    assert next(row for row in dearer.read("buildings") if row.text("id") == "cooperage").number("brick") == 3
    assert dearer.digest() != book.digest()


@pytest.mark.parametrize(
    "code",
    [
        "dance",
        "conv:wood:1",
        "conv:gold:1>wood:1",
        "gain:wood:x",
        "score_per:moon>1",
        "score_set:pit+grove>2",
        "place:forest",
        "conv:pit:2>clay:2",
        "gain:wood:1+clay:1+sand:1",
        "score_div:water",
        "conv:wood:1+clay:1+sand:1>food:1",
    ],
)
def test_an_unknown_effect_is_refused(code: str) -> None:
    row = Row("glasstrasse/buildings.csv, line 7", {"effect_code": code})
    with pytest.raises(BadData, match=r"line 7: effect_code .* is not an effect this game knows"):
        effects.read_effect(row, "effect_code")


def test_a_number_out_of_bounds_is_refused() -> None:
    row = Row("glasstrasse/buildings.csv, line 7", {"wood": "12", "clay": "many"})
    with pytest.raises(BadData, match="line 7: wood is 12, not a number from 0 to 7"):
        row.number("wood", 0, 7)
    with pytest.raises(BadData, match="clay is 'many'"):
        row.number("clay", 0, 7)
    with pytest.raises(BadData, match="column 'sand' is missing"):
        row.number("sand", 0, 7)
