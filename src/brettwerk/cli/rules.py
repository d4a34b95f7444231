"""`brettwerk rules`: the rules of a game in both languages, and the matrix of texts, code and tests behind each id."""

from __future__ import annotations

import contextlib
import csv
import io
import json as json_module
from pathlib import Path
from typing import Any

import typer
from rich.table import Table

import brettwerk
from brettwerk.cli.common import console, read_language
from brettwerk.kernel.errors import BadData
from brettwerk.kernel.game import Game
from brettwerk.text import LANGUAGES, Text

TESTS = Path(brettwerk.__file__).parent.parent.parent / "tests"


def rules(
    game: str = typer.Argument(..., help="Which game."),
    lang: str | None = typer.Option(None, help="Language: en or de."),
    check: bool = typer.Option(False, "--check", help="Fail if a rule lacks a text, code or a test."),
    json: bool = typer.Option(False, "--json", help="Print the counts as JSON."),
) -> None:
    """Prints the rules of a game, or with --check what stands behind each of them."""
    found = brettwerk.game(game)
    ids = rule_ids(found)
    if not check and not json:
        text = Text(read_language(lang), found)
        section = ""
        for id, heading in ids:
            if heading != section:
                section = heading
                title = heading.lower() if not heading.endswith("-R") else f"{heading[:-2].lower()}-rulings"
                console.print(f"\n[bold]{text(title)}[/]")
            console.print(f"  [cyan]{id}[/] {text.rule(id)}")
        return
    matrix = rule_matrix(found)
    holes = {id: row for id, row in matrix.items() if not all(row.values())}
    columns = ["text_en", "text_de", "code", "tests"]
    if json:
        counts: dict[str, object] = {column: sum(bool(row[column]) for row in matrix.values()) for column in columns}
        counts.update(
            game=game, rules=len(matrix), holes=len(holes), holes_by_id={i: missing(r) for i, r in holes.items()}
        )
        print(json_module.dumps(counts, indent=2))
    else:
        table = Table(box=None)
        for column in ["rule", *columns]:
            table.add_column(column)
        for id, row in matrix.items() if not check else holes.items():
            table.add_row(id, *(str(row[column] or "[red]–[/]") for column in columns))
        if not check or holes:
            console.print(table)
        console.print(f"{game}: {len(matrix)} rules, {len(holes)} holes")
    if check and holes:
        raise BadData(f"{game}: {len(holes)} of {len(matrix)} rules have holes: {', '.join(list(holes)[:20])}")


def missing(row: dict[str, int]) -> list[str]:
    """What a rule lacks."""
    return [column for column, count in row.items() if not count]


def rule_ids(game: Game) -> list[tuple[str, str]]:
    """All rule ids of a game with their sections, in order."""
    path = game.folder() / "data" / "rules.csv"
    try:
        rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    except OSError as error:
        raise BadData(f"{game.id}/rules.csv: cannot be read ({error.strerror})") from None
    return [(row["id"], row["section"]) for row in rows]


def folder_of_tests(game: Game) -> Path:
    """Where the tests of a game lie: in its own folder, or in that of all tests."""
    for folder in (game.folder() / "tests", TESTS / game.id):
        if folder.is_dir():
            return folder
    raise BadData(f"the tests of {game.id} are not here: run this in a source checkout")


def rule_matrix(game: Game) -> dict[str, dict[str, int]]:
    """For each rule: whether it has both texts, how often the game's folder cites it, how many tests bear its mark."""
    texts = {lang: Text(lang, game) for lang in LANGUAGES}
    ids = [id for id, _ in rule_ids(game)]
    cited = citations(game, set(ids))
    marked = marks(folder_of_tests(game))
    matrix: dict[str, dict[str, int]] = {}
    for id in ids:
        message = id.lower().replace(".", "-")
        row = {f"text_{lang}": int(text.has(message)) for lang, text in texts.items()}
        row["code"] = cited.get(id, 0)
        row["tests"] = marked.get(id, 0)
        matrix[id] = row
    return matrix


def citations(game: Game, ids: set[str]) -> dict[str, int]:
    """How often each id stands in the game's code and tables."""
    counts: dict[str, int] = {}
    folder = game.folder()
    files = list(folder.glob("*.py")) + [path for path in folder.glob("data/*.csv") if path.name != "rules.csv"]
    prefix = next(iter(ids)).split("-")[0] + "-"
    for path in files:
        content = path.read_text(encoding="utf-8")
        for part in content.split(prefix)[1:]:
            number = ""
            for character in part:
                if character not in "0123456789.R":
                    break
                number += character
            id = prefix + number.rstrip(".")
            if id in ids:
                counts[id] = counts.get(id, 0) + 1
    return counts


class Marks:
    """A pytest plugin that notes which rules the collected tests are marked with."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def pytest_configure(self, config: Any) -> None:
        """Makes the mark known, whoever's tests they are."""
        config.addinivalue_line("markers", "rule(*ids): the rules that this test would see broken")

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Counts the marks, those of parameters included."""
        for item in items:
            for id in {id for mark in item.iter_markers("rule") for id in mark.args}:
                self.counts[id] = self.counts.get(id, 0) + 1


def marks(folder: Path) -> dict[str, int]:
    """How many tests are marked with each rule id."""
    try:
        import pytest
    except ImportError:
        raise BadData("pytest is not installed; install brettwerk[dev]") from None
    found = Marks()
    with contextlib.redirect_stdout(io.StringIO()) as output:
        code = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", str(folder)],
            plugins=[found],
        )
    if code != 0:
        raise BadData(f"the tests in {folder} cannot be collected: {output.getvalue()[-500:]}")
    return found.counts
