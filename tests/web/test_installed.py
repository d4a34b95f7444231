"""The installable app: manifest, icons, what is kept without a server, and how much is loaded at first."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession

from driver import Person

Make = Callable[..., Person]
MOST_SCRIPT = 250_000
"""Bytes of compressed script until a board is there."""
SMALL = 1000
"""What is not worth compressing."""
LOADED = (
    "[...new Set(performance.getEntriesByType('resource').map((one) => one.name))].filter((name) => /js$/.test(name))"
)


def test_manifest_and_icons_make_it_installable(person: Make) -> None:
    anna = person().open()
    anna.page.wait_for_selector("article")
    line: CDPSession = anna.context.new_cdp_session(anna.page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == []
    errors = {error["errorId"] for error in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}
    data = anna.context.request.get(f"{anna.url}/manifest.webmanifest").json()
    for icon in data["icons"]:
        answer = anna.context.request.get(f"{anna.url}/{icon['src']}")
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_without_a_network_it_says_so_and_comes_back(person: Make) -> None:
    anna = person(lang="de").open()
    anna.page.wait_for_selector("article")
    anna.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    anna.context.set_offline(True)
    anna.page.reload()
    anna.page.wait_for_selector("text=Deine Partien sind dort sicher")
    assert not anna.page.locator("text=Your games are safe").is_visible()
    assert anna.page.evaluate("getComputedStyle(document.body).display") == "grid"
    assert anna.page.evaluate("document.querySelector('img').naturalWidth") > 0
    anna.context.set_offline(False)
    anna.page.wait_for_selector("article")


def test_what_a_board_loads_at_first(person: Make, report: list[str]) -> None:
    for game in ("glasstrasse", "caylus1303", "hoyuk", "lignum"):
        anna = person()
        anna.at(anna.table([{"kind": "me"}, {"kind": "bot", "level": "random"}], game=game))
        anna.page.wait_for_selector(".table > *")
        answers = [anna.context.request.get(name) for name in anna.page.evaluate(LOADED)]
        size = sum(int(answer.headers["content-length"]) for answer in answers)
        plain = [answer.url for answer in answers if answer.headers.get("content-encoding") != "gzip"]
        assert all(len(anna.context.request.get(url).body()) < SMALL for url in plain)
        report.append(f"script loaded until the board of {game} is there: {size / 1000:.0f} kB compressed")
        assert 50_000 < size <= MOST_SCRIPT
