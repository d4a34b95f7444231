"""Telling people that it is their turn: by webhook and by e-mail.

Webhooks go where people say, so they are a way to make the server call somewhere: only https to public addresses,
checked after the name was looked up and used as checked, no redirects, little patience, and the answer is not read.
"""

from __future__ import annotations

import asyncio
import contextlib
import email.message
import hashlib
import hmac
import ipaddress
import logging
import re
import smtplib
import socket
import ssl
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import msgspec
from sqlalchemy import ColumnElement, select, update

from brettwerk.server import schema
from brettwerk.server.config import Config
from brettwerk.server.errors import Refusal, bad
from brettwerk.server.metrics import Metrics
from brettwerk.server.storage import Storage, now
from brettwerk.server.words import text_for
from brettwerk.text import Words

if TYPE_CHECKING:
    from brettwerk.server.desk import Desk

log = logging.getLogger("brettwerk.notices")
SLOW = 3600
"""From so many seconds per turn on, a table is played by the day."""
RETRIES = (60_000, 600_000, 3_600_000)
ADDRESS = re.compile(r"[^@\s,;<>\"]{1,64}@[^@\s,;<>\"]+\.[^@\s,;<>\"]+")


class Messenger:
    """Sends what is due."""

    def __init__(self, config: Config, storage: Storage, metrics: Metrics) -> None:
        self.config = config
        self.storage = storage
        self.metrics = metrics
        self.delay = 20_000
        """Milliseconds before somebody is told: they may be on their way."""

    async def send_due(self, desk: Desk) -> None:
        """Sends the notices whose time has come and that are still true."""
        n = schema.notices.c
        query = select(n.table, n.seat, n.turn, n.person, n.due, n.tries).where(n.due <= now()).limit(20)
        async with self.storage.read() as connection:
            rows = (await connection.execute(query)).all()
        if not rows:
            return
        ours = []
        async with self.storage.write() as connection:
            for row in rows:
                later = now() + RETRIES[row.tries] if row.tries < len(RETRIES) else None
                claim = update(schema.notices).where(*this_notice(row), n.due == row.due)
                if (await connection.execute(claim.values(due=later, tries=row.tries + 1))).rowcount == 1:
                    ours.append(row)
        told = [row for row in ours if await self.tell(desk, row)]
        async with self.storage.write() as connection:
            for row in told:
                await connection.execute(update(schema.notices).where(*this_notice(row)).values(due=None))

    async def tell(self, desk: Desk, row: Any) -> bool:
        """Tells one person; true if nothing more is to be done."""
        try:
            table = await desk.get(row.table)
        except Refusal:
            return True
        live = table.live
        if live is None or live.turns.get(row.seat) != row.turn or row.person in table.online():
            return True
        p = schema.people.c
        query = select(p.lang, p.webhook, p.webhook_secret, p.email, p.email_code).where(p.id == row.person)
        async with self.storage.read() as connection:
            person = (await connection.execute(query)).one_or_none()
        if person is None:
            return True
        words = text_for(person.lang, live.setup.game)
        game = words("game-name")
        url = f"{self.config.public_url.rstrip('/')}/#/table/{row.table}"
        done = True
        if person.webhook and self.config.webhooks:
            body = {"event": "your_turn", "table": row.table, "game": live.setup.game, "seat": row.seat, "url": url}
            sent = await self.webhook(person.webhook, person.webhook_secret or "", body)
            self.metrics.notices.labels("webhook", "sent" if sent else "failed").inc()
            done = done and sent
        if person.email and person.email_code is None and self.config.smtp:
            subject = words("table-your_turn", game=game)
            text = words("table-your_turn_body", game=game, url=Words(url))
            sent = await self.mail(person.email, subject, text)
            self.metrics.notices.labels("email", "sent" if sent else "failed").inc()
            done = done and sent
        return done

    async def webhook(self, url: str, secret: str, body: dict[str, Any]) -> bool:
        """Posts JSON, signed with the person's webhook secret (`X-Brettwerk-Signature: sha256=…`)."""
        payload = msgspec.json.encode(body)
        signature = hmac.new(secret.encode(), payload, hashlib.sha256).hexdigest()
        try:
            async with asyncio.timeout(5):
                return await post(url, payload, f"sha256={signature}", self.config.webhooks_private)
        except (OSError, ValueError, TimeoutError, Refusal, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            return False

    async def mail(self, to: str, subject: str, text: str) -> bool:
        """Sends an e-mail over the configured SMTP server."""
        message = email.message.EmailMessage()
        message["From"] = self.config.mail_from
        message["To"] = to
        message["Subject"] = subject
        message.set_content(text)
        try:
            await asyncio.to_thread(send_mail, self.config.smtp, message)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log.warning("mail failed", extra={"reason": type(error).__name__})
            return False
        return True

    def check_webhook(self, url: str) -> str:
        """The address, if webhooks may go there."""
        if not self.config.webhooks:
            raise bad("this server sends no webhooks", "no_webhooks")
        split_url(url, self.config.webhooks_private)
        return url

    def check_email(self, address: str) -> str:
        """The address, if it looks like one."""
        if not self.config.smtp:
            raise bad("this server sends no e-mail", "no_mail")
        if not ADDRESS.fullmatch(address) or not address.isascii():
            raise bad("that is no e-mail address", "bad_email")
        return address


def this_notice(row: Any) -> tuple[ColumnElement[bool], ...]:
    """The conditions that name one notice."""
    n = schema.notices.c
    return n.table == row.table, n.seat == row.seat, n.turn == row.turn


def split_url(url: str, private: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of a webhook address; raises if it cannot be one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise bad("that is no address", "bad_webhook") from None
    allowed = ("https", "http") if private else ("https",)
    if parts.scheme not in allowed or not parts.hostname or parts.username or parts.password:
        raise bad(f"a webhook address begins with {' or '.join(s + '://' for s in allowed)}", "bad_webhook")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not (path + parts.hostname).isascii() or any(c.isspace() or not c.isprintable() for c in path + parts.hostname):
        raise bad("a webhook address has only plain characters; encode the others", "bad_webhook")
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


async def post(url: str, payload: bytes, signature: str, private: bool) -> bool:
    """One POST to an address that was checked after it was looked up; true if the answer is a 2xx."""
    scheme, host, port, path = split_url(url, private)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or (not private and not all(public_address(address) for address in addresses)):
        raise bad("the webhook's address is private", "bad_webhook")
    context = ssl.create_default_context() if scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        addresses[0], port, ssl=context, server_hostname=host if context else None, limit=4096
    )
    try:
        shown = f"[{host}]" if ":" in host else host
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {shown}:{port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(payload)}\r\nX-Brettwerk-Signature: {signature}\r\n"
            "User-Agent: brettwerk\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + payload)
        await writer.drain()
        status = (await reader.readline()).split()
        return len(status) > 1 and status[1].startswith(b"2")
    finally:
        writer.close()
        with contextlib.suppress(OSError, ssl.SSLError):
            await writer.wait_closed()


def public_address(address: str) -> bool:
    """Whether an address is one of the open internet."""
    ip = ipaddress.ip_address(address.split("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return ip.is_global and not ip.is_multicast


def send_mail(url: str, message: email.message.EmailMessage) -> None:
    """Hands a message to the SMTP server."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    server: smtplib.SMTP
    if parts.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=15, context=ssl.create_default_context())
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=15)
    with server:
        server.ehlo()
        if parts.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        elif parts.scheme == "smtp" and parts.username and host not in ("localhost", "127.0.0.1", "::1"):
            raise ValueError("the SMTP server offers no encryption: no password is sent to it")
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
