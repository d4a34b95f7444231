"""Operation: configuration, health, metrics, the API's description, notices, commands."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest

from brettwerk.kernel.errors import BadOption
from brettwerk.records import read, verify
from brettwerk.server.config import Config, hide_password, load
from brettwerk.server.errors import Refusal
from brettwerk.server.metrics import Metrics
from brettwerk.server.notices import Messenger, post, public_address
from brettwerk.server.storage import Storage
from proof.client import ServerProcess
from tests.server.guests import Guest, play_on

Make = Callable[..., Guest]
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings from outside."""
    for name in list(os.environ):
        if name.startswith("BRETTWERK_"):
            monkeypatch.delenv(name)


def command(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs `brettwerk`."""
    return subprocess.run(
        [sys.executable, "-m", "brettwerk", *args],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1", **environment},
    )


def test_the_command_line_beats_the_environment_beats_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "brettwerk.toml"
    file.write_text('port = 1111\nhost = "0.0.0.0"\nbots = 3\norigins = ["https://a.example"]\n')
    monkeypatch.setenv("BRETTWERK_HOST", "::1")
    monkeypatch.setenv("BRETTWERK_PORT", "2222")
    config = load({"port": 3333, "redis": None}, file)
    assert (config.port, config.host, config.bots, config.origins) == (3333, "::1", 3, ["https://a.example"])


@pytest.mark.parametrize(
    ("values", "word"),
    [
        ({"port": 70000}, "port"),
        ({"database": "mysql://x"}, "postgresql"),
        ({"redis": "http://x"}, "redis"),
        ({"workers": 2}, "redis"),
        ({"smtp": "smtp://x"}, "mail_from"),
        ({"origins": ["play.example"]}, "https://"),
        ({"secret": "short"}, "32"),
        ({"log": "loud"}, "debug"),
        ({"metrics": "all"}, "local"),
        ({"colour": "red"}, "colour"),
        ({"pace": 99.0}, "pace"),
    ],
)
def test_a_wrong_configuration_says_what_is_wrong(values: dict[str, Any], word: str) -> None:
    with pytest.raises(BadOption, match=word):
        load(values)


def test_unknown_variables_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRETTWERK_PROT", "8000")
    with pytest.raises(BadOption, match="BRETTWERK_PROT"):
        load()


def test_the_environment_carries_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(port=1234, origins=["https://a.example"], webhooks=False, pace=0.25, database="/tmp/x.sqlite")
    for name, value in config.to_environment().items():
        monkeypatch.setenv(name, value)
    assert load() == config


def test_passwords_are_not_shown() -> None:
    assert hide_password("postgresql://anna:geheim@db/x") == "postgresql://anna:***@db/x"
    shown = Config(database="postgresql://anna:geheim@db/x", secret="s" * 40, smtp="smtp://a:geheim@m").described()
    assert "geheim" not in str(shown)
    assert "ssss" not in str(shown)


def test_serve_check(tmp_path: Path) -> None:
    fine = command("serve", "--check", "--database", str(tmp_path / "x.sqlite"))
    assert fine.returncode == 0, fine.stderr
    assert "fine" in fine.stdout
    wrong = command("serve", "--check", "--port", "99999")
    assert wrong.returncode == 2
    assert "port" in wrong.stderr
    away = command("serve", "--check", "--database", "postgresql://a:geheim@127.0.0.1:1/x")
    assert away.returncode == 2
    assert "geheim" not in away.stderr


def test_backup_and_restore_commands(server: ServerProcess, tmp_path: Path) -> None:
    database = server.environment["BRETTWERK_DATABASE"]
    file = tmp_path / "backup.gz"
    assert command("backup", str(file), "--database", database).returncode == 0
    assert file.stat().st_mode & 0o077 == 0, "it holds the secret"
    restored = command("restore", str(file), "--database", str(tmp_path / "new.sqlite"))
    assert restored.returncode == 0, restored.stderr
    again = command("restore", str(file), "--database", str(tmp_path / "new.sqlite"))
    assert again.returncode == 2


def test_health_and_metrics(server: ServerProcess) -> None:
    health = httpx.get(f"{server.url}/health").json()
    assert (health["status"], health["database"]) == ("ok", True)
    text = httpx.get(f"{server.url}/metrics").text
    assert "brettwerk_rows_total" in text
    assert "brettwerk_connections" in text


def test_the_api_describes_itself_with_all_play_messages(server: ServerProcess) -> None:
    schema = httpx.get(f"{server.url}/api/openapi.json").json()
    names = " ".join(schema["components"]["schemas"])
    for name in (
        "Update",
        "Hello",
        "TableNews",
        "TalkNews",
        "MoveMessage",
        "TableInfo",
        "GameInfo",
        "Problem",
        "NewTable",
    ):
        assert name in names, name
    assert "/api/tables/{table_id}/play" in schema["paths"]


def test_games_and_rules(server: ServerProcess) -> None:
    for game in httpx.get(f"{server.url}/api/games").json():
        assert set(game["name"]) == {"en", "de"}
        assert game["box"] is None
        for setting in game["settings"]:
            assert setting["help"]["de"] != setting["name"]
        whole = httpx.get(f"{server.url}/api/games/{game['id']}").json()
        assert whole["box"]
        for marks in whole["marks"]:
            assert 0 <= marks["reconstructed"] + marks["one_source"] <= marks["rows"]
        rules = httpx.get(f"{server.url}/api/games/{game['id']}/rules?lang=de").json()
        assert sum(len(section["rules"]) for section in rules["sections"]) > 50


def test_the_page_without_a_web_client(server: ServerProcess) -> None:
    answer = httpx.get(server.url)
    assert answer.status_code == 200
    assert "Brettwerk" in answer.text


class Hook(BaseHTTPRequestHandler):
    """Receives webhooks."""

    seen: ClassVar[list[tuple[bytes, str]]] = []

    def do_POST(self) -> None:
        """One webhook."""
        body = self.rfile.read(int(self.headers["content-length"]))
        Hook.seen.append((body, self.headers["x-brettwerk-signature"]))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        """Silence."""


@pytest.fixture
def hook() -> Iterator[str]:
    """A place where webhooks arrive."""
    receiver = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=receiver.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{receiver.server_port}/turn?x=1"
    receiver.shutdown()


def test_a_webhook_tells_that_it_is_my_turn(guest: Make, server: ServerProcess, hook: str) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    notices = bert.checked(bert.ask("PUT", "/api/me/notices", {"webhook": hook}), 200)
    table = anna.table(bert, clock={"kind": "move", "seconds": 172800})
    import sqlite3

    for _ in range(100):
        with sqlite3.connect(server.environment["BRETTWERK_DATABASE"], timeout=20) as database:
            changed = database.execute('UPDATE notices SET due = 1 WHERE "table" = ? AND tries = 0', (table,)).rowcount
        if changed:
            break
        time.sleep(0.1)
    for _ in range(100):
        if Hook.seen:
            break
        time.sleep(0.1)
    body, signature = Hook.seen[0]
    told = json.loads(body)
    assert (told["event"], told["table"], told["seat"]) == ("your_turn", table, 1)
    expected = hmac.new(notices["webhook_secret"].encode(), body, hashlib.sha256).hexdigest()
    assert signature == f"sha256={expected}"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest",
        "https://user:pw@example.org/",
        "ftp://example.org/",
        "https://exa mple.org/",
        "https://example.org/\r\nX: y",
        "https://[::ffff:127.0.0.1]/",
    ],
)
def test_webhooks_go_to_public_https_addresses_only(url: str) -> None:
    with pytest.raises((Refusal, OSError)):
        asyncio.run(post(url, b"{}", "", private=False))


def test_private_addresses_are_known() -> None:
    assert not any(
        public_address(ip) for ip in ("127.0.0.1", "10.0.0.1", "192.168.1.1", "fe80::1", "fc00::1", "0.0.0.0")
    )
    assert public_address("8.8.8.8")


def test_mail_goes_through_smtp(tmp_path: Path) -> None:
    received: list[str] = []

    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 hello\r\n")
        data = False
        while line := await reader.readline():
            if data:
                received.append(line.decode())
                if line == b".\r\n":
                    data = False
                    writer.write(b"250 ok\r\n")
                continue
            word = line[:4].upper()
            data = word == b"DATA"
            writer.write(b"354 go\r\n" if data else b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                break
        writer.close()

    async def main() -> bool:
        server = await asyncio.start_server(speak, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        config = Config(smtp=f"smtp://127.0.0.1:{port}", mail_from="table@example.org", database=str(tmp_path / "x"))
        return await Messenger(config, Storage(config), Metrics()).mail("anna@example.org", "Du bist dran", "Grüße")

    assert asyncio.run(main()) is True
    assert "To: anna@example.org\r\n" in received


def test_the_example_of_a_remote_bot_plays_a_game(guest: Make) -> None:
    anna = guest("Anna")
    robot = Guest(anna.url, "Robot")
    table = anna.table(robot)
    token = robot.post("/api/me/token")["token"]
    script = [sys.executable, str(ROOT / "docs" / "remote_bot.py"), anna.url, table, "--token", token]
    bot = subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        play_on(table, anna)
        output = bot.communicate(timeout=30)[0]
    finally:
        bot.kill()
    assert bot.returncode == 0, output
    verify(read(anna.get(f"/api/tables/{table}/record")))


def test_rate_limits_are_on_by_default(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, limits="yes").start()
    try:
        anna = Guest(process.url, "Anna")
        table = anna.table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        codes = [
            anna.post(f"/api/tables/{table}/play", {"type": "talk", "id": f"t{i}", "text": "Hallo"}).get("code")
            for i in range(12)
        ]
        assert codes[0] is None
        assert codes[-1] == "too_many"
        wrong = [
            anna.ask("POST", "/api/login", {"account": "anna", "password": "x" * 8}).status_code for _ in range(12)
        ]
        assert (wrong[0], wrong[-1]) == (401, 429)
        assert anna.ask("POST", "/api/guest", content=b"x" * 100_000).status_code in (400, 413)
    finally:
        process.stop()
