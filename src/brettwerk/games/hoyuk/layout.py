"""Where everything stands in a position's vector: the table, the village, then one part per player.

The village is kept twice: one packed number per cell, and bit boards of one row of bits per row of cells. A board has
an empty row above and below the 13 of the building area (HO-1.10, HO-R1), so that neighbours need no tests.
"""

from typing import Final

from mypy_extensions import i64

from brettwerk.kernel.state import GAME

# The grid (HO-1.10): cell = 13 * row + column, row 0 on top.
SIDE: Final[i64] = 13
CELLS: Final[i64] = 169
FULL: Final[i64] = (1 << 13) - 1  # a whole row of bits
BOARD: Final[i64] = 15  # cells of the vector for one bit board
MAX_BLOCKS: Final[i64] = 85  # blocks never touch, and no more cells than these can lie apart on the grid
NO_CELL: Final[i64] = -1

# What a cell holds.
EMPTY: Final[i64] = 0
HOUSE: Final[i64] = 1
RUIN: Final[i64] = 2
PEN: Final[i64] = 3

# The block of a cell. An empty cell has that of the only block it touches.
NO_BLOCK: Final[i64] = -1  # touches no block
MANY_BLOCKS: Final[i64] = -2  # touches two or more

# Directions in the order of the catalogue: U, R, D, L.
UP: Final[i64] = 0
RIGHT: Final[i64] = 1
DOWN: Final[i64] = 2
LEFT: Final[i64] = 3

# Elements, in the order in which they are offered; reward cards show the first six or a joker.
E_HOUSE: Final[i64] = 0
E_OVEN: Final[i64] = 1
E_PEN: Final[i64] = 2
E_SHRINE: Final[i64] = 3
E_CATTLE: Final[i64] = 4
E_VILLAGER: Final[i64] = 5
E_SHAMAN: Final[i64] = 6
ELEMENTS: Final[i64] = 7
JOKER: Final[i64] = 6  # as a symbol of reward cards
SYMBOLS: Final[i64] = 7
UNKNOWN_SYMBOL: Final[i64] = 7  # a card nobody has seen

# Modes (HO-1.2).
BASIC: Final[i64] = 0
ADVANCED: Final[i64] = 1
EXPERT: Final[i64] = 2

# Tribes and colours, as in tribes.csv (HO-1.5, HO-1.6).
DERS: Final[i64] = 0
SNEERG: Final[i64] = 1
OLEYLI: Final[i64] = 2
RUPLES: Final[i64] = 3
LEBU: Final[i64] = 4
TRIBES: Final[i64] = 5
NO_TRIBE: Final[i64] = -1

PILES: Final[i64] = 7
PILE_WORDS: Final[i64] = 4
TILES: Final[i64] = 15
NO_TILE: Final[i64] = -1
DISASTERS: Final[i64] = 24
NO_DISASTER: Final[i64] = -1
NOBODY: Final[i64] = 7  # a pile without a winner, in the packed winners of a block

# Switches of options.csv, bits of RULES.
EDGE_FREES_STOREY: Final[i64] = 0  # HO-R14
EDGE_OPENS_PEN: Final[i64] = 1  # HO-R13
RUIN_OPENS_PEN: Final[i64] = 2  # HO-R13
PEN_ON_RUIN: Final[i64] = 3  # HO-R12
RUIN_BLOCK_BUILDABLE: Final[i64] = 4  # HO-R9
MAY_DECLINE: Final[i64] = 5  # HO-R19
TOUCHING_PENS_FALL: Final[i64] = 6  # HO-R17
RUIN_BLOCKS_IGNORED: Final[i64] = 7  # HO-R29
MOST_ZERO_HITS_ALL: Final[i64] = 8  # HO-R30
HALF_RULE_ALL: Final[i64] = 9  # HO-R31
PROTECTED_COUNTS: Final[i64] = 10  # HO-R34
SHAMAN_IS_ELEMENT: Final[i64] = 11  # HO-R49
NAME_INERT_BLOCKS: Final[i64] = 12  # HO-R37
AUTO_NAME_BLOCK: Final[i64] = 13  # HO-R37
RED_HAND_PERMANENT: Final[i64] = 14  # HO-R39
CHOOSE_RETURN_ORDER: Final[i64] = 15  # HO-R40
JOKER_ONLY_GROUP: Final[i64] = 16  # HO-R24
ASK_JOKERS: Final[i64] = 17  # HO-R24
ROOM_ON_GROUND: Final[i64] = 18  # HO-R45
FAMILY_POINTS_ONLY: Final[i64] = 19  # HO-R46
OWN_PIECES_ONLY: Final[i64] = 20  # HO-R47
OPEN_HANDS: Final[i64] = 21  # HO-R43
MIXED_SETS: Final[i64] = 22  # HO-R3
STOCK_EQUALS_LIMIT: Final[i64] = 23  # HO-R4

# The table.
PHASE: Final[i64] = GAME
ROUND: Final[i64] = GAME + 1  # 1, 2, …
STEP: Final[i64] = GAME + 2  # building step of the round, 1 or 2 (HO-4.1)
START: Final[i64] = GAME + 3  # start player of the round
OLD_START: Final[i64] = GAME + 4  # start player of the round before, -1 in the first
CURSOR: Final[i64] = GAME + 5  # seats (in phase 3: blocks) handled so far in the running phase
MODE: Final[i64] = GAME + 6
RULES: Final[i64] = GAME + 7  # switches
LIMIT: Final[i64] = GAME + 8  # house limit
PROFILE: Final[i64] = GAME + 9  # column of tiles.csv in use
END: Final[i64] = GAME + 10  # 1 when the end is triggered
BLOCKS: Final[i64] = GAME + 11  # blocks founded so far
SHAMAN: Final[i64] = GAME + 12  # the cell of the shaman, NO_CELL on its space
DISASTER: Final[i64] = GAME + 13  # the disaster of the round, NO_DISASTER before it is revealed
DRAWN: Final[i64] = GAME + 14  # disasters revealed so far
DECK_SIZE: Final[i64] = GAME + 15
PILE_TILES: Final[i64] = GAME + 16  # tiles in the face-down pile
ASIDE: Final[i64] = GAME + 17  # mask of tiles set aside
CLOSED: Final[i64] = GAME + 18  # mask of closed piles
NAMED: Final[i64] = GAME + 19  # masks of the blocks evaluated in this round, 0–59 and 60–84
HIT: Final[i64] = GAME + 21  # masks of the blocks hit by the disaster of the round
SUPPLY: Final[i64] = GAME + 23  # by element; 0 for houses, and unused for the shaman
GONE: Final[i64] = GAME + 30  # reward cards out of the game, by symbol
PILE_SIZE: Final[i64] = GAME + 37  # 7 piles
ORIGINALS: Final[i64] = GAME + 44  # 7 piles: cards on top that have lain there from the start
UNSEEN: Final[i64] = GAME + 51  # 3 sets: cards that never lay on top, five bits per symbol
CARDS: Final[i64] = GAME + 54  # 7 piles of 4 words: three bits a card, the top card lowest
DECK: Final[i64] = GAME + 82  # the disasters in their order, which never changes
TILE_PILE: Final[i64] = GAME + 106  # tiles, the top one last
WINNERS: Final[i64] = GAME + 121  # during phase 3, per block: the winner of each pile, three bits a pile
VILLAGE: Final[i64] = GAME + 206  # 169 cells, packed
BLOCK_AT: Final[i64] = GAME + 375  # 169 cells: the block they belong to or touch
HOUSES: Final[i64] = GAME + 544  # bit boards
RUINS: Final[i64] = HOUSES + BOARD
PENS: Final[i64] = RUINS + BOARD
TALL: Final[i64] = PENS + BOARD
ROOFS: Final[i64] = TALL + BOARD  # houses with oven or shrine
VILLAGERS: Final[i64] = ROOFS + BOARD
CATTLE: Final[i64] = VILLAGERS + BOARD
PLAYER: Final[i64] = CATTLE + BOARD  # the first player's part

# A player's part.
TRIBE: Final[i64] = 0
STOCK: Final[i64] = 1  # unbuilt houses
BUILT: Final[i64] = 2  # houses built so far, lost ones included (HO-15.2)
SCORE: Final[i64] = 3
FAMILIES: Final[i64] = 4
EVER_LOST: Final[i64] = 5  # 1 once a house of his was destroyed
OUT: Final[i64] = 6  # house tiles out of the game
TILE: Final[i64] = 7  # the tile dealt in this step
PLAYED: Final[i64] = 8  # cards played in this round
PLAYED_CARDS: Final[i64] = 9  # 4 words: three bits a card, the first one lowest
HAND: Final[i64] = 13  # cards by symbol
OWN: Final[i64] = 20  # bit board of own houses
OWN_PENS: Final[i64] = OWN + BOARD
COUNTS: Final[i64] = OWN_PENS + BOARD  # per block, packed
PART: Final[i64] = COUNTS + MAX_BLOCKS


def part(seat: i64) -> i64:
    """Where a player's cells begin."""
    return PLAYER + PART * seat


def size(players: i64) -> i64:
    """How many cells a position has."""
    return PLAYER + PART * players


# Phases of a round (HO-2.1), with the windows at their beginning (HO-2.5, HO-2.7, HO-R21).
COLOURS: Final[i64] = 0
WINDOW_1: Final[i64] = 1
DEAL: Final[i64] = 2
BUILD: Final[i64] = 3
WINDOW_2: Final[i64] = 4
REVEAL: Final[i64] = 5
LOSSES: Final[i64] = 6
WINDOW_3: Final[i64] = 7
EVALUATE: Final[i64] = 8
WINDOW_4: Final[i64] = 9
RETURNS: Final[i64] = 10
NEXT_START: Final[i64] = 11
SCORED: Final[i64] = 12
PHASE_NAMES = [
    "colours",
    "window_1",
    "deal",
    "build",
    "window_2",
    "reveal",
    "losses",
    "window_3",
    "evaluate",
    "window_4",
    "returns",
    "next_start",
    "scored",
]
