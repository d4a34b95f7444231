"""Requests for programs that play: look, wait for something new, act."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from brettwerk.server.desk import Table, Viewer
from brettwerk.server.errors import conflict, forbidden
from brettwerk.server.http.common import PROBLEMS, language, person_of, server_of
from brettwerk.server.http.tables import Key, seen_table
from brettwerk.server.live import SPECTATOR
from brettwerk.server.messages.common import Lang
from brettwerk.server.messages.news import Answer, Done, LogEntry, Messages, Pong, Refused, Update
from brettwerk.server.messages.wishes import BackMessage, Hello, Ping, PlayMessage, TalkMessage
from brettwerk.server.people import Person
from brettwerk.server.server import Server
from brettwerk.server.storage import now
from brettwerk.server.views import entries, live_text

Ask = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=7)]
Number = Annotated[int, Parameter(ge=0, le=2**53)]


def viewer_for(
    server: Server, table: Table, person: Person | None, seat: int | None, key: str | None, lang: str
) -> Viewer:
    """How somebody looks at a table: from one of their seats, or as a spectator; raises if they may not."""
    mine = table.row.seats_of(person.id if person else None)
    if seat is not None and seat not in mine:
        raise forbidden("not_seated", "that is not your seat")
    if mine:
        return Viewer(person, seat if seat is not None else mine[0], mine, lang)
    if not server.tables.may_watch(table.row, person.id if person else None, key):
        raise forbidden("not_seated", "you have no seat at this table, and it has no spectators")
    return Viewer(person, SPECTATOR, [], lang)


async def do_play(
    server: Server, table: Table, person: Person | None, seats: list[int], seat: int, message: PlayMessage
) -> Answer:
    """Carries out a message of a person who looks from a seat."""
    if person is None or not seats:
        return Refused(message.id, "not_seated", "only those who play can do that", 0)
    if isinstance(message, TalkMessage):
        if not server.limits.allowed("talk", person.id):
            return Refused(message.id, "too_many", "not so fast; wait a little", 0)
        return await server.desk.say(table, person, message)
    if not server.limits.allowed("move", person.id):
        return Refused(message.id, "too_many", "not so fast; wait a little", 0)
    chosen = message.seat if message.seat is not None else seat
    if chosen not in seats:
        return Refused(message.id, "not_seated", "that is not your seat", 0)
    answer = await server.desk.handle(table, chosen, message)
    if isinstance(message, BackMessage) and isinstance(answer, Done) and not answer.repeated:
        await server.desk.changed(table.row.id)
    return answer


@get("/api/tables/{table_id:str}/play", tags=["play"], responses=PROBLEMS)
async def look(
    request: Ask,
    table_id: str,
    seat: SeatQuery = None,
    version: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    log: Number = 0,
    lang: Lang | None = None,
    key: Key = None,
    wait: Annotated[int, Parameter(ge=0, le=30)] = 0,
) -> Update:
    """What a seat sees; with `version` and `wait`, as soon as it is another version."""
    server = server_of(request)
    table, person = await seen_table(request, table_id, key)
    viewer = viewer_for(server, table, person, seat, key, language(person, lang))
    if person is not None:
        server.limits.take("request", person.id)
    if table.live is None:
        raise conflict("not_playing", "the game has not begun")
    if version is not None and wait:
        await wait_for_news(table, viewer, version, wait)
    update = await server.desk.update(table, viewer, log)
    assert update is not None
    return update


async def wait_for_news(table: Table, viewer: Viewer, version: int, seconds: int) -> None:
    """Waits until a viewer's version is another one, but not for ever."""
    live = table.live
    assert live is not None
    table.viewers.add(viewer)
    try:
        async with asyncio.timeout(seconds):
            while live.sight(viewer.seat).version == version:
                await viewer.wake.wait()
                viewer.wake.clear()
    except TimeoutError:
        return
    finally:
        table.viewers.discard(viewer)


@post("/api/tables/{table_id:str}/play", status_code=200, tags=["play"], responses=PROBLEMS)
async def play(request: Ask, table_id: str, data: PlayMessage) -> Answer:
    """Does something at the table; done at most once per message id."""
    server = server_of(request)
    person = await person_of(request)
    table, _ = await seen_table(request, table_id, None)
    seats = table.row.seats_of(person.id)
    return await do_play(server, table, person, seats, seats[0] if seats else SPECTATOR, data)


@get("/api/tables/{table_id:str}/log", tags=["play"], responses=PROBLEMS)
async def get_log(
    request: Ask,
    table_id: str,
    seat: SeatQuery = None,
    after: Number = 0,
    limit: Annotated[int, Parameter(ge=1, le=1000)] = 300,
    lang: Lang | None = None,
    key: Key = None,
) -> list[LogEntry]:
    """Older entries of a seat's log."""
    server = server_of(request)
    table, person = await seen_table(request, table_id, key)
    viewer = viewer_for(server, table, person, seat, key, language(person, lang))
    live = table.live
    if live is None:
        return []
    return entries(live, viewer.seat, live_text(live, viewer.lang), after, after + limit)


@get("/api/messages", tags=["play"], responses=PROBLEMS)
async def messages() -> Messages:
    """Examples of the small messages; here so that the schema knows every message of the WebSocket."""
    return Messages(client=[Hello(), Ping()], server=[Pong(now())])


ROUTES = [look, play, get_log, messages]
