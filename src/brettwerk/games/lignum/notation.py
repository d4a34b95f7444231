"""How actions, events and scores are called in records: ids of spaces, wood, tiles and cards, never text for people."""

from __future__ import annotations

from brettwerk.games.lignum.tables import (
    CRAFT_IDS,
    CRAFT_ROWS,
    MARK_IDS,
    ORDER_IDS,
    PATH_ROWS,
    PLAN_IDS,
    PLAN_ROWS,
    STOCK_ROWS,
    WINTER_IDS,
    WOOD_IDS,
    WOOD_ROWS,
)
from brettwerk.kernel.game import Domain, EventKind, Kind

PLACE_NAMES = ["woodpile", "river", "saw_store", "sale", "dry_1", "dry_2", "dry_3", "fuel_store"]
TOOL_NAMES = ["cart", "raft", "saw", "sled"]
TILE_NAMES = ["none", *TOOL_NAMES, "coin", "food", "blocked", *CRAFT_IDS]
WORKER_NAMES = ["hired", "day_labour", "yard_worker", "lodging", "planned_work"]
HUT_NAMES = ["larder", "drying_hut", "lodging"]
SET_NAMES = [
    "stake_board_shingle",
    "joker_board_shingle",
    "stake_joker_shingle",
    "stake_board_joker",
    "joker_joker_shingle",
    "joker_board_joker",
    "stake_joker_joker",
]
DIVISION_NAMES = ["3-0-0", "2-1-0", "2-0-1", "1-2-0", "1-1-1", "1-0-2", "0-3-0", "0-2-1", "0-1-2", "0-0-3"]

AREA = Domain("area", [str(n) for n in range(1, 7)], True)
SPACE = Domain("space", [str(n) for n in range(21)] + ["clearing"], True)
NUMBER = Domain("number", [str(n) for n in range(100)])
ANSWER = Domain("answer", ["yes", "no"])
GOOD = Domain("good", ["food", "saw", "fodder"], True)
DEAL = Domain("good", ["food", "saw"], True)
CRAFT = Domain("craft", CRAFT_IDS, True)
COUNT = Domain("number", [str(n) for n in range(5)])
LOG = Domain("wood", WOOD_IDS[:3], True)
WOOD = Domain("wood", WOOD_IDS, True)
TARGET = Domain("place", ["saw_store", "sale"], True)
PLACE = Domain("place", PLACE_NAMES, True)
SALE_PLACE = Domain("place", PLACE_NAMES[3:7], True)
HUT_PLACE = Domain("place", PLACE_NAMES[4:6], True)
SET = Domain("set", SET_NAMES)
DIVISION = Domain("division", DIVISION_NAMES)
ORDER = Domain("order", ORDER_IDS, True)
PLAN = Domain("plan", PLAN_IDS, True)
PLAN_NUMBER = Domain("number", ["1", "2", "3"])
TOOL = Domain("tile", TOOL_NAMES, True)

KINDS = [
    Kind("area", [AREA], "LI-6.1 LI-6.5"),
    Kind("go", [SPACE], "LI-7.3"),
    Kind("hire", [NUMBER], "LI-7.24 LI-7.30"),
    Kind("extra", [ANSWER], "LI-7.35"),
    Kind("buy", [DEAL], "LI-7.40 LI-7.41"),
    Kind("sell_set", [CRAFT, COUNT, COUNT], "LI-7.42"),
    Kind("stay", [], "LI-9.6"),
    Kind("move", [AREA], "LI-9.6"),
    Kind("cut", [LOG], "LI-9.1"),
    Kind("cut_all", [], "LI-9.1"),
    Kind("to_saw_store", [NUMBER], "LI-10.2"),
    Kind("carry", [LOG, TARGET], "LI-11.15"),
    Kind("carry_all", [TARGET], "LI-11.15"),
    Kind("cart", [], "LI-11.16"),
    Kind("raft", [], "LI-11.23"),
    Kind("planned_raft", [], "LI-22.20"),
    Kind("load", [LOG, TARGET], "LI-11.4"),
    Kind("load_all", [TARGET], "LI-11.4"),
    Kind("float", [LOG], "LI-11.23"),
    Kind("float_all", [], "LI-11.23"),
    Kind("saw", [LOG], "LI-12.1"),
    Kind("to_fuel", [NUMBER], "LI-12.5"),
    Kind("sell", [PLACE, WOOD], "LI-13.3"),
    Kind("sell_all", [], "LI-13.1"),
    Kind("dry", [WOOD], "LI-14.1"),
    Kind("dry_all", [], "LI-14.1"),
    Kind("bonus", [LOG], "LI-18.8"),
    Kind("winter_cut", [], "LI-18.9"),
    Kind("sled", [], "LI-18.12"),
    Kind("pay", [], "LI-18.18"),
    Kind("set", [SET], "LI-16.1"),
    Kind("huts", [DIVISION], "LI-16.6"),
    Kind("order", [ORDER], "LI-21.4"),
    Kind("put", [WOOD, SALE_PLACE, ORDER], "LI-21.7"),
    Kind("plan", [PLAN], "LI-22.3"),
    Kind("number", [PLAN_NUMBER], "LI-22.5"),
    Kind("plan_area", [AREA], "LI-22.13"),
    Kind("plan_log", [LOG], "LI-22.13"),
    Kind("tool", [TOOL], "LI-22.22"),
    Kind("plan_dry", [HUT_PLACE, WOOD], "LI-22.17"),
    Kind("stop", [], "LI-8.8"),
    Kind("skip", [], "LI-8.8"),
    Kind("end", [], "LI-7.1"),
    Kind("done", [], "LI-8.8"),
    Kind("loan", [], "LI-17.2"),
    Kind("build_huts", [], "LI-16.5"),
    Kind("larder", [AREA], "LI-16.12"),
    Kind("drying_hut", [HUT_PLACE, WOOD], "LI-16.15"),
]

TILE = Domain("tile", TILE_NAMES, True)
TO_PLACE = Domain("target", PLACE_NAMES, True)
TRADE = Domain("trade", ["cutter", "carrier", "sawyer"])
LETTER = Domain("letter", ["A", "B", "C", "D"], True)
MARK = Domain("mark", MARK_IDS)
WINTER = Domain("winter", WINTER_IDS)
WORKER = Domain("worker", WORKER_NAMES)

EVENTS = [
    EventKind("round", [("round", None)]),
    EventKind("stocked", [("space", SPACE), ("tile", TILE)]),
    EventKind("offered", [("order", ORDER)]),
    EventKind("marked", [("card", MARK)]),
    EventKind("logs_marked", [("area", AREA), ("wood", LOG), ("amount", None)]),
    EventKind("food_marked", [("area", AREA), ("amount", None)]),
    EventKind("topped_up", [("area", AREA)]),
    EventKind("chose", [("area", AREA)]),
    EventKind("revealed", [("area", AREA)]),
    EventKind("food_taken", [("area", AREA), ("amount", None)]),
    EventKind("went", [("space", SPACE)]),
    EventKind("took", [("tile", TILE)]),
    EventKind("hired", [("trade", TRADE), ("amount", None), ("thalers", None)]),
    EventKind("bought", [("good", GOOD)]),
    EventKind("sold_set", [("craft", CRAFT), ("amount", None), ("thalers", None)]),
    EventKind("arrived", [("letter", LETTER)]),
    EventKind("borrowed", [("loans", None)]),
    EventKind("built", [("larders", None), ("drying", None), ("lodgings", None)]),
    EventKind("used_larder", [("area", AREA), ("amount", None)]),
    EventKind("used_drying_hut", [("wood", WOOD), ("place", PLACE)]),
    EventKind("moved_area", [("area", AREA)]),
    EventKind("cut", [("wood", LOG), ("area", AREA)]),
    EventKind("landed", [("wood", LOG), ("target", TO_PLACE), ("amount", None)]),
    EventKind("carried", [("wood", LOG), ("target", TO_PLACE)]),
    EventKind("cart", [("fodder", None)]),
    EventKind("sled", []),
    EventKind("loaded", [("wood", LOG), ("target", TO_PLACE)]),
    EventKind("floated", [("wood", LOG)]),
    EventKind("sawed", [("wood", LOG)]),
    EventKind("split", [("wood", WOOD), ("fuel", None), ("sale", None)]),
    EventKind("sold", [("wood", WOOD), ("place", PLACE), ("thalers", None)]),
    EventKind("dried", [("wood", WOOD), ("place", PLACE)]),
    EventKind("order_taken", [("order", ORDER)]),
    EventKind("put", [("wood", WOOD), ("place", PLACE), ("order", ORDER)]),
    EventKind("order_filled", [("order", ORDER), ("thalers", None)]),
    EventKind("plan_placed", [("plan", PLAN), ("number", None), ("thalers", None)]),
    EventKind("plan_works", [("plan", PLAN), ("strength", None)]),
    EventKind("food_gained", [("amount", None)]),
    EventKind("log_gained", [("wood", LOG), ("amount", None)]),
    EventKind("tool_taken", [("tile", TILE)]),
    EventKind("winter", [("winter", WINTER), ("food", None), ("fuel", None)]),
    EventKind("fed", [("amount", None), ("missing", None)]),
    EventKind("heated", [("amount", None), ("missing", None)]),
    EventKind("food_lost", [("amount", None)]),
    EventKind("paid_debt", [("thalers", None)]),
    EventKind("arrears", [("thalers", None)]),
    EventKind("order_of_play", [("position", None)]),
    EventKind("repaid", [("thalers", None)]),
    EventKind("ended", []),
    EventKind("used_worker", [("worker", WORKER)]),
]

CHANCE_EVENTS = ["stocked", "offered", "marked"]
"""Events that chance decided; a record writes them beside the action."""

THINGS = {f"wood:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in WOOD_ROWS}
THINGS.update({f"plan:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in PLAN_ROWS})
THINGS.update({f"plan_text:{row.text('id')}": (row.text("text_en"), row.text("text_de")) for row in PLAN_ROWS})
THINGS.update(
    {
        f"{domain}:{row.text('kind')}": (row.text("name_en"), row.text("name_de"))
        for domain in ("craft", "tile")
        for row in CRAFT_ROWS
    }
)
THINGS.update({f"about_space:{row.text('number')}": (row.text("text_en"), row.text("text_de")) for row in PATH_ROWS})
THINGS.update({f"stock:{row.text('id')}": (row.text("name_en"), row.text("name_de")) for row in STOCK_ROWS})
THINGS.update({f"space_type:{row.text('type')}": (row.text("name_en"), row.text("name_de")) for row in PATH_ROWS[:21]})
