"""The games. One of ours is a folder here with a `game` module, and a line below.

Games from elsewhere need no line here: an installed package names its game in the entry points `brettwerk.games`, and
BRETTWERK_GAMES lists folders of games that are not installed.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from brettwerk.kernel.errors import BadOption

GAMES = {
    "glasstrasse": "brettwerk.games.glasstrasse.game",
    "caylus1303": "brettwerk.games.caylus1303.game",
    "hoyuk": "brettwerk.games.hoyuk.game",
    "lignum": "brettwerk.games.lignum.game",
}

GROUP = "brettwerk.games"


@cache
def all_games() -> dict[str, str]:
    """The module of every game by its id: ours, those of installed packages, those in folders of BRETTWERK_GAMES."""
    found = dict(GAMES)
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        add(found, point.name, point.value)
    for folder in os.environ.get("BRETTWERK_GAMES", "").split(os.pathsep):
        if folder:
            path = Path(folder).resolve()
            if not (path / "game.py").is_file():
                raise BadOption(f"BRETTWERK_GAMES: {folder} is not the folder of a game; it has no game.py")
            add(found, path.name, f"{path.name}.game")
            if str(path.parent) not in sys.path:
                sys.path.append(str(path.parent))
    return found


def add(found: dict[str, str], id: str, module: str) -> None:
    """Adds a game; an id stands for one game only."""
    if found.setdefault(id, module) != module:
        raise BadOption(f"two games are called {id!r}: {found[id]} and {module}; rename one of them")
