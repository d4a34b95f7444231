"""The fenced blocks of the documentation: which language, which words, and whether they are run."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").glob("*.md"))
ELSEWHERE = {"environments.md": "tests/envs/test_docs.py"}
"""Pages whose snippets are run by tests of their own."""
FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^`]*)$")
REASON = re.compile(r'title="not run in the tests: (?P<reason>[^"]{8,})"')


class Block:
    """One fenced block: where it stands, its language, why it is not run (or nothing), and its lines."""

    def __init__(self, page: Path, line: int, info: str, lines: list[str]) -> None:
        self.page = page
        self.line = line
        self.language = info.split()[0] if info.split() else ""
        found = REASON.search(info)
        self.reason = found["reason"] if found else ""
        self.lines = lines

    @property
    def id(self) -> str:
        """How a test is called after it."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def commands(self) -> list[str]:
        """The lines behind a `$`; the others are what is printed."""
        return [line[2:] for line in self.lines if line.startswith("$ ")]


def read_blocks(page: Path) -> list[Block]:
    """All blocks of a page, those in indented paragraphs included."""
    blocks: list[Block] = []
    inside: Block | None = None
    indent = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        found = FENCE.match(line)
        if inside is None and found:
            indent = found["indent"]
            inside = Block(page, number, found["info"].strip(), [])
            blocks.append(inside)
        elif inside is not None and found and not found["info"].strip():
            inside = None
        elif inside is not None:
            inside.lines.append(line.removeprefix(indent))
    assert inside is None, f"{page}: a block is not closed"
    return blocks


BLOCKS = [block for page in PAGES if page.name not in ELSEWHERE for block in read_blocks(page)]
