"""Points. Rules HN-4.2, HN-4.3."""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.state import bits
from honey.layout import DELIVERED, MEADOWS, ORDERS, STORE, block
from honey.tables import WORTH

SOURCE_NAMES = ["source:orders", "source:jars"]
JARS_PER_POINT = 2


def order_points(v: vec[i64], seat: i64) -> i64:
    """The points on the delivered orders (HN-4.2)."""
    total: i64 = 0
    for order in range(ORDERS):
        if (v[block(seat) + DELIVERED] >> order) & 1 == 1:
            total += WORTH[order]
    return total


def jar_points(v: vec[i64], seat: i64) -> i64:
    """A point for every two jars left, whatever honey is in them (HN-4.2)."""
    jars: i64 = 0
    for meadow in range(MEADOWS):
        jars += v[block(seat) + STORE + meadow]
    return jars // JARS_PER_POINT


def points(v: vec[i64], seat: i64) -> i64:
    """The score if the game ended now."""
    return order_points(v, seat) + jar_points(v, seat)


def breakdown(v: vec[i64], seat: i64) -> vec[i64]:
    """Every source with its points."""
    return vec[i64]([0, order_points(v, seat), 1, jar_points(v, seat)])


def standing(v: vec[i64], seat: i64) -> i64:
    """Most points win; among equals more delivered orders (HN-4.3)."""
    return points(v, seat) * 100 + bits(v[block(seat) + DELIVERED])
