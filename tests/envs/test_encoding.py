"""Encodings: complete, in bounds, equal where knowledge is equal; actions numbered without holes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import brettwerk
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Value
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import CHANCE, GAME, REVEALS, STEPS, State
from brettwerk.seats import imagine, observe
from brettwerk.seats.encoding import Encoding, encoding, read_rows

GAMES = brettwerk.games()
SIZES = {"glasstrasse": (2173, 439), "caylus1303": (2351, 166), "hoyuk": (4052, 1763), "lignum": (1356, 885)}
"""Numbers of an observation and actions: whoever trains on them must learn of a change."""


def some_options(id: str, seed: int) -> dict[str, Value]:
    """Some settings other than the usual ones."""
    rng, options = Rng(seed, 5), dict[str, Value]()
    for setting in brettwerk.game(id).settings:
        if isinstance(setting.default, bool) and rng.below(2):
            options[setting.name] = not setting.default
        elif setting.choices and (id, setting.name) != ("glasstrasse", "periods"):
            options[setting.name] = setting.choices[rng.below(len(setting.choices))]
    return options


def positions(id: str, games: int) -> Iterator[State]:
    """Positions of random games with all numbers of players and many options."""
    game = brettwerk.game(id)
    for seed in range(games):
        players = game.min_players + seed % (game.max_players - game.min_players + 1)
        state = game.new(players, seed, some_options(id, seed) if seed % 2 else {})
        rng = Rng(seed)
        while not state.over:
            yield state
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        yield state


@pytest.mark.parametrize("id", GAMES)
def test_sizes_stay_what_they_are(id: str) -> None:
    found = encoding(id)
    assert (found.size, found.actions.size) == SIZES[id]


@pytest.mark.parametrize("id", GAMES)
def test_every_cell_is_shown_or_left_out_with_a_reason(id: str) -> None:
    found = encoding(id)
    assert found.named == set(range(int(GAME), int(found.layout.size(1))))
    for row in read_rows(found.game):
        assert row["meaning"], row["name"]


@pytest.mark.parametrize("id", GAMES)
def test_blocks_lie_behind_each_other(id: str) -> None:
    found, at = encoding(id), 0
    for block in found.blocks:
        assert block.offset == at, block.name
        at += block.size
    assert at == found.table_size + found.player_size
    assert len({(block.where, block.name) for block in found.blocks}) == len(found.blocks)


@pytest.mark.parametrize("id", GAMES)
def test_observations_keep_their_bounds_and_actions_their_numbers(id: str) -> None:
    """In random games: nothing beyond the bounds, every legal action has a number, and the number leads back."""
    found = encoding(id)
    kinds: set[int] = set()
    for n, state in enumerate(positions(id, 8)):
        for seat in state.to_act():
            for act in state.legal(seat):
                assert found.actions.action(found.actions.index(act)) == act
                kinds.add(act >> 10)
        if n % 5 == 0:
            row = found.encode_state(state, n % state.players)
            assert np.all(row >= found.low)
            assert np.all(row <= found.high)
    assert len(kinds) > len(found.game.kinds) * 0.6


@pytest.mark.parametrize("id", GAMES)
def test_action_numbers_have_no_holes(id: str) -> None:
    actions = encoding(id).actions
    names = [actions.name(index) for index in range(actions.size)]
    assert len(set(names)) == actions.size
    assert [actions.index(actions.action(index)) for index in range(actions.size)] == list(range(actions.size))
    for index in (-1, actions.size):
        with pytest.raises(BadOption, match=f"there are 0 to {actions.size - 1}"):
            actions.action(index)


@pytest.mark.parametrize("id", GAMES)
def test_positions_that_differ_in_hidden_things_only_look_the_same(id: str) -> None:
    found = encoding(id)
    looked = different = 0
    for n, state in enumerate(positions(id, 6)):
        if n % 7:
            continue
        for seat in range(state.players):
            view = observe(state, seat)
            other = imagine(view, Rng(n, 3))
            looked += 1
            different += other.key() != state.key()
            row = found.encode_state(state, seat)
            assert np.array_equal(row, found.encode_state(other, seat))
            assert np.array_equal(row, found.encode(view))
    assert looked > 100
    assert id == "caylus1303" or different > looked * 0.8, "nothing was hidden, so nothing was tested"


@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_can_tell_apart_looks_different(id: str) -> None:
    """Changing any one cell that is shown changes the observation: no block reads the wrong place."""
    found = encoding(id)
    game = found.game
    state = next(state for n, state in enumerate(positions(id, 1)) if n == 40)
    rows = {}
    for row in read_rows(game):
        if row["code"] == "none" or row["limit"]:
            continue
        base = int(found.layout.PLAYER) if row["where"] == "player" else 0
        at = base + found._cell(row["at"])
        for cell in range(at, at + int(row["cells"])):
            rows.setdefault(cell, row["name"])
    plain = found.encoder.encode(state.v, 0)
    for cell, name in rows.items():
        before = state.v[cell]
        changed = False
        for value in (0, 1, 2, 3, 4, 7, 9, 20, 32, 36, 512, 1025, 4096):
            state.v[cell] = value
            changed = changed or list(found.encoder.encode(state.v, 0)) != list(plain)
        state.v[cell] = before
        assert changed, name


@pytest.mark.parametrize("id", GAMES)
def test_chance_and_counters_are_not_shown(id: str) -> None:
    found = encoding(id)
    state = next(state for n, state in enumerate(positions(id, 1)) if n == 30)
    plain = list(found.encoder.encode(state.v, 0))
    for cell in (*range(int(CHANCE), int(CHANCE) + 4), int(STEPS), int(REVEALS)):
        state.v[cell] += 1
        assert list(found.encoder.encode(state.v, 0)) == plain


def test_the_own_seat_comes_first() -> None:
    found: Encoding = encoding("glasstrasse")
    state = brettwerk.game("glasstrasse").new(3, 5)
    pick = found.actions.action(4)
    assert found.actions.name(4).startswith("pick ")
    state.apply(1, pick)
    own = found.split(found.encode_state(state, 1))
    assert own["seat"].tolist() == [0, 1, 0, 0]
    assert own["players"].tolist() == [0, 0, 1, 0]
    assert own["open"].tolist() == [1, 1, 1, 0]
    assert own["player_hand"][0].tolist() == [0, 0, 0, 0, 1] + [0] * 10
    assert own["player_hand_known"].tolist() == [[1], [0], [0], [0]]
    other = found.split(found.encode_state(state, 0))
    assert not other["player_hand"].any(), "what others choose is hidden"
    assert own["player_land"].shape == (4, 4, 5, 5)
    assert own["player_goods"][0].tolist() == [int(state.v[found.layout.block(1) + good]) for good in range(10)]


def test_the_village_lies_as_on_the_board() -> None:
    game, found = brettwerk.game("hoyuk"), encoding("hoyuk")
    state, rng = game.new(3, 8, {"mode": "advanced"}), Rng(8)
    for _ in range(150):
        legal = state.legal(state.to_act()[0])
        state.apply(state.to_act()[0], legal[rng.below(len(legal))])
    parts = found.split(found.encode_state(state, 2))
    cells = observe(state, 2).view()["cells"]
    assert isinstance(cells, list)
    assert len(cells) > 10
    for cell in cells:
        assert isinstance(cell, dict)
        name, kind = str(cell["cell"]), str(cell["kind"])
        row, column = int(name[1:]) - 1, "abcdefghijklm".index(name[0])
        assert parts["ruins"][row, column] == (kind == "ruin")
        assert parts["player_houses"][:, row, column].sum() == (kind == "house")
        assert parts["player_pens"][:, row, column].sum() == (kind == "pen")
        if kind == "house":
            owner = (int(str(cell["owner"])) - 2) % 3
            assert parts["player_houses"][owner, row, column] == 1
            assert parts["storeys"][row, column] == cell["storeys"]
            assert parts["roofs"][row, column] == (cell["roof"] is not None)
            assert parts["shrine"][row, column] == (cell["roof"] == "shrine")
            assert parts["villagers"][row, column] == cell["villager"]
    assert parts["ruins"].sum() + parts["player_houses"].sum() + parts["player_pens"].sum() == len(cells)
