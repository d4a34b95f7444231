"""The parts of a server process, put together and taken apart in the right order."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

from brettwerk.server.chores import Chores
from brettwerk.server.config import Config
from brettwerk.server.desk import Desk
from brettwerk.server.fanout import Fanout, make_fanout
from brettwerk.server.history import History
from brettwerk.server.limits import Limits
from brettwerk.server.metrics import Metrics
from brettwerk.server.notices import Messenger
from brettwerk.server.people import People
from brettwerk.server.storage import Storage
from brettwerk.server.tables import Tables
from brettwerk.server.thinkers import Thinkers
from brettwerk.server.tokens import Signer

log = logging.getLogger("brettwerk.server")


class Server:
    """Everything one process is made of."""

    def __init__(self, config: Config, storage: Storage, signer: Signer) -> None:
        self.config = config
        self.storage = storage
        self.signer = signer
        self.metrics = Metrics()
        self.limits = Limits(config.limits)
        self.people = People(storage, signer, self.limits)
        self.tables = Tables(storage, signer)
        self.history = History(storage)
        self.desk = Desk(storage, self.tables, self.metrics)
        self.thinkers = Thinkers(config.bots)
        self.messenger = Messenger(config, storage, self.metrics)
        self.chores = Chores(config, storage, self.people, self.desk, self.thinkers, self.messenger, self.metrics)
        self.fanout: Fanout = make_fanout(config, self.desk.news)
        self.desk.publish = self.fanout.publish
        self.connections = 0
        self.connected: dict[str, int] = {}
        """WebSockets per person or address."""


@contextlib.asynccontextmanager
async def run_server(config: Config) -> AsyncIterator[Server]:
    """A server process from its first to its last moment."""
    storage = Storage(config)
    try:
        await storage.open()
        server = Server(config, storage, Signer(await storage.secret()))
        await server.fanout.start()
        server.chores.start()
        log.info("server started", extra={"database": "sqlite" if config.is_sqlite else "postgresql"})
        try:
            yield server
        finally:
            log.info("server stops")
            await server.chores.stop()
            await server.fanout.stop()
            server.thinkers.stop()
    finally:
        await storage.close()
