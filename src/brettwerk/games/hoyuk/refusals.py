"""What a player can see and might expect to do but cannot, each with its reason and its rule.

`why_no_house` and `why_no_pen` say in words what `placing` computes as masks.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.building import can_build, piece_row
from brettwerk.games.hoyuk.cards import LARGEST_GROUP, allowance, largest_group
from brettwerk.games.hoyuk.counts import HOUSE_COUNT, is_resident, total
from brettwerk.games.hoyuk.grid import BIT, RANK, block_at, is_empty, kind_at, near, on, owner_at
from brettwerk.games.hoyuk.layout import (
    CELLS,
    E_CATTLE,
    E_HOUSE,
    E_PEN,
    E_SHAMAN,
    E_VILLAGER,
    HAND,
    HOUSE,
    HOUSES,
    JOKER,
    MANY_BLOCKS,
    NO_BLOCK,
    NO_CELL,
    OWN,
    OWN_PENS,
    PEN,
    PEN_ON_RUIN,
    RUIN,
    RUIN_BLOCK_BUILDABLE,
    SHAMAN,
    START,
    STOCK,
    SUPPLY,
    TALL,
    part,
)
from brettwerk.games.hoyuk.piles import may_return_to, piles_in_play
from brettwerk.games.hoyuk.placing import is_last_open_side, open_sides, storey_row
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import CELL_IDS, ELEMENT_NAMES, PILE_IDS, SYMBOL_NAMES
from brettwerk.games.hoyuk.words import (
    BUILD_PICK,
    CARD_MAIN,
    GROUP_SIZE,
    HOUSE_CELL,
    HOUSE_SITE,
    NEXT_START_PLAYER,
    PEN_CELL,
    PIECE_CELL,
    RETURN_PILE,
)
from brettwerk.kernel.game import Refusal, seat_letter
from brettwerk.kernel.state import DECISION, A, B, State, top

Reason = tuple[str, str]
"""A reason id and its rule; the id is empty where nothing stands in the way."""
NONE: Reason = ("", "")


def refuse(state: State, seat: int) -> list[Refusal]:
    """The refusals of the pending decision."""
    if seat not in state.to_act():
        return []
    v = state.v
    decision = v[DECISION]
    if decision == CARD_MAIN:
        return refuse_cards(v, seat)
    if decision == GROUP_SIZE:
        return refuse_sizes(v, seat)
    if decision == BUILD_PICK:
        return refuse_elements(v, seat)
    if decision == HOUSE_SITE or decision == HOUSE_CELL:
        return [refusal for cell in range(int(CELLS)) for refusal in refuse_cell(cell, why_no_house(v, seat, cell))]
    if decision == PEN_CELL:
        return [refusal for cell in range(int(CELLS)) for refusal in refuse_cell(cell, why_no_pen(v, seat, cell))]
    if decision == PIECE_CELL:
        return refuse_pieces(v, seat)
    if decision == RETURN_PILE:
        return [
            Refusal(f"return {PILE_IDS[pile]}", f"pile:{PILE_IDS[pile]}", "closed", "HO-13.17")
            for pile in range(int(piles_in_play(v)))
            if not may_return_to(v, pile)
        ]
    if decision == NEXT_START_PLAYER:
        letter = seat_letter(int(v[START]))
        return [Refusal(f"start {letter}", f"seat:{letter}", "same_start", "HO-14.8")]
    return []


def refuse_cell(cell: int, reason: Reason) -> list[Refusal]:
    """A refusal about a cell, if there is a reason."""
    if not reason[0]:
        return []
    return [Refusal(f"cell {CELL_IDS[cell]}", f"cell:{CELL_IDS[cell]}", reason[0], reason[1])]


def why_no_element(v: vec[i64], seat: i64, element: i64) -> Reason:
    """Why an element cannot be built now."""
    if can_build(v, seat, element):
        return NONE
    if element == E_HOUSE:
        return ("no_stock", "HO-6.1") if v[part(seat) + STOCK] == 0 else ("no_room", "HO-4.13")
    if element == E_SHAMAN and v[SHAMAN] != NO_CELL:
        return ("shaman_away", "HO-19.3")
    if element != E_SHAMAN and v[SUPPLY + element] == 0:
        return ("no_supply", "HO-9.5")
    if element == E_PEN:
        return ("no_pen_place", "HO-8.5")
    if element == E_CATTLE:
        return ("no_free_pen", "HO-18.4")
    if element == E_VILLAGER:
        return ("no_free_house", "HO-18.9")
    return ("no_free_roof", "HO-9.2")


def refuse_cards(v: vec[i64], seat: int) -> list[Refusal]:
    """Cards in hand that cannot build now (HO-3.20, HO-R61)."""
    found: list[Refusal] = []
    for symbol in range(int(JOKER)):
        reason = why_no_element(v, seat, symbol) if v[part(seat) + HAND + symbol] > 0 else NONE
        if reason[0]:
            name = SYMBOL_NAMES[symbol]
            found.append(
                Refusal(f"build {name}", f"symbol:{name}", reason[0], reason[1], {"element": f"element:{name}"})
            )
    return found


def refuse_sizes(v: vec[i64], seat: int) -> list[Refusal]:
    """Groups that are too large: for the cards in hand or for the families (HO-3.9, HO-3.21)."""
    symbol = v[top(v) + A]
    hand = part(seat) + HAND
    cards = v[hand + symbol] + (v[hand + JOKER] if symbol != JOKER else 0)
    found: list[Refusal] = []
    for size in range(int(largest_group(v, seat, symbol)) + 1, int(LARGEST_GROUP) + 1):
        if cards < size:
            short = {"missing": int(size - cards)}
            found.append(Refusal(f"size {size}", f"size:{size}", "cards_short", "HO-3.21", {**short}))
        else:
            short = {"missing": int(size - allowance(v, seat))}
            found.append(Refusal(f"size {size}", f"size:{size}", "families_short", "HO-3.9", {**short}))
    return found


def refuse_elements(v: vec[i64], seat: int) -> list[Refusal]:
    """Elements of the tile that cannot be built now (HO-4.13, HO-4.14)."""
    f = top(v)
    found: list[Refusal] = []
    for element, name in enumerate(ELEMENT_NAMES):
        if (v[f + B] >> element) & 1 == 1 or (element == E_HOUSE and v[f + A] > 0):
            reason = why_no_element(v, seat, element)
            if reason[0]:
                found.append(
                    Refusal(f"element {name}", f"element:{name}", reason[0], reason[1], {"element": f"element:{name}"})
                )
    return found


def why_no_house(v: vec[i64], seat: i64, cell: i64) -> Reason:
    """Why no house of the player can stand on a cell: the placement rules in words."""
    kind = kind_at(v, cell)
    if kind == PEN:
        return ("pen_there", "HO-6.3")
    if kind == HOUSE:
        return why_no_storey(v, seat, cell)
    block = block_at(v, cell)
    if block == NO_BLOCK:
        return NONE
    if block == MANY_BLOCKS:
        return ("two_blocks", "HO-6.9")
    if is_last_open_side(v, cell):
        return ("last_open_side", "HO-6.10")
    if near(v, part(seat) + OWN, RANK[cell]) & BIT[cell] != 0:
        return NONE
    if is_resident(v, seat, block):
        return ("not_beside_own", "HO-6.5")
    if near(v, HOUSES, RANK[cell]) & BIT[cell] != 0:
        return NONE
    if total(v, block, HOUSE_COUNT) == 0 and switch(v, RUIN_BLOCK_BUILDABLE):
        return NONE
    return ("not_beside_house", "HO-6.7")


def why_no_storey(v: vec[i64], seat: i64, cell: i64) -> Reason:
    """Why a house cannot get a second storey."""
    if owner_at(v, cell) != seat:
        return ("not_yours", "HO-7.2")
    if on(v, TALL, cell):
        return ("two_storeys", "HO-7.3")
    if storey_row(v, seat, RANK[cell]) & BIT[cell] == 0:
        return ("no_free_side", "HO-7.4")
    return NONE


def why_no_pen(v: vec[i64], seat: i64, cell: i64) -> Reason:
    """Why no pen of the player can stand on a cell; cells away from all buildings are not worth a word."""
    kind = kind_at(v, cell)
    if kind == HOUSE or kind == PEN:
        return ("not_empty", "HO-8.1")
    if kind == RUIN and not switch(v, PEN_ON_RUIN):
        return ("on_ruin", "HO-8.4")
    if near(v, part(seat) + OWN, RANK[cell]) & BIT[cell] == 0:
        return ("not_beside_own_house", "HO-8.1")
    if block_at(v, cell) == MANY_BLOCKS:
        return ("two_blocks", "HO-8.8")
    if open_sides(v, cell) == 0:
        return ("shut_in", "HO-8.5")
    if is_last_open_side(v, cell):
        return ("last_open_side", "HO-8.7")
    return NONE


def refuse_pieces(v: vec[i64], seat: int) -> list[Refusal]:
    """Houses and pens that cannot take the piece."""
    element = v[top(v) + A]
    p = part(seat)
    found: list[Refusal] = []
    for cell in range(int(CELLS)):
        if is_empty(v, cell) or piece_row(v, seat, element, RANK[cell]) & BIT[cell] != 0:
            continue
        kind = kind_at(v, cell)
        wanted = PEN if element == E_CATTLE else HOUSE
        if kind != wanted:
            continue
        own = on(v, p + OWN_PENS if element == E_CATTLE else p + OWN, cell)
        if not own:
            reason = (
                "not_yours_to_use",
                {int(E_CATTLE): "HO-18.4", int(E_VILLAGER): "HO-18.9"}.get(int(element), "HO-9.1"),
            )
        elif element == E_CATTLE:
            reason = ("cattle_there", "HO-18.5")
        elif element == E_VILLAGER:
            reason = ("villager_there", "HO-18.10")
        else:
            reason = ("roof_taken", "HO-9.2")
        found.append(Refusal(f"cell {CELL_IDS[cell]}", f"cell:{CELL_IDS[cell]}", reason[0], reason[1]))
    return found
