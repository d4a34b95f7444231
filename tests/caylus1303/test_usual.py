"""Usual answers: the provost stays where nobody can bring a worker to his other side."""

from __future__ import annotations

import random

import pytest

import brettwerk
from brettwerk.games.caylus1303 import layout
from brettwerk.games.caylus1303.tables import PLACE_IDS
from brettwerk.kernel.state import DECISION, State
from tests.caylus1303.scenario import BLUE, GREEN, RED, Scenario, given

GAME = brettwerk.game("caylus1303")
ASKED = ("toll", "bridge", "bailiff")


def usual(t: Scenario) -> str | None:
    """The usual answer in the notation."""
    answer = int(t.state.usual(t.who()))
    return GAME.name(answer) if answer >= 0 else None


def reached(state: State) -> set[frozenset[int]]:
    """Which workers could be activated in the end, whatever everybody decides about the provost from here."""
    found: set[frozenset[int]] = set()
    seat = state.to_act()[0]
    for action in state.legal(seat):
        after = state.clone()
        workers = [i for i in range(5, len(PLACE_IDS)) if state.v[layout.WORKER + i] >= 0]
        after.apply(seat, action)
        if not after.over and GAME.decisions[after.v[DECISION]] in ("bridge", "bailiff"):
            found |= reached(after)
        else:
            gap = int(state.v[layout.PROVOST]) + int(GAME.name(action).split()[1])
            found.add(frozenset(i for i in workers if i < 5 + gap))
    return found


@pytest.mark.parametrize(
    ("space", "answer"), [(4, "move 0"), (5, None), (8, None), (9, None), (12, None), (13, "move 0")]
)
def test_a_worker_out_of_everybodys_reach_makes_no_question(space: int, answer: str | None) -> None:
    t = given(3).provost(8).fill(14, GREEN).worker(f"s{space}", RED).seat(BLUE, supply=3, camp=9).activate()
    assert (t.asked(), t.who()) == ("bridge", BLUE)
    assert usual(t) == answer  # three steps at the bridge and, whoever holds him, one of the Bailiff


def test_the_workers_of_all_who_still_decide_count() -> None:
    t = given(3).provost(8).fill(18, GREEN).worker("s16", RED)
    t.seat(BLUE, supply=3, camp=9).seat(RED, supply=3, camp=9).seat(GREEN, supply=0, camp=9).activate(BLUE, RED, GREEN)
    assert usual(t) == "move 0"  # 3 + 3 + 1 steps lead behind s15
    t = given(3).provost(9).fill(18, GREEN).worker("s16", RED)
    t.seat(BLUE, supply=3, camp=9).seat(RED, supply=3, camp=9).seat(GREEN, supply=0, camp=9).activate(BLUE, RED, GREEN)
    assert usual(t) is None


def test_where_staying_is_usual_nothing_that_anybody_does_changes_the_activation() -> None:
    seen = dict.fromkeys(ASKED, 0)
    for seed in range(30):
        state, rng = GAME.new(3, seed), random.Random(seed)
        while not state.over:
            seat = state.to_act()[0]
            answer = int(state.usual(seat))
            if answer >= 0:
                seen[GAME.decisions[state.v[DECISION]]] += 1
                assert GAME.name(answer) == "move 0"
                assert answer in state.legal(seat)
                if GAME.decisions[state.v[DECISION]] != "toll":
                    assert len(reached(state)) == 1
            state.apply(seat, answer if answer >= 0 else rng.choice(state.legal(seat)))
    assert seen["bridge"] > 10
    assert seen["bailiff"] > 10
