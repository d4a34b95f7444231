"""What all handlers share: who asks, from where, and how an error is told."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from brettwerk.server.config import Config
from brettwerk.server.errors import Refusal, forbidden, unknown_person
from brettwerk.server.messages.common import Problem
from brettwerk.server.people import Person
from brettwerk.server.server import Server
from brettwerk.text import LANGUAGES

log = logging.getLogger("brettwerk.http")
COOKIE = "brettwerk"
HEADER = "x-brettwerk"
SAFE = ("GET", "HEAD", "OPTIONS")
YEAR = 365 * 86400
Connection = ASGIConnection[Any, Any, Any, Any]

PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "the request makes no sense"),
        (401, "sign in first"),
        (403, "not allowed"),
        (404, "there is no such thing, or it is private"),
        (409, "not in this situation"),
        (413, "too large"),
        (429, "too many requests"),
        (503, "the database does not answer"),
    )
}


NOTHING = {**PROBLEMS, 204: ResponseSpec(None, description="done", generate_examples=False)}


def server_of(connection: Connection) -> Server:
    """The parts of this process."""
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


def address_of(connection: Connection) -> str:
    """The address somebody comes from; an IPv6 network of 64 bits counts as one."""
    host = connection.client.host if connection.client is not None else "unknown"
    return ":".join(host.split(":")[:4]) if host.count(":") > 3 else host


def bearer_of(connection: Connection) -> str | None:
    """The token of a program."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def maybe_person(connection: Connection) -> Person | None:
    """The person who asks, if we know them."""
    people = server_of(connection).people
    token = bearer_of(connection)
    if token is not None:
        return await people.recognise("bearer", token)
    cookie = connection.cookies.get(COOKIE)
    return await people.recognise("cookie", cookie) if cookie else None


async def person_of(connection: Connection) -> Person:
    """The person who asks; raises if we do not know them."""
    person = await maybe_person(connection)
    if person is None:
        raise unknown_person()
    server_of(connection).limits.take("request", person.id)
    return person


def origin_fits(connection: Connection, config: Config) -> bool:
    """Whether a browser's page is ours: without an Origin it is no page of another site that asks."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in config.origins or (config.public_url and origin == config.public_url.rstrip("/")):
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == connection.headers.get("host")


async def guard_request(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Every HTTP request: rate per address, origin, and the header that no foreign page can send."""
    scope = connection.scope
    if scope["type"] != ScopeType.HTTP:
        return
    server = server_of(connection)
    server.limits.take("address", address_of(connection))
    if scope["method"] in SAFE:
        return
    if not origin_fits(connection, server.config):
        raise forbidden("origin", "requests from other sites are not accepted")
    if bearer_of(connection) is None and HEADER not in connection.headers:
        raise forbidden("csrf", "send the header X-Brettwerk: 1 with every request that changes something")


def cookie_for(connection: Connection, person: Person | None) -> Cookie:
    """The cookie that keeps a person, or one that forgets them."""
    server = server_of(connection)
    wanted = server.config.secure_cookies
    secure = wanted == "always" or (wanted == "auto" and connection.scope["scheme"] == "https")
    value = server.people.cookie(person) if person is not None else ""
    return Cookie(
        COOKIE,
        value=value,
        max_age=YEAR if person is not None else 0,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )


def language(person: Person | None, lang: str | None) -> str:
    """The language of an answer."""
    if lang is not None and lang in LANGUAGES:
        return lang
    return person.lang if person is not None else "en"


# -- errors --------------------------------------------------------------------------------------------------------


def problem(status: int, code: str, message: str) -> Response[Problem]:
    """An error as an answer."""
    headers = {"Retry-After": "2"} if status in (429, 503) else {}
    return Response(Problem(status, code, message), status_code=status, headers=headers)


def on_refusal(_request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """One of our own."""
    return problem(error.status, error.code, error.message)


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """One of the framework's: wrong path, method or body."""
    codes = {400: "bad_request", 404: "not_found", 405: "bad_method", 413: "too_large", 415: "bad_media_type"}
    if error.status_code >= 500:
        return on_error(_request, error)
    details = error.extra if isinstance(error.extra, list) else []
    reasons = [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in details if isinstance(item, dict)]
    message = "; ".join(reasons)[:500] or error.detail[:500]
    return problem(error.status_code, codes.get(error.status_code, "refused"), message)


def on_database(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database is away or overloaded: try again."""
    log.error("database error", extra={"reason": type(error).__name__}, exc_info=error)
    return problem(503, "unavailable", "the database does not answer; try again")


def on_error(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something that must not happen. What it was stands in the log, not in the answer."""
    log.error("unexpected error", extra={"reason": type(error).__name__}, exc_info=error)
    return problem(500, "broken", "something went wrong on the server; it is in its log")


HANDLERS: dict[Any, Any] = {
    Refusal: on_refusal,
    HTTPException: on_http,
    SQLAlchemyError: on_database,
    TimeoutError: on_database,
    Exception: on_error,
}
