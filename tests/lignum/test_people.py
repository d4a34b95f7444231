"""Questions, options, refusals, notation and view: what people read."""

from __future__ import annotations

import pytest

from brettwerk.games.lignum import layout as at
from brettwerk.kernel.errors import IllegalAction
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe
from brettwerk.text import LANGUAGES, Text
from tests.lignum.scenario import GAME, Table


def refused(t: Table) -> dict[str, tuple[str, str]]:
    return {r.name: (r.reason, r.rule) for r in t.state.refusals(t.acting)}


def test_every_action_name_parses_back() -> None:
    for k, kind in enumerate(GAME.kinds):
        for operand in range(kind.size):
            act = (k << 10) | operand
            assert GAME.parse(GAME.name(act)) == act


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["basic", "advanced", "expert", "planned_work"])
def test_everything_can_be_said_at_every_level(level: str, lang: str) -> None:
    text = Text(lang, GAME, ["Ann", "Bob", "Cleo", "Dan"])
    said: set[str] = set()
    for players in (2, 4):
        t = Table(players, level, seed=players, open_areas=players == 4)
        rng = Rng(players)
        while not t.state.over:
            acting = t.state.to_act()
            seat = acting[rng.below(len(acting))]
            view = observe(t.state, seat)
            question = view.question()
            assert question is not None
            said.add(text.question(question))
            said.update(text.option(option) for option in view.options())
            said.update(text.refusal(refusal) for refusal in view.refusals())
            legal = view.legal()
            t.do(f"{'ABCD'[seat]}:{GAME.name(legal[rng.below(len(legal))])}")
        said.update(text.event(event, viewer) for event in t.events for viewer in (-1, 0))
        said.update(text.thing(source) for score in t.state.scores() for source, _ in score.parts)
    ids = ("decision-", "option-", "event-", "refusal-")
    assert [line for line in said if line.startswith(ids) or "source:" in line or not line.strip()] == []


def test_why_spaces_are_closed() -> None:
    t = Table(2).walk().bare_path().tile(2, "blocked").tile(3, "saw")
    t.yards[0].set(saws=4, thalers=0, fodder=[3])
    t.state.v[at.WORKERS_LEFT + at.CUTTER] = 0
    found = refused(t.begin())
    assert found["go 1"] == ("tile_gone", "LI-7.11")
    assert found["go 2"] == ("blocked", "LI-7.12")
    assert found["go 3"] == ("saws_full", "LI-7.13")
    assert found["go 4"] == ("too_dear", "LI-7.14")
    assert found["go 6"] == ("stable_full", "LI-7.27")
    assert found["go 8"] == ("not_in_play", "LI-1.8")
    assert found["go 10"] == ("workers_gone", "LI-7.24")
    assert found["go 13"] == ("not_in_play", "LI-1.9")
    assert found["go 19"] == ("no_deals", "LI-7.39")
    with pytest.raises(IllegalAction, match=r"LI-7\.12"):
        t.state.apply(0, GAME.parse("go 2"))


def test_why_work_is_not_possible() -> None:
    t = Table(2).forest("transport").busy(1)
    t.yards[0].set(woodpile="F1", carts=1, sleds=1)
    found = refused(t.begin())
    assert found == {
        "cart": ("no_fodder", "LI-11.16"),
        "raft": ("no_raft", "LI-11.23"),
        "sled": ("sled_in_winter", "LI-18.16"),
    }
    t = Table(2).forest("drying").busy(1)
    t.yards[0].set(sale="F1 f1", dry_1="s1", dry_2="F1", dry_3="F1")
    assert refused(t.begin())["dry firewood_log"] == ("does_not_fit", "LI-14.5")


def test_refused_actions_are_never_offered() -> None:
    for level in ("basic", "expert"):
        t = Table(3, level, seed=4)
        rng = Rng(4)
        while not t.state.over:
            options = t.options()
            assert not set(options) & {r.name for r in t.state.refusals(t.state.to_act()[0])}
            t.do(options[rng.below(len(options))])


def test_options_say_what_they_cost_yield_and_who_does_them() -> None:
    t = Table(2).forest("cut").area(1, "F2").busy(1)
    t.yards[0].set(area=1, cutters=1)
    t.begin()
    said = {o.name: Text("en", GAME).option(o) for o in t.state.options(0)}
    assert said["cut firewood_log"] == "Cut firewood log (hired worker)"
    t.do("cut firewood_log")
    assert Text("de", GAME).option(t.state.options(0)[0]) == "Brennholz fällen (Holzhofarbeiter)"
    t = Table(2).forest("sale").busy(1)
    t.yards[0].set(dry_2="S1", sale="f2")
    t.begin()
    said = {o.name: Text("en", GAME).option(o) for o in t.state.options(0)}
    assert said["sell dry_2 softwood_log"] == "Sell softwood log from drying space 2 (+1) for 5"
    assert said["sell_all"] == "Sell everything for 7 thalers"


def test_the_view_tells_own_secrets_to_nobody_else() -> None:
    t = Table(2).round(2).phase(int(at.CHOICE)).begin().do("A:area 4")
    own = GAME.view(GAME.restore(t.state.veil(0)), 0)["seats"]
    other = GAME.view(GAME.restore(t.state.veil(1)), 1)["seats"]
    assert own[0]["chosen"] == 4  # type: ignore[index,call-overload]
    assert other[0]["chosen"] is None  # type: ignore[index,call-overload]
    assert other[0]["has_chosen"] is True  # type: ignore[index,call-overload]


def test_the_box_carries_its_marks() -> None:
    box = GAME.box()
    assert box["orders"]["order_01"]["mark"] == "(r)"  # type: ignore[index,call-overload]
    assert box["winters"]["winter_1a"]["mark"] == "rulebook example"  # type: ignore[index,call-overload]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["basic", "expert"])
def test_the_terminal_board_draws_every_phase(level: str, lang: str) -> None:
    from rich.console import Console

    from brettwerk.cli.boards import draw

    text = Text(lang, GAME)
    t = Table(3, level, seed=6)
    rng = Rng(6)
    console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    step = 0
    while not t.state.over:
        if step % 7 == 0:
            console.print(draw(GAME, observe(t.state, 0).view(), text, ["Ann", "Bob", "Cleo"]))
        options = t.options()
        t.do(options[rng.below(len(options))])
        step += 1
    shown = console.export_text()
    assert "Ann" in shown
    assert not [word for word in ("table-", "place:", "tile:", "amount-") if word in shown]
    assert max(len(line) for line in shown.splitlines()) <= 100
