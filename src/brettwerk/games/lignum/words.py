"""The game's vocabulary: kinds of frames, decisions, actions and events, each a number with a name in the notation."""

from typing import Final

from mypy_extensions import i64

# Frames: what is pending.
STOP_ENDS: Final[i64] = 1  # the end of a turn on the path
HIRING: Final[i64] = 2  # A trade
SECOND_SAWYER: Final[i64] = 3
DEALING: Final[i64] = 4  # A deals so far
ORDER_DUE: Final[i64] = 5
PLAN_DUE: Final[i64] = 6  # A card chosen + 1
CART_TRIP: Final[i64] = 7  # A logs still to load, B logs loaded
RAFTING: Final[i64] = 8  # A 1 for planned rafting, B logs loaded
SLED_TRIP: Final[i64] = 9  # A logs still free of charge, B logs loaded
SPLITTING: Final[i64] = 10  # A kind of log just sawn
DEBT: Final[i64] = 11  # A thalers due, B ledger entry, C 1 once wood was sold, D 1 once paid
HUT_SET: Final[i64] = 12
HUT_SITES: Final[i64] = 13
PLANNED_CUT: Final[i64] = 14  # A area

# Decisions.
CHOOSE_AREA: Final[i64] = 0
PATH_MOVE: Final[i64] = 1
HIRE_CARRIERS: Final[i64] = 2
HIRE_CUTTERS: Final[i64] = 3
TAKE_EXTRA_SAWYER: Final[i64] = 4
MARKET: Final[i64] = 5
PATH_END: Final[i64] = 6
CUT_PLACE: Final[i64] = 7
CUT: Final[i64] = 8
RAFT_SPLIT: Final[i64] = 9
TRANSPORT: Final[i64] = 10
CART_LOAD: Final[i64] = 11
RAFT_LOAD: Final[i64] = 12
SAW_LOG: Final[i64] = 13
SAW_SPLIT: Final[i64] = 14
SELL: Final[i64] = 15
DRY: Final[i64] = 16
WINTER_BONUS: Final[i64] = 17
WINTER_CUT: Final[i64] = 18
WINTER_SLED: Final[i64] = 19
SLED_LOAD: Final[i64] = 20
WINTER_FEED: Final[i64] = 21
EMERGENCY_SELL: Final[i64] = 22
BUILD_SET: Final[i64] = 23
PLACE_HUTS: Final[i64] = 24
TAKE_ORDER: Final[i64] = 25
DELIVER: Final[i64] = 26
PLAN_CARD: Final[i64] = 27
PLAN_NUMBER: Final[i64] = 28
PLAN_CUT_AREA: Final[i64] = 29
PLAN_CUT_LOG: Final[i64] = 30
PLAN_TOOL: Final[i64] = 31
PLAN_DRY_MOVE: Final[i64] = 32
OPEN_AREA: Final[i64] = 33
NO_DECISION: Final[i64] = -1

DECISION_NAMES = [
    "choose_area",
    "path_move",
    "hire_carriers",
    "hire_cutters",
    "extra_sawyer",
    "market",
    "path_end",
    "cut_place",
    "cut",
    "raft_split",
    "transport",
    "cart_load",
    "raft_load",
    "saw",
    "saw_split",
    "sell",
    "dry",
    "winter_bonus",
    "winter_cut",
    "winter_sled",
    "sled_load",
    "winter_feed",
    "emergency_sell",
    "build_set",
    "place_huts",
    "take_order",
    "deliver",
    "plan_card",
    "plan_number",
    "plan_cut_area",
    "plan_cut_log",
    "plan_tool",
    "plan_dry_move",
    "open_area",
]

# Kinds of actions.
DO_AREA: Final[i64] = 0
DO_GO: Final[i64] = 1
DO_HIRE: Final[i64] = 2
DO_EXTRA: Final[i64] = 3
DO_BUY: Final[i64] = 4
DO_SELL_SET: Final[i64] = 5
DO_STAY: Final[i64] = 6
DO_MOVE: Final[i64] = 7
DO_CUT: Final[i64] = 8
DO_CUT_ALL: Final[i64] = 9
DO_TO_SAW_STORE: Final[i64] = 10
DO_CARRY: Final[i64] = 11
DO_CARRY_ALL: Final[i64] = 12
DO_CART: Final[i64] = 13
DO_RAFT: Final[i64] = 14
DO_PLANNED_RAFT: Final[i64] = 15
DO_LOAD: Final[i64] = 16
DO_LOAD_ALL: Final[i64] = 17
DO_FLOAT: Final[i64] = 18
DO_FLOAT_ALL: Final[i64] = 19
DO_SAW: Final[i64] = 20
DO_TO_FUEL: Final[i64] = 21
DO_SELL: Final[i64] = 22
DO_SELL_ALL: Final[i64] = 23
DO_DRY: Final[i64] = 24
DO_DRY_ALL: Final[i64] = 25
DO_BONUS: Final[i64] = 26
DO_WINTER_CUT: Final[i64] = 27
DO_SLED: Final[i64] = 28
DO_PAY: Final[i64] = 29
DO_SET: Final[i64] = 30
DO_HUTS: Final[i64] = 31
DO_ORDER: Final[i64] = 32
DO_PUT: Final[i64] = 33
DO_PLAN: Final[i64] = 34
DO_NUMBER: Final[i64] = 35
DO_PLAN_AREA: Final[i64] = 36
DO_PLAN_LOG: Final[i64] = 37
DO_TOOL: Final[i64] = 38
DO_PLAN_DRY: Final[i64] = 39
DO_STOP: Final[i64] = 40
DO_SKIP: Final[i64] = 41
DO_END: Final[i64] = 42
DO_DONE: Final[i64] = 43
DO_LOAN: Final[i64] = 44  # and above: free actions
DO_BUILD: Final[i64] = 45
DO_LARDER: Final[i64] = 46
DO_DRYING_HUT: Final[i64] = 47

YES: Final[i64] = 0  # operands of DO_EXTRA
NO: Final[i64] = 1
BUY_FOOD: Final[i64] = 0  # operands of DO_BUY
BUY_SAW: Final[i64] = 1

# Events. The numbers behind each are its fields.
ROUND_BEGAN: Final[i64] = 0  # round
STOCKED: Final[i64] = 1  # space, tile
OFFERED: Final[i64] = 2  # order
MARKED: Final[i64] = 3  # card
LOGS_MARKED: Final[i64] = 4  # area, log, amount
FOOD_MARKED: Final[i64] = 5  # area, amount
TOPPED_UP: Final[i64] = 6  # area
CHOSE: Final[i64] = 7  # area (own seat only)
REVEALED: Final[i64] = 8  # area
FOOD_TAKEN: Final[i64] = 9  # area, amount
WENT: Final[i64] = 10  # space
TOOK: Final[i64] = 11  # tile
HIRED_WORKERS: Final[i64] = 12  # trade, amount, thalers
BOUGHT: Final[i64] = 13  # good: food, saw, fodder
SOLD_SET: Final[i64] = 14  # craft, tiles, thalers
ARRIVED_AT: Final[i64] = 15  # letter
BORROWED: Final[i64] = 16  # loans so far
BUILT_HUTS: Final[i64] = 17  # larders, drying huts, lodgings
USED_LARDER: Final[i64] = 18  # area, amount
USED_DRYING_HUT: Final[i64] = 19  # wood, from place
MOVED_AREA: Final[i64] = 20  # area
CUT_LOG: Final[i64] = 21  # log, area
LANDED: Final[i64] = 22  # log, place, amount
CARRIED: Final[i64] = 23  # log, place
CART_SET_OUT: Final[i64] = 24  # fodder value
SLED_SET_OUT: Final[i64] = 25
LOADED: Final[i64] = 26  # log, place
FLOATED: Final[i64] = 27  # log
SAWED: Final[i64] = 28  # log
SPLIT: Final[i64] = 29  # piece, to fuel, to sale
SOLD: Final[i64] = 30  # wood, place, thalers
DRIED: Final[i64] = 31  # wood, from place
ORDER_TAKEN: Final[i64] = 32  # order
PUT: Final[i64] = 33  # wood, place, order
ORDER_FILLED: Final[i64] = 34  # order, reward
PLAN_PLACED: Final[i64] = 35  # card, number, thalers
PLAN_WORKS: Final[i64] = 36  # card, strength
FOOD_GAINED: Final[i64] = 37  # amount
LOG_GAINED: Final[i64] = 38  # log, amount
TOOL_TAKEN: Final[i64] = 39  # tile
WINTER_BEGAN: Final[i64] = 40  # condition, food, fuel
FED: Final[i64] = 41  # food, missing
HEATED: Final[i64] = 42  # pieces, missing
FOOD_LOST: Final[i64] = 43  # amount
PAID_DEBT: Final[i64] = 44  # thalers
IN_ARREARS: Final[i64] = 45  # thalers
ORDER_OF_PLAY: Final[i64] = 46  # place in the player order
REPAID: Final[i64] = 47  # thalers
ENDED: Final[i64] = 48
USED_WORKER: Final[i64] = 49  # who did it
