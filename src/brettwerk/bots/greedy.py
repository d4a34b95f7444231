"""A bot that looks one turn ahead: it judges every option by the best end of its own turn, in a few imagined worlds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.bots.bot import Thought
from brettwerk.bots.patience import Patience, hurry
from brettwerk.bots.plan import judge
from brettwerk.kernel.rng import Rng
from brettwerk.seats import Seat


class GreedyBot:
    """Takes the option whose turn ends best, averaged over imagined worlds; with `mistakes` sometimes any option."""

    def __init__(self, seed: int, worlds: int = 2, weights: list[int] | None = None, mistakes: int = 0) -> None:
        self.rng = Rng(seed, 12)
        self.worlds = worlds
        self.mistakes = mistakes
        self.patience = Patience()
        self.weights = None if weights is None else vec[i64]([i64(w) for w in weights])

    def choose(self, seat: Seat) -> int:
        """One of the legal actions."""
        lost = self.patience.lost(seat)
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        if self.rng.below(100) < self.mistakes:
            return legal[self.rng.below(len(legal))]
        worth_a_thought = [int(act) for act in seat.imagine(self.rng).candidates(seat.number)]
        if len(worth_a_thought) == 1:
            return worth_a_thought[0]
        if lost:
            return hurry(seat, worth_a_thought, self.rng)
        totals = self.weigh(seat, worth_a_thought)
        best = max(totals)
        ties = [action for action, total in zip(worth_a_thought, totals) if total == best]
        return ties[self.rng.below(len(ties))]

    def weigh(self, seat: Seat, acts: list[int]) -> list[int]:
        """What some options are worth by the best end of the turn, added up over imagined worlds."""
        weights = seat.game.weights if self.weights is None else self.weights
        totals = [0] * len(acts)
        for _ in range(self.worlds):
            values = judge(seat.imagine(self.rng), seat.number, acts, weights)
            totals = [total + value for total, value in zip(totals, values)]
        return totals

    def explain(self, seat: Seat) -> list[Thought]:
        """All options worth a thought, the best first, with the worlds it looked at them in; no mistakes are made."""
        acts = [int(act) for act in seat.imagine(self.rng).candidates(seat.number)]
        thoughts = [
            Thought(act, seat.game.name(act), self.worlds, round(total / self.worlds / 1000, 3))
            for act, total in zip(acts, self.weigh(seat, acts))
        ]
        return sorted(thoughts, key=lambda thought: -thought.value)
