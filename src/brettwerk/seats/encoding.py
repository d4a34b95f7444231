"""Observations as fixed rows of numbers, and actions as numbers 0 … n-1: what learning programs work with.

Each game names the blocks of its position in `encoding.csv`: where they lie, what becomes of them, what they mean. The
own seat always comes first, the others follow in seating order; what a seat may not know is 0.
"""

from __future__ import annotations

import csv
import importlib
from functools import cache
from math import prod

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.kernel import state as kernel
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.errors import BadData, BadOption
from brettwerk.kernel.game import Game
from brettwerk.kernel.state import State
from brettwerk.seats import encoder
from brettwerk.seats.seat import Seat

FRAMES = 4
"""How many of the pending frames are shown, the uppermost first."""
FRAME_KINDS = 20
FRAME_HIGH = 4095
ABOUT_ONE = 16
KNOWN_TO = ("", "own", "nobody")

Observation = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Block:
    """A named part of an observation: where it begins, its shape, its bounds and what it means."""

    def __init__(self, where: str, name: str, code: str, shape: tuple[int, ...], low: int, high: int, meaning: str):
        self.where = where
        self.name = name
        self.code = code
        self.shape = shape
        self.size = prod(shape)
        self.low = low
        self.high = high
        self.meaning = meaning
        self.offset = 0
        """The first number of the block; for a player's block that of the own seat."""


class Encoding:
    """How one game looks to a learning program: its blocks, its size, and its actions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.blocks: list[Block] = []
        self.named: set[int] = set()
        """Cells of a position that the encoding shows or leaves out with a reason; the rest is the kernel's."""
        self.layout = importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.layout")
        most = game.max_players
        first = int(self.layout.PLAYER)
        block = int(self.layout.size(1)) - first
        table, player = self._kernel_rows(), list[list[int]]()
        for row in sorted(read_rows(game), key=lambda row: row["where"] == "player"):
            self._add(row, table if row["where"] == "table" else player)
        at = 0
        for part in self.blocks:
            if part.where != "player":
                part.offset = at
                at += part.size
        self.table_size = at
        """Numbers of the table; behind them one stretch of `player_size` per player, the own seat first."""
        for part in self.blocks:
            if part.where == "player":
                part.offset = at
                at += part.size
        self.player_size = at - self.table_size
        self.size = self.table_size + self.player_size * most
        blocks = iter(self.blocks)
        for rows in (table, player):
            for cells in rows:
                cells[int(encoder.TARGET)] = next(blocks).offset
        self.encoder = encoder.Encoder(flat(table), flat(player), first, block, self.player_size, most, self.size)
        self.low = self._bounds([part.low for part in self.blocks])
        self.high = self._bounds([part.high for part in self.blocks])
        self.scale = self.high.clip(1, ABOUT_ONE).astype(np.float32)
        """What to divide an observation by to bring its numbers near 1."""
        self.actions = Actions(game)

    def _kernel_rows(self) -> list[list[int]]:
        """The blocks that all games share: who decides what, and what is pending."""
        game, rows = self.game, list[list[int]]()
        most = game.max_players
        shown: list[tuple[str, str, int, int, int, str]] = [
            ("seat", "self", 0, 0, 0, "the own seat, counted as at the table"),
            ("players", "choice", int(kernel.PLAYERS), 1, most, "number of players"),
            ("turn", "seat", int(kernel.TURN), 0, 0, "who decides; all 0 while several decide at once"),
            ("open", "seats", int(kernel.OPEN), 0, 0, "who still decides while several decide at once"),
            ("decision", "choice", int(kernel.DECISION), 0, len(game.decisions) - 1, "what is asked"),
            ("depth", "number", int(kernel.DEPTH), 0, int(kernel.MAX_DEPTH), "pending frames"),
        ]
        for name, code, cell, low, high, meaning in shown:
            rows.append(self._row("kernel", name, code, cell, 1, (0, 0, 1), low, high, -1, (1,), meaning))
        shape = (FRAMES, FRAME_KINDS + most + 8)
        self.blocks.append(
            Block("kernel", "frames", "frame", shape, -1, FRAME_HIGH, "uppermost frames: kind, seat, eight operands")
        )
        rows.append([int(encoder.PENDING), 0, FRAMES, 0, 0, 0, FRAME_KINDS, FRAME_HIGH, -1, 0])
        return rows

    def _add(self, row: dict[str, str], rows: list[list[int]]) -> None:
        """One line of the table."""
        game, where, name = self.game, row["where"], row["name"]
        try:
            cell, cells = self._cell(row["at"]), int(row["cells"])
            low, high = int(row["low"] or 0), int(row["high"] or 0)
            limit = self._cell(row["limit"]) if row["limit"] else -1
            grid = tuple(int(n) for n in row["grid"].split("x")) if row["grid"] else (cells,)
            shift, width, parts = (int(n) for n in (row["packed"] or "0:0:1").split(":"))
        except ValueError as error:
            raise BadData(f"{game.id}/encoding.csv, {name}: {error}") from None
        if where not in ("table", "player") or row["known"] not in KNOWN_TO:
            raise BadData(f"{game.id}/encoding.csv, {name}: where is table or player, known empty, own or nobody")
        offset = int(self.layout.PLAYER) if where == "player" else 0
        self.named.update(range(offset + cell, offset + cell + cells))
        code = row["code"]
        if code == "none":
            return
        if code == "mask":
            code, width, parts, low, high = "number", 1, high, 0, 1
        if row["known"] == "own":
            rows.append(
                self._row(where, f"{name}_known", "known", 0, 1, (0, 0, 1), 0, 1, -1, (1,), "whether the next is known")
            )
        rows.append(
            self._row(where, name, code, cell, cells, (shift, width, parts), low, high, limit, grid, row["meaning"])
        )
        self.blocks[-1].code = row["code"]

    def _row(
        self,
        where: str,
        name: str,
        code: str,
        cell: int,
        cells: int,
        packed: tuple[int, int, int],
        low: int,
        high: int,
        limit: int,
        grid: tuple[int, ...],
        meaning: str,
    ) -> list[int]:
        """Makes a block and the numbers that the encoder reads."""
        codes = {
            "number": (encoder.NUMBER, 1),
            "choice": (encoder.CHOICE, high - low + 1),
            "count": (encoder.COUNT, high - low + 1),
            "seat": (encoder.SEAT_OF, self.game.max_players),
            "seats": (encoder.SEATS, self.game.max_players),
            "self": (encoder.SELF, self.game.max_players),
            "known": (encoder.KNOWN, 1),
        }
        if code not in codes:
            raise BadData(f"{self.game.id}/encoding.csv, {name}: {code!r} is not one of {', '.join(codes)}, mask, none")
        if packed[2] != 1 and code not in ("number", "count"):
            raise BadData(f"{self.game.id}/encoding.csv, {name}: only number and count take several values from a cell")
        number, width = codes[code]
        if code == "choice" and cells == 1 and prod(grid) == width:
            shape = grid
        elif code == "count":
            shape = (width,)
        else:
            if prod(grid) not in (cells, cells * packed[2]):
                raise BadData(f"{self.game.id}/encoding.csv, {name}: a grid of {grid} does not hold {cells} cells")
            parts = packed[2] if prod(grid) == cells else 1
            shape = tuple(n for n in (*grid, parts, width) if n != 1) or (1,)
        bounds = (min(low, 0), high) if code == "number" else (0, cells * packed[2] if code == "count" else 1)
        self.blocks.append(Block(where, name, code, shape, *bounds, meaning))
        return [int(number), cell, cells, *packed, low, high, limit, 0]

    def _cell(self, text: str) -> int:
        """A cell by the name that the layout gives it, with what is to be added."""
        name, _, more = text.partition("+")
        for module in (self.layout, kernel):
            if hasattr(module, name):
                return int(getattr(module, name)) + int(more or 0)
        raise ValueError(f"the layout has no {name!r}")

    def _bounds(self, values: list[int]) -> Observation:
        """One bound per number of an observation."""
        bounds = np.zeros(self.size, np.int16)
        for part, value in zip(self.blocks, values):
            times = self.game.max_players if part.where == "player" else 1
            for turn in range(times):
                at = part.offset + turn * self.player_size
                bounds[at : at + part.size] = value
        return bounds

    def encode(self, seat: Seat) -> Observation:
        """What a seat knows as a row of numbers."""
        return self.encode_state(seat.veiled(), seat.number)

    def encode_state(self, state: State, seat: int) -> Observation:
        """What a seat may know of a position as a row of numbers."""
        return np.frombuffer(memoryview(self.encoder.encode(state.veil(seat), seat)), np.int16)

    def split(self, observation: Observation) -> dict[str, Observation]:
        """The blocks of an observation by name, in their shapes; players' blocks get the players as first axis."""
        parts = {}
        most = self.game.max_players
        players = observation[self.table_size :].reshape(most, self.player_size)
        for part in self.blocks:
            if part.where == "player":
                at = part.offset - self.table_size
                parts[f"player_{part.name}"] = players[:, at : at + part.size].reshape(most, *part.shape)
            else:
                parts[part.name] = observation[part.offset : part.offset + part.size].reshape(part.shape)
        return parts


class Actions:
    """The actions of a game numbered through: kind by kind, and within a kind by operand."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.offsets: list[int] = []
        """The first number of each kind."""
        self.size = 0
        for kind in game.kinds:
            self.offsets.append(self.size)
            self.size += kind.size
        self.all = [int(action(k, operand)) for k, kind in enumerate(game.kinds) for operand in range(kind.size)]

    def index(self, act: int) -> int:
        """The number of an action."""
        return self.offsets[int(kind_of(act))] + int(operand_of(act))

    def action(self, index: int) -> int:
        """The action with that number."""
        if not 0 <= index < self.size:
            raise BadOption(f"{index} is not an action of {self.game.id}: there are 0 to {self.size - 1}")
        return self.all[index]

    def name(self, index: int) -> str:
        """The action with that number in the notation."""
        return self.game.name(self.action(index))

    def mask(self, acts: list[int]) -> Mask:
        """A 1 for each of the actions."""
        mask = np.zeros(self.size, np.int8)
        mask[[self.index(act) for act in acts]] = 1
        return mask


def read_rows(game: Game) -> list[dict[str, str]]:
    """The lines of a game's `encoding.csv`."""
    try:
        text = (game.folder() / "encoding.csv").read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"{game.id}/encoding.csv: cannot be read ({error.strerror})") from None
    return list(csv.DictReader(text.splitlines()))


def flat(rows: list[list[int]]) -> vec[i64]:
    """The rows one behind the other."""
    return vec[i64]([i64(number) for row in rows for number in row])


@cache
def encoding(game: str) -> Encoding:
    """The encoding of a game."""
    return Encoding(brettwerk.game(game))
