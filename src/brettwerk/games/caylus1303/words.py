"""The game's vocabulary: kinds of frames, decisions, actions and events, each a number with a name in the notation."""

from typing import Final

from mypy_extensions import i64

# Frames: what is pending.
EFFECT_DUE: Final[i64] = 1  # a building's effect: A row, B tile, C 1 + kind paid first, D worker's place (-1: favour)
BUILD_DUE: Final[i64] = 2  # a tile that still has to be paid with an `any`: A tile, B place of a residence or -1
FAVOUR_DUE: Final[i64] = 3  # A 0: to be used, 1: a slot was used, a character may follow
DELIVERY_DUE: Final[i64] = 4  # A 1 + first kind and B 1 + second kind of a bundle begun with the Chamberlain

# Decisions.
ASK_DRAFT: Final[i64] = 0
ASK_EARLY_RISER: Final[i64] = 1
ASK_PLAN: Final[i64] = 2
ASK_USE: Final[i64] = 3
ASK_PAY_KIND: Final[i64] = 4
ASK_GAIN_KIND: Final[i64] = 5
ASK_TIER: Final[i64] = 6
ASK_ALCHEMIST_1: Final[i64] = 7
ASK_ALCHEMIST_2: Final[i64] = 8
ASK_CLAIM: Final[i64] = 9
ASK_BUILD_WOOD: Final[i64] = 10
ASK_BUILD_STONE: Final[i64] = 11
ASK_BUILD_ANY: Final[i64] = 12
ASK_TOLL: Final[i64] = 13
ASK_BRIDGE: Final[i64] = 14
ASK_BAILIFF: Final[i64] = 15
ASK_FAVOUR: Final[i64] = 16
ASK_FAVOUR_CHARACTER: Final[i64] = 17
ASK_DELIVER: Final[i64] = 18
ASK_DELIVER_2: Final[i64] = 19
ASK_DELIVER_3: Final[i64] = 20
ASK_MONUMENT: Final[i64] = 21
NO_DECISION: Final[i64] = -1

DECISION_NAMES = [
    "draft",
    "early_riser",
    "plan",
    "use",
    "pay_kind",
    "gain_kind",
    "tier",
    "alchemist_1",
    "alchemist_2",
    "claim",
    "build_wood",
    "build_stone",
    "build_any",
    "toll",
    "bridge",
    "bailiff",
    "favour",
    "favour_character",
    "deliver",
    "deliver_2",
    "deliver_3",
    "monument",
]

# Kinds of actions.
DO_DRAFT: Final[i64] = 0
DO_NO: Final[i64] = 1
DO_PLACE: Final[i64] = 2
DO_SITE: Final[i64] = 3
DO_PASS: Final[i64] = 4
DO_USE: Final[i64] = 5
DO_SKIP: Final[i64] = 6
DO_PAY: Final[i64] = 7
DO_TAKE: Final[i64] = 8
DO_LOW: Final[i64] = 9
DO_HIGH: Final[i64] = 10
DO_STOP: Final[i64] = 11
DO_CLAIM: Final[i64] = 12
DO_BUILD: Final[i64] = 13
DO_MOVE: Final[i64] = 14
DO_STEAL: Final[i64] = 15
DO_SLOT: Final[i64] = 16
DO_NONE: Final[i64] = 17
DO_PICK: Final[i64] = 18
DO_BUNDLE: Final[i64] = 19
DO_DELIVER: Final[i64] = 20

# Events.
ROUND_BEGAN: Final[i64] = 0  # number
PHASE_BEGAN: Final[i64] = 1  # phase
DRAFTED: Final[i64] = 2  # character
PLACED: Final[i64] = 3  # place, tile
ON_SITE: Final[i64] = 4  # position
PASSED_TURN: Final[i64] = 5  # position
MARKER_TAKEN: Final[i64] = 6
SENT: Final[i64] = 7  # workers from the supply to the camp
HIRED: Final[i64] = 8  # workers from the camp to the supply
RETURNED: Final[i64] = 9  # place
SITE_LEFT: Final[i64] = 10
ACTIVATED: Final[i64] = 11  # place, tile
UNUSED: Final[i64] = 12  # tile whose effect was not used
GAINED: Final[i64] = 13  # resource, amount
PAID: Final[i64] = 14  # resource, amount
SCORED_PP: Final[i64] = 15  # amount, source
PROVOST_MOVED: Final[i64] = 16  # steps, gap
PROVOST_RESET: Final[i64] = 17  # gap
CLAIMED: Final[i64] = 18  # place, tile
BUILT: Final[i64] = 19  # tile, place
FAVOUR_GIVEN: Final[i64] = 20
STOLEN: Final[i64] = 21  # character, from seat
SLOT_USED: Final[i64] = 22  # slot, tile
CHARACTER_TAKEN: Final[i64] = 23  # character
DELIVERED: Final[i64] = 24  # three resources
FLIPPED: Final[i64] = 25  # place
GAME_ENDED: Final[i64] = 26
