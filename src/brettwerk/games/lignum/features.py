"""What a bot sees in a position: where the logs of this season will end, tools, drying, winter needs, the path ahead.

No rules here. The points already count thalers, loans, and the wood on sale, drying spaces and river; the features say
what comes on top.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    AREA_FOOD,
    AREAS,
    ARRIVAL_STEP,
    BLOCKED,
    BONUS_STEP,
    CART,
    CHOICE,
    CHOSEN,
    CLEARING,
    CLEARING_SPACE,
    COIN_TILE,
    CRAFT,
    CRAFT_TILE,
    CURSOR,
    DELIVERED,
    DRY_1,
    DRYING_HUT,
    DRYING_STEP,
    EQUIPMENT,
    FEED_STEP,
    FIREWOOD,
    FODDER_2,
    FODDER_3,
    FOOD,
    FOOD_TILE,
    FUEL_STORE,
    HARDWOOD,
    HEAT_STEP,
    HELD,
    HUTS,
    JOKER,
    LARDER,
    LODGING,
    MOST_SAWS,
    NEEDS,
    NO_TILE,
    ORDER_CARDS,
    PHASE,
    PLAN_TILES,
    PLAN_TILES_EACH,
    RAFT,
    RIVER,
    ROUND,
    SALE,
    SALE_STEP,
    SAW,
    SAWN,
    SHINGLE,
    SLED,
    SLED_STEP,
    SOFTWOOD,
    SPACE,
    SPACES,
    STEP,
    THALERS,
    TILE,
    WALK,
    WINTER,
    WINTER_CUT_STEP,
    WINTER_ROUND,
    WINTER_SAW_STEP,
    WOODS,
    YARD_WORKER,
    block,
    wood,
)
from brettwerk.games.lignum.outlook import MARKET_STOP, Outlook, is_open, seasons_left
from brettwerk.games.lignum.scoring import river_kind
from brettwerk.games.lignum.tables import NEEDED, NO_NEED, PRICE, REWARD, WINTER_FOOD, WINTER_FUEL
from brettwerk.games.lignum.words import DEBT, HUT_SITES
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, OVER, PLAYERS, SEAT, A

PILE_AT: Final[i64] = 0  # logs left on the woodpile, by kind, while seasons are left
RIVER_AT: Final[i64] = 3  # logs on the river
STORE_AT: Final[i64] = 6  # logs left on the saw store
SALE_AT: Final[i64] = 9  # logs that will reach the sale space: firewood, softwood
SAWN_AT: Final[i64] = 11  # logs that will be sawn, by kind
RIVER_COUNTED: Final[i64] = 14  # thalers that the points count for the river
SPENDING: Final[i64] = 15  # thalers that all this costs
TOOL_AT: Final[i64] = 16  # tools left over: cart, raft, saw
SLED_AT: Final[i64] = 19  # a sled in year 1, in year 2 (before autumn)
FODDER_AT: Final[i64] = 21  # fodder of value 3, of value 2
CASH_AT: Final[i64] = 23  # thalers to begin the next season with: the first four, the next four; in year 1, in year 2
HUNGER_AT: Final[i64] = 27  # food missing: in spring, in summer, in autumn but still to be bought, for good
COLD_AT: Final[i64] = 31  # fuel missing: in spring, summer, autumn, for good
UNPAID: Final[i64] = 35  # thalers missing for the winter
DRYING_AT: Final[i64] = 36  # thalers that lying wood can still gain by drying
ENTERING: Final[i64] = 37  # … and wood that can enter the drying spaces
WINTER_WORK: Final[i64] = 38  # tenths of thalers that the yard worker can earn in the coming winter
SURPLUS_FOOD: Final[i64] = 39
CRAFT_AT: Final[i64] = 40  # craft tiles, times the seasons left (two at most)
SETS_AT: Final[i64] = 41  # thalers for the sets in hand
HUT_SET_AT: Final[i64] = 42  # a set for huts
HUT_AT: Final[i64] = 43  # larders, drying huts, lodgings
AHEAD_AT: Final[i64] = 46  # tenths of thalers of the tiles ahead: nobody else can take them, somebody can
FIRST_AT: Final[i64] = 48  # places in the next player order, while seasons are left
DEBT_AT: Final[i64] = 49  # thalers due at once
ORDER_AT: Final[i64] = 50  # orders in hand: tenths of thalers of reward in reach
PLAN_AT: Final[i64] = 51  # plan tiles placed for later
FEATURES: Final[i64] = 52

PER_MISSING: Final[i64] = 3
CASH_STEP: Final[i64] = 4


def add(found: vec[i64], feature: i64, value: i64) -> vec[i64]:
    """One more feature; nothing for 0."""
    if value == 0:
        return found
    return append(append(found, feature), value)


def features(v: vec[i64], seat: i64) -> vec[i64]:
    """Pairs of feature number and value for one seat; none when the game is over."""
    found = vec[i64](capacity=96)
    if v[OVER] != 0:
        return found
    p = block(seat)
    left = seasons_left(v)
    number = v[ROUND]
    year: i64 = 0 if number <= 4 else 1
    fuel = wood(p, FUEL_STORE) + SAWN
    winter = v[PHASE] == WINTER_ROUND
    due_food = WINTER_FOOD[v[WINTER + year]]
    due_fuel = WINTER_FUEL[v[WINTER + year]]
    if winter and past(v, seat, FEED_STEP):
        due_food = WINTER_FOOD[v[WINTER + 1]] if year == 0 else 0
    if winter and past(v, seat, HEAT_STEP):
        due_fuel = WINTER_FUEL[v[WINTER + 1]] if year == 0 else 0
    have_food = v[p + FOOD] + expected_food(v, seat, p)
    short_food = max(0, due_food - have_food)
    short_fuel = max(0, due_fuel - v[fuel] - v[fuel + 1] - v[fuel + 2])
    if v[PHASE] == WALK or v[PHASE] == CHOICE:
        market = v[p + SPACE] < MARKET_STOP
    else:
        market = False
    o = Outlook(v, seat, short_fuel, short_food)
    market = market or o.dealing
    spending = o.hired_carriers + o.hired_cutters + o.bought_fodder + o.bought_saws + o.moves
    found = add(found, SPENDING, spending)
    found = see_logs(v, seat, p, left, o, found)
    short_fuel -= o.end_fuel
    cash = v[p + THALERS] - spending
    money = cash
    if is_open(v, seat, SALE_STEP) and not winter:
        cash += proceeds(v, p, o)
    found = see_winter(v, seat, p, o, market, money, cash, short_food, short_fuel, have_food - due_food, found)
    if left > 0:
        found = add(found, CASH_AT + year * 2, min(cash, CASH_STEP))
        found = add(found, CASH_AT + year * 2 + 1, max(0, min(cash - CASH_STEP, CASH_STEP)))
    found = see_drying(v, seat, p, left, o, found)
    found = see_craft(v, p, left, market, found)
    if v[PHASE] == WALK or v[PHASE] == CHOICE:
        found = see_path(v, seat, p, left, short_food, o, found)
    return see_pending(v, seat, p, found)


def past(v: vec[i64], seat: i64, step: i64) -> bool:
    """Whether the seat has finished its part of a step of the winter."""
    if v[STEP] != step:
        return v[STEP] > step
    i: i64 = 0
    while i < v[CURSOR]:
        if v[CLEARING + i] == seat:
            return True
        i += 1
    return False


def expected_food(v: vec[i64], seat: i64, p: i64) -> i64:
    """Food of the area chosen and not yet revealed."""
    if v[PHASE] == CHOICE and v[p + CHOSEN] >= 0 and v[p + CHOSEN] < AREAS:
        return v[AREA_FOOD + v[p + CHOSEN]]
    return 0


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
    while place <= DRY_1 + 2:
        w = wood(p, place)
        kind: i64 = 0
        while kind < WOODS:
            if v[w + kind] > 0:
                total += v[w + kind] * PRICE[kind]
            kind += 1
        place += 1
    return total


def see_winter(
    v: vec[i64],
    seat: i64,
    p: i64,
    o: Outlook,
    market: bool,
    money: i64,
    cash: i64,
    short_food: i64,
    short_fuel: i64,
    spare_food: i64,
    found: vec[i64],
) -> vec[i64]:
    """Food and fuel that are missing, what the winter's own work can bring, and thalers that will be missing."""
    number = v[ROUND]
    winter = v[PHASE] == WINTER_ROUND
    if o.to_winter >= 2 or (winter and past(v, seat, HEAT_STEP)):
        stage: i64 = 1 if o.to_winter == 2 else 0
        sleds = min(v[p + EQUIPMENT + SLED - 1], 2 if number <= 4 else 1)
        found = add(found, HUNGER_AT + stage, short_food)
        found = add(found, COLD_AT + stage, short_fuel)
        found = add(found, SLED_AT + (0 if number <= 4 else 1), sleds)
        return add(found, SURPLUS_FOOD, max(0, spare_food))
    last = number >= 7
    worker = v[p + YARD_WORKER] if winter else 1
    worker += v[p + HUTS + LODGING] if v[p + HUTS + LODGING] < 2 else 2
    pile_f = o.end_pile_f
    pile_s = o.end_pile_s
    pile_h = o.end_pile_h
    if not winter or not past(v, seat, BONUS_STEP):
        pile_s += 1
    sled: i64 = 0
    if v[p + EQUIPMENT + SLED - 1] > 0 and (not winter or not past(v, seat, SLED_STEP)):
        logs = 2 + max(0, spare_food)
        if market and last:
            more = min(max(0, money - short_food), max(0, pile_f + pile_s - logs))
            logs += more
            sled = -10 * more
        n = min(logs, pile_s)
        sled += n * (40 if last else 14)
        m = min(logs - n, pile_f)
        sled += m * (30 if last else 12)
        if not last:
            sled += min(logs - n - m, pile_h) * 14
    saw: i64 = 0
    heat: i64 = 0
    if o.end_saws > 0 and (not winter or not past(v, seat, WINTER_SAW_STEP)):
        if short_fuel > 0 and o.end_store_f > 0:
            heat = min(short_fuel, 4)
            saw = heat * 30 - (0 if last else 20)
        if o.end_store_h > 0:
            saw = max(saw, 50 if last else 15)
        if o.end_store_s > 0:
            saw = max(saw, 60 if last else 15)
        if o.end_store_f > 0 and last:
            saw = max(saw, 40)
    cut: i64 = 0
    if not last and (not winter or not past(v, seat, WINTER_CUT_STEP)):
        cut = 28
    best = max(sled, max(saw, cut))
    if worker >= 2:
        second = sled + saw + cut - best - min(sled, min(saw, cut))
        best += second
    if worker > 0:
        found = add(found, WINTER_WORK, best)
    bought: i64 = 0
    if market and not winter:
        bought = min(short_food, max(0, money))
    hard = short_food - bought
    found = add(found, HUNGER_AT + 2, bought)
    found = add(found, HUNGER_AT + 3, hard)
    if winter or not is_open(v, seat, SALE_STEP):
        found = add(found, COLD_AT + 3, short_fuel)
    else:
        found = add(found, COLD_AT + 2, short_fuel)
    due = bought + (hard + short_fuel) * PER_MISSING
    return add(found, UNPAID, max(0, due - cash))


def see_drying(v: vec[i64], seat: i64, p: i64, left: i64, o: Outlook, found: vec[i64]) -> vec[i64]:
    """What wood on drying spaces still gains, and what can enter them next."""
    steps = left + (1 if v[PHASE] != WINTER_ROUND and is_open(v, seat, DRYING_STEP) else 0)
    if steps == 0:
        return found
    huts = v[p + HUTS + DRYING_HUT]
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
    return found if huts == 0 else add(found, DRYING_AT, 0)


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


def tile_worth(v: vec[i64], p: i64, tile: i64, left: i64, short_food: i64, o: Outlook) -> i64:
    """About what a tile of the path is worth, in tenths of a thaler."""
    if tile == COIN_TILE:
        return 10
    if tile == FOOD_TILE:
        return 11 if short_food > 0 else 3
    if tile == SAW:
        if v[p + EQUIPMENT + SAW - 1] >= MOST_SAWS:
            return 0
        return 9 if left > 0 else 6
    if tile == CART:
        return 9 if left > 0 else 3
    if tile == RAFT:
        return 7 if left > 0 else 2
    if tile == SLED:
        if v[p + EQUIPMENT + SLED - 1] > 0:
            return 2
        return 40 if left == 0 else 25
    if tile >= CRAFT_TILE:
        return 9 if left > 0 else 4
    return 0


def see_path(v: vec[i64], seat: i64, p: i64, left: i64, short_food: i64, o: Outlook, found: vec[i64]) -> vec[i64]:
    """The tiles still ahead, and the place in the clearing."""
    here = v[p + SPACE]
    if here >= CLEARING_SPACE:
        if left > 0:
            return add(found, FIRST_AT, here - CLEARING_SPACE)
        return found
    sure: i64 = 0
    contested: i64 = 0
    behind: i64 = SPACES  # the rival who is farthest behind
    other: i64 = 0
    while other < v[PLAYERS]:
        if other != seat and v[block(other) + SPACE] < behind:
            behind = v[block(other) + SPACE]
        other += 1
    space = here + 1
    while space < SPACES:
        tile = v[TILE + space]
        if tile != NO_TILE and tile != BLOCKED:
            worth = tile_worth(v, p, tile, left, short_food, o)
            if behind < space:
                contested += worth
            else:
                sure += worth
        space += 1
    found = add(found, AHEAD_AT, sure)
    found = add(found, AHEAD_AT + 1, contested)
    if left > 0:
        found = add(found, FIRST_AT, v[PLAYERS] - 1)
    return found


def see_pending(v: vec[i64], seat: i64, p: i64, found: vec[i64]) -> vec[i64]:
    """Debts due at once, huts about to be placed, orders in hand, plans for later."""
    depth: i64 = 0
    while depth < v[DEPTH]:
        f = FRAMES + depth * FRAME
        if v[f + SEAT] == seat:
            if v[f] == DEBT:
                found = add(found, DEBT_AT, v[f + A])
            elif v[f] == HUT_SITES:
                found = add(found, HUT_AT + LODGING, 3)
        depth += 1
    if v[p + HELD] != 0:
        found = see_orders(v, p, found)
    placed: i64 = 0
    i: i64 = 0
    while i < PLAN_TILES_EACH:
        if v[p + PLAN_TILES + i] > 0:
            placed += 1 + i // 2
        i += 1
    return add(found, PLAN_AT, placed)


def see_orders(v: vec[i64], p: i64, found: vec[i64]) -> vec[i64]:
    """For each order the part of its reward that delivered wood stands for."""
    total: i64 = 0
    order: i64 = 0
    while order < ORDER_CARDS:
        if (v[p + HELD] >> order) & 1 == 1:
            needs: i64 = 0
            met: i64 = 0
            need: i64 = 0
            while need < NEEDS:
                if NEEDED[(order * NEEDS + need) * 2] != NO_NEED:
                    needs += 1
                    if (v[p + DELIVERED] >> (order * NEEDS + need)) & 1 == 1:
                        met += 1
                need += 1
            total += REWARD[order] * (2 + 8 * met) // needs
        order += 1
    return add(found, ORDER_AT, total)


def feature_names() -> list[str]:
    """What each weight belongs to."""
    kinds = ("firewood", "softwood", "hardwood")
    names = [f"{place} {kind}" for place in ("woodpile", "river", "saw store") for kind in kinds]
    names += ["coming to sale firewood", "coming to sale softwood"]
    names += [f"to be sawn {kind}" for kind in kinds]
    names += ["river in the points", "spending", "cart", "raft", "saw", "sled year 1", "sled year 2"]
    names += ["fodder 3", "fodder 2"]
    names += [f"{part} thalers year {year}" for year in (1, 2) for part in ("first", "next")]
    names += [f"food missing {when}" for when in ("spring", "summer", "to buy", "for good")]
    names += [f"fuel missing {when}" for when in ("spring", "summer", "autumn", "for good")]
    names += ["thalers missing for winter", "drying", "entering drying", "winter work", "surplus food"]
    names += ["craft", "craft sets", "hut set", "larder", "drying hut", "lodging"]
    names += ["sure tiles ahead", "contested tiles ahead", "next player order", "debt due", "orders", "plans"]
    return names
