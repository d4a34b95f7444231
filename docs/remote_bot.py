"""A remote bot in one file: plays a seat of a Brettwerk table over HTTP, with nothing but the standard library.

    python remote_bot.py https://play.example.org TABLE --token TOKEN

The token comes from `POST /api/me/token` of the person who is to play; with `--key` it sits down first.
It chooses at random. Replace `choose`: `update` holds the view, the options and everything else a player may know.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
import uuid
from typing import Any


class Table:
    """One table of a server, seen by a program."""

    def __init__(self, server: str, id: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.id = id
        self.token = token

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """A request, repeated while the server is away: a message with the same id is done once."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        data = json.dumps(body).encode() if body is not None else None
        for attempt in range(60):
            request = urllib.request.Request(self.server + path, data=data, headers=headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise SystemExit(f"{path}: {json.load(error)['message']}") from None
            except OSError:
                pass
            time.sleep(min(5.0, 0.2 * (attempt + 1)))
        raise SystemExit("the server stays away")

    def look(self, version: int | None) -> Any:
        """What I see, as soon as it is another version."""
        query = "" if version is None else f"?version={version}&wait=25"
        return self.request("GET", f"/api/tables/{self.id}/play{query}")

    def move(self, version: int, action: int) -> Any:
        """One of the options."""
        message = {"type": "move", "id": uuid.uuid4().hex, "version": version, "action": action}
        return self.request("POST", f"/api/tables/{self.id}/play", message)


def choose(update: dict[str, Any]) -> int:
    """The bot: one of the options. This one throws dice."""
    return int(random.choice(update["options"])["action"])


def main() -> None:
    """Plays until the game is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("table")
    parser.add_argument("--token", required=True)
    parser.add_argument("--key", default="")
    wishes = parser.parse_args()
    table = Table(wishes.server, wishes.table, wishes.token)
    if wishes.key:
        table.request("POST", f"/api/tables/{wishes.table}/join", {"key": wishes.key})
    version = None
    while True:
        update = table.look(version)
        version = update["version"]
        if update["result"] is not None:
            print("scores:", update["result"]["scores"])
            return
        if update["options"]:
            answer = table.move(version, choose(update))
            if answer["type"] == "refused" and answer["code"] != "stale":
                print("refused:", answer["message"])
            version = None  # look again at once


if __name__ == "__main__":
    main()
