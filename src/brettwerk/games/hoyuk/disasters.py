"""Phase 2: the disaster of the round and what it costs. Rules HO-11.1 – HO-11.20, HO-12.1 – HO-12.24, HO-10.1, HO-19.5
– HO-19.9.

HO-11.1 and HO-11.2 reveal and read, HO-11.3 – HO-11.8 find the blocks (HO-11.3, HO-11.4, HO-11.5, HO-11.6, HO-11.7,
HO-11.8), HO-11.9 – HO-11.16 the losses (HO-11.9, HO-11.10, HO-11.11, HO-11.12, HO-11.13, HO-11.14, HO-11.15,
HO-11.16), HO-11.18 and HO-11.19 the deck. No card takes cards or points (HO-11.20, HO-R33). The 24 cards are rows of
`disasters.csv`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import FIELD_OF, HOUSE_COUNT, count, total
from brettwerk.games.hoyuk.grid import add_block, block_at, has_block, roof_at
from brettwerk.games.hoyuk.layout import (
    BLOCKS,
    CATTLE,
    CURSOR,
    DECK,
    DECK_SIZE,
    DISASTER,
    DRAWN,
    E_CATTLE,
    E_HOUSE,
    E_OVEN,
    E_PEN,
    E_SHRINE,
    E_VILLAGER,
    HALF_RULE_ALL,
    HIT,
    LOSSES,
    MOST_ZERO_HITS_ALL,
    NO_BLOCK,
    NO_CELL,
    OWN,
    OWN_PENS,
    PHASE,
    PROTECTED_COUNTS,
    ROOFS,
    RUIN_BLOCKS_IGNORED,
    SHAMAN,
    SIDE,
    START,
    VILLAGERS,
    part,
)
from brettwerk.games.hoyuk.splitting import split_blocks
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.tables import (
    DESTROY_HOUSE,
    HALF,
    LARGEST,
    MOST,
    NO_SELECTOR,
    SEND_SHAMAN_HOME,
    SKIP_EVALUATION,
    amount_of,
    effect_of,
    metric_of,
    selector_of,
)
from brettwerk.games.hoyuk.village import destroy, remove_piece, send_shaman_home
from brettwerk.games.hoyuk.words import (
    BLOCK_HIT,
    BLOCK_PROTECTED,
    DO_LOSE,
    LOSE,
    LOSE_HOUSE,
    LOSE_PIECE,
    NOBODY_HIT,
    REVEALED,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import PLAYERS, SEAT, A, B, State, ask, drop, push, reveal, tell, top


def loss(n: i64, single_is_lost: bool = True) -> i64:
    """Half, rounded down, but a single piece is lost (HO-11.14, HO-R31)."""
    if n == 1 and single_is_lost:
        return 1
    return n // 2


def reveal_disaster(s: State) -> None:
    """The next card of the deck: it goes under it afterwards, so the order repeats (HO-11.1, HO-11.18, HO-11.19)."""
    v = s.v
    disaster = v[DECK + v[DRAWN] % v[DECK_SIZE]]
    v[DRAWN] += 1
    v[DISASTER] = disaster
    if v[DRAWN] <= v[DECK_SIZE]:
        reveal(v)
    tell(s, REVEALED, v[START], disaster)
    if effect_of(disaster) == SEND_SHAMAN_HOME:  # HO-12.11, HO-12.12, HO-19.9
        send_shaman_home(s, v[START])
    elif selector_of(disaster) != NO_SELECTOR:
        find_blocks(s, disaster)
    v[PHASE] = LOSSES
    v[CURSOR] = 0


def protected_block(v: vec[i64]) -> i64:
    """The block where the shaman stands (HO-19.5)."""
    return NO_BLOCK if v[SHAMAN] == NO_CELL else block_at(v, v[SHAMAN])


def takes_part(v: vec[i64], block: i64) -> bool:
    """Whether a block is looked at: ruins only is not (HO-11.6, HO-R29), a protected one is (HO-19.6, HO-R34)."""
    if block == protected_block(v) and not switch(v, PROTECTED_COUNTS):
        return False
    return total(v, block, HOUSE_COUNT) > 0 or not switch(v, RUIN_BLOCKS_IGNORED)


def find_blocks(s: State, disaster: i64) -> None:
    """All blocks that tie for the compared number are hit, once and for all (HO-11.5, HO-11.9, HO-R28, HO-R32)."""
    v = s.v
    metric = metric_of(disaster)
    selector = selector_of(disaster)
    highest = selector == MOST or selector == LARGEST
    best: i64 = -1
    block: i64 = 0
    while block < v[BLOCKS]:
        if takes_part(v, block):
            n = total(v, block, metric)
            if best < 0 or (n > best if highest else n < best):
                best = n
        block += 1
    if selector == MOST and best == 0 and not switch(v, MOST_ZERO_HITS_ALL):  # HO-11.7, HO-R30
        best = -1
    struck = False
    block = 0
    while block < v[BLOCKS] and best >= 0:
        if takes_part(v, block) and total(v, block, metric) == best:
            if block == protected_block(v):  # HO-19.5, HO-19.7: no effect there, and nowhere else instead
                tell(s, BLOCK_PROTECTED, -1, block)
            else:
                add_block(v, HIT, block)
                tell(s, BLOCK_HIT, -1, block)
                struck = True
        block += 1
    if not struck:
        tell(s, NOBODY_HIT, -1)


def under_locusts(v: vec[i64], block: i64) -> bool:
    """Whether the block is not evaluated in this round (HO-12.13, HO-12.14)."""
    return v[DISASTER] >= 0 and effect_of(v[DISASTER]) == SKIP_EVALUATION and has_block(v, HIT, block)


def advance_losses(s: State) -> bool:
    """The players lose in turn, the start player first (HO-11.11); true when all are done."""
    v = s.v
    effect = effect_of(v[DISASTER])
    if v[CURSOR] == v[PLAYERS] or effect == SEND_SHAMAN_HOME or effect == SKIP_EVALUATION:
        split_blocks(v)
        return True
    push(v, LOSE, (v[START] + v[CURSOR]) % v[PLAYERS], -1)
    v[CURSOR] += 1
    return False


def losses_in(v: vec[i64], seat: i64, block: i64) -> i64:
    """What a player loses in a hit block: own pieces only, for this block alone (HO-11.10, HO-11.13, HO-11.16).

    Nobody's losses change what others have of the named kind, so this is what was fixed at the reveal (HO-11.9).
    """
    effect = effect_of(v[DISASTER])
    n = count(v, seat, block, FIELD_OF[effect])  # an effect has the number of the element it takes
    if amount_of(v[DISASTER]) == HALF:
        return loss(n, effect == DESTROY_HOUSE or switch(v, HALF_RULE_ALL))
    return min(n, amount_of(v[DISASTER]))


def advance_lose(s: State) -> None:
    """Goes through the hit blocks of one player in ascending order and asks for each piece."""
    v = s.v
    f = top(v)
    seat = v[f + SEAT]
    while v[f + B] == 0:
        v[f + A] += 1
        if v[f + A] == v[BLOCKS]:
            drop(v)
            return
        if has_block(v, HIT, v[f + A]):
            v[f + B] = losses_in(v, seat, v[f + A])
    ask(v, seat, LOSE_HOUSE if effect_of(v[DISASTER]) == DESTROY_HOUSE else LOSE_PIECE)


def offer_losses(v: vec[i64]) -> vec[i64]:
    """Own pieces of the named kind in the block (HO-11.12)."""
    f = top(v)
    element = effect_of(v[DISASTER])
    acts = vec[i64](capacity=16)
    rank: i64 = 1
    while rank <= SIDE:
        row = own_row(v, part(v[f + SEAT]), element, rank)
        cell = (rank - 1) * SIDE
        while row != 0:
            if row & 1 == 1 and block_at(v, cell) == v[f + A] and (is_no_roof(element) or roof_at(v, cell) == element):
                acts = append(acts, action(DO_LOSE, cell))
            row >>= 1
            cell += 1
        rank += 1
    return acts


def is_no_roof(element: i64) -> bool:
    """Whether the element is something else than an oven or a shrine."""
    return element != E_OVEN and element != E_SHRINE


def own_row(v: vec[i64], p: i64, element: i64, rank: i64) -> i64:
    """The cells of a row where a player has a piece of that kind; for ovens and shrines any roof piece."""
    if element == E_HOUSE:
        return v[p + OWN + rank]
    if element == E_PEN:
        return v[p + OWN_PENS + rank]
    if element == E_CATTLE:
        return v[p + OWN_PENS + rank] & v[CATTLE + rank]
    if element == E_VILLAGER:
        return v[p + OWN + rank] & v[VILLAGERS + rank]
    return v[p + OWN + rank] & v[ROOFS + rank]


def choose_loss(s: State, cell: i64) -> None:
    """A house is destroyed or a piece goes to the supply."""
    v = s.v
    v[top(v) + B] -= 1
    element = effect_of(v[DISASTER])
    if element == E_HOUSE:
        destroy(s, cell)
    else:
        remove_piece(s, element, cell)
