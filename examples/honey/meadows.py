"""Growing and flying out: all choose a meadow at once, in secret. Rules HN-2.1 – HN-2.3."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.kernel.actions import action
from brettwerk.kernel.state import OPEN, PLAYERS, State, bit, tell
from honey.layout import CHOSEN, FLYING, GROWN, MARKET, MEADOWS, NO_MEADOW, PHASE, ROUND, STORE, TURNS, block
from honey.tables import GROWTH
from honey.words import ASK_MEADOW, CHOSE, DO_FLY, FLEW, ROUND_BEGAN


def begin_round(s: State) -> None:
    """Honey grows on every meadow, on top of what was left there (HN-2.1); then all choose (HN-2.2)."""
    v = s.v
    v[ROUND] += 1
    for meadow in range(MEADOWS):
        v[GROWN + meadow] += GROWTH[meadow * 3 + v[PLAYERS] - 2]
    tell(s, ROUND_BEGAN, -1, v[ROUND])
    v[PHASE] = FLYING
    s.ask_all(bit(v[PLAYERS]) - 1, ASK_MEADOW)


def offer_meadows() -> vec[i64]:
    """Any meadow, an empty one included (HN-2.2)."""
    acts = vec[i64](capacity=3)
    for meadow in range(MEADOWS):
        acts = append(acts, action(DO_FLY, meadow))
    return acts


def choose_meadow(s: State, seat: i64, meadow: i64) -> None:
    """Notes the choice face down; the last one to choose reveals all (HN-2.2)."""
    v = s.v
    v[block(seat) + CHOSEN] = meadow
    v[OPEN] &= ~bit(seat)
    tell(s, CHOSE, seat, meadow, audience=bit(seat))
    if v[OPEN] == 0:
        share_honey(s)


def share_honey(s: State) -> None:
    """Those who met on a meadow share its jars equally; what cannot be shared stays there (HN-2.3)."""
    v = s.v
    s.reveal()
    for meadow in range(MEADOWS):
        guests = 0
        for seat in range(v[PLAYERS]):
            guests += v[block(seat) + CHOSEN] == meadow
        if guests > 0:
            each = v[GROWN + meadow] // guests
            v[GROWN + meadow] -= each * guests
            for seat in range(v[PLAYERS]):
                if v[block(seat) + CHOSEN] == meadow:
                    v[block(seat) + STORE + meadow] += each
                    tell(s, FLEW, seat, meadow, each)
    for seat in range(v[PLAYERS]):
        v[block(seat) + CHOSEN] = NO_MEADOW
    v[PHASE] = MARKET
    v[TURNS] = 0
