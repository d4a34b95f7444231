"""Storage on real SQLite and real PostgreSQL: one winner per number, nothing by halves, migrations, backup."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from brettwerk.kernel.errors import BadOption
from brettwerk.server import desk as desk_module
from brettwerk.server import history
from brettwerk.server.backup import read_backup, write_backup
from brettwerk.server.config import Config
from brettwerk.server.desk import Desk, Viewer
from brettwerk.server.errors import Refusal
from brettwerk.server.limits import Limits
from brettwerk.server.live import LiveGame
from brettwerk.server.messages.tables import NewSeat, NewTable
from brettwerk.server.metrics import Metrics
from brettwerk.server.people import People
from brettwerk.server.schema import metadata
from brettwerk.server.storage import Append, Row, Storage
from brettwerk.server.tables import TableRow, Tables
from brettwerk.server.tokens import Signer


@pytest.fixture(params=["sqlite", "postgresql"])
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """Both databases."""
    if request.param == "sqlite":
        return Config(database=str(tmp_path / "test.sqlite"))
    return Config(database=request.getfixturevalue("fresh_database"))


def run(config: Config, work: Callable[[Storage], Awaitable[None]]) -> None:
    """Does something with an open database."""

    async def main() -> None:
        storage = Storage(config)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(main())


async def new_table(storage: Storage) -> str:
    """A table that has begun."""
    signer = Signer(b"x" * 32)
    person = await People(storage, signer, Limits(False)).guest("Anna", "en")
    tables = Tables(storage, signer)
    id = await tables.create(person, NewTable("glasstrasse", [NewSeat("me"), NewSeat("bot", level="random")]))
    await tables.start(id, person)
    return id


def test_of_many_who_want_a_number_one_gets_it(config: Config) -> None:
    async def work(storage: Storage) -> None:
        other = Storage(config)
        table = await new_table(storage)
        for number in range(1, 6):
            rows = [Append(table, Row(number, i % 2, "move", i, 0), None) for i in range(10)]
            results = await asyncio.gather(*((storage, other)[i % 2].append(row) for i, row in enumerate(rows)))
            assert sum(results) == 1
            stored = (await storage.rows(table, number - 1))[0]
            assert stored.action == results.index(True)
        assert [row.number for row in await storage.rows(table)] == [1, 2, 3, 4, 5]
        await other.close()

    run(config, work)


def test_that_a_game_is_over_is_seen_when_its_result_is_stored(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    at_work = asyncio.Event()

    async def finish_slowly(storage: Storage, row: TableRow, live: LiveGame) -> bool:
        at_work.set()
        await asyncio.sleep(0.05)
        return await history.finish(storage, row, live)

    async def work(storage: Storage) -> None:
        tables = Tables(storage, Signer(b"x" * 32))
        desk = Desk(storage, tables, Metrics())
        table = await desk.get(await new_table(storage))
        live, rng = table.live, random.Random(1)
        assert live is not None

        async def play() -> None:
            async with table.lock:
                while not live.over:
                    seat = live.to_act()[0]
                    await desk.act(table, seat, "move", rng.choice(live.seat(seat).legal()))

        playing = asyncio.create_task(play())
        await at_work.wait()
        assert (live.over, table.row.status) == (True, "playing")
        update = await desk.update(table, Viewer(None, 0, [0], "en"), 0)
        assert update is not None
        assert update.result is not None
        assert (table.row.status, (await tables.find(table.row.id)).status) == ("finished", "finished")
        await playing

    monkeypatch.setattr(desk_module, "finish", finish_slowly)
    run(config, work)


def test_a_client_message_is_stored_once(config: Config) -> None:
    async def work(storage: Storage) -> None:
        table = await new_table(storage)
        assert await storage.append(Append(table, Row(1, 0, "move", 1, 0, None, "m1"), None))
        assert not await storage.append(Append(table, Row(2, 0, "move", 1, 0, None, "m1"), None))
        assert await storage.append(Append(table, Row(2, 1, "move", 1, 0, None, "m1"), None)), "another seat's own"

    run(config, work)


def test_the_migrations_lead_to_the_schema(config: Config) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(storage: Storage) -> None:
        async with storage.read() as connection:
            assert await connection.run_sync(differences) == []

    run(config, work)


def test_the_secret_is_made_once(config: Config) -> None:
    async def work(storage: Storage) -> None:
        first = await storage.secret()
        assert await Storage(config).secret() == first
        assert len(first) == 64

    run(config, work)


def test_a_failed_transaction_leaves_nothing(config: Config) -> None:
    async def work(storage: Storage) -> None:
        signer = Signer(b"x" * 32)
        people, tables = People(storage, signer, Limits(False)), Tables(storage, signer)
        person = await people.guest("Anna", "en")
        id = await tables.create(person, NewTable("glasstrasse", [NewSeat("me"), NewSeat("open")]))
        with pytest.raises(Refusal, match="seat"):
            await tables.start(id, person)
        assert (await tables.find(id)).status == "open"
        assert (await tables.find(id)).seed == 0

    run(config, work)


def test_backup_and_restore_between_databases(tmp_path: Path, fresh_database: str) -> None:
    first = Config(database=str(tmp_path / "first.sqlite"))
    second, third = Config(database=fresh_database), Config(database=str(tmp_path / "third.sqlite"))
    tables: list[str] = []

    async def fill(storage: Storage) -> None:
        tables.append(await new_table(storage))
        for number in range(1, 601):
            await storage.append(Append(tables[0], Row(number, 0, "move", number, 5), None))

    run(first, fill)
    count = asyncio.run(write_backup(first, tmp_path / "a.gz"))
    assert asyncio.run(read_backup(second, tmp_path / "a.gz")) == count
    assert asyncio.run(write_backup(second, tmp_path / "b.gz")) == count
    assert asyncio.run(read_backup(third, tmp_path / "b.gz")) == count

    async def check(storage: Storage) -> None:
        rows = await storage.rows(tables[0])
        assert [row.action for row in rows] == list(range(1, 601))

    run(third, check)
    with pytest.raises(BadOption, match="not empty"):
        asyncio.run(read_backup(third, tmp_path / "b.gz"))


def test_a_broken_backup_fills_nothing(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "x.sqlite"))
    run(config, lambda storage: new_table(storage))  # type: ignore[arg-type, return-value]
    asyncio.run(write_backup(config, tmp_path / "a.gz"))
    content = (tmp_path / "a.gz").read_bytes()
    (tmp_path / "b.gz").write_bytes(content[: len(content) // 2])
    target = Config(database=str(tmp_path / "y.sqlite"))
    with pytest.raises(BadOption, match=r"b\.gz"):
        asyncio.run(read_backup(target, tmp_path / "b.gz"))
    assert asyncio.run(read_backup(target, tmp_path / "a.gz")) > 3


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    config = Config(database="postgresql://nobody:topsecret@127.0.0.1:1/none")
    with pytest.raises(BadOption, match="database") as told:
        asyncio.run(Storage(config).open())
    assert "topsecret" not in str(told.value)
