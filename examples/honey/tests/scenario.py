"""Positions for tests: a game played by notation, and tables laid out by hand."""

from __future__ import annotations

from brettwerk.kernel.state import State
from honey.game import GAME
from honey.layout import DECK_SIZE, GROWN, NO_ORDER, OPEN_ORDERS, ROUND, STORE, block
from honey.tables import MEADOW_IDS, ORDER_IDS


def new(players: int = 2, seed: int = 1, rounds: int = 6) -> State:
    """A game at its first decision."""
    return GAME.new(players, seed, {"rounds": rounds})


def play(state: State, *moves: str) -> State:
    """Plays moves such as `A fly clover`."""
    for move in moves:
        seat, _, name = move.partition(" ")
        state.apply("ABCD".index(seat), GAME.parse(name))
    return state


def jars(state: State, seat: int) -> list[int]:
    """Clover, heather and linden in a store."""
    return [int(state.v[block(seat) + STORE + i]) for i in range(3)]


def grown(state: State) -> list[int]:
    """Jars on the three meadows."""
    return [int(state.v[GROWN + i]) for i in range(3)]


def open_orders(state: State) -> list[str]:
    """The orders of the market."""
    return [ORDER_IDS[state.v[OPEN_ORDERS + i]] for i in range(3) if state.v[OPEN_ORDERS + i] != NO_ORDER]


def lay_out(state: State, orders: list[str] | None = None, store: dict[int, list[int]] | None = None) -> State:
    """Swaps orders into the market and jars into stores."""
    v = state.v
    for place, id in enumerate(orders or []):
        wanted, old = ORDER_IDS.index(id), v[OPEN_ORDERS + place]
        for cell in range(int(OPEN_ORDERS), int(DECK_SIZE + 1 + v[DECK_SIZE])):
            if cell != DECK_SIZE and v[cell] == wanted:
                v[cell] = old
        v[OPEN_ORDERS + place] = wanted
    for seat, numbers in (store or {}).items():
        for i in range(len(MEADOW_IDS)):
            v[block(seat) + STORE + i] = numbers[i]
    return state


def in_round(state: State, number: int) -> State:
    """The same position in another round."""
    state.v[ROUND] = number
    return state


def names(state: State, seat: int) -> list[str]:
    """The options of a seat in the notation."""
    return [GAME.name(act) for act in state.legal(seat)]
