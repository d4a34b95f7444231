"""What people read when they decide: what is asked, and what each option means in this position.

Workers are no decision, but every job says who will do it (LI-8.7); prices and yields are those of here and now.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.drying import source_of
from brettwerk.games.lignum.layout import (
    AREA,
    AREA_FOOD,
    AREA_LOGS,
    ARRIVED,
    CARRIER,
    CLEARING_SPACE,
    CUTTER,
    DRY_1,
    EQUIPMENT,
    FOOD,
    LOGS,
    PLAN_CARRY,
    PLAN_CUT,
    PLAN_DRY,
    PLAN_SAW,
    PLAN_SELL,
    PLAN_TOOLS,
    PLANNED,
    RIVER,
    ROUND,
    SAW,
    SAWN,
    SAWYER,
    STAGE,
    THALERS,
    TILE,
    WOODPILE,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.market import COUNTS, SET_PRICE
from brettwerk.games.lignum.notation import DIVISION, PLACE_NAMES, TILE_NAMES, WORKER_NAMES
from brettwerk.games.lignum.orders import SALE_PLACES
from brettwerk.games.lignum.path import most_for_hire
from brettwerk.games.lignum.planning import plan_price
from brettwerk.games.lignum.selling import count_for_sale
from brettwerk.games.lignum.tables import (
    CARRIER_PRICE,
    CUTTER_PRICE,
    NEEDED,
    NO_NEED,
    ORDER_IDS,
    ORDER_PRICE,
    PLAN_IDS,
    PLAN_TABLE,
    REWARD,
    SPACE_TYPE,
    SPACE_TYPES,
    WINTER_FOOD,
    WOOD_IDS,
    YIELD,
    worth,
)
from brettwerk.games.lignum.transport import cart_room, landing_kind, raft_room
from brettwerk.games.lignum.winter import condition
from brettwerk.games.lignum.words import (
    CART_LOAD,
    CHOOSE_AREA,
    CUT,
    CUT_PLACE,
    DECISION_NAMES,
    DRY,
    EMERGENCY_SELL,
    HIRE_CARRIERS,
    HIRE_CUTTERS,
    MARKET,
    OPEN_AREA,
    PATH_MOVE,
    PLAN_CARD,
    PLAN_CUT_AREA,
    PLAN_CUT_LOG,
    PLAN_DRY_MOVE,
    PLAN_NUMBER,
    PLAN_TOOL,
    RAFT_LOAD,
    RAFT_SPLIT,
    SAW_LOG,
    SAW_SPLIT,
    SELL,
    SLED_LOAD,
    TRANSPORT,
    WINTER_FEED,
    WINTER_SLED,
)
from brettwerk.games.lignum.yard import PLANNED_WORK, next_worker
from brettwerk.kernel.actions import operand_of
from brettwerk.kernel.game import Option, Question
from brettwerk.kernel.state import DECISION, TURN, A, top

SEASONS = ["spring", "summer", "autumn", "winter"]
RULES = {
    "choose_area": "LI-6.1 LI-6.6 LI-6.7",
    "path_move": "LI-7.3 LI-7.8",
    "hire_carriers": "LI-7.24",
    "hire_cutters": "LI-7.30 LI-7.31",
    "extra_sawyer": "LI-7.35 LI-7.36",
    "market": "LI-7.39",
    "path_end": "LI-3.9 LI-16.12",
    "cut_place": "LI-9.6 LI-9.7",
    "cut": "LI-9.1 LI-9.2",
    "raft_split": "LI-10.2",
    "transport": "LI-11.3 LI-11.4",
    "cart_load": "LI-11.17",
    "raft_load": "LI-11.23",
    "saw": "LI-12.2 LI-12.4",
    "saw_split": "LI-12.5",
    "sell": "LI-13.1 LI-13.3",
    "dry": "LI-14.1 LI-14.5",
    "winter_bonus": "LI-18.8",
    "winter_cut": "LI-18.9 LI-18.10",
    "winter_sled": "LI-18.12",
    "sled_load": "LI-18.12 LI-18.13",
    "winter_feed": "LI-18.18 LI-18.19",
    "emergency_sell": "LI-18.29 LI-18.30",
    "build_set": "LI-16.1 LI-16.2",
    "place_huts": "LI-16.6",
    "take_order": "LI-21.4",
    "deliver": "LI-21.7 LI-21.8",
    "plan_card": "LI-22.3 LI-22.4",
    "plan_number": "LI-22.5 LI-22.8",
    "plan_cut_area": "LI-22.13",
    "plan_cut_log": "LI-22.13",
    "plan_tool": "LI-22.22",
    "plan_dry_move": "LI-22.17",
    "open_area": "LI-23.1",
}


# -- things in words -------------------------------------------------------------------------------------------------


def amounts(v: vec[i64], first: i64, count: i64) -> str:
    """Wood in a row of cells as amounts."""
    parts = [f"amount:{WOOD_IDS[i]}*{v[first + i]}" for i in range(int(count)) if v[first + i] > 0]
    return " ".join(parts) or "amount:nothing*0"


def area_content(v: vec[i64], area: i64) -> str:
    """Logs and food of an area."""
    logs = amounts(v, AREA_LOGS + area * LOGS, LOGS)
    food = v[AREA_FOOD + area]
    if food == 0:
        return logs
    return f"amount:food*{food}" if logs == "amount:nothing*0" else f"{logs} amount:food*{food}"


def needs_of(order: i64) -> str:
    """What an order asks for: kinds with the drying bonus they need."""
    parts = []
    for need in range(3):
        row = (order * 3 + need) * 2
        if NEEDED[row] != NO_NEED:
            parts.append(f"need:{WOOD_IDS[NEEDED[row]]}*{NEEDED[row + 1]}")
    return " ".join(parts)


def worker(v: vec[i64], seat: i64, trade: i64, planned: i64) -> str:
    """Who will do the next job of a trade: planned work first (-1: there is none)."""
    if planned >= 0 and v[block(seat) + PLANNED + planned] > 0:
        return f"worker:{WORKER_NAMES[PLANNED_WORK]}"
    return f"worker:{WORKER_NAMES[next_worker(v, seat, trade)]}"


# -- questions -------------------------------------------------------------------------------------------------------


def ask_question(v: vec[i64], seat: i64) -> Question:
    """The pending decision with what it is about."""
    decision = v[DECISION]
    name = DECISION_NAMES[decision]
    args: dict[str, str | int] = {}
    p = block(seat)
    f = top(v)
    if decision in (CHOOSE_AREA, OPEN_AREA):
        args["season"] = f"season:{SEASONS[(v[ROUND] - 1) % 4]}"
    elif decision in (PATH_MOVE, MARKET, PLAN_CARD):
        args["thalers"] = int(v[p + THALERS])
    elif decision == HIRE_CARRIERS or decision == HIRE_CUTTERS:
        trade = CARRIER if decision == HIRE_CARRIERS else CUTTER
        args["number"] = int(most_for_hire(v, seat, trade))
        args["thalers"] = int(v[p + THALERS])
    elif decision == CUT_PLACE or decision == CUT:
        args["area"] = int(v[p + AREA]) + 1
        args["content"] = amounts(v, AREA_LOGS + v[p + AREA] * LOGS, LOGS)
    elif decision == RAFT_SPLIT:
        kind = landing_kind(v, seat)
        args["goods"] = f"amount:{WOOD_IDS[kind]}*{v[wood(p, RIVER) + kind]}"
    elif decision == TRANSPORT or decision == WINTER_SLED:
        args["content"] = amounts(v, wood(p, WOODPILE), LOGS)
    elif decision == CART_LOAD:
        args["number"] = int(v[f + A])
    elif decision == RAFT_LOAD:
        args["number"] = int(raft_room(v, seat))
    elif decision == SLED_LOAD:
        args["number"] = int(v[f + A])
        args["food"] = int(v[p + FOOD])
    elif decision == SAW_LOG:
        args["saws"] = int(v[p + EQUIPMENT + SAW - 1])
    elif decision == SAW_SPLIT:
        args["goods"] = f"amount:{WOOD_IDS[v[f + A] + SAWN]}*{YIELD[v[f + A]]}"
    elif decision == SELL:
        args["thalers"] = int(v[p + THALERS])
        args["bonus"] = int(v[p + PLANNED + PLAN_SELL])
    elif decision == DRY:
        args["place"] = f"place:{PLACE_NAMES[source_of(v[STAGE])]}"
    elif decision == WINTER_FEED:
        args["food"] = int(v[p + FOOD])
        args["due"] = int(WINTER_FOOD[condition(v)])
    elif decision == EMERGENCY_SELL:
        args["due"] = int(v[f + A])
        args["thalers"] = int(v[p + THALERS])
    elif decision == PLAN_NUMBER:
        args["plan"] = f"plan:{PLAN_IDS[v[f + A] - 1]}"
    elif decision == PLAN_CUT_AREA or decision == PLAN_CUT_LOG:
        args["number"] = int(v[p + PLANNED + PLAN_CUT])
    elif decision == PLAN_TOOL:
        args["number"] = int(v[p + PLANNED + PLAN_TOOLS])
    elif decision == PLAN_DRY_MOVE:
        args["number"] = int(v[p + PLANNED + PLAN_DRY])
    return Question(name, args, RULES[name].split())


# -- options ---------------------------------------------------------------------------------------------------------


def phrase_option(v: vec[i64], option: Option) -> None:
    """Says what an option means here: what it costs and yields, and who does it."""
    verb = option.verb
    operand = operand_of(option.action)
    seat = v[TURN]
    if verb in ("area", "plan_area", "larder", "move"):
        option.args = {"area": int(operand) + 1, "content": area_content(v, operand)}
        if verb == "larder":
            option.args = {"area": int(operand) + 1, "number": int(v[AREA_FOOD + operand])}
    elif verb == "go":
        phrase_move(v, option, operand)
    elif verb in ("hire", "extra", "buy", "sell_set", "order", "plan", "number"):
        phrase_path(v, seat, option, operand)
    elif verb in ("cut", "carry", "cut_all", "carry_all", "cart", "raft", "saw", "sled", "winter_cut", "load"):
        phrase_job(v, seat, option, operand)
    elif verb in ("float_all", "load_all"):
        option.args["content"] = amounts(v, wood(block(seat), WOODPILE), LOGS)
    elif verb == "to_saw_store":
        kind = landing_kind(v, seat)
        rest = int(v[wood(block(seat), RIVER) + kind] - operand)
        option.args = {"number": int(operand), "rest": rest}
    elif verb == "to_fuel":
        option.args = {"number": int(operand), "rest": int(YIELD[v[top(v) + A]] - operand)}
    elif verb in ("sell", "sell_all"):
        phrase_sale(v, seat, option, operand)
    elif verb == "put":
        row = (operand // 10) % SALE_PLACES
        option.args["place"] = f"place:{PLACE_NAMES[3 + row]}"
        option.args["needs"] = needs_of(operand % 10)
        option.args["thalers"] = int(REWARD[operand % 10])
    elif verb in ("drying_hut", "plan_dry"):
        option.args["place2"] = f"place:{PLACE_NAMES[DRY_1 + operand // WOODS + 1]}"
    elif verb == "dry":
        option.args["place"] = f"place:{PLACE_NAMES[source_of(v[STAGE]) + 1]}"
    elif verb == "huts":
        larders, drying, lodgings = DIVISION.names[operand].split("-")
        option.args = {"larders": int(larders), "drying": int(drying), "lodgings": int(lodgings)}
    elif verb == "pay":
        option.args = {"due": int(WINTER_FOOD[condition(v)]), "food": int(v[block(seat) + FOOD])}
    elif verb == "planned_raft":
        option.args = {}


def phrase_move(v: vec[i64], option: Option, space: i64) -> None:
    """A move says what waits there."""
    if space == CLEARING_SPACE:
        option.text = "option-go-clearing"
        option.args = {"letter": f"letter:{'ABCD'[v[ARRIVED]]}"}
        return
    kind = SPACE_TYPES[SPACE_TYPE[space]]
    option.args = {"space": int(space)}
    if kind == "tile":
        option.args["tile"] = f"tile:{TILE_NAMES[v[TILE + space]]}"
    else:
        option.text = f"option-go-{kind}"


def phrase_path(v: vec[i64], seat: i64, option: Option, operand: i64) -> None:
    """What is bought and sold on the path."""
    verb = option.verb
    if verb == "hire":
        carriers = v[DECISION] == HIRE_CARRIERS
        option.text = "option-hire-carriers" if carriers else "option-hire"
        price = CARRIER_PRICE if carriers else CUTTER_PRICE
        option.args = {"number": int(operand), "thalers": int(operand * price)}
    elif verb == "extra":
        option.text = "option-extra" if operand == 1 else "option-extra-yes"
        option.args = {}
    elif verb == "sell_set":
        jokers = operand % COUNTS
        own = operand // COUNTS % COUNTS
        option.text = "option-sell_set-jokers" if jokers > 0 else "option-sell_set"
        craft = option.args["craft"]
        option.args = {"craft": craft, "number": int(own), "thalers": int(SET_PRICE[own + jokers])}
        if jokers > 0:
            option.args["jokers"] = int(jokers)
    elif verb == "order":
        option.args = {
            "needs": needs_of(operand),
            "price": int(ORDER_PRICE[operand]),
            "thalers": int(REWARD[operand]),
            "order": f"order:{ORDER_IDS[operand]}",
        }
    elif verb == "plan":
        option.args["thalers"] = int(plan_price(v, operand))
        option.args["effect"] = f"plan_text:{PLAN_IDS[operand]}"
    elif verb == "number":
        card = v[top(v) + A] - 1
        strength = PLAN_TABLE[card * 4 + operand + 1]
        option.args = {"number": int(operand) + 1, "strength": int(strength)}
        if PLAN_IDS[card] == "plan_overtime":
            option.text = "option-number-overtime"
            option.args = {"number": int(operand) + 1, "wood": f"wood:{WOOD_IDS[strength]}"}


def phrase_job(v: vec[i64], seat: i64, option: Option, operand: i64) -> None:
    """A job says who does it and what it brings."""
    verb = option.verb
    p = block(seat)
    if verb == "cut":
        option.args["worker"] = worker(v, seat, CUTTER, -1)
    elif verb == "cut_all":
        option.args = {"content": amounts(v, AREA_LOGS + v[p + AREA] * LOGS, LOGS)}
    elif verb == "carry":
        option.args["worker"] = worker(v, seat, CARRIER, PLAN_CARRY)
    elif verb == "carry_all":
        option.args["content"] = amounts(v, wood(p, WOODPILE), LOGS)
    elif verb == "cart":
        option.args = {"number": int(cart_room(v, seat)), "worker": worker(v, seat, CARRIER, -1)}
    elif verb == "raft":
        option.args = {"number": int(v[p + EQUIPMENT + 1]), "worker": worker(v, seat, CARRIER, -1)}
    elif verb == "sled":
        option.args = {"worker": worker(v, seat, CARRIER, -1)}
    elif verb == "saw":
        option.args["worker"] = worker(v, seat, SAWYER, PLAN_SAW)
        option.args["goods"] = f"amount:{WOOD_IDS[operand + SAWN]}*{YIELD[operand]}"
    elif verb == "winter_cut":
        who = worker(v, seat, CUTTER, -1)
        option.args = {"worker": who, "number": 2 if who == "worker:yard_worker" else 1}
    elif verb == "load" and v[top(v) + A] == 0:
        option.text = "option-load-food"


def phrase_sale(v: vec[i64], seat: i64, option: Option, operand: i64) -> None:
    """A sale says what it brings, planned selling included."""
    p = block(seat)
    bonus = v[p + PLANNED + PLAN_SELL]
    if option.verb == "sell":
        thalers = worth(operand % WOODS, operand // WOODS) + (1 if bonus > 0 else 0)
        option.args["thalers"] = int(thalers)
        return
    total: i64 = min(bonus, count_for_sale(v, seat))
    for place in range(3, 6):
        for kind in range(int(WOODS)):
            n = v[wood(p, place) + kind]
            if n > 0:
                total += n * worth(kind, place)
    option.args = {"thalers": int(total)}
