"""Every rule has both texts, code or a table row that cites it, and a test; every worked example is a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import brettwerk
from brettwerk.cli.rules import folder_of_tests, marks, rule_ids
from brettwerk.kernel.game import Game
from brettwerk.text import LANGUAGES, Text

GAMES = brettwerk.games()
EXAMPLES = {"glasstrasse": 65, "hoyuk": 70, "lignum": 66}
"""How many worked examples the catalogue of a game numbers; tests are called after them: `test_v12_…`."""


def ids_of(game: Game) -> list[str]:
    return [id for id, _ in rule_ids(game)]


def sources(folder: Path) -> str:
    """A game's code and tables; a range of rules cites its two ends and nothing between them."""
    files = [*folder.glob("*.py"), *(path for path in folder.glob("data/*.csv") if path.name != "rules.csv")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_has_a_test(id: str) -> None:
    game = brettwerk.game(id)
    marked = marks(folder_of_tests(game))
    assert [rule for rule in ids_of(game) if rule not in marked] == []
    assert sorted(marked.keys() - set(ids_of(game))) == []


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_has_a_text_in_both_languages(id: str) -> None:
    game = brettwerk.game(id)
    for lang in LANGUAGES:
        text = Text(lang, game)
        assert [rule for rule in ids_of(game) if not text.has(rule.lower().replace(".", "-"))] == []


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_is_cited_where_it_is_implemented(id: str) -> None:
    game = brettwerk.game(id)
    prefix = ids_of(game)[0].split("-")[0]
    cited = set(re.findall(rf"{prefix}-(?:R\d+|\d+\.\d+)", sources(game.folder())))
    assert [rule for rule in ids_of(game) if rule not in cited] == []
    assert sorted(cited - set(ids_of(game))) == []


@pytest.mark.parametrize("id", EXAMPLES)
def test_every_worked_example_is_a_test(id: str) -> None:
    folder = folder_of_tests(brettwerk.game(id))
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    found = {int(number) for number in re.findall(r"def test_v(\d+)_", text)}
    assert found == set(range(1, EXAMPLES[id] + 1))
