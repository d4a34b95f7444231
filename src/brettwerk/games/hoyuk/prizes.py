"""What a bot sees of the hand: families, the groups they allow, the cards about to be won."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.cards import GROUP_POINTS, LARGEST_GROUP
from brettwerk.games.hoyuk.layout import (
    CURSOR,
    FAMILIES,
    HAND,
    JOKER,
    PHASE,
    PLAYED,
    REVEAL,
    ROUND,
    START,
    SYMBOLS,
    WINDOW_4,
    part,
)
from brettwerk.games.hoyuk.pace import tiles_of_rivals
from brettwerk.games.hoyuk.piles import top_of
from brettwerk.games.hoyuk.sights import EXTRA_AT, FAMILY_AT, FAR, GROUPS_AT, HELD_AT, JOKERS_AT, PRIZE_AT, note
from brettwerk.kernel.state import PLAYERS, bit


def see_hand(v: vec[i64], seat: i64, left: i64, extra: i64, won: i64, seen: vec[i64]) -> None:
    """Families, and the groups that they will allow to be scored, with the cards in hand and those about to be won."""
    p = part(seat)
    soon = min(left, FAR)
    families = v[p + FAMILIES] + extra
    i: i64 = 0
    while i < 6 and i < families:
        note(seen, FAMILY_AT + i, soon)
        i += 1
    now = families - v[p + PLAYED]
    phase = v[PHASE]
    place = (seat - v[START] + v[PLAYERS]) % v[PLAYERS]
    if now < 0 or phase > WINDOW_4 or (phase == WINDOW_4 and place < v[CURSOR]):
        now = 0
    cap = min(LARGEST_GROUP, families if left > 0 else now)
    budget = now + (left + 6) // 10 * families
    hand: i64 = 0  # seven counters of eight bits
    symbol: i64 = 0
    while symbol < SYMBOLS:
        n = v[p + HAND + symbol]
        if n > 0:
            hand |= n << (8 * symbol)
            if symbol == JOKER:
                note(seen, JOKERS_AT, n * soon)
            elif n % LARGEST_GROUP != 0:
                note(seen, HELD_AT + n % LARGEST_GROUP - 1, soon)
        symbol += 1
    worth = group_value(hand, cap, budget)
    note(seen, GROUPS_AT, worth)
    if won != 0:
        see_prizes(v, seat, won, hand, cap, budget, worth, seen)


def see_prizes(v: vec[i64], seat: i64, won: i64, hand: i64, cap: i64, budget: i64, worth: i64, seen: vec[i64]) -> None:
    """What the cards on top of the piles add to the hand, and how many more of the same piles are won."""
    prizes: i64 = 0
    pile: i64 = 0
    while won != 0:
        n = won & 63
        if n != 0:
            hand += bit(8 * top_of(v, pile))
            prizes += 1
            note(seen, EXTRA_AT, n - 1)
        won >>= 6
        pile += 1
    prizes += group_value(hand, cap, budget) - worth
    if tiles_of_rivals(v, seat) > 0:
        note(seen, PRIZE_AT, prizes)
    elif v[PHASE] <= REVEAL and v[ROUND] > 1:
        note(seen, PRIZE_AT + 1, prizes)
    else:
        note(seen, PRIZE_AT + 2, prizes)


def group_value(hand: i64, cap: i64, budget: i64) -> i64:
    """What a hand brings in groups beyond one point a card: the largest groups first, jokers where most is."""
    jokers = hand >> (8 * JOKER)
    total: i64 = 0
    while budget > 1 and cap > 1:
        most: i64 = 0
        which: i64 = 0
        symbol: i64 = 0
        while symbol < JOKER:
            n = (hand >> (8 * symbol)) & 255
            if n > most:
                most = n
                which = symbol
            symbol += 1
        size = min(min(most + jokers, cap), budget)
        if size < 2:
            return total
        plain = min(most, size)
        hand -= plain << (8 * which)
        jokers -= size - plain
        budget -= size
        total += GROUP_POINTS[size] - size
    return total
