"""What the board draws from: families by number, what a tile shows and what of it is left, marks and names."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import GAME, Village


def view(v: Village, seat: int = 0) -> dict[str, Any]:
    return GAME.view(v.state, seat)


@pytest.mark.rule("HO-5.4")
def test_houses_of_one_family_have_the_same_number() -> None:
    v = Village(
        """
        R1 R1 B1
        . . R1
        """
    )
    family = {cell["cell"]: cell["family"] for cell in view(v)["cells"]}
    first, second, blue, apart = (family[cell] for cell in sorted(family, key=lambda cell: (int(cell[1:]), cell)))
    assert first == second
    assert len({first, blue, apart}) == 3


@pytest.mark.rule("HO-4.8")
def test_what_is_left_of_a_tile_grows_less() -> None:
    v = Village("R1 B1").build("R", "tile_oven_1")
    red = view(v)["players"][0]
    assert red["tile_shows"] == {"houses": 2, "third": ["oven"]}
    assert red["tile_left"] == {"houses": 2, "third": ["oven"]}
    assert view(v)["players"][1]["tile_left"] == {"houses": 0, "third": []}
    v.do("element house")
    assert view(v)["players"][0]["tile_left"] == {"houses": 1, "third": ["oven"]}


def test_the_third_element_follows_the_tile_profile() -> None:
    for profile in ("third_options", "alt_3_3_3_1", "alt_2_2_2_4"):
        v = Village(tile_profile=profile)
        for tile, row in GAME.box()["tiles"].items():  # type: ignore[union-attr]
            if tile in ("tile_shrine_1", "tile_oven_1", "tile_choice_1", "tile_house_1"):
                v.build("R", tile)
                shown = view(v)["players"][0]["tile_shows"]["third"]
                assert set(shown) == set(row[profile].split("|"))  # type: ignore[index, union-attr, call-overload]


def test_cards_have_names_and_say_what_they_do() -> None:
    for symbol in ("house", "oven", "pen", "shrine", "cattle", "villager", "joker"):
        assert GAME.things[f"reward:{symbol}"][0]
        assert GAME.things[f"card:{symbol}"][1]
