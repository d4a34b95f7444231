"""Understanding a game: what an option would do, what a bot would do, a finished game played again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import brettwerk
from brettwerk.records import read
from tests.server.guests import Guest, Json, play_on

Make = Callable[..., Guest]


def until_my_turn(anna: Guest, bert: Guest, table: str) -> Json:
    """Both choose their cards and play on until Anna is asked about something that lies open."""
    for _ in range(300):
        update = anna.look(table)
        if update["options"] and update["question"]["id"] not in ("pick_card", "lay_card"):
            return update
        play_on(table, anna if update["options"] else bert, steps=1, choice=1)
    raise AssertionError("it is never Anna's turn")


def test_a_preview_tells_what_then_happens(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    complete = 0
    for _ in range(80):
        update = until_my_turn(anna, bert, table)
        option = update["options"][0]
        preview = anna.get(f"/api/tables/{table}/preview?action={option['action']}")
        anna.play(table, "ask_always", on=True)
        anna.play(table, "move", version=anna.look(table)["version"], action=option["action"])
        log = anna.look(table, log=update["log_end"])["log"]
        happened = [{"kind": e["kind"], "seat": e["seat"], "fields": e["fields"]} for e in log]
        if preview["complete"]:
            complete += 1
            assert happened[: len(preview["events"])] == preview["events"]
        else:
            assert preview["events"] == []
        if complete >= 8:
            return
    raise AssertionError("hardly any preview is complete")


def test_a_preview_is_for_the_one_who_is_asked(guest: Make) -> None:
    anna, bert, eve = guest("Anna"), guest("Bert"), guest("Eve")
    table = anna.table(bert, listed=True, spectators=True)
    update = until_my_turn(anna, bert, table)
    action = update["options"][0]["action"]
    path = f"/api/tables/{table}/preview?action={action}"
    assert bert.get(path, 409)["code"] == "not_your_turn"
    assert eve.get(path, 409)["code"] == "not_your_turn"
    assert eve.get(path + "&seat=0", 403)["code"] == "not_seated"
    assert anna.get(f"/api/tables/{table}/preview?action={7 << 32}", 409)["code"] == "illegal"
    anna.get(f"/api/tables/{table}/preview", 400)


def test_a_secret_choice_reveals_nothing_in_advance(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    for _ in range(4):
        anna.move(table)
        bert.move(table)
    anna.move(table)
    last = bert.look(table)["options"]  # with Bert's fifth card all hands are chosen
    for option in last:
        preview = bert.get(f"/api/tables/{table}/preview?action={option['action']}")
        assert not any(event["seat"] == 0 and event["fields"] for event in preview["events"])


def test_a_hint_tells_what_the_bot_thinks_of_its_options_and_why(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    update = until_my_turn(anna, bert, table)
    actions = {option["action"] for option in update["options"]}
    german = {option["action"]: option["text"] for option in anna.look(table, lang="de")["options"]}
    hint = anna.get(f"/api/tables/{table}/hint?level=club&lang=de")
    assert hint["level"] == "club"
    worths = [value["value"] for value in hint["values"]]
    assert worths == sorted(worths, reverse=True)
    expert = anna.get(f"/api/tables/{table}/hint?lang=de")
    assert expert["level"] == "expert"
    assert expert["values"][0]["visits"] > max(value["visits"] for value in hint["values"])
    for found in (hint, expert):
        values = found["values"]
        assert found["action"] == values[0]["action"]
        assert len({value["action"] for value in values} & actions) == len(values) > 1
        assert all(value["text"] == german[value["action"]] for value in values)
        assert values[1]["text"] in found["reasons"][-1]
        ahead = values[0]["value"] - values[1]["value"]
        assert ("besser als" in found["reasons"][-1]) == (round(ahead, 1) >= 0.1)
    assert anna.get(f"/api/tables/{table}/hint?level=nobody", 400)["code"] == "bad_option"
    assert bert.get(f"/api/tables/{table}/hint", 409)["code"] == "not_your_turn"


@pytest.fixture(scope="module")
def finished(server: object) -> tuple[Guest, str]:
    """A finished game and one of its players."""
    anna, bert = Guest(server.url, "Anna"), Guest(server.url, "Bert")  # type: ignore[attr-defined]
    table = anna.table(bert)
    play_on(table, anna, bert)
    return anna, table


def test_a_finished_game_is_played_again(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    replay = anna.post("/api/replay", {"table": table, "seat": 0, "first": 0, "count": 200, "lang": "de"})
    result = anna.look(table)["result"]
    record = read(anna.get(f"/api/tables/{table}/record"))
    assert (replay["game"], replay["players"], replay["names"]) == ("glasstrasse", 2, ["Anna", "Bert"])
    assert replay["total"] == len(record.lines)
    assert len(replay["totals"]) == replay["total"] + 1
    assert replay["totals"][-1] == replay["result"] == result["scores"]
    frames = replay["frames"]
    assert [frame["number"] for frame in frames] == list(range(min(200, replay["total"] + 1)))
    assert (frames[0]["move"], frames[0]["seat"], frames[0]["log"]) == ("", None, [])
    game = brettwerk.game("glasstrasse")
    assert [frame["move"] for frame in frames[1:50]] == [game.name(line.action) for line in record.lines[:49]]
    told = [entry for frame in frames for entry in frame["log"] if entry["kind"] == "gained"]
    assert told
    assert all(entry["rules"] and entry["text"] for entry in told)


def test_some_moments_are_asked_for(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    whole = anna.post("/api/replay", {"table": table, "count": 60})
    part = anna.post("/api/replay", {"table": table, "first": 20, "count": 5})
    assert part["frames"] == whole["frames"][20:25]
    assert part["totals"] == whole["totals"]
    assert anna.post("/api/replay", {"table": table, "first": 100_000, "count": 5})["frames"] == []


def test_a_record_somebody_brings_is_played_again(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    text = anna.get(f"/api/tables/{table}/record")
    stranger = Guest(anna.url, come=False)
    brought = stranger.post("/api/replay", {"record": text, "count": 10})
    assert brought["frames"] == anna.post("/api/replay", {"table": table, "count": 10})["frames"]
    for wrong, code in (
        ({"record": "rubbish"}, "bad_record"),
        ({"record": text.replace("\n1", "\n1 x", 1) + "\n9999 A pass"}, "bad_record"),
        ({}, "bad_request"),
        ({"record": text, "seat": 5}, "bad_request"),
    ):
        assert stranger.post("/api/replay", wrong, 400)["code"] == code


def test_an_unfinished_or_foreign_game_is_not_played_again(guest: Make, finished: tuple[Guest, str]) -> None:
    anna, bert, eve = guest("Anna"), guest("Bert"), guest("Eve")
    table = anna.table(bert)
    assert anna.post("/api/replay", {"table": table}, 409)["code"] == "not_finished"
    assert eve.post("/api/replay", {"table": finished[1]}, 404)["code"] == "no_table"
