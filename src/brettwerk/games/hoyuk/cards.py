"""Card windows: each player in turn passes, builds with reward cards or scores groups of them.

Turns: HO-2.3 – HO-2.7, HO-3.1 – HO-3.6, HO-R21, HO-R22; the limit: HO-3.8 – HO-3.14, HO-R23; building: HO-3.7, HO-3.15
– HO-3.20, HO-R49, HO-R61; scoring: HO-3.21 – HO-3.32, HO-R24 – HO-R27 (HO-R24, HO-R25, HO-R26, HO-R27).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.building import can_build, place
from brettwerk.games.hoyuk.layout import (
    ASK_JOKERS,
    CURSOR,
    E_CATTLE,
    ELEMENTS,
    EXPERT,
    FAMILIES,
    HAND,
    JOKER,
    JOKER_ONLY_GROUP,
    MODE,
    PLAYED,
    PLAYED_CARDS,
    SCORE,
    SHAMAN_IS_ELEMENT,
    START,
    SYMBOLS,
    part,
)
from brettwerk.games.hoyuk.piles import set_card
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.words import (
    CARD_BUILT,
    CARD_MAIN,
    DO_BUILD,
    DO_ELEMENT,
    DO_JOKERS,
    DO_PASS,
    DO_SCORE,
    DO_SIZE,
    GROUP,
    GROUP_JOKERS,
    GROUP_SIZE,
    JOKER_DUE,
    JOKER_ELEMENT,
    PASSED,
    POWER,
    SCORED_GROUP,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, SEAT, A, B, State, ask, drop, push, tell, top

GROUP_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 5, 8, 12])
"""Points of a group by its cards (HO-3.21, HO-R25)."""
LARGEST_GROUP: Final[i64] = 5  # HO-3.24


def allowance(v: vec[i64], seat: i64) -> i64:
    """How many cards may be played now: families of this moment less cards of this round (HO-3.8, HO-3.9, HO-R23).

    One family allows one card, whatever its size and block (HO-3.10, HO-3.11); it changes at once (HO-3.12, HO-3.14).
    It may fall below zero when families are lost; nothing is taken back then (HO-3.13).
    """
    p = part(seat)
    return v[p + FAMILIES] - v[p + PLAYED]


def hand_size(v: vec[i64], seat: i64) -> i64:
    """Cards in hand; there is no limit (HO-3.31)."""
    n: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        n += v[part(seat) + HAND + symbol]
        symbol += 1
    return n


def advance_window(s: State) -> bool:
    """Asks the seat whose turn it is, skipping who cannot play; true when all had their turn (HO-3.3, HO-3.6)."""
    v = s.v
    while v[CURSOR] < v[PLAYERS]:
        seat = (v[START] + v[CURSOR]) % v[PLAYERS]
        if allowance(v, seat) >= 1 and hand_size(v, seat) > 0:
            ask(v, seat, CARD_MAIN)
            return False
        v[CURSOR] += 1
    return True


def offer_cards(v: vec[i64], seat: i64) -> vec[i64]:
    """Score or build with any symbol in hand, or pass (HO-3.4, HO-3.5, HO-3.17, HO-3.20)."""
    hand = part(seat) + HAND
    acts = vec[i64](capacity=16)
    symbol: i64 = 0
    while symbol < SYMBOLS:
        if v[hand + symbol] > 0 and (symbol != JOKER or switch(v, JOKER_ONLY_GROUP)):  # HO-3.23
            acts = append(acts, action(DO_SCORE, symbol))
        symbol += 1
    symbol = 0
    while symbol < JOKER:
        if v[hand + symbol] > 0 and can_build(v, seat, symbol):
            acts = append(acts, action(DO_BUILD, symbol))
        symbol += 1
    if v[hand + JOKER] > 0 and len(offer_joker(v, seat)) > 0:
        acts = append(acts, action(DO_BUILD, JOKER))
    return append(acts, action(DO_PASS, 0))


def choose_card(s: State, seat: i64, kind: i64, symbol: i64) -> None:
    """A pass ends the turn; anything else goes on with it."""
    v = s.v
    if kind == DO_PASS:
        tell(s, PASSED, seat)
        v[CURSOR] += 1
    elif kind == DO_SCORE:
        push(v, GROUP, seat, symbol)
    else:
        play_card(v, seat, symbol)
        tell(s, CARD_BUILT, seat, symbol)
        if symbol == JOKER:
            push(v, JOKER_DUE, seat)
        else:
            place(v, seat, symbol)


def play_card(v: vec[i64], seat: i64, symbol: i64) -> None:
    """A card leaves the hand and lies face up until phase 4 (HO-3.15)."""
    p = part(seat)
    v[p + HAND + symbol] -= 1
    set_card(v, p + PLAYED_CARDS, v[p + PLAYED], symbol)
    v[p + PLAYED] += 1


# -- a joker builds ----------------------------------------------------------------------------------------------------


def offer_joker(v: vec[i64], seat: i64) -> vec[i64]:
    """Any element of the mode with a place now (HO-3.19); the shaman unless a switch says no (HO-R49)."""
    acts = vec[i64](capacity=8)
    kinds = E_CATTLE
    if v[MODE] == EXPERT:
        kinds = ELEMENTS if switch(v, SHAMAN_IS_ELEMENT) else ELEMENTS - 1
    element: i64 = 0
    while element < kinds:
        if can_build(v, seat, element):
            acts = append(acts, action(DO_ELEMENT, element))
        element += 1
    return acts


def advance_joker(s: State) -> None:
    """Asks what the joker builds."""
    ask(s.v, s.v[top(s.v) + SEAT], JOKER_ELEMENT)


def choose_joker_element(s: State, seat: i64, element: i64) -> None:
    """The element finds its place."""
    drop(s.v)
    place(s.v, seat, element)


# -- a group scores ----------------------------------------------------------------------------------------------------


def largest_group(v: vec[i64], seat: i64, symbol: i64) -> i64:
    """The most cards that a group of the symbol can have now (HO-3.22, HO-3.24)."""
    hand = part(seat) + HAND
    cards = v[hand + symbol]
    if symbol != JOKER:
        cards += v[hand + JOKER]
    return min(min(cards, LARGEST_GROUP), allowance(v, seat))


def fewest_jokers(v: vec[i64], seat: i64, symbol: i64, size: i64) -> i64:
    """Jokers a group needs at least."""
    return max(0, size - v[part(seat) + HAND + symbol])


def most_jokers(v: vec[i64], seat: i64, size: i64) -> i64:
    """Jokers a group of another symbol can have at most."""
    return min(v[part(seat) + HAND + JOKER], size - 1)


def advance_group(s: State) -> None:
    """Asks for the size, then for the jokers if that is asked at all; then the group scores."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if v[f + B] == 0:
        ask(v, seat, GROUP_SIZE)
    elif v[f + A] == JOKER:
        score_group(s, seat, JOKER, v[f + B], 0)
    elif switch(v, ASK_JOKERS):
        ask(v, seat, GROUP_JOKERS)
    else:  # HO-R24: jokers are used last
        score_group(s, seat, v[f + A], v[f + B], fewest_jokers(v, seat, v[f + A], v[f + B]))


def offer_group_sizes(v: vec[i64]) -> vec[i64]:
    """One card up to the largest possible group."""
    f = top(v)
    most = largest_group(v, v[f + SEAT], v[f + A])
    acts = vec[i64](capacity=8)
    n: i64 = 1
    while n <= most:
        acts = append(acts, action(DO_SIZE, n - 1))
        n += 1
    return acts


def choose_group_size(s: State, operand: i64) -> None:
    """The size is fixed."""
    s.v[top(s.v) + B] = operand + 1


def offer_group_jokers(v: vec[i64]) -> vec[i64]:
    """How many of the cards are jokers; one card at least shows the symbol."""
    f = top(v)
    seat = v[f + SEAT]
    acts = vec[i64](capacity=8)
    n = fewest_jokers(v, seat, v[f + A], v[f + B])
    most = most_jokers(v, seat, v[f + B])
    while n <= most:
        acts = append(acts, action(DO_JOKERS, n))
        n += 1
    return acts


def choose_group_jokers(s: State, jokers: i64) -> None:
    """The group is complete."""
    v = s.v
    f = top(v)
    score_group(s, v[f + SEAT], v[f + A], v[f + B], jokers)


def score_group(s: State, seat: i64, symbol: i64, size: i64, jokers: i64) -> None:
    """Plays the cards and adds the points at once (HO-3.29); a group is never enlarged later (HO-3.27, HO-3.28).

    Each group counts for itself (HO-3.25, HO-3.26), and a score never falls (HO-3.30).

    In expert a group of five allows the tribe power, jokers or not (HO-20.1 – HO-20.3, HO-R52).
    """
    v = s.v
    drop(v)
    n: i64 = 0
    while n < size:
        play_card(v, seat, symbol if n < size - jokers else JOKER)
        n += 1
    v[part(seat) + SCORE] += GROUP_POINTS[size]
    tell(s, SCORED_GROUP, seat, symbol, size, GROUP_POINTS[size])
    if size == LARGEST_GROUP and v[MODE] == EXPERT:
        push(v, POWER, seat)
