"""Where logs go that reach the yard: saw store or sale space, one by one or the whole woodpile.

At once and for good, never straight to a drying space (LI-11.4, LI-11.5). On the saw store they stay until they are
sawn (LI-11.6, LI-11.7), on sale unsawn (LI-11.8); no option moves them from one to the other (LI-11.9), and both hold
any number (LI-11.10).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.lignum.layout import (
    HARDWOOD,
    LOGS,
    SALE,
    SAW_STORE,
    WOODPILE,
    block,
    wood,
)
from brettwerk.games.lignum.yard import logs_on
from brettwerk.kernel.actions import action

TARGETS: Final[vec[i64]] = vec[i64]([SAW_STORE, SALE])


def offer_targets(v: vec[i64], seat: i64, acts: vec[i64], kind: i64) -> vec[i64]:
    """Every log of the woodpile with saw store or sale; hardwood goes to the saw store only (LI-11.4, LI-11.11)."""
    pile = wood(block(seat), WOODPILE)
    log: i64 = 0
    while log < LOGS:
        if v[pile + log] > 0:
            acts = append(acts, action(kind, log * 2))
            if log != HARDWOOD:
                acts = append(acts, action(kind, log * 2 + 1))
        log += 1
    return acts


def offer_whole(v: vec[i64], seat: i64, acts: vec[i64], kind: i64, room: i64) -> vec[i64]:
    """The whole woodpile at once, if it has two logs or more and there is room for all: a short cut."""
    logs = logs_on(v, seat, WOODPILE)
    if logs < 2 or logs > room:
        return acts
    acts = append(acts, action(kind, 0))
    if logs > v[wood(block(seat), WOODPILE) + HARDWOOD]:
        acts = append(acts, action(kind, 1))
    return acts


def first_log(v: vec[i64], seat: i64) -> i64:
    """The first kind that lies on the woodpile."""
    pile = wood(block(seat), WOODPILE)
    log: i64 = 0
    while v[pile + log] == 0:
        log += 1
    return log


def whole_target(log: i64, operand: i64) -> i64:
    """Where a log goes when all go together: hardwood always to the saw store (LI-11.11)."""
    return SAW_STORE if log == HARDWOOD else TARGETS[operand]
