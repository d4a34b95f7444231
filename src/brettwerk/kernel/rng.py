"""A small deterministic generator (sfc32): the same numbers on every platform, compiled or not.

It lives either in four cells of a state's vector (`draw`, `shuffle`) or in an `Rng` of its own. Only additions,
shifts and masks below 2**63 are used, so that native and Python integers agree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
SPAN: Final[i64] = 0x100000000
CELLS: Final[i64] = 4
MAX_SEED: Final = (1 << 62) - 1


def seed_cells(v: vec[i64], at: i64, seed: i64, stream: i64) -> None:
    """Starts the generator in cells at … at+3; streams of one seed are independent of each other."""
    v[at] = seed & MASK
    v[at + 1] = (seed >> 32) & MASK
    v[at + 2] = stream & MASK
    v[at + 3] = 1
    i: i64 = 0
    while i < 16:
        next32(v, at)
        i += 1


def next32(v: vec[i64], at: i64) -> i64:
    """The next 32 random bits of the generator at that cell."""
    a = v[at]
    b = v[at + 1]
    c = v[at + 2]
    n = v[at + 3]
    t: i64 = (a + b + n) & MASK
    v[at + 3] = (n + 1) & MASK
    v[at] = b ^ (b >> 9)
    v[at + 1] = (c + (c << 3)) & MASK
    v[at + 2] = (((c << 21) | (c >> 11)) + t) & MASK
    return t


def below(v: vec[i64], at: i64, n: i64) -> i64:
    """A number from 0 to n-1, each equally likely."""
    limit: i64 = SPAN - SPAN % n
    while True:
        x = next32(v, at)
        if x < limit:
            return x % n


def shuffle(v: vec[i64], at: i64, xs: vec[i64], first: i64, count: i64) -> None:
    """Shuffles xs[first … first+count-1] in place with the generator at that cell of v."""
    i: i64 = count - 1
    while i > 0:
        j = below(v, at, i + 1)
        x = xs[first + i]
        xs[first + i] = xs[first + j]
        xs[first + j] = x
        i -= 1


class Rng:
    """A generator of its own, for bots, simulations and imagined states."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        zero: i64 = 0
        self.cells: vec[i64] = vec[i64]([zero, zero, zero, zero])
        seed_cells(self.cells, 0, seed, stream)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely."""
        return below(self.cells, 0, n)

    def choice(self, xs: vec[i64]) -> i64:
        """One of the numbers."""
        return xs[below(self.cells, 0, i64(len(xs)))]

    def shuffle(self, xs: vec[i64], first: i64, count: i64) -> None:
        """Shuffles xs[first … first+count-1] in place."""
        shuffle(self.cells, 0, xs, first, count)

    def seed(self) -> i64:
        """A fresh seed for another generator."""
        return (next32(self.cells, 0) << 30) ^ next32(self.cells, 0)
