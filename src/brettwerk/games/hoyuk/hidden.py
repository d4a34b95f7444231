"""What a seat may know, and what it may imagine about the rest. Rules HO-1.15, HO-1.18, HO-1.21, HO-13.14, HO-R43.

Hidden from everybody are the order of the tile pile, of the disasters not yet seen and of the reward cards that never
lay on top, and coming shuffles. Hands hold only cards that all have seen on top of a pile, so they are public here; the
view hides them from the others, as at the table (HO-13.14, HO-R43).
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import (
    ASIDE,
    DECK,
    DECK_SIZE,
    DISASTERS,
    DRAWN,
    MIXED_SETS,
    MODE,
    NO_TILE,
    ORIGINALS,
    PILE_TILES,
    SYMBOLS,
    TILE,
    TILE_PILE,
    TILES,
    UNKNOWN_SYMBOL,
    UNSEEN,
    part,
)
from brettwerk.games.hoyuk.piles import pile_row, piles_in_play, set_card, set_of
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import DISASTER_IN_MODE, TILE_IN_MODE
from brettwerk.kernel.rng import next32, shuffle
from brettwerk.kernel.state import CHANCE, PLAYERS, numbers, start_chance


def veil(original: vec[i64]) -> vec[i64]:
    """A copy with everything blanked that nobody knows: it is the same for all seats."""
    v = original[:]
    i: i64 = 0
    while i < 4:
        v[CHANCE + i] = 0
        i += 1
    i = 0
    while i < TILES:
        v[TILE_PILE + i] = 0
        i += 1
    i = v[DRAWN]
    while i < DISASTERS:
        v[DECK + i] = 0
        i += 1
    pile: i64 = 0
    while pile < piles_in_play(v):
        i = 1
        while i < v[ORIGINALS + pile]:
            set_card(v, pile_row(pile), i, UNKNOWN_SYMBOL)
            i += 1
        pile += 1
    return v


def unveil(v: vec[i64], chance: vec[i64]) -> None:
    """Deals the unknown tiles, disasters and cards anew, each possible order equally likely."""
    start_chance(v, next32(chance, 0), next32(chance, 0))
    deal_tiles(v, chance)
    deal_disasters(v, chance)
    sets: i64 = 1 if switch(v, MIXED_SETS) else v[MODE] + 1
    i: i64 = 0
    while i < sets:
        deal_cards(v, i, chance)
        i += 1


def deal_tiles(v: vec[i64], chance: vec[i64]) -> None:
    """The tiles neither dealt nor set aside lie in the pile, in any order."""
    gone = v[ASIDE]
    seat: i64 = 0
    while seat < v[PLAYERS]:
        if v[part(seat) + TILE] != NO_TILE:
            gone |= 1 << v[part(seat) + TILE]
        seat += 1
    n: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if TILE_IN_MODE[v[MODE] * TILES + tile] == 1 and (gone >> tile) & 1 == 0:
            v[TILE_PILE + n] = tile
            n += 1
        tile += 1
    shuffle(chance, 0, v, TILE_PILE, n)
    v[PILE_TILES] = n


def deal_disasters(v: vec[i64], chance: vec[i64]) -> None:
    """Disasters seen keep their places; the others lie in front of them, in any order."""
    if v[DRAWN] >= v[DECK_SIZE]:
        return
    seen: i64 = 0
    i: i64 = 0
    while i < v[DRAWN]:
        seen |= 1 << v[DECK + i]
        i += 1
    disaster: i64 = 0
    while disaster < DISASTERS:
        if DISASTER_IN_MODE[v[MODE] * DISASTERS + disaster] == 1 and (seen >> disaster) & 1 == 0:
            v[DECK + i] = disaster
            i += 1
        disaster += 1
    shuffle(chance, 0, v, DECK + v[DRAWN], v[DECK_SIZE] - v[DRAWN])


def deal_cards(v: vec[i64], which: i64, chance: vec[i64]) -> None:
    """The cards of a set that never lay on top lie somewhere under the tops of its piles."""
    cards = numbers(70)
    n: i64 = 0
    symbol: i64 = 0
    while symbol < SYMBOLS:
        left = (v[UNSEEN + which] >> (5 * symbol)) & 31
        while left > 0:
            cards[n] = symbol
            n += 1
            left -= 1
        symbol += 1
    shuffle(chance, 0, cards, 0, n)
    pile: i64 = 0
    while pile < piles_in_play(v):
        if set_of(v, pile) == which:
            i: i64 = 1
            while i < v[ORIGINALS + pile]:
                n -= 1
                set_card(v, pile_row(pile), i, cards[n])
                i += 1
        pile += 1
