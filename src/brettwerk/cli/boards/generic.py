"""Any game in the terminal: its view as named panels, for games without a board of their own.

Keys are put into words by the game's messages `view-<key>`, things (`order:castle`) by their names, and what is printed
on a thing (`Game.box()[domain][name]`) stands behind it.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from brettwerk.kernel.game import Game, Plain
from brettwerk.text import Text
from brettwerk.text.catalogue import THING

SEATS = "seats"
COLOURS = ["red", "blue", "yellow", "green", "magenta"]


class GenericBoard:
    """Draws plain data with the words of one game in one language."""

    def __init__(self, game: Game, text: Text) -> None:
        self.printed: dict[str, Any] = game.box()
        self.text = text

    def draw(self, view: dict[str, Plain], names: list[str]) -> RenderableType:
        """The whole table: single values in a line, then a panel for each group, then the players."""
        line: list[str] = []
        panels: list[RenderableType] = []
        players: list[RenderableType] = []
        for key, value in view.items():
            if key == SEATS and isinstance(value, list):
                players = [self.player(seat, player, names) for seat, player in enumerate(value)]
            elif isinstance(value, (dict, list)):
                panels.append(Panel(self.group(value), title=self.label(key), title_align="left", box=box.ROUNDED))
            else:
                line.append(f"[dim]{self.label(key)}[/] {self.word(value)}")
        parts: list[RenderableType] = [" · ".join(line)] if line else []
        parts += [Columns(row) for row in (panels, players) if row]
        return Group(*parts)

    def player(self, seat: int, value: Plain, names: list[str]) -> Panel:
        """One player's things under their name."""
        colour = COLOURS[seat % len(COLOURS)]
        title = escape(names[seat]) if seat < len(names) else str(seat + 1)
        return Panel(self.group(value), title=f"[bold {colour}]{title}[/]", title_align="left", border_style=colour)

    def group(self, value: Plain) -> RenderableType:
        """A list or a dict, as a table wherever its entries are alike."""
        if isinstance(value, list):
            if value and all(isinstance(one, dict) for one in value):
                return self.rows([one for one in value if isinstance(one, dict)])
            return Group(*(self.group(one) for one in value)) if value else self.word(None)
        if isinstance(value, dict):
            table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
            for key, one in value.items():
                table.add_row(f"[dim]{self.label(key)}[/]", self.group(one))
            return table
        return self.word(value)

    def rows(self, rows: list[dict[str, Plain]]) -> Table:
        """Dicts as the lines of one table."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        keys = list(dict.fromkeys(key for row in rows for key in row))
        for key in keys:
            table.add_column(self.label(key))
        for row in rows:
            table.add_row(*(self.group(row.get(key)) for key in keys))
        return table

    def label(self, key: str) -> str:
        """A key in words; keys may also be things."""
        return escape(self.text.thing(key) if THING.fullmatch(key) else self.text.label(key))

    def word(self, value: Plain) -> str:
        """A single value in words."""
        if value is None or value == "" or value is False:
            return "[dim]–[/]"
        if value is True:
            return "✓"
        if not isinstance(value, str):
            return f"[bold]{value}[/]"
        if not THING.fullmatch(value):
            return self.label(value)
        domain, _, name = value.partition(":")
        printed = self.printed.get(domain)
        details = printed.get(name) if isinstance(printed, dict) else None
        shown = f"[bold]{self.label(value)}[/]"
        if isinstance(details, dict):
            facts = ", ".join(f"{self.label(key)} {self.word(one)}" for key, one in details.items())
            shown += f" [dim]({facts})[/]"
        return shown


def draw(game: Game, view: dict[str, Plain], text: Text, names: list[str]) -> RenderableType:
    """The table of any game."""
    return GenericBoard(game, text).draw(view, names)
