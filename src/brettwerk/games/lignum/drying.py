"""Step 7 of the forest work: drying, from right to left. Rules LI-14.1 – LI-14.11, LI-22.17; rulings LI-R25, LI-R26."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import (
    can_build,
    can_use_drying_hut,
    can_use_larder,
    free_food,
    move_freely,
    offer_build,
    offer_drying_hut,
    offer_hut_moves,
    offer_larder,
    wood_dries,
)
from brettwerk.games.lignum.layout import (
    DRY_1,
    DRY_2,
    LOGS,
    PLAN_DRY,
    PLANNED,
    SALE,
    STAGE,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.turns import next_seat
from brettwerk.games.lignum.words import (
    DO_DONE,
    DO_DRY,
    DO_DRY_ALL,
    DO_PLAN_DRY,
    DO_STOP,
    DRIED,
    DRY,
    PLAN_DRY_MOVE,
)
from brettwerk.games.lignum.yard import logs_on, pieces_on, shift
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import State, ask, tell

MOST_PIECES: Final[i64] = 2  # LI-14.5

# Stages of the step: planned moves, then one source after the other (LI-14.4).
PLANNED_MOVES: Final[i64] = 0
FROM_DRY_2: Final[i64] = 1
FROM_DRY_1: Final[i64] = 2
FROM_SALE: Final[i64] = 3
NO_ROOM_LEFT: Final[i64] = 4


def source_of(stage: i64) -> i64:
    """The place that is emptied at that stage."""
    if stage == FROM_DRY_2:
        return DRY_2
    if stage == FROM_DRY_1:
        return DRY_1
    return SALE


def fits(v: vec[i64], seat: i64, kind: i64, place: i64) -> bool:
    """One log or two pieces, never both; only the receiving space is looked at (LI-14.5, LI-14.6, LI-14.7, LI-R26)."""
    if logs_on(v, seat, place) > 0:
        return False
    pieces = pieces_on(v, seat, place)
    return pieces == 0 if kind < LOGS else pieces < MOST_PIECES


def something_fits(v: vec[i64], seat: i64, source: i64) -> bool:
    """Whether any log or piece of that place can move one to the right."""
    w = wood(block(seat), source)
    kind: i64 = 0
    while kind < WOODS:
        if v[w + kind] > 0 and fits(v, seat, kind, source + 1):
            return True
        kind += 1
    return False


def advance_dry(s: State, seat: i64) -> None:
    """Planned moves, then each source from right to left, so that nothing moves twice or to the left.

    Rules LI-14.2, LI-14.4, LI-14.10.
    """
    v = s.v
    if v[STAGE] == PLANNED_MOVES:
        if v[block(seat) + PLANNED + PLAN_DRY] > 0 and wood_dries(v, seat):
            ask(v, seat, PLAN_DRY_MOVE)
            return
        v[STAGE] = FROM_DRY_2
    while v[STAGE] < NO_ROOM_LEFT:
        if is_worth_asking(v, seat):
            ask(v, seat, DRY)
            return
        v[STAGE] += 1
    next_seat(v)


def is_worth_asking(v: vec[i64], seat: i64) -> bool:
    """Something fits, or a drying hut could change that; larders are asked about at the last source only."""
    if something_fits(v, seat, source_of(v[STAGE])) or can_use_drying_hut(v, seat):
        return True
    builds = can_build(v, seat)
    if builds and wood_dries(v, seat):
        return True
    return v[STAGE] == FROM_SALE and (can_use_larder(v, seat) or (builds and free_food(v, seat)))


def offer_dry(v: vec[i64], seat: i64) -> vec[i64]:
    """Each kind that fits by itself (LI-14.1, LI-14.3, LI-14.9), everything at once, huts, on to the next source."""
    source = source_of(v[STAGE])
    w = wood(block(seat), source)
    acts = vec[i64](capacity=12)
    kind: i64 = 0
    while kind < WOODS:
        if v[w + kind] > 0 and fits(v, seat, kind, source + 1):
            acts = append(acts, action(DO_DRY, kind))
        kind += 1
    if len(acts) > 0 and dries_two(v, seat, source):
        acts = append(acts, action(DO_DRY_ALL, 0))
    acts = offer_drying_hut(v, seat, acts)
    acts = offer_larder(v, seat, acts)
    acts = offer_build(v, seat, acts)
    return append(acts, action(DO_DONE, 0))


def dries_two(v: vec[i64], seat: i64, source: i64) -> bool:
    """Whether two logs or pieces or more wait from this source on, so that a short cut saves something."""
    n: i64 = 0
    place = source
    while place >= SALE:
        n += logs_on(v, seat, place) + pieces_on(v, seat, place)
        place -= 1
    return n >= 2


def choose_dry(s: State, seat: i64, act: i64) -> None:
    """One log or piece, everything that fits, or on to the next source."""
    v = s.v
    kind = kind_of(act)
    if kind == DO_DRY:
        dry(s, seat, operand_of(act), source_of(v[STAGE]))
    elif kind == DO_DRY_ALL:
        while v[STAGE] < FROM_SALE:
            dry_source(s, seat, source_of(v[STAGE]))
            v[STAGE] += 1
        dry_source(s, seat, SALE)
        v[STAGE] = FROM_SALE
    elif v[STAGE] == FROM_SALE:
        next_seat(v)
    else:
        v[STAGE] += 1


def dry(s: State, seat: i64, kind: i64, source: i64) -> None:
    """One space to the right."""
    shift(s.v, seat, kind, source, source + 1)
    tell(s, DRIED, seat, kind, source)


def dry_source(s: State, seat: i64, source: i64) -> None:
    """All that fits: pieces before logs, since two of them gain more, the dearest first."""
    v = s.v
    kind: i64 = WOODS - 1
    while kind >= 0:
        while v[wood(block(seat), source) + kind] > 0 and fits(v, seat, kind, source + 1):
            dry(s, seat, kind, source)
        kind -= 1


# -- planned drying --------------------------------------------------------------------------------------------------


def offer_planned_moves(v: vec[i64], seat: i64) -> vec[i64]:
    """Moves as with a drying hut, or stop (LI-22.17)."""
    return append(offer_hut_moves(v, seat, vec[i64](capacity=8), DO_PLAN_DRY), action(DO_STOP, 0))


def choose_planned_move(s: State, seat: i64, act: i64) -> None:
    """One move that ignores the limit, or the end of the plan."""
    v = s.v
    if kind_of(act) == DO_STOP:
        v[block(seat) + PLANNED + PLAN_DRY] = 0
        return
    operand = operand_of(act)
    v[block(seat) + PLANNED + PLAN_DRY] -= 1
    tell(s, DRIED, seat, operand % WOODS, DRY_1 + operand // WOODS)
    move_freely(v, seat, operand)
