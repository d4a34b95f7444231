"""A position of Caylus 1303: which part of the rules is next, what it asks, and what an answer starts.

Pending frames come first; when none is left the phase goes on. One seat decides at a time, always openly.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303 import candidates, features, hidden, invariants, scoring, usual
from brettwerk.games.caylus1303.activation import (
    activation_over,
    advance_activation,
    begin_activation,
    send_home_unused,
)
from brettwerk.games.caylus1303.administration import (
    advance_administration,
    begin_administration,
    choose_monument,
    offer_monuments,
)
from brettwerk.games.caylus1303.buildings import advance_effect, choose_effect, offer_effect
from brettwerk.games.caylus1303.construction import advance_build_any, choose_build_any, offer_build_any
from brettwerk.games.caylus1303.delivery import (
    advance_bundle,
    advance_delivery,
    begin_delivery,
    choose_bundle,
    clear_site,
    delivery_over,
    offer_bundles,
)
from brettwerk.games.caylus1303.favours import (
    advance_favour,
    choose_board_character,
    choose_favour,
    offer_board_characters,
    offer_favour,
)
from brettwerk.games.caylus1303.layout import ACTIVATION, CURSOR, DELIVERY, DRAFTING, PHASE, PLANNING, ROUND
from brettwerk.games.caylus1303.planning import (
    advance_planning,
    all_passed,
    begin_round,
    choose_early,
    choose_plan,
    offer_early,
    offer_plan,
)
from brettwerk.games.caylus1303.provost import choose_bridge, move, offer_bailiff, offer_bridge
from brettwerk.games.caylus1303.setup import ask_draft, choose_draft, offer_draft
from brettwerk.games.caylus1303.words import (
    ASK_BAILIFF,
    ASK_BRIDGE,
    ASK_BUILD_ANY,
    ASK_DELIVER,
    ASK_DELIVER_2,
    ASK_DELIVER_3,
    ASK_DRAFT,
    ASK_EARLY_RISER,
    ASK_FAVOUR,
    ASK_FAVOUR_CHARACTER,
    ASK_MONUMENT,
    ASK_PLAN,
    BUILD_DUE,
    EFFECT_DUE,
    FAVOUR_DUE,
    NO_DECISION,
)
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION, DEPTH, OVER, PLAYERS, State, top


class CaylusState(State):
    """One position of Caylus 1303."""

    def clone(self) -> CaylusState:
        return CaylusState(self.game, self.v[:], self.acts)

    def advance(self) -> None:
        v = self.v
        while v[DECISION] == NO_DECISION and v[OVER] == 0:
            if v[DEPTH] > 0:
                frame = v[top(v)]
                if frame == EFFECT_DUE:
                    advance_effect(self)
                elif frame == BUILD_DUE:
                    advance_build_any(self)
                elif frame == FAVOUR_DUE:
                    advance_favour(self)
                else:
                    advance_bundle(self)
                continue
            self.advance_phase(v[PHASE])

    def advance_phase(self, phase: i64) -> None:
        """Goes on with the phase, or with the next one (CA-3.1)."""
        v = self.v
        if phase == ACTIVATION:
            if activation_over(v):
                send_home_unused(self)
                begin_delivery(self)
            else:
                advance_activation(self)
        elif phase == PLANNING:
            if all_passed(v):
                begin_activation(self)
            else:
                advance_planning(self)
        elif phase == DELIVERY:
            if delivery_over(v):
                clear_site(self)
                begin_administration(self)
            else:
                advance_delivery(self)
        elif phase == DRAFTING:
            if v[CURSOR] == v[PLAYERS]:
                begin_round(self)
            else:
                ask_draft(v)
        else:
            advance_administration(self)

    def offer(self, seat: i64) -> vec[i64]:
        v = self.v
        decision = v[DECISION]
        if decision == ASK_PLAN:
            return offer_plan(v, seat)
        if decision == ASK_BRIDGE:
            return offer_bridge(v, seat)
        if decision == ASK_BUILD_ANY:
            return offer_build_any(v)
        if decision == ASK_FAVOUR:
            return offer_favour(v)
        if decision == ASK_FAVOUR_CHARACTER:
            return offer_board_characters(v)
        if decision == ASK_DELIVER or decision == ASK_DELIVER_2 or decision == ASK_DELIVER_3:
            return offer_bundles(v)
        if decision == ASK_BAILIFF:
            return offer_bailiff(v)
        if decision == ASK_MONUMENT:
            return offer_monuments(v, seat)
        if decision == ASK_EARLY_RISER:
            return offer_early(v, seat)
        if decision == ASK_DRAFT:
            return offer_draft(v)
        return offer_effect(v)

    def choose(self, seat: i64, act: i64) -> None:
        v = self.v
        decision = v[DECISION]
        kind = kind_of(act)
        operand = operand_of(act)
        v[DECISION] = NO_DECISION
        if decision == ASK_PLAN:
            choose_plan(self, seat, kind, operand)
        elif decision == ASK_BRIDGE:
            choose_bridge(self, seat, operand)
        elif decision == ASK_BUILD_ANY:
            choose_build_any(self, operand)
        elif decision == ASK_FAVOUR:
            choose_favour(self, kind, operand)
        elif decision == ASK_FAVOUR_CHARACTER:
            choose_board_character(self, kind, operand)
        elif decision == ASK_DELIVER or decision == ASK_DELIVER_2 or decision == ASK_DELIVER_3:
            choose_bundle(self, kind, operand)
        elif decision == ASK_BAILIFF:
            move(self, seat, operand)
        elif decision == ASK_MONUMENT:
            choose_monument(self, seat, kind, operand)
        elif decision == ASK_EARLY_RISER:
            choose_early(self, seat, kind, operand)
        elif decision == ASK_DRAFT:
            choose_draft(self, seat, operand)
        else:
            choose_effect(self, kind, operand)

    def points(self, seat: i64) -> i64:
        return scoring.points(self.v, seat)

    def breakdown(self, seat: i64) -> vec[i64]:
        return scoring.breakdown(self.v, seat)

    def usual(self, seat: i64) -> i64:
        return usual.usual(self.v)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self.v, seat, self.game.weights)

    def sights(self, seat: i64, weights: vec[i64]) -> vec[i64]:
        """What a player sees depends on what its weights would have it do."""
        return features.features(self.v, seat, weights)

    def round(self) -> i64:
        return self.v[ROUND]

    def candidates(self, seat: i64) -> vec[i64]:
        return candidates.candidates(self.v, seat, self.options_of(seat), self.game.weights)

    def veil(self, seat: i64) -> vec[i64]:
        return hidden.veil(self.v)

    def unveil(self, seat: i64, chance: vec[i64]) -> None:
        """Nothing is left to imagine: the position is complete (CA-R41)."""

    def check(self) -> None:
        invariants.check(self.v)
