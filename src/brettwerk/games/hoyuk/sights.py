"""The features by which a bot sees a position: their numbers and names, and how one is noted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.tables import ELEMENT_NAMES
from brettwerk.kernel.tables import flat

LATER_AT: Final[i64] = 0  # majorities by how safe they are, times the rounds to come
PRIZE_AT: Final[i64] = 6  # points of the cards to be won now: rivals still build, a disaster is to come, all is settled
EXTRA_AT: Final[i64] = 9  # further cards of the same piles
SHAKY_AT: Final[i64] = 10  # cards to be won that a rival can still take away with one piece
CLOSE_AT: Final[i64] = 11  # cards that one more piece would win or spoil, while there are tiles to come
LONE_PIECE_AT: Final[i64] = 12  # kinds of pieces in blocks without rivals
SHARED_AT: Final[i64] = 13  # blocks with rivals
LONE_AT: Final[i64] = 14  # blocks without
FAMILY_AT: Final[i64] = 15  # at least one, two … six families
LEAD_AT: Final[i64] = 21  # houses by their lead over the strongest rival of the block, -3 … 4
GROUPS_AT: Final[i64] = 29  # what groups of the hand bring beyond one point a card, as far as cards may be played
HELD_AT: Final[i64] = 30  # symbols of which one, two, three, four cards are held
JOKERS_AT: Final[i64] = 34
RISK_AT: Final[i64] = 35  # hundredths of houses that the next disaster is expected to take
LOST_FAMILY_AT: Final[i64] = 36  # likewise of single houses, with which a family goes
DUE_AT: Final[i64] = 37  # elements still to be placed: house … shaman
CHOICE_AT: Final[i64] = 44  # the choice of a tile or a joker
CHOSEN_AT: Final[i64] = 45  # points of a house whose block is chosen
STOREY_AT: Final[i64] = 46  # a storey whose house is not chosen yet
FOUNDING_AT: Final[i64] = 47  # a new block whose cell is not chosen yet
ROOM_AT: Final[i64] = 48  # empty cells beside own houses, up to twelve
TALL_AT: Final[i64] = 49  # shared blocks with a tall house
LOSSES_AT: Final[i64] = 50  # pieces still to be lost
POWER_AT: Final[i64] = 51  # a tribe power on offer
TILES_AT: Final[i64] = 52  # tiles of this round not yet begun
FEATURES: Final[i64] = 53

FAR: Final[i64] = 30  # tenths of rounds beyond which nothing is planned
BLANK: Final[vec[i64]] = flat([[n // 2 if n % 2 == 0 else 0 for n in range(2 * int(FEATURES))]])
"""All features with value 0."""


def note(seen: vec[i64], feature: i64, value: i64) -> None:
    """Adds to a feature."""
    seen[2 * feature + 1] += value


def feature_names() -> list[str]:
    """What each weight belongs to."""
    names = ["ahead by two", "ahead by one", "ahead by height", "level", "behind by one", "behind"]
    names += ["prizes while rivals build", "prizes before the disaster", "prizes", "further prizes"]
    names += ["shaky prizes", "close prizes", "kinds of pieces alone", "shared blocks", "blocks alone"]
    names += [f"families {n}" for n in range(1, 7)]
    names += [f"houses with lead {n}" for n in range(-3, 5)]
    names += ["groups in hand"] + [f"symbols held {n} times" for n in range(1, 5)] + ["jokers"]
    names += ["houses at risk", "families at risk"]
    names += [f"due {element}" for element in ELEMENT_NAMES]
    names += ["due choice", "chosen block", "chosen storey", "chosen founding", "room", "tall in shared block"]
    return names + ["losses due", "power due", "tiles to come"]
