"""The desk: tables that this process serves right now, rebuilt from their rows and kept in step with the database.

Every change goes one way: decide, store under the next number, and only then carry out and tell. If another process was
quicker the number is taken: then the new rows are read and it is decided anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from brettwerk.kernel.errors import BrokenRules
from brettwerk.server import schema
from brettwerk.server.errors import Refusal
from brettwerk.server.history import finish
from brettwerk.server.live import BY_SERVER, LEFT, LiveGame
from brettwerk.server.messages.news import Answer, Done, Refused, TalkLine, Update
from brettwerk.server.messages.tables import TableInfo
from brettwerk.server.messages.wishes import (
    AnswerMessage,
    AskAlwaysMessage,
    AskMessage,
    AutoMessage,
    BackMessage,
    MoveMessage,
    PremoveMessage,
    SeatMessage,
    TalkMessage,
    UndoMessage,
)
from brettwerk.server.metrics import Metrics
from brettwerk.server.people import Person, clean_text
from brettwerk.server.storage import Append, Row, Storage, now
from brettwerk.server.tables import TableRow, Tables
from brettwerk.server.views import build_update

log = logging.getLogger("brettwerk.desk")
LEASE = 5_000
"""Milliseconds after which another process looks after a table whose process has said nothing."""
ATTEMPTS = 30
PRESENCE_LASTS = 50.0
MOST_TALK = 200


class NotNow(Exception):
    """A message that is refused."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Viewer:
    """Somebody who looks at a table: a WebSocket or a waiting request. `wake` tells that there may be news."""

    def __init__(self, person: Person | None, seat: int, seats: list[int], lang: str) -> None:
        self.person = person
        self.seat = seat
        self.seats = seats
        self.lang = lang
        self.wake = asyncio.Event()
        self.version = -1
        self.log = 0
        self.talk = 0
        self.table_version = -1


class Table:
    """A table in this process."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.live: LiveGame | None = None
        self.lock = asyncio.Lock()
        self.doubtful = False
        """Whether the database may hold more rows than this copy."""
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[set[str], float]] = {}
        self.version = 1
        self.talk: list[TalkLine] | None = None
        self.used = time.monotonic()
        self.busy: set[int] = set()
        """Seats for which a bot or an automatic answer is at work in this process."""
        self.timer: asyncio.TimerHandle | None = None
        self.noticed: set[tuple[int, int]] = set()

    def online(self) -> set[str]:
        """The people who look at the table."""
        here = {viewer.person.id for viewer in self.viewers if viewer.person is not None}
        soon = time.monotonic() - PRESENCE_LASTS
        for people, seen in self.elsewhere.values():
            if seen > soon:
                here |= people
        return here

    def absent(self) -> set[int]:
        """The seats in which a bot stands in."""
        return self.live.absent if self.live is not None else set()

    def wake(self) -> None:
        """Lets everybody look whether there is something new for them."""
        for viewer in self.viewers:
            viewer.wake.set()


Attend = Callable[[Table], None]
Publish = Callable[[str], Awaitable[None]]


class Desk:
    """All tables in this process."""

    def __init__(self, storage: Storage, tables: Tables, metrics: Metrics) -> None:
        self.storage = storage
        self.tables = tables
        self.metrics = metrics
        self.open: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.attend: Attend = lambda table: None
        self.publish: Publish = nobody
        self.tasks: set[asyncio.Task[Answer]] = set()
        self.several = False
        """Whether other processes may serve the same tables: then who comes is shown what the database knows."""

    # -- finding -----------------------------------------------------------------------------------------------------

    async def get(self, id: str) -> Table:
        """The table with an id, as this process serves it; raises if there is none."""
        table = self.open.get(id)
        if table is None:
            lock = self.loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    table = self.open.get(id) or await self.load(id)
            finally:
                if not lock.locked():
                    self.loading.pop(id, None)
        table.used = time.monotonic()
        if table.doubtful or self.several:
            async with table.lock:
                await self.catch_up(table)
        return table

    async def load(self, id: str) -> Table:
        """Reads a table and plays its rows."""
        started = time.perf_counter()
        table = Table(await self.tables.find(id))
        if table.row.started is not None:
            live = LiveGame(table.row.setup())
            for row in await self.storage.rows(id):
                live.add(row)
            table.live = live
        self.open[id] = table
        self.metrics.opening.observe(time.perf_counter() - started)
        self.attend(table)
        return table

    async def reload(self, id: str, only_if_new: bool = False) -> None:
        """Something about a table that is open here has changed (or may have): its people, its status."""
        table = self.open.get(id)
        if table is None:
            return
        async with table.lock:
            try:
                row = await self.tables.find(id)
            except Refusal:
                return
            if only_if_new and row == table.row:
                return
            table.row = row
            if table.live is None and table.row.started is not None:
                table.live = LiveGame(table.row.setup())
                await self.catch_up(table)
            table.version += 1
        table.wake()
        self.attend(table)

    async def changed(self, id: str) -> None:
        """This process changed a table: look again, and let the others look."""
        await self.reload(id)
        await self.publish(f"table {id}")

    async def catch_up(self, table: Table) -> None:
        """Reads the rows that others have stored. Under the table's lock."""
        live = table.live
        if live is None:
            table.doubtful = False
            return
        table.doubtful = True
        rows = await self.storage.rows(table.row.id, live.number)
        for row in rows:
            live.add(row)
        table.doubtful = False
        if rows:
            table.wake()
            self.attend(table)

    async def news(self, news: str) -> None:
        """Another process tells that something has changed."""
        kind, _, rest = news.partition(" ")
        if kind == "all":
            for table in list(self.open.values()):
                table.doubtful = True
                await self.reload(table.row.id)
                async with table.lock:
                    await self.catch_up(table)
            return
        id, _, more = rest.partition(" ")
        found = self.open.get(id)
        if found is None:
            return
        if kind == "moves":
            async with found.lock:
                await self.catch_up(found)
        elif kind == "table":
            await self.reload(id)
        elif kind == "talk":
            await self.read_talk(found, again=True)
            found.wake()
        elif kind == "here":
            process, _, people = more.partition(" ")
            before = found.online()
            found.elsewhere[process] = (set(people.split()), time.monotonic())
            if found.online() != before:
                found.version += 1
                found.wake()

    # -- seeing ------------------------------------------------------------------------------------------------------

    def info(self, table: Table, person: Person | None) -> TableInfo:
        """A table for one person."""
        return self.tables.info(table.row, person.id if person else None, table.online(), table.absent())

    async def update(self, table: Table, viewer: Viewer, after: int) -> Update | None:
        """What a viewer sees; None before the game. That a game is over is seen when its result is stored."""
        if table.live is None:
            return None
        await self.close(table, table.live)
        return build_update(table.live, viewer.seat, viewer.seats, viewer.lang, after, now())

    # -- doing -------------------------------------------------------------------------------------------------------

    async def handle(self, table: Table, seat: int, message: SeatMessage) -> Answer:
        """Carries out what a seat wants, at most once; to the end, even if the one who asked hangs up meanwhile."""
        task = asyncio.create_task(self.carry_out(table, seat, message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def carry_out(self, table: Table, seat: int, message: SeatMessage) -> Answer:
        """See `handle`."""
        started = time.perf_counter()
        async with table.lock:
            live = table.live
            if live is None:
                return Refused(message.id, "not_playing", "the game has not begun", 0)
            try:
                if table.doubtful:
                    await self.catch_up(table)
                answer = await self.handle_locked(table, live, seat, message)
            except NotNow as no:
                self.metrics.refused.labels(no.code).inc()
                return Refused(message.id, no.code, no.message, live.sight(seat).version)
        self.metrics.handling.observe(time.perf_counter() - started)
        return answer

    async def handle_locked(self, table: Table, live: LiveGame, seat: int, message: SeatMessage) -> Answer:
        """Decides and stores, again and again until the number is ours or the answer is no."""
        for _ in range(ATTEMPTS):
            if (seat, message.id) in live.messages:
                return Done(message.id, live.sight(seat).version, True)
            row = decide(live, seat, message)
            if await self.store(table, live, row):
                return Done(message.id, live.sight(seat).version, False)
        raise NotNow("too_many", "too much is happening at this table; try again")

    async def store(self, table: Table, live: LiveGame, row: Row) -> bool:
        """Stores a row and the usual answers to what it leads to; false if others were quicker (then we know now)."""
        if not await self.store_one(table, live, row):
            return False
        while not live.over and (answer := live.usual()) is not None:
            seat, action = answer
            if not await self.store_one(table, live, Row(live.number + 1, seat, "move", action, now(), BY_SERVER)):
                break
        if live.over:
            await self.finish(table, live)
        table.wake()
        self.attend(table)
        await self.publish(f"moves {table.row.id}")
        return True

    async def store_one(self, table: Table, live: LiveGame, row: Row) -> bool:
        """Stores a row under the next number and carries it out; false if others were quicker (then we know now)."""
        table.doubtful = True  # until we know that it is stored, or not
        stored = await self.storage.append(Append(table.row.id, row, now() + LEASE))
        if not stored:
            await self.catch_up(table)
            return False
        live.add(row)
        table.doubtful = False
        self.metrics.rows.labels(row.kind).inc()
        return True

    async def close(self, table: Table, live: LiveGame) -> None:
        """A game that is over is finished: by whoever is at it right now, else by us (its process died right then)."""
        if live.over and table.row.status == "playing":
            async with table.lock:
                if table.row.status == "playing":
                    await self.finish(table, live)

    async def finish(self, table: Table, live: LiveGame) -> None:
        """The game is over: results and ratings, once. Under the table's lock."""
        if await finish(self.storage, table.row, live):
            self.metrics.finished.labels(live.setup.game).inc()
            log.info("game finished", extra={"table": live.setup.id, "game": live.setup.game})
        table.row = await self.tables.find(table.row.id)
        table.version += 1
        table.wake()
        await self.publish(f"table {table.row.id}")

    async def act(self, table: Table, seat: int, kind: str, action: int = 0, data: str | None = None) -> bool:
        """The server's own rows (bots, clocks, automatic answers). Under the table's lock."""
        live = table.live
        if live is None:
            return False
        return await self.store(table, live, Row(live.number + 1, seat, kind, action, now(), data))

    async def leave(self, table: Table, person: Person) -> None:
        """Somebody gets up during the game: a bot takes each of their chairs."""
        async with table.lock:
            await self.catch_up(table)
            for seat in table.row.seats_of(person.id):
                while table.live is not None and not table.live.over and seat not in table.live.absent:
                    await self.act(table, seat, "stand_in", LEFT)
        await self.changed(table.row.id)

    async def come_back(self, table: Table, seats: list[int]) -> None:
        """Somebody is here again: the chairs are theirs."""
        if table.live is None or not any(seat in table.live.absent for seat in seats):
            return
        async with table.lock:
            for seat in seats:
                while not table.live.over and seat in table.live.absent:
                    await self.act(table, seat, "back")
        await self.changed(table.row.id)

    # -- talking -----------------------------------------------------------------------------------------------------

    async def read_talk(self, table: Table, again: bool = False) -> list[TalkLine]:
        """What was said lately."""
        if table.talk is None or again:
            t = schema.talk.c
            query = (
                select(t.number, t.person, t.name, t.text, t.at)
                .where(t.table == table.row.id)
                .order_by(t.number.desc())
                .limit(MOST_TALK)
            )
            async with self.storage.read() as connection:
                table.talk = [TalkLine(*row) for row in reversed((await connection.execute(query)).all())]
        return table.talk

    async def say(self, table: Table, person: Person, message: TalkMessage) -> Answer:
        """Somebody says something, once."""
        try:
            words = clean_text(message.text)
        except Refusal as no:
            return Refused(message.id, no.code, no.message, 0)
        t = schema.talk.c
        same = select(t.number).where(t.table == table.row.id, t.person == person.id, t.message == message.id)
        repeated = False
        for _ in range(ATTEMPTS):
            try:
                async with self.storage.write() as connection:
                    repeated = (await connection.execute(same)).one_or_none() is not None
                    if not repeated:
                        last = await connection.execute(select(func.max(t.number)).where(t.table == table.row.id))
                        await connection.execute(
                            insert(schema.talk).values(
                                table=table.row.id,
                                number=(last.scalar() or 0) + 1,
                                person=person.id,
                                name=person.name,
                                text=words,
                                message=message.id,
                                at=now(),
                            )
                        )
                break
            except IntegrityError:
                continue
        await self.read_talk(table, again=True)
        table.wake()
        await self.publish(f"talk {table.row.id}")
        return Done(message.id, 0, repeated)


async def nobody(news: str) -> None:
    """Nobody else is to be told."""


def decide(live: LiveGame, seat: int, message: SeatMessage) -> Row:
    """The row that carries out a message; raises NotNow if it cannot be."""
    if live.over:
        raise NotNow("not_playing", "the game is over")
    number, at = live.number + 1, now()
    sight = live.sight(seat)
    if isinstance(message, MoveMessage):
        if message.version > sight.version or (seat in live.to_act() and message.version < sight.asked_version):
            raise NotNow("stale", "something else is asked by now; look again")
        if seat not in live.to_act():
            raise NotNow("not_your_turn", "it is not your turn")
        if message.action not in live.seat(seat).legal():
            raise NotNow("illegal", "that is not possible now")
        if seat in live.absent:
            raise NotNow("not_seated", "a bot plays for you; come back first")
        try:
            fits = live.fits(seat, message.action)
        except BrokenRules:
            log.exception("engine error", extra={"table": live.setup.id})
            raise NotNow("engine", "the rules engine failed at this move; nothing has changed") from None
        if not fits:
            raise NotNow("illegal", "that is not possible now")
        return Row(number, seat, "move", message.action, at, None, message.id)
    if isinstance(message, UndoMessage):
        if live.undoable(seat) is None:
            raise NotNow("nothing_to_undo", "your last step is beyond recall; you can ask the others")
        if not sight.asked_version <= message.version <= sight.version:
            raise NotNow("stale", "something has changed; look again")
        return Row(number, seat, "undo", 0, at, None, message.id)
    if isinstance(message, AskMessage):
        keep = live.can_ask(seat)
        if keep is None:
            raise NotNow("nothing_to_ask", "there is nothing to take back, or something is asked already")
        return Row(number, seat, "ask", keep, at, None, message.id)
    if isinstance(message, AnswerMessage):
        if live.ask is None or live.ask.number != message.ask or seat not in live.ask.waiting:
            raise NotNow("no_such_ask", "nobody waits for this answer")
        return Row(number, seat, "agree" if message.yes else "decline", 0, at, None, message.id)
    if isinstance(message, PremoveMessage):
        return Row(number, seat, "premove", 0, at, msgspec.json.encode(message.actions).decode(), message.id)
    if isinstance(message, AutoMessage):
        return Row(number, seat, "auto", int(message.on), at, None, message.id)
    if isinstance(message, AskAlwaysMessage):
        return Row(number, seat, "ask_always", int(message.on), at, None, message.id)
    assert isinstance(message, BackMessage)
    if seat not in live.absent:
        raise NotNow("not_absent", "the chair is yours")
    return Row(number, seat, "back", 0, at, None, message.id)
