"""Whole games: invariants, hidden things, and words for everything that happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from brettwerk.kernel.play import checked_game
from brettwerk.kernel.rng import Rng
from brettwerk.records import Journal
from brettwerk.seats import observe
from brettwerk.text import LANGUAGES, Text
from honey.game import GAME
from honey.layout import DECK, DECK_SIZE
from honey.tests.scenario import new, play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_invariant(players: int) -> None:
    for seed in range(40):
        state = GAME.new(players, seed)
        assert checked_game(state, Rng(seed)) > 6 * players
        assert state.over


def test_a_seat_knows_neither_the_choices_of_others_nor_the_deck() -> None:
    one, other = (play(new(3), f"B fly {meadow}") for meadow in ("clover", "linden"))
    other.v[DECK], other.v[DECK + other.v[DECK_SIZE] - 1] = one.v[DECK + one.v[DECK_SIZE] - 1], one.v[DECK]
    assert one.key() != other.key()
    for seat in (0, 2, -1):
        assert observe(one, seat) == observe(other, seat)
    assert observe(one, 1) != observe(other, 1)


def test_imagined_positions_look_the_same_and_keep_the_rules() -> None:
    rng = Rng(5)
    for seed in range(20):
        state = GAME.new(3, seed)
        while not state.over:
            acting = state.to_act()
            seat = acting[rng.below(len(acting))]
            view = observe(state, seat)
            possible = view.imagine(rng)
            possible.check()
            assert observe(possible, seat) == view
            assert possible.legal(seat) == state.legal(seat)
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(lang: str) -> None:
    text = Text(lang, GAME, ["Ada", "Ben"])
    journal = Journal(GAME, 2, 4)
    rng = Rng(9)
    said: set[str] = set()
    while not journal.state.over:
        seat = journal.state.to_act()[0]
        view = observe(journal.state, seat)
        question = view.question()
        assert question is not None
        said.add(text.question(question))
        said.update(text.option(option) for option in view.options())
        said.update(text.refusal(refusal) for refusal in view.refusals())
        legal = view.legal()
        move = journal.apply(seat, legal[rng.below(len(legal))])
        said.update(text.event(event, viewer) for event in move.events for viewer in (-1, seat))
    assert [line for line in said if line.startswith(("decision-", "option-", "event-", "refusal-"))] == []
    assert len(said) > 20


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells the memory in use this way")
def test_search_loses_no_positions_beside_the_compiled_engine() -> None:
    seat = observe(play(GAME.new(3, 1), "B fly clover"), 0)
    rng = Rng(1)

    def think() -> None:
        state = seat.imagine(rng)
        checked_game(state.clone(), rng, 8)

    def pages() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1])

    for _ in range(100):
        think()
    before = pages()
    for _ in range(2000):
        think()
    assert pages() - before < 1000  # each lost position would add 800; what remains are the vectors of options
