"""The WebSocket of a table: hello, then everything as it happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from sqlalchemy.exc import SQLAlchemyError

from brettwerk.server.desk import Table, Viewer
from brettwerk.server.errors import Refusal
from brettwerk.server.http.common import address_of, language, maybe_person, origin_fits, server_of
from brettwerk.server.http.play import do_play, viewer_for
from brettwerk.server.live import SPECTATOR
from brettwerk.server.messages.news import Pong, Refused, ServerMessage, TableNews, TalkNews
from brettwerk.server.messages.wishes import ClientMessage, Hello, Ping
from brettwerk.server.people import Person
from brettwerk.server.server import Server
from brettwerk.server.storage import now

log = logging.getLogger("brettwerk.live")
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()
MOST_BYTES = 8192
MOST_STRIKES = 50
MOST_PER_PERSON = 40
HELLO_WITHIN = 10.0
Socket = WebSocket[Any, Any, Any]


class Goodbye(Exception):
    """The connection is to be closed with a code."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Line:
    """One WebSocket at one table."""

    def __init__(self, socket: Socket, server: Server, person: Person | None, id: str) -> None:
        self.socket = socket
        self.server = server
        self.person = person
        self.id = id
        self.table: Table | None = None
        self.viewer: Viewer | None = None
        self.wanted: int | None = None
        self.key: str | None = None
        self.strikes = 0
        self.sending = asyncio.Lock()

    async def send(self, message: ServerMessage) -> None:
        """Sends a message, one at a time."""
        async with self.sending:
            self.server.metrics.messages.labels("out").inc()
            await self.socket.send_text(ENCODER.encode(message).decode())

    async def receive(self) -> ClientMessage | None:
        """The next message; None for one that cannot be read."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise Goodbye(0)
        self.server.metrics.messages.labels("in").inc()
        text = event.get("text")
        if not isinstance(text, str) or len(text) > MOST_BYTES:
            await self.strike("write JSON text of at most 8 KiB")
            return None
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self.strike(str(error)[:200] if isinstance(error, msgspec.DecodeError) else "not a message")
            return None

    async def strike(self, reason: str) -> None:
        """Something that makes no sense: say so; after too many, hang up."""
        self.strikes += 1
        if self.strikes > MOST_STRIKES:
            raise Goodbye(4400, "too many messages that make no sense")
        await self.send(Refused("", "bad_message", reason, 0))

    async def run(self) -> None:
        """From hello to goodbye."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                while not isinstance(message := await self.receive(), Hello):
                    if isinstance(message, Ping):
                        await self.send(Pong(now()))
        except TimeoutError:
            raise Goodbye(4408, "no hello") from None
        await self.hello(message)
        sender = asyncio.create_task(self.send_news())
        listener = asyncio.create_task(self.listen())
        try:
            done, _ = await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (sender, listener):
                task.cancel()
            await asyncio.gather(sender, listener, return_exceptions=True)

    async def hello(self, message: Hello) -> None:
        """Sits down to look, or looks from elsewhere."""
        lang = language(self.person, message.lang)
        try:
            table = await self.server.desk.get(self.id)
            self.server.tables.check_sight(table.row, self.person.id if self.person else None, message.key)
            if table.row.status == "open":
                mine = table.row.seats_of(self.person.id if self.person else None)
                viewer = Viewer(self.person, mine[0] if mine else SPECTATOR, mine, lang)
            else:
                viewer = viewer_for(self.server, table, self.person, message.seat, message.key, lang)
        except Refusal as no:
            raise Goodbye(4404 if no.status == 404 else 4403, no.message) from None
        viewer.log, viewer.talk = message.log, message.talk
        self.wanted, self.key = message.seat, message.key
        if self.table is not None and self.viewer is not None:
            self.table.viewers.discard(self.viewer)
            viewer.wake = self.viewer.wake
        self.table, self.viewer = table, viewer
        table.viewers.add(viewer)
        await self.server.desk.read_talk(table)
        if viewer.seats:
            await self.server.desk.come_back(table, viewer.seats)
        await self.presence()
        viewer.wake.set()

    async def presence(self) -> None:
        """Somebody came or went: those at the table see it."""
        if self.table is not None:
            self.table.version += 1
            self.table.wake()
            await self.server.chores.say_who_is_here(self.table)

    async def listen(self) -> None:
        """Carries out what the client sends."""
        while True:
            message = await self.receive()
            if message is None:
                continue
            if isinstance(message, Ping):
                await self.send(Pong(now()))
                continue
            if isinstance(message, Hello):
                if not self.server.limits.allowed("move", self.who()):
                    await self.strike("not so fast")
                    continue
                await self.hello(message)
                continue
            assert self.table is not None
            assert self.viewer is not None
            try:
                answer = await do_play(
                    self.server, self.table, self.person, self.viewer.seats, self.viewer.seat, message
                )
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                log.error("database error", extra={"reason": type(error).__name__}, exc_info=error)
                raise Goodbye(1012, "connect again") from None
            await self.send(answer)

    def who(self) -> str:
        """Whose rate limits apply."""
        return self.person.id if self.person is not None else address_of(self.socket)

    async def send_news(self) -> None:
        """Sends what is new for this viewer, and nothing when nothing is."""
        while True:
            viewer = self.viewer
            assert viewer is not None
            await viewer.wake.wait()
            viewer.wake.clear()
            viewer, table = self.viewer, self.table
            assert viewer is not None
            assert table is not None
            if viewer.table_version != table.version:
                self.sit(table, viewer)
                viewer.table_version = table.version
                await self.send(TableNews(self.server.desk.info(table, self.person)))
            live = table.live
            if live is not None and live.sight(viewer.seat).version != viewer.version:
                update = await self.server.desk.update(table, viewer, viewer.log)
                assert update is not None
                viewer.version, viewer.log = update.version, update.log_end
                await self.send(update)
            lines = [line for line in table.talk or [] if line.number > viewer.talk]
            if lines:
                viewer.talk = lines[-1].number
                await self.send(TalkNews(lines))

    def sit(self, table: Table, viewer: Viewer) -> None:
        """The seats may have been drawn anew, or somebody sat down: look from the right one."""
        mine = table.row.seats_of(self.person.id if self.person else None)
        if mine != viewer.seats:
            viewer.seats = mine
            viewer.seat = next((seat for seat in mine if seat == self.wanted), mine[0]) if mine else SPECTATOR
            viewer.version = -1
        if not mine and table.row.status != "open":
            person = self.person.id if self.person else None
            if not self.server.tables.may_watch(table.row, person, self.key):
                raise Goodbye(4403, "the game has begun, and it has no spectators")

    async def leave(self) -> None:
        """The connection is gone."""
        if self.table is not None and self.viewer is not None:
            self.table.viewers.discard(self.viewer)
            await self.presence()


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str) -> None:
    """A table, live."""
    server = server_of(socket)
    await socket.accept()
    line: Line | None = None
    who = ""
    try:
        if not origin_fits(socket, server.config):
            raise Goodbye(4403, "requests from other sites are not accepted")
        if not server.limits.allowed("connect", address_of(socket)):
            raise Goodbye(4429, "too many connections")
        person = await maybe_person(socket)
        who = person.id if person is not None else address_of(socket)
        count = server.connected.get(who, 0)
        if server.config.limits and count >= MOST_PER_PERSON:
            who = ""
            raise Goodbye(4429, "too many connections")
        server.connected[who] = count + 1
        server.connections += 1
        server.metrics.connections.inc()
        line = Line(socket, server, person, table_id)
        await line.run()
    except Goodbye as bye:
        if bye.code:
            with contextlib.suppress(Exception):
                await socket.close(code=bye.code, reason=bye.reason[:100])
    except Exception as error:
        if not gone(error):
            log.error("connection failed", extra={"reason": type(error).__name__}, exc_info=error)
        with contextlib.suppress(Exception):
            await socket.close(code=1012)
    finally:
        if line is not None:
            server.connections -= 1
            server.metrics.connections.dec()
            server.connected[who] -= 1
            if not server.connected[who]:
                del server.connected[who]
            await line.leave()


def gone(error: Exception) -> bool:
    """Whether the other side is simply not there any more."""
    return type(error).__name__ in (
        "WebSocketDisconnect",
        "ClientDisconnected",
        "ConnectionClosedOK",
        "ConnectionClosedError",
    )
