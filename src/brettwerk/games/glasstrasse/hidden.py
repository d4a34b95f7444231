"""What a seat may know, and what it may imagine about the rest. Rules GS-3.5, GS-3.7, GS-4.9, GS-15.3.

Hidden are the order of the stacks, the cards in other hands, the cards laid by others, and the coming draws. Everything
else is public, also what follows about a hand from a card that was not played along (NOT_HAND, NOT_DOWN).
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.layout import (
    ALL_CARDS,
    ASIDE,
    BUILT,
    DISPLAY,
    HAND,
    HAND_SIZE,
    INTRODUCTORY,
    LAID,
    MARKET,
    NO_CARD,
    NO_TILE,
    NOT_DOWN,
    NOT_HAND,
    NOTCHES,
    OUT,
    PHASE,
    REVEALED,
    SELECT,
    STACK,
    STACK_SIZE,
    STACKS,
    UNKNOWN_CARD,
    block,
)
from brettwerk.games.glasstrasse.suspicion import likely
from brettwerk.games.glasstrasse.tables import SHRINE
from brettwerk.games.glasstrasse.words import SITE
from brettwerk.kernel.rng import below, next32, shuffle
from brettwerk.kernel.state import CHANCE, DEPTH, FRAME, FRAMES, NOTHING, OPEN, PLAYERS, STEPS, A, start_chance


def veil(original: vec[i64], seat: i64) -> vec[i64]:
    """A copy with stacks, draws and other players' cards blanked; with seat -1 all cards are."""
    v = original[:]
    i: i64 = 0
    while i < 4:
        v[CHANCE + i] = 0
        i += 1
    v[STEPS] = 0  # the number of picks would tell something about them
    i = 0
    while i < 3 * STACK:
        v[STACKS + i] = 0
        i += 1
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat:
            p = block(other)
            v[p + HAND] = 0
            if v[PHASE] == SELECT:
                v[p + HAND_SIZE] = 0 if (v[OPEN] >> other) & 1 == 1 else v[p + HAND_SIZE]
            if v[p + LAID] != NO_CARD:
                v[p + LAID] = UNKNOWN_CARD
        other += 1
    return v


def unveil(v: vec[i64], seat: i64, chance: vec[i64], shares: vec[i64] = NOTHING) -> None:
    """Deals the unknown tiles and cards anew, true to everything the seat knows; with shares, likely cards often."""
    start_chance(v, next32(chance, 0), next32(chance, 0))
    kind: i64 = 0
    while kind < 3:
        deal_stack(v, kind, chance)
        kind += 1
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat:
            deal_cards(v, other, chance, shares)
        other += 1


def deal_stack(v: vec[i64], kind: i64, chance: vec[i64]) -> None:
    """Shuffles the tiles that lie nowhere else; in the introductory game shrine tiles stay on top (GS-R29)."""
    gone: i64 = v[OUT + kind]
    i: i64 = 0
    while i < 5:
        tile = v[MARKET + kind * 5 + i]
        if tile != NO_TILE:
            gone |= 1 << (tile % STACK)
        i += 1
    seat: i64 = 0
    while seat < v[PLAYERS]:
        gone |= v[block(seat) + BUILT + kind] | v[block(seat) + DISPLAY + kind]
        seat += 1
    gone |= tile_being_built(v, kind)
    first = STACKS + kind * STACK
    n: i64 = 0
    plain: i64 = 0
    if v[INTRODUCTORY] == 1:
        i = 0
        while i < STACK:
            if (gone >> i) & 1 == 0 and SHRINE[kind * STACK + i] == 0:
                v[first + n] = kind * STACK + i
                n += 1
            i += 1
        plain = n
    i = 0
    while i < STACK:
        if (gone >> i) & 1 == 0 and (v[INTRODUCTORY] == 0 or SHRINE[kind * STACK + i] == 1):
            v[first + n] = kind * STACK + i
            n += 1
        i += 1
    shuffle(chance, 0, v, first, plain)
    shuffle(chance, 0, v, first + plain, n - plain)
    v[STACK_SIZE + kind] = n
    while n < STACK:
        v[first + n] = 0
        n += 1


def tile_being_built(v: vec[i64], kind: i64) -> i64:
    """The tile that is paid for and not yet placed, as a mask: it lies nowhere."""
    depth: i64 = 0
    while depth < v[DEPTH]:
        f = FRAMES + depth * FRAME
        if v[f] == SITE and v[f + A] // STACK == kind:
            return 1 << (v[f + A] % STACK)
        depth += 1
    return 0


def deal_cards(v: vec[i64], seat: i64, chance: vec[i64], shares: vec[i64]) -> None:
    """Guesses the laid card and the hand of another seat; without shares each card is equally likely."""
    p = block(seat)
    if v[PHASE] == SELECT and (v[OPEN] >> seat) & 1 == 1:
        return  # still choosing: nothing is decided yet
    seen = v[p + ASIDE] | v[p + NOTCHES]
    if v[p + REVEALED] != NO_CARD:
        seen |= 1 << v[p + REVEALED]
    if v[p + LAID] == UNKNOWN_CARD:
        v[p + LAID] = pick(ALL_CARDS & ~seen & ~v[p + NOT_DOWN], shares, seat, chance)
        seen |= 1 << v[p + LAID]
    free = ALL_CARDS & ~seen & ~v[p + NOT_HAND]
    n = v[p + HAND_SIZE]
    while n > 0:
        card = pick(free, shares, seat, chance)
        free &= ~(1 << card)
        v[p + HAND] |= 1 << card
        n -= 1


def pick(mask: i64, shares: vec[i64], seat: i64, chance: vec[i64]) -> i64:
    """One of the cards in the mask."""
    if len(shares) > 0:
        return likely(mask, shares, seat, chance)
    n: i64 = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        n += 1
    skip = below(chance, 0, n)
    card: i64 = 0
    while True:
        if (mask >> card) & 1 == 1:
            if skip == 0:
                return card
            skip -= 1
        card += 1
