"""Every rule is cited in the engine and marked on a test; every example of the catalogue is one."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from brettwerk.games.glasstrasse import tables
from tests.glasstrasse.conftest import FILES, MARKED, NAMES

GAME = Path(tables.__file__).parent
RULES = [row["id"] for row in csv.DictReader((GAME / "data" / "rules.csv").open(encoding="utf-8"))]


@pytest.fixture(autouse=True)
def whole_suite(request: pytest.FixtureRequest) -> None:
    if FILES not in request.config.stash:
        pytest.skip("nothing collected here")
    if {path.name for path in Path(__file__).parent.glob("test_*.py")} - request.config.stash[FILES]:
        pytest.skip("only a part of the tests is collected")
    if request.config.getoption("-k") or request.config.getoption("--deselect"):
        pytest.skip("only a part of the tests is collected")


def test_every_rule_has_a_test(request: pytest.FixtureRequest) -> None:
    marked = request.config.stash[MARKED]
    assert [rule for rule in RULES if rule not in marked] == []
    assert [rule for rule in marked if rule not in RULES] == []


@pytest.mark.parametrize("number", range(1, 66))
def test_every_example_has_a_test(request: pytest.FixtureRequest, number: int) -> None:
    assert any(name.startswith(f"test_v{number}_") for name in request.config.stash[NAMES])


def test_every_rule_is_cited_where_it_is_implemented() -> None:
    text = ""
    for path in [*GAME.glob("*.py"), *(GAME / "data").glob("*.csv")]:
        if path.name != "rules.csv":
            text += re.sub(r"GS-[R\d.]+\s*–\s*(GS-)?[R\d.]+", " ", path.read_text(encoding="utf-8"))
    cited = set(re.findall(r"GS-(?:R\d+|\d+\.\d+)", text))
    assert [rule for rule in RULES if rule not in cited] == []
    assert sorted(cited - set(RULES)) == []
