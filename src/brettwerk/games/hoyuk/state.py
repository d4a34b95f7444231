"""A position of Höyük: which part of the rules is next, what it asks, and what an answer starts.

Pending frames come first; when none is left the phase goes on. Rules HO-2.1 – HO-2.8.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk import candidates, details, features, hidden, invariants, scoring, usual
from brettwerk.games.hoyuk.building import (
    advance_house,
    advance_pen,
    advance_piece,
    choose_house_cell,
    choose_pen_cell,
    choose_pen_owner,
    choose_piece_cell,
    choose_site,
    offer_house_cells,
    offer_pen_cells,
    offer_pen_owners,
    offer_piece_cells,
    offer_sites,
)
from brettwerk.games.hoyuk.cards import (
    advance_group,
    advance_joker,
    advance_window,
    choose_card,
    choose_group_jokers,
    choose_group_size,
    choose_joker_element,
    offer_cards,
    offer_group_jokers,
    offer_group_sizes,
    offer_joker,
)
from brettwerk.games.hoyuk.disasters import (
    advance_lose,
    advance_losses,
    choose_loss,
    offer_losses,
    reveal_disaster,
)
from brettwerk.games.hoyuk.evaluating import advance_evaluation, begin_evaluation, name_block, offer_blocks
from brettwerk.games.hoyuk.layout import (
    BUILD,
    COLOURS,
    DEAL,
    EVALUATE,
    LOSSES,
    PHASE,
    RETURNS,
    REVEAL,
    ROUND,
    WINDOW_1,
    WINDOW_2,
    WINDOW_3,
    WINDOW_4,
)
from brettwerk.games.hoyuk.rounds import (
    advance_colours,
    advance_next_start,
    advance_return,
    advance_returns,
    after_last_window,
    check_room,
    choose_colour,
    choose_pile,
    choose_returned_card,
    choose_start,
    offer_colours,
    offer_piles,
    offer_returned_cards,
    offer_start_players,
    open_window,
)
from brettwerk.games.hoyuk.tiles import advance_build, advance_tile, choose_element, deal, offer_elements
from brettwerk.games.hoyuk.tribes import (
    advance_ders,
    advance_oleyli,
    advance_power,
    choose_power,
    choose_take,
    choose_target,
    offer_oleyli,
    offer_power,
    offer_targets,
)
from brettwerk.games.hoyuk.words import (
    BUILD_PICK,
    BUILD_TILE,
    CARD_MAIN,
    CHOOSE_COLOUR,
    DERS_DUE,
    DERS_TARGET,
    GROUP,
    GROUP_JOKERS,
    GROUP_SIZE,
    HOUSE_CELL,
    HOUSE_DUE,
    HOUSE_SITE,
    JOKER_DUE,
    JOKER_ELEMENT,
    LOSE,
    LOSE_HOUSE,
    LOSE_PIECE,
    NAME_BLOCK,
    NEXT_START_PLAYER,
    NO_DECISION,
    OLEYLI_DUE,
    PEN_CELL,
    PEN_DUE,
    PEN_OWNER,
    PIECE_CELL,
    PIECE_DUE,
    POWER,
    RETURN_CARD,
    RETURN_PILE,
    TRIBE_USE,
)
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.state import DECISION, DEPTH, OVER, State, top


class HoyukState(State):
    """One position of Höyük."""

    def clone(self) -> HoyukState:
        return HoyukState(self.game, self.v[:], self.acts)

    def advance(self) -> None:
        v = self.v
        while v[DECISION] == NO_DECISION and v[OVER] == 0:
            if v[DEPTH] > 0:
                self.advance_frame(v[top(v)])
            else:
                self.advance_phase(v[PHASE])

    def advance_phase(self, phase: i64) -> None:
        """Goes on with the round: four phases, each opened by a window; no disaster in round 1 (HO-2.2, HO-2.6)."""
        v = self.v
        if phase == COLOURS:
            advance_colours(self)
        elif phase == WINDOW_1:
            if advance_window(self):
                v[PHASE] = DEAL
        elif phase == DEAL:
            deal(self)
        elif phase == BUILD:
            if advance_build(self):
                check_room(self)
                if v[ROUND] == 1:
                    open_window(self, WINDOW_3, 3)
                else:
                    open_window(self, WINDOW_2, 2)
        elif phase == WINDOW_2:
            if advance_window(self):
                v[PHASE] = REVEAL
        elif phase == REVEAL:
            reveal_disaster(self)
        elif phase == LOSSES:
            if advance_losses(self):
                open_window(self, WINDOW_3, 3)
        elif phase == WINDOW_3:
            if advance_window(self):
                begin_evaluation(v)
        elif phase == EVALUATE:
            if advance_evaluation(self):
                open_window(self, WINDOW_4, 4)
        elif phase == WINDOW_4:
            if advance_window(self):
                after_last_window(self)
        elif phase == RETURNS:
            advance_returns(self)
        else:
            advance_next_start(self)

    def advance_frame(self, frame: i64) -> None:
        """Goes on with the uppermost frame."""
        if frame == BUILD_TILE:
            advance_tile(self)
        elif frame == HOUSE_DUE:
            advance_house(self)
        elif frame == PEN_DUE:
            advance_pen(self)
        elif frame == PIECE_DUE:
            advance_piece(self)
        elif frame == GROUP:
            advance_group(self)
        elif frame == LOSE:
            advance_lose(self)
        elif frame == JOKER_DUE:
            advance_joker(self)
        elif frame == POWER:
            advance_power(self)
        elif frame == DERS_DUE:
            advance_ders(self)
        elif frame == OLEYLI_DUE:
            advance_oleyli(self)
        else:
            advance_return(self)

    def offer(self, seat: i64) -> vec[i64]:
        v = self.v
        decision = v[DECISION]
        if decision == BUILD_PICK:
            return offer_elements(v)
        if decision == HOUSE_SITE:
            return offer_sites(v)
        if decision == HOUSE_CELL:
            return offer_house_cells(v)
        if decision == PEN_CELL:
            return offer_pen_cells(v)
        if decision == PEN_OWNER:
            return offer_pen_owners(v)
        if decision == PIECE_CELL:
            return offer_piece_cells(v)
        if decision == CARD_MAIN:
            return offer_cards(v, seat)
        if decision == GROUP_SIZE:
            return offer_group_sizes(v)
        if decision == GROUP_JOKERS:
            return offer_group_jokers(v)
        if decision == JOKER_ELEMENT:
            return offer_joker(v, seat)
        if decision == LOSE_HOUSE or decision == LOSE_PIECE:
            return offer_losses(v)
        if decision == NAME_BLOCK:
            return offer_blocks(v)
        if decision == RETURN_PILE:
            return offer_piles(v)
        if decision == RETURN_CARD:
            return offer_returned_cards(v)
        if decision == NEXT_START_PLAYER:
            return offer_start_players(v)
        if decision == TRIBE_USE:
            return offer_power()
        if decision == DERS_TARGET:
            return offer_targets(v, seat)
        if decision == CHOOSE_COLOUR:
            return offer_colours(v)
        return offer_oleyli(v)

    def choose(self, seat: i64, act: i64) -> None:
        v = self.v
        decision = v[DECISION]
        kind = kind_of(act)
        operand = operand_of(act)
        v[DECISION] = NO_DECISION
        if decision == BUILD_PICK:
            choose_element(self, kind, operand)
        elif decision == HOUSE_SITE:
            choose_site(self, operand)
        elif decision == HOUSE_CELL:
            choose_house_cell(self, operand)
        elif decision == PEN_CELL:
            choose_pen_cell(self, operand)
        elif decision == PEN_OWNER:
            choose_pen_owner(self, operand)
        elif decision == PIECE_CELL:
            choose_piece_cell(self, operand)
        elif decision == CARD_MAIN:
            choose_card(self, seat, kind, operand)
        elif decision == GROUP_SIZE:
            choose_group_size(self, operand)
        elif decision == GROUP_JOKERS:
            choose_group_jokers(self, operand)
        elif decision == JOKER_ELEMENT:
            choose_joker_element(self, seat, operand)
        elif decision == LOSE_HOUSE or decision == LOSE_PIECE:
            choose_loss(self, operand)
        elif decision == NAME_BLOCK:
            name_block(self, seat, operand)
        elif decision == RETURN_PILE:
            choose_pile(self, seat, operand)
        elif decision == RETURN_CARD:
            choose_returned_card(self, seat, operand)
        elif decision == NEXT_START_PLAYER:
            choose_start(self, operand)
        elif decision == TRIBE_USE:
            choose_power(self, seat, kind)
        elif decision == DERS_TARGET:
            choose_target(self, seat, operand)
        elif decision == CHOOSE_COLOUR:
            choose_colour(self, seat, operand)
        else:
            choose_take(self, seat, kind, operand)

    def points(self, seat: i64) -> i64:
        return scoring.points(self.v, seat)

    def breakdown(self, seat: i64) -> vec[i64]:
        return scoring.breakdown(self.v, seat)

    def standing(self, seat: i64) -> i64:
        return scoring.standing(self.v, seat)

    def usual(self, seat: i64) -> i64:
        return usual.usual(self.v, seat, self.options_of(seat))

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self.v, seat, False)

    def sights(self, seat: i64, weights: vec[i64]) -> vec[i64]:
        return features.features(self.v, seat, i64(len(weights)) > details.INPUTS)

    def round(self) -> i64:
        return self.v[ROUND]

    def candidates(self, seat: i64) -> vec[i64]:
        return candidates.candidates(self.v, self.options_of(seat))

    def veil(self, seat: i64) -> vec[i64]:
        return hidden.veil(self.v)

    def unveil(self, seat: i64, chance: vec[i64]) -> None:
        hidden.unveil(self.v, chance)

    def check(self) -> None:
        invariants.check(self.v)
