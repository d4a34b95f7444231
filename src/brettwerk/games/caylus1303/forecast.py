"""What the rest of a round will bring a seat if nobody places another worker: the bots' view of what is under way.

No rules here. A seat's workers are sent along the road in thought, each choosing what looks best at fixed rates; then
come its bundles and monuments. The result is its block of cells as it may stand at the end of the round.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.buildings import is_claimable
from brettwerk.games.caylus1303.constants import (
    ARCHITECT_PP,
    BAILIFF_STEPS,
    BRIDGE_STEPS,
    BUNDLE_PP,
    BUNDLE_SIZE,
    FOREMAN_PP,
    GOLD_END_PP,
    GOLDSMITH_PP,
    RESIDENCE_WORKERS,
    ROUNDS,
    TOLL_STEPS,
)
from brettwerk.games.caylus1303.construction import due, first_empty
from brettwerk.games.caylus1303.effects import (
    A_WORKER,
    ANY,
    BUILD_STONE,
    BUILD_WOOD,
    BUY_ANY,
    CLAIM,
    FAVOUR,
    GAIN,
    GAIN_ANY,
    HIGH,
    ITEM_COUNT,
    LOW,
    MOVE_PROVOST,
    NOTHING_TO_DO,
    NUMBER,
    PAY_ANY,
    PAY_ANY_TWICE,
    PP,
    RESULT,
    SHAPE,
    TIER,
    USE,
)
from brettwerk.games.caylus1303.layout import (
    ACTIVATION,
    ADMINISTRATION,
    ANY_KINDS,
    ARCHITECT,
    BAILIFF,
    BLOCK,
    BRIDGE,
    BUNDLES,
    CAMP,
    CARTER,
    CHAMBERLAIN,
    CLOTH,
    CONSTRUCTION,
    CURSOR,
    DELIVERY,
    FACE,
    FIRST_SPACE,
    FOOD,
    FOREMAN,
    FREE_HOUSES,
    GOLD,
    GOLDSMITH,
    GOLDSMITH_USED,
    HOLDER,
    MERCHANT_PLACE,
    MERCHANT_SEAT,
    MONUMENTS,
    NOBODY,
    OWNER,
    PASS_ORDER,
    PHASE,
    PLANNING,
    PRESTIGE,
    PROVOST,
    RESIDENCE,
    RESOURCES,
    ROUND,
    SETUP,
    SITE_ORDER,
    SITE_WORKERS,
    STEP,
    STOCK,
    STONE_TILES,
    SUPPLY,
    TILE,
    TILES,
    WOOD,
    WOOD_TILES,
    WORKER,
    block,
)
from brettwerk.games.caylus1303.tables import (
    BONUS,
    COST_ANY,
    EFFECTS,
    INCOME,
    ON_BUILD,
    PRICE,
    PRICES,
    ROAD_END,
    WORTH,
    effect_row,
)
from brettwerk.games.caylus1303.words import ASK_MONUMENT, BUILD_DUE, DELIVERY_DUE, EFFECT_DUE, FAVOUR_DUE
from brettwerk.kernel.state import DECISION, DEPTH, FRAME, FRAMES, PLAYERS, SEAT, A, B, C, D, bit

# A forecast is a copy of a player's block; where the sources of prestige stood, it holds what is to come.
PROMISED: Final[i64] = PRESTIGE  # prestige points
FAVOURS: Final[i64] = PRESTIGE + 1
CLAIMS: Final[i64] = PRESTIGE + 2  # start tiles claimed
BUILDING: Final[i64] = PRESTIGE + 3  # mask of tiles and monuments built
RISK: Final[i64] = PRESTIGE + 4  # thousandths counted that the provost may still take
HOPE: Final[i64] = PRESTIGE + 5  # thousandths not counted that the provost may still give
STEPS_BACK: Final[i64] = PRESTIGE + 6  # how far the others can still move the provost, -1 when he stands
STEPS_ON: Final[i64] = PRESTIGE + 7  # how far the seat itself can
TIME: Final[i64] = PRESTIGE + 8  # rounds after this one

# Thousandths of a point for one more unit when so many are held already.
MANY: Final[i64] = 6
RATES: Final[vec[i64]] = vec[i64](
    [i64(n) for n in (1700, 1500, 1400, 1200, 1000, 800)]
    + [i64(n) for n in (1600, 1500, 1300, 1100, 900, 700)]
    + [i64(n) for n in (1600, 1500, 1300, 1100, 900, 700)]
    + [i64(n) for n in (2000, 1700, 1400, 1200, 900, 700)]
    + [i64(n) for n in (3800, 3600, 3400, 3200, 3000, 2800)]
)
WORKER_RATE: Final[i64] = 1100
FAVOUR_RATE: Final[i64] = 3000
ESTATE_RATE: Final[i64] = 500  # an own tile, each round
FADE: Final[vec[i64]] = vec[i64]([i64(n) for n in (10, 75, 95, 100, 100, 100, 100, 100, 100)])  # by rounds to come
WORKER_FADE: Final[vec[i64]] = vec[i64]([i64(n) for n in (10, 80, 95, 100, 100, 100, 100, 100, 100)])
CHANCES: Final[vec[i64]] = vec[i64]([i64(n) for n in (66, 78, 86, 92, 96)])  # so many spaces before the provost
REACH: Final[vec[i64]] = vec[i64]([i64(n) for n in (0, 42, 30, 18)])  # so many spaces beyond him


def forecast(v: vec[i64], seat: i64) -> vec[i64]:
    """The seat's block as it may stand when the round is over, with what it will have gained on the way."""
    p = block(seat)
    h = v[p : p + BLOCK]
    i: i64 = PRESTIGE
    while i < BLOCK:
        h[i] = 0
        i += 1
    h[TIME] = ROUNDS - v[ROUND]
    gold = h[GOLD]
    if v[DEPTH] > 0:
        finish_pending(v, seat, h)
    phase = v[PHASE]
    if phase == PLANNING or phase == ACTIVATION:
        walk_road(v, seat, h)
    if phase == PLANNING or phase == ACTIVATION or phase == DELIVERY:
        deliver_all(v, seat, h)
    if h[GOLD] > 0 and phase >= PLANNING:
        build_monuments(v, seat, h)
    h[PROMISED] += (h[GOLD] - gold) * GOLD_END_PP
    return h


# -- rates -----------------------------------------------------------------------------------------------------------


def next_rate(h: vec[i64], kind: i64) -> i64:
    """What one more of a kind is worth."""
    rate = RATES[kind * MANY + min(h[kind], MANY - 1)]
    return rate * FADE[h[TIME]] // 100 if kind != GOLD or h[TIME] > 0 else GOLD_END_PP * 1000


def last_rate(h: vec[i64], kind: i64) -> i64:
    """What the last one held of a kind is worth."""
    rate = RATES[kind * MANY + min(h[kind] - 1, MANY - 1)]
    return rate * FADE[h[TIME]] // 100 if kind != GOLD or h[TIME] > 0 else GOLD_END_PP * 1000


def worker_rate(h: vec[i64]) -> i64:
    """What a worker in the supply is worth."""
    return WORKER_RATE * WORKER_FADE[h[TIME]] // 100


def wanted_kind(h: vec[i64]) -> i64:
    """Which of the four kinds is worth most as a gain."""
    best: i64 = 0
    i: i64 = 1
    while i < ANY_KINDS:
        if next_rate(h, i) > next_rate(h, best):
            best = i
        i += 1
    return best


def spare_kind(h: vec[i64]) -> i64:
    """Which of the four kinds held is worth least, or -1."""
    best: i64 = -1
    least: i64 = 0
    i: i64 = 0
    while i < ANY_KINDS:
        if h[i] > 0:
            rate = last_rate(h, i)
            if best < 0 or rate < least:
                best = i
                least = rate
        i += 1
    return best


def affords(h: vec[i64], option: i64) -> bool:
    """Whether the fixed price of an option is there."""
    i: i64 = 0
    while i < RESOURCES:
        if EFFECTS[option + i] > h[i]:
            return False
        i += 1
    return EFFECTS[option + A_WORKER] <= h[SUPPLY]


def option_gain(h: vec[i64], option: i64) -> i64:
    """What an option with a fixed price brings beyond it, or -1 if it cannot be paid."""
    total: i64 = 0
    i: i64 = 0
    while i < RESOURCES:
        price = EFFECTS[option + i]
        if price > 0:
            if price > h[i]:
                return -1
            total -= last_rate(h, i) * price
        result = EFFECTS[option + RESULT + i]
        if result > 0:
            total += next_rate(h, i) * result
        i += 1
    if EFFECTS[option + A_WORKER] > h[SUPPLY]:
        return -1
    hired = min(EFFECTS[option + RESULT + A_WORKER], h[CAMP])
    total += (hired - EFFECTS[option + A_WORKER]) * worker_rate(h)
    total += EFFECTS[option + RESULT + PP] * 1000
    return total + EFFECTS[option + RESULT + FAVOUR] * FAVOUR_RATE


# -- moving things in thought ----------------------------------------------------------------------------------------


def receive(h: vec[i64], items: vec[i64], at: i64) -> None:
    """Takes items: resources, workers from the camp, points, favours."""
    i: i64 = 0
    while i < RESOURCES:
        h[i] += items[at + i]
        i += 1
    hired = min(items[at + A_WORKER], h[CAMP])
    h[CAMP] -= hired
    h[SUPPLY] += hired
    h[PROMISED] += items[at + PP]
    h[FAVOURS] += items[at + FAVOUR]


def spend(h: vec[i64], option: i64) -> None:
    """Pays the fixed price of an option."""
    i: i64 = 0
    while i < RESOURCES:
        h[i] -= EFFECTS[option + i]
        i += 1
    h[SUPPLY] -= EFFECTS[option + A_WORKER]
    h[CAMP] += EFFECTS[option + A_WORKER]


def use_effect(v: vec[i64], seat: i64, row: i64, h: vec[i64]) -> None:
    """Uses a building's effect as it looks best."""
    shape = EFFECTS[row + SHAPE]
    low = row + LOW
    if shape == GAIN:
        receive(h, EFFECTS, low + RESULT)
    elif shape == GAIN_ANY:
        h[wanted_kind(h)] += 1
    elif shape == BUY_ANY:
        kind = wanted_kind(h)
        if h[SUPPLY] > 0 and next_rate(h, kind) > worker_rate(h):
            spend(h, low)
            h[kind] += 1
    elif shape == USE:
        if option_gain(h, low) > 0:
            spend(h, low)
            receive(h, EFFECTS, low + RESULT)
    elif shape == TIER:
        gain = option_gain(h, low)
        more = option_gain(h, row + HIGH)
        if more > gain and more > 0:
            spend(h, row + HIGH)
            receive(h, EFFECTS, row + HIGH + RESULT)
        elif gain > 0:
            spend(h, low)
            receive(h, EFFECTS, low + RESULT)
    elif shape == PAY_ANY:
        kind = spare_kind(h)
        if kind >= 0 and last_rate(h, kind) < option_gain(h, low):
            h[kind] -= 1
            receive(h, EFFECTS, low + RESULT)
    elif shape == PAY_ANY_TWICE:
        refine(row, h)
    elif shape == CLAIM:
        if h[FREE_HOUSES] > 0 and h[TIME] > 0 and affords(h, low) and can_claim(v, h[CLAIMS]):
            spend(h, low)
            h[FREE_HOUSES] -= 1
            h[CLAIMS] += 1
    elif shape == BUILD_WOOD:
        build_best(v, seat, WOOD_TILES, 0, h)
    elif shape == BUILD_STONE:
        build_best(v, seat, STONE_TILES, EFFECTS[row + NUMBER], h)


def refine(row: i64, h: vec[i64]) -> None:
    """One or two resources for as much gold."""
    i: i64 = 0
    while i < 2:
        kind = spare_kind(h)
        if kind < 0 or last_rate(h, kind) >= next_rate(h, GOLD):
            return
        h[kind] -= 1
        h[GOLD] += 1
        i += 1


def can_claim(v: vec[i64], taken: i64) -> bool:
    """Whether more start tiles than so many are free."""
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        if is_claimable(v, place):
            if taken == 0:
                return True
            taken -= 1
        place += 1
    return False


def price_of(tile: i64, waived: i64, h: vec[i64]) -> i64:
    """What a tile's price is worth, or -1 if it cannot be paid."""
    total: i64 = 0
    at = tile * PRICES
    i: i64 = 0
    while i < RESOURCES:
        if PRICE[at + i] > 0:
            price = due(tile, i, waived)
            if price > h[i]:
                return -1
            if price > 0:
                total += last_rate(h, i) * price
        i += 1
    if PRICE[at + COST_ANY] > 0:
        left: i64 = 0
        i = 0
        while i < ANY_KINDS:
            left += h[i] - due(tile, i, waived)
            i += 1
        if left <= 0:
            return -1
        total += 1000 * FADE[h[TIME]] // 100
    return total


def buy_tile(v: vec[i64], seat: i64, tile: i64, waived: i64, h: vec[i64]) -> None:
    """Pays a tile in full and takes what it brings at once."""
    i: i64 = 0
    while i < RESOURCES:
        h[i] -= due(tile, i, waived)
        i += 1
    if PRICE[tile * PRICES + COST_ANY] > 0:
        finish_tile(v, seat, tile, spare_kind(h), h)
    else:
        finish_tile(v, seat, tile, -1, h)


def finish_tile(v: vec[i64], seat: i64, tile: i64, kind: i64, h: vec[i64]) -> None:
    """Pays the `any` of a price, if there is one, and lays the tile."""
    if kind >= 0:
        h[kind] -= 1
    h[PROMISED] += WORTH[tile]
    if v[HOLDER + ARCHITECT] == seat:
        h[PROMISED] += ARCHITECT_PP
    h[FAVOURS] += ON_BUILD[tile * ITEM_COUNT + FAVOUR]
    h[BUILDING] |= bit(tile)


def build_best(v: vec[i64], seat: i64, first: i64, waived: i64, h: vec[i64]) -> None:
    """Builds the tile of a kind that pays best, if any does."""
    if h[FREE_HOUSES] == 0 or first_empty(v) < 0:
        return
    stock = v[STOCK] & ~h[BUILDING]
    best: i64 = -1
    most: i64 = 0
    tile = first
    while tile < first + 9:
        if (stock >> tile) & 1 == 1:
            price = price_of(tile, waived, h)
            if price >= 0:
                gain = WORTH[tile] * 1000 + ESTATE_RATE * h[TIME] - price
                if gain > most:
                    most = gain
                    best = tile
        tile += 1
    if best >= 0:
        h[FREE_HOUSES] -= 1
        buy_tile(v, seat, best, waived, h)


# -- what is pending -------------------------------------------------------------------------------------------------


def finish_pending(v: vec[i64], seat: i64, h: vec[i64]) -> None:
    """Favours to be used, effects of favours, tiles half paid; a worker's own effect comes with the road."""
    i: i64 = 0
    while i < v[DEPTH]:
        f = FRAMES + i * FRAME
        if v[f + SEAT] == seat:
            if v[f] == FAVOUR_DUE:
                if v[f + A] == 0:
                    h[FAVOURS] += 1
            elif v[f] == EFFECT_DUE:
                if v[f + D] < 0 or v[f + C] > 0:
                    finish_effect(v, seat, f, h)
            elif v[f] == BUILD_DUE:
                finish_tile(v, seat, v[f + A], spare_kind(h), h)
        i += 1


def finish_effect(v: vec[i64], seat: i64, f: i64, h: vec[i64]) -> None:
    """An effect that was begun: the second resource of the Alchemist may follow."""
    row = v[f + A]
    if v[f + C] == 0:
        use_effect(v, seat, row, h)
        return
    h[GOLD] += 1
    kind = spare_kind(h)
    if kind >= 0 and last_rate(h, kind) < next_rate(h, GOLD):
        h[kind] -= 1
        h[GOLD] += 1


# -- the road --------------------------------------------------------------------------------------------------------


def walk_road(v: vec[i64], seat: i64, h: vec[i64]) -> None:
    """All workers of the seat that are still to be activated, in order, with the bonus for visits to its tiles."""
    measure_provost(v, seat, h)
    second: i64 = v[MERCHANT_PLACE] if v[MERCHANT_SEAT] == seat else -1
    place: i64 = v[CURSOR] if v[PHASE] == ACTIVATION else 0
    if v[PHASE] == ACTIVATION and v[STEP] == 2 and place != BRIDGE:
        if v[WORKER + place] == seat:
            if is_waiting(v, seat, place):
                use_effect(v, seat, effect_row(v[TILE + place], 1 if v[FACE + place] == CONSTRUCTION else 0), h)
            h[CAMP] += 1
        elif second == place:
            use_effect(v, seat, effect_row(v[TILE + place], 1 if v[FACE + place] == CONSTRUCTION else 0), h)
            h[CAMP] += 1
        place += 1
    while place < ROAD_END:
        worker = v[WORKER + place]
        if worker != NOBODY:
            if worker == seat or second == place:
                visit(v, seat, place, h)
            elif v[OWNER + place] == seat and v[FACE + place] == CONSTRUCTION and chance_of(v, place, h) >= 50:
                receive(h, BONUS, v[TILE + place] * ITEM_COUNT)
        place += 1


def is_waiting(v: vec[i64], seat: i64, place: i64) -> bool:
    """Whether the effect of the worker in question has not been used yet."""
    f = FRAMES + (v[DEPTH] - 1) * FRAME
    return v[DEPTH] > 0 and v[f] == EFFECT_DUE and v[f + D] == place and v[f + C] == 0


def visit(v: vec[i64], seat: i64, place: i64, h: vec[i64]) -> None:
    """One worker's effect, counted or hoped for as the provost stands."""
    side: i64 = 1 if v[FACE + place] == CONSTRUCTION else 0
    tile = v[TILE + place]
    chance = chance_of(v, place, h)
    if chance >= 50:
        use_effect(v, seat, effect_row(tile, side), h)
        h[CAMP] += 1
        h[RISK] += ROUGH[tile * 2 + side] * (100 - chance) // 100
    else:
        h[HOPE] += ROUGH[tile * 2 + side] * chance // 100


def measure_provost(v: vec[i64], seat: i64, h: vec[i64]) -> None:
    """How far the provost can still be moved, by the others and by the seat."""
    back: i64 = 0
    on: i64 = 0
    done: i64 = 0
    if v[PHASE] == ACTIVATION:
        if v[CURSOR] > BRIDGE:
            h[STEPS_BACK] = -1
            return
        if v[CURSOR] == BRIDGE:
            done = v[STEP] - 1  # the seat that is being asked has not moved yet
    moved: i64 = 0
    i: i64 = 0
    while i < done and i < v[PLAYERS]:
        moved |= 1 << v[PASS_ORDER + i]
        i += 1
    i = 0
    while i < v[PLAYERS]:
        if (moved >> i) & 1 == 0:
            steps = min(BRIDGE_STEPS, v[block(i) + SUPPLY])
            if i == seat:
                on += steps
            else:
                back += steps
        i += 1
    if v[HOLDER + BAILIFF] == seat:
        on += BAILIFF_STEPS
    elif v[HOLDER + BAILIFF] >= 0:
        back += BAILIFF_STEPS
    toll = v[WORKER + BRIDGE - 1]
    if toll == seat:
        on += TOLL_STEPS
    elif toll != NOBODY:
        back += TOLL_STEPS
    h[STEPS_BACK] = back
    h[STEPS_ON] = on


def chance_of(v: vec[i64], place: i64, h: vec[i64]) -> i64:
    """How likely a place is to be activated, in percent."""
    before = FIRST_SPACE + v[PROVOST] - 1 - place
    if h[STEPS_BACK] < 0:
        return 100 if before >= 0 else 0
    if before >= 0:
        if before >= h[STEPS_BACK]:
            return 100
        return CHANCES[min(before, 4)]
    if before >= -3 and -before <= h[STEPS_ON]:
        return REACH[-before]
    return 0


# -- bundles and monuments -------------------------------------------------------------------------------------------


def deliveries_left(v: vec[i64], seat: i64) -> bool:
    """Whether the seat will still be asked for bundles in this round, or is being asked now."""
    f = FRAMES + (v[DEPTH] - 1) * FRAME
    if v[DEPTH] > 0 and v[f] == DELIVERY_DUE and v[f + SEAT] == seat:
        return True
    at: i64 = v[CURSOR] if v[PHASE] == DELIVERY else 0
    if v[HOLDER + CARTER] == seat and at <= v[SITE_WORKERS]:
        return True
    while at < v[SITE_WORKERS]:
        if v[SITE_ORDER + at] == seat:
            return True
        at += 1
    return False


def deliver_all(v: vec[i64], seat: i64, h: vec[i64]) -> None:
    """As many bundles as pay, and the favour if they will be the most."""
    if not deliveries_left(v, seat):
        return
    lucky = v[HOLDER + CHAMBERLAIN] == seat
    golden = v[HOLDER + GOLDSMITH] == seat and v[GOLDSMITH_USED] == 0
    points = BUNDLE_PP + (FOREMAN_PP if v[HOLDER + FOREMAN] == seat else 0)
    f = FRAMES + (v[DEPTH] - 1) * FRAME
    if v[DEPTH] > 0 and v[f] == DELIVERY_DUE and v[f + A] > 0:  # a bundle that was begun
        missing = BUNDLE_SIZE - 1 - (1 if v[f + B] > 0 else 0)
        while missing > 0:
            kind = least_of(h, 0, -1)
            if kind < 0:
                return
            h[kind] -= 1
            missing -= 1
        h[PROMISED] += points
        h[BUNDLES] += 1
    while True:
        first: i64 = -1
        if lucky:
            first = least_of(h, 0, -1)
        elif h[FOOD] > 0:
            first = FOOD
        if first < 0:
            break
        price = last_rate(h, first)
        h[first] -= 1
        second: i64 = GOLD if golden and h[GOLD] > 0 else least_of(h, 0 if lucky else WOOD, -1)
        third: i64 = -1
        if second >= 0:
            price += last_rate(h, second)
            h[second] -= 1
            third = least_of(h, 0, -1) if lucky else least_of(h, WOOD, second)
        if third >= 0:
            price += last_rate(h, third)
        bonus: i64 = GOLDSMITH_PP if golden and second == GOLD else 0
        if third < 0 or price >= (points + bonus) * 1000:
            h[first] += 1
            if second >= 0:
                h[second] += 1
            break
        h[third] -= 1
        h[PROMISED] += points + bonus
        h[BUNDLES] += 1
        if bonus > 0:
            golden = False
    if h[BUNDLES] > 0 and delivers_most(v, seat, h[BUNDLES]):
        h[FAVOURS] += 1


def least_of(h: vec[i64], from_kind: i64, but: i64) -> i64:
    """The kind held that is worth least, from a kind on and not one of them; or -1."""
    best: i64 = -1
    least: i64 = 0
    i = from_kind
    while i < RESOURCES:
        if h[i] > 0 and i != but:
            rate = last_rate(h, i)
            if best < 0 or rate < least:
                best = i
                least = rate
        i += 1
    return best


def delivers_most(v: vec[i64], seat: i64, bundles: i64) -> bool:
    """Whether nobody else on the site seems able to deliver as much."""
    ahead = True  # others stand further left until the seat's own worker
    i: i64 = 0
    while i < v[SITE_WORKERS]:
        other = v[SITE_ORDER + i]
        if other == seat:
            ahead = False
        else:
            p = block(other)
            theirs = v[p + BUNDLES]
            if v[PHASE] != DELIVERY or v[CURSOR] <= i:
                theirs += min(v[p + FOOD], (v[p + WOOD] + v[p + WOOD + 1] + v[p + CLOTH] + v[p + GOLD]) // 2)
            if theirs > bundles or (theirs == bundles and ahead):
                return False
        i += 1
    return True


def build_monuments(v: vec[i64], seat: i64, h: vec[i64]) -> None:
    """The best monument for each residence that will still be asked for."""
    sites = h[CLAIMS]
    place: i64 = FIRST_SPACE
    if v[PHASE] == ADMINISTRATION:
        place = v[CURSOR] - (1 if v[DECISION] == ASK_MONUMENT else 0)
    while place < ROAD_END:
        if v[OWNER + place] == seat:
            face = v[FACE + place]
            if face == RESIDENCE or (face == SETUP and v[PHASE] != ADMINISTRATION):
                sites += 1
        place += 1
    while sites > 0 and h[GOLD] > 0:
        stock = v[STOCK] & ~h[BUILDING]
        best: i64 = -1
        most: i64 = 0
        tile: i64 = MONUMENTS
        while tile < TILES:
            if (stock >> tile) & 1 == 1:
                price = price_of(tile, 0, h)
                if price >= 0:
                    gain = WORTH[tile] * 1000 + income_rate(tile, h) * h[TIME] - price
                    if gain > most:
                        most = gain
                        best = tile
            tile += 1
        if best < 0:
            return
        buy_tile(v, seat, best, 0, h)
        sites -= 1


def income_rate(tile: i64, h: vec[i64]) -> i64:
    """What a monument brings every round beyond the residence it covers."""
    at = tile * ITEM_COUNT
    total = (INCOME[at + A_WORKER] - RESIDENCE_WORKERS) * WORKER_RATE
    i: i64 = 0
    while i < RESOURCES:
        total += INCOME[at + i] * RATES[i * MANY + 1]
        i += 1
    return total


# -- rough worth of every effect -------------------------------------------------------------------------------------


def rough(row: i64) -> i64:
    """What using an effect is worth in general, in thousandths of a point."""
    shape = EFFECTS[row + SHAPE]
    if shape == NOTHING_TO_DO:
        return 0
    if shape == CLAIM or shape == BUILD_WOOD or shape == BUILD_STONE:
        return 2500
    if shape == MOVE_PROVOST:
        return 300
    option = row + LOW
    total = EFFECTS[option + RESULT + PP] * 1000 + EFFECTS[option + RESULT + FAVOUR] * FAVOUR_RATE
    total += (EFFECTS[option + RESULT + A_WORKER] - EFFECTS[option + A_WORKER]) * WORKER_RATE
    total += (EFFECTS[option + RESULT + ANY] - EFFECTS[option + ANY]) * 1500
    i: i64 = 0
    while i < RESOURCES:
        total += (EFFECTS[option + RESULT + i] - EFFECTS[option + i]) * RATES[i * MANY + 1]
        i += 1
    return max(total, 0)


def rough_effects() -> vec[i64]:
    """The rough worth of both sides of every tile and printed building."""
    found: list[i64] = []
    row: i64 = 0
    while row < i64(len(EFFECTS)):
        found.append(rough(row))
        row += effect_row(0, 1)
    return vec[i64](found)


ROUGH: Final[vec[i64]] = rough_effects()
