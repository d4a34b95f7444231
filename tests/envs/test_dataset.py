"""Datasets: whole, true to the games, the same again, and resumed after an interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

import brettwerk
from brettwerk.envs.dataset import make_plan, open_folder, part_file, play, write_part
from brettwerk.envs.table import Table
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.rng import Rng

COMMAND = [sys.executable, "-m", "brettwerk", "export"]


@pytest.mark.parametrize("id", brettwerk.games())
def test_rows_tell_the_games(id: str, tmp_path: Path) -> None:
    """Each row is replayed: same seat, observation, mask and action, and the outcome of the game at its end."""
    plan = make_plan(id, 2, 3, ["random"], 5, {})
    assert open_folder(tmp_path, plan) == [0]
    games, written = write_part(tmp_path, plan, 0)
    rows = pyarrow.parquet.read_table(part_file(tmp_path, 0)).to_pylist()
    assert (games, written) == (2, len(rows))
    at = 0
    for number in range(2):
        table = Table(id, 3)
        table.deal(int(Rng(5, 41 + number).seed()))
        first = at
        while not table.over:
            row = rows[at]
            assert (row["game"], row["step"], row["seat"], row["bot"]) == (number, at - first, table.seat, "random")
            assert row["features"] == table.observation(table.seat).tolist()
            assert row["mask"] == table.mask(table.seat).astype(bool).tolist()
            table.play(row["action"])
            at += 1
        scores = [score.total for score in table.position.scores()]
        winners = table.position.winners()
        for row in rows[first:at]:
            seat = row["seat"]
            assert row["score"] == pytest.approx(scores[seat])
            assert row["margin"] == pytest.approx(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
            assert row["share"] == pytest.approx((seat in winners) / len(winners))
    assert at == len(rows)


def test_bots_change_seats() -> None:
    plan = make_plan("lignum", 2, 2, ["random", "greedy"], 1, {})
    for number, expected in ((0, ["random", "greedy"]), (1, ["greedy", "random"])):
        rows = play(plan, number)
        assert dict(zip(rows["seat"], rows["bot"])) == dict(enumerate(expected))


def test_the_command_is_interrupted_and_goes_on(tmp_path: Path) -> None:
    """Interrupted, it leaves whole files only; the same command adds the rest and equals a run in one go."""
    arguments = ["glasstrasse", "--games", "40", "--bots", "greedy,random", "--seed", "3", "--out"]
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    subprocess.run([*COMMAND, *arguments, str(whole), "--workers", "2"], check=True, capture_output=True)
    running = subprocess.Popen([*COMMAND, *arguments, str(cut)], stdout=subprocess.PIPE, text=True)
    while not part_file(cut, 0).exists() and running.poll() is None:
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGINT)
    said, _ = running.communicate()
    assert running.returncode in (0, 130)
    if running.returncode == 130:
        assert "goes on from there" in said
    kept = {path.name: path.stat().st_mtime_ns for path in cut.glob("part-*.parquet")}
    assert not list(cut.glob("*.tmp"))
    done = subprocess.run([*COMMAND, *arguments, str(cut)], check=True, capture_output=True, text=True)
    assert "40 games in 5 files" in done.stdout
    for name, written in kept.items():
        assert (cut / name).stat().st_mtime_ns == written, "what was there is not played again"
    for number in range(5):
        one, other = (pyarrow.parquet.read_table(part_file(folder, number)) for folder in (whole, cut))
        assert one.equals(other)


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    plan = make_plan("lignum", 3, 2, ["random"], 1, {})
    open_folder(tmp_path / "a", plan)
    with pytest.raises(BadOption, match="another plan"):
        open_folder(tmp_path / "a", make_plan("lignum", 3, 2, ["random"], 2, {}))
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "letter.txt").write_text("dear")
    with pytest.raises(BadOption, match="not empty"):
        open_folder(tmp_path / "b", plan)
    (tmp_path / "a" / "dataset.json").write_text("{")
    with pytest.raises(BadOption, match="not the plan"):
        open_folder(tmp_path / "a", plan)
    with pytest.raises(BadOption, match="at least one"):
        make_plan("lignum", 0, 2, ["random"], 1, {})
    with pytest.raises(BadOption, match="no bot 'oracle'"):
        make_plan("lignum", 1, 2, ["oracle"], 1, {})
    wrong = subprocess.run([*COMMAND, "lignum", "--format", "xml"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "there is: parquet" in wrong.stderr


def test_features_are_small_numbers(tmp_path: Path) -> None:
    plan = make_plan("caylus1303", 1, 2, ["greedy"], 1, {})
    open_folder(tmp_path, plan)
    write_part(tmp_path, plan, 0)
    table = pyarrow.parquet.read_table(part_file(tmp_path, 0))
    assert table.schema.field("features").type.list_size == plan.observation
    assert table["features"].combine_chunks().flatten().to_numpy().dtype == np.int16
    assert part_file(tmp_path, 0).stat().st_size < table.num_rows * plan.observation
