"""Playing a schedule: in this process, in several, or on a Ray cluster; interrupted runs go on where they stopped."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, cast

import msgspec

from brettwerk.arena.match import Pairing, Result, play
from brettwerk.kernel.errors import BadOption


class Ledger:
    """Finished games in a file, one line each, so that nothing is played twice; with or without their records."""

    def __init__(self, path: Path | None, pairings: list[Pairing], records: bool = True) -> None:
        self.path = path
        self.records = records
        self.results: dict[int, Result] = {}
        if path is None:
            return
        wanted = {pairing.number: pairing for pairing in pairings}
        if path.exists():
            kept = path.read_bytes()
            whole = kept[: kept.rfind(b"\n") + 1]
            if whole != kept:  # cut off the line that was being written when the run stopped
                path.write_bytes(whole)
            for number, line in enumerate(whole.splitlines(), start=1):
                try:
                    result = msgspec.json.decode(line, type=Result)
                except msgspec.MsgspecError:
                    raise BadOption(f"{path}, line {number}: not a result of the arena") from None
                planned = wanted.get(result.number)
                if planned is None or (planned.seed, planned.seats) != (result.seed, result.seats):
                    raise BadOption(f"{path} belongs to another schedule; name another file or remove it")
                self.results[result.number] = result
        path.parent.mkdir(parents=True, exist_ok=True)

    def keep(self, result: Result) -> None:
        """Notes a finished game."""
        self.results[result.number] = result
        if self.path is not None:
            line = msgspec.json.encode(result if self.records else msgspec.structs.replace(result, record=""))
            with self.path.open("ab") as file:
                file.write(line + b"\n")
                file.flush()
                os.fsync(file.fileno())


def run(
    pairings: list[Pairing],
    workers: int = 1,
    ledger: Ledger | None = None,
    ray_address: str | None = None,
    progress: Callable[[Result], None] | None = None,
) -> list[Result]:
    """Plays what is not yet in the ledger; the results are the same whatever the number of workers."""
    ledger = ledger or Ledger(None, pairings)
    todo = [pairing for pairing in pairings if pairing.number not in ledger.results]
    if ray_address is not None:
        source = on_ray(todo, ray_address)
    elif workers > 1:
        source = in_processes(todo, workers)
    else:
        source = (play(pairing) for pairing in todo)
    for result in source:
        ledger.keep(result)
        if progress is not None:
            progress(result)
    return [ledger.results[pairing.number] for pairing in pairings]


def in_processes(pairings: list[Pairing], workers: int) -> Iterator[Result]:
    """Games in local processes, as they finish; whoever stops listening ends the games that are going on."""
    context = get_context("spawn")
    todo = iter(pairings)
    lines: dict[Connection, SpawnProcess] = {}
    resource_tracker.ensure_running()  # which lifts the block below when it starts
    try:
        for pairing in islice(todo, workers):
            line, end = context.Pipe()
            process = context.Process(target=play_all, args=(end,), daemon=True)
            # An interrupt is for the process that gave the work: the others never hear of it.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            try:
                process.start()
            finally:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
            end.close()
            lines[line] = process
            line.send(pairing)
        while lines:
            for ready in wait(list(lines)):
                line = cast(Connection, ready)
                found = line.recv()
                if isinstance(found, Exception):
                    raise found
                following = next(todo, None)
                if following is None:
                    line.close()
                    lines.pop(line).join()
                else:
                    line.send(following)
                yield found
    finally:
        for process in lines.values():
            process.terminate()
            process.join()


def play_all(line: Connection) -> None:
    """What a process does: it plays what comes down the line until the line is closed."""
    while True:
        try:
            pairing = line.recv()
        except EOFError:
            return
        try:
            line.send(play(pairing))
        except Exception as error:
            line.send(error)


def on_ray(pairings: list[Pairing], address: str) -> Iterator[Result]:
    """Games on a Ray cluster, as they finish; a game whose worker dies is played again elsewhere."""
    try:
        import ray
    except ImportError:
        raise BadOption("Ray is not installed; install brettwerk[cluster]") from None
    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    task: Any = ray.remote(max_retries=-1)(play)
    pending = [task.remote(pairing) for pairing in pairings]
    while pending:
        done, pending = ray.wait(pending, num_returns=1)
        yield from ray.get(done)
