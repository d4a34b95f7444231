"""Actions are plain ints: a kind and one operand, packed. Several small operands share one (see `Kind`)."""

from typing import Final

from mypy_extensions import i64

OPERAND_BITS: Final[i64] = 10
OPERANDS: Final[i64] = 1 << 10


def action(kind: i64, operand: i64) -> i64:
    """The action of that kind with that operand."""
    return (kind << OPERAND_BITS) | operand


def kind_of(act: i64) -> i64:
    """The kind of a packed action."""
    return act >> OPERAND_BITS


def operand_of(act: i64) -> i64:
    """The operand of a packed action."""
    return act & (OPERANDS - 1)
