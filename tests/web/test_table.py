"""At the table: two browsers, hidden information, reconnecting, hot seats, undo, hints, replay, keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from driver import Person
from proof.client import ServerProcess

Make = Callable[..., Person]
BOT = {"kind": "bot", "level": "random"}


def test_two_browsers_and_nothing_hidden_on_the_wire(person: Make) -> None:
    anna, ben = person(), person()
    id = anna.table([{"kind": "me"}, {"kind": "open"}, BOT], shuffle=False)
    anna.open(f"#/table/{id}")
    link = anna.page.wait_for_selector(".link input")
    assert link is not None
    ben.page.goto(link.input_value())
    ben.page.click("main .button.main")
    anna.page.click("main .button.main")
    for one in (anna, ben):
        one.page.wait_for_selector(".pickbar")
    anna.pick()
    ben.pick()

    def laid(one: Person) -> bool:
        return any(u["view"]["phase"] != "select" for u in one.updates() if u["view"])

    for _ in range(200):
        if laid(anna) and laid(ben):
            break
        anna.page.wait_for_timeout(30)
        ben.page.wait_for_timeout(30)
    assert laid(anna)
    for one, other in ((anna, 1), (ben, 0)):
        for update in one.updates():
            view = update["view"]
            assert view["seats"][other]["hand"] is None
            assert view["seats"][2]["hand"] is None
            assert view["seats"][other]["laid"] in (None, "?")
            for entry in update["log"]:
                if entry["kind"] in ("chose", "laid") and entry["seat"] != update["seat"]:
                    assert entry["fields"] == {}
    hand = next(u["view"]["seats"][0]["hand"] for u in reversed(anna.updates()) if u["view"]["seats"][0]["hand"])
    secret = json.dumps(hand)
    assert all(secret not in frame for frame in ben.frames)


def test_reload_and_reconnect_in_the_middle(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        anna = Person(browser, server.url)
        anna.at(anna.table([{"kind": "me"}, BOT]))
        anna.play(30, until=lambda: anna.page.query_selector(".hand .card[data-lit]") is not None)
        hand = anna.page.inner_text(".hand")
        anna.page.reload()
        anna.page.wait_for_selector(".hand .card[data-lit]")
        assert anna.page.inner_text(".hand") == hand
        server.kill()
        anna.page.wait_for_selector(".trouble")
        server.start()
        anna.page.wait_for_selector(".trouble", state="detached")
        clicks = anna.clicks
        anna.play(20, until=lambda: anna.clicks > clicks + 3)
        anna.close()
    finally:
        server.stop()


def test_hot_seat_has_a_curtain_between_secret_turns(person: Make) -> None:
    anna = person()
    id = anna.table([{"kind": "me"}, {"kind": "hotseat", "name": "Opa"}, BOT], shuffle=False)
    anna.open(f"#/table/{id}")
    curtain = anna.page.wait_for_selector(".curtain")
    assert curtain is not None
    anna.page.click(".curtain .button")
    anna.page.wait_for_selector(".curtain", state="detached")
    anna.page.wait_for_selector(".pickbar")
    anna.pick()
    anna.page.wait_for_selector(".curtain")
    assert "Opa" in anna.page.inner_text(".curtain")
    covered = anna.page.evaluate("document.elementFromPoint(640, 500).closest('.curtain') !== null")
    assert covered
    assert anna.page.evaluate("document.querySelector('.page').inert")
    anna.page.click(".curtain .button")
    anna.page.wait_for_selector(".curtain", state="detached")
    assert anna.page.evaluate("document.querySelector('.seat.looked .name').textContent") == "Opa"
    anna.page.wait_for_selector(".pickbar")
    anna.page.wait_for_function("() => document.querySelectorAll('.choice [aria-pressed=true]').length === 0")


def test_undo_takes_back_and_leaves_the_choice(person: Make) -> None:
    anna = person()
    anna.at(anna.table([{"kind": "me"}, {"kind": "hotseat", "name": "Opa"}], shuffle=False))
    anna.page.click(".curtain .button")
    anna.page.wait_for_selector(".pickbar")
    anna.page.click(".decision .link")
    anna.page.click("button.option >> nth=0")
    anna.page.wait_for_function("() => document.querySelectorAll('.choice [aria-pressed=true]').length === 1")
    anna.page.click("text=Undo")
    anna.page.wait_for_function("() => document.querySelectorAll('.choice [aria-pressed=true]').length === 0")


def test_hint_says_what_and_why(person: Make) -> None:
    anna = person()
    anna.at(anna.table([{"kind": "me"}, BOT]))
    anna.play(20, until=lambda: anna.page.query_selector(".hand .card[data-lit]") is not None)
    anna.page.click("text=Hint")
    anna.page.wait_for_selector(".hint p")
    advised = anna.page.inner_text(".hint .advice")
    hinted = anna.page.locator(".option.hinted")
    assert advised
    assert advised in hinted.inner_text()
    box, frame = hinted.bounding_box(), anna.page.locator(".options").bounding_box()
    assert box is not None
    assert frame is not None
    assert frame["y"] - 1 <= box["y"] < frame["y"] + frame["height"]  # one need not look for it


def test_replay_of_a_finished_game_and_of_a_dropped_record(person: Make) -> None:
    anna = person()
    id = anna.table([{"kind": "me"}, BOT])
    anna.finish(id)
    anna.at(id)
    anna.page.wait_for_selector(".final svg[role=img]")
    anna.page.click(".final .button.main")
    anna.page.wait_for_selector(".control input[type=range]")
    total = int(anna.page.get_attribute(".control input[type=range]", "max") or 0)
    assert total > 30
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_function("() => location.hash.includes('at=3')")
    anna.page.keyboard.press("End")
    anna.page.wait_for_function(f"() => location.hash.includes('at={total}')")
    record = sorted((Path(__file__).parents[1] / "records/glasstrasse").glob("*.txt"))[0]
    anna.open("#/")
    anna.page.set_input_files("input[type=file]", str(record))
    anna.page.wait_for_selector(".control input[type=range]")
    assert anna.page.query_selector(".landscape") is not None


def test_keyboard_only(person: Make) -> None:
    anna = person()
    anna.at(anna.table([{"kind": "me"}, BOT]))
    anna.page.wait_for_selector(".pickbar")
    for _ in range(5):
        anna.page.locator(".choice .card[aria-pressed=false][tabindex='0']").first.focus()
        anna.page.keyboard.press("Space")
    anna.page.locator(".pickbar .button.main").focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("button.option")
    for _ in range(12):
        if anna.page.query_selector("button.option:enabled"):
            anna.page.keyboard.press(anna.rng.choice(["1", "2"]))
            anna.page.keyboard.press("ArrowDown")
        anna.page.wait_for_timeout(40)
    assert int(anna.updates()[-1]["log_end"]) > 3
    # The next thing to decide is a list of options or, in the next period, a choice of cards.
    anna.page.wait_for_selector("button.option:enabled, .choice .card[tabindex='0']")
    anna.page.keyboard.press("Tab")
    focus = "() => getComputedStyle(document.activeElement).outlineStyle !== 'none'"
    anna.page.wait_for_function(focus)


def test_pointing_at_an_option_shows_where_the_wheels_will_stand(person: Make) -> None:
    anna = person()
    anna.at(anna.table([{"kind": "me"}, BOT]))

    def ghosts() -> bool:
        for option in anna.page.query_selector_all("button.option:enabled"):
            if str(option.get_attribute("data-action")).split()[0] in ("action", "pay", "to", "take", "use", "good"):
                option.hover()
                anna.page.wait_for_timeout(250)
                if anna.page.query_selector(".wheel .ghost") is not None:
                    return True
        return False

    anna.play(40, until=ghosts)
    assert anna.page.query_selector(".wheel .ghost") is not None
