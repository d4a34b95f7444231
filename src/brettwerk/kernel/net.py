"""A small network behind a game's features: what they are worth together. Compiled, and whole numbers throughout.

A bot's weights are one vector. Where a network belongs to them its numbers stand behind the weights of all it can see:
how many cells it has and from which feature on it looks, the cells' beginnings, what each of them is worth, and for
each feature what it adds to each cell. A cell that stays below 0 counts for nothing. Cells go in pairs: two of them
share a number, one in its upper half and one in its lower, and are added to in one go.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.kernel.errors import BadData
from brettwerk.kernel.tables import Tables

FINE: Final[i64] = 16  # binary places of what adds to a cell, and of what a cell is worth in thousandths of a point
COARSE: Final[i64] = 4  # binary places of a cell that are left out when it is weighed
LIMIT: Final = 1 << 30
HALF: Final[i64] = 32  # binary places of one of a pair
ROUND: Final[i64] = 1 << 31  # what a lower half below 0 has borrowed


def paired(line: list[int]) -> list[int]:
    """Numbers of the cells, two in one."""
    return [(upper << int(HALF)) + lower for upper, lower in zip(line[::2], line[1::2])]


def unpaired(pairs: list[int]) -> list[int]:
    """The numbers of the cells that `paired` put together."""
    line: list[int] = []
    for pair in pairs:
        lower = ((pair + (1 << 31)) & 0xFFFFFFFF) - (1 << 31)
        line += [(pair - lower) >> int(HALF), lower]
    return line


def foretold(seen: vec[i64], weights: vec[i64], inputs: i64) -> i64:
    """What the network behind the weights adds to the worth of a position, in thousandths of a point.

    `seen` are pairs of feature and value, `inputs` is how many features there are.
    """
    pairs = weights[inputs] >> 1
    first = weights[inputs + 1]
    sums = weights[inputs + 2 : inputs + 2 + pairs]
    worth = inputs + 2 + pairs
    rows = worth + 2 * pairs - first * pairs
    i: i64 = 0
    n = i64(len(seen))
    while i < n:
        value = seen[i + 1]
        if value != 0 and seen[i] >= first:
            at = rows + seen[i] * pairs
            pair: i64 = 0
            while pair < pairs:
                sums[pair] += value * weights[at + pair]
                pair += 1
        i += 2
    total: i64 = 0
    pair = 0
    while pair < pairs:
        upper = (sums[pair] + ROUND) >> HALF
        lower = sums[pair] - (upper << HALF)
        if upper > 0:
            total += (upper >> COARSE) * weights[worth + 2 * pair]
        if lower > 0:
            total += (lower >> COARSE) * weights[worth + 2 * pair + 1]
        pair += 1
    return total >> FINE


def read_net(tables: Tables, name: str, weights: vec[i64], inputs: int) -> vec[i64]:
    """Weights with the network of a table behind them; just the weights where there is no such table.

    The table has the rows `begins` and `worth` and one for each feature from some on: what the feature is worth by
    itself, beyond the weights, and what it adds to each cell.
    """
    if not tables.path(name).is_file():
        return weights
    rows = tables.read(name, "feature")
    cells = len(rows[0].cells) - 2
    if cells < 2 or cells % 2 or len(rows) < 3 or [row.text("feature") for row in rows[:2]] != ["begins", "worth"]:
        raise BadData(
            f"{tables.game}/{name}.csv: expected the columns feature, alone, cell1 … (an even number of cells)"
            " and the rows begins, worth"
        )
    first = rows[2].number("feature", 0, inputs - 1)
    if first + len(rows) - 2 != inputs:
        raise BadData(f"{tables.game}/{name}.csv: {len(rows) - 2} features from {first} on; {inputs} are seen")
    found = vec[i64](capacity=inputs + 2 + cells * len(rows))
    for n in range(inputs):
        found = append(found, weights[n] if n < len(weights) else i64(0))
    found = append(append(found, i64(cells)), i64(first))
    columns = [f"cell{cell}" for cell in range(1, cells + 1)]
    for place, row in enumerate(rows):
        if place > 1:
            feature = row.number("feature", first + place - 2, first + place - 2)
            found[feature] += i64(row.number("alone", -LIMIT, LIMIT))
        line = [row.number(column, -LIMIT, LIMIT) for column in columns]
        for number in line if place == 1 else paired(line):
            found = append(found, i64(number))
    return found
