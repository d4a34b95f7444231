"""What a player can see and might expect to do, but cannot: each with the reason and the rule."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.areas import area_logs
from brettwerk.games.lignum.cutting import follows
from brettwerk.games.lignum.drying import fits, source_of
from brettwerk.games.lignum.huts import can_build, is_free
from brettwerk.games.lignum.layout import (
    AREA,
    AREA_FOOD,
    AREAS,
    CARRIER,
    CART,
    CLEARING_SPACE,
    CRAFT,
    EQUIPMENT,
    FODDER,
    HUTS,
    LARDER,
    LOANS,
    MOST_LOANS,
    MOST_SAWS,
    RAFT,
    SAW,
    SAW_STORE,
    SAWYER,
    SLED,
    SPACE,
    STAGE,
    THALERS,
    WOODPILE,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.market import has_set
from brettwerk.games.lignum.path import (
    BEHIND,
    FODDER_GONE,
    FULL,
    IS_BLOCKED,
    LEGAL,
    NO_DEALS,
    NO_LOGS,
    NO_ORDERS,
    NO_PLANS,
    NOT_IN_PLAY,
    SAWS_FULL,
    STABLE_FULL,
    TILE_GONE,
    TOO_DEAR,
    WORKERS_GONE,
    why_not,
)
from brettwerk.games.lignum.tables import WOOD_IDS
from brettwerk.games.lignum.words import (
    CUT,
    CUT_PLACE,
    DRY,
    MARKET,
    PATH_MOVE,
    SAW_LOG,
    TRANSPORT,
    WINTER_CUT,
    WINTER_SLED,
)
from brettwerk.games.lignum.yard import has_worker, logs_on
from brettwerk.kernel.game import Refusal
from brettwerk.kernel.state import DECISION, TURN

REASONS = {
    int(NOT_IN_PLAY): ("not_in_play", "LI-1.8"),
    int(FULL): ("full", "LI-7.9"),
    int(TILE_GONE): ("tile_gone", "LI-7.11"),
    int(IS_BLOCKED): ("blocked", "LI-7.12"),
    int(SAWS_FULL): ("saws_full", "LI-7.13"),
    int(TOO_DEAR): ("too_dear", "LI-7.14"),
    int(FODDER_GONE): ("fodder_gone", "LI-7.26"),
    int(STABLE_FULL): ("stable_full", "LI-7.27"),
    int(WORKERS_GONE): ("workers_gone", "LI-7.24"),
    int(NO_LOGS): ("no_logs", "LI-7.31"),
    int(NO_ORDERS): ("no_orders", "LI-21.3"),
    int(NO_PLANS): ("no_plans", "LI-22.7"),
    int(NO_DEALS): ("no_deals", "LI-7.39"),
}


def refuse(v: vec[i64], seat: i64) -> list[Refusal]:
    """All refusals of the pending decision."""
    if v[TURN] != seat:
        return []
    decision = v[DECISION]
    found: list[Refusal] = []
    if decision == PATH_MOVE:
        found += refuse_spaces(v, seat) + refuse_loan(v, seat) + refuse_building(v, seat) + refuse_larder(v, seat)
    elif decision == MARKET:
        found += refuse_deals(v, seat) + refuse_loan(v, seat)
    elif decision == CUT or decision == WINTER_CUT:
        found += refuse_larder(v, seat) + refuse_building(v, seat)
    elif decision == CUT_PLACE:
        found += refuse_places(v, seat)
    elif decision == TRANSPORT:
        found += refuse_trips(v, seat)
    elif decision == WINTER_SLED:
        if v[block(seat) + EQUIPMENT + SLED - 1] == 0:
            found.append(Refusal("sled", "place:woodpile", "no_sled", "LI-18.12"))
    elif decision == SAW_LOG:
        found += refuse_sawing(v, seat)
    elif decision == DRY:
        found += refuse_drying(v, seat)
    return found


def refuse_spaces(v: vec[i64], seat: i64) -> list[Refusal]:
    """Spaces ahead that are not legal."""
    found: list[Refusal] = []
    for space in range(int(v[block(seat) + SPACE]) + 1, int(CLEARING_SPACE)):
        why = why_not(v, seat, space)
        if why != LEGAL and why != BEHIND:
            reason, rule = REASONS[int(why)]
            if why == NOT_IN_PLAY and space == 13:
                rule = "LI-1.9"
            found.append(Refusal(f"go {space}", f"space:{space}", reason, rule, {"space": space}))
    return found


def refuse_loan(v: vec[i64], seat: i64) -> list[Refusal]:
    """A third loan (LI-17.1)."""
    if v[block(seat) + LOANS] == MOST_LOANS:
        return [Refusal("loan", "", "no_loan", "LI-17.1")]
    return []


def refuse_building(v: vec[i64], seat: i64) -> list[Refusal]:
    """Craft tiles that do not make a set yet (LI-16.1)."""
    p = block(seat) + CRAFT
    if can_build(v, seat) or v[p] + v[p + 1] + v[p + 2] + v[p + 4] == 0:
        return []
    return [Refusal("build_huts", "", "no_set", "LI-16.1")]


def refuse_larder(v: vec[i64], seat: i64) -> list[Refusal]:
    """Food in areas of others (LI-16.12)."""
    if v[block(seat) + HUTS + LARDER] == 0:
        return []
    found: list[Refusal] = []
    for area in range(int(AREAS)):
        if v[AREA_FOOD + area] > 0 and not is_free(v, seat, area):
            found.append(
                Refusal(f"larder {area + 1}", f"area:{area + 1}", "area_taken", "LI-16.12", {"area": area + 1})
            )
    return found


def refuse_deals(v: vec[i64], seat: i64) -> list[Refusal]:
    """What the market sells or buys, but not to this player now."""
    p = block(seat)
    found: list[Refusal] = []
    if v[p + THALERS] == 0:
        found.append(Refusal("buy food", "good:food", "no_thaler", "LI-7.41"))
        found.append(Refusal("buy saw", "good:saw", "no_thaler", "LI-7.40"))
    elif v[p + EQUIPMENT + SAW - 1] >= MOST_SAWS:
        found.append(Refusal("buy saw", "good:saw", "four_saws", "LI-7.40"))
    if not has_set(v, seat):
        found.append(Refusal("sell_set", "", "no_pair", "LI-7.42"))
    return found


def refuse_places(v: vec[i64], seat: i64) -> list[Refusal]:
    """Areas one cannot move to (LI-9.7)."""
    found: list[Refusal] = []
    for area in range(int(AREAS)):
        if area == v[block(seat) + AREA] or not follows(v, seat):
            continue
        name, target = f"move {area + 1}", f"area:{area + 1}"
        if not is_free(v, seat, area):
            found.append(Refusal(name, target, "area_taken", "LI-9.7", {"area": area + 1}))
        elif area_logs(v, area) == 0:
            found.append(Refusal(name, target, "area_empty", "LI-9.7", {"area": area + 1}))
        elif v[block(seat) + THALERS] == 0:
            found.append(Refusal(name, target, "no_thaler", "LI-9.6", {"area": area + 1}))
    return found


def refuse_trips(v: vec[i64], seat: i64) -> list[Refusal]:
    """Transport for which something is missing (LI-11.15, LI-11.16, LI-11.23, LI-18.16)."""
    p = block(seat)
    if logs_on(v, seat, WOODPILE) == 0:
        return []
    found: list[Refusal] = []
    if not has_worker(v, seat, CARRIER):
        return [Refusal("carry", "place:woodpile", "no_carrier", "LI-11.15")]
    if v[p + EQUIPMENT + CART - 1] == 0:
        found.append(Refusal("cart", "place:woodpile", "no_cart", "LI-11.16"))
    elif v[p + FODDER] == 0:
        found.append(Refusal("cart", "place:woodpile", "no_fodder", "LI-11.16"))
    if v[p + EQUIPMENT + RAFT - 1] == 0:
        found.append(Refusal("raft", "place:woodpile", "no_raft", "LI-11.23"))
    if v[p + EQUIPMENT + SLED - 1] > 0:
        found.append(Refusal("sled", "place:woodpile", "sled_in_winter", "LI-18.16"))
    return found


def refuse_sawing(v: vec[i64], seat: i64) -> list[Refusal]:
    """No saw or no sawyer left (LI-12.2)."""
    if logs_on(v, seat, SAW_STORE) == 0:
        return []
    if v[block(seat) + EQUIPMENT + SAW - 1] == 0:
        return [Refusal("saw", "place:saw_store", "no_saw", "LI-12.2")]
    if not has_worker(v, seat, SAWYER):
        return [Refusal("saw", "place:saw_store", "no_sawyer", "LI-12.2")]
    return []


def refuse_drying(v: vec[i64], seat: i64) -> list[Refusal]:
    """Wood that does not fit on the next space (LI-14.5, LI-14.6)."""
    source = source_of(v[STAGE])
    found: list[Refusal] = []
    for kind in range(int(WOODS)):
        if v[wood(block(seat), source) + kind] > 0 and not fits(v, seat, kind, source + 1):
            name = f"dry {WOOD_IDS[kind]}"
            thing = f"wood:{WOOD_IDS[kind]}"
            found.append(Refusal(name, thing, "does_not_fit", "LI-14.5", {"wood": thing}))
    return found
