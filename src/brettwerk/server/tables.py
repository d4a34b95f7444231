"""Tables before and around the game: opening, sitting down, starting, a rematch; and who may see what."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Select, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import brettwerk
from brettwerk.kernel.errors import BrettwerkError
from brettwerk.kernel.game import Value
from brettwerk.kernel.rng import MAX_SEED
from brettwerk.server import schema
from brettwerk.server.errors import bad, conflict, forbidden, not_found
from brettwerk.server.live import Chair, Setup
from brettwerk.server.messages.tables import Clock, Join, NewSeat, NewTable, SeatInfo, TableInfo, TableSummary, You
from brettwerk.server.people import ID, Person, clean_name
from brettwerk.server.storage import Storage, now
from brettwerk.server.thinkers import check_level, default_level
from brettwerk.server.tokens import Signer, new_id

MOST_OPEN = 50
"""Unfinished tables that one person may host."""
KEY_LENGTH = 20


class SeatRow(msgspec.Struct, frozen=True):
    """A chair as it is stored."""

    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    score: float | None
    place: int | None
    stood_in: bool


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored, with its chairs."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, Value]
    seed: int
    players: int
    host: str
    status: str
    listed: bool
    spectators: bool
    counts: bool
    shuffle: bool
    clock: Clock
    stand_in: str
    created: int
    started: int | None
    finished: int | None
    rematch_of: str | None
    rematch: str | None
    seats: list[SeatRow]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person plays."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def setup(self) -> Setup:
        """How the game began."""
        return Setup(
            self.id,
            self.game,
            self.rules,
            self.data,
            self.players,
            self.seed,
            self.options,
            self.clock,
            self.stand_in,
            self.started or self.created,
            [Chair(seat.kind, seat.name, seat.person, seat.level) for seat in self.seats],
        )


class Tables:
    """All tables, as the database knows them."""

    def __init__(self, storage: Storage, signer: Signer) -> None:
        self.storage = storage
        self.signer = signer

    # -- reading -----------------------------------------------------------------------------------------------------

    async def find(self, id: str, connection: AsyncConnection | None = None, lock: bool = False) -> TableRow:
        """The table with an id; raises if there is none."""
        if not ID.fullmatch(id):
            raise not_found()
        if connection is None:
            async with self.storage.read() as fresh:
                found = await self.find_where(fresh, schema.tables.c.id == id)
        else:
            found = await self.find_where(connection, schema.tables.c.id == id, lock)
        if not found:
            raise not_found()
        return found[0]

    async def find_where(
        self, connection: AsyncConnection, condition: Any, lock: bool = False, limit: int = 100, order: Any = None
    ) -> list[TableRow]:
        """Tables and their chairs."""
        query: Select[Any] = select(schema.tables).where(condition).limit(limit)
        query = query.order_by(order if order is not None else schema.tables.c.created.desc())
        if lock:
            query = query.with_for_update()
        rows = (await connection.execute(query)).all()
        ids = [row.id for row in rows]
        if not ids:
            return []
        s = schema.seats.c
        chairs: dict[str, list[SeatRow]] = {id: [] for id in ids}
        columns = (s.seat, s.kind, s.person, s.name, s.level, s.score, s.place, s.stood_in)
        seats = await connection.execute(select(s.table, *columns).where(s.table.in_(ids)).order_by(s.seat))
        for table, *rest in seats:
            chairs[table].append(SeatRow(*rest))
        t = schema.tables.c
        rematches = await connection.execute(select(t.rematch_of, t.id).where(t.rematch_of.in_(ids)))
        again = {row.rematch_of: row.id for row in rematches}
        return [to_row(row, chairs[row.id], again.get(row.id)) for row in rows]

    async def listed(self, game: str | None, status: str | None) -> list[TableRow]:
        """Tables that anybody may see, latest first."""
        t = schema.tables.c
        conditions: list[Any] = [t.listed.is_(True), t.status.in_([status] if status else ["open", "playing"])]
        if game is not None:
            conditions.append(t.game == game)
        async with self.storage.read() as connection:
            return await self.find_where(connection, and_(*conditions))

    async def of_person(
        self, person: str, finished: bool, before: int | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Tables that a person sits at or hosts."""
        t, s = schema.tables.c, schema.seats.c
        mine = t.id.in_(select(s.table).where(s.person == person))
        if finished:
            condition = and_(
                mine, t.status == "finished", t.finished < (before if before is not None else now() + 1000)
            )
            order = t.finished.desc()
        else:
            condition = and_(or_(mine, t.host == person), t.status.in_(["open", "playing"]))
            order = t.created.desc()
        async with self.storage.read() as connection:
            return await self.find_where(connection, condition, limit=limit, order=order)

    # -- who may see -------------------------------------------------------------------------------------------------

    def key(self, id: str) -> str:
        """The key in the link to a table."""
        return self.signer.mac("table", id)[:KEY_LENGTH]

    def seat_key(self, id: str, seat: int) -> str:
        """The key in the link to one seat."""
        return self.signer.mac("seat", f"{id}.{seat}")[:KEY_LENGTH]

    def key_opens(self, row: TableRow, key: str | None) -> set[int] | None:
        """The invited seats that a key opens (none for the table's own key); None if it is no key of this table."""
        if key is None:
            return None
        given = key.encode("utf-8", "surrogatepass")
        right = None
        if secrets.compare_digest(given, self.key(row.id).encode()):
            right = set()
        for seat in range(row.players):
            if secrets.compare_digest(given, self.seat_key(row.id, seat).encode()):
                right = {seat}
        return right

    def check_sight(self, row: TableRow, person: str | None, key: str | None) -> None:
        """Raises, as if there were no such table, unless the person may know of it."""
        known = person is not None and (row.host == person or bool(row.seats_of(person)))
        if not known and not row.listed and self.key_opens(row, key) is None:
            raise not_found()

    def may_watch(self, row: TableRow, person: str | None, key: str | None) -> bool:
        """Whether somebody without a seat may look on."""
        known = row.listed or self.key_opens(row, key) is not None or (person is not None and row.host == person)
        return known and (row.spectators or row.status == "finished")

    def info(self, row: TableRow, person: str | None, online: Collection[str], absent: Collection[int]) -> TableInfo:
        """A table for one person."""
        mine = row.seats_of(person)
        host = person is not None and row.host == person
        invited = [seat.seat for seat in row.seats if seat.kind == "invited"] if host and row.status == "open" else []
        return TableInfo(
            id=row.id,
            game=row.game,
            players=row.players,
            options=dict(row.options),
            status=row.status,  # type: ignore[arg-type]
            listed=row.listed,
            spectators=row.spectators,
            counts=row.counts,
            shuffle=row.shuffle,
            clock=row.clock,
            stand_in=row.stand_in,
            host=row.host,
            created=row.created,
            started=row.started,
            finished=row.finished,
            seats=seat_infos(row, online, absent),
            you=You(
                seats=mine,
                host=host,
                key=self.key(row.id) if host or mine else None,
                seat_keys={str(seat): self.seat_key(row.id, seat) for seat in invited},
            ),
            rematch=row.rematch,
            rematch_of=row.rematch_of,
        )

    # -- before the game ---------------------------------------------------------------------------------------------

    async def create(self, person: Person, wanted: NewTable) -> str:
        """Opens a table; returns its id."""
        try:
            game = brettwerk.game(wanted.game)
            options = game.complete(len(wanted.seats), wanted.options)
            stand_in = check_level(wanted.stand_in) if wanted.stand_in is not None else default_level()
            chairs = [chair_for(person, seat) for seat in wanted.seats]
        except BrettwerkError as error:
            raise bad(str(error), "bad_option") from None
        check_wishes(wanted)
        id = new_id()
        values = {
            "id": id,
            "game": game.id,
            "rules": game.version,
            "data": game.data,
            "options": msgspec.json.encode(options).decode(),
            "seed": 0,
            "last": 0,
            "players": len(chairs),
            "host": person.id,
            "status": "open",
            "listed": wanted.listed,
            "spectators": wanted.spectators,
            "counts": wanted.counts,
            "shuffle": wanted.shuffle,
            "clock": msgspec.json.encode(wanted.clock).decode(),
            "stand_in": stand_in,
            "created": now(),
        }
        async with self.storage.write() as connection:
            t = schema.tables.c
            hosted = select(t.id).where(t.host == person.id, t.status == "open").limit(MOST_OPEN)
            if len((await connection.execute(hosted)).all()) >= MOST_OPEN:
                raise conflict("too_many_tables", f"you have {MOST_OPEN} open tables; close one first")
            await connection.execute(insert(schema.tables).values(**values))
            await insert_seats(connection, id, chairs)
        return id

    async def join(self, id: str, person: Person, wanted: Join) -> None:
        """Somebody sits down; sitting already is fine."""
        async with self.storage.write() as connection:
            row = await self.find(id, connection, lock=True)
            opened = self.key_opens(row, wanted.key)
            self.check_sight(row, person.id, wanted.key)
            if row.seats_of(person.id):
                return
            if row.status != "open":
                raise conflict("not_open", "the game has begun without you")
            free = [
                seat.seat
                for seat in row.seats
                if (seat.kind == "open" and (row.listed or opened is not None))
                or (seat.kind == "invited" and opened is not None and seat.seat in opened)
            ]
            if opened:
                free = [seat for seat in free if seat in opened] or free
            if wanted.seat is not None:
                free = [seat for seat in free if seat == wanted.seat]
            if not free:
                raise conflict("no_seat", "there is no free seat for you at this table")
            await change_seat(connection, id, free[0], kind="person", person=person.id, name=person.name, level=None)

    async def set_seat(self, id: str, person: Person, seat: int, wanted: NewSeat) -> None:
        """The host decides who is to sit in a chair."""
        try:
            chair = chair_for(person, wanted)
        except BrettwerkError as error:
            raise bad(str(error), "bad_option") from None
        async with self.storage.write() as connection:
            row = await self.host_table(connection, id, person)
            if not 0 <= seat < row.players:
                raise not_found("seat")
            if wanted.kind == "me" and row.seats_of(person.id) not in ([], [seat]):
                await change_seat(
                    connection, id, row.seats_of(person.id)[0], kind="open", person=None, name="", level=None
                )
            if row.counts and wanted.kind == "hotseat":
                raise bad("a game that counts has no hot seats", "bad_option")
            await change_seat(
                connection, id, seat, kind=chair.kind, person=chair.person, name=chair.name, level=chair.level
            )

    async def start(self, id: str, person: Person) -> None:
        """The game begins: seats are drawn, the seed is made, nothing about the set-up changes any more.

        Asked again, it has begun already: that is fine.
        """
        async with self.storage.write() as connection:
            found = await self.find(id, connection, lock=True)
            if found.status == "playing" and found.host == person.id:
                return
            row = await self.host_table(connection, id, person)
            if any(seat.kind in ("open", "invited") for seat in row.seats):
                raise conflict("seats_open", "not every seat is taken; put a bot there or wait")
            if all(seat.kind == "bot" for seat in row.seats):
                raise conflict("only_bots", "at least one seat needs a person")
            try:
                brettwerk.game(row.game).complete(row.players, row.options)
            except BrettwerkError as error:
                raise conflict("bad_option", str(error)) from None
            chairs = [Chair(seat.kind, seat.name, seat.person, seat.level) for seat in row.seats]
            if row.shuffle:
                secrets.SystemRandom().shuffle(chairs)
                await connection.execute(delete(schema.seats).where(schema.seats.c.table == id))
                await insert_seats(connection, id, chairs)
            game = brettwerk.game(row.game)
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == id)
                .values(
                    status="playing",
                    seed=secrets.randbelow(MAX_SEED),
                    started=now(),
                    rules=game.version,
                    data=game.data,
                    due=now() + 2000,
                )
            )

    async def leave(self, id: str, person: Person) -> None:
        """Before the start: the seats of a person are free again; a table without its host is closed."""
        async with self.storage.write() as connection:
            row = await self.find(id, connection, lock=True)
            self.check_sight(row, person.id, None)
            if row.status != "open":
                raise conflict("not_open", "the game has begun")
            if row.host == person.id:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(status="closed"))
            for seat in row.seats_of(person.id):
                await change_seat(connection, id, seat, kind="open", person=None, name="", level=None)

    async def close(self, id: str, person: Person) -> None:
        """The host gives the table up."""
        async with self.storage.write() as connection:
            await self.host_table(connection, id, person)
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(status="closed"))

    async def rematch(self, id: str, person: Person) -> str:
        """A new table with the same people; the same one for all who ask."""
        row = await self.find(id)
        if not row.seats_of(person.id):
            raise forbidden("not_seated", "only those who played can ask for a rematch")
        if row.status != "finished":
            raise conflict("not_finished", "the game is not finished yet")
        if row.rematch is not None:
            return row.rematch
        game = brettwerk.game(row.game)
        fresh = new_id()
        chairs = [Chair(seat.kind, seat.name, seat.person, seat.level) for seat in row.seats]
        try:
            async with self.storage.write() as connection:
                await connection.execute(
                    insert(schema.tables).values(
                        id=fresh,
                        game=row.game,
                        rules=game.version,
                        data=game.data,
                        options=msgspec.json.encode(row.options).decode(),
                        seed=0,
                        last=0,
                        players=row.players,
                        host=person.id,
                        status="open",
                        listed=row.listed,
                        spectators=row.spectators,
                        counts=row.counts,
                        shuffle=row.shuffle,
                        clock=msgspec.json.encode(row.clock).decode(),
                        stand_in=row.stand_in,
                        created=now(),
                        rematch_of=id,
                    )
                )
                await insert_seats(connection, fresh, chairs)
        except IntegrityError:
            found = (await self.find(id)).rematch
            if found is None:
                raise
            return found
        return fresh

    async def host_table(self, connection: AsyncConnection, id: str, person: Person) -> TableRow:
        """A table that has not begun, for its host."""
        row = await self.find(id, connection, lock=True)
        self.check_sight(row, person.id, None)
        if row.host != person.id:
            raise forbidden("not_host", "only the host of the table can do that")
        if row.status != "open":
            raise conflict("not_open", "the game has begun, or the table is closed")
        return row


def to_row(row: Any, seats: list[SeatRow], rematch: str | None) -> TableRow:
    """A line of the database as a table."""
    values = {name: getattr(row, name) for name in TableRow.__struct_fields__ if name not in ("seats", "rematch")}
    values["options"] = msgspec.json.decode(values["options"])
    values["clock"] = msgspec.json.decode(values["clock"], type=Clock)
    return TableRow(**values, seats=seats, rematch=rematch)


def check_wishes(wanted: NewTable) -> None:
    """Raises where the wishes for a table do not go together."""
    if wanted.counts and any(seat.kind == "hotseat" for seat in wanted.seats):
        raise bad("a game that counts has no hot seats", "bad_option")
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise bad("you have one seat of your own; others at your device are hot seats", "bad_option")
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise bad("at least one seat needs a person", "bad_option")
    if wanted.clock.kind != "none" and wanted.clock.seconds < 5:
        raise bad("a clock needs at least 5 seconds", "bad_option")


def chair_for(person: Person, seat: NewSeat) -> Chair:
    """A chair as the host wants it."""
    if seat.kind == "me":
        return Chair("person", person.name, person.id)
    if seat.kind == "hotseat":
        if seat.name is None:
            raise bad("a hot seat needs a name", "bad_option")
        return Chair("hotseat", clean_name(seat.name), person.id)
    if seat.kind == "bot":
        level = check_level(seat.level) if seat.level is not None else default_level()
        return Chair("bot", clean_name(seat.name) if seat.name else f"Bot ({level})", None, level)
    return Chair(seat.kind, "")


def seat_infos(row: TableRow, online: Collection[str], absent: Collection[int]) -> list[SeatInfo]:
    """The chairs for people."""
    return [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.person,
            seat.name,
            seat.level,
            seat.person is not None and seat.person in online,
            seat.seat in absent or seat.stood_in,
            seat.score,
            seat.place,
        )
        for seat in row.seats
    ]


def summary(row: TableRow, your_turn: bool = False) -> TableSummary:
    """A table in a list."""
    return TableSummary(
        row.id,
        row.game,
        row.players,
        row.status,  # type: ignore[arg-type]
        row.listed,
        row.spectators,
        row.counts,
        row.clock,
        row.host,
        row.created,
        row.started,
        row.finished,
        seat_infos(row, (), ()),
        your_turn,
    )


async def insert_seats(connection: AsyncConnection, table: str, chairs: list[Chair]) -> None:
    """Stores the chairs of a table."""
    await connection.execute(
        insert(schema.seats),
        [
            {
                "table": table,
                "seat": seat,
                "kind": chair.kind,
                "person": chair.person,
                "name": chair.name,
                "level": chair.level,
                "stood_in": False,
            }
            for seat, chair in enumerate(chairs)
        ],
    )


async def change_seat(connection: AsyncConnection, table: str, seat: int, **values: Any) -> None:
    """Stores who sits in a chair."""
    s = schema.seats.c
    await connection.execute(update(schema.seats).where(s.table == table, s.seat == seat).values(**values))
