"""Planning: turns come to an end, whatever the weights."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.arena.tune import TURNS, play_candidate, played
from brettwerk.bots.plan import STEPS, UNNOTED, finished, settled
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


def test_tuning_plays_whole_games_for_any_number_of_players() -> None:
    game = brettwerk.game("hoyuk")
    weights = [int(weight) for weight in game.weights]
    state = played(game.new(3, 4), [game.weights] * 3)
    assert state.over
    ahead = (state.points(0) - max(state.points(1), state.points(2))) / game.unit
    assert play_candidate(("hoyuk", 3, 0, 4, weights, weights)) - ahead in (-3.0, 3.0)
    alone = played(brettwerk.game("glasstrasse").new(1, 4), [brettwerk.game("glasstrasse").weights])
    fond = [int(weight) for weight in brettwerk.game("glasstrasse").weights]
    assert play_candidate(("glasstrasse", 1, 0, 4, fond, fond)) == alone.points(0) / 2
