"""The server's texts: what each viewer reads, in their language."""

from __future__ import annotations

from functools import lru_cache

import brettwerk
from brettwerk.kernel.game import Game
from brettwerk.text import Text


@lru_cache(maxsize=64)
def text_for(lang: str, game: str | None) -> Text:
    """The texts of a language for a game."""
    return Text(lang, brettwerk.game(game) if game is not None else None)


def table_text(lang: str, game: Game, names: list[str] | None = None) -> Text:
    """The texts of a language for a game, with the names of those who play it."""
    return text_for(lang, game.id) if names is None else Text(lang, game, names)
