"""People for the tests: a browser's cookies, a table, a WebSocket."""

from __future__ import annotations

import contextlib
import itertools
import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
numbers = itertools.count(1)


class Guest:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "Anna", lang: str = "en", come: bool = True) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"X-Brettwerk": "1"}, timeout=30)
        self.me: Json = self.post("/api/guest", {"name": name, "lang": lang}) if come else {}

    @property
    def id(self) -> str:
        """The person's id."""
        return str(self.me["id"])

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """A request as it is."""
        return self.http.request(method, path, json=body, **more)

    def get(self, path: str, status: int = 200) -> Any:
        """A GET with the answer that is expected."""
        return self.checked(self.ask("GET", path), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        """A POST with the answer that is expected."""
        return self.checked(self.ask("POST", path, body), status)

    def checked(self, answer: httpx.Response, status: int | None) -> Any:
        """The body, if the status is the right one."""
        expected = (200, 201, 204) if status is None else (status,)
        assert answer.status_code in expected, f"{answer.status_code}: {answer.text}"
        if not answer.content:
            return None
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def table(self, *others: Guest, bots: int = 0, start: bool = True, **wishes: Any) -> str:
        """A table with others, in this order; returns its id."""
        seats: list[Json] = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
        seats += [{"kind": "bot", "level": "random"}] * bots
        wanted = {"game": "glasstrasse", "seats": seats, "shuffle": False} | wishes
        table = self.post("/api/tables", wanted)
        for other in others:
            other.post(f"/api/tables/{table['id']}/join", {"key": table["you"]["key"]})
        if start:
            self.post(f"/api/tables/{table['id']}/start")
        return str(table["id"])

    def look(self, table: str, **query: Any) -> Json:
        """What I see."""
        return dict(self.checked(self.ask("GET", f"/api/tables/{table}/play", params=query), 200))

    def play(self, table: str, type: str, **fields: Any) -> Json:
        """A message over HTTP with a new id."""
        message = {"type": type, "id": f"m{next(numbers)}"} | fields
        return dict(self.post(f"/api/tables/{table}/play", message))

    def move(self, table: str, choice: int = 0, **fields: Any) -> Json:
        """One of my options."""
        update = self.look(table, **({"seat": fields["seat"]} if "seat" in fields else {}))
        action = update["options"][choice]["action"]
        return self.play(table, "move", version=update["version"], action=action, **fields)

    @contextlib.contextmanager
    def live(self, table: str, hello: Json | None = None, **more: Any) -> Iterator[Line]:
        """A WebSocket, after hello."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"Cookie": cookie} if cookie else {}
        with connect(url, additional_headers=headers, **more) as socket:
            line = Line(socket)
            if hello is not None or hello == {}:
                line.send(type="hello", **hello)
            yield line

    def turned_away(self, table: str, **more: Any) -> int:
        """The code with which the server closes the WebSocket before it says anything."""
        try:
            with self.live(table, {}, **more) as line:
                raise AssertionError(line.next())
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd is not None else 0

    def close(self) -> None:
        """Goes."""
        self.http.close()


class Line:
    """A WebSocket and what came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        """Sends a message."""
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 10) -> Json:
        """The next message."""
        return dict(json.loads(self.socket.recv(timeout)))

    def until(self, type: str, timeout: float = 10) -> Json:
        """The next message of a type."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.next(timeout)
            if message["type"] == type:
                return message
        raise AssertionError(f"no {type}")

    def silence(self, seconds: float = 0.3) -> list[Json]:
        """What comes in so many seconds, hopefully nothing."""
        found: list[Json] = []
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                found.append(self.next(left))
        return found


def play_on(table: str, *people: Guest, steps: int = 10_000, choice: int = 0) -> None:
    """Everybody takes an option until the game is over, or so many steps long."""
    for _ in range(steps):
        for person in people:
            update = person.look(table)
            if update["result"] is not None:
                return
            if update["options"]:
                option = update["options"][choice % len(update["options"])]
                person.play(table, "move", version=update["version"], action=option["action"])
                break
        else:
            time.sleep(0.02)
