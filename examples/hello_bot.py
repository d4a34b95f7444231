"""A bot in one file: it tries each of its options in a few imagined worlds, plays on at random, and takes the best."""

from __future__ import annotations

from brettwerk.kernel.play import random_game
from brettwerk.kernel.rng import Rng
from brettwerk.seats import Seat

WORLDS = 8


class HelloBot:
    """Takes the option that random play likes best."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        """One of the legal actions of the seat; the seat is all the bot ever gets."""
        return max(seat.legal(), key=lambda action: self.judge(seat, action))

    def judge(self, seat: Seat, action: int) -> float:
        """How far ahead of the best rival the seat is at the end, on average."""
        total = 0.0
        for _ in range(WORLDS):
            state = seat.imagine(self.rng)
            state.apply(seat.number, action)
            random_game(state, self.rng)
            points = [score.total for score in state.scores()]
            own = points.pop(seat.number)
            total += own - max(points, default=0.0)
        return total / WORLDS
