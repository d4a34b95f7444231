"""Backup and restore: every row of every table as a line of JSON, compressed; the same for SQLite and PostgreSQL."""

from __future__ import annotations

import gzip
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from brettwerk.kernel.errors import BadOption
from brettwerk.server import schema
from brettwerk.server.config import Config
from brettwerk.server.storage import Storage

MAGIC = "brettwerk backup 1"
BATCH = 500


async def write_backup(config: Config, path: Path) -> int:
    """Writes a backup of one moment; the server may go on meanwhile. Returns the number of rows."""
    storage = Storage(config)
    part = path.with_name(path.name + ".part")
    count = 0
    try:
        await storage.open()
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wb") as file:
            file.write(msgspec.json.encode({"format": MAGIC}) + b"\n")
            async with storage.engine.connect() as connection:
                if not storage.sqlite:
                    await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                for table in schema.metadata.sorted_tables:
                    async for row in await connection.stream(select(table)):
                        file.write(msgspec.json.encode([str(table.name), to_plain(row._mapping)]) + b"\n")
                        count += 1
        os.replace(part, path)
    except OSError as error:
        raise BadOption(f"{path}: cannot be written ({error.strerror})") from None
    finally:
        await storage.close()
    return count


def to_plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row as plain data."""
    return {str(name): value for name, value in row.items()}


async def read_backup(config: Config, path: Path) -> int:
    """Fills an empty database; all or nothing. Returns the number of rows."""
    storage = Storage(config)
    try:
        await storage.open()
        async with storage.write() as connection:
            for table in schema.metadata.sorted_tables:
                if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                    raise BadOption("the database is not empty; restore into a new one")
            return await fill(connection, path)
    except (OSError, EOFError, gzip.BadGzipFile) as error:
        raise BadOption(f"{path}: cannot be read ({error})") from None
    except (msgspec.DecodeError, SQLAlchemyError, KeyError, ValueError, TypeError) as error:
        raise BadOption(f"{path}: not a whole backup of this version ({type(error).__name__})") from None
    finally:
        await storage.close()


async def fill(connection: Any, path: Path) -> int:
    """The rows of a backup, in batches per table."""
    tables = schema.metadata.tables
    count = 0
    waiting: list[dict[str, Any]] = []
    name = ""
    with gzip.open(path, "rb") as file:
        if msgspec.json.decode(file.readline()) != {"format": MAGIC}:
            raise BadOption(f"{path}: not a backup of Brettwerk")
        for line in file:
            table, row = msgspec.json.decode(line)
            if waiting and (table != name or len(waiting) >= BATCH):
                await connection.execute(insert(tables[name]), waiting)
                waiting = []
            name = table
            waiting.append(row)
            count += 1
        if waiting:
            await connection.execute(insert(tables[name]), waiting)
    return count
