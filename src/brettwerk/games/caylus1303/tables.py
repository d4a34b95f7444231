"""The printed matter of the box, read once from `data/`: tiles with both sides, the road, characters, player counts.

Rules CA-1.1, CA-2.1, CA-8.8, CA-8.15, CA-8.39, CA-10.1, CA-10.18, CA-14.1, CA-14.2, CA-14.3, CA-14.4, CA-14.5,
CA-14.7, CA-14.8. Doubtful numbers stay in the tables (CA-R1, CA-R2, CA-R3, CA-R4, CA-R8, CA-R44); names follow CA-R36.
Tokens are never counted (CA-1.11, CA-R45).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import (
    BOARD_CHARACTERS,
    PRINTED_BUILDINGS,
    ROAD_SPACES,
    SOURCE_TABLES,
    START_RESOURCES,
    START_SPACES,
    STONE_SPACE,
    TOLL_STEPS,
    WOOD_SPACE,
    WORKERS,
    constant,
)
from brettwerk.games.caylus1303.effects import (
    CLAIM,
    FAVOUR,
    HIGH,
    LOW,
    MOVE_PROVOST,
    NUMBER,
    RESULT,
    SHAPE,
    WIDTH,
    read_effect,
    read_items,
)
from brettwerk.games.caylus1303.layout import (
    FIRST_SPACE,
    NO_TILE,
    PRINTED,
    START_TILES,
    STONE_TILES,
    TILES,
    WOOD_TILES,
)
from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Row, flat

TILE_KINDS = ["start", "wood", "stone", "monument", "printed", "residence"]
TILE_COUNTS = [9, 9, 9, 7, 6, 1]
PRINTED_IDS = ["fair", "notary", "carpenter_fixed", "toll", "guilds_bridge", "construction_site"]
CHARACTER_IDS = [
    "c_early_riser",
    "c_night_worker",
    "c_merchant",
    "c_thief",
    "c_marshal",
    "c_bailiff",
    "c_architect",
    "c_carter",
    "c_chamberlain",
    "c_foreman",
    "c_goldsmith",
    "c_day_labourer",
]
COST_COLUMNS = ["cost_food", "cost_wood", "cost_stone", "cost_cloth", "cost_gold", "cost_any"]
PRICES: Final[i64] = 6
COST_ANY: Final[i64] = 5


def kind_of_row(row: Row) -> int:
    """Sorts the tiles by kind."""
    return row.one_of("kind", TILE_KINDS)


def read_tiles() -> list[Row]:
    """The 34 tiles by kind, then the printed places and the residence side."""
    rows = SOURCE_TABLES.read("tiles")
    counts = [0] * len(TILE_KINDS)
    for row in rows:
        counts[kind_of_row(row)] += 1
    if counts != TILE_COUNTS:
        raise BadData(f"caylus1303/tiles.csv: {TILE_COUNTS} tiles of the kinds {TILE_KINDS} are needed, not {counts}")
    rows = sorted(rows, key=kind_of_row)
    if [row.text("id") for row in rows[int(PRINTED) : int(PRINTED) + 6]] != PRINTED_IDS:
        raise BadData(f"caylus1303/tiles.csv: the printed places must be {', '.join(PRINTED_IDS)} in this order")
    return rows


TILE_ROWS = read_tiles()
TILE_IDS = [row.text("id") for row in TILE_ROWS]


def read_prices() -> list[list[int]]:
    """What each tile costs: five resources and `any` (CA-7.9, CA-8.18, CA-11.6)."""
    prices: list[list[int]] = []
    for tile, row in enumerate(TILE_ROWS):
        if WOOD_TILES <= tile < TILES:
            price = [row.number(column, 0, 9) for column in COST_COLUMNS]
            if price[COST_ANY] > 1:
                raise row.wrong("a price has at most one any")
            prices.append(price)
        else:
            prices.append([0] * len(COST_COLUMNS))
    return prices


def read_sides() -> list[list[int]]:
    """Two effects per tile: setup side and construction side (CA-8.8)."""
    effects: list[list[int]] = []
    for tile, row in enumerate(TILE_ROWS):
        if row.text("id") in ("guilds_bridge", "construction_site"):  # they have phases of their own
            none = [0] * int(WIDTH)
            effects += [none, none]
            continue
        setup = read_effect(row, "effect_setup")
        construction = read_effect(row, "effect_construction")
        if tile < TILES and (setup[LOW + RESULT + FAVOUR] or setup[HIGH + RESULT + FAVOUR]):
            raise row.wrong("a setup side gives no favour: it would let a favour lead to another (CA-10.18)")
        if setup[SHAPE] == MOVE_PROVOST and setup[NUMBER] != TOLL_STEPS:
            raise row.wrong(f"the Toll moves the provost up to {TOLL_STEPS} steps (constants.csv, TOLL_STEPS)")
        if setup[SHAPE] == CLAIM and setup[LOW + FAVOUR]:
            raise row.wrong("a favour cannot be paid")
        effects += [setup, construction]
    return effects


def read_gains(column: str) -> list[list[int]]:
    """A cell of items (owner's bonus, income, when built) for every tile, empty as zeros."""
    return [read_items(row, row.text(column)) if row.text(column) else [0] * 9 for row in TILE_ROWS]


def read_worth() -> list[int]:
    """The PP of each tile when it is built (CA-7.12, CA-11.8)."""
    return [row.number("pp_build", 0, 99) if WOOD_TILES <= i < TILES else 0 for i, row in enumerate(TILE_ROWS)]


PRICE: Final[vec[i64]] = flat(read_prices())
WORTH: Final[vec[i64]] = flat([read_worth()])
EFFECTS: Final[vec[i64]] = flat(read_sides())
BONUS: Final[vec[i64]] = flat(read_gains("owner_bonus"))  # CA-8.25, CA-8.31
INCOME: Final[vec[i64]] = flat(read_gains("income"))  # CA-11.17, CA-11.18, CA-11.19
ON_BUILD: Final[vec[i64]] = flat(read_gains("on_build"))  # CA-11.9
STONEMASON: Final[i64] = i64(TILE_IDS.index("w_stonemason"))

ROAD_ROWS = [row for row in SOURCE_TABLES.read("road") if row.text("kind") not in ("end_spot", "construction_site")]
PLACE_IDS = [row.text("id") for row in ROAD_ROWS]


def check_road() -> None:
    """The road in order of activation: f1 … f5, then s1 … (CA-2.1)."""
    named = [f"f{i}" for i in range(1, int(PRINTED_BUILDINGS) + 2)] + [f"s{i}" for i in range(1, int(ROAD_SPACES) + 1)]
    if named != PLACE_IDS:
        raise BadData(f"caylus1303/road.csv: the road must be {named[0]} to {named[-1]} in order (constants.csv)")
    if STONE_SPACE > ROAD_SPACES:
        raise BadData("caylus1303/constants.csv: STONE_SPACE lies beyond ROAD_SPACES")


check_road()
ROAD_END: Final[i64] = i64(len(PLACE_IDS))
"""The place behind the last space."""

CHARACTER_ROWS = SOURCE_TABLES.read("characters")


def check_characters() -> None:
    """Exactly the 12 characters, in the order of their numbers."""
    if [row.text("id") for row in CHARACTER_ROWS] != CHARACTER_IDS:
        raise BadData(f"caylus1303/characters.csv: the characters must be {', '.join(CHARACTER_IDS)} in this order")


check_characters()

PLAYER_ROWS = sorted(SOURCE_TABLES.read("players"), key=lambda row: row.number("players", 2, 5))


def read_players() -> list[list[int]]:
    """Per player count, from 2: characters, workers in supply and camp, recruitment (CA-14.1)."""
    if [row.number("players") for row in PLAYER_ROWS] != [2, 3, 4, 5]:
        raise BadData("caylus1303/players.csv: one row for each of 2, 3, 4 and 5 players is needed (CA-1.1)")
    rows: list[list[int]] = []
    for row in PLAYER_ROWS:
        characters = row.number("characters_in_game", 1, 12)
        supply = row.number("start_workers", 1, int(WORKERS))
        camp = row.number("start_camp", 0, int(WORKERS))
        if characters != row.number("players") + BOARD_CHARACTERS:
            raise row.wrong(f"{BOARD_CHARACTERS} characters must be left on the board (CA-2.18, CA-2.21)")
        if supply + camp != WORKERS:
            raise row.wrong(f"supply and camp must hold {WORKERS} workers together (CA-1.3)")
        rows.append([characters, supply, camp, row.number("recruitment", 0, 9)])
    return rows


def read_first_characters() -> list[list[int]]:
    """The recommended characters per player count, as masks (CA-14.2 – CA-14.5)."""
    masks: list[list[int]] = []
    for row in PLAYER_ROWS:
        names = row.text("first_game_characters").split()
        for name in names:
            if name not in CHARACTER_IDS:
                raise row.wrong(f"{name!r} is no character")
        if len(set(names)) != row.number("characters_in_game"):
            raise row.wrong("as many characters as are in the game must be recommended")
        masks.append([sum(1 << CHARACTER_IDS.index(name) for name in set(names))])
    return masks


def read_first_layout() -> list[int]:
    """Our preset for a first game: slots 1 to 3, then one tile per space or -1 (CA-14.8, CA-R35)."""
    found = {row.text("id"): row for row in SOURCE_TABLES.read("first_game")}
    spaces = [f"s{i}" for i in range(1, int(ROAD_SPACES) + 1)]
    tiles: list[int] = []
    for name in ["slot1", "slot2", "slot3"] + spaces:
        tiles.append(TILE_IDS.index(found[name].text("tile")) if name in found else int(NO_TILE))
    ranges = {"slot1": START_TILES, "slot2": WOOD_TILES, "slot3": STONE_TILES}
    ranges.update({f"s{i}": START_TILES for i in range(1, int(START_SPACES) + 1)})
    ranges.update({f"s{WOOD_SPACE}": WOOD_TILES, f"s{STONE_SPACE}": STONE_TILES})
    if sorted(found) != sorted(ranges):
        raise BadData(f"caylus1303/first_game.csv: one tile for each of {', '.join(ranges)} is needed")
    for name, first in ranges.items():
        tile = TILE_IDS.index(found[name].text("tile"))
        if (
            not first <= tile < first + 9
            or tiles.count(tile) != 1
            or (tile == STONEMASON and name[0] == "s" and name[1] != "l")
        ):
            raise found[name].wrong("a tile of the wrong kind, or one that lies elsewhere too")
    return tiles


PLAYER_NUMBERS: Final[vec[i64]] = flat(read_players())
IN_GAME: Final[i64] = 0
START_SUPPLY: Final[i64] = 1
START_CAMP: Final[i64] = 2
RECRUITMENT: Final[i64] = 3
FIRST_CHARACTERS: Final[vec[i64]] = flat(read_first_characters())
FIRST_LAYOUT: Final[vec[i64]] = flat([read_first_layout()])
START_STORE: Final[vec[i64]] = flat([[int(constant(name)) for name in START_RESOURCES]])
DATA_DIGEST = SOURCE_TABLES.digest()


def per_players(players: i64, what: i64) -> i64:
    """One of the four values that depend on the player count (CA-14.1)."""
    return PLAYER_NUMBERS[(players - 2) * 4 + what]


def effect_row(tile: i64, side: i64) -> i64:
    """Where the effect of a tile's side begins: 0 setup, 1 construction."""
    return (tile * 2 + side) * WIDTH


def is_kind(tile: i64, first: i64) -> bool:
    """Whether a tile is one of the nine (or seven) that begin there."""
    return first <= tile < min(first + 9, TILES)


def space_number(place: i64) -> i64:
    """The number k of space sk."""
    return place - FIRST_SPACE + 1
