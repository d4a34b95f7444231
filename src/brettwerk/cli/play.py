"""`brettwerk play`: a table in the terminal for people and bots, with undo, reasons and rules. Every move is kept."""

from __future__ import annotations

import datetime
import os
import secrets
from pathlib import Path

import typer
from rich.table import Table

import brettwerk
from brettwerk import bots
from brettwerk.cli.boards import draw
from brettwerk.cli.common import console, data_folder, read_language, read_options, read_record
from brettwerk.kernel.errors import BadNotation, BadOption, IllegalAction
from brettwerk.kernel.game import Option, seat_letter
from brettwerk.records import Journal, write
from brettwerk.records.record import from_journal
from brettwerk.records.replay import start
from brettwerk.seats import Seat, observe
from brettwerk.text import Text

HUMAN = "human"


def play(
    game: str = typer.Argument("glasstrasse", help="Which game."),
    seats: str = typer.Option("human,random", help="Who sits where: human or a bot, separated by commas."),
    seed: int = typer.Option(-1, help="Seed of the game; by default a new one each time."),
    option: list[str] = typer.Option([], "--option", "-o", help="An option of the game as name=value."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
    save: Path | None = typer.Option(None, help="Where the record is kept; by default in the user's data folder."),
    resume: Path | None = typer.Option(None, help="Go on with an unfinished record."),
) -> None:
    """Plays a game in the terminal."""
    language = read_language(lang)
    if resume is not None:
        table = resumed(resume, language)
    else:
        found = brettwerk.game(game)
        chairs = seats.split(",")
        chosen = seed if seed >= 0 else secrets.randbelow(1 << 31)
        journal = Journal(found, len(chairs), chosen, read_options(option))
        table = TerminalTable(journal, chairs, language, save or default_path(found.id))
    table.run()


def default_path(game: str) -> Path:
    """A new file in the user's data folder."""
    stamp = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{game}-{stamp}-{os.getpid()}.txt"


def resumed(path: Path, language: str) -> TerminalTable:
    """A table set up from an unfinished record; who sits where is read from the names."""
    record = read_record(path)
    journal = start(record)
    for line in record.lines:
        journal.apply(line.seat, line.action)
    chairs = []
    for seat in range(record.players):
        kind = record.names.get(seat, HUMAN).split()[-1].strip("()")
        chairs.append(kind if kind in bots.BOTS else HUMAN)
    return TerminalTable(journal, chairs, language, path)


class TerminalTable:
    """One game at one keyboard."""

    def __init__(self, journal: Journal, chairs: list[str], language: str, path: Path) -> None:
        self.journal = journal
        self.path = path
        self.text = Text(language, journal.game)
        self.chairs = [chair.strip() for chair in chairs]
        self.bots = {
            seat: bots.find(chair, journal.seed + seat) for seat, chair in enumerate(self.chairs) if chair != HUMAN
        }
        people = [seat for seat, chair in enumerate(self.chairs) if chair == HUMAN]
        self.names = []
        for seat, chair in enumerate(self.chairs):
            if chair != HUMAN:
                self.names.append(f"{self.text('play-bot', seat=seat_letter(seat))} ({chair})")
            else:
                self.names.append(self.text("play-player", seat=seat_letter(seat)))
        self.text.names = self.names
        self.people = people
        self.shown = 0
        self.last_person = people[0] if people else -1

    def run(self) -> None:
        """Plays until the game is over or somebody leaves."""
        journal = self.journal
        welcome = self.text(
            "play-welcome", game=self.text("game-name"), players=journal.players, seed=str(journal.seed)
        )
        console.rule(f"[bold]{welcome}")
        self.keep()
        while not journal.state.over:
            acting = journal.state.to_act()
            bot_seats = [seat for seat in acting if seat in self.bots]
            if bot_seats:
                seat = bot_seats[0]
                self.apply(seat, self.bots[seat].choose(observe(journal.state, seat)))
            elif not self.ask(acting[0]):
                self.keep()
                console.print(self.text("play-left", path=str(self.path)))
                console.print(self.text("play-resume", path=str(self.path)))
                return
        self.finish()

    def apply(self, seat: int, action: int) -> None:
        """Applies a move and keeps it on disk before anybody goes on."""
        self.journal.apply(seat, action)
        self.keep()

    def keep(self) -> None:
        """Writes the record; a crash loses nothing."""
        record = from_journal(self.journal, dict(enumerate(self.names)))
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part = self.path.with_name(self.path.name + ".part")
            part.write_text(write(record), encoding="utf-8")
            os.replace(part, self.path)
        except OSError as error:
            raise BadOption(f"{self.path}: cannot be written ({error.strerror})") from None

    def log(self, viewer: int, since: int) -> None:
        """Tells what happened since a move, as far as the viewer may know."""
        for move in self.journal.moves[since:]:
            for event in move.events:
                sentence = self.text.event(event, viewer)
                if sentence:
                    console.print(f"  [dim]{sentence}[/]")

    def ask(self, seat: int) -> bool:
        """Asks a person for one choice; false when they leave."""
        if len(self.people) > 1 and seat != self.last_person:
            console.clear()
            if self.read(self.text("play-curtain", seat=self.names[seat])) is None:
                return False
        self.last_person = seat
        self.log(seat, self.shown)
        self.shown = len(self.journal.moves)
        view = observe(self.journal.state, seat)
        console.print(draw(self.journal.game, view.view(), self.text, self.names))
        question = view.question()
        assert question is not None
        console.print(f"[bold yellow]{self.names[seat]}: {self.text.question(question)}[/]")
        options = view.options()
        self.show(options)
        while True:
            answer = self.read(self.text("play-prompt"))
            if answer is None or answer in ("quit", "exit", "q"):
                return False
            if self.handle(seat, view, options, answer):
                return True

    def handle(self, seat: int, view: Seat, options: list[Option], answer: str) -> bool:
        """Carries out what a person typed; true if the table changed."""
        word, _, rest = answer.partition(" ")
        if answer.isdigit() and 1 <= int(answer) <= len(options):
            self.apply(seat, options[int(answer) - 1].action)
            return True
        if word == "undo":
            return self.undo(seat)
        if word == "why":
            self.why(view)
        elif word == "help":
            console.print(self.text("play-help"))
            self.show(options)
        elif word == "rule" and rest:
            console.print(f"[bold]{rest.upper()}[/] {self.text.rule(rest)}")
        elif word == "log":
            self.log(seat, max(0, len(self.journal.moves) - 30))
        elif word == "save" and rest:
            self.save_as(Path(rest))
        else:
            return self.by_name(seat, answer, len(options))
        return False

    def by_name(self, seat: int, answer: str, number: int) -> bool:
        """An action in the notation."""
        try:
            action = self.journal.game.parse(answer)
        except BadNotation:
            console.print(f"[red]{self.text('play-unknown', input=answer, number=number)}[/]")
            return False
        try:
            self.apply(seat, action)
        except IllegalAction as error:
            console.print(f"[red]{error}[/]")
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Takes back the person's last step."""
        try:
            self.journal.undo(seat)
        except IllegalAction:
            console.print(f"[red]{self.text('play-nothing_to_undo')}[/]")
            return False
        self.keep()
        self.shown = len(self.journal.moves)
        console.print(f"[green]{self.text('play-undone')}[/]")
        return True

    def why(self, view: Seat) -> None:
        """Shows what cannot be done, and the rules behind it."""
        refusals = view.refusals()
        if not refusals:
            console.print(self.text("play-why_none"))
        for refusal in refusals:
            console.print(f"  [dim]✗[/] {self.text.refusal(refusal)}  [dim]{refusal.rule}[/]")

    def save_as(self, path: Path) -> None:
        """Writes the record to a file of the person's choice."""
        record = from_journal(self.journal, dict(enumerate(self.names)))
        try:
            path.write_text(write(record), encoding="utf-8")
        except OSError as error:
            console.print(f"[red]{path}: {error.strerror}[/]")
            return
        console.print(self.text("play-saved", path=str(path)))

    def show(self, options: list[Option]) -> None:
        """The numbered options."""
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for number, option in enumerate(options, start=1):
            table.add_row(f"[bold cyan]{number:>3}[/]", self.text.option(option), f"[dim]{' '.join(option.rules)}[/]")
        console.print(table)

    def read(self, prompt: str) -> str | None:
        """One line of input; None when there is no more."""
        try:
            return console.input(f"[bold]{prompt}[/] > ").strip()
        except EOFError:
            return None

    def finish(self) -> None:
        """Shows the end: table, scores by source, winners."""
        state = self.journal.state
        self.log(self.last_person, self.shown)
        console.print(draw(self.journal.game, observe(state, self.last_person).view(), self.text, self.names))
        console.rule(f"[bold]{self.text('play-over')}")
        for seat, score in enumerate(state.scores()):
            parts = ", ".join(f"{self.text.thing(source)} {points:g}" for source, points in score.parts if points)
            console.print(
                f"[bold]{self.names[seat]}[/]: {self.text('play-points', points=score.total)}  [dim]{parts}[/]"
            )
        winners = [self.names[seat] for seat in state.winners()]
        console.print(self.text("play-winner", names=", ".join(winners), number=len(winners)))
        console.print(self.text("play-saved", path=str(self.path)))
