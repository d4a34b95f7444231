"""How actions, events and scores are called in records: ids of cards, tiles and spaces, never text for people."""

from __future__ import annotations

from brettwerk.games.glasstrasse.effects import BASIC_NAMES
from brettwerk.games.glasstrasse.tables import (
    BUILDING_IDS,
    BUILDING_ROWS,
    CARD_IDS,
    CARD_ROWS,
    FOREST_IDS,
    SPACE_IDS,
    START_NAMES,
)
from brettwerk.kernel.game import Domain, EventKind, Kind

TILE_IDS = BUILDING_IDS[:93]

CARD = Domain("card", CARD_IDS, True)
TILE = Domain("tile", TILE_IDS, True)
PROCESSING_TILE = Domain("tile", TILE_IDS[:31], True)
SPACE = Domain("space", SPACE_IDS + ["none"], True)
OWN_SPACE = Domain("space", SPACE_IDS, True)
FOREST = Domain("forest", FOREST_IDS, True)
GOOD = Domain("good", BASIC_NAMES, True)
WHEEL = Domain("wheel", ["glass_wheel", "brick_wheel"], True)
LAND = Domain("land", ["pit", "grove", "pond", "none"], True)
CARD_ACTION = Domain("action", ["1", "2"], True)
MEASURE = Domain("measure", ["all", "fewer"])
NUMBER = Domain("number", [str(n) for n in range(8)])
ANSWER = Domain("answer", ["take", "glass_wheel", "brick_wheel", "decline"])

KINDS = [
    Kind("pick", [CARD], "GS-3.4"),
    Kind("lay", [CARD], "GS-4.1"),
    Kind("play", [CARD], "GS-14.2 GS-15.5"),
    Kind("pass", [], "GS-14.5"),
    Kind("pay", [], "GS-5.10"),
    Kind("skip", [], "GS-5.12"),
    Kind("action", [CARD_ACTION], "GS-5.2"),
    Kind("end", [], "GS-5.8"),
    Kind("forest", [FOREST], "GS-5.15"),
    Kind("from", [WHEEL], "GS-6.8"),
    Kind("land", [LAND], "GS-9.10"),
    Kind("on", [SPACE], "GS-8.10"),
    Kind("good", [GOOD], "GS-6.13"),
    Kind("to", [WHEEL], "GS-6.4 GS-6.5"),
    Kind("take", [MEASURE], "GS-6.1 GS-6.2"),
    Kind("amount", [NUMBER], "GS-6.3"),
    Kind("build", [TILE], "GS-8.1"),
    Kind("give", [OWN_SPACE], "GS-7.1"),
    Kind("discard", [TILE], "GS-10.1"),
    Kind("again", [], "GS-11.3"),
    Kind("stop", [], "GS-11.3"),
    Kind("copy", [TILE], "GS-11.28"),
    Kind("gift", [ANSWER], "GS-9.13"),
    Kind("use", [PROCESSING_TILE], "GS-7.6"),
    Kind("clear", [], "GS-7.10"),
]

MARKER = Domain(
    "marker",
    ["glass", "sand", "food_glass", "charcoal_glass", "water", "wood", "brick", "charcoal_brick", "clay", "food_brick"],
)
ANY_GOOD = Domain("marker", MARKER.names + ["food", "charcoal"])
ON_LAND = Domain("land", ["empty", "forest", "pit", "grove", "pond"])
PLACE = Domain("space", SPACE_IDS + [""] * (93 - 20) + START_NAMES, True)
ROW = Domain("row", ["processing", "immediate", "bonus"])

EVENTS = [
    EventKind("gained", [("good", MARKER), ("amount", None)]),
    EventKind("paid", [("good", MARKER), ("amount", None)]),
    EventKind("lost", [("good", ANY_GOOD), ("amount", None)]),
    EventKind("turned", [("wheel", WHEEL), ("times", None)]),
    EventKind("placed", [("space", OWN_SPACE), ("land", ON_LAND)]),
    EventKind("removed", [("space", OWN_SPACE), ("land", ON_LAND)]),
    EventKind("felled", [("forest", FOREST)]),
    EventKind("built", [("tile", TILE), ("space", PLACE)]),
    EventKind("drawn", [("tile", TILE)]),
    EventKind("discarded", [("tile", TILE)]),
    EventKind("refilled", [("row", ROW), ("place", None), ("tile", TILE)]),
    EventKind("chose", [("cards", None)]),
    EventKind("laid", [("card", CARD)]),
    EventKind("revealed", [("card", CARD)]),
    EventKind("played_along", [("card", CARD)]),
    EventKind("period", [("number", None)]),
    EventKind("cup", []),
    EventKind("used", [("tile", TILE)]),
    EventKind("acted", [("card", CARD), ("action", CARD_ACTION)]),
    EventKind("drew_card", [("card", CARD)]),
    EventKind("waived", [("card", CARD)]),
    EventKind("copied", [("tile", TILE)]),
    EventKind("declined", [("good", ANY_GOOD)]),
    EventKind("ended", []),
]

CHANCE_EVENTS = ["drawn", "refilled", "drew_card"]
"""Events that chance decided; a record writes them beside the action."""

THINGS = {f"tile:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in BUILDING_ROWS}
THINGS.update({f"effect:{row.text('id')}": (row.text("text_en"), row.text("text_de")) for row in BUILDING_ROWS})
THINGS.update({f"card:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in CARD_ROWS})
for _row in CARD_ROWS:
    THINGS[f"entry:{_row.text('id')}"] = (_row.text("text_entry_en"), _row.text("text_entry_de"))
    for _n in ("1", "2"):
        THINGS[f"effect:{_row.text('id')}_{_n}"] = (_row.text(f"text_action{_n}_en"), _row.text(f"text_action{_n}_de"))
