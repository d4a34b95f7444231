"""What must hold in every position, whatever was played. Numbers are those of the catalogue's list of invariants."""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.cards import cards_to_choose
from brettwerk.games.glasstrasse.layout import (
    ASIDE,
    BRICK,
    BUILDING,
    BUILT,
    COUNT,
    DISPLAY,
    EMPTY,
    FOREST,
    FORESTS,
    GLASS,
    HAND,
    HAND_SIZE,
    LAID,
    LAND,
    MARKERS,
    MARKET,
    MAX_BASIC,
    MAX_REFINED,
    NO_CARD,
    NO_TILE,
    NOT_HAND,
    NOTCHES,
    OUT,
    PHASE,
    REVEALED,
    ROW,
    SELECT,
    SPACES,
    STACK,
    STACK_SIZE,
    STACKS,
    START_BUILDINGS,
    TILES,
    UPGRADES,
    block,
)
from brettwerk.games.glasstrasse.tables import FOREST_SPACES, UPGRADE
from brettwerk.games.glasstrasse.wheels import brick_wheel_due, glass_wheel_due
from brettwerk.games.glasstrasse.words import AMOUNT, GAIN_WHEEL, GOOD, PAY_WHEEL, SITE, TAKE
from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.state import DECISION, DEPTH, FRAME, FRAMES, OVER, PLAYERS, A, bit, bits, numbers


def demand(holds: bool, what: str) -> None:
    """Raises BrokenRules with the broken invariant."""
    if not holds:
        raise BrokenRules(what)


def check(v: vec[i64]) -> None:
    """All invariants of a position."""
    seat: i64 = 0
    while seat < v[PLAYERS]:
        check_goods(v, seat)
        check_land(v, seat)
        check_cards(v, seat)
        seat += 1
    check_tiles(v)


def check_goods(v: vec[i64], seat: i64) -> None:
    """Ranges (1) and stable wheels (2, in the sharper form of the corrections)."""
    p = block(seat)
    i: i64 = 0
    while i < MARKERS:
        most = MAX_REFINED if i == GLASS or i == BRICK else MAX_BASIC
        demand(v[p + i] >= 0 and v[p + i] <= most, f"1: marker {i} of seat {seat} is {v[p + i]}")
        i += 1
    decision = v[DECISION]
    if decision == PAY_WHEEL:
        return
    demand(not glass_wheel_due(v, p), f"2: the glass wheel of seat {seat} is due")
    if decision == GOOD or decision == GAIN_WHEEL or decision == TAKE or decision == AMOUNT:
        return
    demand(not brick_wheel_due(v, p), f"2: the brick wheel of seat {seat} is due")


def check_land(v: vec[i64], seat: i64) -> None:
    """Spaces (4), forests (5), building counts and masks (8), upgrades (9)."""
    p = block(seat)
    i: i64 = 0
    while i < FORESTS:
        one = v[p + LAND + FOREST_SPACES[2 * i]] == FOREST
        two = v[p + LAND + FOREST_SPACES[2 * i + 1]] == FOREST
        demand(one == two, f"5: half a forest {i} of seat {seat}")
        i += 1
    built = numbers(3)
    n: i64 = 0
    i = 0
    while i < SPACES:
        what = v[p + LAND + i]
        demand(what >= EMPTY and what < BUILDING + TILES, f"4: space {i} of seat {seat} holds {what}")
        if what >= BUILDING:
            tile = what - BUILDING
            demand(UPGRADE[tile] < 0, f"9: upgrade {tile} on space {i} of seat {seat}")
            built[tile // STACK] |= 1 << (tile % STACK)
            n += 1
        i += 1
    demand(n == v[p + COUNT], f"8: seat {seat} has {n} buildings, counted {v[p + COUNT]}")
    i = 0
    while i < START_BUILDINGS:
        tile = v[p + UPGRADES + i]
        if tile != NO_TILE:
            demand(UPGRADE[tile] == i, f"9: tile {tile} covers start building {i}")
            built[tile // STACK] |= 1 << (tile % STACK)
        i += 1
    i = 0
    while i < 3:
        demand(built[i] == v[p + BUILT + i], f"8: mask of built tiles of seat {seat}")
        i += 1


def check_cards(v: vec[i64], seat: i64) -> None:
    """Five cards in their places, all different (10), at most two notches (11), knowledge that holds (22)."""
    p = block(seat)
    hand = v[p + HAND]
    demand(bits(hand) == v[p + HAND_SIZE], f"10: hand size of seat {seat}")
    demand(bits(v[p + NOTCHES]) <= 2, f"11: notches of seat {seat}")
    demand(hand & v[p + NOT_HAND] == 0, f"22: seat {seat} holds a card it cannot hold")
    demand(
        hand & (v[p + NOTCHES] | v[p + ASIDE]) == 0 and v[p + NOTCHES] & v[p + ASIDE] == 0, f"10: cards of seat {seat}"
    )
    if v[PHASE] == SELECT or v[OVER] != 0:
        return
    n = bits(hand) + bits(v[p + NOTCHES]) + bits(v[p + ASIDE])
    if v[p + LAID] != NO_CARD:
        n += 1
    if v[p + REVEALED] != NO_CARD:
        n += 1
    demand(n == cards_to_choose(v), f"10: seat {seat} has {n} cards")


def check_tiles(v: vec[i64]) -> None:
    """Each tile in exactly one place (6), rows of their kind and size (7)."""
    kind: i64 = 0
    while kind < 3:
        total: i64 = bits(v[OUT + kind])
        mask: i64 = v[OUT + kind]
        i: i64 = 0
        while i < 5:
            tile = v[MARKET + kind * 5 + i]
            if tile != NO_TILE:
                demand(tile // STACK == kind and i < v[ROW], f"7: tile {tile} in row {kind}")
                mask |= 1 << (tile % STACK)
                total += 1
            i += 1
        i = 0
        while i < v[STACK_SIZE + kind]:
            mask |= 1 << (v[STACKS + kind * STACK + i] % STACK)
            total += 1
            i += 1
        seat: i64 = 0
        while seat < v[PLAYERS]:
            p = block(seat)
            mask |= v[p + BUILT + kind] | v[p + DISPLAY + kind]
            total += bits(v[p + BUILT + kind]) + bits(v[p + DISPLAY + kind])
            seat += 1
        i = 0
        while i < v[DEPTH]:
            f = FRAMES + i * FRAME
            if v[f] == SITE and v[f + A] // STACK == kind:
                mask |= 1 << (v[f + A] % STACK)
                total += 1
            i += 1
        demand(total == STACK and mask == bit(STACK) - 1, f"6: tiles of kind {kind}")
        kind += 1
