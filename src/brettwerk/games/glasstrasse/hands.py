"""Hands as a whole: which cards go well together for a bot. No rules here.

Cards are chosen one by one in ascending order, so that a card taken too early shuts out all before it; a bot had
better look at whole hands.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.cards import cards_left, cards_to_choose, with_each
from brettwerk.games.glasstrasse.layout import HAND, HAND_SIZE, block
from brettwerk.games.glasstrasse.words import DO_PICK
from brettwerk.kernel.state import State


class Hand:
    """A hand that is being put together, in a position of its own that serves for trying."""

    def __init__(self, state: State, seat: i64, weights: vec[i64]) -> None:
        v = state.v
        self.state = state
        self.seat = seat
        self.weights = weights
        self.at = block(seat) + HAND
        self.held = v[self.at]
        self.free = cards_left(v, seat)
        self.missing = cards_to_choose(v) - v[block(seat) + HAND_SIZE]
        self.chosen: i64 = 0
        self.worth: i64 = 0

    def value(self, cards: i64) -> i64:
        """What the position is worth with those cards besides what is held."""
        v = self.state.v
        v[self.at] = self.held | cards
        return self.state.appraise(self.seat, self.weights)

    def fill(self) -> None:
        """Takes what adds most, card by card."""
        size = block(self.seat) + HAND_SIZE
        while self.missing > 0:
            self.state.v[size] += 1
            self.missing -= 1
            self.best_of(self.chosen, self.free & ~self.chosen, self.worth, True)

    def best_of(self, base: i64, cards: i64, limit: i64, any_will_do: bool) -> bool:
        """Adds the best of some cards to others, if that is worth more than a limit (or in any case)."""
        found = False
        while cards != 0:
            card = cards & -cards
            cards ^= card
            value = self.value(base | card)
            if value > limit or (any_will_do and not found):
                found = True
                limit = value
                self.chosen = base | card
                self.worth = value
        return found

    def swap(self) -> None:
        """Changes one card for a better one as long as there is one."""
        better = True
        while better:
            better = False
            before = self.chosen
            rest = before
            while rest != 0:
                card = rest & -rest
                rest ^= card
                if self.best_of(before ^ card, self.free & ~before, self.worth, False):
                    better = True

    def neighbours(self) -> list[vec[i64]]:
        """The hands that differ in one card."""
        found: list[vec[i64]] = []
        rest = self.chosen
        while rest != 0:
            card = rest & -rest
            rest ^= card
            others = self.free & ~self.chosen
            while others != 0:
                other = others & -others
                others ^= other
                found.append(with_each(self.chosen ^ card | other, DO_PICK))
        return found


def hands(state: State, seat: i64, weights: vec[i64], several: bool) -> list[vec[i64]]:
    """The best way to complete a hand by what a bot sees in it; with `several` also what differs in one card."""
    hand = Hand(state, seat, weights)
    hand.fill()
    hand.swap()
    found = [with_each(hand.chosen, DO_PICK)]
    return found + hand.neighbours() if several else found
