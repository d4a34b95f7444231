"""`brettwerk simulate`: random games by the hundred, for lengths, scores and speed; with --check every invariant."""

from __future__ import annotations

import hashlib
import json as json_module
import statistics
import time
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import brettwerk
from brettwerk.cli.common import console, read_language, read_options
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Game, Value
from brettwerk.kernel.play import checked_game, random_game
from brettwerk.kernel.rng import MAX_SEED, Rng
from brettwerk.records import Journal, write
from brettwerk.records.record import from_journal
from brettwerk.text import Text

BARS = " ▁▂▃▄▅▆▇█"


def simulate(
    game: str = typer.Argument(..., help="Which game."),
    players: int = typer.Option(2, help="How many players."),
    games: int = typer.Option(100, help="How many games."),
    seed: int = typer.Option(0, help="Seed of the whole simulation."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game as name=value."),
    check: bool = typer.Option(False, "--check", help="Check every invariant after every action."),
    json: bool = typer.Option(False, "--json", help="Print the result as JSON."),
    records: Path | None = typer.Option(None, help="Write a record of every game into this folder."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
) -> None:
    """Plays random games and tells how long they are, what they score and how fast they run."""
    found = brettwerk.game(game)
    options = found.complete(players, read_options(option))
    if games < 1:
        raise BadOption(f"games is {games}, but at least one is needed")
    if not 0 <= seed <= MAX_SEED:
        raise BadOption(f"seed {seed} is not a number from 0 to {MAX_SEED}")
    text = Text(read_language(lang), found)
    seeds = Rng(seed, 21)
    lengths: list[int] = []
    scores: list[list[float]] = [[] for _ in range(players)]
    wins = [0.0] * players
    digest = hashlib.blake2b(digest_size=8)
    spent = 0.0
    interrupted = False
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=json, transient=True) as progress:
        task = progress.add_task(text("simulate-running"), total=games)
        try:
            for _ in range(games):
                game_seed, luck = int(seeds.seed()), int(seeds.seed())
                started = time.perf_counter()
                state = found.new(players, game_seed, options)
                decisions = (checked_game if check else random_game)(state, Rng(luck, 22))
                spent += time.perf_counter() - started
                if records is not None:
                    keep_record(records, found, players, game_seed, options, Rng(luck, 22))
                lengths.append(int(decisions))
                digest.update(state.key().encode())
                winners = state.winners()
                for seat in range(players):
                    scores[seat].append(state.points(seat) / found.unit)
                    wins[seat] += (seat in winners) / len(winners)
                progress.advance(task)
        except KeyboardInterrupt:
            interrupted = True
    if not lengths:
        raise BadOption("interrupted before the first game was over")
    together = [points for seat in scores for points in seat]
    speed = sum(lengths) / spent
    if json:
        result = {
            "game": game,
            "players": players,
            "games": len(lengths),
            "seed": seed,
            "options": options,
            "compiled": brettwerk.compiled(),
            "checked": check,
            "interrupted": interrupted,
            "decisions": sum(lengths),
            "decisions_per_game": spread([float(n) for n in lengths]),
            "decisions_per_second": round(speed),
            "scores": spread(together),
            "mean_score_per_seat": [round(statistics.fmean(seat), 3) for seat in scores],
            "win_share_per_seat": [round(share / len(lengths), 4) for share in wins],
            "digest": digest.hexdigest(),
        }
        print(json_module.dumps(result, indent=2))
        return
    summary = text(
        "simulate-summary", games=len(lengths), decisions=sum(lengths), speed=f"{speed:,.0f}".replace(",", " ")
    )
    console.print(f"[bold]{text('game-name')}[/]: {summary}")
    show_distribution(text("play-score"), together)
    console.print(f"[dim]digest {digest.hexdigest()}{' · all invariants held' if check else ''}[/]")


def keep_record(folder: Path, game: Game, players: int, seed: int, options: dict[str, Value], rng: Rng) -> None:
    """Plays the same random game once more, move by move, and writes its record."""
    journal = Journal(game, players, seed, options)
    while not journal.state.over:
        seat = journal.state.to_act()[0]
        legal = journal.state.legal(seat)
        journal.apply(seat, legal[rng.below(len(legal))])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{game.id}-{players}-{seed}.txt").write_text(write(from_journal(journal)), encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{folder}: cannot be written ({error.strerror})") from None


def spread(values: list[float]) -> dict[str, float]:
    """Mean, deviation and bounds of some numbers."""
    return {
        "mean": round(statistics.fmean(values), 3),
        "sd": round(statistics.pstdev(values), 3),
        "min": min(values),
        "median": statistics.median(values),
        "max": max(values),
    }


def show_distribution(title: str, values: list[float]) -> None:
    """A small histogram with mean and bounds."""
    low, high = min(values), max(values)
    width = 40
    counts = [0] * width
    for value in values:
        counts[min(width - 1, int((value - low) / (high - low or 1) * width))] += 1
    most = max(counts)
    bars = "".join(BARS[(count * 8 + most - 1) // most] for count in counts)
    facts = spread(values)
    console.print(f"{title}: {low:g} [cyan]{bars}[/] {high:g}  (Ø {facts['mean']:.2f} ± {facts['sd']:.2f})")
