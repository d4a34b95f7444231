"""The position as plain data, ready for drawing. Hands of others stay face down (HO-13.14, HO-R43)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.cards import GROUP_POINTS, allowance, hand_size
from brettwerk.games.hoyuk.counts import (
    CATTLE_COUNT,
    HOUSE_COUNT,
    OVEN_COUNT,
    PEN_COUNT,
    SHRINE_COUNT,
    TALL_COUNT,
    VILLAGER_COUNT,
    count,
    in_all_blocks,
    total,
)
from brettwerk.games.hoyuk.disasters import protected_block, under_locusts
from brettwerk.games.hoyuk.evaluating import find_winners
from brettwerk.games.hoyuk.families import first_cell, own_houses, take_family
from brettwerk.games.hoyuk.grid import (
    BIT,
    RANK,
    block_at,
    cattle_at,
    direction_at,
    has_block,
    kind_at,
    owner_at,
    roof_at,
    storeys_at,
    villager_at,
)
from brettwerk.games.hoyuk.layout import (
    ASIDE,
    BLOCKS,
    BUILD,
    BUILT,
    CELLS,
    CLOSED,
    CURSOR,
    DECK,
    DECK_SIZE,
    DISASTER,
    DRAWN,
    ELEMENTS,
    EMPTY,
    END,
    EXPERT,
    FAMILIES,
    HAND,
    HIT,
    HOUSE,
    LIMIT,
    MODE,
    NAMED,
    NO_CELL,
    NO_TILE,
    NO_TRIBE,
    NOBODY,
    OPEN_HANDS,
    ORIGINALS,
    PEN,
    PHASE,
    PHASE_NAMES,
    PILE_SIZE,
    PILE_TILES,
    PLAYED,
    PLAYED_CARDS,
    PROFILE,
    ROUND,
    SCORE,
    SHAMAN,
    SIDE,
    START,
    STEP,
    STOCK,
    SUPPLY,
    SYMBOLS,
    TILE,
    TILES,
    TRIBE,
    part,
)
from brettwerk.games.hoyuk.notation import BLOCK_IDS, DIRECTION
from brettwerk.games.hoyuk.piles import card_at, pile_row, piles_in_play, top_of
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import (
    CELL_IDS,
    DISASTER_IDS,
    DISASTER_ROWS,
    ELEMENT_NAMES,
    MODE_NAMES,
    PIECE_ROWS,
    PILE_IDS,
    PILE_ROWS,
    PROFILE_COLUMNS,
    REWARD_ROWS,
    SYMBOL_NAMES,
    THIRD,
    TILE_IDS,
    TILE_ROWS,
    TRIBE_COLOURS,
    TRIBE_IDS,
    TRIBE_ROWS,
)
from brettwerk.games.hoyuk.words import BUILD_TILE
from brettwerk.kernel.game import Plain
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, OVER, PLAYERS, SEAT, A, B, State

KIND_NAMES = ["empty", "house", "ruin", "pen"]
COUNTED_NAMES: list[tuple[str, i64]] = [
    ("houses", HOUSE_COUNT),
    ("tall", TALL_COUNT),
    ("ovens", OVEN_COUNT),
    ("pens", PEN_COUNT),
    ("shrines", SHRINE_COUNT),
    ("cattle", CATTLE_COUNT),
    ("villagers", VILLAGER_COUNT),
]


def view(state: State, seat: int) -> dict[str, Plain]:
    """Everything on the table, and of the hands only the seat's own."""
    v = state.v
    return {
        "seat": seat,
        "phase": PHASE_NAMES[v[PHASE]],
        "round": int(v[ROUND]),
        "step": int(v[STEP]),
        "mode": MODE_NAMES[v[MODE]],
        "house_limit": int(v[LIMIT]),
        "start_player": int(v[START]),
        "end_triggered": bool(v[END] == 1),
        "over": bool(v[OVER] != 0),
        "cells": view_cells(v),
        "shaman": None if v[SHAMAN] == NO_CELL else CELL_IDS[v[SHAMAN]],
        "blocks": [view_block(v, block) for block in range(int(v[BLOCKS]))],
        "supply": {
            ELEMENT_NAMES[e]: int(v[SUPPLY + e]) for e in range(1, int(ELEMENTS) - (1 if v[MODE] == EXPERT else 3))
        },
        "piles": [view_pile(v, pile) for pile in range(int(piles_in_play(v)))],
        "tiles": {
            "left": int(v[PILE_TILES]),
            "aside": [TILE_IDS[tile] for tile in range(int(TILES)) if (v[ASIDE] >> tile) & 1 == 1],
        },
        "disasters": {
            "current": None if v[DISASTER] < 0 else DISASTER_IDS[v[DISASTER]],
            "cards": int(v[DECK_SIZE]),
            "seen": [DISASTER_IDS[v[DECK + i]] for i in range(min(int(v[DRAWN]), int(v[DECK_SIZE])))],
            "revealed": int(v[DRAWN]),
        },
        "players": [view_player(state, other, seat) for other in range(int(v[PLAYERS]))],
    }


def box() -> dict[str, Plain]:
    """What is printed on the pieces: names and texts stand among the game's things."""
    return {
        "side": int(SIDE),
        "tiles": {
            row.text("id"): {column: row.text(column) for column in (*PROFILE_COLUMNS, "mark", "rule")}
            for row in TILE_ROWS
        },
        "disasters": {
            row.text("id"): {column: row.text(column) for column in ("selector", "metric", "effect", "amount", "rule")}
            for row in DISASTER_ROWS
        },
        "piles": {row.text("id"): {"counts": row.text("counts"), "rule": row.text("rule")} for row in PILE_ROWS},
        "pieces": {
            row.text("id"): {column: row.text(column) for column in ("count", "mark", "rule")} for row in PIECE_ROWS
        },
        "rewards": {row.text("symbol"): {"mark": row.text("mark"), "rule": row.text("rule")} for row in REWARD_ROWS},
        "tribes": {
            row.text("id"): {column: row.text(column) for column in ("colour", "letter", "rule")} for row in TRIBE_ROWS
        },
        "group_points": [int(points) for points in GROUP_POINTS],
    }


def number_families(v: vec[i64]) -> dict[int, int]:
    """The family of every house, numbered from 1 through the whole village (HO-5.4)."""
    found: dict[int, int] = {}
    number = 0
    for seat in range(int(v[PLAYERS])):
        board = own_houses(v, seat)
        cell = int(first_cell(board))
        while cell >= 0:
            number += 1
            before = board[:]
            take_family(v, board, cell)
            for there in range(int(CELLS)):
                rank = RANK[there]
                if before[rank] & BIT[there] != 0 and board[rank] & BIT[there] == 0:
                    found[there] = number
            cell = int(first_cell(board))
    return found


def view_cells(v: vec[i64]) -> list[Plain]:
    """All cells that are not empty."""
    cells: list[Plain] = []
    families = number_families(v)
    for cell in range(int(CELLS)):
        kind = kind_at(v, cell)
        if kind == EMPTY:
            continue
        found: dict[str, Plain] = {
            "cell": CELL_IDS[cell],
            "kind": KIND_NAMES[kind],
            "block": BLOCK_IDS[block_at(v, cell)],
        }
        if kind == HOUSE:
            found["owner"] = int(owner_at(v, cell))
            found["family"] = families[cell]
            found["storeys"] = int(storeys_at(v, cell))
            found["roof"] = ELEMENT_NAMES[roof_at(v, cell)] if roof_at(v, cell) != 0 else None
            found["villager"] = villager_at(v, cell)
            found["shaman"] = bool(v[SHAMAN] == cell)
        elif kind == PEN:
            found["owner"] = int(owner_at(v, cell))
            found["direction"] = DIRECTION.names[direction_at(v, cell)]
            found["cattle"] = cattle_at(v, cell)
        else:
            found["storeys"] = int(storeys_at(v, cell))
        cells.append(found)
    return cells


def view_block(v: vec[i64], block: int) -> dict[str, Plain]:
    """What everybody has in a block and who would win its piles now."""
    winners = find_winners(v, block)
    prizes: dict[str, Plain] = {}
    for pile in range(int(piles_in_play(v))):
        winner = (winners >> (3 * pile)) & 7
        prizes[PILE_IDS[pile]] = None if winner == NOBODY else int(winner)
    return {
        "block": BLOCK_IDS[block],
        "size": int(total(v, block, HOUSE_COUNT)),
        "players": [
            {name: int(count(v, seat, block, which)) for name, which in COUNTED_NAMES}
            for seat in range(int(v[PLAYERS]))
        ],
        "winners": prizes,
        "hit": has_block(v, HIT, block),
        "locusts": under_locusts(v, block),
        "evaluated": has_block(v, NAMED, block),
        "protected": bool(protected_block(v) == block),
    }


def view_pile(v: vec[i64], pile: int) -> dict[str, Plain]:
    """A reward pile: its top card, its size, and the cards below that were seen when they were returned."""
    size = int(v[PILE_SIZE + pile])
    hidden = max(1, int(v[ORIGINALS + pile]))
    return {
        "pile": PILE_IDS[pile],
        "cards": size,
        "top": SYMBOL_NAMES[top_of(v, pile)] if size > 0 else None,
        "returned": [SYMBOL_NAMES[card_at(v, pile_row(pile), i)] for i in range(hidden, size)],
        "closed": bool((v[CLOSED] >> pile) & 1 == 1),
    }


def view_player(state: State, seat: int, viewer: int) -> dict[str, Plain]:
    """A player's stocks and cards; the hand itself only for its owner, or for all with open hands."""
    v = state.v
    p = part(seat)
    tribe = v[p + TRIBE]
    shown = seat == viewer or v[OVER] != 0 or switch(v, OPEN_HANDS)
    hand: dict[str, Plain] = {SYMBOL_NAMES[i]: int(v[p + HAND + i]) for i in range(int(SYMBOLS)) if v[p + HAND + i] > 0}
    return {
        "seat": seat,
        "tribe": None if tribe == NO_TRIBE else TRIBE_IDS[tribe],
        "colour": None if tribe == NO_TRIBE else TRIBE_COLOURS[tribe],
        "stock": int(v[p + STOCK]),
        "built": int(v[p + BUILT]),
        "score": int(v[p + SCORE]),
        "points": int(state.points(seat)),
        "houses": int(in_all_blocks(v, seat, HOUSE_COUNT, v[BLOCKS])),
        "tall": int(in_all_blocks(v, seat, TALL_COUNT, v[BLOCKS])),
        "families": int(v[p + FAMILIES]),
        "allowance": int(allowance(v, seat)),
        "played": [SYMBOL_NAMES[card_at(v, p + PLAYED_CARDS, i)] for i in range(int(v[p + PLAYED]))],
        "cards": int(hand_size(v, seat)),
        "hand": hand if shown else None,
        "tile": None if v[p + TILE] == NO_TILE else TILE_IDS[v[p + TILE]],
        "tile_shows": view_elements(2, third_of(v, seat)),
        "tile_left": view_tile_left(v, seat),
    }


def third_of(v: vec[i64], seat: i64) -> i64:
    """The third element of a player's tile, several where there is a choice; nothing without a tile."""
    tile = v[part(seat) + TILE]
    return 0 if tile == NO_TILE else THIRD[v[PROFILE] * TILES + tile]


def view_elements(houses: i64, third: i64) -> dict[str, Plain]:
    """Houses and the kinds of which one can be the third element."""
    kinds: list[Plain] = [name for i, name in enumerate(ELEMENT_NAMES) if (third >> i) & 1 == 1]
    return {"houses": int(houses), "third": kinds}


def view_tile_left(v: vec[i64], seat: i64) -> dict[str, Plain]:
    """What of a player's tile is still to be built: all before the turn, nothing after it."""
    if v[part(seat) + TILE] == NO_TILE:
        return view_elements(0, 0)
    for depth in range(int(v[DEPTH])):
        f = FRAMES + depth * FRAME
        if v[f] == BUILD_TILE and v[f + SEAT] == seat:
            return view_elements(v[f + A], v[f + B])
    begun = v[PHASE] == BUILD and (seat - v[START] + v[PLAYERS]) % v[PLAYERS] < v[CURSOR]
    return view_elements(0, 0) if begun else view_elements(2, third_of(v, seat))
