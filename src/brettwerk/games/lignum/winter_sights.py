"""What bots see of the coming winter: needs, own work, money that will be missing. No rules here."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.feature_list import (
    COLD_AT,
    HUNGER_AT,
    SLED_AT,
    SURPLUS_FOOD,
    UNPAID,
    WINTER_WORK,
    add,
)
from brettwerk.games.lignum.layout import (
    BONUS_STEP,
    CLEARING,
    CURSOR,
    EQUIPMENT,
    HEAT_STEP,
    HUTS,
    LODGING,
    PHASE,
    ROUND,
    SALE_STEP,
    SLED,
    SLED_STEP,
    STEP,
    WINTER_CUT_STEP,
    WINTER_ROUND,
    WINTER_SAW_STEP,
    YARD_WORKER,
)
from brettwerk.games.lignum.outlook import Outlook, is_open
from brettwerk.games.lignum.winter import PER_MISSING


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
    spare = max(0, spare_food)
    if o.sledding >= 0:
        found = add(found, WINTER_WORK, sled_worth(o.sledding + spare, pile_f, pile_s, pile_h, last))
    elif v[p + EQUIPMENT + SLED - 1] > 0 and (not winter or not past(v, seat, SLED_STEP)):
        more: i64 = 0
        if market and last:
            more = min(max(0, money - short_food), max(0, pile_f + pile_s - 2 - spare))
        sled = sled_worth(2 + spare + more, pile_f, pile_s, pile_h, last) - 10 * more
    saw: i64 = 0
    if o.end_saws > 0 and (not winter or not past(v, seat, WINTER_SAW_STEP)):
        if short_fuel > 0 and o.end_store_f > 0:
            saw = min(short_fuel, 4) * 30 - (0 if last else 20)
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


def sled_worth(logs: i64, pile_f: i64, pile_s: i64, pile_h: i64, last: bool) -> i64:
    """What a sled with room for so many logs brings, in tenths of a thaler: in the end the price of the logs."""
    soft = min(logs, pile_s)
    fire = min(logs - soft, pile_f)
    if last:
        return soft * 40 + fire * 30
    return soft * 14 + fire * 12 + min(logs - soft - fire, pile_h) * 14


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
