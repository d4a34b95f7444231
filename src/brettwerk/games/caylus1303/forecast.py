"""What the rest of a round will bring a seat if nobody places another worker: the bots' view of what is under way.

No rules here. A seat's workers are sent along the road in thought, each choosing what looks best by the weights; then
come its bundles and monuments. The result is its block of cells as it may stand at the end of the round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import BAILIFF_STEPS, BRIDGE_STEPS, GOLD_END_PP, ROUNDS, TOLL_STEPS
from brettwerk.games.caylus1303.effects import ITEM_COUNT
from brettwerk.games.caylus1303.layout import (
    ACTIVATION,
    BAILIFF,
    BLOCK,
    BRIDGE,
    CAMP,
    CARTER,
    CONSTRUCTION,
    CURSOR,
    DELIVERY,
    FACE,
    FIRST_SPACE,
    GOLD,
    HOLDER,
    MERCHANT_PLACE,
    MERCHANT_SEAT,
    NOBODY,
    OWNER,
    PASS_ORDER,
    PHASE,
    PLANNING,
    PRESTIGE,
    PROVOST,
    ROUND,
    SITE_ORDER,
    SITE_WORKERS,
    STEP,
    SUPPLY,
    TILE,
    WORKER,
    block,
)
from brettwerk.games.caylus1303.prospects import finish_tile, receive, use_effect
from brettwerk.games.caylus1303.rates import (
    FAVOURS,
    HOPE,
    PROMISED,
    RISK,
    ROUGH,
    STEPS_BACK,
    STEPS_ON,
    STOCK_TIME,
    TIME,
    last_rate,
    next_rate,
    spare_kind,
)
from brettwerk.games.caylus1303.round_end import build_monuments, deliver_all
from brettwerk.games.caylus1303.tables import BONUS, ROAD_END, effect_row
from brettwerk.games.caylus1303.words import BUILD_DUE, DELIVERY_DUE, EFFECT_DUE, FAVOUR_DUE
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, PLAYERS, SEAT, A, C, D

CHANCES: Final[vec[i64]] = vec[i64]([i64(n) for n in (66, 78, 86, 92, 96)])  # so many spaces before the provost
REACH: Final[vec[i64]] = vec[i64]([i64(n) for n in (0, 42, 30, 18)])  # so many spaces beyond him


def forecast(v: vec[i64], seat: i64, w: vec[i64]) -> vec[i64]:
    """The seat's block as it may stand when the round is over, with what it will have gained on the way."""
    p = block(seat)
    h = v[p : p + BLOCK]
    i: i64 = PRESTIGE
    while i < BLOCK:
        h[i] = 0
        i += 1
    h[TIME] = min(ROUNDS - v[ROUND], i64(len(STOCK_TIME)) - 1)
    gold = h[GOLD]
    if v[DEPTH] > 0:
        finish_pending(v, seat, h, w)
    phase = v[PHASE]
    if phase == PLANNING or phase == ACTIVATION:
        walk_road(v, seat, h, w)
    if phase == PLANNING or phase == ACTIVATION or phase == DELIVERY:
        if deliveries_left(v, seat):
            deliver_all(v, seat, h, w)
    if h[GOLD] > 0 and phase >= PLANNING:
        build_monuments(v, seat, h, w)
    h[PROMISED] += (h[GOLD] - gold) * GOLD_END_PP
    return h


def finish_pending(v: vec[i64], seat: i64, h: vec[i64], w: vec[i64]) -> None:
    """Favours to be used, effects of favours, tiles half paid; a worker's own effect comes with the road."""
    i: i64 = 0
    while i < v[DEPTH]:
        f = FRAMES + i * FRAME
        if v[f + SEAT] == seat:
            if v[f] == FAVOUR_DUE:
                if v[f + A] == 0:
                    h[FAVOURS] += 1
            elif v[f] == EFFECT_DUE:
                if v[f + D] < 0 or v[f + C] > 0:
                    finish_effect(v, seat, f, h, w)
            elif v[f] == BUILD_DUE:
                finish_tile(v, seat, v[f + A], spare_kind(h, w), h)
        i += 1


def finish_effect(v: vec[i64], seat: i64, f: i64, h: vec[i64], w: vec[i64]) -> None:
    """An effect that was begun: the second resource of the Alchemist may follow."""
    row = v[f + A]
    if v[f + C] == 0:
        use_effect(v, seat, row, h, w)
        return
    h[GOLD] += 1
    kind = spare_kind(h, w)
    if kind >= 0 and last_rate(h, w, kind) < next_rate(h, w, GOLD):
        h[kind] -= 1
        h[GOLD] += 1


def walk_road(v: vec[i64], seat: i64, h: vec[i64], w: vec[i64]) -> None:
    """All workers of the seat that are still to be activated, in order, with the bonus for visits to its tiles."""
    measure_provost(v, seat, h)
    second: i64 = v[MERCHANT_PLACE] if v[MERCHANT_SEAT] == seat else -1
    place: i64 = v[CURSOR] if v[PHASE] == ACTIVATION else 0
    if v[PHASE] == ACTIVATION and v[STEP] == 2 and place != BRIDGE:
        if v[WORKER + place] == seat:
            if is_waiting(v, seat, place):
                use_effect(v, seat, effect_row(v[TILE + place], 1 if v[FACE + place] == CONSTRUCTION else 0), h, w)
            h[CAMP] += 1
        elif second == place:
            use_effect(v, seat, effect_row(v[TILE + place], 1 if v[FACE + place] == CONSTRUCTION else 0), h, w)
            h[CAMP] += 1
        place += 1
    while place < ROAD_END:
        worker = v[WORKER + place]
        if worker != NOBODY:
            if worker == seat or second == place:
                visit(v, seat, place, h, w)
            elif v[OWNER + place] == seat and v[FACE + place] == CONSTRUCTION and chance_of(v, place, h) >= 50:
                receive(h, BONUS, v[TILE + place] * ITEM_COUNT)
        place += 1


def is_waiting(v: vec[i64], seat: i64, place: i64) -> bool:
    """Whether the effect of the worker in question has not been used yet."""
    f = FRAMES + (v[DEPTH] - 1) * FRAME
    return v[DEPTH] > 0 and v[f] == EFFECT_DUE and v[f + D] == place and v[f + C] == 0


def visit(v: vec[i64], seat: i64, place: i64, h: vec[i64], w: vec[i64]) -> None:
    """One worker's effect, counted or hoped for as the provost stands."""
    side: i64 = 1 if v[FACE + place] == CONSTRUCTION else 0
    tile = v[TILE + place]
    chance = chance_of(v, place, h)
    if chance >= 50:
        use_effect(v, seat, effect_row(tile, side), h, w)
        h[CAMP] += 1
        h[RISK] += ROUGH[tile * 2 + side] * (100 - chance) // 100
    else:
        h[HOPE] += ROUGH[tile * 2 + side] * chance // 100


def measure_provost(v: vec[i64], seat: i64, h: vec[i64]) -> None:
    """How far the provost can still be moved, by the others and by the seat."""
    back: i64 = 0
    on: i64 = 0
    done: i64 = 0
    if v[PHASE] == ACTIVATION:
        if v[CURSOR] > BRIDGE:
            h[STEPS_BACK] = -1
            return
        if v[CURSOR] == BRIDGE:
            done = v[STEP] - 1  # the seat that is being asked has not moved yet
    moved: i64 = 0
    i: i64 = 0
    while i < done and i < v[PLAYERS]:
        moved |= 1 << v[PASS_ORDER + i]
        i += 1
    i = 0
    while i < v[PLAYERS]:
        if (moved >> i) & 1 == 0:
            steps = min(BRIDGE_STEPS, v[block(i) + SUPPLY])
            if i == seat:
                on += steps
            else:
                back += steps
        i += 1
    if v[HOLDER + BAILIFF] == seat:
        on += BAILIFF_STEPS
    elif v[HOLDER + BAILIFF] >= 0:
        back += BAILIFF_STEPS
    toll = v[WORKER + BRIDGE - 1]
    if toll == seat:
        on += TOLL_STEPS
    elif toll != NOBODY:
        back += TOLL_STEPS
    h[STEPS_BACK] = back
    h[STEPS_ON] = on


def chance_of(v: vec[i64], place: i64, h: vec[i64]) -> i64:
    """How likely a place is to be activated, in percent."""
    before = FIRST_SPACE + v[PROVOST] - 1 - place
    if h[STEPS_BACK] < 0:
        return 100 if before >= 0 else 0
    if before >= 0:
        if before >= h[STEPS_BACK]:
            return 100
        return CHANCES[min(before, 4)]
    if before >= -3 and -before <= h[STEPS_ON]:
        return REACH[-before]
    return 0


def deliveries_left(v: vec[i64], seat: i64) -> bool:
    """Whether the seat will still be asked for bundles in this round, or is being asked now."""
    f = FRAMES + (v[DEPTH] - 1) * FRAME
    if v[DEPTH] > 0 and v[f] == DELIVERY_DUE and v[f + SEAT] == seat:
        return True
    at: i64 = v[CURSOR] if v[PHASE] == DELIVERY else 0
    if v[HOLDER + CARTER] == seat and at <= v[SITE_WORKERS]:
        return True
    while at < v[SITE_WORKERS]:
        if v[SITE_ORDER + at] == seat:
            return True
        at += 1
    return False
