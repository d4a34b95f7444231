"""People: who I am, how I log in, what I am told of, how others are rated."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from brettwerk.server.messages.common import Lang, Message, Name, Token


class NewGuest(Message):
    """Somebody who wants to play at once."""

    name: Name | None = None
    lang: Lang = "en"


class Me(Struct):
    """The person who asks."""

    id: str
    name: str
    lang: str
    guest: bool
    account: str | None


class ChangeMe(Message):
    """What a person changes about themselves."""

    name: Name | None = None
    lang: Lang | None = None


class Login(Message):
    """Account name and password."""

    account: Annotated[str, Meta(min_length=2, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Logout(Message):
    """Leave this device, or all."""

    everywhere: bool = False


class Device(Message):
    """The private link that makes another device the same person."""

    token: Token


class Link(Struct):
    """A token for another device."""

    token: str
    expires: int


class Bearer(Struct):
    """A token for programs."""

    token: str


class Notices(Struct):
    """How a person hears that it is their turn."""

    webhook: str | None
    webhook_secret: str | None
    email: str | None
    email_confirmed: bool


class ChangeNotices(Message):
    """Where "your turn" is to be sent; null switches it off."""

    webhook: Annotated[str, Meta(max_length=500)] | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None


class EmailCode(Message):
    """The code from the e-mail."""

    code: Token


class Rating(Struct):
    """A person's strength in one game: mu ± sigma; `shown` is a careful single number."""

    game: str
    mu: float
    sigma: float
    games: int
    shown: float


class Profile(Struct):
    """What anybody may know about a person."""

    id: str
    name: str
    guest: bool
    finished: int
    ratings: list[Rating]


class Ranked(Struct):
    """One line of the list of ratings."""

    person: str
    name: str
    rating: Rating
