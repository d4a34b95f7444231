"""What a bot is: it chooses, and it may tell what it thinks, as data for hints and for the analysis of records."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from brettwerk.seats import Seat


class Thought:
    """What a bot thinks of one option: how often it looked at it and what it expects, in points ahead."""

    def __init__(self, action: int, name: str, visits: int, value: float) -> None:
        self.action = action
        self.name = name
        self.visits = visits
        self.value = value


class Bot(Protocol):
    """Anything that can choose one of a seat's legal actions."""

    def choose(self, seat: Seat) -> int:
        """One of `seat.legal()`."""


@runtime_checkable
class Explains(Protocol):
    """A bot that can tell what it thinks."""

    def explain(self, seat: Seat) -> list[Thought]:
        """The options it gave a thought, the one to take first."""


def explain(bot: Bot, seat: Seat) -> list[Thought]:
    """The options a bot gives a thought, the one it takes first; one that cannot tell just shows what it does."""
    if isinstance(bot, Explains):
        return bot.explain(seat)
    action = bot.choose(seat)
    return [Thought(action, seat.game.name(action), 0, 0.0)]
