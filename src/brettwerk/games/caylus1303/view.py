"""The position as plain data for drawing. Rules CA-2.20, CA-2.24, CA-2.25, CA-2.26."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.activation import is_active, second_worker
from brettwerk.games.caylus1303.constants import LAST_GAP, ROUNDS
from brettwerk.games.caylus1303.favours import open_slots
from brettwerk.games.caylus1303.hidden import shows_prestige
from brettwerk.games.caylus1303.layout import (
    BUNDLES,
    CAMP,
    CHARACTERS,
    CONSTRUCTION,
    CURSOR,
    EMPTY,
    FACE,
    FIRST_SPACE,
    FREE_HOUSES,
    GOLDSMITH_USED,
    HOLDER,
    MERCHANT_PLACE,
    MONUMENT,
    MONUMENTS,
    NOBODY,
    ON_BOARD,
    OWNER,
    PASS_ORDER,
    PASSED,
    PASSES,
    PHASE,
    PHASE_NAMES,
    PROVOST,
    RESIDENCE,
    RESOURCES,
    ROUND,
    SETUP,
    SITE_ORDER,
    SITE_WORKERS,
    SLOTS,
    START,
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
from brettwerk.games.caylus1303.notation import RESOURCE_NAMES
from brettwerk.games.caylus1303.scoring import gold_points, prestige
from brettwerk.games.caylus1303.tables import (
    CHARACTER_IDS,
    CHARACTER_ROWS,
    PLACE_IDS,
    PRICE,
    PRICES,
    ROAD_END,
    ROAD_ROWS,
    TILE_IDS,
    TILE_ROWS,
    WORTH,
)
from brettwerk.games.caylus1303.words import BUILD_DUE, DELIVERY_DUE, EFFECT_DUE
from brettwerk.kernel.game import Plain
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, PLAYERS, SEAT, A, B, D

FRAME_NAMES = ["", "effect", "build", "favour", "delivery"]
BANNERS = ["start", "wood", "stone", "monument"]


def view_table(v: vec[i64], viewer: i64) -> dict[str, Plain]:
    """Everything that lies on the table, as that seat (-1: a spectator) sees it."""
    return {
        "round": int(v[ROUND]),
        "rounds": int(ROUNDS),
        "phase": PHASE_NAMES[v[PHASE]],
        "cursor": cursor(v),
        "start_player": int(v[START]),
        "provost": int(v[PROVOST]),
        "last_gap": int(LAST_GAP),
        "pass_order": [int(v[PASS_ORDER + i]) for i in range(int(v[PASSES]))],
        "road": [view_place(v, i) for i in range(int(ROAD_END))],
        "site": view_site(v),
        "stock": {
            "wood": stock(v, WOOD_TILES),
            "stone": stock(v, STONE_TILES),
            "monuments": stock(v, MONUMENTS),
            "characters": held(v, ON_BOARD),
        },
        "pending": view_pending(v),
        "seats": [view_player(v, seat, viewer) for seat in range(int(v[PLAYERS]))],
    }


def view_pending(v: vec[i64]) -> list[Plain]:
    """What is being resolved, the uppermost last: a building's effect, a tile to pay, a favour, a delivery."""
    found: list[Plain] = []
    for depth in range(int(v[DEPTH])):
        f = FRAMES + depth * FRAME
        what: dict[str, Plain] = {"kind": FRAME_NAMES[v[f]], "seat": int(v[f + SEAT])}
        if v[f] == EFFECT_DUE:
            what["tile"] = TILE_IDS[v[f + B]]
            what["place"] = PLACE_IDS[v[f + D]] if v[f + D] >= 0 else None
        elif v[f] == BUILD_DUE:
            what["tile"] = TILE_IDS[v[f + A]]
        elif v[f] == DELIVERY_DUE:
            what["bundle"] = [RESOURCE_NAMES[v[f + i] - 1] for i in (A, B) if v[f + i] > 0]
        found.append(what)
    return found


def cursor(v: vec[i64]) -> str | None:
    """The place that activation or the monuments have come to."""
    if PHASE_NAMES[v[PHASE]] == "activation" and v[CURSOR] < ROAD_END:
        return PLACE_IDS[v[CURSOR]]
    if PHASE_NAMES[v[PHASE]] == "administration" and FIRST_SPACE < v[CURSOR] <= ROAD_END:
        return PLACE_IDS[v[CURSOR] - 1]
    return None


def view_place(v: vec[i64], at: i64) -> dict[str, Plain]:
    """A place of the road: its tile and side, owner, workers in order, whether the provost leaves it active."""
    tile = v[TILE + at]
    face = v[FACE + at]
    workers: list[Plain] = []
    for worker in (v[WORKER + at], second_worker(v, at)):
        if worker != NOBODY:
            workers.append(int(worker))
    side = "empty"
    if at < FIRST_SPACE:
        side = "printed"
    elif face == SETUP:
        side = "setup" if v[OWNER + at] == NOBODY else "claimed"
    elif face == CONSTRUCTION:
        side = "construction"
    elif face == RESIDENCE:
        side = "residence"
    elif face >= MONUMENT:
        side = "monument"
    banner = "none"
    if at >= FIRST_SPACE and face != EMPTY:
        banner = "residence" if face == RESIDENCE else ("monument" if face >= MONUMENT else BANNERS[tile // 9])
    shown: str | None = TILE_IDS[tile] if tile >= 0 else None
    if face == RESIDENCE:
        shown = "residence"
    elif face >= MONUMENT:
        shown = TILE_IDS[face - MONUMENT + MONUMENTS]
    return {
        "id": PLACE_IDS[at],
        "tile": shown,
        "banner": banner,
        "side": side,
        "owner": int(v[OWNER + at]) if v[OWNER + at] != NOBODY else None,
        "workers": workers,
        "active": is_active(v, at),
    }


def view_site(v: vec[i64]) -> dict[str, Plain]:
    """The construction site: workers from left to right and the three slots."""
    slots: list[Plain] = []
    for i in range(3):
        slots.append({"slot": i + 1, "tile": TILE_IDS[v[SLOTS + i]], "open": i < open_slots(v[ROUND])})
    return {"workers": [int(v[SITE_ORDER + i]) for i in range(int(v[SITE_WORKERS]))], "slots": slots}


def stock(v: vec[i64], first: i64) -> list[Plain]:
    """Tiles of a kind that can be built."""
    return [TILE_IDS[tile] for tile in range(int(first), int(min(first + 9, TILES))) if (v[STOCK] >> tile) & 1]


def held(v: vec[i64], holder: i64) -> list[Plain]:
    """The characters of a seat, or those on the board."""
    return [CHARACTER_IDS[i] for i in range(int(CHARACTERS)) if v[HOLDER + i] == holder]


def view_player(v: vec[i64], seat: i64, viewer: i64) -> dict[str, Plain]:
    """A seat's stocks; prestige only for those who may see it (CA-2.25)."""
    p = block(seat)
    seen = shows_prestige(v, viewer, seat)
    resources: dict[str, Plain] = {RESOURCE_NAMES[i]: int(v[p + STORE + i]) for i in range(int(RESOURCES))}
    return {
        "seat": int(seat),
        "supply": int(v[p + SUPPLY]),
        "camp": int(v[p + CAMP]),
        "houses": int(v[p + FREE_HOUSES]),
        "resources": resources,
        "characters": held(v, seat),
        "bundles": int(v[p + BUNDLES]),
        "passed": (v[PASSED] >> seat) & 1 == 1,
        "merchant_used": v[MERCHANT_PLACE] >= 0,
        "goldsmith_used": v[GOLDSMITH_USED] == 1,
        "pp": int(prestige(v, seat)) if seen else None,
        "score": int(prestige(v, seat) + gold_points(v, seat)) if seen else None,
    }


def view_box() -> dict[str, Plain]:
    """What is printed: tiles with price, PP and both sides; characters; the road."""
    tiles: dict[str, Plain] = {}
    for number, row in enumerate(TILE_ROWS):
        price: dict[str, Plain] = {}
        for i, name in enumerate(RESOURCE_NAMES + ["any"]):
            if PRICE[number * PRICES + i] > 0:
                price[name] = int(PRICE[number * PRICES + i])
        tiles[row.text("id")] = {
            "kind": row.text("kind"),
            "price": price,
            "pp": int(WORTH[number]),
            "setup": row.text("effect_setup"),
            "construction": row.text("effect_construction"),
            "on_build": row.text("on_build"),
            "bonus": row.text("owner_bonus"),
            "income": row.text("income"),
            "marks": [row.text(mark) for mark in ("mark_cost", "mark_pp", "mark_effect", "mark_setup")],
            "rule": row.text("rule"),
        }
    characters: dict[str, Plain] = {}
    for row in CHARACTER_ROWS:
        characters[row.text("id")] = {
            "phase": row.text("phase"),
            "use": row.text("use"),
            "limit": row.text("limit"),
            "rule": row.text("rule"),
        }
    road: list[Plain] = [
        {
            "id": row.text("id"),
            "kind": row.text("kind"),
            "mark": row.text("mark"),
            "rule": row.text("rule"),
        }
        for row in ROAD_ROWS
    ]
    return {"tiles": tiles, "characters": characters, "road": road}
