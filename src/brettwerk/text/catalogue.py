"""Texts for people. Everything below speaks in ids and numbers; this turns them into sentences of one language."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.events import Event
from brettwerk.kernel.game import Game, Option, Question, Refusal

LANGUAGES = ["en", "de"]
FOLDER = Path(__file__).parent
SEATS = "ABCDEFGH"
THING = re.compile(r"[a-z_]+:[^\s*]+(\*-?\d+)?")

Arg = str | int | float


def check_language(lang: str) -> str:
    """The language if there is such a one."""
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang


@cache
def game_files(lang: str, game: Game | None) -> tuple[Path, ...]:
    """The files of a language for a game: those that lie in its own folder, else those that lie here."""
    if game is None:
        return ()
    own = game.folder() / "text" / lang
    return tuple(sorted((own if own.is_dir() else FOLDER / lang / game.id).glob("*.ftl")))


def common_files(lang: str) -> tuple[Path, ...]:
    """The files of a language for all games."""
    return (FOLDER / lang / "brettwerk.ftl",)


@lru_cache(maxsize=32)
def bundle(lang: str, files: tuple[Path, ...]) -> FluentBundle:
    """The messages of some files of a language."""
    found = FluentBundle([lang], use_isolating=False)
    for path in files:
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


@lru_cache(maxsize=20_000)
def said(lang: str, files: tuple[Path, ...], id: str, args: tuple[tuple[str, Arg], ...]) -> str:
    """A message with its arguments in words; the same things are said again and again, to everybody at a table."""
    found = bundle(lang, files)
    pattern = found.get_message(id).value if found.has_message(id) else None
    if pattern is None:
        return id
    formatted, errors = found.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"{lang} {id}: {errors[0]}")
    return str(formatted)


class Words(str):
    """An argument that is words already, whatever it looks like: an address, a sentence, something a person wrote."""


def labels(lang: str, game: Game) -> list[str]:
    """What a game's texts name for boards: `round` where there is a message `view-round` (see `Text.label`)."""
    found = []
    for path in game_files(lang, game):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.id.name.startswith("view-"):
                found.append(entry.id.name.removeprefix("view-"))
    return found


class Text:
    """The texts of one language for one game (or, without a game, the common ones).

    `names` are the players', by seat. Arguments that name things (`tile:cooperage`) or amounts of them
    (`amount:wood*2`) are put into words.
    """

    def __init__(self, lang: str, game: Game | None = None, names: list[str] | None = None) -> None:
        self.lang = check_language(lang)
        self.game = game
        self.names = names or []
        self.files = common_files(lang) + game_files(lang, game)
        self.bundle = bundle(lang, self.files)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(id))

    def __call__(self, id: str, **args: Arg) -> str:
        """The message with its arguments; a missing one shows as its id."""
        return said(self.lang, self.files, id, tuple((name, self.value(value)) for name, value in args.items()))

    def value(self, value: Arg) -> Arg:
        """An argument in words: things and amounts by name, everything else as it is."""
        if isinstance(value, Words):
            return str(value)
        if isinstance(value, str) and ":" in value and all(THING.fullmatch(part) for part in value.split(" ")):
            return ", ".join(self.thing(part) for part in value.split(" "))
        return value

    def thing(self, thing: str) -> str:
        """The name of a thing: from the data tables, else the message `domain-name`, else the name itself."""
        thing, _, amount = thing.partition("*")
        if self.game is not None and thing in self.game.things:
            return self.game.things[thing][LANGUAGES.index(self.lang)]
        domain, _, name = thing.partition(":")
        if domain == "seat" and name in SEATS[: len(self.names)]:
            return self.names[SEATS.index(name)]
        id = f"{domain}-{name}"
        if self.bundle.has_message(id):
            return self(id, number=int(amount)) if amount else self(id)
        return name

    def label(self, key: str) -> str:
        """What a key of a view is called on boards: the message `view-<key>`, else the key itself."""
        return self.thing(f"view:{key}").replace("_", " ")

    def question(self, question: Question) -> str:
        """The prompt of a decision."""
        return self(f"decision-{question.id}", **question.args)

    def option(self, option: Option) -> str:
        """The button of an option."""
        return self(option.text, **option.args)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done."""
        return self(f"refusal-{refusal.reason}", **refusal.args)

    def event(self, event: Event, viewer: int) -> str:
        """A log line; what the viewer may not see is left out. Empty where there is nothing to tell."""
        assert self.game is not None
        kind = self.game.events[event.kind]
        args: dict[str, Arg] = {"seat": f"seat:{SEATS[event.seat]}" if event.seat >= 0 else ""}
        if not event.seen_by(viewer):
            return self(f"event-{kind.id}-hidden", **args)
        for (name, domain), number in zip(kind.fields, (event.a, event.b, event.c)):
            args[name] = int(number) if domain is None else f"{domain.id}:{domain.names[number]}"
        return self(f"event-{kind.id}", **args)

    def rule(self, id: str) -> str:
        """The text of a rule by its id, such as GS-5.3."""
        return self(id.lower().replace(".", "-"))
