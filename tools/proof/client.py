"""A client of the table server as the proofs need it: people, tables, a WebSocket that can be bad."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Json = dict[str, Any]


def report(proof: str, figures: Json, started: float) -> None:
    """Prints what was proved, as one line of JSON."""
    print(json.dumps({"proof": proof, **figures, "seconds": round(time.monotonic() - started)}, ensure_ascii=False))


@contextlib.contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar; what it gives is called after every step."""
    with Progress(
        TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A real `brettwerk serve`, started and stopped, also by kill -9; `warm` starts it again more quickly."""

    def __init__(self, folder: Path, database: str = "", port: int = 0, warm: bool = False, **settings: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("BRETTWERK_")}
        self.environment |= {
            "BRETTWERK_PORT": str(self.port),
            "BRETTWERK_DATABASE": database or str(folder / "server.sqlite"),
            "BRETTWERK_PACE": "0",
            "BRETTWERK_LIMITS": "no",
        }
        self.environment |= {f"BRETTWERK_{name.upper()}": value for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None
        self.warm = warm
        self.zygote: subprocess.Popen[str] | None = None
        self.fork = 0

    def start(self, patience: float = 30) -> ServerProcess:
        """Starts and waits until it answers."""
        if self.warm:
            self.start_fork()
        else:
            self.start_process()
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(f"the server ended by itself: {self.log.read_text()[-2000:]}")
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return self
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def start_process(self) -> None:
        """A process from the beginning."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "brettwerk", "serve"],
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start_fork(self) -> None:
        """A fork of a process that has imported everything already."""
        if self.zygote is None:
            self.zygote = subprocess.Popen(
                [sys.executable, str(Path(__file__).with_name("zygote.py")), str(self.log)],
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        self.fork = int(self.say("start"))

    def say(self, word: str) -> str:
        """Says a word to the zygote and returns its answer."""
        assert self.zygote is not None
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write(word + "\n")
        self.zygote.stdin.flush()
        return self.zygote.stdout.readline()

    def kill(self) -> None:
        """kill -9, in the middle of whatever it does."""
        if self.warm:
            os.kill(self.fork, signal.SIGKILL)
            self.say("wait")
            return
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Asks it to end; returns the exit code."""
        if self.zygote is not None:
            os.kill(self.fork, signal.SIGTERM)
            self.say("wait")
            assert self.zygote.stdin is not None
            self.zygote.stdin.close()
            return self.zygote.wait(20)
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class Player:
    """A person with a token."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.token = ""
        self.id = ""
        self.http = httpx.AsyncClient(base_url=url, timeout=30, headers={"X-Brettwerk": "1"})

    async def come(self) -> Player:
        """Becomes a guest with a token."""
        me = await self.post("/api/guest", {"name": self.name})
        self.id = me["id"]
        self.token = (await self.post("/api/me/token"))["token"]
        return self

    async def post(self, path: str, body: Json | None = None) -> Json:
        """A POST that must work; tried again while the server is away."""
        for attempt in range(200):
            try:
                answer = await self.http.post(path, json=body)
            except httpx.HTTPError:
                if attempt == 199:
                    raise
                await asyncio.sleep(0.1)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code >= 400:
                raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
            return dict(answer.json()) if answer.content else {}
        raise RuntimeError(f"{path}: the server stays away")

    async def get(self, path: str) -> Any:
        """A GET that must work; tried again while the server is away."""
        for _ in range(200):
            try:
                answer = await self.http.get(path)
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code >= 400:
                raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
            return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text
        raise RuntimeError(f"{path}: the server stays away")

    async def close(self) -> None:
        """Says goodbye."""
        await self.http.aclose()

    def headers(self) -> dict[str, str]:
        """What says who it is."""
        return {"Authorization": f"Bearer {self.token}"}


class Trouble:
    """How bad the line is: chances of a break, a repetition, a late message."""

    def __init__(self, breaks: float = 0.0, repeats: float = 0.0, late: float = 0.0, undos: float = 0.0) -> None:
        self.breaks = breaks
        self.repeats = repeats
        self.late = late
        self.undos = undos


class Chair:
    """Plays one seat of a table over WebSocket until the game is over, whatever the line does.

    Keeps its own books: which moves were acknowledged, and that versions and log numbers go on without gaps.
    """

    def __init__(self, player: Player, table: str, rng: random.Random, trouble: Trouble | None = None) -> None:
        self.player = player
        self.table = table
        self.rng = rng
        self.trouble = trouble or Trouble()
        self.seat: int | None = None
        self.update: Json | None = None
        self.log_end = 0
        self.version = 0
        self.acknowledged: list[tuple[int, int]] = []
        self.pending: Json | None = None
        self.sent_at = 0.0
        self.count = 0
        self.over = False
        self.reconnects = 0
        self.repeated = 0
        self.refused: dict[str, int] = {}
        self.waits: list[float] = []
        self.old: list[Json] = []
        self.urls = [player.url]
        self.ask_always = rng.random() < 0.5

    async def run(self) -> None:
        """Until the game is over."""
        while not self.over:
            url = self.rng.choice(self.urls).replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
            try:
                async with websockets.connect(url, additional_headers=self.player.headers(), open_timeout=20) as line:
                    await line.send(json.dumps({"type": "hello", "log": self.log_end, "lang": "de"}))
                    if self.ask_always:
                        await line.send('{"type": "ask_always", "id": "always", "on": true}')
                    if self.pending is not None:
                        await line.send(json.dumps(self.pending))
                    await self.play(line)
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                self.reconnects += 1
                await asyncio.sleep(0.05 + 0.1 * self.rng.random())

    async def play(self, line: Any) -> None:
        """One connection."""
        async for text in line:
            message = json.loads(text)
            await self.take(message)
            if self.over:
                return
            if self.rng.random() < self.trouble.breaks:
                self.reconnects += 1
                if self.rng.random() < 0.5:
                    line.transport.abort()
                return
            await self.act(line)

    async def take(self, message: Json) -> None:
        """Something from the server."""
        kind = message["type"]
        if kind == "update":
            assert self.seat in (None, message["seat"]), "the seat changed"
            self.seat = message["seat"]
            assert message["version"] >= self.version, f"version {message['version']} after {self.version}"
            self.version = message["version"]
            for entry in message["log"]:
                if self.log_end:
                    assert entry["number"] == self.log_end + 1, f"log {entry['number']} after {self.log_end}"
                self.log_end = entry["number"]
            assert self.log_end == message["log_end"], "the log has a gap"
            self.update = message
            self.over = message["result"] is not None
        elif kind in ("done", "refused"):
            if self.pending is None or message["id"] != self.pending["id"]:
                return
            sent, self.pending = self.pending, None
            self.waits.append(time.perf_counter() - self.sent_at)
            if kind == "done":
                self.repeated += message["repeated"]
                if sent["type"] == "move":
                    self.acknowledged.append((sent["seat"], sent["action"]))
                elif sent["type"] == "undo":
                    self.acknowledged.pop()
                if self.update is not None and self.update["version"] < message["version"]:
                    self.update = None  # the next one is on its way
            else:
                self.refused[message["code"]] = self.refused.get(message["code"], 0) + 1

    async def act(self, line: Any) -> None:
        """Chooses something, and sends it well or badly."""
        update = self.update
        if self.pending is not None or update is None or not update["options"]:
            return
        self.count += 1
        id = f"{self.seat}-{self.count}-{self.rng.randrange(1 << 30)}"
        if update["undo"]["possible"] and self.acknowledged and self.rng.random() < self.trouble.undos:
            message: Json = {"type": "undo", "id": id, "version": update["version"], "seat": update["seat"]}
        else:
            action = self.rng.choice(update["options"])["action"]
            message = {"type": "move", "id": id, "version": update["version"], "action": action, "seat": update["seat"]}
        self.pending = message
        self.sent_at = time.perf_counter()
        text = json.dumps(message)
        if self.old and self.rng.random() < self.trouble.late:
            await line.send(json.dumps(self.rng.choice(self.old)))
        await line.send(text)
        while self.rng.random() < self.trouble.repeats:
            await line.send(text)
        self.old = (self.old + [message])[-20:]


def check_books(record: str, chairs: list[Chair]) -> int:
    """The record verifies, and every chair finds in it exactly what was acknowledged to it; returns its length.

    Besides that there are only usual answers, which the server gives.
    """
    from brettwerk.records import read, verify

    found = read(record)
    verify(found)
    usual = usual_lines(found)
    for chair in chairs:
        mine = [number for number, line in enumerate(found.lines) if line.seat == chair.seat]
        moves = [(found.lines[number].action, number in usual) for number in mine]
        wanted = [action for _, action in chair.acknowledged]
        if chair.pending is not None and chair.pending["type"] == "move" and not same_books(moves, wanted):
            # The last move was stored, but the end of the game was seen before its acknowledgement.
            wanted.append(chair.pending["action"])
        assert same_books(moves, wanted), f"seat {chair.seat}: {len(moves)} moves, {len(wanted)} acknowledged"
    return len(found.lines)


def usual_lines(record: Any) -> set[int]:
    """The lines of a record that are the usual answer to what was asked."""
    from brettwerk.records.replay import start

    journal = start(record)
    found: set[int] = set()
    for number, line in enumerate(record.lines):
        if int(journal.state.usual(line.seat)) == line.action:
            found.add(number)
        journal.apply(line.seat, line.action)
    return found


def same_books(moves: list[tuple[int, bool]], acknowledged: list[int]) -> bool:
    """Whether the moves are those acknowledged, in order, and besides them only some that may be the server's."""
    reached = {0}
    for action, may_be_servers in moves:
        after = {at + 1 for at in reached if at < len(acknowledged) and acknowledged[at] == action}
        reached = after | (reached if may_be_servers else set())
    return len(acknowledged) in reached


async def finished_record(player: Player, table: str) -> str:
    """The record, as soon as the server has closed the game."""
    for _ in range(100):
        if (await player.get(f"/api/tables/{table}"))["status"] == "finished":
            return str(await player.get(f"/api/tables/{table}/record"))
        await asyncio.sleep(0.1)
    raise AssertionError("the game is over but not finished")


async def open_table(players: list[Player], game: str, bots: int = 0, **wishes: Any) -> str:
    """A table at which all players sit, started; returns its id."""
    seats: list[Json] = [{"kind": "me"}] + [{"kind": "open"}] * (len(players) - 1)
    seats += [{"kind": "bot", "level": "random"}] * bots
    host = players[0]
    table = await host.post("/api/tables", {"game": game, "seats": seats} | wishes)
    for player in players[1:]:
        await player.post(f"/api/tables/{table['id']}/join", {"key": table["you"]["key"]})
    await host.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])
