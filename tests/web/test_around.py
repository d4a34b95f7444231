"""Around the boards: chat, clocks, watching, accounts, rematch, records, settings, scores, choosing ahead, keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from driver import Person

Make = Callable[..., Person]
BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}
RECORDS = Path(__file__).parents[1] / "records"


def two(person: Make, game: str = "caylus1303", **more: object) -> tuple[Person, Person, str]:
    """Two people at a table that plays; the first one has the first seat."""
    anna, ben = person(), person()
    id = anna.table([ME, {"kind": "open"}], game=game, shuffle=False, **more)
    anna.open(f"#/table/{id}")
    link = anna.page.wait_for_selector(".link input")
    assert link is not None
    ben.page.goto(link.input_value())
    ben.page.click("main .button.main")
    anna.page.click("main .button.main:enabled")
    for one in (anna, ben):
        one.page.wait_for_selector(".decision h2")
        one.page.wait_for_selector(".seats")
    return anna, ben, id


def finished(person: Make, game: str = "glasstrasse", **more: object) -> tuple[Person, str]:
    """Somebody with a finished game against a bot."""
    anna = person(**more)
    id = anna.table([ME, BOT], game=game)
    anna.finish(id)
    return anna, id


def until(page: Page, condition: str) -> None:
    """Waits until something is so in the page."""
    page.wait_for_function(f"() => {condition}")


def wait(one: Person, condition: Callable[[], object]) -> None:
    """Waits until something is so that only the messages tell."""
    end = time.monotonic() + 15
    while not condition():
        assert time.monotonic() < end, one.page.inner_text(".decision")
        one.page.wait_for_timeout(20)


# -- people ----------------------------------------------------------------------------------------------------------


def test_chat_reaches_the_other_and_is_counted_until_read(person: Make) -> None:
    anna, ben, _ = two(person)
    anna.page.click("#tab-chat")
    anna.page.fill(".chat input", "Hallo, Ben!")
    anna.page.keyboard.press("Enter")
    ben.page.wait_for_selector("#tab-chat b")
    assert ben.page.inner_text("#tab-chat b") == "1"
    ben.page.keyboard.press("c")
    ben.page.wait_for_selector(".chat li b")
    assert "Hallo, Ben!" in ben.page.inner_text(".chat ol")
    assert ben.page.query_selector("#tab-chat b") is None


def test_a_clock_is_shown_and_runs(person: Make) -> None:
    anna = person()
    anna.at(anna.table([ME, BOT], game="hoyuk", shuffle=False, clock={"kind": "move", "seconds": 120, "add": 0}))
    anna.page.wait_for_selector("button.option:enabled")
    seat = anna.updates()[-1]["to_act"][0]
    shown = anna.page.locator(f".seat:nth-child({seat + 1}) .clock")
    first = shown.inner_text()
    assert first.startswith(("1:5", "2:00"))
    until(anna.page, f"document.querySelector('.seat:nth-child({seat + 1}) .clock').textContent !== '{first}'")


def test_somebody_watches_and_sees_nothing_secret(person: Make) -> None:
    anna, eve = person(), person()
    anna.at(anna.table([ME, BOT], game="glasstrasse", listed=True, spectators=True))
    anna.page.wait_for_selector(".pickbar")
    eve.open()
    eve.page.click("section:has(h2:text('Watch')) a.line")
    eve.page.wait_for_selector(".decision .wait")
    assert "watching" in eve.page.inner_text(".bar")
    assert eve.page.query_selector("button.option") is None
    anna.pick()
    until(eve.page, "document.querySelectorAll('ol.log li').length > 0")
    assert all(seat["hand"] is None for update in eve.updates() for seat in update["view"]["seats"])


def test_an_account_a_link_for_another_device_and_logging_in_again(person: Make) -> None:
    anna, phone, other = person(), person(phone=True), person()
    anna.open("#/settings")
    anna.page.get_by_label("Name", exact=True).fill("Anna")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("[role=status]:text('Saved')")
    anna.page.get_by_label("Account name").fill("anna.browser")
    anna.page.get_by_label("Password").fill("a good long secret")
    anna.page.click("text=Create an account")
    anna.page.wait_for_selector("text=Account: anna.browser")
    anna.page.click("text=Link for another device")
    link = anna.page.wait_for_selector("input.link")
    assert link is not None
    phone.page.goto(link.input_value())
    phone.page.wait_for_selector("[role=status]:text('This device is yours now, Anna')")
    late = other.open(link.input_value()[len(other.url) + 1 :])
    late.page.wait_for_selector("[role=alert]:text('used already')")
    anna.page.click("text=Log out >> nth=0")
    anna.page.wait_for_selector("[role=status]:text('logged out')")
    anna.page.get_by_label("Account name").fill("anna.browser")
    anna.page.get_by_label("Password").fill("a wrong long secret")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("[role=alert]:text('no account')")
    anna.page.get_by_label("Password").fill("a good long secret")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("[role=status]:text('Welcome back, Anna')")


# -- after the game --------------------------------------------------------------------------------------------------


def test_rematch_the_other_finds_the_same_table(person: Make) -> None:
    anna, id = finished(person)
    anna.at(id)
    anna.page.click("text=Play again")
    until(anna.page, f"location.hash.startsWith('#/table/') && !location.hash.includes('{id}')")
    second = anna.page.url.split("/table/")[1].split("?")[0]
    anna.at(id)
    anna.page.click("text=To the next game")
    until(anna.page, f"location.hash.includes('{second}')")


def test_history_shows_the_game_again_and_saves_its_record(person: Make) -> None:
    anna, _ = finished(person, game="hoyuk")
    anna.open()
    with anna.page.expect_download() as download:
        anna.page.click(".kept button")
    assert download.value.suggested_filename.startswith("hoyuk-")
    record = Path(download.value.path()).read_text()
    assert "game hoyuk" in record
    anna.page.click(".kept a")
    anna.page.wait_for_selector(".control input[type=range]")


def test_a_record_dropped_into_the_page_is_shown_and_a_bad_one_is_refused(person: Make) -> None:
    anna = person().open()
    anna.page.wait_for_selector("article")
    drop = """([name, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name, {type: 'text/plain'}));
        window.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
    }"""
    for game, board in (("caylus1303", "caylus1303"), ("lignum", "lignum")):
        record = sorted((RECORDS / game).glob("*.txt"))[0]
        anna.page.evaluate(drop, [record.name, record.read_text()])
        anna.page.wait_for_selector(".control:has-text('0 /') >> visible=true")
        until(anna.page, f"document.querySelector('.bar')?.textContent.includes('{record.name}')")
        assert board in record.name
    anna.page.evaluate(drop, ["bad.txt", "this is no record"])
    anna.page.wait_for_selector("text=This game cannot be shown")


def test_a_link_leads_to_a_moment_and_to_any_seats_view(person: Make) -> None:
    anna, id = finished(person)
    anna.open(f"#/replay/{id}?at=12&seat=-1")
    slider = ".control input[type=range]"
    anna.page.wait_for_selector(slider)
    until(anna.page, f"document.querySelector('{slider}').value === '12'")
    for seat in (0, 1):
        anna.page.select_option("select.eyes", str(seat))
        until(anna.page, f"location.hash.includes('at=12&seat={seat}')")
        anna.page.wait_for_selector(f".seat:nth-child({seat + 1}).looked")
    anna.page.click("text=Link to this moment")
    anna.page.wait_for_selector("text=Copied")


def test_final_screen_and_chart_for_every_game(person: Make) -> None:
    for game in ("glasstrasse", "caylus1303", "hoyuk", "lignum"):
        anna, id = finished(person, game=game)
        anna.at(id)
        anna.page.wait_for_selector(".final svg[role=img] path.line", state="attached")
        result = anna.updates()[-1]["result"]
        shown = [text.replace("−", "-") for text in anna.page.locator(".final h3 b").all_inner_texts()]
        assert sorted(map(float, shown)) == sorted(result["scores"])
        assert anna.page.locator(".final path.line").count() == 2


# -- at the table ----------------------------------------------------------------------------------------------------


def test_hidden_points_are_a_dash_and_never_a_zero(person: Make) -> None:
    anna = person()
    anna.at(anna.table([ME, BOT], game="caylus1303", shuffle=False))
    anna.page.wait_for_selector("button.option:enabled")
    scores = anna.updates()[-1]["scores"]
    texts = anna.page.locator(".seat .score").all_inner_texts()
    assert [text == "–" for text in texts] == [score is None for score in scores]
    assert texts.count("–") == 1
    anna.page.click(".seat .score >> nth=0")
    sheet = anna.page.locator("dialog[open]")
    assert "If the game ended now" in sheet.inner_text()
    assert "hidden until the end" in sheet.inner_text()
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("dialog[open]", state="detached")


def test_choosing_ahead_is_shown_played_and_cancelled(person: Make) -> None:
    anna, ben, _ = two(person)

    def turn() -> Person:
        asked = "button.option:enabled"
        wait(anna, lambda: anna.page.query_selector(asked) or ben.page.query_selector(asked))
        return anna if anna.page.query_selector(asked) else ben

    for _ in range(5):
        one = turn()
        before = one.updates()[-1]["version"]
        one.page.click("button.option:enabled >> nth=0")
        wait(one, lambda one=one, before=before: one.updates()[-1]["version"] > before)
    one = turn()
    other = ben if one is anna else anna
    other.page.click("text=Choose ahead")
    wanted = other.page.locator("button.ahead").nth(5)
    name = str(wanted.get_attribute("data-action"))
    wanted.click()
    other.page.wait_for_selector(".chosen li")
    other.page.click(".chosen li button")
    other.page.wait_for_selector(".chosen", state="detached")
    wanted.click()
    other.page.wait_for_selector(".chosen li")
    before = len(other.updates())
    one.page.click(f"button.option:enabled:not([data-action='{name}']) >> nth=0")
    other.page.wait_for_selector(".chosen", state="detached")

    def placed() -> bool:
        news = [entry for update in other.updates()[before:] for entry in update["log"]]
        return any(entry["seat"] == other.updates()[-1]["seat"] for entry in news)

    wait(other, placed)


def test_keys_answer_and_are_listed(person: Make) -> None:
    anna = person()
    anna.at(anna.table([ME, BOT], game="caylus1303"))
    anna.page.wait_for_selector("button.option:enabled")
    anna.page.keyboard.press("?")
    anna.page.wait_for_selector("dialog[open] kbd")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("dialog[open]", state="detached")
    anna.page.keyboard.press("r")
    anna.page.wait_for_selector("#panel-rules")
    anna.page.keyboard.press("l")
    anna.page.wait_for_selector("#panel-log")
    modest = "button.option:enabled[aria-keyshortcuts=p]"
    for _ in range(30):
        anna.page.wait_for_selector("button.option:enabled")
        before = anna.updates()[-1]["version"]
        found = anna.page.query_selector(modest)
        verb = str(found.get_attribute("data-action")).split()[0] if found else ""
        anna.page.keyboard.press("p" if found else "1")
        wait(anna, lambda before=before: anna.updates()[-1]["version"] > before)
        if found:
            break
    assert verb in ("pass", "skip", "end", "done", "stop", "stay", "none")


def test_rules_from_the_log_and_searched_in_both_languages(person: Make) -> None:
    anna = person()
    anna.at(anna.table([ME, BOT], game="caylus1303"))
    anna.page.click("button.option:enabled >> nth=0")
    link = anna.page.wait_for_selector("ol.log .rule-link")
    assert link is not None
    rule = link.inner_text()
    link.click()
    anna.page.wait_for_selector(f"p.wanted[data-rule='{rule}']")
    for word in ("provost", "Vogt"):
        anna.page.fill("input[type=search]", word)
        until(anna.page, "document.querySelectorAll('[data-rule]').length > 3")
        assert all(word.lower() in text.lower() for text in anna.page.locator("[data-rule]").all_inner_texts())


def test_what_is_not_possible_says_why_with_its_rule(person: Make) -> None:
    anna = person()
    anna.at(anna.table([ME, BOT], game="glasstrasse"))
    # She is asked, what she did is done, and something is not possible: in one look, since others act meanwhile.
    press = """() => {
        const there = (what) => document.querySelector(what);
        const asked = there('button.option:enabled') && there('.decision details .rule-link');
        const refused = asked && there('.table [data-refused]');
        refused?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        return !!refused;
    }"""
    anna.play(40, until=lambda: anna.page.evaluate(press))
    anna.page.wait_for_selector(".decision .problem .rule-link")


def test_asked_everything_is_told_to_the_server(person: Make) -> None:
    anna = person()
    anna.at(anna.table([ME, BOT], game="glasstrasse"))
    anna.page.wait_for_selector(".always input")
    assert anna.updates()[-1]["ask_always"] is False
    anna.page.check(".always input")
    wait(anna, lambda: anna.updates()[-1]["ask_always"])


def test_motion_follows_the_speed_and_is_off_where_it_is_not_wanted(person: Make) -> None:
    count = """() => { window.moved = 0; new MutationObserver((all) => { for (const one of all) window.moved +=
        one.addedNodes.length; }).observe(document.getElementById('motion'), {childList: true}); }"""
    moved = {}
    for motion in (True, False):
        anna = person(motion=motion)
        anna.at(anna.table([ME, BOT], game="glasstrasse"))
        anna.page.wait_for_selector(".pickbar")
        anna.page.evaluate(count)
        anna.play(40, until=lambda one=anna: one.updates()[-1]["log_end"] > 20)
        moved[motion] = anna.page.evaluate("window.moved")
    assert moved[True] > 0
    assert moved[False] == 0


# -- settings --------------------------------------------------------------------------------------------------------


def test_settings_are_kept(person: Make) -> None:
    anna = person(lang="en").open("#/settings")
    anna.page.get_by_label("Language").select_option("de")
    anna.page.get_by_label("Farben").select_option("dark")
    anna.page.get_by_label("Bewegung").select_option("slow")
    anna.page.get_by_label("Ton, wenn du dran bist").check()
    anna.page.reload()
    anna.page.wait_for_selector("h1:text('Einstellungen')")
    root = "[document.documentElement.lang, document.documentElement.dataset.theme]"
    assert anna.page.evaluate(root) == ["de", "dark"]
    assert anna.page.get_by_label("Bewegung").input_value() == "slow"
    assert anna.page.get_by_label("Ton, wenn du dran bist").is_checked()


def test_dark_and_light_follow_the_system_until_chosen(person: Make) -> None:
    anna = person(scheme="dark").open()
    anna.page.wait_for_selector("article")
    theme = "document.documentElement.dataset.theme"
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = anna.page.evaluate(paper)
    assert anna.page.evaluate(theme) == "dark"
    anna.page.emulate_media(color_scheme="light")
    until(anna.page, f"{theme} === 'light'")
    assert anna.page.evaluate(paper) != dark
    anna.page.get_by_label("Dark or light").click()
    until(anna.page, f"{theme} === 'dark'")
    assert anna.page.evaluate(paper) == dark


def test_each_games_page_says_what_is_reconstructed_and_how_to_correct_it(person: Make) -> None:
    anna = person()
    for game in ("glasstrasse", "caylus1303", "hoyuk", "lignum"):
        anna.open(f"#/game/{game}")
        anna.page.click("summary:text('Which ones')")
        text = anna.page.inner_text("main")
        assert "rows are reconstructed" in text
        assert f"games/{game}/data" in text
        assert anna.page.locator(".unsure li").count() >= 10
