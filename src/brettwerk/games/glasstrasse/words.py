"""The game's vocabulary: kinds of frames, decisions, actions and events, each a number with a name in the notation."""

from typing import Final

from mypy_extensions import i64

# Frames: what is pending.
RESOLVE: Final[i64] = 1  # a card: A card, B allowed actions, C entry paid, D used actions, E actions done
TEST: Final[i64] = 2  # turn the wheels that are due
PAY: Final[i64] = 3  # A food due, B charcoal due, C only the brick wheel from now on
FOREST_DUE: Final[i64] = 4  # remove a forest
LAND_DUE: Final[i64] = 5  # give up a landscape tile: A kind (0 any), B 1 for a plain clear
DISPLAY_DUE: Final[i64] = 6  # give up unbuilt tiles: A how many, B the last one given
CHOOSE_GOOD: Final[i64] = 7  # A mask, B amount, C 1 if only goods with room
GAIN_GOODS: Final[i64] = 8  # A good, B amount, C good, D amount, E stage, F and G taken
PLACE_LAND: Final[i64] = 9  # A kind (ANY_LAND: ask), B 1 if it may lapse
BUILD_TILE: Final[i64] = 10
SITE: Final[i64] = 11  # A tile
IMMEDIATE_EFFECT: Final[i64] = 12  # A effect, B space
OUTPUT: Final[i64] = 13  # A effect
REPEATING: Final[i64] = 14  # A effect, B exchanges so far
TAVERN: Final[i64] = 15  # A space
COUNTRY: Final[i64] = 16  # A space, B kind, C placed, D last space
SUPPLY: Final[i64] = 17  # Supplier: choose the good
GIFTS: Final[i64] = 18  # A good, B seats asked so far; SEAT is the giver

# Decisions.
PICK_CARD: Final[i64] = 0
LAY_CARD: Final[i64] = 1
PLAY_CARD: Final[i64] = 2
EXTRA_CARD: Final[i64] = 3
SOLO_LAST_CARD: Final[i64] = 4
ENTRY_COST: Final[i64] = 5
ACTION: Final[i64] = 6
FOREST_TO_REMOVE: Final[i64] = 7
PAY_WHEEL: Final[i64] = 8
LAND_KIND: Final[i64] = 9
SPACE: Final[i64] = 10
GOOD: Final[i64] = 11
GAIN_WHEEL: Final[i64] = 12
TAKE: Final[i64] = 13
AMOUNT: Final[i64] = 14
TILE_TO_BUILD: Final[i64] = 15
OWN_TILE: Final[i64] = 16
DISCARD_TILE: Final[i64] = 17
REPEAT_EXCHANGE: Final[i64] = 18
TAVERN_TARGET: Final[i64] = 19
GIFT: Final[i64] = 20
LAST_WINDOW: Final[i64] = 21
NO_DECISION: Final[i64] = -1

DECISION_NAMES = [
    "pick_card",
    "lay_card",
    "play_card",
    "extra_card",
    "solo_last_card",
    "entry",
    "action",
    "forest",
    "pay_wheel",
    "land_kind",
    "space",
    "good",
    "gain_wheel",
    "take",
    "amount",
    "build_tile",
    "own_tile",
    "discard_tile",
    "repeat",
    "tavern_target",
    "gift",
    "final",
]

# Kinds of actions.
DO_PICK: Final[i64] = 0
DO_LAY: Final[i64] = 1
DO_PLAY: Final[i64] = 2
DO_PASS: Final[i64] = 3
DO_PAY: Final[i64] = 4
DO_SKIP: Final[i64] = 5
DO_ACTION: Final[i64] = 6
DO_END: Final[i64] = 7
DO_FOREST: Final[i64] = 8
DO_FROM_WHEEL: Final[i64] = 9
DO_LAND: Final[i64] = 10
DO_SPACE: Final[i64] = 11
DO_GOOD: Final[i64] = 12
DO_TO_WHEEL: Final[i64] = 13
DO_TAKE: Final[i64] = 14
DO_AMOUNT: Final[i64] = 15
DO_BUILD: Final[i64] = 16
DO_GIVE: Final[i64] = 17
DO_DISCARD: Final[i64] = 18
DO_AGAIN: Final[i64] = 19
DO_STOP: Final[i64] = 20
DO_COPY: Final[i64] = 21
DO_GIFT: Final[i64] = 22
DO_USE: Final[i64] = 23
DO_CLEAR: Final[i64] = 24

ALL: Final[i64] = 0  # operands of DO_TAKE
FEWER: Final[i64] = 1
TAKE_GIFT: Final[i64] = 0  # operands of DO_GIFT
TAKE_GLASS: Final[i64] = 1
TAKE_BRICK: Final[i64] = 2
DECLINE: Final[i64] = 3
NO_LAND: Final[i64] = 3  # operand of DO_LAND: pit, grove, pond, none
NO_SPACE: Final[i64] = 20  # operand of DO_SPACE

# Events.
GAINED: Final[i64] = 0  # marker, amount
PAID: Final[i64] = 1  # marker, amount
LOST: Final[i64] = 2  # good, amount
TURNED: Final[i64] = 3  # wheel, times
PLACED: Final[i64] = 4  # space, landscape tile
REMOVED: Final[i64] = 5  # space, landscape tile
FELLED: Final[i64] = 6  # forest
BUILT_TILE: Final[i64] = 7  # tile, space (20 + start building for an upgrade)
DRAWN: Final[i64] = 8  # tile
DISCARDED: Final[i64] = 9  # tile
REFILLED: Final[i64] = 10  # row, place, tile
CHOSE: Final[i64] = 11  # mask of cards (own seat only)
LAID_CARD: Final[i64] = 12  # card (own seat only)
REVEALED_CARD: Final[i64] = 13  # card
PLAYED_ALONG: Final[i64] = 14  # card
PERIOD_BEGAN: Final[i64] = 15  # number
CUP_PASSED: Final[i64] = 16
USED: Final[i64] = 17  # processing building
ACTED: Final[i64] = 18  # card, action
DREW_CARD: Final[i64] = 19  # solo: card
WAIVED: Final[i64] = 20  # card
COPIED: Final[i64] = 21  # tile
DECLINED: Final[i64] = 22  # gift: good
GAME_ENDED: Final[i64] = 23
