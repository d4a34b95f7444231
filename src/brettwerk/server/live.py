"""A running game, rebuilt from its rows: the position, and what every viewer has seen, with their own numbers.

A viewer's version grows only when what that viewer may know has changed. So neither numbers nor messages can be counted
to learn about the secret steps of others; and since all follows from the rows, every process finds the same numbers.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

import msgspec

import brettwerk
from brettwerk.kernel.errors import BrettwerkError, BrokenRules
from brettwerk.kernel.events import Event
from brettwerk.kernel.game import Game, Value
from brettwerk.kernel.state import DECISION, REVEALS, TURN
from brettwerk.records import Journal
from brettwerk.seats import Seat, observe
from brettwerk.server.clocks import Clocks
from brettwerk.server.errors import conflict
from brettwerk.server.messages.tables import Clock
from brettwerk.server.storage import Row
from brettwerk.server.words import table_text
from brettwerk.text import Text

SPECTATOR = -1
LEFT, TIMED_OUT = 0, 1
"""Why a bot took a chair."""
BY_SERVER = "by_server"
"""What is written beside a move that the server made for a person."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits in a seat for the whole game."""

    kind: str
    name: str
    person: str | None = None
    level: str | None = None


class Setup(msgspec.Struct, frozen=True):
    """How a game began: never changed."""

    id: str
    game: str
    rules: int
    data: str
    players: int
    seed: int
    options: Mapping[str, Value]
    clock: Clock
    stand_in: str
    started: int
    chairs: list[Chair]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person plays."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def humans(self) -> set[int]:
        """The seats of people."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot"}


class Entry:
    """A line of a viewer's log: an event of the game and the option that caused it, or one of the table's own."""

    __slots__ = ("by_server", "event", "kind", "rules", "seat", "takes_back")

    def __init__(
        self,
        kind: str,
        seat: int,
        event: Event | None,
        takes_back: list[int],
        rules: list[str],
        by_server: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.event = event
        self.takes_back = takes_back
        self.rules = rules
        self.by_server = by_server


class Sight:
    """What one viewer has seen so far."""

    __slots__ = ("asked", "asked_version", "log", "seat", "version")

    def __init__(self, seat: Seat) -> None:
        self.version = 1
        self.seat = seat
        self.log: list[Entry] = []
        self.asked: object = None
        self.asked_version = 1
        """Since which version the pending decision has been the same."""


class Ask:
    """Somebody asks to go back to before their last step."""

    __slots__ = ("keep", "number", "seat", "waiting")

    def __init__(self, number: int, seat: int, keep: int, waiting: set[int]) -> None:
        self.number = number
        self.seat = seat
        self.keep = keep
        self.waiting = waiting


class LiveGame:
    """A game and its rows; `add` takes the next row."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = brettwerk.game(setup.game)
        if (setup.rules, setup.data) != (self.game.version, self.game.data):
            raise conflict(
                "other_rules",
                f"the game was begun with rules {setup.rules} and data {setup.data}; "
                f"this server has rules {self.game.version} and data {self.game.data}",
            )
        words = table_text("en", self.game)
        self.told_hidden = {i for i, kind in enumerate(self.game.events) if words.has(f"event-{kind.id}-hidden")}
        """Events of which those who may not see the details learn that they happened."""
        self.journal = Journal(self.game, setup.players, setup.seed, setup.options)
        self.number = 0
        self.told: list[list[range]] = []  # for every move in the journal, the log numbers per viewer
        self.by_server: list[bool] = []  # for every move in the journal, whether the server made it for a person
        self.messages: dict[tuple[int, str], int] = {}
        self.ask: Ask | None = None
        self.asks = 0
        self.absent: set[int] = set()
        self.premoves: dict[int, list[int]] = {}
        self.auto: set[int] = set()
        self.ask_always: set[int] = set()
        self.texts: dict[str, Text] = {}
        self.usual_at = -1
        self.usual_now: tuple[int, int] | None = None
        self.turns: dict[int, int] = {}  # for every seat that is to act, the row after which it was
        self.clocks = Clocks(setup.clock, setup.humans())
        self.moved = setup.started
        self.sights = [Sight(self.observe(viewer)) for viewer in range(-1, setup.players)]
        self.notice_questions(-1)
        self.clocks.turn(setup.started, self.journal.state.to_act(), self.absent, None)

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.journal.state.over

    def sight(self, viewer: int) -> Sight:
        """What a viewer has seen; -1 is a spectator."""
        return self.sights[viewer + 1]

    def observe(self, viewer: int) -> Seat:
        """What a viewer may know now."""
        return observe(self.journal.state, viewer)

    def seat(self, viewer: int) -> Seat:
        """The position through a viewer's eyes."""
        return self.sight(viewer).seat

    def to_act(self) -> list[int]:
        """The seats that may act now."""
        return self.journal.state.to_act()

    def level_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        chair = self.setup.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        return self.setup.stand_in if seat in self.absent else None

    def can_ask(self, seat: int) -> int | None:
        """How many moves would stay if the seat's last step were taken back by consent; None if there is none."""
        if self.over or self.ask is not None:
            return None
        for number in range(len(self.journal.moves) - 1, -1, -1):
            if self.journal.moves[number].seat == seat and not self.by_server[number]:
                return number
        return None

    def undoable(self, seat: int) -> int | None:
        """The number of the last move a seat made itself, if it can be taken back; what the server added goes along."""
        moves = self.journal.moves
        for number in range(len(moves) - 1, -1, -1):
            if moves[number].boundary:
                return None
            if moves[number].seat == seat and not self.by_server[number]:
                return number
        return None

    def usual(self) -> tuple[int, int] | None:
        """A seat and the usual answer to what it is asked, where the server gives it."""
        if self.usual_at != self.number:
            self.usual_at, self.usual_now = self.number, self.find_usual()
        return self.usual_now

    def find_usual(self) -> tuple[int, int] | None:
        """See `usual`. A move made in advance goes first."""
        for seat in self.to_act():
            if seat in self.ask_always or self.level_of(seat) is not None:
                continue
            position = self.seat(seat).veiled()
            action = int(position.usual(seat))
            waiting = self.premoves.get(seat)
            if action >= 0 and not (waiting and position.is_legal(seat, waiting[0])):
                with contextlib.suppress(BrokenRules):  # then the person is asked, and told about it
                    if self.fits(seat, action):
                        return seat, action
        return None

    def fits(self, seat: int, action: int) -> bool:
        """Tries an action on a copy: false if the engine refuses it. BrokenRules, if it must be, comes here."""
        trial = self.journal.state.clone()
        try:
            trial.apply(seat, action)
        except BrettwerkError:
            return False
        return True

    # -- adding ------------------------------------------------------------------------------------------------------

    def add(self, row: Row) -> None:
        """Takes the next row: one that was stored, and so was possible when it was."""
        if row.number != self.number + 1:
            raise ValueError(f"table {self.setup.id}: row {row.number} after row {self.number}")
        before = [len(sight.log) for sight in self.sights]
        public = self.sights[0].version
        if row.kind == "move":
            self.add_move(row)
        elif row.kind == "undo":
            self.add_undo(row.seat)
        elif row.kind == "ask":
            self.add_ask(row)
        elif row.kind in ("agree", "decline"):
            self.add_answer(row)
        elif row.kind == "stand_in":
            self.absent.add(row.seat)
            self.tell("stand_in", row.seat)
            if self.ask is not None:
                self.ask.waiting.discard(row.seat)
                self.settle_ask()
        elif row.kind == "back":
            self.absent.discard(row.seat)
            self.clocks.come_back(row.seat)
            self.tell("back", row.seat)
        elif row.kind == "premove":
            self.premoves[row.seat] = msgspec.json.decode(row.data or "[]", type=list[int])
        elif row.kind == "auto":
            self.auto = self.auto | {row.seat} if row.action else self.auto - {row.seat}
        elif row.kind == "ask_always":
            self.ask_always = self.ask_always | {row.seat} if row.action else self.ask_always - {row.seat}
        else:
            raise ValueError(f"table {self.setup.id}: row {row.number} is a {row.kind!r}, which is not known")
        self.number = row.number
        self.moved = row.at
        if row.message is not None:
            self.messages[(row.seat, row.message)] = row.number
        self.look(before, row.seat)
        self.notice_questions(row.seat)
        again = row.seat if row.kind == "move" and self.sights[0].version != public else None
        self.clocks.turn(row.at, self.to_act(), self.absent, again)

    def add_move(self, row: Row) -> None:
        """An action of the game and its events."""
        rules = self.game.option(self.journal.state, row.action).rules
        by_server = row.data == BY_SERVER
        move = self.journal.apply(row.seat, row.action)
        numbers = []
        for viewer, sight in enumerate(self.sights, start=-1):
            first = len(sight.log) + 1
            for event in move.events:
                seen = event.seen_by(viewer)
                if seen or int(event.kind) in self.told_hidden:
                    kind, causes = self.game.events[event.kind].id, rules if seen else []
                    mine = by_server and viewer == row.seat
                    sight.log.append(Entry(kind, int(event.seat), event, [], causes, mine))
            numbers.append(range(first, len(sight.log) + 1))
        self.told.append(numbers)
        self.by_server.append(by_server)
        waiting = self.premoves.get(row.seat)
        if waiting and waiting[0] == row.action:
            self.premoves[row.seat] = waiting[1:]
        elif waiting and not by_server:
            self.premoves[row.seat] = []

    def add_undo(self, seat: int) -> None:
        """A seat takes back its last step and what the server answered since; those who saw it see it taken back."""
        gone: list[int] = []
        while True:
            number = self.journal.undo(seat)
            gone.insert(0, number)
            if not self.by_server[number]:
                break
        self.take_back("undo", seat, gone)
        self.premoves.pop(seat, None)

    def take_back(self, kind: str, seat: int, moves: list[int]) -> None:
        """Marks the log entries of moves as taken back, for each viewer who has something to see of it."""
        for i, (viewer, sight) in enumerate(zip(range(-1, self.setup.players), self.sights)):
            gone = [number for move in moves for number in self.told[move][i]]
            if gone or viewer == seat or kind == "rewind" or self.observe(viewer) != sight.seat:
                sight.log.append(Entry(kind, seat, None, gone, []))
        for move in reversed(moves):
            del self.told[move]
            del self.by_server[move]

    def add_ask(self, row: Row) -> None:
        """Somebody asks; with nobody to ask it is granted at once."""
        self.asks += 1
        mine = self.setup.chairs[row.seat].person
        others = {
            seat
            for seat in self.setup.humans() - self.absent - {row.seat}
            if self.setup.chairs[seat].person is None or self.setup.chairs[seat].person != mine
        }
        self.ask = Ask(self.asks, row.seat, row.action, others)
        self.tell("ask", row.seat)
        self.settle_ask()

    def add_answer(self, row: Row) -> None:
        """An answer to what was asked."""
        if self.ask is None or row.seat not in self.ask.waiting:
            return
        self.tell("agreed" if row.kind == "agree" else "declined", row.seat)
        if row.kind == "decline":
            self.ask = None
            return
        self.ask.waiting.discard(row.seat)
        self.settle_ask()

    def settle_ask(self) -> None:
        """When all have agreed, the game goes back."""
        ask = self.ask
        if ask is None or ask.waiting:
            return
        self.ask = None
        moves = self.journal.moves
        if ask.keep >= len(moves):
            return
        end = len(moves)
        journal = Journal(self.game, self.setup.players, self.setup.seed, self.setup.options)
        for move in moves[: ask.keep]:
            journal.apply(move.seat, move.action)
        self.journal = journal
        self.premoves.clear()
        self.take_back("rewind", ask.seat, list(range(ask.keep, end)))
        for sight in self.sights:
            sight.asked = None

    def tell(self, kind: str, seat: int) -> None:
        """An entry of the table's own in everybody's log."""
        for sight in self.sights:
            sight.log.append(Entry(kind, seat, None, [], []))

    def look(self, before: list[int], actor: int) -> None:
        """Everybody looks: whose sight has changed gets a new version; who acts always does."""
        for viewer, (sight, entries) in enumerate(zip(self.sights, before), start=-1):
            seat = self.observe(viewer)
            if seat != sight.seat or len(sight.log) != entries or viewer == actor:
                sight.seat = seat
                sight.version += 1

    def notice_questions(self, actor: int) -> None:
        """Notes since when each seat has had the decision that it has now."""
        state = self.journal.state
        acting = state.to_act()
        self.turns = {seat: self.turns.get(seat, self.number) for seat in acting}
        for seat in range(self.setup.players):
            sight = self.sight(seat)
            asked: object = None
            if seat in acting:
                asked = (int(state.v[DECISION]), int(state.v[TURN]), int(state.v[REVEALS]), tuple(state.legal(seat)))
            if asked != sight.asked or seat == actor:
                sight.asked = asked
                sight.asked_version = sight.version
