"""The database: one way to read, one way to write, and the append that makes it the referee of every table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from brettwerk.kernel.errors import BadOption
from brettwerk.server import schema
from brettwerk.server.config import Config, hide_password

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 47_111_303
CHANNEL = "brettwerk"


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Row(msgspec.Struct, frozen=True):
    """One line of a table's append-only list."""

    number: int
    seat: int
    kind: str
    action: int
    at: int
    data: str | None = None
    message: str | None = None


class Append(msgspec.Struct):
    """A row on its way into the database, and when the server must look after the table next."""

    table: str
    row: Row
    due: int | None


class Storage:
    """The database of a server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.sqlite = config.is_sqlite
        self.engine: AsyncEngine = make_engine(config)
        self.writing = asyncio.Lock()
        self.queue: list[tuple[Append, asyncio.Future[bool]]] = []
        self.notify = not self.sqlite and not config.redis
        """PostgreSQL carries the news between processes, in the same transaction as the move."""
        self.writer: Engine | None = None
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.flushing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Brings the database up to date; raises BadOption when it cannot be reached."""
        try:
            if self.sqlite:
                self.config.sqlite_path.parent.mkdir(parents=True, exist_ok=True)
            with migration_lock(self.config):
                async with self.engine.begin() as connection:
                    if not self.sqlite:
                        await connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
                    await connection.run_sync(migrate)
        except (OSError, SQLAlchemyError) as error:
            cause = getattr(error, "orig", None) or error
            raise BadOption(f"database {hide_password(self.config.database_url)}: {cause}") from None

    async def close(self) -> None:
        """Lets go of the database."""
        self.thread.shutdown(wait=True)
        if self.writer is not None:
            self.writer.dispose()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: everything in it is stored, or nothing. On SQLite one at a time."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.writing, self.engine.connect() as connection:
            await connection.execution_options(write=True)
            async with connection.begin():
                yield connection

    async def append(self, append: Append) -> bool:
        """Stores a row; false if that number (or message) is taken. True only when it is stored for good.

        SQLite has one writer: rows of many tables that arrive together share one transaction and one wait for the disk.
        """
        if not self.sqlite:
            async with self.engine.begin() as connection:
                return await self.insert(connection, append)
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.append((append, future))
        if len(self.queue) == 1:
            self.flushing = asyncio.create_task(self.flush())
        return await future

    async def flush(self) -> None:
        """Stores all rows that wait, in the writer's thread."""
        async with self.writing:
            batch, self.queue = self.queue, []
            appends = [append for append, _ in batch]
            try:
                results = await asyncio.get_running_loop().run_in_executor(self.thread, self.store_batch, appends)
            except Exception as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
                return
        for (_, future), result in zip(batch, results):
            if not future.done():
                future.set_result(result)

    def store_batch(self, appends: list[Append]) -> list[bool]:
        """Rows in one transaction of the writer."""
        if self.writer is None:
            self.writer = make_writer(self.config)
        results = []
        with self.writer.begin() as connection:
            for append in appends:
                stored = connection.execute(INSERT_MOVE, parameters(append)).rowcount == 1
                if stored:
                    connection.execute(UPDATE_DUE, {"id": append.table, "new": append.due, "last": append.row.number})
                results.append(stored)
        return results

    async def insert(self, connection: AsyncConnection, append: Append) -> bool:
        """One row inside a transaction; PostgreSQL tells the other processes when it is stored."""
        if (await connection.execute(INSERT_MOVE, parameters(append))).rowcount != 1:
            return False
        await connection.execute(UPDATE_DUE, {"id": append.table, "new": append.due, "last": append.row.number})
        if self.notify:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "news": f"moves {append.table}"})
        return True

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table after a number."""
        m = schema.moves.c
        query = (
            select(m.number, m.seat, m.kind, m.action, m.at, m.data, m.message)
            .where(m.table == table, m.number > after)
            .order_by(m.number)
        )
        async with self.read() as connection:
            return [Row(*found) for found in await connection.execute(query)]

    async def secret(self) -> bytes:
        """The key that signs cookies and tokens: from the configuration, else made once and kept here."""
        if self.config.secret:
            return self.config.secret.encode()
        fresh = secrets.token_hex(32)
        async with self.write() as connection:
            await connection.execute(
                text("INSERT INTO settings (name, value) VALUES ('secret', :value) ON CONFLICT DO NOTHING"),
                {"value": fresh},
            )
            query = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
            return str((await connection.execute(query)).scalar_one()).encode()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(3), self.read() as connection:
                await connection.execute(text("SELECT 1"))
        except (OSError, SQLAlchemyError, TimeoutError):
            return False
        return True


INSERT_MOVE = text(
    'INSERT INTO moves ("table", number, seat, kind, action, data, message, at) '
    "VALUES (:table, :number, :seat, :kind, :action, :data, :message, :at) ON CONFLICT DO NOTHING"
)
UPDATE_DUE = text("UPDATE tables SET due = :new, last = :last WHERE id = :id")
NOTIFY = text("SELECT pg_notify(:channel, :news)")


def make_engine(config: Config) -> AsyncEngine:
    """The connections to the database, set up for safety first."""
    if not config.is_sqlite:
        return create_async_engine(
            config.database_url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": 10, "command_timeout": 30},
        )
    engine = create_async_engine(
        config.database_url, pool_size=8, max_overflow=8, connect_args={"timeout": 15}, hide_parameters=True
    )

    set_up_sqlite(engine.sync_engine, config.durable)
    return engine


def make_writer(config: Config) -> Engine:
    """The connection that stores moves in SQLite. It lives in one thread: a move needs one change of threads."""
    engine = create_engine(
        f"sqlite:///{config.sqlite_path}",
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": 15, "check_same_thread": False},
        execution_options={"write": True},
        hide_parameters=True,
    )
    set_up_sqlite(engine, config.durable)
    return engine


def set_up_sqlite(engine: Engine, durable: bool) -> None:
    """Safety first: write-ahead log, full sync, foreign keys, and transactions that begin where we say."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=15000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        write = connection.get_execution_options().get("write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def parameters(append: Append) -> dict[str, Any]:
    """A row as the database takes it."""
    row = append.row
    return {
        "table": append.table,
        "number": row.number,
        "seat": row.seat,
        "kind": row.kind,
        "action": row.action,
        "data": row.data,
        "message": row.message,
        "at": row.at,
    }


@contextlib.contextmanager
def migration_lock(config: Config) -> Iterator[None]:
    """One process at a time changes the layout of an SQLite file."""
    if not config.is_sqlite:
        yield
        return
    try:
        import fcntl
    except ImportError:  # another platform: a single process then
        yield
        return
    file: IO[bytes]
    with open(config.sqlite_path.with_name(config.sqlite_path.name + ".lock"), "ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(file, fcntl.LOCK_UN)


def alembic_config(connection: Connection) -> AlembicConfig:
    """Alembic, pointed at our steps and at a connection."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Takes all steps that this database has not taken yet."""
    command.upgrade(alembic_config(connection), "head")
