"""What each option means in this position: costs, yields, and who does the job (LI-8.7)."""

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
    PLAN_SAW,
    PLAN_SELL,
    PLANNED,
    RIVER,
    SAWN,
    SAWYER,
    STAGE,
    TILE,
    WOODPILE,
    WOODS,
    block,
    wood,
)
from brettwerk.games.lignum.market import COUNTS, SET_PRICE
from brettwerk.games.lignum.notation import DIVISION, PLACE_NAMES, TILE_NAMES, WORKER_NAMES
from brettwerk.games.lignum.orders import SALE_PLACES
from brettwerk.games.lignum.planning import plan_price
from brettwerk.games.lignum.questions import amounts
from brettwerk.games.lignum.rafts import landing_kind
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
from brettwerk.games.lignum.trips import cart_room
from brettwerk.games.lignum.winter import condition
from brettwerk.games.lignum.words import (
    HIRE_CARRIERS,
)
from brettwerk.games.lignum.yard import PLANNED_WORK, next_worker
from brettwerk.kernel.actions import operand_of
from brettwerk.kernel.game import Option
from brettwerk.kernel.state import DECISION, TURN, A, top


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
        aim(option)
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
        option.args["target"] = f"target:{PLACE_NAMES[source_of(v[STAGE]) + 1]}"
    elif verb == "huts":
        larders, drying, lodgings = DIVISION.names[operand].split("-")
        option.args = {"larders": int(larders), "drying": int(drying), "lodgings": int(lodgings)}
    elif verb == "pay":
        option.args = {"due": int(WINTER_FOOD[condition(v)]), "food": int(v[block(seat) + FOOD])}
    elif verb == "planned_raft":
        option.args = {}


def aim(option: Option) -> None:
    """Says where logs go: the place as a goal."""
    for thing in option.things:
        if thing.startswith("place:"):
            option.args["target"] = f"target:{thing.split(':')[1]}"


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
        aim(option)
    elif verb == "carry_all":
        option.args["content"] = amounts(v, wood(p, WOODPILE), LOGS)
        aim(option)
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
    elif verb == "load":
        aim(option)
        if v[top(v) + A] == 0:
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
