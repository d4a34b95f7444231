"""How actions, events and scores are called in records: ids of meadows and orders, never text for people."""

from __future__ import annotations

from brettwerk.kernel.game import Domain, EventKind, Kind
from honey.tables import MEADOW_IDS, MEADOW_ROWS, ORDER_IDS, ORDER_ROWS

MEADOW = Domain("meadow", MEADOW_IDS, True)
ORDER = Domain("order", ORDER_IDS, True)

KINDS = [
    Kind("fly", [MEADOW], "HN-2.2 HN-2.3"),
    Kind("deliver", [ORDER], "HN-3.2"),
    Kind("pass", [], "HN-3.1"),
]

EVENTS = [
    EventKind("round", [("number", None)]),
    EventKind("chose", [("meadow", MEADOW)]),
    EventKind("flew", [("meadow", MEADOW), ("jars", None)]),
    EventKind("delivered", [("order", ORDER), ("points", None)]),
    EventKind("turned_up", [("order", ORDER)]),
]

CHANCE_EVENTS = ["turned_up"]
"""Events that chance decided; a record writes them beside the action."""

THINGS = {f"meadow:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in MEADOW_ROWS}
THINGS.update({f"order:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in ORDER_ROWS})
