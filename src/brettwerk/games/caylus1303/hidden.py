"""What a seat may know. Rules CA-2.24, CA-2.25, CA-2.26; ruling CA-R41.

Everything lies open, and chance ends with the set-up. Prestige points lie face down, but every gain is public when it
happens: whoever keeps count knows all totals, so an observation holds them (CA-R41). What people are shown is another
matter: `view` leaves out the points of the others until the end, unless the option `open_scores` is set.
"""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.layout import OPEN_SCORES
from brettwerk.kernel.state import CHANCE, OVER


def veil(original: vec[i64]) -> vec[i64]:
    """A copy without the generator."""
    v = original[:]
    i: i64 = 0
    while i < 4:
        v[CHANCE + i] = 0
        i += 1
    return v


def shows_prestige(v: vec[i64], viewer: i64, seat: i64) -> bool:
    """Whether a viewer is shown the PP of a seat: the own ones always, all at the end (CA-2.25, CA-12.2)."""
    return viewer == seat or v[OPEN_SCORES] == 1 or v[OVER] != 0
