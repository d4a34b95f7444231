"""Play: options, stale and repeated messages, undo and asking for it, moves in advance, stand-ins, talk, the end."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import brettwerk
from brettwerk.records import read, verify
from tests.server.guests import Guest, Json, play_on

Make = Callable[..., Guest]


def test_a_whole_game_with_record_history_and_statistics(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    before = anna.get("/api/games/glasstrasse/statistics")["games"]
    table = anna.table(bert, counts=True)
    assert anna.ask("GET", f"/api/tables/{table}/record").status_code == 409
    play_on(table, anna, bert)
    result = anna.look(table)["result"]
    record = read(anna.get(f"/api/tables/{table}/record"))
    verify(record)
    assert record.result == result["scores"]
    assert record.names == {0: "Anna", 1: "Bert"}
    history = bert.get("/api/me/history")
    assert [entry["id"] for entry in history] == [table]
    assert [seat["score"] for seat in history[0]["seats"]] == result["scores"]
    assert anna.get("/api/games/glasstrasse/statistics")["games"] == before + 1
    ratings = [anna.get(f"/api/people/{person.id}")["ratings"][0] for person in (anna, bert)]
    better, worse = (0, 1) if result["places"][0] < result["places"][1] else (1, 0)
    if result["places"] != [1, 1]:
        assert ratings[better]["mu"] > 25 > ratings[worse]["mu"]
    assert {entry["person"] for entry in anna.get("/api/games/glasstrasse/ratings")} >= {anna.id, bert.id}
    assert anna.play(table, "undo", version=10**6)["code"] == "not_playing"


def test_a_repeated_message_is_done_once(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    first = anna.look(table)
    message = {"type": "move", "id": "one", "version": first["version"], "action": first["options"][0]["action"]}
    done = anna.post(f"/api/tables/{table}/play", message)
    again = anna.post(f"/api/tables/{table}/play", message)
    assert (done["type"], done["repeated"], again["type"], again["repeated"]) == ("done", False, "done", True)
    assert anna.look(table)["version"] == done["version"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 0}, "stale"),
        ({"version": 99}, "stale"),
        ({"action": 7 << 32}, "illegal"),
        ({"seat": 1}, "not_seated"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(guest: Make, change: Json, code: str) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    before = anna.look(table)
    message = {"version": before["version"], "action": before["options"][0]["action"]} | change
    assert anna.play(table, "move", **message)["code"] == code
    after = anna.look(table)
    assert {**before, "now": 0} == {**after, "now": 0}


def test_a_move_of_an_older_decision_is_stale_but_news_from_others_are_not(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    seen = anna.look(table)
    for _ in range(5):  # Bert chooses all his cards: Anna sees that he is done, her own question is the same
        bert.move(table)
    assert anna.look(table)["version"] > seen["version"]
    assert anna.play(table, "move", version=seen["version"], action=seen["options"][0]["action"])["type"] == "done"
    again = anna.play(table, "move", version=seen["version"], action=seen["options"][1]["action"])
    assert again["code"] == "stale"


def test_undo_takes_back_a_step(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    before = anna.look(table)
    assert before["undo"] == {"possible": False, "ask": False}
    assert anna.play(table, "undo", version=before["version"])["code"] == "nothing_to_undo"
    anna.move(table)
    changed = anna.look(table)
    assert changed["undo"]["possible"] is True
    assert anna.play(table, "undo", version=changed["version"])["type"] == "done"
    after = anna.look(table)
    assert (after["view"], after["options"]) == (before["view"], before["options"])
    assert after["log"][-1]["kind"] == "undo"


def test_the_others_can_be_asked_for_more(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    for _ in range(5):
        anna.move(table)
    for _ in range(5):
        bert.move(table)
    for _ in range(20):  # until her last step is beyond recall
        update = anna.look(table)
        if not update["undo"]["possible"]:
            break
        play_on(table, bert if bert.look(table)["options"] else anna, steps=1)
    assert update["undo"] == {"possible": False, "ask": True}
    anna.play(table, "ask", version=update["version"])
    asked = bert.look(table)["ask"]
    assert (asked["seat"], asked["waiting"]) == (0, [1])
    assert anna.play(table, "answer", ask=asked["number"], yes=True)["code"] == "no_such_ask"
    assert bert.play(table, "answer", ask=asked["number"], yes=False)["type"] == "done"
    assert bert.look(table)["ask"] is None
    anna.play(table, "ask", version=anna.look(table)["version"])
    bert.play(table, "answer", ask=bert.look(table)["ask"]["number"], yes=True)
    back = anna.look(table)
    assert 0 in back["to_act"]
    assert back["log"][-1]["kind"] == "rewind"
    assert back["log"][-1]["takes_back"] != []
    anna.move(table)
    play_on(table, anna, bert)
    verify(read(anna.get(f"/api/tables/{table}/record")))


def test_moves_in_advance_are_played_when_possible(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    for _ in range(5):
        anna.move(table)
    for _ in range(4):
        bert.move(table)
    wanted = anna.look(table)["view"]["seats"][0]["hand"][2]
    action = brettwerk.game("glasstrasse").parse(f"play {wanted}")
    assert anna.play(table, "premove", actions=[action])["type"] == "done"
    assert anna.look(table)["premoves"] == [action]
    assert bert.look(table)["premoves"] == []
    bert.move(table)
    bert_begins = anna.look(table)["to_act"] == [1]
    for _ in range(100):
        update = anna.look(table)
        if not update["premoves"]:
            break
        play_on(table, bert, steps=1)
    assert update["premoves"] == []
    played = [entry["fields"].get("card", "").removeprefix("card:") for entry in update["log"]]
    assert wanted in played or bert_begins  # his card may bring another question first: then it is forgotten
    anna.play(table, "premove", actions=[1 << 39])
    play_on(table, anna, bert, steps=30)
    assert anna.look(table)["premoves"] == [], "what is not possible is forgotten"


def test_who_leaves_is_played_by_a_bot_until_they_return(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert, stand_in="random")
    left = bert.post(f"/api/tables/{table}/leave")
    assert left["seats"][1]["stand_in"] is True
    for _ in range(100):
        if anna.look(table)["to_act"] == [0]:
            break
        time.sleep(0.05)
    assert anna.look(table)["to_act"] == [0], "the bot has chosen for Bert"
    assert bert.play(table, "back")["type"] == "done"
    assert anna.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is False
    kinds = [entry["kind"] for entry in anna.look(table)["log"]]
    assert "stand_in" in kinds
    assert kinds[-1] == "back"


def test_coming_back_by_websocket_hands_the_chair_back(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert, stand_in="random")
    bert.post(f"/api/tables/{table}/leave")
    with bert.live(table, {}) as line:
        assert line.until("table")["table"]["seats"][1]["stand_in"] is False


def test_a_clock_that_runs_out_calls_a_bot(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert, clock={"kind": "move", "seconds": 5}, stand_in="random")
    clock = anna.look(table)["clocks"][1]
    assert clock["running"] is True
    assert 0 < clock["left"] <= 5000
    for _ in range(5):
        anna.move(table)
    with anna.live(table, {}) as line:
        end = time.monotonic() + 12
        while time.monotonic() < end and line.until("update", 12)["stand_ins"] != [1]:
            pass
    assert 1 in anna.look(table)["stand_ins"]


def test_a_hot_seat_is_played_from_one_device(guest: Make) -> None:
    anna = guest("Anna")
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Opa"}]
    table = anna.table(seats=seats)
    assert anna.look(table)["seats"] == [0, 1]
    opa = anna.look(table, seat=1)
    assert opa["seat"] == 1
    assert opa["options"]
    assert anna.move(table, seat=1)["type"] == "done"
    with anna.live(table, {"seat": 0}) as line:
        assert line.until("update")["seat"] == 0
        line.send(type="hello", seat=1)
        assert line.until("update")["seat"] == 1


def test_a_bot_plays_with_people_to_the_end(guest: Make) -> None:
    anna = guest("Anna")
    table = anna.table(bots=1, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    play_on(table, anna)
    verify(read(anna.get(f"/api/tables/{table}/record")))


def test_websocket_reconnect_has_no_gap(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    with anna.live(table, {"lang": "de"}) as line:
        first = line.until("update")
        assert first["question"]["text"] != ""
    play_on(table, anna, bert, steps=40)
    with anna.live(table, {"log": first["log_end"]}) as line:
        later = line.until("update")
    numbers = [entry["number"] for entry in later["log"]]
    assert numbers == list(range(first["log_end"] + 1, later["log_end"] + 1))
    assert numbers
    assert anna.get(f"/api/tables/{table}/log?after=0&limit=1000")[: len(numbers)] == later["log"] or first["log_end"]


def test_long_poll_waits_for_another_version(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    version = anna.look(table)["version"]
    started = time.monotonic()
    assert anna.look(table, version=version, wait=1)["version"] == version
    assert time.monotonic() - started > 0.9
    started = time.monotonic()
    assert anna.look(table, version=version - 1, wait=20)["version"] == version
    assert time.monotonic() - started < 5


def test_table_talk_comes_once_and_in_order(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    with bert.live(table, {}) as line:
        line.until("update")
        for number in range(3):
            anna.post(f"/api/tables/{table}/play", {"type": "talk", "id": f"t{number}", "text": f"Hallo {number}\x00"})
        assert anna.post(f"/api/tables/{table}/play", {"type": "talk", "id": "t0", "text": "x"})["repeated"] is True
        heard: list[Json] = []
        while len(heard) < 3:
            heard += line.until("talk")["talk"]
    assert [said["text"] for said in heard] == ["Hallo 0", "Hallo 1", "Hallo 2"]
    assert len(anna.get(f"/api/tables/{table}/talk")) == 3


def test_spectators_only_where_they_are_welcome(guest: Make) -> None:
    anna, bert, eve = guest("Anna"), guest("Bert"), guest("Eve")
    closed = anna.table(bert, listed=True)
    assert eve.turned_away(closed) == 4403
    assert eve.ask("GET", f"/api/tables/{closed}/play").status_code == 403
    open_table = anna.table(bert, listed=True, spectators=True)
    with eve.live(open_table, {}) as line:
        update = line.until("update")
        assert (update["seat"], update["options"], update["question"]) == (None, [], None)
        line.send(type="move", id="x", version=update["version"], action=1)
        assert line.until("refused")["code"] == "not_seated"


def test_a_foreign_origin_is_turned_away(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    assert anna.turned_away(table, origin="https://evil.example") == 4403
    with anna.live(table, {}, origin=anna.url) as line:
        line.until("update")


def test_seats_drawn_while_connected(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    for _ in range(4):
        table = anna.table(bert, start=False, shuffle=True)
        with bert.live(table, {}) as line:
            line.until("table")
            anna.post(f"/api/tables/{table}/start")
            update = line.until("update")
            seats = bert.get(f"/api/tables/{table}")["you"]["seats"]
            assert [update["seat"]] == seats
            assert update["options"]


def test_a_budget_runs_out_a_bot_takes_the_chair_and_hands_it_back(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert, clock={"kind": "budget", "seconds": 10, "add": 1}, stand_in="random")
    for _ in range(5):
        anna.move(table)  # her cards are chosen: her clock stands, his runs
    clocks = anna.look(table)["clocks"]
    assert [clock["running"] for clock in clocks] == [False, True]
    assert clocks[0]["left"] < 11_000, "ten seconds less what she used, and one for her turn"
    with anna.live(table, {}) as line:
        end = time.monotonic() + 40
        while time.monotonic() < end and line.until("update", 40)["stand_ins"] != [1]:
            pass
    assert anna.look(table)["stand_ins"] == [1]
    assert anna.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is True
    end = time.monotonic() + 20
    while anna.look(table)["to_act"] == [1] and time.monotonic() < end:
        time.sleep(0.05)
    assert bert.look(table)["view"]["seats"][1]["hand"], "the bot has chosen for him"
    assert bert.play(table, "move", version=bert.look(table)["version"], action=1)["type"] == "refused"
    assert bert.play(table, "back")["type"] == "done"
    back = bert.look(table)
    assert 1 not in back["stand_ins"]
    assert 20_000 < back["clocks"][1]["left"] <= 31_000, "nobody comes back to nothing"
    kinds = [entry["kind"] for entry in back["log"]]
    assert kinds.index("stand_in") < kinds.index("back")
