"""The end of a game and what remains: results, ratings, statistics, records."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from brettwerk.records import write
from brettwerk.records.record import from_journal
from brettwerk.server import schema
from brettwerk.server.live import LiveGame
from brettwerk.server.messages.games import CountStatistics, Statistics
from brettwerk.server.messages.people import Profile, Ranked, Rating
from brettwerk.server.storage import Storage, now
from brettwerk.server.tables import TableRow
from brettwerk.server.views import result

MODEL = PlackettLuce()
"""mu 25, sigma 25/3: the usual beginning."""


async def finish(storage: Storage, row: TableRow, live: LiveGame) -> bool:
    """Stores the result and, if it counts, the ratings: exactly once, whoever comes first. True if it was us."""
    outcome = result(live)
    async with storage.write() as connection:
        t, s = schema.tables.c, schema.seats.c
        changed = await connection.execute(
            update(schema.tables)
            .where(t.id == row.id, t.status == "playing")
            .values(status="finished", finished=now(), due=None)
        )
        if changed.rowcount != 1:
            return False
        for seat in range(row.players):
            await connection.execute(
                update(schema.seats)
                .where(s.table == row.id, s.seat == seat)
                .values(score=outcome.scores[seat], place=outcome.places[seat], stood_in=seat in live.absent)
            )
        if row.counts:
            await rate(connection, row, outcome.places, live.absent)
    return True


async def rate(connection: AsyncConnection, row: TableRow, places: list[int], absent: set[int]) -> None:
    """New ratings for the people of a game. Who left, and let a bot finish, is behind those who stayed."""
    people: dict[str, int] = {}
    for chair in row.seats:
        if chair.kind == "person" and chair.person is not None:
            people[chair.person] = places[chair.seat] + (row.players if chair.seat in absent else 0)
    if len(people) < 2:
        return
    r = schema.ratings.c
    ids = sorted(people)
    query = select(r.person, r.mu, r.sigma, r.games).where(r.game == row.game, r.person.in_(ids)).order_by(r.person)
    known = {found.person: found for found in await connection.execute(query.with_for_update())}
    teams = []
    for id in ids:
        found = known.get(id)
        teams.append([MODEL.rating(mu=found.mu, sigma=found.sigma) if found is not None else MODEL.rating()])
    rated = MODEL.rate(teams, ranks=[float(people[id]) for id in ids])
    for id, [new] in zip(ids, rated):
        values = {"mu": float(new.mu), "sigma": float(new.sigma), "games": (known[id].games if id in known else 0) + 1}
        if id in known:
            change: Any = update(schema.ratings).where(r.person == id, r.game == row.game).values(**values)
        else:
            change = insert(schema.ratings).values(person=id, game=row.game, **values)
        await connection.execute(change)


def rating_info(game: str, mu: float, sigma: float, games: int) -> Rating:
    """A rating for people."""
    return Rating(game, round(mu, 2), round(sigma, 2), games, round(mu - 3 * sigma, 2))


def record_text(row: TableRow, live: LiveGame) -> str:
    """The record of a finished game."""
    names = {seat.seat: seat.name for seat in row.seats if seat.name}
    return write(from_journal(live.journal, names))


class History:
    """What was played."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def profile(self, id: str, name: str, guest: bool) -> Profile:
        """What anybody may know about a person."""
        r, s, t = schema.ratings.c, schema.seats.c, schema.tables.c
        count = (
            select(func.count())
            .select_from(schema.seats.join(schema.tables, s.table == t.id))
            .where(s.person == id, s.kind == "person", t.status == "finished")
        )
        async with self.storage.read() as connection:
            finished = (await connection.execute(count)).scalar_one()
            ratings = await connection.execute(
                select(r.game, r.mu, r.sigma, r.games).where(r.person == id).order_by(r.game)
            )
            return Profile(id, name, guest, finished, [rating_info(*row) for row in ratings])

    async def ranking(self, game: str) -> list[Ranked]:
        """The best-rated people of a game."""
        r, p = schema.ratings.c, schema.people.c
        query = (
            select(p.id, p.name, r.mu, r.sigma, r.games)
            .where(r.game == game, r.person == p.id, p.gone.is_(False))
            .order_by((r.mu - 3 * r.sigma).desc())
            .limit(100)
        )
        async with self.storage.read() as connection:
            return [
                Ranked(row.id, row.name, rating_info(game, row.mu, row.sigma, row.games))
                for row in await connection.execute(query)
            ]

    async def statistics(self, game: str) -> Statistics:
        """Finished games of one game, by number of players."""
        t, s = schema.tables.c, schema.seats.c
        finished = and_(t.game == game, t.status == "finished", s.table == t.id)
        query = (
            select(t.players, s.seat, func.count(), func.avg(s.score), func.max(s.score))
            .where(finished)
            .group_by(t.players, s.seat)
            .order_by(t.players, s.seat)
        )
        wins = select(t.players, s.seat, func.count()).where(finished, s.place == 1).group_by(t.players, s.seat)
        async with self.storage.read() as connection:
            rows = (await connection.execute(query)).all()
            won = {(players, seat): count for players, seat, count in await connection.execute(wins)}
        by_players = []
        for players in sorted({row[0] for row in rows}):
            seats = [row for row in rows if row[0] == players]
            games = max(row[2] for row in seats)
            by_players.append(
                CountStatistics(
                    players=players,
                    games=games,
                    mean_score=round(sum(float(row[3] or 0) for row in seats) / len(seats), 2),
                    best_score=max(float(row[4] or 0) for row in seats),
                    wins_by_seat=[round(won.get((players, row[1]), 0) / games, 4) for row in seats],
                )
            )
        return Statistics(game, sum(entry.games for entry in by_players), by_players)
