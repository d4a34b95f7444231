"""A position as plain data for drawing: path, areas, cards, every player's yard."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.hiring import EXTRA_PRICE
from brettwerk.games.lignum.layout import (
    AREA,
    AREA_FOOD,
    AREA_LOGS,
    AREAS,
    ARREARS,
    ARRIVED,
    CHOSEN,
    CLEARING,
    CLEARING_SPACE,
    CRAFT,
    CRAFT_LEFT,
    CURSOR,
    DECK_LEFT,
    DELIVERED,
    DRY_1,
    EQUIPMENT,
    EXTRA_SAWYER,
    FILLED,
    FODDER,
    FODDER_2,
    FODDER_3,
    FODDER_LEFT,
    FOOD,
    FOREST,
    HELD,
    HIRED,
    HUTS,
    IDLE,
    LABOUR,
    LOANS,
    LOGS,
    MARKS_LEFT,
    MOST_LOANS,
    NEEDS,
    NO_AREA,
    NO_TILE,
    OFFER,
    OPEN_CHOICE,
    ORDER,
    ORDER_CARDS,
    ORDERS_IN_PLAY,
    PHASE,
    PLAN_CARDS,
    PLAN_EFFECTS,
    PLAN_TILES,
    PLAN_TILES_EACH,
    PLANNED,
    PLANS,
    PLANS_IN_PLAY,
    ROUND,
    SPACE,
    SPACES,
    STEP,
    SUPPLY,
    THALERS,
    TILE,
    UNKNOWN_AREA,
    WINTER,
    WINTER_ROUND,
    WORKERS_LEFT,
    YARD_WORKER,
    block,
    wood,
)
from brettwerk.games.lignum.market import DEAL_PRICE, SET_PRICE
from brettwerk.games.lignum.notation import HUT_NAMES, PLACE_NAMES, TILE_NAMES, TOOL_NAMES
from brettwerk.games.lignum.planning import card_of, due_of, path_round, plan_price, tile_number
from brettwerk.games.lignum.questions import SEASONS
from brettwerk.games.lignum.scoring import points
from brettwerk.games.lignum.tables import (
    CRAFT_IDS,
    CRAFT_ROWS,
    MARK_ROWS,
    ORDER_IDS,
    ORDER_ROWS,
    PATH_ROWS,
    PLAN_IDS,
    PLAN_ROWS,
    STOCK_ROWS,
    WINTER_IDS,
    WINTER_ROWS,
    WOOD_IDS,
    WOOD_ROWS,
    drying_bonus,
)
from brettwerk.games.lignum.yard import LOAN, repayment
from brettwerk.kernel.game import Plain
from brettwerk.kernel.state import PLAYERS
from brettwerk.kernel.tables import Row

PHASES = ["stocking", "marking", "choice", "walk", "forest", "clean_up", "winter", "over"]
FOREST_STEPS = ["plans", "cut", "arrival", "transport", "saw", "orders", "sale", "drying"]
WINTER_STEPS = ["bonus", "cut", "sled", "saw", "orders", "feed", "heat"]
EFFECT_NAMES = ["cut", "carry", "raft", "saw", "sell", "dry", "tools"]


def counts(v: vec[i64], first: i64, names: list[str]) -> dict[str, Plain]:
    """A row of cells by name."""
    found: dict[str, Plain] = {name: int(v[first + i]) for i, name in enumerate(names)}
    return found


def members(mask: i64, names: list[str]) -> list[Plain]:
    """The names whose bits are set."""
    return [name for i, name in enumerate(names) if (mask >> i) & 1]


def step_name(v: vec[i64]) -> Plain:
    """The step of the forest work or of the winter that is going on."""
    if v[PHASE] == FOREST:
        return FOREST_STEPS[v[STEP]] if v[STEP] < len(FOREST_STEPS) else None
    if v[PHASE] == WINTER_ROUND:
        return WINTER_STEPS[v[STEP]] if v[STEP] < len(WINTER_STEPS) else None
    return None


def view_table(v: vec[i64], seat: i64) -> dict[str, Plain]:
    """The whole table as one seat sees it (-1: as a spectator does)."""
    players = int(v[PLAYERS])
    return {
        "phase": PHASES[v[PHASE]],
        "step": step_name(v),
        "round": int(v[ROUND]),
        "year": 1 if v[ROUND] <= 4 else 2,
        "season": SEASONS[(v[ROUND] - 1) % 4],
        "orders_in_play": v[ORDERS_IN_PLAY] == 1,
        "plans_in_play": v[PLANS_IN_PLAY] == 1,
        "open_choice": v[OPEN_CHOICE] == 1,
        "order": [int(v[ORDER + i]) for i in range(players)],
        "clearing": view_clearing(v),
        "position": int(v[CURSOR]),
        "path": view_path(v),
        "areas": view_areas(v),
        "supply": counts(v, SUPPLY, TOOL_NAMES),
        "craft_stack": int(v[CRAFT_LEFT]),
        "marking_deck": int(v[MARKS_LEFT]),
        "winters": [WINTER_IDS[v[WINTER + year]] for year in range(2)],
        "offer": members(v[OFFER], ORDER_IDS),
        "order_deck": int(v[DECK_LEFT]),
        "plans": view_plans(v),
        "seats": [view_player(v, other, other == seat) for other in range(players)],
    }


def view_clearing(v: vec[i64]) -> list[Plain]:
    """Seats in clearing order: arrived so far during the walk, all of them afterwards and in winter."""
    working = v[PHASE] == FOREST or v[PHASE] == WINTER_ROUND
    return [int(v[CLEARING + i]) for i in range(int(v[PLAYERS] if working else v[ARRIVED]))]


def view_path(v: vec[i64]) -> list[Plain]:
    """Every space with its tile or stock and the foremen on it."""
    stock = {4: v[WORKERS_LEFT + 1], 6: v[FODDER_LEFT], 10: v[WORKERS_LEFT], 16: v[WORKERS_LEFT + 2]}
    found: list[Plain] = []
    for space in range(int(SPACES)):
        here: list[Plain] = [s for s in range(int(v[PLAYERS])) if v[block(s) + SPACE] == space]
        tile = v[TILE + space]
        entry: dict[str, Plain] = {
            "number": space,
            "type": PATH_ROWS[space].text("type"),
            "tile": None if tile == NO_TILE else TILE_NAMES[tile],
            "foremen": here,
        }
        if space in stock:
            entry["stock"] = int(stock[space])
        if space == 16:
            entry["extra"] = int(v[EXTRA_SAWYER])
        found.append(entry)
    return found


def view_areas(v: vec[i64]) -> list[Plain]:
    """Every area with its logs, food and area tiles."""
    found: list[Plain] = []
    for area in range(int(AREAS)):
        tiles: list[Plain] = [s for s in range(int(v[PLAYERS])) if v[block(s) + AREA] == area]
        logs = counts(v, AREA_LOGS + area * LOGS, WOOD_IDS[:3])
        found.append({"number": area + 1, "logs": logs, "food": int(v[AREA_FOOD + area]), "tiles": tiles})
    return found


def view_plans(v: vec[i64]) -> list[Plain]:
    """The planned-work cards in play with their price and the tiles on them (LI-22.23)."""
    found: list[Plain] = []
    for card in range(int(PLAN_CARDS)):
        if (v[PLANS] >> card) & 1 == 0:
            continue
        tiles: list[Plain] = []
        for seat in range(int(v[PLAYERS])):
            for tile in range(int(PLAN_TILES_EACH)):
                cell = v[block(seat) + PLAN_TILES + tile]
                if cell > 0 and card_of(cell) == card:
                    later = int(due_of(cell) - path_round(v))
                    tiles.append({"seat": seat, "number": int(tile_number(tile)), "rounds": later})
        found.append({"card": PLAN_IDS[card], "price": int(plan_price(v, card)), "tiles": tiles})
    return found


def view_orders(v: vec[i64], p: i64) -> list[Plain]:
    """Own orders with the needs that are met."""
    found: list[Plain] = []
    for order in range(int(ORDER_CARDS)):
        if (v[p + HELD] >> order) & 1 == 1:
            met: list[Plain] = [bool((v[p + DELIVERED] >> (order * NEEDS + need)) & 1) for need in range(int(NEEDS))]
            found.append({"order": ORDER_IDS[order], "met": met})
    return found


def view_player(v: vec[i64], seat: i64, own: bool) -> dict[str, Plain]:
    """One player: purse, workers, equipment, craft, huts, wood, score as of now."""
    p = block(seat)
    places: dict[str, Plain] = {name: counts(v, wood(p, i), WOOD_IDS) for i, name in enumerate(PLACE_NAMES)}
    fodder: list[Plain] = [value for value, bit in ((3, FODDER_3), (2, FODDER_2)) if v[p + FODDER] & bit]
    chosen = v[p + CHOSEN]
    space = v[p + SPACE]
    return {
        "thalers": int(v[p + THALERS]),
        "loans": int(v[p + LOANS]),
        "arrears": int(v[p + ARREARS]),
        "food": int(v[p + FOOD]),
        "fodder": fodder,
        "equipment": counts(v, p + EQUIPMENT, TOOL_NAMES),
        "craft": counts(v, p + CRAFT, CRAFT_IDS),
        "huts": counts(v, p + HUTS, HUT_NAMES),
        "area": None if v[p + AREA] == NO_AREA else int(v[p + AREA]) + 1,
        "chosen": int(chosen) + 1 if own and chosen != NO_AREA and chosen != UNKNOWN_AREA else None,
        "has_chosen": chosen != NO_AREA,
        "space": int(space) if space < CLEARING_SPACE else None,
        "letter": "ABCD"[space - CLEARING_SPACE] if space >= CLEARING_SPACE else None,
        "hired": counts(v, p + HIRED, ["cutter", "carrier", "sawyer"]),
        "idle": counts(v, p + IDLE, ["cutter", "carrier", "sawyer"]),
        "yard_worker": v[p + YARD_WORKER] == 1,
        "day_labour": int(v[p + LABOUR]),
        "planned": counts(v, p + PLANNED, EFFECT_NAMES[: int(PLAN_EFFECTS)]),
        "orders": view_orders(v, p),
        "filled": members(v[p + FILLED], ORDER_IDS),
        "plan_tiles": [int(tile_number(i)) for i in range(int(PLAN_TILES_EACH)) if v[p + PLAN_TILES + i] == 0]
        if v[PLANS_IN_PLAY] == 1
        else [],
        "wood": places,
        "score": int(points(v, seat)),
    }


# -- what is printed -------------------------------------------------------------------------------------------------


def columns(row: Row, names: list[str]) -> dict[str, Plain]:
    """Some cells of a row as they stand."""
    found: dict[str, Plain] = {name: row.text(name) for name in names}
    return found


def listed(rows: list[Row], names: list[str]) -> dict[str, Plain]:
    """Some cells of all rows, by id."""
    found: dict[str, Plain] = {row.text("id"): columns(row, names) for row in rows}
    return found


def view_box() -> dict[str, Plain]:
    """What is printed, with the marks of what is reconstructed ("(r)") or from one source ("(1)")."""
    marks = [f"area_{n}" for n in range(1, 7)]
    return {
        "path": listed(PATH_ROWS, ["number", "type", "capacity", "price", "rule", "mark"]),
        "wood": listed(WOOD_ROWS, ["short", "base_price", "sawn_into", "sawn_count", "rule", "mark"]),
        "stock": listed(STOCK_ROWS, ["p2", "p3", "p4", "box_total", "mark_p2", "mark_p3", "mark_p4"]),
        "craft": listed(CRAFT_ROWS, ["kind", "rule", "mark"]),
        "marking": listed(MARK_ROWS, [*marks, "mark"]),
        "winters": listed(WINTER_ROWS, ["year", "food", "fuel", "easier", "rule", "mark"]),
        "orders": listed(ORDER_ROWS, ["need_1", "need_2", "need_3", "reward", "price", "rule", "mark"]),
        "prices": {
            "market": int(DEAL_PRICE),
            "sets": [int(price) for price in SET_PRICE],
            "extra_sawyer": int(EXTRA_PRICE),
            "loan": int(LOAN),
            "loans": int(MOST_LOANS),
            "repayment": [int(repayment(loans)) for loans in range(int(MOST_LOANS) + 1)],
            "drying": {PLACE_NAMES[place]: int(drying_bonus(place)) for place in range(int(DRY_1), int(DRY_1) + 3)},
        },
        "plans": listed(PLAN_ROWS, ["effect", "n1", "n2", "n3", "rule", "mark"]),
    }
