"""What one seat may know: everything outside the kernel that plays or shows a game goes through here."""

from brettwerk.seats.seat import Seat, imagine, observe

__all__ = ["Seat", "imagine", "observe"]
