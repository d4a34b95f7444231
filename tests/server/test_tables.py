"""Tables: opening, sitting down, starting, leaving, a rematch; and that private tables are private."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.guests import Guest, Json, play_on

Make = Callable[..., Guest]
TWO: list[Json] = [{"kind": "me"}, {"kind": "open"}]


def test_open_join_start(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.post("/api/tables", {"game": "glasstrasse", "seats": TWO, "shuffle": False}, 201)
    assert (table["status"], table["you"]["host"], table["you"]["seats"]) == ("open", True, [0])
    joined = bert.post(f"/api/tables/{table['id']}/join", {"key": table["you"]["key"]})
    assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Bert"]
    assert joined["you"]["seats"] == [1]
    assert bert.post(f"/api/tables/{table['id']}/start", status=403)["code"] == "not_host"
    assert anna.post(f"/api/tables/{table['id']}/start")["status"] == "playing"
    started = anna.get(f"/api/tables/{table['id']}")["started"]
    assert anna.post(f"/api/tables/{table['id']}/start")["started"] == started, "asked again, nothing changes"


def test_a_private_table_is_not_there_for_strangers(guest: Make) -> None:
    anna, eve = guest("Anna"), guest("Eve")
    table = anna.post("/api/tables", {"game": "glasstrasse", "seats": TWO})["id"]
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/play", None),
        ("GET", "/talk", None),
        ("GET", "/record", None),
        ("POST", "/join", {}),
        ("POST", "/join", {"key": "wrong"}),
        ("POST", "/start", None),
        ("POST", "/leave", None),
        ("POST", "/rematch", None),
    ):
        answer = eve.ask(method, f"/api/tables/{table}{path}", body)
        missing = eve.ask(method, f"/api/tables/AAAAAAAAAAAAAAAA{path}", body)
        assert (answer.status_code, answer.content) == (404, missing.content), path
    assert table not in [listed["id"] for listed in eve.get("/api/tables")]
    assert eve.turned_away(table) == 4404


def test_a_listed_table_can_be_joined_by_anybody(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.post("/api/tables", {"game": "glasstrasse", "seats": TWO, "listed": True})["id"]
    assert table in [listed["id"] for listed in bert.get("/api/tables?game=glasstrasse&status=open")]
    assert bert.post(f"/api/tables/{table}/join", {})["you"]["seats"] == [1]
    assert bert.get(f"/api/tables/{table}")["you"]["host"] is False


def test_an_invited_seat_needs_its_own_link(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    table = anna.post("/api/tables", {"game": "glasstrasse", "seats": seats, "listed": True})
    path = f"/api/tables/{table['id']}/join"
    assert bert.post(path, {}, 409)["code"] == "no_seat"
    assert bert.post(path, {"key": table["you"]["key"]}, 409)["code"] == "no_seat"
    assert bert.post(path, {"key": table["you"]["seat_keys"]["1"]})["you"]["seats"] == [1]


def test_a_game_starts_only_with_all_seats_taken(guest: Make) -> None:
    anna = guest("Anna")
    table = anna.post("/api/tables", {"game": "glasstrasse", "seats": TWO})["id"]
    assert anna.post(f"/api/tables/{table}/start", status=409)["code"] == "seats_open"
    changed = anna.checked(anna.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"}), 200)
    assert (changed["seats"][1]["kind"], changed["seats"][1]["level"]) == ("bot", "random")
    anna.post(f"/api/tables/{table}/start")


@pytest.mark.parametrize(
    ("wishes", "word"),
    [
        ({"game": "chess"}, "chess"),
        ({"options": {"periods": "9"}}, "periods"),
        ({"options": {"dragons": 1}}, "dragons"),
        ({"seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]}, "god"),
        ({"seats": [{"kind": "bot"}]}, "person"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "seat of your own"),
        ({"seats": [{"kind": "me"}] * 1 + [{"kind": "open"}] * 7}, "players"),
        ({"seats": [{"kind": "hotseat"}]}, "name"),
        ({"counts": True, "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "Opa"}]}, "hot seats"),
        ({"clock": {"kind": "move", "seconds": 1}}, "clock"),
        ({"stand_in": "god"}, "god"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_wishes_that_cannot_be_are_refused(guest: Make, wishes: Json, word: str) -> None:
    answer = guest().ask("POST", "/api/tables", {"game": "glasstrasse", "seats": TWO} | wishes)
    assert answer.status_code == 400
    assert word in answer.json()["message"]


def test_leaving_before_the_start_frees_the_seat_and_the_host_closes(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert, start=False)
    assert bert.post(f"/api/tables/{table}/leave", status=None)["seats"][1]["kind"] == "open"
    assert anna.post(f"/api/tables/{table}/leave")["status"] == "closed"


def test_the_host_gives_a_table_up(guest: Make) -> None:
    anna = guest("Anna")
    table = anna.table(guest("Bert"), start=False)
    assert anna.post(f"/api/tables/{table}/close")["status"] == "closed"


def test_rematch_is_one_table_for_all(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    assert anna.post(f"/api/tables/{table}/rematch", status=409)["code"] == "not_finished"
    play_on(table, anna, bert)
    first = anna.post(f"/api/tables/{table}/rematch")
    second = bert.post(f"/api/tables/{table}/rematch")
    assert first["id"] == second["id"]
    assert first["rematch_of"] == table
    assert anna.get(f"/api/tables/{table}")["rematch"] == first["id"]
    anna.post(f"/api/tables/{first['id']}/start")


def test_my_tables_tell_where_it_is_my_turn(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table = anna.table(bert)
    mine = anna.get("/api/me/tables")
    assert [(entry["id"], entry["your_turn"]) for entry in mine] == [(table, True)]


def test_seats_are_drawn_at_the_start(guest: Make) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    orders = set()
    for _ in range(12):
        table = anna.table(bert, shuffle=True)
        orders.add(tuple(seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]))
    assert orders == {("Anna", "Bert"), ("Bert", "Anna")}
