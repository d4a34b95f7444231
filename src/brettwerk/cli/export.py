"""`brettwerk export`: games of bots as tables for learning; interrupted runs go on where they stopped."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from brettwerk.cli.common import console, read_options
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.rng import MAX_SEED


def export(
    game: str = typer.Argument(..., help="Which game."),
    out: Path | None = typer.Option(None, help="Folder for the files; by default GAME-PLAYERS-SEED."),
    games: int = typer.Option(100, help="How many games."),
    bots: str = typer.Option("greedy", help="Who plays, separated by commas; they change seats from game to game."),
    players: int = typer.Option(2, help="How many players."),
    seed: int = typer.Option(0, help="Seed of the whole dataset."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game as name=value."),
    format: str = typer.Option("parquet", help="Format of the files: parquet."),
    workers: int = typer.Option(1, help="Processes to play in."),
) -> None:
    """Plays games of bots and writes every decision: features, mask, action, outcome."""
    from brettwerk.envs.dataset import make_plan, need_pyarrow, open_folder, write_parts

    if format != "parquet":
        raise BadOption(f"format {format!r} is not known; there is: parquet")
    if not 0 <= seed <= MAX_SEED:
        raise BadOption(f"seed {seed} is not a number from 0 to {MAX_SEED}")
    need_pyarrow()
    names = [name.strip() for name in bots.split(",") if name.strip()]
    plan = make_plan(game, games, players, names, seed, read_options(option))
    folder = out or Path(f"{game}-{players}-{seed}")
    todo = open_folder(folder, plan)
    done = games - sum(len(plan.games_of(part)) for part in todo)
    rows = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(f"{game}: {', '.join(names)}", total=games, completed=done)
            for played, written in write_parts(folder, plan, todo, workers):
                done += played
                rows += written
                progress.advance(task, played)
    except KeyboardInterrupt:
        console.print(
            f"{folder}: interrupted after {done} of {games} games; the same command goes on from there", soft_wrap=True
        )
        raise typer.Exit(130) from None
    console.print(f"{folder}: {done} games in {plan.parts()} files, {rows} decisions written now", soft_wrap=True)
