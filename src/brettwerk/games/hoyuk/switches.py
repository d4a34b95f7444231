"""The switches of `options.csv`, one bit each. What each of them changes is told where it is used."""

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import RULES


def switch(v: vec[i64], which: i64) -> bool:
    """Whether the switch is on."""
    return (v[RULES] >> which) & 1 == 1
