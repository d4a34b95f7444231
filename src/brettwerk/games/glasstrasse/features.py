"""What a bot sees in a position: stocks, land, engine, reach and hand, each as a numbered feature that has a weight.

No rules here. Most features fade with the cards still to come. Alone the same features have weights of their own, and
there are more of them (`alone`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.alone import SEEN, names_alone, see_alone
from brettwerk.games.glasstrasse.building import can_place
from brettwerk.games.glasstrasse.cards import SOLO_HANDS
from brettwerk.games.glasstrasse.details import DETAILS, see_details
from brettwerk.games.glasstrasse.effects import BESIDE, HAND_CARD, SCORE_PER, SOURCE
from brettwerk.games.glasstrasse.layout import (
    BRICK,
    BUILT,
    CARDS,
    CHARCOAL_BRICK,
    CHARCOAL_GLASS,
    CLAY,
    DISPLAY,
    EMPTY,
    FOOD_BRICK,
    FOOD_GLASS,
    FOREST,
    GLASS,
    HAND,
    HAND_SIZE,
    LAID,
    LAND,
    MARKERS,
    MARKET,
    NO_CARD,
    NO_GOOD,
    NO_TILE,
    PERIOD,
    PERIODS,
    PHASE,
    PIT,
    POND,
    PROCESSING,
    SAND,
    SELECT,
    SPACES,
    STACK,
    TILES,
    WATER,
    WOOD,
    block,
)
from brettwerk.games.glasstrasse.notation import MARKER, TILE_IDS
from brettwerk.games.glasstrasse.scoring import bonus
from brettwerk.games.glasstrasse.specialists import can_enter
from brettwerk.games.glasstrasse.tables import CARD_IDS, PRICE, PRICE_GOODS, PRICES, WORTH, effect, effect_op
from brettwerk.games.glasstrasse.wheels import stock
from brettwerk.games.glasstrasse.words import BUILD_TILE, GAIN_GOODS, RESOLVE, SITE
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, OVER, PLAYERS, SEAT, A, B, C, D, E, bit, bits

GOOD_AT: Final[i64] = 0  # units of each marker, up to four
PLENTY_AT: Final[i64] = 10  # units beyond four; of glass and brick beyond two, where a wheel stands still
GLASS_READY: Final[i64] = 20  # basic goods of the glass wheel that are there
BRICK_READY: Final[i64] = 21
SPACE_AT: Final[i64] = 22  # empty spaces, up to three
LAND_AT: Final[i64] = 23  # pits, groves, ponds, up to four
FOREST_AT: Final[i64] = 26
DISPLAY_AT: Final[i64] = 27
PROFIT_AT: Final[i64] = 28  # thousandths of the profit of the three best tiles in reach
ENGINE_AT: Final[i64] = 31  # processing buildings, times the cards to come
HAND_AT: Final[i64] = 32  # cards in hand
BUILDERS_AT: Final[i64] = 47  # two or more cards in hand that build
SITE_AT: Final[i64] = 48  # half points of a tile paid for and not yet placed
OFFER_AT: Final[i64] = 49  # units on offer: markers, food and charcoal
CARD_AT: Final[i64] = 61  # a card being resolved: unpaid, paid
YIELD_AT: Final[i64] = 63  # units of each basic good that the hand can bring
RELIEF_AT: Final[i64] = 69  # goods of which there are none and which the hand can bring
BUILD_AT: Final[i64] = 70  # profit of the best and the second tile if the hand can build so often
UNPAID_AT: Final[i64] = 72  # cards in hand whose entry cost is not there
ACTION_AT: Final[i64] = 73  # half units of each basic good that the card being resolved can still bring
ACTION_BUILD: Final[i64] = 79  # hundredths of the best tile's profit if that card can still build
NEXT_AT: Final[i64] = 80  # sixtieths of hands that are still to be chosen
SHARED: Final[i64] = 81
ALONE_AT: Final[i64] = SHARED  # the same again for who plays alone, and what is seen then besides
FEATURES: Final[i64] = ALONE_AT + SHARED + SEEN
INPUTS: Final[i64] = FEATURES + SHARED + DETAILS  # of a network: the same again, and details

SOON: Final[i64] = 6  # cards to come from which on everything has its full weight
BUILDERS: Final[i64] = 0b11110000  # Land Builder, Supplier, Master Builder, Carpenter
# What a tile's price is reckoned with (the rulebook's advice), in thousandths of a point, in the order of PRICE_GOODS.
RATES: Final[vec[i64]] = vec[i64]([330, 1300, 330, 900, 250, 250, 280, 250])
LACK: Final[i64] = 550  # a missing unit
BASICS: Final[i64] = 6
MARKER_OF: Final[vec[i64]] = vec[i64]([WOOD, SAND, WATER, CLAY, FOOD_GLASS, CHARCOAL_GLASS])
BUILDS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0])  # build actions per card
# Units per action of each card: wood, sand, water, clay, food, charcoal; what depends on the land: `bring`.
YIELDS: Final[vec[i64]] = vec[i64](
    [0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0]  # Feudal Lord
    + [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]  # Pit Worker
    + [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # Forest Manager
    + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # Pond Builder
    + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # Land Builder
    + [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # Supplier
    + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # Master Builder
    + [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # Carpenter
    + [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0]  # Slash-and-burn Farmer
    + [2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0]  # Woodcutter
    + [0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0]  # Clay Worker
    + [0, 0, 0, 0, 0, 3, 2, 0, 0, 0, 0, 0]  # Fuel Gatherer
    + [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 3]  # Charcoal Burner
    + [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]  # Fish Farmer
    + [1, 0, 2, 0, 0, 0, 0, 1, 2, 0, 0, 0]  # Water Carrier
)
EFFECT_WORTH: Final[i64] = 500  # processing and immediate buildings do something, too


def cards_to_come(v: vec[i64], seat: i64) -> i64:
    """About how many cards a player will still use."""
    p = block(seat)
    n: i64 = 0
    if v[PLAYERS] == 1:
        period = v[PERIOD]
        while period < v[PERIODS]:
            n += SOLO_HANDS[period] - 1
            period += 1
        if v[PHASE] == SELECT:
            return n + SOLO_HANDS[v[PERIOD] - 1] - 1
        return n + max(0, v[p + HAND_SIZE] - 1)
    n = (v[PERIODS] - v[PERIOD]) * 4
    if v[PHASE] == SELECT:
        return n + 4
    n += v[p + HAND_SIZE]
    if v[p + LAID] != NO_CARD:
        n += 1
    return n


def usable_hand(v: vec[i64], seat: i64) -> i64:
    """The cards in hand; alone the last one of a period is not used any more."""
    p = block(seat)
    if v[PLAYERS] == 1 and v[PHASE] != SELECT and v[p + HAND_SIZE] <= 1:
        return 0
    return v[p + HAND]


def hands_to_come(v: vec[i64], seat: i64) -> i64:
    """Hands that are still to be chosen, in sixtieths; one that is being chosen counts with what is missing."""
    n = (v[PERIODS] - v[PERIOD]) * 60
    if v[PHASE] == SELECT:
        size: i64 = SOLO_HANDS[v[PERIOD] - 1] if v[PLAYERS] == 1 else 5
        n += max(0, size - bits(v[block(seat) + HAND])) * 60 // size
    return n


def builds_to_come(v: vec[i64], seat: i64) -> i64:
    """How often the cards still in hand, or laid, can build."""
    p = block(seat)
    hand = usable_hand(v, seat)
    n: i64 = 0
    card: i64 = 0
    while card < CARDS:
        if (hand >> card) & 1 == 1:
            n += BUILDS[card]
        card += 1
    if v[p + LAID] != NO_CARD:
        n += BUILDS[v[p + LAID]]
    return n


def features(v: vec[i64], seat: i64, closely: bool) -> vec[i64]:
    """Pairs of feature number and value for one seat, with details or without; none when the game is over."""
    found = vec[i64](capacity=512 if closely else 96 if v[PLAYERS] > 1 else 256)
    if v[OVER] != 0:
        return found
    left = cards_to_come(v, seat)
    soon = min(SOON, left + (1 if v[DEPTH] > 0 else 0))
    if v[PERIOD] == v[PERIODS] and v[PHASE] != SELECT:
        soon = min(soon, 2 * builds_to_come(v, seat) + (2 if v[DEPTH] > 0 else 0))
    p = block(seat)
    i: i64 = 0
    while i < MARKERS:
        n = v[p + i]
        if n > 0:
            plenty: i64 = 2 if i == GLASS or i == BRICK else 4
            found = add(found, GOOD_AT + i, min(n, 4) * soon)
            if n > plenty:
                found = add(found, PLENTY_AT + i, (n - plenty) * soon)
        i += 1
    ready: i64 = 0
    i = SAND
    while i <= WOOD:
        if v[p + i] > 0:
            ready += 1
        i += 1
    found = add(found, GLASS_READY, ready * soon)
    ready = min(v[p + CHARCOAL_BRICK], 1) + min(v[p + CLAY], 1) + min(v[p + FOOD_BRICK], 1)
    found = add(found, BRICK_READY, ready * soon)
    counts = lie_of_land(v, p)
    found = see_land(counts, soon, found)
    n = bits(v[p + DISPLAY]) + bits(v[p + DISPLAY + 1]) + bits(v[p + DISPLAY + 2])
    found = add(found, DISPLAY_AT, min(n, 4) * soon)
    found = add(found, ENGINE_AT, bits(v[p + BUILT + PROCESSING]) * left)
    found = add(found, NEXT_AT, hands_to_come(v, seat))
    hand = usable_hand(v, seat)
    if bits(hand & BUILDERS) >= 2:
        found = add(found, BUILDERS_AT, 1)
    i = 0
    while i < CARDS:
        if (hand >> i) & 1 == 1:
            found = add(found, HAND_AT + i, 1)
        i += 1
    best: i64 = 0
    if soon > 0:
        found = see_reach(v, seat, soon, found)
        n = i64(len(found))
        best = found[n - 5]
        if hand != 0:
            found = see_hand(v, seat, hand, counts, soon, best, found[n - 3], found)
    found = see_pending(v, seat, counts, best, found)
    shared = i64(len(found))
    if v[PLAYERS] == 1:
        i = 0
        while i < shared:
            found[i] += ALONE_AT
            i += 2
        found = see_alone(v, counts, ALONE_AT + SHARED, found)
    if closely:
        first: i64 = ALONE_AT if v[PLAYERS] == 1 else 0
        i = 0
        while i < shared:
            found = add(found, FEATURES + found[i] - first, found[i + 1])
            i += 2
        found = see_details(v, seat, counts, FEATURES + SHARED, found)
    return found


def add(found: vec[i64], feature: i64, value: i64) -> vec[i64]:
    """One more feature."""
    return append(append(found, feature), value)


def lie_of_land(v: vec[i64], p: i64) -> i64:
    """How many spaces are empty, pits, groves, ponds and forest: five counters of eight bits."""
    counts: i64 = 0
    i: i64 = 0
    while i < SPACES:
        what = v[p + LAND + i]
        if what == EMPTY:
            counts += 1
        elif what == FOREST:
            counts += bit(32)
        elif what <= POND:
            counts += bit((what - PIT + 1) * 8)
        i += 1
    return counts


def see_land(counts: i64, soon: i64, found: vec[i64]) -> vec[i64]:
    """Empty spaces, landscape tiles and forests."""
    found = add(found, SPACE_AT, min(counts & 255, 3) * soon)
    found = add(found, FOREST_AT, (counts >> 32) // 2 * soon)
    i: i64 = 0
    while i < 3:
        found = add(found, LAND_AT + i, min((counts >> ((i + 1) * 8)) & 255, 4) * soon)
        i += 1
    return found


def bring(v: vec[i64], p: i64, counts: i64, card: i64, action: i64, share: i64, brings: vec[i64]) -> None:
    """Adds what an action of a card would bring, so many times, to a list of the basic goods."""
    at = (card * 2 + action) * BASICS
    i: i64 = 0
    while i < BASICS:
        brings[i] += YIELDS[at + i] * share
        i += 1
    if action == 1:
        if card == 1:
            brings[3 if v[p + SAND] > 0 else 1] += (((counts >> 8) & 255) + 1) * share
        elif card == 2:
            brings[4 if v[p + FOOD_GLASS] == 0 else 0] += (((counts >> 16) & 255) + 1) * share
        elif card == 3:
            brings[2 if v[p + SAND] > 0 else 1] += (((counts >> 24) & 255) + 1) * share
        elif card == 13:
            brings[4] += ((counts >> 24) & 255) * share


def see_hand(
    v: vec[i64], seat: i64, hand: i64, counts: i64, soon: i64, best: i64, second: i64, found: vec[i64]
) -> vec[i64]:
    """What the cards in hand can bring: goods, goods that are lacking, the two best buildings."""
    p = block(seat)
    brings = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0), i64(0)])
    builds: i64 = 0
    unpaid: i64 = 0
    card: i64 = 0
    while hand != 0:
        if hand & 1 == 1:
            if can_enter(v, seat, card):
                builds += BUILDS[card]
                bring(v, p, counts, card, 0, 1, brings)
                bring(v, p, counts, card, 1, 1, brings)
            else:
                unpaid += 1
        hand >>= 1
        card += 1
    relief: i64 = 0
    i: i64 = 0
    while i < BASICS:
        if brings[i] > 0:
            found = add(found, YIELD_AT + i, min(brings[i], 7) * soon)
            if v[p + MARKER_OF[i]] == 0:
                relief += 1
        i += 1
    if relief > 0:
        found = add(found, RELIEF_AT, relief * soon)
    if builds > 0:
        found = add(found, BUILD_AT, best)
        if builds > 1:
            found = add(found, BUILD_AT + 1, second)
    if unpaid > 0:
        found = add(found, UNPAID_AT, unpaid)
    return found


def see_card(v: vec[i64], seat: i64, counts: i64, f: i64, best: i64, found: vec[i64]) -> vec[i64]:
    """What the card being resolved can still bring."""
    p = block(seat)
    card = v[f + A]
    left = v[f + B] - v[f + E]
    if left <= 0 or (v[f + C] == 0 and not can_enter(v, seat, card)):
        return found
    brings = vec[i64]([i64(0), i64(0), i64(0), i64(0), i64(0), i64(0)])
    used = v[f + D]
    share: i64 = 1 if left == 1 and used == 0 else 2
    if used & 1 == 0:
        bring(v, p, counts, card, 0, share, brings)
    if used & 2 == 0:
        bring(v, p, counts, card, 1, share, brings)
    i: i64 = 0
    while i < BASICS:
        if brings[i] > 0:
            found = add(found, ACTION_AT + i, brings[i])
        i += 1
    if BUILDS[card] == 2 or (BUILDS[card] == 1 and used & 2 == 0):
        found = add(found, ACTION_BUILD, best)
    return found


def see_reach(v: vec[i64], seat: i64, soon: i64, found: vec[i64]) -> vec[i64]:
    """The profit of the three best tiles that could be built."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    i: i64 = 0
    p = block(seat) + DISPLAY
    have = vec[i64](capacity=8)
    while i < PRICES:
        have = append(have, stock(v, seat, PRICE_GOODS[i]))
        i += 1
    i = 0
    while i < 15 + 3 * STACK:
        tile: i64 = NO_TILE
        if i < 15:
            tile = v[MARKET + i]
        else:
            kind = (i - 15) // STACK
            rest = v[p + kind] >> ((i - 15) % STACK)
            if rest == 0:
                i = 15 + (kind + 1) * STACK
                continue
            if rest & 1 == 1:
                tile = i - 15
        if tile != NO_TILE:
            gain = profit(v, seat, tile, have)
            if gain > first:
                third = second
                second = first
                first = gain
            elif gain > second:
                third = second
                second = gain
            elif gain > third:
                third = gain
        i += 1
    found = add(found, PROFIT_AT, first * soon // 100)
    found = add(found, PROFIT_AT + 1, second * soon // 100)
    return add(found, PROFIT_AT + 2, third * soon // 100)


def potential(v: vec[i64], seat: i64, tile: i64) -> i64:
    """Half points a tile would bring about now, wherever it stands."""
    worth = WORTH[tile]
    op = effect_op(tile)
    if op >= SCORE_PER:
        source = effect(tile, SOURCE)
        if op == SCORE_PER and source >= BESIDE and source < HAND_CARD:
            return worth + 4
        return worth + bonus(v, seat, tile, -1)
    return worth


def profit(v: vec[i64], seat: i64, tile: i64, have: vec[i64]) -> i64:
    """What building a tile would bring beyond the goods it costs, in thousandths of a point."""
    if not can_place(v, seat, tile, True):
        return 0
    total: i64 = 1500 - COST[tile]
    at = tile * PRICES
    i: i64 = 0
    while i < PRICES:
        lack = PRICE[at + i] - have[i]
        if lack > 0:
            total -= lack * LACK
        i += 1
    if total <= -6000:
        return 0
    total += potential(v, seat, tile) * 500
    if tile < 2 * STACK:
        total += EFFECT_WORTH
    return max(total, 0)


def reckon() -> vec[i64]:
    """What each tile's price is reckoned with."""
    costs: list[i64] = []
    for tile in range(int(TILES)):
        total: i64 = 0
        for i in range(int(PRICES)):
            total += PRICE[tile * PRICES + i] * RATES[i]
        costs.append(total)
    return vec[i64](costs)


COST: Final[vec[i64]] = reckon()


def see_pending(v: vec[i64], seat: i64, counts: i64, best: i64, found: vec[i64]) -> vec[i64]:
    """Goods on offer, a tile paid for and not placed, cards still to be resolved."""
    depth: i64 = 0
    while depth < v[DEPTH]:
        f = FRAMES + depth * FRAME
        if v[f + SEAT] == seat:
            if v[f] == GAIN_GOODS:
                if v[f + A] != NO_GOOD:
                    found = add(found, OFFER_AT + v[f + A], v[f + B])
                if v[f + C] != NO_GOOD:
                    found = add(found, OFFER_AT + v[f + C], v[f + D])
            elif v[f] == BUILD_TILE:
                found = add(found, ACTION_BUILD, best)
            elif v[f] == SITE:
                found = add(found, SITE_AT, potential(v, seat, v[f + A]) + 1)
            elif v[f] == RESOLVE:
                found = add(found, CARD_AT + v[f + C], 1)
                found = see_card(v, seat, counts, f, best, found)
        depth += 1
    return found


def feature_names() -> list[str]:
    """What each weight belongs to."""
    basics = ("wood", "sand", "water", "clay", "food", "charcoal")
    names = MARKER.names + [f"plenty of {marker}" for marker in MARKER.names]
    names += ["glass ready", "brick ready", "empty space", "pit", "grove", "pond"]
    names += ["forest", "display", "best tile", "second tile", "third tile", "engine"]
    names += [f"holds {id}" for id in CARD_IDS]
    names += ["builders", "placing"]
    names += [f"offered {good}" for good in MARKER.names + ["food", "charcoal"]]
    names += ["card unpaid", "card paid"]
    names += [f"hand brings {good}" for good in basics]
    names += ["hand brings relief", "hand builds", "hand builds twice", "unpaid entry"]
    names += [f"card brings {good}" for good in basics]
    names += ["card builds", "hands to come"]
    return names + [f"alone: {name}" for name in names] + names_alone(TILE_IDS)
