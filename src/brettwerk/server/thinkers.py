"""Bots think in processes of their own. Only what the seat may know goes there; an action comes back.

A chair's bot always thinks in the same process, which remembers it: what it found for one decision of a turn counts for
the next. Nothing depends on that memory. When it is gone, or something else was played, the bot thinks anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import brettwerk
from brettwerk import bots
from brettwerk.bots import Bot, Thought, explain
from brettwerk.kernel.errors import BadOption
from brettwerk.seats import Seat

log = logging.getLogger("brettwerk.bots")
T = TypeVar("T")

REMEMBERED = 64  # bots in a process
remembered: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()  # by table, seat and level, in a bot's process


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


def think(game: str, seat: int, observation: bytes, level: str, seed: int, table: str) -> int:
    """One decision of a bot, in its process."""
    chair = table, seat, level
    bot = remembered.pop(chair, None) or bots.make(level, seed)
    action = int(bot.choose(Seat(brettwerk.game(game), seat, observation)))
    remembered[chair] = bot
    if len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
    return action


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
        self.pools: list[ProcessPoolExecutor | None] = [None] * processes  # of one process each

    async def choose(self, game: str, table: str, seat: int, observation: bytes, level: str, seed: int) -> int:
        """What a bot does."""
        return await self.run(f"{table} {seat}", think, game, seat, observation, level, seed, table)

    async def advise(self, game: str, seat: int, observation: bytes, level: str, seed: int) -> list[Thought]:
        """What a bot thinks of its options, the one it would take first."""
        return await self.run(observation.hex(), advise, game, seat, observation, level, seed)

    async def run(self, chair: str, work: Callable[..., T], *job: str | int | bytes) -> T:
        """Work for a chair in its bot process; one that died is replaced once."""
        place = zlib.crc32(chair.encode()) % len(self.pools)
        for attempt in (1, 2):
            pool = self.pools[place]
            if pool is None:
                context = multiprocessing.get_context("spawn")
                pool = self.pools[place] = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *job)
            except BrokenProcessPool:
                log.warning("a bot process died", extra={"work": work.__name__})
                if self.pools[place] is pool:
                    self.pools[place] = None
                pool.shutdown(wait=False, cancel_futures=True)
                if attempt == 2:
                    raise
        raise AssertionError

    def stop(self) -> None:
        """Ends the processes."""
        for place, pool in enumerate(self.pools):
            if pool is not None:
                for process in list((pool._processes or {}).values()):
                    process.terminate()
                pool.shutdown(wait=False, cancel_futures=True)
                self.pools[place] = None
