"""What each player has in each block, packed into one number per block and player. Rules HO-5.12, HO-5.14.

Every kind has a count and, behind it, how many of these are at tall houses (for the ties of HO-13.10 and others).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import COUNTS, part
from brettwerk.kernel.state import PLAYERS, bit

# Fields of a packed number; FIELD + 1 counts those at tall houses.
HOUSE_COUNT: Final[i64] = 0
TALL_COUNT: Final[i64] = 1
OVEN_COUNT: Final[i64] = 2
SHRINE_COUNT: Final[i64] = 4
VILLAGER_COUNT: Final[i64] = 6
CATTLE_COUNT: Final[i64] = 8
PEN_COUNT: Final[i64] = 10
FIELDS: Final[i64] = 12

# Five bits hold the 25 houses or 20 pieces of a kind, six the 40 pens: 62 bits in all.
SHIFT: Final[vec[i64]] = vec[i64]([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 56])
MASK: Final[vec[i64]] = vec[i64]([31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 63, 63])

# The field of each element: house, oven, pen, shrine, cattle, villager.
FIELD_OF: Final[vec[i64]] = vec[i64]([HOUSE_COUNT, OVEN_COUNT, PEN_COUNT, SHRINE_COUNT, CATTLE_COUNT, VILLAGER_COUNT])


def field(packed: i64, which: i64) -> i64:
    """One count out of a packed number."""
    return (packed >> SHIFT[which]) & MASK[which]


def count(v: vec[i64], seat: i64, block: i64, which: i64) -> i64:
    """What a player has in a block."""
    return (v[part(seat) + COUNTS + block] >> SHIFT[which]) & MASK[which]


def total(v: vec[i64], block: i64, which: i64) -> i64:
    """What all players together have in a block; of houses this is its size, without pens and ruins (HO-5.13)."""
    n: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        n += count(v, seat, block, which)
        seat += 1
    return n


def add(v: vec[i64], seat: i64, block: i64, which: i64, amount: i64) -> None:
    """Changes a count."""
    v[part(seat) + COUNTS + block] += amount * bit(SHIFT[which])


def add_with_height(v: vec[i64], seat: i64, block: i64, which: i64, amount: i64, tall: bool) -> None:
    """Changes a count and, at a tall house, the one behind it."""
    add(v, seat, block, which, amount)
    if tall:
        add(v, seat, block, which + 1, amount)


def is_resident(v: vec[i64], seat: i64, block: i64) -> bool:
    """Whether the player has a standing house in the block (HO-5.11, HO-R36)."""
    return v[part(seat) + COUNTS + block] & 31 != 0


def residents(v: vec[i64], block: i64) -> i64:
    """How many players live in a block."""
    n: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        if is_resident(v, seat, block):
            n += 1
        seat += 1
    return n


def in_all_blocks(v: vec[i64], seat: i64, which: i64, blocks: i64) -> i64:
    """What a player has in the whole village."""
    n: i64 = 0
    block: i64 = 0
    while block < blocks:
        n += count(v, seat, block, which)
        block += 1
    return n
