"""How much is still to be built: tiles and houses of this round, and the rounds after it. For bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import BUILD, BUILT, CURSOR, DEAL, LIMIT, PHASE, START, STEP, WINDOW_1, part
from brettwerk.games.hoyuk.layout import END as END_TRIGGERED
from brettwerk.games.hoyuk.words import BUILD_TILE, HOUSE_DUE
from brettwerk.kernel.state import DEPTH, FRAMES, PLAYERS, SEAT, A, top

PACE: Final[i64] = 44  # tenths of houses a player builds in a round


def tiles_to_come(v: vec[i64], seat: i64) -> i64:
    """Tiles of this round that a player has not begun to build."""
    phase = v[PHASE]
    if phase <= WINDOW_1:
        return 2
    if phase == DEAL:
        return 3 - v[STEP]
    if phase != BUILD:
        return 0
    place = (seat - v[START] + v[PLAYERS]) % v[PLAYERS]
    return 2 - v[STEP] + (1 if place >= v[CURSOR] else 0)


def tiles_of_rivals(v: vec[i64], seat: i64) -> i64:
    """The most tiles that a rival has still to build in this round."""
    most: i64 = 0
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat:
            most = max(most, tiles_to_come(v, other))
        other += 1
    return most


def houses_due(v: vec[i64], seat: i64) -> i64:
    """Houses of this round's tiles that a player has still to build."""
    n = 2 * tiles_to_come(v, seat)
    if v[DEPTH] > 0 and v[FRAMES] == BUILD_TILE and v[FRAMES + SEAT] == seat:
        n += v[FRAMES + A]
        if v[top(v)] == HOUSE_DUE:
            n += 1
    return n


def rounds_left(v: vec[i64]) -> i64:
    """Tenths of the rounds after this one, by the player who has built most."""
    if v[END_TRIGGERED] != 0:
        return 0
    most: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        n = v[part(seat) + BUILT] + houses_due(v, seat)
        if n > most:
            most = n
        seat += 1
    rest = v[LIMIT] - most
    if rest <= 0:
        return 0
    return max(10, rest * 100 // PACE + 1)
