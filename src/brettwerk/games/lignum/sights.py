"""What bots see at a yard: logs, drying wood, craft and huts, orders. No rules here."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.feature_list import (
    CRAFT_AT,
    DRYING_AT,
    ENTERING,
    FODDER_AT,
    HUT_AT,
    HUT_SET_AT,
    ORDER_AT,
    PILE_AT,
    RIVER_AT,
    RIVER_COUNTED,
    SALE_AT,
    SAWN_AT,
    SETS_AT,
    STORE_AT,
    TOOL_AT,
    add,
)
from brettwerk.games.lignum.layout import (
    ARRIVAL_STEP,
    CRAFT,
    DELIVERED,
    DRY_1,
    DRY_3,
    DRYING_HUT,
    DRYING_STEP,
    FIREWOOD,
    FODDER_2,
    FODDER_3,
    HARDWOOD,
    HELD,
    HUTS,
    JOKER,
    LARDER,
    LODGING,
    NEEDS,
    ORDER_CARDS,
    PHASE,
    RIVER,
    SALE,
    SAWN,
    SHINGLE,
    SOFTWOOD,
    WINTER_ROUND,
    WOODPILE,
    WOODS,
    wood,
)
from brettwerk.games.lignum.outlook import Outlook, is_open
from brettwerk.games.lignum.scoring import river_kind
from brettwerk.games.lignum.tables import NEEDED, NO_NEED, PRICE, REWARD


def see_logs(v: vec[i64], seat: i64, p: i64, left: i64, o: Outlook, found: vec[i64]) -> vec[i64]:
    """Where the logs of this season end."""
    found = add(found, SALE_AT, o.end_sale_f)
    found = add(found, SALE_AT + 1, o.end_sale_s)
    found = add(found, SAWN_AT, o.end_sawn_f)
    found = add(found, SAWN_AT + 1, o.end_sawn_s)
    found = add(found, SAWN_AT + 2, o.end_sawn_h)
    river = wood(p, RIVER)
    kind = river_kind(v, seat)
    arrives = is_open(v, seat, ARRIVAL_STEP)
    if left > 0:
        found = add(found, RIVER_COUNTED, v[river + kind] * PRICE[kind])
        if not arrives:
            found = add(found, RIVER_AT, v[river])
            found = add(found, RIVER_AT + 1, v[river + SOFTWOOD])
            found = add(found, RIVER_AT + 2, v[river + HARDWOOD])
        found = add(found, RIVER_AT, o.end_river_f)
        found = add(found, RIVER_AT + 1, o.end_river_s)
        found = add(found, RIVER_AT + 2, o.end_river_h)
        found = add(found, PILE_AT, o.end_pile_f)
        found = add(found, PILE_AT + 1, o.end_pile_s)
        found = add(found, PILE_AT + 2, o.end_pile_h)
        found = add(found, STORE_AT, o.end_store_f)
        found = add(found, STORE_AT + 1, o.end_store_s)
        found = add(found, STORE_AT + 2, o.end_store_h)
        found = add(found, TOOL_AT, o.end_carts)
        found = add(found, TOOL_AT + 1, o.end_rafts)
        found = add(found, TOOL_AT + 2, o.end_saws)
        if o.end_carts > 0:
            found = add(found, FODDER_AT, o.end_fodder & FODDER_3)
            found = add(found, FODDER_AT + 1, (o.end_fodder & FODDER_2) >> 1)
    else:
        now = v[river + kind] * PRICE[kind]
        fire = o.end_river_f
        soft: i64 = 0
        if not arrives:  # one kind only is sold in the end
            fire += v[river]
            soft = v[river + SOFTWOOD]
        then = max(fire * PRICE[FIREWOOD], soft * PRICE[SOFTWOOD])
        found = add(found, RIVER_COUNTED, now - then)
    return found


def proceeds(v: vec[i64], p: i64, o: Outlook) -> i64:
    """What the wood on sale now and that of this season can bring in the sale to come."""
    total = o.end_sale_f * 3 + o.end_sale_s * 4 + o.end_sawn_f * 4 + o.end_sawn_s * 6 + o.end_sawn_h * 5 - o.end_fuel
    place: i64 = SALE
    while place <= DRY_3:
        w = wood(p, place)
        kind: i64 = 0
        while kind < WOODS:
            if v[w + kind] > 0:
                total += v[w + kind] * PRICE[kind]
            kind += 1
        place += 1
    return total


def see_drying(v: vec[i64], seat: i64, p: i64, left: i64, o: Outlook, found: vec[i64]) -> vec[i64]:
    """What wood on drying spaces still gains, and what can enter them next."""
    steps = left + (1 if v[PHASE] != WINTER_ROUND and is_open(v, seat, DRYING_STEP) else 0)
    if steps == 0:
        return found
    d = wood(p, DRY_1)
    first: i64 = 0
    second: i64 = 0
    kind: i64 = 0
    while kind < WOODS:
        first += v[d + kind]
        second += v[d + WOODS + kind]
        kind += 1
    found = add(found, DRYING_AT, first * min(2, steps) + second)
    if steps >= 2:
        s = wood(p, SALE) + SAWN
        pieces = v[s] + v[s + 1] + v[s + 2] + o.end_sawn_f * 4 - o.end_fuel + o.end_sawn_s * 3 + o.end_sawn_h
        gain = min(2, pieces)
        if gain == 0 and v[wood(p, SALE)] + v[wood(p, SALE) + 1] + o.end_sale_f + o.end_sale_s > 0:
            gain = 1
        found = add(found, ENTERING, gain * min(2, steps - 1))
    return found


def see_craft(v: vec[i64], p: i64, left: i64, market: bool, found: vec[i64]) -> vec[i64]:
    """Craft tiles in hand, what they sell for, sets for huts, and huts."""
    tiles: i64 = 0
    sets: i64 = 0
    most: i64 = 0
    missing: i64 = 0
    jokers = v[p + CRAFT + JOKER]
    kind: i64 = 0
    while kind < JOKER:
        n = v[p + CRAFT + kind]
        tiles += n
        if n > 1:
            sets += n * 2 - 2
        if n > most:
            most = n
        if n == 0 and kind <= SHINGLE:
            missing += 1
        kind += 1
    if jokers > 0 and most > 0:
        sets += jokers * 2
    tiles += jokers
    if left > 0 or market:
        found = add(found, SETS_AT, sets)
        found = add(found, CRAFT_AT, tiles * min(left, 2))
    if missing <= jokers and missing < 3:
        found = add(found, HUT_SET_AT, 1)
    found = add(found, HUT_AT + LARDER, v[p + HUTS + LARDER])
    found = add(found, HUT_AT + DRYING_HUT, v[p + HUTS + DRYING_HUT])
    return add(found, HUT_AT + LODGING, v[p + HUTS + LODGING])


def see_orders(v: vec[i64], p: i64, left: i64, found: vec[i64]) -> vec[i64]:
    """For each order what it pays beyond the wood it still asks for, times the chance to fill it."""
    total: i64 = 0
    order: i64 = 0
    while order < ORDER_CARDS:
        if (v[p + HELD] >> order) & 1 == 1:
            gain = REWARD[order]
            met: i64 = 0
            ready = True
            sight = True
            need: i64 = 0
            while need < NEEDS:
                row = (order * NEEDS + need) * 2
                kind = NEEDED[row]
                if kind != NO_NEED:
                    if (v[p + DELIVERED] >> (order * NEEDS + need)) & 1 == 1:
                        met += 1
                    else:
                        gain -= PRICE[kind] + NEEDED[row + 1]
                        if not lies_ready(v, p, kind, NEEDED[row + 1]):
                            ready = False
                            if kind == HARDWOOD + SAWN and not hardwood_in_sight(v, p):
                                sight = False
                need += 1
            total += gain * filling_chance(met, ready, sight, left) // 10
        order += 1
    return add(found, ORDER_AT, total)


def lies_ready(v: vec[i64], p: i64, kind: i64, bonus: i64) -> bool:
    """Whether such wood lies on sale or drying spaces, dry enough."""
    place: i64 = SALE if bonus == 0 else DRY_1 + bonus
    while place <= DRY_3:
        if v[wood(p, place) + kind] > 0:
            return True
        place += 1
    return False


def hardwood_in_sight(v: vec[i64], p: i64) -> bool:
    """Whether the seat has any hardwood, sawn or not."""
    place: i64 = WOODPILE
    while place <= DRY_3:
        if v[wood(p, place) + HARDWOOD] + v[wood(p, place) + HARDWOOD + SAWN] > 0:
            return True
        place += 1
    return False


def filling_chance(met: i64, ready: bool, sight: bool, left: i64) -> i64:
    """About how likely an order is filled, in hundredths."""
    if ready:
        return 60 if met == 0 else 85 if met == 1 else 95
    if left == 0:
        return 5
    return 40 + 10 * met if sight else 5 + 4 * left
