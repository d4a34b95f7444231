"""The contract every game fulfils: options, notation, errors that change nothing."""

from __future__ import annotations

import pytest

import brettwerk
from brettwerk.kernel.errors import BadNotation, BadOption, IllegalAction, UnknownGame
from brettwerk.kernel.game import Domain, Kind, Setting
from brettwerk.kernel.rng import MAX_SEED, Rng

GAMES = brettwerk.games()


def test_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="glasstrasse"):
        brettwerk.game("monopoly")


@pytest.mark.parametrize("id", GAMES)
def test_impossible_player_counts_and_seeds(id: str) -> None:
    game = brettwerk.game(id)
    for players in (game.min_players - 1, game.max_players + 1, -1, 99):
        with pytest.raises(BadOption, match=f"{game.min_players} to {game.max_players}"):
            game.new(players)
    for seed in (-1, MAX_SEED + 1):
        with pytest.raises(BadOption, match="seed"):
            game.new(game.max_players, seed)


@pytest.mark.parametrize("id", GAMES)
def test_unknown_option_names_the_known_ones(id: str) -> None:
    game = brettwerk.game(id)
    with pytest.raises(BadOption, match=game.settings[0].name):
        game.new(game.max_players, 0, {"turbo": True})


@pytest.mark.parametrize("id", GAMES)
def test_every_offered_action_parses_back_and_every_other_is_refused(id: str) -> None:
    game = brettwerk.game(id)
    rng = Rng(3)
    state = game.new(game.max_players, 3)
    seen: set[int] = set()
    while not state.over:
        for seat in range(state.players):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            seen.update(legal)
            for option in state.options(seat):
                assert game.parse(option.name) == option.action
            key = state.key()
            for act in sorted(seen - set(legal))[:5] + [-1, 1 << 39, 1 << 70]:
                with pytest.raises(IllegalAction):
                    state.apply(seat, act)
            assert state.key() == key
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert state.to_act() == []
    with pytest.raises(IllegalAction, match="over"):
        state.apply(0, min(seen))


@pytest.mark.parametrize("id", GAMES)
def test_a_clone_goes_its_own_way(id: str) -> None:
    game = brettwerk.game(id)
    state = game.new(game.max_players, 9)
    key, options = state.key(), state.legal(state.to_act()[0])
    twin = state.clone()
    twin.apply(twin.to_act()[0], twin.legal(twin.to_act()[0])[-1])
    assert (state.key(), state.legal(state.to_act()[0])) == (key, options)
    assert twin.key() != key


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("text", ["", "   ", "fly", "pass pass pass pass", "\x00", "build", "build nonsense 🏠"])
def test_nonsense_is_not_notation(id: str, text: str) -> None:
    with pytest.raises(BadNotation):
        brettwerk.game(id).parse(text)


def test_settings_read_what_people_write() -> None:
    assert Setting("fast", False).read("yes") is True
    assert Setting("fast", True).read(False) is False
    assert Setting("size", 3, 1, 5).read("5") == 5
    for setting, value in (
        (Setting("fast", False), "perhaps"),
        (Setting("size", 3, 1, 5), 6),
        (Setting("size", 3, 1, 5), "x"),
        (Setting("size", 3, 1, 5), True),
        (Setting("mode", "a", choices=["a", "b"]), "c"),
    ):
        with pytest.raises(BadOption, match=setting.name):
            setting.read(value)


def test_operands_of_several_domains_share_one_number() -> None:
    kind = Kind("move", [Domain("from", ["a", "b", "c"]), Domain("to", ["x", "y"])])
    assert kind.size == 6
    assert [kind.names(i) for i in range(6)] == [["a", "x"], ["a", "y"], ["b", "x"], ["b", "y"], ["c", "x"], ["c", "y"]]
