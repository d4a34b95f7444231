"""Final scoring and the winner. Rules HO-16.1 – HO-16.12, HO-18.16 – HO-18.20, HO-R46 – HO-R48, HO-R59, HO-R60.

HO-16.2 hands, HO-16.3 – HO-16.8 largest families (HO-16.3, HO-16.4, HO-16.5, HO-16.6, HO-16.7, HO-16.8), HO-18.16 –
HO-18.20 cattle and villagers (HO-18.16, HO-18.17, HO-18.18, HO-18.19, HO-18.20, HO-R47), HO-16.9 – HO-16.12 the
winner. The order of the parts has no effect (HO-R48), and the track has no end (HO-R60). In the middle of a game this
is the score as of now.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.cards import hand_size
from brettwerk.games.hoyuk.counts import (
    CATTLE_COUNT,
    HOUSE_COUNT,
    TALL_COUNT,
    VILLAGER_COUNT,
    count,
    in_all_blocks,
    is_resident,
    total,
)
from brettwerk.games.hoyuk.evaluating import majority
from brettwerk.games.hoyuk.families import TALL_UNIT, first_cell, own_houses, take_family
from brettwerk.games.hoyuk.grid import block_at
from brettwerk.games.hoyuk.layout import (
    BLOCKS,
    E_CATTLE,
    E_VILLAGER,
    EXPERT,
    FAMILIES,
    FAMILY_POINTS_ONLY,
    MODE,
    NOBODY,
    OWN_PIECES_ONLY,
    SCORE,
    part,
)
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.words import BLOCK_SCORED, HAND_SCORED, PIECES_SCORED
from brettwerk.kernel.state import PLAYERS, State, numbers, tell

GROUPS: Final[i64] = 0
CARDS_LEFT: Final[i64] = 1
FAMILY_HOUSES: Final[i64] = 2
CATTLE_POINTS: Final[i64] = 3
VILLAGER_POINTS: Final[i64] = 4
SOURCE_NAMES = ["source:groups", "source:cards", "source:families", "source:cattle", "source:villagers"]


def largest_families(v: vec[i64]) -> vec[i64]:
    """Per block who has the largest family, and its number of houses: 8 * houses + seat (HO-16.3 – HO-16.8).

    Most houses first (HO-16.4), then most tall houses of that family (HO-16.5); equal families of different players
    cancel out (HO-16.6), equal ones of one player do not (HO-16.7, HO-R46). One resident is enough (HO-16.8).
    """
    best = numbers(v[BLOCKS])
    owner = numbers(v[BLOCKS])
    seat: i64 = 0
    while seat < v[PLAYERS]:
        if has_one_family_per_block(v, seat):
            block: i64 = 0
            while block < v[BLOCKS]:
                houses = count(v, seat, block, HOUSE_COUNT)
                if houses > 0:
                    enter(best, owner, block, seat, houses * TALL_UNIT + count(v, seat, block, TALL_COUNT))
                block += 1
        else:
            board = own_houses(v, seat)
            cell = first_cell(board)
            while cell >= 0:
                block = block_at(v, cell)
                family = take_family(v, board, cell)
                enter(best, owner, block, seat, family % TALL_UNIT * TALL_UNIT + family // TALL_UNIT)
                cell = first_cell(board)
        seat += 1
    block = 0
    while block < v[BLOCKS]:
        owner[block] += 8 * (best[block] // TALL_UNIT)
        block += 1
    return owner


def has_one_family_per_block(v: vec[i64], seat: i64) -> bool:
    """Whether a player's families are told by the counts alone, without looking at the board."""
    n: i64 = 0
    block: i64 = 0
    while block < v[BLOCKS]:
        if is_resident(v, seat, block):
            n += 1
        block += 1
    return n == v[part(seat) + FAMILIES]


def enter(best: vec[i64], owner: vec[i64], block: i64, seat: i64, rank: i64) -> None:
    """One family more that may be the largest of its block."""
    if rank > best[block]:
        best[block] = rank
        owner[block] = seat
    elif rank == best[block] and owner[block] != seat:
        owner[block] = NOBODY


def family_points(v: vec[i64], seat: i64, block: i64, largest: i64) -> i64:
    """One point for each own house of the block (HO-16.3), or with the switch of HO-R46 of that family only."""
    if largest < 8 or largest % 8 != seat:
        return 0
    return largest // 8 if switch(v, FAMILY_POINTS_ONLY) else count(v, seat, block, HOUSE_COUNT)


def piece_points(v: vec[i64], seat: i64, block: i64, which: i64) -> i64:
    """One point for each cattle (villager) of the block to who has most, also alone (HO-18.16 – HO-18.20, HO-R47)."""
    if v[MODE] != EXPERT or majority(v, block, which, which + 1) != seat:
        return 0
    return count(v, seat, block, which) if switch(v, OWN_PIECES_ONLY) else total(v, block, which)


def breakdown(v: vec[i64], seat: i64) -> vec[i64]:
    """The score by source; reward cards in hand count 1 each, without groups (HO-16.2)."""
    families: i64 = 0
    cattle: i64 = 0
    villagers: i64 = 0
    largest = largest_families(v)
    block: i64 = 0
    while block < v[BLOCKS]:
        families += family_points(v, seat, block, largest[block])
        cattle += piece_points(v, seat, block, CATTLE_COUNT)
        villagers += piece_points(v, seat, block, VILLAGER_COUNT)
        block += 1
    parts = vec[i64](capacity=10)
    parts = append(append(parts, GROUPS), v[part(seat) + SCORE])
    parts = append(append(parts, CARDS_LEFT), hand_size(v, seat))
    parts = append(append(parts, FAMILY_HOUSES), families)
    if v[MODE] == EXPERT:
        parts = append(append(parts, CATTLE_POINTS), cattle)
        parts = append(append(parts, VILLAGER_POINTS), villagers)
    return parts


def points(v: vec[i64], seat: i64) -> i64:
    """The whole score (HO-16.9)."""
    parts = breakdown(v, seat)
    sum_: i64 = 0
    i: i64 = 1
    n = i64(len(parts))
    while i < n:
        sum_ += parts[i]
        i += 2
    return sum_


def standing(v: vec[i64], seat: i64) -> i64:
    """Points (HO-16.9), standing houses (HO-16.10, HO-R59), tall houses (HO-16.11); equals share the win (HO-16.12)."""
    houses = in_all_blocks(v, seat, HOUSE_COUNT, v[BLOCKS])
    tall = in_all_blocks(v, seat, TALL_COUNT, v[BLOCKS])
    return points(v, seat) * 4096 + houses * 64 + tall


def tell_final_scoring(s: State) -> None:
    """Says block by block who scores what."""
    if s.events is None:
        return
    v = s.v
    largest = largest_families(v)
    seat: i64 = 0
    while seat < v[PLAYERS]:
        if hand_size(v, seat) > 0:
            tell(s, HAND_SCORED, seat, hand_size(v, seat))
        block: i64 = 0
        while block < v[BLOCKS]:
            n = family_points(v, seat, block, largest[block])
            if n > 0:
                tell(s, BLOCK_SCORED, seat, block, n)
            n = piece_points(v, seat, block, CATTLE_COUNT)
            if n > 0:
                tell(s, PIECES_SCORED, seat, E_CATTLE, block, n)
            n = piece_points(v, seat, block, VILLAGER_COUNT)
            if n > 0:
                tell(s, PIECES_SCORED, seat, E_VILLAGER, block, n)
            block += 1
        seat += 1
