"""The small language of effects: what a building does, as a row of numbers read from its text in `data/tiles.csv`.

`1 wood > 1 favour`, `2 worker > 4 pp | 4 worker > 6 pp`, `build stone -1 stone`: a price is paid from the own store
and supply (CA-1.5, CA-R10), a result in workers comes from the camp. What can be asked about an effect is its shape.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from brettwerk.kernel.tables import Row

ITEMS = ["food", "wood", "stone", "cloth", "gold", "any", "worker", "pp", "favour"]
ANY: Final[i64] = 5
A_WORKER: Final[i64] = 6
PP: Final[i64] = 7
FAVOUR: Final[i64] = 8
ITEM_COUNT: Final[i64] = 9

# Shapes.
NOTHING_TO_DO: Final[i64] = 0
GAIN: Final[i64] = 1  # no price, no choice
GAIN_ANY: Final[i64] = 2  # no price: choose a kind
USE: Final[i64] = 3  # a fixed price
PAY_ANY: Final[i64] = 4  # a price of one `any`
BUY_ANY: Final[i64] = 5  # a fixed price: choose a kind to take
TIER: Final[i64] = 6  # a low and a high option, each with a fixed price
PAY_ANY_TWICE: Final[i64] = 7  # one `any`, or two
CLAIM: Final[i64] = 8
BUILD_WOOD: Final[i64] = 9
BUILD_STONE: Final[i64] = 10
MOVE_PROVOST: Final[i64] = 11

# The columns of a row: the shape, a number (steps, stone waived), then price and result of the low and the high option.
SHAPE: Final[i64] = 0
NUMBER: Final[i64] = 1
LOW: Final[i64] = 2
HIGH: Final[i64] = 20
RESULT: Final[i64] = 9  # from an option's price to its result
WIDTH: Final[i64] = 38


def read_items(row: Row, text: str) -> list[int]:
    """`2 food + 1 cloth` as one number per item."""
    numbers = [0] * len(ITEMS)
    for part in text.split(" + "):
        found = re.fullmatch(r"([1-9]) ([a-z]+)", part.strip())
        if found is None or found[2] not in ITEMS:
            raise row.wrong(f"{part.strip()!r} is not a number and one of {', '.join(ITEMS)}")
        numbers[ITEMS.index(found[2])] += int(found[1])
    return numbers


def read_option(row: Row, text: str) -> list[int]:
    """`1 any > 3 worker`: the price and the result one behind the other."""
    price, arrow, result = text.rpartition(" > ")
    priced = read_items(row, price) if arrow else [0] * len(ITEMS)
    if priced[PP] or priced[FAVOUR]:
        raise row.wrong(f"{text!r}: prestige points and favours are never paid (CA-1.17)")
    return priced + read_items(row, result)


def read_effect(row: Row, column: str) -> list[int]:
    """The row of an effect; raises BadData for what the game cannot play."""
    text = row.text(column)
    none = [0] * (len(ITEMS) * 2)
    if not text:
        return [int(NOTHING_TO_DO), 0] + none + none
    price, _, special = text.rpartition(" > ") if " | " not in text else ("", "", "")
    paid = (read_items(row, price) if price else [0] * len(ITEMS)) + [0] * len(ITEMS)
    if special == "claim":
        return [int(CLAIM), 0] + paid + none
    if special == "build wood":
        return [int(BUILD_WOOD), 0] + paid + none
    found = re.fullmatch(r"build stone(?: -([1-9]) stone)?", special)
    if found:
        return [int(BUILD_STONE), int(found[1] or 0)] + paid + none
    found = re.fullmatch(r"provost 0\.\.([1-9])", special)
    if found:
        return [int(MOVE_PROVOST), int(found[1])] + paid + none
    options = [read_option(row, option) for option in text.split(" | ")]
    shape = shape_of(options)
    if shape == NOTHING_TO_DO:
        raise row.wrong(f"{column} {text!r} is an effect this game cannot ask about")
    return [int(shape), 0] + options[0] + (options[1] if len(options) > 1 else none)


def shape_of(options: list[list[int]]) -> i64:
    """What has to be asked about an effect with these options."""
    fixed = [sum(option[: int(RESULT)]) - option[ANY] for option in options]
    paid = [option[ANY] for option in options]
    taken = [option[RESULT + ANY] for option in options]
    if len(options) == 1:
        if taken[0] == 1 and paid[0] == 0:
            return BUY_ANY if fixed[0] > 0 else GAIN_ANY
        if taken[0] == 0 and paid[0] == 0:
            return USE if fixed[0] > 0 else GAIN
        if taken[0] == 0 and paid[0] == 1 and fixed[0] == 0:
            return PAY_ANY
    elif len(options) == 2 and taken == [0, 0]:
        if paid == [0, 0] and min(fixed) > 0:
            return TIER
        if paid == [1, 2] and fixed == [0, 0]:
            return PAY_ANY_TWICE
    return NOTHING_TO_DO
