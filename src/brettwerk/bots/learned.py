"""A bot that plays by a small network learned from games of other bots: no search, one look at the position.

Weights are a .npz file as `examples/imitation/train.py` writes it: layers of a perceptron over the numbers of the
encoding, then one line of weights per action, and one for the share of the win that is expected.
"""

from __future__ import annotations

import zipfile
from functools import cache
from importlib import resources
from pathlib import Path

import numpy as np
import numpy.typing as npt

from brettwerk.kernel.errors import BadOption
from brettwerk.seats import Seat
from brettwerk.seats.encoding import Encoding, encoding

Floats = npt.NDArray[np.float32]


class Network:
    """The weights for one game."""

    def __init__(self, file: Path, found: Encoding) -> None:
        game = found.game.id
        try:
            with np.load(file, allow_pickle=False) as kept:
                self.parts: dict[str, Floats] = {
                    name: kept[name].astype(np.float32) for name in kept.files if name != "game"
                }
                meant = str(kept["game"])
        except (OSError, ValueError, KeyError, zipfile.BadZipFile):
            raise BadOption(f"{file}: not the weights of a learned bot") from None
        if meant != game:
            raise BadOption(f"{file}: learned from {meant}, not from {game}")
        self.layers = sum(name.startswith("layer") and name.endswith("weights") for name in self.parts)
        sizes = (self.parts["layer0_weights"].shape[0], self.parts["policy_weights"].shape[1])
        if sizes != (found.size, found.actions.size):
            raise BadOption(
                f"{file}: made for {sizes[0]} numbers and {sizes[1]} actions, but {game} has {found.size} and "
                f"{found.actions.size}; train anew"
            )

    def judge(self, features: Floats) -> tuple[Floats, float]:
        """How good each action looks (the more the better), and the share of the win that is expected."""
        parts, x = self.parts, features
        for layer in range(self.layers):
            x = np.maximum(x @ parts[f"layer{layer}_weights"] + parts[f"layer{layer}_bias"], 0)
        value = float((x @ parts["value_weights"] + parts["value_bias"])[0])
        return x @ parts["policy_weights"] + parts["policy_bias"], 1 / (1 + np.exp(-value))


@cache
def network(game: str, path: str) -> Network:
    """The weights in a file, or those that come along."""
    if path:
        return Network(Path(path), encoding(game))
    shipped = resources.files("brettwerk.bots") / f"learned_{game}.npz"
    with resources.as_file(shipped) as file:
        if not file.is_file():
            raise BadOption(f"nobody has trained a learned bot for {game} yet; name your weights: learned:FILE.npz")
        return Network(file, encoding(game))


class LearnedBot:
    """Takes the legal action that looks best to the network."""

    def __init__(self, seed: int, path: str = "") -> None:
        self.path = path

    def choose(self, seat: Seat) -> int:
        """One of the legal actions."""
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        found = encoding(seat.game.id)
        looks, _ = network(seat.game.id, self.path).judge((found.encode(seat) / found.scale).astype(np.float32))
        return max(legal, key=lambda act: float(looks[found.actions.index(act)]))
