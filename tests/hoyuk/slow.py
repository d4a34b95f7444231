"""The placement rules once more, slow and plain: sets of cells and flood fills, straight from the rule texts.

Nothing here is shared with the engine but the drawn position (`view`).
"""

from __future__ import annotations

from typing import Any

Cell = tuple[int, int]
STEPS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


def neighbours(row: int, column: int) -> list[Cell]:
    """Cells that share an edge with this one."""
    cells = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [(r, c) for r, c in cells if 0 <= r <= 12 and 0 <= c <= 12]


NEAR = {(row, column): neighbours(row, column) for row in range(13) for column in range(13)}


class SlowVillage:
    """A village read from a view."""

    def __init__(self, view: dict[str, Any], **switches: Any) -> None:
        self.switches = switches
        self.houses: dict[Cell, tuple[int, int]] = {}  # owner, storeys
        self.ruins: set[Cell] = set()
        self.pens: dict[Cell, tuple[int, Cell]] = {}  # owner, the house it belongs to
        for found in view["cells"]:
            cell = int(found["cell"][1:]) - 1, "abcdefghijklm".index(found["cell"][0])
            if found["kind"] == "house":
                self.houses[cell] = found["owner"], found["storeys"]
            elif found["kind"] == "ruin":
                self.ruins.add(cell)
            else:
                down, right = STEPS[found["direction"]]
                self.pens[cell] = found["owner"], (cell[0] + down, cell[1] + right)
        self.built = self.houses.keys() | self.ruins | self.pens.keys()
        self.blocks = self.find_blocks()
        self.block_of = {cell: i for i, block in enumerate(self.blocks) for cell in block}
        self.owners = [{self.houses[cell][0] for cell in block if cell in self.houses} for block in self.blocks]

    def near(self, cell: Cell) -> list[Cell]:
        """Cells that share an edge with this one."""
        return NEAR[cell]

    def find_blocks(self) -> list[set[Cell]]:
        """Maximal sets of houses, ruins and pens that hang together."""
        blocks: list[set[Cell]] = []
        todo = set(self.built)
        while todo:
            block, edge = set(), [todo.pop()]
            while edge:
                cell = edge.pop()
                block.add(cell)
                for there in self.near(cell):
                    if there in todo:
                        todo.remove(there)
                        edge.append(there)
            blocks.append(block)
        return blocks

    def touched(self, cell: Cell) -> set[int]:
        """The blocks that a building on this cell would touch or belong to."""
        return {self.block_of[there] for there in (cell, *self.near(cell)) if there in self.block_of}

    def is_open(self, cell: Cell, house: Cell, gone: Cell | None) -> bool:
        """Whether a pen here has a side to the land other than at its owner, when the cell `gone` is built on."""
        for there in self.near(cell):
            terrain = there not in self.built or (there in self.ruins and self.switches.get("ruin_opens_pen", True))
            if there != house and there != gone and terrain:
                return True
        return bool(self.switches.get("edge_opens_pen", False)) and len(self.near(cell)) < 4

    def shuts_a_pen(self, cell: Cell) -> bool:
        """Whether a building here would leave some pen without an open side."""
        pens = [(there, self.pens[there][1]) for there in self.near(cell) if there in self.pens]
        return any(self.is_open(pen, house, None) and not self.is_open(pen, house, cell) for pen, house in pens)

    def site(self, seat: int, cell: Cell) -> str:
        """Where a house on this cell belongs: new, storey, block, or nothing if it is illegal."""
        if cell in self.houses:
            owner, storeys = self.houses[cell]
            sides = [there for there in self.near(cell) if there not in self.houses and there not in self.pens]
            edge = len(self.near(cell)) < 4 and self.switches.get("edge_frees_storey", True)
            return "storey" if owner == seat and storeys == 1 and (sides or edge) else ""
        if cell in self.pens:
            return ""
        touched = self.touched(cell)
        if not touched:
            return "new"
        if len(touched) > 1 or self.shuts_a_pen(cell):
            return ""
        owners = self.owners[touched.pop()]
        beside = {self.houses[there][0] for there in self.near(cell) if there in self.houses}
        if seat in owners:
            return "block" if seat in beside else ""
        if owners:
            return "block" if beside else ""
        return "block" if self.switches.get("ruin_block_buildable", True) else ""

    def takes_pen(self, seat: int, cell: Cell) -> bool:
        """Whether the player may place a pen here."""
        if cell in self.houses or cell in self.pens:
            return False
        if cell in self.ruins and not self.switches.get("pen_on_ruin", False):
            return False
        own = [there for there in self.near(cell) if there in self.houses and self.houses[there][0] == seat]
        return (
            bool(own)
            and len(self.touched(cell)) == 1
            and self.is_open(cell, own[0], None)
            and not self.shuts_a_pen(cell)
        )
