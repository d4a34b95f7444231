"""Search: what was found for one decision of a turn also counts for the next one, and never beyond what is known."""

from __future__ import annotations

import pytest

import brettwerk
from brettwerk.bots.search import SearchBot
from brettwerk.bots.tree import Tree
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import Seat, observe
from tests.bots.test_bots import Clock, position

GAMES = brettwerk.games()


def halfway(id: str, deal: int) -> tuple[State, int]:
    """A position in the middle of a game, in which somebody has a choice, and who."""
    state = position(id, 2, deal, 40)
    return state, state.to_act()[0]


def expected(former: Tree, done: list[int]) -> int:
    """How many simulations of a tree followed a plan that begins with some actions and goes on."""
    plans = [(plan, [int(act) for act in former.plans.path(plan)]) for plan in former.plans.all]
    return sum(int(former.edges.visits[plan]) for plan, path in plans if path[: len(done)] == done != path)


@pytest.mark.parametrize("id", GAMES)
def test_the_next_decision_of_a_turn_begins_with_what_was_found_for_the_last(id: str) -> None:
    wholly = 0
    for deal in range(10):
        state, seat = halfway(id, deal)
        bot = SearchBot(1, simulations=40)
        former: Tree | None = None
        done: list[int] = []
        while not state.over and seat in state.to_act():
            act = bot.choose(observe(state, seat))
            if bot.tree is not former:
                if former is not None and bot.tree is not None and bot.tree.seed == former.seed:
                    # fewer where a plan went on behind something hidden and cannot be followed in another world
                    assert bot.tree.inherited <= expected(former, done)
                    wholly += int(bot.tree.inherited) == expected(former, done) > 0
                former, done = bot.tree, []
            done.append(act)
            state.apply(seat, act)
    assert wholly >= 3


def searched(bot: SearchBot, seat: Seat) -> int:
    """How many simulations a bot inherits there."""
    bot.explain(seat)
    assert bot.tree is not None
    return int(bot.tree.inherited)


def turn_of(bot: SearchBot, state: State, seat: int) -> list[tuple[int, int]]:
    """Plays a turn; of each of its searches how many simulations it began with and how many it had in the end."""
    found: list[tuple[int, int]] = []
    former: Tree | None = None
    while not state.over and seat in state.to_act():
        act = bot.choose(observe(state, seat))
        if bot.tree is not None and bot.tree is not former:
            former = bot.tree
            found.append((int(former.inherited), int(former.simulations)))
        state.apply(seat, act)
    return found


def test_who_is_thrifty_takes_what_was_inherited_for_a_part_of_the_budget() -> None:
    heirs = 0
    for deal in range(6):
        state, seat = halfway("hoyuk", deal)
        assert state.game.habits.thrifty
        for inherited, simulations in turn_of(SearchBot(1, simulations=90), state, seat):
            heirs += inherited > 0
            assert simulations <= 90
    assert heirs > 3


def test_who_is_not_thrifty_spends_the_whole_budget_on_every_decision() -> None:
    beyond = 0
    for deal in range(12):
        state, seat = halfway("lignum", deal)
        assert not state.game.habits.thrifty
        beyond += sum(simulations > 20 for _, simulations in turn_of(SearchBot(1, simulations=20), state, seat))
    assert beyond > 3


def test_who_is_thrifty_and_has_inherited_a_share_of_its_time_spends_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    heirs = 0
    for deal in range(6):
        state, seat = halfway("hoyuk", deal)
        clock = Clock(0.001)
        monkeypatch.setattr("brettwerk.bots.search.time", clock)
        bot = SearchBot(1, milliseconds=300)
        found = turn_of(bot, state, seat)
        heirs += sum(inherited > 0 for inherited, _ in found)
        # Each look at the clock but one or two per search is a simulation: heirs are credited with theirs.
        assert all(simulations <= 302 for _, simulations in found)
        assert sum(simulations - inherited for inherited, simulations in found) <= clock.now * 1000
    assert heirs > 3


def test_nothing_is_inherited_from_elsewhere() -> None:
    state, seat = halfway("glasstrasse", 1)
    bot = SearchBot(1, simulations=40)
    assert searched(bot, observe(state, seat)) == 0
    assert searched(bot, observe(state, seat)) > 0  # the same position, nothing done since
    assert searched(bot, observe(brettwerk.game("glasstrasse").new(2, 1), 0)) == 0  # another position
    assert searched(bot, observe(brettwerk.game("glasstrasse").new(2, 1), 1)) == 0  # another seat
    assert searched(bot, observe(brettwerk.game("lignum").new(2, 1), 0)) == 0  # another game
    bot.taken = [-1]
    assert searched(bot, observe(brettwerk.game("lignum").new(2, 1), 0)) == 0  # something that cannot be done there


@pytest.mark.parametrize("id", GAMES)
def test_what_is_inherited_depends_on_what_was_seen_alone(id: str) -> None:
    heirs = 0
    rng = Rng(5)
    for deal in range(12):
        state, seat = halfway(id, deal)
        twin = observe(state, seat).imagine(rng)
        one, two = SearchBot(deal, simulations=16), SearchBot(deal, simulations=16)
        while not state.over and seat in state.to_act() and observe(state, seat) == observe(twin, seat):
            act = one.choose(observe(state, seat))
            assert act == two.choose(observe(twin, seat))
            if one.tree is not None:
                heirs += int(one.tree.inherited) > 0
            state.apply(seat, act)
            twin.apply(seat, act)
    assert heirs
