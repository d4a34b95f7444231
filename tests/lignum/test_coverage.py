"""Every rule is cited in the engine by its own id and marked on a test; every worked example is one."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from brettwerk.cli.rules import marks
from brettwerk.games.lignum import tables

HERE = Path(__file__).parent
FOLDER = Path(tables.__file__).parent
RULES = [row["id"] for row in csv.DictReader((FOLDER / "data" / "rules.csv").open(encoding="utf-8"))]


def test_every_rule_has_a_test() -> None:
    marked = marks(HERE)
    assert [rule for rule in RULES if rule not in marked] == []
    assert [rule for rule in marked if rule not in RULES] == []


def test_every_example_has_a_test() -> None:
    content = (HERE / "test_vectors.py").read_text(encoding="utf-8")
    assert [n for n in range(1, 67) if f"def test_v{n:02}_" not in content] == []


def test_every_rule_is_cited_where_it_is_implemented() -> None:
    text = ""
    for path in [*FOLDER.glob("*.py"), *(FOLDER / "data").glob("*.csv")]:
        if path.name != "rules.csv":
            text += re.sub(r"LI-[R\d.]+\s*–\s*(LI-)?[R\d.]+", " ", path.read_text(encoding="utf-8"))
    cited = set(re.findall(r"LI-(?:R\d+|\d+\.\d+)", text))
    assert [rule for rule in RULES if rule not in cited] == []
    assert sorted(cited - set(RULES)) == []
