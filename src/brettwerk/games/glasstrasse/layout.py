"""Where everything stands in a position's vector: the table, then one block of cells per player.

The goods are the ten markers of GS-1.2 and GS-1.3; landscape boards are 20 spaces (GS-1.4); cards are bit masks.
"""

from typing import Final

from mypy_extensions import i64

from brettwerk.kernel.state import GAME

# Goods markers (GS-2.2, GS-2.3): the glass wheel first, the brick wheel behind it.
GLASS: Final[i64] = 0
SAND: Final[i64] = 1
FOOD_GLASS: Final[i64] = 2
CHARCOAL_GLASS: Final[i64] = 3
WATER: Final[i64] = 4
WOOD: Final[i64] = 5
BRICK: Final[i64] = 6
CHARCOAL_BRICK: Final[i64] = 7
CLAY: Final[i64] = 8
FOOD_BRICK: Final[i64] = 9
MARKERS: Final[i64] = 10
# Goods that stand on both wheels (GS-2.4), as long as the wheel is not chosen.
FOOD: Final[i64] = 10
CHARCOAL: Final[i64] = 11
NO_GOOD: Final[i64] = -1

MAX_BASIC: Final[i64] = 7  # GS-2.6
MAX_REFINED: Final[i64] = 3  # GS-2.7, GS-R14

GLASS_WHEEL: Final[i64] = 0
BRICK_WHEEL: Final[i64] = 1

# What lies on a space (GS-1.5).
EMPTY: Final[i64] = 0
FOREST: Final[i64] = 1
PIT: Final[i64] = 2
GROVE: Final[i64] = 3
POND: Final[i64] = 4
BUILDING: Final[i64] = 5  # and above: 5 + tile

SPACES: Final[i64] = 20
FORESTS: Final[i64] = 6
START_BUILDINGS: Final[i64] = 3

# Tiles: 31 of each kind, numbered through (GS-1.7).
PROCESSING: Final[i64] = 0
IMMEDIATE: Final[i64] = 1
BONUS: Final[i64] = 2
STACK: Final[i64] = 31
TILES: Final[i64] = 93
NO_TILE: Final[i64] = -1

CARDS: Final[i64] = 15
NO_CARD: Final[i64] = -1
UNKNOWN_CARD: Final[i64] = 15  # a laid card that the viewer may not know
ALL_CARDS: Final[i64] = (1 << 15) - 1

# The table.
PHASE: Final[i64] = GAME
PERIOD: Final[i64] = GAME + 1  # 1, 2, …
PERIODS: Final[i64] = GAME + 2
ROUND: Final[i64] = GAME + 3  # card round (3–4 players), turns so far (2 players)
CUP: Final[i64] = GAME + 4  # start player of the period; the only seat in the solo game
CURSOR: Final[i64] = GAME + 5  # seats handled so far in the running step
ROW: Final[i64] = GAME + 6  # open tiles per row
INTRODUCTORY: Final[i64] = GAME + 7
STRICT_PLACING: Final[i64] = GAME + 8  # switch of GS-R12
CLOSED_REPEATS: Final[i64] = GAME + 9  # switch of GS-R17
ANYTIME: Final[i64] = GAME + 10  # anytime actions since the last other choice (GS-R27)
CLEARED: Final[i64] = GAME + 11  # the last space cleared in this window, -1 for none
OLD_CUP: Final[i64] = GAME + 12  # start player of the period before
STACK_SIZE: Final[i64] = GAME + 13  # 3 cells
OUT: Final[i64] = GAME + 16  # 3 masks of tiles out of the game
MARKET: Final[i64] = GAME + 19  # 3 rows of 5 places
STACKS: Final[i64] = GAME + 34  # 3 stacks of 31 tiles, the top one last
PLAYER: Final[i64] = GAME + 127  # the first player's block

# A player's block.
GOODS: Final[i64] = 0  # 10 markers
LAND: Final[i64] = 10  # 20 spaces
UPGRADES: Final[i64] = 30  # the tile on each start building, NO_TILE if none
BUILT: Final[i64] = 33  # 3 masks of own tiles, by kind
DISPLAY: Final[i64] = 36  # 3 masks of unbuilt tiles, by kind; they stay from period to period (GS-8.23)
HAND: Final[i64] = 39  # mask of cards in hand; while choosing: of those chosen so far
HAND_SIZE: Final[i64] = 40
LAID: Final[i64] = 41  # the card face down, NO_CARD if none
REVEALED: Final[i64] = 42  # the card revealed in this round, NO_CARD if none
NOTCHES: Final[i64] = 43  # mask of cards played along
ASIDE: Final[i64] = 44  # mask of cards put openly aside
LOCKED: Final[i64] = 45  # solo: mask of cards chosen in the period before (GS-15.7)
NOT_HAND: Final[i64] = 46  # public: cards surely not in hand
NOT_DOWN: Final[i64] = 47  # public: cards surely not laid
COUNT: Final[i64] = 48  # number of buildings (GS-8.19)
BLOCK: Final[i64] = 49


def block(seat: i64) -> i64:
    """Where a player's cells begin."""
    return PLAYER + BLOCK * seat


def size(players: i64) -> i64:
    """How many cells a position has; absent players have none (GS-1.14)."""
    return PLAYER + BLOCK * players


# Phases of a game.
SELECT: Final[i64] = 0  # everybody chooses cards
LAY: Final[i64] = 1  # everybody lays a card
REVEAL: Final[i64] = 2  # laid cards are revealed and resolved in turn
DUEL: Final[i64] = 3  # two players play cards in turn
SOLO: Final[i64] = 4  # cards are drawn
PERIOD_END: Final[i64] = 5
FINAL: Final[i64] = 6  # last anytime actions
SCORED: Final[i64] = 7
