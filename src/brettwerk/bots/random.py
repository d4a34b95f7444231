"""A bot that chooses at random."""

from __future__ import annotations

from brettwerk.kernel.rng import Rng
from brettwerk.seats import Seat


class RandomBot:
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, 11)

    def choose(self, seat: Seat) -> int:
        """One of the legal actions."""
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]
