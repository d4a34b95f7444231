"""Phase 1: the path is stocked. Rules LI-1.13, LI-3.5, LI-4.1 – LI-4.10, LI-20.1, LI-20.2, LI-21.2; ruling LI-R6."""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    CLEARING_SPACE,
    CRAFT_LEFT,
    CRAFT_SEEN,
    CRAFT_STACK,
    CRAFT_TILE,
    DECK_LEFT,
    EQUIPMENTS,
    EXTRA_SAWYER,
    FODDER_LEFT,
    MARKING,
    NO_TILE,
    OFFER,
    ORDER_DECK,
    ORDERS_IN_PLAY,
    ORDERS_SEEN,
    PHASE,
    ROUND,
    SUPPLY,
    TILE,
    TRADES,
    WALK,
    WORKERS_LEFT,
)
from brettwerk.games.lignum.tables import (
    EXTRA_STOCK,
    FODDER_STOCK,
    ORDERS_OFFER,
    TILE_MIX,
    TILE_SPACES,
    TILES_PER_ROUND,
    WORKER_STOCK,
    stock,
)
from brettwerk.games.lignum.words import OFFERED, ROUND_BEGAN, STOCKED
from brettwerk.kernel.rng import shuffle
from brettwerk.kernel.state import CHANCE, PLAYERS, State, bits, reveal, tell


def stock_path(s: State) -> None:
    """Everything that a path round begins with, open before areas are chosen (LI-4.8, LI-4.10)."""
    v = s.v
    tell(s, ROUND_BEGAN, -1, v[ROUND])
    players = v[PLAYERS]
    trade: i64 = 0
    while trade < TRADES:  # LI-4.2, LI-4.4, LI-4.5
        v[WORKERS_LEFT + trade] = stock(players, WORKER_STOCK + trade)
        trade += 1
    v[EXTRA_SAWYER] = stock(players, EXTRA_STOCK)
    v[FODDER_LEFT] = stock(players, FODDER_STOCK)  # LI-4.3
    lay_tiles(s)
    if v[ORDERS_IN_PLAY] == 1:
        fill_offer(s)
    v[PHASE] = WALK if v[ROUND] == 1 else MARKING  # LI-3.2, LI-3.3


def lay_tiles(s: State) -> None:
    """The 13 tiles of the round, shuffled, one on each tile space (LI-4.6, LI-4.7, LI-20.2)."""
    v = s.v
    tiles = round_mix(v)
    reveal(v)
    shuffle(v, CHANCE, tiles, 0, TILES_PER_ROUND)
    i: i64 = 0
    while i < TILES_PER_ROUND:
        v[TILE + TILE_SPACES[i]] = tiles[i]
        if tiles[i] != NO_TILE:
            tell(s, STOCKED, -1, TILE_SPACES[i], tiles[i])
        i += 1


def round_mix(v: vec[i64]) -> vec[i64]:
    """Takes the tiles of a round from supply and stack; what is lacking stays an empty entry (LI-4.9, LI-R6)."""
    tiles = vec[i64](capacity=13)
    code: i64 = 1
    while code <= CRAFT_TILE:
        n = stock(v[PLAYERS], TILE_MIX + code - 1)
        while n > 0:
            tiles = append(tiles, take_tile(v, code))
            n -= 1
        code += 1
    return tiles


def take_tile(v: vec[i64], code: i64) -> i64:
    """One tile for the path; coin, food and blocked tiles always come back and never lack."""
    if code <= EQUIPMENTS:
        if v[SUPPLY + code - 1] == 0:
            return NO_TILE
        v[SUPPLY + code - 1] -= 1
        return code
    if code < CRAFT_TILE:
        return code
    n = v[CRAFT_LEFT]
    if n == 0:
        return NO_TILE
    kind = v[CRAFT_STACK + n - 1]
    v[CRAFT_STACK + n - 1] = 0
    v[CRAFT_LEFT] = n - 1
    v[CRAFT_SEEN + kind] += 1
    return CRAFT_TILE + kind


def fill_offer(s: State) -> None:
    """Fills the orders up from the deck; those not taken stay (LI-21.1, LI-21.2)."""
    v = s.v
    while bits(v[OFFER]) < stock(v[PLAYERS], ORDERS_OFFER) and v[DECK_LEFT] > 0:
        n = v[DECK_LEFT] - 1
        order = v[ORDER_DECK + n]
        v[ORDER_DECK + n] = 0
        v[DECK_LEFT] = n
        v[OFFER] |= 1 << order
        v[ORDERS_SEEN] |= 1 << order
        reveal(v)
        tell(s, OFFERED, -1, order)


def clear_path(v: vec[i64]) -> i64:
    """Equipment left on the path returns to the supply (LI-15.6); how many craft tiles leave the game (LI-15.7)."""
    gone: i64 = 0
    space: i64 = 0
    while space < CLEARING_SPACE:
        tile = v[TILE + space]
        if tile >= CRAFT_TILE:
            gone += 1
        elif tile != NO_TILE and tile <= EQUIPMENTS:
            v[SUPPLY + tile - 1] += 1
        v[TILE + space] = NO_TILE
        space += 1
    return gone
