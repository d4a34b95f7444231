"""Resolving a specialist: entry cost, one or two actions, gifts. Rules GS-5.1 – GS-5.19, GS-9.1 – GS-9.33.

Rulings GS-R10, GS-R11, GS-R12, GS-R20, GS-R30.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.anytime import offer_anytime
from brettwerk.games.glasstrasse.building import can_build_something, start_building
from brettwerk.games.glasstrasse.counting import count
from brettwerk.games.glasstrasse.effects import (
    AMOUNT_1,
    AMOUNT_2,
    BASIC,
    BUILD,
    CHOICE,
    CHOICE_AMOUNT,
    DRAW,
    GAIN,
    GAIN_PER,
    GIFT,
    GOOD_1,
    GOOD_2,
    OTHERS,
    PLACE,
    SOURCE,
    TILE,
)
from brettwerk.games.glasstrasse.goods import pay_good, start_choice, start_gain
from brettwerk.games.glasstrasse.land import forests, has_usable_space, start_placing
from brettwerk.games.glasstrasse.layout import (
    BRICK_WHEEL,
    DISPLAY,
    GLASS_WHEEL,
    NO_GOOD,
    STACK,
    STACK_SIZE,
    STACKS,
    STRICT_PLACING,
    block,
)
from brettwerk.games.glasstrasse.tables import ENTRY, TWINS, card_effect, effect, effect_op, tile_kind
from brettwerk.games.glasstrasse.wheels import gain, on_both_wheels, on_wheel, room, stock
from brettwerk.games.glasstrasse.words import (
    ACTED,
    ACTION,
    DECLINE,
    DECLINED,
    DO_ACTION,
    DO_END,
    DO_GIFT,
    DO_GOOD,
    DO_PAY,
    DO_SKIP,
    DRAWN,
    ENTRY_COST,
    FOREST_DUE,
    GIFTS,
    RESOLVE,
    SUPPLY,
    TAKE_BRICK,
    TAKE_GIFT,
    TAKE_GLASS,
    TEST,
    WAIVED,
)
from brettwerk.games.glasstrasse.words import GIFT as GIFT_DECISION
from brettwerk.games.glasstrasse.words import GOOD as GOOD_DECISION
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, SEAT, A, B, C, D, E, State, ask, drop, push, reveal, tell, top


def start_card(s: State, seat: i64, card: i64, limit: i64) -> None:
    """Puts a card on the stack that its player may use for that many actions (GS-5.2, GS-5.4)."""
    push(s.v, RESOLVE, seat, card, limit)


def advance_card(s: State) -> None:
    """Entry cost first (GS-5.10), then actions until the limit is used or the player ends."""
    v = s.v
    f = top(v)
    card = v[f + A]
    if v[f + C] == 0:
        if ENTRY[card * 3 + 1] + ENTRY[card * 3 + 2] > 0:
            ask(v, v[f + SEAT], ENTRY_COST)
            return
        v[f + C] = 1
    if v[f + E] >= v[f + B]:
        drop(v)
    else:
        ask(v, v[f + SEAT], ACTION)


# -- the entry cost --------------------------------------------------------------------------------------------------


def can_enter(v: vec[i64], seat: i64, card: i64) -> bool:
    """Whether the entry cost can be paid in full (GS-5.10, GS-5.16)."""
    if ENTRY[card * 3 + 2] > 0:
        return forests(v, seat) > 0
    good = ENTRY[card * 3]
    return good == NO_GOOD or stock(v, seat, good) >= ENTRY[card * 3 + 1]


def offer_entry(v: vec[i64]) -> vec[i64]:
    """Pay, skip the card, or an anytime action first (GS-5.12, GS-5.13, GS-5.18)."""
    f = top(v)
    seat = v[f + SEAT]
    acts = vec[i64](capacity=8)
    if can_enter(v, seat, v[f + A]):
        acts = append(acts, action(DO_PAY, 0))
    acts = append(acts, action(DO_SKIP, 0))
    return offer_anytime(v, seat, acts)


def choose_entry(s: State, kind: i64) -> None:
    """Pays the entry cost, once (GS-5.11), or waives the card (GS-5.8, GS-5.9)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    card = v[f + A]
    if kind == DO_SKIP:
        drop(v)
        tell(s, WAIVED, seat, card)
        return
    v[f + C] = 1
    if ENTRY[card * 3 + 2] > 0:
        push(v, FOREST_DUE, seat)
    pay_good(s, seat, ENTRY[card * 3], ENTRY[card * 3 + 1])


# -- the actions -----------------------------------------------------------------------------------------------------


def offer_actions(v: vec[i64]) -> vec[i64]:
    """Actions still unused and possible, whatever others chose (GS-5.2, GS-5.3, GS-5.5), the end, anytime actions."""
    f = top(v)
    seat = v[f + SEAT]
    card = v[f + A]
    used = v[f + D]
    acts = vec[i64](capacity=8)
    if used & 1 == 0 and can_act(v, seat, card_effect(card, 0)):
        acts = append(acts, action(DO_ACTION, 0))
    if used & 2 == 0 and (TWINS[card] == 0 or used & 1 == 1) and can_act(v, seat, card_effect(card, 1)):
        acts = append(acts, action(DO_ACTION, 1))
    acts = append(acts, action(DO_END, 0))
    return offer_anytime(v, seat, acts)


def has_room(v: vec[i64], seat: i64, e: i64) -> bool:
    """Whether at least one unit of what the effect yields can be taken."""
    if effect(e, CHOICE) != 0:
        i: i64 = 0
        while i < 6:
            if (effect(e, CHOICE) >> i) & 1 == 1 and room(v, seat, BASIC[i]) > 0:
                return True
            i += 1
        return False
    if effect(e, GOOD_1) != NO_GOOD and room(v, seat, effect(e, GOOD_1)) > 0:
        return True
    return effect(e, GOOD_2) != NO_GOOD and room(v, seat, effect(e, GOOD_2)) > 0


def can_act(v: vec[i64], seat: i64, e: i64) -> bool:
    """Whether an action would change anything on the own board or display; otherwise waiving is the same."""
    op = effect_op(e)
    if op == GAIN:
        return has_room(v, seat, e)
    if op == GAIN_PER:
        return count(v, seat, effect(e, SOURCE), -1, -1) > 0 and has_room(v, seat, e)
    if op == PLACE:
        if has_usable_space(v, seat):
            return True
        return v[STRICT_PLACING] == 0 and effect(e, GOOD_1) != NO_GOOD and has_room(v, seat, e)  # GS-R12
    if op == DRAW:
        return v[STACK_SIZE] + v[STACK_SIZE + 1] + v[STACK_SIZE + 2] > 0
    if op == GIFT:
        return v[PLAYERS] > 1 or has_room(v, seat, e)
    return can_build_something(v, seat)


def choose_action(s: State, act_kind: i64, which: i64) -> None:
    """Starts an action; a wheel test stands behind it (GS-5.17)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    card = v[f + A]
    if act_kind == DO_END:
        if v[f + E] == 0:
            tell(s, WAIVED, seat, card)
        drop(v)
        return
    v[f + D] |= 1 << which
    v[f + E] += 1
    tell(s, ACTED, seat, card, which)
    e = card_effect(card, which)
    op = effect_op(e)
    if op == BUILD:
        start_building(s, seat)
        return
    if op == GIFT:
        push(v, SUPPLY, seat, e)
        return
    if op == DRAW:
        draw_tiles(s, seat)
        return
    push(v, TEST, seat)
    if op == GAIN:
        start_gain(s, seat, effect(e, GOOD_1), effect(e, AMOUNT_1), effect(e, GOOD_2), effect(e, AMOUNT_2))
    elif op == GAIN_PER:  # GS-5.19: counted when the action is carried out
        times = count(v, seat, effect(e, SOURCE), -1, -1)
        if effect(e, CHOICE) != 0:
            start_choice(s, seat, effect(e, CHOICE), times * effect(e, CHOICE_AMOUNT), True)
        else:
            start_gain(s, seat, effect(e, GOOD_1), times * effect(e, AMOUNT_1))
    else:
        if effect(e, GOOD_1) != NO_GOOD:
            start_gain(s, seat, effect(e, GOOD_1), effect(e, AMOUNT_1))
        lapses = effect(e, GOOD_1) != NO_GOOD and v[STRICT_PLACING] == 0
        if has_usable_space(v, seat):
            start_placing(s, seat, effect(e, TILE), lapses)


def draw_tiles(s: State, seat: i64) -> None:
    """Feudal Lord: the top tile of each stack comes into the display, only here (GS-9.1, GS-9.2, GS-9.33, GS-13.3)."""
    v = s.v
    kind: i64 = 0
    while kind < 3:
        n = v[STACK_SIZE + kind]
        if n > 0:
            tile = v[STACKS + kind * STACK + n - 1]
            v[STACKS + kind * STACK + n - 1] = 0
            v[STACK_SIZE + kind] = n - 1
            bit: i64 = 1 << (tile % STACK)
            v[block(seat) + DISPLAY + tile_kind(tile)] |= bit
            reveal(v)
            tell(s, DRAWN, seat, tile)
        kind += 1


# -- the Supplier and his gifts --------------------------------------------------------------------------------------


def advance_supply(s: State) -> None:
    """Asks for the basic good (GS-9.12)."""
    ask(s.v, s.v[top(s.v) + SEAT], GOOD_DECISION)


def offer_supply(v: vec[i64]) -> vec[i64]:
    """All basic goods; alone only those with room, since nobody else would receive any."""
    from_all = v[PLAYERS] > 1
    seat = v[top(v) + SEAT]
    acts = vec[i64](capacity=6)
    i: i64 = 0
    while i < 6:
        if from_all or room(v, seat, BASIC[i]) > 0:
            acts = append(acts, action(DO_GOOD, i))
        i += 1
    return acts


def choose_supply(s: State, index: i64) -> None:
    """Two units for the player (solo one, GS-15.11), then a gift for each other (GS-9.13, GS-R20)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    e = v[f + A]
    drop(v)
    if v[PLAYERS] > 1:
        push(v, GIFTS, seat, BASIC[index], 0, effect(e, OTHERS))
        amount = effect(e, CHOICE_AMOUNT)
    else:
        amount = 1
    push(v, TEST, seat)
    start_gain(s, seat, BASIC[index], amount)


def receiver(v: vec[i64]) -> i64:
    """Whose turn it is to receive, clockwise from the giver; everybody but the giver (GS-9.18)."""
    f = top(v)
    return (v[f + SEAT] + v[f + B] + 1) % v[PLAYERS]


def advance_gifts(s: State) -> None:
    """Asks one seat after the other."""
    v = s.v
    f = top(v)
    if v[f + B] >= v[PLAYERS] - 1:
        drop(v)
    else:
        ask(v, receiver(v), GIFT_DECISION)


def offer_gift(v: vec[i64]) -> vec[i64]:
    """Take on a wheel with room (GS-9.14, GS-9.16), decline (GS-9.15), or an anytime action first (GS-9.17, GS-7.5)."""
    seat = receiver(v)
    good = v[top(v) + A]
    acts = vec[i64](capacity=8)
    if not on_both_wheels(good):
        if room(v, seat, good) > 0:
            acts = append(acts, action(DO_GIFT, TAKE_GIFT))
    else:
        if room(v, seat, on_wheel(good, GLASS_WHEEL)) > 0:
            acts = append(acts, action(DO_GIFT, TAKE_GLASS))
        if room(v, seat, on_wheel(good, BRICK_WHEEL)) > 0:
            acts = append(acts, action(DO_GIFT, TAKE_BRICK))
    acts = append(acts, action(DO_GIFT, DECLINE))
    return offer_anytime(v, seat, acts)


def choose_gift(s: State, operand: i64) -> None:
    """Takes one unit and tests the wheels, or declines (GS-9.15)."""
    v = s.v
    f = top(v)
    seat = receiver(v)
    good = v[f + A]
    amount = v[f + C]
    v[f + B] += 1
    if operand == DECLINE:
        tell(s, DECLINED, seat, good)
        return
    if operand == TAKE_GLASS:
        good = on_wheel(good, GLASS_WHEEL)
    elif operand == TAKE_BRICK:
        good = on_wheel(good, BRICK_WHEEL)
    gain(s, seat, good, min(amount, room(v, seat, good)))
    push(v, TEST, seat)
