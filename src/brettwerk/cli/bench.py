"""`brettwerk bench`: random play, cloning and their ratios to a peer, compiled and plain, all in one run."""

from __future__ import annotations

import json as json_module
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

import brettwerk
from brettwerk.bots.search import EXPLORE
from brettwerk.bots.tree import Tree
from brettwerk.cli.common import console
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Game
from brettwerk.kernel.play import clone_many, random_game
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe

Figures = dict[str, float]


def bench(
    quick: bool = typer.Option(False, "--quick", help="Shorter runs, rougher figures."),
    json: bool = typer.Option(False, "--json", help="Print the figures as JSON."),
    engine: bool = typer.Option(False, "--engine", help="Only this engine, without peer and without the plain one."),
) -> None:
    """Measures the engines against catanatron on this machine, in this run."""
    seconds = 0.4 if quick else 3.0
    rounds = 3 if quick else 5
    if engine:
        print(json_module.dumps({id: measure(id, seconds, rounds) for id in brettwerk.games()}))
        return
    result: dict[str, object] = {"compiled": brettwerk.compiled(), "python": sys.version.split()[0]}
    with Progress(
        SpinnerColumn(), TextColumn("{task.description}"), console=console, transient=True, disable=json
    ) as bar:
        task = bar.add_task("catanatron")
        peer = measure_catanatron(seconds, rounds)
        figures: dict[str, Figures] = {}
        for id in brettwerk.games():
            bar.update(task, description=f"{id}, {'compiled' if brettwerk.compiled() else 'plain'}")
            figures[id] = measure(id, seconds, rounds)
        bar.update(task, description="plain Python")
        plain = measure_plain(quick)
    ratios: dict[str, Figures] = {}
    for id, mine in figures.items():
        ratios[id] = {
            "decisions": round(mine["decisions_per_second"] / peer["decisions_per_second"], 1),
            "plain_decisions": round(plain[id]["decisions_per_second"] / peer["decisions_per_second"], 2),
            "compiled_to_plain": round(mine["decisions_per_second"] / plain[id]["decisions_per_second"], 1),
            "clone": round(mine["clone_us"] / peer["clone_us"], 5),
        }
    result.update(peer={"catanatron": peer}, games=figures, plain=plain, ratios=ratios)
    if json:
        print(json_module.dumps(result, indent=2))
        return
    show(peer, figures, plain, ratios)


def show(peer: Figures, figures: dict[str, Figures], plain: dict[str, Figures], ratios: dict[str, Figures]) -> None:
    """The figures as a table."""
    table = Table(title="Random play on one core, forced choices not counted")
    for column in ("", "decisions/s", "×", "plain", "×", "options/s", "clone µs", "×", "searches/s"):
        table.add_column(column, justify="right" if column else "left", no_wrap=True)
    table.add_row(
        "catanatron", f"{peer['decisions_per_second']:,.0f}", "1", "", "", "", f"{peer['clone_us']:.2f}", "1", ""
    )
    for id, mine in figures.items():
        table.add_row(
            f"[bold]{id}[/]",
            f"{mine['decisions_per_second']:,.0f}",
            f"[bold]{ratios[id]['decisions']:.1f}[/]",
            f"{plain[id]['decisions_per_second']:,.0f}",
            f"{ratios[id]['plain_decisions']:.2f}",
            f"{mine['options_per_second']:,.0f}",
            f"{mine['clone_us']:.3f}",
            f"1/{1 / ratios[id]['clone']:.0f}",
            f"{mine['simulations_per_second']:,.0f}",
        )
    console.print(table)


def median_rate(run: Callable[[], tuple[float, float]], rounds: int) -> float:
    """The median of several measurements of things per second."""
    rates = sorted(done / spent for done, spent in (run() for _ in range(rounds)))
    return rates[len(rates) // 2]


def measure(id: str, seconds: float, rounds: int) -> Figures:
    """Decisions and options per second of random games with the most players, and the cost of a clone."""
    game = brettwerk.game(id)
    players = game.max_players
    seeds = Rng(1)
    offered = [0.0, 0.0]

    def play() -> tuple[float, float]:
        decisions, spent = 0, 0.0
        while spent < seconds / rounds:
            state, rng = game.new(players, seeds.seed()), Rng(seeds.seed())
            started = time.perf_counter()
            decisions += int(random_game(state, rng))
            spent += time.perf_counter() - started
        return decisions, spent

    rate = median_rate(play, rounds)
    for seed in range(3):
        state, rng = game.new(players, seed), Rng(seed)
        while not state.over:
            seat = state.to_act()[0]
            legal = state.legal(seat)
            offered[0] += len(legal)
            offered[1] += 1
            state.apply(seat, legal[rng.below(len(legal))])
    state = game.new(players, 1)
    random_game(state, Rng(1), 100)

    def copy() -> tuple[float, float]:
        number = 20_000
        started = time.perf_counter()
        clone_many(state, number)
        return number, time.perf_counter() - started

    return {
        "players": players,
        "decisions_per_second": round(rate),
        "options_per_decision": round(offered[0] / offered[1], 2),
        "options_per_second": round(rate * offered[0] / offered[1]),
        "clone_us": round(1e6 / median_rate(copy, rounds), 4),
        "simulations_per_second": round(median_rate(search_of(game, seconds / rounds), rounds)),
    }


def search_of(game: Game, seconds: float) -> Callable[[], tuple[float, float]]:
    """A measurement of the search: simulations from a position in the middle of a game for two."""
    state = game.new(2 if game.min_players <= 2 <= game.max_players else game.min_players, 1)
    random_game(state, Rng(1), 40)
    seat = state.to_act()[0]

    def think() -> tuple[float, float]:
        tree = Tree(observe(state, seat).veiled(), seat, game.insight_of(state.players), Rng(1), EXPLORE)
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            tree.simulate()
        return float(tree.simulations), spent

    return think


def measure_plain(quick: bool) -> dict[str, Figures]:
    """The same figures of the uncompiled engine, in a process of its own."""
    command = [sys.executable, "-m", "brettwerk", "bench", "--engine"] + (["--quick"] if quick else [])
    done = subprocess.run(
        command, env={**os.environ, "BRETTWERK_PLAIN": "1"}, capture_output=True, text=True, check=True
    )
    figures: dict[str, Figures] = json_module.loads(done.stdout)
    return figures


def measure_catanatron(seconds: float, rounds: int) -> Figures:
    """Decisions with more than one option per second of four random players, and the cost of `Game.copy()`."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        raise BadOption("catanatron is not installed; install brettwerk[bench]") from None
    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
    random.seed(1)

    def play() -> tuple[float, float]:
        decisions, spent = 0, 0.0
        while spent < seconds / rounds:
            game = Catan([RandomPlayer(colour) for colour in colours])
            started = time.perf_counter()
            ticks = 0
            while game.winning_color() is None and ticks < 10_000:
                decisions += len(game.state.playable_actions) > 1
                game.play_tick()
                ticks += 1
            spent += time.perf_counter() - started
        return decisions, spent

    rate = median_rate(play, rounds)
    game = Catan([RandomPlayer(colour) for colour in colours])
    for _ in range(60):
        game.play_tick()

    def copy() -> tuple[float, float]:
        number = 500
        started = time.perf_counter()
        for _ in range(number):
            game.copy()
        return number, time.perf_counter() - started

    return {
        "players": 4,
        "decisions_per_second": round(rate),
        "clone_us": round(1e6 / median_rate(copy, rounds), 3),
    }
