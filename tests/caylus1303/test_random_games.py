"""Random games: invariants after every action, between two positions, exact counts, and what the table is shown."""

from __future__ import annotations

import pytest

import brettwerk
from brettwerk.games.caylus1303 import layout
from brettwerk.games.caylus1303.tables import ROAD_END, SOURCE_TABLES
from brettwerk.kernel.events import Recorder
from brettwerk.kernel.game import Value
from brettwerk.kernel.play import checked_game, random_game
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from brettwerk.seats import imagine, observe
from brettwerk.text import LANGUAGES, Text
from tests.caylus1303.scenario import BLUE, GAME, RED, Scenario, given

OPTIONS: list[dict[str, Value]] = [
    {},
    {"layout": "first_game"},
    {"characters": "first_game", "open_scores": True},
    {"layout": "first_game", "characters": "first_game"},
]
MOVERS = ("toll", "bridge", "bailiff")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=["book", "layout", "characters", "first"])
def test_invariants_hold_after_every_action(players: int, options: dict[str, Value]) -> None:
    decisions = 0
    for seed in range(8):
        state = GAME.new(players, seed, options)
        decisions += checked_game(state, Rng(seed, 77))
        assert state.over
    assert decisions > 8 * 60


def step(t: Scenario, rng: Rng) -> str:
    """Plays one random action and tells what had been asked."""
    asked, options = t.asked(), t.state.legal(t.who())
    t.state.apply(t.who(), options[rng.below(len(options))])
    return asked


def cells(t: Scenario, first: int, number: int) -> list[int]:
    return [int(t.v[first + i]) for i in range(number)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants_between_two_positions(players: int) -> None:
    """Invariants 4, 13, 14, 18, 22 and 24 of the catalogue."""
    for seed in range(6):
        t, rng = Scenario(GAME.new(players, seed)), Rng(seed, 3)
        bridges: dict[tuple[int, int], int] = {}
        markers: dict[int, set[int]] = {}
        while not t.state.over:
            before, seat, round = t.clone(), t.who(), int(t.v[layout.ROUND])
            markers.setdefault(round, set()).add(int(t.v[layout.START]))
            asked = step(t, rng)
            same_round = t.v[layout.ROUND] == round
            for other in range(players):
                assert t.get(other, "pp") >= before.get(other, "pp")
            owners = zip(cells(before, layout.OWNER, ROAD_END), cells(t, layout.OWNER, ROAD_END))
            assert all(old in (-1, new) for old, new in owners)
            if asked != "draft":
                on_board = [cells(x, layout.HOLDER, 12).count(layout.ON_BOARD) for x in (before, t)]
                assert on_board[1] <= on_board[0]
            if t.gap() != before.gap() and same_round:
                assert asked in MOVERS
            if asked == "bridge" and same_round and t.phase() == "activation" and t.asked() in MOVERS:
                assert before.get(seat, "supply") - t.get(seat, "supply") == abs(t.gap() - before.gap())
            if asked == "bridge":
                bridges[round, seat] = bridges.get((round, seat), 0) + 1
        assert set(bridges.values()) == {1}
        assert all(len(seen) <= 2 for seen in markers.values())


def test_bundles_account_for_the_resources() -> None:
    """Invariant 21: three resources leave the seat for every bundle."""
    for seed in range(12):
        t, rng = Scenario(GAME.new(3, seed)), Rng(seed, 4)
        while not t.state.over:
            seat, before = t.who(), t.clone()
            asked = step(t, rng)
            if asked == "deliver" and t.asked() == "deliver" and t.who() == seat:
                paid = sum(before.get(seat, s) - t.get(seat, s) for s in ("food", "wood", "stone", "cloth", "gold"))
                assert paid == 3 * (t.get(seat, "bundles") - before.get(seat, "bundles"))


def tree(state: State, depth: int) -> int:
    """How many positions lie that many decisions ahead."""
    if depth == 0 or state.over:
        return 1
    total = 0
    seat = state.to_act()[0]
    for act in state.legal(seat):
        child = state.clone()
        child.apply(seat, act)
        total += tree(child, depth - 1)
    return total


@pytest.mark.parametrize(("players", "counts"), [(2, [5, 20, 320]), (3, [6, 30, 120])])
def test_perft_from_set_up(players: int, counts: list[int]) -> None:
    """n + 3 characters, one less each time; then 14 buildings, the site or a pass."""
    state = GAME.new(players, 42)
    assert [tree(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("round", "count"), [(1, 241), (4, 308), (8, 421)])
def test_perft_from_later_positions(round: int, count: int) -> None:
    """In round 1 the start player holds the Early Riser: no (16 answers), 14 buildings (15 each), the site (15)."""
    state, rng = GAME.new(4, 7), Rng(7, 1)
    while state.v[layout.ROUND] < round or Scenario(state).phase() == "draft":
        random_game(state, rng, 1)
    assert tree(state, 2) == count


def test_the_same_seed_is_the_same_game() -> None:
    keys = set()
    for _ in range(2):
        state = GAME.new(5, 99)
        random_game(state, Rng(1))
        keys.add(state.key())
    assert len(keys) == 1


def test_after_set_up_there_is_no_chance() -> None:
    state = GAME.new(4, 5)
    random_game(state, Rng(2))
    assert state.v[4] == 0  # REVEALS
    assert GAME.chance == []


@pytest.mark.parametrize("players", [2, 5])
def test_observations_hold_everything_but_the_generator(players: int) -> None:
    rng = Rng(8)
    state = GAME.new(players, 3)
    while not state.over:
        twin = state.clone()
        for i in range(4):
            twin.v[7 + i] = rng.below(1000)
        for seat in range(-1, players):
            assert observe(state, seat) == observe(twin, seat)
        seat = state.to_act()[0]
        imagined = imagine(observe(state, seat), rng)
        assert imagined.legal(seat) == state.legal(seat)
        imagined.check()
        random_game(state, rng, 3)


def test_what_others_have_is_not_shown() -> None:
    """States that differ only in other seats' prestige give equal views (CA-2.25)."""
    rng = Rng(9)
    state = GAME.new(4, 3)
    while not state.over:
        twin = state.clone()
        for seat in (0, 2, 3):
            twin.v[layout.block(seat) + layout.PRESTIGE] += 1 + rng.below(40)
        if not state.over:
            assert GAME.view(state, 1) == GAME.view(twin, 1)
            assert state.legal(state.to_act()[0]) == twin.legal(state.to_act()[0])
        random_game(state, rng, 5)


def test_the_view_tells_what_is_pending() -> None:
    t = given(3).slot(1, "start_guild_3").worker("f1", RED).seat(RED, wood=2).hold(BLUE, "thief").activate()
    assert GAME.view(t.state, 0)["pending"] == [{"kind": "effect", "seat": RED, "tile": "fair", "place": "f1"}]
    t.do(RED, "use", "slot 1")
    assert GAME.view(t.state, 0)["pending"] == [
        {"kind": "favour", "seat": RED},
        {"kind": "effect", "seat": RED, "tile": "start_guild_3", "place": None},
    ]
    build = given(3).worker("f3", RED).seat(RED, wood=2, food=1).activate().do(RED, "build w_tailor")
    assert GAME.view(build.state, 0)["pending"] == [{"kind": "build", "seat": RED, "tile": "w_tailor"}]
    bundle = given(3).hold(RED, "chamberlain").site(RED).seat(RED, wood=2, food=3).deliver().do(RED, "deliver food")
    assert GAME.view(bundle.state, 0)["pending"] == [{"kind": "delivery", "seat": RED, "bundle": ["food"]}]


def test_hints_for_placements_and_moves() -> None:
    t = given(3).tile("s10", "w_farm", BLUE).seat(RED, supply=2, food=1).seat(BLUE, supply=1).turn(RED)
    args = {option.name: option.args for option in t.state.options(RED)}
    assert (args["place s10"]["pp"], args["place s10"]["beyond"], args["place s10"]["unpaid"]) == (1, 1, 0)
    unpaid = {name.split()[1] for name, arg in args.items() if arg.get("unpaid")}
    assert unpaid == {"f1", "f2", "f3", "s5", "s8"}  # no wood, no cloth, no stone; food pays the Guild on s6
    t.worker("s7", RED, BLUE).worker("s8", BLUE).seat(RED, supply=3).activate(RED, BLUE, 2)
    moves = {option.name: (option.args["mine"], option.args["theirs"]) for option in t.state.options(RED)}
    assert moves == {
        "move -3": (1, 2),
        "move -2": (1, 2),
        "move -1": (0, 1),
        "move 0": (0, 0),
        "move +1": (0, 0),
        "move +2": (0, 0),
        "move +3": (0, 0),
    }


def test_notation_goes_both_ways() -> None:
    for k, kind in enumerate(GAME.kinds):
        for operand in range(kind.size):
            act = (k << 10) | operand
            assert GAME.parse(GAME.name(act)) == act


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    """No question, option, refusal or event of a game lacks its words, and no option is said like another."""
    text = Text(lang, GAME)
    decisions, events = set(), set()
    for seed in range(10):
        state = GAME.new(2 + seed % 4, seed)
        state.events = Recorder()
        text.names = ["Ann", "Bo", "Cy", "Di", "Ed"][: state.players]
        rng = Rng(seed, 6)
        while not state.over:
            seat = observe(state, state.to_act()[0])
            question = seat.question()
            assert question is not None
            decisions.add(question.id)
            said = [text.question(question)] + [text.option(option) for option in seat.options()]
            said += [text.refusal(refusal) for refusal in seat.refusals()]
            options = said[1 : 1 + len(seat.legal())]
            assert len(set(options)) == len(options)
            random_game(state, rng, 1)
            for event in state.events.take():
                events.add(GAME.events[event.kind].id)
                said.append(text.event(event, -1))
            for sentence in said:
                assert sentence
                assert "{" not in sentence
                assert not sentence.startswith(("option-", "decision-", "event-", "refusal-"))
                assert ":" not in sentence.replace(": ", "")
    assert len(decisions) >= 18
    assert len(events) >= 24


def test_rules_named_by_options_and_refusals_exist() -> None:
    known = {row.text("id") for row in SOURCE_TABLES.read("rules")}
    state, rng = GAME.new(4, 12), Rng(12)
    while not state.over:
        seat = observe(state, state.to_act()[0])
        question = seat.question()
        assert question is not None
        assert set(question.rules) <= known
        for option in seat.options():
            assert set(option.rules) <= known
        for refusal in seat.refusals():
            assert refusal.rule in known
            assert GAME.parse(refusal.name) not in seat.legal()
        random_game(state, rng, 1)


def test_play_is_plausible() -> None:
    """Random bots end near the catalogue's figures: winners around 15, every kind of thing happens."""
    best, games = 0, 200 if brettwerk.compiled() else 40
    for seed in range(games):
        state = GAME.new(4, seed)
        random_game(state, Rng(seed, 2))
        best += max(int(score.total) for score in state.scores())
    assert 12 < best / games < 26
