"""What a bot sees in a position: majorities, families, houses at the end, the hand, the next disaster, what is due.

No rules here. Most features fade with the rounds to come, counted in tenths. A house or pen whose block is chosen
already counts as built, so that choosing the block is judged, not only choosing the cell.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.cards import GROUP_POINTS, LARGEST_GROUP
from brettwerk.games.hoyuk.counts import MASK, PEN_COUNT, SHIFT, TALL_COUNT
from brettwerk.games.hoyuk.disasters import loss, protected_block, under_locusts
from brettwerk.games.hoyuk.grid import empty_row, has_block, near
from brettwerk.games.hoyuk.layout import (
    BLOCK_AT,
    BLOCKS,
    BUILD,
    BUILT,
    COUNTS,
    CURSOR,
    DEAL,
    DECK,
    DECK_SIZE,
    DRAWN,
    E_HOUSE,
    EVALUATE,
    FAMILIES,
    HAND,
    JOKER,
    LIMIT,
    NAMED,
    OWN,
    PART,
    PHASE,
    PLAYED,
    PLAYER,
    REVEAL,
    ROUND,
    SIDE,
    START,
    STEP,
    SYMBOLS,
    WINDOW_1,
    WINDOW_4,
    part,
)
from brettwerk.games.hoyuk.layout import END as END_TRIGGERED
from brettwerk.games.hoyuk.piles import is_open_pile, piles_in_play, top_of
from brettwerk.games.hoyuk.tables import (
    ASPECTS,
    DESTROY_HOUSE,
    ELEMENT_NAMES,
    HALF,
    LARGEST,
    MOST,
    NO_TIE_BREAK,
    amount_of,
    effect_of,
    metric_of,
    selector_of,
)
from brettwerk.games.hoyuk.words import (
    BUILD_TILE,
    FIRST_BLOCK_SITE,
    HOUSE_DUE,
    JOKER_DUE,
    LOSE,
    NEW_SITE,
    PEN_DUE,
    PIECE_DUE,
    POWER,
    STOREY_SITE,
)
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, OVER, PLAYERS, SEAT, A, B, bit, top
from brettwerk.kernel.tables import flat

LATER_AT: Final[i64] = 0  # majorities by how safe they are, times the rounds to come
PRIZE_AT: Final[i64] = 6  # points of the cards to be won now: rivals still build, a disaster is to come, all is settled
EXTRA_AT: Final[i64] = 9  # further cards of the same piles
SHAKY_AT: Final[i64] = 10  # cards to be won that a rival can still take away with one piece
CLOSE_AT: Final[i64] = 11  # cards that one more piece would win or spoil, while there are tiles to come
LONE_PIECE_AT: Final[i64] = 12  # kinds of pieces in blocks without rivals
SHARED_AT: Final[i64] = 13  # blocks with rivals
LONE_AT: Final[i64] = 14  # blocks without
FAMILY_AT: Final[i64] = 15  # at least one, two … six families
LEAD_AT: Final[i64] = 21  # houses by their lead over the strongest rival of the block, -3 … 4
GROUPS_AT: Final[i64] = 29  # what groups of the hand bring beyond one point a card, as far as cards may be played
HELD_AT: Final[i64] = 30  # symbols of which one, two, three, four cards are held
JOKERS_AT: Final[i64] = 34
RISK_AT: Final[i64] = 35  # hundredths of houses that the next disaster is expected to take
LOST_FAMILY_AT: Final[i64] = 36  # likewise of single houses, with which a family goes
DUE_AT: Final[i64] = 37  # elements still to be placed: house … shaman
CHOICE_AT: Final[i64] = 44  # the choice of a tile or a joker
CHOSEN_AT: Final[i64] = 45  # points of a house whose block is chosen
STOREY_AT: Final[i64] = 46  # a storey whose house is not chosen yet
FOUNDING_AT: Final[i64] = 47  # a new block whose cell is not chosen yet
ROOM_AT: Final[i64] = 48  # empty cells beside own houses, up to twelve
TALL_AT: Final[i64] = 49  # shared blocks with a tall house
LOSSES_AT: Final[i64] = 50  # pieces still to be lost
POWER_AT: Final[i64] = 51  # a tribe power on offer
TILES_AT: Final[i64] = 52  # tiles of this round not yet begun
FEATURES: Final[i64] = 53

FAR: Final[i64] = 30  # tenths of rounds beyond which nothing is planned
PACE: Final[i64] = 44  # tenths of houses a player builds in a round
SEEN_BLOCKS: Final[i64] = 24  # blocks looked at for disasters; there are hardly ever ten
BLANK: Final[vec[i64]] = flat([[n // 2 if n % 2 == 0 else 0 for n in range(2 * int(FEATURES))]])
"""All features with value 0."""
ROWS: Final[i64] = 5
ROW_OF: Final[vec[i64]] = flat([[0, 1, 2, 0, 3, 0, 0, 0, 0, 0, 4, 0]])
"""Rows of the totals table by field: houses, tall houses, ovens, shrines, pens."""
FIELD_IN: Final[vec[i64]] = flat([[0, 1, 2, 4, 10]])
TOTALS: Final[vec[i64]] = flat([[0] * int(ROWS * SEEN_BLOCKS)])


def note(seen: vec[i64], feature: i64, value: i64) -> None:
    """Adds to a feature."""
    seen[2 * feature + 1] += value


# -- time --------------------------------------------------------------------------------------------------------------


def tiles_to_come(v: vec[i64], seat: i64) -> i64:
    """Tiles of this round that a player has not begun to build."""
    phase = v[PHASE]
    if phase <= WINDOW_1:
        return 2
    if phase == DEAL:
        return 3 - v[STEP]
    if phase != BUILD:
        return 0
    place = (seat - v[START] + v[PLAYERS]) % v[PLAYERS]
    return 2 - v[STEP] + (1 if place >= v[CURSOR] else 0)


def houses_due(v: vec[i64], seat: i64) -> i64:
    """Houses of this round's tiles that a player has still to build."""
    n = 2 * tiles_to_come(v, seat)
    if v[DEPTH] > 0 and v[FRAMES] == BUILD_TILE and v[FRAMES + SEAT] == seat:
        n += v[FRAMES + A]
        if v[top(v)] == HOUSE_DUE:
            n += 1
    return n


def rounds_left(v: vec[i64]) -> i64:
    """Tenths of the rounds after this one, by the player who has built most."""
    if v[END_TRIGGERED] != 0:
        return 0
    most: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        n = v[part(seat) + BUILT] + houses_due(v, seat)
        if n > most:
            most = n
        seat += 1
    rest = v[LIMIT] - most
    if rest <= 0:
        return 0
    return max(10, rest * 100 // PACE + 1)


# -- the whole ---------------------------------------------------------------------------------------------------------


def features(v: vec[i64], seat: i64) -> vec[i64]:
    """Pairs of feature number and value for one seat; all 0 when the game is over."""
    seen = BLANK[:]
    if v[OVER] != 0:
        return seen
    left = rounds_left(v)
    soon = min(left, FAR)
    note(seen, TILES_AT, tiles_to_come(v, seat))
    at: i64 = -1
    unit: i64 = 0
    family: i64 = 0
    if v[DEPTH] > 0:
        see_due(v, seat, seen)
        f = top(v)
        if v[f] == HOUSE_DUE and v[f + A] > NEW_SITE + 1 and v[f + A] != STOREY_SITE + 1:
            block = v[f + A] - 1 - FIRST_BLOCK_SITE
            at = part(v[f + SEAT]) + COUNTS + block
            unit = 1
            see_chosen(v, seat, v[f + SEAT], block, seen)
            if v[f + SEAT] == seat and v[at] & 31 == 0:
                family = 1
        elif v[f] == HOUSE_DUE and v[f + A] == NEW_SITE + 1 and v[f + SEAT] == seat:
            family = 1
            note(seen, FOUNDING_AT, 1)
            note(seen, LONE_AT, soon)
        elif v[f] == PEN_DUE and v[f + A] > 0:
            at = part(v[f + SEAT]) + COUNTS + v[BLOCK_AT + v[f + A] - 1]
            unit = bit(SHIFT[PEN_COUNT])
    if unit != 0:
        v[at] += unit
    won = see_blocks(v, seat, left, seen)
    see_risk(v, seat, left, seen)
    if unit != 0:
        v[at] -= unit
    see_hand(v, seat, left, family, won, seen)
    room: i64 = 0
    own = part(seat) + OWN
    rank: i64 = 1
    while rank <= SIDE:
        row = near(v, own, rank)
        if row != 0:
            row &= empty_row(v, rank)
            while row != 0:
                row &= row - 1
                room += 1
        rank += 1
    note(seen, ROOM_AT, min(room, 12) * soon)
    return seen


def see_due(v: vec[i64], seat: i64, seen: vec[i64]) -> None:
    """Elements still to be placed, pieces still to be lost."""
    depth: i64 = 0
    while depth < v[DEPTH]:
        f = FRAMES + depth * FRAME
        if v[f + SEAT] == seat:
            kind = v[f]
            if kind == BUILD_TILE:
                note(seen, DUE_AT + E_HOUSE, v[f + A])
                third = v[f + B]
                if third != 0 and third & (third - 1) != 0:
                    note(seen, CHOICE_AT, 1)
                elif third != 0:
                    element: i64 = 0
                    while (third >> element) & 1 == 0:
                        element += 1
                    note(seen, DUE_AT + element, 1)
            elif kind == HOUSE_DUE:
                if v[f + A] == 0:
                    note(seen, DUE_AT + E_HOUSE, 1)
                elif v[f + A] == STOREY_SITE + 1:
                    note(seen, STOREY_AT, 1)
            elif kind == PEN_DUE:
                if v[f + A] == 0:
                    note(seen, DUE_AT + 2, 1)
            elif kind == PIECE_DUE:
                note(seen, DUE_AT + v[f + A], 1)
            elif kind == JOKER_DUE:
                note(seen, CHOICE_AT, 1)
            elif kind == LOSE:
                note(seen, LOSSES_AT, v[f + B])
            elif kind == POWER:
                note(seen, POWER_AT, 1)
        depth += 1


def see_chosen(v: vec[i64], seat: i64, builder: i64, block: i64, seen: vec[i64]) -> None:
    """The points a player gains or loses by a house that somebody is about to build in a block."""
    before = house_points(v, seat, block)
    v[part(builder) + COUNTS + block] += 1
    note(seen, CHOSEN_AT, house_points(v, seat, block) - before)
    v[part(builder) + COUNTS + block] -= 1


def house_points(v: vec[i64], seat: i64, block: i64) -> i64:
    """About what a player's houses of a block would score now."""
    best: i64 = 0
    mine: i64 = 0
    at = PLAYER + COUNTS + block
    other: i64 = 0
    while other < v[PLAYERS]:
        rank = (v[at] & 31) * 64 + ((v[at] >> 5) & 31)
        if other == seat:
            mine = rank
        elif rank > best:
            best = rank
        at += PART
        other += 1
    return mine // 64 if mine > best else 0


# -- blocks ------------------------------------------------------------------------------------------------------------


def see_blocks(v: vec[i64], seat: i64, left: i64, seen: vec[i64]) -> i64:
    """Majorities of every pile, leads in houses, rivals. Returns the cards to be won now, six bits a pile."""
    phase = v[PHASE]
    won: i64 = 0
    close: i64 = 0
    shaky: i64 = 0
    first = PLAYER + COUNTS
    players = v[PLAYERS]
    piles = piles_in_play(v)
    coming = tiles_of_rivals(v, seat)
    soon = min(left, FAR)
    exposed = min(left + 5 * coming, FAR)
    block: i64 = 0
    blocks = v[BLOCKS]
    while block < blocks:
        mine = v[part(seat) + COUNTS + block]
        houses = mine & 31
        if houses != 0:
            most: i64 = 0
            other: i64 = 0
            at = first + block
            while other < players:
                if other != seat and v[at] & 31 > most:
                    most = v[at] & 31
                at += PART
                other += 1
            lead = max(-3, min(4, houses - most))
            note(seen, LEAD_AT + 3 + lead, houses * exposed)
            if most == 0:
                see_lone_block(mine, soon, seen)
            else:
                note(seen, SHARED_AT, soon)
                if (mine >> SHIFT[TALL_COUNT]) & 31 != 0:
                    note(seen, TALL_AT, soon)
                now = is_evaluated(v, block, phase)
                pile: i64 = 0
                while pile < piles:
                    if is_open_pile(v, pile):
                        safety = compare(v, seat, block, ASPECTS[2 * pile], ASPECTS[2 * pile + 1])
                        if safety < 6:
                            note(seen, LATER_AT + safety, soon)
                            if now:
                                if safety < 3:
                                    won += bit(6 * pile)
                                    if safety > 0:
                                        shaky += 1
                                elif safety < 5:
                                    close += 1
                    pile += 1
        block += 1
    if coming > 0:
        note(seen, SHAKY_AT, shaky)
    if tiles_to_come(v, seat) > 0:
        note(seen, CLOSE_AT, close)
    return won


def tiles_of_rivals(v: vec[i64], seat: i64) -> i64:
    """The most tiles that a rival has still to build in this round."""
    most: i64 = 0
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat:
            most = max(most, tiles_to_come(v, other))
        other += 1
    return most


def is_evaluated(v: vec[i64], block: i64, phase: i64) -> bool:
    """Whether a block has still to give its cards in this round."""
    if phase == EVALUATE:
        return not has_block(v, NAMED, block)
    if phase > EVALUATE:
        return False
    return phase <= REVEAL or not under_locusts(v, block)


def see_lone_block(mine: i64, soon: i64, seen: vec[i64]) -> None:
    """A block without rivals, and the kinds of pieces that would win cards once somebody joins."""
    note(seen, LONE_AT, soon)
    pile: i64 = 0
    while pile < 3:
        which = ASPECTS[2 * pile]
        if (mine >> SHIFT[which]) & MASK[which] != 0:
            note(seen, LONE_PIECE_AT, soon)
        pile += 1


def compare(v: vec[i64], seat: i64, block: i64, which: i64, tie_break: i64) -> i64:
    """How a player stands in a majority: 0 ahead by two, 1 by one, 2 by height, 3 equal, 4 behind by one, 5 by more.

    6 if nobody has any, and if a player without any is behind by more.
    """
    at = PLAYER + COUNTS + block
    mine: i64 = 0
    best: i64 = 0
    shift = SHIFT[which]
    mask = MASK[which]
    other: i64 = 0
    while other < v[PLAYERS]:
        rank = ((v[at] >> shift) & mask) * 64
        if rank != 0 and tie_break != NO_TIE_BREAK:
            rank += (v[at] >> SHIFT[tie_break]) & MASK[tie_break]
        if other == seat:
            mine = rank
        elif rank > best:
            best = rank
        at += PART
        other += 1
    if mine == 0 and best == 0:
        return 6
    if mine > best:
        lead = mine // 64 - best // 64
        if lead == 0:
            return 2
        return 1 if lead == 1 else 0
    if mine == best:
        return 3
    if best // 64 - mine // 64 <= 1:
        return 4
    return 5 if mine > 0 else 6


# -- the hand ----------------------------------------------------------------------------------------------------------


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


# -- disasters ---------------------------------------------------------------------------------------------------------


def see_risk(v: vec[i64], seat: i64, left: i64, seen: vec[i64]) -> None:
    """What the next disaster takes from a player, averaged over all that nobody has seen yet."""
    unseen = v[DECK_SIZE] - v[DRAWN]
    blocks = min(v[BLOCKS], SEEN_BLOCKS)
    imminent = v[ROUND] > 1 and v[PHASE] <= REVEAL
    if unseen <= 0 or blocks == 0 or not (imminent or left > 0):
        return
    totals = TOTALS[:]
    players = v[PLAYERS]
    block: i64 = 0
    while block < blocks:
        at = PLAYER + COUNTS + block
        other: i64 = 0
        while other < players:
            packed = v[at]
            if packed != 0:
                row: i64 = 0
                while row < ROWS:
                    totals[row * SEEN_BLOCKS + block] += (packed >> SHIFT[FIELD_IN[row]]) & MASK[FIELD_IN[row]]
                    row += 1
            at += PART
            other += 1
        block += 1
    safe = protected_block(v)
    mine_at = part(seat) + COUNTS
    houses: i64 = 0
    families: i64 = 0
    i = v[DRAWN]
    while i < v[DECK_SIZE]:
        disaster = v[DECK + i]
        if effect_of(disaster) == DESTROY_HOUSE:
            selector = selector_of(disaster)
            highest = selector == MOST or selector == LARGEST
            first = ROW_OF[metric_of(disaster)] * SEEN_BLOCKS
            best: i64 = -1
            block = 0
            while block < blocks:
                if totals[block] > 0:
                    n = totals[first + block]
                    if best < 0 or (n > best if highest else n < best):
                        best = n
                block += 1
            if best > 0 or selector != MOST:
                half = amount_of(disaster) == HALF
                block = 0
                while block < blocks:
                    if totals[first + block] == best and totals[block] > 0 and block != safe:
                        n = v[mine_at + block] & 31
                        if n == 1:
                            families += 1
                            houses += 1
                        elif n > 1:
                            houses += loss(n) if half else 1
                    block += 1
        i += 1
    share: i64 = 100 if imminent else 50
    note(seen, RISK_AT, houses * share // unseen)
    note(seen, LOST_FAMILY_AT, families * share // unseen)


def feature_names() -> list[str]:
    """What each weight belongs to."""
    names = ["ahead by two", "ahead by one", "ahead by height", "level", "behind by one", "behind"]
    names += ["prizes while rivals build", "prizes before the disaster", "prizes", "further prizes"]
    names += ["shaky prizes", "close prizes", "kinds of pieces alone", "shared blocks", "blocks alone"]
    names += [f"families {n}" for n in range(1, 7)]
    names += [f"houses with lead {n}" for n in range(-3, 5)]
    names += ["groups in hand"] + [f"symbols held {n} times" for n in range(1, 5)] + ["jokers"]
    names += ["houses at risk", "families at risk"]
    names += [f"due {element}" for element in ELEMENT_NAMES]
    names += ["due choice", "chosen block", "chosen storey", "chosen founding", "room", "tall in shared block"]
    return names + ["losses due", "power due", "tiles to come"]
