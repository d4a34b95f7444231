"""Options that are worth a thought: what bots leave out of their search. No rules here, only taste."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def candidates(v: vec[i64], acts: vec[i64]) -> vec[i64]:
    """Leaves out what is hardly ever worth a thought."""
    return acts
