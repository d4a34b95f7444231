"""The arena on a real Ray cluster: a worker is killed in the middle, and the results are those of one process."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import brettwerk
from brettwerk.arena.match import Result
from brettwerk.arena.run import run
from brettwerk.arena.schedule import schedule

ray = pytest.importorskip("ray", reason="Ray has no package for this Python; install brettwerk[cluster] where it has")


@pytest.fixture
def cluster() -> Iterator[None]:
    """A local cluster with two workers."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def workers() -> list[int]:
    """The processes that play games just now."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(b"ray::play"):
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc").exists(), reason="the worker to kill is found in /proc")
def test_a_killed_worker_changes_nothing(cluster: None) -> None:
    pairings = schedule(brettwerk.game("glasstrasse"), ["search:30", "greedy"], 2, 12, 4, {})
    killed: list[int] = []

    def kill_one() -> None:
        for _ in range(600):
            for process in workers():
                os.kill(process, signal.SIGKILL)
                killed.append(process)
                return
            time.sleep(0.05)

    killer = threading.Thread(target=kill_one)
    killer.start()
    shared = run(pairings, ray_address="local")
    killer.join()
    assert killed, "no worker was seen"
    assert [fixed(result) for result in shared] == [fixed(result) for result in run(pairings)]


def fixed(result: Result) -> tuple[int, list[str], list[float], str]:
    """What must not depend on where a game was played."""
    return result.number, result.seats, result.scores, result.key
