"""Fuzzed WebSocket messages: no crash, and no change to the game.

python tools/proof/fuzz.py --messages 100000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import websockets

from proof.client import Json, Player, ServerProcess, open_table, progress, report

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**80,
    1.5,
    "",
    "x",
    "\x00",
    "ü" * 70,
    "\ud83c",
    [],
    [1],
    {},
    {"a": 1},
]
KINDS = ["move", "answer", "update", "done", "table", "", "ﬂ", "MOVE", "move "]
FIELDS = [
    "id",
    "version",
    "action",
    "seat",
    "ask",
    "yes",
    "actions",
    "on",
    "text",
    "log",
    "talk",
    "lang",
    "key",
    "type",
    "?",
]


def fuzzed(rng: random.Random, good: list[Json]) -> str | bytes:
    """A message that is almost one, or not at all; never one that could do something."""
    kind = rng.randrange(7)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(
            chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x20, 0xD7FF)])) for _ in range(rng.randrange(80))
        )
    if kind == 2:
        return "[" * rng.randrange(1, 4000)
    if kind == 3:
        text = json.dumps(rng.choice(good))
        cut = rng.randrange(len(text))
        return (
            text[:cut]
            + rng.choice(["", "\x00", "}", '"', "\\u12"])
            + text[cut + rng.randrange(3) :][: rng.randrange(1, 5)]
        )
    message: Json = {"type": rng.choice(KINDS), "id": rng.choice(["a", "b", 1, None, "z" * 65])}
    for _ in range(rng.randrange(5)):
        message[rng.choice(FIELDS)] = rng.choice(ODD)
    if kind == 4:
        message = rng.choice(good) | {rng.choice(FIELDS): rng.choice(ODD)}
    if kind == 5:
        message = {
            "type": "move",
            "id": f"f{rng.random()}",
            "version": rng.choice([0, 1, 7, 10**6]),
            "action": rng.randrange(1 << 40),
        }
    return json.dumps(message)


def harmless(message: str | bytes, legal: set[int]) -> bool:
    """Whether a message is no real wish: a legal move, a premove, a question to the others would be one."""
    try:
        found = json.loads(message)
    except (ValueError, RecursionError):
        return True
    if not isinstance(found, dict):
        return True
    if found.get("type") == "move":
        return not any(found.get("action") == action for action in legal)
    return found.get("type") not in ("premove", "auto", "ask_always", "ask", "undo", "hello", "back", "talk", "ping")


async def prove(url: str, messages: int, seed: int) -> Json:
    """Sends the messages; returns how they were answered."""
    rng = random.Random(seed)
    players = [await Player(url, name).come() for name in ("Anna", "Bert")]
    table = await open_table(players, "glasstrasse")
    first = await players[0].get(f"/api/tables/{table}/play?lang=en")
    other = await players[1].get(f"/api/tables/{table}/play?lang=en")
    good: list[Json] = [
        {"type": "hello", "log": 0},
        {"type": "move", "id": "g1", "version": 1, "action": 1 << 39},
        {"type": "answer", "id": "g2", "ask": 0, "yes": True},
    ]
    legal = {option["action"] for option in first["options"]}
    counts: Json = {"sent": 0, "refused": 0, "connections": 0}
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with progress("messages", messages) as advance:
        await send_all(address, players[0], messages, rng, good, legal, counts, advance)
    after = [await player.get(f"/api/tables/{table}/play?lang=en") for player in players]
    for before, now in zip((first, other), after):
        same = {key for key in before if key != "now"}
        assert {key: before[key] for key in same} == {key: now[key] for key in same}, "something changed"
    return counts


async def send_all(
    address: str,
    player: Player,
    messages: int,
    rng: random.Random,
    good: list[Json],
    legal: set[int],
    counts: Json,
    advance: Callable[[], None],
) -> None:
    """Connection after connection, some messages each."""
    while counts["sent"] < messages:
        counts["connections"] += 1
        try:
            async with websockets.connect(address, additional_headers=player.headers(), max_size=None) as line:
                await line.send('{"type": "hello"}')
                reader = asyncio.create_task(drain(line, counts))
                for _ in range(45):
                    message = fuzzed(rng, good)
                    if harmless(message, legal):
                        await line.send(message)
                        counts["sent"] += 1
                        advance()
                await line.send('{"type": "ping"}')
                await asyncio.sleep(0)
                await asyncio.wait_for(reader, 20)
        except (websockets.WebSocketException, OSError):
            continue


async def drain(line: Any, counts: Json) -> None:
    """Reads answers up to the last pong."""
    try:
        async for text in line:
            message = json.loads(text)
            counts["refused"] += message["type"] == "refused"
            if message["type"] == "pong":
                return
    except websockets.WebSocketException:
        return


def main() -> None:
    """The proof."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder)).start()
        try:
            counts = asyncio.run(prove(server.url, wishes.messages, wishes.seed))
            assert server.process is not None
            assert server.process.poll() is None, "the server died"
            log = server.log.read_text()
            assert '"level":"error"' not in log, log[-2000:]
        finally:
            server.stop()
    report("fuzzed WebSocket messages: no crash, no error in the log, no change", counts, started)


if __name__ == "__main__":
    main()
