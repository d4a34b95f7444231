"""What the rest of a season can bring one yard: a rough reckoning of cutting, transport and sawing for bots.

No rules here. Hands and logs run through the steps that are still to come, and every log ends somewhere: on the
woodpile, on the river, on sale, on the saw store, or sawn. On the path the hires still to come are tried out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import is_free
from brettwerk.games.lignum.layout import (
    AREA,
    AREA_LOGS,
    AREAS,
    ARRIVAL_STEP,
    CARRIER,
    CART,
    CHOICE,
    CHOSEN,
    CLEARING,
    CLEARING_SPACE,
    CURSOR,
    CUT_STEP,
    CUTTER,
    EQUIPMENT,
    FODDER,
    FODDER_2,
    FODDER_3,
    FODDER_LEFT,
    FOREST,
    HARDWOOD,
    IDLE,
    LABOUR,
    LOGS,
    PHASE,
    PLAN_CARRY,
    PLAN_CUT,
    PLAN_RAFT,
    PLAN_SAW,
    PLANNED,
    RAFT,
    RIVER,
    ROUND,
    SAW,
    SAW_STEP,
    SAW_STORE,
    SAWYER,
    SOFTWOOD,
    SPACE,
    STEP,
    THALERS,
    TRANSPORT_STEP,
    WALK,
    WOODPILE,
    WORKERS_LEFT,
    YARD_WORKER,
    block,
    wood,
)
from brettwerk.games.lignum.words import CART_TRIP, DEALING, HIRING, RAFTING, SLED_TRIP, SPLITTING
from brettwerk.kernel.state import DEPTH, FRAME, FRAMES, PLAYERS, SEAT, A

# What a log is worth where it ends, in thousandths of a thaler: firewood, softwood, hardwood.
ON_PILE: Final[vec[i64]] = vec[i64]([1500, 2500, 2300])
ON_RIVER: Final[vec[i64]] = vec[i64]([2600, 3700, 3400])
ON_SALE: Final[vec[i64]] = vec[i64]([3000, 4000, 0])
ON_STORE: Final[vec[i64]] = vec[i64]([2000, 4300, 3700])
AS_PIECES: Final[vec[i64]] = vec[i64]([4000, 6000, 5000])
FUEL_PIECE: Final[i64] = 1200  # a piece that will be needed in winter, beyond its price
TOOL: Final[i64] = 600  # a tile used up
HIRE: Final[i64] = 1060  # a thaler, and what it could have done elsewhere

CARRIER_STOP: Final[i64] = 4
FODDER_STOP: Final[i64] = 6
CUTTER_STOP: Final[i64] = 10
SAWYER_STOP: Final[i64] = 16
MARKET_STOP: Final[i64] = 19


def seasons_left(v: vec[i64]) -> i64:
    """Path rounds after the current round."""
    number = v[ROUND]
    return 6 - number if number < 4 else 7 - number if number < 8 else 0


def is_open(v: vec[i64], seat: i64, step: i64) -> bool:
    """Whether the seat has not finished its part of that step of the forest work."""
    if v[PHASE] == CHOICE or v[PHASE] == WALK:
        return True
    if v[PHASE] != FOREST or v[STEP] > step:
        return False
    if v[STEP] < step:
        return True
    i: i64 = 0
    while i < v[CURSOR]:
        if v[CLEARING + i] == seat:
            return False
        i += 1
    return True


class Outlook:
    """One yard's season: hands, tools and logs, and after `look` where the logs end."""

    def __init__(self, v: vec[i64], seat: i64, short_fuel: i64, short_food: i64) -> None:
        p = block(seat)
        self.left: i64 = seasons_left(v)
        self.to_winter: i64 = (4 - v[ROUND] % 4) % 4  # 3, 2, 1 for spring, summer, autumn; 0 in winter
        self.short_fuel: i64 = short_fuel
        self.cutters: i64 = 0
        self.carriers: i64 = 0
        self.sawyers: i64 = 0
        self.helpers: i64 = v[p + YARD_WORKER] + v[p + LABOUR]
        self.carts: i64 = v[p + EQUIPMENT + CART - 1]
        self.rafts: i64 = v[p + EQUIPMENT + RAFT - 1]
        self.saws: i64 = v[p + EQUIPMENT + SAW - 1]
        self.fodder: i64 = v[p + FODDER]
        self.room: i64 = 0  # logs that may still be loaded on a cart that has set out, or carried as planned
        self.afloat: i64 = 0  # logs that may still be put on the river without a carrier
        self.planned_saws: i64 = 0
        self.can_carry = is_open(v, seat, TRANSPORT_STEP)
        self.can_saw = is_open(v, seat, SAW_STEP)
        self.split: i64 = -1  # the kind of log just sawn, its pieces not yet divided
        self.stand_f: i64 = 0
        self.stand_s: i64 = 0
        self.stand_h: i64 = 0
        self.buys_saws: i64 = 0
        self.moves: i64 = 0  # 1 if a free area would be worth a thaler
        pile = wood(p, WOODPILE)
        self.pile_f: i64 = v[pile]
        self.pile_s: i64 = v[pile + SOFTWOOD]
        self.pile_h: i64 = v[pile + HARDWOOD]
        store = wood(p, SAW_STORE)
        self.store_f: i64 = v[store]
        self.store_s: i64 = v[store + SOFTWOOD]
        self.store_h: i64 = v[store + HARDWOOD]
        self.come_f: i64 = 0
        self.come_s: i64 = 0
        self.come_h: i64 = 0
        # What `look` finds.
        self.hired_carriers: i64 = 0
        self.hired_cutters: i64 = 0
        self.bought_fodder: i64 = 0
        self.bought_saws: i64 = 0
        self.end_pile_f: i64 = 0
        self.end_pile_s: i64 = 0
        self.end_pile_h: i64 = 0
        self.end_river_f: i64 = 0
        self.end_river_s: i64 = 0
        self.end_river_h: i64 = 0
        self.end_sale_f: i64 = 0
        self.end_sale_s: i64 = 0
        self.end_store_f: i64 = 0
        self.end_store_s: i64 = 0
        self.end_store_h: i64 = 0
        self.end_sawn_f: i64 = 0
        self.end_sawn_s: i64 = 0
        self.end_sawn_h: i64 = 0
        self.end_fuel: i64 = 0
        self.end_carts: i64 = 0
        self.end_rafts: i64 = 0
        self.end_saws: i64 = 0
        self.end_fodder: i64 = 0
        self.hiring: i64 = -1
        self.sledding: i64 = -1  # logs that a sled under way still takes for nothing, -1 without one
        self.dealing = False
        self.gather(v, seat, p)
        if self.can_saw:
            self.sawyers = v[p + IDLE + SAWYER]
            self.planned_saws = v[p + PLANNED + PLAN_SAW]
        if (v[PHASE] == WALK or v[PHASE] == CHOICE) and v[p + SPACE] < CLEARING_SPACE:
            self.plan_walk(v, seat, p, short_food)
        else:
            self.look(0, 0, 0)

    def gather(self, v: vec[i64], seat: i64, p: i64) -> None:
        """Logs and hands of the steps that are still to come, and what a pending trip still allows."""
        if is_open(v, seat, CUT_STEP):
            self.cutters = v[p + IDLE + CUTTER] + v[p + PLANNED + PLAN_CUT]
            self.see_area(v, seat, p)
        if is_open(v, seat, ARRIVAL_STEP):
            river = wood(p, RIVER)
            self.come_f = v[river]
            self.come_s = v[river + SOFTWOOD]
            self.come_h = v[river + HARDWOOD]
        if self.can_carry:
            self.carriers = v[p + IDLE + CARRIER]
            self.room = v[p + PLANNED + PLAN_CARRY]
            self.afloat = v[p + PLANNED + PLAN_RAFT]
        elif not self.can_saw:
            self.helpers = 0
        depth: i64 = 0
        while depth < v[DEPTH]:
            f = FRAMES + depth * FRAME
            if v[f + SEAT] == seat:
                if v[f] == CART_TRIP:
                    self.room += v[f + A]
                elif v[f] == RAFTING and v[f + A] == 0:
                    self.afloat += self.rafts
                elif v[f] == SLED_TRIP:
                    self.sledding = v[f + A]
                elif v[f] == SPLITTING:
                    self.split = v[f + A]
                elif v[f] == HIRING:
                    self.hiring = v[f + A]
                elif v[f] == DEALING:
                    self.dealing = True
            depth += 1

    def see_area(self, v: vec[i64], seat: i64, p: i64) -> None:
        """The logs of the own area, less what others will have cut there before."""
        area = v[p + AREA]
        if area < 0:
            area = v[p + CHOSEN]
        if area < 0 or area >= AREAS:
            return
        a = AREA_LOGS + area * LOGS
        self.stand_f = v[a]
        self.stand_s = v[a + SOFTWOOD]
        self.stand_h = v[a + HARDWOOD]
        lost: i64 = 0
        other: i64 = 0
        while other < v[PLAYERS]:
            if other != seat and v[block(other) + AREA] == area:
                lost += cut_before(v, other, seat)
            other += 1
        if lost > 0:
            self.share_area(v, seat, area, lost)

    def share_area(self, v: vec[i64], seat: i64, area: i64, lost: i64) -> None:
        """Others cut first here: what they leave, or a free area for a thaler."""
        n = min(lost, self.stand_s)
        self.stand_s -= n
        lost -= n
        n = min(lost, self.stand_h)
        self.stand_h -= n
        lost -= n
        self.stand_f -= min(lost, self.stand_f)
        best = self.stand_f * 2 + self.stand_s * 4 + self.stand_h * 3
        there: i64 = 0
        while there < AREAS:
            a = AREA_LOGS + there * LOGS
            worth = v[a] * 2 + v[a + SOFTWOOD] * 4 + v[a + HARDWOOD] * 3
            if there != area and worth > best + 2 and is_free(v, seat, there):
                best = worth
                self.stand_f = v[a]
                self.stand_s = v[a + SOFTWOOD]
                self.stand_h = v[a + HARDWOOD]
                self.moves = 1
            there += 1

    def plan_walk(self, v: vec[i64], seat: i64, p: i64, short_food: i64) -> None:
        """Tries the hires that are still ahead and keeps the best."""
        space = v[p + SPACE]
        money = v[p + THALERS]
        market = space < MARKET_STOP or self.dealing
        if market and self.to_winter == 1:
            money -= min(money, short_food)
        if space < SAWYER_STOP and v[WORKERS_LEFT + SAWYER] > 0:
            self.sawyers += 1
        if market:
            self.buys_saws = max(0, self.sawyers + self.helpers - self.saws)
        stock: i64 = 0
        if self.hiring == CARRIER:
            stock = v[WORKERS_LEFT + CARRIER]
        elif space < CARRIER_STOP:
            stock = expected(v, seat, CARRIER, CARRIER_STOP)
        stand = self.stand_f + self.stand_s + self.stand_h
        forest: i64 = 0
        if self.hiring == CUTTER or space < CUTTER_STOP:
            forest = min(stand, v[WORKERS_LEFT + CUTTER])
        fodder: i64 = 0
        if self.carts > 0 and space < FODDER_STOP and v[FODDER_LEFT] > 0 and self.fodder & FODDER_3 == 0:
            fodder = 1
        best: i64 = -(1 << 60)
        best_k: i64 = 0
        best_c: i64 = 0
        best_b: i64 = 0
        bought: i64 = 0
        while bought <= fodder:
            k: i64 = 0
            while k <= stock and k + bought <= money:
                most = min(forest, money - k - bought)
                need = min(most, max(0, self.reach(k, bought) - self.pile_f - self.pile_s - self.pile_h - self.cutters))
                worth = self.look(k, need, bought)
                if worth > best:
                    best = worth
                    best_k = k
                    best_c = need
                    best_b = bought
                if need < most:
                    worth = self.look(k, most, bought)
                    if worth > best:
                        best = worth
                        best_k = k
                        best_c = most
                        best_b = bought
                k += 1
            bought += 1
        self.look(best_k, best_c, best_b)

    def reach(self, k: i64, bought: i64) -> i64:
        """How many logs can be brought with so many carriers more."""
        hands = self.carriers + k
        if hands == 0 and self.can_carry:
            hands = min(1, self.helpers)
        trips = min(self.carts, hands)
        fodder = self.fodder | bought
        more: i64 = 0
        if fodder & FODDER_2 != 0 and trips > 0:
            more += 1
            trips -= 1
        if fodder & FODDER_3 != 0 and trips > 0:
            more += 2
            if trips > 1:
                more += 1
        if self.rafts > 0 and hands > 0:
            more += self.rafts - 1
        return hands + more + self.room

    def look(self, k: i64, c: i64, bought: i64) -> i64:
        """Runs the season with so many carriers and cutters more; tells its worth in thousandths of a thaler."""
        helpers = self.helpers
        stand = self.stand_f + self.stand_s + self.stand_h
        lying = self.pile_f + self.pile_s + self.pile_h
        cut = min(self.cutters + c, stand)
        reach = self.reach(k, bought)
        if helpers > 0 and cut < stand and lying + cut < reach:
            cut += 1
            helpers -= 1
        saws = self.saws + self.buys_saws
        n = min(cut, self.stand_s)
        all_s = self.pile_s + n
        cut -= n
        n = cut if self.left > 0 or saws > self.store_h else 0
        n = min(n, self.stand_h)
        all_h = self.pile_h + n
        cut -= n
        n = min(cut, self.stand_f)
        all_f = self.pile_f + n
        total = all_f + all_s + all_h
        # Transport: carts where feet are too few, then on foot; rafts for the rest. The yard worker may help.
        moved = min(self.room, total)
        if self.can_carry and helpers > 0 and total - moved > self.carriers + k:
            keep: i64 = 0
            if saws > self.sawyers and self.can_saw:
                jobs = self.store_h
                if self.short_fuel > 0 and self.to_winter == 1:
                    jobs += min(self.store_f, 1)
                keep = 1 if jobs > self.sawyers else 0
            helping = min(helpers - keep, total - moved - self.carriers - k)
            helpers -= helping
        else:
            helping = 0
        carriers = self.carriers + k + helping
        carts = self.carts
        fodder = self.fodder | bought
        while carriers > 0 and carts > 0 and fodder != 0 and total - moved > carriers:
            if fodder & FODDER_2 != 0:
                fodder &= ~FODDER_2
                moved += min(2, total - moved)
            else:
                fodder = FODDER_2
                moved += min(3, total - moved)
            carriers -= 1
            carts -= 1
        on_foot = min(carriers, total - moved)
        moved += on_foot
        floated = min(self.afloat, total - moved)
        rafts = self.rafts - min(self.rafts, floated)
        rest = total - moved - floated
        if rafts > 0 and rest > 0 and on_foot > 0:
            m = min(rafts, rest + 1)
            if self.left == 0:  # one kind only is sold in the end
                m = min(m, all_f)
            if m >= 2:
                floated += m
                rafts -= m
                moved -= 1
        # Which logs are moved: softwood, hardwood that can be sawn one day, firewood.
        take_s = min(moved, all_s)
        take_h = min(moved - take_s, all_h) if self.left > 0 or saws > self.store_h else 0
        take_f = min(moved - take_s - take_h, all_f)
        all_f -= take_f
        all_s -= take_s
        all_h -= take_h
        self.end_river_s = 0
        self.end_river_h = 0
        if self.left > 0:
            n = min(floated, all_s)
            self.end_river_s = n
            all_s -= n
            floated -= n
            n = min(floated, all_h)
            self.end_river_h = n
            all_h -= n
            floated -= n
        n = min(floated, all_f)
        self.end_river_f = n
        all_f -= n
        self.end_pile_f = all_f
        self.end_pile_s = all_s
        self.end_pile_h = all_h
        # Sawing: fuel for the winter, then what gains most.
        take_f += self.come_f
        take_s += self.come_s
        have_f = self.store_f + take_f
        have_s = self.store_s + take_s
        have_h = self.store_h + take_h + self.come_h
        hands = min(self.sawyers + helpers, saws) if self.can_saw else 0
        hands += self.planned_saws
        fuel: i64 = min(self.short_fuel, 4) if self.split == 0 else 0
        sawn_f: i64 = 0
        if self.to_winter <= 2:
            while hands > 0 and fuel < self.short_fuel and sawn_f < have_f:
                sawn_f += 1
                hands -= 1
                fuel = min(self.short_fuel, fuel + 4)
        sawn_h = min(hands, have_h)
        hands -= sawn_h
        sawn_s = min(hands, have_s)
        hands -= sawn_s
        n = min(hands, self.store_f - min(self.store_f, sawn_f))
        sawn_f += n
        used = sawn_f + sawn_s + sawn_h - self.planned_saws
        bought_saws = max(0, used - self.saws)
        self.end_saws = max(0, self.saws - max(0, used))
        n = min(self.store_f, sawn_f)
        self.end_store_f = self.store_f - n
        self.end_sale_f = take_f - (sawn_f - n)
        n = min(self.store_s, sawn_s)
        self.end_store_s = self.store_s - n
        self.end_sale_s = take_s - (sawn_s - n)
        self.end_store_h = have_h - sawn_h
        self.end_sawn_f = sawn_f + (1 if self.split == 0 else 0)
        self.end_sawn_s = sawn_s + (1 if self.split == SOFTWOOD else 0)
        self.end_sawn_h = sawn_h + (1 if self.split == HARDWOOD else 0)
        self.end_fuel = fuel
        self.end_carts = carts
        self.end_rafts = rafts
        self.end_fodder = fodder
        self.hired_carriers = k
        self.hired_cutters = c
        self.bought_fodder = bought
        self.bought_saws = bought_saws
        return self.worth()

    def worth(self) -> i64:
        """What the logs are worth where they end, less what was spent on it."""
        total = self.end_sale_f * ON_SALE[0] + self.end_sale_s * ON_SALE[1]
        total += self.end_sawn_f * AS_PIECES[0] + self.end_sawn_s * AS_PIECES[1] + self.end_sawn_h * AS_PIECES[2]
        total += self.end_fuel * FUEL_PIECE
        total += self.end_river_f * ON_RIVER[0] + self.end_river_s * ON_RIVER[1] + self.end_river_h * ON_RIVER[2]
        if self.left > 0:
            total += self.end_pile_f * ON_PILE[0] + self.end_pile_s * ON_PILE[1] + self.end_pile_h * ON_PILE[2]
            total += self.end_store_f * ON_STORE[0] + self.end_store_s * ON_STORE[1] + self.end_store_h * ON_STORE[2]
            total += (self.end_carts + self.end_rafts + self.end_saws) * TOOL
        total -= (self.hired_carriers + self.hired_cutters + self.bought_fodder + self.bought_saws) * HIRE
        return total


def cut_before(v: vec[i64], other: i64, seat: i64) -> i64:
    """How many logs another player of the same area will cut before the seat does."""
    o = block(other)
    mine = v[block(seat) + SPACE]
    theirs = v[o + SPACE]
    if v[PHASE] != FOREST:
        if mine >= CLEARING_SPACE and (theirs < CLEARING_SPACE or theirs > mine):
            return 0
        cutters = v[o + IDLE + CUTTER]
        if theirs >= CLEARING_SPACE:
            return cutters
        if cutters == 0 and theirs < CUTTER_STOP:
            return 2
        return (cutters + 1) // 2
    i: i64 = v[CURSOR] if v[STEP] == CUT_STEP else 0
    while i < v[PLAYERS]:
        if v[CLEARING + i] == seat:
            return 0
        if v[CLEARING + i] == other:
            return v[o + IDLE + CUTTER]
        i += 1
    return 0


def expected(v: vec[i64], seat: i64, trade: i64, stop: i64) -> i64:
    """How many workers of a trade will be left: halfway between all and what rivals before the stop leave."""
    there = v[WORKERS_LEFT + trade]
    rest = there
    other: i64 = 0
    while other < v[PLAYERS]:
        p = block(other)
        if other != seat and v[p + SPACE] < stop:
            rest -= min(rest, v[p + THALERS] // 2)
        other += 1
    return (there + rest) // 2
