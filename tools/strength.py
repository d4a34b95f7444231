"""Writes docs/strength.md: plays the ladder of every game in the arena and tells what came of it.

`python tools/strength.py` goes on where it stopped; `--check` plays a small ladder into a folder of its own; `--page`
only writes the page anew from what has been played. Games are kept in `strength/games` beside the page; remove a
match's file there to play it anew: its former figures stay on the page until as many games have been played again, or
all that are planned.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import brettwerk
from brettwerk.arena import strength
from brettwerk.arena.run import Ledger, run
from brettwerk.text import Text

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="a small ladder, quickly")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page")
    parser.add_argument("--games", default=",".join(brettwerk.games()), help="which games, separated by commas")
    parser.add_argument("--workers", type=int, default=1, help="games at once; budgets in time want a free core each")
    parser.add_argument("--out", type=Path, help="folder for page and pictures (docs)")
    args = parser.parse_args()
    docs = args.out or (ROOT / "build" / "strength-check" if args.check else ROOT / "docs")
    games = docs / "strength" / "games"  # what came of every game, so that anybody can check, and go on
    matches: list[strength.Match] = []
    for id in args.games.split(","):
        game = brettwerk.game(id)
        matches += (
            strength.plan(game, 4, 2, "search:4", "search:12")
            if args.check
            else strength.plan(game, 200, 100, "search:100ms", "search:1s")
        )
    figures = docs / "strength" / "figures.json"
    kept = {found.match.name: found for found in strength.load(figures)}
    for match in matches:
        if match.name in kept:
            kept[match.name] = msgspec.structs.replace(kept[match.name], match=match)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    stopped = False
    with Progress(*columns) as progress:
        for match in matches:
            pairings = match.pairings()
            ledger = Ledger(games / f"{match.name}.jsonl", pairings, records=False)
            task = progress.add_task(match.name, total=len(pairings), completed=len(ledger.results))
            try:
                if not args.page:
                    run(pairings, args.workers, ledger, progress=lambda _: progress.advance(task))  # noqa: B023
            except KeyboardInterrupt:
                stopped = True
            former = kept.get(match.name)
            if len(ledger.results) >= (1 if former is None else min(len(pairings), former.played)):
                kept[match.name] = strength.outcome(match, list(ledger.results.values()))
            if stopped:
                break
    order = {match.name: place for place, match in enumerate(matches)}
    outcomes = sorted(kept.values(), key=lambda found: order.get(found.match.name, len(order)))
    if not outcomes:
        print("nothing has been played yet", file=sys.stderr)
        return 1
    strength.save(figures, outcomes)
    for id in dict.fromkeys(found.match.game for found in outcomes):
        strength.draw([found for found in outcomes if found.match.game == id], docs / "strength" / f"{id}.svg")
    names = {id: Text("en", brettwerk.game(id))("game-name") for id in brettwerk.games()}
    (docs / "strength.md").write_text(strength.page(outcomes, "strength", names), encoding="utf-8")
    print(f"written: {docs / 'strength.md'}" + ("; interrupted, run again to go on" if stopped else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
