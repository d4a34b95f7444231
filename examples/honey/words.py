"""The game's vocabulary: decisions, kinds of actions and events, each a number with a name in the notation."""

from typing import Final

from mypy_extensions import i64

NO_DECISION: Final[i64] = -1
ASK_MEADOW: Final[i64] = 0
ASK_ORDER: Final[i64] = 1
DECISION_NAMES = ["meadow", "order"]

DO_FLY: Final[i64] = 0
DO_DELIVER: Final[i64] = 1
DO_PASS: Final[i64] = 2

ROUND_BEGAN: Final[i64] = 0  # number
CHOSE: Final[i64] = 1  # meadow, only for the one who chose
FLEW: Final[i64] = 2  # meadow, jars
DELIVERED_ORDER: Final[i64] = 3  # order, points
TURNED_UP: Final[i64] = 4  # order
