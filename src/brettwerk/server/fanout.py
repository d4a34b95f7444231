"""News between server processes: "table X has changed". Who serves the table looks it up in the database.

The news carries no secrets and no content. A lost message is only a delay: every process also looks by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from brettwerk.server.config import Config
from brettwerk.server.storage import CHANNEL

log = logging.getLogger("brettwerk.fanout")
Listener = Callable[[str], Awaitable[None]]
RETRY = 1.0


class Fanout:
    """Within one process: nobody else is to be told."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.up = True

    async def start(self) -> None:
        """Begins to listen."""

    async def stop(self) -> None:
        """Stops listening."""

    async def publish(self, news: str) -> None:
        """Tells the other processes."""


class Reconnecting(Fanout):
    """Listens over a connection that is made anew when it breaks; after that everything is looked up once ("all")."""

    def __init__(self, listener: Listener) -> None:
        super().__init__(listener)
        self.up = False
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def start(self) -> None:
        self.task = asyncio.create_task(self.run())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await self.ready.wait()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        """Listens for ever."""
        while True:
            try:
                await self.listen()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("fanout lost", extra={"reason": type(error).__name__})
            self.up = False
            await asyncio.sleep(RETRY)

    async def connected(self) -> None:
        """The connection stands."""
        self.up = True
        self.ready.set()
        await self.listener("all")

    async def listen(self) -> None:
        """Listens until the connection breaks."""
        raise NotImplementedError


class RedisFanout(Reconnecting):
    """Over Redis."""

    def __init__(self, url: str, listener: Listener) -> None:
        super().__init__(listener)
        import redis.asyncio

        self.client: Any = redis.asyncio.from_url(url, socket_connect_timeout=5)

    async def listen(self) -> None:
        async with self.client.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            await self.connected()
            while True:
                message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=30)
                if message is not None:
                    await self.listener(message["data"].decode())

    async def stop(self) -> None:
        await super().stop()
        with contextlib.suppress(Exception):
            await self.client.aclose()

    async def publish(self, news: str) -> None:
        try:
            await self.client.publish(CHANNEL, news)
        except Exception as error:
            log.warning("fanout publish failed", extra={"reason": type(error).__name__})


class PostgresFanout(Reconnecting):
    """Over PostgreSQL LISTEN/NOTIFY; moves are told by the transaction that stores them."""

    def __init__(self, url: str, listener: Listener) -> None:
        super().__init__(listener)
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.connection: Any = None
        self.speaking = asyncio.Lock()

    async def listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self.url)
        news: asyncio.Queue[str | None] = asyncio.Queue()
        try:
            await connection.add_listener(CHANNEL, lambda *args: news.put_nowait(str(args[3])))
            connection.add_termination_listener(lambda _: news.put_nowait(None))
            self.connection = connection
            await self.connected()
            while (item := await news.get()) is not None:
                await self.listener(item)
        finally:
            self.connection = None
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    async def publish(self, news: str) -> None:
        connection = self.connection
        if connection is None or news.startswith("moves "):
            return  # moves are in the transaction
        try:
            async with self.speaking:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
        except Exception as error:
            log.warning("fanout publish failed", extra={"reason": type(error).__name__})


def make_fanout(config: Config, listener: Listener) -> Fanout:
    """The way that the configuration names."""
    if config.redis:
        return RedisFanout(config.redis, listener)
    if not config.is_sqlite:
        return PostgresFanout(config.database_url, listener)
    return Fanout(listener)
