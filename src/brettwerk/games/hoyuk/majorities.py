"""What a bot sees of the blocks: majorities by how safe they are, leads in houses, rivals."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import MASK, SHIFT, TALL_COUNT
from brettwerk.games.hoyuk.disasters import under_locusts
from brettwerk.games.hoyuk.grid import has_block
from brettwerk.games.hoyuk.layout import BLOCKS, COUNTS, EVALUATE, NAMED, PART, PHASE, PLAYER, REVEAL, part
from brettwerk.games.hoyuk.pace import tiles_of_rivals, tiles_to_come
from brettwerk.games.hoyuk.piles import is_open_pile, piles_in_play
from brettwerk.games.hoyuk.sights import (
    CLOSE_AT,
    FAR,
    LATER_AT,
    LEAD_AT,
    LONE_AT,
    LONE_PIECE_AT,
    SHAKY_AT,
    SHARED_AT,
    TALL_AT,
    note,
)
from brettwerk.games.hoyuk.tables import ASPECTS, NO_TIE_BREAK
from brettwerk.kernel.state import PLAYERS, bit


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
