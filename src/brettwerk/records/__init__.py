"""Records: a game as text, its replay and verification, and the live journal with its undo boundary."""

from brettwerk.records.journal import Journal
from brettwerk.records.record import Line, Record, read, write
from brettwerk.records.replay import replay, verify

__all__ = ["Journal", "Line", "Record", "read", "replay", "verify", "write"]
