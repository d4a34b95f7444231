"""Writes what a seat knows as a row of small numbers: an interpreter of the rows of an encoding, compiled.

A row is ten numbers (see `ROW`); `brettwerk.seats.encoding` makes them from a game's `encoding.csv`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, PLAYERS, SEAT, A

# What becomes of a value.
NUMBER: Final[i64] = 0  # itself, not below low and not above high
CHOICE: Final[i64] = 1  # one of low … high: a 1 at its place
SEAT_OF: Final[i64] = 2  # a seat: a 1 at its place, counted from the own seat
SEATS: Final[i64] = 3  # a bit mask of seats, counted from the own seat
COUNT: Final[i64] = 4  # how often each of low … high occurs among the values
SELF: Final[i64] = 5  # the own seat
KNOWN: Final[i64] = 6  # 1 for the own seat: only this seat knows the block behind
PENDING: Final[i64] = 7  # the uppermost frames

# The numbers of a row.
CODE: Final[i64] = 0
CELL: Final[i64] = 1  # the first cell; in a player's block counted from its beginning
CELLS: Final[i64] = 2  # how many cells
SHIFT: Final[i64] = 3  # the first bit of a packed value
WIDTH: Final[i64] = 4  # bits of a packed value, 0 if the cell is one value
PARTS: Final[i64] = 5  # packed values in a cell
LOW: Final[i64] = 6
HIGH: Final[i64] = 7
LIMIT: Final[i64] = 8  # the cell that says how many of the values count, -1 if all do
TARGET: Final[i64] = 9  # where the numbers go
ROW: Final[i64] = 10

TABLE: Final[i64] = -1  # for rows that belong to no player


class Encoder:
    """The rows of one game: those of the table, and those of a player, which are read once for every player."""

    def __init__(
        self, table: vec[i64], player: vec[i64], first: i64, block: i64, width: i64, most: i64, size: i64
    ) -> None:
        self.table = table
        self.player = player
        self.first = first
        """Where the players' cells begin."""
        self.block = block
        """Cells of a player."""
        self.width = width
        """Numbers of a player."""
        self.most = most
        """Players at most; those who are absent stay 0."""
        self.size = size

    def encode(self, v: vec[i64], seat: i64) -> vec[i16]:
        """A veiled position, as that seat knows it, in a vector of its own."""
        zero: i16 = 0
        out: vec[i16] = vec[i16]([zero] * int(self.size))
        self.write(v, seat, out, 0)
        return out

    def write(self, v: vec[i64], seat: i64, out: vec[i16], at: i64) -> None:
        """Writes a veiled position, as that seat knows it, into out from at on."""
        players = v[PLAYERS]
        i: i64 = at
        end: i64 = at + self.size - (self.most - players) * self.width  # nothing is ever written for absent players
        while i < end:
            out[i] = 0
            i += 1
        i = 0
        n = i64(len(self.table))
        while i < n:
            self.write_row(v, seat, TABLE, self.table, i, 0, out, at)
            i += ROW
        n = i64(len(self.player))
        turn: i64 = 0
        while turn < players:
            other = (seat + turn) % players
            i = 0
            while i < n:
                self.write_row(
                    v, seat, other, self.player, i, self.first + self.block * other, out, at + self.width * turn
                )
                i += ROW
            turn += 1

    def write_row(
        self, v: vec[i64], seat: i64, other: i64, rows: vec[i64], r: i64, base: i64, out: vec[i16], at: i64
    ) -> None:
        """Writes one row."""
        code = rows[r + CODE]
        target = at + rows[r + TARGET]
        low = rows[r + LOW]
        if code == SELF:
            out[target + seat] = 1
            return
        if code == KNOWN:
            if other == seat:
                out[target] = 1
            return
        if code == PENDING:
            self.write_frames(v, seat, rows[r + CELLS], low, rows[r + HIGH], out, target)
            return
        cells = rows[r + CELLS]
        parts = rows[r + PARTS]
        left: i64 = cells * parts
        if rows[r + LIMIT] >= 0:
            left = min(left, v[base + rows[r + LIMIT]])
        cell = base + rows[r + CELL]
        shift = rows[r + SHIFT]
        mask = WIDTHS[rows[r + WIDTH]]
        if code == CHOICE and parts == 1:
            write_choices(v, cell, min(cells, left), shift, mask, low, rows[r + HIGH], out, target)
        elif code == NUMBER and parts == 1:
            write_numbers(v, cell, min(cells, left), shift, mask, low, rows[r + HIGH], out, target)
        elif code == NUMBER and rows[r + WIDTH] == 1:
            write_bits(v, cell, cells, parts, out, target)
        elif code == NUMBER or code == COUNT:
            write_packed(v, cell, left, code, shift, rows[r + WIDTH], parts, low, rows[r + HIGH], out, target)
        else:
            write_seats(v, cell, min(cells, left), code, seat, self.most, out, target)

    def write_frames(self, v: vec[i64], seat: i64, frames: i64, kinds: i64, high: i64, out: vec[i16], at: i64) -> None:
        """The uppermost frames: kind, seat, and the eight operands as numbers."""
        players = v[PLAYERS]
        depth: i64 = v[DEPTH] - 1
        target = at
        while depth >= 0 and frames > 0:
            f = FRAMES + depth * FRAME
            if 0 <= v[f] < kinds:
                out[target + v[f]] = 1
            target += kinds
            if 0 <= v[f + SEAT] < players:
                out[target + (v[f + SEAT] - seat + players) % players] = 1
            target += self.most
            i: i64 = A
            while i < FRAME:
                out[target] = i16(min(max(v[f + i], -1), high))
                target += 1
                i += 1
            depth -= 1
            frames -= 1


def write_choices(
    v: vec[i64], cell: i64, cells: i64, shift: i64, mask: i64, low: i64, high: i64, out: vec[i16], target: i64
) -> None:
    """A 1 at the place of each value."""
    span: i64 = high - low + 1
    last: i64 = cell + cells
    while cell < last:
        value = ((v[cell] >> shift) & mask) - low
        if 0 <= value < span:
            out[target + value] = 1
        target += span
        cell += 1


def write_numbers(
    v: vec[i64], cell: i64, cells: i64, shift: i64, mask: i64, low: i64, high: i64, out: vec[i16], target: i64
) -> None:
    """Each value itself, within its bounds."""
    last: i64 = cell + cells
    while cell < last:
        value = (v[cell] >> shift) & mask
        if value < low:
            value = low
        elif value > high:
            value = high
        if value != 0:
            out[target] = i16(value)
        target += 1
        cell += 1


def write_bits(v: vec[i64], cell: i64, cells: i64, parts: i64, out: vec[i16], target: i64) -> None:
    """The bits of each cell."""
    last: i64 = cell + cells
    while cell < last:
        rest = v[cell] & WIDTHS[parts]
        at: i64 = target
        while rest != 0:
            if rest & 1 == 1:
                out[at] = 1
            rest >>= 1
            at += 1
        target += parts
        cell += 1


def write_packed(
    v: vec[i64],
    cell: i64,
    left: i64,
    code: i64,
    shift: i64,
    width: i64,
    parts: i64,
    low: i64,
    high: i64,
    out: vec[i16],
    target: i64,
) -> None:
    """Values of which several share a cell: each itself, or how often each occurs."""
    while left > 0:
        packed = v[cell] >> shift
        part: i64 = 0
        while part < parts and left > 0:
            value = packed & WIDTHS[width]
            packed >>= width
            if code == COUNT:
                if low <= value <= high:
                    out[target + value - low] += 1
            else:
                out[target] = i16(min(max(value, low), high))
                target += 1
            part += 1
            left -= 1
        cell += 1


def write_seats(
    v: vec[i64], cell: i64, cells: i64, code: i64, seat: i64, most: i64, out: vec[i16], target: i64
) -> None:
    """A seat or a set of seats in each cell, counted from the own seat."""
    players = v[PLAYERS]
    last: i64 = cell + cells
    while cell < last:
        value = v[cell]
        if code == SEATS:
            other: i64 = 0
            while other < players:
                if (value >> other) & 1 == 1:
                    out[target + (other - seat + players) % players] = 1
                other += 1
        elif 0 <= value < players:
            out[target + (value - seat + players) % players] = 1
        target += most
        cell += 1


ALL: Final[i64] = -1
WIDTHS: Final[vec[i64]] = vec[i64]([ALL] + [i64((1 << n) - 1) for n in range(1, 62)])
"""Masks of so many bits; 0 stands for the whole cell."""
