"""Requests for people who want to understand: what an option would do, what a bot would do, a game played again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from brettwerk.kernel.errors import BrettwerkError
from brettwerk.kernel.events import Event, Recorder
from brettwerk.kernel.game import Game
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import REVEALS, State
from brettwerk.records import Journal
from brettwerk.records.record import Record, event_fields, from_journal, read
from brettwerk.records.replay import replay as play_again
from brettwerk.records.replay import start
from brettwerk.seats import Seat, observe
from brettwerk.server.errors import bad, conflict, forbidden
from brettwerk.server.http.common import PROBLEMS, language, maybe_person, person_of, server_of
from brettwerk.server.http.play import viewer_for
from brettwerk.server.http.tables import Key, seen_table
from brettwerk.server.messages.common import Lang
from brettwerk.server.messages.news import (
    Foreseen,
    Hint,
    LogEntry,
    PartInfo,
    Preview,
    Replay,
    ReplayFrame,
    ReplayRequest,
    ScoreInfo,
    Valued,
)
from brettwerk.server.thinkers import check_level, hint_level
from brettwerk.server.words import table_text
from brettwerk.text import Text, Words

Ask = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=7)]
MOST_EVENTS = 6
"""Events that a hint names."""


def fields_of(game: Game, event: Event) -> dict[str, str | int]:
    """What an event says, as a client reads it."""
    kind = game.events[event.kind]
    return {
        name: int(value) if domain is None else f"{domain.id}:{value}"
        for (_, domain), (name, value) in zip(kind.fields, event_fields(game, event))
    }


def foresee(seat: Seat, action: int) -> tuple[bool, list[Event]]:
    """The events of an action in an imagined world; none where the action reveals something, for that is imagined."""
    state = seat.imagine(Rng(1))
    state.events = Recorder()
    before = int(state.v[REVEALS])
    state.apply(seat.number, action)
    if int(state.v[REVEALS]) != before:
        return False, []
    return True, [event for event in state.events.take() if event.seen_by(seat.number)]


async def own_seat(
    request: Ask, table_id: str, seat: int | None, key: str | None, lang: str | None
) -> tuple[Seat, Text, str]:
    """The seat of the one who asks, who must be asked something there; the texts; and the id of the table."""
    server = server_of(request)
    person = await person_of(request)
    server.limits.take("request", person.id)
    table, _ = await seen_table(request, table_id, key)
    viewer = viewer_for(server, table, person, seat, key, language(person, lang))
    if table.live is None or table.live.over:
        raise conflict("not_playing", "there is no game going on here")
    eyes = table.live.seat(viewer.seat)
    if viewer.seat < 0 or viewer.seat not in eyes.to_act():
        raise conflict("not_your_turn", "nothing is asked of you now")
    names = [chair.name for chair in table.live.setup.chairs]
    return eyes, table_text(viewer.lang, table.live.game, names), table.row.id


@get("/api/tables/{table_id:str}/preview", tags=["play"], responses=PROBLEMS)
async def preview(
    request: Ask,
    table_id: str,
    action: Annotated[int, Parameter(ge=0, le=2**53)],
    seat: SeatQuery = None,
    key: Key = None,
) -> Preview:
    """What an option would do, as far as the seat can know."""
    eyes, _, _ = await own_seat(request, table_id, seat, key, None)
    if action not in eyes.legal():
        raise conflict("illegal", "that is not an option now")
    complete, events = foresee(eyes, action)
    return Preview(
        complete,
        [
            Foreseen(eyes.game.events[e.kind].id, int(e.seat) if e.seat >= 0 else None, fields_of(eyes.game, e))
            for e in events
        ],
    )


@get("/api/tables/{table_id:str}/hint", tags=["play"], responses=PROBLEMS)
async def hint(
    request: Ask,
    table_id: str,
    seat: SeatQuery = None,
    level: Annotated[str | None, Parameter(max_length=20)] = None,
    lang: Lang | None = None,
    key: Key = None,
) -> Hint:
    """What a bot would do here. It gets what the seat knows and nothing else."""
    eyes, text, _ = await own_seat(request, table_id, seat, key, lang)
    try:
        bot = check_level(level) if level is not None else hint_level()
    except BrettwerkError as error:
        raise bad(str(error), "bad_option") from None
    thoughts = await server_of(request).thinkers.advise(eyes.game.id, eyes.number, eyes.observation, bot, 1)
    words = {int(option.action): text.option(option) for option in eyes.options()}
    values = [Valued(t.action, words[t.action], round(t.value, 2), t.visits) for t in thoughts]
    return Hint(bot, values[0].action, reasons(eyes, values, text), values)


def reasons(seat: Seat, values: list[Valued], text: Text) -> list[str]:
    """Why: what the first option does, and how far it is ahead of the next one."""
    found: list[str] = []
    _, events = foresee(seat, values[0].action)
    told = [line for line in (text.event(event, seat.number) for event in events[:MOST_EVENTS]) if line]
    if told:
        found.append(text("hint-does", events=Words("; ".join(told))))
    if len(values) > 1:
        lead = round(values[0].value - values[1].value, 1)
        other = Words(values[1].text)
        found.append(text("hint-lead", points=lead, option=other) if lead >= 0.1 else text("hint-alike", option=other))
    return found


@post("/api/replay", status_code=200, tags=["games"], responses=PROBLEMS)
async def replay(request: Ask, data: ReplayRequest) -> Replay:
    """A finished game, or a record somebody brings, played again: positions and events of some moments."""
    server = server_of(request)
    person = await maybe_person(request)
    server.limits.take("request", person.id if person is not None else "nobody")
    if data.table is not None:
        table, _ = await seen_table(request, data.table, data.key)
        if table.live is None or not table.live.over:
            raise conflict("not_finished", "the game can be played again when it is finished")
        if not table.row.seats_of(person.id if person else None) and not server.tables.may_watch(
            table.row, person.id if person else None, data.key
        ):
            raise forbidden("not_seated", "this game is private")
        names = [chair.name for chair in table.live.setup.chairs]
        record = from_journal(table.live.journal, dict(enumerate(names)))
    elif data.record is not None:
        try:
            record = read(data.record)
        except BrettwerkError as error:
            raise bad(str(error), "bad_record") from None
        names = [record.names.get(seat, f"{chr(65 + seat)}") for seat in range(record.players)]
    else:
        raise bad("a table or a record is needed", "bad_request")
    if data.seat >= record.players:
        raise bad("there is no such seat", "bad_request")
    try:
        return await asyncio.to_thread(frames, record, names, data, language(person, data.lang))
    except BrettwerkError as error:
        raise bad(str(error), "bad_record") from None


def frames(record: Record, names: list[str], wanted: ReplayRequest, lang: str) -> Replay:
    """Plays a record and keeps the wanted moments."""
    text = table_text(lang, record.game, names)
    kept: list[ReplayFrame] = []
    totals: list[list[float]] = []
    end = wanted.first + wanted.count
    for number, (state, seat, move, events, rules) in enumerate(moments(record)):
        scores = state.scores()
        totals.append([score.total for score in scores])
        if wanted.first <= number < end:
            kept.append(
                ReplayFrame(
                    number,
                    seat,
                    move,
                    observe(state, wanted.seat).view(),
                    [
                        ScoreInfo(s.total, [PartInfo(source, text.thing(source), p) for source, p in s.parts if p])
                        for s in scores
                    ],
                    [entry(record.game, text, event, i, wanted.seat, rules) for i, event in enumerate(events)],
                )
            )
    return Replay(record.game.id, record.players, names, record.options, len(totals) - 1, totals, record.result, kept)


def moments(record: Record) -> Iterator[tuple[State, int | None, str, list[Event], list[str]]]:
    """Every position of a record: who moved, the move in the notation, its events and its rules."""
    first: Journal = start(record)
    before = first.state
    yield before, None, "", [], []
    for journal, line, move in play_again(record):
        rules = record.game.option(before, line.action).rules
        before = journal.state.clone()
        yield journal.state, int(line.seat), record.game.name(line.action), move.events, rules


def entry(game: Game, text: Text, event: Event, number: int, viewer: int, rules: list[str]) -> LogEntry:
    """An event as a line of a log; after the end everybody may see everything."""
    eyes = event.seat if viewer < 0 and event.seat >= 0 and not event.seen_by(viewer) else viewer
    shown = event.seen_by(eyes)
    kind = game.events[event.kind].id
    seat = int(event.seat) if event.seat >= 0 else None
    words = text.event(event, eyes) if shown or text.has(f"event-{kind}-hidden") else ""
    return LogEntry(
        number, kind, seat, fields_of(game, event) if shown else {}, words, [], rules if shown else [], False
    )


ROUTES = [preview, hint, replay]
__all__ = ["ROUTES"]
