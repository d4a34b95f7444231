"""When a turn lasts too long: alone, goods can be changed to and fro for ever.

Alone a turn ends with what chance brings, and every imagined world may prefer another way there. Each single step of
such a turn looks well considered; only somebody who counts them notices. With others a turn ends before chance speaks.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.bots.plan import judge
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import REVEALS
from brettwerk.seats import Seat

LONG = 100  # decisions of one turn; no sensible turn is half as long


class Patience:
    """Counts the decisions of somebody alone: as long as nothing comes to light, it is the same turn."""

    def __init__(self) -> None:
        self.reveals = -1
        self.decisions = 0

    def lost(self, seat: Seat) -> bool:
        """Whether the turn that is going on has lasted too long; to be asked once per decision."""
        if seat.players > 1:
            return False
        reveals = int(seat.veiled().v[REVEALS])
        self.decisions = self.decisions + 1 if reveals == self.reveals else 1
        self.reveals = reveals
        return self.decisions > LONG


def hurry(seat: Seat, acts: list[int], rng: Rng) -> int:
    """The option that ends the turn soonest among those that bring the most points."""
    points_only = vec[i64]([i64(0)] * len(seat.game.weights))
    values = judge(seat.imagine(rng), seat.number, acts, points_only)
    return acts[values.index(max(values))]
