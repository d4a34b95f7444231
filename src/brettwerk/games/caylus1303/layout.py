"""Where everything stands in a position's vector: the table, the road, then one block of cells per player.

The road runs f1 … f4, the Guilds Bridge (f5), s1 … in order of activation (CA-2.1); all are called places here.
"""

from typing import Final

from mypy_extensions import i64

from brettwerk.kernel.state import GAME

# Resources; the first four are what the `any` symbol can stand for (CA-1.13, CA-R13).
FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
CLOTH: Final[i64] = 3
GOLD: Final[i64] = 4
RESOURCES: Final[i64] = 5
ANY_KINDS: Final[i64] = 4

# Tiles, numbered through: 9 start, 9 wood, 9 stone, 7 monuments, then what is printed on the board.
START_TILES: Final[i64] = 0
WOOD_TILES: Final[i64] = 9
STONE_TILES: Final[i64] = 18
MONUMENTS: Final[i64] = 27
TILES: Final[i64] = 34
PRINTED: Final[i64] = 34  # fair, notary, carpenter, toll, bridge, construction site
RESIDENCE_TILE: Final[i64] = 40
NO_TILE: Final[i64] = -1

# Characters (CA-13).
EARLY_RISER: Final[i64] = 0
NIGHT_WORKER: Final[i64] = 1
MERCHANT: Final[i64] = 2
THIEF: Final[i64] = 3
MARSHAL: Final[i64] = 4
BAILIFF: Final[i64] = 5
ARCHITECT: Final[i64] = 6
CARTER: Final[i64] = 7
CHAMBERLAIN: Final[i64] = 8
FOREMAN: Final[i64] = 9
GOLDSMITH: Final[i64] = 10
DAY_LABOURER: Final[i64] = 11
CHARACTERS: Final[i64] = 12
ON_BOARD: Final[i64] = -1  # holder of a character that nobody holds
OUT: Final[i64] = -2  # holder of a character that is not in the game

# Places.
BRIDGE: Final[i64] = 4
FIRST_SPACE: Final[i64] = 5  # s1; space k is place 4 + k
PLACES: Final[i64] = 32  # cells kept for places
NOBODY: Final[i64] = -1

# What a place shows.
EMPTY: Final[i64] = 0  # no tile, or the bridge: no worker here (CA-4.8, CA-4.9, CA-R47)
SETUP: Final[i64] = 1  # printed buildings too
CONSTRUCTION: Final[i64] = 2
RESIDENCE: Final[i64] = 3
MONUMENT: Final[i64] = 4  # and above: 4 + number of the monument that lies on the residence

# The table.
PHASE: Final[i64] = GAME
ROUND: Final[i64] = GAME + 1  # 1, 2, …
CURSOR: Final[i64] = GAME + 2  # how far the phase has come: a seat, a place, a position
STEP: Final[i64] = GAME + 3  # how far it has come there
START: Final[i64] = GAME + 4  # the seat with the start-player marker
PROVOST: Final[i64] = GAME + 5  # the gap g: spaces 1 … g are active (CA-6.1)
STOCK: Final[i64] = GAME + 6  # mask of the tiles that can be built
PASSED: Final[i64] = GAME + 7  # mask of the seats that have passed
PASSES: Final[i64] = GAME + 8  # how many they are
PASS_ORDER: Final[i64] = GAME + 9  # 5 seats
SITE_WORKERS: Final[i64] = GAME + 14  # workers on the construction site
SITE_ORDER: Final[i64] = GAME + 15  # 5 seats, left to right
SLOTS: Final[i64] = GAME + 20  # the 3 tiles of the construction site
MERCHANT_PLACE: Final[i64] = GAME + 23  # where the Merchant was used this round, -1 if not yet
MERCHANT_SEAT: Final[i64] = GAME + 24  # whose second worker stands there, NOBODY if none
GOLDSMITH_USED: Final[i64] = GAME + 25
OPEN_SCORES: Final[i64] = GAME + 26  # option: everybody sees all prestige points
HOLDER: Final[i64] = GAME + 27  # 12 characters: a seat, ON_BOARD or OUT
TILE: Final[i64] = GAME + 39  # per place: the tile, NO_TILE if none
FACE: Final[i64] = TILE + PLACES  # per place: what it shows
OWNER: Final[i64] = FACE + PLACES  # per place: whose house stands above it
WORKER: Final[i64] = OWNER + PLACES  # per place: whose worker stands there (the first of two)
PLAYER: Final[i64] = WORKER + PLACES  # the first player's block

# A player's block.
STORE: Final[i64] = 0  # 5 resources
SUPPLY: Final[i64] = 5  # workers
CAMP: Final[i64] = 6  # workers
FREE_HOUSES: Final[i64] = 7
BUNDLES: Final[i64] = 8  # delivered in this round
PRESTIGE: Final[i64] = 9  # PP by source
# Sources of prestige points.
VISITS: Final[i64] = 0
WOOD_PP: Final[i64] = 1
STONE_PP: Final[i64] = 2
MONUMENT_PP: Final[i64] = 3
BUNDLE_SOURCE: Final[i64] = 4
EFFECT_PP: Final[i64] = 5
ARCHITECT_SOURCE: Final[i64] = 6
FOREMAN_SOURCE: Final[i64] = 7
GOLDSMITH_SOURCE: Final[i64] = 8
SOURCES: Final[i64] = 9
GOLD_SOURCE: Final[i64] = 9  # counted, not kept
BLOCK: Final[i64] = 18


def block(seat: i64) -> i64:
    """Where a player's cells begin."""
    return PLAYER + BLOCK * seat


def size(players: i64) -> i64:
    """How many cells a position has."""
    return PLAYER + BLOCK * players


# Phases of a game (CA-3.1).
DRAFTING: Final[i64] = 0
PLANNING: Final[i64] = 1
ACTIVATION: Final[i64] = 2
DELIVERY: Final[i64] = 3
ADMINISTRATION: Final[i64] = 4
SCORED: Final[i64] = 5
PHASE_NAMES = ["draft", "planning", "activation", "delivery", "administration", "end"]
