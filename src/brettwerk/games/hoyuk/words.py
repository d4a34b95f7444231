"""The game's vocabulary: kinds of frames, decisions, actions and events, each a number with a name in the notation."""

from typing import Final

from mypy_extensions import i64

# Frames: what is pending.
BUILD_TILE: Final[i64] = 1  # a tile: A fixed houses left, B mask of the third element, 0 when used
HOUSE_DUE: Final[i64] = 2  # A site + 1, 0 as long as none is chosen; B 1 if the shaman goes on it (Ruples)
PEN_DUE: Final[i64] = 3  # A cell + 1, 0 as long as none is chosen
PIECE_DUE: Final[i64] = 4  # A element
JOKER_DUE: Final[i64] = 5  # a joker builds
GROUP: Final[i64] = 6  # A symbol, B size (0: not chosen)
POWER: Final[i64] = 7  # the tribe power is offered
DERS_DUE: Final[i64] = 8
OLEYLI_DUE: Final[i64] = 9  # A elements taken so far
LOSE: Final[i64] = 10  # A block, B pieces still to lose, C effect
RETURN: Final[i64] = 11  # A pile: the cards go back one by one

# Decisions.
CHOOSE_COLOUR: Final[i64] = 0
CARD_MAIN: Final[i64] = 1
JOKER_ELEMENT: Final[i64] = 2
GROUP_SIZE: Final[i64] = 3
GROUP_JOKERS: Final[i64] = 4
BUILD_PICK: Final[i64] = 5
HOUSE_SITE: Final[i64] = 6
HOUSE_CELL: Final[i64] = 7
PEN_CELL: Final[i64] = 8
PEN_OWNER: Final[i64] = 9
PIECE_CELL: Final[i64] = 10
LOSE_HOUSE: Final[i64] = 11
LOSE_PIECE: Final[i64] = 12
NAME_BLOCK: Final[i64] = 13
RETURN_PILE: Final[i64] = 14
RETURN_CARD: Final[i64] = 15
NEXT_START_PLAYER: Final[i64] = 16
TRIBE_USE: Final[i64] = 17
DERS_TARGET: Final[i64] = 18
OLEYLI_TAKE: Final[i64] = 19
NO_DECISION: Final[i64] = -1

DECISION_NAMES = [
    "choose_colour",
    "card_main",
    "joker_element",
    "group_size",
    "group_jokers",
    "build_pick",
    "house_site",
    "house_cell",
    "pen_cell",
    "pen_owner",
    "piece_cell",
    "lose_house",
    "lose_piece",
    "name_block",
    "return_pile",
    "return_card",
    "next_start",
    "tribe_use",
    "ders_target",
    "oleyli_take",
]

# Kinds of actions.
DO_COLOUR: Final[i64] = 0
DO_SCORE: Final[i64] = 1
DO_BUILD: Final[i64] = 2
DO_PASS: Final[i64] = 3
DO_ELEMENT: Final[i64] = 4
DO_SKIP: Final[i64] = 5
DO_SIZE: Final[i64] = 6
DO_JOKERS: Final[i64] = 7
DO_SITE: Final[i64] = 8
DO_CELL: Final[i64] = 9
DO_OWNER: Final[i64] = 10
DO_LOSE: Final[i64] = 11
DO_NAME: Final[i64] = 12
DO_RETURN: Final[i64] = 13
DO_CARD: Final[i64] = 14
DO_START: Final[i64] = 15
DO_USE: Final[i64] = 16
DO_DECLINE: Final[i64] = 17
DO_TARGET: Final[i64] = 18
DO_TAKE: Final[i64] = 19
DO_STOP: Final[i64] = 20

# Sites of a house, operands of DO_SITE: new, then the blocks, then storey.
NEW_SITE: Final[i64] = 0
FIRST_BLOCK_SITE: Final[i64] = 1
STOREY_SITE: Final[i64] = 86
NO_SITE: Final[i64] = -1

# Events.
ROUND_BEGAN: Final[i64] = 0  # number
WINDOW_OPENED: Final[i64] = 1  # phase
DEALT: Final[i64] = 2  # tile
RESHUFFLED: Final[i64] = 3  # tiles
FOUNDED: Final[i64] = 4  # cell, block
BUILT_HOUSE: Final[i64] = 5  # cell, block
CLEARED_RUIN: Final[i64] = 6  # cell, height
BUILT_STOREY: Final[i64] = 7  # cell, block
BUILT_PEN: Final[i64] = 8  # cell, direction
PLACED: Final[i64] = 9  # element, cell
REMOVED: Final[i64] = 10  # element, cell
DESTROYED: Final[i64] = 11  # cell
ELEMENT_LOST: Final[i64] = 12  # element
SKIPPED: Final[i64] = 13  # element
CARD_BUILT: Final[i64] = 14  # symbol
SCORED_GROUP: Final[i64] = 15  # symbol, cards, points
PASSED: Final[i64] = 16
REVEALED: Final[i64] = 17  # disaster
BLOCK_HIT: Final[i64] = 18  # block
BLOCK_PROTECTED: Final[i64] = 19  # block
NOBODY_HIT: Final[i64] = 20
SHAMAN_HOME: Final[i64] = 21
NAMED_BLOCK: Final[i64] = 22  # block
WON_CARD: Final[i64] = 23  # pile, symbol, block
NEW_TOP: Final[i64] = 24  # pile, symbol
PILE_CLOSED: Final[i64] = 25  # pile
RETURNED: Final[i64] = 26  # pile, cards
CARDS_GONE: Final[i64] = 27  # cards
START_PASSED: Final[i64] = 28
POWER_USED: Final[i64] = 29  # tribe
TAKEN: Final[i64] = 30  # element, cell
END_TRIGGERED: Final[i64] = 31
NO_ROOM: Final[i64] = 32
BLOCK_SCORED: Final[i64] = 33  # block, points
PIECES_SCORED: Final[i64] = 34  # element, block, points
HAND_SCORED: Final[i64] = 35  # points
GAME_ENDED: Final[i64] = 36
COLOUR_TAKEN: Final[i64] = 37  # tribe
