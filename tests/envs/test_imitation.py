"""The example of imitation: it learns from an exported dataset, and its weights play as the network does."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from brettwerk.bots.learned import Network
from brettwerk.envs.dataset import make_plan, open_folder, write_part
from brettwerk.seats.encoding import encoding

torch = pytest.importorskip("torch", reason="PyTorch is not part of the tools for development: brettwerk[train]")
SCRIPT = Path(__file__).parent.parent.parent / "examples" / "imitation" / "train.py"


def test_it_learns_and_the_bot_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan("lignum", 16, 2, ["greedy"], 1, {})
    for part in open_folder(tmp_path, plan):
        write_part(tmp_path, plan, part)
    out = tmp_path / "weights.npz"
    losses = []
    for epochs in ("1", "4"):
        monkeypatch.setattr(sys, "argv", ["train", str(tmp_path), "--out", str(out), "--epochs", epochs])
        trained = runpy.run_path(str(SCRIPT), run_name="__main__")
        plan_read, rows = trained["read"]([tmp_path])
        assert plan_read["game"] == "lignum"
        found = encoding("lignum")
        net = Network(out, found)
        correct = 0
        for row in range(200):
            features = (rows["features"][row].numpy() / found.scale).astype(np.float32)
            looks, _ = net.judge(features)
            correct += int(np.where(rows["mask"][row].numpy(), looks, -np.inf).argmax()) == int(rows["action"][row])
        losses.append(correct)
    assert losses[1] > losses[0] > 0, "more epochs must fit the rows better"
