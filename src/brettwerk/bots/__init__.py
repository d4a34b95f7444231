"""Bots get a seat, never a state: what they know is what a person in that chair would know."""

from __future__ import annotations

from typing import Protocol

from brettwerk.bots.random import RandomBot
from brettwerk.kernel.errors import BadOption
from brettwerk.seats import Seat


class Bot(Protocol):
    """Anything that can choose one of a seat's legal actions."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal()`."""


BOTS = ["random"]


def make(name: str, seed: int) -> Bot:
    """The bot of that name; equal seeds play equally."""
    if name == "random":
        return RandomBot(seed)
    raise BadOption(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")


__all__ = ["BOTS", "Bot", "RandomBot", "make"]
