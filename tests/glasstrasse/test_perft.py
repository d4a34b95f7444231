"""Perft: how many sequences of actions and how many different positions there are at each depth from fixed starts.

A change of the rules, of what is offered or of what is forced shows here at once, also where nobody looked. Where
several seats decide, the lowest one goes first, so that orders are not counted.
"""

from __future__ import annotations

import pytest

from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.state import State
from tests.glasstrasse.scenario import Scenario, fresh, given

TILES = (
    "cooperage sandpit clay_basin charcoal_kiln loess_plateau wood_depot sand_deposit tavern hunting_lodge food_locker"
)


def perft(state: State, depth: int) -> list[tuple[int, int]]:
    """Sequences and different positions at depths 1 … depth."""
    level = {state.key(): (state, 1)}
    found = []
    for _ in range(depth):
        below: dict[str, tuple[State, int]] = {}
        for position, ways in level.values():
            if position.over:
                continue
            seat = first_to_act(position)
            for act in position.legal(seat):
                child = position.clone()
                child.play(seat, act)
                key = child.key()
                below[key] = (child, ways + (below[key][1] if key in below else 0))
        level = below
        found.append((sum(ways for _, ways in level.values()), len(level)))
    return found


def start(players: int) -> Scenario:
    return fresh(players, seed=1, options={"tiles": TILES})


def cards_chosen(players: int) -> Scenario:
    """All cards are chosen; the Supplier is in every hand."""
    hands = [
        "supplier carpenter fish_farmer master_builder land_builder",
        "supplier water_carrier pit_worker forest_manager feudal_lord",
        "woodcutter clay_worker charcoal_burner pond_builder supplier",
        "supplier land_builder carpenter woodcutter water_carrier",
    ]
    s = start(players)
    if players == 1:
        return s.pick("supplier fish_farmer land_builder")
    return s.pick(*hands[:players])


def wealthy(players: int) -> Scenario:
    """Seat A resolves the Land Builder with buildings to use and to build."""
    s = given(
        players,
        wheels="G{1|0,2,2,2,3} B{1|0,3,2}",
        built="cooperage office",
        display="inn tavern",
        market="clay_basin wood_depot hunting_lodge",
        felled="f2 f3",
    )
    return s.card("land_builder")


COUNTS: dict[tuple[str, int], list[tuple[int, int]]] = {
    ("start", 1): [(13, 13), (93, 93), (488, 488), (1497, 1496), (5790, 5765)],
    ("start", 2): [(11, 11), (76, 76), (455, 455), (2580, 2580), (13814, 13814)],
    ("start", 3): [(11, 11), (76, 76), (461, 461), (2755, 2755), (16457, 16457)],
    ("start", 4): [(11, 11), (76, 76), (461, 461), (2761, 2761), (16682, 16682)],
    ("cards_chosen", 1): [(3, 3), (12, 12), (37, 36), (142, 112), (538, 384), (2108, 1201)],
    ("cards_chosen", 2): [(5, 5), (19, 19), (93, 91), (319, 314), (1271, 1230), (4976, 4705)],
    ("cards_chosen", 3): [(5, 5), (25, 25), (125, 125), (475, 475), (2165, 2115), (7864, 7719)],
    ("cards_chosen", 4): [(5, 5), (25, 25), (125, 125), (625, 625), (2125, 2125), (10270, 10270)],
    ("wealthy", 1): [(6, 6), (20, 20), (137, 131), (574, 534), (2464, 2158), (11958, 8368)],
    ("wealthy", 2): [(6, 6), (22, 22), (151, 146), (640, 606), (2866, 2542), (13945, 10289)],
    ("wealthy", 3): [(6, 6), (22, 22), (147, 142), (642, 611), (3028, 2800), (14597, 11440)],
    ("wealthy", 4): [(6, 6), (22, 22), (147, 142), (642, 611), (2928, 2700), (15146, 12064)],
}


@pytest.mark.parametrize(("name", "players"), COUNTS, ids=[f"{name} {n}" for name, n in COUNTS])
def test_perft(name: str, players: int) -> None:
    s = {"start": start, "cards_chosen": cards_chosen, "wealthy": wealthy}[name](players)
    expected = COUNTS[name, players]
    assert perft(s.state, len(expected)) == expected
