"""The published strength: the small ladder is played, told and drawn like the large one, and goes on after a stop."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

import brettwerk
from brettwerk.arena import strength
from brettwerk.arena.match import Result

ROOT = Path(__file__).resolve().parent.parent.parent


def write_page(out: Path, *more: str) -> None:
    """Runs the command behind `make strength-check` into a folder."""
    command = [sys.executable, str(ROOT / "tools" / "strength.py"), "--check", "--out", str(out), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr


def results(path: Path) -> dict[int, tuple[list[str], list[float], str]]:
    """What came of the games in a file, without what a clock measured."""
    found = [msgspec.json.decode(line, type=Result) for line in path.read_bytes().splitlines()]
    assert all(result.record == "" for result in found)
    return {result.number: (result.seats, result.scores, result.key) for result in found}


def test_the_small_ladder_is_played_and_told(tmp_path: Path) -> None:
    write_page(tmp_path)
    page = (tmp_path / "strength.md").read_text(encoding="utf-8")
    outcomes = {found.match.name: found for found in strength.load(tmp_path / "strength" / "figures.json")}
    wanted = [m for id in brettwerk.games() for m in strength.plan(brettwerk.game(id), 4, 2, "search:4", "search:12")]
    assert list(outcomes) == [match.name for match in wanted]
    for match in wanted:
        played = results(tmp_path / "strength" / "games" / f"{match.name}.jsonl")
        assert outcomes[match.name].played == len(played) == len(match.pairings()) >= match.games
        assert match.command in page
        assert {row.bot for row in outcomes[match.name].standings} == set(match.bots)
    for id in brettwerk.games():
        assert (tmp_path / "strength" / f"{id}.svg").read_text(encoding="utf-8").count("<path") > 10


def test_the_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    games = ("--games", "caylus1303")
    write_page(tmp_path, *games)
    file = tmp_path / "strength" / "games" / "caylus1303-2-search4-greedy.jsonl"
    whole, before = results(file), file.read_bytes()
    write_page(tmp_path, *games)
    assert file.read_bytes() == before  # nothing is played twice
    file.write_bytes(b"".join(before.splitlines(keepends=True)[:3]))
    write_page(tmp_path, *games, "--page")
    page, figures = tmp_path / "strength.md", tmp_path / "strength" / "figures.json"
    assert "| 2 | `search:4` | 4 |" in page.read_text(encoding="utf-8"), "figures stay until as many games are there"
    figures.unlink()
    write_page(tmp_path, *games, "--page")
    assert "| 2 | `search:4` | 3 |" in page.read_text(encoding="utf-8")
    write_page(tmp_path, *games)
    assert results(file) == whole
    assert "| 2 | `search:4` | 4 |" in page.read_text(encoding="utf-8")


def test_figures_of_a_longer_match_go_when_all_games_are_played(tmp_path: Path) -> None:
    games = ("--games", "caylus1303")
    write_page(tmp_path, *games)
    page, figures = tmp_path / "strength.md", tmp_path / "strength" / "figures.json"
    outcomes = strength.load(figures)
    former = [msgspec.structs.replace(s, games=9) for s in outcomes[1].standings]
    longer = msgspec.structs.replace(outcomes[1].match, games=8)
    strength.save(figures, [outcomes[0], strength.Outcome(longer, 9, former)])
    write_page(tmp_path, *games, "--page")
    assert strength.load(figures) == outcomes
    assert "| 2 | `search:4` | 4 |" in page.read_text(encoding="utf-8")


def test_a_page_of_nothing_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "strength.py"), "--check", "--page", "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "nothing has been played yet" in done.stderr
    assert not (tmp_path / "strength.md").exists()
