"""Scoring: fixed points, bonus buildings, start buildings not covered. Rules GS-12.1 – GS-12.38, GS-17.3 – GS-17.8.

Everything is counted in half points, so that the Glass Painters' Colony stays exact (GS-17.6).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.counting import count
from brettwerk.games.glasstrasse.effects import (
    DIVISOR,
    POINTS,
    SCORE_BLOCK,
    SCORE_DIV,
    SCORE_GROUP,
    SCORE_LESSER,
    SCORE_MIN,
    SCORE_PER,
    SCORE_SET,
    SOURCE,
    TILE,
)
from brettwerk.games.glasstrasse.land import count_land
from brettwerk.games.glasstrasse.layout import (
    BRICK_WHEEL,
    BUILDING,
    GLASS_WHEEL,
    GROVE,
    LAND,
    NO_TILE,
    PIT,
    POND,
    SPACES,
    START_BUILDINGS,
    UPGRADES,
    block,
)
from brettwerk.games.glasstrasse.tables import (
    NEIGHBOURS,
    SQUARES,
    START_TILES,
    WORTH,
    effect,
    effect_op,
)
from brettwerk.games.glasstrasse.wheels import on_wheel, stock


def largest_group(v: vec[i64], seat: i64, what: i64) -> i64:
    """Tiles in the largest connected group of one kind (GS-12.12, GS-12.38)."""
    p = block(seat) + LAND
    todo: i64 = 0
    i: i64 = 0
    while i < SPACES:
        if v[p + i] == what:
            todo |= 1 << i
        i += 1
    best: i64 = 0
    while todo != 0:
        group: i64 = todo & -todo
        todo &= todo - 1
        size: i64 = 0
        while group != 0:
            i = 0
            while (group >> i) & 1 == 0:
                i += 1
            group &= group - 1
            size += 1
            k: i64 = 0
            while k < 4:
                near = NEIGHBOURS[i * 4 + k]
                if near >= 0 and (todo >> near) & 1 == 1:
                    todo &= ~(1 << near)
                    group |= 1 << near
                k += 1
        best = max(best, size)
    return best


def has_square(v: vec[i64], seat: i64, what: i64) -> bool:
    """Whether some 2×2 square of spaces holds four of them (GS-12.9)."""
    p = block(seat) + LAND
    i: i64 = 0
    n = i64(len(SQUARES))
    while i < n:
        if (
            v[p + SQUARES[i]] == what
            and v[p + SQUARES[i + 1]] == what
            and v[p + SQUARES[i + 2]] == what
            and v[p + SQUARES[i + 3]] == what
        ):
            return True
        i += 4
    return False


def bonus(v: vec[i64], seat: i64, tile: i64, space: i64) -> i64:
    """Half points of a bonus or start building, without its fixed points (GS-12.1, GS-12.2)."""
    op = effect_op(tile)
    if op < SCORE_PER:
        return 0
    points = effect(tile, POINTS)
    source = effect(tile, SOURCE)
    if op == SCORE_PER:
        return points * count(v, seat, source, space, tile)
    if op == SCORE_DIV:
        return points * (stock(v, seat, source) // effect(tile, DIVISOR))
    if op == SCORE_GROUP:
        return points * largest_group(v, seat, effect(tile, TILE))
    if op == SCORE_BLOCK:
        return points if has_square(v, seat, effect(tile, TILE)) else 0
    if op == SCORE_LESSER:  # GS-12.22, GS-12.29
        return points * min(
            stock(v, seat, on_wheel(source, GLASS_WHEEL)), stock(v, seat, on_wheel(source, BRICK_WHEEL))
        )
    if op == SCORE_SET:  # GS-12.16
        sets = min(count_land(v, seat, PIT), count_land(v, seat, GROVE))
        return points * min(sets, count_land(v, seat, POND))
    if op == SCORE_MIN and count(v, seat, source, space, tile) >= effect(tile, DIVISOR):  # GS-12.20
        return points
    return 0


def breakdown(v: vec[i64], seat: i64) -> vec[i64]:
    """Every own tile on a space, then the three start buildings or what covers them (GS-8.20), with its half points."""
    p = block(seat)
    parts = vec[i64](capacity=32)
    i: i64 = 0
    while i < SPACES:
        tile = v[p + LAND + i] - BUILDING
        if tile >= 0:
            parts = append(append(parts, tile), WORTH[tile] + bonus(v, seat, tile, i))
        i += 1
    i = 0
    while i < START_BUILDINGS:
        tile = v[p + UPGRADES + i]
        if tile == NO_TILE:
            tile = START_TILES[i]
        parts = append(append(parts, tile), WORTH[tile] + bonus(v, seat, tile, -1))
        i += 1
    return parts


def points(v: vec[i64], seat: i64) -> i64:
    """The whole score in half points: fixed points and bonuses (GS-17.3, GS-17.4) of buildings, nothing else (GS-17.5).

    The most points win, equal ones share (GS-17.7, GS-17.8); 30 are outstanding for one player (GS-15.15).
    """
    p = block(seat)
    total: i64 = 0
    i: i64 = 0
    while i < SPACES:
        tile = v[p + LAND + i] - BUILDING
        if tile >= 0:
            total += WORTH[tile] + bonus(v, seat, tile, i)
        i += 1
    i = 0
    while i < START_BUILDINGS:
        tile = v[p + UPGRADES + i]
        if tile == NO_TILE:
            tile = START_TILES[i]
        total += WORTH[tile] + bonus(v, seat, tile, -1)
        i += 1
    return total
