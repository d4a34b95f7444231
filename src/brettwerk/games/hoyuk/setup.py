"""The set-up of a game. Rules HO-1.1 – HO-1.27 (HO-1.3, HO-1.4: what the modes add), HO-17.1, HO-17.2, HO-18.1,
HO-18.2.

Colours HO-1.5, HO-1.6, HO-R58; stocks HO-1.7, HO-R4; score and hands HO-1.8, HO-1.9; board HO-1.10, HO-R1; supply
HO-1.11, HO-1.12; decks HO-1.13 – HO-1.22; start player HO-1.23; house limit HO-1.24, HO-1.25, HO-1.26, HO-1.27, HO-R5.
Each kind of chance has a stream of its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import (
    BLOCK_AT,
    CELLS,
    COLOURS,
    DECK,
    DECK_SIZE,
    DISASTER,
    DISASTERS,
    ELEMENTS,
    LIMIT,
    MIXED_SETS,
    MODE,
    NO_BLOCK,
    NO_CELL,
    NO_DISASTER,
    NO_TILE,
    NO_TRIBE,
    OLD_START,
    ORIGINALS,
    PHASE,
    PILE_SIZE,
    PILE_TILES,
    PROFILE,
    RULES,
    SHAMAN,
    START,
    STOCK,
    STOCK_EQUALS_LIMIT,
    SUPPLY,
    TILE,
    TILE_PILE,
    TILES,
    TRIBE,
    TRIBES,
    UNSEEN,
    part,
    size,
)
from brettwerk.games.hoyuk.piles import pile_row, see_top, set_card, set_of
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import (
    CARDS_PER_PILE,
    DISASTER_IN_MODE,
    FULL_SUPPLY,
    HOUSES_PER_COLOUR,
    PILES_IN_MODE,
    REWARDS,
    TILE_IN_MODE,
)
from brettwerk.games.hoyuk.words import NO_DECISION
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION, PLAYERS, TURN, bit, numbers, start_chance

START_STREAM: Final[i64] = 1
TILE_STREAM: Final[i64] = 2
DISASTER_STREAM: Final[i64] = 3
COLOUR_STREAM: Final[i64] = 4
RESHUFFLE_STREAM: Final[i64] = 5
REWARD_STREAM: Final[i64] = 6  # and the two behind it

SET_START: Final[vec[i64]] = vec[i64]([0, 30, 50, 70])
"""Where each set of reward cards begins (HO-1.19, HO-17.1, HO-18.1)."""


def first_position(
    players: i64, seed: i64, mode: i64, limit: i64, rules: i64, tile_profile: i64, reward_profile: i64, choose: bool
) -> vec[i64]:
    """The vector of a new game; limit is 0 for what the book says."""
    v = numbers(size(players))
    v[PLAYERS] = players
    v[TURN] = -1
    v[DECISION] = NO_DECISION
    v[MODE] = mode
    v[RULES] = rules
    v[PROFILE] = tile_profile
    v[LIMIT] = limit if limit > 0 else (20 if players == 5 else 25)  # HO-1.24, HO-1.26, HO-R5
    v[PHASE] = COLOURS
    v[SHAMAN] = NO_CELL
    v[DISASTER] = NO_DISASTER
    v[OLD_START] = -1
    cell: i64 = 0
    while cell < CELLS:
        v[BLOCK_AT + cell] = NO_BLOCK
        cell += 1
    element: i64 = 0
    while element < ELEMENTS:
        v[SUPPLY + element] = FULL_SUPPLY[mode * ELEMENTS + element]
        element += 1
    v[START] = Rng(seed, START_STREAM).below(players)  # HO-1.23
    start_chance(v, seed, RESHUFFLE_STREAM)
    v[PILE_TILES] = shuffle_in(v, TILE_PILE, TILE_IN_MODE, mode, TILES, Rng(seed, TILE_STREAM))  # HO-1.18
    v[DECK_SIZE] = shuffle_in(v, DECK, DISASTER_IN_MODE, mode, DISASTERS, Rng(seed, DISASTER_STREAM))  # HO-1.15
    lay_piles(v, seed, reward_profile)
    set_up_players(v, seed, choose)
    return v


def shuffle_in(v: vec[i64], at: i64, in_mode: vec[i64], mode: i64, count: i64, rng: Rng) -> i64:
    """Puts the cards or tiles of the mode there, shuffled, and tells how many; the others stay out (HO-1.22)."""
    n: i64 = 0
    i: i64 = 0
    while i < count:
        if in_mode[mode * count + i] == 1:
            v[at + n] = i
            n += 1
        i += 1
    rng.shuffle(v, at, n)
    return n


def lay_piles(v: vec[i64], seed: i64, profile: i64) -> None:
    """Each set, or all mixed (HO-R3), is shuffled and dealt as face-up piles of ten (HO-1.19, HO-17.2, HO-18.1)."""
    mode = v[MODE]
    cards = numbers(SET_START[mode + 1])
    i: i64 = 0
    while i < SET_START[mode + 1]:
        cards[i] = REWARDS[profile * 70 + i]
        i += 1
    if switch(v, MIXED_SETS):
        Rng(seed, REWARD_STREAM).shuffle(cards, 0, SET_START[mode + 1])
    else:
        i = 0
        while i <= mode:
            Rng(seed, REWARD_STREAM + i).shuffle(cards, SET_START[i], SET_START[i + 1] - SET_START[i])
            i += 1
    pile: i64 = 0
    while pile < PILES_IN_MODE[mode]:
        i = 0
        while i < CARDS_PER_PILE:
            symbol = cards[pile * CARDS_PER_PILE + i]
            set_card(v, pile_row(pile), i, symbol)
            v[UNSEEN + set_of(v, pile)] += bit(5 * symbol)
            i += 1
        v[PILE_SIZE + pile] = CARDS_PER_PILE
        v[ORIGINALS + pile] = CARDS_PER_PILE
        see_top(v, pile)
        pile += 1


def set_up_players(v: vec[i64], seed: i64, choose: bool) -> None:
    """Colours, dealt at random unless they are chosen (HO-1.5, HO-R58), and stocks (HO-1.7, HO-R4); nothing else."""
    tribes = numbers(TRIBES)
    tribe: i64 = 0
    while tribe < TRIBES:
        tribes[tribe] = tribe
        tribe += 1
    Rng(seed, COLOUR_STREAM).shuffle(tribes, 0, TRIBES)
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = part(seat)
        v[p + TRIBE] = NO_TRIBE if choose else tribes[seat]
        v[p + STOCK] = v[LIMIT] if switch(v, STOCK_EQUALS_LIMIT) else HOUSES_PER_COLOUR
        v[p + TILE] = NO_TILE
        seat += 1
