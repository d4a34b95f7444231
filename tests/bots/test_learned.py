"""The learned bot: legal, repeatable, by the weights it was given, and clear about weights that do not fit."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import brettwerk
from brettwerk import bots
from brettwerk.bots.learned import Network
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe
from brettwerk.seats.encoding import encoding


def weights(folder: Path, game: str, **changed: object) -> Path:
    """A network that looks at nothing and likes actions the more the higher their number."""
    found = encoding(game)
    parts: dict[str, object] = {
        "game": np.array(game),
        "layer0_weights": np.zeros((found.size, 2), np.float16),
        "layer0_bias": np.ones(2, np.float16),
        "policy_weights": np.zeros((2, found.actions.size), np.float16),
        "policy_bias": np.arange(found.actions.size, dtype=np.float16),
        "value_weights": np.zeros((2, 1), np.float16),
        "value_bias": np.zeros(1, np.float16),
    }
    parts.update(changed)
    path = folder / f"{game}.npz"
    np.savez(path, **parts)  # type: ignore[arg-type]
    return path


@pytest.mark.parametrize("id", brettwerk.games())
def test_it_takes_the_legal_action_that_looks_best(id: str, tmp_path: Path) -> None:
    bot = bots.make(f"learned:{weights(tmp_path, id)}", 1)
    found = encoding(id)
    state, rng = brettwerk.game(id).new(2, 3), Rng(3)
    for _ in range(40):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        assert found.actions.index(bot.choose(observe(state, seat))) == max(map(found.actions.index, legal))
        state.apply(seat, legal[rng.below(len(legal))])


def test_the_shipped_weights_play_a_whole_game() -> None:
    state = brettwerk.game("glasstrasse").new(2, 8)
    bot = bots.make("learned", 1)
    while not state.over:
        seat = state.to_act()[0]
        action = bot.choose(observe(state, seat))
        assert action == bots.make("learned", 2).choose(observe(state, seat))
        state.apply(seat, action)


def test_the_win_is_a_share(tmp_path: Path) -> None:
    found = encoding("lignum")
    net = Network(weights(tmp_path, "lignum"), found)
    looks, win = net.judge(np.zeros(found.size, np.float32))
    assert win == 0.5
    assert looks.shape == (found.actions.size,)


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    def choose(name: str, game: str) -> None:
        state = brettwerk.game(game).new(2, 1)
        bots.make(name, 1).choose(observe(state, state.to_act()[0]))

    with pytest.raises(BadOption, match="nobody has trained a learned bot for lignum"):
        choose("learned", "lignum")
    with pytest.raises(BadOption, match="learned from lignum, not from caylus1303"):
        choose(f"learned:{weights(tmp_path, 'lignum')}", "caylus1303")
    small = weights(tmp_path, "hoyuk", policy_weights=np.zeros((2, 5), np.float16))
    with pytest.raises(BadOption, match="5 actions, but hoyuk has 4559 and 1763; train anew"):
        choose(f"learned:{small}", "hoyuk")
    (tmp_path / "text.npz").write_text("hello")
    for path in (tmp_path / "text.npz", tmp_path / "missing.npz"):
        with pytest.raises(BadOption, match="not the weights"):
            choose(f"learned:{path}", "lignum")
