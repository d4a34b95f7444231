"""What every message is made of, and what the HTTP interface says if something is wrong."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[!-~]+$",
        description="the client's own id of what it wants: done at most once",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Lang = Literal["en", "de"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Action = Annotated[int, Meta(ge=0, le=2**53)]
Token = Annotated[str, Meta(min_length=1, max_length=400)]
Words = dict[str, str]
"""The same text by language."""


class Message(Struct, forbid_unknown_fields=True):
    """Anything a client sends."""


class Problem(Struct):
    """An error of the HTTP interface."""

    status: int
    code: str
    message: str
