"""Bots think in processes of their own. Only what the seat may know goes there; an action comes back."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import brettwerk
from brettwerk import bots
from brettwerk.bots import Thought, explain
from brettwerk.kernel.errors import BadOption
from brettwerk.seats import Seat

log = logging.getLogger("brettwerk.bots")
T = TypeVar("T")


def levels() -> list[str]:
    """The bots there are, by name."""
    return [*bots.LEVELS, "random"]


def default_level() -> str:
    """The bot that stands in when nobody said which."""
    return "club"


def hint_level() -> str:
    """The bot that is asked for a hint when nobody said which: a good one that does not take long."""
    return "expert"


def check_level(level: str) -> str:
    """The level, if there is such a bot."""
    if level not in levels():
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join(levels())}")
    return level


def begin() -> None:
    """A bot process leaves signals to the server and does not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    """Waits for the end of the server process and follows it."""
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def think(game: str, seat: int, observation: bytes, level: str, seed: int) -> int:
    """One decision of a bot, in its process."""
    return int(bots.make(level, seed).choose(Seat(brettwerk.game(game), seat, observation)))


def advise(game: str, seat: int, observation: bytes, level: str, seed: int) -> list[Thought]:
    """What a bot thinks of its options, the one it would take first, in its process."""
    return explain(bots.make(level, seed), Seat(brettwerk.game(game), seat, observation))


def seed_for(secret: int, table: str, number: int, seat: int) -> int:
    """The luck of a bot for one decision; nothing about the game's seed can be found in it."""
    digest = hashlib.blake2b(f"{secret} {table} {number} {seat}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, seat: int, observation: bytes, level: str, seed: int) -> int:
        """What a bot does."""
        return await self.run(think, game, seat, observation, level, seed)

    async def advise(self, game: str, seat: int, observation: bytes, level: str, seed: int) -> list[Thought]:
        """What a bot thinks of its options, the one it would take first."""
        return await self.run(advise, game, seat, observation, level, seed)

    async def run(
        self,
        work: Callable[[str, int, bytes, str, int], T],
        game: str,
        seat: int,
        observation: bytes,
        level: str,
        seed: int,
    ) -> T:
        """Work in a bot process; one that died is replaced once."""
        for attempt in (1, 2):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=begin)
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, work, game, seat, observation, level, seed
                )
            except BrokenProcessPool:
                log.warning("a bot process died", extra={"game": game, "level": level})
                if self.pool is pool:
                    self.pool = None
                pool.shutdown(wait=False, cancel_futures=True)
                if attempt == 2:
                    raise
        raise AssertionError

    def stop(self) -> None:
        """Ends the processes."""
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
