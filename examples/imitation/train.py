"""Trains a small network to choose as the bots of a dataset did, and to guess who wins.

    brettwerk export glasstrasse --games 480 --bots search:100 --players 2 --seed 1 --out games
    python examples/imitation/train.py games --out weights.npz
    brettwerk arena glasstrasse --bots learned:weights.npz,random,greedy --players 2 --games 100

An interrupted training goes on from its last epoch (`weights.npz.torch`).
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import torch
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from torch import nn

from brettwerk.seats.encoding import encoding

console = Console()


class Net(nn.Module):
    """A perceptron with one output per action and one for the win."""

    def __init__(self, inputs: int, hidden: list[int], actions: int, dropout: float) -> None:
        super().__init__()
        widths = [inputs, *hidden]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(widths))
        self.policy = nn.Linear(widths[-1], actions)
        self.value = nn.Linear(widths[-1], 1)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Looks of the actions, and of the win."""
        for layer in self.layers:
            x = self.dropout(torch.relu(layer(x)))
        return self.policy(x), self.value(x)[:, 0]


def read(folders: list[Path]) -> tuple[dict[str, Any], dict[str, torch.Tensor]]:
    """The plan of the first dataset and the rows of all: features, masks, actions, shares, and what is held out."""
    plan: dict[str, Any] = {}
    parts: dict[str, list[np.ndarray[Any, Any]]] = {
        name: [] for name in ("features", "mask", "action", "share", "held_out")
    }
    for number, folder in enumerate(folders):
        own = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
        files = sorted(folder.glob("part-*.parquet"))
        if not files:
            raise SystemExit(f"{folder} holds no part of a dataset yet; run brettwerk export first")
        plan = plan or own
        for same in ("game", "observation", "actions"):
            if own[same] != plan[same]:
                raise SystemExit(f"{folder}: {same} is {own[same]}, but {plan[same]} in {folders[0]}")
        for file in files:
            table = pyarrow.parquet.read_table(file).combine_chunks()
            for name, width in (("features", plan["observation"]), ("mask", plan["actions"])):
                flat = table[name].combine_chunks().flatten().to_numpy(zero_copy_only=False)
                parts[name].append(flat.reshape(-1, width))
            for name in ("action", "share"):
                parts[name].append(table[name].to_numpy())
            parts["held_out"].append((table["game"].to_numpy() % 10 == 0) & (number == 0))
    return plan, {name: torch.from_numpy(np.concatenate(part)) for name, part in parts.items()}


def loss_of(
    net: Net, rows: dict[str, torch.Tensor], scale: torch.Tensor, which: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Losses of choice and win, and how often the choice is the same."""
    looks, win = net(rows["features"][which].float() / scale)
    looks = looks.masked_fill(~rows["mask"][which], -1e9)
    action = rows["action"][which].long()
    choice = nn.functional.cross_entropy(looks, action)
    value = nn.functional.binary_cross_entropy_with_logits(win, rows["share"][which])
    return choice, value, (looks.argmax(1) == action).float().mean()


def save(net: Net, game: str, out: Path) -> None:
    """Writes the weights as the bot reads them: half precision, inputs first."""
    parts: dict[str, Any] = {"game": np.array(game)}
    named = [(f"layer{i}", layer) for i, layer in enumerate(net.layers)] + [
        ("policy", net.policy),
        ("value", net.value),
    ]
    for name, layer in named:
        parts[f"{name}_weights"] = layer.weight.detach().numpy().T.astype(np.float16)
        parts[f"{name}_bias"] = layer.bias.detach().numpy().astype(np.float16)
    with out.open("wb") as file:
        np.savez_compressed(file, **parts)


def main() -> None:
    """Reads, trains, writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path, nargs="+", help="folders of datasets; a tenth of the first is held out")
    parser.add_argument("--out", type=Path, default=Path("weights.npz"), help="where the weights go")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--hidden", type=int, nargs="+", default=[128])
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--dropout", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    plan, rows = read(args.data)
    found = encoding(plan["game"])
    if (found.size, found.actions.size) != (plan["observation"], plan["actions"]):
        raise SystemExit(f"{args.data[0]} was exported with another encoding of {plan['game']}; export it anew")
    scale = torch.from_numpy(found.scale)
    train, test = torch.nonzero(~rows["held_out"])[:, 0], torch.nonzero(rows["held_out"])[:, 0]
    net = Net(found.size, args.hidden, found.actions.size, args.dropout)
    step = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-2)
    kept, first = args.out.with_name(args.out.name + ".torch"), 0
    if kept.exists():
        saved = torch.load(kept)
        net.load_state_dict(saved["net"])
        step.load_state_dict(saved["step"])
        first = saved["epoch"]
    offered = rows["mask"].sum(1).float()
    console.print(
        f"{plan['game']}: {len(train)} decisions to learn from, {len(test)} held out; {offered.mean():.1f} options each"
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        for epoch in range(first, args.epochs):
            order = train[torch.randperm(len(train), generator=torch.Generator().manual_seed(args.seed * 1000 + epoch))]
            task = bar.add_task(f"epoch {epoch + 1}", total=len(order))
            net.train()
            for which in order.split(args.batch):
                choice, value, _ = loss_of(net, rows, scale, which)
                step.zero_grad()
                (choice + 0.5 * value).backward()
                step.step()
                bar.advance(task, len(which))
            bar.remove_task(task)
            net.eval()
            with torch.no_grad():
                choice, value, same = loss_of(net, rows, scale, test)
            console.print(f"epoch {epoch + 1:>2}: held out: same choice {same:.1%}, loss {choice:.3f}, win {value:.3f}")
            torch.save({"net": net.state_dict(), "step": step.state_dict(), "epoch": epoch + 1}, kept)
            save(net, plan["game"], args.out)
    kept.unlink(missing_ok=True)
    console.print(f"{args.out}: {args.out.stat().st_size / 1024:.0f} kB")


if __name__ == "__main__":
    main()
