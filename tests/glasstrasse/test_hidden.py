"""What a seat may know. Rules GS-3.5, GS-3.7, GS-4.9, GS-15.3; the catalogue's chapter on hidden information."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse.tables import CARD_IDS, SHRINE
from brettwerk.kernel import state as kernel
from brettwerk.kernel.game import Value
from brettwerk.kernel.play import checked_game
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from tests.glasstrasse.play import COMPILED, OPTIONS, eager, positions, rich, suits
from tests.glasstrasse.scenario import GAME, Scenario, fresh

GAMES = 8 if COMPILED else 1
EVERY = 2 if COMPILED else 7


def chance(seed: int) -> vec[i64]:
    return Rng(seed, 21).cells


def imagine(state: State, seat: int, seed: int) -> State:
    """A possible state from what the seat knows."""
    guess = GAME.restore(state.veil(seat))
    guess.unveil(seat, chance(seed))
    return GAME.revive(guess.v)


def sampled(players: int) -> Iterator[tuple[int, State]]:
    """Positions of eager games with all options, and of rich ones."""
    for seed in range(GAMES):
        for n, options in enumerate(OPTIONS):
            if suits(options, players) and (n == 0 or n == seed + 1):
                for step, state in enumerate(positions(players, seed, options)):
                    if step % EVERY == 0:
                        yield step, state
        state = rich(players, seed).state
        rng = Rng(seed)
        for step in range(120):
            if state.over:
                break
            seat = state.to_act()[0]
            state.apply(seat, eager(state.legal(seat), rng))
            if step % EVERY == 0:
                yield step, state


@pytest.mark.rule("GS-3.5", "GS-3.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_states_that_differ_in_hidden_things_only_look_the_same(players: int) -> None:
    """Imagined states are such states: same veil, same options, and sound in themselves."""
    looked = different = 0
    for step, state in sampled(players):
        for seat in range(players):
            other = imagine(state, seat, step)
            other.check()
            looked += 1
            different += other.key() != state.key()
            assert list(other.veil(seat)) == list(state.veil(seat))
            assert other.to_act() == state.to_act()
            assert other.legal(seat) == state.legal(seat)
    assert looked > (700 if COMPILED else 30)
    assert different > looked * 0.9


def told(state: State, seat: int) -> list[tuple[object, ...]]:
    """The options of a seat as they are told to it."""
    return [(o.action, o.name, o.text, o.args, o.things, o.targets, o.rules) for o in state.options(seat)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_options_for_people_are_the_same_in_imagined_states(players: int) -> None:
    for step, state in sampled(players):
        if step % 8:
            continue
        for seat in state.to_act():
            assert told(state, seat) == told(imagine(state, seat, step), seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_veil_hides_stacks_chance_and_other_cards(players: int) -> None:
    for _, state in sampled(players):
        for seat in range(-1, players):
            v = state.veil(seat)
            assert list(v[layout.STACKS : layout.PLAYER]) == [0] * 93
            assert list(v[kernel.CHANCE : kernel.CHANCE + 4]) == [0] * 4
            assert v[kernel.STEPS] == 0
            for other in range(players):
                at = layout.block(other)
                if other == seat:
                    assert list(v[at : at + layout.BLOCK]) == list(state.v[at : at + layout.BLOCK])
                else:
                    assert v[at + layout.HAND] == 0
                    assert v[at + layout.LAID] in (layout.NO_CARD, layout.UNKNOWN_CARD)
                    assert (v[at + layout.LAID] == layout.NO_CARD) == (state.v[at + layout.LAID] == layout.NO_CARD)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_veil_shows_everything_public(players: int) -> None:
    private = {layout.HAND, layout.LAID}
    for _, state in sampled(players):
        v = state.veil(-1)
        for cell in list(range(layout.PHASE, layout.STACKS)):
            assert v[cell] == state.v[cell]
        choosing = state.v[layout.PHASE] == layout.SELECT
        for seat in range(players):
            for cell in range(layout.BLOCK):
                if cell in private or (choosing and cell == layout.HAND_SIZE):
                    continue
                assert v[layout.block(seat) + cell] == state.v[layout.block(seat) + cell]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_veiling_does_not_touch_the_state(players: int) -> None:
    state = rich(players, 4).state
    key = state.key()
    for seat in range(-1, players):
        state.veil(seat)
    assert state.key() == key


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_imagined_games_can_be_played_to_the_end(players: int) -> None:
    for step, state in sampled(players):
        if state.over or step % (60 if COMPILED else 50):
            continue
        for seat in state.to_act():
            guess = imagine(state, seat, step)
            checked_game(guess, Rng(step))
            assert guess.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_spectator_can_imagine_too(players: int) -> None:
    for step, state in sampled(players):
        if step % 10 == 0:
            guess = imagine(state, -1, step)
            guess.check()
            assert list(guess.veil(-1)) == list(state.veil(-1))


def test_the_number_of_picks_is_hidden() -> None:
    """Correction 1: forced picks must not tell how high somebody's first card was."""
    one = fresh(3, seed=1).do("pick clay_worker", seat=1)  # the last five: all others are forced
    assert len(one.hand(1)) == 5
    two = fresh(3, seed=1)
    for card in ("feudal_lord", "pit_worker", "supplier", "carpenter", "clay_worker"):
        two.do(f"pick {card}", seat=1)
    assert list(one.state.veil(0)) == list(two.state.veil(0))
    some = fresh(3, seed=1).do("pick feudal_lord", seat=1)
    none = fresh(3, seed=1)
    assert list(some.state.veil(0)) == list(none.state.veil(0))
    assert list(some.state.veil(1)) != list(none.state.veil(1))


def test_own_choices_are_not_hidden_from_oneself() -> None:
    s = fresh(3).do("pick feudal_lord", seat=1)
    assert s.state.veil(1)[layout.block(1) + layout.HAND] == 1


def hands(s: Scenario, seat: int, other: int, n: int) -> list[set[str]]:
    """Guesses of another seat's hand."""
    guesses = [imagine(s.state, seat, seed) for seed in range(n)]
    return [
        {card for i, card in enumerate(CARD_IDS) if guess.v[layout.block(other) + layout.HAND] >> i & 1}
        for guess in guesses
    ]


def test_every_card_is_possible_in_an_unknown_hand() -> None:
    s = fresh(3).pick(CARD_IDS[:5], CARD_IDS[5:10], CARD_IDS[10:])
    guesses = hands(s, 0, 1, 120)
    assert {len(hand) for hand in guesses} == {5}
    counts = {card: sum(card in hand for hand in guesses) for card in CARD_IDS}
    assert min(counts.values()) > 15
    assert max(counts.values()) < 70


@pytest.mark.rule("GS-4.9", "GS-4.10")
def test_who_does_not_play_along_does_not_hold_the_card_but_may_have_laid_it() -> None:
    hand = "pit_worker supplier carpenter woodcutter clay_worker"
    s = fresh(3)
    s.v[layout.CUP] = 0
    s.pick(CARD_IDS[:5], hand, CARD_IDS[10:]).lay("pit_worker", "pit_worker", "fish_farmer")
    assert s.acting() == "A"
    guesses = [imagine(s.state, 0, seed) for seed in range(200)]
    pit_worker = CARD_IDS.index("pit_worker")
    laid = [int(g.v[layout.block(1) + layout.LAID]) for g in guesses]
    assert not any(g.v[layout.block(1) + layout.HAND] >> pit_worker & 1 for g in guesses)
    assert pit_worker in laid
    assert len(set(laid)) > 10
    # Later cards are laid with that knowledge.
    s.do("end", "end", "skip")
    s.lay("feudal_lord", "supplier", "water_carrier")
    guesses = [imagine(s.state, 0, seed) for seed in range(200)]
    assert pit_worker not in [int(g.v[layout.block(1) + layout.LAID]) for g in guesses]


def test_stacks_are_guessed_from_the_tiles_not_seen() -> None:
    s = fresh(2, seed=3)
    tops = set()
    for seed in range(100):
        guess = Scenario.__new__(Scenario)
        guess.state = imagine(s.state, 0, seed)
        for kind in ("processing", "immediate", "bonus"):
            assert sorted(guess.stack(kind)) == sorted(s.stack(kind))
        tops.add(guess.stack("bonus")[0])
    assert len(tops) > 20


def test_shrine_tiles_stay_on_top_in_the_imagination() -> None:
    options: dict[str, Value] = {"introductory": True}
    s = fresh(2, seed=3, options=options)
    for seed in range(20):
        guess = imagine(s.state, 0, seed)
        for kind in range(3):
            n = int(guess.v[layout.STACK_SIZE + kind])
            tiles = [int(guess.v[layout.STACKS + kind * 31 + i]) for i in range(n)]
            shrines = [int(SHRINE[tile]) for tile in tiles]
            assert shrines == sorted(shrines)  # the top tile is the last one


@pytest.mark.rule("GS-15.3")
def test_solo_draws_cannot_be_foreseen() -> None:
    s = fresh(1).do("pick pit_worker", "pick forest_manager")
    drawn = set()
    for seed in range(60):
        guess = imagine(s.state, 0, seed)
        guess.apply(0, GAME.parse("pick pond_builder"))
        drawn.add(int(guess.v[layout.block(0) + layout.ASIDE]))
    assert drawn == {1 << CARD_IDS.index(card) for card in ("pit_worker", "forest_manager", "pond_builder")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_about_secret_cards_are_for_their_owner(players: int) -> None:
    s = fresh(players, seed=6)
    rng = Rng(6)
    kinds = set()
    while not s.state.over:
        seat = s.state.to_act()[-1]
        s.state.apply(seat, eager(s.state.legal(seat), rng))
        for event in s.take():
            kind = GAME.events[event.kind].id
            kinds.add(kind)
            for viewer in range(-1, players):
                secret = kind in ("chose", "laid") and viewer != event.seat
                assert event.seen_by(viewer) != secret
    assert kinds >= {"chose", "revealed", "period", "ended"}
    assert ("laid" in kinds) == (players >= 3)
