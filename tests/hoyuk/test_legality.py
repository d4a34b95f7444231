"""The fast placement rules and the slow ones agree, and refusals say the same in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import brettwerk
from brettwerk.games.hoyuk import placing
from brettwerk.games.hoyuk.refusals import why_no_house, why_no_pen
from brettwerk.games.hoyuk.view import view_cells
from brettwerk.kernel.play import random_move
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State

from .scenario import GAME, Cell, cells_of_row, games
from .slow import SlowVillage

VARIANTS: list[dict[str, object]] = [
    {},
    {},
    {"edge_opens_pen": True},
    {"edge_frees_storey": False},
    {"ruin_opens_pen": False},
    {"ruin_block_buildable": False},
    {"pen_on_ruin": True},
    {"fallen_pens": "touching"},
]
ALL = [(row, column) for row in range(13) for column in range(13)]
POSITIONS = 5_000 if brettwerk.compiled() else 250
"""Four times as many in all."""


def all_rows(row: Callable[[int], int]) -> set[Cell]:
    """The cells of all rows of a mask."""
    return {cell for rank in range(1, 14) if (mask := row(rank)) for cell in cells_of_row(mask, rank)}


def fast_sites(state: State, seat: int) -> dict[Cell, str]:
    """What the engine offers: new, block or storey by cell."""
    found = dict.fromkeys(all_rows(lambda rank: placing.founding_row(state.v, rank)), "new")
    found |= dict.fromkeys(all_rows(lambda rank: placing.ground_row(state.v, seat, rank)), "block")
    found |= dict.fromkeys(all_rows(lambda rank: placing.storey_row(state.v, seat, rank)), "storey")
    return found


def fast_pens(state: State, seat: int) -> set[Cell]:
    """Where the engine lets the player place a pen."""
    return all_rows(lambda rank: placing.pen_row(state.v, seat, rank))


@pytest.mark.parametrize("part", range(4))
@pytest.mark.rule("HO-6.5", "HO-6.6", "HO-6.9", "HO-6.10", "HO-7.4", "HO-8.1", "HO-8.5", "HO-8.7", "HO-8.8")
def test_fast_and_slow_legality_agree(part: int) -> None:
    rng = Rng(2024, part)
    compared = 0
    game = 1000 * part
    while compared < POSITIONS:
        options = {"mode": ("basic", "advanced", "expert")[game % 3], **VARIANTS[game % len(VARIANTS)]}
        state = GAME.new(2 + game % 4, game, options)  # type: ignore[arg-type]
        game += 1
        while not state.over and compared < POSITIONS:
            if rng.below(2) == 0:
                seat = int(rng.below(state.players))
                slow = SlowVillage({"cells": view_cells(state.v)}, **options)
                fast = fast_sites(state, seat)
                pens = fast_pens(state, seat)
                cells = set(ALL) if compared % 20 == 0 else slow.built.union(*(slow.near(cell) for cell in slow.built))
                assert {cell: site for cell in cells if (site := slow.site(seat, cell))} == {
                    cell: site for cell, site in fast.items() if cell in cells
                }, options
                assert {cell for cell in cells if slow.takes_pen(seat, cell)} == pens, options
                compared += 1
            random_move(state, rng)


@pytest.mark.rule("HO-6.5", "HO-8.1")
def test_refusals_agree_with_the_rules() -> None:
    rng = Rng(5)
    for seed in games(12):
        state = GAME.new(4, seed, {"mode": "expert", **VARIANTS[seed % len(VARIANTS)]})  # type: ignore[arg-type]
        while not state.over:
            if rng.below(20) == 0:
                for seat in range(4):
                    for cell in range(169):
                        rank, bit = cell // 13 + 1, 1 << (cell % 13)
                        house = placing.founding_row(state.v, rank) | placing.storey_row(state.v, seat, rank)
                        house |= placing.ground_row(state.v, seat, rank)
                        assert bool(house & bit) == (why_no_house(state.v, seat, cell)[0] == "")
                        pen = placing.pen_row(state.v, seat, rank)
                        assert bool(pen & bit) == (why_no_pen(state.v, seat, cell)[0] == "")
            random_move(state, rng)
