"""What the boards draw from: where options are taken, names of the printed places, marks of the road."""

from __future__ import annotations

from brettwerk.text import Text

from .scenario import BLUE, GAME, RED, Scenario, given


def targets(t: Scenario, seat: int) -> dict[str, list[str]]:
    return {option.name: option.targets for option in t.state.options(seat)}


def test_a_building_is_used_or_not_where_it_stands() -> None:
    t = given(3).seat(RED, wood=1).worker("f1", RED).activate()
    assert targets(t, RED) == {"use": ["place:f1"], "skip": ["place:f1"]}


def test_one_passes_on_the_bridge_and_goes_to_the_site() -> None:
    t = given(3).seat(BLUE, supply=2).plan().turn(BLUE)
    found = targets(t, BLUE)
    assert found["pass"] == ["place:f5"]
    assert found["site"] == ["site:site"]
    assert found["place f1"] == ["place:f1"]


def test_bundles_are_on_the_site_and_on_their_resources() -> None:
    t = given(3).seat(RED, food=2, wood=1, stone=1).pause().site(RED).deliver()
    found = targets(t, RED)
    assert found["bundle food-wood-stone"] == ["site:site", "resource:wood", "resource:stone"]
    assert found["stop"] == ["site:site"]


def test_the_printed_buildings_are_called_by_their_names_once() -> None:
    t = given(3).seat(BLUE, supply=2, wood=1).plan().turn(BLUE)
    for lang, fair in (("en", "Fair"), ("de", "Jahrmarkt")):
        text = Text(lang, GAME)
        words = {option.name: text.option(option) for option in t.state.options(BLUE)}
        assert words["place f1"].startswith(f"{fair} ")
        assert "f1" not in words["place f1"]
        assert words["place s1"].split(":")[0] in ("Space 1", "Feld 1")


def test_the_box_says_what_is_marked_and_by_which_rules() -> None:
    box = GAME.box()
    road = box["road"]
    assert isinstance(road, list)
    assert all(isinstance(place, dict) and {"mark", "rule"} <= set(place) for place in road)
    tiles = box["tiles"]
    assert isinstance(tiles, dict)
    assert all(isinstance(tile, dict) and str(tile["rule"]).startswith("CA-") for tile in tiles.values())
