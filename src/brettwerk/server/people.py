"""People: guests who play at once, accounts with a password, and the links and tokens that say who somebody is."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import unicodedata
from typing import Any

import argon2
import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from brettwerk.server import schema
from brettwerk.server.errors import Refusal, bad, conflict
from brettwerk.server.limits import Limits
from brettwerk.server.messages.people import ChangeMe, Me
from brettwerk.server.storage import Storage, now
from brettwerk.server.tokens import Signer, hashed, new_id
from brettwerk.server.words import text_for

ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
ACCOUNT = re.compile(r"[\w.-]{2,40}")
LINK_LASTS = 15 * 60 * 1000
DAY = 86_400_000
BATCH = 500
REMEMBER = 5.0
"""Seconds for which a process believes what it knows about a person."""


class Person(msgspec.Struct, frozen=True):
    """Somebody."""

    id: str
    name: str
    lang: str
    account: str | None
    epoch: int

    def me(self) -> Me:
        """For the person themselves."""
        return Me(self.id, self.name, self.lang, self.account is None, self.account)


class People:
    """Everybody this server knows."""

    def __init__(self, storage: Storage, signer: Signer, limits: Limits) -> None:
        self.storage = storage
        self.signer = signer
        self.limits = limits
        self.known: dict[str, tuple[Person, float]] = {}
        self.hasher = argon2.PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
        self.nobody = self.hasher.hash(secrets.token_hex(16))
        self.hashing = asyncio.Semaphore(2)

    # -- who is it ---------------------------------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        """What the browser keeps."""
        return self.signer.sign("cookie", person.id, person.epoch)

    def bearer(self, person: Person) -> str:
        """What a program keeps."""
        return self.signer.sign("bearer", person.id, person.epoch)

    async def recognise(self, purpose: str, signed: str) -> Person | None:
        """The person behind a cookie or token."""
        parts = self.signer.check(purpose, signed) if len(signed) <= 400 else None
        if parts is None or len(parts) != 2:
            return None
        person = await self.find(parts[0])
        return person if person is not None and str(person.epoch) == parts[1] else None

    async def find(self, id: str) -> Person | None:
        """The person with an id, unless they are gone."""
        if not ID.fullmatch(id):
            return None
        found, until = self.known.get(id, (None, 0.0))
        if found is not None and until > time.monotonic():
            return found
        p = schema.people.c
        query = select(p.id, p.name, p.lang, p.account, p.epoch).where(p.id == id, p.gone.is_(False))
        async with self.storage.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            self.known.pop(id, None)
            return None
        return self.remember(Person(*row))

    def remember(self, person: Person) -> Person:
        """Keeps a person in mind for a moment."""
        if len(self.known) > 20_000:
            self.known.clear()
        self.known[person.id] = (person, time.monotonic() + REMEMBER)
        return person

    # -- coming ------------------------------------------------------------------------------------------------------

    async def guest(self, name: str | None, lang: str) -> Person:
        """A new guest."""
        cleaned = (
            clean_name(name)
            if name is not None
            else text_for(lang, None)("table-guest", number=secrets.randbelow(900) + 100)
        )
        person = Person(new_id("p_"), cleaned, lang, None, 1)
        async with self.storage.write() as connection:
            await connection.execute(
                insert(schema.people).values(
                    id=person.id, name=person.name, lang=lang, epoch=1, created=now(), gone=False
                )
            )
        return self.remember(person)

    async def make_account(self, person: Person, account: str, password: str) -> Person:
        """A guest gets a name and a password to come back with."""
        if person.account is not None:
            raise conflict("has_account", f"you have the account {person.account!r} already")
        wanted = clean_account(account)
        coded = await self.hash(password)
        return await self.change(person, account=wanted, password=coded)

    async def login(self, account: str, password: str) -> Person:
        """The person with that account and password; a wrong name takes as long as a wrong password."""
        p = schema.people.c
        wanted = unicodedata.normalize("NFKC", account).casefold()
        query = select(p.id, p.name, p.lang, p.account, p.epoch, p.password).where(
            p.account == (wanted if ACCOUNT.fullmatch(wanted) else ""), p.gone.is_(False)
        )
        async with self.storage.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        right = await self.verify(row.password if row is not None else self.nobody, password)
        if row is None or not right:
            raise Refusal(401, "wrong_login", "there is no account with that name and password")
        return self.remember(Person(row.id, row.name, row.lang, row.account, row.epoch))

    async def hash(self, password: str) -> str:
        """A password as it is stored."""
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, encodable(password))

    async def verify(self, coded: str, password: str) -> bool:
        """Whether it is the password."""
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, coded, encodable(password))
            except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
                return False

    # -- changing ----------------------------------------------------------------------------------------------------

    async def change(self, person: Person, **values: Any) -> Person:
        """Stores something about a person."""
        try:
            async with self.storage.write() as connection:
                await connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(**values))
        except IntegrityError:
            raise conflict("account_taken", "that account name is taken; choose another") from None
        self.known.pop(person.id, None)
        found = await self.find(person.id)
        return found if found is not None else person

    async def rename(self, person: Person, wanted: ChangeMe) -> Person:
        """A new name or language."""
        values: dict[str, Any] = {}
        if wanted.name is not None:
            values["name"] = clean_name(wanted.name)
        if wanted.lang is not None:
            values["lang"] = wanted.lang
        return await self.change(person, **values) if values else person

    async def leave_everywhere(self, person: Person) -> None:
        """Ends every cookie, link and token of a person."""
        async with self.storage.write() as connection:
            await connection.execute(delete(schema.links).where(schema.links.c.person == person.id))
        await self.change(person, epoch=person.epoch + 1)

    async def forget(self, person: Person) -> None:
        """Forgets everything personal; finished games keep their scores."""
        gone = text_for("en", None)("table-gone")
        async with self.storage.write() as connection:
            await connection.execute(delete(schema.links).where(schema.links.c.person == person.id))
            await connection.execute(delete(schema.ratings).where(schema.ratings.c.person == person.id))
            await connection.execute(update(schema.talk).where(schema.talk.c.person == person.id).values(name=gone))
            await connection.execute(
                update(schema.seats)
                .where(schema.seats.c.person == person.id, schema.seats.c.kind == "person")
                .values(name=gone)
            )
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(
                    name=gone,
                    account=None,
                    password=None,
                    epoch=person.epoch + 1,
                    webhook=None,
                    webhook_secret=None,
                    email=None,
                    email_code=None,
                    gone=True,
                )
            )
        self.known.pop(person.id, None)

    async def forget_old_guests(self, days: int) -> int:
        """Removes guests who came so many days ago and never sat at a table, talked or were rated; tells how many."""
        p = schema.people.c
        traces = (schema.seats.c.person, schema.tables.c.host, schema.talk.c.person, schema.ratings.c.person)
        old = select(p.id).where(p.account.is_(None), p.created < now() - days * DAY).limit(BATCH)
        for trace in traces:
            old = old.where(p.id.not_in(select(trace).where(trace.is_not(None))))
        forgotten = 0
        while True:
            async with self.storage.write() as connection:
                ids = [row.id for row in await connection.execute(old)]
                await connection.execute(delete(schema.links).where(schema.links.c.person.in_(ids)))
                await connection.execute(delete(schema.people).where(p.id.in_(ids)))
            for id in ids:
                self.known.pop(id, None)
            forgotten += len(ids)
            if len(ids) < BATCH:
                return forgotten

    # -- another device ----------------------------------------------------------------------------------------------

    async def link(self, person: Person) -> tuple[str, int]:
        """A token that makes another device the same person, once."""
        token, expires = secrets.token_urlsafe(24), now() + LINK_LASTS
        async with self.storage.write() as connection:
            await connection.execute(delete(schema.links).where(schema.links.c.expires < now()))
            await connection.execute(insert(schema.links).values(hash=hashed(token), person=person.id, expires=expires))
        return token, expires

    async def follow(self, token: str) -> Person:
        """The person behind a link; the link is used up."""
        links = schema.links.c
        async with self.storage.write() as connection:
            row = (
                await connection.execute(
                    delete(schema.links).where(links.hash == hashed(token)).returning(links.person, links.expires)
                )
            ).one_or_none()
        person = await self.find(row.person) if row is not None and row.expires >= now() else None
        if person is None:
            raise Refusal(401, "no_link", "this link was used already or is too old; ask for a new one")
        return person


def encodable(text: str) -> bytes:
    """A password as bytes, whatever characters it is made of."""
    return text.encode("utf-8", "surrogatepass")


def clean_name(name: str) -> str:
    """A name without control characters and needless space; raises if nothing is left."""
    kept = "".join(" " if unicodedata.category(c)[0] == "Z" else c for c in name if unicodedata.category(c)[0] != "C")
    cleaned = " ".join(kept.split())[:40].strip()
    if not cleaned:
        raise bad("a name needs at least one letter that can be seen", "bad_name")
    return cleaned


def clean_account(account: str) -> str:
    """An account name: letters, digits, dot, dash and underscore; large and small letters are the same."""
    cleaned = unicodedata.normalize("NFKC", account).casefold()
    if not ACCOUNT.fullmatch(cleaned):
        raise bad("an account name has 2 to 40 letters, digits, dots, dashes or underscores", "bad_account")
    return cleaned


def clean_text(text: str) -> str:
    """Something said: no control characters but line ends, at most 500 characters, and not empty."""
    kept = "".join(c for c in text if c == "\n" or unicodedata.category(c)[0] != "C").strip()[:500]
    if not kept:
        raise bad("there is nothing to say in that", "empty")
    return kept
