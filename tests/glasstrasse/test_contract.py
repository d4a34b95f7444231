"""The kernel's contract in Glasstraße: simultaneous choices, forced choices, illegal actions, notation."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brettwerk.games.glasstrasse.tables import BUILDING_IDS, CARD_IDS
from brettwerk.kernel import state as kernel
from brettwerk.kernel.actions import OPERANDS
from brettwerk.kernel.errors import BadNotation, IllegalAction
from brettwerk.kernel.play import random_game
from brettwerk.kernel.rng import Rng
from tests.glasstrasse.play import COMPILED, OPTIONS, eager, eager_game, positions, rich, suits
from tests.glasstrasse.scenario import GAME, Scenario, fresh

GAMES = 6 if COMPILED else 1


def play_out_of_order(s: Scenario, order: Rng, choice: int) -> None:
    """Every seat makes its own fixed choices of one simultaneous decision, in a random order of seats."""
    decision = s.decision
    wills = [Rng(choice, seat) for seat in range(s.state.players)]
    while s.decision == decision and len(s.state.to_act()) > 0:
        seats = s.state.to_act()
        seat = seats[order.below(len(seats))]
        acts = s.state.legal(seat)
        s.state.apply(seat, acts[wills[seat].below(len(acts))])


@pytest.mark.rule("GS-3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_may_be_chosen_in_any_order_of_the_seats(players: int) -> None:
    for seed in range(5):
        keys = set()
        for order in range(6):
            s = fresh(players, seed=seed)
            play_out_of_order(s, Rng(order), seed)
            keys.add(s.state.key())
        assert len(keys) == 1


@pytest.mark.rule("GS-4.1")
@pytest.mark.parametrize("players", [3, 4])
def test_cards_may_be_laid_in_any_order_of_the_seats(players: int) -> None:
    laid = 0
    for seed in range(GAMES):
        s = fresh(players, seed=seed)
        rng = Rng(seed)
        while not s.state.over:
            if s.decision == "lay_card" and len(s.state.to_act()) == players:
                keys = set()
                for order in range(5):
                    other = s.fork()
                    play_out_of_order(other, Rng(order), seed)
                    keys.add(other.state.key())
                assert len(keys) == 1
                laid += 1
            seat = s.state.to_act()[0]
            s.state.apply(seat, eager(s.state.legal(seat), rng))
    assert laid >= 4 * GAMES


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_single_option_is_never_asked(players: int) -> None:
    for seed in range(GAMES):
        for options in OPTIONS if seed == 0 else OPTIONS[:1]:
            if not suits(options, players):
                continue
            for state in positions(players, seed, options):
                for seat in range(players):
                    n = len(state.legal(seat))
                    assert n >= 2 if seat in state.to_act() else n == 0
                assert state.to_act() != [] or state.over
        s = rich(players, seed)
        for _ in eager_game(s.state, Rng(seed)):
            assert all(len(s.state.legal(seat)) >= 2 for seat in s.state.to_act())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_illegal_action_is_refused_and_changes_nothing(players: int) -> None:
    rng = Rng(players)
    refused = 0
    kinds = len(GAME.kinds)
    for state in positions(players, 11, {}):
        key = state.key()
        legal = {seat: set(state.legal(seat)) for seat in range(players)}
        for _ in range(3):
            seat = int(rng.below(players + 1)) - 1 if rng.below(5) == 0 else int(rng.below(players))
            act = int(rng.below(kinds * int(OPERANDS) + 5))
            if rng.below(3) == 0 and state.to_act():
                act = next(iter(legal[state.to_act()[0]]))
            if act in legal.get(seat, set()):
                continue
            with pytest.raises(IllegalAction):
                state.apply(seat, act)
            refused += 1
            assert state.key() == key
    assert refused > 50


@pytest.mark.parametrize("act", [-1, 1 << 40, 1 << 63, 1 << 80, -(1 << 70)])
def test_absurd_numbers_are_refused(act: int) -> None:
    state = GAME.new(2, 1)
    key = state.key()
    for seat in (0, -1, 2, 99):
        with pytest.raises(IllegalAction):
            state.apply(seat, act)
    assert state.key() == key


def test_after_the_end_everything_is_refused() -> None:
    state = GAME.new(2, 1)
    random_game(state, Rng(1))
    key = state.key()
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0, GAME.parse("end"))
    assert state.key() == key


def test_refusals_say_whose_turn_it_is_and_what_is_possible() -> None:
    state = GAME.new(2, 1)
    state.apply(0, GAME.parse("pick feudal_lord"))
    with pytest.raises(IllegalAction, match="pick feudal_lord is not possible now; possible: pick pit_worker"):
        state.apply(0, GAME.parse("pick feudal_lord"))
    s = fresh(2).pick(CARD_IDS[:5], CARD_IDS[5:10])
    waiting = 1 - s.state.to_act()[0]
    with pytest.raises(IllegalAction, match=f"not the turn of seat {'AB'[waiting]} but of {'AB'[1 - waiting]}"):
        s.state.apply(waiting, GAME.parse("play carpenter"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_offered_name_parses_back(players: int) -> None:
    seen = set()
    for seed in range(GAMES):
        for state in positions(players, seed, {}):
            seen.update(act for seat in state.to_act() for act in state.legal(seat))
        s = rich(players, seed)
        for _ in eager_game(s.state, Rng(seed)):
            seen.update(act for seat in s.state.to_act() for act in s.state.legal(seat))
    names = {GAME.name(act) for act in seen}
    assert len(names) == len(seen)
    assert {GAME.parse(name) for name in names} == seen
    assert len({name.split()[0] for name in names}) >= (18 if COMPILED else 15)


def test_every_action_of_the_game_parses_back() -> None:
    for k, kind in enumerate(GAME.kinds):
        for operand in range(kind.size):
            act = k * int(OPERANDS) + operand
            assert GAME.parse(GAME.name(act)) == act


@pytest.mark.parametrize(
    "text", ["", "jump", "pick", "pick nobody", "pick pit_worker now", "build inn r2c3", "amount 9"]
)
def test_bad_notation_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@given(st.text(max_size=30))
@settings(max_examples=100, deadline=None)
def test_the_parser_takes_any_text(text: str) -> None:
    try:
        act = GAME.parse(text)
    except BadNotation:
        return
    assert GAME.name(act) == " ".join(text.split())


@pytest.mark.parametrize("act", [-1, 25 << 10, (16 << 10) + 93])
def test_numbers_that_are_no_action_have_no_name(act: int) -> None:
    with pytest.raises(BadNotation):
        GAME.name(act)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_options_describe_the_legal_actions(players: int) -> None:
    for state in positions(players, 2, {}):
        for seat in state.to_act():
            options = state.options(seat)
            assert [option.action for option in options] == state.legal(seat)
            for option in options:
                assert option.name == GAME.name(option.action)
                assert option.name.split()[0] == option.verb
                assert all(rule.startswith("GS-") for rule in option.rules)
                assert option.rules


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_clone_is_independent_and_goes_the_same_way(players: int) -> None:
    s = rich(players, 2)
    state = s.state
    for step, _ in enumerate(eager_game(state, Rng(2))):
        if step % 7:
            continue
        key = state.key()
        one, two = state.clone(), state.clone()
        assert one.key() == two.key() == key
        random_game(one, Rng(step))
        assert two.key() == state.key() == key
        random_game(two, Rng(step))
        assert one.key() == two.key()
        if step > 70:
            break


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_state_is_its_vector(players: int) -> None:
    for state in positions(players, 5, {}):
        revived = GAME.revive(state.v[:])
        assert revived.key() == state.key()
        assert revived.to_act() == state.to_act()
        assert [revived.legal(seat) for seat in range(players)] == [state.legal(seat) for seat in range(players)]


REVEALING = {"revealed", "drew_card", "drawn", "refilled"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_comes_to_light_cannot_be_taken_back(players: int) -> None:
    """The undo boundary rises exactly when a hidden card or tile is shown."""
    s = rich(players, 3)
    s.take()
    before = int(s.v[kernel.REVEALS])
    for _ in eager_game(s.state, Rng(players)):
        kinds = [GAME.events[event.kind].id for event in s.take()]
        if players == 1 and "drew_card" not in kinds:
            kinds = [kind for kind in kinds if kind != "revealed"]  # the last card was known
        now = int(s.v[kernel.REVEALS])
        assert (now > before) == bool(REVEALING & set(kinds)), kinds
        before = now


def test_the_same_seed_gives_the_same_game() -> None:
    for players in (1, 2, 3, 4):
        keys = set()
        for _ in range(2):
            state = GAME.new(players, 99)
            random_game(state, Rng(7))
            keys.add(state.key())
        assert len(keys) == 1
        assert GAME.new(players, 98).key() != GAME.new(players, 99).key()


def test_a_recorder_changes_nothing() -> None:
    s = fresh(3, seed=8)
    s.state.events = None
    quiet = s.state
    loud = fresh(3, seed=8).state
    random_game(quiet, Rng(8))
    random_game(loud, Rng(8))
    assert quiet.key() == loud.key()


def test_all_tiles_and_cards_have_names_in_both_languages() -> None:
    for name in [f"tile:{id}" for id in BUILDING_IDS] + [f"card:{id}" for id in CARD_IDS]:
        english, german = GAME.things[name]
        assert english
        assert german


SCRIPT = """
import brettwerk
from brettwerk.kernel.play import random_game
from brettwerk.kernel.rng import Rng
game = brettwerk.game("glasstrasse")
for players in (1, 2, 3, 4):
    for seed in range(3):
        state = game.new(players, seed)
        random_game(state, Rng(seed, 9))
        print(players, seed, state.key(), [score.total for score in state.scores()])
"""


@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare")
def test_compiled_and_plain_engines_play_the_same_games() -> None:
    outputs = []
    for plain in ("", "1"):
        env = {key: value for key, value in os.environ.items() if key != "BRETTWERK_PLAIN"}
        if plain:
            env["BRETTWERK_PLAIN"] = plain
        run = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
        outputs.append(run.stdout)
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == 12
