"""Brettwerk plays heavy board games by the book: one engine for people, bots, records and research.

>>> import brettwerk
>>> game = brettwerk.game("glasstrasse")
>>> state = game.new(players=3, seed=42)
>>> state.to_act()
[0, 1, 2]
"""

from __future__ import annotations

import importlib
import os

if os.environ.get("BRETTWERK_PLAIN"):
    from brettwerk import plain

    plain.install()

from brettwerk.games import GAMES
from brettwerk.kernel.errors import BrettwerkError, UnknownGame
from brettwerk.kernel.game import Game

__version__ = "0.1.0"

__all__ = ["BrettwerkError", "Game", "__version__", "compiled", "game", "games"]


def games() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def game(id: str) -> Game:
    """The game with that id; its data tables are read on first use."""
    if id not in GAMES:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(GAMES)}")
    found = importlib.import_module(GAMES[id]).GAME
    assert isinstance(found, Game)
    return found


def compiled() -> bool:
    """Whether the engine runs compiled."""
    from brettwerk.kernel import state

    return not (state.__file__ or "").endswith(".py")
