"""The set-up of a game and the draft of the characters.

Rules CA-2.2 – CA-2.23, CA-14.6; rulings CA-R16, CA-R32, CA-R35, CA-R46.

Each kind of chance has a stream of its own. After the set-up there is no chance at all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import HOUSES, PROVOST_START, START_SPACES, STONE_SPACE, WOOD_SPACE
from brettwerk.games.caylus1303.layout import (
    BRIDGE,
    CAMP,
    CHARACTERS,
    CURSOR,
    DRAFTING,
    EMPTY,
    FACE,
    FIRST_SPACE,
    FREE_HOUSES,
    HOLDER,
    MERCHANT_PLACE,
    MERCHANT_SEAT,
    NO_TILE,
    NOBODY,
    ON_BOARD,
    OPEN_SCORES,
    OUT,
    OWNER,
    PASS_ORDER,
    PHASE,
    PLACES,
    PRINTED,
    PROVOST,
    RESOURCES,
    ROUND,
    SETUP,
    SITE_ORDER,
    SLOTS,
    START,
    START_TILES,
    STOCK,
    STONE_TILES,
    STORE,
    SUPPLY,
    TILE,
    TILES,
    WOOD_TILES,
    WORKER,
    block,
    size,
)
from brettwerk.games.caylus1303.tables import (
    FIRST_CHARACTERS,
    FIRST_LAYOUT,
    IN_GAME,
    ROAD_END,
    START_CAMP,
    START_STORE,
    START_SUPPLY,
    STONEMASON,
    per_players,
    space_number,
)
from brettwerk.games.caylus1303.words import ASK_DRAFT, DO_DRAFT, DRAFTED, NO_DECISION
from brettwerk.kernel.actions import action
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import DECISION, PLAYERS, TURN, State, ask, bit, numbers, tell

TILE_STREAM: Final[i64] = 1  # start tiles; wood and stone tiles are the two behind it
CHARACTER_STREAM: Final[i64] = 4
START_STREAM: Final[i64] = 5


def first_position(players: i64, seed: i64, first_layout: bool, first_characters: bool, open_scores: bool) -> vec[i64]:
    """The vector of a new game, before the draft."""
    v = numbers(size(players))
    v[PLAYERS] = players
    v[TURN] = -1
    v[DECISION] = NO_DECISION
    v[PHASE] = DRAFTING
    v[ROUND] = 1  # CA-2.13
    v[PROVOST] = PROVOST_START  # CA-2.12
    v[MERCHANT_PLACE] = -1
    v[MERCHANT_SEAT] = NOBODY
    v[OPEN_SCORES] = 1 if open_scores else 0
    clear_road(v)
    if first_layout:
        lay_out_preset(v)
    else:
        lay_out(v, seed)
    fill_stock(v)
    v[START] = Rng(seed, START_STREAM).below(players)  # CA-2.17, CA-R32
    draw_characters(v, seed, first_characters)
    seat: i64 = 0
    while seat < players:
        set_up_player(v, seat)
        seat += 1
    return v


def clear_road(v: vec[i64]) -> None:
    """The printed buildings and nothing else (CA-2.1)."""
    place: i64 = 0
    while place < PLACES:
        v[TILE + place] = PRINTED + place if place <= BRIDGE else NO_TILE
        v[FACE + place] = SETUP if place < BRIDGE else EMPTY
        v[OWNER + place] = NOBODY
        v[WORKER + place] = NOBODY
        place += 1
    i: i64 = 0
    while i < 5:
        v[PASS_ORDER + i] = NOBODY
        v[SITE_ORDER + i] = NOBODY
        i += 1


def shuffled(first: i64, seed: i64, stream: i64) -> vec[i64]:
    """Nine tiles in random order."""
    tiles = numbers(9)
    i: i64 = 0
    while i < 9:
        tiles[i] = first + i
        i += 1
    Rng(seed, stream).shuffle(tiles, 0, 9)
    return tiles


def lay(v: vec[i64], space: i64, tile: i64) -> None:
    """Lays a tile on a space, setup side up, without an owner (CA-3.5, CA-R16)."""
    v[TILE + FIRST_SPACE + space - 1] = tile
    v[FACE + FIRST_SPACE + space - 1] = SETUP


def lay_out(v: vec[i64], seed: i64) -> None:
    """Slots first, then the road (CA-2.2 – CA-2.5, CA-2.8, CA-2.9)."""
    start = shuffled(START_TILES, seed, TILE_STREAM)
    wood = shuffled(WOOD_TILES, seed, TILE_STREAM + 1)
    stone = shuffled(STONE_TILES, seed, TILE_STREAM + 2)
    v[SLOTS] = start[0]
    v[SLOTS + 1] = wood[0]
    v[SLOTS + 2] = stone[0]
    space: i64 = 1
    while space <= START_SPACES:
        lay(v, space, start[space])
        space += 1
    lay(v, WOOD_SPACE, wood[2] if wood[1] == STONEMASON else wood[1])  # CA-2.6, CA-R46
    lay(v, STONE_SPACE, stone[1])


def lay_out_preset(v: vec[i64]) -> None:
    """The preset for a first game: ours, because the rulebook's picture is lost (CA-14.8, CA-R35)."""
    i: i64 = 0
    while i < 3:
        v[SLOTS + i] = FIRST_LAYOUT[i]
        i += 1
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        tile = FIRST_LAYOUT[2 + space_number(place)]
        if tile != NO_TILE:
            lay(v, space_number(place), tile)
        place += 1


def fill_stock(v: vec[i64]) -> None:
    """Every wood tile, stone tile and monument that lies nowhere else is open stock (CA-2.7, CA-2.10, CA-2.11)."""
    stock: i64 = 0
    tile: i64 = WOOD_TILES
    while tile < TILES:
        stock |= bit(tile)
        tile += 1
    place: i64 = FIRST_SPACE
    while place < ROAD_END:
        if v[TILE + place] >= WOOD_TILES:
            stock &= ~bit(v[TILE + place])
        place += 1
    v[STOCK] = stock & ~bit(v[SLOTS + 1]) & ~bit(v[SLOTS + 2])


def draw_characters(v: vec[i64], seed: i64, recommended: bool) -> None:
    """n + 3 characters, at random or the recommended ones; all lie open until they are picked (CA-2.18, CA-14.6)."""
    order = numbers(CHARACTERS)
    i: i64 = 0
    while i < CHARACTERS:
        order[i] = i
        v[HOLDER + i] = OUT
        i += 1
    Rng(seed, CHARACTER_STREAM).shuffle(order, 0, CHARACTERS)
    i = 0
    while i < CHARACTERS:
        if recommended:
            if (FIRST_CHARACTERS[v[PLAYERS] - 2] >> i) & 1 == 1:
                v[HOLDER + i] = ON_BOARD
        elif i < per_players(v[PLAYERS], IN_GAME):
            v[HOLDER + order[i]] = ON_BOARD
        i += 1


def set_up_player(v: vec[i64], seat: i64) -> None:
    """Workers, houses (one of ten waits at the bridge), resources (CA-2.14, CA-2.15, CA-2.16, CA-2.22)."""
    p = block(seat)
    v[p + SUPPLY] = per_players(v[PLAYERS], START_SUPPLY)
    v[p + CAMP] = per_players(v[PLAYERS], START_CAMP)
    v[p + FREE_HOUSES] = HOUSES
    i: i64 = 0
    while i < RESOURCES:
        v[p + STORE + i] = START_STORE[i]
        i += 1


# -- the draft -------------------------------------------------------------------------------------------------------


def ask_draft(v: vec[i64]) -> None:
    """The last player first, then counter-clockwise, the start player last (CA-2.19, CA-2.23, CA-R32)."""
    n = v[PLAYERS]
    ask(v, (v[START] + n - 1 - v[CURSOR]) % n, ASK_DRAFT)


def offer_characters(v: vec[i64], kind: i64, acts: vec[i64]) -> vec[i64]:
    """Adds each character that lies on the board."""
    i: i64 = 0
    while i < CHARACTERS:
        if v[HOLDER + i] == ON_BOARD:
            acts = append(acts, action(kind, i))
        i += 1
    return acts


def offer_draft(v: vec[i64]) -> vec[i64]:
    """Each character not yet picked."""
    return offer_characters(v, DO_DRAFT, vec[i64](capacity=8))


def choose_draft(s: State, seat: i64, character: i64) -> None:
    """Takes the character, face up; the three left over stay on the board (CA-2.20, CA-2.21)."""
    v = s.v
    v[HOLDER + character] = seat
    v[CURSOR] += 1
    tell(s, DRAFTED, seat, character)
