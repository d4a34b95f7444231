"""The final sale and the count. Rules LI-19."""

from __future__ import annotations

import pytest

from brettwerk.kernel.rng import Rng
from tests.lignum.scenario import GAME, Table


def ended(**yard: object) -> Table:
    """The second winter is over; seat 0 owned this before its last step."""
    t = Table(2).winter("heat", year=2)
    for y in t.yards:
        y.set(thalers=0, fuel_store="f9")
    t.yards[0].set(**yard)
    t.begin()
    assert t.decision == "over"
    return t


@pytest.mark.rule("LI-19.1")
def test_everything_on_sale_at_base_price() -> None:
    t = ended(sale="F1 S1 f1 s1 h1")
    assert (t.yards[0].score, t.yards[0].sale) == (3 + 4 + 1 + 2 + 5, "")


@pytest.mark.rule("LI-19.2")
def test_drying_spaces_with_their_bonus() -> None:
    assert ended(dry_1="s2", dry_2="s2", dry_3="F1").yards[0].score == 4 + 6 + 5


@pytest.mark.rule("LI-19.3", "LI-R37", "LI-11.27")
@pytest.mark.parametrize(
    ("river", "points"), [("F3 S2", 9), ("F2 S2", 8), ("F4 S3", 12), ("F1", 3), ("S1", 4), ("", 0)]
)
def test_one_kind_of_the_river_whichever_is_worth_more(river: str, points: int) -> None:
    assert ended(river=river).yards[0].score == points


@pytest.mark.rule("LI-19.4")
def test_wood_that_is_worth_nothing() -> None:
    t = ended(woodpile="F3 S3 H3", saw_store="S2 H2", fuel_store="h9 f9", river="H4")
    assert t.yards[0].score == 0


@pytest.mark.rule("LI-19.5")
def test_goods_that_are_worth_nothing() -> None:
    t = ended(craft="stake stake joker", larders=2, lodgings=1, carts=1, saws=4, fodder=[3])
    assert t.yards[0].score == 0


@pytest.mark.rule("LI-19.6", "LI-19.7", "LI-R35", "LI-R38")
@pytest.mark.parametrize(("loans", "arrears", "score"), [(0, 0, 5), (1, 0, -2), (2, 0, -11), (2, 4, -15)])
def test_loans_and_arrears_are_taken_off_even_below_zero(loans: int, arrears: int, score: int) -> None:
    t = ended(thalers=5, loans=loans, arrears=arrears)
    assert t.yards[0].score == score
    if loans:
        assert t.told("repaid") == [(0, {1: 7, 2: 16}[loans], 0, 0)]


def test_the_count_works_in_any_position_and_its_sources_add_up() -> None:
    for level in ("basic", "expert"):
        for seed in range(6):
            state = GAME.new(3, seed, {"level": level})
            rng = Rng(seed)
            while not state.over:
                seat = state.to_act()[0]
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
                for score in state.scores():
                    assert score.total == sum(points for _, points in score.parts)


def test_the_final_sale_changes_no_score() -> None:
    t = Table(2).winter("feed", year=2).condition(2, "winter_2c")
    for y in t.yards:
        y.set(food=6, fuel_store="f4", drying_huts=1, dry_1="F1", sale="s3", river="S2 F1", thalers=7)
    before = [y.score for y in t.begin().yards]
    t.do("pay", "pay")
    assert t.decision == "over"
    assert [y.score for y in t.yards] == before
    names = dict(GAME.score(t.state, 0).parts)
    assert names["source:final_sale"] == 6 + 3 + 8
