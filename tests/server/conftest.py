"""A real server process for all tests, and real PostgreSQL and Redis for those that need them."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from proof.client import ServerProcess
from tests.server.guests import Guest
from tests.server.services import Postgres, Redis

names = itertools.count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite, without rate limits and without waiting."""
    process = ServerProcess(tmp_path_factory.mktemp("server"), webhooks_private="yes", log="debug").start()
    yield process
    process.stop()
    assert '"level":"error"' not in process.log.read_text(), process.log.read_text()[-3000:]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    service = Postgres().start()
    yield service
    service.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A real Redis."""
    service = Redis().start()
    yield service
    service.stop()


@pytest.fixture
def fresh_database(postgres: Postgres) -> str:
    """The URL of an empty PostgreSQL database."""
    return postgres.database(f"t{next(names)}")


@pytest.fixture
def guest(server: ServerProcess) -> Iterator[Callable[..., Guest]]:
    """Makes people."""
    made: list[Guest] = []

    def make(name: str = "Anna", lang: str = "en") -> Guest:
        person = Guest(server.url, name, lang)
        made.append(person)
        return person

    yield make
    for person in made:
        person.close()
