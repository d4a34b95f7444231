"""Each of the four games clicked to the end: on the board where something is lit, else by the list of buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import brettwerk
from brettwerk.records import read, verify
from driver import Person

Make = Callable[..., Person]
BOT = {"kind": "bot", "level": "random"}
GAMES = {
    "glasstrasse": ("de", False, {"introductory": True, "periods": "4"}),
    "caylus1303": ("en", False, {"layout": "first_game", "characters": "first_game"}),
    "hoyuk": ("de", True, {"house_limit": "15"}),
    "lignum": ("en", False, {"level": "basic"}),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_clicked_to_the_end(person: Make, report: list[str], game: str) -> None:
    lang, phone, options = GAMES[game]
    anna = person(lang=lang, phone=phone)
    table = anna.table([{"kind": "me"}, BOT], game=game, options=options)
    anna.at(table)
    anna.play_on_the_board(400)
    anna.page.wait_for_selector(".final h3 b")
    shown = anna.page.locator(".final h3 b").all_inner_texts()
    record = anna.context.request.get(f"{anna.url}/api/tables/{table}/record").text()
    scores = [score.total for score in verify(read(record)).state.scores()]
    assert sorted(shown) == sorted(words(score, lang) for score in scores)
    best = anna.page.locator(".final h3 b").first.inner_text()
    assert best == words(max(scores), lang)
    assert anna.missed == set(), "lit, but something lies over it"
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)
    by_list = sorted(f"{question}/{verb}" for (question, verb), how in anna.asked.items() if how == {"list"})
    report.append(f"{game}: {anna.clicks} clicks; never on the board: {', '.join(by_list) or 'nothing'}")


def words(score: object, lang: str) -> str:
    """A score as the final screen writes it."""
    text = f"{float(str(score)):g}".replace("-", "−")
    return text.replace(".", ",") if lang == "de" else text


def test_all_games_are_played() -> None:
    assert set(GAMES) == set(brettwerk.games())
