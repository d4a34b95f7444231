"""The printed matter of the box, read once from `data/`: tiles, reward cards, piles, disasters, tribes, pieces,
options.

Rules HO-1.13, HO-1.14, HO-1.16, HO-1.17, HO-1.19, HO-1.20, HO-1.22, HO-3.33, HO-17.1, HO-17.3, HO-18.1. Rulings: HO-R2
and HO-R3 say which contents are reconstructed, HO-R51 that there is one shaman, HO-R57 what the advanced game adds.
"""

from __future__ import annotations

import os
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import (
    CATTLE_COUNT,
    HOUSE_COUNT,
    OVEN_COUNT,
    PEN_COUNT,
    SHRINE_COUNT,
    TALL_COUNT,
    VILLAGER_COUNT,
)
from brettwerk.games.hoyuk.layout import CELLS, DISASTERS, ELEMENTS, PILES, SIDE, TILES, TRIBES
from brettwerk.kernel.errors import BadData
from brettwerk.kernel.game import Setting
from brettwerk.kernel.tables import Row, Tables, flat

MODE_NAMES = ["basic", "advanced", "expert"]
ELEMENT_NAMES = ["house", "oven", "pen", "shrine", "cattle", "villager", "shaman"]
SYMBOL_NAMES = ["house", "oven", "pen", "shrine", "cattle", "villager", "joker"]
PROFILE_COLUMNS = ["third_options", "alt_3_3_3_1", "alt_2_2_2_4"]
REWARD_COLUMNS = ["symbol", "alt_ten_each"]
CELL_IDS = [f"{'abcdefghijklm'[cell % int(SIDE)]}{cell // int(SIDE) + 1}" for cell in range(int(CELLS))]
"""Columns a to m from the left, rows 1 to 13 from the top."""

BASIC_REWARDS = {"shrine": 7, "oven": 7, "pen": 7, "house": 6, "joker": 3}  # HO-1.19
SET_SIZES = [30, 20, 20]  # HO-1.19, HO-17.1, HO-18.1
TILE_COUNTS = [10, 10, 15]  # HO-1.16, HO-1.17
DISASTER_COUNTS = [12, 12, 24]  # HO-1.13, HO-1.14

SOURCE_TABLES = Tables("hoyuk", os.path.join(os.path.dirname(__file__), "data"))


def demand(holds: bool, what: str) -> None:
    """Raises BadData."""
    if not holds:
        raise BadData(f"hoyuk/{what}")


# -- the grid ------------------------------------------------------------------------------------------------------


def read_neighbours() -> list[list[int]]:
    """The four neighbours of each cell, U R D L, -1 beyond the edge (HO-5.1)."""
    side = int(SIDE)
    lists: list[list[int]] = []
    for cell in range(int(CELLS)):
        row, column = divmod(cell, side)
        near: list[int] = []
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            inside = 0 <= row + down < side and 0 <= column + right < side
            near.append(cell + down * side + right if inside else -1)
        lists.append(near)
    return lists


NEAR: Final[vec[i64]] = flat(read_neighbours())
"""Neighbour in direction d of cell c at 4 * c + d."""

# -- tiles -----------------------------------------------------------------------------------------------------------

TILE_ROWS = SOURCE_TABLES.read("tiles")
TILE_IDS = [row.text("id") for row in TILE_ROWS]


def in_mode(rows: list[Row]) -> list[list[int]]:
    """For each mode which of the rows are used (HO-1.22)."""
    return [[row.number(f"in_{mode}", 0, 1) for row in rows] for mode in MODE_NAMES]


def read_thirds(column: str) -> list[int]:
    """The third element of each tile as a mask; several bits are a choice (HO-4.8, HO-4.9, HO-R2)."""
    masks: list[int] = []
    for row in TILE_ROWS:
        if row.number("houses", 2, 2) != 2:
            raise row.wrong("a tile shows two houses and a third element (HO-4.8)")
        mask = 0
        for name in row.text(column).split("|"):
            if name not in ELEMENT_NAMES:
                raise row.wrong(f"{column} names {name!r}, not one of {', '.join(ELEMENT_NAMES)}")
            mask |= 1 << ELEMENT_NAMES.index(name)
        masks.append(mask)
    return masks


demand(len(TILE_ROWS) == TILES, "tiles.csv: 15 tiles are needed")
TILE_IN_MODE: Final[vec[i64]] = flat(in_mode(TILE_ROWS))
THIRD: Final[vec[i64]] = flat([read_thirds(column) for column in PROFILE_COLUMNS])
demand([sum(row) for row in in_mode(TILE_ROWS)] == TILE_COUNTS, f"tiles.csv: the modes need {TILE_COUNTS} tiles")

# -- reward cards and piles ------------------------------------------------------------------------------------------

REWARD_ROWS = SOURCE_TABLES.read("rewards")


def read_symbols(column: str) -> list[int]:
    """The symbol of each card; the cards stand in the order of their sets. Pictures mean nothing (HO-3.33)."""
    for name, count in zip(MODE_NAMES, SET_SIZES):
        found = sum(row.text("set") == name for row in REWARD_ROWS)
        demand(found == count, f"rewards.csv: the {name} set has {found} cards, not {count}")
    rows = sorted(REWARD_ROWS, key=lambda row: row.one_of("set", MODE_NAMES))
    if column == "symbol" and not os.environ.get("BRETTWERK_DATA"):
        for symbol, count in BASIC_REWARDS.items():
            found = sum(row.text(column) == symbol for row in rows[:30])
            demand(found == count, f"rewards.csv: the basic set has {found} {symbol} cards, not {count} (HO-1.19)")
    return [row.one_of(column, SYMBOL_NAMES) for row in rows]


REWARDS: Final[vec[i64]] = flat([read_symbols(column) for column in REWARD_COLUMNS])
"""70 symbols per profile: 30 basic ones, 20 of the advanced and 20 of the expert set."""

PILE_ROWS = SOURCE_TABLES.read("piles")
PILE_IDS = [row.text("id") for row in PILE_ROWS]
COUNTED = {
    "oven": int(OVEN_COUNT),
    "shrine": int(SHRINE_COUNT),
    "pen": int(PEN_COUNT),
    "tall_house": int(TALL_COUNT),
    "house": int(HOUSE_COUNT),
    "cattle": int(CATTLE_COUNT),
    "villager": int(VILLAGER_COUNT),
}
NO_TIE_BREAK: Final[i64] = -1


def read_aspects() -> list[list[int]]:
    """What each pile counts and what breaks a tie, as fields of the packed counters."""
    aspects: list[list[int]] = []
    for row in PILE_ROWS:
        counted = COUNTED[list(COUNTED)[row.one_of("counts", list(COUNTED))]]
        tie = row.one_of("tie_break", ["on_tall", "none", "tall_house"])
        aspects.append([counted, [counted + 1, int(NO_TIE_BREAK), int(TALL_COUNT)][tie]])
    return aspects


demand(len(PILE_ROWS) == PILES, "piles.csv: seven piles are needed")
ASPECTS: Final[vec[i64]] = flat(read_aspects())
PILES_IN_MODE: Final[vec[i64]] = flat(
    [[sum(mode in row.text("modes").split("|") for row in PILE_ROWS)] for mode in MODE_NAMES]
)
CARDS_PER_PILE: Final[i64] = 10
demand(
    all(row.number("cards_at_start") == CARDS_PER_PILE for row in PILE_ROWS), "piles.csv: a pile starts with 10 cards"
)
PILE_SET: Final[vec[i64]] = flat([[0, 0, 0, 1, 1, 2, 2]])
"""The set whose cards lie on each pile (HO-1.19, HO-17.1, HO-18.1)."""

# -- disasters ---------------------------------------------------------------------------------------------------------

SELECTORS = ["most", "fewest", "largest", "smallest", "none"]
MOST: Final[i64] = 0
FEWEST: Final[i64] = 1
LARGEST: Final[i64] = 2
SMALLEST: Final[i64] = 3
NO_SELECTOR: Final[i64] = 4

EFFECTS = [
    "destroy_house",
    "remove_oven",
    "remove_pen",
    "remove_shrine",
    "remove_cattle",
    "remove_villager",
    "shaman_home",
    "skip_evaluation",
]
DESTROY_HOUSE: Final[i64] = 0  # effects 1 to 5 remove the element of that number
SEND_SHAMAN_HOME: Final[i64] = 6
SKIP_EVALUATION: Final[i64] = 7

METRICS = {"block_size": int(HOUSE_COUNT), "none": -1, **COUNTED}
HALF: Final[i64] = 0

DISASTER_ROWS = SOURCE_TABLES.read("disasters")
DISASTER_IDS = [row.text("id") for row in DISASTER_ROWS]


def read_disasters() -> list[list[int]]:
    """Selector, metric (a counter), effect and amount (0: half) of each card (HO-12.1 – HO-12.24)."""
    cards: list[list[int]] = []
    for row in DISASTER_ROWS:
        metric = METRICS[list(METRICS)[row.one_of("metric", list(METRICS))]]
        amount = ["half", "1", "-"][row.one_of("amount", ["half", "1", "-"])]
        cards.append(
            [
                row.one_of("selector", SELECTORS),
                metric,
                row.one_of("effect", EFFECTS),
                1 if amount == "1" else int(HALF),
            ]
        )
    return cards


demand(len(DISASTER_ROWS) == DISASTERS, "disasters.csv: 24 disasters are needed")
DISASTER_IN_MODE: Final[vec[i64]] = flat(in_mode(DISASTER_ROWS))
demand(
    [sum(row) for row in in_mode(DISASTER_ROWS)] == DISASTER_COUNTS,
    f"disasters.csv: the modes need {DISASTER_COUNTS} cards (HO-1.13, HO-1.14)",
)
DISASTER_CARDS: Final[vec[i64]] = flat(read_disasters())


def selector_of(disaster: i64) -> i64:
    """Most, fewest, largest, smallest or none."""
    return DISASTER_CARDS[disaster * 4]


def metric_of(disaster: i64) -> i64:
    """The counter that the card compares."""
    return DISASTER_CARDS[disaster * 4 + 1]


def effect_of(disaster: i64) -> i64:
    """What the card does."""
    return DISASTER_CARDS[disaster * 4 + 2]


def amount_of(disaster: i64) -> i64:
    """How many pieces, or HALF."""
    return DISASTER_CARDS[disaster * 4 + 3]


# -- tribes, pieces, options -------------------------------------------------------------------------------------------

TRIBE_ROWS = SOURCE_TABLES.read("tribes")
TRIBE_IDS = [row.text("id") for row in TRIBE_ROWS]
demand(
    TRIBE_IDS == ["ders", "sneerg", "oleyli", "ruples", "lebu"], "tribes.csv: the five tribes in their order are needed"
)
demand(len(TRIBE_IDS) == TRIBES, "tribes.csv: five tribes are needed")
TRIBE_COLOURS = [row.text("colour") for row in TRIBE_ROWS]
TRIBE_LETTERS = [row.text("letter") for row in TRIBE_ROWS]

PIECE_ROWS = SOURCE_TABLES.read("pieces")
PIECE_IDS = [row.text("id") for row in PIECE_ROWS]


def read_supply() -> list[list[int]]:
    """For each mode the pieces of each element in the box (HO-1.11, HO-1.12, HO-18.2, HO-R51)."""
    supply: list[list[int]] = []
    for mode in MODE_NAMES:
        counts: list[int] = []
        for name in ELEMENT_NAMES:
            demand(name in PIECE_IDS, f"pieces.csv: {name} is missing")
            row = PIECE_ROWS[PIECE_IDS.index(name)]
            counts.append(row.number("count", 1, 40) if row.number(f"in_{mode}", 0, 1) == 1 else 0)
        supply.append(counts)
    return supply


PIECES: Final[vec[i64]] = flat(read_supply())
HOUSES_PER_COLOUR: Final[i64] = PIECES[0]
FULL_SUPPLY: Final[vec[i64]] = flat([[0] + row[1:6] + [0] for row in read_supply()])
demand(len(FULL_SUPPLY) == 3 * ELEMENTS, "pieces.csv: every element is needed")

OPTION_ROWS = [row for row in SOURCE_TABLES.read("options") if row.text("id") != "players"]


def read_settings() -> list[Setting]:
    """The options a game can be asked for, with the rules and rulings behind them (HO-R5, HO-R58 and others)."""
    settings: list[Setting] = []
    for row in OPTION_ROWS:
        values = row.text("values").split("|")
        default = row.text("default")
        rules = f"{row.text('rule')} {row.text('ruling')}"
        if default not in values:
            raise row.wrong(f"default {default!r} is not one of {', '.join(values)}")
        if values == ["true", "false"]:
            settings.append(Setting(row.text("id"), default == "true", rules=rules))
        else:
            settings.append(Setting(row.text("id"), default, choices=values, rules=rules))
    return settings


SETTINGS = read_settings()
DATA_DIGEST = SOURCE_TABLES.digest()
