"""Several server processes and kill -9: small runs of the proofs in tools/proof."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from proof import contract, fuzz, games, kill, load, pair
from proof.client import ServerProcess
from tests.server.services import Postgres, Redis


def test_whole_games_on_bad_lines(server: ServerProcess) -> None:
    moves, reconnects, _ = asyncio.run(games.prove(server.url, 4, 4, seed=3))
    assert moves > 100
    assert reconnects > 10


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_kill_9_loses_and_doubles_nothing(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> None:
    url = request.getfixturevalue("fresh_database") if database == "postgresql" else ""
    process = ServerProcess(tmp_path, url).start()
    try:
        lengths = asyncio.run(kill.prove(process, kills=2, tables=1, seed=2, longest=1.5))
    finally:
        process.stop()
    assert sum(lengths) > 50


@pytest.mark.parametrize("way", ["postgresql", "redis"])
def test_two_processes_serve_one_table_and_one_is_killed(
    fresh_database: str, redis: Redis, postgres: Postgres, tmp_path: Path, way: str
) -> None:
    more = {"redis": redis.url} if way == "redis" else {}
    first = ServerProcess(tmp_path, fresh_database, **more).start()
    second = ServerProcess(tmp_path, fresh_database, **more).start()
    try:
        figures = asyncio.run(pair.prove(first, second, kills=2, tables=1, seed=5, longest=1.5))
    finally:
        first.stop()
        second.stop()
    assert figures["moves"] > 50
    assert figures["reconnects_of_the_killed"] > 0


def test_fuzzed_messages_change_nothing(server: ServerProcess) -> None:
    counts = asyncio.run(fuzz.prove(server.url, 600, seed=4))
    assert counts["refused"] >= 600


def test_the_whole_api_keeps_its_word(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path).start()
    try:
        contract.prove(process, tmp_path, examples=2)
        assert '"level":"error"' not in process.log.read_text()
    finally:
        process.stop()


def test_load_and_cold_start_can_be_measured(server: ServerProcess, tmp_path: Path) -> None:
    figures = asyncio.run(load.prove(server, tables=3, seconds=2, every=0.5, seed=1))
    assert figures["actions"] > 3
    assert asyncio.run(load.cold(tmp_path, 200, 3))["open_p50_ms"] < 1000


def test_it_ends_well_when_asked(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path).start()
    process.stop()
    log = process.log.read_text()
    assert '"message":"server stops"' in log
    assert '"level":"error"' not in log
