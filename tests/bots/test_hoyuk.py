"""Bots at Höyük: moves beyond doubt, and what they see and leave out."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

import brettwerk
from brettwerk import bots
from brettwerk.games.hoyuk import details, grid, layout
from brettwerk.games.hoyuk.features import features
from brettwerk.games.hoyuk.scoring import largest_families
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import observe

from ..hoyuk.scenario import Village, around

GAME = brettwerk.game("hoyuk")
MINDS = ["greedy", "search:400"]
MODES = ["basic", "advanced", "expert"]


def finish_turn(village: Village, mind: str) -> list[str]:
    """Lets a bot act as long as the same player is asked the same kind of thing; tells what it did."""
    seat, bot = village.state.to_act()[0], bots.make(mind, 5)
    phase, done = village.state.v[layout.PHASE], []
    while village.state.to_act() == [seat] and village.state.v[layout.PHASE] == phase:
        action = bot.choose(observe(village.state, seat))
        done.append(GAME.name(action))
        village.state.apply(seat, action)
    return done


def positions(players: int, mode: str, seed: int) -> Iterator[State]:
    """All positions of a random game."""
    state, rng = GAME.new(players, seed, {"mode": mode}), Rng(seed)
    while not state.over:
        yield state
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


@pytest.mark.parametrize("mind", MINDS)
def test_the_last_window_scores_the_largest_groups(mind: str) -> None:
    village = Village("at 0,0\nR1 . R1 . R1 . R1 . B1 . B1").give("R", oven=3, shrine=1)
    village.state.v[layout.END] = 1
    village.window(4, "R")
    finish_turn(village, mind)
    assert village.state.over
    assert GAME.score(village.state, village.seat("R")).total == 5 + 1 + 4


@pytest.mark.parametrize("mind", MINDS)
def test_a_joker_completes_the_group(mind: str) -> None:
    village = Village("at 0,0\nR1 . R1 . R1 . R1 . R1 . B1").give("R", pen=4, joker=1)
    village.state.v[layout.END] = 1
    village.window(4, "R")
    finish_turn(village, mind)
    assert village.score("R") == 12


@pytest.mark.parametrize("mind", MINDS)
def test_an_incomplete_group_is_not_scored_while_there_is_time(mind: str) -> None:
    village = Village("at 0,0\nR1o B1 .\n. . .\nR1o B1 .\n. . .\nR1 B1").give("R", shrine=1, oven=1)
    village.pile("oven", "shrine", "shrine", "shrine", "shrine").pile("shrine", "oven").pile("pen", "oven")
    village.window(1, "R")
    done = finish_turn(village, mind)
    assert done[-1] == "pass"
    assert village.score("R") == 0
    assert not [step for step in done if step.startswith(("score", "build shrine"))]  # the shrine is kept


@pytest.mark.parametrize("mind", MINDS)
def test_an_oven_goes_where_it_wins_a_card(mind: str) -> None:
    village = Village("at 0,0\nR1 R1 .\n. . .\nR1 B1 .\n. . .\nR1 R1 .\n. . .\nB1 B1 .\n. . .\nB1 B1 .", seats="RB")
    village.state.v[layout.END] = 1  # there is no later
    village.give("R", oven=2).pile("oven", "oven")  # the card makes a group of three
    village.element("R", "oven")
    assert finish_turn(village, mind)[0] == "cell a3"


@pytest.mark.parametrize("mind", MINDS)
def test_the_last_houses_take_the_block_that_decides(mind: str) -> None:
    village = Village("at 4,4\nR1 R1 R1\nB1 B1 B1\nat 10,0\nR1 R1 R1 R1", seats="RB")
    village.state.v[layout.END] = 1
    village.build("R", "tile_shrine_1", step=2)
    finish_turn(village, mind)
    largest = GAME.score(village.state, village.seat("R"))
    assert largest.total >= 5 + 4, "four houses alone, and at least four of the shared block"


@pytest.mark.parametrize("mind", MINDS)
def test_the_plain_house_is_given_up(mind: str) -> None:
    village = Village("at 4,4\nR1o R1s R1\nB1 B1 B1\nB1o . .", seats="RB")
    village.strike("harsh_winter_2", "R")
    assert village.asked() == "lose_house"
    assert finish_turn(village, mind) == ["lose g5"]


@pytest.mark.parametrize("mind", MINDS)
def test_the_better_card_is_named_first(mind: str) -> None:
    village = Village("at 0,0\nR1o B1 .\n. . .\nR1 B1o", seats="RB")
    village.pile("oven", "joker", "house", "house", "house").pile("shrine", "pen").pile("pen", "pen")
    village.evaluate("R")
    assert finish_turn(village, mind) == ["name 1"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_candidates_are_some_of_the_legal_options(players: int, mode: str) -> None:
    fewer = 0
    for state in positions(players, mode, 10 + players):
        for seat in range(players):
            legal, kept = state.legal(seat), [int(act) for act in state.candidates(seat)]
            assert set(kept) <= set(legal)
            assert len(set(kept)) == len(kept)
            assert bool(kept) == bool(legal)
            fewer += len(kept) < len(legal)
    assert fewer > 20


@pytest.mark.parametrize("mode", MODES)
def test_looking_changes_nothing_and_an_ended_game_is_worth_its_points(mode: str) -> None:
    for players in (2, 4):
        state: State | None = None
        for state in positions(players, mode, players):
            before = state.key()
            for seat in range(players):
                seen = state.features(seat)
                assert len(seen) % 2 == 0
                assert all(0 <= number < len(GAME.weights) for number in list(seen)[::2])
            assert state.key() == before
        assert state is not None
        assert state.over
        for seat in range(players):
            assert state.appraise(seat, GAME.weights) == 1000 * state.points(seat)


@pytest.mark.parametrize("mode", MODES)
def test_a_network_sees_the_features_and_more(mode: str) -> None:
    insight = GAME.insight_of(2)
    assert len(insight) > GAME.inputs > len(GAME.weights)
    for players in (2, 5):
        for state in positions(players, mode, players):
            before = state.key()
            for seat in range(players):
                plain, seen = (list(state.sights(seat, weights)) for weights in (GAME.weights, insight))
                assert seen[: len(plain)] == plain == list(state.features(seat))
                assert all(len(plain) // 2 <= number < GAME.inputs for number in seen[len(plain) :: 2])
                assert state.over == (seen == plain)
            assert state.key() == before
    assert all(state.appraise(seat, insight) == 1000 * state.points(seat) for seat in range(5))


def seen_closely(village: Village, colour: str) -> list[int]:
    """The details a network sees for a player, as often as they are there."""
    pairs = [int(n) for n in village.state.sights(village.seat(colour), GAME.insight_of(2))]
    assert all(value == 1 for value in pairs[2 * len(GAME.weights) + 1 :: 2])
    return pairs[2 * len(GAME.weights) :: 2]


def test_a_network_sees_each_block_from_both_sides() -> None:
    # A shared block of two red houses (one tall, with an oven) and a blue one with a shrine; blue alone with an oven.
    village = Village("at 0,0\nR2o R1 B1s . . B1o")
    village.window(1, "R")
    mine, theirs = (seen_closely(village, colour) for colour in "RB")
    early = details.HOUSES_AT + 2 * 64
    houses = range(details.HOUSES_AT, details.ASPECT_AT)
    assert sorted(n for n in mine if n in houses) == [early + 0 * 8 + 1, early + 2 * 8 + 1]
    assert sorted(n for n in theirs if n in houses) == [early + 1 * 8 + 0, early + 1 * 8 + 2]
    pieces = range(details.ASPECT_AT, details.TALL_AT)
    shared, own, strange = 0, 1, 2
    oven, shrine = 0, 3 * 16
    assert sorted(n - details.ASPECT_AT for n in mine if n in pieces) == sorted(
        [oven + shared * 16 + 4, shrine + shared * 16 + 1, oven + strange * 16 + 1]
    )
    assert sorted(n - details.ASPECT_AT for n in theirs if n in pieces) == sorted(
        [oven + shared * 16 + 1, shrine + shared * 16 + 4, oven + own * 16 + 4]
    )
    tall = range(details.TALL_AT, details.HAND_AT)
    assert [n - details.TALL_AT for n in mine if n in tall] == [4]
    assert [n - details.TALL_AT for n in theirs if n in tall] == [1]


def test_a_network_sees_hand_families_and_disasters_to_come() -> None:
    village = Village("at 0,0\nR1 . R1 . B1").give("R", oven=2, shrine=7)
    village.window(1, "R")
    seen = seen_closely(village, "R")
    hand = [n - details.HAND_AT for n in seen if details.HAND_AT <= n < details.FAMILY_AT]
    assert sorted(hand) == sorted([layout.E_OVEN * 6 + 1, layout.E_SHRINE * 6 + 5])
    assert details.FAMILY_AT + 2 in seen
    assert details.ALLOWED_AT + 2 in seen
    unseen = [n for n in seen if details.DISASTER_AT <= n < details.TILE_AT]
    assert len(unseen) == village.state.v[layout.DECK_SIZE] - village.state.v[layout.DRAWN] == 12
    village.state.v[layout.DRAWN] = 1
    assert set(unseen) - set(seen_closely(village, "R")) == {details.DISASTER_AT + village.state.v[layout.DECK]}


def test_search_judges_by_the_network_and_greedy_by_the_weights() -> None:
    state = GAME.new(2, 3)
    seat = state.to_act()[0]
    bot = bots.SearchBot(1, simulations=4)
    assert len(bot.search(observe(state, seat)).weights) == len(GAME.insight_of(2)) > GAME.inputs
    named = bots.SearchBot(1, simulations=4, weights=[int(weight) for weight in GAME.weights])
    assert len(named.search(observe(state, seat)).weights) == len(GAME.weights)


def largest_by_eye(state: State) -> list[tuple[int, int]]:
    """Per block the seat with the largest family (7: nobody) and its houses, found by walking over the board."""
    v, houses = state.v, {}
    for cell in range(int(layout.CELLS)):
        if grid.kind_at(v, cell) == layout.HOUSE:
            houses[divmod(cell, 13)] = cell
    ranks: list[list[tuple[int, int, int]]] = [[] for _ in range(v[layout.BLOCKS])]
    todo = set(houses)
    while todo:
        family = [todo.pop()]
        seat = grid.owner_at(v, houses[family[0]])
        for here in family:
            for near in around(here):
                if near in todo and grid.owner_at(v, houses[near]) == seat:
                    todo.remove(near)
                    family.append(near)
        tall = sum(grid.storeys_at(v, houses[cell]) == 2 for cell in family)
        ranks[grid.block_at(v, houses[family[0]])].append((len(family), tall, int(seat)))
    found = []
    for families in ranks:
        best = max((family[:2] for family in families), default=(0, 0))
        owners = {seat for size, tall, seat in families if (size, tall) == best}
        found.append((owners.pop() if len(owners) == 1 else 7 if owners else 0, best[0]))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_the_quick_count_of_largest_families_is_exact(players: int) -> None:
    for seed in range(3):
        for number, state in enumerate(positions(players, "basic", 40 + seed)):
            if number % 7 == 0 or state.over:
                packed = [int(largest) for largest in largest_families(state.v)]
                assert [(largest % 8, largest // 8) for largest in packed] == largest_by_eye(state)


def test_every_feature_has_a_name() -> None:
    names = GAME.feature_names()
    assert len(names) == len(GAME.weights) == len(set(names))


def test_every_feature_of_the_basic_game_occurs() -> None:
    names, seen = GAME.feature_names(), set[str]()
    for seed in range(4):
        for state in positions(2 + seed % 2, "expert" if seed == 3 else "basic", seed):
            for seat in range(2):
                pairs = [int(number) for number in state.features(seat)]
                seen |= {names[n] for n, value in zip(pairs[::2], pairs[1::2]) if value}
    assert set(names) - seen <= {"power due"}, "only the tribe powers are rare in random games"


def feature_digest() -> str:
    """A fingerprint of all features in a few random games."""
    found = hashlib.blake2b(digest_size=8)
    for mode in MODES:
        for state in positions(3, mode, 8):
            for seat in range(3):
                found.update(repr([int(n) for n in features(state.v, seat, True)]).encode())
                found.update(repr([int(n) for n in state.candidates(seat)]).encode())
    return found.hexdigest()


def test_compiled_and_plain_see_the_same() -> None:
    code = "from tests.bots.test_hoyuk import feature_digest; print(feature_digest())"
    env = {**os.environ, "BRETTWERK_PLAIN": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == feature_digest()
