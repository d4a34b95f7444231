"""Taking and paying goods: which wheel, all or fewer, how many. Rules GS-6.1 – GS-6.10, GS-6.13, GS-6.14, GS-2.15.

Nothing turns while goods are being taken or paid; whoever starts a gain or payment puts a wheel test behind it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.effects import BASIC
from brettwerk.games.glasstrasse.layout import (
    BRICK_WHEEL,
    CHARCOAL,
    CHARCOAL_BRICK,
    CHARCOAL_GLASS,
    FOOD,
    FOOD_BRICK,
    FOOD_GLASS,
    GLASS_WHEEL,
    NO_GOOD,
    block,
)
from brettwerk.games.glasstrasse.wheels import gain, on_both_wheels, on_wheel, pay, room
from brettwerk.games.glasstrasse.words import (
    ALL,
    AMOUNT,
    CHOOSE_GOOD,
    DO_AMOUNT,
    DO_FROM_WHEEL,
    DO_GOOD,
    DO_TAKE,
    DO_TO_WHEEL,
    FEWER,
    GAIN_GOODS,
    GAIN_WHEEL,
    GOOD,
    LOST,
    PAY,
    PAY_WHEEL,
    TAKE,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, B, C, D, E, F, G, State, ask, drop, push, tell, top


def start_gain(s: State, seat: i64, good_1: i64, amount_1: i64, good_2: i64 = NO_GOOD, amount_2: i64 = 0) -> None:
    """Offers up to two kinds of goods together (GS-6.3)."""
    push(s.v, GAIN_GOODS, seat, good_1, amount_1, good_2, amount_2)


def advance_gain(s: State) -> None:
    """Settles wheels where only one has room, cuts off what does not fit, and asks what is left to ask."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if v[f + E] == 0:
        slot: i64 = A
        while slot <= C:
            good = v[f + slot]
            if on_both_wheels(good) and v[f + slot + 1] > 0:  # GS-6.4, GS-6.5: all of it to one wheel
                glass = room(v, seat, on_wheel(good, GLASS_WHEEL))
                brick = room(v, seat, on_wheel(good, BRICK_WHEEL))
                if glass > 0 and brick > 0:
                    ask(v, seat, GAIN_WHEEL)
                    return
                v[f + slot] = on_wheel(good, GLASS_WHEEL if glass > 0 else BRICK_WHEEL)
            slot += 2
        slot = A
        while slot <= C:
            if v[f + slot] != NO_GOOD:
                fits = min(v[f + slot + 1], room(v, seat, v[f + slot]))
                if fits < v[f + slot + 1]:  # GS-2.6, GS-2.7
                    tell(s, LOST, seat, v[f + slot], v[f + slot + 1] - fits)
                    v[f + slot + 1] = fits
            slot += 2
        if v[f + B] + v[f + D] == 0:
            drop(v)
            return
        v[f + E] = 1
        v[f + F] = -1
        v[f + G] = -1
        ask(v, seat, TAKE)
        return
    if v[f + F] < 0:
        if v[f + B] > 0:
            ask(v, seat, AMOUNT)
            return
        v[f + F] = 0
    if v[f + G] < 0:
        if v[f + D] > 0:
            ask(v, seat, AMOUNT)
            return
        v[f + G] = 0
    finish_gain(s, v[f + F], v[f + G])


def finish_gain(s: State, taken_1: i64, taken_2: i64) -> None:
    """Raises the markers; the wheels are tested by what comes next (GS-2.15)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    good_1 = v[f + A]
    good_2 = v[f + C]
    drop(v)
    gain(s, seat, good_1, taken_1)
    if good_2 != NO_GOOD:
        gain(s, seat, good_2, taken_2)


def offer_gain_wheel() -> vec[i64]:
    """Both wheels (GS-6.4, GS-6.5)."""
    return vec[i64]([action(DO_TO_WHEEL, GLASS_WHEEL), action(DO_TO_WHEEL, BRICK_WHEEL)])


def choose_gain_wheel(s: State, wheel: i64) -> None:
    """Sends the first good whose wheel is open to that wheel; the next action may use another (GS-6.7, GS-R35)."""
    v = s.v
    f = top(v)
    slot: i64 = A if on_both_wheels(v[f + A]) else C
    v[f + slot] = on_wheel(v[f + slot], wheel)


def offer_take() -> vec[i64]:
    """All, or fewer (GS-6.1, GS-6.2)."""
    return vec[i64]([action(DO_TAKE, ALL), action(DO_TAKE, FEWER)])


def choose_take(s: State, operand: i64) -> None:
    """Takes all at once, or goes on to the amounts."""
    if operand == ALL:
        f = top(s.v)
        finish_gain(s, s.v[f + B], s.v[f + D])


def offer_amount(v: vec[i64]) -> vec[i64]:
    """Amounts of one kind, such that in the end at least one unit is left (GS-6.3)."""
    f = top(v)
    most = v[f + B]
    if v[f + F] >= 0:
        most = v[f + D]
        if v[f + F] == v[f + B]:
            most -= 1
    elif v[f + D] == 0:
        most -= 1
    acts = vec[i64](capacity=8)
    n: i64 = 0
    while n <= most:
        acts = append(acts, action(DO_AMOUNT, n))
        n += 1
    return acts


def choose_amount(s: State, amount: i64) -> None:
    """Notes the amount of the first, then of the second kind."""
    v = s.v
    f = top(v)
    if v[f + F] < 0:
        v[f + F] = amount
    else:
        v[f + G] = amount


def offer_goods(v: vec[i64]) -> vec[i64]:
    """The basic goods to choose from (GS-6.13); card actions leave out those without room."""
    f = top(v)
    acts = vec[i64](capacity=6)
    i: i64 = 0
    while i < 6:
        if (v[f + A] >> i) & 1 == 1 and (v[f + C] == 0 or room(v, v[f + SEAT], BASIC[i]) > 0):
            acts = append(acts, action(DO_GOOD, i))
        i += 1
    return acts


def advance_good(s: State) -> None:
    """Asks for the good (GS-6.14)."""
    ask(s.v, s.v[top(s.v) + SEAT], GOOD)


def choose_good(s: State, index: i64) -> None:
    """Offers that many units of the chosen good."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    amount = v[f + B]
    drop(v)
    start_gain(s, seat, BASIC[index], amount)


def start_choice(s: State, seat: i64, mask: i64, amount: i64, with_room: bool) -> None:
    """Offers units of one good out of several."""
    push(s.v, CHOOSE_GOOD, seat, mask, amount, 1 if with_room else 0)


def pay_good(s: State, seat: i64, good: i64, amount: i64) -> None:
    """Pays a good at once, or asks for the wheel of food and charcoal (GS-6.8, GS-6.9)."""
    if amount == 0 or good == NO_GOOD:
        return
    if good == FOOD:
        push(s.v, PAY, seat, amount, 0)
    elif good == CHARCOAL:
        push(s.v, PAY, seat, 0, amount)
    else:
        pay(s, seat, good, amount)


def due_good(v: vec[i64]) -> i64:
    """Which good the payment on top of the stack asks for next."""
    return FOOD if v[top(v) + A] > 0 else CHARCOAL


def advance_payment(s: State) -> None:
    """Asks for the wheel of each unit that is due."""
    v = s.v
    f = top(v)
    if v[f + A] + v[f + B] == 0:
        drop(v)
        return
    ask(v, v[f + SEAT], PAY_WHEEL)


def offer_pay_wheel(v: vec[i64]) -> vec[i64]:
    """The wheels that can pay; units from the glass wheel come first, so that no order is asked twice (GS-R13)."""
    f = top(v)
    p = block(v[f + SEAT])
    food = v[f + A] > 0
    due = v[f + A] if food else v[f + B]
    glass = v[p + (FOOD_GLASS if food else CHARCOAL_GLASS)]
    brick = v[p + (FOOD_BRICK if food else CHARCOAL_BRICK)]
    acts = vec[i64](capacity=2)
    if glass > 0 and v[f + C] == 0:
        acts = append(acts, action(DO_FROM_WHEEL, GLASS_WHEEL))
    if brick >= due:
        acts = append(acts, action(DO_FROM_WHEEL, BRICK_WHEEL))
    return acts


def choose_pay_wheel(s: State, wheel: i64) -> None:
    """Pays one unit from that wheel."""
    v = s.v
    f = top(v)
    pay(s, v[f + SEAT], on_wheel(due_good(v), wheel), 1)
    if v[f + A] > 0:
        v[f + A] -= 1
        v[f + C] = wheel if v[f + A] > 0 else 0
    else:
        v[f + B] -= 1
        v[f + C] = wheel if v[f + B] > 0 else 0
