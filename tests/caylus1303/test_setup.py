"""Set-up, player counts, first game. Rules CA-2, CA-3.5, CA-14; the data tables and their marks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from brettwerk.games.caylus1303 import layout
from brettwerk.games.caylus1303.constants import CONSTANT_ROWS, END_SPOTS, ROAD_SPACES, SITE_PLACES, STONE_SPACE
from brettwerk.games.caylus1303.tables import (
    CHARACTER_IDS,
    CHARACTER_ROWS,
    FIRST_CHARACTERS,
    PLACE_IDS,
    SOURCE_TABLES,
    TILE_IDS,
    TILE_ROWS,
    per_players,
)
from brettwerk.kernel.errors import BadOption
from brettwerk.text import Text
from tests.caylus1303.scenario import GAME, Scenario, drafted, given, new

SEEDS = range(60)
ROWS = {row.text("id"): row for row in TILE_ROWS}


def slots(t: Scenario) -> list[str]:
    return [TILE_IDS[t.v[layout.SLOTS + i]] for i in range(3)]


def lie(t: Scenario, first: int, last: int) -> list[object]:
    return [t.place(f"s{i}")["tile"] for i in range(first, last + 1)]


@pytest.mark.rule("CA-2.1", "CA-R5")
def test_the_road_in_order_of_activation() -> None:
    t = new(3)
    assert ["f1", "f2", "f3", "f4", "f5"] + [f"s{i}" for i in range(1, 24)] == PLACE_IDS
    assert (ROAD_SPACES, STONE_SPACE) == (23, 14)
    printed = [t.place(f"f{i}")["tile"] for i in range(1, 6)]
    assert printed == ["fair", "notary", "carpenter_fixed", "toll", "guilds_bridge"]


@pytest.mark.rule("CA-2.2", "CA-2.3", "CA-8.8")
def test_start_tiles_are_laid_out_at_random() -> None:
    first = Counter()
    orders = set()
    for seed in SEEDS:
        t = new(3, seed)
        road = lie(t, 1, 8)
        assert sorted([*road, slots(t)[0]]) == sorted(TILE_IDS[:9])
        assert all(t.place(f"s{i}")["side"] == "setup" for i in range(1, 9))
        first[slots(t)[0]] += 1
        orders.add(tuple(road))
    assert len(first) == 9
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("CA-2.4", "CA-2.5", "CA-2.6", "CA-2.7", "CA-R46")
def test_wood_tiles_at_set_up() -> None:
    on_slot, on_road = Counter(), Counter()
    for seed in range(150):
        t = new(3, seed)
        slot, road = slots(t)[1], str(t.place("s9")["tile"])
        assert t.place("s9")["side"] == "setup"
        assert sorted([slot, road] + [id for id in t.stock() if id.startswith("w_")]) == sorted(TILE_IDS[9:18])
        on_slot[slot] += 1
        on_road[road] += 1
    assert len(on_slot) == 9  # the Stonemason too
    assert len(on_road) == 8
    assert "w_stonemason" not in on_road


@pytest.mark.rule("CA-2.8", "CA-2.9", "CA-2.10", "CA-2.11")
def test_stone_tiles_and_monuments_at_set_up() -> None:
    on_slot, on_road = Counter(), Counter()
    for seed in range(120):
        t = new(3, seed)
        slot, road = slots(t)[2], str(t.place("s14")["tile"])
        assert t.place("s14")["side"] == "setup"
        assert sorted([slot, road] + [id for id in t.stock() if id.startswith("s_")]) == sorted(TILE_IDS[18:27])
        assert [id for id in t.stock() if id.startswith("m_")] == TILE_IDS[27:34]
        on_slot[slot] += 1
        on_road[road] += 1
    assert len(on_slot) == len(on_road) == 9


@pytest.mark.rule("CA-3.5", "CA-R16")
def test_tiles_from_set_up_belong_to_nobody() -> None:
    t = new(4, 3)
    assert all(t.place(id)["owner"] is None for id in PLACE_IDS)
    t = given(3).tile("s9", "s_farm").tile("s14", "w_tailor").seat(1, supply=3).seat(0, supply=2).turn(1)
    t.do(1, "place s9")
    assert [t.get(seat, "pp") for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("CA-2.12", "CA-2.13")
def test_provost_and_round_marker() -> None:
    t = new(2, 8)
    assert (t.gap(), int(t.v[layout.ROUND])) == (8, 1)
    assert t.place("s8")["active"] is True
    assert t.place("s9")["active"] is False


@pytest.mark.rule("CA-2.15", "CA-2.16", "CA-14.1")
@pytest.mark.parametrize(("players", "supply", "camp"), [(2, 10, 5), (3, 6, 9), (4, 6, 9), (5, 10, 5)])
def test_workers_at_the_start(players: int, supply: int, camp: int) -> None:
    t = new(players)
    assert {(t.get(s, "supply"), t.get(s, "camp")) for s in range(players)} == {(supply, camp)}
    assert [int(per_players(players, i)) for i in range(4)] == [players + 3, supply, camp, 2 if players == 5 else 3]


@pytest.mark.rule("CA-2.17", "CA-R32")
def test_the_start_player_is_random() -> None:
    assert {int(new(4, seed).v[layout.START]) for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.rule("CA-2.18")
def test_characters_are_drawn_at_random() -> None:
    seen = Counter()
    for seed in SEEDS:
        drawn = [i for i in range(12) if new(4, seed).v[layout.HOLDER + i] != layout.OUT]
        assert len(drawn) == 7
        seen.update(drawn)
    assert len(seen) == 12


@pytest.mark.rule("CA-2.19", "CA-2.20", "CA-2.21", "CA-R32")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_draft_goes_counter_clockwise_to_the_start_player(players: int) -> None:
    t = new(players, 5)
    start = int(t.v[layout.START])
    order = []
    while t.asked() == "draft":
        seat, options = t.who(), t.options()
        assert len(options) == players + 3 - len(order)
        order.append(seat)
        t.do(seat, options[-1])
        held = GAME.view(t.state, (seat + 1) % players)["seats"][seat]["characters"]  # type: ignore[index, call-overload]
        assert held == [options[-1].split()[1]]
    assert order == [(start - 1 - i) % players for i in range(players)]
    assert [t.v[layout.HOLDER + i] for i in range(12)].count(layout.ON_BOARD) == 3


@pytest.mark.rule("CA-2.22")
def test_resources_at_the_start() -> None:
    t = new(5)
    assert [t.stores(seat) for seat in range(5)] == ["F1 W2 S1"] * 5
    assert [t.get(seat, "pp") for seat in range(5)] == [0] * 5


@pytest.mark.rule("CA-2.23")
def test_the_layout_is_open_before_the_draft() -> None:
    t = new(3, 2)
    assert t.asked() == "draft"
    before = [t.place(id)["tile"] for id in PLACE_IDS], slots(t), t.stock()
    assert None not in before[0][5:14]
    while t.asked() == "draft":
        t.do(t.who(), t.options()[0])
    assert ([t.place(id)["tile"] for id in PLACE_IDS], slots(t), t.stock()) == before


@pytest.mark.rule("CA-2.24", "CA-2.26")
def test_stocks_are_open_to_everybody() -> None:
    t = drafted(3, 2)
    t.seat(1, supply=4, camp=9, cloth=7)
    for viewer in (-1, 0, 1, 2):
        view = GAME.view(t.state, viewer)
        seat = view["seats"][1]  # type: ignore[index, call-overload]
        assert (seat["supply"], seat["camp"], seat["resources"]["cloth"]) == (4, 9, 7)
        assert len(view["stock"]["wood"]) == len(view["stock"]["stone"]) == 7  # type: ignore[index, call-overload, arg-type]


@pytest.mark.rule("CA-2.25", "CA-12.2", "CA-R41")
def test_prestige_is_shown_to_its_owner_only_until_the_end() -> None:
    def shown(t: Scenario, viewer: int) -> list[object]:
        return [seat["pp"] for seat in GAME.view(t.state, viewer)["seats"]]  # type: ignore[union-attr, index, call-overload]

    t = drafted(3, 2).seat(0, pp=4).seat(1, pp=9).seat(2, pp=2)
    assert shown(t, 1) == [None, 9, None]
    assert shown(t, -1) == [None, None, None]
    other = t.clone().seat(0, pp=77)
    assert GAME.view(other.state, 1) == GAME.view(t.state, 1)
    public = drafted(3, 2, open_scores=True).seat(0, pp=4).seat(1, pp=9).seat(2, pp=2)
    assert shown(public, 2) == [4, 9, 2]
    t.round(9).administer()
    assert t.state.over
    assert shown(t, -1) == [4, 9, 2]
    assert list(t.state.veil(0)) == list(t.state.v)  # whoever counted knows all totals


# -- first game ------------------------------------------------------------------------------------------------------

FIRST = ["c_architect", "c_foreman", "c_bailiff", "c_day_labourer", "c_chamberlain"]
ADDED = ["c_carter", "c_merchant", "c_early_riser"]


@pytest.mark.rule("CA-14.2", "CA-14.3", "CA-14.4", "CA-14.5", "CA-14.6", "CA-R35")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_recommended_characters_are_drafted(players: int) -> None:
    wanted = set(FIRST + ADDED[: players - 2])
    for seed in range(5):
        t = new(players, seed, characters="first_game")
        assert {option.split()[1] for option in t.options()} == wanted
    assert FIRST_CHARACTERS[players - 2] == sum(1 << CHARACTER_IDS.index(name) for name in wanted)


@pytest.mark.rule("CA-14.7")
def test_the_hint_about_five_players() -> None:
    for lang, word in (("en", "five"), ("de", "fünft")):
        assert word in Text(lang, GAME)("setting-characters-help")
    assert new(5, characters="first_game").asked() == "draft"  # a hint, no rule


@pytest.mark.rule("CA-14.8", "CA-R35")
def test_the_preset_of_tiles_is_ours() -> None:
    rows = SOURCE_TABLES.read("first_game")
    assert all(row.text("mark") == "r" for row in rows)
    wanted = {row.text("id"): row.text("tile") for row in rows}
    assert wanted["s14"] == "s_gold_mine"
    for seed in (1, 2):
        t = new(4, seed, layout="first_game")
        assert {f"s{i}": t.place(f"s{i}")["tile"] for i in [*range(1, 10), 14]} == {
            id: tile for id, tile in wanted.items() if id[1] != "l"
        }
        assert slots(t) == [wanted["slot1"], wanted["slot2"], wanted["slot3"]]
        t.state.check()


def test_settings_are_checked() -> None:
    for options in ({"layout": "other"}, {"characters": "all"}, {"tiles": "x"}, {"open_scores": "maybe"}):
        with pytest.raises(BadOption):
            GAME.new(3, 1, options)


# -- the tables ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CA-R1", "CA-R2", "CA-R3", "CA-R4")
def test_doubtful_numbers_are_marked() -> None:
    assert {id for id in TILE_IDS[9:27] if ROWS[id].text("mark_pp") == "r"} == {"s_farm"}
    assert (ROWS["s_farm"].number("pp_build"), ROWS["s_quarry"].number("pp_build")) == (3, 3)
    assert (ROWS["m_granary"].number("pp_build"), ROWS["m_granary"].text("mark_pp")) == (7, "1")
    assert (ROWS["m_mansion"].number("pp_build"), ROWS["m_mansion"].text("mark_pp")) == (20, "1")
    assert all(ROWS[id].text("mark_cost") == "1" for id in TILE_IDS[9:34])
    assert ROWS["w_quarry"].text("mark_pp") == ROWS["m_theatre"].text("mark_pp") == ""  # in the rulebook


@pytest.mark.rule("CA-R1", "CA-R3", "CA-R6", "CA-R40")
def test_doubtful_numbers_can_be_corrected_in_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "caylus1303"
    folder.mkdir()
    for name, old, new_text in (
        ("tiles", "0,0,1,0,1,0,7,", "0,0,1,0,1,0,6,"),
        ("constants", "END_SPOTS,2,r", "END_SPOTS,1,r"),
    ):
        content = SOURCE_TABLES.path(name).read_text(encoding="utf-8")
        assert content.count(old) == 1
        (folder / f"{name}.csv").write_text(content.replace(old, new_text), encoding="utf-8")
    code = (
        "import json; from tests.caylus1303.scenario import *\n"
        "t = given(2).residence('s1', RED).seat(RED, gold=1, stone=1).administer().do(RED, 'build m_granary')\n"
        "o = given(2).provost(23).seat(BLUE, supply=3).activate().options()\n"
        "print(json.dumps([t.get(RED, 'pp'), o[-1], GAME.data]))"
    )
    root = Path(__file__).parent.parent.parent
    env = {**os.environ, "BRETTWERK_DATA": str(tmp_path), "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=root)
    pp, last, data = json.loads(done.stdout)
    assert (pp, last) == (6, "move +1")
    assert data != GAME.data
    assert (int(END_SPOTS), int(SITE_PLACES)) == (2, 5)
    assert CONSTANT_ROWS["END_SPOTS"].text("mark") == CONSTANT_ROWS["SITE_PLACES"].text("mark") == "r"


@pytest.mark.rule("CA-R8")
def test_single_source_effects() -> None:
    assert ROWS["notary"].text("effect_setup") == "1 cloth > claim"
    assert ROWS["start_guild_4"].text("effect_setup") == "1 stone > 4 worker"
    effects = Counter(ROWS[id].text("effect_setup") for id in TILE_IDS[:9])
    assert effects["1 food"] == effects["1 worker > 1 any"] == 2
    assert len(effects) == 7


@pytest.mark.rule("CA-8.39", "CA-R44")
def test_six_stone_tiles_are_alike_on_both_sides() -> None:
    for id in ("s_gold_mine", "s_foundry", "s_alchemist", "s_guild", "s_church", "s_jeweler"):
        assert ROWS[id].text("effect_setup") == ROWS[id].text("effect_construction")
        assert ROWS[id].text("mark_setup") == "1"


@pytest.mark.rule("CA-R36")
def test_names_that_are_easily_swapped() -> None:
    names = {row.text("id"): row.text("name_de") for row in CHARACTER_ROWS}
    assert names["c_marshal"] == "Der Hofmarschall"
    assert names["c_bailiff"] == "Der Gutsverwalter"
    assert names["c_merchant"] == "Die Händlerin"
    assert names["c_carter"] == "Der Fuhrmann"
    assert not any("steward" in id for id in CHARACTER_IDS)
    english = {row.text("id"): row.text("name_english_edition") for row in CHARACTER_ROWS}
    assert (english["c_marshal"], english["c_merchant"], english["c_carter"]) == (
        "Steward",
        "Journeyman",
        "Deliveryman",
    )
