"""What a bot sees in a position: majorities, families, houses at the end, the hand, the next disaster, what is due.

No rules here. Most features fade with the rounds to come, counted in tenths. A house or pen whose block is chosen
already counts as built, so that choosing the block is judged, not only choosing the cell.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import HOUSE_COUNT, PEN_COUNT, SHIFT, TALL_COUNT
from brettwerk.games.hoyuk.details import see_details
from brettwerk.games.hoyuk.grid import empty_row, near
from brettwerk.games.hoyuk.layout import BLOCK_AT, COUNTS, E_HOUSE, OWN, SIDE, part
from brettwerk.games.hoyuk.majorities import compare, see_blocks
from brettwerk.games.hoyuk.pace import rounds_left, tiles_to_come
from brettwerk.games.hoyuk.prizes import see_hand
from brettwerk.games.hoyuk.risk import see_risk
from brettwerk.games.hoyuk.sights import (
    BLANK,
    CHOICE_AT,
    CHOSEN_AT,
    DUE_AT,
    FAR,
    FOUNDING_AT,
    LONE_AT,
    LOSSES_AT,
    POWER_AT,
    ROOM_AT,
    STOREY_AT,
    TILES_AT,
    note,
)
from brettwerk.games.hoyuk.words import (
    BUILD_TILE,
    FIRST_BLOCK_SITE,
    HOUSE_DUE,
    JOKER_DUE,
    LOSE,
    NEW_SITE,
    PEN_DUE,
    PIECE_DUE,
    POWER,
    STOREY_SITE,
)
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, OVER, SEAT, A, B, bit, top


def features(v: vec[i64], seat: i64, closely: bool) -> vec[i64]:
    """Pairs of feature number and value for one seat, with details or without; all 0 when the game is over."""
    seen = BLANK[:]
    if v[OVER] != 0:
        return seen
    left = rounds_left(v)
    soon = min(left, FAR)
    note(seen, TILES_AT, tiles_to_come(v, seat))
    at: i64 = -1
    unit: i64 = 0
    family: i64 = 0
    if v[DEPTH] > 0:
        see_due(v, seat, seen)
        f = top(v)
        if v[f] == HOUSE_DUE and v[f + A] > NEW_SITE + 1 and v[f + A] != STOREY_SITE + 1:
            block = v[f + A] - 1 - FIRST_BLOCK_SITE
            at = part(v[f + SEAT]) + COUNTS + block
            unit = 1
            see_chosen(v, seat, v[f + SEAT], block, seen)
            if v[f + SEAT] == seat and v[at] & 31 == 0:
                family = 1
        elif v[f] == HOUSE_DUE and v[f + A] == NEW_SITE + 1 and v[f + SEAT] == seat:
            family = 1
            note(seen, FOUNDING_AT, 1)
            note(seen, LONE_AT, soon)
        elif v[f] == PEN_DUE and v[f + A] > 0:
            at = part(v[f + SEAT]) + COUNTS + v[BLOCK_AT + v[f + A] - 1]
            unit = bit(SHIFT[PEN_COUNT])
    if unit != 0:
        v[at] += unit
    won = see_blocks(v, seat, left, seen)
    see_risk(v, seat, left, seen)
    see_hand(v, seat, left, family, won, seen)
    room: i64 = 0
    own = part(seat) + OWN
    rank: i64 = 1
    while rank <= SIDE:
        row = near(v, own, rank)
        if row != 0:
            row &= empty_row(v, rank)
            while row != 0:
                row &= row - 1
                room += 1
        rank += 1
    note(seen, ROOM_AT, min(room, 12) * soon)
    if closely:
        seen = see_details(v, seat, left, seen)
    if unit != 0:
        v[at] -= unit
    return seen


def see_due(v: vec[i64], seat: i64, seen: vec[i64]) -> None:
    """Elements still to be placed, pieces still to be lost."""
    depth: i64 = 0
    while depth < v[DEPTH]:
        f = FRAMES + depth * FRAME
        if v[f + SEAT] == seat:
            kind = v[f]
            if kind == BUILD_TILE:
                note(seen, DUE_AT + E_HOUSE, v[f + A])
                third = v[f + B]
                if third != 0 and third & (third - 1) != 0:
                    note(seen, CHOICE_AT, 1)
                elif third != 0:
                    element: i64 = 0
                    while (third >> element) & 1 == 0:
                        element += 1
                    note(seen, DUE_AT + element, 1)
            elif kind == HOUSE_DUE:
                if v[f + A] == 0:
                    note(seen, DUE_AT + E_HOUSE, 1)
                elif v[f + A] == STOREY_SITE + 1:
                    note(seen, STOREY_AT, 1)
            elif kind == PEN_DUE:
                if v[f + A] == 0:
                    note(seen, DUE_AT + 2, 1)
            elif kind == PIECE_DUE:
                note(seen, DUE_AT + v[f + A], 1)
            elif kind == JOKER_DUE:
                note(seen, CHOICE_AT, 1)
            elif kind == LOSE:
                note(seen, LOSSES_AT, v[f + B])
            elif kind == POWER:
                note(seen, POWER_AT, 1)
        depth += 1


def see_chosen(v: vec[i64], seat: i64, builder: i64, block: i64, seen: vec[i64]) -> None:
    """The points a player gains or loses by a house that somebody is about to build in a block."""
    before = house_points(v, seat, block)
    v[part(builder) + COUNTS + block] += 1
    note(seen, CHOSEN_AT, house_points(v, seat, block) - before)
    v[part(builder) + COUNTS + block] -= 1


def house_points(v: vec[i64], seat: i64, block: i64) -> i64:
    """About what a player's houses of a block would score now."""
    if compare(v, seat, block, HOUSE_COUNT, TALL_COUNT) > 2:
        return 0
    return v[part(seat) + COUNTS + block] & 31
