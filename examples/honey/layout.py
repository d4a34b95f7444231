"""Where everything lies: each thing on the table is a cell of one flat vector, behind the kernel's own cells."""

from typing import Final

from mypy_extensions import i64

from brettwerk.kernel.state import GAME

MEADOWS: Final[i64] = 3
ORDERS: Final[i64] = 18
PLACES: Final[i64] = 3  # open orders

# The table.
ROUND: Final[i64] = GAME
ROUNDS: Final[i64] = GAME + 1  # option
PHASE: Final[i64] = GAME + 2
START: Final[i64] = GAME + 3  # the start player
TURNS: Final[i64] = GAME + 4  # who has had a turn in this market, counted from the start player
GROWN: Final[i64] = GAME + 5  # jars on each meadow
OPEN_ORDERS: Final[i64] = GROWN + MEADOWS  # an order per place, or NO_ORDER
DECK_SIZE: Final[i64] = OPEN_ORDERS + PLACES
DECK: Final[i64] = DECK_SIZE + 1  # the orders of the deck, the next one last
PLAYER: Final[i64] = DECK + ORDERS  # the first player's block

# A player's block.
CHOSEN: Final[i64] = 0  # the meadow the bees fly to, NO_MEADOW or UNKNOWN_MEADOW
STORE: Final[i64] = 1  # jars of each honey
DELIVERED: Final[i64] = STORE + MEADOWS  # mask of orders
BLOCK: Final[i64] = DELIVERED + 1

NO_ORDER: Final[i64] = -1
NO_MEADOW: Final[i64] = -1
UNKNOWN_MEADOW: Final[i64] = -2

# Phases of a round.
GROWING: Final[i64] = 0
FLYING: Final[i64] = 1
MARKET: Final[i64] = 2


def block(seat: i64) -> i64:
    """Where a player's cells begin."""
    return PLAYER + BLOCK * seat


def size(players: i64) -> i64:
    """How many cells a position has."""
    return block(players)
