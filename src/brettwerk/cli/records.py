"""`brettwerk replay` shows a record, `brettwerk verify` replays records strictly."""

from __future__ import annotations

from pathlib import Path

import typer

from brettwerk.cli.boards import draw
from brettwerk.cli.common import console, read_language, read_record
from brettwerk.kernel.errors import BadRecord
from brettwerk.kernel.game import seat_letter
from brettwerk.records import replay as replay_record
from brettwerk.records import verify as verify_record
from brettwerk.records.replay import start
from brettwerk.seats import observe
from brettwerk.text import Text


def replay(
    file: Path = typer.Argument(..., help="A record."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
    board: bool = typer.Option(False, "--board", help="Draw the table after every action."),
    until: int = typer.Option(0, min=0, help="Stop after this action and draw the table."),
    seat: str = typer.Option("", help="Show the table as this seat sees it (A, B, …); otherwise as a spectator."),
) -> None:
    """Shows a recorded game, action by action."""
    record = read_record(file)
    text = Text(read_language(lang), record.game)
    names = [record.names.get(i, text("play-player", seat=seat_letter(i))) for i in range(record.players)]
    text.names = names
    viewer = "ABCDEFGH".find(seat.upper()) if seat else -1
    if seat and not 0 <= viewer < record.players:
        raise BadRecord(f"{seat!r} is no seat of this game; seats are A to {seat_letter(record.players - 1)}")
    journal = start(record)
    number = 0
    try:
        for journal, line, move in replay_record(record):
            number += 1
            console.print(f"[dim]{number:4}[/] [bold]{names[line.seat]}[/] {record.game.name(line.action)}")
            for event in move.events:
                sentence = text.event(event, viewer)
                if sentence:
                    console.print(f"       [dim]{sentence}[/]")
            if board:
                console.print(draw(record.game, observe(journal.state, viewer).view(), text, names))
            if until and number >= until:
                break
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    if not board:
        console.print(draw(record.game, observe(journal.state, viewer).view(), text, names))
    for i, score in enumerate(journal.state.scores()):
        console.print(f"{names[i]}: {text('play-points', points=score.total)}")


def verify(files: list[Path] = typer.Argument(..., help="Records.")) -> None:
    """Replays records strictly: every action legal, chance, result and final position as stated."""
    broken: list[str] = []
    for file in files:
        try:
            record = read_record(file)
            journal = verify_record(record)
        except BadRecord as error:
            message = str(error) if str(error).startswith(str(file)) else f"{file}: {error}"
            console.print(f"[red]✗[/] {message}", soft_wrap=True)
            broken.append(message)
            continue
        scores = " ".join(f"{score.total:g}" for score in journal.state.scores())
        state = scores if journal.state.over else "unfinished"
        console.print(f"[green]✓[/] {file}: {record.game.id}, {len(record.lines)} actions, {state}")
    if broken:
        raise BadRecord(f"{len(broken)} of {len(files)} records are broken")
