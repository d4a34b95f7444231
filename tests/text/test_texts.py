"""Texts: complete in both languages, and every prompt, option, event and refusal of random games can be said."""

from __future__ import annotations

import pytest

import brettwerk
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.rng import Rng
from brettwerk.records import Journal
from brettwerk.seats import observe
from brettwerk.text import LANGUAGES, Text, Words
from brettwerk.text.lint import check


def test_no_message_is_missing_unused_or_unequal() -> None:
    assert check() == []


def test_unknown_language() -> None:
    with pytest.raises(BadOption, match="en, de"):
        Text("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", brettwerk.games())
def test_everything_that_happens_can_be_said(id: str, lang: str) -> None:
    game = brettwerk.game(id)
    text = Text(lang, game)
    said: set[str] = set()
    for players in range(game.min_players, game.max_players + 1):
        journal = Journal(game, players, 40 + players)
        text.names = [f"Person {n}" for n in range(players)]
        rng = Rng(players)
        while not journal.state.over:
            acting = journal.state.to_act()
            seat = acting[rng.below(len(acting))]
            view = observe(journal.state, seat)
            question = view.question()
            assert question is not None
            said.add(text.question(question))
            said.update(text.option(option) for option in view.options())
            said.update(text.refusal(refusal) for refusal in view.refusals())
            for rule in question.rules + [r for o in view.options() for r in o.rules]:
                assert text.has(rule.lower().replace(".", "-")), rule
            legal = view.legal()
            move = journal.apply(seat, legal[rng.below(len(legal))])
            said.update(text.event(event, viewer) for event in move.events for viewer in (-1, seat))
        for score in journal.state.scores():
            said.update(text.thing(source) for source, _ in score.parts)
    ids = ("decision-", "option-", "event-", "refusal-")
    assert [line for line in said if line.startswith(ids) or (":" in line and "*" in line)] == []


def test_amounts_and_things_are_put_into_words() -> None:
    text = Text("de", brettwerk.game("glasstrasse"))
    assert text.value("amount:brick*2 amount:wood*1") == "2 Ziegel, 1 Holz"
    assert text.thing("tile:cooperage") == "Küferei"
    assert text.value("no thing at all") == "no thing at all"
    assert text("no-such-message") == "no-such-message"


def test_words_are_shown_as_they_are() -> None:
    text = Text("en", brettwerk.game("glasstrasse"), ["tile:cooperage", "https://example.org/x"])
    assert text("table-undo", seat="seat:A") == "tile:cooperage takes back a step"
    assert text("table-undo", seat="seat:B") == "https://example.org/x takes back a step"
    assert text("table-undo", seat="tile:cooperage") == "Cooperage takes back a step"
    assert text("table-undo", seat=Words("https://example.org/x")) == "https://example.org/x takes back a step"
