"""Whole games over the API by several clients with bad lines: breaks, repetitions, late messages, undo.

python tools/proof/games.py --games 200
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


async def one_game(url: str, game: str, number: int, rng: random.Random) -> tuple[int, int, int]:
    """A game with 1 to 4 people and perhaps bots; returns moves, reconnects and repeated messages."""
    found = brettwerk.game(game)
    people = rng.randint(max(1, found.min_players - 1), found.max_players)
    bots = rng.randint(max(0, found.min_players - people), found.max_players - people)
    players = [await Player(url, f"P{number}-{i}").come() for i in range(people)]
    table = await open_table(players, game, bots)
    trouble = Trouble(breaks=0.03, repeats=0.15, late=0.15, undos=0.05)
    chairs = [Chair(player, table, random.Random(rng.random()), trouble) for player in players]
    await asyncio.gather(*(chair.run() for chair in chairs))
    moves = check_books(await finished_record(players[0], table), chairs)
    for player in players:
        await player.close()
    return moves, sum(chair.reconnects for chair in chairs), sum(chair.repeated for chair in chairs)


async def prove(url: str, games: int, together: int, seed: int) -> tuple[int, int, int]:
    """All games, some at a time."""
    rng = random.Random(seed)
    names = brettwerk.games()
    gate = asyncio.Semaphore(together)
    totals = [0, 0, 0]

    async def play(number: int) -> None:
        async with gate:
            result = await asyncio.wait_for(
                one_game(url, names[number % len(names)], number, random.Random(rng.random())), 3600
            )
            for i, value in enumerate(result):
                totals[i] += value
            advance()

    with progress("games", games) as advance:
        await asyncio.gather(*(play(number) for number in range(games)))
    return totals[0], totals[1], totals[2]


def main() -> None:
    """The proof."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--together", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), wishes.database).start()
        started = time.monotonic()
        try:
            moves, breaks, repeated = asyncio.run(prove(server.url, wishes.games, wishes.together, wishes.seed))
        finally:
            server.stop()
        figures = {"games": wishes.games, "moves": moves, "reconnects": breaks, "repeated_messages": repeated}
        report("whole games of all four, every record verifies", figures, started)


if __name__ == "__main__":
    main()
