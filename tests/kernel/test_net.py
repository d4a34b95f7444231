"""The network behind a game's weights: what it foretells, and which tables it can be read from."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.errors import BadData
from brettwerk.kernel.net import COARSE, FINE, HEAD, Memory, foretold, paired, put_behind, read_net, unpaired
from brettwerk.kernel.tables import Tables

INPUTS, FIRST, CELLS = 9, 4, 6
LARGE = 1 << 20
WEIGHTS = vec[i64]([i64(n) for n in (5, 0, -2)])


def numbers(values: list[int]) -> vec[i64]:
    """A vector."""
    return vec[i64]([i64(value) for value in values])


def reckoned(seen: dict[int, int], begins: list[float], worth: list[float], rows: dict[int, list[float]]) -> float:
    """What a network foretells, in thousandths of a point, with numbers that have a point."""
    total = 0.0
    for cell in range(CELLS):
        found = begins[cell] + sum(value * rows[feature][cell] for feature, value in seen.items() if feature in rows)
        total += max(0.0, found) * worth[cell]
    return 1000 * total


def test_a_network_foretells_what_its_numbers_say() -> None:
    luck = random.Random(4)
    below = above = 0
    for _ in range(200):
        begins, worth = ([luck.uniform(-1, 1) for _ in range(CELLS)] for _ in range(2))
        rows = {feature: [luck.uniform(-1, 1) for _ in range(CELLS)] for feature in range(FIRST, INPUTS)}
        fine = 1 << int(FINE)
        whole = [round(n * fine) for n in begins], [round(n * 1000 * (1 << int(COARSE))) for n in worth]
        lines = [round(n * fine) for row in rows.values() for n in row]
        weights = numbers(put_behind([7] * INPUTS, FIRST, *whole, lines))
        seen = {feature: luck.randrange(-3, 4) for feature in luck.sample(range(INPUTS), 4)}
        pairs = numbers([n for pair in seen.items() for n in pair])
        expected = reckoned(seen, begins, worth, rows)
        assert abs(int(foretold(pairs, weights, i64(INPUTS), Memory())) - expected) < 20
        below += expected < -100
        above += expected > 100
    assert min(below, above) > 20


def test_what_is_remembered_changes_nothing() -> None:
    luck = random.Random(5)
    nets = [
        numbers(put_behind([7] * INPUTS, FIRST, *[[luck.randrange(-LARGE, LARGE) for _ in range(n)] for n in sizes]))
        for sizes in [(CELLS, CELLS, CELLS * (INPUTS - FIRST))] * 2
    ]
    memory = Memory()
    found = set()
    for _ in range(300):
        weights = luck.choice(nets)
        seen = numbers([n for _ in range(luck.randrange(6)) for n in (luck.randrange(INPUTS), luck.randrange(-3, 4))])
        value = foretold(seen, weights, i64(INPUTS), memory)
        assert value == foretold(seen, weights, i64(INPUTS), Memory())
        found.add(int(value))
    assert len(found) > 100


def test_an_error_leaves_nothing_half_done_in_the_memory() -> None:
    weights = numbers(put_behind([0] * INPUTS, FIRST, *[[LARGE] * n for n in (CELLS, CELLS, CELLS * (INPUTS - FIRST))]))
    memory = Memory()
    good = numbers([FIRST, 2, FIRST + 1, 1])
    expected = foretold(good, weights, i64(INPUTS), memory)
    with pytest.raises(IndexError):
        foretold(numbers([FIRST, 3, INPUTS, 1]), weights, i64(INPUTS), memory)
    assert foretold(good, weights, i64(INPUTS), memory) == expected != 0


def write(folder: Path, lines: list[str]) -> Tables:
    """A folder with a table."""
    (folder / "net.csv").write_text("\n".join(["feature,alone,cell1,cell2", *lines]) + "\n", encoding="utf-8")
    return Tables("glasstrasse", str(folder))


GOOD = ["begins,0,11,12", "worth,0,21,22", "1,3,31,-32", "2,-4,-41,42", "3,5,-51,-52"]


def test_a_table_stands_behind_the_weights(tmp_path: Path) -> None:
    found = read_net(write(tmp_path, GOOD), "net", WEIGHTS, 4)
    rows = paired([31, -32, -41, 42, -51, -52])
    assert list(found)[:6] == [5, 3, -6, 5, 2, 1]
    assert list(found)[4 + HEAD :] == [*paired([11, 12]), 21, 22, *rows]


def test_two_cells_share_a_number() -> None:
    line = [0, 0, 1, -1, -1, 1, -1, -1, 5, -(1 << 30), -(1 << 30), 7, (1 << 30), (1 << 30)]
    assert len(paired(line)) == 7
    assert unpaired(paired(line)) == line


def test_without_a_table_there_are_just_the_weights(tmp_path: Path) -> None:
    assert list(read_net(Tables("glasstrasse", str(tmp_path)), "net", WEIGHTS, 4)) == list(WEIGHTS)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (GOOD[1:], "rows begins, worth"),
        (GOOD[:2], "rows begins, worth"),
        (GOOD[:-1], "2 features from 1 on; 4 are seen"),
        ([*GOOD[:2], "0,3,31,32", *GOOD[3:]], "3 features from 0 on; 4 are seen"),
        ([*GOOD[:3], "3,5,51,52", "2,-4,41,42"], "line 5: feature is 3"),
        ([*GOOD[:4], "3,5,much,52"], "line 6: cell1 is 'much'"),
        ([*GOOD[:4], "3,5,51"], "line 6: 3 cells"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(tmp_path: Path, lines: list[str], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_net(write(tmp_path, lines), "net", WEIGHTS, 4)
