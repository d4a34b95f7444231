"""What the server does by itself: bots move, automatic answers are given, clocks run out, people are told.

A table says in the database when it must be looked after (`due`). The process that serves it keeps pushing that moment
away; if the process dies, another one finds the table due and goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Coroutine

from sqlalchemy import select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from brettwerk.kernel.errors import BrokenRules
from brettwerk.server import schema
from brettwerk.server.config import Config
from brettwerk.server.desk import LEASE, Desk, Table
from brettwerk.server.errors import Refusal
from brettwerk.server.live import BY_SERVER, TIMED_OUT, LiveGame
from brettwerk.server.metrics import Metrics
from brettwerk.server.notices import SLOW, Messenger
from brettwerk.server.people import People
from brettwerk.server.storage import Storage, now
from brettwerk.server.thinkers import Thinkers, seed_for
from brettwerk.server.tokens import new_id

log = logging.getLogger("brettwerk.chores")
SWEEP = 1.0
HEARTBEAT = 20.0
DAY = 86400.0
IDLE = 300.0
MOST_IDLE = 500
FIRST_STEP = 2.0
"""How many times as long the first step of a turn takes."""
WRITE_DUE = text("UPDATE tables SET due = :new WHERE id = :id AND last = :last AND status = 'playing'")
PUT_OFF = text("UPDATE tables SET due = :new WHERE id = :id")


class Chores:
    """The server's own work in one process."""

    def __init__(
        self,
        config: Config,
        storage: Storage,
        people: People,
        desk: Desk,
        thinkers: Thinkers,
        messenger: Messenger,
        metrics: Metrics,
    ) -> None:
        self.config = config
        self.people = people
        self.storage = storage
        self.desk = desk
        self.thinkers = thinkers
        self.messenger = messenger
        self.metrics = metrics
        self.process = new_id()
        self.tasks: set[asyncio.Task[None]] = set()
        self.dirty: set[str] = set()
        """Tables whose moment in the database may be wrong."""
        self.stopping = False
        self.beat = 0.0
        self.cleaned = -DAY

    def start(self) -> None:
        """Begins."""
        self.desk.attend = self.attend
        self.desk.several = not self.config.is_sqlite or bool(self.config.redis)
        self.spawn(self.sweep_for_ever())

    async def stop(self) -> None:
        """Ends what is going on; nothing is lost, since every row is stored already."""
        self.stopping = True
        for table in self.desk.open.values():
            if table.timer is not None:
                table.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.write_dues()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Runs something beside everything else."""
        if self.stopping:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        """A task has ended; if it failed, say so without details of any game."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("chore failed", extra={"reason": type(error).__name__}, exc_info=error)

    # -- one table ---------------------------------------------------------------------------------------------------

    def attend(self, table: Table) -> None:
        """Looks what a table needs now. Called after every change."""
        live = table.live
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if live is None or table.row.status != "playing" or self.stopping:
            return
        if live.over:
            if -1 not in table.busy:
                table.busy.add(-1)
                self.spawn(self.finish(table, live))
            return
        for seat in live.to_act():
            if self.automatic(live, seat) and seat not in table.busy:
                table.busy.add(seat)
                self.spawn(self.play_for(table, seat))
        next_clock = live.clocks.next_deadline()
        if next_clock is not None:
            deadline, seat = next_clock
            wait = max(0.0, (deadline - now()) / 1000)
            if wait < 3600:
                table.timer = asyncio.get_running_loop().call_later(wait + 0.05, self.time_out, table, seat)
        self.dirty.add(table.row.id)
        if slow(live):
            self.note_turns(table, live)

    def due(self, table: Table) -> int | None:
        """When somebody else must look after a table if we do not: soon while there is something to do for us."""
        live = table.live
        if live is None or live.over or any(self.automatic(live, seat) for seat in live.to_act()):
            return now() + LEASE
        clock = live.clocks.next_deadline()
        return clock[0] + 1000 if clock is not None else None

    def automatic(self, live: LiveGame, seat: int) -> bool:
        """Whether the server acts for a seat: a bot, a move made in advance, or an answer it gives for the seat."""
        return (
            live.level_of(seat) is not None or bool(live.premoves.get(seat)) or self.answer_for(live, seat) is not None
        )

    def answer_for(self, live: LiveGame, seat: int) -> int | None:
        """The answer that the server gives for a person: the usual one, or the only one to those who want that."""
        usual = live.usual()
        if usual is not None and usual[0] == seat:
            return usual[1]
        legal = live.seat(seat).legal() if seat in live.auto else []
        return legal[0] if len(legal) == 1 else None

    async def play_for(self, table: Table, seat: int) -> None:
        """Acts for a seat as long as that is the server's part."""
        try:
            while table.live is not None and not table.live.over and seat in table.live.to_act():
                if not self.automatic(table.live, seat) or not await self.play_once(table, seat):
                    break
        finally:
            table.busy.discard(seat)
        if table.live is not None and seat in table.live.to_act() and self.automatic(table.live, seat):
            await asyncio.sleep(1.0)
            self.attend(table)

    async def play_once(self, table: Table, seat: int) -> bool:
        """One step for a seat; true if it is worth going on."""
        live = table.live
        assert live is not None
        started = time.monotonic()
        observation = live.seat(seat).observation
        level = live.level_of(seat)
        action: int | None = None
        if level is not None:
            action = await self.think(live, seat, observation, level)
        pause = self.pause(live, seat) - (time.monotonic() - started)
        if pause > 0:
            await asyncio.sleep(pause)
        async with table.lock:
            if table.doubtful:
                await self.desk.catch_up(table)
            if live.over or seat not in live.to_act() or live.level_of(seat) != level:
                return not live.over
            if level is not None and live.seat(seat).observation != observation:
                return True
            legal = live.seat(seat).legal()
            waiting = live.premoves.get(seat)
            answer = self.answer_for(live, seat) if level is None else None
            if level is None and waiting and waiting[0] in legal:
                action = waiting[0]
            elif answer is not None:
                action = answer
            elif level is None and waiting:
                await self.desk.act(table, seat, "premove", 0, "[]")
                return True
            elif level is None:
                return False
            if action not in legal:
                action = legal[random.SystemRandom().randrange(len(legal))]
            try:
                if not live.fits(seat, action):
                    return False
            except BrokenRules:
                log.exception("engine error", extra={"table": live.setup.id})
                return False
            await self.desk.act(table, seat, "move", action, BY_SERVER if action == answer else None)
        return True

    def pause(self, live: LiveGame, seat: int) -> float:
        """How long a step of the server's takes at least: a turn begins slowly and goes on quickly."""
        moves = live.journal.moves
        begins = not moves or moves[-1].seat != seat
        return self.config.pace * (FIRST_STEP if begins else 1.0) * random.uniform(0.8, 1.4)

    async def think(self, live: LiveGame, seat: int, observation: bytes, level: str) -> int | None:
        """What a bot does; None if it failed (then any legal action will do: the game goes on)."""
        seed = seed_for(live.setup.seed, live.setup.id, live.number, seat)
        started = time.perf_counter()
        try:
            return await self.thinkers.choose(live.setup.game, live.setup.id, seat, observation, level, seed)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("bot failed", extra={"level": level, "reason": type(error).__name__})
            return None
        finally:
            self.metrics.thinking.observe(time.perf_counter() - started)

    def time_out(self, table: Table, seat: int) -> None:
        """A clock may have run out."""
        self.spawn(self.check_clock(table, seat))

    async def check_clock(self, table: Table, seat: int) -> None:
        """When a clock has run out a bot takes the chair."""
        async with table.lock:
            if table.doubtful:
                await self.desk.catch_up(table)
            live = table.live
            if live is None or live.over:
                return
            deadline = live.clocks.deadline(seat)
            if deadline is not None and deadline <= now() and seat not in live.absent:
                await self.desk.act(table, seat, "stand_in", TIMED_OUT)
        table.version += 1
        table.wake()
        self.attend(table)

    async def finish(self, table: Table, live: LiveGame) -> None:
        """A game that is over but was not closed."""
        try:
            await self.desk.close(table, live)
        finally:
            table.busy.discard(-1)

    def note_turns(self, table: Table, live: LiveGame) -> None:
        """Remembers to tell people who are not here that it is their turn."""
        online = table.online()
        fresh = []
        for seat, turn in live.turns.items():
            person = live.setup.chairs[seat].person
            if person is not None and live.level_of(seat) is None and (seat, turn) not in table.noticed:
                table.noticed.add((seat, turn))
                if person not in online:
                    fresh.append((seat, turn, person))
        if fresh:
            self.spawn(self.store_notices(table.row.id, fresh))

    async def store_notices(self, table: str, fresh: list[tuple[int, int, str]]) -> None:
        """Stores who is to be told, once per turn."""
        rows = [
            {
                "table": table,
                "seat": seat,
                "turn": turn,
                "person": person,
                "due": now() + self.messenger.delay,
                "tries": 0,
            }
            for seat, turn, person in fresh
        ]
        dialect = sqlite if self.storage.sqlite else postgresql
        async with self.storage.write() as connection:
            await connection.execute(dialect.insert(schema.notices).on_conflict_do_nothing(), rows)

    # -- all tables --------------------------------------------------------------------------------------------------

    async def sweep_for_ever(self) -> None:
        """Looks again and again."""
        while True:
            try:
                await self.sweep()
            except (OSError, SQLAlchemyError) as error:
                log.warning("sweep failed", extra={"reason": type(error).__name__})
            await asyncio.sleep(SWEEP * random.uniform(0.9, 1.1))

    async def sweep(self) -> None:
        """One look at everything: tables that are due, notices, who is here, what can be forgotten."""
        await self.write_dues()
        await self.look_after_due()
        await self.messenger.send_due(self.desk)
        if time.monotonic() - self.beat > HEARTBEAT:
            self.beat = time.monotonic()
            await self.heartbeat()
            self.forget_idle()
        if time.monotonic() - self.cleaned > DAY:
            self.cleaned = time.monotonic()
            await self.clean_up()
        self.metrics.tables.set(len(self.desk.open))

    async def clean_up(self) -> None:
        """Forgets guests who came long ago and never played: at the start and once a day."""
        if self.config.keep_guests:
            forgotten = await self.people.forget_old_guests(self.config.keep_guests)
            if forgotten:
                log.info("old guests forgotten", extra={"guests": forgotten})

    async def write_dues(self) -> None:
        """Stores when tables must be looked after, unless a newer move has said so by itself."""
        ids, self.dirty = self.dirty, set()
        ids |= {id for id, table in self.desk.open.items() if table.busy}
        rows = []
        for id in sorted(ids):
            table = self.desk.open.get(id)
            if table is not None and table.live is not None and table.row.status == "playing":
                rows.append({"id": id, "new": self.due(table), "last": table.live.number})
        if rows:
            async with self.storage.write() as connection:
                await connection.execute(WRITE_DUE, rows)

    async def look_after_due(self) -> None:
        """Finds tables that nobody looks after."""
        t = schema.tables.c
        query = select(t.id).where(t.status == "playing", t.due <= now()).order_by(t.due).limit(50)
        async with self.storage.read() as connection:
            ids = [row.id for row in await connection.execute(query)]
        for id in ids:
            try:
                table = await self.desk.get(id)
            except Refusal as no:
                log.warning("table cannot be opened", extra={"table": id, "code": no.code})
                async with self.storage.write() as connection:
                    await connection.execute(PUT_OFF, {"id": id, "new": now() + 3600_000})
                continue
            async with table.lock:
                await self.desk.catch_up(table)
            if table.live is not None and table.row.status == "playing":
                clock = table.live.clocks.next_deadline()
                if clock is not None and clock[0] <= now():
                    await self.check_clock(table, clock[1])
            elif table.row.status == "open":
                await self.desk.reload(id)
            self.attend(table)

    async def heartbeat(self) -> None:
        """Tells the other processes who is here, and looks whether news got lost."""
        for table in list(self.desk.open.values()):
            if table.viewers:
                await self.say_who_is_here(table)
                if self.desk.several:
                    await self.desk.reload(table.row.id, only_if_new=True)
                    async with table.lock:
                        await self.desk.catch_up(table)

    async def say_who_is_here(self, table: Table) -> None:
        """Presence for the other processes."""
        people = {viewer.person.id for viewer in table.viewers if viewer.person is not None}
        await self.desk.publish(f"here {table.row.id} {self.process} {' '.join(sorted(people))}")

    def forget_idle(self) -> None:
        """Lets go of tables that nobody uses; they can be rebuilt at any time."""
        idle = [
            (table.used, id)
            for id, table in self.desk.open.items()
            if not table.viewers and not table.busy and not table.lock.locked()
        ]
        idle.sort()
        old = time.monotonic() - IDLE
        for number, (used, id) in enumerate(idle):
            if used < old or number < len(idle) - MOST_IDLE:
                table = self.desk.open.pop(id)
                if table.timer is not None:
                    table.timer.cancel()


def slow(live: LiveGame) -> bool:
    """Whether a table is played by the day, so that people want to be told."""
    clock = live.setup.clock
    return clock.kind == "none" or clock.seconds >= SLOW
