"""The command line: what it prints, how it fails (exit code 2 and a clear message), and a game played to the end."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import brettwerk

RECORDS = Path(__file__).parent.parent / "records"


def run(*args: str, stdin: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1"}
    if home is not None:
        env["BRETTWERK_HOME"] = str(home)
    command = [sys.executable, "-m", "brettwerk", *args]
    return subprocess.run(command, input=stdin, env=env, capture_output=True, text=True, check=False, timeout=120)


def test_games_lists_all_games_in_both_languages() -> None:
    for lang, word in (("en", "players"), ("de", "Personen")):
        done = run("games", "--lang", lang)
        assert done.returncode == 0
        assert word in done.stdout
        assert all(id in done.stdout for id in brettwerk.games())


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "glasstrasse", "--players", "9"], "1 to 4 players"),
        (["simulate", "glasstrasse", "--option", "periods=9"], "not one of book, 4, 5"),
        (["simulate", "glasstrasse", "--option", "turbo=1"], "no option 'turbo'"),
        (["simulate", "glasstrasse", "--option", "nonsense"], "write name=value"),
        (["simulate", "glasstrasse", "--players", "1", "-o", "periods=5"], "GS-15.1"),
        (["simulate", "glasstrasse", "-o", "tiles=castle"], "'castle' is no tile"),
        (["simulate", "glasstrasse", "--games", "0"], "at least one"),
        (["simulate", "glasstrasse", "--seed", "-3"], "seed"),
        (["simulate", "glasstrasse", "--players", "x"], "valid integer"),
        (["simulate", "glasstrasse", "--lang", "fr"], "no language 'fr'"),
        (["play", "glasstrasse", "--seats", "human,deep_thought"], "no bot 'deep_thought'"),
        (["play", "glasstrasse", "--seats", "human", "--save", "/dev/null/x"], "cannot be written"),
        (["verify", "/nowhere/at/all.txt"], "cannot be read"),
        (["replay", "/nowhere/at/all.txt"], "cannot be read"),
        (["replay", "FIRST", "--seat", "Z"], "no seat"),
        (["explain", "FIRST"], "choose one with --at"),
        (["explain", "FIRST", "--at", "9999"], "the record has"),
        (["explain", "FIRST", "--at", "5", "--bot", "oracle"], "no bot 'oracle'"),
        (["tune", "hoyuk", "--method", "learn", "--cells", "33"], "cells go in pairs, write 34"),
        (["tune", "hoyuk", "--method", "learn", "--cells", "2"], "has 64 already"),
        (["rules", "chess"], "there is no game"),
        (["nonsense"], "No such command"),
    ],
)
def test_bad_input_ends_with_exit_code_2_and_a_message(args: list[str], message: str) -> None:
    first = str(sorted((RECORDS / "glasstrasse").glob("*.txt"))[0])
    done = run(*[first if arg == "FIRST" else arg for arg in args])
    assert done.returncode == 2, done.stdout + done.stderr
    assert message in " ".join((done.stderr + done.stdout).split())
    assert "Traceback" not in done.stderr


def test_verify_and_replay(tmp_path: Path) -> None:
    path = sorted((RECORDS / "glasstrasse").glob("*.txt"))[0]
    assert run("verify", str(path)).returncode == 0
    shown = run("replay", str(path), "--lang", "de", "--seat", "A")
    assert shown.returncode == 0
    assert "Bauperiode 7 von 7" in shown.stdout
    broken = tmp_path / "broken.txt"
    broken.write_text(path.read_text().replace("pick", "pluck", 1))
    done = run("verify", str(path), str(broken))
    assert done.returncode == 2
    assert "'pluck' is not an action" in " ".join(done.stdout.split())


def test_explain_shows_what_a_bot_thinks_of_a_position_and_what_was_played() -> None:
    path = sorted((RECORDS / "glasstrasse").glob("*.txt"))[0]
    moment = ["explain", str(path), "--at", "30", "--bot"]
    found = json.loads(run(*moment, "search:60", "--best", "2", "--json").stdout)
    assert (found["game"], found["at"], found["bot"]) == ("glasstrasse", 30, "search:60")
    assert f"\n30 {found['seat']} {found['played']}" in path.read_text()
    assert len(found["thoughts"]) == 2
    first, second = found["thoughts"]
    assert min(first["visits"], second["visits"]) > 0
    assert 30 < first["visits"] + second["visits"] <= 60
    shown = run(*moment, "search:60", "--lang", "de").stdout
    assert "search:60 denkt" in shown
    assert "✓ " in shown
    assert first["action"] in shown
    club = json.loads(run(*moment, "club", "--json").stdout)["thoughts"]
    assert [thought["value"] for thought in club] == sorted((t["value"] for t in club), reverse=True)
    assert json.loads(run(*moment, "random", "--json").stdout)["thoughts"][0]["visits"] == 0


def test_simulate_prints_figures_and_writes_records(tmp_path: Path) -> None:
    args = ["simulate", "glasstrasse", "--players", "3", "--games", "5", "--seed", "3", "--check", "--json"]
    one, two = run(*args, "--records", str(tmp_path)), run(*args)
    assert one.returncode == two.returncode == 0
    first, second = json.loads(one.stdout), json.loads(two.stdout)
    assert first["digest"] == second["digest"]
    assert first["games"] == 5
    assert run("verify", *map(str, tmp_path.glob("*.txt"))).returncode == 0
    assert len(list(tmp_path.glob("*.txt"))) == 5


@pytest.mark.parametrize("id", brettwerk.games())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_in_the_terminal(id: str, lang: str, tmp_path: Path) -> None:
    rng = random.Random(1)
    answers = ["why", "help", "log", "undo", "nonsense", "0"] + [str(rng.randint(1, 3)) for _ in range(1500)]
    path = tmp_path / "game.txt"
    done = run(
        "play",
        id,
        "--seats",
        "human,random",
        "--seed",
        "4",
        "--lang",
        lang,
        "--save",
        str(path),
        stdin="\n".join(answers),
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert {"en": "The game is over", "de": "Das Spiel ist zu Ende"}[lang] in done.stdout
    assert run("verify", str(path)).returncode == 0


def test_an_interrupted_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    first = run("play", "glasstrasse", "--seats", "human", "--seed", "4", "--save", str(path), stdin="1\n1\nquit\n")
    assert first.returncode == 0
    assert str(path) in first.stdout.replace("\n", "")
    moves = path.read_text().count("\n")
    second = run("play", "--resume", str(path), stdin="1\n" * 600)
    assert second.returncode == 0, second.stderr[-2000:]
    assert path.read_text().count("\n") > moves
    assert "result" in path.read_text()
    assert run("verify", str(path)).returncode == 0


def test_games_are_kept_in_the_data_folder_by_default(tmp_path: Path) -> None:
    done = run("play", "glasstrasse", "--seats", "human", stdin="1\n", home=tmp_path)
    assert done.returncode == 0
    assert len(list((tmp_path / "games").glob("glasstrasse-*.txt"))) == 1


def test_the_rules_can_be_read() -> None:
    done = run("rules", "glasstrasse", "--lang", "de")
    assert done.returncode == 0
    assert "GS-5.3" in done.stdout


@pytest.mark.parametrize("id", brettwerk.games())
def test_no_rule_has_a_hole(id: str) -> None:
    done = run("rules", id, "--check", "--json")
    assert json.loads(done.stdout)["holes_by_id"] == {}
    assert done.returncode == 0


def test_bench_prints_ratios() -> None:
    done = run("bench", "--quick", "--json")
    assert done.returncode == 0, done.stderr[-2000:]
    result = json.loads(done.stdout)
    for id in brettwerk.games():
        assert result["ratios"][id]["decisions"] > 0
        assert result["games"][id]["clone_us"] > 0
