"""Load: many live tables with four connections each; from a move's send until all seats have the update.

python tools/proof/load.py --tables 300 --seconds 30      (server on core 0, clients on core 1)
python tools/proof/load.py --cold                         (opening stored games)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import websockets

import brettwerk
from proof.client import Json, Player, ServerProcess, open_table, report


class LoadTable:
    """A table with one connection per seat; one action every few seconds."""

    def __init__(self, id: str, players: list[Player], rng: random.Random) -> None:
        self.id = id
        self.players = players
        self.rng = rng
        self.lines: list[Any] = []
        self.updates: list[Json] = []
        self.arrived = asyncio.Event()
        self.times: list[float] = []
        self.acks: list[float] = []
        self.acked = asyncio.Event()
        self.over = False

    async def connect(self) -> None:
        """All seats connect."""
        url = self.players[0].url.replace("http", "ws", 1) + f"/api/tables/{self.id}/live"
        self.updates = [{} for _ in self.players]
        for i, player in enumerate(self.players):
            line = await websockets.connect(url, additional_headers=player.headers(), open_timeout=60, compression=None)
            await line.send('{"type": "hello"}')
            self.lines.append(line)
            asyncio.create_task(self.read(i, line))  # noqa: RUF006
        while not all(self.updates):
            await asyncio.sleep(0.01)

    async def read(self, i: int, line: Any) -> None:
        """What a seat is told."""
        try:
            async for text in line:
                message = json.loads(text)
                if message["type"] == "update":
                    self.updates[i] = message
                    self.over = self.over or message["result"] is not None
                    self.arrived.set()
                elif message["type"] in ("done", "refused"):
                    self.acked.set()
        except websockets.WebSocketException:
            return

    async def act(self) -> None:
        """One action of a seat that may; waits until everybody whose sight changes has it."""
        ready = [i for i, update in enumerate(self.updates) if update["options"]]
        if not ready:
            return
        i = self.rng.choice(ready)
        before = [update["version"] for update in self.updates]
        update = self.updates[i]
        message = {
            "type": "move",
            "id": f"{self.rng.random()}",
            "version": update["version"],
            "action": self.rng.choice(update["options"])["action"],
        }
        self.arrived.clear()
        self.acked.clear()
        started = time.perf_counter()
        await self.lines[i].send(json.dumps(message))
        await self.acked.wait()
        self.acks.append(time.perf_counter() - started)
        public = False
        # The mover's update says whether the log or the turn changed for all; secret picks reach the mover only.
        while self.updates[i]["version"] == before[i]:
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 30)
        public = self.updates[i]["to_act"] != update["to_act"] or bool(self.updates[i]["log"])
        if public:
            while any(now["version"] == then for now, then in zip(self.updates, before)):
                self.arrived.clear()
                try:
                    await asyncio.wait_for(self.arrived.wait(), 5)
                except TimeoutError:
                    break
        self.times.append(time.perf_counter() - started)

    async def run(self, end: float, every: float) -> None:
        """Until the end."""
        await asyncio.sleep(self.rng.uniform(0, every))
        while time.monotonic() < end and not self.over:
            started = time.monotonic()
            await self.act()
            await asyncio.sleep(max(0.0, every - (time.monotonic() - started)))


def cpu_and_memory(pid: int) -> tuple[float, float]:
    """Seconds of CPU so far and resident megabytes of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / ticks, pages * resource.getpagesize() / 1e6


async def prove(server: ServerProcess, tables: int, seconds: float, every: float, seed: int) -> Json:
    """The load; returns the figures."""
    rng = random.Random(seed)
    assert server.process is not None
    pid = server.process.pid
    _, empty = cpu_and_memory(pid)
    players = [await Player(server.url, f"L{i}").come() for i in range(4)]
    game = brettwerk.games()[0]
    many = []
    for _ in range(tables):
        id = await open_table(players, game)
        many.append(LoadTable(id, players, random.Random(rng.random())))
    for table in many:
        await table.connect()
    cpu, _ = cpu_and_memory(pid)
    started = time.monotonic()
    await asyncio.gather(*(table.run(started + seconds, every) for table in many))
    spent = time.monotonic() - started
    after, memory = cpu_and_memory(pid)
    times = sorted(value for table in many for value in table.times)
    acks = sorted(value for table in many for value in table.acks)
    return {
        "tables": tables,
        "connections": tables * 4,
        "actions": len(times),
        "actions_per_second": round(len(times) / spent, 1),
        "to_all_p50_ms": round(statistics.median(times) * 1000, 1),
        "to_all_p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "ack_p50_ms": round(statistics.median(acks) * 1000, 1),
        "ack_p99_ms": round(acks[int(len(acks) * 0.99)] * 1000, 1),
        "cpu_of_one_core": round((after - cpu) / spent, 3),
        "cpu_ms_per_action": round((after - cpu) / max(1, len(times)) * 1000, 2),
        "memory_mb": round(memory, 1),
        "memory_kb_per_table": round((memory - empty) / tables * 1000, 1),
    }


async def cold(folder: Path, actions: int, repeats: int) -> Json:
    """Opening a stored game: from the database to a playable table."""
    from brettwerk.server.config import Config
    from brettwerk.server.desk import Desk
    from brettwerk.server.live import LiveGame
    from brettwerk.server.messages.tables import NewSeat, NewTable
    from brettwerk.server.metrics import Metrics
    from brettwerk.server.people import People
    from brettwerk.server.storage import Append, Row, Storage, now
    from brettwerk.server.tables import Tables
    from brettwerk.server.tokens import Signer

    config = Config(database=str(folder / "cold.sqlite"), durable=False)
    storage = Storage(config)
    await storage.open()
    signer = Signer(b"x" * 32)
    from brettwerk.server.limits import Limits

    person = await People(storage, signer, Limits(False)).guest("Anna", "en")
    tables = Tables(storage, signer)
    seats = [NewSeat("me")] + [NewSeat("hotseat", name=f"H{i}") for i in range(3)]
    id = await tables.create(person, NewTable(brettwerk.games()[0], seats))
    await tables.start(id, person)
    live = LiveGame((await tables.find(id)).setup())
    rng = random.Random(1)
    while live.number < actions and not live.over:
        seat = rng.choice(live.to_act())
        undo = live.journal.undoable(seat) is not None and rng.random() < 0.4
        number = live.number + 1
        if undo:
            row = Row(number, seat, "undo", 0, now())
        else:
            row = Row(number, seat, "move", rng.choice(live.journal.state.legal(seat)), now())
        assert await storage.append(Append(id, row, None))
        live.add(row)
    times = []
    for _ in range(repeats):
        desk = Desk(storage, tables, Metrics())
        started = time.perf_counter()
        await desk.get(id)
        times.append(time.perf_counter() - started)
    await storage.close()
    return {
        "actions": live.number,
        "open_p50_ms": round(statistics.median(times) * 1000, 2),
        "open_max_ms": round(max(times) * 1000, 2),
    }


def main() -> None:
    """The figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--cores", action="store_true", help="pin the server to core 0 and the clients to core 1")
    wishes = parser.parse_args()
    started = time.monotonic()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        if wishes.cold:
            report("opening a stored game", asyncio.run(cold(Path(folder), 500, 20)), started)
            return
        server = ServerProcess(Path(folder), wishes.database).start()
        assert server.process is not None
        if wishes.cores:
            os.sched_setaffinity(server.process.pid, {0})
            os.sched_setaffinity(0, {1})
        try:
            figures = asyncio.run(prove(server, wishes.tables, wishes.seconds, wishes.every, 1))
            report("load", figures, started)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
