"""What a seat is asked. Rules HN-2.2, HN-3.1."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.game import Question
from brettwerk.kernel.state import DECISION
from honey.layout import ROUND, ROUNDS
from honey.words import ASK_MEADOW, DECISION_NAMES


def ask_question(v: vec[i64]) -> Question:
    """The pending decision with the numbers its sentence needs."""
    name = DECISION_NAMES[v[DECISION]]
    if v[DECISION] == ASK_MEADOW:
        return Question(name, {"round": int(v[ROUND]), "rounds": int(v[ROUNDS])}, ["HN-2.2", "HN-2.3"])
    return Question(name, {}, ["HN-3.1", "HN-3.2"])
