"""The numbers of the rulebook that stand in `data/constants.csv`; those per player count are in `tables` (CA-14.1)."""

from __future__ import annotations

import os
from typing import Final

from mypy_extensions import i64

from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Tables

SOURCE_TABLES = Tables("caylus1303", os.path.join(os.path.dirname(__file__), "data"))
CONSTANT_ROWS = {row.text("id"): row for row in SOURCE_TABLES.read("constants")}


def constant(name: str, low: int = 0, high: int = 99) -> i64:
    """One number of the table."""
    if name not in CONSTANT_ROWS:
        raise BadData(f"caylus1303/constants.csv: {name} is missing")
    return i64(CONSTANT_ROWS[name].number("value", low, high))


ROUNDS: Final[i64] = constant("ROUNDS", 1)  # CA-1.2
PRINTED_BUILDINGS: Final[i64] = constant("PRINTED_BUILDINGS", 4, 4)  # CA-2.1
ROAD_SPACES: Final[i64] = constant("ROAD_SPACES", 10, 27)  # CA-2.1, CA-R5
START_SPACES: Final[i64] = constant("START_SPACES", 8, 8)  # CA-2.3
WOOD_SPACE: Final[i64] = constant("WOOD_SPACE", 9, 9)  # CA-2.5
STONE_SPACE: Final[i64] = constant("STONE_SPACE", 10, 27)  # CA-2.9, CA-R5
END_SPOTS: Final[i64] = constant("END_SPOTS")  # CA-6.5, CA-R6
PROVOST_START: Final[i64] = constant("PROVOST_START", 0, 27)  # CA-2.12
SITE_PLACES: Final[i64] = constant("SITE_PLACES", 5, 5)  # CA-4.16, CA-R40
WORKERS: Final[i64] = constant("WORKERS", 10)  # CA-1.3
HOUSES: Final[i64] = constant("HOUSES", 2) - constant("PASS_HOUSES", 1, 1)  # CA-1.7, CA-R11: one is the pass marker
SURCHARGE: Final[i64] = constant("SURCHARGE")  # CA-4.25, CA-4.26
EARLY_RISER_COST: Final[i64] = constant("EARLY_RISER_COST")  # CA-13.2
OWNER_PP: Final[i64] = constant("OWNER_PP")  # CA-4.11
MARSHAL_PP: Final[i64] = constant("MARSHAL_PP")  # CA-13.15, CA-R26: in all, not on top
TOLL_STEPS: Final[i64] = constant("TOLL_STEPS", 1, 9)  # CA-7.17
BRIDGE_STEPS: Final[i64] = constant("BRIDGE_STEPS", 1, 9)  # CA-7.20
BRIDGE_STEP_COST: Final[i64] = constant("BRIDGE_STEP_COST")  # CA-7.21
BAILIFF_STEPS: Final[i64] = constant("BAILIFF_STEPS", 1, 9)  # CA-13.16
BUNDLE_SIZE: Final[i64] = constant("BUNDLE_SIZE", 3, 3)  # CA-9.5, CA-R17
BUNDLE_PP: Final[i64] = constant("BUNDLE_PP")  # CA-9.8
FOREMAN_PP: Final[i64] = constant("FOREMAN_PP")  # CA-13.26
GOLDSMITH_PP: Final[i64] = constant("GOLDSMITH_PP")  # CA-13.27
ARCHITECT_PP: Final[i64] = constant("ARCHITECT_PP")  # CA-13.18
DAY_LABOURER_WORKERS: Final[i64] = constant("DAY_LABOURER_WORKERS")  # CA-13.29
BOARD_CHARACTERS: Final[i64] = constant("BOARD_CHARACTERS", 3, 7)  # CA-2.21
SLOT2_FROM_ROUND: Final[i64] = constant("SLOT2_FROM_ROUND")  # CA-10.7, CA-10.8
SLOT3_FROM_ROUND: Final[i64] = constant("SLOT3_FROM_ROUND")  # CA-10.9
RESIDENCE_WORKERS: Final[i64] = constant("RESIDENCE_WORKERS")  # CA-11.15
GOLD_END_PP: Final[i64] = constant("GOLD_END_PP")  # CA-12.3, CA-R34
START_RESOURCES = ["START_FOOD", "START_WOOD", "START_STONE", "START_CLOTH", "START_GOLD"]  # CA-2.22

MAX_STEPS: Final[i64] = max(TOLL_STEPS, BRIDGE_STEPS, BAILIFF_STEPS)
LAST_GAP: Final[i64] = ROAD_SPACES + END_SPOTS  # CA-6.5
