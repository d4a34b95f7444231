"""Two server processes on one PostgreSQL and one Redis; one is killed again and again: clients of the other go on.

python tools/proof/pair.py --kills 50
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tests" / "server"))

import brettwerk
from proof.client import (
    Chair,
    Json,
    Player,
    ServerProcess,
    Trouble,
    check_books,
    finished_record,
    open_table,
    progress,
    report,
)


async def keep_playing(first: str, second: str, rng: random.Random, stop: asyncio.Event, done: list[Json]) -> None:
    """Games one after the other: one person at a process that is killed, the other at one that is not, and a bot."""
    while not stop.is_set():
        anna, bert = await Player(second, "Anna").come(), await Player(second, "Bert").come()
        table = await open_table([anna, bert], rng.choice(brettwerk.games()), bots=1)
        hers, his = (
            Chair(player, table, random.Random(rng.random()), Trouble(undos=0.03, repeats=0.1))
            for player in (anna, bert)
        )
        hers.urls = [first, first, first, second]
        his.urls = [second]
        await asyncio.wait_for(asyncio.gather(hers.run(), his.run()), 3600)
        assert his.reconnects == 0, "a client of the other process was cut off"
        moves = check_books(await finished_record(bert, table), [hers, his])
        done.append({"moves": moves, "reconnects": hers.reconnects, "longest_wait": max(his.waits, default=0.0)})
        for player in (anna, bert):
            await player.close()


async def prove(
    first: ServerProcess, second: ServerProcess, kills: int, tables: int, seed: int, longest: float = 2.0
) -> Json:
    """Kills and starts the first again and again while both serve the same tables."""
    rng = random.Random(seed)
    stop = asyncio.Event()
    done: list[Json] = []
    playing = [
        asyncio.create_task(keep_playing(first.url, second.url, random.Random(rng.random()), stop, done))
        for _ in range(tables)
    ]
    with progress("kills", kills) as advance:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.05, longest))
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.to_thread(first.kill)
            await asyncio.sleep(rng.uniform(0, longest))
            await asyncio.to_thread(first.start)
            advance()
    stop.set()
    await asyncio.gather(*playing)
    return {
        "kills": kills,
        "games": len(done),
        "moves": sum(game["moves"] for game in done),
        "reconnects_of_the_killed": sum(game["reconnects"] for game in done),
        "reconnects_of_the_other": 0,
        "longest_wait_of_the_other_s": round(max(game["longest_wait"] for game in done), 2),
    }


def main() -> None:
    """The proof."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    import services  # type: ignore[import-not-found]

    started = time.monotonic()
    postgres, redis = services.Postgres(safe=True).start(), services.Redis().start()
    with tempfile.TemporaryDirectory() as folder:
        database = postgres.database("pair")
        servers = [
            ServerProcess(Path(folder), database, warm=number == 0, redis=redis.url).start() for number in range(2)
        ]
        try:
            figures = asyncio.run(prove(servers[0], servers[1], wishes.kills, wishes.tables, wishes.seed))
        finally:
            for server in servers:
                server.stop()
            redis.stop()
            postgres.stop()
    report("two processes on PostgreSQL and Redis", figures, started)


if __name__ == "__main__":
    main()
