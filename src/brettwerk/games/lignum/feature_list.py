"""The numbered features of a position, each with a name and a weight. No rules here."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

PILE_AT: Final[i64] = 0  # logs left on the woodpile, by kind, while seasons are left
RIVER_AT: Final[i64] = 3  # logs on the river
STORE_AT: Final[i64] = 6  # logs left on the saw store
SALE_AT: Final[i64] = 9  # logs that will reach the sale space: firewood, softwood
SAWN_AT: Final[i64] = 11  # logs that will be sawn, by kind
RIVER_COUNTED: Final[i64] = 14  # thalers that the points count for the river
SPENDING: Final[i64] = 15  # thalers that all this costs
TOOL_AT: Final[i64] = 16  # tools left over: cart, raft, saw
SLED_AT: Final[i64] = 19  # a sled in year 1, in year 2 (before autumn)
FODDER_AT: Final[i64] = 21  # fodder of value 3, of value 2
CASH_AT: Final[i64] = 23  # thalers to begin the next season with: the first four, the next four; in year 1, in year 2
HUNGER_AT: Final[i64] = 27  # food missing: in spring, in summer, in autumn but still to be bought, for good
COLD_AT: Final[i64] = 31  # fuel missing: in spring, summer, autumn, for good
UNPAID: Final[i64] = 35  # thalers missing for the winter
DRYING_AT: Final[i64] = 36  # thalers that lying wood can still gain by drying
ENTERING: Final[i64] = 37  # … and wood that can enter the drying spaces
WINTER_WORK: Final[i64] = 38  # tenths of thalers that the yard worker can earn in the coming winter
SURPLUS_FOOD: Final[i64] = 39
CRAFT_AT: Final[i64] = 40  # craft tiles, times the seasons left (two at most)
SETS_AT: Final[i64] = 41  # thalers for the sets in hand
HUT_SET_AT: Final[i64] = 42  # a set for huts
HUT_AT: Final[i64] = 43  # larders, drying huts, lodgings
AHEAD_AT: Final[i64] = 46  # tenths of thalers of the tiles ahead: nobody else can take them, somebody can
FIRST_AT: Final[i64] = 48  # places in the next player order, while seasons are left
DEBT_AT: Final[i64] = 49  # thalers due at once
ORDER_AT: Final[i64] = 50  # orders in hand: tenths of thalers they will probably pay on top
PLAN_AT: Final[i64] = 51  # plan tiles placed for later
FEATURES: Final[i64] = 52


def add(found: vec[i64], feature: i64, value: i64) -> vec[i64]:
    """One more feature; nothing for 0."""
    if value == 0:
        return found
    return append(append(found, feature), value)


def feature_names() -> list[str]:
    """What each weight belongs to."""
    kinds = ("firewood", "softwood", "hardwood")
    names = [f"{place} {kind}" for place in ("woodpile", "river", "saw store") for kind in kinds]
    names += ["coming to sale firewood", "coming to sale softwood"]
    names += [f"to be sawn {kind}" for kind in kinds]
    names += ["river in the points", "spending", "cart", "raft", "saw", "sled year 1", "sled year 2"]
    names += ["fodder 3", "fodder 2"]
    names += [f"{part} thalers year {year}" for year in (1, 2) for part in ("first", "next")]
    names += [f"food missing {when}" for when in ("spring", "summer", "to buy", "for good")]
    names += [f"fuel missing {when}" for when in ("spring", "summer", "autumn", "for good")]
    names += ["thalers missing for winter", "drying", "entering drying", "winter work", "surplus food"]
    names += ["craft", "craft sets", "hut set", "larder", "drying hut", "lodging"]
    names += ["sure tiles ahead", "contested tiles ahead", "next player order", "debt due", "orders", "plans"]
    return names
