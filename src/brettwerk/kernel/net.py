"""A small network behind a game's features: what they are worth together. Compiled, and whole numbers throughout.

A bot's weights are one vector. Where a network belongs to them its numbers stand behind the weights of all it can see:
how many cells it has, from which feature on it looks and a mark by which it is known, the cells' beginnings, what each
of them is worth, and for each feature what it adds to each cell. A cell that stays below 0 counts for nothing. Cells go
in pairs: two of them share a number, one in its upper half and one in its lower, and are added to in one go.

Positions that are looked at one after the other hardly differ. So the sums of the last one are remembered, and only
what is new or gone is added up: with whole numbers that is the same to the last digit.
"""

from __future__ import annotations

from hashlib import blake2b
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
HEAD: Final[i64] = 3  # numbers of a network before those of its cells


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


def put_behind(own: list[int], first: int, begins: list[int], worth: list[int], rows: list[int]) -> list[int]:
    """Weights with a network behind them; `rows` are those of all features from `first` on, one after the other."""
    numbers = [*paired(begins), *worth, *paired(rows)]
    digest = blake2b(repr((len(own), first, numbers)).encode(), digest_size=7).digest()
    return [*own, len(begins), first, int.from_bytes(digest, "big") | 1, *numbers]


class Memory:
    """What a network last looked at, and the sums of its cells."""

    def __init__(self) -> None:
        self.mark: i64 = 0  # of the network; 0: nothing is remembered
        self.seen: vec[i64] = vec[i64]()
        self.sums: vec[i64] = vec[i64]()
        self.change: vec[i64] = vec[i64]()  # per feature, while it is compared; 0 otherwise

    def begin(self, weights: vec[i64], inputs: i64) -> None:
        """Forgets what was seen, for a network's first look."""
        first = inputs + HEAD
        self.seen = vec[i64]()
        self.sums = weights[first : first + (weights[inputs] >> 1)]
        self.change = vec[i64]([i64(0)] * inputs)


def foretold(seen: vec[i64], weights: vec[i64], inputs: i64, memory: Memory) -> i64:
    """What the network behind the weights adds to the worth of a position, in thousandths of a point.

    `seen` are pairs of feature and value, `inputs` is how many features there are. What is remembered only saves time.
    """
    mark = weights[inputs + 2]
    if memory.mark != mark:
        memory.begin(weights, inputs)
    memory.mark = 0  # an error on the way leaves nothing half done behind
    first = weights[inputs + 1]
    change = memory.change
    count(change, memory.seen, first, -1)
    count(change, seen, first, 1)
    add_up(memory.sums, change, memory.seen, weights, inputs)
    add_up(memory.sums, change, seen, weights, inputs)
    memory.seen = seen
    memory.mark = mark
    return weighed(memory.sums, weights, inputs + HEAD + (weights[inputs] >> 1))


def count(change: vec[i64], seen: vec[i64], first: i64, times: i64) -> None:
    """Counts what is seen of each feature from some on, so many times."""
    i: i64 = 0
    n = i64(len(seen))
    while i < n:
        feature = seen[i]
        if feature >= first:
            change[feature] += times * seen[i + 1]
        i += 2


def add_up(sums: vec[i64], change: vec[i64], seen: vec[i64], weights: vec[i64], inputs: i64) -> None:
    """Adds what has changed of some features to the cells, once."""
    pairs = weights[inputs] >> 1
    rows = inputs + HEAD + (3 - weights[inputs + 1]) * pairs
    i: i64 = 0
    n = i64(len(seen))
    while i < n:
        value = change[seen[i]]
        if value != 0:
            change[seen[i]] = 0
            at = rows + seen[i] * pairs
            pair: i64 = 0
            while pair < pairs:
                sums[pair] += value * weights[at + pair]
                pair += 1
        i += 2


def weighed(sums: vec[i64], weights: vec[i64], worth: i64) -> i64:
    """What the cells that are above 0 are worth together."""
    total: i64 = 0
    pair: i64 = 0
    n = i64(len(sums))
    while pair < n:
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
    own = [int(weight) for weight in weights] + [0] * (inputs - len(weights))
    columns = [f"cell{cell}" for cell in range(1, cells + 1)]
    lines: list[list[int]] = []
    for place, row in enumerate(rows):
        if place > 1:
            feature = row.number("feature", first + place - 2, first + place - 2)
            own[feature] += row.number("alone", -LIMIT, LIMIT)
        lines.append([row.number(column, -LIMIT, LIMIT) for column in columns])
    found = vec[i64]()
    for number in put_behind(own, first, lines[0], lines[1], [n for line in lines[2:] for n in line]):
        found = append(found, i64(number))
    return found
