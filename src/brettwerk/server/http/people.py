"""Requests about people: coming, going, other devices, how to be told."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import Parameter
from sqlalchemy import select

from brettwerk.server import schema
from brettwerk.server.errors import bad, not_found
from brettwerk.server.http.common import (
    NOTHING,
    PROBLEMS,
    address_of,
    cookie_for,
    maybe_person,
    person_of,
    server_of,
)
from brettwerk.server.messages.people import (
    Bearer,
    ChangeMe,
    ChangeNotices,
    Device,
    EmailCode,
    Link,
    Login,
    Logout,
    Me,
    NewGuest,
    Notices,
    Profile,
)
from brettwerk.server.messages.tables import TableSummary
from brettwerk.server.people import Person
from brettwerk.server.server import Server
from brettwerk.server.tables import summary
from brettwerk.server.tokens import hashed
from brettwerk.server.words import text_for

Ask = Request[Any, Any, Any]


def welcome(request: Ask, person: Person) -> Response[Me]:
    """An answer that makes the browser remember a person."""
    return Response(person.me(), cookies=[cookie_for(request, person)])


@post("/api/guest", status_code=200, tags=["people"], responses=PROBLEMS)
async def guest(request: Ask, data: NewGuest) -> Response[Me]:
    """Play at once. Who is known already stays who they are."""
    server = server_of(request)
    known = await maybe_person(request)
    if known is not None:
        return welcome(request, known)
    server.limits.take("guest", address_of(request))
    return welcome(request, await server.people.guest(data.name, data.lang))


@get("/api/me", tags=["people"], responses=PROBLEMS)
async def me(request: Ask) -> Me:
    """Who am I?"""
    return (await person_of(request)).me()


@patch("/api/me", tags=["people"], responses=PROBLEMS)
async def change_me(request: Ask, data: ChangeMe) -> Me:
    """Another name or language."""
    person = await person_of(request)
    return (await server_of(request).people.rename(person, data)).me()


@delete("/api/me", tags=["people"], responses=NOTHING)
async def forget_me(request: Ask) -> Response[None]:
    """Forget me. Bots take my chairs; tables that have not begun go on without me."""
    server = server_of(request)
    person = await person_of(request)
    for row in await server.tables.of_person(person.id, finished=False):
        if row.status == "playing":
            await server.desk.leave(await server.desk.get(row.id), person)
        else:
            await server.tables.leave(row.id, person)
            await server.desk.changed(row.id)
    await server.people.forget(person)
    return Response(None, status_code=204, cookies=[cookie_for(request, None)])


@post("/api/account", status_code=200, tags=["people"], responses=PROBLEMS)
async def make_account(request: Ask, data: Login) -> Response[Me]:
    """A guest becomes an account."""
    server = server_of(request)
    person = await person_of(request)
    server.limits.take("account", address_of(request))
    return welcome(request, await server.people.make_account(person, data.account, data.password))


@post("/api/login", status_code=200, tags=["people"], responses=PROBLEMS)
async def login(request: Ask, data: Login) -> Response[Me]:
    """Come back with name and password."""
    server = server_of(request)
    server.limits.take("password", address_of(request))
    server.limits.take("password", "account " + data.account[:40].casefold())
    return welcome(request, await server.people.login(data.account, data.password))


@post("/api/logout", tags=["people"], responses=NOTHING, status_code=204)
async def logout(request: Ask, data: Logout) -> Response[None]:
    """Leave this device, or all."""
    person = await person_of(request)
    if data.everywhere:
        await server_of(request).people.leave_everywhere(person)
    return Response(None, status_code=204, cookies=[cookie_for(request, None)])


@post("/api/me/link", status_code=200, tags=["people"], responses=PROBLEMS)
async def make_link(request: Ask) -> Link:
    """A private link for another device."""
    person = await person_of(request)
    return Link(*await server_of(request).people.link(person))


@post("/api/device", status_code=200, tags=["people"], responses=PROBLEMS)
async def device(request: Ask, data: Device) -> Response[Me]:
    """This device is now the same person as the one that made the link."""
    server = server_of(request)
    server.limits.take("password", address_of(request))
    return welcome(request, await server.people.follow(data.token))


@post("/api/me/token", status_code=200, tags=["people"], responses=PROBLEMS)
async def make_token(request: Ask) -> Bearer:
    """A token for a program that plays for me."""
    return Bearer(server_of(request).people.bearer(await person_of(request)))


async def notices_of(server: Server, person: Person) -> Notices:
    """How a person wants to be told."""
    p = schema.people.c
    query = select(p.webhook, p.webhook_secret, p.email, p.email_code).where(p.id == person.id)
    async with server.storage.read() as connection:
        row = (await connection.execute(query)).one()
    return Notices(row.webhook, row.webhook_secret, row.email, row.email is not None and row.email_code is None)


@get("/api/me/notices", tags=["people"], responses=PROBLEMS)
async def get_notices(request: Ask) -> Notices:
    """How I am told that it is my turn."""
    return await notices_of(server_of(request), await person_of(request))


@put("/api/me/notices", tags=["people"], responses=PROBLEMS)
async def set_notices(request: Ask, data: ChangeNotices) -> Notices:
    """How I want to be told. A new e-mail address gets a code first."""
    server = server_of(request)
    person = await person_of(request)
    before = await notices_of(server, person)
    values: dict[str, Any] = {"webhook": None, "email": None, "email_code": None}
    if data.webhook is not None:
        values["webhook"] = server.messenger.check_webhook(data.webhook)
        values["webhook_secret"] = before.webhook_secret or secrets.token_urlsafe(24)
    if data.email is not None and data.email == before.email:
        values.pop("email")
        values.pop("email_code")
    elif data.email is not None:
        values["email"] = server.messenger.check_email(data.email)
        server.limits.take("email", person.id)
        server.limits.take("email", address_of(request))
        code = secrets.token_urlsafe(6)
        values["email_code"] = hashed(code)
        words = text_for(person.lang, None)
        sent = await server.messenger.mail(data.email, words("table-confirm"), words("table-confirm_body", code=code))
        if not sent:
            raise bad("no e-mail could be sent to that address", "bad_email")
    await server.people.change(person, **values)
    return await notices_of(server, person)


@post("/api/me/email", status_code=200, tags=["people"], responses=PROBLEMS)
async def confirm_email(request: Ask, data: EmailCode) -> Notices:
    """The code that came by e-mail."""
    server = server_of(request)
    person = await person_of(request)
    server.limits.take("password", person.id)
    p = schema.people.c
    async with server.storage.read() as connection:
        stored = (await connection.execute(select(p.email_code).where(p.id == person.id))).scalar_one()
    if stored is None or not secrets.compare_digest(stored, hashed(data.code.strip())):
        raise bad("that is not the code from the e-mail", "wrong_code")
    await server.people.change(person, email_code=None)
    return await notices_of(server, person)


@get("/api/me/tables", tags=["people"], responses=PROBLEMS)
async def my_tables(request: Ask) -> list[TableSummary]:
    """My unfinished tables, those where it is my turn first."""
    server = server_of(request)
    person = await person_of(request)
    summaries = []
    for row in await server.tables.of_person(person.id, finished=False):
        turn = False
        if row.status == "playing":
            table = await server.desk.get(row.id)
            live = table.live
            if live is not None:
                turn = any(seat in live.to_act() and seat not in live.absent for seat in row.seats_of(person.id))
        summaries.append(summary(row, turn))
    return sorted(summaries, key=lambda table: not table.your_turn)


@get("/api/me/history", tags=["people"], responses=PROBLEMS)
async def my_history(
    request: Ask,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, Parameter(ge=1, le=100)] = 50,
) -> list[TableSummary]:
    """My finished games, latest first."""
    person = await person_of(request)
    return [summary(row) for row in await server_of(request).tables.of_person(person.id, True, before, limit)]


@get("/api/people/{person_id:str}", tags=["people"], responses=PROBLEMS)
async def profile(request: Ask, person_id: str) -> Profile:
    """What anybody may know about somebody."""
    server = server_of(request)
    person = await server.people.find(person_id)
    if person is None:
        raise not_found("person")
    return await server.history.profile(person.id, person.name, person.account is None)


ROUTES = [
    guest,
    me,
    change_me,
    forget_me,
    make_account,
    login,
    logout,
    make_link,
    device,
    make_token,
    get_notices,
    set_notices,
    confirm_email,
    my_tables,
    my_history,
    profile,
]
