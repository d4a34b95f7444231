"""Options that are worth a thought: what bots leave out of their search. No rules here, only taste."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import MAX_STEPS
from brettwerk.games.caylus1303.effects import (
    BUILD_STONE,
    BUILD_WOOD,
    CLAIM,
    GAIN,
    LOW,
    PAY_ANY,
    PAY_ANY_TWICE,
    SHAPE,
)
from brettwerk.games.caylus1303.forecast import chance_of, forecast
from brettwerk.games.caylus1303.layout import (
    BRIDGE,
    CONSTRUCTION,
    FACE,
    FIRST_SPACE,
    FREE_HOUSES,
    NOBODY,
    OWNER,
    PROVOST,
    STOCK,
    STONE_TILES,
    TILE,
    WOOD_TILES,
    WORKER,
)
from brettwerk.games.caylus1303.prospects import affords, can_claim, price_of
from brettwerk.games.caylus1303.rates import ROUGH, spare_kind
from brettwerk.games.caylus1303.tables import EFFECTS, ROAD_END, effect_row
from brettwerk.games.caylus1303.words import (
    ASK_BRIDGE,
    ASK_CLAIM,
    ASK_EARLY_RISER,
    ASK_FAVOUR_CHARACTER,
    ASK_PLAN,
    DO_PLACE,
)
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION

PLACES_KEPT: Final[i64] = 8
CLAIMS_KEPT: Final[i64] = 3


def candidates(v: vec[i64], seat: i64, acts: vec[i64], w: vec[i64]) -> vec[i64]:
    """Leaves out what is hardly ever worth a thought; all that remains is legal, and something always remains."""
    decision = v[DECISION]
    if decision == ASK_PLAN or decision == ASK_EARLY_RISER:
        return good_places(v, seat, acts, w)
    if decision == ASK_BRIDGE:
        return telling_moves(v, acts)
    if decision == ASK_FAVOUR_CHARACTER and len(acts) > 1:
        return acts[1:]
    if decision == ASK_CLAIM and i64(len(acts)) > 1 + CLAIMS_KEPT:
        return few_claims(v, acts)
    return acts


# -- planning --------------------------------------------------------------------------------------------------------


def good_places(v: vec[i64], seat: i64, acts: vec[i64], w: vec[i64]) -> vec[i64]:
    """The most promising placements that can be paid as things stand, with the site, the pass or the no."""
    h = forecast(v, seat, w)
    kept = vec[i64](capacity=len(acts))
    places = vec[i64](capacity=len(acts))
    worth = vec[i64](capacity=len(acts))
    gains: i64 = 0  # effects without a price seen so far: of equal ones the first along the road is enough
    i: i64 = 0
    n = i64(len(acts))
    while i < n:
        if kind_of(acts[i]) != DO_PLACE:
            kept = append(kept, acts[i])
        else:
            place = operand_of(acts[i])
            value = promise(v, seat, place, h, w)
            if value > 0:
                twin = TWINS[v[TILE + place]]
                if twin == 0 or gains & twin == 0 or v[WORKER + place] != NOBODY:
                    places = append(places, acts[i])
                    worth = append(worth, value)
                    gains |= twin
        i += 1
    n = i64(len(places))
    taken: i64 = 0
    while taken < PLACES_KEPT and taken < n:
        best: i64 = 0
        i = 1
        while i < n:
            if worth[i] > worth[best]:
                best = i
            i += 1
        kept = append(kept, places[best])
        worth[best] = -1
        taken += 1
    return kept


def promise(v: vec[i64], seat: i64, place: i64, h: vec[i64], w: vec[i64]) -> i64:
    """What a placement may bring, roughly; 0 if its price is missing or the provost is far away."""
    chance = chance_of(v, place, h)
    if chance < 15:
        return 0
    tile = v[TILE + place]
    side: i64 = 1 if v[FACE + place] == CONSTRUCTION else 0
    row = effect_row(tile, side)
    shape = EFFECTS[row + SHAPE]
    value = ROUGH[tile * 2 + side]
    if shape == GAIN:
        pass
    elif shape == PAY_ANY or shape == PAY_ANY_TWICE:
        if spare_kind(h, w) < 0:
            return 0
    elif shape == BUILD_WOOD or shape == BUILD_STONE:
        if not can_build_any(v, WOOD_TILES if shape == BUILD_WOOD else STONE_TILES, h, w):
            return 0
    elif not affords(h, row + LOW):
        return 0
    elif shape == CLAIM and not can_claim(v, 0):
        return 0
    if v[OWNER + place] != NOBODY and v[OWNER + place] != seat and v[FACE + place] == CONSTRUCTION:
        value -= 700
    return max(1, value * chance // 100)


def can_build_any(v: vec[i64], first: i64, h: vec[i64], w: vec[i64]) -> bool:
    """Whether some tile of a kind can be paid."""
    if h[FREE_HOUSES] == 0:
        return False
    tile = first
    while tile < first + 9:
        if (v[STOCK] >> tile) & 1 == 1 and price_of(tile, 0, h, w) >= 0:
            return True
        tile += 1
    return False


def find_twins() -> vec[i64]:
    """For each tile and printed building a mask bit shared by start tiles that do the same, 0 for the others."""
    found: list[i64] = []
    for tile in range(len(ROUGH) // 2):
        twin: i64 = 0
        if tile < WOOD_TILES:
            here = effect_row(tile, 0)
            first = tile
            for other in range(tile):
                there = effect_row(other, 0)
                same = True
                for k in range(int(effect_row(0, 1))):
                    if EFFECTS[here + k] != EFFECTS[there + k]:
                        same = False
                if same:
                    first = other
                    break
            twin = 1 << first
        found.append(twin)
    return vec[i64](found)


TWINS: Final[vec[i64]] = find_twins()


# -- provost and claims ----------------------------------------------------------------------------------------------


def telling_moves(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Standing still, and each move that reaches or leaves a worker that one step less would not."""
    kept = vec[i64](capacity=len(acts))
    i: i64 = 0
    n = i64(len(acts))
    while i < n:
        steps = operand_of(acts[i]) - MAX_STEPS
        # Forward, the last place passed is the one before the new gap; backward, the one behind it.
        place = BRIDGE + v[PROVOST] + steps + (1 if steps < 0 else 0)
        if steps == 0 or (FIRST_SPACE <= place < ROAD_END and v[WORKER + place] != NOBODY):
            kept = append(kept, acts[i])
        i += 1
    return kept


def few_claims(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Skipping, and the first start tiles along the road that do different things."""
    kept = acts[:1]
    seen: i64 = 0
    i: i64 = 1
    n = i64(len(acts))
    while i < n and i64(len(kept)) <= CLAIMS_KEPT:
        twin = TWINS[v[TILE + operand_of(acts[i])]]
        if seen & twin == 0:
            seen |= twin
            kept = append(kept, acts[i])
        i += 1
    return kept
