"""`brettwerk tune`: better weights for a game's bots by self-play, resumable, with a plot."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import brettwerk
from brettwerk.arena import compare as comparing
from brettwerk.arena import fit as fitting
from brettwerk.arena import learn as learning
from brettwerk.arena import tune as tuning
from brettwerk.arena.network import CELLS, arrays
from brettwerk.cli.common import console
from brettwerk.kernel.errors import BadOption


def tune(
    game: str = typer.Argument(..., help="Which game."),
    players: str = typer.Option("2", help="Player counts that are mixed, separated by commas."),
    method: str = typer.Option(
        "search",
        help="search: try candidates (CMA-ES); fit: regress on how games end; compare: on what comes of plans; "
        "learn: a network for search learns from what it foretells.",
    ),
    generations: int = typer.Option(40, min=1, help="How many generations in all."),
    games: int = typer.Option(40, min=1, help="Games per generation; with search, per candidate."),
    seed: int = typer.Option(1, min=0, help="Seed of the run."),
    sigma: float = typer.Option(0.2, help="First step size, in shares of each weight or of a point."),
    workers: int = typer.Option(1, min=1, help="How many processes."),
    cells: int = typer.Option(CELLS, min=2, help="With learn: cells of the network, an even number."),
    gpu: bool = typer.Option(False, "--gpu", help="With learn: learn on a graphics card (CuPy)."),
    out: Path = typer.Option(Path("tuning"), help="Folder for the kept run, the weights and the plot."),
    resume: bool = typer.Option(False, "--resume", help="Go on with the run kept in the folder."),
) -> None:
    """Tunes the weights by which greedy and search judge positions."""
    found = brettwerk.game(game)
    try:
        counts = [int(number) for number in players.split(",")]
    except ValueError:
        raise BadOption(f"players is {players!r}; write for example 2 or 2,3,4") from None
    for count in counts:
        found.complete(count, {})
    if not len(found.weights):
        raise BadOption(f"{game} has no features to tune")
    path = out / f"{game}-{'-'.join(map(str, counts))}.run"
    run: tuning.Kept
    if resume:
        run = tuning.load(path)
    elif method == "fit":
        run = fitting.Fit(game, counts, games, seed, path)
    elif method == "compare":
        run = comparing.Compare(game, counts, games, seed, path)
    elif method == "learn":
        if not found.inputs:
            raise BadOption(f"{game} has no inputs for a network")
        if 1 in counts and max(counts) > 1:
            raise BadOption(f"players is {players!r}, but a network learns from games alone (1) or with others (2,3)")
        if cells % 2:
            raise BadOption(f"cells is {cells}; cells go in pairs, write {cells + 1}")
        arrays(gpu)
        run = learning.Learn(game, counts, games, seed, path, cells, gpu)
    elif method == "search":
        run = tuning.Run(game, counts, games, seed, sigma, path)
        run.start()
    else:
        raise BadOption(f"method is {method!r}, but there are search, fit, compare and learn")
    map_jobs, stop = tuning.pool_map(workers)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(f"tuning {game}", total=generations, completed=len(run.history))
        try:
            while len(run.history) < generations:
                first, second = run.generation(map_jobs)
                run.save()
                run.write(out / f"{path.stem}.csv")
                progress.update(task, advance=1, description=f"tuning {game}: {first:.2f}, {second:.2f}")
        except KeyboardInterrupt:
            console.print("interrupted; go on with --resume")
        finally:
            stop()
    if run.history:
        tuning.plot(run, out / f"{path.stem}.png")
        console.print(f"weights: {out / f'{path.stem}.csv'}   plot: {out / f'{path.stem}.png'}")
