"""Play: what a client sends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from brettwerk.server.messages.common import Action, Count, Id, Lang, Message, SeatNumber, Token


class Hello(Message, tag="hello"):
    """The first message: where to look from and what was seen already."""

    seat: SeatNumber | None = None
    log: Count = 0
    talk: Count = 0
    lang: Lang | None = None
    key: Token | None = None


class MoveMessage(Message, tag="move"):
    """An option's action, and the version it was seen in."""

    id: Id
    version: Count
    action: Action
    seat: SeatNumber | None = None


class UndoMessage(Message, tag="undo"):
    """Take back my last step."""

    id: Id
    version: Count
    seat: SeatNumber | None = None


class AskMessage(Message, tag="ask"):
    """Ask the others to take back more."""

    id: Id
    version: Count
    seat: SeatNumber | None = None


class AnswerMessage(Message, tag="answer"):
    """Agree or decline."""

    id: Id
    ask: Count
    yes: bool
    seat: SeatNumber | None = None


class PremoveMessage(Message, tag="premove"):
    """Play these when it is my turn."""

    id: Id
    actions: Annotated[list[Action], Meta(max_length=20)]
    seat: SeatNumber | None = None


class AutoMessage(Message, tag="auto"):
    """Answer for me where there is only one option."""

    id: Id
    on: bool
    seat: SeatNumber | None = None


class AskAlwaysMessage(Message, tag="ask_always"):
    """Ask me always, also where practically everybody would answer the same."""

    id: Id
    on: bool
    seat: SeatNumber | None = None


class BackMessage(Message, tag="back"):
    """Hand my chair back."""

    id: Id
    seat: SeatNumber | None = None


class TalkMessage(Message, tag="talk"):
    """Table talk."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Message, tag="ping"):
    """Are you there?"""


SeatMessage = (
    MoveMessage
    | UndoMessage
    | AskMessage
    | AnswerMessage
    | PremoveMessage
    | AutoMessage
    | AskAlwaysMessage
    | BackMessage
)
PlayMessage = SeatMessage | TalkMessage
ClientMessage = Hello | Ping | PlayMessage
