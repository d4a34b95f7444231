"""The server's configuration: command line over environment (`BRETTWERK_*`) over a TOML file over what is built in."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from brettwerk.cli.common import data_folder
from brettwerk.kernel.errors import BadOption

PREFIX = "BRETTWERK_"
NOT_OURS = {"BRETTWERK_DATA", "BRETTWERK_HOME", "BRETTWERK_PLAIN", "BRETTWERK_GAMES", "BRETTWERK_CONFIG"}
SECRETS = {"secret", "database", "redis", "smtp"}


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that can be set. Field names are the keys of the file and, in capitals, of the environment."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    database: str = ""
    """An SQLite file or a postgresql:// URL; empty: `server.sqlite` in the user's data folder."""
    redis: str = ""
    """A redis:// URL for live updates between processes; without it PostgreSQL carries them."""
    origins: list[str] = []
    """Origins besides the server's own that browsers may come from, such as https://play.example.org."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose X-Forwarded-For and -Proto are believed."""
    secure_cookies: str = "auto"
    """`auto` (secure over https), `always` or `never`."""
    secret: str = ""
    """Signs cookies and tokens; empty: made once and kept in the database."""
    bots: int = 1
    """Processes in which bots think."""
    pace: float = 0.25
    """Seconds a bot's step takes at least (the first of its turn twice that), so that people can follow."""
    keep_guests: int = 30
    """Days after which guests who sit at no table and never did are forgotten; 0: never."""
    smtp: str = ""
    """smtp://user:password@host:587 or smtps://…; empty: no e-mail."""
    mail_from: str = ""
    webhooks: bool = True
    webhooks_private: bool = False
    """Whether webhooks may go to private addresses and over plain http."""
    public_url: str = ""
    """How people reach the server; used in e-mails and webhooks."""
    metrics: str = "local"
    """Who may read /metrics: `local`, `public` or `off`."""
    log: str = "info"
    limits: bool = True
    """Whether rate limits apply; switch them off for load tests only."""
    durable: bool = True
    """SQLite: wait for the disk at every move, so that not even a power cut loses one."""

    @property
    def database_url(self) -> str:
        """The SQLAlchemy URL of the database."""
        value = self.database or str(data_folder() / "server.sqlite")
        if value.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + value.split("://", 1)[1]
        if value.startswith("postgresql+asyncpg://"):
            return value
        return "sqlite+aiosqlite:///" + value.removeprefix("sqlite:///")

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is an SQLite file."""
        return self.database_url.startswith("sqlite")

    @property
    def sqlite_path(self) -> Path:
        """The SQLite file."""
        return Path(self.database_url.removeprefix("sqlite+aiosqlite:///"))

    def to_environment(self) -> dict[str, str]:
        """The configuration as environment variables, for worker processes."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {PREFIX + name.upper(): to_text(value) for name, value in plain.items()}

    def described(self) -> dict[str, str]:
        """The configuration for people, without secrets."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        shown = {name: to_text(value) for name, value in plain.items()}
        for name in SECRETS:
            if shown[name]:
                shown[name] = hide_password(shown[name]) if "://" in shown[name] else "(set)"
        if not shown["database"]:
            shown["database"] = str(self.sqlite_path)
        return shown


def to_text(value: Any) -> str:
    """A value as it stands in an environment variable."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(value)
    return str(value)


def hide_password(url: str) -> str:
    """A URL without its password."""
    parts = urlsplit(url)
    if parts.password is None:
        return url
    return url.replace(f":{parts.password}@", ":***@")


def load(overrides: Mapping[str, Any] | None = None, file: Path | None = None) -> Config:
    """The configuration in force; raises BadOption where something is wrong."""
    values: dict[str, Any] = {}
    named = os.environ.get("BRETTWERK_CONFIG")
    path = file or (Path(named) if named else None)
    if path is not None:
        values.update(read_file(path))
    known = {field.name: field.default for field in msgspec.structs.fields(Config)}
    known["origins"] = []
    for name, text in os.environ.items():
        if not name.startswith(PREFIX) or name in NOT_OURS:
            continue
        key = name.removeprefix(PREFIX).lower()
        if key not in known:
            raise BadOption(
                f"environment: {name} is no setting; there are: {', '.join(PREFIX + k.upper() for k in known)}"
            )
        values[key] = from_text(name, text, known[key])
    values.update({name: value for name, value in (overrides or {}).items() if value is not None})
    try:
        config = msgspec.convert(values, Config)
    except msgspec.ValidationError as error:
        raise BadOption(f"configuration: {error}") from None
    problems = check(config)
    if problems:
        raise BadOption("configuration: " + "; ".join(problems))
    return config


def read_file(path: Path) -> dict[str, Any]:
    """The settings in a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"{path}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{path}: not a TOML file ({error})") from None


def from_text(name: str, text: str, default: Any) -> Any:
    """An environment variable as the type of its default."""
    if isinstance(default, bool):
        if text.lower() in ("yes", "true", "on", "1"):
            return True
        if text.lower() in ("no", "false", "off", "0", ""):
            return False
        raise BadOption(f"environment: {name} is {text!r}, neither yes nor no")
    if isinstance(default, int | float):
        try:
            return type(default)(text)
        except ValueError:
            raise BadOption(f"environment: {name} is {text!r}, not a number") from None
    if isinstance(default, list):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def check(config: Config) -> list[str]:
    """What is wrong with a configuration, each in a sentence."""
    problems: list[str] = []
    if not 0 <= config.port <= 65535:
        problems.append(f"port is {config.port}, not a number from 0 to 65535")
    if not 1 <= config.workers <= 64:
        problems.append(f"workers is {config.workers}, not a number from 1 to 64")
    if not 1 <= config.bots <= 64:
        problems.append(f"bots is {config.bots}, not a number from 1 to 64")
    if not 0 <= config.pace <= 10:
        problems.append(f"pace is {config.pace}, not a number of seconds from 0 to 10")
    if not 0 <= config.keep_guests <= 36500:
        problems.append(f"keep_guests is {config.keep_guests}, not a number of days from 0 (for ever) to 36500")
    if config.workers > 1 and config.is_sqlite and not config.redis:
        problems.append("several workers on SQLite need redis for live updates; or use PostgreSQL")
    if (
        config.database
        and "://" in config.database
        and not config.database.startswith(("sqlite:///", "postgresql://", "postgres://", "postgresql+asyncpg://"))
    ):
        problems.append("database is neither a file nor a postgresql:// URL")
    if config.redis and not config.redis.startswith(("redis://", "rediss://", "unix://")):
        problems.append("redis is not a redis:// URL")
    if config.smtp and not config.smtp.startswith(("smtp://", "smtps://")):
        problems.append("smtp is not a smtp:// or smtps:// URL")
    if config.smtp and "@" not in config.mail_from:
        problems.append("mail_from must be an e-mail address when smtp is set")
    for url in [*config.origins, *([config.public_url] if config.public_url else [])]:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            problems.append(f"{url!r} is not an address such as https://play.example.org")
    for name, value, allowed in (
        ("secure_cookies", config.secure_cookies, ("auto", "always", "never")),
        ("metrics", config.metrics, ("local", "public", "off")),
        ("log", config.log, ("debug", "info", "warning", "error")),
    ):
        if value not in allowed:
            problems.append(f"{name} is {value!r}, not one of {', '.join(allowed)}")
    if config.secret and len(config.secret) < 32:
        problems.append("secret is shorter than 32 characters")
    for module, wanted in (("asyncpg", not config.is_sqlite), ("redis", bool(config.redis))):
        if wanted and not installed(module):
            extra = "postgres" if module == "asyncpg" else module
            problems.append(f"{module} is not installed: pip install 'brettwerk[{extra}]'")
    return problems


def installed(module: str) -> bool:
    """Whether an optional package is there."""
    import importlib.util

    return importlib.util.find_spec(module) is not None
