"""What a position is worth to a bot: points, goods, engine, reach. The weights are in `data/weights.csv`, no rules here.

Everything is in thousandths of a point. Goods and land count less the fewer cards are to come, nothing at the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.building import can_place
from brettwerk.games.glasstrasse.cards import SOLO_HANDS
from brettwerk.games.glasstrasse.effects import (
    BESIDE,
    CHOICE,
    COPY,
    GAIN_PER,
    GOOD_1,
    HAND_CARD,
    PAY_FOREST,
    PAY_LAND,
    PLACE_AROUND,
    PLACE_SAME,
    SCORE_PER,
    SOURCE,
    TILE,
)
from brettwerk.games.glasstrasse.land import is_landscape
from brettwerk.games.glasstrasse.layout import (
    BUILT,
    CARDS,
    DISPLAY,
    EMPTY,
    FOREST,
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
    PROCESSING,
    SELECT,
    SPACES,
    STACK,
    block,
)
from brettwerk.games.glasstrasse.scoring import bonus, points
from brettwerk.games.glasstrasse.tables import (
    CARD_IDS,
    PRICE,
    PRICE_GOODS,
    PRICES,
    SOURCE_TABLES,
    WORTH,
    effect,
    effect_op,
)
from brettwerk.games.glasstrasse.wheels import room, stock
from brettwerk.games.glasstrasse.words import (
    ACTION,
    DO_CLEAR,
    DO_USE,
    ENTRY_COST,
    GAIN_GOODS,
    REPEAT_EXCHANGE,
    SITE,
    SPACE,
    TAKE,
)
from brettwerk.games.glasstrasse.words import GIFT as GIFT_DECISION
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION, DEPTH, FRAME, FRAMES, OVER, PLAYERS, SEAT, TURN, A, B, C, D, bits, top

WEIGHT_ROWS = SOURCE_TABLES.read("weights")
WEIGHT_NAMES = [row.text("id") for row in WEIGHT_ROWS]
WEIGHTS = vec[i64]([i64(row.number("weight", -9999, 9999)) for row in WEIGHT_ROWS])

W_GOOD: Final[i64] = 0
W_PROCESSING: Final[i64] = 10
W_SPACE: Final[i64] = 11
W_LAND: Final[i64] = 12  # pit, grove, pond
W_FOREST: Final[i64] = 15
W_DISPLAY: Final[i64] = 16
W_PROFIT: Final[i64] = 17
W_SECOND: Final[i64] = 18
W_SHORT: Final[i64] = 19
W_CARD: Final[i64] = 20

SOON: Final[i64] = 6  # cards to come from which on goods keep their full value


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


def appraise(v: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """The worth of the position for a seat."""
    total = points(v, seat) * 500
    if v[OVER] != 0:
        return total
    left = cards_to_come(v, seat) + (1 if v[DEPTH] > 0 else 0)
    soon = min(left, SOON)
    p = block(seat)
    later: i64 = 0
    i: i64 = 0
    while i < MARKERS:
        later += v[p + i] * w[W_GOOD + i]
        i += 1
    later += pending_worth(v, seat, w)
    later += land_worth(v, seat, w)
    later += min(bits(v[p + DISPLAY]) + bits(v[p + DISPLAY + 1]) + bits(v[p + DISPLAY + 2]), 4) * w[W_DISPLAY]
    later += reach(v, seat, w)
    total += later * soon // SOON
    total += bits(v[p + BUILT + PROCESSING]) * w[W_PROCESSING] * left
    hand = v[p + HAND]
    i = 0
    while hand != 0:
        if hand & 1 == 1:
            total += w[W_CARD + i]
        hand >>= 1
        i += 1
    return total


def land_worth(v: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """Empty spaces, landscape tiles and forests."""
    p = block(seat) + LAND
    empty: i64 = 0
    total: i64 = 0
    i: i64 = 0
    while i < SPACES:
        what = v[p + i]
        if what == EMPTY:
            empty += 1
        elif is_landscape(what):
            total += w[W_LAND + what - PIT]
        elif what == FOREST:
            total += w[W_FOREST] // 2
        i += 1
    return total + min(empty, 3) * w[W_SPACE]


def pending_worth(v: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """Goods offered but not yet taken, and a tile paid for but not yet placed."""
    total: i64 = 0
    depth: i64 = 0
    while depth < v[DEPTH]:
        f = FRAMES + depth * FRAME
        if v[f + SEAT] == seat:
            if v[f] == GAIN_GOODS:
                if v[f + A] != NO_GOOD and v[f + A] < MARKERS:
                    total += v[f + B] * w[W_GOOD + v[f + A]]
                elif v[f + A] != NO_GOOD:
                    total += v[f + B] * 200
                if v[f + C] != NO_GOOD and v[f + C] < MARKERS:
                    total += v[f + D] * w[W_GOOD + v[f + C]]
            elif v[f] == SITE:
                total += potential(v, seat, v[f + A]) * 500 + 200
        depth += 1
    return total


def potential(v: vec[i64], seat: i64, tile: i64) -> i64:
    """Half points a tile would bring about now, wherever it stands."""
    worth = WORTH[tile]
    if effect_op(tile) >= SCORE_PER:
        source = effect(tile, SOURCE)
        if effect_op(tile) == SCORE_PER and source >= BESIDE and source < HAND_CARD:
            return worth + 4
        return worth + bonus(v, seat, tile, -1)
    return worth


def reach(v: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """The profit of the two best tiles that could be built, less what is missing for them."""
    best: i64 = 0
    second: i64 = 0
    i: i64 = 0
    while i < 15:
        tile = v[MARKET + i]
        if tile != NO_TILE:
            gain = profit(v, seat, tile, w)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        i += 1
    p = block(seat) + DISPLAY
    kind: i64 = 0
    while kind < 3:
        mask = v[p + kind]
        tile = kind * STACK
        while mask != 0:
            if mask & 1 == 1:
                gain = profit(v, seat, tile, w)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
            mask >>= 1
            tile += 1
        kind += 1
    return (best * w[W_PROFIT] + second * w[W_SECOND]) // 1000


def profit(v: vec[i64], seat: i64, tile: i64, w: vec[i64]) -> i64:
    """What building a tile would bring beyond the goods it costs."""
    if not can_place(v, seat, tile, True):
        return 0
    total = potential(v, seat, tile) * 500 + (400 if tile < 2 * STACK else 0)
    at = tile * PRICES
    i: i64 = 0
    while i < PRICES:
        due = PRICE[at + i]
        if due > 0:
            good = PRICE_GOODS[i]
            short = due - stock(v, seat, good)
            if short > 0:
                total -= short * w[W_SHORT]
                due -= short
            total -= due * (w[W_GOOD + good] if good < MARKERS else 200)
        i += 1
    return total


def candidates(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Leaves out what is hardly ever worth a thought: taking fewer for nothing, plain clears, burning goods."""
    decision = v[DECISION]
    if decision == TAKE:
        return acts if lifts_from_zero(v) else acts[:1]
    if decision == SPACE and v[top(v)] == SITE and not looks_around(v[top(v) + A]):
        return few_spaces(v, acts)
    if decision == ACTION or decision == ENTRY_COST or decision == GIFT_DECISION or decision == REPEAT_EXCHANGE:
        kept = vec[i64](capacity=len(acts))
        i: i64 = 0
        n = i64(len(acts))
        while i < n:
            kind = kind_of(acts[i])
            if kind != DO_CLEAR and (kind != DO_USE or yields(v, v[TURN], operand_of(acts[i]))):
                kept = append(kept, acts[i])
            i += 1
        return kept
    return acts


def lifts_from_zero(v: vec[i64]) -> bool:
    """Whether the pending gain raises a marker from 0, so that a wheel may turn and taking fewer can matter."""
    f = top(v)
    p = block(v[f + SEAT])
    if v[f + B] > 0 and v[p + v[f + A]] == 0:
        return True
    return v[f + D] > 0 and v[p + v[f + C]] == 0


def yields(v: vec[i64], seat: i64, tile: i64) -> bool:
    """Whether a conversion brings something: room for its output, or a tile that is better gone."""
    if (
        effect(tile, PAY_FOREST) > 0
        or effect(tile, PAY_LAND) > 0
        or effect(tile, CHOICE) != 0
        or effect(tile, TILE) > 0
    ):
        return True
    return room(v, seat, effect(tile, GOOD_1)) > 0


def looks_around(tile: i64) -> bool:
    """Whether it matters where a tile stands."""
    op = effect_op(tile)
    if op == PLACE_AROUND or op == PLACE_SAME or op == COPY:
        return True
    source = effect(tile, SOURCE)
    return (op == SCORE_PER or op == GAIN_PER) and source >= BESIDE and source < HAND_CARD


def few_spaces(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Up to four spaces for a tile that may stand anywhere: the first empty ones, else one of each landscape tile."""
    p = block(v[top(v) + SEAT]) + LAND
    kept = vec[i64](capacity=4)
    seen: i64 = 0
    i: i64 = 0
    n = i64(len(acts))
    while i < n and len(kept) < 4:
        what = v[p + operand_of(acts[i])]
        if what == EMPTY or (seen >> what) & 1 == 0:
            if what != EMPTY and len(kept) >= 3:
                break
            kept = append(kept, acts[i])
            seen |= 1 << what
        i += 1
    return kept


def check_weights() -> None:
    """The weights must be the ones this code names, in its order."""
    names = [name[5:] for name in WEIGHT_NAMES if name.startswith("card_")]
    if names != CARD_IDS or len(WEIGHT_NAMES) != W_CARD + CARDS:
        raise WEIGHT_ROWS[0].wrong("the weights must be those of the shipped table, in the same order")


check_weights()
