"""Tuning: all methods move the weights, the same again with any number of workers, and kept runs go on."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from mypy_extensions import i64

import brettwerk
from brettwerk.arena.compare import Compare, compare, ends_of, sight
from brettwerk.arena.fit import Fit, lead, watch
from brettwerk.arena.learn import Learn
from brettwerk.arena.tune import Kept, Run, load, played, pool_map, spread_out, write_weights
from brettwerk.bots.tree import Tree
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.tables import Tables, read_weights
from brettwerk.seats import observe

ALONE, _ = pool_map(1)


def make(method: str, path: Path) -> Kept:
    """A small run."""
    if method == "fit":
        return Fit("caylus1303", [2, 3], 6, 1, path)
    if method == "compare":
        return Compare("caylus1303", [2, 3], 2, 1, path)
    if method == "learn":
        return Learn("hoyuk", [2], 3, 1, path)
    run = Run("caylus1303", [2], 2, 1, 0.3, path)
    run.start()
    return run


@pytest.mark.parametrize("method", ["fit", "compare", "learn", "search"])
def test_a_kept_run_goes_on_as_if_it_had_not_stopped(method: str, tmp_path: Path) -> None:
    straight = make(method, tmp_path / "a.run")
    for _ in range(2):
        straight.generation(ALONE)
    stopped = make(method, tmp_path / "b.run")
    stopped.generation(ALONE)
    stopped.save()
    resumed = load(tmp_path / "b.run")
    together, stop = pool_map(2)
    try:
        resumed.generation(together)
    finally:
        stop()
    assert resumed.best == straight.best != straight.reference
    assert resumed.history == straight.history
    assert len(resumed.history) == 2


def test_a_fit_finds_weights_that_foretell(tmp_path: Path) -> None:
    run = Fit("glasstrasse", [2], 1, 1, tmp_path / "a.run")
    worth = {3: 250, 7: -400}  # thousandths of a point
    sights = [([3, n, 7, 1], [7, n % 5], (250 * n - 400 * (1 - n % 5)) / 1000) for n in range(1, 60)]
    for _ in range(40):
        fitted, found = run.regression(sights)
        run.best = [round(weight) for weight in fitted]
    assert found > 0.99
    for feature, weight in worth.items():
        assert abs(run.best[feature] - weight) < 25


def test_what_is_watched_is_what_was_won_from_there_on() -> None:
    game = brettwerk.game("glasstrasse")
    sights = watch(("glasstrasse", 1, 5, [int(w) for w in game.weights]))
    assert len(sights) > 3
    assert all(not theirs and len(mine) % 2 == 0 for mine, theirs, _ in sights)
    state = game.new(2, 1)
    assert lead(state, 0, 1) == state.points(0) - state.points(1)
    assert lead(state, 0, 0) == state.points(0)


def test_comparing_finds_what_made_the_difference(tmp_path: Path) -> None:
    run = Compare("glasstrasse", [2], 1, 1, tmp_path / "a.run")
    run.best = [0] * len(run.best)
    # Feature 3 is worth 250 thousandths; 7 goes along with good positions, but never differs between plans.
    comparisons = [
        [([3, n, 7, 20 * luck], float(n % 2), luck + n % 2 + 0.25 * n) for n in range(6)] for luck in range(-300, 300)
    ]
    foretold: list[float] = []
    came: list[float] = []
    run.learn(comparisons, foretold, came)
    assert len(foretold) == len(came) == 6 * len(comparisons)
    run.step()
    assert abs(run.best[3] - 250) < 10
    assert not any(weight for feature, weight in enumerate(run.best) if feature != 3)


def test_plans_are_compared_in_the_same_worlds() -> None:
    game = brettwerk.game("glasstrasse")
    state = game.new(1, 5)
    tree = Tree(observe(state, 0).veiled(), i64(0), game.weights, Rng(1), 0.3)
    twice = [ends_of(tree, random.Random(3)) for _ in range(2)]
    assert twice[0] == twice[1]
    assert [len(ends) for ends in twice[0]] == [10, 10]
    assert twice[0][0] != twice[0][1]
    found = compare(("glasstrasse", 1, 5, [int(w) for w in game.weights]))
    assert len(found) > 10
    assert all(len(ends) > 1 for ends in found)


def test_what_a_seat_sees_is_compared_with_its_strongest_rival() -> None:
    game = brettwerk.game("caylus1303")
    state = played(game.new(3, 4), [game.weights] * 3, lambda _: None)
    assert sight(state, i64(0), game.weights)[1] == state.points(0) - max(state.points(1), state.points(2))
    state = game.new(2, 4)
    seen, points = sight(state, i64(0), game.weights)
    mine, theirs = (
        spread_out([int(n) for n in state.sights(i64(seat), game.weights)], len(game.weights)) for seat in (0, 1)
    )
    assert list(spread_out(seen, len(game.weights))) == list(mine - theirs)
    assert points == state.points(0) - state.points(1)


def test_weights_are_written_as_the_game_reads_them(tmp_path: Path) -> None:
    write_weights(tmp_path / "weights.csv", [0, 5, -7])
    assert list(read_weights(Tables("glasstrasse", str(tmp_path)), 3)) == [0, 5, -7]


def test_the_command_tells_what_is_wrong_and_writes_what_it_found(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "brettwerk", "tune", "caylus1303", "--games", "2", "--generations", "1"]
    line += ["--out", str(tmp_path), "--method"]
    refused = subprocess.run([*line, "guess"], capture_output=True, text=True, check=False, timeout=120)
    assert refused.returncode == 2
    assert "there are search, fit, compare and learn" in refused.stderr
    assert not list(tmp_path.iterdir())
    mixed = [*line, "learn", "--players", "1,2"]
    mixed[mixed.index("caylus1303")] = "glasstrasse"
    refused = subprocess.run(mixed, capture_output=True, text=True, check=False, timeout=120)
    assert refused.returncode == 2
    assert "learns from games alone (1) or with others" in " ".join(refused.stderr.split())
    assert not list(tmp_path.iterdir())
    done = subprocess.run([*line, "fit"], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in tmp_path.iterdir()} == {f"caylus1303-2.{end}" for end in ("run", "csv", "png")}
