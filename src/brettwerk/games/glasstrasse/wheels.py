"""The two production wheels: stocks of goods and the turning that nobody can refuse. Rules GS-2.1 – GS-2.19.

Goods are gained and paid here and nowhere else (GS-2.5).
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.layout import (
    BRICK,
    BRICK_WHEEL,
    CHARCOAL,
    CHARCOAL_BRICK,
    CHARCOAL_GLASS,
    CLAY,
    FOOD,
    FOOD_BRICK,
    FOOD_GLASS,
    GLASS,
    GLASS_WHEEL,
    MARKERS,
    MAX_BASIC,
    MAX_REFINED,
    SAND,
    WATER,
    WOOD,
    block,
)
from brettwerk.games.glasstrasse.words import GAINED, PAID, TURNED
from brettwerk.kernel.state import State, tell


def glass_wheel_due(v: vec[i64], p: i64) -> bool:
    """Whether the glass wheel turns: no basic good on 0 and glass not on 3 (GS-2.9)."""
    return (
        v[p + GLASS] < MAX_REFINED
        and v[p + SAND] > 0
        and v[p + FOOD_GLASS] > 0
        and v[p + CHARCOAL_GLASS] > 0
        and v[p + WATER] > 0
        and v[p + WOOD] > 0
    )


def brick_wheel_due(v: vec[i64], p: i64) -> bool:
    """Whether the brick wheel turns: no basic good on 0 and bricks not on 3 (GS-2.9)."""
    return v[p + BRICK] < MAX_REFINED and v[p + CHARCOAL_BRICK] > 0 and v[p + CLAY] > 0 and v[p + FOOD_BRICK] > 0


def turn_wheels(s: State, seat: i64) -> None:
    """Turns both wheels step by step as long as they are due, asking nobody (GS-2.12, GS-2.13, GS-2.14, GS-2.16).

    A turn makes 1 glass out of 5 basic goods or 1 brick out of 3, each wheel for itself (GS-2.10, GS-2.11, GS-2.18).
    """
    v = s.v
    p = block(seat)
    turns: i64 = 0
    while glass_wheel_due(v, p):
        v[p + SAND] -= 1
        v[p + FOOD_GLASS] -= 1
        v[p + CHARCOAL_GLASS] -= 1
        v[p + WATER] -= 1
        v[p + WOOD] -= 1
        v[p + GLASS] += 1
        turns += 1
    if turns > 0:
        tell(s, TURNED, seat, GLASS_WHEEL, turns)
        turns = 0
    while brick_wheel_due(v, p):
        v[p + CHARCOAL_BRICK] -= 1
        v[p + CLAY] -= 1
        v[p + FOOD_BRICK] -= 1
        v[p + BRICK] += 1
        turns += 1
    if turns > 0:
        tell(s, TURNED, seat, BRICK_WHEEL, turns)


def room(v: vec[i64], seat: i64, good: i64) -> i64:
    """How many units of a good can still be taken; food and charcoal: on the wheel with more room (GS-2.6, GS-2.7)."""
    p = block(seat)
    if good == GLASS or good == BRICK:
        return MAX_REFINED - v[p + good]
    if good == FOOD:
        return MAX_BASIC - min(v[p + FOOD_GLASS], v[p + FOOD_BRICK])
    if good == CHARCOAL:
        return MAX_BASIC - min(v[p + CHARCOAL_GLASS], v[p + CHARCOAL_BRICK])
    return MAX_BASIC - v[p + good]


def stock(v: vec[i64], seat: i64, good: i64) -> i64:
    """How many units of a good a player has; food and charcoal on both wheels together (GS-2.4)."""
    p = block(seat)
    if good == FOOD:
        return v[p + FOOD_GLASS] + v[p + FOOD_BRICK]
    if good == CHARCOAL:
        return v[p + CHARCOAL_GLASS] + v[p + CHARCOAL_BRICK]
    return v[p + good]


def on_wheel(good: i64, wheel: i64) -> i64:
    """The marker of food or charcoal on one wheel."""
    if good == FOOD:
        return FOOD_GLASS if wheel == GLASS_WHEEL else FOOD_BRICK
    return CHARCOAL_GLASS if wheel == GLASS_WHEEL else CHARCOAL_BRICK


def on_both_wheels(good: i64) -> bool:
    """Whether the wheel of that good is still open."""
    return good >= MARKERS


def gain(s: State, seat: i64, marker: i64, amount: i64) -> None:
    """Raises a marker; the amount must fit (GS-2.5)."""
    if amount > 0:
        s.v[block(seat) + marker] += amount
        tell(s, GAINED, seat, marker, amount)


def pay(s: State, seat: i64, marker: i64, amount: i64) -> None:
    """Lowers a marker; the amount must be there (GS-2.5, GS-2.8)."""
    if amount > 0:
        s.v[block(seat) + marker] -= amount
        tell(s, PAID, seat, marker, amount)
