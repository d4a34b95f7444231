"""The example game, as a newcomer meets it: nothing but its folder is there, and everything works."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from proof.client import ServerProcess

ROOT = Path(__file__).parents[2]
HONEY = ROOT / "examples" / "honey"
STATIC = ROOT / "src/brettwerk/server/static/index.html"


def run(line: str, home: Path, answers: str = "", code: int = 0, **more: str) -> str:
    """Runs a command with the game's folder named, and returns what it prints."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BRETTWERK_")}
    environment |= {"BRETTWERK_GAMES": str(HONEY), "BRETTWERK_HOME": str(home), "COLUMNS": "120"} | more
    done = subprocess.run(
        [sys.executable, "-m", *line.split()],
        cwd=home,
        env=environment,
        input=answers,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == code, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout + done.stderr


def test_the_terminal_draws_it_with_its_own_words(tmp_path: Path) -> None:
    answers = "fly clover\nwhy\nundo\nquit\n"
    said = run("brettwerk play honey --seats human,club --seed 4 --lang de", tmp_path, answers)
    for words in ("Honigmarkt", "Offene Aufträge", "Kleewiese", "Lindenhonig", "Runde 1 von 6", "Bienen fliegen nach"):
        assert words in said
    assert "view:" not in said
    assert "view-" not in said


def test_bots_play_it_in_the_arena_and_the_records_verify(tmp_path: Path) -> None:
    bots = "search:20,greedy,random,hello_bot:HelloBot"
    words = f"brettwerk arena honey --bots {bots} --players 4 --games 1 --records records -o rounds=3"
    run(words, tmp_path, PYTHONPATH=str(ROOT / "examples"))
    records = sorted(str(path) for path in (tmp_path / "records").glob("*.txt"))
    assert records
    run(f"brettwerk verify {' '.join(records)}", tmp_path)
    said = run(f"brettwerk replay {records[0]} --board --lang en", tmp_path)
    assert "Open orders" in said
    assert "search:20 has chosen." in said


def test_pettingzoo_accepts_it(tmp_path: Path) -> None:
    (tmp_path / "accepts.py").write_text(
        "from pettingzoo.test import api_test, seed_test\n"
        "from brettwerk.envs.pettingzoo import Version\n"
        "api_test(Version('honey').env(players=3), num_cycles=300)\n"
        "seed_test(Version('honey').env, num_cycles=50)\n"
    )
    assert "Passed API test" in run("accepts", tmp_path)


def test_its_rules_and_texts_have_no_holes(tmp_path: Path) -> None:
    assert "honey: 13 rules, 0 holes" in run("brettwerk rules honey --check", tmp_path)
    assert "texts: 0 problems" in run("brettwerk.text.lint", tmp_path)


def test_it_runs_the_same_on_the_plain_engine(tmp_path: Path) -> None:
    words = "brettwerk simulate honey --players 3 --games 20 --seed 2 --check --json"
    compiled, plain = (run(words, tmp_path, **more) for more in ({}, {"BRETTWERK_PLAIN": "1"}))
    digest = [next(line for line in said.splitlines() if '"digest"' in line) for said in (compiled, plain)]
    assert digest[0] == digest[1]


def test_an_installed_package_needs_only_its_entry_point(tmp_path: Path) -> None:
    info = tmp_path / "honey_market-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: honey-market\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[brettwerk.games]\nhoney = honey.game\n")
    path = f"{tmp_path}{os.pathsep}{ROOT / 'examples'}"
    assert "Honey Market" in run("brettwerk games --lang en", tmp_path, BRETTWERK_GAMES="", PYTHONPATH=path)
    assert 'honey = "honey.game"' in (ROOT / "examples" / "pyproject.toml").read_text()


def test_wrong_folders_and_modules_are_told(tmp_path: Path) -> None:
    said = run("brettwerk games", tmp_path, code=2, BRETTWERK_GAMES=str(tmp_path))
    assert "it has no game.py" in said
    (tmp_path / "hoyuk").mkdir()
    (tmp_path / "hoyuk" / "game.py").write_text("")
    said = run("brettwerk games", tmp_path, code=2, BRETTWERK_GAMES=str(tmp_path / "hoyuk"))
    assert "two games are called 'hoyuk'" in said
    (tmp_path / "halma").mkdir()
    (tmp_path / "halma" / "game.py").write_text("")
    said = run("brettwerk games", tmp_path, code=2, BRETTWERK_GAMES=str(tmp_path / "halma"))
    assert "halma.game has no GAME" in said


# -- the server and the browser ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows the game."""
    process = ServerProcess(tmp_path_factory.mktemp("honey"), games=str(HONEY)).start()
    yield process
    process.stop()


def test_the_server_tells_its_names_rules_and_labels(site: ServerProcess) -> None:
    info = httpx.get(f"{site.url}/api/games/honey").json()
    assert info["name"] == {"en": "Honey Market", "de": "Honigmarkt"}
    assert info["things"]["order:castle"]["de"] == "Schloss"
    assert info["things"]["view:deck"] == {"en": "Orders in the deck", "de": "Aufträge im Stapel"}
    rules = httpx.get(f"{site.url}/api/games/honey/rules?lang=en").json()
    assert [section["title"] for section in rules["sections"]] == ["Set-up", "Flying out", "The market", "The end"]


def test_the_browser_plays_it_to_the_end_on_the_generic_board(site: ServerProcess) -> None:
    from playwright.sync_api import sync_playwright

    from driver import Person, chromium, launch

    if not STATIC.exists() or chromium() is None:
        pytest.skip("the web client is not built (make web), or there is no Chromium (tools/browser.sh)")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        ben = Person(browser, site.url, lang="de")
        table = ben.table([{"kind": "me"}, {"kind": "bot", "level": "club"}], game="honey", options={"rounds": 3})
        ben.at(table)
        ben.page.wait_for_selector(".generic")
        words = ben.page.inner_text(".generic")
        for word in ("Wiesen", "Offene Aufträge", "Kleehonig", "Lindenhain"):
            assert word in words
        assert ben.page.locator(".generic [data-lit]").count() == 3
        ben.page.click(".generic [data-lit] >> nth=1")
        ben.play(150)
        assert "gewinnt" in ben.page.inner_text(".final") or "teilen" in ben.page.inner_text(".final")
        ben.close()
        browser.close()
