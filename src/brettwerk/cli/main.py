"""All commands in one place, and one way to fail: a clear message and exit code 2."""

from __future__ import annotations

import sys

import typer
from rich.console import Console

import brettwerk
from brettwerk.cli import arena, bench, explain, export, games, play, records, rules, serve, simulate, tune
from brettwerk.kernel.errors import BrettwerkError

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Heavy board games by the book: play, simulate, replay and verify.",
)


@app.callback(invoke_without_command=True)
def version(
    ctx: typer.Context, version: bool = typer.Option(False, "--version", help="Show the version and leave.")
) -> None:
    """Shows the version."""
    if version:
        print(f"brettwerk {brettwerk.__version__} ({'compiled' if brettwerk.compiled() else 'plain Python'})")
        raise typer.Exit()


app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("explain")(explain.explain)
app.command("rules")(rules.rules)
app.command("arena")(arena.arena)
app.command("tune")(tune.tune)
app.command("export")(export.export)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("restore")(serve.restore)


def main() -> None:
    """Runs the command; anything the user did wrong ends with a clear message and exit code 2."""
    try:
        app()
    except BrettwerkError as error:
        Console(stderr=True, highlight=False).print(f"[bold red]error:[/] {error}", soft_wrap=True, markup=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
