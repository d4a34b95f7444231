"""What the server does for a person: the only answer, the usual one, moves made in advance; and undo of all that."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from test_hidden import new_live

import brettwerk
from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.rng import Rng
from brettwerk.records import read, verify
from brettwerk.seats import Seat, observe
from brettwerk.server.chores import Chores
from brettwerk.server.live import BY_SERVER, LiveGame
from brettwerk.server.storage import Row
from brettwerk.server.views import build_update
from proof.client import ServerProcess
from tests.server.guests import Guest, Json, play_on

Make = Callable[..., Guest]


def add(live: LiveGame, seat: int, kind: str, action: int = 0, data: str | None = None) -> None:
    """The next row."""
    live.add(Row(live.number + 1, seat, kind, action, live.number * 1000, data))


def answer_all(live: LiveGame) -> int:
    """Gives the usual answers as the server does; tells how many."""
    n = 0
    while not live.over and (usual := live.usual()) is not None:
        add(live, usual[0], "move", usual[1], BY_SERVER)
        n += 1
    return n


def until_answered(game: str = "glasstrasse", undoable: bool = True, seeds: range = range(40)) -> tuple[LiveGame, int]:
    """A game in which the last move of a seat was followed by a usual answer (that can be taken back), and the seat."""
    for seed in seeds:
        live, rng = new_live(3, seed, game), random.Random(seed)
        while not live.over:
            seat = rng.choice(live.to_act())
            add(live, seat, "move", rng.choice(live.journal.state.legal(seat)))
            before = len(live.journal.moves)
            usual = live.usual()
            if (
                usual is not None
                and usual[0] == seat
                and answer_all(live)
                and live.by_server[-1]
                and live.journal.moves[-1].seat == seat
                and undoable == (live.undoable(seat) == before - 1)
            ):
                return live, seat
            answer_all(live)
    raise AssertionError("no such game found")


def test_a_usual_answer_is_an_ordinary_move_that_only_its_seat_sees_marked() -> None:
    live, seat = until_answered()
    assert live.journal.moves[-1].events
    for viewer in (-1, 0, 1, 2):
        entries = live.sight(viewer).log[-len(live.journal.moves[-1].events) :]
        assert [entry.by_server for entry in entries] == [viewer == seat] * len(entries)
    update = build_update(live, seat, [seat], "en", 0, 0)
    assert update.log[-1].by_server is True
    assert (update.ask_always, update.undo.possible) == (False, True)


def test_undo_takes_usual_answers_back_together_with_their_cause() -> None:
    live, seat = until_answered()
    again = LiveGame(live.setup)
    answers = 0
    while live.by_server[-1 - answers]:
        answers += 1
    for move, by_server in list(zip(live.journal.moves, live.by_server))[: -1 - answers]:
        add(again, move.seat, "move", move.action, BY_SERVER if by_server else None)
    gone = [number for numbers in live.told[-1 - answers :] for number in numbers[seat + 1]]
    add(live, seat, "undo")
    assert live.journal.state.key() == again.journal.state.key()
    assert live.sight(seat).log[-1].takes_back == gone
    assert len(live.by_server) == len(live.told) == len(live.journal.moves)


def test_what_follows_an_answer_beyond_recall_cannot_be_undone() -> None:
    live, seat = until_answered(undoable=False)
    assert live.undoable(seat) is None
    asked = live.can_ask(seat)
    assert asked is not None
    assert not live.by_server[asked], "the others are asked about the step of the seat's own"


def test_who_wants_to_be_asked_always_is() -> None:
    live, seat = until_answered()
    add(live, seat, "undo")
    add(live, seat, "ask_always", 1)
    assert build_update(live, seat, [seat], "en", 0, 0).ask_always is True
    for action in live.journal.state.legal(seat):
        other = LiveGame(live.setup)
        for move in live.journal.moves:
            add(other, move.seat, "move", move.action)
        add(other, seat, "move", action)
        if (usual := other.usual()) is not None and usual[0] == seat:
            add(other, seat, "ask_always", 1)
            assert other.usual() is None or other.usual() != usual
            add(other, seat, "ask_always", 0)
            assert other.usual() == usual
            return
    raise AssertionError("no usual answer found again")


def causes(live: LiveGame, seat: int) -> Iterator[tuple[int, int]]:
    """The actions after which the seat is asked again, with the usual answer to that (-1: there is none)."""
    for action in live.journal.state.legal(seat):
        trial = live.journal.state.clone()
        trial.apply(seat, action)
        if trial.to_act() == [seat]:
            yield action, int(trial.usual(seat))


def test_a_move_in_advance_goes_before_the_usual_answer_and_survives_one_that_it_does_not_fit() -> None:
    game = brettwerk.game("glasstrasse")
    live, seat = until_answered()
    answer = live.journal.moves[-1].action
    add(live, seat, "undo")
    cause = next(action for action, usual in causes(live, seat) if usual == answer)
    assert game.name(answer) == "take all"
    add(live, seat, "premove", 0, f"[{cause},{game.parse('take fewer')}]")
    add(live, seat, "move", cause)
    assert live.usual() is None, "a move in advance fits"
    add(live, seat, "premove", 0, f"[{1 << 39}]")
    assert live.usual() == (seat, answer), "it does not fit"
    add(live, seat, "move", answer, BY_SERVER)
    assert live.premoves[seat] == [1 << 39], "and waits for the next question"


@pytest.mark.parametrize("game", brettwerk.games())
def test_nobody_can_tell_from_what_is_hidden_whether_there_is_a_usual_answer(game: str) -> None:
    """The server answers at once, so that there is an answer must follow from what everybody sees."""
    found = 0
    for seed in range(6):
        state, rng = brettwerk.game(game).new(3, seed), random.Random(seed)
        while not state.over:
            seat = rng.choice(state.to_act())
            usual = int(state.usual(seat))
            assert int(observe(state, seat).veiled().usual(seat)) == usual
            if usual >= 0:
                found += 1
                assert state.to_act() == [seat]
                assert int(observe(state, -1).imagine(Rng(seed)).usual(seat)) == usual
            state.apply(seat, usual if usual >= 0 else rng.choice(state.legal(seat)))
    assert found > 5 or game == "hoyuk"


def to_the_end(anna: Guest, table: str) -> list[Json]:
    """Plays on to the end and collects the questions that are put to Anna."""
    seen: list[Json] = []
    patience = time.monotonic() + 180  # waiting for the bot takes as long as the machine is busy
    while time.monotonic() < patience:
        update = anna.look(table)
        if update["result"] is not None:
            break
        if update["options"]:
            seen.append(update["question"])
            choice = random.Random(len(seen)).randrange(len(update["options"]))
            anna.play(table, "move", version=update["version"], action=update["options"][choice]["action"])
        else:
            time.sleep(0.01)
    return seen


def test_the_server_answers_usual_questions_and_the_record_holds_them(guest: Make) -> None:
    anna = guest("Anna")
    lines = []
    for always in (False, True):
        table = anna.table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        if always:
            assert anna.play(table, "ask_always", on=True)["type"] == "done"
        assert anna.look(table)["ask_always"] is always
        questions = to_the_end(anna, table)
        marked = [entry for entry in anna.get(f"/api/tables/{table}/log?limit=1000") if entry["by_server"]]
        takes = [question for question in questions if question["id"] == "take"]
        lines.append((len(takes), len(marked)))
        record = read(anna.get(f"/api/tables/{table}/record"))
        verify(record)
        taken = [line for line in record.lines if line.seat == 0 and record.game.name(line.action) == "take all"]
        assert len(taken) >= (len(marked) > 0)
    (_, answered), (asked_always, none) = lines
    assert answered > 0
    assert asked_always > 0
    assert none == 0


def test_switching_over_answers_what_is_asked_right_then(guest: Make) -> None:
    anna = guest("Anna")
    for _ in range(10):
        table = anna.table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        anna.play(table, "ask_always", on=True)
        for step in range(300):
            update = anna.look(table)
            question = update["question"]
            if question is not None and question["id"] == "take":
                anna.play(table, "ask_always", on=False)
                after = anna.look(table)
                if any(entry["by_server"] for entry in after["log"]):
                    assert after["version"] > update["version"]
                    return
                anna.play(table, "ask_always", on=True)
                update = anna.look(table)
            if update["options"]:
                choice = random.Random(step).choice(update["options"])
                anna.play(table, "move", version=update["version"], action=choice["action"])
            elif update["result"] is not None:
                break
            else:
                time.sleep(0.01)
    raise AssertionError("no harmless gain in ten games")


def test_the_log_names_the_rules_and_the_question_its_things(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    assert anna.look(table)["question"]["args"] == {"number": 5, "period": 1}
    play_on(table, anna, bert, steps=60, choice=1)
    entries = anna.get(f"/api/tables/{table}/log?limit=1000")
    played = [entry for entry in entries if entry["kind"] == "gained"]
    assert played
    assert all(rule.startswith("GS-") for entry in entries for rule in entry["rules"])
    assert all(entry["rules"] for entry in played)


def test_what_a_viewer_may_not_see_names_no_rules() -> None:
    hidden = 0
    for game in brettwerk.games():
        live, rng = new_live(3, 3, game), random.Random(3)
        for _ in range(120):
            seat = rng.choice(live.to_act())
            add(live, seat, "move", rng.choice(live.journal.state.legal(seat)))
        for viewer in (-1, 0, 1, 2):
            for entry in live.sight(viewer).log:
                if entry.event is not None and not entry.event.seen_by(viewer):
                    hidden += 1
                    assert entry.rules == []
    assert hidden > 10


def test_moves_in_advance_are_played_one_after_the_other(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    picks = [option["action"] for option in anna.look(table)["options"][:5]]
    assert anna.play(table, "premove", actions=picks)["type"] == "done"
    update = anna.look(table)
    for _ in range(200):
        if not update["premoves"]:
            break
        update = anna.look(table, version=update["version"], wait=5)
    names = {option.removeprefix("pick ") for option in map(brettwerk.game("glasstrasse").name, picks)}
    assert set(update["view"]["seats"][0]["hand"]) == names


def test_a_move_in_advance_that_does_not_fit_is_forgotten_with_all_after_it(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    first, second = (option["action"] for option in anna.look(table)["options"][:2])
    anna.play(table, "premove", actions=[first, first, second])  # the same card twice is not possible
    update = anna.look(table)
    for _ in range(200):
        if not update["premoves"]:
            break
        update = anna.look(table, version=update["version"], wait=5)
    name = brettwerk.game("glasstrasse").name(first).removeprefix("pick ")
    assert update["view"]["seats"][0]["hand"] == [name]


@pytest.mark.parametrize("way", ["another move", "no actions", "undo"])
def test_moves_in_advance_are_forgotten(guest: Make, way: str) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    for _ in range(5):
        anna.move(table)
    anna.play(table, "premove", actions=[1 << 39])
    assert anna.look(table)["premoves"] == [1 << 39], "it waits: it is not her turn"
    if way == "no actions":
        anna.play(table, "premove", actions=[])
    elif way == "undo":
        assert anna.play(table, "undo", version=anna.look(table)["version"])["type"] == "done"
    else:
        for _ in range(5):
            bert.move(table)
        while not anna.look(table)["options"]:
            bert.move(table)
        for _ in range(100):  # the server has looked at it by now, or she is quicker
            if not anna.look(table)["premoves"]:
                break
            anna.move(table)
    assert anna.look(table)["premoves"] == []


class OneOption(Seat):
    """Eyes that see a single option: no game asks such a question now, but a game may (`State.asks_anyway`)."""

    def legal(self) -> list[int]:
        """The first option alone."""
        return super().legal()[:1]


def test_the_only_answer_is_given_to_those_who_want_that() -> None:
    live, chores = new_live(3, 1), object.__new__(Chores)
    only = live.seat(0).legal()[0]
    assert chores.answer_for(live, 0) is None
    add(live, 0, "auto", 1)
    assert chores.answer_for(live, 0) is None, "there are several options"
    live.sight(0).seat = OneOption(live.game, 0, live.seat(0).observation)
    assert chores.answer_for(live, 0) == only
    assert chores.automatic(live, 0)
    add(live, 0, "auto", 0)
    live.sight(0).seat = OneOption(live.game, 0, live.seat(0).observation)
    assert chores.answer_for(live, 0) is None


def test_two_processes_answer_a_usual_question_once(fresh_database: str, tmp_path: Path) -> None:
    first = ServerProcess(tmp_path, fresh_database).start()
    second = ServerProcess(tmp_path, fresh_database).start()
    try:
        anna = Guest(first.url, "Anna")
        table = anna.table(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        watching = Guest(second.url, come=False)
        watching.http.cookies.update(anna.http.cookies)
        with watching.live(table, {}) as line:
            line.until("update")
            to_the_end(anna, table)
        verify(read(watching.get(f"/api/tables/{table}/record")))
        assert '"level":"error"' not in first.log.read_text() + second.log.read_text()
    finally:
        first.stop()
        second.stop()


def test_an_answer_at_which_the_engine_fails_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    live, seat = until_answered()
    add(live, seat, "undo")
    cause = next(action for action, usual in causes(live, seat) if usual >= 0)
    add(live, seat, "move", cause)
    assert live.usual() is not None

    def fail(seat: int, action: int) -> bool:
        raise BrokenRules("the engine fails")

    monkeypatch.setattr(live, "fits", fail)
    live.usual_at = -1
    assert live.usual() is None
