"""The market: one after the other delivers an order or passes. Rules HN-3.1 – HN-3.4, HN-4.1."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.kernel.actions import action
from brettwerk.kernel.state import OVER, PLAYERS, State, bit, tell
from honey.layout import (
    DECK_SIZE,
    DELIVERED,
    GROWING,
    MEADOWS,
    NO_ORDER,
    OPEN_ORDERS,
    PHASE,
    PLACES,
    ROUND,
    ROUNDS,
    START,
    STORE,
    TURNS,
    block,
)
from honey.setup import take_from_deck
from honey.tables import PRICE, WORTH
from honey.words import ASK_ORDER, DELIVERED_ORDER, DO_DELIVER, DO_PASS, TURNED_UP


def advance_market(s: State) -> None:
    """Clockwise from the start player (HN-3.1); then the next one starts, or the game ends (HN-3.4, HN-4.1)."""
    v = s.v
    if v[TURNS] < v[PLAYERS]:
        s.ask((v[START] + v[TURNS]) % v[PLAYERS], ASK_ORDER)
        return
    v[START] = (v[START] + 1) % v[PLAYERS]
    v[PHASE] = GROWING
    if v[ROUND] == v[ROUNDS]:
        v[OVER] = 1


def short(v: vec[i64], seat: i64, order: i64) -> i64:
    """How many jars a player lacks for an order (HN-3.2)."""
    missing: i64 = 0
    for meadow in range(MEADOWS):
        lack = PRICE[order * MEADOWS + meadow] - v[block(seat) + STORE + meadow]
        if lack > 0:
            missing += lack
    return missing


def offer_orders(v: vec[i64], seat: i64) -> vec[i64]:
    """The open orders the player can pay, and passing (HN-3.1, HN-3.2)."""
    acts = vec[i64](capacity=4)
    for place in range(PLACES):
        order = v[OPEN_ORDERS + place]
        if order != NO_ORDER and short(v, seat, order) == 0:
            acts = append(acts, action(DO_DELIVER, order))
    return append(acts, action(DO_PASS, 0))


def choose_order(s: State, seat: i64, kind: i64, order: i64) -> None:
    """Delivers or passes (HN-3.1)."""
    v = s.v
    v[TURNS] += 1
    if kind == DO_DELIVER:
        deliver(s, seat, order)


def deliver(s: State, seat: i64, order: i64) -> None:
    """Pays the jars, keeps the order (HN-3.2), and turns up the next one while there is any (HN-3.3)."""
    v = s.v
    for meadow in range(MEADOWS):
        v[block(seat) + STORE + meadow] -= PRICE[order * MEADOWS + meadow]
    v[block(seat) + DELIVERED] |= bit(order)
    tell(s, DELIVERED_ORDER, seat, order, WORTH[order])
    for place in range(PLACES):
        if v[OPEN_ORDERS + place] == order:
            v[OPEN_ORDERS + place] = NO_ORDER
            if v[DECK_SIZE] > 0:
                v[OPEN_ORDERS + place] = take_from_deck(v)
                s.reveal()
                tell(s, TURNED_UP, -1, v[OPEN_ORDERS + place])
