"""The position as plain data for drawing. Things are called `domain:name`: any board can name and light them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.game import Plain
from brettwerk.kernel.state import PLAYERS
from honey.layout import (
    CHOSEN,
    DECK_SIZE,
    DELIVERED,
    GROWN,
    MEADOWS,
    NO_MEADOW,
    NO_ORDER,
    OPEN_ORDERS,
    ORDERS,
    PLACES,
    ROUND,
    ROUNDS,
    START,
    STORE,
    UNKNOWN_MEADOW,
    block,
)
from honey.tables import MEADOW_IDS, ORDER_IDS, PRICE, WORTH


def view_table(v: vec[i64]) -> dict[str, Plain]:
    """Everything that lies on the table, from a veiled position."""
    return {
        "round": int(v[ROUND]),
        "rounds": int(v[ROUNDS]),
        "start_player": f"seat:{'ABCD'[v[START]]}",
        "meadows": [{"meadow": f"meadow:{id}", "jars": int(v[GROWN + i])} for i, id in enumerate(MEADOW_IDS)],
        "orders": [order_name(v[OPEN_ORDERS + place]) for place in range(PLACES)],
        "deck": int(v[DECK_SIZE]),
        "seats": [view_player(v, seat) for seat in range(v[PLAYERS])],
    }


def order_name(order: i64) -> str | None:
    """An order as a thing."""
    return None if order == NO_ORDER else f"order:{ORDER_IDS[order]}"


def view_player(v: vec[i64], seat: i64) -> dict[str, Plain]:
    """One player's bees, jars and orders."""
    p = block(seat)
    chosen: Plain = None
    if v[p + CHOSEN] == UNKNOWN_MEADOW:
        chosen = "view:face_down"
    elif v[p + CHOSEN] != NO_MEADOW:
        chosen = f"meadow:{MEADOW_IDS[v[p + CHOSEN]]}"
    return {
        "bees": chosen,
        "jars": {id: int(v[p + STORE + i]) for i, id in enumerate(MEADOW_IDS)},
        "delivered": [f"order:{ORDER_IDS[i]}" for i in range(ORDERS) if (v[p + DELIVERED] >> i) & 1],
    }


def view_box() -> dict[str, Plain]:
    """What is printed on the orders: the jars they need and the points they bring."""
    orders: dict[str, Plain] = {}
    for i, order in enumerate(ORDER_IDS):
        printed: dict[str, Plain] = {"points": int(WORTH[i])}
        for k, id in enumerate(MEADOW_IDS):
            if PRICE[i * MEADOWS + k] > 0:
                printed[id] = int(PRICE[i * MEADOWS + k])
        orders[order] = printed
    return {"order": orders}
