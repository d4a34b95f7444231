"""`brettwerk explain`: what a bot thinks of a position in a record."""

from __future__ import annotations

import json as json_module
from itertools import islice
from pathlib import Path

import typer
from rich.table import Table

from brettwerk import bots
from brettwerk.cli.common import console, read_language, read_record
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import seat_letter
from brettwerk.records import Journal, Record
from brettwerk.records.replay import replay, start
from brettwerk.seats import observe
from brettwerk.text import Text, Words


def explain(
    file: Path = typer.Argument(..., help="A record."),
    at: int = typer.Option(0, min=0, help="The action to think about, by its number; otherwise what comes next."),
    bot: str = typer.Option("expert", help="Who thinks: a level or a bot, such as search:1s."),
    best: int = typer.Option(5, min=1, help="How many options to show."),
    seed: int = typer.Option(1, min=0, help="The bot's luck."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
    json: bool = typer.Option(False, "--json", help="Print the thoughts as JSON."),
) -> None:
    """Shows the best few options of a position as a bot sees them, with value and visits, and what was played."""
    thinker = bots.find(bot, seed)
    record = read_record(file)
    text = Text(read_language(lang), record.game)
    text.names = [record.names.get(i, text("play-player", seat=seat_letter(i))) for i in range(record.players)]
    journal = before(record, at)
    line = record.lines[at - 1] if at else None
    number = line.seat if line is not None else journal.state.to_act()[0]
    seat = observe(journal.state, number)
    thoughts = bots.explain(thinker, seat)[:best]
    played = "" if line is None else record.game.name(line.action)
    if json:
        found = {
            "game": record.game.id,
            "at": at or len(record.lines) + 1,
            "seat": seat_letter(number),
            "bot": bot,
            "played": played,
            "thoughts": [{"action": t.name, "value": t.value, "visits": t.visits} for t in thoughts],
        }
        print(json_module.dumps(found, indent=1, ensure_ascii=False))
        return
    words = {int(option.action): text.option(option) for option in seat.options()}
    table = Table(title=text("explain-title", name=text.names[number], bot=Words(bot)), title_justify="left", box=None)
    table.add_column(text("explain-option"))
    table.add_column(text("explain-action"))
    table.add_column(text("explain-value"), justify="right")
    table.add_column(text("explain-visits"), justify="right")
    for thought in thoughts:
        mark = "✓ " if thought.name == played else ""
        table.add_row(f"{mark}{words[thought.action]}", thought.name, f"{thought.value:+.2f}", str(thought.visits))
    console.print(table)
    if played:
        console.print(text("explain-played", option=played), markup=False)


def before(record: Record, at: int) -> Journal:
    """The game just before an action of a record; with 0 after all of them."""
    if at > len(record.lines):
        raise BadOption(f"--at {at}: the record has {len(record.lines)} actions")
    journal = start(record)
    wanted = at - 1 if at else len(record.lines)
    for played in islice(replay(record), wanted):
        journal = played[0]
    if journal.state.over:
        raise BadOption(f"the game is over after {len(record.lines)} actions; choose one with --at")
    return journal
