"""People: guests, accounts, devices, tokens; and that nobody can act for somebody else."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from brettwerk.server.errors import Refusal
from brettwerk.server.people import clean_account, clean_name
from brettwerk.server.tokens import Signer, new_id
from proof.client import ServerProcess
from tests.server.guests import Guest, play_on

Make = Callable[..., Guest]


def test_a_guest_plays_at_once_with_an_http_only_cookie(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Anna"}, headers={"X-Brettwerk": "1"})
    cookie = answer.headers["set-cookie"].lower()
    assert answer.json()["guest"] is True
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_guest_stays_the_same_person(guest: Make) -> None:
    anna = guest("Anna")
    assert anna.post("/api/guest", {"name": "Somebody else"})["id"] == anna.id
    assert anna.get("/api/me")["name"] == "Anna"


def test_without_a_name_a_guest_gets_one(server: ServerProcess) -> None:
    somebody = Guest(server.url, come=False)
    assert somebody.post("/api/guest", {"lang": "de"})["name"].startswith("Gast ")


def test_nobody_is_unknown_401(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/api/me").json()["code"] == "unknown_person"


@pytest.mark.parametrize("cookie", ["", "x", "p_1.1.AAAA", "..", "a" * 500])
def test_a_made_up_cookie_is_nobody(server: ServerProcess, cookie: str) -> None:
    assert httpx.get(f"{server.url}/api/me", cookies={"brettwerk": cookie}).status_code == 401


def test_changing_name_and_language(guest: Make) -> None:
    anna = guest("Anna")
    changed = anna.checked(anna.ask("PATCH", "/api/me", {"name": "  Änne\u200b  B. ", "lang": "de"}), 200)
    assert (changed["name"], changed["lang"]) == ("Änne B.", "de")


def test_account_and_login(guest: Make, server: ServerProcess) -> None:
    anna = guest("Anna")
    me = anna.post("/api/account", {"account": "Anna-1", "password": "correct horse"})
    assert (me["account"], me["guest"]) == ("anna-1", False)
    other = Guest(server.url, come=False)
    assert other.post("/api/login", {"account": "ANNA-1", "password": "wrong horse"}, 401)["code"] == "wrong_login"
    assert other.post("/api/login", {"account": "nobody", "password": "wrong horse"}, 401)["code"] == "wrong_login"
    assert other.post("/api/login", {"account": "ANNA-1", "password": "correct horse"})["id"] == anna.id
    bert = guest("Bert")
    assert bert.post("/api/account", {"account": "anna-1", "password": "12345678"}, 409)["code"] == "account_taken"
    assert anna.post("/api/account", {"account": "anna-2", "password": "12345678"}, 409)["code"] == "has_account"


def test_a_private_link_moves_to_another_device_once(guest: Make, server: ServerProcess) -> None:
    anna = guest("Anna")
    token = anna.post("/api/me/link")["token"]
    phone = Guest(server.url, come=False)
    assert phone.post("/api/device", {"token": token})["id"] == anna.id
    assert phone.get("/api/me")["id"] == anna.id
    assert Guest(server.url, come=False).post("/api/device", {"token": token}, 401)["code"] == "no_link"


def test_a_program_plays_with_a_token(guest: Make, server: ServerProcess) -> None:
    anna = guest("Anna")
    token = anna.post("/api/me/token")["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=bearer).json()["id"] == anna.id
    assert httpx.post(f"{server.url}/api/me/link", headers=bearer).status_code == 200
    cookie_as_token = {"Authorization": f"Bearer {anna.http.cookies['brettwerk']}"}
    assert httpx.get(f"{server.url}/api/me", headers=cookie_as_token).status_code == 401


def test_leaving_everywhere_ends_cookies_links_and_tokens(guest: Make, server: ServerProcess) -> None:
    anna = guest("Anna")
    token, link = anna.post("/api/me/token")["token"], anna.post("/api/me/link")["token"]
    cookie = anna.http.cookies["brettwerk"]
    anna.post("/api/logout", {"everywhere": True}, 204)
    assert httpx.get(f"{server.url}/api/me", cookies={"brettwerk": cookie}).status_code == 401
    assert httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    Guest(server.url, come=False).post("/api/device", {"token": link}, 401)


def test_being_forgotten(guest: Make, server: ServerProcess) -> None:
    anna, bert = guest("Anna"), guest("Bert")
    table, waiting = bert.table(anna), anna.table(bert, start=False)
    id = anna.id
    anna.checked(anna.ask("DELETE", "/api/me"), 204)
    assert anna.ask("GET", "/api/me").status_code == 401
    bert.get(f"/api/people/{id}", 404)
    assert bert.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is True
    assert bert.get(f"/api/tables/{waiting}")["status"] == "closed"


def test_a_foreign_page_cannot_act(guest: Make, server: ServerProcess) -> None:
    anna = guest("Anna")
    cookies = dict(anna.http.cookies)
    without = httpx.post(f"{server.url}/api/me/link", cookies=cookies)
    assert (without.status_code, without.json()["code"]) == (403, "csrf")
    foreign = {"X-Brettwerk": "1", "Origin": "https://evil.example"}
    refused = httpx.post(f"{server.url}/api/me/link", cookies=cookies, headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    own = {"X-Brettwerk": "1", "Origin": server.url}
    assert httpx.post(f"{server.url}/api/me/link", cookies=cookies, headers=own).status_code == 200


def test_every_answer_carries_the_security_headers(server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert httpx.get(f"{server.url}/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\x00", "\ud800"])
def test_a_name_must_be_seen(name: str) -> None:
    with pytest.raises(Refusal, match="name"):
        clean_name(name)


@pytest.mark.parametrize("account", ["a", "has space", "x" * 41, "nul\x00", "ﷺ"])
def test_account_names_are_plain(account: str) -> None:
    with pytest.raises(Refusal, match="account"):
        clean_account(account)


def test_a_signature_holds_for_one_purpose_only() -> None:
    signer = Signer(b"k" * 32)
    signed = signer.sign("cookie", "p_1", 3)
    assert signer.check("cookie", signed) == ["p_1", "3"]
    assert signer.check("bearer", signed) is None
    assert Signer(b"j" * 32).check("cookie", signed) is None
    assert signer.check("cookie", signed[:-1] + "\ud800") is None


def test_ids_and_signatures_can_stand_anywhere_in_a_command_line() -> None:
    signer = Signer(b"k" * 32)
    words = [new_id() for _ in range(1000)] + [signer.mac("seat", str(n)) for n in range(1000)]
    assert len(set(words)) == 2000
    assert all(word.isascii() and word.isalnum() and word.islower() for word in words)
    assert {len(word) for word in words[:1000]} == {16}
    assert {len(word) for word in words[1000:]} == {40}


def test_a_name_that_looks_like_a_thing_is_shown_as_a_name(guest: Make) -> None:
    anna, bert = guest("tile:cooperage"), guest("card:potter*2 good:wood")
    table = anna.table(bert)
    anna.post(f"/api/tables/{table}/leave")
    play_on(table, bert, steps=30)
    log = bert.get(f"/api/tables/{table}/log?limit=1000")
    told = {entry["text"] for entry in log if entry["kind"] == "stand_in"}
    assert told == {"A bot plays for tile:cooperage"}
    texts = " / ".join(entry["text"] for entry in log if entry["kind"] not in ("stand_in", "back"))
    assert "card:potter*2 good:wood" in texts
    assert "Cooperage" not in [entry["text"].split(" ")[0] for entry in log if entry["seat"] == 0]


def test_guests_who_never_played_are_forgotten_after_a_while(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, keep_guests="30").start()
    names = ("old", "seated", "host", "talker", "account", "young")
    people = {name: Guest(process.url, name) for name in names}
    table = people["host"].table(people["seated"], people["talker"], listed=True, start=False)
    people["talker"].post(f"/api/tables/{table}/play", {"type": "talk", "id": "t", "text": "Hallo"})
    people["talker"].post(f"/api/tables/{table}/leave")
    people["account"].post("/api/account", {"account": "anna", "password": "long enough"})
    people["old"].post("/api/me/link")
    process.stop()
    with sqlite3.connect(process.environment["BRETTWERK_DATABASE"]) as database:
        old = int((time.time() - 31 * 86400) * 1000)
        database.execute("UPDATE people SET created = ? WHERE name != 'young'", (old,))
    process.start()
    try:
        end = time.monotonic() + 15
        while people["old"].ask("GET", "/api/me").status_code == 200 and time.monotonic() < end:
            time.sleep(0.2)
        statuses = {name: person.ask("GET", "/api/me").status_code for name, person in people.items()}
        assert statuses == {name: 401 if name == "old" else 200 for name in names}
        assert '"guests":1' in process.log.read_text()
    finally:
        process.stop()
