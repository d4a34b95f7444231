"""Requests about games, and about the server itself."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

import brettwerk
from brettwerk.server import catalogue
from brettwerk.server.errors import forbidden, not_found
from brettwerk.server.http.common import PROBLEMS, language, maybe_person, server_of
from brettwerk.server.http.static import web_client_is_built
from brettwerk.server.messages.common import Lang
from brettwerk.server.messages.games import GameInfo, Health, Rules, ServerInfo, Statistics
from brettwerk.server.messages.people import Ranked
from brettwerk.server.thinkers import levels
from brettwerk.text import LANGUAGES

Ask = Request[Any, Any, Any]


@get("/api/server", tags=["games"], responses=PROBLEMS)
async def server_info(request: Ask) -> ServerInfo:
    """What this server can do."""
    config = server_of(request).config
    return ServerInfo(
        brettwerk.__version__, list(LANGUAGES), levels(), bool(config.smtp), config.webhooks, web_client_is_built()
    )


@get("/api/games", tags=["games"], responses=PROBLEMS)
async def games() -> list[GameInfo]:
    """All games."""
    return [catalogue.game_info(id, False) for id in brettwerk.games()]


@get("/api/games/{game:str}", tags=["games"], responses=PROBLEMS)
async def game(game: str) -> GameInfo:
    """A game, with everything that is printed on its pieces."""
    return catalogue.game_info(catalogue.find_game(game).id, True)


@get("/api/games/{game:str}/rules", tags=["games"], responses=PROBLEMS)
async def rules(request: Ask, game: str, lang: Lang | None = None) -> Rules:
    """The rules of a game in our own words."""
    found = catalogue.find_game(game)
    return catalogue.rules(found.id, language(await maybe_person(request), lang))


@get("/api/games/{game:str}/statistics", tags=["games"], responses=PROBLEMS)
async def statistics(request: Ask, game: str) -> Statistics:
    """Finished games of one game."""
    return await server_of(request).history.statistics(catalogue.find_game(game).id)


@get("/api/games/{game:str}/ratings", tags=["games"], responses=PROBLEMS)
async def ratings(request: Ask, game: str) -> list[Ranked]:
    """The best-rated people."""
    return await server_of(request).history.ranking(catalogue.find_game(game).id)


@get("/health", tags=["operation"])
async def health(request: Ask) -> Response[Health]:
    """Whether all is well; 503 when the database does not answer."""
    server = server_of(request)
    database = await server.storage.healthy()
    state = Health(
        "ok" if database else "down",
        brettwerk.__version__,
        database,
        server.fanout.up,
        len(server.desk.open),
        server.connections,
    )
    return Response(state, status_code=200 if database else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Ask) -> Response[bytes]:
    """Numbers for Prometheus."""
    server = server_of(request)
    if server.config.metrics == "off":
        raise not_found("page")
    host = request.client.host if request.client is not None else ""
    if server.config.metrics == "local" and host not in ("127.0.0.1", "::1"):
        raise forbidden("local_only", "the numbers are for this machine only")
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [server_info, games, game, rules, statistics, ratings, health, metrics]
