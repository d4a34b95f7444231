"""What goes wrong between client and server, each with a code for programs and a sentence for people."""

from __future__ import annotations


class Refusal(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def not_found(what: str = "table") -> Refusal:
    """There is no such thing, or none that you may know of."""
    return Refusal(404, f"no_{what}", f"there is no such {what}, or it is private")


def conflict(code: str, message: str) -> Refusal:
    """Not in this situation."""
    return Refusal(409, code, message)


def bad(message: str, code: str = "bad_request") -> Refusal:
    """The request makes no sense."""
    return Refusal(400, code, message)


def forbidden(code: str, message: str) -> Refusal:
    """You may not."""
    return Refusal(403, code, message)


def unknown_person() -> Refusal:
    """Sign in first."""
    return Refusal(401, "unknown_person", "sign in first: POST /api/guest or /api/login")


def too_many() -> Refusal:
    """Slow down."""
    return Refusal(429, "too_many", "too many requests: wait a little and try again")
