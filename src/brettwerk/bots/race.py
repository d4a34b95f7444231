"""A race of plans: all are tried equally often, and time after time the worse half drops out. Compiled.

Where luck is great, a plan has to be tried often before its worth shows. Whoever follows what looks best so far tries
few plans and stays with them; a race spends the same on all that may still win, and most on the last two.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.bots.plan import highest


def cuts(plans: i64) -> float:
    """How often the worse half drops out until one plan is left; at least once."""
    n = 1.0
    while plans > 2:
        plans = (plans + 1) // 2
        n += 1.0
    return n


class Race:
    """The plans that may still win, and which of them is tried next."""

    def __init__(self, plans: vec[i64], scores: vec[i64]) -> None:
        self.running = plans
        self.at: i64 = 0
        self.until = 1.0 / cuts(i64(len(plans)))  # the share of the budget after which some drop out
        self.keep(scores, i64(len(plans)))

    def next(self) -> i64:
        """The plan whose turn it is."""
        plan = self.running[self.at]
        self.at = (self.at + 1) % i64(len(self.running))
        return plan

    def is_due(self, used: float) -> bool:
        """Whether some drop out, after that share of the budget: only when all have been tried equally often."""
        return self.at == 0 and used >= self.until and len(self.running) > 1

    def drop_out(self, scores: vec[i64], used: float) -> None:
        """The better half goes on; what is left of the budget is shared by the cuts to come."""
        n = (i64(len(self.running)) + 1) // 2
        self.keep(scores, n)
        self.until = used + (1.0 - used) / cuts(n)

    def keep(self, scores: vec[i64], n: i64) -> None:
        """Keeps the best of those that run, the best first."""
        best = highest(scores, n)
        kept = vec[i64](capacity=n)
        i: i64 = 0
        while i < n:
            kept = append(kept, self.running[best[i]])
            i += 1
        self.running = kept
