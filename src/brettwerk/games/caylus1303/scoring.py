"""Prestige points as they stand, with the gold that still counts. Rules CA-12.2 – CA-12.6; ruling CA-R34."""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import GOLD_END_PP
from brettwerk.games.caylus1303.layout import GOLD, GOLD_SOURCE, PRESTIGE, SOURCES, STORE, block


def prestige(v: vec[i64], seat: i64) -> i64:
    """The PP a player has so far (CA-12.2)."""
    p = block(seat) + PRESTIGE
    total: i64 = 0
    i: i64 = 0
    while i < SOURCES:
        total += v[p + i]
        i += 1
    return total


def gold_points(v: vec[i64], seat: i64) -> i64:
    """2 PP for each gold at the end, nothing for anything else (CA-12.3, CA-12.4, CA-R34)."""
    return v[block(seat) + STORE + GOLD] * GOLD_END_PP


def points(v: vec[i64], seat: i64) -> i64:
    """The score if the game ended now; the most wins, and equals share the win (CA-12.5, CA-12.6)."""
    return prestige(v, seat) + gold_points(v, seat)


def breakdown(v: vec[i64], seat: i64) -> vec[i64]:
    """Every source with its points."""
    p = block(seat) + PRESTIGE
    parts = vec[i64](capacity=20)
    i: i64 = 0
    while i < SOURCES:
        parts = append(append(parts, i), v[p + i])
        i += 1
    return append(append(parts, GOLD_SOURCE), gold_points(v, seat))
