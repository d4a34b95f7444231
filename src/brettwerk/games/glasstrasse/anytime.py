"""Anytime actions: using an own processing building, clearing a landscape tile.

Rules GS-7.1 – GS-7.16, GS-10.1 – GS-10.33. They are offered in every window, that is whenever their owner decides about
an own card, exchange or gift, and once before scoring; nothing is lost by that, since they touch nothing but the own
board (GS-7.15). Rulings GS-R15, GS-R27, GS-R37.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.effects import (
    AMOUNT_1,
    AMOUNT_2,
    CHOICE,
    CHOICE_AMOUNT,
    GOOD_1,
    GOOD_2,
    PAY_1,
    PAY_2,
    PAY_AMOUNT_1,
    PAY_AMOUNT_2,
    PAY_DISPLAY,
    PAY_FOREST,
    PAY_LAND,
    TILE,
)
from brettwerk.games.glasstrasse.goods import pay_good, start_choice, start_gain
from brettwerk.games.glasstrasse.land import count_land, forests, has_usable_space, is_landscape, start_placing
from brettwerk.games.glasstrasse.layout import (
    ANYTIME,
    BUILT,
    CLEARED,
    DISPLAY,
    EMPTY,
    LAND,
    NO_GOOD,
    OUT,
    PROCESSING,
    SPACES,
    STACK,
    TILES,
    block,
)
from brettwerk.games.glasstrasse.tables import effect, tile_kind
from brettwerk.games.glasstrasse.wheels import stock, turn_wheels
from brettwerk.games.glasstrasse.words import (
    DISCARD_TILE,
    DISCARDED,
    DISPLAY_DUE,
    DO_CLEAR,
    DO_DISCARD,
    DO_USE,
    FOREST_DUE,
    LAND_DUE,
    OUTPUT,
    TEST,
    USED,
)
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import SEAT, A, B, State, ask, bits, drop, push, tell, top

MOST_IN_A_ROW: Final[i64] = 200  # GS-R27


def offer_anytime(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Adds the anytime actions of a seat: all that stands, as often as wanted (GS-7.2, GS-7.3, GS-7.7, GS-7.8)."""
    if v[ANYTIME] >= MOST_IN_A_ROW:
        return acts
    mask = v[block(seat) + BUILT + PROCESSING]
    tile: i64 = 0
    while mask != 0:
        if mask & 1 == 1 and can_give(v, seat, tile):
            acts = append(acts, action(DO_USE, tile))
        mask >>= 1
        tile += 1
    p = block(seat) + LAND
    i: i64 = v[CLEARED] + 1
    while i < SPACES:
        if is_landscape(v[p + i]):
            return append(acts, action(DO_CLEAR, 0))
        i += 1
    return acts


def is_anytime(act: i64) -> bool:
    """Whether an option of a window is an anytime action."""
    return kind_of(act) >= DO_USE


def choose_anytime(s: State, seat: i64, act: i64) -> None:
    """Starts the anytime action on top of whatever is pending, also before a build (GS-7.4, GS-7.6, GS-8.6)."""
    v = s.v
    v[ANYTIME] += 1
    if kind_of(act) == DO_CLEAR:
        push(v, LAND_DUE, seat, EMPTY, 1)
        return
    v[CLEARED] = -1
    tile = operand_of(act)
    tell(s, USED, seat, tile)
    exchange(s, seat, tile)


def other_choice(v: vec[i64]) -> None:
    """Any other choice in a window lets the counting start anew (GS-R27)."""
    v[ANYTIME] = 0
    v[CLEARED] = -1


def can_give(v: vec[i64], seat: i64, e: i64) -> bool:
    """Whether the full input of a conversion is there (GS-7.16, GS-2.8)."""
    good = effect(e, PAY_1)
    if good != NO_GOOD and stock(v, seat, good) < effect(e, PAY_AMOUNT_1):
        return False
    good = effect(e, PAY_2)
    if good != NO_GOOD and stock(v, seat, good) < effect(e, PAY_AMOUNT_2):
        return False
    if effect(e, PAY_FOREST) > 0 and forests(v, seat) < effect(e, PAY_FOREST):
        return False
    if effect(e, PAY_LAND) > 0 and count_land(v, seat, effect(e, PAY_LAND)) == 0:
        return False
    if effect(e, PAY_DISPLAY) > 0 and display_size(v, seat) < effect(e, PAY_DISPLAY):
        return False
    return effect(e, TILE) == 0 or has_usable_space(v, seat)  # GS-R33


def exchange(s: State, seat: i64, e: i64) -> None:
    """One conversion: give the input, for this effect alone (GS-6.10), receive the output, test the wheels (GS-7.6)."""
    v = s.v
    push(v, TEST, seat)
    push(v, OUTPUT, seat, e)
    pay_good(s, seat, effect(e, PAY_2), effect(e, PAY_AMOUNT_2))
    pay_good(s, seat, effect(e, PAY_1), effect(e, PAY_AMOUNT_1))
    if effect(e, PAY_FOREST) > 0:
        push(v, FOREST_DUE, seat)
    if effect(e, PAY_LAND) > 0:
        push(v, LAND_DUE, seat, effect(e, PAY_LAND), 0)
    if effect(e, PAY_DISPLAY) > 0:
        push(v, DISPLAY_DUE, seat, effect(e, PAY_DISPLAY), -1)


def advance_output(s: State) -> None:
    """What a conversion yields, after its input is given; food and charcoal on one wheel (GS-10.32)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    e = v[f + A]
    drop(v)
    if effect(e, TILE) > 0:
        start_placing(s, seat, effect(e, TILE), False)
    elif effect(e, CHOICE) != 0:
        start_choice(s, seat, effect(e, CHOICE), effect(e, CHOICE_AMOUNT), False)
    else:
        start_gain(s, seat, effect(e, GOOD_1), effect(e, AMOUNT_1), effect(e, GOOD_2), effect(e, AMOUNT_2))


def advance_test(s: State) -> None:
    """The wheel test behind every complete step (GS-2.17); behind a payment only refined goods matter (GS-2.19)."""
    seat = s.v[top(s.v) + SEAT]
    drop(s.v)
    turn_wheels(s, seat)


# -- unbuilt tiles to give up ----------------------------------------------------------------------------------------


def display_size(v: vec[i64], seat: i64) -> i64:
    """How many unbuilt tiles lie in a display."""
    p = block(seat) + DISPLAY
    return bits(v[p]) + bits(v[p + 1]) + bits(v[p + 2])


def advance_discard(s: State) -> None:
    """Asks for the tiles one by one."""
    v = s.v
    f = top(v)
    if v[f + A] == 0:
        drop(v)
    else:
        ask(v, v[f + SEAT], DISCARD_TILE)


def offer_discards(v: vec[i64]) -> vec[i64]:
    """Tiles of the own display in ascending order, such that enough are left for the rest (GS-10.1)."""
    f = top(v)
    p = block(v[f + SEAT]) + DISPLAY
    acts = vec[i64](capacity=8)
    tile: i64 = v[f + B] + 1
    while tile < TILES:
        if (v[p + tile_kind(tile)] >> (tile % STACK)) & 1 == 1:
            acts = append(acts, action(DO_DISCARD, tile))
        tile += 1
    return acts[: i64(len(acts)) - v[f + A] + 1]


def choose_discard(s: State, tile: i64) -> None:
    """The tile leaves the game (GS-10.1, GS-10.7, GS-10.16, GS-R22)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    bit: i64 = 1 << (tile % STACK)
    v[block(seat) + DISPLAY + tile_kind(tile)] &= ~bit
    v[OUT + tile_kind(tile)] |= bit
    v[f + A] -= 1
    v[f + B] = tile
    tell(s, DISCARDED, seat, tile)
