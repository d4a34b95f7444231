"""What must hold in every position, whatever was played. Numbers are those of the catalogue's list of invariants."""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.areas import area_logs
from brettwerk.games.lignum.layout import (
    AREA,
    AREA_FOOD,
    AREA_LOGS,
    AREAS,
    ARREARS,
    ARRIVED,
    CHOICE,
    CLEARING,
    CLEARING_SPACE,
    CRAFT,
    CRAFT_LEFT,
    CRAFT_OUT,
    CRAFT_TILE,
    CRAFT_TOTAL,
    CRAFTS,
    CURSOR,
    DRY_1,
    DRY_3,
    EQUIPMENT,
    EQUIPMENTS,
    EXTRA_SAWYER,
    FODDER,
    FOOD,
    FOREST,
    FUEL_STORE,
    HARDWOOD,
    HELD,
    HIRED,
    HUT_KINDS,
    HUT_MOVES,
    HUTS,
    HUTS_BUILT,
    IDLE,
    LEDGER,
    LOANS,
    LOGS,
    MARKS_LEFT,
    MARKS_SEEN,
    MOST_LOANS,
    MOST_SAWS,
    NO_AREA,
    OFFER,
    ORDER,
    PHASE,
    PLACES,
    ROUND,
    SALE,
    SALE_STEP,
    SAW,
    SCORED,
    SOURCES,
    SPACE,
    STEP,
    SUPPLY,
    THALERS,
    TILE,
    TRADES,
    WALK,
    WINTER_ROUND,
    WOODS,
    WORKERS_LEFT,
    YARD_WORKER,
    block,
    wood,
)
from brettwerk.games.lignum.planning import path_round
from brettwerk.games.lignum.tables import BOX, EXTRA_STOCK, MARKS_PER_ROUND, WORKER_STOCK, stock
from brettwerk.games.lignum.words import HUT_SITES, PATH_MOVE
from brettwerk.games.lignum.yard import logs_on, pieces_on
from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.state import DECISION, DEPTH, FRAME, FRAMES, OVER, PLAYERS, bits


def demand(holds: bool, what: str, where: i64 = -1) -> None:
    """Raises BrokenRules with the broken invariant, and which seat, area or tool it is about."""
    if not holds:
        raise BrokenRules(what if where < 0 else f"{what} {where}")


def check(v: vec[i64]) -> None:
    """All invariants of a position."""
    seat: i64 = 0
    while seat < v[PLAYERS]:
        check_purse(v, seat)
        check_wood(v, seat)
        check_places(v, seat)
        seat += 1
    check_equipment(v)
    check_craft(v)
    check_workers(v)
    check_areas(v)
    check_order(v)


def check_purse(v: vec[i64], seat: i64) -> None:
    """Thalers (1), explained by the ledger (23), saws (3), huts in threes (5), stable (6), yard worker (17)."""
    p = block(seat)
    demand(v[p + THALERS] >= 0 and v[p + ARREARS] >= 0, "1: thalers of seat", seat)
    demand(v[p + LOANS] >= 0 and v[p + LOANS] <= MOST_LOANS, "1: loans of seat", seat)
    total: i64 = 0
    i: i64 = 0
    while i < SOURCES:
        total += v[p + LEDGER + i]
        i += 1
    demand(total == v[p + THALERS] - v[p + ARREARS], "23: the ledger of seat", seat)
    demand(v[p + EQUIPMENT + SAW - 1] <= MOST_SAWS, "3: saws of seat", seat)
    demand(v[p + HUTS_BUILT] % 3 == 0, "5: huts of seat", seat)
    demand(v[p + FODDER] >= 0 and v[p + FODDER] <= 3, "6: stable of seat", seat)
    demand(v[p + YARD_WORKER] == 0 or v[p + YARD_WORKER] == 1, "17: yard worker of seat", seat)
    demand(v[p + FOOD] >= 0, "19: food of seat", seat)
    demand(v[PHASE] != SCORED or v[p + FOOD] == 0, "18: food after winter of seat", seat)


def check_wood(v: vec[i64], seat: i64) -> None:
    """Kinds of wood where they may lie (8), nothing below zero, dry_3 empty after the sale (9), drying limits (10)."""
    p = block(seat)
    place: i64 = 0
    while place < PLACES:
        kind: i64 = 0
        while kind < WOODS:
            n = v[wood(p, place) + kind]
            demand(n >= 0, "8: less than no wood on place", place)
            if n > 0:
                if place >= SALE and place <= DRY_3:
                    demand(kind != HARDWOOD, "8: hardwood log on place", place)
                elif place == FUEL_STORE:
                    demand(kind >= LOGS, "8: log on the fuel store of seat", seat)
                else:
                    demand(kind < LOGS, "8: sawn piece on place", place)
            kind += 1
        if place >= DRY_1 and place <= DRY_3 and v[p + HUT_MOVES] == 0:
            logs = logs_on(v, seat, place)
            pieces = pieces_on(v, seat, place)
            demand((logs == 0 and pieces <= 2) or (logs == 1 and pieces == 0), "10: too much wood on place", place)
        place += 1
    if v[PHASE] == FOREST and v[STEP] == SALE_STEP:
        i: i64 = 0
        while i < v[CURSOR]:
            if v[CLEARING + i] == seat:
                demand(logs_on(v, seat, DRY_3) + pieces_on(v, seat, DRY_3) == 0, "9: dry_3 of seat", seat)
            i += 1


def check_places(v: vec[i64], seat: i64) -> None:
    """Area tile in an area from the reveal to the clean-up (11), foreman on the path or at home (13)."""
    p = block(seat)
    if v[PHASE] == WALK or v[PHASE] == FOREST:
        demand(v[p + AREA] >= 0 and v[p + AREA] < AREAS, "11: area tile of seat", seat)
    elif v[PHASE] == WINTER_ROUND or v[PHASE] == SCORED:
        demand(v[p + AREA] == NO_AREA and v[p + SPACE] == 0, "11: not at home: seat", seat)
    elif v[PHASE] == CHOICE:
        demand(v[p + SPACE] == 0, "13: foreman of seat", seat)
    demand(v[p + SPACE] >= 0 and v[p + SPACE] < CLEARING_SPACE + v[PLAYERS], "13: foreman of seat", seat)
    if v[DECISION] == PATH_MOVE:
        demand(v[PHASE] == WALK, "13: a move outside the walk")


def check_equipment(v: vec[i64]) -> None:
    """Supply, path and yards together are the box (2)."""
    tool: i64 = 0
    while tool < EQUIPMENTS:
        total = v[SUPPLY + tool]
        demand(total >= 0, "2: supply of tool", tool)
        space: i64 = 0
        while space < CLEARING_SPACE:
            if v[TILE + space] == tool + 1:
                total += 1
            space += 1
        seat: i64 = 0
        while seat < v[PLAYERS]:
            total += v[block(seat) + EQUIPMENT + tool]
            demand(v[block(seat) + EQUIPMENT + tool] >= 0, "2: yard of tool", tool)
            seat += 1
        demand(total == BOX[tool], "2: number of tool", tool)
        tool += 1


def check_craft(v: vec[i64]) -> None:
    """Stack, path, yards, huts and what is out of the game are 18 (4); orders lie in one place only."""
    total = v[CRAFT_LEFT] + v[CRAFT_OUT]
    space: i64 = 0
    while space < CLEARING_SPACE:
        if v[TILE + space] >= CRAFT_TILE:
            total += 1
        space += 1
    orders = v[OFFER]
    count = bits(orders)
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = block(seat)
        i: i64 = 0
        while i < CRAFTS:
            demand(v[p + CRAFT + i] >= 0, "4: craft of seat", seat)
            total += v[p + CRAFT + i]
            i += 1
        i = 0
        while i < HUT_KINDS:
            demand(v[p + HUTS + i] >= 0, "4: huts of seat", seat)
            total += v[p + HUTS + i]
            i += 1
        orders |= v[p + HELD]
        count += bits(v[p + HELD])
        seat += 1
    i = 0
    while i < v[DEPTH]:
        if v[FRAMES + i * FRAME] == HUT_SITES:
            total += 3
        i += 1
    demand(total == CRAFT_TOTAL, "4: craft tiles in all:", total)
    demand(count == bits(orders), "4: an order lies in two places")


def check_workers(v: vec[i64]) -> None:
    """Workers on the path and at the yards are those of the player count (7)."""
    if v[PHASE] == SCORED:
        return
    trade: i64 = 0
    while trade < TRADES:
        total = v[WORKERS_LEFT + trade]
        due = stock(v[PLAYERS], WORKER_STOCK + trade)
        if trade == TRADES - 1:
            total += v[EXTRA_SAWYER]
            due += stock(v[PLAYERS], EXTRA_STOCK)
        seat: i64 = 0
        while seat < v[PLAYERS]:
            p = block(seat)
            total += v[p + HIRED + trade]
            demand(
                v[p + IDLE + trade] >= 0 and v[p + IDLE + trade] <= v[p + HIRED + trade],
                "7: idle workers of trade",
                trade,
            )
            demand(v[PHASE] != WINTER_ROUND or v[p + HIRED + trade] == 0, "7: in winter, workers of trade", trade)
            seat += 1
        demand(total == due, "7: number of workers of trade", trade)
        trade += 1


def check_areas(v: vec[i64]) -> None:
    """A log in every area when areas are chosen (12), nothing below zero (19), marking cards as drawn (20)."""
    area: i64 = 0
    while area < AREAS:
        demand(v[PHASE] != CHOICE or area_logs(v, area) > 0, "12: no log in area", area)
        demand(v[AREA_FOOD + area] >= 0, "19: food in area", area)
        kind: i64 = 0
        while kind < LOGS:
            demand(v[AREA_LOGS + area * LOGS + kind] >= 0, "12: logs in area", area)
            kind += 1
        area += 1
    drawn = bits(v[MARKS_SEEN])
    demand(drawn + v[MARKS_LEFT] == 15, "20: marking cards")
    if v[OVER] == 1 or v[PHASE] >= CHOICE:
        rounds = path_round(v) - 1
        if v[ROUND] == 8:
            rounds = 5
        elif v[ROUND] == 4:
            rounds = 2
        demand(drawn == rounds * stock(v[PLAYERS], MARKS_PER_ROUND), "20: marking cards drawn:", drawn)


def check_order(v: vec[i64]) -> None:
    """The player order has every seat once; letters are filled without gaps (14)."""
    seats: i64 = 0
    here: i64 = 0
    i: i64 = 0
    while i < v[PLAYERS]:
        seats |= 1 << v[ORDER + i]
        if v[block(i) + SPACE] >= CLEARING_SPACE:
            here += 1
        i += 1
    demand(seats == (1 << v[PLAYERS]) - 1, "14: player order")
    demand(here == v[ARRIVED], "14: clearing letters")
    i = 0
    while i < v[ARRIVED]:
        demand(v[block(v[CLEARING + i]) + SPACE] == CLEARING_SPACE + i, "14: clearing letter", i)
        i += 1
