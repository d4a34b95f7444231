"""Phase 3: the players name blocks in turn, and in each block the majorities take reward cards.

Naming: HO-13.1 – HO-13.6, HO-R37; majorities: HO-13.7 – HO-13.15, HO-17.4 – HO-17.8, HO-18.7, HO-18.8, HO-18.14,
HO-18.15, HO-R38, HO-R62; closed piles: HO-13.18. HO-13.4: the order of the piles within a block changes nothing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import HOUSE_COUNT, count, residents, total
from brettwerk.games.hoyuk.disasters import under_locusts
from brettwerk.games.hoyuk.grid import add_block, has_block
from brettwerk.games.hoyuk.layout import (
    AUTO_NAME_BLOCK,
    BLOCKS,
    CURSOR,
    EVALUATE,
    HAND,
    NAME_INERT_BLOCKS,
    NAMED,
    NOBODY,
    PHASE,
    START,
    WINNERS,
    part,
)
from brettwerk.games.hoyuk.piles import is_open_pile, piles_in_play, take_top
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import ASPECTS, NO_TIE_BREAK
from brettwerk.games.hoyuk.words import DO_NAME, NAME_BLOCK, NAMED_BLOCK, WON_CARD
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, State, ask, tell

ALL_NOBODY: Final[i64] = (1 << 21) - 1


def majority(v: vec[i64], block: i64, which: i64, tie_break: i64) -> i64:
    """Who has most of something in a block (HO-13.8); NOBODY if there is none (HO-13.9) or the tie stands (HO-13.12).

    Ties are broken by pieces at tall houses or by tall houses (HO-13.10, HO-13.11, HO-17.5, HO-17.7); height matters in
    ties only (HO-13.13).
    """
    winner = NOBODY
    best: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        n = count(v, seat, block, which)
        if n > 0:
            rank = n * 64
            if tie_break != NO_TIE_BREAK:
                rank += count(v, seat, block, tie_break)
            if rank > best:
                best = rank
                winner = seat
            elif rank == best:
                winner = NOBODY
        seat += 1
    return winner


def find_winners(v: vec[i64], block: i64) -> i64:
    """The winner of each pile in a block, packed; nobody where fewer than two players live (HO-13.5)."""
    if residents(v, block) < 2:
        return ALL_NOBODY
    packed = ALL_NOBODY
    piles = piles_in_play(v)
    pile: i64 = 0
    while pile < piles:
        winner = majority(v, block, ASPECTS[2 * pile], ASPECTS[2 * pile + 1])
        packed ^= (NOBODY ^ winner) << (3 * pile)
        pile += 1
    return packed


def winner_of(v: vec[i64], block: i64, pile: i64) -> i64:
    """Who takes the card of that pile in that block."""
    return (v[WINNERS + block] >> (3 * pile)) & 7


def begin_evaluation(v: vec[i64]) -> None:
    """Winners are fixed now; blocks under Locusts and blocks of ruins are left out (HO-13.2, HO-12.13, HO-12.14)."""
    v[NAMED] = 0
    v[NAMED + 1] = 0
    block: i64 = 0
    while block < v[BLOCKS]:
        if under_locusts(v, block) or total(v, block, HOUSE_COUNT) == 0:
            add_block(v, NAMED, block)
            v[WINNERS + block] = ALL_NOBODY
        else:
            v[WINNERS + block] = find_winners(v, block)
        block += 1
    v[PHASE] = EVALUATE
    v[CURSOR] = 0


def is_inert(v: vec[i64], block: i64) -> bool:
    """Whether the block gives no card now."""
    piles = piles_in_play(v)
    pile: i64 = 0
    while pile < piles:
        if is_open_pile(v, pile) and winner_of(v, block, pile) != NOBODY:
            return False
        pile += 1
    return True


def contested_piles(v: vec[i64]) -> i64:
    """Mask, three bits a pile, of the open piles that different players would win in the blocks still to be named."""
    mask: i64 = 0
    firsts = ALL_NOBODY
    piles = piles_in_play(v)
    block: i64 = 0
    while block < v[BLOCKS]:
        if v[WINNERS + block] != ALL_NOBODY and not has_block(v, NAMED, block):
            pile: i64 = 0
            while pile < piles:
                winner = winner_of(v, block, pile)
                if winner != NOBODY:
                    first = (firsts >> (3 * pile)) & 7
                    if first == NOBODY:
                        firsts ^= (NOBODY ^ winner) << (3 * pile)
                    elif first != winner and is_open_pile(v, pile):
                        mask |= 7 << (3 * pile)
                pile += 1
        block += 1
    return mask


def next_block(v: vec[i64]) -> i64:
    """The first block still to be named, -1 if none is left."""
    block: i64 = 0
    while block < v[BLOCKS]:
        if not has_block(v, NAMED, block):
            return block
        block += 1
    return -1


def advance_evaluation(s: State) -> bool:
    """Asks for the next block where the order can matter; true when all blocks are done."""
    v = s.v
    while True:
        if not switch(v, NAME_INERT_BLOCKS):  # HO-R37
            leave_out_inert(v)
        block = next_block(v)
        if block < 0:
            forget_winners(v)
            return True
        if not switch(v, AUTO_NAME_BLOCK) or contested_piles(v) != 0:
            ask(v, (v[START] + v[CURSOR]) % v[PLAYERS], NAME_BLOCK)
            return False
        name_block(s, (v[START] + v[CURSOR]) % v[PLAYERS], block)


def leave_out_inert(v: vec[i64]) -> None:
    """Blocks without a prize are not named, if the players want it so (HO-R37)."""
    block: i64 = 0
    while block < v[BLOCKS]:
        if is_inert(v, block):
            add_block(v, NAMED, block)
        block += 1


def forget_winners(v: vec[i64]) -> None:
    """After the phase nothing is left of it."""
    block: i64 = 0
    while block < v[BLOCKS]:
        v[WINNERS + block] = 0
        block += 1


def offer_blocks(v: vec[i64]) -> vec[i64]:
    """One block of each class: blocks that agree on all contested piles are the same choice.

    Blocks without a prize are one class: naming one of them passes the choice on (HO-13.6).
    """
    acts = vec[i64](capacity=8)
    seen = vec[i64](capacity=8)
    auto = switch(v, AUTO_NAME_BLOCK)
    mask = contested_piles(v) if auto else 0
    block: i64 = 0
    while block < v[BLOCKS]:
        if not has_block(v, NAMED, block):
            class_of = v[WINNERS + block] & mask
            known = False
            i: i64 = 0
            while auto and i < i64(len(seen)):
                if seen[i] == class_of:
                    known = True
                i += 1
            if not known:
                seen = append(seen, class_of)
                acts = append(acts, action(DO_NAME, block))
        block += 1
    return acts


def name_block(s: State, seat: i64, block: i64) -> None:
    """All piles are evaluated before the next block is named (HO-13.3); each gives one card at most (HO-13.15)."""
    v = s.v
    add_block(v, NAMED, block)
    v[CURSOR] += 1
    tell(s, NAMED_BLOCK, seat, block)
    piles = piles_in_play(v)
    pile: i64 = 0
    while pile < piles:
        winner = winner_of(v, block, pile)
        if winner != NOBODY and is_open_pile(v, pile):
            symbol = take_top(s, pile)
            v[part(winner) + HAND + symbol] += 1  # HO-13.14: in hand, played from the next window on (HO-3.16)
            tell(s, WON_CARD, winner, pile, symbol, block)
        pile += 1
