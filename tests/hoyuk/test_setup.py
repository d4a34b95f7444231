"""Set-up and options. Rules HO-1.1 – HO-1.27 and the rulings on what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from brettwerk.games.hoyuk import layout, tables
from brettwerk.games.hoyuk.layout import part
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.play import random_game
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe

from .scenario import GAME, Village

MODES = ["basic", "advanced", "expert"]


def view(players: int = 3, seed: int = 1, **options: object) -> dict:  # type: ignore[type-arg]
    return observe(GAME.new(players, seed, options), 0).view()  # type: ignore[arg-type]


def all_cards(mode: str, **options: object) -> Counter[str]:
    village = Village(seats="RBG", mode=mode, **options)
    piles = 3 + 2 * MODES.index(mode)
    return sum((Counter(village.cards(id[5:])) for id in tables.PILE_IDS[:piles]), Counter())


@pytest.mark.rule("HO-1.1")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert GAME.new(players).players == players
    for players in (1, 6):
        with pytest.raises(BadOption):
            GAME.new(players)


@pytest.mark.rule("HO-1.2")
def test_one_of_three_modes() -> None:
    for mode in MODES:
        assert view(mode=mode)["mode"] == mode
    with pytest.raises(BadOption, match="basic, advanced, expert"):
        GAME.new(3, 0, {"mode": "medium"})


@pytest.mark.rule("HO-1.3", "HO-17.3", "HO-R57")
def test_advanced_adds_two_piles_and_nothing_else() -> None:
    basic, advanced = view(mode="basic"), view(mode="advanced")
    assert [pile["pile"] for pile in advanced["piles"]] == tables.PILE_IDS[:5]
    assert advanced["piles"][:3] == basic["piles"]
    assert advanced["supply"] == basic["supply"]
    assert advanced["disasters"] == basic["disasters"]
    assert advanced["tiles"] == basic["tiles"]


@pytest.mark.rule("HO-1.4", "HO-1.12", "HO-18.2")
def test_expert_adds_cattle_villagers_and_the_shaman() -> None:
    assert view(mode="basic")["supply"] == {"oven": 20, "pen": 40, "shrine": 20}
    assert view(mode="expert")["supply"] == {"oven": 20, "pen": 40, "shrine": 20, "cattle": 20, "villager": 20}
    assert len(view(mode="expert")["piles"]) == 7
    assert view(mode="expert")["shaman"] is None
    basic = Village("at 6,6\nR1", mode="basic").give("R", joker=1).window(1).do("build joker")
    assert basic.offered() == {"house", "oven", "pen", "shrine"}


@pytest.mark.rule("HO-1.5", "HO-R58")
def test_every_player_has_a_colour_of_their_own() -> None:
    seen = set()
    for seed in range(40):
        colours = [player["colour"] for player in view(4, seed)["players"]]
        assert len(set(colours)) == 4
        seen.add(tuple(colours))
    assert len(seen) > 20  # dealt at random


@pytest.mark.rule("HO-1.5", "HO-R58")
def test_colours_can_be_chosen_in_seat_order() -> None:
    state = GAME.new(3, 1, {"colour_choice": "choose"})
    assert state.to_act() == [0]
    assert [GAME.name(act) for act in state.legal(0)] == [f"colour {id}" for id in tables.TRIBE_IDS]
    state.apply(0, GAME.parse("colour oleyli"))
    assert state.to_act() == [1]
    assert "colour oleyli" not in [GAME.name(act) for act in state.legal(1)]
    state.apply(1, GAME.parse("colour ders"))
    state.apply(2, GAME.parse("colour lebu"))
    assert [p["tribe"] for p in observe(state, 0).view()["players"]] == ["oleyli", "ders", "lebu"]  # type: ignore[index, union-attr, call-overload]


@pytest.mark.rule("HO-1.6", "HO-20.1")
def test_the_colour_matters_in_expert_only() -> None:
    drawn = "at 6,6\nG1\nat 0,0\nG1\nat 0,5\nG1\nat 0,10\nG1\nat 3,3\nG1"
    for mode, power in (("basic", False), ("advanced", False), ("expert", True)):
        village = Village(drawn, seats="GR", mode=mode).give("G", shrine=5).window(1).do("score shrine", "size 5")
        assert village.score("G") == 12
        assert (village.asked() == "tribe_use") is power


@pytest.mark.rule("HO-1.7", "HO-R4")
@pytest.mark.parametrize("limit", [15, 20, 25])
def test_stock_is_the_house_limit(limit: int) -> None:
    assert [player["stock"] for player in view(house_limit=limit)["players"]] == [limit] * 3
    loose = view(house_limit=limit, stock_equals_limit=False)
    assert [player["stock"] for player in loose["players"]] == [25] * 3


@pytest.mark.rule("HO-1.8", "HO-1.9")
def test_nobody_has_points_or_cards() -> None:
    for player in view(5, mode="expert")["players"]:
        assert (player["score"], player["points"], player["cards"]) == (0, 0, 0)


@pytest.mark.rule("HO-1.10", "HO-R1", "HO-6.2")
def test_the_building_area_is_13_by_13_and_empty() -> None:
    state = GAME.new(2, 1)
    assert view()["cells"] == []
    cells = [GAME.name(act).split()[1] for act in state.legal(state.to_act()[0])]
    assert len(cells) == 169
    assert (cells[0], cells[12], cells[13], cells[-1]) == ("a1", "m1", "a2", "m13")
    with pytest.raises(BadOption, match="13"):
        GAME.new(2, 1, {"grid_size": 15})


@pytest.mark.rule("HO-1.11")
@pytest.mark.parametrize("mode", MODES)
def test_supply(mode: str) -> None:
    supply = view(mode=mode)["supply"]
    assert (supply["pen"], supply["oven"], supply["shrine"]) == (40, 20, 20)


@pytest.mark.rule("HO-1.13", "HO-1.14", "HO-1.22")
def test_disaster_decks() -> None:
    for mode in ("basic", "advanced"):
        v = GAME.new(2, 3, {"mode": mode}).v
        deck = [tables.DISASTER_IDS[v[layout.DECK + i]] for i in range(v[layout.DECK_SIZE])]
        names = Counter(card.rsplit("_", 1)[0] for card in deck)
        assert names == dict.fromkeys(("earthquake", "tornado", "harsh_winter", "sacrifice", "locusts", "fire"), 2)
    v = GAME.new(2, 3, {"mode": "expert"}).v
    assert sorted(v[layout.DECK + i] for i in range(v[layout.DECK_SIZE])) == list(range(24))


@pytest.mark.rule("HO-1.15", "HO-11.18", "HO-11.19")
def test_the_deck_is_shuffled_once_and_repeats() -> None:
    decks = {tuple(GAME.new(2, seed).v[layout.DECK + i] for i in range(12)) for seed in range(20)}
    assert len(decks) == 20
    state = GAME.new(2, 4)
    order = [int(state.v[layout.DECK + i]) for i in range(12)]
    random_game(state, Rng(1))
    assert [int(state.v[layout.DECK + i]) for i in range(12)] == order  # played through, never shuffled again


@pytest.mark.rule("HO-11.1", "HO-11.18", "HO-11.19")
def test_v38_the_thirteenth_disaster_is_the_first_one() -> None:
    village = Village("at 6,6\nR1 B1 R1 B1").listen()
    first = tables.DISASTER_IDS[village.state.v[layout.DECK]]
    village.state.v[layout.DRAWN] = 12
    village.strike(first)
    assert ["revealed", "R", first] in village.told()
    assert village.state.v[layout.DRAWN] == 13


@pytest.mark.rule("HO-1.16", "HO-1.17", "HO-R2")
def test_tiles_of_the_modes() -> None:
    for players in (2, 5):
        for mode, count in (("basic", 10), ("advanced", 10), ("expert", 15)):
            tiles = view(players, mode=mode)["tiles"]
            assert tiles["left"] + len(tiles["aside"]) + players == count
    thirds = Counter(row.text("third_options") for row in tables.TILE_ROWS)
    assert thirds == {
        "shrine": 2,
        "oven": 2,
        "pen": 2,
        "house": 2,
        "house|oven|pen|shrine": 2,
        "cattle": 2,
        "villager": 2,
        "shaman": 1,
    }
    other = Village("at 6,6\nR1", tile_profile="alt_3_3_3_1").build("R", "tile_house_1")
    assert other.offered() == {"house", "shrine"}


@pytest.mark.rule("HO-1.18")
def test_the_tile_pile_is_shuffled_and_hidden() -> None:
    piles = {tuple(GAME.new(2, seed).v[layout.TILE_PILE + i] for i in range(8)) for seed in range(20)}
    assert len(piles) > 15
    state = GAME.new(2, 1)
    assert all(state.veil(0)[layout.TILE_PILE + i] == 0 for i in range(15))


@pytest.mark.rule("HO-1.19", "HO-1.20")
def test_the_basic_reward_cards() -> None:
    assert all_cards("basic") == {"shrine": 7, "oven": 7, "pen": 7, "house": 6, "joker": 3}
    village = Village()
    assert [len(village.cards(pile)) for pile in ("oven", "shrine", "pen")] == [10, 10, 10]
    assert set(village.cards("oven")) != {"oven"}  # the name tells the majority, not the symbols


@pytest.mark.rule("HO-17.1", "HO-17.2", "HO-18.1", "HO-R3")
def test_the_further_reward_cards_are_sets_of_their_own() -> None:
    for seed in range(5):
        village = Village(mode="expert", seed=seed)
        basic = Counter(village.cards("oven") + village.cards("shrine") + village.cards("pen"))
        assert basic == {"shrine": 7, "oven": 7, "pen": 7, "house": 6, "joker": 3}
        more = Counter(village.cards("tall") + village.cards("house"))
        assert more == {"shrine": 4, "oven": 4, "pen": 4, "house": 6, "joker": 2}
        last = Counter(village.cards("cattle") + village.cards("villager"))
        assert last == {"cattle": 7, "villager": 7, "house": 4, "joker": 2}
    assert set(all_cards("expert", reward_profile="alt_ten_each").values()) == {10}
    mixed = Village(mode="expert", mix_reward_sets=True)
    assert {"cattle", "villager"} & set(mixed.cards("oven") + mixed.cards("shrine") + mixed.cards("pen"))


@pytest.mark.rule("HO-1.21")
def test_only_the_top_card_can_be_seen() -> None:
    state = GAME.new(3, 5)
    seen = observe(state, 0).view()["piles"]
    truth = Village(seats="RBG", seed=5)
    for pile in seen:  # type: ignore[union-attr]
        assert pile["top"] == truth.cards(pile["pile"][5:])[0]  # type: ignore[index, call-overload]
        assert pile["returned"] == []  # type: ignore[index, call-overload]
    hidden = GAME.restore(state.veil(0)).v
    assert all((hidden[layout.CARDS] >> (3 * i)) & 7 == layout.UNKNOWN_SYMBOL for i in range(1, 10))


@pytest.mark.rule("HO-1.22")
def test_what_the_mode_does_not_use_stays_out() -> None:
    for seed in range(10):
        v = GAME.new(4, seed).v
        dealt = {int(v[part(seat) + layout.TILE]) for seat in range(4)}
        assert max(dealt | {int(v[layout.TILE_PILE + i]) for i in range(v[layout.PILE_TILES])}) < 10
    assert not {"cattle", "villager"} & all_cards("advanced").keys()


@pytest.mark.rule("HO-1.23")
def test_v33_each_seat_starts_with_the_same_chance() -> None:
    starts = Counter(int(GAME.new(3, seed).v[layout.START]) for seed in range(900))
    assert set(starts) == {0, 1, 2}
    assert all(240 < count < 360 for count in starts.values())


@pytest.mark.rule("HO-1.24", "HO-1.25", "HO-1.26", "HO-1.27", "HO-R5")
def test_house_limits() -> None:
    assert [view(players)["house_limit"] for players in (2, 3, 4, 5)] == [25, 25, 25, 20]
    for players in (2, 5):
        for limit in (15, 20, 25):
            assert view(players, house_limit=limit)["house_limit"] == limit


@pytest.mark.rule("HO-R51")
def test_there_is_one_shaman() -> None:
    village = Village("at 6,6\nR1* B1", mode="expert")
    village.give("R", joker=1).window(1).do("build joker")
    assert "shaman" not in village.offered()


@pytest.mark.rule("HO-R60")
def test_the_score_has_no_end() -> None:
    village = Village("at 6,6\nR1").give("R", oven=1)
    village.set("R", layout.SCORE, 995)
    village.window(1).do("score oven")
    assert village.score("R") == 996
