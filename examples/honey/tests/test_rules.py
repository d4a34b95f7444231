"""Each rule of Honey Market, by an example that fails if the rule is broken."""

from __future__ import annotations

import pytest

from brettwerk.kernel.errors import BadOption, IllegalAction
from brettwerk.kernel.state import bits
from honey.game import GAME
from honey.layout import DELIVERED, START, block
from honey.tests.scenario import grown, in_round, jars, lay_out, names, new, open_orders, play


@pytest.mark.rule("HN-1.1")
def test_two_to_four_play_and_begin_with_nothing() -> None:
    for players in (1, 5):
        with pytest.raises(BadOption, match="2 to 4"):
            GAME.new(players)
    state = new(4)
    assert [jars(state, seat) for seat in range(4)] == [[0, 0, 0]] * 4
    assert state.v[START] == 0


@pytest.mark.rule("HN-1.2", "HN-1.3")
def test_three_of_the_shuffled_orders_are_open() -> None:
    assert len(set(open_orders(new(seed=1)))) == 3
    assert len({tuple(open_orders(new(seed=seed))) for seed in range(20)}) > 15


@pytest.mark.rule("HN-2.1")
@pytest.mark.parametrize(("players", "growth"), [(2, [2, 2, 1]), (3, [3, 2, 2]), (4, [4, 3, 2])])
def test_honey_grows_by_the_table_on_top_of_what_is_left(players: int, growth: list[int]) -> None:
    state = new(players)
    assert grown(state) == growth
    lay_out(state, ["castle", "theatre", "abbey"])
    play(state, *[f"{'ABCD'[seat]} fly linden" for seat in range(players)])
    assert grown(state)[:2] == [2 * jars for jars in growth[:2]]


@pytest.mark.rule("HN-2.2")
def test_all_choose_at_once_in_any_order_and_any_meadow() -> None:
    state = new(3)
    assert state.to_act() == [0, 1, 2]
    assert names(state, 2) == ["fly clover", "fly heather", "fly linden"]
    play(state, "C fly clover")
    assert state.to_act() == [0, 1]
    assert jars(state, 2) == [0, 0, 0]
    with pytest.raises(IllegalAction, match="not the turn of seat C"):
        play(state, "C fly linden")
    other = play(new(3), "A fly heather", "B fly linden", "C fly clover")
    play(state, "B fly linden", "A fly heather")
    assert state.key() == other.key()


@pytest.mark.rule("HN-2.3")
def test_those_who_meet_share_and_the_rest_stays() -> None:
    state = lay_out(new(3), ["castle", "theatre", "abbey"])
    play(state, "A fly clover", "B fly clover", "C fly heather")
    assert [jars(state, seat) for seat in range(3)] == [[1, 0, 0], [1, 0, 0], [0, 2, 0]]
    assert grown(state) == [1 + 3, 0 + 2, 2 + 2]


@pytest.mark.rule("HN-3.1", "HN-3.4")
def test_one_turn_each_from_the_start_player_who_changes() -> None:
    state = lay_out(new(), ["bakery", "inn", "school"], {0: [8, 8, 8], 1: [8, 8, 8]})
    play(state, "A fly clover", "B fly heather")
    assert state.to_act() == [0]
    play(state, "A pass")
    assert state.to_act() == [1]
    play(state, "B deliver inn")
    assert state.to_act() == [0, 1]
    play(state, "A fly clover", "B fly heather")
    assert state.to_act() == [1]


@pytest.mark.rule("HN-3.2")
def test_an_order_costs_exactly_its_jars() -> None:
    state = lay_out(new(), ["hospital", "castle", "bakery"], {0: [1, 1, 1]})
    play(state, "A fly linden", "B fly clover")
    assert names(state, 0) == ["deliver hospital", "pass"]
    assert [(r.target, r.args["number"]) for r in state.refusals(0)] == [("order:castle", 1), ("order:bakery", 1)]
    with pytest.raises(IllegalAction, match=r"short, number 1 \(HN-3.2\)"):
        play(state, "A deliver castle")
    play(state, "A deliver hospital")
    assert jars(state, 0) == [0, 0, 1]
    assert state.scores()[0].total == 5


@pytest.mark.rule("HN-3.3")
def test_a_delivered_order_is_replaced_until_the_deck_is_empty() -> None:
    state = lay_out(new(4, rounds=8), store={seat: [60, 60, 60] for seat in range(4)})
    while open_orders(state):
        if len(state.to_act()) > 1:
            play(state, *[f"{'ABCD'[seat]} fly clover" for seat in state.to_act()])
        else:
            seat = state.to_act()[0]
            before = open_orders(state)
            state.apply(seat, state.legal(seat)[0])
            delivered = sum(bits(state.v[block(seat) + DELIVERED]) for seat in range(4))
            assert len(open_orders(state)) == min(3, 18 - delivered)
            assert open_orders(state) != before


@pytest.mark.rule("HN-4.1")
@pytest.mark.parametrize("rounds", [3, 6])
def test_the_game_ends_after_the_market_of_the_last_round(rounds: int) -> None:
    state = in_round(lay_out(new(rounds=rounds), ["bakery"], {1: [2, 0, 0]}), rounds)
    play(state, "A fly linden", "B fly heather")
    assert not state.over
    play(state, "B deliver bakery")
    assert state.over


@pytest.mark.rule("HN-4.2")
def test_orders_and_pairs_of_jars_bring_points() -> None:
    state = in_round(lay_out(new(), ["castle", "theatre", "abbey"], {0: [1, 2, 2], 1: [1, 0, 1]}), 6)
    play(state, "A fly clover", "B fly linden", "A deliver castle")
    assert state.over
    assert [score.parts for score in state.scores()] == [
        [("source:orders", 10), ("source:jars", 1)],
        [("source:orders", 0), ("source:jars", 1)],
    ]


@pytest.mark.rule("HN-4.3")
def test_ties_go_to_more_orders_and_are_shared_otherwise() -> None:
    state = in_round(lay_out(new(), ["bakery", "castle", "theatre"], {0: [2, 0, 0], 1: [2, 0, 2]}), 6)
    play(state, "A fly clover", "B fly clover", "A deliver bakery", "B pass")
    assert [score.total for score in state.scores()] == [2, 2]
    assert state.winners() == [0]
    state = in_round(lay_out(new(), ["abbey", "castle", "theatre"]), 6)
    play(state, "A fly clover", "B fly clover")
    assert state.winners() == [0, 1]
