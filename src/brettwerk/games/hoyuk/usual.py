"""The answer that practically everybody would give: the last group of the game is as large as it can be (HO-3.21).

Everything else that is asked in Höyük is a real question; what cannot matter is not asked at all (HO-13.4, HO-R24).
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.cards import hand_size
from brettwerk.games.hoyuk.layout import END, EXPERT, HAND, MODE, PHASE, WINDOW_4, part
from brettwerk.games.hoyuk.words import GROUP_SIZE
from brettwerk.kernel.state import DECISION, A, top


def usual(v: vec[i64], seat: i64, acts: vec[i64]) -> i64:
    """The usual answer, or -1 where the question is a real one."""
    if v[DECISION] == GROUP_SIZE and is_last_window(v) and hand_size(v, seat) == v[part(seat) + HAND + v[top(v) + A]]:
        return acts[len(acts) - 1]
    return -1


def is_last_window(v: vec[i64]) -> bool:
    """Whether cards kept now are worth nothing any more, and no power of a tribe can come (HO-15.3, HO-20.1)."""
    return v[PHASE] == WINDOW_4 and v[END] == 1 and v[MODE] != EXPERT
