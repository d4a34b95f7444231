"""The generator gives the same numbers everywhere and treats all outcomes alike."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.rng import Rng


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """The published generator, written down once more with Python's unbounded integers."""
    numbers, counter, mask = [], 1, 0xFFFFFFFF
    for _ in range(count + 16):
        total = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a, b, c = b ^ (b >> 9), (c + (c << 3)) & mask, ((((c << 21) & mask) | (c >> 11)) + total) & mask
        numbers.append(total)
    return numbers[16:]


def test_it_is_the_published_generator() -> None:
    rng = Rng((5 << 32) + 42, 3)
    assert [rng.below(1 << 32) for _ in range(100)] == sfc32(42, 5, 3, 100)


def test_numbers_are_the_same_on_every_machine() -> None:
    rng = Rng(42, 3)
    assert [rng.below(1000) for _ in range(8)] == [260, 647, 752, 845, 317, 374, 422, 997]


def test_streams_of_one_seed_differ() -> None:
    first, second = Rng(7, 1), Rng(7, 2)
    assert [first.below(1 << 30) for _ in range(4)] != [second.below(1 << 30) for _ in range(4)]


def test_large_seeds_count_in_full() -> None:
    assert Rng(1 << 40).below(1 << 30) != Rng(0).below(1 << 30)


def test_outcomes_are_equally_likely() -> None:
    rng = Rng(1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert all(9_600 < count < 10_400 for count in counts), counts


def test_shuffle_keeps_the_numbers_and_leaves_the_rest_alone() -> None:
    numbers = vec[i64](range(20))
    Rng(5).shuffle(numbers, 5, 10)
    assert list(numbers)[:5] == [0, 1, 2, 3, 4]
    assert list(numbers)[15:] == [15, 16, 17, 18, 19]
    assert sorted(numbers) == list(range(20))
    assert list(numbers)[5:15] != list(range(5, 15))
