"""What a seat may know, and what it may imagine about the rest. Rules LI-1.15, LI-6.1, LI-6.2, LI-22.23.

Hidden are the order of the decks and of the craft stack, the coming layouts of the path, and the areas that others have
chosen and not yet revealed. Everything else is open: thalers (LI-R42), and craft tiles at a yard, since each of them
lay open on the path before (LI-R41, LI-7.20).
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    AREAS,
    CHOSEN,
    CRAFT_SEEN,
    CRAFT_STACK,
    CRAFT_TOTAL,
    CRAFTS,
    MARK_DECK,
    MARKING_CARDS,
    MARKS_SEEN,
    NO_AREA,
    ORDER_CARDS,
    ORDER_DECK,
    ORDERS_IN_PLAY,
    ORDERS_SEEN,
    UNKNOWN_AREA,
    block,
)
from brettwerk.games.lignum.tables import CRAFT_KINDS
from brettwerk.kernel.rng import below, next32, shuffle
from brettwerk.kernel.state import CHANCE, PLAYERS, numbers, start_chance


def veil(original: vec[i64], seat: i64) -> vec[i64]:
    """A copy with decks, chance and the choices of others blanked; with seat -1 all choices are."""
    v = original[:]
    blank(v, CHANCE, 4)
    blank(v, CRAFT_STACK, CRAFT_TOTAL)
    blank(v, MARK_DECK, MARKING_CARDS)
    blank(v, ORDER_DECK, ORDER_CARDS)
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat and v[block(other) + CHOSEN] != NO_AREA:
            v[block(other) + CHOSEN] = UNKNOWN_AREA
        other += 1
    return v


def blank(v: vec[i64], first: i64, count: i64) -> None:
    """Sets cells to 0."""
    i: i64 = 0
    while i < count:
        v[first + i] = 0
        i += 1


def unveil(v: vec[i64], seat: i64, chance: vec[i64]) -> None:
    """Shuffles what nobody has seen, and guesses the areas that others have chosen."""
    start_chance(v, next32(chance, 0), next32(chance, 0))
    deal_craft(v, chance)
    deal_cards(v, MARK_DECK, MARKING_CARDS, v[MARKS_SEEN], chance)
    if v[ORDERS_IN_PLAY] == 1:
        deal_cards(v, ORDER_DECK, ORDER_CARDS, v[ORDERS_SEEN], chance)
    other: i64 = 0
    while other < v[PLAYERS]:
        if v[block(other) + CHOSEN] == UNKNOWN_AREA:
            v[block(other) + CHOSEN] = below(chance, 0, AREAS)
        other += 1


def deal_craft(v: vec[i64], chance: vec[i64]) -> None:
    """The tiles of the stack are those of the box that never lay open."""
    seen = numbers(CRAFTS)
    i: i64 = 0
    while i < CRAFTS:
        seen[i] = v[CRAFT_SEEN + i]
        i += 1
    n: i64 = 0
    i = 0
    while i < CRAFT_TOTAL:
        kind = CRAFT_KINDS[i]
        if seen[kind] > 0:
            seen[kind] -= 1
        else:
            v[CRAFT_STACK + n] = kind
            n += 1
        i += 1
    shuffle(chance, 0, v, CRAFT_STACK, n)


def deal_cards(v: vec[i64], deck: i64, cards: i64, seen: i64, chance: vec[i64]) -> None:
    """The cards of a deck are those that were never drawn."""
    n: i64 = 0
    card: i64 = 0
    while card < cards:
        if (seen >> card) & 1 == 0:
            v[deck + n] = card
            n += 1
        card += 1
    shuffle(chance, 0, v, deck, n)
