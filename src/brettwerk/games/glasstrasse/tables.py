"""The printed matter of the box, read once from `data/`: tiles, cards and the landscape board.

Rules GS-1.4 – GS-1.8, GS-1.12, GS-8.16, GS-8.22, GS-8.25, GS-16.1, GS-16.4. Costs and effects are as the tables give
them; which costs are reconstructed (GS-R1, GS-R2) or read with a doubtful good (GS-R3) stands in their column `mark`.
"""

from __future__ import annotations

import os
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.effects import LAND_NAMES, OP, WIDTH, read_effect
from brettwerk.games.glasstrasse.layout import (
    BRICK,
    CARDS,
    CHARCOAL,
    CLAY,
    FOOD,
    FORESTS,
    GLASS,
    NO_GOOD,
    NO_TILE,
    SAND,
    SPACES,
    STACK,
    START_BUILDINGS,
    TILES,
    WATER,
    WOOD,
)
from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Row, Tables, flat

KINDS = ["processing", "immediate", "bonus", "start"]
COST_COLUMNS = ["wood", "glass", "clay", "brick", "water", "food", "sand", "charcoal"]
PRICES: Final[i64] = 8
PRICE_GOODS: Final[vec[i64]] = vec[i64]([WOOD, GLASS, CLAY, BRICK, WATER, FOOD, SAND, CHARCOAL])
GLASS_TOTAL = 39  # GS-V27: what the rulebook says all tiles cost together
BRICK_TOTAL = 58


SOURCE_TABLES = Tables("glasstrasse", os.path.join(os.path.dirname(__file__), "data"))


def read_buildings() -> list[Row]:
    """The 93 tiles in their order and the three start buildings behind them."""
    rows = SOURCE_TABLES.read("buildings")
    counts = [0, 0, 0, 0]
    for row in rows:
        counts[row.one_of("kind", KINDS)] += 1
    if counts != [31, 31, 31, 3]:
        raise BadData(
            f"glasstrasse/buildings.csv: 31 tiles of each kind and 3 start buildings are needed, not {counts}"
        )
    rows = sorted(rows, key=kind_of_row)
    if not os.environ.get("BRETTWERK_DATA"):
        glass = sum(row.number("glass", 0, 9) for row in rows)
        brick = sum(row.number("brick", 0, 9) for row in rows)
        if (glass, brick) != (GLASS_TOTAL, BRICK_TOTAL):
            raise BadData(
                f"glasstrasse/buildings.csv: all tiles together cost {glass} glass and {brick} bricks, "
                f"but the rulebook says {GLASS_TOTAL} and {BRICK_TOTAL}"
            )
    return rows


def kind_of_row(row: Row) -> int:
    """Sorts the tiles by kind."""
    return row.one_of("kind", KINDS)


BUILDING_ROWS = read_buildings()
BUILDING_IDS = [row.text("id") for row in BUILDING_ROWS]
"""Tiles 0 … 92 and the start buildings 93 … 95."""

CARD_ROWS = sorted(SOURCE_TABLES.read("specialists"), key=lambda row: row.number("order", 1, 15))
CARD_IDS = [row.text("id") for row in CARD_ROWS]


def read_cards() -> None:
    """Checks that there are exactly the 15 specialists (GS-1.12)."""
    if [row.number("order", 1, 15) for row in CARD_ROWS] != list(range(1, int(CARDS) + 1)):
        raise BadData("glasstrasse/specialists.csv: the order of the 15 specialists must be 1 to 15")


read_cards()

BOARD_ROWS = SOURCE_TABLES.read("board")
SPACE_ROWS = [row for row in BOARD_ROWS if row.text("type") == "space"]
SPACE_IDS = [row.text("id") for row in SPACE_ROWS]
START_ROWS = [row for row in BOARD_ROWS if row.text("type") == "start_building"]
DATA_DIGEST = SOURCE_TABLES.digest()


def read_neighbours() -> list[list[int]]:
    """For each space its neighbours, filled up with -1 to four (GS-6.11)."""
    if len(SPACE_ROWS) != SPACES or len(START_ROWS) != START_BUILDINGS:
        raise BadData("glasstrasse/board.csv: 20 spaces and 3 start buildings are needed")
    lists: list[list[int]] = []
    for row in SPACE_ROWS:
        names = row.text("neighbours").split()
        for name in names:
            if name not in SPACE_IDS:
                raise row.wrong(f"neighbour {name!r} is no space")
        if len(names) > 4 or len(set(names)) != len(names):
            raise row.wrong("a space has at most four neighbours, each once")
        lists.append([SPACE_IDS.index(name) for name in names])
    for here, near in enumerate(lists):
        for there in near:
            if here not in lists[there]:
                raise SPACE_ROWS[here].wrong(f"{SPACE_IDS[there]} is a neighbour here, but not the other way round")
    return [near + [-1] * (4 - len(near)) for near in lists]


NEIGHBOUR_LISTS = read_neighbours()


def read_forests() -> list[list[int]]:
    """The two spaces of each forest (GS-1.5)."""
    names = sorted({row.text("forest_id") for row in SPACE_ROWS if row.text("start") == "forest"})
    pairs = [[i for i, row in enumerate(SPACE_ROWS) if row.text("forest_id") == name] for name in names]
    for pair in pairs:
        if len(pair) != 2 or pair[1] not in NEIGHBOUR_LISTS[pair[0]]:
            raise BadData("glasstrasse/board.csv: a forest covers exactly two adjacent spaces (GS-1.5)")
    if len(pairs) != FORESTS:
        raise BadData("glasstrasse/board.csv: six forests are needed (GS-1.4)")
    return pairs


def read_squares() -> list[list[int]]:
    """All 2×2 squares of spaces, as rings of four neighbours (GS-12.9)."""
    squares: list[list[int]] = []
    for a in range(int(SPACES)):
        for b in NEIGHBOUR_LISTS[a]:
            for c in NEIGHBOUR_LISTS[b] if b > a else []:
                for d in NEIGHBOUR_LISTS[c] if c > a and c != a else []:
                    if d > b and d in NEIGHBOUR_LISTS[a]:
                        squares.append([a, b, c, d])
    return squares


def read_upgrades() -> list[int]:
    """For each tile the start building it covers, or -1 (GS-8.16)."""
    slots = [row.text("start") for row in START_ROWS]
    found: list[int] = []
    for row in BUILDING_ROWS:
        name = row.text("upgrades")
        if name and name not in slots:
            raise row.wrong(f"upgrades {name!r}, which is no start building")
        found.append(slots.index(name) if name else -1)
    return found


FOREST_IDS = sorted({row.text("forest_id") for row in SPACE_ROWS if row.text("start") == "forest"})
FOREST_SPACES: Final[vec[i64]] = flat(read_forests())
NEIGHBOURS: Final[vec[i64]] = flat(NEIGHBOUR_LISTS)
SQUARE_LISTS = read_squares()
SQUARES: Final[vec[i64]] = flat(SQUARE_LISTS)
START_LAND: Final[vec[i64]] = flat([[row.one_of("start", list(LAND_NAMES)) for row in SPACE_ROWS]])
START_TILES: Final[vec[i64]] = flat([[BUILDING_IDS.index(row.text("start")) for row in START_ROWS]])
START_NAMES = [row.text("start") for row in START_ROWS]

PRICE: Final[vec[i64]] = flat([[row.number(column, 0, 7) for column in COST_COLUMNS] for row in BUILDING_ROWS])
WORTH: Final[vec[i64]] = flat([[2 * row.number("points", -9, 9) for row in BUILDING_ROWS]])
"""Fixed points of each tile, in half points: also processing and immediate buildings have them (GS-10.33, GS-11.38)."""
UPGRADE: Final[vec[i64]] = flat([read_upgrades()])
SHRINE: Final[vec[i64]] = flat([[row.number("beginner", 0, 1) for row in BUILDING_ROWS]])

BUILDING_EFFECT = [read_effect(row, "effect_code") for row in BUILDING_ROWS]
# Two actions per card (GS-5.1); GS-9.32: their codes give the yield of one.
CARD_EFFECT = [read_effect(row, column) for row in CARD_ROWS for column in ("action1_code", "action2_code")]
EFFECTS: Final[vec[i64]] = flat(BUILDING_EFFECT + CARD_EFFECT)
FIRST_CARD_EFFECT: Final[i64] = TILES + START_BUILDINGS


def read_entries() -> list[list[int]]:
    """The entry cost of each card: a good (or -1) with its amount, and a number of forests (GS-5.10)."""
    costs: list[list[int]] = []
    for row in CARD_ROWS:
        code = row.text("entry_code")
        if code == "none":
            costs.append([int(NO_GOOD), 0, 0])
            continue
        name, _, n = code.partition(":")
        goods = {
            "food": int(FOOD),
            "charcoal": int(CHARCOAL),
            "water": int(WATER),
            "wood": int(WOOD),
            "sand": int(SAND),
        }
        if n != "1" or (name != "forest" and name not in goods):
            raise row.wrong(f"entry_code {code!r} is not an entry cost this game knows")
        costs.append([int(NO_GOOD), 0, 1] if name == "forest" else [goods[name], 1, 0])
    return costs


ENTRY: Final[vec[i64]] = flat(read_entries())
TWINS: Final[vec[i64]] = flat([[int(CARD_EFFECT[2 * c] == CARD_EFFECT[2 * c + 1]) for c in range(int(CARDS))]])
"""Cards whose two actions are the same."""


def effect(index: i64, column: i64) -> i64:
    """One number of an effect's row."""
    return EFFECTS[index * WIDTH + column]


def effect_op(index: i64) -> i64:
    """What kind of effect it is."""
    return EFFECTS[index * WIDTH + OP]


def card_effect(card: i64, which: i64) -> i64:
    """The effect of a card's action 0 or 1."""
    return FIRST_CARD_EFFECT + card * 2 + which


def tile_kind(tile: i64) -> i64:
    """The kind of a tile: processing, immediate or bonus."""
    return tile // STACK


__all__ = ["NO_TILE"]
