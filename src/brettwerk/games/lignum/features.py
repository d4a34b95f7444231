"""What a bot sees in a position: where the logs of this season will end, tools, drying, winter needs, the path ahead.

No rules here. The points already count thalers, loans, and the wood on sale, drying spaces and river; the features say
what comes on top.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.feature_list import (
    AHEAD_AT,
    CASH_AT,
    DEBT_AT,
    FIRST_AT,
    HUT_AT,
    PLAN_AT,
    SPENDING,
    add,
)
from brettwerk.games.lignum.layout import (
    AREA_FOOD,
    AREAS,
    BLOCKED,
    CART,
    CHOICE,
    CHOSEN,
    CLEARING_SPACE,
    COIN_TILE,
    CRAFT_TILE,
    EQUIPMENT,
    FEED_STEP,
    FOOD,
    FOOD_TILE,
    FUEL_STORE,
    HEAT_STEP,
    HELD,
    LODGING,
    MOST_SAWS,
    NO_TILE,
    PHASE,
    PLAN_TILES,
    PLAN_TILES_EACH,
    RAFT,
    ROUND,
    SALE_STEP,
    SAW,
    SAWN,
    SLED,
    SPACE,
    SPACES,
    THALERS,
    TILE,
    WALK,
    WINTER,
    WINTER_ROUND,
    block,
    wood,
)
from brettwerk.games.lignum.outlook import MARKET_STOP, Outlook, is_open, seasons_left
from brettwerk.games.lignum.sights import proceeds, see_craft, see_drying, see_logs, see_orders
from brettwerk.games.lignum.tables import WINTER_FOOD, WINTER_FUEL
from brettwerk.games.lignum.winter_sights import past, see_winter
from brettwerk.games.lignum.words import DEBT, HUT_SITES
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, OVER, PLAYERS, SEAT, A

CASH_STEP: Final[i64] = 4  # thalers that make one season's start better, and as many again


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
    have_food = v[p + FOOD] + expected_food(v, p)
    short_food = max(0, due_food - have_food)
    short_fuel = max(0, due_fuel - v[fuel] - v[fuel + 1] - v[fuel + 2])
    o = Outlook(v, seat, short_fuel, short_food)
    walks = v[PHASE] == WALK or v[PHASE] == CHOICE
    market = o.dealing or (walks and v[p + SPACE] < MARKET_STOP)
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
    if walks:
        found = see_path(v, seat, p, left, short_food, found)
    return see_pending(v, seat, p, found)


def expected_food(v: vec[i64], p: i64) -> i64:
    """Food of the area chosen and not yet revealed."""
    if v[PHASE] == CHOICE and v[p + CHOSEN] >= 0 and v[p + CHOSEN] < AREAS:
        return v[AREA_FOOD + v[p + CHOSEN]]
    return 0


def see_path(v: vec[i64], seat: i64, p: i64, left: i64, short_food: i64, found: vec[i64]) -> vec[i64]:
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
            worth = tile_worth(v, p, tile, left, short_food)
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


def tile_worth(v: vec[i64], p: i64, tile: i64, left: i64, short_food: i64) -> i64:
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
        found = see_orders(v, p, seasons_left(v), found)
    placed: i64 = 0
    i: i64 = 0
    while i < PLAN_TILES_EACH:
        if v[p + PLAN_TILES + i] > 0:
            placed += 1 + i // 2
        i += 1
    return add(found, PLAN_AT, placed)
