"""The fast placement rules and the slow ones agree, and refusals say the same in words."""

from __future__ import annotations

import pytest

import brettwerk
from brettwerk.games.hoyuk import placing
from brettwerk.games.hoyuk.refusals import why_no_house, why_no_pen
from brettwerk.games.hoyuk.view import view_cells
from brettwerk.kernel.play import random_move
from brettwerk.kernel.rng import Rng

from .scenario import GAME, cells_of_row
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
POSITIONS = 20_000 if brettwerk.compiled() else 1_000


@pytest.mark.rule("HO-6.5", "HO-6.6", "HO-6.9", "HO-6.10", "HO-7.4", "HO-8.1", "HO-8.5", "HO-8.7", "HO-8.8")
def test_fast_and_slow_legality_agree() -> None:
    rng = Rng(2024)
    compared = 0
    game = 0
    while compared < POSITIONS:
        options = {"mode": ("basic", "advanced", "expert")[game % 3], **VARIANTS[game % len(VARIANTS)]}
        state = GAME.new(2 + game % 4, game, options)  # type: ignore[arg-type]
        game += 1
        while not state.over and compared < POSITIONS:
            if rng.below(2) == 0:
                seat = int(rng.below(state.players))
                slow = SlowVillage({"cells": view_cells(state.v)}, **options)
                sites: dict[str, set[tuple[int, int]]] = {"new": set(), "storey": set(), "block": set(), "pen": set()}
                for rank in range(1, 14):
                    sites["new"] |= cells_of_row(placing.founding_row(state.v, rank), rank)
                    sites["storey"] |= cells_of_row(placing.storey_row(state.v, seat, rank), rank)
                    sites["block"] |= cells_of_row(placing.ground_row(state.v, seat, rank), rank)
                    sites["pen"] |= cells_of_row(placing.pen_row(state.v, seat, rank), rank)
                cells = {(row, column) for row in range(13) for column in range(13)}
                if compared % 20:  # mostly the cells around the buildings and a few others
                    built = set(slow.built)
                    cells = built | {there for cell in built for there in slow.near(cell)} | {(0, 0), (6, 6), (12, 5)}
                for cell in cells:
                    site = slow.site(seat, cell)
                    assert [name for name in ("new", "storey", "block") if cell in sites[name]] == (
                        [site] if site else []
                    )
                    assert (cell in sites["pen"]) == slow.takes_pen(seat, cell), (cell, options)
                compared += 1
            random_move(state, rng)


@pytest.mark.rule("HO-6.5", "HO-8.1")
def test_refusals_agree_with_the_rules() -> None:
    rng = Rng(5)
    for seed in range(12):
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
