"""Phases 2 and 3: marking wood and food, choosing areas, sharing food.

Rules LI-5.1 – LI-5.5, LI-6.1 – LI-6.8, LI-23.1; rulings LI-R8, LI-R45.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    AREA,
    AREA_FOOD,
    AREA_LOGS,
    AREAS,
    CHOICE,
    CHOSEN,
    CURSOR,
    FIREWOOD,
    FOOD,
    LOGS,
    MARK_DECK,
    MARKS_LEFT,
    MARKS_SEEN,
    NO_AREA,
    OPEN_CHOICE,
    ORDER,
    PHASE,
    WALK,
    block,
)
from brettwerk.games.lignum.tables import MARKS, MARKS_PER_ROUND, stock
from brettwerk.games.lignum.words import (
    CHOOSE_AREA,
    CHOSE,
    DO_AREA,
    FOOD_MARKED,
    FOOD_TAKEN,
    LOGS_MARKED,
    MARKED,
    NO_DECISION,
    OPEN_AREA,
    REVEALED,
    TOPPED_UP,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import DECISION, OPEN, PLAYERS, State, ask, ask_all, reveal, tell


def area_logs(v: vec[i64], area: i64) -> i64:
    """How many logs of any kind stand in an area."""
    a = AREA_LOGS + area * LOGS
    return v[a] + v[a + 1] + v[a + 2]


# -- marking ---------------------------------------------------------------------------------------------------------


def mark(s: State) -> None:
    """Draws the cards of the round (LI-5.1); what lies in the areas stays (LI-5.3); then the top-up (LI-5.4)."""
    v = s.v
    n = stock(v[PLAYERS], MARKS_PER_ROUND)
    while n > 0:
        left = v[MARKS_LEFT] - 1
        card = v[MARK_DECK + left]
        v[MARK_DECK + left] = 0
        v[MARKS_LEFT] = left
        v[MARKS_SEEN] |= 1 << card  # LI-5.5: never again in this game
        reveal(v)
        mark_card(s, card)
        n -= 1
    top_up(s)
    v[PHASE] = CHOICE
    v[CURSOR] = 0


def mark_card(s: State, card: i64) -> None:
    """Each entry adds its logs or food to its area (LI-5.2, LI-R8)."""
    v = s.v
    tell(s, MARKED, -1, card)
    area: i64 = 0
    while area < AREAS:
        row = (card * AREAS + area) * 4
        kind: i64 = 0
        while kind < LOGS:
            if MARKS[row + kind] > 0:
                v[AREA_LOGS + area * LOGS + kind] += MARKS[row + kind]
                tell(s, LOGS_MARKED, -1, area, kind, MARKS[row + kind])
            kind += 1
        if MARKS[row + LOGS] > 0:
            v[AREA_FOOD + area] += MARKS[row + LOGS]
            tell(s, FOOD_MARKED, -1, area, MARKS[row + LOGS])
        area += 1


def top_up(s: State) -> None:
    """An area without any log gets one of firewood, food or no food (LI-5.4)."""
    v = s.v
    area: i64 = 0
    while area < AREAS:
        if area_logs(v, area) == 0:
            v[AREA_LOGS + area * LOGS + FIREWOOD] = 1
            tell(s, TOPPED_UP, -1, area)
        area += 1


# -- choosing --------------------------------------------------------------------------------------------------------


def advance_choice(s: State) -> None:
    """All at once and secretly (LI-6.1), or one after another in player order (LI-23.1, LI-R45)."""
    v = s.v
    if v[OPEN_CHOICE] == 0:
        ask_all(v, (1 << v[PLAYERS]) - 1, CHOOSE_AREA)
    elif v[CURSOR] < v[PLAYERS]:
        ask(v, v[ORDER + v[CURSOR]], OPEN_AREA)
    else:
        share_food(s)


def offer_areas() -> vec[i64]:
    """All six, every time (LI-6.5)."""
    acts = vec[i64](capacity=6)
    area: i64 = 0
    while area < AREAS:
        acts = append(acts, action(DO_AREA, area))
        area += 1
    return acts


def choose_secretly(s: State, seat: i64, area: i64) -> None:
    """Lays the tile face down; when all have chosen, all are revealed (LI-6.1, LI-6.2, LI-6.3, LI-6.4)."""
    v = s.v
    v[block(seat) + CHOSEN] = area
    tell(s, CHOSE, seat, area, 0, 0, 1 << seat)
    v[OPEN] &= ~(1 << seat)
    if v[OPEN] != 0:
        return
    v[DECISION] = NO_DECISION
    reveal(v)
    other: i64 = 0
    while other < v[PLAYERS]:
        p = block(other)
        v[p + AREA] = v[p + CHOSEN]
        v[p + CHOSEN] = NO_AREA
        tell(s, REVEALED, other, v[p + AREA])
        other += 1
    share_food(s)


def choose_openly(s: State, seat: i64, area: i64) -> None:
    """Puts the tile into the area for all to see; sharing is allowed (LI-23.1)."""
    v = s.v
    v[block(seat) + AREA] = area
    v[CURSOR] += 1
    tell(s, REVEALED, seat, area)


def share_food(s: State) -> None:
    """One player alone takes all, k players the same share each; the rest stays (LI-6.6, LI-6.7, LI-6.8)."""
    v = s.v
    area: i64 = 0
    while area < AREAS:
        here: i64 = 0
        seat: i64 = 0
        while seat < v[PLAYERS]:
            if v[block(seat) + AREA] == area:
                here += 1
            seat += 1
        share: i64 = v[AREA_FOOD + area] // here if here > 0 else 0
        seat = 0
        while share > 0 and seat < v[PLAYERS]:
            if v[block(seat) + AREA] == area:
                v[AREA_FOOD + area] -= share
                v[block(seat) + FOOD] += share
                tell(s, FOOD_TAKEN, seat, area, share)
            seat += 1
        area += 1
    v[PHASE] = WALK
    v[CURSOR] = 0
