"""Phase 2, activation: the buildings along the road, one by one, up to the provost.

Rules CA-1.6, CA-3.6, CA-5.1, CA-5.2, CA-5.3, CA-5.5, CA-5.6, CA-5.7, CA-5.8, CA-5.9, CA-5.10, CA-5.11, CA-5.12,
CA-5.13, CA-6.6, CA-8.25, CA-8.26, CA-8.27, CA-8.28, CA-8.29, CA-8.30, CA-8.31, CA-13.9, CA-13.14; rulings CA-R25,
CA-R30, CA-R49.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.buildings import start_effect
from brettwerk.games.caylus1303.layout import (
    ACTIVATION,
    BRIDGE,
    CAMP,
    CONSTRUCTION,
    CURSOR,
    FACE,
    FIRST_SPACE,
    MERCHANT_PLACE,
    MERCHANT_SEAT,
    NOBODY,
    OWNER,
    PHASE,
    PROVOST,
    START,
    STEP,
    TILE,
    WORKER,
    block,
)
from brettwerk.games.caylus1303.means import take_items
from brettwerk.games.caylus1303.provost import advance_bridge
from brettwerk.games.caylus1303.tables import BONUS, ROAD_END, effect_row
from brettwerk.games.caylus1303.words import ACTIVATED, PHASE_BEGAN, RETURNED
from brettwerk.kernel.state import State, tell

# STEP at a building: 0 nothing happened yet, 1 a worker is next, 2 the first worker's effect is running.


def begin_activation(s: State) -> None:
    """From the first printed building on (CA-5.1, CA-5.2)."""
    v = s.v
    v[PHASE] = ACTIVATION
    v[CURSOR] = 0
    v[STEP] = 0
    tell(s, PHASE_BEGAN, v[START], ACTIVATION)


def is_active(v: vec[i64], place: i64) -> bool:
    """Whether the place lies before the provost (CA-5.2, CA-5.9, CA-6.1, CA-6.6)."""
    return place < FIRST_SPACE + v[PROVOST]


def activation_over(v: vec[i64]) -> bool:
    """Whether the last active building is done."""
    return v[CURSOR] >= ROAD_END or not is_active(v, v[CURSOR])


def advance_activation(s: State) -> None:
    """Goes on along the road; a worker stays on the building until its effect is finished (CA-3.6, CA-5.5, CA-5.6)."""
    v = s.v
    place = v[CURSOR]
    if place == BRIDGE:
        advance_bridge(s)
        return
    worker = v[WORKER + place]
    if worker == NOBODY:  # CA-5.13
        v[CURSOR] += 1
        v[STEP] = 0
        return
    if v[STEP] == 2:
        dismiss(s, place)
        v[STEP] = 1
        return
    if v[STEP] == 0:
        pay_bonus(s, place)
    v[STEP] = 2
    tell(s, ACTIVATED, worker, place, v[TILE + place])
    side: i64 = 1 if v[FACE + place] == CONSTRUCTION else 0
    start_effect(s, worker, effect_row(v[TILE + place], side), v[TILE + place], place)


def second_worker(v: vec[i64], place: i64) -> i64:
    """Whose worker came second, by the Merchant, or NOBODY."""
    return v[MERCHANT_SEAT] if v[MERCHANT_PLACE] == place else NOBODY


def pay_bonus(s: State, place: i64) -> None:
    """The owner's bonus resource, once, if only opponents are there, whatever they do then (CA-8.25 – CA-8.31)."""
    v = s.v
    owner = v[OWNER + place]
    if v[FACE + place] != CONSTRUCTION or owner == NOBODY:
        return
    if v[WORKER + place] != owner and second_worker(v, place) != owner:
        take_items(s, owner, BONUS, v[TILE + place] * 9)


def dismiss(s: State, place: i64) -> None:
    """The first worker goes to the camp, a second one moves up (CA-1.6, CA-5.5, CA-5.8, CA-13.9)."""
    v = s.v
    worker = v[WORKER + place]
    v[WORKER + place] = second_worker(v, place)
    if v[WORKER + place] != NOBODY:
        v[MERCHANT_SEAT] = NOBODY
    v[block(worker) + CAMP] += 1
    tell(s, RETURNED, worker, place)


def send_home_unused(s: State) -> None:
    """Workers beyond the provost go to the camp without effect, after the last active building (CA-5.10, CA-R30)."""
    v = s.v
    place = v[CURSOR]
    while place < ROAD_END:
        while v[WORKER + place] != NOBODY:
            dismiss(s, place)
        place += 1
