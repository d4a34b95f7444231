"""Requests about tables: opening, sitting down, starting, and what remains of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post, put
from litestar.params import Parameter

from brettwerk.server.catalogue import find_game
from brettwerk.server.desk import Table
from brettwerk.server.errors import conflict
from brettwerk.server.history import record_text
from brettwerk.server.http.common import PROBLEMS, maybe_person, person_of, server_of
from brettwerk.server.messages.news import TalkLine
from brettwerk.server.messages.tables import Join, NewSeat, NewTable, TableInfo, TableSummary
from brettwerk.server.people import Person
from brettwerk.server.tables import summary

Ask = Request[Any, Any, Any]
Key = Annotated[str | None, Parameter(max_length=100)]


async def seen_table(request: Ask, id: str, key: str | None) -> tuple[Table, Person | None]:
    """A table that the one who asks may know of."""
    server = server_of(request)
    person = await maybe_person(request)
    table = await server.desk.get(id)
    server.tables.check_sight(table.row, person.id if person else None, key)
    return table, person


async def after(request: Ask, id: str, person: Person) -> TableInfo:
    """The table after it was changed."""
    server = server_of(request)
    await server.desk.changed(id)
    return server.desk.info(await server.desk.get(id), person)


@get("/api/tables", tags=["tables"], responses=PROBLEMS)
async def list_tables(
    request: Ask,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    status: Literal["open", "playing", "finished"] | None = None,
) -> list[TableSummary]:
    """Tables that anybody may see."""
    wanted = find_game(game).id if game is not None else None
    return [summary(row) for row in await server_of(request).tables.listed(wanted, status)]


@post("/api/tables", tags=["tables"], responses=PROBLEMS)
async def create_table(request: Ask, data: NewTable) -> TableInfo:
    """Opens a table."""
    server = server_of(request)
    person = await person_of(request)
    server.limits.take("table", person.id)
    id = await server.tables.create(person, data)
    return server.desk.info(await server.desk.get(id), person)


@get("/api/tables/{table_id:str}", tags=["tables"], responses=PROBLEMS)
async def get_table(request: Ask, table_id: str, key: Key = None) -> TableInfo:
    """A table."""
    table, person = await seen_table(request, table_id, key)
    return server_of(request).desk.info(table, person)


@post("/api/tables/{table_id:str}/join", status_code=200, tags=["tables"], responses=PROBLEMS)
async def join_table(request: Ask, table_id: str, data: Join) -> TableInfo:
    """Sits down."""
    person = await person_of(request)
    await server_of(request).tables.join(table_id, person, data)
    return await after(request, table_id, person)


@put("/api/tables/{table_id:str}/seats/{seat:int}", tags=["tables"], responses=PROBLEMS)
async def set_seat(request: Ask, table_id: str, seat: int, data: NewSeat) -> TableInfo:
    """The host decides who is to sit there."""
    person = await person_of(request)
    await server_of(request).tables.set_seat(table_id, person, seat, data)
    return await after(request, table_id, person)


@post("/api/tables/{table_id:str}/start", status_code=200, tags=["tables"], responses=PROBLEMS)
async def start_table(request: Ask, table_id: str) -> TableInfo:
    """The game begins."""
    person = await person_of(request)
    await server_of(request).tables.start(table_id, person)
    return await after(request, table_id, person)


@post("/api/tables/{table_id:str}/leave", status_code=200, tags=["tables"], responses=PROBLEMS)
async def leave_table(request: Ask, table_id: str) -> TableInfo:
    """Gets up; during the game a bot takes the chair."""
    server = server_of(request)
    person = await person_of(request)
    table, _ = await seen_table(request, table_id, None)
    if table.row.status == "playing":
        await server.desk.leave(table, person)
    else:
        await server.tables.leave(table_id, person)
    return await after(request, table_id, person)


@post("/api/tables/{table_id:str}/close", status_code=200, tags=["tables"], responses=PROBLEMS)
async def close_table(request: Ask, table_id: str) -> TableInfo:
    """The host gives the table up."""
    person = await person_of(request)
    await server_of(request).tables.close(table_id, person)
    return await after(request, table_id, person)


@post("/api/tables/{table_id:str}/rematch", status_code=200, tags=["tables"], responses=PROBLEMS)
async def rematch(request: Ask, table_id: str) -> TableInfo:
    """Once more, with the same people."""
    server = server_of(request)
    person = await person_of(request)
    await seen_table(request, table_id, None)
    server.limits.take("table", person.id)
    fresh = await server.tables.rematch(table_id, person)
    await server.desk.changed(table_id)
    return await after(request, fresh, person)


@get("/api/tables/{table_id:str}/record", tags=["tables"], responses=PROBLEMS, media_type="text/plain")
async def record(request: Ask, table_id: str, key: Key = None) -> Response[str]:
    """The record of a finished game."""
    table, _ = await seen_table(request, table_id, key)
    if table.live is None or table.row.status != "finished":
        raise conflict("not_finished", "the record is there when the game is finished")
    name = f"{table.row.game}-{table.row.id}.txt"
    return Response(
        record_text(table.row, table.live),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/talk", tags=["tables"], responses=PROBLEMS)
async def talk(
    request: Ask, table_id: str, key: Key = None, after: Annotated[int, Parameter(ge=0, le=2**53)] = 0
) -> list[TalkLine]:
    """What was said."""
    table, _ = await seen_table(request, table_id, key)
    return [line for line in await server_of(request).desk.read_talk(table) if line.number > after]


ROUTES = [
    list_tables,
    create_table,
    get_table,
    join_table,
    set_seat,
    start_table,
    leave_table,
    close_table,
    rematch,
    record,
    talk,
]
