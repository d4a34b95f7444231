"""Bots at tables: a chair's bot goes on from what it thought, depends on nothing of that, and survives its process."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

import brettwerk
from brettwerk.bots.search import SearchBot
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import observe
from brettwerk.server import thinkers
from brettwerk.server.thinkers import Thinkers, think


@pytest.fixture(autouse=True)
def memory() -> Iterator[None]:
    thinkers.remembered.clear()
    yield
    thinkers.remembered.clear()


def asked(state: State, table: str = "t1", level: str = "search:40") -> int:
    """What a bot does there."""
    seat = state.to_act()[0]
    return think(state.game.id, seat, observe(state, seat).observation, level, 1, table)


def inherited(table: str = "t1") -> int:
    """How much the bot of a chair had thought before its last decision."""
    bot = next(bot for chair, bot in thinkers.remembered.items() if chair[0] == table)
    assert isinstance(bot, SearchBot)
    assert bot.tree is not None
    return int(bot.tree.inherited)


def turn_of_several_decisions() -> State:
    """Somebody's turn that goes on after the first decision."""
    rng = Rng(3)
    for deal in range(30):
        state = brettwerk.game("lignum").new(2, deal)
        for _ in range(40):
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        after = state.clone()
        after.apply(after.to_act()[0], asked(state, "try"))
        seat = state.to_act()[0]
        if after.to_act() == [seat] and len(after.legal(seat)) > 1:
            after.apply(seat, asked(after, "try"))
            if inherited("try"):
                thinkers.remembered.clear()
                return state
        thinkers.remembered.clear()
    raise AssertionError("no such turn")


def test_the_next_decision_of_a_turn_goes_on_from_the_last() -> None:
    state = turn_of_several_decisions()
    seat = state.to_act()[0]
    state.apply(seat, asked(state))
    assert inherited() == 0
    asked(state)
    assert inherited() > 0


def test_chairs_do_not_know_of_each_other() -> None:
    state = turn_of_several_decisions()
    seat = state.to_act()[0]
    state.apply(seat, asked(state, "t1"))
    asked(state, "t2")
    assert inherited("t2") == 0


def test_what_was_thought_is_gone_when_something_else_was_played() -> None:
    state = turn_of_several_decisions()
    seat = state.to_act()[0]
    chosen = asked(state)
    for act in state.legal(seat):
        after = state.clone()
        after.apply(seat, act)
        if act != chosen and after.to_act() == [seat] and len(after.legal(seat)) > 1:
            assert asked(after) in after.legal(seat)
            assert inherited() == 0
            return
    raise AssertionError("nothing else could be played")


def test_only_so_many_bots_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "REMEMBERED", 3)
    state = brettwerk.game("glasstrasse").new(2, 5)
    for table in ("a", "b", "c", "a", "d"):
        asked(state, table, "random")
    assert [chair[0] for chair in thinkers.remembered] == ["c", "a", "d"]


def test_a_bot_whose_process_dies_is_replaced() -> None:
    state = brettwerk.game("glasstrasse").new(2, 5)
    seat = state.to_act()[0]
    job = ("glasstrasse", "t1", seat, observe(state, seat).observation, "club", 1)

    async def killed() -> list[int]:
        minds = Thinkers(2)
        found = [await minds.choose(*job)]
        (pool,) = (pool for pool in minds.pools if pool is not None)
        os.kill(next(iter(pool._processes)), signal.SIGKILL)
        found.append(await minds.choose(*job))
        (other,) = (pool for pool in minds.pools if pool is not None)
        assert other is not pool
        minds.stop()
        assert minds.pools == [None, None]
        return found

    found = asyncio.run(killed())
    assert found[0] == found[1]
    assert found[0] in state.legal(seat)
