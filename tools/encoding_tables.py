"""Writes the tables of encodings and actions into `docs/environments.md`, between their markers.

`python tools/encoding_tables.py` after a change to an `encoding.csv`; a test compares page and tables.
"""

from __future__ import annotations

from pathlib import Path

import brettwerk
from brettwerk.seats.encoding import Block, encoding

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
CODES = {
    "number": "number",
    "choice": "one-hot",
    "count": "count of each",
    "seat": "one-hot, own seat first",
    "seats": "flags, own seat first",
    "self": "one-hot",
    "mask": "flags",
    "known": "flag",
    "frame": "one-hots and numbers",
}


def block_line(block: Block) -> str:
    """One block as a line of a table."""
    shape = " × ".join(map(str, block.shape))
    low_high = f"{block.low} … {block.high}"
    return f"| {block.offset} | `{block.name}` | {shape} | {CODES[block.code]} | {low_high} | {block.meaning} |"


def tables(id: str) -> str:
    """What the page says about a game's numbers."""
    found = encoding(id)
    head = "| from | block | shape | as | range | meaning |\n|---|---|---|---|---|---|"
    own = [block_line(block) for block in found.blocks if block.where != "player"]
    player = [block_line(block) for block in found.blocks if block.where == "player"]
    kinds = [
        f"| {first} | {kind.size} | `{' '.join([kind.verb, *(f'<{domain.id}>' for domain in kind.domains)])}` |"
        for first, kind in zip(found.actions.offsets, found.game.kinds)
    ]
    return "\n".join(
        [
            f"{found.size} numbers: {found.table_size} of the table, then {found.player_size} for each of "
            f"{found.game.max_players} players, the own seat first. {found.actions.size} actions.",
            "",
            "The table:",
            "",
            head,
            *own,
            "",
            f"A player (the next player's numbers stand {found.player_size} further):",
            "",
            head,
            *player,
            "",
            "Actions:",
            "",
            "| from | how many | notation |\n|---|---|---|",
            *kinds,
        ]
    )


def written(page: str) -> str:
    """The page with fresh tables."""
    for id in brettwerk.games():
        before, mark, rest = page.partition(f"<!-- tables of {id} -->\n")
        _, end, after = rest.partition(f"<!-- end of {id} -->")
        assert end, f"{PAGE.name} has no place for {id}"
        page = f"{before}{mark}{tables(id)}\n{end}{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
