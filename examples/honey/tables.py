"""The printed matter of the box, read once from `data/`: meadows and orders. Rules HN-1.2, HN-2.1, HN-3.2."""

from __future__ import annotations

import os

from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Tables, flat
from honey.layout import ORDERS

SOURCE_TABLES = Tables("honey", os.path.join(os.path.dirname(__file__), "data"))
MEADOW_ROWS = SOURCE_TABLES.read("meadows")
ORDER_ROWS = SOURCE_TABLES.read("orders")
DATA_DIGEST = SOURCE_TABLES.digest()

MEADOW_IDS = [row.text("id") for row in MEADOW_ROWS]
ORDER_IDS = [row.text("id") for row in ORDER_ROWS]
if MEADOW_IDS != ["clover", "heather", "linden"] or len(ORDER_IDS) != ORDERS:
    raise BadData(f"honey: clover, heather and linden and {ORDERS} orders are needed")

GROWTH = flat([[row.number(f"players_{n}", 0, 9) for n in (2, 3, 4)] for row in MEADOW_ROWS])
PRICE = flat([[row.number(id, 0, 9) for id in MEADOW_IDS] for row in ORDER_ROWS])
WORTH = flat([[row.number("points", 0, 99)] for row in ORDER_ROWS])
