"""What several commands share: reading options, files and languages."""

from __future__ import annotations

import locale
import os
from pathlib import Path

from rich.console import Console

from brettwerk.kernel.errors import BadOption, BadRecord
from brettwerk.kernel.game import Value
from brettwerk.records import Record, read
from brettwerk.text import LANGUAGES, check_language

console = Console(highlight=False)


def read_options(pairs: list[str]) -> dict[str, Value]:
    """Options given as name=value."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"option {pair!r}: write name=value, for example periods=5")
        if name in options:
            raise BadOption(f"option {name} is given twice")
        options[name] = value
    return options


def read_language(lang: str | None) -> str:
    """The language asked for, else the one of the environment, else English."""
    if lang is not None:
        return check_language(lang)
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not wanted:
        wanted = locale.getlocale()[0] or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def read_record(path: Path) -> Record:
    """The record in a file; errors name the file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read ({error.strerror})") from None
    try:
        return read(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: not a text file in UTF-8") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def data_folder() -> Path:
    """Where games in progress are kept: BRETTWERK_HOME, or the user's data folder."""
    home = os.environ.get("BRETTWERK_HOME")
    if home:
        return Path(home)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "brettwerk"
