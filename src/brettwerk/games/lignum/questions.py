"""What is asked, and what it is about; the options are put into words in `phrases`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.drying import source_of
from brettwerk.games.lignum.hiring import most_for_hire
from brettwerk.games.lignum.layout import (
    AREA,
    AREA_LOGS,
    CARRIER,
    CUTTER,
    EQUIPMENT,
    FOOD,
    LOGS,
    PLAN_CUT,
    PLAN_DRY,
    PLAN_SELL,
    PLAN_TOOLS,
    PLANNED,
    RIVER,
    ROUND,
    SAW,
    SAWN,
    STAGE,
    THALERS,
    WOODPILE,
    block,
    wood,
)
from brettwerk.games.lignum.notation import PLACE_NAMES
from brettwerk.games.lignum.rafts import landing_kind, raft_room
from brettwerk.games.lignum.tables import (
    PLAN_IDS,
    WINTER_FOOD,
    WOOD_IDS,
    YIELD,
)
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
from brettwerk.kernel.game import Question
from brettwerk.kernel.state import DECISION, A, top

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


def amounts(v: vec[i64], first: i64, count: i64) -> str:
    """Wood in a row of cells as amounts."""
    parts = [f"amount:{WOOD_IDS[i]}*{v[first + i]}" for i in range(int(count)) if v[first + i] > 0]
    return " ".join(parts) or "amount:nothing*0"


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
