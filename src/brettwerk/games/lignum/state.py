"""A position of Lignum: which part of the rules is next, what it asks, and what an answer starts.

Pending frames come first; when none is left the phase goes on (see `rounds`).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum import candidates, features, hidden, invariants, scoring, usual
from brettwerk.games.lignum.areas import advance_choice, choose_openly, choose_secretly, mark, offer_areas
from brettwerk.games.lignum.cutting import (
    advance_planned_cut,
    choose_cut,
    choose_place,
    choose_planned_area,
    choose_planned_log,
    offer_cut,
    offer_places,
    offer_planned_areas,
    offer_planned_logs,
)
from brettwerk.games.lignum.drying import choose_dry, choose_planned_move, offer_dry, offer_planned_moves
from brettwerk.games.lignum.hiring import (
    advance_extra,
    advance_hiring,
    choose_extra,
    choose_hiring,
    offer_extra,
    offer_hiring,
)
from brettwerk.games.lignum.huts import (
    advance_set,
    advance_sites,
    choose_free,
    choose_set,
    choose_sites,
    offer_sets,
    offer_sites,
)
from brettwerk.games.lignum.layout import CHOICE, FOREST, MARKING, PHASE, ROUND, STOCKING, WALK, WINTER_ROUND
from brettwerk.games.lignum.market import advance_market, choose_market, offer_market
from brettwerk.games.lignum.orders import advance_order_due, choose_deliver, choose_order, offer_deliver, offer_orders
from brettwerk.games.lignum.path import advance_stop, advance_walk, choose_move, end_turn, offer_moves, offer_path_end
from brettwerk.games.lignum.planning import (
    advance_plan,
    choose_number,
    choose_plan,
    choose_tool,
    offer_numbers,
    offer_plans,
    offer_tools,
)
from brettwerk.games.lignum.rafts import advance_rafting, choose_raft_load, choose_split, offer_raft_load, offer_split
from brettwerk.games.lignum.rounds import advance_forest, advance_winter, clean_up
from brettwerk.games.lignum.sawing import advance_splitting, choose_pieces, choose_saw, offer_pieces, offer_saw
from brettwerk.games.lignum.selling import choose_sell, offer_sell
from brettwerk.games.lignum.stocking import stock_path
from brettwerk.games.lignum.transport import choose_transport, offer_transport
from brettwerk.games.lignum.trips import advance_trip, choose_load, choose_sled, offer_load, offer_sled
from brettwerk.games.lignum.winter import (
    advance_debt,
    choose_bonus,
    choose_feed,
    choose_sell_off,
    choose_winter_cut,
    offer_bonus,
    offer_feed,
    offer_sell_off,
    offer_winter_cut,
)
from brettwerk.games.lignum.words import (
    BUILD_SET,
    CART_LOAD,
    CART_TRIP,
    CHOOSE_AREA,
    CUT,
    CUT_PLACE,
    DEALING,
    DEBT,
    DELIVER,
    DO_LOAN,
    DRY,
    EMERGENCY_SELL,
    HIRE_CARRIERS,
    HIRE_CUTTERS,
    HIRING,
    HUT_SET,
    HUT_SITES,
    MARKET,
    NO_DECISION,
    OPEN_AREA,
    ORDER_DUE,
    PATH_END,
    PATH_MOVE,
    PLACE_HUTS,
    PLAN_CARD,
    PLAN_CUT_AREA,
    PLAN_CUT_LOG,
    PLAN_DUE,
    PLAN_NUMBER,
    PLAN_TOOL,
    PLANNED_CUT,
    RAFT_LOAD,
    RAFT_SPLIT,
    RAFTING,
    SAW_LOG,
    SAW_SPLIT,
    SECOND_SAWYER,
    SELL,
    SLED_LOAD,
    SLED_TRIP,
    SPLITTING,
    STOP_ENDS,
    TAKE_EXTRA_SAWYER,
    TAKE_ORDER,
    TRANSPORT,
    WINTER_BONUS,
    WINTER_CUT,
    WINTER_FEED,
    WINTER_SLED,
)
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION, DEPTH, OVER, State, top


class LignumState(State):
    """One position of Lignum."""

    def clone(self) -> LignumState:
        return LignumState(self.game, self.v[:], self.acts)

    def advance(self) -> None:
        """The six phases of a path round in their order (LI-3.1), or the winter; whatever is pending comes first."""
        v = self.v
        while v[DECISION] == NO_DECISION and v[OVER] == 0:
            if v[DEPTH] > 0:
                self.advance_frame(v[top(v)])
                continue
            phase = v[PHASE]
            if phase == WALK:
                advance_walk(self)
            elif phase == FOREST:
                advance_forest(self)
            elif phase == WINTER_ROUND:
                advance_winter(self)
            elif phase == CHOICE:
                advance_choice(self)
            elif phase == STOCKING:
                stock_path(self)
            elif phase == MARKING:
                mark(self)
            else:
                clean_up(self)

    def advance_frame(self, frame: i64) -> None:
        """Goes on with the uppermost frame."""
        if frame == STOP_ENDS:
            advance_stop(self)
        elif frame == HIRING:
            advance_hiring(self)
        elif frame == DEALING:
            advance_market(self)
        elif frame == CART_TRIP or frame == SLED_TRIP:
            advance_trip(self)
        elif frame == RAFTING:
            advance_rafting(self)
        elif frame == SPLITTING:
            advance_splitting(self)
        elif frame == SECOND_SAWYER:
            advance_extra(self)
        elif frame == DEBT:
            advance_debt(self)
        elif frame == HUT_SET:
            advance_set(self)
        elif frame == HUT_SITES:
            advance_sites(self)
        elif frame == ORDER_DUE:
            advance_order_due(self)
        elif frame == PLAN_DUE:
            advance_plan(self)
        elif frame == PLANNED_CUT:
            advance_planned_cut(self)

    def offer(self, seat: i64) -> vec[i64]:
        v = self.v
        decision = v[DECISION]
        if decision == PATH_MOVE:
            return offer_moves(v, seat)
        if decision == MARKET:
            return offer_market(v, seat)
        if decision == SELL:
            return offer_sell(v, seat)
        if decision == TRANSPORT:
            return offer_transport(v, seat)
        if decision == DRY:
            return offer_dry(v, seat)
        if decision == CUT:
            return offer_cut(v, seat)
        if decision == HIRE_CARRIERS or decision == HIRE_CUTTERS:
            return offer_hiring(v, seat)
        if decision == SAW_LOG:
            return offer_saw(v, seat)
        if decision == SAW_SPLIT:
            return offer_pieces(v)
        if decision == CHOOSE_AREA or decision == OPEN_AREA:
            return offer_areas()
        if decision == CART_LOAD or decision == SLED_LOAD:
            return offer_load(v, seat)
        if decision == RAFT_LOAD:
            return offer_raft_load(v, seat)
        if decision == RAFT_SPLIT:
            return offer_split(v, seat)
        if decision == TAKE_EXTRA_SAWYER:
            return offer_extra(v, seat)
        if decision == CUT_PLACE:
            return offer_places(v, seat)
        if decision == PATH_END:
            return offer_path_end(v, seat)
        if decision == WINTER_BONUS:
            return offer_bonus()
        if decision == WINTER_CUT:
            return offer_winter_cut(v, seat)
        if decision == WINTER_SLED:
            return offer_sled(v, seat)
        if decision == WINTER_FEED:
            return offer_feed(v, seat)
        if decision == EMERGENCY_SELL:
            return offer_sell_off(v, seat)
        if decision == BUILD_SET:
            return offer_sets(v)
        if decision == PLACE_HUTS:
            return offer_sites()
        if decision == TAKE_ORDER:
            return offer_orders(v, seat)
        if decision == DELIVER:
            return offer_deliver(v, seat)
        if decision == PLAN_CARD:
            return offer_plans(v, seat)
        if decision == PLAN_NUMBER:
            return offer_numbers(v, seat)
        if decision == PLAN_CUT_AREA:
            return offer_planned_areas(v, seat)
        if decision == PLAN_CUT_LOG:
            return offer_planned_logs(v)
        if decision == PLAN_TOOL:
            return offer_tools(v, seat)
        return offer_planned_moves(v, seat)

    def choose(self, seat: i64, act: i64) -> None:
        v = self.v
        decision = v[DECISION]
        operand = operand_of(act)
        if decision == CHOOSE_AREA:
            choose_secretly(self, seat, operand)
            return
        v[DECISION] = NO_DECISION
        if kind_of(act) >= DO_LOAN:
            choose_free(self, seat, act)
        elif decision == PATH_MOVE:
            choose_move(self, seat, operand)
        elif decision == MARKET:
            choose_market(self, seat, act)
        elif decision == SELL:
            choose_sell(self, seat, act)
        elif decision == TRANSPORT:
            choose_transport(self, seat, act)
        elif decision == DRY:
            choose_dry(self, seat, act)
        elif decision == CUT:
            choose_cut(self, seat, act)
        elif decision == HIRE_CARRIERS or decision == HIRE_CUTTERS:
            choose_hiring(self, seat, operand)
        elif decision == SAW_LOG:
            choose_saw(self, seat, act)
        elif decision == SAW_SPLIT:
            choose_pieces(self, seat, operand)
        elif decision == OPEN_AREA:
            choose_openly(self, seat, operand)
        elif decision == CART_LOAD or decision == SLED_LOAD:
            choose_load(self, seat, act)
        elif decision == RAFT_LOAD:
            choose_raft_load(self, seat, act)
        elif decision == RAFT_SPLIT:
            choose_split(self, seat, operand)
        elif decision == TAKE_EXTRA_SAWYER:
            choose_extra(self, seat, operand)
        elif decision == CUT_PLACE:
            choose_place(self, seat, act)
        elif decision == PATH_END:
            end_turn(v)
        elif decision == WINTER_BONUS:
            choose_bonus(self, seat, operand)
        elif decision == WINTER_CUT:
            choose_winter_cut(self, seat, act)
        elif decision == WINTER_SLED:
            choose_sled(self, seat, act)
        elif decision == WINTER_FEED:
            choose_feed(v)
        elif decision == EMERGENCY_SELL:
            choose_sell_off(self, seat, act)
        elif decision == BUILD_SET:
            choose_set(self, operand)
        elif decision == PLACE_HUTS:
            choose_sites(self, operand)
        elif decision == TAKE_ORDER:
            choose_order(self, seat, operand)
        elif decision == DELIVER:
            choose_deliver(self, seat, act)
        elif decision == PLAN_CARD:
            choose_plan(self, operand)
        elif decision == PLAN_NUMBER:
            choose_number(self, seat, operand + 1)
        elif decision == PLAN_CUT_AREA:
            choose_planned_area(self, seat, act)
        elif decision == PLAN_CUT_LOG:
            choose_planned_log(self, seat, act)
        elif decision == PLAN_TOOL:
            choose_tool(self, seat, act)
        else:
            choose_planned_move(self, seat, act)

    def points(self, seat: i64) -> i64:
        return scoring.points(self.v, seat)

    def breakdown(self, seat: i64) -> vec[i64]:
        return scoring.breakdown(self.v, seat)

    def usual(self, seat: i64) -> i64:
        return usual.usual(self.v, seat, self.options_of(seat))

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self.v, seat)

    def round(self) -> i64:
        return self.v[ROUND]

    def candidates(self, seat: i64) -> vec[i64]:
        return candidates.candidates(self.v, self.options_of(seat))

    def veil(self, seat: i64) -> vec[i64]:
        return hidden.veil(self.v, seat)

    def unveil(self, seat: i64, chance: vec[i64]) -> None:
        hidden.unveil(self.v, seat, chance)

    def check(self) -> None:
        invariants.check(self.v)
