"""The arena: fair seating, equal deals, the same results with any number of workers, runs that go on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import brettwerk
from brettwerk.arena.match import Result, play
from brettwerk.arena.run import Ledger, run
from brettwerk.arena.schedule import line_ups, schedule
from brettwerk.arena.summary import summarise, wilson
from brettwerk.kernel.errors import BadOption
from brettwerk.records import read, verify

GLASS = brettwerk.game("glasstrasse")


def test_every_bot_sits_everywhere_with_every_deal() -> None:
    pairings = schedule(GLASS, ["random", "greedy", "search:5"], 2, 10, 1, {})
    assert len(pairings) == 3 * 10
    for seat in range(2):
        assert len(set(Counter(p.seats[seat] for p in pairings).values())) == 1
    deals: dict[tuple[str, ...], list[int]] = {}
    for pairing in pairings:
        deals.setdefault(tuple(sorted(pairing.seats)), []).append(pairing.seed)
    assert len({tuple(sorted(seeds)) for seeds in deals.values()}) == 1


def test_few_bots_fill_many_chairs() -> None:
    assert line_ups(["a", "b"], 3) == [["a", "b", "a"], ["b", "a", "b"]]
    assert line_ups(["a"], 2) == [["a", "a"]]
    with pytest.raises(BadOption):
        schedule(GLASS, [], 2, 1, 1, {})
    with pytest.raises(BadOption):
        schedule(GLASS, ["random"], 2, 0, 1, {})


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    pairings = schedule(GLASS, ["random", "greedy"], 2, 6, 3, {})
    alone, together = run(pairings, 1), run(pairings, 2)
    assert [r.key for r in alone] == [r.key for r in together]
    assert [r.scores for r in alone] == [r.scores for r in together]
    for result in alone:
        verify(read(result.record))


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    pairings = schedule(GLASS, ["random"], 2, 6, 4, {})
    path = tmp_path / "games.jsonl"
    first = Ledger(path, pairings)
    for pairing in pairings[:3]:
        first.keep(play(pairing))
    path.write_bytes(path.read_bytes() + b'{"number": 3, "se')  # cut off in the middle of a line
    played: list[Result] = []
    results = run(pairings, 1, Ledger(path, pairings), None, played.append)
    assert len(played) == 3
    assert [r.key for r in results] == [r.key for r in run(pairings)]
    assert len(Ledger(path, pairings).results) == 6  # and the file is whole again
    with pytest.raises(BadOption, match="another schedule"):
        Ledger(path, schedule(GLASS, ["random"], 2, 6, 5, {}))


def test_an_interrupt_ends_the_games_of_all_workers(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    line = [sys.executable, "-m", "brettwerk", "arena", "glasstrasse", "--bots", "search:150ms,greedy", "--games", "40"]
    line += ["--players", "2", "--seed", "6", "--workers", "2", "--keep", str(path)]
    running = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    while not path.exists() or not path.read_bytes():
        assert running.poll() is None, running.communicate()[0].decode()
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    said = running.communicate(timeout=60)[0].decode()
    assert running.returncode == 0, said
    assert "Traceback" not in said
    pairings = schedule(GLASS, ["search:150ms", "greedy"], 2, 40, 6, GLASS.complete(2, {}))
    assert 0 < len(Ledger(path, pairings).results) < 40


def test_intervals_hold_what_they_say() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 200)[0] > 0.98
    assert wilson(0.0, 10)[0] == 0.0


def test_standings_are_sorted_and_complete() -> None:
    standings = summarise(run(schedule(GLASS, ["random", "greedy"], 2, 10, 6, {})))
    assert [s.bot for s in standings] == ["greedy", "random"]
    assert standings[0].win_share + standings[1].win_share == pytest.approx(1)
    assert standings[0].rating > standings[1].rating
    assert all(s.games == 10 and s.decisions > 100 for s in standings)


def test_the_longest_decision_is_told_by_both_clocks() -> None:
    played = run(schedule(GLASS, ["greedy", "random"], 2, 2, 6, {}))
    assert all(0 < busy <= slow * 1.01 + 1 for r in played for busy, slow in zip(r.busy, r.slowest))
    one, other = (msgspec.structs.replace(r, seats=["a", "a"], slowest=[9.0, n], busy=[]) for n, r in enumerate(played))
    assert (summarise([one, other])[0].slowest_ms, summarise([one, other])[0].busiest_ms) == (9.0, None)
    other = msgspec.structs.replace(other, busy=[3.0, 5.0])
    assert summarise([one, other])[0].busiest_ms == 5.0, "older games have no processor time"


def test_the_command_prints_json_and_writes_records(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "brettwerk", "arena", "glasstrasse", "--bots", "random", "--players", "3"]
    command += ["--games", "3", "--json", "--records", str(tmp_path / "r"), "--keep", str(tmp_path / "k.jsonl")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["standings"][0]["games"] == 9
    assert len(list((tmp_path / "r").glob("*.txt"))) == 3
    again = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(again.stdout) == json.loads(done.stdout)
