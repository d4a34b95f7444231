"""Usual answers: to take all where no wheel turns."""

from __future__ import annotations

import random

import brettwerk
from brettwerk.games.glasstrasse import layout
from brettwerk.kernel.events import Recorder
from brettwerk.kernel.state import DECISION, STEPS, State

GAME = brettwerk.game("glasstrasse")


def decision(state: State) -> str:
    return GAME.decisions[state.v[DECISION]]


def turned(state: State, seat: int, action: int) -> bool:
    """Whether a wheel turns at once when the action is done."""
    trial = state.clone()
    trial.events = Recorder()
    trial.apply(seat, action)
    return any(GAME.events[event.kind].id == "turned" for event in trial.events.take())


def fewer(state: State, seat: int) -> list[State]:
    """All positions that taking fewer can lead to, right after the amounts."""
    found: list[State] = []
    open_states = [state.clone()]
    open_states[0].apply(seat, GAME.parse("take fewer"))
    while open_states:
        now = open_states.pop()
        if not now.over and now.to_act() == [seat] and decision(now) == "amount":
            for action in now.legal(seat):
                after = now.clone()
                after.apply(seat, action)
                open_states.append(after)
        else:
            found.append(now)
    return found


def test_all_is_usual_just_where_no_wheel_turns_and_then_fewer_is_only_less() -> None:
    usual = asked = 0
    for seed in range(12):
        state, rng = GAME.new(3, seed), random.Random(seed)
        while not state.over:
            seat = rng.choice(state.to_act())
            answer = int(state.usual(seat))
            if decision(state) == "take":
                everything = GAME.parse("take all")
                if answer < 0:
                    asked += 1
                    assert turned(state, seat, everything)
                else:
                    usual += 1
                    assert answer == everything
                    assert not turned(state, seat, everything)
                    compare_with_fewer(state, seat, everything)
            elif answer >= 0:
                assert (decision(state), GAME.name(answer)) == ("gift", "gift take")
                assert not turned(state, seat, answer)
            state.apply(seat, answer if answer >= 0 else rng.choice(state.legal(seat)))
    assert usual > 50
    assert asked > 10


def compare_with_fewer(state: State, seat: int, everything: int) -> None:
    """Where the game goes on with the same question, fewer differs in the goods alone, and has less of them."""
    best = state.clone()
    best.apply(seat, everything)
    markers = range(int(layout.block(seat)), int(layout.block(seat) + layout.MARKERS))
    for other in fewer(state, seat):
        if other.v[DECISION] != best.v[DECISION]:
            continue
        assert all(other.v[i] <= best.v[i] for i in markers)
        assert sum(other.v[i] for i in markers) < sum(best.v[i] for i in markers)
        rest = [i for i in range(len(best.v)) if i not in markers and i != STEPS]
        assert all(other.v[i] == best.v[i] for i in rest)
