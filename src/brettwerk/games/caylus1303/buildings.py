"""What the buildings do when a worker, or a favour, uses them.

Rules CA-5.3, CA-5.4, CA-7.1, CA-7.2, CA-7.3, CA-7.4, CA-7.5, CA-7.6, CA-7.7, CA-7.8, CA-7.9, CA-7.15, CA-7.17,
CA-7.18, CA-8.1 – CA-8.39, CA-1.9, CA-1.13, CA-1.14; rulings CA-R12, CA-R14, CA-R15, CA-R43. The numbers are in
`data/tiles.csv`; here are the shapes of effects (see `effects`). Effects without a price and without a choice are
simply applied (CA-R14).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.construction import can_build_here, offer_tiles, start_building
from brettwerk.games.caylus1303.effects import (
    BUILD_STONE,
    BUILD_WOOD,
    BUY_ANY,
    CLAIM,
    GAIN,
    GAIN_ANY,
    HIGH,
    LOW,
    MOVE_PROVOST,
    NOTHING_TO_DO,
    NUMBER,
    PAY_ANY,
    PAY_ANY_TWICE,
    SHAPE,
    TIER,
    USE,
)
from brettwerk.games.caylus1303.layout import (
    ANY_KINDS,
    FACE,
    FIRST_SPACE,
    FREE_HOUSES,
    NOBODY,
    OWNER,
    SETUP,
    STONE_TILES,
    TILE,
    WOOD_TILES,
    block,
)
from brettwerk.games.caylus1303.means import can_pay, gain, offer_kinds_held, pay, pay_option, take_result
from brettwerk.games.caylus1303.provost import move, offer_moves
from brettwerk.games.caylus1303.tables import EFFECTS, ROAD_END
from brettwerk.games.caylus1303.words import (
    ASK_ALCHEMIST_1,
    ASK_ALCHEMIST_2,
    ASK_BUILD_STONE,
    ASK_BUILD_WOOD,
    ASK_CLAIM,
    ASK_GAIN_KIND,
    ASK_PAY_KIND,
    ASK_TIER,
    ASK_TOLL,
    ASK_USE,
    CLAIMED,
    DO_BUILD,
    DO_CLAIM,
    DO_HIGH,
    DO_LOW,
    DO_PAY,
    DO_SKIP,
    DO_STOP,
    DO_TAKE,
    DO_USE,
    EFFECT_DUE,
    UNUSED,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, B, C, State, ask, drop, push, tell, top


def start_effect(s: State, seat: i64, row: i64, tile: i64, place: i64) -> None:
    """Applies an effect without price and choice at once (CA-R14); anything else becomes a frame. place -1: favour."""
    shape = EFFECTS[row + SHAPE]
    if shape == GAIN:
        take_result(s, seat, row + LOW)
    elif shape != NOTHING_TO_DO:
        push(s.v, EFFECT_DUE, seat, row, tile, 0, place)


def advance_effect(s: State) -> None:
    """Asks what the effect's shape asks; with nothing but `skip` to choose the kernel skips by itself (CA-1.14)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    shape = EFFECTS[v[f + A] + SHAPE]
    if shape == USE:
        ask(v, seat, ASK_USE)
    elif shape == PAY_ANY:
        ask(v, seat, ASK_PAY_KIND)
    elif shape == GAIN_ANY or shape == BUY_ANY:
        ask(v, seat, ASK_GAIN_KIND)
    elif shape == TIER:
        ask(v, seat, ASK_TIER)
    elif shape == PAY_ANY_TWICE:
        ask(v, seat, ASK_ALCHEMIST_1 if v[f + C] == 0 else ASK_ALCHEMIST_2)
    elif shape == CLAIM:
        ask(v, seat, ASK_CLAIM)
    elif shape == BUILD_WOOD:
        ask(v, seat, ASK_BUILD_WOOD)
    elif shape == BUILD_STONE:
        ask(v, seat, ASK_BUILD_STONE)
    else:
        ask(v, seat, ASK_TOLL)


def offer_effect(v: vec[i64]) -> vec[i64]:
    """The options of the effect that is due; `skip` is always one of them if there is a price (CA-5.4)."""
    f = top(v)
    seat = v[f + SEAT]
    row = v[f + A]
    shape = EFFECTS[row + SHAPE]
    if shape == MOVE_PROVOST:
        return offer_moves(v, EFFECTS[row + NUMBER])
    acts = vec[i64](capacity=10)
    if shape == GAIN_ANY:
        return offer_kinds_to_take(acts)
    if shape == BUY_ANY:
        if can_pay(v, seat, row + LOW):
            acts = offer_kinds_to_take(acts)
        return append(acts, action(DO_SKIP, 0))
    if shape == USE:
        if can_pay(v, seat, row + LOW):
            acts = append(acts, action(DO_USE, 0))
        return append(acts, action(DO_SKIP, 0))
    if shape == PAY_ANY_TWICE and v[f + C] > 0:
        return offer_kinds_held(v, seat, v[f + C] - 1, append(acts, action(DO_STOP, 0)))
    acts = append(acts, action(DO_SKIP, 0))
    if shape == PAY_ANY or shape == PAY_ANY_TWICE:
        return offer_kinds_held(v, seat, 0, acts)
    if shape == TIER:
        if can_pay(v, seat, row + LOW):
            acts = append(acts, action(DO_LOW, 0))
        if can_pay(v, seat, row + HIGH):
            acts = append(acts, action(DO_HIGH, 0))
        return acts
    if not can_pay(v, seat, row + LOW):
        return acts
    if shape == CLAIM:
        return offer_claims(v, seat, acts)
    if not can_build_here(v, seat):
        return acts
    return offer_tiles(v, seat, WOOD_TILES if shape == BUILD_WOOD else STONE_TILES, EFFECTS[row + NUMBER], acts)


def offer_kinds_to_take(acts: vec[i64]) -> vec[i64]:
    """Food, wood, stone or cloth (CA-1.13)."""
    i: i64 = 0
    while i < ANY_KINDS:
        acts = append(acts, action(DO_TAKE, i))
        i += 1
    return acts


def offer_claims(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Start tiles on the road, yellow side up, without a house, for whoever has a house (CA-7.3, CA-7.4, CA-1.9)."""
    if v[block(seat) + FREE_HOUSES] == 0:
        return acts
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        if is_claimable(v, place):
            acts = append(acts, action(DO_CLAIM, place))
        place += 1
    return acts


def is_claimable(v: vec[i64], place: i64) -> bool:
    """A yellow tile without a house, with or without workers, wherever the provost stands (CA-7.3, CA-7.7, CA-R15)."""
    return v[FACE + place] == SETUP and 0 <= v[TILE + place] < WOOD_TILES and v[OWNER + place] == NOBODY


def choose_effect(s: State, kind: i64, operand: i64) -> None:
    """Uses the effect once, or leaves it (CA-5.3, CA-5.4, CA-8.38)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    row = v[f + A]
    tile = v[f + B]
    if kind == DO_PAY and EFFECTS[row + SHAPE] == PAY_ANY_TWICE and v[f + C] == 0:  # CA-8.34, CA-R43
        pay(s, seat, operand, 1)
        v[f + C] = 1 + operand
        return
    second = v[f + C] > 0
    drop(v)
    if kind == DO_SKIP:
        tell(s, UNUSED, seat, tile)
    elif kind == DO_PAY:
        pay(s, seat, operand, 1)
        take_result(s, seat, row + (HIGH if second else LOW))
    elif kind == DO_STOP:
        take_result(s, seat, row + LOW)
    elif kind == DO_HIGH:
        pay_option(s, seat, row + HIGH)
        take_result(s, seat, row + HIGH)
    elif kind == DO_USE or kind == DO_LOW:
        pay_option(s, seat, row + LOW)
        take_result(s, seat, row + LOW)
    elif kind == DO_TAKE:
        pay_option(s, seat, row + LOW)
        take_result(s, seat, row + LOW)
        gain(s, seat, operand, 1)
    elif kind == DO_CLAIM:
        pay_option(s, seat, row + LOW)
        claim(s, seat, operand)
    elif kind == DO_BUILD:
        pay_option(s, seat, row + LOW)
        start_building(s, seat, operand, EFFECTS[row + NUMBER], -1)
    else:
        move(s, seat, operand)


def claim(s: State, seat: i64, place: i64) -> None:
    """Puts a house above a start tile: no PP, and the tile works on until it is flipped (CA-7.2, CA-7.5, CA-7.6)."""
    v = s.v
    v[OWNER + place] = seat
    v[block(seat) + FREE_HOUSES] -= 1
    tell(s, CLAIMED, seat, place, v[TILE + place])
