"""The small language of effects: what a card action or a building does, as a row of numbers read from its code.

Codes stand in the data tables, for example `conv:wood:1>water:2`, `gain_per:pond>food:1`, `score_div:water/2`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.layout import (
    BRICK,
    CHARCOAL,
    CLAY,
    EMPTY,
    FOOD,
    FOREST,
    GLASS,
    GROVE,
    NO_GOOD,
    PIT,
    POND,
    SAND,
    WATER,
    WOOD,
)
from brettwerk.kernel.tables import Row

# What kind of effect it is.
NONE: Final[i64] = 0
CONVERT: Final[i64] = 1  # give the input, receive the output (GS-10)
GAIN: Final[i64] = 2
GAIN_PER: Final[i64] = 3  # the output once for each thing counted
GAIN_EACH_WHEEL: Final[i64] = 4  # GS-6.6
REPEAT: Final[i64] = 5  # a conversion as often as one likes (GS-11.3)
PLACE: Final[i64] = 6  # place a landscape tile, then gain
PLACE_AROUND: Final[i64] = 7  # a tile on every adjacent empty space (GS-11.4)
PLACE_SAME: Final[i64] = 8  # tiles of one kind on adjacent empty spaces (GS-11.19)
COPY: Final[i64] = 9  # GS-11.28
DRAW: Final[i64] = 10  # GS-9.1
BUILD: Final[i64] = 11  # GS-8.1
GIFT: Final[i64] = 12  # GS-9.12
SCORE_PER: Final[i64] = 20
SCORE_DIV: Final[i64] = 21
SCORE_GROUP: Final[i64] = 22
SCORE_BLOCK: Final[i64] = 23
SCORE_LESSER: Final[i64] = 24
SCORE_SET: Final[i64] = 25
SCORE_MIN: Final[i64] = 26

# The columns of an effect's row.
OP: Final[i64] = 0
GOOD_1: Final[i64] = 1  # output: a good (FOOD and CHARCOAL: wheel still open) and its amount
AMOUNT_1: Final[i64] = 2
GOOD_2: Final[i64] = 3
AMOUNT_2: Final[i64] = 4
CHOICE: Final[i64] = 5  # output: mask of the basic goods to choose from
CHOICE_AMOUNT: Final[i64] = 6
TILE: Final[i64] = 7  # output: landscape tile to place (ANY_LAND: of one's choice)
PAY_1: Final[i64] = 8  # input: a good and its amount
PAY_AMOUNT_1: Final[i64] = 9
PAY_2: Final[i64] = 10
PAY_AMOUNT_2: Final[i64] = 11
PAY_FOREST: Final[i64] = 12  # input: forests
PAY_LAND: Final[i64] = 13  # input: one landscape tile of that kind
PAY_DISPLAY: Final[i64] = 14  # input: unbuilt tiles of the display
SOURCE: Final[i64] = 15  # what is counted
POINTS: Final[i64] = 16  # half points
DIVISOR: Final[i64] = 17  # divisor, or the number that must be reached
OTHERS: Final[i64] = 18  # gift to each other player
WIDTH: Final[i64] = 19

ANY_LAND: Final[i64] = 9

# What can be counted, besides the goods 0 … 11.
OWN: Final[i64] = 20  # + landscape kind: own forests, pits, groves, ponds
BESIDE: Final[i64] = 30  # + landscape kind (BUILDING for any building): adjacent spaces
HAND_CARD: Final[i64] = 40
IMMEDIATE_BUILDING: Final[i64] = 41
GLASS_ELSEWHERE: Final[i64] = 42  # GS-12.13
BRICK_ELSEWHERE: Final[i64] = 43  # GS-12.21
HIGH_MARKER: Final[i64] = 44  # GS-12.24

# The basic goods (GS-2.1) in the order in which they are offered (GS-6.13).
BASIC: Final[vec[i64]] = vec[i64]([WOOD, SAND, WATER, CLAY, FOOD, CHARCOAL])
BASIC_NAMES = ["wood", "sand", "water", "clay", "food", "charcoal"]
ALL_BASIC: Final[i64] = 63

GOOD_NAMES: dict[str, int] = {
    "wood": int(WOOD),
    "sand": int(SAND),
    "water": int(WATER),
    "clay": int(CLAY),
    "food": int(FOOD),
    "charcoal": int(CHARCOAL),
    "glass": int(GLASS),
    "brick": int(BRICK),
}
LAND_NAMES: dict[str, int] = {
    "empty": int(EMPTY),
    "forest": int(FOREST),
    "pit": int(PIT),
    "grove": int(GROVE),
    "pond": int(POND),
    "building": 5,
}
SOURCE_NAMES: dict[str, int] = {
    "hand_card": int(HAND_CARD),
    "immediate_building": int(IMMEDIATE_BUILDING),
    "glass_in_other_buildings": int(GLASS_ELSEWHERE),
    "brick_in_other_buildings": int(BRICK_ELSEWHERE),
    "marker_at_4_or_more": int(HIGH_MARKER),
}


def read_effect(row: Row, column: str) -> list[int]:
    """The numbers of the effect whose code stands in that column."""
    code = row.text(column)
    e = [0] * int(WIDTH)
    for i in (GOOD_1, GOOD_2, PAY_1, PAY_2):
        e[i] = int(NO_GOOD)
    try:
        read_code(e, code)
    except (ValueError, KeyError, IndexError):
        raise row.wrong(f"{column} {code!r} is not an effect this game knows") from None
    return e


def read_code(e: list[int], code: str) -> None:
    """Fills in the row; raises ValueError, KeyError or IndexError where the code makes no sense."""
    if code in ("none", ""):
        return
    if code == "build":
        e[OP] = int(BUILD)
        return
    if code == "draw_display":
        e[OP] = int(DRAW)
        return
    if code == "copy_adj_immediate":
        e[OP] = int(COPY)
        return
    op, rest = code.split(":", 1)
    if op == "place":
        tile, _, gain = rest.partition("+gain:")
        e[OP] = int(PLACE)
        e[TILE] = int(ANY_LAND) if tile == "any" else land(tile)
        if gain:
            read_output(e, gain)
    elif op == "gift":
        own, others = rest.split(":")
        e[OP], e[CHOICE], e[CHOICE_AMOUNT], e[OTHERS] = int(GIFT), int(ALL_BASIC), int(own), int(others)
    elif op == "conv" or op == "repeat":
        give, get = rest.split(">")
        e[OP] = int(CONVERT if op == "conv" else REPEAT)
        read_input(e, give)
        read_output(e, get)
    elif op == "gain":
        e[OP] = int(GAIN)
        read_output(e, rest)
    elif op == "gain_each_wheel":
        e[OP] = int(GAIN_EACH_WHEEL)
        read_output(e, rest)
    elif op == "gain_per":
        source, get = rest.split(">")
        e[OP], e[SOURCE] = int(GAIN_PER), read_source(source)
        read_output(e, get)
    elif op == "place_adj_all":
        e[OP], e[TILE] = int(PLACE_AROUND), land(rest)
    elif op == "place_adj_same":
        e[OP], e[CHOICE_AMOUNT] = int(PLACE_SAME), int(rest)
    else:
        read_scoring(e, op, rest)


def read_scoring(e: list[int], op: str, rest: str) -> None:
    """The codes of bonus and start buildings (GS-12)."""
    if op == "score_div":
        good, divisor = rest.split("/")
        e[OP], e[SOURCE], e[DIVISOR], e[POINTS] = int(SCORE_DIV), GOOD_NAMES[good], int(divisor), 2
        return
    what, points = rest.split(">")
    e[POINTS] = int(float(points) * 2)
    if op == "score_per":
        e[OP], e[SOURCE] = int(SCORE_PER), read_source(what)
    elif op == "score_group":
        e[OP], e[TILE] = int(SCORE_GROUP), land(what)
    elif op == "score_block":
        e[OP], e[TILE] = int(SCORE_BLOCK), land(what)
    elif op == "score_lesser":
        e[OP], e[SOURCE] = int(SCORE_LESSER), {"food": int(FOOD), "charcoal": int(CHARCOAL)}[what]
    elif op == "score_set":
        if sorted(what.split("+")) != ["grove", "pit", "pond"]:
            raise ValueError(what)
        e[OP] = int(SCORE_SET)
    elif op == "score_min":
        source, least = what.split(":")
        e[OP], e[SOURCE], e[DIVISOR] = int(SCORE_MIN), read_source(source), int(least)
    else:
        raise ValueError(op)


def land(name: str) -> int:
    """A landscape tile by name."""
    return {"pit": int(PIT), "grove": int(GROVE), "pond": int(POND)}[name]


def read_source(name: str) -> int:
    """Something that is counted."""
    if name in GOOD_NAMES:
        return GOOD_NAMES[name]
    if name in SOURCE_NAMES:
        return SOURCE_NAMES[name]
    if name.startswith("adj_"):
        return int(BESIDE) + LAND_NAMES[name[4:]]
    return int(OWN) + LAND_NAMES[name]


def read_input(e: list[int], code: str) -> None:
    """What is given: `wood:1`, `forest:1+wood:1`, `display:2`."""
    for part in code.split("+"):
        name, n = part.split(":")
        if name == "forest":
            e[PAY_FOREST] = int(n)
        elif name == "display":
            e[PAY_DISPLAY] = int(n)
        elif name in ("pit", "grove", "pond"):
            if int(n) != 1:
                raise ValueError(part)
            e[PAY_LAND] = land(name)
        else:
            slot = PAY_1 if e[PAY_1] < 0 else PAY_2
            if e[slot] >= 0:
                raise ValueError(code)
            e[slot], e[slot + 1] = GOOD_NAMES[name], int(n)


def read_output(e: list[int], code: str) -> None:
    """What is received: `wood:2+food:1`, `sand|clay:1`, `any_basic:1`, `same(clay|sand):2`, `place_any:1`."""
    if code == "place_any:1":
        e[TILE] = int(ANY_LAND)
        return
    name, n = code.rsplit(":", 1)
    if name in ("any_basic", "same_basic"):
        e[CHOICE], e[CHOICE_AMOUNT] = int(ALL_BASIC), int(n)
        return
    if name.startswith("same(") and name.endswith(")"):
        name = name[5:-1]
    if "|" in name:
        for good in name.split("|"):
            e[CHOICE] |= 1 << BASIC_NAMES.index(good)
        e[CHOICE_AMOUNT] = int(n)
        return
    for part in code.split("+"):
        name, n = part.split(":")
        slot = GOOD_1 if e[GOOD_1] < 0 else GOOD_2
        if e[slot] >= 0:
            raise ValueError(code)
        e[slot], e[slot + 1] = GOOD_NAMES[name], int(n)
