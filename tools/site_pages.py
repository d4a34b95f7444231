"""What the documentation site fills in when it is built: pictures, figures and the coverage of the rules.

A page says `<!-- gallery -->`, `<!-- performance -->` or `<!-- coverage -->` where that is to stand.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import brettwerk
from brettwerk.cli.rules import rule_matrix
from brettwerk.text import Text

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
FIGURES = DOCS / "data" / "performance.json"
LATER = {"strength.md"}
"""Pages that other commands write (`make strength`); without them the site has no entry for them."""


def on_config(config: Any) -> Any:
    """Finds the files that pages show from anywhere, and leaves out entries whose page is not written yet."""
    config["mdx_configs"]["pymdownx.snippets"]["base_path"] = [str(ROOT)]
    config["nav"] = present(config["nav"])
    return config


def present(nav: list[Any]) -> list[Any]:
    """The entries whose files exist, for pages that may be missing."""
    kept: list[Any] = []
    for entry in nav:
        if isinstance(entry, dict):
            kept.append({title: present(pages) for title, pages in entry.items()})
        elif entry not in LATER or (DOCS / entry).is_file():
            kept.append(entry)
    return kept


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Fills in what the page asks for."""
    for mark, fill in (("gallery", gallery), ("performance", performance), ("coverage", coverage)):
        comment = f"<!-- {mark} -->"
        if comment in markdown:
            markdown = markdown.replace(comment, fill())
    return markdown


def gallery() -> str:
    """The pictures of the boards that there are."""
    lines: list[str] = []
    for id in brettwerk.games():
        for path in sorted((DOCS / "screenshots").glob(f"{id}-middle-desktop.*"), reverse=True)[:1]:
            name = Text("en", brettwerk.game(id))("game-name")
            lines += [f"![{name} in the browser](screenshots/{path.name})", ""]
    return "\n".join(lines)


def performance() -> str:
    """The figures of the last `make figures` as a table."""
    figures = json.loads(FIGURES.read_text(encoding="utf-8"))
    peer = figures["peer"]["catanatron"]
    lines = [
        f"Python {figures['python']}, {'compiled' if figures['compiled'] else 'plain'} engine, one core.",
        "",
        "| | decisions/s | × peer | plain Python | × peer | options per decision | clone µs | searches/s |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
        f"| catanatron (peer) | {peer['decisions_per_second']:,} | 1 | | | | {peer['clone_us']} | |",
    ]
    for id, mine in figures["games"].items():
        plain, ratio = figures["plain"][id], figures["ratios"][id]
        lines.append(
            f"| {Text('en', brettwerk.game(id))('game-name')} | {mine['decisions_per_second']:,} "
            f"| {ratio['decisions']} | {plain['decisions_per_second']:,} | {ratio['plain_decisions']} "
            f"| {mine['options_per_decision']} | {mine['clone_us']} | {mine['simulations_per_second']:,} |"
        )
    return "\n".join(lines)


def coverage() -> str:
    """For every game: its rules, and how many have texts, code and tests."""
    lines = [
        "| game | rules | English text | German text | cited in code or tables | marked on a test | holes |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for id in brettwerk.games():
        game = brettwerk.game(id)
        matrix = rule_matrix(game)
        counts = [
            sum(bool(row[column]) for row in matrix.values()) for column in ("text_en", "text_de", "code", "tests")
        ]
        holes = sum(not all(row.values()) for row in matrix.values())
        cells = " | ".join(str(number) for number in (len(matrix), *counts, holes))
        lines.append(f"| {Text('en', game)('game-name')} | {cells} |")
    return "\n".join(lines)
