"""Choosing, laying, revealing and playing cards.

Rules GS-3.1 – GS-3.7, GS-4.1 – GS-4.17, GS-14.1 – GS-14.9, GS-15.1 – GS-15.14.
Rulings GS-R7 – GS-R9, GS-R21, GS-R24, GS-R25.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.layout import (
    ALL_CARDS,
    ASIDE,
    CUP,
    CURSOR,
    DUEL,
    HAND,
    HAND_SIZE,
    LAID,
    LAY,
    LOCKED,
    NO_CARD,
    NOT_DOWN,
    NOT_HAND,
    NOTCHES,
    PERIOD,
    PERIOD_END,
    PHASE,
    REVEAL,
    REVEALED,
    ROUND,
    SELECT,
    SOLO,
    block,
)
from brettwerk.games.glasstrasse.specialists import start_card
from brettwerk.games.glasstrasse.words import (
    CHOSE,
    DO_PASS,
    DO_PICK,
    DO_PLAY,
    DREW_CARD,
    EXTRA_CARD,
    LAID_CARD,
    LAY_CARD,
    NO_DECISION,
    PERIOD_BEGAN,
    PICK_CARD,
    PLAY_CARD,
    PLAYED_ALONG,
    REVEALED_CARD,
    SOLO_LAST_CARD,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import DECISION, OPEN, PLAYERS, State, ask, ask_all, bits, draw, reveal, tell

HAND_CARDS: Final[i64] = 5  # GS-3.4
SOLO_HANDS: Final[vec[i64]] = vec[i64]([3, 4, 5, 6, 3, 4, 5])  # GS-15.2; neighbours differ (GS-15.14)
MOST_NOTCHES: Final[i64] = 2  # GS-4.7
CARD_ROUNDS: Final[i64] = 3  # GS-3.2, GS-4.15
LEFT_FOR_EXTRA: Final[i64] = 3  # GS-14.5


def everybody(v: vec[i64]) -> i64:
    """The bit mask of all seats."""
    return (1 << v[PLAYERS]) - 1


# -- choosing --------------------------------------------------------------------------------------------------------


def begin_period(s: State) -> None:
    """All cards are available again (GS-3.3), notches and cards put aside are emptied (GS-4.17)."""
    v = s.v
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = block(seat)
        if v[PLAYERS] == 1:
            v[p + LOCKED] = v[p + HAND] | v[p + ASIDE]  # GS-15.7, GS-15.9
        v[p + HAND] = 0
        v[p + HAND_SIZE] = 0
        v[p + LAID] = NO_CARD
        v[p + REVEALED] = NO_CARD
        v[p + NOTCHES] = 0
        v[p + ASIDE] = 0
        v[p + NOT_HAND] = 0
        v[p + NOT_DOWN] = 0
        seat += 1
    v[PHASE] = SELECT
    v[ROUND] = 1
    v[CURSOR] = 0
    tell(s, PERIOD_BEGAN, v[CUP], v[PERIOD])
    ask_all(v, everybody(v), PICK_CARD)


def cards_to_choose(v: vec[i64]) -> i64:
    """How many cards everybody chooses in this period (GS-3.4, GS-15.2)."""
    if v[PLAYERS] == 1:
        return SOLO_HANDS[v[PERIOD] - 1]
    return HAND_CARDS


def cards_left(v: vec[i64], seat: i64) -> i64:
    """The cards behind the last one picked; solo without locked ones (GS-15.10)."""
    p = block(seat)
    card: i64 = 0
    while v[p + HAND] >> card != 0:
        card += 1
    return (ALL_CARDS & ~v[p + LOCKED]) >> card << card


def offer_picks(v: vec[i64], seat: i64) -> vec[i64]:
    """Cards in ascending order, such that enough are left to complete the hand."""
    free = cards_left(v, seat)
    missing = cards_to_choose(v) - v[block(seat) + HAND_SIZE]
    left = bits(free)
    acts = vec[i64](capacity=15)
    card: i64 = 0
    while left >= missing:
        if (free >> card) & 1 == 1:
            acts = append(acts, action(DO_PICK, card))
            left -= 1
        card += 1
    return acts


def choose_pick(s: State, seat: i64, card: i64) -> None:
    """Adds a card to the hand; complete hands serve for the whole period (GS-3.5, GS-3.6, GS-R9)."""
    v = s.v
    p = block(seat)
    v[p + HAND] |= 1 << card
    v[p + HAND_SIZE] += 1
    if v[p + HAND_SIZE] < cards_to_choose(v):
        return
    tell(s, CHOSE, seat, v[p + HAND], 0, 0, 1 << seat)
    v[OPEN] &= ~(1 << seat)
    if v[OPEN] == 0:
        v[DECISION] = NO_DECISION
        if v[PLAYERS] == 1:
            v[PHASE] = SOLO
        elif v[PLAYERS] == 2:
            v[PHASE] = DUEL
            v[CURSOR] = v[CUP]  # GS-14.2
        else:
            v[PHASE] = LAY


# -- three and four players ------------------------------------------------------------------------------------------


def advance_lay(v: vec[i64]) -> None:
    """Everybody lays a card at the same time (GS-4.1)."""
    ask_all(v, everybody(v), LAY_CARD)


def offer_hand(v: vec[i64], seat: i64, kind: i64) -> vec[i64]:
    """Each card in hand."""
    return with_each(v[block(seat) + HAND], kind)


def with_each(cards: i64, kind: i64) -> vec[i64]:
    """An action of that kind for each of some cards, in ascending order."""
    acts = vec[i64](capacity=6)
    card: i64 = 0
    while cards != 0:
        if cards & 1 == 1:
            acts = append(acts, action(kind, card))
        cards >>= 1
        card += 1
    return acts


def out_of_hand(v: vec[i64], seat: i64, card: i64) -> None:
    """A card leaves the hand."""
    p = block(seat)
    v[p + HAND] &= ~(1 << card)
    v[p + HAND_SIZE] -= 1


def choose_lay(s: State, seat: i64, card: i64) -> None:
    """Lays the card face down; it is no longer in hand (GS-4.10)."""
    v = s.v
    p = block(seat)
    out_of_hand(v, seat, card)
    v[p + LAID] = card
    v[p + NOT_DOWN] = v[p + NOT_HAND]
    tell(s, LAID_CARD, seat, card, 0, 0, 1 << seat)
    v[OPEN] &= ~(1 << seat)
    if v[OPEN] == 0:
        v[DECISION] = NO_DECISION
        v[PHASE] = REVEAL
        v[CURSOR] = 0


def advance_reveal(s: State) -> None:
    """Reveals one card after the other, clockwise from the cup (GS-4.2, GS-4.3); then the next round (GS-4.13).

    It is called again only when all frames of the card before are done (GS-4.4); three rounds end a period (GS-13.1).
    """
    v = s.v
    if v[CURSOR] == v[PLAYERS]:
        put_aside(v)
        v[ROUND] += 1
        v[PHASE] = LAY if v[ROUND] <= CARD_ROUNDS else PERIOD_END
        return
    seat = (v[CUP] + v[CURSOR]) % v[PLAYERS]
    v[CURSOR] += 1
    p = block(seat)
    card = v[p + LAID]
    v[p + LAID] = NO_CARD
    v[p + REVEALED] = card
    play_openly(s, seat, card)


def put_aside(v: vec[i64]) -> None:
    """Everybody puts the revealed card openly aside (GS-4.13, GS-4.14)."""
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = block(seat)
        v[p + ASIDE] |= 1 << v[p + REVEALED]
        v[p + REVEALED] = NO_CARD
        seat += 1


def play_openly(s: State, seat: i64, card: i64) -> None:
    """Settles at once who plays along (GS-4.11, GS-R8), then lets everybody concerned resolve the card.

    Who holds it and has a free notch must play it, payable or not (GS-4.5, GS-4.6, GS-4.8, GS-5.14, GS-14.3); a card
    laid face down is not held (GS-4.10, GS-5.7). Who has full notches is left out, so that the revealer may still be
    alone (GS-4.9, GS-5.6, GS-R7). The revealer comes first, the others clockwise behind (GS-4.12). A card that is
    played has left its hand for the period (GS-4.16).
    """
    v = s.v
    n = v[PLAYERS]
    reveal(v)
    tell(s, REVEALED_CARD, seat, card)
    along: i64 = 0
    i: i64 = 1
    while i < n:
        other = (seat + i) % n
        p = block(other)
        if bits(v[p + NOTCHES]) < MOST_NOTCHES:
            if (v[p + HAND] >> card) & 1 == 1:
                out_of_hand(v, other, card)
                v[p + NOTCHES] |= 1 << card
                along |= 1 << other
                tell(s, PLAYED_ALONG, other, card)
            else:
                v[p + NOT_HAND] |= 1 << card
        i += 1
    limit: i64 = 2 if along == 0 else 1
    i = n - 1
    while i >= 1:
        other = (seat + i) % n
        if (along >> other) & 1 == 1:
            start_card(s, other, card, limit)
        i -= 1
    start_card(s, seat, card, limit)


# -- two players -----------------------------------------------------------------------------------------------------


def advance_duel(s: State) -> None:
    """Cards are played in turn until a hand is empty (GS-14.2, GS-14.4); three cards left allow one more (GS-14.5).

    So at most two stay unused, or three if the player passes (GS-14.6); only who has not the cup can have three left
    (GS-14.7). All else is as with more players (GS-14.1, GS-14.9).
    """
    v = s.v
    first = v[block(0) + HAND_SIZE]
    second = v[block(1) + HAND_SIZE]
    if first > 0 and second > 0:
        ask(v, v[CURSOR], PLAY_CARD)
        return
    if first >= LEFT_FOR_EXTRA:
        ask(v, 0, EXTRA_CARD)
    elif second >= LEFT_FOR_EXTRA:
        ask(v, 1, EXTRA_CARD)
    else:
        v[PHASE] = PERIOD_END


def offer_extra(v: vec[i64], seat: i64) -> vec[i64]:
    """One of the cards left, or none (GS-14.5, GS-R24)."""
    return append(offer_hand(v, seat, DO_PLAY), action(DO_PASS, 0))


def choose_play(s: State, seat: i64, card: i64) -> None:
    """Plays a card openly; then it is the other player's turn."""
    v = s.v
    out_of_hand(v, seat, card)
    v[block(seat) + ASIDE] |= 1 << card
    v[CURSOR] = 1 - seat
    v[ROUND] += 1
    play_openly(s, seat, card)


def choose_extra(s: State, seat: i64, act_kind: i64, card: i64) -> None:
    """The extra card is used alone (GS-14.8); then the period ends."""
    v = s.v
    v[PHASE] = PERIOD_END
    if act_kind != DO_PASS:
        choose_play(s, seat, card)


# -- solo ------------------------------------------------------------------------------------------------------------


def advance_solo(s: State) -> None:
    """Draws cards with one action each until two are left (GS-15.3, GS-15.4), then asks for the last one (GS-15.5).

    Notches and cup are not used, all else is as with more players (GS-15.13).
    """
    v = s.v
    p = block(0)
    if v[p + HAND_SIZE] == 2:
        ask(v, 0, SOLO_LAST_CARD)
        return
    skip = draw(v, v[p + HAND_SIZE])
    card: i64 = 0
    while True:
        if (v[p + HAND] >> card) & 1 == 1:
            if skip == 0:
                break
            skip -= 1
        card += 1
    out_of_hand(v, 0, card)
    v[p + ASIDE] |= 1 << card
    tell(s, DREW_CARD, 0, card)
    start_card(s, 0, card, 1)


def choose_last(s: State, card: i64) -> None:
    """The card of one's choice with both actions; the other one is not used (GS-15.5, GS-15.6, GS-15.8)."""
    v = s.v
    out_of_hand(v, 0, card)
    v[block(0) + ASIDE] |= 1 << card
    tell(s, REVEALED_CARD, 0, card)
    v[PHASE] = PERIOD_END
    start_card(s, 0, card, 2)
