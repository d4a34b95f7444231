"""What a seat is asked, and what each option means in this position: costs, gains, targets on the board."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.activation import is_active, second_worker
from brettwerk.games.caylus1303.constants import ARCHITECT_PP, BRIDGE_STEP_COST, EARLY_RISER_COST, MAX_STEPS
from brettwerk.games.caylus1303.construction import can_build_here, due, offer_tiles
from brettwerk.games.caylus1303.effects import (
    BUILD_STONE,
    BUILD_WOOD,
    HIGH,
    ITEMS,
    LOW,
    NUMBER,
    PAY_ANY,
    PAY_ANY_TWICE,
    RESULT,
    SHAPE,
)
from brettwerk.games.caylus1303.layout import (
    ARCHITECT,
    BRIDGE,
    BUNDLES,
    CONSTRUCTION,
    CURSOR,
    EARLY_RISER,
    FACE,
    FIRST_SPACE,
    HOLDER,
    NOBODY,
    OWNER,
    PROVOST,
    RESOURCES,
    ROUND,
    SITE_WORKERS,
    SLOTS,
    STONE_TILES,
    SUPPLY,
    TILE,
    WOOD_TILES,
    WORKER,
    block,
)
from brettwerk.games.caylus1303.means import can_pay, holds, offer_kinds_held
from brettwerk.games.caylus1303.notation import RESOURCE_NAMES, SEAT_NAMES
from brettwerk.games.caylus1303.planning import owner_pp, surcharge
from brettwerk.games.caylus1303.tables import (
    CHARACTER_IDS,
    COST_ANY,
    EFFECTS,
    PLACE_IDS,
    PRICE,
    PRICES,
    ROAD_END,
    TILE_IDS,
    TILE_ROWS,
    WORTH,
    effect_row,
)
from brettwerk.games.caylus1303.words import (
    ASK_ALCHEMIST_2,
    ASK_BRIDGE,
    ASK_BUILD_ANY,
    ASK_DELIVER,
    ASK_DELIVER_2,
    ASK_DELIVER_3,
    ASK_EARLY_RISER,
    ASK_FAVOUR,
    ASK_MONUMENT,
    ASK_PLAN,
    ASK_TOLL,
    ASK_USE,
    DECISION_NAMES,
    DO_BUILD,
    DO_BUNDLE,
    DO_CLAIM,
    DO_DRAFT,
    DO_HIGH,
    DO_LOW,
    DO_MOVE,
    DO_NO,
    DO_NONE,
    DO_PASS,
    DO_PICK,
    DO_PLACE,
    DO_SITE,
    DO_SKIP,
    DO_SLOT,
    DO_STEAL,
    DO_STOP,
    DO_USE,
    EFFECT_DUE,
)
from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.game import Option, Question
from brettwerk.kernel.state import DECISION, DEPTH, TURN, A, B, D, top

SITE = "site:site"
"""The construction site as a target: workers go there, and bundles."""

QUESTION_RULES = {
    "draft": ["CA-2.19"],
    "early_riser": ["CA-13.1", "CA-13.2"],
    "plan": ["CA-4.2", "CA-4.25"],
    "toll": ["CA-7.17", "CA-7.18"],
    "bridge": ["CA-7.20", "CA-7.21"],
    "bailiff": ["CA-13.16"],
    "favour": ["CA-10.2", "CA-10.3"],
    "favour_character": ["CA-10.12", "CA-10.13"],
    "deliver": ["CA-9.3", "CA-9.5"],
    "deliver_2": ["CA-13.25"],
    "deliver_3": ["CA-13.25"],
    "monument": ["CA-11.4", "CA-11.6"],
    "build_any": ["CA-7.13"],
}


def tile_name(tile: i64) -> str:
    """A tile as a thing."""
    return f"tile:{TILE_IDS[tile]}"


def place_name(place: i64) -> str:
    """A place of the road as a thing."""
    return f"place:{PLACE_IDS[place]}"


def resource_name(resource: i64) -> str:
    """A resource as a thing."""
    return f"resource:{RESOURCE_NAMES[resource]}"


def ask_question(v: vec[i64], seat: int) -> Question:
    """What is asked, with the tile, place or numbers it is about."""
    decision = v[DECISION]
    id = DECISION_NAMES[decision]
    rules = QUESTION_RULES.get(id, [])
    args: dict[str, str | int] = {}
    p = block(seat)
    if decision == ASK_EARLY_RISER:
        args = {"workers": int(v[p + SUPPLY]), "cost": int(1 + EARLY_RISER_COST)}
    elif decision == ASK_PLAN:
        args = {"workers": int(v[p + SUPPLY]), "cost": int(1 + surcharge(v, seat))}
    elif decision == ASK_BRIDGE:
        args = {"workers": int(v[p + SUPPLY]), "gap": int(v[PROVOST])}
    elif decision == ASK_FAVOUR:
        args = {"round": int(v[ROUND])}
    elif decision == ASK_DELIVER:
        args = {"bundles": int(v[p + BUNDLES])}
    elif decision == ASK_DELIVER_2 or decision == ASK_DELIVER_3:
        args = {"first": resource_name(v[top(v) + A] - 1)}
        if decision == ASK_DELIVER_3:
            args["second"] = resource_name(v[top(v) + B] - 1)
    elif decision == ASK_MONUMENT:
        args = {"place": place_name(v[CURSOR] - 1)}
    elif decision == ASK_BUILD_ANY:
        args = {"tile": tile_name(v[top(v) + A])}
    elif ASK_USE <= decision <= ASK_TOLL:
        tile = v[top(v) + B]
        args = {"tile": tile_name(tile)}
        rules = TILE_ROWS[tile].text("rule").split()
        if decision == ASK_TOLL:
            args["gap"] = int(v[PROVOST])
    else:
        args = {"gap": int(v[PROVOST])} if id == "bailiff" else {}
    return Question(id, args, rules)


def phrase_option(v: vec[i64], option: Option) -> None:
    """What an option costs and yields in this position."""
    seat = v[TURN]
    kind = kind_of(option.action)
    operand = operand_of(option.action)
    if kind == DO_PLACE or kind == DO_SITE:
        phrase_placement(v, seat, kind, operand, option)
    elif kind == DO_BUILD:
        phrase_building(v, seat, operand, option)
    elif kind == DO_MOVE:
        phrase_move(v, operand - MAX_STEPS, option)
    elif kind == DO_LOW:
        phrase_tier(v, v[top(v) + A] + LOW, option)
    elif kind == DO_HIGH:
        phrase_tier(v, v[top(v) + A] + HIGH, option)
    elif kind == DO_CLAIM:
        option.args["tile"] = tile_name(v[TILE + operand])
    elif kind == DO_USE:
        option.args["effect"] = f"setup:{TILE_IDS[v[top(v) + B]]}"
        option.targets = [effect_target(v)]
    elif kind == DO_SKIP:
        option.targets = [effect_target(v)]
    elif kind == DO_PASS:
        option.targets = [place_name(BRIDGE)]
    elif kind == DO_NO:
        option.targets = [f"character:{CHARACTER_IDS[EARLY_RISER]}"]
    elif kind == DO_SLOT:
        option.args["tile"] = tile_name(v[SLOTS + operand])
        option.args["effect"] = f"setup:{TILE_IDS[v[SLOTS + operand]]}"
    elif kind == DO_STEAL or kind == DO_PICK or kind == DO_DRAFT:
        option.args["effect"] = f"effect:{CHARACTER_IDS[operand]}"
        if kind == DO_STEAL:
            option.args["from"] = f"seat:{SEAT_NAMES[v[HOLDER + operand]]}"
    elif kind == DO_BUNDLE:
        names = option.things[0].split(":")[1].split("-")
        option.args = {
            "first": f"resource:{names[0]}",
            "second": f"resource:{names[1]}",
            "third": f"resource:{names[2]}",
        }
        option.targets = [SITE, f"resource:{names[1]}", f"resource:{names[2]}"]
    elif kind == DO_NONE and v[DECISION] == ASK_MONUMENT:
        option.text = "option-none-monument"
        option.rules = ["CA-11.4"]
    elif kind == DO_STOP and v[DECISION] == ASK_ALCHEMIST_2:
        option.text = "option-stop-alchemist"
        option.rules = ["CA-8.34"]
        option.targets = [effect_target(v)]
    elif kind == DO_STOP:
        option.targets = [SITE]


def phrase_placement(v: vec[i64], seat: i64, kind: i64, place: i64, option: Option) -> None:
    """Workers it costs, PP for the owner, whether it lies beyond the provost, whether it takes the Merchant."""
    extra = EARLY_RISER_COST if v[DECISION] == ASK_EARLY_RISER else surcharge(v, seat)
    option.args["price"] = amount("worker", 1 + extra)
    if kind == DO_SITE:
        option.args["position"] = int(v[SITE_WORKERS] + 1)
        option.targets = [SITE]
        return
    owner = v[OWNER + place]
    option.args["tile"] = tile_name(v[TILE + place])
    option.args["pp"] = 0 if owner == NOBODY else int(owner_pp(v, seat, owner))
    option.args["beyond"] = 0 if is_active(v, place) else 1
    option.args["unpaid"] = 0 if can_use(v, seat, place) else 1
    if v[WORKER + place] != NOBODY:
        option.text = "option-place-merchant"
        option.rules = ["CA-13.7", "CA-13.10"]


def can_use(v: vec[i64], seat: i64, place: i64) -> bool:
    """Whether the price of a building's effect could be paid with what the seat has now: a hint, no rule (CA-4.15)."""
    row = effect_row(v[TILE + place], 1 if v[FACE + place] == CONSTRUCTION else 0)
    shape = EFFECTS[row + SHAPE]
    if shape == PAY_ANY or shape == PAY_ANY_TWICE:
        return len(offer_kinds_held(v, seat, 0, vec[i64]())) > 0
    if not can_pay(v, seat, row + LOW):
        return False
    if shape == BUILD_WOOD or shape == BUILD_STONE:
        first = WOOD_TILES if shape == BUILD_WOOD else STONE_TILES
        return can_build_here(v, seat) and len(offer_tiles(v, seat, first, EFFECTS[row + NUMBER], vec[i64]())) > 0
    return True


def workers_beyond(v: vec[i64], seat: i64, gap: i64) -> tuple[int, int]:
    """How many own and how many other workers would stand beyond the provost in that gap."""
    mine, theirs = 0, 0
    for place in range(int(FIRST_SPACE + gap), int(ROAD_END)):
        for worker in (v[WORKER + place], second_worker(v, place)):
            if worker == seat:
                mine += 1
            elif worker != NOBODY:
                theirs += 1
    return mine, theirs


def phrase_building(v: vec[i64], seat: i64, tile: i64, option: Option) -> None:
    """The price after what the Stonemason waives, and the PP with the Architect."""
    waived: i64 = 0
    if v[DEPTH] > 0 and v[top(v)] == EFFECT_DUE:
        waived = EFFECTS[v[top(v) + A] + NUMBER]
    prices = [amount(RESOURCE_NAMES[i], due(tile, i, waived)) for i in range(int(RESOURCES))]
    prices.append(amount("any", PRICE[tile * PRICES + COST_ANY]))
    option.args["price"] = " ".join(price for price in prices if price)
    option.args["pp"] = int(WORTH[tile] + (ARCHITECT_PP if holds(v, seat, ARCHITECT) else 0))
    option.rules = TILE_ROWS[tile].text("rule").split()
    if v[DECISION] == ASK_MONUMENT:
        option.targets.append(place_name(v[CURSOR] - 1))


def phrase_move(v: vec[i64], steps: i64, option: Option) -> None:
    """Where the provost would stand and what it costs."""
    far = steps if steps >= 0 else -steps
    option.args["steps"] = f"{int(steps):+d}"
    option.args["distance"] = int(far)
    option.args["gap"] = int(v[PROVOST] + steps)
    option.args["workers"] = int(far * BRIDGE_STEP_COST) if v[DECISION] == ASK_BRIDGE else 0
    option.args["price"] = amount("worker", far * BRIDGE_STEP_COST)
    mine, theirs = workers_beyond(v, v[TURN], v[PROVOST] + steps)
    option.args["mine"] = mine
    option.args["theirs"] = theirs
    option.args["beyond"] = mine + theirs
    option.targets = [f"gap:{v[PROVOST] + steps}"]


def effect_target(v: vec[i64]) -> str:
    """Where the building stands whose effect is asked about: on the road, or in a slot of the construction site."""
    f = top(v)
    if v[f + D] >= 0:
        return place_name(v[f + D])
    for i in range(3):
        if v[SLOTS + i] == v[f + B]:
            return f"slot:{i + 1}"
    return tile_name(v[f + B])


def phrase_tier(v: vec[i64], at: i64, option: Option) -> None:
    """What is paid and what is got for it."""
    option.targets = [effect_target(v)]
    option.args["price"] = amounts(at)
    option.args["gain"] = amounts(at + RESULT)


def amount(item: str, number: i64) -> str:
    """An amount of something, to be put into words; nothing for none."""
    return f"amount:{item}*{number}" if number > 0 else ""


def amounts(at: i64) -> str:
    """All items of a price or a result."""
    found = [amount(item, EFFECTS[at + i]) for i, item in enumerate(ITEMS)]
    return " ".join(part for part in found if part)
