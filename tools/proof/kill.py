"""kill -9 of the server at random moments: no acknowledged action is lost, none is doubled, games go on.

python tools/proof/kill.py --kills 200                            (SQLite)
python tools/proof/kill.py --kills 200 --postgres                 (a PostgreSQL of its own)
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
    Player,
    ServerProcess,
    Trouble,
    check_books,
    finished_record,
    open_table,
    progress,
    report,
)


async def keep_playing(url: str, rng: random.Random, stop: asyncio.Event, done: list[int]) -> None:
    """Games one after the other until it is enough; the last one is played to its end."""
    while not stop.is_set():
        game = rng.choice(brettwerk.games())
        players = [await Player(url, f"K{i}").come() for i in range(2)]
        table = await open_table(players, game, bots=rng.randrange(2))
        trouble = Trouble(breaks=0.01, repeats=0.1, late=0.1, undos=0.03)
        chairs = [Chair(player, table, random.Random(rng.random()), trouble) for player in players]
        await asyncio.wait_for(asyncio.gather(*(chair.run() for chair in chairs)), 3600)
        done.append(check_books(await finished_record(players[0], table), chairs))
        for player in players:
            await player.close()


async def prove(server: ServerProcess, kills: int, tables: int, seed: int, longest: float = 2.0) -> list[int]:
    """Kills and starts again while games are played; returns the lengths of the games."""
    rng = random.Random(seed)
    stop = asyncio.Event()
    done: list[int] = []
    playing = [
        asyncio.create_task(keep_playing(server.url, random.Random(rng.random()), stop, done)) for _ in range(tables)
    ]
    with progress("kills", kills) as advance:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.05, longest))
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            advance()
    stop.set()
    await asyncio.gather(*playing)
    return done


def main() -> None:
    """The proof."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    wishes = parser.parse_args()
    started = time.monotonic()
    postgres = None
    with tempfile.TemporaryDirectory() as folder:
        database = ""
        if wishes.postgres:
            import services  # type: ignore[import-not-found]

            postgres = services.Postgres(safe=True).start()
            database = postgres.database("kill")
        server = ServerProcess(Path(folder), database, warm=True).start()
        try:
            lengths = asyncio.run(prove(server, wishes.kills, wishes.tables, wishes.seed))
        finally:
            server.stop()
            if postgres is not None:
                postgres.stop()
    where = "PostgreSQL" if wishes.postgres else "SQLite"
    figures = {"kills": wishes.kills, "games": len(lengths), "moves": sum(lengths)}
    report(f"kill -9 on {where}: nothing lost, nothing doubled", figures, started)


if __name__ == "__main__":
    main()
