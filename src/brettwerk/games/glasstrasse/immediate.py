"""Immediate buildings: what happens once, directly after placing. Rules GS-11.1 – GS-11.38; rulings GS-R16 – GS-R18."""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.anytime import can_give, exchange, offer_anytime
from brettwerk.games.glasstrasse.counting import count
from brettwerk.games.glasstrasse.effects import (
    AMOUNT_1,
    AMOUNT_2,
    CHOICE_AMOUNT,
    COPY,
    GAIN,
    GAIN_EACH_WHEEL,
    GAIN_PER,
    GOOD_1,
    GOOD_2,
    PLACE_AROUND,
    PLACE_SAME,
    REPEAT,
    SOURCE,
    TILE,
)
from brettwerk.games.glasstrasse.goods import start_gain
from brettwerk.games.glasstrasse.land import count_beside, place
from brettwerk.games.glasstrasse.layout import (
    BRICK_WHEEL,
    BUILDING,
    CLOSED_REPEATS,
    EMPTY,
    GLASS_WHEEL,
    IMMEDIATE,
    LAND,
    PIT,
    SPACES,
    block,
)
from brettwerk.games.glasstrasse.tables import NEIGHBOURS, effect, effect_op, tile_kind
from brettwerk.games.glasstrasse.wheels import on_wheel
from brettwerk.games.glasstrasse.words import (
    COPIED,
    COUNTRY,
    DO_AGAIN,
    DO_COPY,
    DO_LAND,
    DO_SPACE,
    DO_STOP,
    IMMEDIATE_EFFECT,
    LAND_KIND,
    NO_LAND,
    NO_SPACE,
    REPEAT_EXCHANGE,
    REPEATING,
    SPACE,
    TAVERN,
    TAVERN_TARGET,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, B, C, D, State, ask, drop, push, tell, top


def advance_effect(s: State) -> None:
    """Carries out the effect of a tile that stands on a space (GS-11.1)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    e = v[f + A]
    space = v[f + B]
    drop(v)
    op = effect_op(e)
    if op == GAIN:
        start_gain(s, seat, effect(e, GOOD_1), effect(e, AMOUNT_1), effect(e, GOOD_2), effect(e, AMOUNT_2))
    elif op == GAIN_PER:  # GS-11.2: counted now, and kept
        times = count(v, seat, effect(e, SOURCE), space, e)
        start_gain(s, seat, effect(e, GOOD_1), times * effect(e, AMOUNT_1))
    elif op == GAIN_EACH_WHEEL:  # GS-11.32
        good = effect(e, GOOD_1)
        n = effect(e, AMOUNT_1)
        start_gain(s, seat, on_wheel(good, GLASS_WHEEL), n, on_wheel(good, BRICK_WHEEL), n)
    elif op == REPEAT:
        push(v, REPEATING, seat, e, 0)
    elif op == PLACE_AROUND:
        place_around(s, seat, space, effect(e, TILE))
    elif op == PLACE_SAME:
        if count_beside(v, seat, space, EMPTY) > 0:
            push(v, COUNTRY, seat, space, 0, effect(e, CHOICE_AMOUNT), -1)
    elif op == COPY:
        push(v, TAVERN, seat, space)


def place_around(s: State, seat: i64, space: i64, tile: i64) -> None:
    """A landscape tile on every adjacent empty space (GS-11.4, GS-R16)."""
    v = s.v
    p = block(seat) + LAND
    i: i64 = 0
    while i < 4:
        near = NEIGHBOURS[space * 4 + i]
        if near >= 0 and v[p + near] == EMPTY:
            place(s, seat, near, tile)
        i += 1


# -- repeatable effects ----------------------------------------------------------------------------------------------


def advance_repeat(s: State) -> None:
    """Asks before every exchange (GS-11.3)."""
    ask(s.v, s.v[top(s.v) + SEAT], REPEAT_EXCHANGE)


def offer_repeat(v: vec[i64]) -> vec[i64]:
    """Again, stop, and, once an exchange is done, anytime actions (GS-8.14, GS-R17)."""
    f = top(v)
    seat = v[f + SEAT]
    acts = vec[i64](capacity=8)
    if can_give(v, seat, v[f + A]):
        acts = append(acts, action(DO_AGAIN, 0))
    acts = append(acts, action(DO_STOP, 0))
    if v[f + B] > 0 and v[CLOSED_REPEATS] == 0:
        acts = offer_anytime(v, seat, acts)
    return acts


def choose_repeat(s: State, kind: i64) -> None:
    """One more exchange, an action of its own with its own wheel test, or the end."""
    v = s.v
    f = top(v)
    if kind == DO_STOP:
        drop(v)
        return
    v[f + B] += 1
    exchange(s, v[f + SEAT], v[f + A])


# -- the Tavern ------------------------------------------------------------------------------------------------------


def offer_copies(v: vec[i64]) -> vec[i64]:
    """The immediate buildings beside the Tavern (GS-11.28, GS-11.29)."""
    f = top(v)
    p = block(v[f + SEAT]) + LAND
    acts = vec[i64](capacity=4)
    i: i64 = 0
    while i < 4:
        near = NEIGHBOURS[v[f + A] * 4 + i]
        if near >= 0 and v[p + near] >= BUILDING and tile_kind(v[p + near] - BUILDING) == IMMEDIATE:
            acts = append(acts, action(DO_COPY, v[p + near] - BUILDING))
        i += 1
    return acts


def advance_tavern(s: State) -> None:
    """Asks which effect; without an immediate building beside it the Tavern does nothing (GS-11.29)."""
    v = s.v
    if len(offer_copies(v)) == 0:
        drop(v)
    else:
        ask(v, v[top(v) + SEAT], TAVERN_TARGET)


def choose_copy(s: State, tile: i64) -> None:
    """Carries out the effect as seen from the copied building (GS-11.30, GS-R18)."""
    v = s.v
    seat = v[top(v) + SEAT]
    drop(v)
    tell(s, COPIED, seat, tile)
    p = block(seat) + LAND
    space: i64 = 0
    while space < SPACES and v[p + space] != BUILDING + tile:
        space += 1
    push(v, IMMEDIATE_EFFECT, seat, tile, space)


# -- the Country House -----------------------------------------------------------------------------------------------


def advance_country(s: State) -> None:
    """Asks for the kind, then for one space after the other (GS-11.19)."""
    v = s.v
    f = top(v)
    if v[f + B] == 0:
        ask(v, v[f + SEAT], LAND_KIND)
    elif v[f + C] == 0:
        drop(v)
    else:
        ask(v, v[f + SEAT], SPACE)


def offer_country_kinds() -> vec[i64]:
    """Pit, grove, pond, or nothing at all."""
    return vec[i64]([action(DO_LAND, 0), action(DO_LAND, 1), action(DO_LAND, 2), action(DO_LAND, NO_LAND)])


def choose_country_kind(s: State, operand: i64) -> None:
    """The kind is settled, or the effect is waived."""
    if operand == NO_LAND:
        drop(s.v)
    else:
        s.v[top(s.v) + B] = PIT + operand


def offer_country_spaces(v: vec[i64]) -> vec[i64]:
    """Empty neighbours in ascending order; after the first tile one may stop."""
    f = top(v)
    p = block(v[f + SEAT]) + LAND
    space = v[f + A]
    acts = vec[i64](capacity=5)
    near: i64 = v[f + D] + 1
    while near < SPACES:
        i: i64 = 0
        while i < 4:
            if NEIGHBOURS[space * 4 + i] == near and v[p + near] == EMPTY:
                acts = append(acts, action(DO_SPACE, near))
            i += 1
        near += 1
    if v[f + D] >= 0:
        acts = append(acts, action(DO_SPACE, NO_SPACE))
    return acts


def choose_country_space(s: State, space: i64) -> None:
    """Places one tile, or stops."""
    v = s.v
    f = top(v)
    if space == NO_SPACE:
        drop(v)
        return
    place(s, v[f + SEAT], space, v[f + B])
    v[f + C] -= 1
    v[f + D] = space
