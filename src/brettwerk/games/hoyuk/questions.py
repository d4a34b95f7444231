"""What is asked, and what each option means in this position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.building import in_block
from brettwerk.games.hoyuk.cards import GROUP_POINTS, allowance
from brettwerk.games.hoyuk.evaluating import winner_of
from brettwerk.games.hoyuk.grid import kind_at, roof_at, storeys_at, villager_at
from brettwerk.games.hoyuk.layout import (
    DISASTER,
    NOBODY,
    PLAYED,
    RUIN,
    SIDE,
    STEP,
    STOCK,
    TILE,
    TRIBE,
    part,
)
from brettwerk.games.hoyuk.notation import BLOCK_IDS
from brettwerk.games.hoyuk.piles import is_open_pile, piles_in_play
from brettwerk.games.hoyuk.placing import founding_row, ground_row, storey_row
from brettwerk.games.hoyuk.tables import (
    CELL_IDS,
    DISASTER_IDS,
    ELEMENT_NAMES,
    NEAR,
    PILE_IDS,
    SYMBOL_NAMES,
    TILE_IDS,
    TRIBE_COLOURS,
    TRIBE_IDS,
    effect_of,
)
from brettwerk.games.hoyuk.words import (
    BUILD_PICK,
    CARD_MAIN,
    DECISION_NAMES,
    FIRST_BLOCK_SITE,
    GROUP_JOKERS,
    GROUP_SIZE,
    HOUSE_CELL,
    HOUSE_SITE,
    LOSE_HOUSE,
    LOSE_PIECE,
    NEW_SITE,
    OLEYLI_TAKE,
    PEN_CELL,
    PEN_OWNER,
    PIECE_CELL,
    RETURN_CARD,
    RETURN_PILE,
    STOREY_SITE,
    TRIBE_USE,
)
from brettwerk.kernel.actions import operand_of
from brettwerk.kernel.game import Option, Question
from brettwerk.kernel.state import DECISION, SEAT, TURN, A, B, State, top

DECISION_RULES = [
    "HO-1.5",
    "HO-3.4 HO-3.9",
    "HO-3.19",
    "HO-3.21 HO-3.24",
    "HO-3.22",
    "HO-4.8 HO-4.10 HO-4.12",
    "HO-6.4 HO-6.5 HO-6.6 HO-7.15",
    "HO-6.2 HO-6.9 HO-6.10",
    "HO-8.1 HO-8.5",
    "HO-8.2",
    "HO-9.1 HO-18.4 HO-18.9",
    "HO-11.12 HO-11.14",
    "HO-11.12 HO-11.15",
    "HO-13.1 HO-13.6",
    "HO-14.2 HO-14.3",
    "HO-14.6",
    "HO-14.8",
    "HO-20.2 HO-20.4",
    "HO-20.6",
    "HO-20.14 HO-20.16",
]


def question(state: State, seat: int) -> Question:
    """The pending decision with what it is about."""
    v = state.v
    decision = v[DECISION]
    return Question(DECISION_NAMES[decision], question_args(v, seat, decision), DECISION_RULES[decision].split())


def question_args(v: vec[i64], seat: int, decision: i64) -> dict[str, str | int]:
    """The numbers and things of a decision."""
    p = part(seat)
    f = top(v)
    if decision == CARD_MAIN:
        return {"allowance": int(allowance(v, seat))}
    if decision == GROUP_SIZE:
        return {"symbol": f"symbol:{SYMBOL_NAMES[v[f + A]]}"}
    if decision == GROUP_JOKERS:
        return {"symbol": f"symbol:{SYMBOL_NAMES[v[f + A]]}", "size": int(v[f + B])}
    if decision == BUILD_PICK:
        return {"tile": f"tile:{TILE_IDS[v[p + TILE]]}", "step": int(v[STEP])}
    if decision == HOUSE_SITE:
        return {"stock": int(v[p + STOCK])}
    if decision == HOUSE_CELL:
        return {"site": site_kind(v[f + A] - 1), "block": block_of_site(v[f + A] - 1)}
    if decision == PEN_OWNER:
        return {"cell": f"cell:{CELL_IDS[v[f + A] - 1]}"}
    if decision == PIECE_CELL:
        return {"element": f"element:{ELEMENT_NAMES[v[f + A]]}"}
    if decision == LOSE_HOUSE or decision == LOSE_PIECE:
        return {
            "disaster": f"disaster:{DISASTER_IDS[v[DISASTER]]}",
            "block": f"block:{BLOCK_IDS[v[f + A]]}",
            "count": int(v[f + B]),
            "element": f"element:{ELEMENT_NAMES[effect_of(v[DISASTER])]}",
        }
    if decision == RETURN_PILE:
        return {"cards": int(v[p + PLAYED])}
    if decision == RETURN_CARD:
        return {"pile": f"pile:{PILE_IDS[v[f + A]]}"}
    if decision == TRIBE_USE:
        tribe = TRIBE_IDS[v[p + TRIBE]]
        return {"tribe": f"tribe:{tribe}", "power": f"power:{tribe}"}
    if decision == OLEYLI_TAKE:
        return {"number": int(v[f + A]) + 1}
    return {}


def site_kind(site: i64) -> str:
    """New, storey or block."""
    if site == NEW_SITE:
        return "new"
    return "storey" if site == STOREY_SITE else "block"


def block_of_site(site: i64) -> str:
    """The block of a site, as people count them; nothing for other sites."""
    if site == NEW_SITE or site == STOREY_SITE:
        return ""
    return BLOCK_IDS[site - FIRST_BLOCK_SITE]


def phrase(state: State, option: Option) -> None:
    """Says exactly what an option does here."""
    v = state.v
    operand = operand_of(option.action)
    decision = v[DECISION]
    if option.verb == "colour":
        option.args["colour"] = f"colour:{TRIBE_COLOURS[operand]}"
    elif option.verb == "size":
        option.args["points"] = int(GROUP_POINTS[operand + 1])
        option.targets = [f"symbol:{SYMBOL_NAMES[v[top(v) + A]]}"]
    elif option.verb == "jokers":
        option.targets = [f"symbol:{SYMBOL_NAMES[v[top(v) + A]]}"]
    elif option.verb == "site":
        option.text = f"option-site-{site_kind(operand)}"
        option.args = {"block": block_of_site(operand)} if site_kind(operand) == "block" else {}
        option.targets = site_targets(v, operand)
    elif option.verb == "owner":
        house = NEAR[4 * (v[top(v) + A] - 1) + operand]
        option.args = {"cell": f"cell:{CELL_IDS[house]}"}
        option.targets = [f"cell:{CELL_IDS[house]}"]
    elif option.verb == "cell" and decision == HOUSE_CELL:
        phrase_house(v, option, operand)
    elif option.verb == "cell" and decision == PEN_CELL:
        option.rules = ["HO-8.1", "HO-8.5"]
    elif option.verb == "cell":
        option.rules = ["HO-9.1", "HO-18.4", "HO-18.9", "HO-19.2"]
    elif option.verb == "lose" and decision == LOSE_HOUSE:
        option.text = "option-lose-tall" if storeys_at(v, operand) == 2 else "option-lose-house"
    elif option.verb == "name":
        phrase_block(v, option, operand)


def site_targets(v: vec[i64], site: i64) -> list[str]:
    """The block and all cells that this site offers: a click on one of them is this choice."""
    seat = v[top(v) + SEAT]
    targets: list[str] = []
    if site != NEW_SITE and site != STOREY_SITE:
        targets.append(f"block:{BLOCK_IDS[site - FIRST_BLOCK_SITE]}")
    for rank in range(1, int(SIDE) + 1):
        if site == NEW_SITE:
            row = founding_row(v, rank)
        elif site == STOREY_SITE:
            row = storey_row(v, seat, rank)
        else:
            row = in_block(v, ground_row(v, seat, rank), rank, site - FIRST_BLOCK_SITE)
        for column in range(int(SIDE)):
            if (row >> column) & 1 == 1:
                targets.append(f"cell:{CELL_IDS[(rank - 1) * int(SIDE) + column]}")
    return targets


def phrase_house(v: vec[i64], option: Option, cell: i64) -> None:
    """A house on a ruin, or a storey that costs what stands on the roof, says so."""
    if kind_at(v, cell) == RUIN:
        option.text = "option-cell-ruin"
        option.rules = ["HO-6.12", "HO-6.13"]
    elif v[top(v) + A] - 1 == STOREY_SITE:
        roof = roof_at(v, cell)
        option.rules = ["HO-7.1", "HO-7.8", "HO-7.9"]
        if roof != 0 and villager_at(v, cell):
            option.text = "option-cell-storey-both"
            option.args["element"] = f"element:{ELEMENT_NAMES[roof]}"
        elif roof != 0:
            option.text = "option-cell-storey-piece"
            option.args["element"] = f"element:{ELEMENT_NAMES[roof]}"
        elif villager_at(v, cell):
            option.text = "option-cell-storey-piece"
            option.args["element"] = "element:villager"
        else:
            option.text = "option-cell-storey"


def phrase_block(v: vec[i64], option: Option, block: i64) -> None:
    """How many cards the namer and the others would take there."""
    own = 0
    others = 0
    for pile in range(int(piles_in_play(v))):
        winner = winner_of(v, block, pile)
        if winner != NOBODY and is_open_pile(v, pile):
            if winner == v[TURN]:
                own += 1
            else:
                others += 1
    option.args["own"] = own
    option.args["others"] = others
