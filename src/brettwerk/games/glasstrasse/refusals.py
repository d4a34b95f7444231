"""What a player can see but not do now, and why: so that nobody has to guess."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.anytime import can_give, display_size
from brettwerk.games.glasstrasse.building import can_pay, can_place
from brettwerk.games.glasstrasse.counting import count
from brettwerk.games.glasstrasse.effects import BUILD, DRAW, GAIN, GAIN_PER, PAY_DISPLAY, PLACE, SOURCE
from brettwerk.games.glasstrasse.land import forests, has_usable_space
from brettwerk.games.glasstrasse.layout import BUILT, DISPLAY, MARKET, NO_TILE, PROCESSING, STACK, block
from brettwerk.games.glasstrasse.questions import entry_thing, tile_thing
from brettwerk.games.glasstrasse.specialists import can_act, can_enter, receiver
from brettwerk.games.glasstrasse.tables import (
    BUILDING_IDS,
    COST_COLUMNS,
    PRICE,
    PRICE_GOODS,
    PRICES,
    TWINS,
    UPGRADE,
    card_effect,
    effect,
    effect_op,
)
from brettwerk.games.glasstrasse.wheels import on_both_wheels, room, stock
from brettwerk.games.glasstrasse.words import (
    ACTION,
    ENTRY_COST,
    GIFT,
    LAST_WINDOW,
    REPEAT_EXCHANGE,
    TILE_TO_BUILD,
)
from brettwerk.kernel.game import Refusal
from brettwerk.kernel.state import DECISION, TURN, A, D, top


def refuse(v: vec[i64], seat: i64) -> list[Refusal]:
    """All refusals of the pending decision."""
    decision = v[DECISION]
    if v[TURN] != seat:
        return []
    found: list[Refusal] = []
    if decision == ENTRY_COST:
        found += refuse_entry(v, seat)
    elif decision == ACTION:
        found += refuse_actions(v, seat)
    elif decision == TILE_TO_BUILD:
        found += refuse_tiles(v, seat)
    elif decision == GIFT:
        good = v[top(v) + A]
        if room(v, receiver(v), good) == 0 and not on_both_wheels(good):
            found.append(Refusal("gift take", "", "full", "GS-9.16"))
    if decision in (ENTRY_COST, ACTION, GIFT, LAST_WINDOW, REPEAT_EXCHANGE):
        found += refuse_conversions(v, seat)
    return found


def refuse_entry(v: vec[i64], seat: i64) -> list[Refusal]:
    """An entry cost that cannot be paid (GS-5.13, GS-5.16)."""
    card = v[top(v) + A]
    if can_enter(v, seat, card):
        return []
    rule = "GS-5.16" if forests(v, seat) == 0 and entry_thing(card) == "amount:forest*1" else "GS-5.13"
    return [Refusal("pay", "", "entry", rule, {"cost": entry_thing(card)})]


def refuse_actions(v: vec[i64], seat: i64) -> list[Refusal]:
    """Actions of the card that are used or would do nothing; with them, tiles that cannot be built yet."""
    f = top(v)
    card = v[f + A]
    found: list[Refusal] = []
    for which in range(2):
        name = f"action {which + 1}"
        target = f"action:{which + 1}"
        e = card_effect(card, which)
        op = effect_op(e)
        if (v[f + D] >> which) & 1 == 1:
            if TWINS[card] == 0:
                found.append(Refusal(name, target, "used", "GS-5.3"))
        elif not can_act(v, seat, e):
            if op == BUILD:
                found.append(Refusal(name, target, "nothing_to_build", "GS-8.7"))
            elif op == DRAW:
                found.append(Refusal(name, target, "no_stack", "GS-13.3"))
            elif op == PLACE:
                found.append(Refusal(name, target, "no_space", "GS-R12"))
            elif op == GAIN_PER and count(v, seat, effect(e, SOURCE), -1, -1) == 0:
                found.append(Refusal(name, target, "nothing_to_count", "GS-5.19"))
            elif op == GAIN or op == GAIN_PER:
                found.append(Refusal(name, target, "full", "GS-2.6"))
        if op == BUILD and (v[f + D] >> which) & 1 == 0 and (which == 0 or TWINS[card] == 0):
            found += refuse_tiles(v, seat)
    return found


def refuse_tiles(v: vec[i64], seat: i64) -> list[Refusal]:
    """Tiles of the building board and of the own display that cannot be built now."""
    tiles = [int(v[MARKET + i]) for i in range(15) if v[MARKET + i] != NO_TILE]
    for kind in range(3):
        mask = v[block(seat) + DISPLAY + kind]
        tiles += [kind * 31 + i for i in range(int(STACK)) if (mask >> i) & 1]
    usable = has_usable_space(v, seat)
    return [refuse_tile(v, seat, t) for t in tiles if not (can_pay(v, seat, t) and can_place(v, seat, t, usable))]


def refuse_tile(v: vec[i64], seat: i64, tile: i64) -> Refusal:
    """Why a tile cannot be built: covered start building (GS-8.17), no space (GS-8.5), goods missing (GS-8.7)."""
    name = f"build {BUILDING_IDS[tile]}"
    args: dict[str, str | int] = {"tile": tile_thing(tile)}
    if not can_place(v, seat, tile, True):
        return Refusal(name, tile_thing(tile), "covered", "GS-8.17", args)
    if UPGRADE[tile] < 0 and not has_usable_space(v, seat):
        return Refusal(name, tile_thing(tile), "no_space", "GS-8.5", args)
    missing: list[str] = []
    for i in range(int(PRICES)):
        short = PRICE[tile * PRICES + i] - stock(v, seat, PRICE_GOODS[i])
        if PRICE[tile * PRICES + i] > 0 and short > 0:
            missing.append(f"amount:{COST_COLUMNS[i]}*{short}")
    args["missing"] = " ".join(missing)
    return Refusal(name, tile_thing(tile), "short", "GS-8.7", args)


def refuse_conversions(v: vec[i64], seat: i64) -> list[Refusal]:
    """Own processing buildings whose input is not there (GS-7.16)."""
    found: list[Refusal] = []
    mask = v[block(seat) + BUILT + PROCESSING]
    for tile in range(int(STACK)):
        if (mask >> tile) & 1 == 1 and not can_give(v, seat, tile):
            reason = "input"
            if effect(tile, PAY_DISPLAY) > 0 and display_size(v, seat) >= effect(tile, PAY_DISPLAY):
                reason = "no_space"
            args: dict[str, str | int] = {"tile": tile_thing(tile), "effect": f"effect:{BUILDING_IDS[tile]}"}
            found.append(Refusal(f"use {BUILDING_IDS[tile]}", tile_thing(tile), reason, "GS-7.16", args))
    return found
