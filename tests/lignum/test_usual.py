"""Usual answers: free work that stands in the way of nothing."""

from __future__ import annotations

import random

import pytest

import brettwerk
from tests.lignum.scenario import Table

GAME = brettwerk.game("lignum")


def usual(t: Table) -> str | None:
    """The usual answer in the notation."""
    answer = int(t.state.usual(t.acting))
    return GAME.name(answer) if answer >= 0 else None


@pytest.mark.parametrize(
    ("logs", "cutters", "answer"),
    [
        ("F2 S1", 3, "cut_all"),
        ("F2 S1", 2, None),  # which logs? a real question
        ("F3", 2, "cut firewood_log"),
        ("H1", 1, "cut hardwood_log"),
        ("F3", 0, None),  # the yard worker may be wanted elsewhere
    ],
)
def test_hired_cutters_cut_what_they_can(logs: str, cutters: int, answer: str | None) -> None:
    t = Table(2).forest("cut").area(1, logs).busy(1)
    t.yards[0].set(area=1, cutters=cutters, thalers=0)
    t.begin()
    assert t.decision == "cut"
    assert usual(t) == answer


@pytest.mark.parametrize(
    ("yard", "answer"),
    [
        ({}, "winter_cut"),
        ({"sleds": 1}, None),
        ({"saws": 1, "saw_store": "F1"}, None),
        ({"yard_worker": 0, "lodgings": 1}, None),
    ],
)
def test_in_winter_the_yard_worker_cuts_if_he_has_nothing_else_to_do(
    yard: dict[str, object], answer: str | None
) -> None:
    t = Table(2).winter("cut").condition(1, "winter_1a")
    t.yards[0].set(**{"woodpile": "F1", "yard_worker": 1, **yard})
    t.begin()
    assert (t.decision, t.acting) == ("winter_cut", 0)
    assert usual(t) == answer


@pytest.mark.parametrize(("dry_1", "answer"), [("F1", "dry firewood_log"), ("F1 s1", None)])
def test_the_only_wood_dries_on(dry_1: str, answer: str | None) -> None:
    t = Table(2).forest("drying").busy(1)
    t.yards[0].set(dry_1=dry_1, thalers=0)
    t.begin()
    assert t.decision == "dry"
    assert usual(t) == answer


def test_usual_answers_are_legal_and_cost_nothing() -> None:
    seen = 0
    for seed in range(40):
        state, rng = GAME.new(3, seed, {"level": rng_level(seed)}), random.Random(seed)
        while not state.over:
            seat = rng.choice(state.to_act())
            answer = int(state.usual(seat))
            if answer >= 0:
                seen += 1
                assert answer in state.legal(seat)
                before = state.points(seat)
                state.apply(seat, answer)
                assert state.over or state.points(seat) >= before or state.to_act() != [seat]
            else:
                state.apply(seat, rng.choice(state.legal(seat)))
    assert seen > 40


def rng_level(seed: int) -> str:
    """All levels in turn."""
    return ("basic", "advanced", "expert", "planned_work")[seed % 4]
