"""Phase 3, delivery: bundles for the castle, and the favour for the most.

Rules CA-9.1, CA-9.2, CA-9.3, CA-9.4, CA-9.5, CA-9.6, CA-9.7, CA-9.8, CA-9.9, CA-9.10, CA-9.11, CA-9.12, CA-9.13,
CA-9.14, CA-9.15, CA-5.12; characters CA-13.20 – CA-13.28; rulings CA-R17, CA-R18, CA-R19, CA-R20, CA-R29. The provost
plays no part, and no character changes hands between the first and the last delivery (CA-13.33, CA-R48).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import BUNDLE_PP, BUNDLE_SIZE, FOREMAN_PP, GOLDSMITH_PP
from brettwerk.games.caylus1303.layout import (
    BUNDLE_SOURCE,
    BUNDLES,
    CAMP,
    CARTER,
    CHAMBERLAIN,
    CLOTH,
    CURSOR,
    DELIVERY,
    FOOD,
    FOREMAN,
    FOREMAN_SOURCE,
    GOLD,
    GOLDSMITH,
    GOLDSMITH_SOURCE,
    GOLDSMITH_USED,
    HOLDER,
    NOBODY,
    PHASE,
    RESOURCES,
    SITE_ORDER,
    SITE_WORKERS,
    START,
    STONE,
    STORE,
    WOOD,
    block,
)
from brettwerk.games.caylus1303.means import grant_favour, holds, pay, score
from brettwerk.games.caylus1303.words import (
    ASK_DELIVER,
    ASK_DELIVER_2,
    ASK_DELIVER_3,
    DELIVERED,
    DELIVERY_DUE,
    DO_BUNDLE,
    DO_DELIVER,
    DO_STOP,
    PHASE_BEGAN,
    SITE_LEFT,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, SEAT, A, B, State, ask, drop, push, tell, top

BUNDLE_KINDS: Final[i64] = 6
# Food and two of wood, stone, cloth, gold (CA-9.5, CA-9.6, CA-9.7).
BUNDLE_SECOND: Final[vec[i64]] = vec[i64]([WOOD, WOOD, WOOD, STONE, STONE, CLOTH])
BUNDLE_THIRD: Final[vec[i64]] = vec[i64]([STONE, CLOTH, GOLD, CLOTH, GOLD, GOLD])


def begin_delivery(s: State) -> None:
    """CURSOR counts the workers on the site; behind the last come the Carter and the favour."""
    v = s.v
    v[PHASE] = DELIVERY
    v[CURSOR] = 0
    tell(s, PHASE_BEGAN, v[START], DELIVERY)


def delivery_over(v: vec[i64]) -> bool:
    """Whether the favour has been given and used."""
    return v[CURSOR] == v[SITE_WORKERS] + 2


def advance_delivery(s: State) -> None:
    """Left to right, then the Carter, then the favour (CA-9.2, CA-9.10, CA-13.21)."""
    v = s.v
    at = v[CURSOR]
    n = v[SITE_WORKERS]
    v[CURSOR] += 1
    if at < n:
        push(v, DELIVERY_DUE, v[SITE_ORDER + at])
        return
    if at == n:
        carter = v[HOLDER + CARTER]
        last = v[SITE_ORDER + n - 1] if n > 0 else NOBODY
        if carter >= 0 and carter != last:  # CA-13.20, CA-13.22, CA-R20: one window instead of two
            push(v, DELIVERY_DUE, carter)
        return
    best = most_bundles(v)
    if best != NOBODY:
        grant_favour(s, best)


def most_bundles(v: vec[i64]) -> i64:
    """Who gets the favour: the most bundles, at least one; in a tie the worker further left (CA-9.11, CA-9.13)."""
    best: i64 = NOBODY
    most: i64 = 0  # CA-9.12, CA-R18
    i: i64 = 0
    while i < v[SITE_WORKERS]:
        seat = v[SITE_ORDER + i]
        if v[block(seat) + BUNDLES] > most:
            best = seat
            most = v[block(seat) + BUNDLES]
        i += 1
    seat = 0
    while seat < v[PLAYERS]:  # CA-13.23, CA-13.24, CA-R19
        if v[block(seat) + BUNDLES] > most:
            best = seat
            most = v[block(seat) + BUNDLES]
        seat += 1
    return best


def clear_site(s: State) -> None:
    """The workers on the site go to the camp when the favour is done (CA-9.14, CA-R29)."""
    v = s.v
    i: i64 = 0
    while i < v[SITE_WORKERS]:
        seat = v[SITE_ORDER + i]
        v[block(seat) + CAMP] += 1
        v[SITE_ORDER + i] = NOBODY
        tell(s, SITE_LEFT, seat)
        i += 1
    v[SITE_WORKERS] = 0


# -- one player's delivery -------------------------------------------------------------------------------------------


def advance_bundle(s: State) -> None:
    """As many bundles as the player likes, one at a time (CA-9.3, CA-9.9)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if v[f + A] == 0:
        ask(v, seat, ASK_DELIVER)
    else:
        ask(v, seat, ASK_DELIVER_2 if v[f + B] == 0 else ASK_DELIVER_3)


def offer_bundles(v: vec[i64]) -> vec[i64]:
    """Stop, or each bundle that can be paid; with the Chamberlain kind by kind (CA-9.5, CA-13.25)."""
    f = top(v)
    seat = v[f + SEAT]
    p = block(seat) + STORE
    acts = vec[i64](capacity=8)
    if v[f + A] > 0:
        return offer_kinds(v, p, max(v[f + A], v[f + B]) - 1, 2 if v[f + B] == 0 else 1, acts)
    acts = append(acts, action(DO_STOP, 0))
    if holds(v, seat, CHAMBERLAIN):
        return offer_kinds(v, p, 0, BUNDLE_SIZE, acts)
    if v[p + FOOD] == 0:
        return acts
    i: i64 = 0
    while i < BUNDLE_KINDS:
        if v[p + BUNDLE_SECOND[i]] > 0 and v[p + BUNDLE_THIRD[i]] > 0:
            acts = append(acts, action(DO_BUNDLE, i))
        i += 1
    return acts


def offer_kinds(v: vec[i64], p: i64, first: i64, needed: i64, acts: vec[i64]) -> vec[i64]:
    """Each held kind, none before the first, from which on there is enough for the rest of the bundle."""
    left: i64 = 0
    i = first
    while i < RESOURCES:
        left += v[p + i]
        i += 1
    i = first
    while i < RESOURCES and left >= needed:
        if v[p + i] > 0:
            acts = append(acts, action(DO_DELIVER, i))
        left -= v[p + i]
        i += 1
    return acts


def choose_bundle(s: State, kind: i64, operand: i64) -> None:
    """One bundle, one kind of a bundle, or the end of this player's delivery (CA-9.3, CA-9.4)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if kind == DO_STOP:
        drop(v)
    elif kind == DO_BUNDLE:
        pay(s, seat, FOOD, 1)
        pay(s, seat, BUNDLE_SECOND[operand], 1)
        pay(s, seat, BUNDLE_THIRD[operand], 1)
        deliver(s, seat, FOOD, BUNDLE_SECOND[operand], BUNDLE_THIRD[operand])
    else:
        pay(s, seat, operand, 1)
        if v[f + A] == 0:
            v[f + A] = operand + 1
        elif v[f + B] == 0:
            v[f + B] = operand + 1
        else:
            first = v[f + A] - 1
            second = v[f + B] - 1
            v[f + A] = 0
            v[f + B] = 0
            deliver(s, seat, first, second, operand)


def deliver(s: State, seat: i64, first: i64, second: i64, third: i64) -> None:
    """PP for a bundle, with the Foreman and the Goldsmith added together (CA-9.8, CA-13.26, CA-13.27, CA-13.28)."""
    v = s.v
    v[block(seat) + BUNDLES] += 1
    tell(s, DELIVERED, seat, first, second, third)
    score(s, seat, BUNDLE_SOURCE, BUNDLE_PP)
    if holds(v, seat, FOREMAN):
        score(s, seat, FOREMAN_SOURCE, FOREMAN_PP)
    golden = first == GOLD or second == GOLD or third == GOLD
    if golden and v[GOLDSMITH_USED] == 0 and holds(v, seat, GOLDSMITH):
        v[GOLDSMITH_USED] = 1
        score(s, seat, GOLDSMITH_SOURCE, GOLDSMITH_PP)
