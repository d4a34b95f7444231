"""The clocks of a table. Everything follows from the times of the rows, so every process sees the same clocks.

A turn lasts while a seat is to act. Steps that others may not see neither stop nor restart a clock: it tells nothing.
"""

from __future__ import annotations

from brettwerk.server.messages.news import ClockInfo
from brettwerk.server.messages.tables import Clock

GRACE = 30_000
"""What somebody who comes back to an empty budget gets, in milliseconds."""


class Clocks:
    """One clock per seat; bots and stand-ins have none."""

    def __init__(self, clock: Clock, humans: set[int]) -> None:
        self.clock = clock
        self.humans = humans
        self.since: dict[int, int] = {}
        self.bank = dict.fromkeys(humans, clock.seconds * 1000)

    def turn(self, at: int, to_act: list[int], absent: set[int], again: int | None) -> None:
        """Brings the clocks to a moment: who is to act, who is not there, who did something all can see."""
        if self.clock.kind == "none":
            return
        for seat in self.humans:
            runs = seat in to_act and seat not in absent
            if seat in self.since and not runs:
                self.stop(seat, at)
            if runs and (seat not in self.since or (seat == again and self.clock.kind == "move")):
                self.since[seat] = at

    def stop(self, seat: int, at: int) -> None:
        """A turn ends: a budget pays for it and gets what is added per turn."""
        used = max(0, at - self.since.pop(seat))
        if self.clock.kind == "budget":
            self.bank[seat] = max(0, self.bank[seat] - used) + self.clock.add * 1000

    def come_back(self, seat: int) -> None:
        """Somebody returns; nobody returns to nothing."""
        if self.clock.kind == "budget":
            self.bank[seat] = max(self.bank[seat], GRACE)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, if its clock runs."""
        since = self.since.get(seat)
        if since is None:
            return None
        return since + (self.bank[seat] if self.clock.kind == "budget" else self.clock.seconds * 1000)

    def next_deadline(self) -> tuple[int, int] | None:
        """The first deadline and its seat."""
        found = [(deadline, seat) for seat in self.since if (deadline := self.deadline(seat)) is not None]
        return min(found) if found else None

    def describe(self, now: int) -> list[ClockInfo]:
        """The clocks for people."""
        if self.clock.kind == "none":
            return []
        clocks = []
        for seat in sorted(self.humans):
            deadline = self.deadline(seat)
            left = self.bank[seat] if deadline is None else max(0, deadline - now)
            clocks.append(ClockInfo(seat, deadline is not None, left, deadline))
        return clocks
