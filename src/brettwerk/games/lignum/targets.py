"""Where on the board each option is taken: logs in an area, wood on a place of the yard, a stock, a space of the path.

A kind of wood that lies somewhere is called `area:3/softwood_log` or `place:sale/softwood_sawn`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.drying import source_of
from brettwerk.games.lignum.layout import AREA, SAW_STORE, SPACE, STAGE, WOODPILE, block
from brettwerk.games.lignum.notation import PLACE_NAMES
from brettwerk.kernel.game import Option
from brettwerk.kernel.state import TURN, A, top

FIXED = {
    "cart": "tile:cart",
    "raft": "tile:raft",
    "planned_raft": "tile:raft",
    "sled": "tile:sled",
    "float_all": "place:river",
    "to_saw_store": "place:saw_store",
    "to_fuel": "place:fuel_store",
    "sell_all": "place:sale",
    "winter_cut": "place:woodpile",
    "pay": "store:food",
    "loan": "store:thalers",
    "build_huts": "store:huts",
    "set": "store:huts",
    "huts": "store:huts",
    "number": "store:plan_tiles",
}
"""Verbs that are always about the same place."""


def thing_of(option: Option, domain: str) -> str:
    """The name of the thing of that domain an option is about; empty if there is none."""
    for thing in option.things:
        if thing.startswith(f"{domain}:"):
            return thing.split(":")[1]
    return ""


def aim_option(v: vec[i64], option: Option) -> None:
    """Says where on the board a player would reach for this option."""
    p = block(v[TURN])
    verb = option.verb
    wood = thing_of(option, "wood")
    place = thing_of(option, "place")
    if verb in FIXED:
        option.targets = [FIXED[verb]]
    elif verb == "cut":
        option.targets = [f"area:{v[p + AREA] + 1}/{wood}"]
    elif verb in ("cut_all", "stay"):
        option.targets = [f"area:{v[p + AREA] + 1}"]
    elif verb == "plan_log":
        option.targets = [f"area:{v[top(v) + A] + 1}/{wood}"]
    elif verb == "bonus":
        option.targets = [f"supply:{wood}"]
    elif verb in ("carry", "load"):
        option.targets = [f"place:{PLACE_NAMES[WOODPILE]}/{wood}", f"place:{place}"]
    elif verb == "float":
        option.targets = [f"place:{PLACE_NAMES[WOODPILE]}/{wood}"]
    elif verb == "saw":
        option.targets = [f"place:{PLACE_NAMES[SAW_STORE]}/{wood}"]
    elif verb in ("sell", "plan_dry", "drying_hut"):
        option.targets = [f"place:{place}/{wood}"]
    elif verb == "put":
        option.targets = [f"place:{place}/{wood}", f"order:{thing_of(option, 'order')}"]
    elif verb == "dry":
        option.targets = [f"place:{PLACE_NAMES[source_of(v[STAGE])]}/{wood}"]
    elif verb == "dry_all":
        option.targets = [f"place:{PLACE_NAMES[source_of(v[STAGE])]}"]
    elif verb in ("hire", "extra"):
        option.targets = [f"space:{v[p + SPACE]}"]
