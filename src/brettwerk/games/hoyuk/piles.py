"""Reward piles and played cards as packed rows of symbols. Rules HO-1.21, HO-13.16 – HO-13.18, HO-14.5, HO-R39.

A row of cards takes four numbers of twenty cards, three bits each, which is room for all 70 cards (HO-14.5, HO-3.31).
Cards of one symbol are all the same.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import (
    CARDS,
    CLOSED,
    MIXED_SETS,
    MODE,
    ORIGINALS,
    PILE_SIZE,
    PILE_WORDS,
    RED_HAND_PERMANENT,
    UNSEEN,
)
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import PILE_SET, PILES_IN_MODE
from brettwerk.games.hoyuk.words import NEW_TOP, PILE_CLOSED
from brettwerk.kernel.state import State, bit, reveal, tell

PER_WORD: Final[i64] = 20
LAST_CARD: Final[i64] = 57  # where the last card of a word lies


def card_at(v: vec[i64], row: i64, i: i64) -> i64:
    """The symbol of the i-th card of a packed row."""
    return (v[row + i // PER_WORD] >> (3 * (i % PER_WORD))) & 7


def set_card(v: vec[i64], row: i64, i: i64, symbol: i64) -> None:
    """Puts a symbol at a place of a packed row."""
    word = row + i // PER_WORD
    shift = 3 * (i % PER_WORD)
    v[word] = (v[word] & ~(7 * bit(shift))) | (symbol << shift)


def take_first(v: vec[i64], row: i64) -> i64:
    """Takes the first card off a packed row; the others move up."""
    symbol = v[row] & 7
    i: i64 = 0
    while i < PILE_WORDS:
        v[row + i] >>= 3
        if i + 1 < PILE_WORDS:
            v[row + i] |= (v[row + i + 1] & 7) << LAST_CARD
        i += 1
    return symbol


def pile_row(pile: i64) -> i64:
    """Where the cards of a pile begin."""
    return CARDS + PILE_WORDS * pile


def piles_in_play(v: vec[i64]) -> i64:
    """3, 5 or 7 (HO-13.7, HO-17.1, HO-18.1)."""
    return PILES_IN_MODE[v[MODE]]


def is_open_pile(v: vec[i64], pile: i64) -> bool:
    """Whether cards can be won from the pile: it has some and never ran out (HO-13.16)."""
    return v[PILE_SIZE + pile] > 0 and (v[CLOSED] >> pile) & 1 == 0


def may_return_to(v: vec[i64], pile: i64) -> bool:
    """Whether cards may be put under the pile: not under a closed one (HO-13.17, HO-14.4, HO-R39)."""
    return (v[CLOSED] >> pile) & 1 == 0


def set_of(v: vec[i64], pile: i64) -> i64:
    """The set from which a pile was dealt; one for all if they were mixed (HO-17.2, HO-R3)."""
    return 0 if switch(v, MIXED_SETS) else PILE_SET[pile]


def top_of(v: vec[i64], pile: i64) -> i64:
    """The symbol on top of a pile that is not empty (HO-1.21)."""
    return v[pile_row(pile)] & 7


def see_top(v: vec[i64], pile: i64) -> None:
    """The top card is an original one and is now seen for the first time."""
    v[UNSEEN + set_of(v, pile)] -= bit(5 * top_of(v, pile))


def take_top(s: State, pile: i64) -> i64:
    """Takes the top card; the next one comes to light, or the pile closes for good (HO-13.16, HO-R39)."""
    v = s.v
    symbol = take_first(v, pile_row(pile))
    v[PILE_SIZE + pile] -= 1
    if v[ORIGINALS + pile] > 0:
        v[ORIGINALS + pile] -= 1
        if v[ORIGINALS + pile] > 0:
            see_top(v, pile)
            reveal(v)
    if v[PILE_SIZE + pile] == 0:
        if switch(v, RED_HAND_PERMANENT):
            v[CLOSED] |= 1 << pile
        tell(s, PILE_CLOSED, -1, pile)
    else:
        tell(s, NEW_TOP, -1, pile, top_of(v, pile))
    return symbol


def put_under(v: vec[i64], pile: i64, symbol: i64) -> None:
    """A card goes face up under a pile (HO-14.2)."""
    set_card(v, pile_row(pile), v[PILE_SIZE + pile], symbol)
    v[PILE_SIZE + pile] += 1
