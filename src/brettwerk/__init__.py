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

from brettwerk.games import GAMES, all_games
from brettwerk.kernel.errors import BrettwerkError, UnknownGame
from brettwerk.kernel.game import Game

__version__ = "0.1.0"

__all__ = ["BrettwerkError", "Game", "__version__", "compiled", "game", "games"]


def games() -> list[str]:
    """The ids of all games."""
    return list(all_games())


def game(id: str) -> Game:
    """The game with that id; its data tables are read on first use."""
    module = GAMES.get(id) or all_games().get(id)
    if module is None:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(all_games())}")
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise UnknownGame(f"game {id!r} cannot be loaded: {error}; it should be in the module {module}") from error
    if not isinstance(getattr(found, "GAME", None), Game):
        raise UnknownGame(f"game {id!r} cannot be loaded: {module} has no GAME of the kind brettwerk.Game")
    game: Game = found.GAME
    return game


def compiled() -> bool:
    """Whether the engine runs compiled."""
    from brettwerk.kernel import state

    return not (state.__file__ or "").endswith(".py")
