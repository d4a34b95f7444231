"""A position as plain data for drawing: the building board, every player's wheels, landscape and cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.layout import (
    ASIDE,
    BUILDING,
    CARDS,
    COUNT,
    CUP,
    DISPLAY,
    HAND,
    HAND_SIZE,
    INTRODUCTORY,
    LAID,
    LAND,
    LOCKED,
    MARKERS,
    MARKET,
    NO_CARD,
    NO_TILE,
    NOTCHES,
    OUT,
    PERIOD,
    PERIODS,
    PHASE,
    REVEALED,
    ROUND,
    ROW,
    SPACES,
    STACK,
    STACK_SIZE,
    START_BUILDINGS,
    UNKNOWN_CARD,
    UPGRADES,
    block,
)
from brettwerk.games.glasstrasse.notation import MARKER, ON_LAND
from brettwerk.games.glasstrasse.scoring import points
from brettwerk.games.glasstrasse.tables import (
    BOARD_ROWS,
    BUILDING_IDS,
    BUILDING_ROWS,
    CARD_IDS,
    CARD_ROWS,
    COST_COLUMNS,
    START_NAMES,
)
from brettwerk.games.glasstrasse.words import RESOLVE
from brettwerk.kernel.game import Plain
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, PLAYERS, SEAT, A, B, C, D

PHASES = ["select", "lay", "reveal", "duel", "solo", "period_end", "final", "over"]


def card_list(mask: i64) -> list[Plain]:
    """The cards of a mask."""
    return [CARD_IDS[i] for i in range(int(CARDS)) if (mask >> i) & 1]


def tile_list(v: vec[i64], at: i64) -> list[Plain]:
    """The tiles of three masks, one per kind."""
    return [BUILDING_IDS[k * 31 + i] for k in range(3) for i in range(int(STACK)) if (v[at + k] >> i) & 1]


def card_or_none(card: i64) -> Plain:
    """A card by name, "?" for one that may not be known."""
    if card == NO_CARD:
        return None
    return "?" if card == UNKNOWN_CARD else CARD_IDS[card]


def tile_or_none(tile: i64) -> Plain:
    """A tile by name."""
    return None if tile == NO_TILE else BUILDING_IDS[tile]


def view_table(v: vec[i64], seat: i64) -> dict[str, Plain]:
    """The whole table as one seat sees it (-1: as a spectator does)."""
    seats: list[Plain] = []
    for other in range(int(v[PLAYERS])):
        seats.append(view_player(v, other, other == seat))
    market: list[Plain] = []
    for row in range(3):
        market.append([tile_or_none(v[MARKET + row * 5 + col]) for col in range(int(v[ROW]))])
    return {
        "phase": PHASES[v[PHASE]],
        "period": int(v[PERIOD]),
        "periods": int(v[PERIODS]),
        "round": int(v[ROUND]),
        "cup": int(v[CUP]),
        "introductory": v[INTRODUCTORY] == 1,
        "market": market,
        "stacks": [int(v[STACK_SIZE + kind]) for kind in range(3)],
        "out": tile_list(v, OUT),
        "resolving": view_resolving(v),
        "seats": seats,
    }


def view_resolving(v: vec[i64]) -> Plain:
    """The card being resolved: the uppermost of its kind on the stack."""
    for depth in range(int(v[DEPTH]) - 1, -1, -1):
        f = FRAMES + depth * FRAME
        if v[f] == RESOLVE:
            return {
                "seat": int(v[f + SEAT]),
                "card": CARD_IDS[v[f + A]],
                "actions": int(v[f + B]),
                "paid": v[f + C] == 1,
                "used": [which + 1 for which in range(2) if (v[f + D] >> which) & 1],
            }
    return None


def view_player(v: vec[i64], seat: i64, own: bool) -> dict[str, Plain]:
    """One player: wheels, landscape, start buildings, display, cards, score as of now."""
    p = block(seat)
    goods: dict[str, Plain] = {MARKER.names[i]: int(v[p + i]) for i in range(int(MARKERS))}
    land: list[Plain] = []
    for i in range(int(SPACES)):
        what = v[p + LAND + i]
        land.append(f"tile:{BUILDING_IDS[what - BUILDING]}" if what >= BUILDING else ON_LAND.names[what])
    starts: list[Plain] = []
    for i in range(int(START_BUILDINGS)):
        tile = v[p + UPGRADES + i]
        starts.append(START_NAMES[i] if tile == NO_TILE else BUILDING_IDS[tile])
    return {
        "goods": goods,
        "land": land,
        "starts": starts,
        "display": tile_list(v, p + DISPLAY),
        "hand": card_list(v[p + HAND]) if own else None,
        "hand_size": int(v[p + HAND_SIZE]),
        "laid": card_or_none(v[p + LAID]),
        "revealed": card_or_none(v[p + REVEALED]),
        "notches": card_list(v[p + NOTCHES]),
        "aside": card_list(v[p + ASIDE]),
        "locked": card_list(v[p + LOCKED]),
        "buildings": int(v[p + COUNT]),
        "score": points(v, seat) / 2,
    }


def view_box() -> dict[str, Plain]:
    """What is printed: tiles, cards, the landscape board."""
    tiles: dict[str, Plain] = {}
    for row in BUILDING_ROWS:
        cost: dict[str, Plain] = {good: row.number(good) for good in COST_COLUMNS if row.number(good)}
        tiles[row.text("id")] = {
            "kind": row.text("kind"),
            "cost": cost,
            "points": row.number("points", -9, 9),
            "effect": row.text("effect_code"),
            "upgrades": row.text("upgrades") or None,
            "shrine": row.text("beginner") == "1",
            "mark": row.text("mark"),
            "rule": row.text("rule"),
        }
    cards: dict[str, Plain] = {}
    for row in CARD_ROWS:
        cards[row.text("id")] = {
            "order": row.number("order"),
            "entry": row.text("entry_code"),
            "actions": [row.text("action1_code"), row.text("action2_code")],
            "rule": row.text("rule"),
        }
    board: list[Plain] = []
    for row in BOARD_ROWS:
        board.append(
            {
                "id": row.text("id"),
                "row": row.number("row"),
                "col": row.number("col"),
                "start": row.text("start"),
                "forest": row.text("forest_id") or None,
            }
        )
    return {"tiles": tiles, "cards": cards, "board": board}
