"""Learning a network: it learns what weights cannot say, from what was due, and games use it as it was learned."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import brettwerk
from brettwerk.arena import learn
from brettwerk.arena.learn import Learn, Lesson, Sight, Watched, watch
from brettwerk.arena.network import CELLS, Network, apart, vector, write_net
from brettwerk.arena.tune import play_candidate
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.net import Memory, foretold, read_net
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.tables import Tables


def taught() -> Network:
    """A network of three inputs that has learned what is worth nothing alone: just one of the first two."""
    network, luck = Network(3, np.array([1, 1, 5], np.float32), 1), random.Random(1)
    for _ in range(4000):
        seen = np.array([[luck.randrange(2), luck.randrange(2), luck.uniform(-1, 1)] for _ in range(64)], np.float32)
        network.learn([seen], np.array([2.0 * (line[0] != line[1]) - line[2] for line in seen], np.float32))
    return network


def test_a_network_learns_what_inputs_are_worth_together_and_games_see_the_same() -> None:
    network = taught()
    assert network.learn([np.eye(3, dtype=np.float32)[:2]], np.array([2, 2], np.float32)) < 0.05
    weights = [100, 100]
    packed = vec[i64]([i64(n) for n in vector(weights, 5, 2, *network.numbers())])
    for seen, expected in (((0, 0, 0), 0), ((1, 0, 0), 2000), ((0, 1, 0), 2000), ((1, 1, 0), 0), ((0, 0, 5), -1000)):
        pairs = [n for feature, value in enumerate(seen) for n in (2 + feature, value)]
        alone = sum(int(packed[feature]) * value for feature, value in zip(pairs[::2], pairs[1::2]))
        found = alone + int(foretold(vec[i64]([i64(n) for n in pairs]), packed, i64(5), Memory()))
        assert abs(found - expected) < 250, seen


def test_of_two_sides_the_difference_is_learned() -> None:
    network, luck = Network(2, np.ones(2, np.float32), 1), np.random.default_rng(1)
    for _ in range(800):
        mine, theirs = (luck.integers(0, 2, (64, 2)).astype(np.float32) for _ in range(2))
        error = network.learn([mine, theirs], 3 * (mine[:, 0] - theirs[:, 0]))
    assert error < 0.02
    (_, foretold_mine), (_, foretold_theirs) = network.look(np.eye(2, dtype=np.float32)), network.look(np.zeros((1, 2)))
    assert abs(foretold_mine[0] - foretold_theirs[0] - 3) < 0.3
    assert abs(foretold_mine[1] - foretold_theirs[0]) < 0.3


def test_no_error_counts_for_more_than_some_points_beyond_those_for_winning() -> None:
    def after(due: float, victory: float) -> list[float]:
        network = Network(1, np.ones(1, np.float32), 1, victory)
        for _ in range(2):  # the second gradient is weighed against the first
            network.learn([np.ones((1, 1), np.float32)], np.array([due], np.float32))
            due = 1.0
        return [float(n) for part in network.parts for n in part.ravel()]

    assert after(100.0, 3.0) == after(50.0, 3.0)
    assert after(100.0, 12.0) == after(50.0, 12.0) != after(100.0, 3.0)
    assert after(4.0, 3.0) != after(5.0, 3.0)


def test_what_was_never_seen_means_nothing() -> None:
    network = Network(3, np.array([1, 0, 2], np.float32), 1)
    assert not network.rows[1].any()
    assert network.rows[0].all()
    assert network.rows[2].all()


def test_on_a_graphics_card_the_same_is_reckoned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(BadOption, match=r"CuPy is not installed; install brettwerk\[gpu\]"):
        Network(3, np.ones(3, np.float32), 1, gpu=True)
    monkeypatch.setitem(sys.modules, "cupy", np)  # which has the same functions
    run, other = (Learn("hoyuk", [2], 2, 1, tmp_path / "a.run", gpu=gpu) for gpu in (True, False))
    for each in (run, other):
        each.generation(lambda work, jobs: [work(job) for job in jobs])
    assert run.best == other.best


def test_a_network_is_written_as_the_game_reads_it(tmp_path: Path) -> None:
    network, weights = taught(), [7, 0, -3]
    alone, lines = network.numbers()
    write_net(tmp_path / "net.csv", 2, alone, lines)
    packed = vector(weights, 5, 2, alone, lines)
    read = read_net(Tables("hoyuk", str(tmp_path)), "net", vec[i64]([i64(n) for n in weights]), 5)
    assert [int(n) for n in read] == packed
    again = Network(3, np.ones(3, np.float32), 2)
    again.take(*apart(packed, weights, 5))
    assert vector(weights, 5, 2, *again.numbers()) == packed


def begun(tmp_path: Path, id: str, players: int) -> Watched:
    """A game of self-play at its beginning, with the weights that the game has."""
    game = brettwerk.game(id)
    file = tmp_path / f"{id}-{players}.npy"
    np.save(file, np.array([int(n) for n in game.insight_of(players)]))
    return Watched((id, players, 3, file, 0))


def test_what_was_due_is_mixed_of_what_came_later_up_to_a_slip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "LATER", 0.5)
    game = begun(tmp_path, "glasstrasse", 1)
    end = game.points(game.state)  # nothing has been played: these are the points at the end
    game.foretold = [4.0, 8.0, 16.0]
    game.seen = [(turn, [], 0.0) for turn in range(3)]
    last_but_one = 0.5 * end + 0.5 * 16
    assert [sight.due for sight in game.end()] == [0.5 * last_but_one + 0.5 * 8, last_but_one, end]
    game.slips = {1: 10.0}
    assert [sight.due for sight in game.end()] == [0.5 * 10 + 0.5 * 8, 10.0, end]


@pytest.mark.parametrize(("id", "players"), [("glasstrasse", 1), ("glasstrasse", 2), ("hoyuk", 2), ("hoyuk", 3)])
def test_a_game_is_watched_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, players: int) -> None:
    monkeypatch.setattr(learn, "SLIPS", 0.0)
    game = begun(tmp_path, id, players)
    first = game.sides(game.state)
    while not game.state.over:
        game.turn()
    sights = game.end()
    assert all(len(sight.sides) == min(players, 2) for sight in sights)
    assert [list(side) for side in sights[0].sides] == [list(side) for side in first]
    assert len(sights) > len(game.foretold)  # positions in the middle of turns, too
    assert not game.slips
    lead = game.points(game.state)
    ranks = [int(game.state.standing(i64(seat))) for seat in game.pair]
    worth = 12 if id == "hoyuk" else 3
    won = 0 if players == 1 else worth * ((ranks[0] > ranks[1]) - (ranks[0] < ranks[1]))
    last = len(game.foretold) - 1
    due = [sight.due + points for (turn, _, points), sight in zip(game.seen, sights) if turn == last]
    assert due == pytest.approx([lead + won] * len(due))


def test_slips_play_something_else_and_what_is_due_is_the_best_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn, "SLIPS", 1.0)
    game = begun(tmp_path, "hoyuk", 2)
    while not game.state.over:
        game.turn()
    assert len(game.slips) > 5
    assert game.extra
    sights = game.end()
    for (turn, _, points), sight in zip(game.seen, sights):
        if turn in game.slips:
            assert sight.due + points == pytest.approx(game.slips[turn])


def test_a_generation_of_learning_changes_what_search_would_use(tmp_path: Path) -> None:
    run = Learn("hoyuk", [2], 4, 1, tmp_path / "a.run")
    before = list(run.best)
    assert before == [int(n) for n in brettwerk.game("hoyuk").insight_of(2)]
    run.generation(lambda work, jobs: [work(job) for job in jobs])
    assert len(run.best) == len(before)
    assert run.best != before
    run.write(tmp_path / "net.csv")
    game = brettwerk.game("hoyuk")
    assert [int(n) for n in read_net(Tables("hoyuk", str(tmp_path)), "net", game.weights, int(game.inputs))] == run.best


def test_the_same_games_teach_the_same(tmp_path: Path) -> None:
    run = Learn("hoyuk", [2], 2, 1, tmp_path / "a.run")
    np.save(tmp_path / "w.npy", np.array(run.best))
    one, other = ([plain(watch(("hoyuk", 2, deal, tmp_path / "w.npy", 0))) for deal in (5, 5, 6)] for _ in range(2))
    assert one == other
    assert one[0] == one[1] != one[2]


def plain(lesson: Lesson) -> list[list[list[float]]]:
    """A lesson as lists, which can be compared."""
    return [[lesson.due.tolist()], *([part.tolist() for part in side] for side in lesson.sides)]


def test_a_sight_is_what_stands_on_the_table() -> None:
    game = brettwerk.game("hoyuk")
    state = game.new(2, 1)
    insight = game.insight_of(2)
    pairs = [int(n) for n in state.sights(first_to_act(state), insight)]
    pairs = [*pairs, *pairs[-2:]]  # what is seen twice counts twice
    empty = np.array([], np.float32)
    found = learn.lesson([Sight([empty], 0.0), Sight([np.array(pairs, np.float32)], 1.5)], "hoyuk")
    run = Learn("hoyuk", [2], 1, 1, Path("unused"))
    side = learn.Sides(found.sides, np.array([1, 0]), run)
    side.measure(Network(run.inputs - run.first, np.ones(run.inputs - run.first, np.float32), 1))
    lines = side.lines(0)
    assert lines.shape == (2, run.inputs - run.first)
    assert not lines[1].any()
    expected = [0] * run.inputs
    for feature, value in zip(pairs[::2], pairs[1::2]):
        expected[feature] += value
    assert lines[0].tolist() == expected[run.first :]
    known = sum(int(w) * n for w, n in zip(game.weights, expected)) / 1000
    assert found.due[0] == 0
    assert abs(found.due[1] - (1.5 - known)) < 1e-4


def test_more_cells_go_on_from_what_was_learned(tmp_path: Path) -> None:
    network, weights = taught(), [7, 0, -3]
    small = vector(weights, 5, 2, *network.numbers())
    wider = Network(3, np.ones(3, np.float32), 2, cells=CELLS + 2)
    wider.take(*apart(small, weights, 5))
    large = vector(weights, 5, 2, *wider.numbers())
    for seen in ((1, 0, 3), (0, 1, -4), (1, 1, 0)):
        pairs = vec[i64]([i64(n) for feature, value in enumerate(seen) for n in (2 + feature, value)])
        one, other = (foretold(pairs, vec[i64]([i64(n) for n in net]), i64(5), Memory()) for net in (small, large))
        assert abs(int(one) - int(other)) < 3
    before = wider.worth.copy()
    wider.learn([np.eye(3, dtype=np.float32)], np.array([5, 5, 5], np.float32))
    assert (wider.worth != before)[CELLS:].any()
    with pytest.raises(BadOption, match="has 64 already"):
        Learn("hoyuk", [2], 1, 1, tmp_path / "a.run", cells=62)


@pytest.mark.parametrize("id", ["glasstrasse", "hoyuk"])
def test_the_network_of_a_game_plays_better_than_its_weights(id: str) -> None:
    game = brettwerk.game(id)
    insight, weights = [int(n) for n in game.insight_of(2)], [int(n) for n in game.weights]
    leads = [play_candidate((id, 2, seat, deal, insight, weights)) for deal in range(20) for seat in (0, 1)]
    assert sum(leads) / len(leads) > 1
