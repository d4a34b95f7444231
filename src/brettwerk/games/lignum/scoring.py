"""The final sale and the count. Rules LI-1.5, LI-19.1 – LI-19.8, LI-21.13; rulings LI-R35, LI-R37, LI-R38.

The count works in any position: what lies on sale, drying spaces and river is valued as if the game ended now.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    ARREARS,
    DRY_3,
    FIREWOOD,
    FOR_LOANS,
    FROM_FINAL_SALE,
    LEDGER,
    LOANS,
    PHASE,
    RIVER,
    SALE,
    SCORED,
    SOFTWOOD,
    SOURCES,
    THALERS,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.tables import PRICE, worth
from brettwerk.games.lignum.words import SOLD
from brettwerk.games.lignum.yard import repayment
from brettwerk.kernel.state import State, tell

SOURCE_NAMES = [
    "start",
    "logs",
    "sawn",
    "drying",
    "orders",
    "craft",
    "coins",
    "planned_sale",
    "final_sale",
    "loans",
    "cutters",
    "carriers",
    "sawyers",
    "fodder",
    "market",
    "moves",
    "order_cards",
    "planned_work",
    "hunger",
    "cold",
]


def river_kind(v: vec[i64], seat: i64) -> i64:
    """One kind of the river is sold, whichever is worth more; never hardwood (LI-19.3, LI-19.4, LI-R37)."""
    river = wood(block(seat), RIVER)
    fire = v[river + FIREWOOD] * PRICE[FIREWOOD]
    soft = v[river + SOFTWOOD] * PRICE[SOFTWOOD]
    return FIREWOOD if fire >= soft else SOFTWOOD


def final_sale(v: vec[i64], seat: i64) -> i64:
    """Sale space at base price, drying spaces with bonus, one kind of the river (LI-19.1, LI-19.2, LI-19.3)."""
    p = block(seat)
    total: i64 = 0
    place: i64 = SALE
    while place <= DRY_3:
        w = wood(p, place)
        kind: i64 = 0
        while kind < WOODS:
            if v[w + kind] > 0:
                total += v[w + kind] * worth(kind, place)
            kind += 1
        place += 1
    kind = river_kind(v, seat)
    return total + v[wood(p, RIVER) + kind] * PRICE[kind]


def sell_finally(s: State, seat: i64) -> i64:
    """Carries out the final sale and tells what it brought."""
    v = s.v
    p = block(seat)
    total = final_sale(v, seat)
    place: i64 = SALE
    while place <= DRY_3:
        kind: i64 = 0
        while kind < WOODS:
            while v[wood(p, place) + kind] > 0:
                v[wood(p, place) + kind] -= 1
                tell(s, SOLD, seat, kind, place, worth(kind, place))
            kind += 1
        place += 1
    kind = river_kind(v, seat)
    while v[wood(p, RIVER) + kind] > 0:
        v[wood(p, RIVER) + kind] -= 1
        tell(s, SOLD, seat, kind, RIVER, PRICE[kind])
    return total


def still_to_sell(v: vec[i64], seat: i64) -> i64:
    """What the final sale would bring; nothing more once it has taken place."""
    return 0 if v[PHASE] == SCORED else final_sale(v, seat)


def points(v: vec[i64], seat: i64) -> i64:
    """Thalers with the final sale, less loans and arrears; below 0 if need be (LI-1.5, LI-19.6, LI-19.7).

    Equal results share the victory (LI-19.8).

    Nothing else is worth anything, unfinished orders neither more nor less (LI-19.4, LI-19.5, LI-21.13).
    """
    p = block(seat)
    return v[p + THALERS] + still_to_sell(v, seat) - repayment(v[p + LOANS]) - v[p + ARREARS]


def breakdown(v: vec[i64], seat: i64) -> vec[i64]:
    """The same by source of income and cost; loans with what they cost in the end."""
    p = block(seat)
    parts = vec[i64](capacity=40)
    source: i64 = 0
    while source < SOURCES:
        amount = v[p + LEDGER + source]
        if source == FROM_FINAL_SALE:
            amount += still_to_sell(v, seat)
        elif source == FOR_LOANS:
            amount -= repayment(v[p + LOANS])
        if amount != 0:
            parts = append(append(parts, source), amount)
        source += 1
    return parts
