"""Nobody learns what they may not know: not from content, numbers, the number of messages, or errors."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import msgspec
import pytest

import brettwerk
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe
from brettwerk.server.live import Chair, LiveGame, Setup
from brettwerk.server.messages.tables import Clock
from brettwerk.server.storage import Row
from brettwerk.server.views import build_update
from proof.client import ServerProcess
from tests.server.guests import Guest, play_on

Make = Callable[..., Guest]


def new_live(players: int = 3, seed: int = 7, game: str = "glasstrasse", **wishes: object) -> LiveGame:
    """A game with people in all chairs."""
    found = brettwerk.game(game)
    chairs = [Chair("person", name, f"p_{name}") for name in ("Anna", "Bert", "Carl", "Dora", "Emil")[:players]]
    clock = Clock("move", 60)
    options = found.complete(players, {})
    return LiveGame(Setup("t", game, found.version, found.data, players, seed, options, clock, "random", 0, chairs))


def step(live: LiveGame, rng: random.Random, at: int, undos: float = 0.1) -> Row:
    """A random row, sometimes an undo, an ask or a premove."""
    seat = rng.choice(live.to_act())
    kind, action, data = "move", rng.choice(live.journal.state.legal(seat)), None
    chance = rng.random()
    if chance < undos and live.journal.undoable(seat) is not None:
        kind, action = "undo", 0
    elif chance < undos + 0.02 and live.can_ask(seat) is not None:
        kind, action = "ask", live.can_ask(seat) or 0
    elif chance < undos + 0.04:
        kind, action, data = "premove", 0, "[1,2]"
    elif live.ask is not None and live.ask.waiting and chance < 0.5:
        seat = min(live.ask.waiting)
        kind, action = rng.choice(["agree", "agree", "decline"]), 0
    row = Row(live.number + 1, seat, kind, action, at, data)
    live.add(row)
    return row


def seen(live: LiveGame, viewer: int) -> bytes:
    """Everything a viewer is sent, as bytes."""
    return msgspec.json.encode(build_update(live, viewer, [viewer], "en", 0, 0))


@pytest.mark.parametrize("game", brettwerk.games())
def test_secret_steps_change_nothing_for_others(game: str) -> None:
    """Whenever a row leaves a viewer's observation as it is, not a byte of what the viewer is sent changes."""
    secret = 0
    for seed in range(3):
        live = new_live(3, seed, game)
        rng = random.Random(seed)
        while not live.over and live.number < 60:
            before = {}
            for viewer in (-1, 0, 1, 2):
                before[viewer] = (live.observe(viewer), len(live.sight(viewer).log), seen(live, viewer))
            row = step(live, rng, live.number * 1000)
            for viewer, (observation, entries, sent) in before.items():
                same = observation == live.observe(viewer) and entries == len(live.sight(viewer).log)
                if viewer != row.seat and same:
                    secret += 1
                    assert seen(live, viewer) == sent
    assert secret > 10 or game != "glasstrasse"


@pytest.mark.parametrize("game", brettwerk.games())
def test_states_that_differ_in_secrets_look_the_same(game: str) -> None:
    """Everything sent to a viewer follows from the viewer's observation and log alone."""
    live = new_live(3, 5, game)
    rng = random.Random(5)
    for at in range(60):
        step(live, rng, at * 1000, undos=0)
    for viewer in range(3):
        update = build_update(live, viewer, [viewer], "en", 0, 0)
        sight = observe(live.journal.state, viewer)
        assert update.view == sight.view()
        assert [option.action for option in update.options] == sight.legal()
        assert update.to_act == sight.to_act()


def test_others_get_no_message_while_somebody_chooses_in_secret(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert, spectators=True, listed=True)
    eve = guest("Eve")
    with bert.live(table, {}) as his, eve.live(table, {}) as hers:
        his.until("update")
        hers.until("update")
        his.silence(0.3)
        hers.silence(0.1)
        for _ in range(4):
            anna.move(table)
        anna.play(table, "undo", version=anna.look(table)["version"])
        anna.play(table, "premove", actions=[1])
        assert his.silence(0.5) == []
        assert hers.silence(0.1) == []
        anna.move(table)
        anna.move(table)  # the fifth card: now all see that she has chosen
        assert his.until("update")["to_act"] == [1]
        assert hers.until("update")["to_act"] == [1]


def test_the_seed_stays_on_the_server_until_the_end(guest: Make, server: ServerProcess) -> None:
    import sqlite3

    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    path = server.environment["BRETTWERK_DATABASE"]
    seed = str(sqlite3.connect(path).execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()[0])
    for _ in range(20):
        play_on(table, anna, bert, steps=1)
        for path in ("/play", "", "/talk", "/log"):
            assert seed not in json.dumps(anna.get(f"/api/tables/{table}{path}"))
    play_on(table, anna, bert)
    assert f"seed {seed}" in anna.get(f"/api/tables/{table}/record")
    assert seed not in server.log.read_text()


def test_errors_and_logs_name_no_cards(guest: Make, server: ServerProcess) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    for _ in range(5):
        anna.move(table)
    hand = anna.look(table)["view"]["seats"][0]["hand"]
    refused = bert.play(table, "move", version=bert.look(table)["version"], action=7 << 32)
    assert refused["type"] == "refused"
    assert not any(card in refused["message"] for card in hand)
    log = server.log.read_text()
    assert not any(f'"{card}"' in log for card in hand)
    assert anna.http.cookies["brettwerk"] not in log


def test_spectators_get_what_lies_open_and_nothing_else(guest: Make) -> None:
    anna, bert, eve = guest("Anna"), guest("Bert"), guest("Eve")
    table = anna.table(bert, spectators=True, listed=True)
    for person, part in ((anna, 4), (bert, 2)):
        while (question := person.look(table)["question"]) is not None and question["id"] == "pick_card":
            person.move(table, len(person.look(table)["options"]) // part)
    with eve.live(table, {}) as line:
        update = line.until("update")
    hands = [person.look(table)["view"]["seats"][seat]["hand"] for seat, person in enumerate((anna, bert))]
    assert all(len(hand) >= 4 for hand in hands)
    sent = [json.dumps(update["view"]), json.dumps(update["log"]), json.dumps(eve.get(f"/api/tables/{table}/log"))]
    open_cards = {card for seat in update["view"]["seats"] for card in open_in(seat)}
    for card in {card for hand in hands for card in hand} - open_cards:
        assert not any(f'"{card}"' in text or f'"card:{card}"' in text for text in sent), card
    assert (update["seat"], update["seats"], update["options"], update["refusals"]) == (None, [], [], [])
    assert (update["question"], update["premoves"], update["auto"]) == (None, [], False)
    assert update["undo"] == {"possible": False, "ask": False}
    for path in ("preview?action=1", "hint"):
        assert eve.get(f"/api/tables/{table}/{path}", 409)["code"] == "not_your_turn"
    assert eve.get(f"/api/tables/{table}/play?seat=0", 403)["code"] == "not_seated"
    assert eve.get(f"/api/tables/{table}/log?seat=1", 403)["code"] == "not_seated"
    assert eve.get(f"/api/tables/{table}/record", 409)["code"] == "not_finished"


def open_in(seat: dict[str, object]) -> set[str]:
    """The cards of a seat that a spectator's view shows."""
    found: set[str] = set()
    for value in seat.values():
        if isinstance(value, list):
            found |= {item for item in value if isinstance(item, str)}
    return found


@pytest.mark.parametrize("game", brettwerk.games())
def test_a_spectator_sees_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    """The spectator's update of the true game is that of any game the spectator could imagine."""
    live, rng = new_live(3, 11, game), random.Random(11)
    for at in range(80):
        step(live, rng, at * 1000, undos=0)
        if at % 8:
            continue
        before = build_update(live, -1, [], "en", 0, 0)
        true = live.journal.state
        live.journal.state = live.seat(-1).imagine(Rng(at))
        live.sights[0].seat = live.observe(-1)
        after = build_update(live, -1, [], "en", 0, 0)
        live.journal.state = true
        live.sights[0].seat = live.observe(-1)
        assert msgspec.json.encode(after) == msgspec.json.encode(before)
