"""E-mail from end to end, with a real SMTP server: the code, the confirmation, and "your turn"."""

from __future__ import annotations

import email
import email.policy
import re
import sqlite3
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from proof.client import ServerProcess, free_port
from tests.server.guests import Guest


class Box:
    """A mail box: everything that arrives."""

    def __init__(self) -> None:
        self.letters: list[tuple[list[str], EmailMessage]] = []

    async def handle_DATA(  # noqa: N802  aiosmtpd calls it so
        self, server: Any, session: Any, envelope: Any
    ) -> str:
        """One message has come."""
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.letters.append((list(envelope.rcpt_tos), message))
        return "250 OK"

    def wait(self, number: int) -> EmailMessage:
        """The n-th message, as soon as it is there."""
        end = time.monotonic() + 20
        while time.monotonic() < end and len(self.letters) < number:
            time.sleep(0.05)
        assert len(self.letters) >= number, f"{len(self.letters)} letters"
        return self.letters[number - 1][1]


@pytest.fixture
def box() -> Iterator[tuple[Box, int]]:
    """A mail box behind an SMTP server, and the server's port."""
    handler = Box()
    port = free_port()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, port
    controller.stop()


@pytest.fixture
def mailing(box: tuple[Box, int], tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that sends mail there."""
    process = ServerProcess(
        tmp_path,
        smtp=f"smtp://127.0.0.1:{box[1]}",
        mail_from="table@example.org",
        public_url="https://play.example.org",
    ).start()
    yield process
    process.stop()
    assert '"level":"error"' not in process.log.read_text()


def hurry(server: ServerProcess, table: str) -> None:
    """Lets the notices of a table be due now."""
    for _ in range(200):
        with sqlite3.connect(server.environment["BRETTWERK_DATABASE"], timeout=20) as database:
            query = 'UPDATE notices SET due = 1 WHERE "table" = ? AND tries = 0'
            if database.execute(query, (table,)).rowcount:
                return
        time.sleep(0.1)
    raise AssertionError("nobody is to be told")


def test_your_turn_comes_by_mail_once_the_address_is_confirmed(box: tuple[Box, int], mailing: ServerProcess) -> None:
    anna, bert = Guest(mailing.url, "Anna"), Guest(mailing.url, "Bert", lang="de")
    notices = bert.checked(bert.ask("PUT", "/api/me/notices", {"email": "bert@example.org"}), 200)
    assert (notices["email"], notices["email_confirmed"]) == ("bert@example.org", False)
    letter = box[0].wait(1)
    assert (letter["To"], letter["From"]) == ("bert@example.org", "table@example.org")
    code = max(re.findall(r"[A-Za-z0-9_-]{6,}", letter.get_content()), key=len)
    assert bert.post("/api/me/email", {"code": "wrong-code"}, 400)["code"] == "wrong_code"
    assert bert.post("/api/me/email", {"code": code})["email_confirmed"] is True
    table = anna.table(bert, clock={"kind": "move", "seconds": 172800})
    hurry(mailing, table)
    turn = box[0].wait(2)
    assert turn["To"] == "bert@example.org"
    assert f"https://play.example.org/#/table/{table}" in turn.get_content()
    assert "Glasstraße" in turn["Subject"] + turn.get_content()
    time.sleep(1.5)
    assert len(box[0].letters) == 2, "told once, and Anna gave no address"


def test_an_address_that_is_not_confirmed_gets_nothing_but_the_code(
    box: tuple[Box, int], mailing: ServerProcess
) -> None:
    anna, bert = Guest(mailing.url, "Anna"), Guest(mailing.url, "Bert")
    bert.checked(bert.ask("PUT", "/api/me/notices", {"email": "somebody.else@example.org"}), 200)
    box[0].wait(1)
    table = anna.table(bert, clock={"kind": "move", "seconds": 172800})
    hurry(mailing, table)
    time.sleep(2.5)
    assert len(box[0].letters) == 1


@pytest.mark.parametrize("address", ["no address", "a@b", "a@b.org, c@d.org", "a@b.org\r\nBcc: c@d.org", "ä@b.org"])
def test_what_is_no_address_is_refused(mailing: ServerProcess, address: str) -> None:
    anna = Guest(mailing.url, "Anna")
    assert anna.checked(anna.ask("PUT", "/api/me/notices", {"email": address}), 400)["code"] == "bad_email"


def test_without_smtp_there_is_no_mail(server: ServerProcess) -> None:
    anna = Guest(server.url, "Anna")
    assert anna.get("/api/server")["mail"] is False
    assert anna.checked(anna.ask("PUT", "/api/me/notices", {"email": "a@b.org"}), 400)["code"] == "no_mail"
