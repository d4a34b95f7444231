"""Where everything stands in a position's vector: the table, then one block of cells per player.

The pieces are those of LI-2.1 and the catalogue's list of what is to be kept; wood is counted by place and kind.
"""

from typing import Final

from mypy_extensions import i64

from brettwerk.kernel.state import GAME

# Wood (LI-12.4): three kinds of logs, and the sawn pieces of each three numbers behind it.
FIREWOOD: Final[i64] = 0
SOFTWOOD: Final[i64] = 1
HARDWOOD: Final[i64] = 2
LOGS: Final[i64] = 3
SAWN: Final[i64] = 3  # what must be added to a log to name its sawn pieces
WOODS: Final[i64] = 6

# Places where wood of a player lies.
WOODPILE: Final[i64] = 0
RIVER: Final[i64] = 1
SAW_STORE: Final[i64] = 2
SALE: Final[i64] = 3
DRY_1: Final[i64] = 4
DRY_2: Final[i64] = 5
DRY_3: Final[i64] = 6
FUEL_STORE: Final[i64] = 7
PLACES: Final[i64] = 8

# Tiles of the path.
NO_TILE: Final[i64] = 0
CART: Final[i64] = 1
RAFT: Final[i64] = 2
SAW: Final[i64] = 3
SLED: Final[i64] = 4
COIN_TILE: Final[i64] = 5
FOOD_TILE: Final[i64] = 6
BLOCKED: Final[i64] = 7
CRAFT_TILE: Final[i64] = 8  # and above: 8 + kind of craft
EQUIPMENTS: Final[i64] = 4

# Kinds of craft (LI-16.1, LI-7.43).
STAKE: Final[i64] = 0
BOARD: Final[i64] = 1
SHINGLE: Final[i64] = 2
WITHE: Final[i64] = 3
JOKER: Final[i64] = 4
CRAFTS: Final[i64] = 5
CRAFT_TOTAL: Final[i64] = 18

# Kinds of huts (LI-R28: the order of the rulebook's text).
LARDER: Final[i64] = 0
DRYING_HUT: Final[i64] = 1
LODGING: Final[i64] = 2
HUT_KINDS: Final[i64] = 3

# Trades of hired workers.
CUTTER: Final[i64] = 0
CARRIER: Final[i64] = 1
SAWYER: Final[i64] = 2
TRADES: Final[i64] = 3

AREAS: Final[i64] = 6
NO_AREA: Final[i64] = -1
UNKNOWN_AREA: Final[i64] = 6  # a chosen area that the viewer may not know
SPACES: Final[i64] = 21  # 0 … 20
CLEARING_SPACE: Final[i64] = 21  # and above: 21 + letter
MARKING_CARDS: Final[i64] = 15
ORDER_CARDS: Final[i64] = 10
NEEDS: Final[i64] = 3
PLAN_CARDS: Final[i64] = 10
PLAN_TILES_EACH: Final[i64] = 6
PATH_ROUNDS: Final[i64] = 6
MOST_SAWS: Final[i64] = 4  # LI-7.22
MOST_LOANS: Final[i64] = 2  # LI-17.1

# The table.
PHASE: Final[i64] = GAME
ROUND: Final[i64] = GAME + 1  # 1 … 8
STEP: Final[i64] = GAME + 2  # step of the forest work or of the winter
CURSOR: Final[i64] = GAME + 3  # place in the player order (walk, open choice) or in the clearing order (forest, winter)
STAGE: Final[i64] = GAME + 4  # how far the seat is within its part of the step
ORDERS_IN_PLAY: Final[i64] = GAME + 5
PLANS_IN_PLAY: Final[i64] = GAME + 6
OPEN_CHOICE: Final[i64] = GAME + 7
ARRIVED: Final[i64] = GAME + 8  # foremen in the clearing
EXTRA_SAWYER: Final[i64] = GAME + 9  # 1 while the sawyer of cost 1 is on the path
FODDER_LEFT: Final[i64] = GAME + 10
WORKERS_LEFT: Final[i64] = GAME + 11  # 3 cells: cutters on 10, carriers on 4, free sawyers on 16
WINTER: Final[i64] = GAME + 14  # 2 cells: the condition of each year
ORDER: Final[i64] = GAME + 16  # 4 cells: player order
CLEARING: Final[i64] = GAME + 20  # 4 cells: seats in order of arrival
TILE: Final[i64] = GAME + 24  # 21 cells: the tile on each space
AREA_LOGS: Final[i64] = GAME + 45  # 6 areas of 3 kinds
AREA_FOOD: Final[i64] = GAME + 63  # 6 areas
SUPPLY: Final[i64] = GAME + 69  # 4 cells: carts, rafts, saws, sleds
CRAFT_LEFT: Final[i64] = GAME + 73  # tiles in the stack
CRAFT_OUT: Final[i64] = GAME + 74  # tiles out of the game
CRAFT_SEEN: Final[i64] = GAME + 75  # 5 cells: tiles of each kind that have left the stack
CRAFT_STACK: Final[i64] = GAME + 80  # 18 cells of kinds, the top one last
MARKS_LEFT: Final[i64] = GAME + 98
MARKS_SEEN: Final[i64] = GAME + 99  # mask of cards drawn
MARK_DECK: Final[i64] = GAME + 100  # 15 cards, the top one last
DECK_LEFT: Final[i64] = GAME + 115  # order cards in the deck
OFFER: Final[i64] = GAME + 116  # mask of orders on offer
ORDERS_SEEN: Final[i64] = GAME + 117  # mask of orders that have left the deck
ORDER_DECK: Final[i64] = GAME + 118  # 10 cards, the top one last
PLANS: Final[i64] = GAME + 128  # mask of planned-work cards in play
PLAYER: Final[i64] = GAME + 129  # the first player's block

# A player's block.
THALERS: Final[i64] = 0
LOANS: Final[i64] = 1
ARREARS: Final[i64] = 2
FOOD: Final[i64] = 3
FODDER: Final[i64] = 4  # mask: FODDER_3, FODDER_2
EQUIPMENT: Final[i64] = 5  # 4 cells: carts, rafts, saws, sleds
CRAFT: Final[i64] = 9  # 5 cells
HUTS: Final[i64] = 14  # 3 cells
HUTS_BUILT: Final[i64] = 17
AREA: Final[i64] = 18  # where the area tile lies, NO_AREA at home
CHOSEN: Final[i64] = 19  # the tile chosen secretly, NO_AREA if none
SPACE: Final[i64] = 20  # where the foreman stands
HIRED: Final[i64] = 21  # 3 cells: workers of each trade hired in this round
IDLE: Final[i64] = 24  # 3 cells: those of them not used yet
YARD_WORKER: Final[i64] = 27  # 1 while he is free
LABOUR: Final[i64] = 28  # day labour of this season
PLANNED: Final[i64] = 29  # 7 cells: what planned work still gives in this season
HELD: Final[i64] = 36  # mask of own orders
DELIVERED: Final[i64] = 37  # three bits per order: needs that are met
FILLED: Final[i64] = 38  # mask of orders filled
PLAN_TILES: Final[i64] = 39  # 6 cells: 0 in hand, -1 out of the game, else on a card (see `planning`)
HUT_MOVES: Final[i64] = 45  # moves that ignored the limit of a drying space
WOOD: Final[i64] = 46  # 8 places of 6 kinds
LEDGER: Final[i64] = 94  # thalers by source
BLOCK: Final[i64] = 114

FODDER_3: Final[i64] = 1
FODDER_2: Final[i64] = 2

# What planned work gives in its season.
PLAN_CUT: Final[i64] = 0
PLAN_CARRY: Final[i64] = 1
PLAN_RAFT: Final[i64] = 2
PLAN_SAW: Final[i64] = 3
PLAN_SELL: Final[i64] = 4
PLAN_DRY: Final[i64] = 5
PLAN_TOOLS: Final[i64] = 6
PLAN_EFFECTS: Final[i64] = 7
# … and what it gives at once or as workers.
PLAN_OVERTIME: Final[i64] = 7
PLAN_FORAGE: Final[i64] = 8
PLAN_LABOUR: Final[i64] = 9

# Where thalers come from and go to.
FROM_START: Final[i64] = 0
FROM_LOGS: Final[i64] = 1
FROM_SAWN: Final[i64] = 2
FROM_DRYING: Final[i64] = 3
FROM_ORDERS: Final[i64] = 4
FROM_CRAFT: Final[i64] = 5
FROM_COINS: Final[i64] = 6
FROM_PLANS: Final[i64] = 7
FROM_FINAL_SALE: Final[i64] = 8
FOR_LOANS: Final[i64] = 9
FOR_WORKERS: Final[i64] = 10  # and the two behind it: cutters, carriers, sawyers
FOR_FODDER: Final[i64] = 13
FOR_MARKET: Final[i64] = 14
FOR_MOVES: Final[i64] = 15
FOR_ORDERS: Final[i64] = 16
FOR_PLANS: Final[i64] = 17
FOR_HUNGER: Final[i64] = 18
FOR_COLD: Final[i64] = 19
SOURCES: Final[i64] = 20

# Phases.
STOCKING: Final[i64] = 0
MARKING: Final[i64] = 1
CHOICE: Final[i64] = 2
WALK: Final[i64] = 3
FOREST: Final[i64] = 4
CLEAN_UP: Final[i64] = 5
WINTER_ROUND: Final[i64] = 6
SCORED: Final[i64] = 7

# Steps of the forest work (LI-8.1); step 0 carries out planned work that is due (LI-22.12).
PLAN_STEP: Final[i64] = 0
CUT_STEP: Final[i64] = 1
ARRIVAL_STEP: Final[i64] = 2
TRANSPORT_STEP: Final[i64] = 3
SAW_STEP: Final[i64] = 4
ORDER_STEP: Final[i64] = 5
SALE_STEP: Final[i64] = 6
DRYING_STEP: Final[i64] = 7

# Steps of the winter (LI-18.2).
BONUS_STEP: Final[i64] = 0
WINTER_CUT_STEP: Final[i64] = 1
SLED_STEP: Final[i64] = 2
WINTER_SAW_STEP: Final[i64] = 3
WINTER_ORDER_STEP: Final[i64] = 4
FEED_STEP: Final[i64] = 5
HEAT_STEP: Final[i64] = 6


def block(seat: i64) -> i64:
    """Where a player's cells begin."""
    return PLAYER + BLOCK * seat


def wood(p: i64, place: i64) -> i64:
    """Where the wood of a place begins in a player's block."""
    return p + WOOD + place * WOODS


def size(players: i64) -> i64:
    """How many cells a position has."""
    return PLAYER + BLOCK * players
