"""A position of Glasstraße: which part of the rules is next, what it asks, and what an answer starts.

Pending frames come first; when none is left the phase goes on (see `cards` and `periods`).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse import candidates, features, hands, hidden, invariants, scoring, suspicion, usual
from brettwerk.games.glasstrasse.anytime import (
    advance_discard,
    advance_output,
    advance_test,
    choose_anytime,
    choose_discard,
    is_anytime,
    offer_discards,
    other_choice,
)
from brettwerk.games.glasstrasse.building import (
    advance_build,
    advance_site,
    choose_site,
    choose_tile,
    offer_sites,
    offer_tiles,
)
from brettwerk.games.glasstrasse.cards import (
    advance_duel,
    advance_lay,
    advance_reveal,
    advance_solo,
    choose_extra,
    choose_last,
    choose_lay,
    choose_pick,
    choose_play,
    offer_extra,
    offer_hand,
    offer_picks,
)
from brettwerk.games.glasstrasse.goods import (
    advance_gain,
    advance_good,
    advance_payment,
    choose_amount,
    choose_gain_wheel,
    choose_good,
    choose_pay_wheel,
    choose_take,
    offer_amount,
    offer_gain_wheel,
    offer_goods,
    offer_pay_wheel,
    offer_take,
)
from brettwerk.games.glasstrasse.immediate import (
    advance_country,
    advance_effect,
    advance_repeat,
    advance_tavern,
    choose_copy,
    choose_country_kind,
    choose_country_space,
    choose_repeat,
    offer_copies,
    offer_country_kinds,
    offer_country_spaces,
    offer_repeat,
)
from brettwerk.games.glasstrasse.land import (
    advance_forest,
    advance_own_tile,
    advance_placing,
    choose_forest,
    choose_land_kind,
    choose_own_tile,
    choose_place,
    offer_forests,
    offer_land_kinds,
    offer_own_tiles,
    offer_spaces,
)
from brettwerk.games.glasstrasse.layout import CURSOR, DUEL, FINAL, LAY, PERIOD, PHASE, REVEAL, SELECT, SOLO
from brettwerk.games.glasstrasse.periods import advance_final, end_period, offer_final
from brettwerk.games.glasstrasse.specialists import (
    advance_card,
    advance_gifts,
    advance_supply,
    choose_action,
    choose_entry,
    choose_gift,
    choose_supply,
    offer_actions,
    offer_entry,
    offer_gift,
    offer_supply,
)
from brettwerk.games.glasstrasse.words import (
    ACTION,
    AMOUNT,
    BUILD_TILE,
    CHOOSE_GOOD,
    COUNTRY,
    DISCARD_TILE,
    DISPLAY_DUE,
    DO_LAY,
    DO_PLAY,
    ENTRY_COST,
    EXTRA_CARD,
    FOREST_DUE,
    FOREST_TO_REMOVE,
    GAIN_GOODS,
    GAIN_WHEEL,
    GIFT,
    GOOD,
    IMMEDIATE_EFFECT,
    LAND_DUE,
    LAND_KIND,
    LAST_WINDOW,
    LAY_CARD,
    NO_DECISION,
    OUTPUT,
    OWN_TILE,
    PAY,
    PAY_WHEEL,
    PICK_CARD,
    PLACE_LAND,
    PLAY_CARD,
    REPEAT_EXCHANGE,
    REPEATING,
    RESOLVE,
    SITE,
    SOLO_LAST_CARD,
    SPACE,
    SUPPLY,
    TAKE,
    TAVERN,
    TAVERN_TARGET,
    TEST,
    TILE_TO_BUILD,
)
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION, DEPTH, NO_PROPOSALS, NOTHING, OVER, PLAYERS, B, State, top


class GlasstrasseState(State):
    """One position of Glasstraße."""

    def clone(self) -> GlasstrasseState:
        return GlasstrasseState(self.game, self.v[:], self.acts)

    def advance(self) -> None:
        v = self.v
        while v[DECISION] == NO_DECISION and v[OVER] == 0:
            if v[DEPTH] > 0:
                self.advance_frame(v[top(v)])
                continue
            phase = v[PHASE]
            if phase == LAY:
                advance_lay(v)
            elif phase == REVEAL:
                advance_reveal(self)
            elif phase == DUEL:
                advance_duel(self)
            elif phase == SOLO:
                advance_solo(self)
            elif phase == FINAL:
                advance_final(self)
            else:
                end_period(self)

    def advance_frame(self, frame: i64) -> None:
        """Goes on with the uppermost frame."""
        if frame == TEST:
            advance_test(self)
        elif frame == GAIN_GOODS:
            advance_gain(self)
        elif frame == RESOLVE:
            advance_card(self)
        elif frame == OUTPUT:
            advance_output(self)
        elif frame == PAY:
            advance_payment(self)
        elif frame == CHOOSE_GOOD:
            advance_good(self)
        elif frame == BUILD_TILE:
            advance_build(self)
        elif frame == SITE:
            advance_site(self)
        elif frame == IMMEDIATE_EFFECT:
            advance_effect(self)
        elif frame == FOREST_DUE:
            advance_forest(self)
        elif frame == LAND_DUE:
            advance_own_tile(self)
        elif frame == DISPLAY_DUE:
            advance_discard(self)
        elif frame == PLACE_LAND:
            advance_placing(self)
        elif frame == REPEATING:
            advance_repeat(self)
        elif frame == TAVERN:
            advance_tavern(self)
        elif frame == COUNTRY:
            advance_country(self)
        elif frame == SUPPLY:
            advance_supply(self)
        else:
            advance_gifts(self)

    def offer(self, seat: i64) -> vec[i64]:
        v = self.v
        decision = v[DECISION]
        if decision == TAKE:
            return offer_take()
        if decision == ACTION:
            return offer_actions(v)
        if decision == ENTRY_COST:
            return offer_entry(v)
        if decision == PICK_CARD:
            return offer_picks(v, seat)
        if decision == LAY_CARD:
            return offer_hand(v, seat, DO_LAY)
        if decision == PLAY_CARD or decision == SOLO_LAST_CARD:
            return offer_hand(v, seat, DO_PLAY)
        if decision == AMOUNT:
            return offer_amount(v)
        if decision == GAIN_WHEEL:
            return offer_gain_wheel()
        if decision == PAY_WHEEL:
            return offer_pay_wheel(v)
        if decision == FOREST_TO_REMOVE:
            return offer_forests(v)
        if decision == OWN_TILE:
            return offer_own_tiles(v)
        if decision == SPACE:
            frame = v[top(v)]
            if frame == SITE:
                return offer_sites(v)
            if frame == COUNTRY:
                return offer_country_spaces(v)
            return offer_spaces(v, seat, v[top(v) + B] == 1)
        if decision == LAND_KIND:
            return offer_country_kinds() if v[top(v)] == COUNTRY else offer_land_kinds()
        if decision == GOOD:
            return offer_supply(v) if v[top(v)] == SUPPLY else offer_goods(v)
        if decision == TILE_TO_BUILD:
            return offer_tiles(v)
        if decision == DISCARD_TILE:
            return offer_discards(v)
        if decision == REPEAT_EXCHANGE:
            return offer_repeat(v)
        if decision == TAVERN_TARGET:
            return offer_copies(v)
        if decision == GIFT:
            return offer_gift(v)
        if decision == EXTRA_CARD:
            return offer_extra(v, seat)
        return offer_final(v, seat)

    def choose(self, seat: i64, act: i64) -> None:
        v = self.v
        decision = v[DECISION]
        operand = operand_of(act)
        if decision == PICK_CARD:
            choose_pick(self, seat, operand)
            return
        if decision == LAY_CARD:
            choose_lay(self, seat, operand)
            return
        v[DECISION] = NO_DECISION
        if decision == TAKE:
            choose_take(self, operand)
        elif is_anytime(act):
            choose_anytime(self, seat, act)
        elif decision == ACTION:
            other_choice(v)
            choose_action(self, kind_of(act), operand)
        elif decision == ENTRY_COST:
            other_choice(v)
            choose_entry(self, kind_of(act))
        elif decision == REPEAT_EXCHANGE:
            other_choice(v)
            choose_repeat(self, kind_of(act))
        elif decision == GIFT:
            other_choice(v)
            choose_gift(self, operand)
        elif decision == LAST_WINDOW:
            other_choice(v)
            v[CURSOR] += 1
        elif decision == AMOUNT:
            choose_amount(self, operand)
        elif decision == GAIN_WHEEL:
            choose_gain_wheel(self, operand)
        elif decision == PAY_WHEEL:
            choose_pay_wheel(self, operand)
        elif decision == FOREST_TO_REMOVE:
            choose_forest(self, operand)
        elif decision == OWN_TILE:
            choose_own_tile(self, operand)
        elif decision == SPACE:
            frame = v[top(v)]
            if frame == SITE:
                choose_site(self, operand)
            elif frame == COUNTRY:
                choose_country_space(self, operand)
            else:
                choose_place(self, operand)
        elif decision == LAND_KIND:
            if v[top(v)] == COUNTRY:
                choose_country_kind(self, operand)
            else:
                choose_land_kind(self, operand)
        elif decision == GOOD:
            if v[top(v)] == SUPPLY:
                choose_supply(self, operand)
            else:
                choose_good(self, operand)
        elif decision == TILE_TO_BUILD:
            choose_tile(self, operand)
        elif decision == DISCARD_TILE:
            choose_discard(self, operand)
        elif decision == TAVERN_TARGET:
            choose_copy(self, operand)
        elif decision == EXTRA_CARD:
            choose_extra(self, seat, kind_of(act), operand)
        elif decision == SOLO_LAST_CARD:
            choose_last(self, operand)
        else:
            choose_play(self, seat, operand)

    def points(self, seat: i64) -> i64:
        return scoring.points(self.v, seat)

    def breakdown(self, seat: i64) -> vec[i64]:
        return scoring.breakdown(self.v, seat)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self.v, seat, False)

    def sights(self, seat: i64, weights: vec[i64]) -> vec[i64]:
        return features.features(self.v, seat, i64(len(weights)) > features.INPUTS)

    def round(self) -> i64:
        return self.v[PERIOD]

    def candidates(self, seat: i64) -> vec[i64]:
        return candidates.candidates(self.v, self.options_of(seat))

    def proposals(self, seat: i64, weights: vec[i64], several: bool) -> list[vec[i64]]:
        if self.v[DECISION] != PICK_CARD:
            return NO_PROPOSALS
        return hands.hands(self.clone(), seat, weights, several)

    def usual(self, seat: i64) -> i64:
        return usual.usual(self.v, seat, self.options_of(seat))

    def veil(self, seat: i64) -> vec[i64]:
        return hidden.veil(self.v, seat)

    def unveil(self, seat: i64, chance: vec[i64]) -> None:
        hidden.unveil(self.v, seat, chance)

    def suspicions(self, weights: vec[i64]) -> vec[i64]:
        return suspicion.suspicions(self.clone(), weights) if self.v[PLAYERS] > 1 else NOTHING

    def suppose(self, seat: i64, chance: vec[i64], suspicions: vec[i64]) -> None:
        hidden.unveil(self.v, seat, chance, suspicions)
        if self.v[PHASE] == SELECT and self.v[PLAYERS] > 1:
            suspicion.choose_for_others(self.v, seat, suspicions, chance)

    def guesses(self, seat: i64) -> bool:
        return self.v[DECISION] == PLAY_CARD

    def check(self) -> None:
        invariants.check(self.v)
