"""What a bot sees of the next disaster."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.counts import MASK, SHIFT
from brettwerk.games.hoyuk.disasters import loss, protected_block
from brettwerk.games.hoyuk.layout import (
    BLOCKS,
    COUNTS,
    DECK,
    DECK_SIZE,
    DRAWN,
    PART,
    PHASE,
    PLAYER,
    REVEAL,
    ROUND,
    part,
)
from brettwerk.games.hoyuk.sights import LOST_FAMILY_AT, RISK_AT, note
from brettwerk.games.hoyuk.tables import (
    DESTROY_HOUSE,
    HALF,
    LARGEST,
    MOST,
    amount_of,
    effect_of,
    metric_of,
    selector_of,
)
from brettwerk.kernel.state import PLAYERS
from brettwerk.kernel.tables import flat

SEEN_BLOCKS: Final[i64] = 24  # blocks looked at for disasters; there are hardly ever ten
ROWS: Final[i64] = 5
ROW_OF: Final[vec[i64]] = flat([[0, 1, 2, 0, 3, 0, 0, 0, 0, 0, 4, 0]])
"""Rows of the totals table by field: houses, tall houses, ovens, shrines, pens."""
FIELD_IN: Final[vec[i64]] = flat([[0, 1, 2, 4, 10]])
TOTALS: Final[vec[i64]] = flat([[0] * int(ROWS * SEEN_BLOCKS)])


def see_risk(v: vec[i64], seat: i64, left: i64, seen: vec[i64]) -> None:
    """What the next disaster takes from a player, averaged over all that nobody has seen yet."""
    unseen = v[DECK_SIZE] - v[DRAWN]
    blocks = min(v[BLOCKS], SEEN_BLOCKS)
    imminent = v[ROUND] > 1 and v[PHASE] <= REVEAL
    if unseen <= 0 or blocks == 0 or not (imminent or left > 0):
        return
    totals = TOTALS[:]
    players = v[PLAYERS]
    block: i64 = 0
    while block < blocks:
        at = PLAYER + COUNTS + block
        other: i64 = 0
        while other < players:
            packed = v[at]
            if packed != 0:
                row: i64 = 0
                while row < ROWS:
                    totals[row * SEEN_BLOCKS + block] += (packed >> SHIFT[FIELD_IN[row]]) & MASK[FIELD_IN[row]]
                    row += 1
            at += PART
            other += 1
        block += 1
    safe = protected_block(v)
    mine_at = part(seat) + COUNTS
    houses: i64 = 0
    families: i64 = 0
    i = v[DRAWN]
    while i < v[DECK_SIZE]:
        disaster = v[DECK + i]
        if effect_of(disaster) == DESTROY_HOUSE:
            selector = selector_of(disaster)
            highest = selector == MOST or selector == LARGEST
            first = ROW_OF[metric_of(disaster)] * SEEN_BLOCKS
            best: i64 = -1
            block = 0
            while block < blocks:
                if totals[block] > 0:
                    n = totals[first + block]
                    if best < 0 or (n > best if highest else n < best):
                        best = n
                block += 1
            if best > 0 or selector != MOST:
                half = amount_of(disaster) == HALF
                block = 0
                while block < blocks:
                    if totals[first + block] == best and totals[block] > 0 and block != safe:
                        n = v[mine_at + block] & 31
                        if n == 1:
                            families += 1
                            houses += 1
                        elif n > 1:
                            houses += loss(n) if half else 1
                    block += 1
        i += 1
    share: i64 = 100 if imminent else 50
    note(seen, RISK_AT, houses * share // unseen)
    note(seen, LOST_FAMILY_AT, families * share // unseen)
