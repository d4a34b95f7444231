"""The printed matter of the box, read once from `data/`: wood, path, stock, craft, cards.

Rules LI-4.1 – LI-4.6, LI-5.1, LI-12.4, LI-13.3, LI-20.1, LI-20.5: two and three players play the same rules with other
numbers. The rows carry the marks of what is certain and what is reconstructed; rulings LI-R1, LI-R4, LI-R5, LI-R8,
LI-R43, LI-R44 and LI-R48 say why.
"""

from __future__ import annotations

import os
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    AREAS,
    CRAFT_TOTAL,
    DRY_2,
    DRY_3,
    MARKING_CARDS,
    NEEDS,
    ORDER_CARDS,
    PLAN_CARDS,
    PLAN_CARRY,
    PLAN_CUT,
    PLAN_DRY,
    PLAN_FORAGE,
    PLAN_LABOUR,
    PLAN_OVERTIME,
    PLAN_RAFT,
    PLAN_SAW,
    PLAN_SELL,
    PLAN_TOOLS,
    SPACES,
)
from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Row, Tables, flat

SOURCE_TABLES = Tables("lignum", os.path.join(os.path.dirname(__file__), "data"))


# -- wood ------------------------------------------------------------------------------------------------------------

WOOD_IDS = ["firewood_log", "softwood_log", "hardwood_log", "firewood_sawn", "softwood_sawn", "hardwood_sawn"]
WOOD_SHORT = "FSHfsh"
NO_PRICE: Final[i64] = -1


def read_wood() -> list[Row]:
    """The six kinds in their order (LI-12.4, LI-13.3, LI-R48)."""
    rows = SOURCE_TABLES.read("wood")
    if [row.text("id") for row in rows] != WOOD_IDS or [row.text("short") for row in rows] != list(WOOD_SHORT):
        raise BadData(f"lignum/wood.csv: the rows must be {', '.join(WOOD_IDS)}, in short {WOOD_SHORT}")
    for row, sawn in zip(rows[:3], WOOD_IDS[3:]):
        if row.text("sawn_into") != sawn:
            raise row.wrong(f"sawn_into must be {sawn}")
    return rows


def price_of(row: Row) -> int:
    """The base price, -1 for what cannot be sold (LI-13.3)."""
    return row.number("base_price", 0, 99) if row.text("base_price") else int(NO_PRICE)


WOOD_ROWS = read_wood()
PRICE: Final[vec[i64]] = flat([[price_of(row) for row in WOOD_ROWS]])
YIELD: Final[vec[i64]] = flat([[row.number("sawn_count", 1, 9) for row in WOOD_ROWS[:3]]])

# -- the path --------------------------------------------------------------------------------------------------------

SPACE_TYPES = ["start", "tile", "carriers", "fodder", "planned_work", "cutters", "orders", "sawyers", "market"]
START_SPACE: Final[i64] = 0
TILE_SPACE: Final[i64] = 1
CARRIER_SPACE: Final[i64] = 2
FODDER_SPACE: Final[i64] = 3
PLAN_SPACE: Final[i64] = 4
CUTTER_SPACE: Final[i64] = 5
ORDER_SPACE: Final[i64] = 6
SAWYER_SPACE: Final[i64] = 7
MARKET_SPACE: Final[i64] = 8
TILES_PER_ROUND: Final[i64] = 13  # LI-4.7


def read_path() -> list[Row]:
    """Spaces 0 … 20 and the clearing behind them (LI-4.1)."""
    rows = SOURCE_TABLES.read("path")
    if [row.number("number", 0, 24) for row in rows] != list(range(25)):
        raise BadData("lignum/path.csv: the spaces must be numbered 0 to 20, the clearing 21 to 24")
    types = [row.one_of("type", SPACE_TYPES) for row in rows[: int(SPACES)]]
    if types.count(int(TILE_SPACE)) != TILES_PER_ROUND:
        raise BadData("lignum/path.csv: 13 tile spaces are needed (LI-4.7)")
    for row in rows[int(SPACES) :]:
        if row.text("type") != "clearing":
            raise row.wrong("the last four rows are the clearing")
    return rows


PATH_ROWS = read_path()
SPACE_TYPE: Final[vec[i64]] = flat([[row.one_of("type", SPACE_TYPES) for row in PATH_ROWS[: int(SPACES)]]])
CAPACITY: Final[vec[i64]] = flat([[row.number("capacity", 1, 4) for row in PATH_ROWS[: int(SPACES)]]])
TILE_SPACES: Final[vec[i64]] = flat(
    [[i for i, row in enumerate(PATH_ROWS[: int(SPACES)]) if row.text("type") == "tile"]]
)
CARRIER_PRICE: Final[i64] = next(row.number("price", 0, 9) for row in PATH_ROWS if row.text("type") == "carriers")
CUTTER_PRICE: Final[i64] = next(row.number("price", 0, 9) for row in PATH_ROWS if row.text("type") == "cutters")
FODDER_PRICE: Final[i64] = next(row.number("price", 0, 9) for row in PATH_ROWS if row.text("type") == "fodder")

# -- the stock for two, three and four players -----------------------------------------------------------------------

STOCK_IDS = [
    "start_money",
    "areas_with_3",
    "areas_with_2",
    "marking_cards",
    "cutters",
    "carriers",
    "sawyers_free",
    "sawyers_extra",
    "fodder",
    "tile_cart",
    "tile_raft",
    "tile_saw",
    "tile_sled",
    "tile_coin",
    "tile_food",
    "tile_blocked",
    "tile_craft",
    "orders_offer",
    "planned_cards",
]
START_MONEY: Final[i64] = 0
AREAS_WITH_3: Final[i64] = 1
MARKS_PER_ROUND: Final[i64] = 3
WORKER_STOCK: Final[i64] = 4  # cutters, carriers, free sawyers
EXTRA_STOCK: Final[i64] = 7
FODDER_STOCK: Final[i64] = 8
TILE_MIX: Final[i64] = 9  # carts, rafts, saws, sleds, coins, food, blocked, craft: the order of the tile codes
ORDERS_OFFER: Final[i64] = 17
PLANNED_CARDS: Final[i64] = 18


def read_stock() -> list[Row]:
    """The numbers per player count (LI-20.1), checked against each other."""
    rows = {row.text("id"): row for row in SOURCE_TABLES.read("stock")}
    missing = [id for id in STOCK_IDS if id not in rows]
    if missing or len(rows) != len(STOCK_IDS):
        raise BadData(f"lignum/stock.csv: rows are needed for exactly {', '.join(STOCK_IDS)}")
    found = [rows[id] for id in STOCK_IDS]
    for column, players in (("p2", 2), ("p3", 3), ("p4", 4)):
        amounts = [row.number(column, 0, 99) for row in found]
        mix = sum(amounts[int(TILE_MIX) : int(TILE_MIX) + 8])
        if mix != TILES_PER_ROUND:
            raise BadData(f"lignum/stock.csv: {column} lays {mix} tiles on the path, not 13 (LI-4.7)")
        if amounts[1] != players or amounts[1] + amounts[2] != AREAS:
            raise BadData(f"lignum/stock.csv: {column} must fill six areas, one with 3 logs for each player (LI-2.9)")
        if 5 * amounts[int(MARKS_PER_ROUND)] > MARKING_CARDS:
            raise BadData(f"lignum/stock.csv: {column} draws more marking cards than there are (LI-5.5)")
        if amounts[int(EXTRA_STOCK)] > 1:
            raise BadData(f"lignum/stock.csv: {column} has more than one extra sawyer (LI-7.36)")
    return found


STOCK_ROWS = read_stock()
STOCKS: Final[vec[i64]] = flat([[row.number(column, 0, 99) for row in STOCK_ROWS] for column in ("p2", "p3", "p4")])
BOX: Final[vec[i64]] = flat([[row.number("box_total", 1, 99) for row in STOCK_ROWS[int(TILE_MIX) : int(TILE_MIX) + 4]]])
"""Carts, rafts, saws and sleds in the box (LI-1.13)."""


def stock(players: i64, what: i64) -> i64:
    """A number of the stock table for that many players (LI-20.1)."""
    return STOCKS[(players - 2) * 19 + what]


# -- craft, marking cards, winters -----------------------------------------------------------------------------------

CRAFT_IDS = ["stake", "board", "shingle", "withe", "joker"]
CRAFT_ROWS = SOURCE_TABLES.read("craft")


def read_craft() -> list[int]:
    """The kinds of all craft tiles (LI-2.6)."""
    kinds = [row.one_of("kind", CRAFT_IDS) for row in CRAFT_ROWS]
    if len(kinds) != CRAFT_TOTAL:
        raise BadData("lignum/craft.csv: 18 craft tiles are needed (LI-2.6)")
    return kinds


CRAFT_KINDS: Final[vec[i64]] = flat([read_craft()])
MARK_ROWS = SOURCE_TABLES.read("marking")
MARK_IDS = [row.text("id") for row in MARK_ROWS]


def read_marks() -> list[list[int]]:
    """For each card and area the logs of each kind and the food (LI-5.2, LI-R8)."""
    if len(MARK_ROWS) != MARKING_CARDS:
        raise BadData("lignum/marking.csv: 15 marking cards are needed (LI-2.7)")
    found: list[list[int]] = []
    for row in MARK_ROWS:
        for area in range(1, int(AREAS) + 1):
            letters = row.text(f"area_{area}")
            if letters.strip("FSHN"):
                raise row.wrong(f"area_{area} is {letters!r}; only the letters F S H N are known")
            found.append([letters.count(letter) for letter in "FSHN"])
    return found


MARKS: Final[vec[i64]] = flat(read_marks())
WINTER_ROWS = SOURCE_TABLES.read("winter")
WINTER_IDS = [row.text("id") for row in WINTER_ROWS]
WINTER_YEAR: Final[vec[i64]] = flat([[row.number("year", 1, 2) for row in WINTER_ROWS]])
WINTER_FOOD: Final[vec[i64]] = flat([[row.number("food", 0, 20) for row in WINTER_ROWS]])
WINTER_FUEL: Final[vec[i64]] = flat([[row.number("fuel", 0, 20) for row in WINTER_ROWS]])
EASIER: Final[vec[i64]] = flat([[row.number("easier", 0, 1) for row in WINTER_ROWS]])


def check_winters() -> None:
    """Each year needs a condition, and an easy one (LI-2.8, LI-23.3)."""
    for year in (1, 2):
        easy = [row.number("easier", 0, 1) for row in WINTER_ROWS if row.number("year", 1, 2) == year]
        if not any(easy):
            raise BadData(f"lignum/winter.csv: year {year} needs a row with easier = 1 (LI-23.3)")


check_winters()

# -- orders and planned work -----------------------------------------------------------------------------------------

ORDER_ROWS = SOURCE_TABLES.read("orders")
ORDER_IDS = [row.text("id") for row in ORDER_ROWS]
NO_NEED: Final[i64] = -1


def read_orders() -> list[list[int]]:
    """For each order three needs: kind of wood (or -1) and the drying bonus it asks (LI-21.8, LI-21.9, LI-R43)."""
    if len(ORDER_ROWS) != ORDER_CARDS:
        raise BadData("lignum/orders.csv: 10 order cards are needed (LI-1.11)")
    found: list[list[int]] = []
    for row in ORDER_ROWS:
        for n in range(1, int(NEEDS) + 1):
            text = row.text(f"need_{n}")
            if not text:
                found.append([int(NO_NEED), 0])
            elif len(text) == 2 and text[0] in WOOD_SHORT and text[0] != "H" and text[1] in "012":
                found.append([WOOD_SHORT.index(text[0]), int(text[1])])
            else:
                raise row.wrong(f"need_{n} is {text!r}; write a kind of {WOOD_SHORT} (not H) and a bonus 0, 1 or 2")
    return found


NEEDED: Final[vec[i64]] = flat(read_orders())
REWARD: Final[vec[i64]] = flat([[row.number("reward", 0, 99) for row in ORDER_ROWS]])
ORDER_PRICE: Final[vec[i64]] = flat([[row.number("price", 0, 9) for row in ORDER_ROWS]])

PLAN_ROWS = SOURCE_TABLES.read("planned")
PLAN_IDS = [row.text("id") for row in PLAN_ROWS]
EFFECT_CODES = {
    "extra_cut": int(PLAN_CUT),
    "free_carry": int(PLAN_CARRY),
    "free_raft": int(PLAN_RAFT),
    "free_sawing": int(PLAN_SAW),
    "sale_bonus": int(PLAN_SELL),
    "extra_dry": int(PLAN_DRY),
    "equipment_from_supply": int(PLAN_TOOLS),
    "log_from_supply": int(PLAN_OVERTIME),
    "food_from_supply": int(PLAN_FORAGE),
    "extra_workers": int(PLAN_LABOUR),
}
KIND_NAMES = ["firewood", "softwood", "hardwood"]


def read_plans() -> list[list[int]]:
    """For each card its effect and its strength for tile 1, 2 and 3 (LI-22.8); overtime names a kind (LI-22.14)."""
    if len(PLAN_ROWS) != PLAN_CARDS:
        raise BadData("lignum/planned.csv: 10 planned-work cards are needed (LI-1.11)")
    found: list[list[int]] = []
    for row in PLAN_ROWS:
        effect = list(EFFECT_CODES.values())[row.one_of("effect", list(EFFECT_CODES))]
        columns = ["n1", "n2", "n3"]
        if effect == PLAN_OVERTIME:
            strengths = [row.one_of(column, KIND_NAMES) for column in columns]
        else:
            strengths = [row.number(column, 1, 20) for column in columns]
        found.append([effect, *strengths])
    return found


PLAN_TABLE: Final[vec[i64]] = flat(read_plans())
DATA_DIGEST = SOURCE_TABLES.digest()


def drying_bonus(place: i64) -> i64:
    """What each log or piece of that place earns on top (LI-13.4)."""
    if place == DRY_2:
        return 1
    if place == DRY_3:
        return 2
    return 0


def worth(kind: i64, place: i64) -> i64:
    """What one log or piece of that place sells for (LI-13.3, LI-13.4)."""
    return PRICE[kind] + drying_bonus(place)
