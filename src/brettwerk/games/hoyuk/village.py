"""The village and its pieces: everything that changes a cell goes through here.

Blocks: HO-5.2, HO-5.8, HO-5.9, HO-R7; building: HO-6.13, HO-6.14, HO-7.7 – HO-7.13, HO-R15; pens: HO-8.10;
destruction: HO-10.2 – HO-10.7, HO-10.10, HO-11.17, HO-18.6, HO-18.12, HO-R16, HO-R17; nothing moves: HO-4.16.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import (
    CATTLE_COUNT,
    FIELD_OF,
    HOUSE_COUNT,
    PEN_COUNT,
    TALL_COUNT,
    VILLAGER_COUNT,
    add,
    add_with_height,
)
from brettwerk.games.hoyuk.families import count_families, family_grew
from brettwerk.games.hoyuk.grid import (
    CATTLE_BIT,
    DIRECTION_SHIFT,
    OWNER_SHIFT,
    ROOF_SHIFT,
    STOREY_SHIFT,
    VILLAGER_BIT,
    block_at,
    cattle_at,
    direction_at,
    is_empty,
    kind_at,
    lift,
    on,
    owner_at,
    put,
    roof_at,
    storeys_at,
    villager_at,
)
from brettwerk.games.hoyuk.layout import (
    BLOCK_AT,
    BLOCKS,
    BUILT,
    CATTLE,
    E_CATTLE,
    E_PEN,
    E_SHAMAN,
    E_VILLAGER,
    EMPTY,
    END,
    EVER_LOST,
    FAMILIES,
    HOUSE,
    HOUSES,
    LIMIT,
    MANY_BLOCKS,
    NO_BLOCK,
    NO_CELL,
    OUT,
    OWN,
    OWN_PENS,
    PEN,
    PENS,
    ROOFS,
    RUIN,
    RUINS,
    SHAMAN,
    STOCK,
    SUPPLY,
    TALL,
    TOUCHING_PENS_FALL,
    VILLAGE,
    VILLAGERS,
    part,
)
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import NEAR
from brettwerk.games.hoyuk.words import (
    BUILT_HOUSE,
    BUILT_PEN,
    BUILT_STOREY,
    CLEARED_RUIN,
    DESTROYED,
    END_TRIGGERED,
    FOUNDED,
    PLACED,
    REMOVED,
    SHAMAN_HOME,
)
from brettwerk.kernel.state import State, tell

# -- blocks ------------------------------------------------------------------------------------------------------------


def touched_block(v: vec[i64], cell: i64) -> i64:
    """The only block beside a cell, or that there is none, or that there are several."""
    found = NO_BLOCK
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and not is_empty(v, there):
            if found == NO_BLOCK:
                found = block_at(v, there)
            elif found != block_at(v, there):
                return MANY_BLOCKS
        direction += 1
    return found


def spread_block(v: vec[i64], cell: i64, block: i64) -> None:
    """Tells the empty cells around a new building which block they touch (HO-5.2)."""
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and is_empty(v, there):
            if v[BLOCK_AT + there] == NO_BLOCK:
                v[BLOCK_AT + there] = block
            elif v[BLOCK_AT + there] != block:
                v[BLOCK_AT + there] = MANY_BLOCKS
        direction += 1


def empty_cell(v: vec[i64], cell: i64) -> None:
    """Nothing lies here any more: this cell and the empty ones around it touch less than before."""
    v[VILLAGE + cell] = EMPTY
    v[BLOCK_AT + cell] = touched_block(v, cell)
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and is_empty(v, there):
            v[BLOCK_AT + there] = touched_block(v, there)
        direction += 1


# -- houses ------------------------------------------------------------------------------------------------------------


def use_house(s: State, seat: i64) -> None:
    """A house leaves the stock (HO-7.12); the last one brings the end (HO-15.1, HO-15.2, HO-R44)."""
    v = s.v
    p = part(seat)
    v[p + STOCK] -= 1
    v[p + BUILT] += 1
    if v[p + BUILT] >= v[LIMIT] and v[END] == 0:
        v[END] = 1
        tell(s, END_TRIGGERED, seat)


def put_house(s: State, seat: i64, cell: i64) -> None:
    """A house on the ground, with one storey (HO-6.14); a ruin there leaves the game (HO-6.13, HO-R15)."""
    v = s.v
    p = part(seat)
    if kind_at(v, cell) == RUIN:
        clear_ruin(s, seat, cell)
    block = v[BLOCK_AT + cell]
    founding = block == NO_BLOCK
    if founding:  # HO-6.4
        block = v[BLOCKS]
        v[BLOCKS] += 1
        v[BLOCK_AT + cell] = block
    v[VILLAGE + cell] = HOUSE | (seat << OWNER_SHIFT) | (1 << STOREY_SHIFT)
    put(v, HOUSES, cell)
    put(v, p + OWN, cell)
    add(v, seat, block, HOUSE_COUNT, 1)
    spread_block(v, cell, block)
    family_grew(v, seat, cell)
    tell(s, FOUNDED if founding else BUILT_HOUSE, seat, cell, block)
    use_house(s, seat)


def clear_ruin(s: State, seat: i64, cell: i64) -> None:
    """The tiles of a ruin leave the game, whosever they were; its height means nothing else (HO-10.4, HO-R16)."""
    v = s.v
    height = storeys_at(v, cell)
    v[part(owner_at(v, cell)) + OUT] += height
    lift(v, RUINS, cell)
    tell(s, CLEARED_RUIN, seat, cell, height)


def put_storey(s: State, seat: i64, cell: i64) -> None:
    """A second storey: the roof is cleared first (HO-7.8, HO-7.9), pens and cattle stay and are now at a tall house.

    Pens stay (HO-7.11), the shaman stays (HO-19.10), block, family and number of houses stay (HO-7.13).
    """
    v = s.v
    strip_roof(s, cell)
    strip_villager(s, cell)
    block = block_at(v, cell)
    v[VILLAGE + cell] += 1 << STOREY_SHIFT
    put(v, TALL, cell)
    add(v, seat, block, TALL_COUNT, 1)
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and owns_pen(v, cell, there):
            add(v, seat, block, PEN_COUNT + 1, 1)
            if cattle_at(v, there):
                add(v, seat, block, CATTLE_COUNT + 1, 1)
        direction += 1
    tell(s, BUILT_STOREY, seat, cell, block)
    use_house(s, seat)


def destroy(s: State, cell: i64) -> None:
    """A house becomes a ruin as a whole (HO-10.2, HO-10.3), for good (HO-10.8); what it had goes to the supply.

    The ruin is nobody's: it is on no board of a player and in no count (HO-10.9).

    Its pens (HO-10.5, HO-10.6, HO-R17), oven or shrine (HO-10.7), villager (HO-18.12); the block stays (HO-5.8).
    """
    v = s.v
    seat = owner_at(v, cell)
    p = part(seat)
    block = block_at(v, cell)
    tell(s, DESTROYED, seat, cell)
    strip_roof(s, cell)
    strip_villager(s, cell)
    touching = switch(v, TOUCHING_PENS_FALL)
    direction: i64 = 0
    while direction < 4:
        there = NEAR[4 * cell + direction]
        if there >= 0 and (owns_pen(v, cell, there) or (touching and kind_at(v, there) == PEN)):
            remove_pen(s, there)
        direction += 1
    if v[SHAMAN] == cell:  # HO-19.11
        send_shaman_home(s, seat)
    add_with_height(v, seat, block, HOUSE_COUNT, -1, on(v, TALL, cell))
    v[VILLAGE + cell] = RUIN | (seat << OWNER_SHIFT) | (storeys_at(v, cell) << STOREY_SHIFT)
    lift(v, HOUSES, cell)
    lift(v, TALL, cell)
    lift(v, p + OWN, cell)
    put(v, RUINS, cell)
    v[p + EVER_LOST] = 1
    v[p + FAMILIES] = count_families(v, seat)


# -- pens --------------------------------------------------------------------------------------------------------------


def owns_pen(v: vec[i64], house: i64, cell: i64) -> bool:
    """Whether the cell holds a pen whose open side points at that house (HO-8.2)."""
    return kind_at(v, cell) == PEN and NEAR[4 * cell + direction_at(v, cell)] == house


def at_tall_house(v: vec[i64], pen: i64) -> bool:
    """Whether the owner of a pen is a tall house."""
    return on(v, TALL, NEAR[4 * pen + direction_at(v, pen)])


def put_pen(s: State, seat: i64, cell: i64, direction: i64) -> None:
    """A pen whose owner lies in that direction; it belongs to the block of its owner (HO-8.10)."""
    v = s.v
    if kind_at(v, cell) == RUIN:  # switch of HO-R12
        clear_ruin(s, seat, cell)
    block = block_at(v, cell)
    v[VILLAGE + cell] = PEN | (seat << OWNER_SHIFT) | (direction << DIRECTION_SHIFT)
    put(v, PENS, cell)
    put(v, part(seat) + OWN_PENS, cell)
    add_with_height(v, seat, block, PEN_COUNT, 1, at_tall_house(v, cell))
    spread_block(v, cell, block)
    v[SUPPLY + E_PEN] -= 1
    tell(s, BUILT_PEN, seat, cell, direction)


def remove_pen(s: State, cell: i64) -> None:
    """A pen goes to the supply, cattle in it too (HO-11.17, HO-18.6, HO-R35)."""
    seat = owner_at(s.v, cell)
    if cattle_at(s.v, cell):
        tell(s, REMOVED, seat, E_CATTLE, cell)
    tell(s, REMOVED, seat, E_PEN, cell)
    lift_pen(s.v, cell)


def lift_pen(v: vec[i64], cell: i64) -> None:
    """Takes a pen off the board, without a word."""
    seat = owner_at(v, cell)
    block = block_at(v, cell)
    tall = at_tall_house(v, cell)
    if cattle_at(v, cell):
        lift_cattle(v, cell)
    add_with_height(v, seat, block, PEN_COUNT, -1, tall)
    lift(v, PENS, cell)
    lift(v, part(seat) + OWN_PENS, cell)
    v[SUPPLY + E_PEN] += 1
    empty_cell(v, cell)


def lift_cattle(v: vec[i64], cell: i64) -> None:
    """Takes cattle out of its pen."""
    add_with_height(v, owner_at(v, cell), block_at(v, cell), CATTLE_COUNT, -1, at_tall_house(v, cell))
    v[VILLAGE + cell] &= ~CATTLE_BIT
    lift(v, CATTLE, cell)
    v[SUPPLY + E_CATTLE] += 1


# -- pieces ------------------------------------------------------------------------------------------------------------


def put_piece(s: State, seat: i64, element: i64, cell: i64) -> None:
    """An oven, shrine or villager on a house, cattle into a pen, or the shaman (HO-9.4, HO-7.14, HO-18.4, HO-19.2)."""
    v = s.v
    tell(s, PLACED, seat, element, cell)
    if element == E_SHAMAN:
        v[SHAMAN] = cell
        return
    block = block_at(v, cell)
    v[SUPPLY + element] -= 1
    if element == E_CATTLE:
        v[VILLAGE + cell] |= CATTLE_BIT
        put(v, CATTLE, cell)
        add_with_height(v, seat, block, CATTLE_COUNT, 1, at_tall_house(v, cell))
    elif element == E_VILLAGER:
        v[VILLAGE + cell] |= VILLAGER_BIT
        put(v, VILLAGERS, cell)
        add_with_height(v, seat, block, VILLAGER_COUNT, 1, on(v, TALL, cell))
    else:
        v[VILLAGE + cell] |= element << ROOF_SHIFT
        put(v, ROOFS, cell)
        add_with_height(v, seat, block, FIELD_OF[element], 1, on(v, TALL, cell))


def remove_piece(s: State, element: i64, cell: i64) -> None:
    """A piece goes back to the supply (HO-11.17), the shaman to its space."""
    v = s.v
    if element == E_PEN:
        remove_pen(s, cell)
    elif element == E_SHAMAN:
        send_shaman_home(s, owner_at(v, cell))
    elif element == E_CATTLE:
        tell(s, REMOVED, owner_at(v, cell), E_CATTLE, cell)
        lift_cattle(v, cell)
    elif element == E_VILLAGER:
        strip_villager(s, cell)
    else:
        strip_roof(s, cell)


def strip_roof(s: State, cell: i64) -> None:
    """An oven or shrine goes back to the supply: for a storey, a loss or a theft, never at will (HO-7.10)."""
    v = s.v
    roof = roof_at(v, cell)
    if roof == 0:
        return
    seat = owner_at(v, cell)
    add_with_height(v, seat, block_at(v, cell), FIELD_OF[roof], -1, on(v, TALL, cell))
    v[VILLAGE + cell] -= roof << ROOF_SHIFT
    lift(v, ROOFS, cell)
    v[SUPPLY + roof] += 1
    tell(s, REMOVED, seat, roof, cell)


def strip_villager(s: State, cell: i64) -> None:
    """A villager goes back to the supply."""
    v = s.v
    if not villager_at(v, cell):
        return
    seat = owner_at(v, cell)
    add_with_height(v, seat, block_at(v, cell), VILLAGER_COUNT, -1, on(v, TALL, cell))
    v[VILLAGE + cell] &= ~VILLAGER_BIT
    lift(v, VILLAGERS, cell)
    v[SUPPLY + E_VILLAGER] += 1
    tell(s, REMOVED, seat, E_VILLAGER, cell)


def send_shaman_home(s: State, seat: i64) -> None:
    """The shaman goes back to its space (HO-19.8, HO-19.9, HO-19.11)."""
    if s.v[SHAMAN] != NO_CELL:
        s.v[SHAMAN] = NO_CELL
        tell(s, SHAMAN_HOME, seat)
