"""The end of a period: refill, cup, next period or the end.

Rules GS-13.1 – GS-13.8, GS-16.5 – GS-16.7, GS-17.1, GS-17.2. Rulings GS-R6, GS-R23, GS-R26, GS-R38.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.anytime import offer_anytime
from brettwerk.games.glasstrasse.cards import begin_period
from brettwerk.games.glasstrasse.layout import (
    COUNT,
    CUP,
    CURSOR,
    FINAL,
    MARKET,
    NO_TILE,
    OLD_CUP,
    PERIOD,
    PERIODS,
    PHASE,
    ROW,
    SCORED,
    STACK,
    STACK_SIZE,
    STACKS,
    block,
)
from brettwerk.games.glasstrasse.words import CUP_PASSED, DO_END, GAME_ENDED, LAST_WINDOW, REFILLED
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import OVER, PLAYERS, State, ask, reveal, tell


def end_period(s: State) -> None:
    """Refill, cup, next period (GS-13.7); after the last one only the final window is left (GS-13.8)."""
    v = s.v
    if v[PERIOD] == v[PERIODS]:
        v[PHASE] = FINAL
        v[CURSOR] = 0
        return
    if v[PERIOD] > 0:
        refill(s)
        pass_cup(s)
    v[PERIOD] += 1
    begin_period(s)


def refill(s: State) -> None:
    """Fills every gap with the top tile of its stack, as long as there is one (GS-13.2, GS-13.3)."""
    v = s.v
    row: i64 = 0
    while row < 3:
        col: i64 = 0
        while col < v[ROW]:
            n = v[STACK_SIZE + row]
            if v[MARKET + row * 5 + col] == NO_TILE and n > 0:
                tile = v[STACKS + row * STACK + n - 1]
                v[MARKET + row * 5 + col] = tile
                v[STACKS + row * STACK + n - 1] = 0
                v[STACK_SIZE + row] = n - 1
                reveal(v)
                tell(s, REFILLED, -1, row, col, tile)
            col += 1
        row += 1


def pass_cup(s: State) -> None:
    """Clockwise (GS-13.4), or to the fewest buildings: before period 4 of three, before period 5 (GS-13.5, GS-16.6)."""
    v = s.v
    old = v[CUP]
    n = v[PLAYERS]
    if n == 1:
        return
    if v[PERIOD] == 3 and n == 3:
        v[CUP] = fewest_buildings(v, n)
    elif v[PERIOD] == 4:
        v[CUP] = fewest_buildings(v, n - 1 if n == 3 else n)  # GS-16.7: with three the old holder is left out
    else:
        v[CUP] = (old + 1) % n
    v[OLD_CUP] = old
    tell(s, CUP_PASSED, v[CUP])


def fewest_buildings(v: vec[i64], candidates: i64) -> i64:
    """The seat with the lowest building count; in a tie the first one behind the old holder, who is last (GS-13.6)."""
    n = v[PLAYERS]
    best = (v[CUP] + 1) % n
    i: i64 = 2
    while i <= candidates:
        seat = (v[CUP] + i) % n
        if v[block(seat) + COUNT] < v[block(best) + COUNT]:
            best = seat
        i += 1
    return best


def advance_final(s: State) -> None:
    """Everybody may still use anytime actions, clockwise from the last cup holder (GS-17.2, GS-7.9, GS-R38)."""
    v = s.v
    if v[CURSOR] == v[PLAYERS]:
        v[PHASE] = SCORED
        v[OVER] = 1
        tell(s, GAME_ENDED, v[CUP])
    else:
        ask(v, last_seat(v), LAST_WINDOW)


def last_seat(v: vec[i64]) -> i64:
    """Whose final window is open."""
    return (v[CUP] + v[CURSOR]) % v[PLAYERS]


def offer_final(v: vec[i64], seat: i64) -> vec[i64]:
    """The end, or anytime actions."""
    acts = vec[i64](capacity=8)
    return offer_anytime(v, seat, append(acts, action(DO_END, 0)))
