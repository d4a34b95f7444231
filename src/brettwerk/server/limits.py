"""Rate limits: a bucket per person or address and purpose, filled at a steady rate."""

from __future__ import annotations

import time

from brettwerk.server.errors import too_many

RULES: dict[str, tuple[float, float]] = {
    # purpose: (how many at once, how many per second)
    "request": (120, 30),
    "address": (600, 150),
    "guest": (20, 0.05),
    "password": (8, 0.05),
    "account": (10, 0.02),
    "table": (20, 0.1),
    "move": (80, 20),
    "talk": (6, 0.5),
    "connect": (60, 2),
    "email": (3, 0.002),
}
MOST = 50_000


class Limits:
    """The buckets of one process."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allowed(self, purpose: str, who: str) -> bool:
        """Takes one from a bucket; false if it is empty."""
        if not self.on:
            return True
        most, rate = RULES[purpose]
        now = time.monotonic()
        level, then = self.buckets.get((purpose, who), (most, now))
        level = min(most, level + (now - then) * rate)
        if level < 1:
            self.buckets[(purpose, who)] = (level, now)
            return False
        if len(self.buckets) >= MOST:
            self.forget(now)
        self.buckets[(purpose, who)] = (level - 1, now)
        return True

    def take(self, purpose: str, who: str) -> None:
        """Takes one from a bucket; raises if it is empty."""
        if not self.allowed(purpose, who):
            raise too_many()

    def forget(self, now: float) -> None:
        """Drops buckets that are full again; if that is not enough, all of them but the empty ones."""
        kept = {}
        for key, (level, then) in self.buckets.items():
            most, rate = RULES[key[0]]
            if level + (now - then) * rate < most:
                kept[key] = (level, then)
        if len(kept) >= MOST:
            kept = {key: bucket for key, bucket in kept.items() if bucket[0] < 1}
        self.buckets = kept if len(kept) < MOST else {}
