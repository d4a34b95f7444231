"""What must hold in every position, whatever was played. Numbers are those of the catalogue's list of invariants."""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import HOUSE_COUNT, is_resident, total
from brettwerk.games.hoyuk.families import count_families
from brettwerk.games.hoyuk.grid import (
    block_at,
    cattle_at,
    direction_at,
    is_empty,
    kind_at,
    on,
    owner_at,
    roof_at,
    storeys_at,
    villager_at,
)
from brettwerk.games.hoyuk.layout import (
    ASIDE,
    BLOCKS,
    BUILT,
    CATTLE,
    CELLS,
    CLOSED,
    COUNTS,
    DECK,
    DECK_SIZE,
    E_CATTLE,
    E_OVEN,
    E_PEN,
    E_SHRINE,
    E_VILLAGER,
    ELEMENTS,
    EMPTY,
    EVER_LOST,
    EXPERT,
    FAMILIES,
    GONE,
    HAND,
    HOUSE,
    HOUSES,
    LIMIT,
    LOSSES,
    MAX_BLOCKS,
    MODE,
    NO_CELL,
    NO_TILE,
    OLD_START,
    OUT,
    OWN,
    OWN_PENS,
    PEN,
    PEN_ON_RUIN,
    PENS,
    PHASE,
    PILE_SIZE,
    PILE_TILES,
    PLAYED,
    PLAYED_CARDS,
    RED_HAND_PERMANENT,
    ROOFS,
    RUIN,
    RUINS,
    SHAMAN,
    START,
    STOCK,
    STOCK_EQUALS_LIMIT,
    SUPPLY,
    SYMBOLS,
    TALL,
    TILE,
    TILE_PILE,
    VILLAGERS,
    part,
)
from brettwerk.games.hoyuk.piles import card_at, pile_row, piles_in_play
from brettwerk.games.hoyuk.placing import open_sides
from brettwerk.games.hoyuk.recount import recount
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import CARDS_PER_PILE, FULL_SUPPLY, HOUSES_PER_COLOUR, NEAR
from brettwerk.games.hoyuk.village import touched_block
from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.state import PLAYERS, bits, numbers


def demand(holds: bool, what: str, a: i64 = -1, b: i64 = -1) -> None:
    """Raises BrokenRules with the broken invariant and the numbers it is about."""
    if not holds:
        raise BrokenRules(f"{what} ({a}, {b})")


def check(v: vec[i64]) -> None:
    """All invariants of a position."""
    check_pieces(v)
    check_blocks(v)
    check_counts(v)
    check_cards(v)
    check_tiles(v)
    demand(v[START] != v[OLD_START], "I21: the same start player twice in a row")


def check_pieces(v: vec[i64]) -> None:
    """Houses (I1, I2), supply (I3), shaman (I4), what stands where (I12 – I15)."""
    tiles = numbers(v[PLAYERS])
    pieces = numbers(ELEMENTS)
    cell: i64 = 0
    while cell < CELLS:
        check_cell(v, cell)
        kind = kind_at(v, cell)
        if kind == HOUSE or kind == RUIN:
            tiles[owner_at(v, cell)] += storeys_at(v, cell)
            pieces[roof_at(v, cell)] += 1
            if villager_at(v, cell):
                pieces[E_VILLAGER] += 1
        elif kind == PEN:
            pieces[E_PEN] += 1
            if cattle_at(v, cell):
                pieces[E_CATTLE] += 1
        cell += 1
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = part(seat)
        start = v[LIMIT] if switch(v, STOCK_EQUALS_LIMIT) else HOUSES_PER_COLOUR
        demand(tiles[seat] + v[p + OUT] + v[p + STOCK] == start, "I1: house tiles of seat", seat)
        demand(v[p + BUILT] == start - v[p + STOCK] and v[p + STOCK] >= 0, "I2: houses built by seat", seat)
        seat += 1
    element: i64 = E_OVEN
    while element <= E_VILLAGER:
        full = FULL_SUPPLY[v[MODE] * ELEMENTS + element]
        n = v[SUPPLY + element]
        demand(n >= 0 and n + pieces[element] == full, "I3: of element and left", pieces[element], element)
        element += 1
    if v[SHAMAN] != NO_CELL:
        demand(v[MODE] == EXPERT and kind_at(v, v[SHAMAN]) == HOUSE, "I4: the shaman on cell", v[SHAMAN])


def check_cell(v: vec[i64], cell: i64) -> None:
    """One cell: its contents fit together and agree with the bit boards."""
    kind = kind_at(v, cell)
    demand((kind == HOUSE) == on(v, HOUSES, cell), "boards: house on cell", cell)
    demand((kind == RUIN) == on(v, RUINS, cell), "boards: ruin on cell", cell)
    demand((kind == PEN) == on(v, PENS, cell), "boards: pen on cell", cell)
    demand((kind == HOUSE and storeys_at(v, cell) == 2) == on(v, TALL, cell), "boards: height of cell", cell)
    demand((roof_at(v, cell) != 0) == on(v, ROOFS, cell), "boards: roof of cell", cell)
    demand(villager_at(v, cell) == on(v, VILLAGERS, cell), "boards: villager on cell", cell)
    demand(cattle_at(v, cell) == on(v, CATTLE, cell), "boards: cattle on cell", cell)
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = part(seat)
        owned = owner_at(v, cell) == seat
        demand((kind == HOUSE and owned) == on(v, p + OWN, cell), "boards: house of seat on cell", seat, cell)
        demand((kind == PEN and owned) == on(v, p + OWN_PENS, cell), "boards: pen of seat on cell", seat, cell)
        seat += 1
    if kind == HOUSE or kind == RUIN:
        demand(storeys_at(v, cell) == 1 or storeys_at(v, cell) == 2, "I14: storeys of cell", cell)
    roof = roof_at(v, cell)
    if roof != 0 or villager_at(v, cell):
        demand(kind == HOUSE, "I14: a piece on cell", cell)
        demand(roof == 0 or roof == E_OVEN or roof == E_SHRINE, "I14: roof of cell", cell)
    demand(not cattle_at(v, cell) or kind == PEN, "I15: cattle on cell", cell)
    if kind == PEN:
        house = NEAR[4 * cell + direction_at(v, cell)]
        demand(
            house >= 0
            and kind_at(v, house) == HOUSE
            and owner_at(v, house) == owner_at(v, cell)
            and block_at(v, house) == block_at(v, cell),
            "I12: the pen on cell has no owner",
            cell,
        )
        demand(open_sides(v, cell) > 0, "I13: the pen on cell is shut in", cell)


def check_blocks(v: vec[i64]) -> None:
    """Blocks are the connected parts of the village (I8), also without pens (I9); what empty cells touch."""
    if switch(v, PEN_ON_RUIN) and v[PHASE] == LOSSES:
        return  # blocks are found anew when all losses are done
    demand(count_parts(v, True) == v[BLOCKS], "I8: a block is in two parts")
    if not switch(v, PEN_ON_RUIN):
        demand(count_parts(v, False) == v[BLOCKS], "I9: a block hangs together by a pen")
    cell: i64 = 0
    while cell < CELLS:
        if is_empty(v, cell):
            demand(block_at(v, cell) == touched_block(v, cell), "I8: what the empty cell touches", cell)
        else:
            block = block_at(v, cell)
            demand(block >= 0 and block < v[BLOCKS], "I8: cell is of no block", cell)
            direction: i64 = 0
            while direction < 4:
                there = NEAR[4 * cell + direction]
                if there >= 0 and not is_empty(v, there):
                    demand(block_at(v, there) == block, "I8: cells and are of different blocks", cell, there)
                direction += 1
        cell += 1


def count_parts(v: vec[i64], with_pens: bool) -> i64:
    """Connected parts of all buildings, found by a flood fill."""
    seen = numbers(CELLS)
    found = numbers(CELLS)
    parts: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if seen[cell] == 0 and belongs(v, cell, with_pens):
            parts += 1
            seen[cell] = 1
            found[0] = cell
            n: i64 = 1
            while n > 0:
                n -= 1
                here = found[n]
                direction: i64 = 0
                while direction < 4:
                    there = NEAR[4 * here + direction]
                    if there >= 0 and seen[there] == 0 and belongs(v, there, with_pens):
                        seen[there] = 1
                        found[n] = there
                        n += 1
                    direction += 1
        cell += 1
    return parts


def belongs(v: vec[i64], cell: i64, with_pens: bool) -> bool:
    """Whether a flood fill goes there."""
    kind = kind_at(v, cell)
    return kind != EMPTY and (with_pens or kind != PEN)


def check_counts(v: vec[i64]) -> None:
    """Counters per block, families (I16, I25)."""
    counts = recount(v)
    families: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        p = part(seat)
        lived_in: i64 = 0
        block: i64 = 0
        while block < v[BLOCKS] and not (switch(v, PEN_ON_RUIN) and v[PHASE] == LOSSES):
            demand(v[p + COUNTS + block] == counts[seat * MAX_BLOCKS + block], "counts of seat in block", seat, block)
            if is_resident(v, seat, block):
                lived_in += 1
            block += 1
        demand(v[p + FAMILIES] == count_families(v, seat), "families of seat", seat)
        if v[p + EVER_LOST] == 0 and not switch(v, PEN_ON_RUIN):
            demand(v[p + FAMILIES] == lived_in, "I16: seat has a second family in a block", seat)
        families += v[p + FAMILIES]
        seat += 1
    houses: i64 = 0
    block = 0
    while block < v[BLOCKS]:
        if total(v, block, HOUSE_COUNT) > 0:
            houses += 1
        block += 1
    demand(families >= houses, "I25: fewer families than blocks")


def check_cards(v: vec[i64]) -> None:
    """Every reward card is somewhere (I5); open piles have cards, closed ones none (I19)."""
    n: i64 = 0
    piles = piles_in_play(v)
    pile: i64 = 0
    while pile < piles:
        i: i64 = 0
        while i < v[PILE_SIZE + pile]:
            demand(card_at(v, pile_row(pile), i) < SYMBOLS, "I5: card of pile", i, pile)
            i += 1
        n += v[PILE_SIZE + pile]
        if switch(v, RED_HAND_PERMANENT):
            closed = (v[CLOSED] >> pile) & 1 == 1
            demand(closed == (v[PILE_SIZE + pile] == 0), "I19: pile has cards", pile, v[PILE_SIZE + pile])
        pile += 1
    symbol: i64 = 0
    while symbol < SYMBOLS:
        n += v[GONE + symbol]
        seat: i64 = 0
        while seat < v[PLAYERS]:
            demand(v[part(seat) + HAND + symbol] >= 0, "I5: hand of seat", seat)
            n += v[part(seat) + HAND + symbol]
            seat += 1
        symbol += 1
    seat = 0
    while seat < v[PLAYERS]:
        n += v[part(seat) + PLAYED]
        demand(card_at(v, part(seat) + PLAYED_CARDS, v[part(seat) + PLAYED]) == 0, "played cards of seat", seat)
        seat += 1
    demand(n == CARDS_PER_PILE * piles, "I5: reward cards", n)


def check_tiles(v: vec[i64]) -> None:
    """Every tile is in the pile, dealt or set aside (I6); every disaster is in the deck (I7)."""
    tiles = v[ASIDE]
    n = bits(v[ASIDE])
    i: i64 = 0
    while i < v[PILE_TILES]:
        tiles |= 1 << v[TILE_PILE + i]
        n += 1
        i += 1
    seat: i64 = 0
    while seat < v[PLAYERS]:
        if v[part(seat) + TILE] != NO_TILE:
            tiles |= 1 << v[part(seat) + TILE]
            n += 1
        seat += 1
    wanted: i64 = 15 if v[MODE] == EXPERT else 10
    demand(n == wanted and bits(tiles) == wanted, "I6: tiles", n)
    disasters: i64 = 0
    i = 0
    while i < v[DECK_SIZE]:
        disasters |= 1 << v[DECK + i]
        i += 1
    demand(bits(disasters) == v[DECK_SIZE], "I7: disasters")
