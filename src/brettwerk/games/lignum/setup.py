"""The set-up of a game. Rules LI-1.6, LI-1.7, LI-1.11, LI-2.1 – LI-2.13, LI-21.1, LI-22.1, LI-22.2, LI-23.2, LI-23.3.

Rulings LI-R1, LI-R2, LI-R3, LI-R7. Each kind of chance has a stream of its own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    AREA,
    AREA_LOGS,
    AREAS,
    CHOSEN,
    CRAFT_LEFT,
    CRAFT_STACK,
    CRAFT_TOTAL,
    DECK_LEFT,
    EQUIPMENTS,
    FIREWOOD,
    FROM_START,
    LOGS,
    MARK_DECK,
    MARKING_CARDS,
    MARKS_LEFT,
    NO_AREA,
    OPEN_CHOICE,
    ORDER,
    ORDER_CARDS,
    ORDER_DECK,
    ORDERS_IN_PLAY,
    PHASE,
    PLAN_CARDS,
    PLANS,
    PLANS_IN_PLAY,
    ROUND,
    STOCKING,
    SUPPLY,
    WINTER,
    YARD_WORKER,
    block,
    size,
)
from brettwerk.games.lignum.tables import (
    AREAS_WITH_3,
    BOX,
    CRAFT_KINDS,
    EASIER,
    PLANNED_CARDS,
    START_MONEY,
    WINTER_YEAR,
    stock,
)
from brettwerk.games.lignum.words import NO_DECISION
from brettwerk.games.lignum.yard import earn
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION, PLAYERS, TURN, numbers, start_chance

ORDER_STREAM: Final[i64] = 1
AREA_STREAM: Final[i64] = 2
CRAFT_STREAM: Final[i64] = 3
MARK_STREAM: Final[i64] = 4
WINTER_STREAM: Final[i64] = 5
ORDER_CARD_STREAM: Final[i64] = 6
PLAN_STREAM: Final[i64] = 7
PATH_STREAM: Final[i64] = 8

SECOND_EDITION_EXTRA: Final[i64] = 1  # LI-23.2: one thaler more


def first_position(
    players: i64,
    seed: i64,
    orders: bool,
    plans: bool,
    open_choice: bool,
    second_edition: bool,
    easy_winters: bool,
) -> vec[i64]:
    """The vector of a new game before the path is stocked; the season is spring of year 1 (LI-2.13)."""
    v = numbers(size(players))
    v[PLAYERS] = players
    v[TURN] = -1
    v[DECISION] = NO_DECISION
    v[PHASE] = STOCKING
    v[ROUND] = 1
    v[ORDERS_IN_PLAY] = 1 if orders else 0
    v[PLANS_IN_PLAY] = 1 if plans else 0
    v[OPEN_CHOICE] = 1 if open_choice else 0
    seat: i64 = 0
    while seat < players:
        set_up_player(v, seat, second_edition)
        seat += 1
    draw_order(v, seed)
    fill_areas(v, seed)
    shuffle_decks(v, seed, orders, plans)
    draw_winters(v, seed, easy_winters)
    tool: i64 = 0
    while tool < EQUIPMENTS:
        v[SUPPLY + tool] = BOX[tool]
        tool += 1
    start_chance(v, seed, PATH_STREAM)
    return v


def set_up_player(v: vec[i64], seat: i64, second_edition: bool) -> None:
    """Yard, worker and four thalers, nothing else; the foreman on space 0 (LI-2.1, LI-2.2, LI-2.3, LI-2.5)."""
    p = block(seat)
    v[p + YARD_WORKER] = 1
    v[p + AREA] = NO_AREA
    v[p + CHOSEN] = NO_AREA
    money = stock(v[PLAYERS], START_MONEY)
    earn(v, seat, money + SECOND_EDITION_EXTRA if second_edition else money, FROM_START)


def draw_order(v: vec[i64], seed: i64) -> None:
    """The player order of round 1 (LI-2.4, LI-R2)."""
    seat: i64 = 0
    while seat < v[PLAYERS]:
        v[ORDER + seat] = seat
        seat += 1
    Rng(seed, ORDER_STREAM).shuffle(v, ORDER, v[PLAYERS])


def fill_areas(v: vec[i64], seed: i64) -> None:
    """Three logs of firewood and a player's tile in as many areas as there are players, two in the others; no food.

    Rules LI-2.9, LI-2.10, LI-2.11, LI-2.12, LI-R1, LI-R2, LI-R3.
    """
    areas = numbers(AREAS)
    i: i64 = 0
    while i < AREAS:
        areas[i] = i
        i += 1
    Rng(seed, AREA_STREAM).shuffle(areas, 0, AREAS)
    i = 0
    while i < AREAS:
        v[AREA_LOGS + areas[i] * LOGS + FIREWOOD] = 3 if i < stock(v[PLAYERS], AREAS_WITH_3) else 2
        if i < v[PLAYERS]:
            v[block(i) + AREA] = areas[i]
        i += 1


def shuffle_decks(v: vec[i64], seed: i64, orders: bool, plans: bool) -> None:
    """Craft tiles and marking cards (LI-2.6, LI-2.7), orders (LI-21.1), planned work (LI-22.1); the top is the last."""
    i: i64 = 0
    while i < CRAFT_TOTAL:
        v[CRAFT_STACK + i] = CRAFT_KINDS[i]
        i += 1
    Rng(seed, CRAFT_STREAM).shuffle(v, CRAFT_STACK, CRAFT_TOTAL)
    v[CRAFT_LEFT] = CRAFT_TOTAL
    i = 0
    while i < MARKING_CARDS:
        v[MARK_DECK + i] = i
        i += 1
    Rng(seed, MARK_STREAM).shuffle(v, MARK_DECK, MARKING_CARDS)
    v[MARKS_LEFT] = MARKING_CARDS
    if orders:  # LI-1.6, LI-1.11
        i = 0
        while i < ORDER_CARDS:
            v[ORDER_DECK + i] = i
            i += 1
        Rng(seed, ORDER_CARD_STREAM).shuffle(v, ORDER_DECK, ORDER_CARDS)
        v[DECK_LEFT] = ORDER_CARDS
    if plans:  # LI-1.6, LI-1.7
        cards = numbers(PLAN_CARDS)
        i = 0
        while i < PLAN_CARDS:
            cards[i] = i
            i += 1
        Rng(seed, PLAN_STREAM).shuffle(cards, 0, PLAN_CARDS)
        i = 0
        while i < stock(v[PLAYERS], PLANNED_CARDS):
            v[PLANS] |= 1 << cards[i]
            i += 1


def draw_winters(v: vec[i64], seed: i64, easy: bool) -> None:
    """One condition for each year, open from the start (LI-2.8, LI-R7); easy ones by choice (LI-23.3)."""
    rng = Rng(seed, WINTER_STREAM)
    year: i64 = 1
    while year <= 2:
        rows: list[i64] = []
        i: i64 = 0
        while i < i64(len(WINTER_YEAR)):
            if WINTER_YEAR[i] == year and (not easy or EASIER[i] == 1):
                rows.append(i)
            i += 1
        v[WINTER + year - 1] = rows[rng.below(i64(len(rows)))]
        year += 1
