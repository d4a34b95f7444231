"""How actions, events and scores are called in records: ids of cells, tiles, piles and symbols, never text for people.

Cells are a1 to m13, columns from the left and rows from the top; blocks are numbered from 1 in the order of founding.
"""

from __future__ import annotations

from brettwerk.games.hoyuk.layout import MAX_BLOCKS
from brettwerk.games.hoyuk.tables import (
    CELL_IDS,
    DISASTER_IDS,
    DISASTER_ROWS,
    ELEMENT_NAMES,
    PIECE_ROWS,
    PILE_IDS,
    PILE_ROWS,
    REWARD_ROWS,
    SYMBOL_NAMES,
    TILE_IDS,
    TILE_ROWS,
    TRIBE_IDS,
    TRIBE_ROWS,
)
from brettwerk.kernel.game import Domain, EventKind, Kind

BLOCK_IDS = [str(block + 1) for block in range(int(MAX_BLOCKS))]

CELL = Domain("cell", CELL_IDS, True)
BLOCK = Domain("block", BLOCK_IDS, True)
SITE = Domain("site", ["new"] + BLOCK_IDS + ["storey"], True)
ELEMENT = Domain("element", ELEMENT_NAMES, True)
PIECE = Domain("element", ELEMENT_NAMES[1:], True)
SYMBOL = Domain("symbol", SYMBOL_NAMES, True)
TRIBE = Domain("tribe", TRIBE_IDS, True)
PILE = Domain("pile", PILE_IDS, True)
DIRECTION = Domain("direction", ["up", "right", "down", "left"], True)
SIZE = Domain("size", ["1", "2", "3", "4", "5"])
JOKERS = Domain("jokers", ["0", "1", "2", "3", "4"])
SEAT = Domain("seat", ["A", "B", "C", "D", "E"], True)

KINDS = [
    Kind("colour", [TRIBE], "HO-1.5"),
    Kind("score", [SYMBOL], "HO-3.21"),
    Kind("build", [SYMBOL], "HO-3.17"),
    Kind("pass", [], "HO-3.4"),
    Kind("element", [ELEMENT], "HO-4.10"),
    Kind("skip", [ELEMENT], "HO-4.12"),
    Kind("size", [SIZE], "HO-3.21"),
    Kind("jokers", [JOKERS], "HO-3.22"),
    Kind("site", [SITE], "HO-6.4 HO-6.5 HO-6.6 HO-7.15"),
    Kind("cell", [CELL], "HO-6.2"),
    Kind("owner", [DIRECTION], "HO-8.2"),
    Kind("lose", [CELL], "HO-11.12"),
    Kind("name", [BLOCK], "HO-13.1"),
    Kind("return", [PILE], "HO-14.2"),
    Kind("card", [SYMBOL], "HO-14.6"),
    Kind("start", [SEAT], "HO-14.8"),
    Kind("use", [], "HO-20.2"),
    Kind("decline", [], "HO-20.4"),
    Kind("target", [CELL], "HO-20.6"),
    Kind("take", [PIECE, CELL], "HO-20.14"),
    Kind("stop", [], "HO-20.18"),
]

DISASTER = Domain("disaster", DISASTER_IDS)
TILE = Domain("tile", TILE_IDS)

EVENTS = [
    EventKind("round", [("number", None)]),
    EventKind("window", [("phase", None)]),
    EventKind("dealt", [("tile", TILE)]),
    EventKind("reshuffled", [("count", None)]),
    EventKind("founded", [("cell", CELL), ("block", BLOCK)]),
    EventKind("built", [("cell", CELL), ("block", BLOCK)]),
    EventKind("cleared", [("cell", CELL), ("height", None)]),
    EventKind("storey", [("cell", CELL), ("block", BLOCK)]),
    EventKind("pen", [("cell", CELL), ("direction", DIRECTION)]),
    EventKind("placed", [("element", ELEMENT), ("cell", CELL)]),
    EventKind("removed", [("element", ELEMENT), ("cell", CELL)]),
    EventKind("destroyed", [("cell", CELL)]),
    EventKind("lost", [("element", ELEMENT)]),
    EventKind("skipped", [("element", ELEMENT)]),
    EventKind("card_built", [("symbol", SYMBOL)]),
    EventKind("group", [("symbol", SYMBOL), ("cards", None), ("points", None)]),
    EventKind("passed", []),
    EventKind("revealed", [("disaster", DISASTER)]),
    EventKind("hit", [("block", BLOCK)]),
    EventKind("protected", [("block", BLOCK)]),
    EventKind("nobody_hit", []),
    EventKind("shaman_home", []),
    EventKind("named", [("block", BLOCK)]),
    EventKind("won", [("pile", PILE), ("symbol", SYMBOL), ("block", BLOCK)]),
    EventKind("new_top", [("pile", PILE), ("symbol", SYMBOL)]),
    EventKind("closed", [("pile", PILE)]),
    EventKind("returned", [("pile", PILE), ("cards", None)]),
    EventKind("cards_gone", [("cards", None)]),
    EventKind("start_player", []),
    EventKind("power", [("tribe", TRIBE)]),
    EventKind("taken", [("element", ELEMENT), ("cell", CELL)]),
    EventKind("end_triggered", []),
    EventKind("no_room", []),
    EventKind("block_scored", [("block", BLOCK), ("points", None)]),
    EventKind("pieces_scored", [("element", ELEMENT), ("block", BLOCK), ("points", None)]),
    EventKind("hand_scored", [("points", None)]),
    EventKind("ended", []),
    EventKind("colour", [("tribe", TRIBE)]),
]

CHANCE_EVENTS = ["dealt", "revealed", "new_top"]
"""Events that chance decided; a record writes them beside the action."""

THINGS: dict[str, tuple[str, str]] = {}
for rows, name, text in (
    (TILE_ROWS, "tile", "shows"),
    (PILE_ROWS, "pile", "prize"),
    (DISASTER_ROWS, "disaster", "effect"),
    (TRIBE_ROWS, "tribe", "power"),
    (PIECE_ROWS, "piece", "use"),
):
    for row in rows:
        THINGS[f"{name}:{row.text('id')}"] = (row.text("name_en"), row.text("name_de"))
        THINGS[f"{text}:{row.text('id')}"] = (row.text("text_en"), row.text("text_de"))
for row in REWARD_ROWS:
    THINGS[f"reward:{row.text('symbol')}"] = (row.text("name_en"), row.text("name_de"))
    THINGS[f"card:{row.text('symbol')}"] = (row.text("text_en"), row.text("text_de"))
for row in TRIBE_ROWS:
    THINGS[f"colour:{row.text('colour')}"] = (row.text("name_colour_en"), row.text("name_colour_de"))
