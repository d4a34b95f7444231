"""Random games: every invariant after every action, histories, fixed counts, all options."""

from __future__ import annotations

from collections import Counter

import pytest

from brettwerk.games.hoyuk import invariants, layout, tables
from brettwerk.games.hoyuk.cards import allowance
from brettwerk.games.hoyuk.grid import kind_at
from brettwerk.games.hoyuk.layout import part
from brettwerk.kernel.events import Recorder
from brettwerk.kernel.play import checked_game, random_game, random_move
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION, OVER, State

from .scenario import GAME, games

MODES = ["basic", "advanced", "expert"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("limit", ["15", "20", "25"])
def test_invariants_in_every_mode_and_length(mode: str, players: int, limit: str) -> None:
    for seed in games(2):
        state = GAME.new(players, seed, {"mode": mode, "house_limit": limit})
        checked_game(state, Rng(seed, players))
        assert state.over
        assert state.v[layout.END] == 1


def other_values() -> list[tuple[str, str]]:
    """Every option with every value that is not its default."""
    found = []
    for row in tables.OPTION_ROWS:
        if row.text("id") not in ("mode", "house_limit"):
            found += [(row.text("id"), v) for v in row.text("values").split("|") if v != row.text("default")]
    return found


@pytest.mark.rule("HO-R12", "HO-R13", "HO-R14", "HO-R17", "HO-R19", "HO-R39", "HO-R40")
@pytest.mark.parametrize(("option", "value"), other_values())
def test_invariants_with_every_switch(option: str, value: str) -> None:
    for seed in games(4):
        state = GAME.new(2 + seed, seed, {"mode": "expert", option: value})
        stuff_hands(state)
        rng = Rng(seed)
        while not state.v[OVER]:
            random_move(state, rng)
            check_without_cards(state)


def stuff_hands(state: State) -> None:
    """Many cards for everybody, so that groups and powers come up."""
    for seat in range(state.players):
        for symbol in range(7):
            state.v[part(seat) + layout.HAND + symbol] += 3


def eager_move(state: State, rng: Rng) -> int:
    """A random action, but groups are as large as they can be and powers are always used."""
    legal = state.legal(state.to_act()[0])
    decision = GAME.decisions[state.v[DECISION]]
    if decision == "group_size":
        return legal[-1]
    if decision == "tribe_use":
        return legal[0]
    if decision == "card_main":  # wait until five cards can be played together
        seat = state.to_act()[0]
        return legal[0] if allowance(state.v, seat) >= 5 else legal[-1]
    return legal[rng.below(len(legal))]


@pytest.mark.rule("HO-20.2", "HO-20.6", "HO-20.12", "HO-20.13", "HO-20.14", "HO-20.19")
def test_invariants_when_all_tribes_use_their_powers() -> None:
    used: Counter[str] = Counter()
    for seed in games(12):
        state = GAME.new(5, seed, {"mode": "expert", "house_limit": "25"})
        stuff_hands(state)
        state.events = Recorder()
        rng = Rng(seed)
        while not state.over:
            state.apply(state.to_act()[0], eager_move(state, rng))
            check_without_cards(state)
            for event in state.events.take():
                if GAME.events[event.kind].id == "power":
                    used[tables.TRIBE_IDS[event.a]] += 1
    assert set(used) == set(tables.TRIBE_IDS)


def check_without_cards(state: State) -> None:
    """All invariants but the number of cards, since hands were stuffed."""
    invariants.check_pieces(state.v)
    invariants.check_blocks(state.v)
    invariants.check_counts(state.v)
    invariants.check_tiles(state.v)


@pytest.mark.rule("HO-3.30", "HO-5.8", "HO-5.9", "HO-10.8", "HO-10.10", "HO-13.16", "HO-14.8", "HO-15.2", "HO-7.3")
@pytest.mark.parametrize("mode", MODES)
def test_histories(mode: str) -> None:
    """I2, I10, I11, I18 – I22: what never falls, never comes back, never changes out of turn."""
    for seed in games(6):
        state = GAME.new(2 + seed % 4, seed, {"mode": mode})
        if mode == "expert":
            stuff_hands(state)
        rng = Rng(seed)
        before = state.clone()
        while not state.over:
            random_move(state, rng)
            compare(before, state)
            before = state.clone()


def compare(before: State, now: State) -> None:
    old, new = before.v, now.v
    assert new[layout.BLOCKS] >= old[layout.BLOCKS]
    assert new[layout.CLOSED] & old[layout.CLOSED] == old[layout.CLOSED]
    solid = (layout.HOUSE, layout.RUIN)
    for cell in range(169):
        if kind_at(old, cell) in solid:
            assert kind_at(new, cell) in solid
    same_round = new[layout.ROUND] == old[layout.ROUND]
    for seat in range(now.players):
        p = part(seat)
        assert new[p + layout.BUILT] >= old[p + layout.BUILT]
        gained = new[p + layout.SCORE] - old[p + layout.SCORE]
        assert gained in (0, 1, 3, 5, 8, 12)
        hand = sum(new[p + layout.HAND + i] - old[p + layout.HAND + i] for i in range(7))
        if old[layout.PHASE] in (layout.BUILD, layout.LOSSES) and new[layout.PHASE] == old[layout.PHASE] and same_round:
            assert hand == 0
    if not same_round:
        assert new[layout.START] != old[layout.START]
        assert new[layout.SHAMAN] == layout.NO_CELL or new[layout.PHASE] != layout.WINDOW_1
        for seat in range(now.players):
            assert new[part(seat) + layout.PLAYED] == 0 or new[layout.PHASE] == layout.WINDOW_1
    if old[layout.PHASE] == layout.EVALUATE and new[layout.PHASE] == layout.EVALUATE and same_round:
        board = slice(layout.VILLAGE, layout.PLAYER)
        assert list(old[board.start : board.stop]) == list(new[board.start : board.stop])


@pytest.mark.parametrize(
    ("players", "mode", "decisions", "key"),
    [
        (2, "basic", 205, "e4233cdef88f9da1"),
        (3, "advanced", 307, "b57c5ce5e96cfd14"),
        (4, "expert", 455, "d1141eec739bfb65"),
        (5, "expert", 415, "02b531b5659dc24a"),
    ],
)
def test_fixed_games(players: int, mode: str, decisions: int, key: str) -> None:
    state = GAME.new(players, 77, {"mode": mode})
    assert random_game(state, Rng(78)) == decisions
    assert state.key() == key


def test_counts_of_positions_from_a_fixed_seed() -> None:
    """States at depth n, as chess programs count them: options from the first building step on."""
    state = GAME.new(2, 3, {"mode": "basic"})
    random_game(state, Rng(4), 12)
    level = [state]
    sizes = []
    for _ in range(3):
        level = [child for parent in level for child in children(parent)]
        sizes.append(len(level))
    distinct = len({position.key() for position in level})
    assert (sizes, distinct) == ([151, 604, 3079], 3079)


def children(state: State) -> list[State]:
    found = []
    for seat in state.to_act():
        for act in state.legal(seat):
            child = state.clone()
            child.apply(seat, act)
            found.append(child)
    return found


def test_i27_same_seed_and_same_decisions_give_the_same_game() -> None:
    keys = {play(5).key() for _ in range(2)}
    assert len(keys) == 1
    assert play(6).key() not in keys


def play(seed: int) -> State:
    state = GAME.new(3, seed, {"mode": "expert"})
    random_game(state, Rng(1))
    return state


def test_lengths_and_scores_are_plausible() -> None:
    """The catalogue: 3 to 7 rounds, random medians about 9 – 16 in basic and 14 – 36 in expert."""
    for mode, low, high in (("basic", 5, 20), ("expert", 12, 40)):
        rounds, points = [], []
        for seed in games(60):
            state = GAME.new(2 + seed % 4, seed, {"mode": mode})
            random_game(state, Rng(seed))
            rounds.append(int(state.v[layout.ROUND]))
            points += [score.total for score in state.scores()]
        assert min(rounds) >= 3
        assert max(rounds) <= 8
        assert low <= sorted(points)[len(points) // 2] <= high
