"""Sawing, sale and drying. Rules LI-12, LI-13, LI-14."""

from __future__ import annotations

import pytest

from tests.lignum.scenario import Table


def step(name: str, **yard: object) -> Table:
    """A step of the forest work: seat 0 with an exhausted yard worker, seat 1 waiting behind."""
    t = Table(2).forest(name).resting(0).busy(1)
    t.yards[0].set(thalers=0, **yard)
    return t.begin()


# -- sawing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-12.1", "LI-12.2", "LI-12.3")
def test_one_log_one_sawyer_one_saw() -> None:
    t = step("saw", sawyers=1, saws=2, saw_store="F2")
    supply = t.supply("saws")
    t.do("saw firewood_log", "to_fuel 0")
    y = t.yards[0]
    assert (y.saw_store, y.sale, y.sawyers, y.saws, t.supply("saws")) == ("F1", "f4", 0, 1, supply + 1)
    assert t.acting == 1
    assert step("saw", sawyers=1, saw_store="F1").acting == 1  # no saw
    assert step("saw", saws=1, saw_store="F1").acting == 1  # no sawyer
    assert step("saw", saws=1, saw_store="F1", lodgings=1).acting == 0


@pytest.mark.rule("LI-12.4", "LI-R48")
@pytest.mark.parametrize(("log", "kind", "pieces"), [("F", "firewood", 4), ("S", "softwood", 3), ("H", "hardwood", 1)])
def test_yields(log: str, kind: str, pieces: int) -> None:
    t = step("saw", sawyers=1, saws=1, saw_store=f"{log}1").do(f"saw {kind}_log")
    assert t.options() == [f"to_fuel {n}" for n in range(pieces + 1)]
    assert t.do("to_fuel 0").yards[0].sale == f"{log.lower()}{pieces}"


@pytest.mark.rule("LI-12.5", "LI-12.7")
@pytest.mark.parametrize("kind", ["firewood", "softwood", "hardwood"])
def test_pieces_of_every_kind_go_to_fuel_or_sale(kind: str) -> None:
    t = step("saw", sawyers=1, saws=1, saw_store=f"{kind[0].upper() if kind != 'hardwood' else 'H'}1")
    t.do(f"saw {kind}_log", "to_fuel 1")
    assert t.yards[0].fuel_store == {"firewood": "f1", "softwood": "s1", "hardwood": "h1"}[kind]
    assert t.yards[0].sale == {"firewood": "f3", "softwood": "s2", "hardwood": ""}[kind]


@pytest.mark.rule("LI-12.6", "LI-18.23")
def test_pieces_stay_where_they_were_put() -> None:
    t = Table(2).winter("heat").condition(1, "winter_1a")
    t.yards[0].set(thalers=9, sale="f5", fuel_store="", dry_1="f1")
    t.begin()
    assert (t.yards[0].sale, t.yards[0].dry_1, t.yards[0].thalers) == ("f5", "f1", 0)  # not burnt: 3 × 3 thalers
    t = step("sale", fuel_store="f5", sale="f1")
    assert t.offered("sell") == ["sale firewood_sawn"]


@pytest.mark.rule("LI-12.8", "LI-13.8")
def test_what_arrives_now_may_be_sawn_and_sold_now() -> None:
    t = Table(2).forest("arrival").resting(1)
    t.yards[0].set(thalers=0, river="F1", sawyers=1, saws=1, carriers=1, woodpile="F1", yard_worker=0)
    t.begin().do("to_saw_store 1", "carry firewood_log sale", "saw firewood_log", "to_fuel 0", "sell_all")
    assert t.yards[0].thalers == 3 + 4


@pytest.mark.rule("LI-12.9")
def test_as_often_as_workers_saws_and_logs_last() -> None:
    t = step("saw", sawyers=3, saws=4, saw_store="F2 S1")
    for kind in ("firewood", "firewood", "softwood"):
        t.do(f"saw {kind}_log", "to_fuel 0")
    assert (t.yards[0].sale, t.acting) == ("f8 s3", 1)


# -- sale ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-13.1", "LI-13.2")
def test_sale_and_drying_spaces_and_nothing_else() -> None:
    t = step("sale", sale="F1", dry_1="s1", dry_2="f1", woodpile="F1", saw_store="F1", fuel_store="f1", river="F1")
    assert t.offered("sell") == ["sale firewood_log", "dry_1 softwood_sawn", "dry_2 firewood_sawn"]
    t.do("sell dry_1 softwood_sawn", "done")
    assert t.yards[0].thalers == 2


@pytest.mark.rule("LI-13.3", "LI-13.4")
@pytest.mark.parametrize(("wood", "price"), [("F1", 3), ("S1", 4), ("f1", 1), ("s1", 2), ("h1", 5)])
def test_prices_and_bonus(wood: str, price: int) -> None:
    for place, bonus in (("sale", 0), ("dry_1", 0), ("dry_2", 1)):
        t = step("sale", **{place: wood})
        t.do(t.options()[0])
        assert t.yards[0].thalers == price + bonus
    assert step("sale", dry_3=wood).yards[0].thalers == price + 2


@pytest.mark.rule("LI-13.5")
def test_dry_3_must_be_sold() -> None:
    t = step("sale", dry_3="f2", sale="F1")
    assert (t.yards[0].dry_3, t.yards[0].thalers, t.acting) == ("", 6, 0)


@pytest.mark.rule("LI-13.6", "LI-R27")
def test_what_a_hut_moves_to_dry_3_now_is_sold_now() -> None:
    t = step("sale", dry_2="S1", drying_huts=1).do("drying_hut dry_2 softwood_log")
    assert (t.yards[0].dry_3, t.yards[0].thalers) == ("", 6)


@pytest.mark.rule("LI-13.7")
def test_sold_wood_is_gone() -> None:
    t = step("sale", sale="F2", dry_1="s1").do("sell_all")
    assert (t.yards[0].sale, t.yards[0].dry_1, t.yards[0].thalers, t.acting) == ("", "", 8, 1)


# -- drying ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LI-14.1", "LI-14.2", "LI-14.4", "LI-14.10", "LI-R25")
def test_one_space_to_the_right_from_right_to_left() -> None:
    t = step("drying", sale="f1", dry_1="s1", dry_2="h1")
    assert t.offered("dry") == ["hardwood_sawn"]
    t.do("dry hardwood_sawn")
    assert t.offered("dry") == ["softwood_sawn"]
    t.do("dry softwood_sawn")
    assert t.offered("dry") == ["firewood_sawn"]
    t.do("dry firewood_sawn")
    y = t.yards[0]
    assert (y.sale, y.dry_1, y.dry_2, y.dry_3, t.acting) == ("", "f1", "s1", "h1", 1)


@pytest.mark.rule("LI-14.3", "LI-R25")
def test_moves_are_voluntary_piece_by_piece() -> None:
    t = step("drying", dry_1="f1 s1").do("dry softwood_sawn")
    assert t.options() == ["dry firewood_sawn", "done"]
    t.do("done")
    assert (t.yards[0].dry_1, t.yards[0].dry_2) == ("f1", "s1")


@pytest.mark.rule("LI-14.5", "LI-14.6", "LI-14.7")
@pytest.mark.parametrize(
    ("there", "fits"),
    [
        ("", ["firewood_log", "firewood_sawn"]),
        ("F1", []),
        ("s1", ["firewood_sawn"]),
        ("s1 h1", []),
        ("f2", []),
    ],
)
def test_one_log_or_two_pieces(there: str, fits: list[str]) -> None:
    t = step("drying", sale="F1 f1", dry_1=there, dry_2="F1", dry_3="F1")
    if fits:
        assert t.offered("dry") == fits
    else:
        assert t.acting == 1


@pytest.mark.rule("LI-14.8")
def test_the_sale_space_has_no_limit() -> None:
    t = step("drying", sale="F9 f20")
    assert t.do("done").yards[0].sale == "F9 f20"


@pytest.mark.rule("LI-14.9")
def test_wood_without_room_stays() -> None:
    t = step("drying", sale="F2").do("dry_all")
    assert (t.yards[0].sale, t.yards[0].dry_1) == ("F1", "F1")


@pytest.mark.rule("LI-14.7", "LI-R26")
def test_only_the_receiving_space_is_looked_at() -> None:
    t = step("drying", dry_2="S1 s2", dry_3="")
    assert t.offered("dry") == ["softwood_log", "softwood_sawn"]
    t.do("dry softwood_sawn")
    assert t.offered("dry") == ["softwood_sawn"]
    t.do("dry softwood_sawn")
    assert (t.yards[0].dry_2, t.yards[0].dry_3) == ("S1", "s2")


@pytest.mark.rule("LI-14.11")
def test_after_drying_the_round_is_cleaned_up() -> None:
    t = Table(2).forest("drying").resting(0, 1)
    t.yards[0].set(sale="F1")
    t.begin().do("done")
    assert t.cell("ROUND") == 2


def test_selling_everything_is_offered_for_two_or_more() -> None:
    assert "sell_all" not in step("sale", sale="F1").options()
    assert "sell_all" in step("sale", sale="F1", dry_1="f1").options()


def test_dry_all_is_a_short_cut_for_single_moves() -> None:
    t = step("drying", sale="F1 f1 h1", dry_1="s2", dry_2="F1").do("dry_all")
    y = t.yards[0]
    assert (y.sale, y.dry_1, y.dry_2, y.dry_3) == ("F1", "f1 h1", "s2", "F1")
    one = step("drying", sale="F1 f1 h1", dry_1="s2", dry_2="F1")
    one.do("dry firewood_log", "dry softwood_sawn", "dry softwood_sawn", "dry hardwood_sawn", "dry firewood_sawn")
    assert [getattr(one.yards[0], p) for p in ("sale", "dry_1", "dry_2", "dry_3")] == ["F1", "f1 h1", "s2", "F1"]
