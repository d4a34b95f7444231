"""Phase 4, administration: residences, monuments, recruitment, provost, round marker; and the end of the game.

Rules CA-1.2, CA-11.1, CA-11.2, CA-11.3, CA-11.4, CA-11.5, CA-11.7, CA-11.11, CA-11.12, CA-11.13, CA-11.14, CA-11.15,
CA-11.16, CA-11.17, CA-11.18, CA-11.19, CA-11.20, CA-11.21, CA-11.22, CA-11.23, CA-11.24, CA-11.25, CA-12.1, CA-13.29;
rulings CA-R33, CA-R37, CA-R39.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import DAY_LABOURER_WORKERS, RESIDENCE_WORKERS, ROUNDS
from brettwerk.games.caylus1303.construction import first_empty, offer_tiles, start_building
from brettwerk.games.caylus1303.effects import A_WORKER
from brettwerk.games.caylus1303.layout import (
    ADMINISTRATION,
    CURSOR,
    DAY_LABOURER,
    FACE,
    FIRST_SPACE,
    MONUMENT,
    MONUMENTS,
    NOBODY,
    OWNER,
    PHASE,
    PROVOST,
    RESIDENCE,
    RESOURCES,
    ROUND,
    SCORED,
    SETUP,
    START,
)
from brettwerk.games.caylus1303.means import gain, hire, holds
from brettwerk.games.caylus1303.planning import begin_round
from brettwerk.games.caylus1303.tables import INCOME, RECRUITMENT, ROAD_END, per_players, space_number
from brettwerk.games.caylus1303.words import (
    ASK_MONUMENT,
    DO_BUILD,
    DO_NONE,
    FLIPPED,
    GAME_ENDED,
    PHASE_BEGAN,
    PROVOST_RESET,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import OVER, PLAYERS, State, ask, tell


def begin_administration(s: State) -> None:
    """Step 1: every claimed start tile becomes a residence, for nothing (CA-11.2, CA-11.3)."""
    v = s.v
    v[PHASE] = ADMINISTRATION
    v[CURSOR] = FIRST_SPACE
    tell(s, PHASE_BEGAN, v[START], ADMINISTRATION)
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        if v[FACE + place] == SETUP and v[OWNER + place] != NOBODY:
            v[FACE + place] = RESIDENCE
            tell(s, FLIPPED, v[OWNER + place], place)
        place += 1


def advance_administration(s: State) -> None:
    """Step 2: each residence once, in road order (CA-11.4, CA-11.5, CA-11.7, CA-11.12, CA-R37); then the rest."""
    v = s.v
    while v[CURSOR] < ROAD_END:
        place = v[CURSOR]
        v[CURSOR] += 1
        if v[FACE + place] == RESIDENCE:  # CA-11.11: monuments are not asked for
            ask(v, v[OWNER + place], ASK_MONUMENT)
            return
    seat: i64 = 0
    while seat < v[PLAYERS]:
        recruit(s, seat)
        seat += 1
    if v[ROUND] == ROUNDS:  # CA-12.1, CA-R33
        v[PHASE] = SCORED
        v[OVER] = 1
        tell(s, GAME_ENDED, v[START])
        return
    reset_provost(s)
    v[ROUND] += 1  # CA-11.24
    begin_round(s)


def offer_monuments(v: vec[i64], seat: i64) -> vec[i64]:
    """None, or each monument in stock that the owner can pay (CA-11.4, CA-11.10)."""
    acts = append(vec[i64](capacity=8), action(DO_NONE, 0))
    return offer_tiles(v, seat, MONUMENTS, 0, acts)


def choose_monument(s: State, seat: i64, kind: i64, tile: i64) -> None:
    """Lays a monument on the residence in question, or leaves it (CA-11.6)."""
    if kind == DO_BUILD:
        start_building(s, seat, tile, 0, s.v[CURSOR] - 1)


def recruit(s: State, seat: i64) -> None:
    """Step 3: workers for everybody, for residences, the Garden, the Day Labourer; income (CA-11.13 – CA-11.20)."""
    v = s.v
    workers = per_players(v[PLAYERS], RECRUITMENT)
    if holds(v, seat, DAY_LABOURER):
        workers += DAY_LABOURER_WORKERS
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        if v[OWNER + place] == seat:
            face = v[FACE + place]
            if face == RESIDENCE:
                workers += RESIDENCE_WORKERS
            elif face >= MONUMENT:  # CA-11.16: the residence under it gives nothing
                at = (face - MONUMENT + MONUMENTS) * 9
                workers += INCOME[at + A_WORKER]
                i: i64 = 0
                while i < RESOURCES:
                    gain(s, seat, i, INCOME[at + i])
                    i += 1
        place += 1
    hire(s, seat, workers)


def last_of_row(v: vec[i64]) -> i64:
    """L: the largest k such that s1 … sk all hold tiles (CA-11.21, CA-11.22, CA-11.23)."""
    empty = first_empty(v)
    return space_number(ROAD_END if empty < 0 else empty) - 1


def reset_provost(s: State) -> None:
    """Step 4: the provost goes before the last building of the closed row (CA-11.21)."""
    v = s.v
    v[PROVOST] = last_of_row(v) - 1
    tell(s, PROVOST_RESET, v[START], v[PROVOST])
