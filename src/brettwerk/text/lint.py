"""The lint for texts: `python -m brettwerk.text.lint` fails on missing, unused or unequal messages."""

from __future__ import annotations

import ast
import csv
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import brettwerk
from brettwerk.kernel.game import Game
from brettwerk.text.catalogue import LANGUAGES, common_files, game_files

PACKAGE = Path(brettwerk.__file__).parent


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """One variable."""
        self.names.add(node.id.name)


def read_messages(path: Path, problems: list[str]) -> dict[str, set[str]]:
    """The messages of a file with their variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Junk):
            problems.append(f"{path}: cannot be read: {str(entry.content)[:60]!r}")
        elif isinstance(entry, Message):
            if entry.id.name in found:
                problems.append(f"{path}: {entry.id.name} stands twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def used_in_code(folders: list[Path]) -> tuple[set[str], set[str]]:
    """String constants of all code in some folders, and beginnings of f-strings: ids that code may ask for."""
    constants: set[str] = set()
    prefixes: set[str] = set()
    for path in sorted({path for folder in folders for path in folder.rglob("*.py")}):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                prefix = str(node.values[0].value)
                if prefix.endswith("-") and prefix not in ("option-", "event-", "decision-", "refusal-", "setting-"):
                    prefixes.add(prefix)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
    return constants, prefixes


def needed_by(game: Game) -> set[str]:
    """The messages a game must have."""
    ids = {"game-name", "game-subtitle"}
    ids |= {f"decision-{decision}" for decision in game.decisions}
    ids |= {f"option-{kind.verb}" for kind in game.kinds}
    ids |= {f"event-{event.id}" for event in game.events}
    for setting in game.settings:
        ids |= {f"setting-{setting.name}", f"setting-{setting.name}-help"}
        ids |= {f"setting-{setting.name}-{choice}" for choice in setting.choices or []}
    rules = game.folder() / "data" / "rules.csv"
    if rules.is_file():
        for row in csv.DictReader(rules.read_text(encoding="utf-8").splitlines()):
            ids.add(row["id"].lower().replace(".", "-"))
    return ids


def may_name(game: Game) -> set[str]:
    """The messages that may name a thing of the game."""
    domains = [domain for kind in game.kinds for domain in kind.domains]
    domains += [domain for event in game.events for _, domain in event.fields if domain is not None]
    return {f"{domain.id}-{name}" for domain in domains for name in domain.names}


def check_pair(files: dict[str, tuple[Path, ...]], where: str, problems: list[str]) -> dict[str, set[str]]:
    """Both languages have the same messages with the same variables; returns the English ones."""
    messages: dict[str, dict[str, set[str]]] = {}
    for lang in LANGUAGES:
        messages[lang] = {}
        for path in files[lang]:
            messages[lang].update(read_messages(path, problems))
    english, german = messages["en"], messages["de"]
    problems += [f"{where}: {id} is missing in de but stands in en" for id in sorted(english.keys() - german.keys())]
    problems += [f"{where}: {id} is missing in en but stands in de" for id in sorted(german.keys() - english.keys())]
    for id in sorted(english.keys() & german.keys()):
        if english[id] != german[id]:
            problems.append(f"{where}: {id} has other variables in de than in en")
    return english


def check() -> list[str]:
    """All problems of all catalogues."""
    problems: list[str] = []
    games = [brettwerk.game(name) for name in brettwerk.games()]
    constants, prefixes = used_in_code([PACKAGE] + [game.folder() for game in games])
    common = check_pair({lang: common_files(lang) for lang in LANGUAGES}, "brettwerk", problems)
    for id in sorted(common):
        if id not in constants and not id.startswith(tuple(prefixes)):
            problems.append(f"brettwerk: {id} is used nowhere")
    for game in games:
        name = game.id
        files = {lang: game_files(lang, game) for lang in LANGUAGES}
        messages = check_pair(files, name, problems)
        needed = needed_by(game)
        problems += [f"{name}: {id} is missing" for id in sorted(needed - messages.keys())]
        sections = {id.rsplit("-", 1)[0] for id in needed if id[-1].isdigit()}
        allowed = needed | may_name(game) | sections | {f"{section}-rulings" for section in sections}
        allowed |= {f"event-{event.id}-hidden" for event in game.events}
        for id in sorted(messages.keys() - allowed):
            reason = id.removeprefix("refusal-")
            if id in constants or (id.startswith("refusal-") and reason in constants):
                continue
            if id.startswith((*prefixes, *thing_prefixes(constants))):
                continue
            problems.append(f"{name}: {id} is used nowhere")
    return problems


def thing_prefixes(constants: set[str]) -> set[str]:
    """Beginnings of messages for things that code builds besides the game's own, such as `amount:` and `land:`."""
    heads = {constant.split(":")[0] for constant in constants if ":" in constant}
    return {f"{head}-" for head in heads if head.isidentifier()}


def main() -> int:
    """Prints the problems; exit code 1 if there are any."""
    problems = check()
    for problem in problems:
        print(problem)
    print(f"texts: {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
