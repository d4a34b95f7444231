"""Terminal tables: one module per game that draws its view; `generic` draws every other game."""

from __future__ import annotations

import importlib
import importlib.util

from rich.console import RenderableType

from brettwerk.cli.boards import generic
from brettwerk.kernel.game import Game, Plain
from brettwerk.text import Text


def draw(game: Game, view: dict[str, Plain], text: Text, names: list[str]) -> RenderableType:
    """The table as rich can print it."""
    module = f"brettwerk.cli.boards.{game.id}"
    if importlib.util.find_spec(module) is None:
        return generic.draw(game, view, text, names)
    board: RenderableType = importlib.import_module(module).draw(view, text, names)
    return board
