"""What a player can see and might expect to do but cannot, with the reason and the rule."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import (
    BRIDGE_STEP_COST,
    BRIDGE_STEPS,
    LAST_GAP,
    MAX_STEPS,
    SLOT2_FROM_ROUND,
    SLOT3_FROM_ROUND,
)
from brettwerk.games.caylus1303.construction import due
from brettwerk.games.caylus1303.delivery import BUNDLE_KINDS, BUNDLE_SECOND, BUNDLE_THIRD
from brettwerk.games.caylus1303.effects import A_WORKER, HIGH, LOW, NUMBER
from brettwerk.games.caylus1303.favours import open_slots
from brettwerk.games.caylus1303.layout import (
    ANY_KINDS,
    CHAMBERLAIN,
    EMPTY,
    FACE,
    FIRST_SPACE,
    FOOD,
    MONUMENT,
    MONUMENTS,
    NOBODY,
    OWNER,
    PROVOST,
    RESIDENCE,
    RESOURCES,
    ROUND,
    SETUP,
    STOCK,
    STONE_TILES,
    STORE,
    SUPPLY,
    TILE,
    TILES,
    WOOD_TILES,
    WORKER,
    block,
)
from brettwerk.games.caylus1303.means import can_pay, holds
from brettwerk.games.caylus1303.notation import BUNDLE, RESOURCE_NAMES, STEPS
from brettwerk.games.caylus1303.planning import can_join, is_on_site, surcharge
from brettwerk.games.caylus1303.questions import place_name, resource_name, tile_name
from brettwerk.games.caylus1303.tables import COST_ANY, EFFECTS, PLACE_IDS, PRICE, PRICES, ROAD_END, TILE_IDS
from brettwerk.games.caylus1303.words import (
    ASK_BRIDGE,
    ASK_BUILD_STONE,
    ASK_BUILD_WOOD,
    ASK_CLAIM,
    ASK_DELIVER,
    ASK_EARLY_RISER,
    ASK_FAVOUR,
    ASK_MONUMENT,
    ASK_PAY_KIND,
    ASK_PLAN,
    ASK_TIER,
)
from brettwerk.kernel.game import Refusal
from brettwerk.kernel.state import DECISION, OVER, TURN, A, top


def refuse(v: vec[i64], seat: int) -> list[Refusal]:
    """The refusals of the pending decision."""
    if v[OVER] != 0 or v[TURN] != seat:
        return []
    decision = v[DECISION]
    if decision == ASK_PLAN or decision == ASK_EARLY_RISER:
        return refuse_placements(v, seat)
    if decision == ASK_BUILD_WOOD:
        return refuse_tiles(v, seat, WOOD_TILES, 0)
    if decision == ASK_BUILD_STONE:
        return refuse_tiles(v, seat, STONE_TILES, EFFECTS[v[top(v) + A] + NUMBER])
    if decision == ASK_MONUMENT:
        return refuse_tiles(v, seat, MONUMENTS, 0)
    if decision == ASK_CLAIM:
        return refuse_claims(v)
    if decision == ASK_TIER:
        return refuse_tiers(v, seat)
    if decision == ASK_PAY_KIND:
        return refuse_kinds(v, seat)
    if decision == ASK_BRIDGE:
        return refuse_steps(v, seat)
    if decision == ASK_FAVOUR:
        return refuse_slots(v)
    if decision == ASK_DELIVER and not holds(v, seat, CHAMBERLAIN):
        return refuse_bundles(v, seat)
    return []


def refuse_placements(v: vec[i64], seat: i64) -> list[Refusal]:
    """Occupied buildings, residences, monuments, the bridge, the site (CA-4.4, CA-4.5, CA-4.6, CA-4.9, CA-4.17)."""
    found: list[Refusal] = []
    short = v[DECISION] == ASK_PLAN and v[block(seat) + SUPPLY] <= surcharge(v, seat)
    for place in range(int(ROAD_END)):
        face = v[FACE + place]
        name = f"place {PLACE_IDS[place]}"
        target = place_name(place)
        if v[TILE + place] < 0:
            continue
        if face >= MONUMENT:
            found.append(Refusal(name, target, "monument", "CA-4.5"))
        elif face == RESIDENCE:
            found.append(Refusal(name, target, "residence", "CA-4.6"))
        elif face == EMPTY:
            found.append(Refusal(name, target, "bridge", "CA-4.9"))
        elif v[WORKER + place] != NOBODY and not can_join(v, seat, place):
            found.append(Refusal(name, target, "occupied", "CA-4.4"))
        elif short:
            found.append(Refusal(name, target, "workers", "CA-4.28", {"needed": int(1 + surcharge(v, seat))}))
    if is_on_site(v, seat):
        found.append(Refusal("site", "site:site", "on_site", "CA-4.17"))
    elif short:
        found.append(Refusal("site", "site:site", "workers", "CA-4.28", {"needed": int(1 + surcharge(v, seat))}))
    return found


def refuse_tiles(v: vec[i64], seat: i64, first: i64, waived: i64) -> list[Refusal]:
    """Tiles in stock that the seat cannot pay, with what is short (CA-1.14)."""
    found: list[Refusal] = []
    p = block(seat) + STORE
    for tile in range(int(first), int(min(first + 9, TILES))):
        if (v[STOCK] >> tile) & 1 == 0:
            continue
        name = f"build {TILE_IDS[tile]}"
        left = 0
        short = False
        for i in range(int(RESOURCES)):
            rest = int(v[p + i] - due(tile, i, waived))
            if rest < 0:
                args: dict[str, str | int] = {"resource": resource_name(i), "amount": -rest}
                found.append(Refusal(name, tile_name(tile), "short", "CA-1.14", args))
                short = True
                break
            left += rest if i < ANY_KINDS else 0
        if not short and left < PRICE[tile * PRICES + COST_ANY]:
            found.append(Refusal(name, tile_name(tile), "short_any", "CA-1.13"))
    return found


def refuse_claims(v: vec[i64]) -> list[Refusal]:
    """Tiles that the Notary cannot take (CA-7.3, CA-7.4)."""
    found: list[Refusal] = []
    for place in range(int(FIRST_SPACE), int(ROAD_END)):
        face = v[FACE + place]
        name = f"claim {PLACE_IDS[place]}"
        if v[TILE + place] < 0:
            continue
        if face == SETUP and v[OWNER + place] != NOBODY:
            found.append(Refusal(name, place_name(place), "claimed", "CA-7.3"))
        elif face != SETUP or v[TILE + place] >= WOOD_TILES:
            found.append(Refusal(name, place_name(place), "no_start_tile", "CA-7.3"))
    return found


def refuse_tiers(v: vec[i64], seat: i64) -> list[Refusal]:
    """The options of an effect that cannot be paid (CA-1.14)."""
    found: list[Refusal] = []
    p = block(seat)
    for name, at in (("low", v[top(v) + A] + LOW), ("high", v[top(v) + A] + HIGH)):
        if can_pay(v, seat, at):
            continue
        missing = int(EFFECTS[at + A_WORKER] - v[p + SUPPLY])
        if missing > 0:
            found.append(Refusal(name, "", "short_workers", "CA-1.14", {"amount": missing}))
            continue
        for i in range(int(RESOURCES)):
            missing = int(EFFECTS[at + i] - v[p + STORE + i])
            if missing > 0:
                found.append(Refusal(name, "", "short", "CA-1.14", {"resource": resource_name(i), "amount": missing}))
                break
    return found


def refuse_kinds(v: vec[i64], seat: i64) -> list[Refusal]:
    """Gold is no `any` (CA-1.13)."""
    if v[block(seat) + STORE + 4] == 0:
        return []
    return [Refusal(f"pay {RESOURCE_NAMES[4]}", "", "gold", "CA-1.13")]


def refuse_steps(v: vec[i64], seat: i64) -> list[Refusal]:
    """Steps that cannot be paid, or that lead off the road (CA-6.4, CA-6.5, CA-7.21)."""
    found: list[Refusal] = []
    for steps in range(-int(BRIDGE_STEPS), int(BRIDGE_STEPS) + 1):
        name = f"move {STEPS.names[steps + MAX_STEPS]}"
        gap = v[PROVOST] + steps
        if gap < 0:
            found.append(Refusal(name, f"gap:{gap}", "behind_bridge", "CA-6.4"))
        elif gap > LAST_GAP:
            found.append(Refusal(name, f"gap:{gap}", "end_of_road", "CA-6.5"))
        elif abs(steps) * BRIDGE_STEP_COST > v[block(seat) + SUPPLY]:
            missing = int(abs(steps) * BRIDGE_STEP_COST - v[block(seat) + SUPPLY])
            found.append(Refusal(name, f"gap:{gap}", "short_workers", "CA-7.21", {"amount": missing}))
    return found


def refuse_slots(v: vec[i64]) -> list[Refusal]:
    """Slots that are not open yet (CA-10.7, CA-10.8)."""
    found: list[Refusal] = []
    for slot in range(int(open_slots(v[ROUND])), 3):
        first = int(SLOT2_FROM_ROUND if slot == 1 else SLOT3_FROM_ROUND)
        rule = "CA-10.7" if v[ROUND] < SLOT2_FROM_ROUND else "CA-10.8"
        found.append(Refusal(f"slot {slot + 1}", f"slot:{slot + 1}", "closed_slot", rule, {"round": first}))
    return found


def refuse_bundles(v: vec[i64], seat: i64) -> list[Refusal]:
    """Bundles that lack a resource (CA-9.5, CA-9.6)."""
    found: list[Refusal] = []
    p = block(seat) + STORE
    for i in range(int(BUNDLE_KINDS)):
        for kind, rule in ((FOOD, "CA-9.6"), (BUNDLE_SECOND[i], "CA-9.5"), (BUNDLE_THIRD[i], "CA-9.5")):
            if v[p + kind] == 0:
                found.append(
                    Refusal(
                        f"bundle {BUNDLE.names[i]}", "", "short", rule, {"resource": resource_name(kind), "amount": 1}
                    )
                )
                break
    return found
