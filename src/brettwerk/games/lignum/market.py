"""Space 19, the market: saws and food for thalers, sets of craft tiles for sale.

Rules LI-7.39 – LI-7.47; rulings LI-R15, LI-R16, LI-R17.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.huts import offer_loan
from brettwerk.games.lignum.layout import (
    CRAFT,
    CRAFT_OUT,
    EQUIPMENT,
    FOOD,
    FOR_MARKET,
    FROM_CRAFT,
    JOKER,
    MOST_SAWS,
    SAW,
    SUPPLY,
    THALERS,
    block,
)
from brettwerk.games.lignum.words import BOUGHT, BUY_FOOD, BUY_SAW, DO_BUY, DO_DONE, DO_SELL_SET, MARKET, SOLD_SET
from brettwerk.games.lignum.yard import earn, may_borrow, spend
from brettwerk.kernel.actions import action, kind_of, operand_of
from brettwerk.kernel.state import SEAT, A, State, ask, drop, tell, top

DEAL_PRICE: Final[i64] = 1  # LI-7.40, LI-7.41
SMALLEST_SET: Final[i64] = 2
LARGEST_SET: Final[i64] = 4  # LI-7.44, LI-R15
SET_PRICE: Final[vec[i64]] = vec[i64]([0, 0, 2, 4, 6])  # LI-7.42
COUNTS: Final[i64] = 5  # a set is packed as craft, own tiles 0 … 4, jokers 0 … 4


def has_set(v: vec[i64], seat: i64) -> bool:
    """Two equal tiles, a joker counting as any kind, withe included (LI-7.42, LI-7.43, LI-7.47)."""
    p = block(seat) + CRAFT
    jokers = v[p + JOKER]
    if jokers >= SMALLEST_SET:
        return True
    kind: i64 = 0
    while kind < JOKER:
        if v[p + kind] > 0 and v[p + kind] + jokers >= SMALLEST_SET:
            return True
        kind += 1
    return False


def can_buy_saw(v: vec[i64], seat: i64) -> bool:
    """The limit of four saws holds here too (LI-7.40, LI-7.22)."""
    p = block(seat)
    return v[p + THALERS] >= DEAL_PRICE and v[p + EQUIPMENT + SAW - 1] < MOST_SAWS and v[SUPPLY + SAW - 1] > 0


def can_deal(v: vec[i64], seat: i64) -> bool:
    """Whether one deal is possible now (LI-7.39, LI-R15): food costs least, and nothing but craft is sold (LI-7.46)."""
    return v[block(seat) + THALERS] >= DEAL_PRICE or has_set(v, seat)


def advance_market(s: State) -> None:
    """Deals in any number and order; it ends by itself when neither deal nor loan is possible (LI-7.39)."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    if can_deal(v, seat) or may_borrow(v, seat):
        ask(v, seat, MARKET)
    else:
        drop(v)


def offer_market(v: vec[i64], seat: i64) -> vec[i64]:
    """Food, a saw, every set that can be sold, a loan; done after the first deal."""
    acts = vec[i64](capacity=12)
    if v[block(seat) + THALERS] >= DEAL_PRICE:
        acts = append(acts, action(DO_BUY, BUY_FOOD))
    if can_buy_saw(v, seat):
        acts = append(acts, action(DO_BUY, BUY_SAW))
    acts = offer_sets(v, seat, acts)
    acts = offer_loan(v, seat, acts)
    if v[top(v) + A] > 0:
        acts = append(acts, action(DO_DONE, 0))
    return acts


def offer_sets(v: vec[i64], seat: i64, acts: vec[i64]) -> vec[i64]:
    """Sets of two to four: kind, own tiles, jokers; two jokers alone are a pair of jokers (LI-7.44, LI-R16)."""
    p = block(seat) + CRAFT
    most = v[p + JOKER]
    kind: i64 = 0
    while kind < JOKER:
        own: i64 = 1
        while own <= v[p + kind] and own <= LARGEST_SET:
            jokers: i64 = 0
            while jokers <= most and own + jokers <= LARGEST_SET:
                if own + jokers >= SMALLEST_SET:
                    acts = append(acts, action(DO_SELL_SET, (kind * COUNTS + own) * COUNTS + jokers))
                jokers += 1
            own += 1
        kind += 1
    if most >= SMALLEST_SET:
        acts = append(acts, action(DO_SELL_SET, (JOKER * COUNTS + SMALLEST_SET) * COUNTS))
    return acts


def choose_market(s: State, seat: i64, act: i64) -> None:
    """One deal, or the end of dealing."""
    v = s.v
    f = top(v)
    p = block(seat)
    kind = kind_of(act)
    operand = operand_of(act)
    if kind == DO_DONE:
        drop(v)
        return
    v[f + A] += 1
    if kind == DO_BUY:
        spend(v, seat, DEAL_PRICE, FOR_MARKET)
        tell(s, BOUGHT, seat, operand)
        if operand == BUY_FOOD:
            v[p + FOOD] += 1  # LI-7.41
        else:
            v[p + EQUIPMENT + SAW - 1] += 1
            v[SUPPLY + SAW - 1] -= 1
        return
    jokers = operand % COUNTS
    own = operand // COUNTS % COUNTS
    craft = operand // (COUNTS * COUNTS)
    v[p + CRAFT + craft] -= own
    v[p + CRAFT + JOKER] -= jokers
    v[CRAFT_OUT] += own + jokers  # LI-7.45, LI-R17
    earn(v, seat, SET_PRICE[own + jokers], FROM_CRAFT)
    tell(s, SOLD_SET, seat, craft, own + jokers, SET_PRICE[own + jokers])
