"""Access: axe-core finds nothing serious on any page, in both themes; the log is announced; focus is kept in sheets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from driver import Person

Make = Callable[..., Person]
BOT = {"kind": "bot", "level": "random"}
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GAMES = ("glasstrasse", "caylus1303", "hoyuk", "lignum")


def check(one: Person, where: str) -> None:
    """Runs axe-core on the page as it stands."""
    one.page.evaluate(AXE.read_text() + "; undefined")
    found = one.page.evaluate("axe.run({resultTypes: ['violations']})")
    serious = [
        f"{where}: {v['id']}: {v['nodes'][0]['html'][:160]} ({len(v['nodes'])})"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_have_no_serious_findings(person: Make, scheme: str) -> None:
    anna = person(scheme=scheme)
    table = anna.table([{"kind": "me"}, {"kind": "open"}])
    for hash, ready in (
        ("#/", "article"),
        ("#/new/glasstrasse", "form"),
        ("#/settings", "dl"),
        ("#/game/lignum", "[data-rule]"),
        (f"#/table/{table}", ".link input"),
    ):
        anna.open(hash)
        anna.page.wait_for_selector(ready)
        check(anna, hash)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_have_no_serious_findings(person: Make, game: str, scheme: str) -> None:
    anna = person(scheme=scheme)
    id = anna.table([{"kind": "me"}, BOT, BOT], game=game)
    anna.at(id)
    anna.page.wait_for_selector(".table > *")
    anna.page.wait_for_function("() => document.querySelector('.decision h2')?.textContent")
    check(anna, "board")
    anna.page.goto("about:blank")
    anna.finish(id)
    anna.at(id)
    anna.page.wait_for_selector(".final svg[role=img]")
    check(anna, "final screen")
    anna.open(f"#/replay/{id}?at=20")
    anna.page.wait_for_selector(".control input[type=range]")
    check(anna, "replay")


def test_the_log_is_a_live_region_and_sheets_keep_the_focus(person: Make) -> None:
    anna = person()
    anna.at(anna.table([{"kind": "me"}, BOT], game="caylus1303"))
    anna.page.wait_for_selector("button.option:enabled")
    assert anna.page.get_attribute("ol.log", "aria-live") == "polite"
    anna.page.locator(".seat .score").first.focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("dialog[open]")
    for _ in range(4):
        anna.page.keyboard.press("Tab")
        assert anna.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    check(anna, "score sheet")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("dialog[open]", state="detached")
    assert anna.page.evaluate("document.activeElement.classList.contains('score')")
