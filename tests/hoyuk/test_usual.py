"""Usual answers: the last group is as large as possible."""

from __future__ import annotations

import brettwerk
from brettwerk.games.hoyuk import layout

from .scenario import Village

GAME = brettwerk.game("hoyuk")
FIVE = "at 2,2\nB1\nat 2,6\nB1\nat 6,2\nB1\nat 6,6\nB1\nat 10,2\nB1"


def usual(village: Village) -> str | None:
    """The usual answer in the notation."""
    answer = int(village.state.usual(village.state.to_act()[0]))
    return GAME.name(answer) if answer >= 0 else None


def test_the_size_of_a_group_is_a_real_question_until_the_last_window() -> None:
    village = Village(FIVE, seats="BR").give("B", shrine=3).window(1, "B").do("score shrine")
    assert village.asked() == "group_size"
    assert usual(village) is None


def test_in_the_last_window_the_only_group_is_as_large_as_can_be() -> None:
    village = Village(FIVE, seats="BR").give("B", shrine=3)
    village.state.v[layout.END] = 1
    village.window(4, "B").do("score shrine")
    assert usual(village) == "size 3"
    other = Village(FIVE, seats="BR").give("B", shrine=3, oven=1)
    other.state.v[layout.END] = 1
    assert usual(other.window(4, "B").do("score shrine")) is None
