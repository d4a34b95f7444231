"""The set-up of a game. Rules GS-1.1 – GS-1.17, GS-16.1 – GS-16.3; rulings GS-R5, GS-R29.

Each kind of chance has a stream of its own, so that people can share a challenge: the same stacks, the same draws.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.layout import (
    BUILT,
    CHARCOAL_GLASS,
    CLAY,
    CLEARED,
    CLOSED_REPEATS,
    CUP,
    DISPLAY,
    FOOD_BRICK,
    FOOD_GLASS,
    INTRODUCTORY,
    LAID,
    LAND,
    MARKET,
    NO_CARD,
    NO_TILE,
    OLD_CUP,
    PERIOD,
    PERIODS,
    REVEALED,
    ROW,
    SPACES,
    STACK,
    STACK_SIZE,
    STACKS,
    START_BUILDINGS,
    STRICT_PLACING,
    UPGRADES,
    WATER,
    WOOD,
    block,
    size,
)
from brettwerk.games.glasstrasse.tables import SHRINE, START_LAND
from brettwerk.games.glasstrasse.words import NO_DECISION
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION, PLAYERS, TURN, numbers, start_chance

STACK_STREAM: Final[i64] = 1  # and the two behind it
CUP_STREAM: Final[i64] = 4
DRAW_STREAM: Final[i64] = 5

MULTI_PERIODS: Final[i64] = 4  # GS-3.1
SOLO_PERIODS: Final[i64] = 7  # GS-15.1


def first_position(
    players: i64,
    seed: i64,
    periods: i64,
    row: i64,
    introductory: bool,
    top_tiles: vec[i64],
    challenge: i64,
    strict_placing: bool,
    closed_repeats: bool,
) -> vec[i64]:
    """The vector of a new game; periods, row and challenge are 0 for what the book says."""
    v = numbers(size(players))
    v[PLAYERS] = players
    v[TURN] = -1
    v[DECISION] = NO_DECISION
    v[CLEARED] = -1
    v[PERIOD] = 0
    v[PERIODS] = SOLO_PERIODS if players == 1 else (MULTI_PERIODS if periods == 0 else periods)
    v[ROW] = row if row > 0 else (5 if players == 4 and not introductory else 4)  # GS-1.10, GS-1.11, GS-16.3
    v[INTRODUCTORY] = 1 if introductory else 0
    v[STRICT_PLACING] = 1 if strict_placing else 0
    v[CLOSED_REPEATS] = 1 if closed_repeats else 0
    luck = seed if challenge == 0 else challenge
    shuffle_stacks(v, luck, introductory, top_tiles)
    lay_out(v)
    v[CUP] = Rng(seed, CUP_STREAM).below(players)  # GS-1.13
    v[OLD_CUP] = -1
    start_chance(v, luck, DRAW_STREAM)
    seat: i64 = 0
    while seat < players:
        set_up_player(v, seat)
        seat += 1
    return v


def shuffle_stacks(v: vec[i64], seed: i64, introductory: bool, top_tiles: vec[i64]) -> None:
    """Three stacks of 31 tiles, shuffled each by itself (GS-1.7, GS-1.8); the top tile is the last of its stack.

    In the introductory game the shrine tiles lie on top (GS-16.1, GS-16.2, GS-R29); tiles of a shared challenge that
    are named one by one lie above them all, the first one uppermost.
    """
    kind: i64 = 0
    while kind < 3:
        first = STACKS + kind * STACK
        i: i64 = 0
        while i < STACK:
            v[first + i] = kind * STACK + i
            i += 1
        Rng(seed, STACK_STREAM + kind).shuffle(v, first, STACK)
        if introductory:
            lift(v, first, shrine_order(v, first))
        i = i64(len(top_tiles)) - 1
        while i >= 0:
            if top_tiles[i] // STACK == kind:
                lift_one(v, first, top_tiles[i])
            i -= 1
        v[STACK_SIZE + kind] = STACK
        kind += 1


def shrine_order(v: vec[i64], first: i64) -> vec[i64]:
    """The shrine tiles of a stack in their shuffled order."""
    tiles: list[i64] = []
    i: i64 = 0
    while i < STACK:
        if SHRINE[v[first + i]] == 1:
            tiles.append(v[first + i])
        i += 1
    return vec[i64](tiles)


def lift(v: vec[i64], first: i64, tiles: vec[i64]) -> None:
    """Moves tiles to the top of their stack, the last one uppermost."""
    i: i64 = 0
    while i < i64(len(tiles)):
        lift_one(v, first, tiles[i])
        i += 1


def lift_one(v: vec[i64], first: i64, tile: i64) -> None:
    """Moves one tile to the top of its stack."""
    i: i64 = 0
    while v[first + i] != tile:
        i += 1
    while i < STACK - 1:
        v[first + i] = v[first + i + 1]
        i += 1
    v[first + STACK - 1] = tile


def lay_out(v: vec[i64]) -> None:
    """Turns up the first tiles of each stack onto its own row (GS-1.9, GS-1.10, GS-1.11)."""
    row: i64 = 0
    while row < 3:
        col: i64 = 0
        while col < 5:
            v[MARKET + row * 5 + col] = NO_TILE
            if col < v[ROW]:
                n = v[STACK_SIZE + row]
                v[MARKET + row * 5 + col] = v[STACKS + row * STACK + n - 1]
                v[STACKS + row * STACK + n - 1] = 0
                v[STACK_SIZE + row] = n - 1
            col += 1
        row += 1


def set_up_player(v: vec[i64], seat: i64) -> None:
    """Wheels (GS-1.2, GS-1.3, GS-1.17), landscape board (GS-1.4 – GS-1.6), nothing else (GS-1.15)."""
    p = block(seat)
    v[p + FOOD_GLASS] = 1
    v[p + CHARCOAL_GLASS] = 2
    v[p + WATER] = 3
    v[p + WOOD] = 4
    v[p + CLAY] = 1
    v[p + FOOD_BRICK] = 2
    i: i64 = 0
    while i < SPACES:
        v[p + LAND + i] = START_LAND[i]
        i += 1
    i = 0
    while i < START_BUILDINGS:
        v[p + UPGRADES + i] = NO_TILE
        v[p + BUILT + i] = 0
        v[p + DISPLAY + i] = 0
        i += 1
    v[p + LAID] = NO_CARD
    v[p + REVEALED] = NO_CARD
