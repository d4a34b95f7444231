"""A position of Honey Market: which part of the rules is next, what it asks, and what an answer starts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION, OVER, TURN, State
from honey import hidden, invariants, scoring
from honey.layout import GROWING, MARKET, PHASE
from honey.market import advance_market, choose_order, offer_orders
from honey.meadows import begin_round, choose_meadow, offer_meadows
from honey.words import ASK_MEADOW, NO_DECISION


class HoneyState(State):
    """One position of Honey Market."""

    def advance(self) -> None:
        v = self.v
        while v[DECISION] == NO_DECISION and v[OVER] == 0:
            if v[PHASE] == GROWING:
                begin_round(self)
            elif v[PHASE] == MARKET:
                advance_market(self)

    def offer(self, seat: i64) -> vec[i64]:
        if self.v[DECISION] == ASK_MEADOW:
            return offer_meadows()
        return offer_orders(self.v, seat)

    def choose(self, seat: i64, act: i64) -> None:
        v = self.v
        if v[DECISION] == ASK_MEADOW:
            choose_meadow(self, seat, operand_of(act))
            if v[PHASE] != MARKET:
                return  # the others still choose
        else:
            choose_order(self, seat, kind_of(act), operand_of(act))
        v[DECISION] = NO_DECISION
        v[TURN] = -1

    def points(self, seat: i64) -> i64:
        return scoring.points(self.v, seat)

    def breakdown(self, seat: i64) -> vec[i64]:
        return scoring.breakdown(self.v, seat)

    def standing(self, seat: i64) -> i64:
        return scoring.standing(self.v, seat)

    def veil(self, seat: i64) -> vec[i64]:
        return hidden.veil(self.v, seat)

    def unveil(self, seat: i64, chance: vec[i64]) -> None:
        hidden.unveil(self.v, chance)

    def check(self) -> None:
        invariants.check(self.v)
