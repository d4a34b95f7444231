"""Signed texts: who holds one was given it by this server. All comparisons take the same time whatever is wrong."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets


class Signer:
    """Signs and checks with the server's secret; every purpose has its own key."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def mac(self, purpose: str, text: str) -> str:
        """The signature of a text for one purpose."""
        key = hmac.digest(self.secret, purpose.encode(), "sha256")
        digest = hmac.digest(key, text.encode("utf-8", "surrogatepass"), "sha256")
        return letters(digest[:25])

    def sign(self, purpose: str, *parts: str | int) -> str:
        """The parts and their signature, joined by dots."""
        text = ".".join(str(part) for part in parts)
        return f"{text}.{self.mac(purpose, text)}"

    def check(self, purpose: str, signed: str) -> list[str] | None:
        """The parts of a signed text; None if we did not sign it."""
        text, _, signature = signed.rpartition(".")
        expected = self.mac(purpose, text)
        if not hmac.compare_digest(expected.encode(), signature.encode("utf-8", "surrogatepass")):
            return None
        return text.split(".")

    def equal(self, purpose: str, text: str, signature: str) -> bool:
        """Whether a bare signature is ours."""
        return hmac.compare_digest(self.mac(purpose, text).encode(), signature.encode("utf-8", "surrogatepass"))


def new_id(prefix: str = "") -> str:
    """A random id that nobody can guess."""
    return prefix + letters(secrets.token_bytes(10))


def letters(data: bytes) -> str:
    """Bytes, five for eight characters, as small letters and digits: in a command line nothing begins with a dash."""
    return base64.b32encode(data).decode().lower()


def hashed(token: str) -> str:
    """What is stored of a token that must not be readable in the database."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
