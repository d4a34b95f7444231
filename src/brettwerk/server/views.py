"""From a live game to what one viewer is sent: the update, in their language."""

from __future__ import annotations

from brettwerk.kernel.game import Question, Score, seat_letter
from brettwerk.records.record import event_fields
from brettwerk.server.live import Ask, Entry, LiveGame
from brettwerk.server.messages.news import (
    AskInfo,
    LogEntry,
    OptionInfo,
    PartInfo,
    QuestionInfo,
    RefusalInfo,
    Result,
    ScoreInfo,
    UndoInfo,
    Update,
)
from brettwerk.text import Text

MOST_LOG = 300
"""Entries sent to somebody who has seen nothing yet."""


def build_update(live: LiveGame, viewer: int, seats: list[int], lang: str, after: int, now: int) -> Update:
    """What a viewer sees now, and the log entries after a number."""
    sight = live.sight(viewer)
    text = live_text(live, lang)
    seat = live.seat(viewer)
    if after == 0:
        after = max(0, len(sight.log) - MOST_LOG)
    question = seat.question() if viewer >= 0 else None
    options = seat.options() if question is not None else []
    refusals = seat.refusals() if question is not None else []
    return Update(
        table=live.setup.id,
        seat=viewer if viewer >= 0 else None,
        seats=seats,
        version=sight.version,
        status="finished" if live.over else "playing",
        view=seat.view(),
        to_act=seat.to_act(),
        question=None if question is None else question_info(question, text),
        options=[OptionInfo(o.action, o.name, o.verb, text.option(o), o.things, o.targets, o.rules) for o in options],
        refusals=[RefusalInfo(r.name, r.target, text.refusal(r), r.rule) for r in refusals],
        scores=scores(live, viewer, text),
        log=entries(live, viewer, text, after, len(sight.log)),
        log_end=len(sight.log),
        undo=UndoInfo(
            possible=viewer >= 0 and not live.over and live.undoable(viewer) is not None,
            ask=viewer >= 0 and live.can_ask(viewer) is not None,
        ),
        ask=None if live.ask is None else ask_info(live.ask, text),
        clocks=live.clocks.describe(now),
        premoves=live.premoves.get(viewer, []),
        auto=viewer in live.auto,
        ask_always=viewer in live.ask_always,
        stand_ins=sorted(live.absent),
        now=now,
        result=result(live) if live.over else None,
    )


def live_text(live: LiveGame, lang: str) -> Text:
    """The texts of a language, with the names of those who play."""
    if lang not in live.texts:
        live.texts[lang] = Text(lang, live.game, [chair.name for chair in live.setup.chairs])
    return live.texts[lang]


def question_info(question: Question, text: Text) -> QuestionInfo:
    """What is asked, in words and as data."""
    return QuestionInfo(question.id, text.question(question), question.args, question.rules)


def scores(live: LiveGame, viewer: int, text: Text) -> list[ScoreInfo | None]:
    """The scores as far as the viewer is shown them."""
    return [score_info(score, text) if score is not None else None for score in live.seat(viewer).scores()]


def score_info(score: Score, text: Text) -> ScoreInfo:
    """A score with the words for its sources."""
    parts = [PartInfo(source, text.thing(source), points) for source, points in score.parts if points]
    return ScoreInfo(score.total, parts)


def entries(live: LiveGame, viewer: int, text: Text, after: int, end: int) -> list[LogEntry]:
    """Log entries of a viewer, after one number up to another."""
    log = live.sight(viewer).log
    return [entry_info(live, viewer, text, n + 1, log[n]) for n in range(max(0, after), min(end, len(log)))]


def entry_info(live: LiveGame, viewer: int, text: Text, number: int, entry: Entry) -> LogEntry:
    """One log entry in words and as data."""
    seat = entry.seat if entry.seat >= 0 else None
    if entry.event is None:
        words = text(f"table-{entry.kind}", seat=f"seat:{seat_letter(entry.seat)}")
        return LogEntry(number, entry.kind, seat, {}, words, entry.takes_back, [], False)
    fields: dict[str, str | int] = {}
    if entry.event.seen_by(viewer):
        kind = live.game.events[entry.event.kind]
        for (_, domain), (name, value) in zip(kind.fields, event_fields(live.game, entry.event)):
            fields[name] = int(value) if domain is None else f"{domain.id}:{value}"
    words = text.event(entry.event, viewer)
    return LogEntry(number, entry.kind, seat, fields, words, [], entry.rules, entry.by_server)


def ask_info(ask: Ask, text: Text) -> AskInfo:
    """What is asked of the others."""
    return AskInfo(ask.number, ask.seat, sorted(ask.waiting), text("table-ask", seat=f"seat:{seat_letter(ask.seat)}"))


def result(live: LiveGame) -> Result:
    """The end of the game: exact scores, winners and places, ties shared."""
    state = live.journal.state
    standings = [int(state.standing(seat)) for seat in range(state.players)]
    places = [1 + sum(other > standing for other in standings) for standing in standings]
    return Result([score.total for score in state.scores()], state.winners(), places)
