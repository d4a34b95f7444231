"""Draws the README's picture: a Glasstraße table in the terminal, as SVG."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

import brettwerk
from brettwerk.cli.boards import draw
from brettwerk.kernel.rng import Rng
from brettwerk.records import Journal
from brettwerk.seats import observe
from brettwerk.text import Text


def main() -> None:
    """Plays some way into a game and writes docs/terminal.svg."""
    game = brettwerk.game("glasstrasse")
    journal = Journal(game, 2, 12)
    rng = Rng(5)
    while len(journal.moves) < 120:
        seat = journal.state.to_act()[0]
        legal = journal.state.legal(seat)
        journal.apply(seat, legal[rng.below(len(legal))])
    text = Text("en", game)
    console = Console(record=True, width=112, file=open("/dev/null", "w"), force_terminal=True)  # noqa: SIM115
    console.print(draw(game, observe(journal.state, 0).view(), text, ["Anna", "Ben"]))
    path = Path(__file__).parent.parent / "docs" / "terminal.svg"
    path.write_text(console.export_svg(title="brettwerk play glasstrasse"), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
