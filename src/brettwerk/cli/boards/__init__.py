"""Terminal tables: one module per game that draws its view; a game without one is shown as plain lists."""

from __future__ import annotations

import importlib
import importlib.util

from rich.console import RenderableType
from rich.pretty import Pretty

from brettwerk.kernel.game import Game, Plain
from brettwerk.text import Text


def draw(game: Game, view: dict[str, Plain], text: Text, names: list[str]) -> RenderableType:
    """The table as rich can print it."""
    module = f"brettwerk.cli.boards.{game.id}"
    if importlib.util.find_spec(module) is None:
        return Pretty(view, max_length=24)
    board: RenderableType = importlib.import_module(module).draw(view, text, names)
    return board
