"""Whole games, clicked to the end by hand: in two clicks from the start page, in German, in English, on a phone."""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable
from pathlib import Path

from driver import Person

Make = Callable[..., Person]
TEXTS = Path(__file__).parents[2] / "web/src/text/en.ftl"
IDS = [id for id in re.findall(r"^([\w-]+) =", TEXTS.read_text(), re.MULTILINE) if "-" in id]
BOT = {"kind": "bot", "level": "random"}


def test_two_clicks_to_a_game_and_german_to_the_end(person: Make, report: list[str]) -> None:
    anna = person(lang="de").open()
    anna.page.click("article .tools .button.main")
    anna.page.click("article .tools .button.main >> nth=1")
    anna.page.wait_for_selector(".pickbar")
    assert "Fachkräfte" in anna.page.inner_text(".decision h2")
    anna.play(100)
    final = anna.page.inner_text(".final")
    assert "gewinnt" in final or "teilen" in final
    anna.page.wait_for_selector(".final svg[role=img]")
    log = anna.page.inner_text("ol.log")
    assert "nimmt" in log
    times = sorted(anna.times())
    assert anna.clicks > 30
    median, most = statistics.median(times), times[len(times) * 9 // 10]
    report.append(f"click to drawn update: median {median:.0f} ms, 90 % under {most:.0f} ms, {len(times)} clicks")


def test_english_on_a_phone_to_the_end(person: Make) -> None:
    anna = person(phone=True)
    anna.at(anna.table([{"kind": "me"}, BOT]))
    anna.play(80)
    assert "win" in anna.page.inner_text(".final") or "share" in anna.page.inner_text(".final")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_four_players_fit_on_one_screen(person: Make) -> None:
    anna = person()
    anna.at(anna.table([{"kind": "me"}, BOT, BOT, BOT]))
    anna.play(30, until=lambda: anna.page.query_selector(".hand .card[data-lit]") is not None)
    height, width = anna.page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert (height, width) == (800, 1280)
    for region in (".market", ".wheels", ".land", "section.cards", ".decision", ".tray"):
        box = anna.page.locator(region).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] + box["height"] <= 801, region
    small = anna.page.evaluate(
        """[...document.querySelectorAll('.page *')].filter(e => e.children.length === 0 && !(e instanceof SVGElement)
           && e.textContent.trim() && parseFloat(getComputedStyle(e).fontSize) < 12).map(e => e.textContent)"""
    )
    assert small == []


def test_no_untranslated_string_on_any_page(person: Make) -> None:
    for lang in ("de", "en"):
        anna = person(lang=lang)
        for page in ("#/", "#/settings", "#/new/glasstrasse", "#/game/glasstrasse"):
            anna.open(page)
            anna.page.wait_for_selector("main h1")
            text = anna.page.inner_text("body")
            assert not {id for id in IDS if re.search(rf"(?<![\w-]){id}(?![\w-])", text)}


def test_the_language_can_be_changed_in_the_middle(person: Make) -> None:
    anna = person(lang="en")
    anna.at(anna.table([{"kind": "me"}, BOT]))
    anna.page.wait_for_selector(".pickbar")
    assert "specialists" in anna.page.inner_text(".decision h2")
    anna.page.click("nav button[lang=de]")
    anna.page.wait_for_function("() => document.querySelector('.decision h2').textContent.includes('Fachkräfte')")
    assert "Holzfäller" in anna.page.inner_text(".choice")
