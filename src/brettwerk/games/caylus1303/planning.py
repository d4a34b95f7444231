"""Phase 1, planning: workers are placed until everybody has passed.

Rules CA-3.1, CA-3.2, CA-4.1, CA-4.2, CA-4.3, CA-4.4, CA-4.5, CA-4.6, CA-4.7, CA-4.8, CA-4.9, CA-4.10, CA-4.11,
CA-4.12, CA-4.13, CA-4.14, CA-4.15, CA-4.16, CA-4.17, CA-4.18, CA-4.19, CA-4.20, CA-4.21, CA-4.22, CA-4.23, CA-4.24,
CA-4.25, CA-4.26, CA-4.27, CA-4.28, CA-4.29, CA-4.30, CA-7.16; characters CA-13.1 – CA-13.15; rulings CA-R24, CA-R27,
CA-R28, CA-R31, CA-R40, CA-R47. No character changes hands here (CA-13.33, CA-R48).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import EARLY_RISER_COST, MARSHAL_PP, OWNER_PP, SURCHARGE
from brettwerk.games.caylus1303.layout import (
    BUNDLES,
    CONSTRUCTION,
    CURSOR,
    EARLY_RISER,
    FACE,
    GOLDSMITH_USED,
    HOLDER,
    MARSHAL,
    MERCHANT,
    MERCHANT_PLACE,
    MERCHANT_SEAT,
    NIGHT_WORKER,
    NOBODY,
    OWNER,
    PASS_ORDER,
    PASSED,
    PASSES,
    PHASE,
    PLANNING,
    ROUND,
    SETUP,
    SITE_ORDER,
    SITE_WORKERS,
    START,
    STEP,
    SUPPLY,
    THIEF,
    TILE,
    VISITS,
    WORKER,
    block,
)
from brettwerk.games.caylus1303.means import holds, score, send
from brettwerk.games.caylus1303.tables import ROAD_END
from brettwerk.games.caylus1303.words import (
    ASK_EARLY_RISER,
    ASK_PLAN,
    DO_NO,
    DO_PASS,
    DO_PLACE,
    DO_SITE,
    MARKER_TAKEN,
    ON_SITE,
    PASSED_TURN,
    PHASE_BEGAN,
    PLACED,
    ROUND_BEGAN,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, State, ask, tell


def begin_round(s: State) -> None:
    """Pass markers go back, once-per-round characters are fresh, the start player begins (CA-11.25, CA-R31, CA-3.2)."""
    v = s.v
    v[PHASE] = PLANNING
    v[STEP] = 0
    v[CURSOR] = v[START]
    v[PASSED] = 0
    v[PASSES] = 0
    v[MERCHANT_PLACE] = -1
    v[MERCHANT_SEAT] = NOBODY
    v[GOLDSMITH_USED] = 0
    i: i64 = 0
    while i < v[PLAYERS]:
        v[PASS_ORDER + i] = NOBODY
        v[block(i) + BUNDLES] = 0
        i += 1
    tell(s, ROUND_BEGAN, v[START], v[ROUND])
    tell(s, PHASE_BEGAN, v[START], PLANNING)


def all_passed(v: vec[i64]) -> bool:
    """Whether the phase is over (CA-4.30)."""
    return v[PASSES] == v[PLAYERS]


def advance_planning(s: State) -> None:
    """The Early Riser before everybody else (CA-13.1, CA-13.3), then turns clockwise (CA-4.1)."""
    v = s.v
    if v[STEP] == 0:
        v[STEP] = 1
        early = v[HOLDER + EARLY_RISER]
        if early >= 0 and v[block(early) + SUPPLY] > EARLY_RISER_COST:  # CA-13.2, CA-R27
            ask(v, early, ASK_EARLY_RISER)
            return
    ask(v, v[CURSOR], ASK_PLAN)


def next_turn(v: vec[i64]) -> None:
    """The turn goes clockwise to the next who has not passed, whoever has the marker (CA-4.1, CA-4.20, CA-4.24)."""
    if all_passed(v):
        return
    seat = (v[CURSOR] + 1) % v[PLAYERS]
    while (v[PASSED] >> seat) & 1 == 1:
        seat = (seat + 1) % v[PLAYERS]
    v[CURSOR] = seat


def surcharge(v: vec[i64], seat: i64) -> i64:
    """Extra workers for a placement after the first pass, the same for every pass (CA-4.25, CA-4.26, CA-13.5)."""
    if v[PASSES] == 0 or holds(v, seat, NIGHT_WORKER):
        return 0
    return SURCHARGE


def takes_workers(v: vec[i64], place: i64) -> bool:
    """Printed buildings, start tiles not flipped, wood and stone tiles (CA-4.3, CA-4.5, CA-4.6, CA-4.8, CA-4.9)."""
    face = v[FACE + place]
    return face == SETUP or face == CONSTRUCTION


def can_join(v: vec[i64], seat: i64, place: i64) -> bool:
    """The Merchant: once per round beside a single worker of an opponent (CA-13.7, CA-13.8, CA-13.11, CA-R24)."""
    return v[MERCHANT_PLACE] < 0 and v[WORKER + place] != seat and holds(v, seat, MERCHANT)


def is_on_site(v: vec[i64], seat: i64) -> bool:
    """Whether the seat has its worker on the construction site (CA-4.17)."""
    i: i64 = 0
    while i < v[SITE_WORKERS]:
        if v[SITE_ORDER + i] == seat:
            return True
        i += 1
    return False


def offer_places(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Every building open to the seat, wherever the provost stands, then the site (CA-4.4, CA-4.14, CA-4.15)."""
    place: i64 = 0
    while place < ROAD_END:
        if takes_workers(v, place) and (v[WORKER + place] == NOBODY or can_join(v, seat, place)):
            acts = append(acts, action(DO_PLACE, place))
        place += 1
    if not is_on_site(v, seat):
        acts = append(acts, action(DO_SITE, 0))
    return acts


def offer_early(v: vec[i64], seat: i64) -> vec[i64]:
    """No, or one early placement."""
    acts = append(vec[i64](capacity=32), action(DO_NO, 0))
    return offer_places(v, seat, acts)


def offer_plan(v: vec[i64], seat: i64) -> vec[i64]:
    """Placements that can be paid, and always the pass (CA-4.2, CA-4.21, CA-4.22, CA-4.28, CA-R28)."""
    acts = vec[i64](capacity=32)
    if v[block(seat) + SUPPLY] > surcharge(v, seat):
        acts = offer_places(v, seat, acts)
    return append(acts, action(DO_PASS, 0))


def choose_early(s: State, seat: i64, kind: i64, place: i64) -> None:
    """Places early for one more worker; the Night Worker does not help (CA-13.2, CA-13.6)."""
    if kind != DO_NO:
        place_worker(s, seat, kind, place, EARLY_RISER_COST)


def choose_plan(s: State, seat: i64, kind: i64, place: i64) -> None:
    """One turn: place or pass (CA-4.2)."""
    if kind == DO_PASS:
        pass_turn(s, seat)
    else:
        place_worker(s, seat, kind, place, surcharge(s.v, seat))
    next_turn(s.v)


def place_worker(s: State, seat: i64, kind: i64, place: i64, extra: i64) -> None:
    """Moves a worker from the supply to a building or the site and pays what it costs (CA-4.27)."""
    v = s.v
    v[block(seat) + SUPPLY] -= 1
    if kind == DO_SITE:  # CA-4.16, CA-4.18, CA-R40: leftmost free place
        v[SITE_ORDER + v[SITE_WORKERS]] = seat
        v[SITE_WORKERS] += 1
        tell(s, ON_SITE, seat, v[SITE_WORKERS])
        send(s, seat, extra)
        return
    if v[WORKER + place] == NOBODY:
        v[WORKER + place] = seat
    else:
        v[MERCHANT_PLACE] = place
        v[MERCHANT_SEAT] = seat
    tell(s, PLACED, seat, place, v[TILE + place])
    send(s, seat, extra)
    pay_owner(s, seat, v[OWNER + place])


def pay_owner(s: State, visitor: i64, owner: i64) -> None:
    """PP for the owner of a tile that an opponent goes to (CA-4.11, CA-4.12, CA-4.13, CA-13.10)."""
    if owner != NOBODY:
        score(s, owner, VISITS, owner_pp(s.v, visitor, owner))


def owner_pp(v: vec[i64], visitor: i64, owner: i64) -> i64:
    """How many PP the visit is worth to the owner (CA-13.12, CA-13.13, CA-13.15, CA-R26)."""
    if owner == visitor or holds(v, visitor, THIEF):
        return 0
    return MARSHAL_PP if holds(v, owner, MARSHAL) else OWNER_PP


def pass_turn(s: State, seat: i64) -> None:
    """The pass marker goes to the next field of the bridge; the first to pass starts next (CA-4.19, CA-4.23)."""
    v = s.v
    v[PASS_ORDER + v[PASSES]] = seat
    v[PASSES] += 1
    v[PASSED] |= 1 << seat
    tell(s, PASSED_TURN, seat, v[PASSES])
    if v[PASSES] == 1:
        v[START] = seat
        tell(s, MARKER_TAKEN, seat)
