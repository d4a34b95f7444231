"""Planning: turns come to an end, whatever the weights."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.arena.tune import TURNS, play_candidate, played
from brettwerk.bots.plan import STEPS, UNNOTED, Beam, Notes, finished, margin, mark, settled
from brettwerk.games.glasstrasse.features import CARD_AT, OFFER_AT
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.state import REVEALS


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_best_in_the_middle_of_a_turn_does_not_keep_it_from_ending(players: int) -> None:
    game = brettwerk.game("glasstrasse")
    weights = [0] * len(game.weights)
    for feature in [*range(OFFER_AT, OFFER_AT + 12), CARD_AT, CARD_AT + 1]:
        weights[feature] = 90000  # only what is pending counts
    fond = vec[i64]([i64(weight) for weight in weights])
    state = game.new(players, 3)
    turns = 0
    while not state.over and turns < TURNS:
        seat, reveals = first_to_act(state), state.v[REVEALS]
        state = finished(state, seat, fond, i64(4), STEPS, True, UNNOTED, i64(0))
        assert settled(state, seat, reveals)
        turns += 1
    assert state.over


def twins(players: int) -> int:
    """How many positions a beam keeps twice in the first turns of a few games."""
    game = brettwerk.game("glasstrasse")
    found = 0
    for seed in range(4):
        state = game.new(players, seed)
        for _ in range(12):
            seat = first_to_act(state)
            beam = Beam(state, seat, game.weights, True, UNNOTED, i64(0))
            beam.propose(i64(8))
            while beam.frontier and beam.length < 10:
                beam.step(i64(8))
                found += len(beam.frontier) - len({int(mark(here)) for here in beam.frontier})
            state = finished(state, seat, game.weights, i64(8), STEPS, True, UNNOTED, i64(0))
    return found


def test_alone_a_beam_keeps_no_position_twice() -> None:
    assert twins(1) == 0
    assert twins(2) > 0  # at a table it does


@pytest.mark.parametrize("id", brettwerk.games())
def test_a_beam_goes_on_from_all_there_is_or_from_the_best_of_too_many(id: str) -> None:
    game = brettwerk.game(id)
    state = game.new(2, 3)
    few = many = 0
    for _ in range(60):
        if state.over:
            break
        seat, reveals = first_to_act(state), state.v[REVEALS]
        grown = []
        for act in state.candidates(seat):
            child = state.clone()
            child.play(seat, act)
            if not settled(child, seat, reveals):
                grown.append(child)
        for width in (2, 1000):
            beam = Beam(state, seat, game.weights, False, UNNOTED, i64(0))
            beam.step(i64(width))
            expected = grown
            if len(grown) > width:
                expected = sorted(grown, key=lambda here: -margin(here, seat, game.weights))[:width]
                many += 1
            few += 0 < len(grown) <= width
            assert [here.key() for here in beam.frontier] == [here.key() for here in expected]
        state = finished(state, seat, game.weights, i64(4), STEPS, False, UNNOTED, i64(0))
    assert few > 5
    assert many > 2


@pytest.mark.parametrize("id", brettwerk.games())
def test_no_two_ends_of_a_turn_are_taken_for_one(id: str) -> None:
    game = brettwerk.game(id)
    state = game.new(2, 3)
    ends = turns = 0
    while not state.over and turns < 24:
        seat = first_to_act(state)
        notes = Notes(True)
        following = finished(state, seat, game.weights, i64(4), STEPS, False, notes, i64(-1))
        found = {}
        for end in notes.end:
            child = state.clone()
            for act in notes.path(end):
                child.play(seat, act)
            found[tuple(int(cell) for cell in child.v)] = int(mark(child))
        assert len(set(found.values())) == len(found)
        ends += len(found)
        state = following
        turns += 1
    assert ends > 100


def test_tuning_plays_whole_games_for_any_number_of_players() -> None:
    game = brettwerk.game("hoyuk")
    weights = [int(weight) for weight in game.weights]
    state = played(game.new(3, 4), [game.weights] * 3)
    assert state.over
    ahead = (state.points(0) - max(state.points(1), state.points(2))) / game.unit
    won = game.habits.victory / 1000
    assert play_candidate(("hoyuk", 3, 0, 4, weights, weights)) - ahead in (-won, won)
    alone = played(brettwerk.game("glasstrasse").new(1, 4), [brettwerk.game("glasstrasse").weights])
    fond = [int(weight) for weight in brettwerk.game("glasstrasse").weights]
    assert play_candidate(("glasstrasse", 1, 0, 4, fond, fond)) == alone.points(0) / 2
