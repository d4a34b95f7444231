"""What a player can see and might expect to do but cannot, with the reason and the rule."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.game import Refusal
from brettwerk.kernel.state import DECISION, TURN
from honey.layout import NO_ORDER, OPEN_ORDERS, PLACES
from honey.market import short
from honey.tables import ORDER_IDS
from honey.words import ASK_ORDER


def refuse(v: vec[i64], seat: int) -> list[Refusal]:
    """Open orders for which jars are missing (HN-3.2)."""
    if v[DECISION] != ASK_ORDER or v[TURN] != seat:
        return []
    found: list[Refusal] = []
    for place in range(PLACES):
        order = v[OPEN_ORDERS + place]
        if order != NO_ORDER and short(v, seat, order) > 0:
            id = ORDER_IDS[order]
            found.append(
                Refusal(f"deliver {id}", f"order:{id}", "short", "HN-3.2", {"number": int(short(v, seat, order))})
            )
    return found
