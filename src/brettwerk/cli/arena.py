"""`brettwerk arena`: bots against bots, with intervals, ratings and a record of every game."""

from __future__ import annotations

import json as json_module
from pathlib import Path

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import brettwerk
from brettwerk import bots
from brettwerk.arena.match import Result
from brettwerk.arena.run import Ledger, run
from brettwerk.arena.schedule import schedule
from brettwerk.arena.summary import Standing, summarise
from brettwerk.cli.common import console, read_options
from brettwerk.kernel.errors import BadOption


def arena(
    game: str = typer.Argument(..., help="Which game."),
    names: str = typer.Option("greedy,random", "--bots", help="The bots, separated by commas."),
    players: int = typer.Option(2, help="How many players."),
    games: int = typer.Option(100, help="How many games per line-up."),
    seed: int = typer.Option(0, help="Seed of the deals."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game as name=value."),
    workers: int = typer.Option(1, min=1, help="How many processes."),
    ray: str | None = typer.Option(None, help="Address of a Ray cluster (or local)."),
    keep: Path | None = typer.Option(None, help="File for the results; an interrupted run goes on from it."),
    records: Path | None = typer.Option(None, help="Folder for a record of every game."),
    json: bool = typer.Option(False, "--json", help="Print the result as JSON."),
) -> None:
    """Lets bots play each other with rotated seats and equal deals."""
    found = brettwerk.game(game)
    options = found.complete(players, read_options(option))
    chosen = [name.strip() for name in names.split(",") if name.strip()]
    for name in chosen:
        bots.find(name, 0)
    pairings = schedule(found, chosen, players, games, seed, options)
    ledger = Ledger(keep, pairings)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=json, transient=True) as progress:
        task = progress.add_task(f"{game}: {', '.join(chosen)}", total=len(pairings), completed=len(ledger.results))

        def note(result: Result) -> None:
            progress.advance(task)
            if records is not None:
                save_record(records, game, result)

        try:
            results = run(pairings, workers, ledger, ray, note)
        except KeyboardInterrupt:
            results = list(ledger.results.values())
            if not results:
                raise
    standings = summarise(results)
    if json:
        facts = {"game": game, "players": players, "seed": seed, "options": options, "games": len(results)}
        facts["planned"] = len(pairings)
        print(json_module.dumps({**facts, "standings": msgspec.to_builtins(standings)}, indent=2))
        return
    show(game, players, len(results), standings)


def save_record(folder: Path, game: str, result: Result) -> None:
    """Writes the record of a game."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game}-{result.number:05}.txt").write_text(result.record, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{folder}: cannot be written ({error.strerror})") from None


def show(game: str, players: int, games: int, standings: list[Standing]) -> None:
    """The standings as a table."""
    table = Table(title=f"{game}, {players} players, {games} games (95 % intervals)")
    for column in ("bot", "wins %", "", "score", "", "rating", "ms/move", "slowest"):
        table.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for s in standings:
        table.add_row(
            s.bot,
            f"{100 * s.win_share:.1f}",
            f"[dim]{100 * s.win_share_low:.1f}–{100 * s.win_share_high:.1f}[/]",
            f"{s.score:.2f}",
            f"[dim]{s.score_low:.2f}–{s.score_high:.2f}[/]",
            f"{s.rating:.1f}±{s.rating_sigma:.1f}",
            f"{s.ms_per_decision:.2f}",
            f"{s.slowest_ms:.0f}",
        )
    console.print(table)
