"""Events tell what happened inside an action: who gained what, which tile moved. For log and animation only.

A recorder is attached to a state by whoever wants to know; without one nothing is built.
"""

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1


class Event:
    """One thing that happened: its kind and four numbers whose meaning the game's event table gives."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, audience: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.audience = audience
        """Bit mask of the seats that may see the numbers; the others learn only kind and seat."""

    def seen_by(self, seat: i64) -> bool:
        """Whether that seat (or, with -1, a spectator) may know the details."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience >> seat) & 1 == 1


class Recorder:
    """Collects events in the order in which they happen."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events
