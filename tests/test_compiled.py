"""The compiled engine and plain Python play the same games, number for number."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import brettwerk


def digest(game: str, players: int, games: int, plain: bool) -> dict[str, object]:
    env = {name: value for name, value in os.environ.items() if name != "BRETTWERK_PLAIN"}
    if plain:
        env["BRETTWERK_PLAIN"] = "1"
    command = [sys.executable, "-m", "brettwerk", "simulate", game, "--json", "--seed", "7"]
    command += ["--players", str(players), "--games", str(games)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("id", brettwerk.games())
def test_compiled_and_plain_agree(id: str) -> None:
    game = brettwerk.game(id)
    for players in range(game.min_players, game.max_players + 1):
        fast, slow = digest(id, players, 40, plain=False), digest(id, players, 40, plain=True)
        assert slow["compiled"] is False
        for field in ("digest", "decisions", "scores", "win_share_per_seat"):
            assert fast[field] == slow[field], field


def test_the_engine_under_test_is_compiled_where_a_compiler_is() -> None:
    if os.environ.get("BRETTWERK_PLAIN"):
        pytest.skip("plain Python was asked for")
    import shutil

    if shutil.which(os.environ.get("CC", "cc")) is None:
        pytest.skip("this machine has no C compiler")
    assert brettwerk.compiled()
