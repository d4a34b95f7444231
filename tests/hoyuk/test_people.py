"""Everything that happens in any mode can be said in both languages and drawn; compiled and plain games agree."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys

import pytest
from rich.console import Console

from brettwerk.cli.boards import draw
from brettwerk.kernel.events import Recorder
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe
from brettwerk.text import LANGUAGES, Text

from .scenario import GAME
from .test_random_games import eager_move, stuff_hands

SWITCHED = {
    "mode": "expert",
    "colour_choice": "choose",
    "joker_split": "ask",
    "return_order": "choose",
    "may_decline": True,
    "pen_on_ruin": True,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{"mode": "expert"}, SWITCHED], ids=["expert", "switched"])
def test_every_prompt_option_event_and_refusal_can_be_said(lang: str, options: dict[str, object]) -> None:
    text = Text(lang, GAME)
    said: set[str] = set()
    asked: set[str] = set()
    for players in (2, 3, 4, 5):
        state = GAME.new(players, players, options)  # type: ignore[arg-type]
        stuff_hands(state)
        state.events = Recorder()
        names = [f"Person {n}" for n in range(players)]
        rng = Rng(players)
        while not state.over:
            seat = state.to_act()[0]
            view = observe(state, seat)
            question = view.question()
            assert question is not None
            asked.add(question.id)
            said.add(text.question(question))
            said.update(text.option(option) for option in view.options())
            said.update(text.refusal(refusal) for refusal in view.refusals())
            for rule in [*question.rules, *(r for o in view.options() for r in o.rules)]:
                assert text.has(rule.lower().replace(".", "-")), rule
            legal = view.legal()
            state.apply(seat, eager_move(state, rng) if players > 3 else legal[rng.below(len(legal))])
            said.update(text.event(event, names, seat) for event in state.events.take())
    assert {"tribe_use", "group_size", "name_block", "lose_house", "piece_cell", "joker_element"} <= asked
    ids = ("decision-", "option-", "event-", "refusal-")
    assert [line for line in said if line.startswith(ids) or "*" in line or "{" in line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_the_village_can_be_drawn_in_100_columns(lang: str, mode: str) -> None:
    text = Text(lang, GAME)
    rng = Rng(5)
    state = GAME.new(5, 5, {"mode": mode})
    names = ["Ann", "Ben", "Cem", "Dora", "Eve"]
    while True:
        console = Console(width=100, record=True, file=io.StringIO())
        console.print(draw(GAME, observe(state, 0).view(), text, names))
        shown = console.export_text()
        assert "table-" not in shown
        assert max(len(line) for line in shown.splitlines()) <= 100
        if state.over:
            break
        for _ in range(40):
            if not state.over:
                legal = state.legal(state.to_act()[0])
                state.apply(state.to_act()[0], legal[rng.below(len(legal))])
    assert " 1▂" in shown


@pytest.mark.parametrize("options", [["mode=expert"], ["mode=advanced", "house_limit=15", "mix_reward_sets=yes"]])
def test_compiled_and_plain_agree(options: list[str]) -> None:
    results = []
    for plain in (False, True):
        env = {name: value for name, value in os.environ.items() if name != "BRETTWERK_PLAIN"}
        if plain:
            env["BRETTWERK_PLAIN"] = "1"
        command = [sys.executable, "-m", "brettwerk", "simulate", "hoyuk", "--json", "--players", "4", "--games", "12"]
        for option in options:
            command += ["-o", option]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        results.append(json.loads(done.stdout))
    assert results[1]["compiled"] is False
    for field in ("digest", "decisions", "scores"):
        assert results[0][field] == results[1][field]
