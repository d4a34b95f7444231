"""The undo boundary: everything since the last revelation can be taken back, nothing beyond."""

from __future__ import annotations

import pytest

import brettwerk
from brettwerk.kernel.errors import IllegalAction
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import REVEALS, TURN
from brettwerk.records import Journal


def do(journal: Journal, seat: int, *names: str) -> None:
    for name in names:
        journal.apply(seat, journal.game.parse(name))


def test_own_picks_can_be_taken_back_while_others_still_choose() -> None:
    journal = Journal(brettwerk.game("glasstrasse"), 3, 1)
    do(journal, 0, "pick feudal_lord", "pick pit_worker")
    do(journal, 1, "pick woodcutter")
    do(journal, 0, "pick supplier", "pick carpenter", "pick woodcutter")
    assert 0 not in journal.state.to_act()
    key = journal.state.key()
    journal.undo(0)
    assert 0 in journal.state.to_act()
    assert [journal.game.name(move.action) for move in journal.moves if move.seat == 1] == ["pick woodcutter"]
    do(journal, 0, "pick woodcutter")
    assert journal.state.key() == key


def test_nothing_can_be_taken_back_once_cards_are_on_the_table() -> None:
    journal = Journal(brettwerk.game("glasstrasse"), 2, 1)
    for seat in (0, 1):
        do(journal, seat, "pick feudal_lord", "pick pit_worker", "pick supplier", "pick carpenter", "pick woodcutter")
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="nothing to take back"):
            journal.undo(seat)


def test_a_draw_from_the_stacks_cannot_be_taken_back_but_what_follows_can() -> None:
    journal = Journal(brettwerk.game("glasstrasse"), 1, 3)
    do(journal, 0, "pick feudal_lord", "pick pit_worker", "pick pond_builder")
    assert journal.undoable(0) is None  # a card was drawn
    rng = Rng(1)
    while "action 1" not in [option.name for option in journal.state.options(0)] or "feudal_lord" not in str(
        journal.game.question(journal.state, 0).args
    ):
        legal = journal.state.legal(0)
        journal.apply(0, legal[rng.below(len(legal))])
        assert len(journal.moves) < 400
    do(journal, 0, "action 1")
    assert journal.undoable(0) is None


@pytest.mark.parametrize("id", brettwerk.games())
def test_undo_is_exact_and_stops_at_the_boundary(id: str) -> None:
    game = brettwerk.game(id)
    for players in range(game.min_players, game.max_players + 1):
        journal = Journal(game, players, players)
        rng = Rng(players)
        keys = [journal.state.key()]
        taken = 0
        while not journal.state.over and taken < 150:
            acting = journal.state.to_act()
            seat = acting[rng.below(len(acting))]
            legal = journal.state.legal(seat)
            reveals = journal.state.v[REVEALS]
            before, together = set(acting), journal.state.v[TURN] < 0
            journal.apply(seat, legal[rng.below(len(legal))])
            crossed = (
                journal.state.over
                or journal.state.v[REVEALS] != reveals
                or not set(journal.state.to_act()) <= before
                or (together and journal.state.v[TURN] >= 0)
            )
            assert (journal.undoable(seat) is None) == crossed
            if not crossed and rng.below(3) == 0:
                journal.undo(seat)
                assert journal.state.key() == keys[-1]
                taken += 1
            else:
                keys.append(journal.state.key())
