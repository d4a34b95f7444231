"""The ASGI application: all routes, the headers of every answer, one line of log per request."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import brettwerk
from brettwerk.server import logs
from brettwerk.server.config import Config, load
from brettwerk.server.http import games, insight, live, people, play, static, tables
from brettwerk.server.http.common import HANDLERS, guard_request
from brettwerk.server.server import Server, run_server

log = logging.getLogger("brettwerk.http")
MOST_BODY = 64 * 1024
NOT_COMPRESSED = r"^/api/(?!games)"
"""What is compressed is public: the client's files, games and rules; never an answer that holds a secret."""
HEADERS = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}


def watch(app: ASGIApp) -> ASGIApp:
    """Puts the security headers on every answer, counts and logs it."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name.lower() for name, _ in message["headers"]}
                extra = [(name, value) for name, value in HEADERS.items() if name not in present]
                if scope["path"].startswith("/api/") and b"cache-control" not in present:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        try:
            await app(scope, receive, send_with_headers)
        finally:
            spent = time.perf_counter() - started
            route = str(scope.get("path_template") or "other")
            metrics = scope["app"].state.server.metrics
            metrics.requests.labels(scope["method"], route, status).inc()
            metrics.request_time.observe(spent)
            log.debug(
                "request",
                extra={"method": scope["method"], "route": route, "status": status, "ms": round(spent * 1000, 1)},
            )

    return middleware


def create(config: Config | None = None) -> Litestar:
    """The application of one server process."""
    chosen = config if config is not None else load()
    logs.set_up(chosen.log)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with run_server(chosen) as server:
            app.state.server = server
            yield

    return Litestar(
        route_handlers=[
            *people.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *play.ROUTES,
            *insight.ROUTES,
            live.live,
            *static.static_routes(),
        ],
        lifespan=[lifespan],
        middleware=[watch],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=[NOT_COMPRESSED]),
        guards=[guard_request],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Brettwerk",
            version=brettwerk.__version__,
            description="The table server. See docs/api.md for how the parts go together.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
    )


__all__ = ["Server", "create"]
