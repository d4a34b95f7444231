"""Measures the environments: PettingZoo's own benchmark beside its chess and connect four, and many games at once.

`python tools/bench_envs.py` prints a table; all figures are per second of processor time and from one run, so that the
ratios hold on a busy machine, too.
"""

from __future__ import annotations

import contextlib
import io
import random
import re
import time
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3
from pettingzoo.test.performance_benchmark import performance_benchmark
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

import brettwerk
from brettwerk.envs import pettingzoo as envs
from brettwerk.envs.vector import VectorEnv

SECONDS = 2.0
GAMES_AT_ONCE = 128


def turns_per_second(env: Any) -> float:
    """What PettingZoo's benchmark says about an environment."""
    random.seed(1)
    said = io.StringIO()
    clock = SimpleNamespace(time=time.process_time)
    with contextlib.redirect_stdout(said), patch.dict(performance_benchmark.__globals__, time=clock):
        performance_benchmark(env)
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None
    return float(found[1])


def chosen_per_second(games: VectorEnv) -> float:
    """Steps per second when NumPy chooses a random legal action in every game."""
    luck = np.random.default_rng(1)
    steps, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        noise = np.frombuffer(luck.bytes(games.masks.size), np.uint8).reshape(games.masks.shape) | 1
        games.step((noise * games.masks.view(np.uint8)).argmax(axis=1))
        steps += games.number
    return steps / (time.process_time() - started)


def random_per_second(games: VectorEnv) -> float:
    """Steps per second when the choice is made in compiled code, too."""
    steps, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        games.random_step()
        steps += games.number
    return steps / (time.process_time() - started)


def main() -> None:
    """Measures and prints."""
    console = Console()
    table = Table(title=f"Steps per second with observation and mask, one core; {GAMES_AT_ONCE} games at once")
    for column in ("", "PettingZoo", "× chess", "× connect four", "at once", "× PettingZoo", "at once, inside", "×"):
        table.add_column(column, justify="right" if column else "left", no_wrap=True)
    with Progress(SpinnerColumn(), TextColumn("{task.description}"), console=console, transient=True) as bar:
        task = bar.add_task("chess")
        chess = turns_per_second(chess_v6.env())
        bar.update(task, description="connect four")
        four = turns_per_second(connect_four_v3.env())
        table.add_row("PettingZoo chess", f"{chess:,.0f}", "1", f"{chess / four:.2f}")
        table.add_row("PettingZoo connect four", f"{four:,.0f}", f"{four / chess:.1f}", "1")
        for id in brettwerk.games():
            bar.update(task, description=id)
            single = turns_per_second(getattr(envs, f"{id}_v0").env(players=2))
            chosen = chosen_per_second(VectorEnv(id, GAMES_AT_ONCE, players=2, seed=1))
            inside = random_per_second(VectorEnv(id, GAMES_AT_ONCE, players=2, seed=1))
            table.add_row(
                f"[bold]{id}[/]",
                f"{single:,.0f}",
                f"{single / chess:.1f}",
                f"{single / four:.2f}",
                f"{chosen:,.0f}",
                f"{chosen / single:.1f}",
                f"{inside:,.0f}",
                f"{inside / single:.1f}",
            )
    console.print(table)


if __name__ == "__main__":
    main()
