"""Favours: take a character from an opponent, or use a slot of the site and perhaps take one from the board.

Rules CA-10.2, CA-10.3, CA-10.4, CA-10.5, CA-10.6, CA-10.7, CA-10.8, CA-10.9, CA-10.10, CA-10.11, CA-10.12, CA-10.13,
CA-10.14, CA-10.15, CA-10.17, CA-10.19, CA-10.20, CA-8.22; rulings CA-R21, CA-R22.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.buildings import start_effect
from brettwerk.games.caylus1303.constants import SLOT2_FROM_ROUND, SLOT3_FROM_ROUND
from brettwerk.games.caylus1303.layout import CHARACTERS, HOLDER, ON_BOARD, ROUND, SLOTS
from brettwerk.games.caylus1303.setup import offer_characters
from brettwerk.games.caylus1303.tables import effect_row
from brettwerk.games.caylus1303.words import (
    ASK_FAVOUR,
    ASK_FAVOUR_CHARACTER,
    CHARACTER_TAKEN,
    DO_NONE,
    DO_PICK,
    DO_SLOT,
    DO_STEAL,
    SLOT_USED,
    STOLEN,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import SEAT, A, State, ask, drop, tell, top


def open_slots(round: i64) -> i64:
    """How many slots a favour may use: the round alone decides (CA-10.7, CA-10.8, CA-10.9, CA-10.20)."""
    if round < SLOT2_FROM_ROUND:
        return 1
    return 2 if round < SLOT3_FROM_ROUND else 3


def character_on_board(v: vec[i64]) -> bool:
    """Whether a character is left on the board; they are never refilled (CA-10.14)."""
    i: i64 = 0
    while i < CHARACTERS:
        if v[HOLDER + i] == ON_BOARD:
            return True
        i += 1
    return False


def advance_favour(s: State) -> None:
    """First the favour itself, which cannot be refused (CA-10.2); after a slot perhaps a character (CA-10.12)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if v[f + A] == 0:
        ask(v, seat, ASK_FAVOUR)
    elif character_on_board(v):
        ask(v, seat, ASK_FAVOUR_CHARACTER)
    else:
        drop(v)


def offer_favour(v: vec[i64]) -> vec[i64]:
    """Any character of any opponent, then the open slots, usable or not (CA-10.4, CA-10.5, CA-10.11, CA-R21)."""
    seat = v[top(v) + SEAT]
    acts = vec[i64](capacity=12)
    i: i64 = 0
    while i < CHARACTERS:
        holder = v[HOLDER + i]
        if holder >= 0 and holder != seat:
            acts = append(acts, action(DO_STEAL, i))
        i += 1
    i = 0
    while i < open_slots(v[ROUND]):
        acts = append(acts, action(DO_SLOT, i))
        i += 1
    return acts


def choose_favour(s: State, kind: i64, operand: i64) -> None:
    """Steals, or uses the setup side of a slot's tile without a worker (CA-10.3, CA-10.10, CA-10.15, CA-R22)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if kind == DO_STEAL:
        drop(v)
        tell(s, STOLEN, seat, operand, v[HOLDER + operand])
        v[HOLDER + operand] = seat
        return
    v[f + A] = 1  # CA-10.17: the effect first
    tile = v[SLOTS + operand]
    tell(s, SLOT_USED, seat, operand, tile)
    start_effect(s, seat, effect_row(tile, 0), tile, -1)


def offer_board_characters(v: vec[i64]) -> vec[i64]:
    """None, or one character from the board (CA-10.12, CA-10.13)."""
    return offer_characters(v, DO_PICK, append(vec[i64](capacity=4), action(DO_NONE, 0)))


def choose_board_character(s: State, kind: i64, character: i64) -> None:
    """Takes it or not; the favour is over. Nobody can hold too many (CA-10.19)."""
    v = s.v
    seat = v[top(v) + SEAT]
    drop(v)
    if kind == DO_PICK:
        v[HOLDER + character] = seat
        tell(s, CHARACTER_TAKEN, seat, character)
