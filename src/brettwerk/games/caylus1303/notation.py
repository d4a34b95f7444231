"""How actions, events and scores are called in records: ids of places, tiles and characters, never text for people."""

from __future__ import annotations

from brettwerk.games.caylus1303.constants import MAX_STEPS
from brettwerk.games.caylus1303.delivery import BUNDLE_SECOND, BUNDLE_THIRD
from brettwerk.games.caylus1303.layout import PHASE_NAMES, TILES
from brettwerk.games.caylus1303.tables import (
    CHARACTER_IDS,
    CHARACTER_ROWS,
    PLACE_IDS,
    ROAD_ROWS,
    TILE_IDS,
    TILE_ROWS,
)
from brettwerk.kernel.game import Domain, EventKind, Kind

RESOURCE_NAMES = ["food", "wood", "stone", "cloth", "gold"]
SEAT_NAMES = ["A", "B", "C", "D", "E"]

CHARACTER = Domain("character", CHARACTER_IDS, True)
PLACE = Domain("place", PLACE_IDS, True)
TILE = Domain("tile", TILE_IDS[: int(TILES)], True)
RESOURCE = Domain("resource", RESOURCE_NAMES, True)
STEPS = Domain("steps", [f"{n:+d}" if n else "0" for n in range(-int(MAX_STEPS), int(MAX_STEPS) + 1)])
SLOT = Domain("slot", ["1", "2", "3"], True)
BUNDLE = Domain(
    "bundle", [f"food-{RESOURCE_NAMES[a]}-{RESOURCE_NAMES[b]}" for a, b in zip(BUNDLE_SECOND, BUNDLE_THIRD)]
)

KINDS = [
    Kind("draft", [CHARACTER], "CA-2.19"),
    Kind("no", [], "CA-13.1"),
    Kind("place", [PLACE], "CA-4.3"),
    Kind("site", [], "CA-4.16"),
    Kind("pass", [], "CA-4.19"),
    Kind("use", [], "CA-5.3"),
    Kind("skip", [], "CA-5.4"),
    Kind("pay", [RESOURCE], "CA-1.13"),
    Kind("take", [RESOURCE], "CA-1.13"),
    Kind("low", [], "CA-8.38"),
    Kind("high", [], "CA-8.38"),
    Kind("stop", [], "CA-9.3"),
    Kind("claim", [PLACE], "CA-7.2"),
    Kind("build", [TILE], "CA-7.9"),
    Kind("move", [STEPS], "CA-6.7"),
    Kind("steal", [CHARACTER], "CA-10.4"),
    Kind("slot", [SLOT], "CA-10.10"),
    Kind("none", [], "CA-10.13"),
    Kind("pick", [CHARACTER], "CA-10.12"),
    Kind("bundle", [BUNDLE], "CA-9.5"),
    Kind("deliver", [RESOURCE], "CA-13.25"),
]

ANY_TILE = Domain("tile", TILE_IDS, True)
PHASE = Domain("phase", PHASE_NAMES)
SEAT = Domain("seat", SEAT_NAMES)
SOURCE_NAMES = [
    "source:visits",
    "source:wood_tiles",
    "source:stone_tiles",
    "source:monuments",
    "source:bundles",
    "source:effects",
    "character:c_architect",
    "character:c_foreman",
    "character:c_goldsmith",
    "source:gold",
]
SOURCE = Domain("source", [name.split(":")[1] for name in SOURCE_NAMES])

EVENTS = [
    EventKind("round", [("number", None)]),
    EventKind("phase", [("phase", PHASE)]),
    EventKind("drafted", [("character", CHARACTER)]),
    EventKind("placed", [("place", PLACE), ("tile", ANY_TILE)]),
    EventKind("on_site", [("position", None)]),
    EventKind("passed", [("position", None)]),
    EventKind("marker", []),
    EventKind("sent", [("amount", None)]),
    EventKind("hired", [("amount", None)]),
    EventKind("returned", [("place", PLACE)]),
    EventKind("left_site", []),
    EventKind("activated", [("place", PLACE), ("tile", ANY_TILE)]),
    EventKind("unused", [("tile", ANY_TILE)]),
    EventKind("gained", [("resource", RESOURCE), ("amount", None)]),
    EventKind("paid", [("resource", RESOURCE), ("amount", None)]),
    EventKind("scored", [("amount", None), ("source", SOURCE)]),
    EventKind("moved", [("steps", None), ("gap", None)]),
    EventKind("reset", [("gap", None)]),
    EventKind("claimed", [("place", PLACE), ("tile", ANY_TILE)]),
    EventKind("built", [("tile", TILE), ("place", PLACE)]),
    EventKind("favour", []),
    EventKind("stolen", [("character", CHARACTER), ("from", SEAT)]),
    EventKind("slot_used", [("slot", SLOT), ("tile", TILE)]),
    EventKind("taken", [("character", CHARACTER)]),
    EventKind("delivered", [("first", RESOURCE), ("second", RESOURCE), ("third", RESOURCE)]),
    EventKind("flipped", [("place", PLACE)]),
    EventKind("ended", []),
]

CHANCE_EVENTS: list[str] = []
"""Chance ends with the set-up, so a record has nothing to write beside an action."""

THINGS = {f"tile:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in TILE_ROWS}
THINGS.update({f"character:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in CHARACTER_ROWS})
THINGS.update({f"place:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in ROAD_ROWS})
THINGS.update({f"about:{row.text('id')}": (row.text("text_en"), row.text("text_de")) for row in ROAD_ROWS})
THINGS.update({f"effect:{row.text('id')}": (row.text("text_en"), row.text("text_de")) for row in TILE_ROWS})
THINGS.update({f"effect:{row.text('id')}": (row.text("text_en"), row.text("text_de")) for row in CHARACTER_ROWS})
for _side in ("setup", "construction"):
    for _row in TILE_ROWS:
        THINGS[f"{_side}:{_row.text('id')}"] = (_row.text(f"text_{_side}_en"), _row.text(f"text_{_side}_de"))
