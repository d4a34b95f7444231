"""`brettwerk games`: which games there are, for how many, with which options."""

from __future__ import annotations

import typer
from rich.table import Table

import brettwerk
from brettwerk.cli.common import console, read_language
from brettwerk.text import Text


def games(lang: str | None = typer.Option(None, help="Language: en or de.")) -> None:
    """Lists the games with their players and options."""
    language = read_language(lang)
    common = Text(language)
    for id in brettwerk.games():
        game = brettwerk.game(id)
        text = Text(language, game)
        players = common("games-players", low=game.min_players, high=game.max_players)
        console.print(f"[bold]{text('game-name')}[/]  [dim]{id}[/]  {players}")
        console.print(f"  {text('game-subtitle')}")
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for setting in game.settings:
            allowed = "|".join(setting.choices) if setting.choices else ""
            if isinstance(setting.default, bool):
                allowed = "yes|no"
            elif isinstance(setting.default, int):
                allowed = f"{setting.low}–{setting.high}"
            default = ("yes" if setting.default else "no") if isinstance(setting.default, bool) else setting.default
            table.add_row(
                f"[cyan]{setting.name}[/]", f"[dim]{allowed}[/]", f"{default}", text(f"setting-{setting.name}-help")
            )
        console.print(table)
        console.print()
