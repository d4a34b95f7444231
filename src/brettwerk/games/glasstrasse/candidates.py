"""Options that are worth a thought: what bots leave out of their search. No rules here, only taste."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.effects import (
    BESIDE,
    CHOICE,
    COPY,
    GAIN_PER,
    GOOD_1,
    HAND_CARD,
    PAY_FOREST,
    PAY_LAND,
    PLACE_AROUND,
    PLACE_SAME,
    SCORE_PER,
    SOURCE,
    TILE,
)
from brettwerk.games.glasstrasse.layout import EMPTY, LAND, block
from brettwerk.games.glasstrasse.tables import effect, effect_op
from brettwerk.games.glasstrasse.wheels import room
from brettwerk.games.glasstrasse.words import ACTION, DO_CLEAR, DO_USE, ENTRY_COST, REPEAT_EXCHANGE, SITE, SPACE, TAKE
from brettwerk.games.glasstrasse.words import GIFT as GIFT_DECISION
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION, SEAT, TURN, A, B, C, D, top


def candidates(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Leaves out what is hardly ever worth a thought: taking fewer for nothing, plain clears, burning goods."""
    decision = v[DECISION]
    if decision == TAKE:
        return acts if lifts_from_zero(v) else acts[:1]
    if decision == SPACE and v[top(v)] == SITE and not looks_around(v[top(v) + A]):
        return few_spaces(v, acts)
    if decision == ACTION or decision == ENTRY_COST or decision == GIFT_DECISION or decision == REPEAT_EXCHANGE:
        kept = vec[i64](capacity=len(acts))
        i: i64 = 0
        n = i64(len(acts))
        while i < n:
            kind = kind_of(acts[i])
            if kind != DO_CLEAR and (kind != DO_USE or yields(v, v[TURN], operand_of(acts[i]))):
                kept = append(kept, acts[i])
            i += 1
        return kept
    return acts


def lifts_from_zero(v: vec[i64]) -> bool:
    """Whether the pending gain raises a marker from 0, so that a wheel may turn and taking fewer can matter."""
    f = top(v)
    p = block(v[f + SEAT])
    if v[f + B] > 0 and v[p + v[f + A]] == 0:
        return True
    return v[f + D] > 0 and v[p + v[f + C]] == 0


def yields(v: vec[i64], seat: i64, tile: i64) -> bool:
    """Whether a conversion brings something: room for its output, or a tile that is better gone."""
    if (
        effect(tile, PAY_FOREST) > 0
        or effect(tile, PAY_LAND) > 0
        or effect(tile, CHOICE) != 0
        or effect(tile, TILE) > 0
    ):
        return True
    return room(v, seat, effect(tile, GOOD_1)) > 0


def looks_around(tile: i64) -> bool:
    """Whether it matters where a tile stands."""
    op = effect_op(tile)
    if op == PLACE_AROUND or op == PLACE_SAME or op == COPY:
        return True
    source = effect(tile, SOURCE)
    return (op == SCORE_PER or op == GAIN_PER) and source >= BESIDE and source < HAND_CARD


def few_spaces(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Up to four spaces for a tile that may stand anywhere: the first empty ones, else one of each landscape tile."""
    p = block(v[top(v) + SEAT]) + LAND
    kept = vec[i64](capacity=4)
    seen: i64 = 0
    i: i64 = 0
    n = i64(len(acts))
    while i < n and len(kept) < 4:
        what = v[p + operand_of(acts[i])]
        if what == EMPTY or (seen >> what) & 1 == 0:
            if what != EMPTY and len(kept) >= 3:
                break
            kept = append(kept, acts[i])
            seen |= 1 << what
        i += 1
    return kept
