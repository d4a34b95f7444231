"""Positions of Höyük drawn in a few lines, as in the catalogue.

A diagram starts with `at row,col`; tokens are `.` empty, `R1` or `R2` a house (letter = colour) with `o` oven, `s`
shrine, `v` villager, `*` shaman; `x1`, `x2` a ruin; `pU` `pR` `pD` `pL` a pen whose owner lies there, `+` with cattle.
"""

from __future__ import annotations

from typing import Any

import brettwerk
from brettwerk.games.hoyuk import counts, grid, layout, placing, village, words
from brettwerk.games.hoyuk.building import place
from brettwerk.games.hoyuk.tables import CELL_IDS, DISASTER_IDS, ELEMENT_NAMES, PILE_IDS, SYMBOL_NAMES, TILE_IDS
from brettwerk.kernel.events import Recorder
from brettwerk.kernel.state import DECISION, DEPTH, OVER, TURN, State, push

GAME = brettwerk.game("hoyuk")
LETTERS = "RGYPB"
Cell = tuple[int, int]


def games(count: int) -> range:
    """That many games, or a quarter of them where the engine runs uncompiled."""
    return range(count if brettwerk.compiled() else max(1, count // 4))


def number(cell: Cell) -> int:
    """The index of a cell."""
    return 13 * cell[0] + cell[1]


def name(cell: Cell) -> str:
    """A cell in the notation."""
    return CELL_IDS[number(cell)]


def cells_of_row(row: int, rank: int) -> set[Cell]:
    """The cells of a bit row."""
    return {(rank - 1, column) for column in range(13) if (row >> column) & 1}


def read_diagram(text: str) -> dict[Cell, str]:
    """The tokens of a diagram by cell."""
    found: dict[Cell, str] = {}
    row = column = 0
    for line in text.strip().splitlines():
        line = line.strip()
        if line.startswith("at "):
            row, column = map(int, line[3:].split(","))
            continue
        for i, token in enumerate(line.split()):
            if token != ".":
                found[(row, column + i)] = token
        row += 1
    return found


def around(cell: Cell) -> list[Cell]:
    """The neighbours of a cell inside the grid: U, R, D, L."""
    row, column = cell
    near = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [(r, c) for r, c in near if 0 <= r < 13 and 0 <= c < 13]


class Village:
    """A game in a drawn position. `seats` are the colour letters in seat order; the first seat is start player."""

    def __init__(
        self, diagram: str = "", seats: str = "RB", mode: str = "basic", seed: int = 1, **options: Any
    ) -> None:
        self.seats = seats
        self.state: State = GAME.new(len(seats), seed, {"mode": mode, **options})
        v = self.state.v
        for seat, letter in enumerate(seats):
            v[layout.part(seat) + layout.TRIBE] = LETTERS.index(letter)
            v[layout.ASIDE] |= 1 << v[layout.part(seat) + layout.TILE]
            v[layout.part(seat) + layout.TILE] = layout.NO_TILE
        v[layout.START] = 0
        self.pause()
        self.draw(read_diagram(diagram))
        v[layout.END] = 0

    # -- given -----------------------------------------------------------------------------------------------------

    def pause(self) -> None:
        """Forgets whatever is pending."""
        v = self.state.v
        v[DEPTH] = 0
        v[DECISION] = words.NO_DECISION
        v[TURN] = -1
        v[OVER] = 0

    def draw(self, tokens: dict[Cell, str]) -> None:
        """Puts the tokens on the board, block by block so that each block is one."""
        todo = [cell for cell, token in tokens.items() if token[0] != "p"]
        done: set[Cell] = set()
        while todo:
            ready = [cell for cell in todo if any(near in done for near in around(cell))]
            cell = ready[0] if ready else todo[0]
            todo.remove(cell)
            done.add(cell)
            self.draw_house(cell, tokens[cell])
        for cell, token in tokens.items():
            if token[0] == "p":
                self.draw_pen(cell, token)
        for cell, token in tokens.items():
            if token[0] == "x":
                village.destroy(self.state, number(cell))

    def draw_house(self, cell: Cell, token: str) -> None:
        """A house with its pieces, or a house that will be a ruin."""
        seat = self.seats.index(token[0]) if token[0] in self.seats else len(self.seats) - 1
        village.put_house(self.state, seat, number(cell))
        if token[1] == "2":
            village.put_storey(self.state, seat, number(cell))
        for mark, element in (("o", "oven"), ("s", "shrine"), ("v", "villager"), ("*", "shaman")):
            if mark in token:
                village.put_piece(self.state, seat, ELEMENT_NAMES.index(element), number(cell))

    def draw_pen(self, cell: Cell, token: str) -> None:
        """A pen of the house it points at."""
        direction = "URDL".index(token[1])
        house = (cell[0] + (-1, 0, 1, 0)[direction], cell[1] + (0, 1, 0, -1)[direction])
        seat = int(grid.owner_at(self.state.v, number(house)))
        village.put_pen(self.state, seat, number(cell), direction)
        if "+" in token:
            village.put_piece(self.state, seat, ELEMENT_NAMES.index("cattle"), number(cell))

    def seat(self, letter: str) -> int:
        """The seat of a colour."""
        return self.seats.index(letter)

    def set(self, letter: str, field: int, value: int) -> None:
        """Sets a number in a player's part."""
        self.state.v[layout.part(self.seat(letter)) + field] = value

    def get(self, letter: str, field: int) -> int:
        """A number of a player's part."""
        return int(self.state.v[layout.part(self.seat(letter)) + field])

    def give(self, letter: str, **cards: int) -> Village:
        """Puts reward cards into a hand."""
        for symbol, count in cards.items():
            self.set(letter, layout.HAND + SYMBOL_NAMES.index(symbol), count)
        return self

    def supply(self, **counts: int) -> Village:
        """Sets the supply."""
        for element, count in counts.items():
            self.state.v[layout.SUPPLY + ELEMENT_NAMES.index(element)] = count
        return self

    def pile(self, pile: str, *symbols: str) -> Village:
        """Sets a reward pile, the top card first; the cards count as seen."""
        i = PILE_IDS.index(f"pile_{pile}")
        v = self.state.v
        for word in range(4):
            v[layout.CARDS + 4 * i + word] = 0
        for n, symbol in enumerate(symbols):
            v[layout.CARDS + 4 * i] |= SYMBOL_NAMES.index(symbol) << (3 * n)
        v[layout.PILE_SIZE + i] = len(symbols)
        v[layout.ORIGINALS + i] = 0
        if not symbols:
            v[layout.CLOSED] |= 1 << i
        return self

    # -- when ------------------------------------------------------------------------------------------------------

    def rest(self, letter: str) -> None:
        """When all is done nothing more happens: the game waits for another player to choose a colour."""
        self.pause()
        v = self.state.v
        other = (self.seat(letter) + 1) % len(self.seats)
        v[layout.PHASE] = layout.COLOURS
        v[layout.CURSOR] = other
        v[layout.part(other) + layout.TRIBE] = layout.NO_TRIBE

    def listen(self) -> Village:
        """Attaches a recorder."""
        self.state.events = Recorder()
        return self

    def heard(self) -> list[str]:
        """The ids of the events since the last call."""
        return [words[0] for words in self.told()]

    def told(self) -> list[list[str]]:
        """The events since the last call: id, colour of the seat, fields."""
        assert self.state.events is not None
        found: list[list[str]] = []
        for event in self.state.events.take():
            kind = GAME.events[event.kind]
            fields = [
                str(number) if domain is None else domain.names[number]
                for (_, domain), number in zip(kind.fields, (event.a, event.b, event.c))
            ]
            found.append([kind.id, self.seats[event.seat] if event.seat >= 0 else "-", *fields])
        return found

    def build(self, letter: str, tile: str, step: int = 1) -> Village:
        """The player's turn with that tile; with several players the others have built already."""
        self.pause()
        v = self.state.v
        v[layout.PHASE] = layout.BUILD
        v[layout.STEP] = step
        v[layout.ASIDE] = 0
        used = 15 if v[layout.MODE] == layout.EXPERT else 10
        tiles = [TILE_IDS.index(tile)] + [t for t in range(used) if TILE_IDS[t] != tile]
        for i in range(len(self.seats)):
            v[layout.part((self.seat(letter) + i) % len(self.seats)) + layout.TILE] = tiles[i]
        for i, t in enumerate(tiles[len(self.seats) :]):
            v[layout.TILE_PILE + i] = t
            v[layout.PILE_TILES] = i + 1
        v[layout.START] = (self.seat(letter) + 1) % len(self.seats)
        v[layout.CURSOR] = len(self.seats) - 1
        self.state.settle()
        return self

    def element(self, letter: str, element: str) -> Village:
        """The player has to place one element."""
        self.rest(letter)
        place(self.state.v, self.seat(letter), ELEMENT_NAMES.index(element))
        self.state.settle()
        return self

    def window(self, phase: int, first: str = "") -> Village:
        """The window of a phase opens; the named player is start player."""
        self.pause()
        v = self.state.v
        v[layout.PHASE] = (0, layout.WINDOW_1, layout.WINDOW_2, layout.WINDOW_3, layout.WINDOW_4)[phase]
        v[layout.CURSOR] = 0
        if first:
            v[layout.START] = self.seat(first)
        self.state.settle()
        return self

    def strike(self, disaster: str, first: str = "") -> Village:
        """That disaster is revealed."""
        self.pause()
        v = self.state.v
        v[layout.ROUND] = max(2, v[layout.ROUND])
        deck = [DISASTER_IDS[v[layout.DECK + i]] for i in range(v[layout.DECK_SIZE])]
        here, there = layout.DECK + v[layout.DRAWN] % v[layout.DECK_SIZE], layout.DECK + deck.index(disaster)
        v[here], v[there] = v[there], v[here]
        v[layout.PHASE] = layout.REVEAL
        if first:
            v[layout.START] = self.seat(first)
        self.state.settle()
        return self

    def evaluate(self, first: str = "") -> Village:
        """Phase 3 begins, without cards played before."""
        self.pause()
        v = self.state.v
        v[layout.PHASE] = layout.WINDOW_3
        v[layout.CURSOR] = len(self.seats)
        if first:
            v[layout.START] = self.seat(first)
        self.state.settle()
        return self

    def power(self, letter: str) -> Village:
        """The player has just scored five cards."""
        self.rest(letter)
        push(self.state.v, words.POWER, self.seat(letter))
        self.state.settle()
        return self

    def do(self, *actions: str) -> Village:
        """The acting player does these things, one after another."""
        for action in actions:
            self.state.apply(self.state.to_act()[0], GAME.parse(action))
        return self

    def cell(self, *cells: Cell) -> Village:
        """The acting player names these cells."""
        for cell in cells:
            self.do(f"cell {name(cell)}")
        return self

    def lose(self, *cells: Cell) -> Village:
        """The acting player loses what stands there."""
        for cell in cells:
            self.do(f"lose {name(cell)}")
        return self

    def house(self, letter: str, cell: Cell) -> Village:
        """The player builds a house on that cell, wherever the rules allow it."""
        self.element(letter, "house")
        if self.asked() == "house_site":
            option = next(o for o in self.state.options(self.seat(letter)) if f"cell:{name(cell)}" in o.targets)
            self.do(option.name)
        if self.asked() == "house_cell":
            self.cell(cell)
        return self

    # -- then ------------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The pending decision; "nothing" at rest, "over" at the end."""
        if self.state.over:
            return "over"
        asked = GAME.decisions[self.state.v[DECISION]]
        return "nothing" if asked == "choose_colour" else asked

    def acting(self) -> str:
        """The colour of who is asked."""
        return self.seats[self.state.to_act()[0]]

    def options(self) -> list[str]:
        """What the acting player can do, in the notation."""
        return [GAME.name(act) for act in self.state.legal(self.state.to_act()[0])]

    def offered(self) -> set[str]:
        """The last word of each option."""
        return {option.split()[-1] for option in self.options()}

    def offered_cells(self) -> set[Cell]:
        """The cells among the options."""
        return {
            divmod(CELL_IDS.index(option.split()[-1]), 13)
            for option in self.options()
            if option.split()[-1] in CELL_IDS
        }

    def ground(self, letter: str) -> set[Cell]:
        """Where the player may build on the ground in blocks that are there."""
        found: set[Cell] = set()
        for rank in range(1, 14):
            found |= cells_of_row(placing.ground_row(self.state.v, self.seat(letter), rank), rank)
        return found

    def founding(self) -> set[Cell]:
        """Where a new block may begin."""
        found: set[Cell] = set()
        for rank in range(1, 14):
            found |= cells_of_row(placing.founding_row(self.state.v, rank), rank)
        return found

    def storeys(self, letter: str) -> set[Cell]:
        """Which houses the player may raise."""
        found: set[Cell] = set()
        for rank in range(1, 14):
            found |= cells_of_row(placing.storey_row(self.state.v, self.seat(letter), rank), rank)
        return found

    def pens(self, letter: str) -> set[Cell]:
        """Where the player may place a pen."""
        found: set[Cell] = set()
        for rank in range(1, 14):
            found |= cells_of_row(placing.pen_row(self.state.v, self.seat(letter), rank), rank)
        return found

    def closed(self, cell: Cell) -> bool:
        """Whether nobody may build a house or a pen there."""
        everywhere = self.founding()
        for letter in self.seats:
            everywhere |= self.ground(letter) | self.pens(letter)
        return cell not in everywhere

    def at(self, cell: Cell) -> str:
        """The token of a cell."""
        v, c = self.state.v, number(cell)
        kind = grid.kind_at(v, c)
        if kind == layout.EMPTY:
            return "."
        if kind == layout.RUIN:
            return f"x{grid.storeys_at(v, c)}"
        if kind == layout.PEN:
            return f"p{'URDL'[grid.direction_at(v, c)]}{'+' if grid.cattle_at(v, c) else ''}"
        roof = {0: "", 1: "o", 3: "s"}[int(grid.roof_at(v, c))]
        villager = "v" if grid.villager_at(v, c) else ""
        shaman = "*" if v[layout.SHAMAN] == c else ""
        return f"{self.seats[grid.owner_at(v, c)]}{grid.storeys_at(v, c)}{roof}{villager}{shaman}"

    def left(self, element: str) -> int:
        """Pieces of a kind in the supply."""
        return int(self.state.v[layout.SUPPLY + ELEMENT_NAMES.index(element)])

    def hand(self, letter: str) -> dict[str, int]:
        """The cards in a hand."""
        cards = {symbol: self.get(letter, layout.HAND + i) for i, symbol in enumerate(SYMBOL_NAMES)}
        return {symbol: count for symbol, count in cards.items() if count}

    def cards(self, pile: str) -> list[str]:
        """The cards of a pile, top first."""
        i = PILE_IDS.index(f"pile_{pile}")
        v = self.state.v
        size = int(v[layout.PILE_SIZE + i])
        return [SYMBOL_NAMES[(v[layout.CARDS + 4 * i + n // 20] >> (3 * (n % 20))) & 7] for n in range(size)]

    def block(self, cell: Cell) -> int:
        """The block of a cell."""
        return int(grid.block_at(self.state.v, number(cell)))

    def size(self, cell: Cell) -> int:
        """The size of the block of a cell."""
        return int(counts.total(self.state.v, self.block(cell), counts.HOUSE_COUNT))

    def blocks(self) -> int:
        """How many blocks there are."""
        return int(self.state.v[layout.BLOCKS])

    def families(self, letter: str) -> int:
        """How many families a player has."""
        return self.get(letter, layout.FAMILIES)

    def score(self, letter: str) -> int:
        """Points from groups."""
        return self.get(letter, layout.SCORE)

    def sources(self, letter: str) -> dict[str, float]:
        """The score as of now by source."""
        return {source.split(":")[1]: points for source, points in self.state.scores()[self.seat(letter)].parts}

    def phase(self) -> str:
        """The phase of the round."""
        return layout.PHASE_NAMES[self.state.v[layout.PHASE]]
