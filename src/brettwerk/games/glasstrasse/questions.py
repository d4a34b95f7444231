"""What is asked, in numbers and names: the prompt of each decision and the exact meaning of each option."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.cards import cards_to_choose
from brettwerk.games.glasstrasse.effects import ANY_LAND
from brettwerk.games.glasstrasse.land import is_landscape
from brettwerk.games.glasstrasse.layout import EMPTY, HAND_SIZE, LAND, PERIOD, block
from brettwerk.games.glasstrasse.notation import ANY_GOOD, MARKER, ON_LAND, SPACE
from brettwerk.games.glasstrasse.tables import (
    BUILDING_IDS,
    BUILDING_ROWS,
    CARD_IDS,
    COST_COLUMNS,
    ENTRY,
    PRICE,
    PRICES,
)
from brettwerk.games.glasstrasse.words import (
    ACTION,
    AMOUNT,
    COUNTRY,
    DECISION_NAMES,
    DISCARD_TILE,
    ENTRY_COST,
    GAIN_WHEEL,
    GIFT,
    GOOD,
    LAND_KIND,
    OWN_TILE,
    PAY_WHEEL,
    PICK_CARD,
    REPEAT_EXCHANGE,
    SITE,
    SUPPLY,
    TAKE,
)
from brettwerk.games.glasstrasse.words import (
    SPACE as SPACE_DECISION,
)
from brettwerk.kernel.game import Option, Question
from brettwerk.kernel.state import DECISION, TURN, A, B, C, D, E, F, top

RULES = {
    "pick_card": "GS-3.4",
    "lay_card": "GS-4.1",
    "play_card": "GS-14.2",
    "extra_card": "GS-14.5",
    "solo_last_card": "GS-15.5",
    "entry": "GS-5.10 GS-5.12",
    "action": "GS-5.2 GS-5.8",
    "forest": "GS-5.15",
    "pay_wheel": "GS-6.8 GS-6.9",
    "land_kind": "GS-9.10",
    "space": "GS-8.10",
    "good": "GS-6.13",
    "gain_wheel": "GS-6.4 GS-6.5",
    "take": "GS-6.1 GS-6.2",
    "amount": "GS-6.3",
    "build_tile": "GS-8.2",
    "own_tile": "GS-7.1",
    "discard_tile": "GS-10.1",
    "repeat": "GS-11.3",
    "tavern_target": "GS-11.28",
    "gift": "GS-9.13 GS-9.15",
    "final": "GS-17.2",
}


def card_thing(card: i64) -> str:
    """A card as a thing."""
    return f"card:{CARD_IDS[card]}"


def tile_thing(tile: i64) -> str:
    """A tile as a thing."""
    return f"tile:{BUILDING_IDS[tile]}"


def goods_thing(good: i64, amount: i64) -> str:
    """An amount of a good or of a marker's good."""
    return f"amount:{ANY_GOOD.names[good]}*{amount}"


def price_thing(tile: i64) -> str:
    """The printed cost of a tile, `amount:none` if it costs nothing."""
    parts = [
        f"amount:{COST_COLUMNS[i]}*{PRICE[tile * PRICES + i]}"
        for i in range(int(PRICES))
        if PRICE[tile * PRICES + i] > 0
    ]
    return " ".join(parts) or "amount:none*0"


def entry_thing(card: i64) -> str:
    """The entry cost of a card."""
    if ENTRY[card * 3 + 2] > 0:
        return "amount:forest*1"
    return goods_thing(ENTRY[card * 3], ENTRY[card * 3 + 1])


def gain_thing(v: vec[i64], f: i64) -> str:
    """What a gain offers."""
    parts = [goods_thing(v[f + A], v[f + B])] if v[f + B] > 0 else []
    if v[f + D] > 0:
        parts.append(goods_thing(v[f + C], v[f + D]))
    return " ".join(parts)


def ask_question(v: vec[i64], seat: i64) -> Question:
    """The pending decision with what it is about."""
    decision = v[DECISION]
    name = DECISION_NAMES[decision]
    args: dict[str, str | int] = {}
    f = top(v)
    if decision == PICK_CARD:
        args["number"] = int(cards_to_choose(v) - v[block(seat) + HAND_SIZE])
        args["period"] = int(v[PERIOD])
    elif decision == ENTRY_COST:
        args["card"] = card_thing(v[f + A])
        args["cost"] = entry_thing(v[f + A])
    elif decision == ACTION:
        args["card"] = card_thing(v[f + A])
        args["number"] = int(v[f + B] - v[f + E])
    elif decision == PAY_WHEEL:
        args["good"] = "good:food" if v[f + A] > 0 else "good:charcoal"
    elif decision == GAIN_WHEEL:
        slot = A if v[f + A] >= len(MARKER.names) else C
        args["goods"] = goods_thing(v[f + slot], v[f + slot + 1])
    elif decision == TAKE:
        args["goods"] = gain_thing(v, f)
    elif decision == AMOUNT:
        slot = A if v[f + F] < 0 else C
        args["good"] = f"marker:{MARKER.names[v[f + slot]]}"
        args["number"] = int(v[f + slot + 1])
    elif decision == LAND_KIND:
        args["country"] = int(v[f] == COUNTRY)
    elif decision == SPACE_DECISION:
        args["what"] = tile_thing(v[f + A]) if v[f] == SITE else land_thing(v[f + B] if v[f] == COUNTRY else v[f + A])
    elif decision == GOOD:
        args["supplier"] = int(v[f] == SUPPLY)
        args["number"] = 2 if v[f] == SUPPLY else int(v[f + B])
    elif decision == OWN_TILE:
        args["land"] = land_thing(v[f + A])
        args["clear"] = int(v[f + B])
    elif decision == DISCARD_TILE:
        args["number"] = int(v[f + A])
    elif decision == REPEAT_EXCHANGE:
        args["tile"] = tile_thing(v[f + A])
    elif decision == GIFT:
        args["good"] = f"good:{ANY_GOOD.names[v[f + A]]}"
    return Question(name, args, RULES[name].split())


def land_thing(kind: i64) -> str:
    """A kind of landscape tile as a thing; any kind if it is still open."""
    return "land:any" if kind == EMPTY or kind == ANY_LAND else f"land:{ON_LAND.names[kind]}"


def phrase_option(v: vec[i64], option: Option) -> None:
    """Says what an option means here: costs, yields, what is cleared."""
    f = top(v)
    seat = v[TURN]
    if option.verb in ("pick", "lay", "play"):
        card = option.things[0].split(":")[1]
        option.args["first"] = f"effect:{card}_1"
        option.args["second"] = f"effect:{card}_2"
    elif option.verb == "action":
        card = CARD_IDS[v[f + A]]
        number = option.args["action"].split(":")[1] if isinstance(option.args["action"], str) else "1"
        option.args = {"effect": f"effect:{card}_{number}", "number": int(number)}
        option.rules = option.rules + ["GS-5.3"]
    elif option.verb == "pay":
        option.args["cost"] = entry_thing(v[f + A])
    elif option.verb == "use":
        tile = option.things[0].split(":")[1]
        option.args["effect"] = f"effect:{tile}"
        option.rules = BUILDING_ROWS[BUILDING_IDS.index(tile)].text("rule").split() or option.rules
    elif option.verb == "build":
        option.args["cost"] = price_thing(BUILDING_IDS.index(option.things[0].split(":")[1]))
    elif option.verb == "take":
        if option.things[0] == "measure:all":
            option.args = {"goods": gain_thing(v, f)}
        else:
            option.text = "option-take-fewer"
            option.args = {}
    elif option.verb == "on":
        space = SPACE.index[option.things[0].split(":")[1]]
        if space < 20 and is_landscape(v[block(seat) + LAND + space]):
            option.text = "option-on-cleared"
            option.args["land"] = f"land:{ON_LAND.names[v[block(seat) + LAND + space]]}"
        elif space == 20:
            option.text = "option-on-none"
            option.targets = []
    elif option.verb == "give":
        space = SPACE.index[option.things[0].split(":")[1]]
        option.args["land"] = f"land:{ON_LAND.names[v[block(seat) + LAND + space]]}"
    elif option.verb == "gift" and option.things[0] != "answer:decline":
        option.args["good"] = f"good:{ANY_GOOD.names[v[f + A]]}"
