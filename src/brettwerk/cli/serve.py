"""`brettwerk serve`, `backup` and `restore`: the table server and its data."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import typer

from brettwerk.cli.common import console


def serve(
    host: str | None = typer.Option(None, help="Address to listen on."),
    port: int | None = typer.Option(None, help="Port to listen on; 0 takes a free one."),
    database: str | None = typer.Option(None, help="SQLite file or postgresql:// URL."),
    redis: str | None = typer.Option(None, help="redis:// URL for live updates between processes."),
    workers: int | None = typer.Option(None, help="Server processes."),
    bots: int | None = typer.Option(None, help="Processes in which bots think, per server process."),
    config: Path | None = typer.Option(None, help="A TOML file with settings."),
    check: bool = typer.Option(False, "--check", help="Check the configuration and the database, then leave."),
) -> None:
    """Runs the table server."""
    from brettwerk.server.config import load

    wishes = {"host": host, "port": port, "database": database, "redis": redis, "workers": workers, "bots": bots}
    chosen = load(wishes, config)
    if check:
        asyncio.run(check_services(chosen.to_environment()))
        for name, value in chosen.described().items():
            console.print(f"{name:18} {value}", markup=False)
        console.print("The configuration is fine.")
        return
    import uvicorn

    from brettwerk.server import logs

    logs.set_up(chosen.log)
    os.environ.update(chosen.to_environment())
    shown = f"[{chosen.host}]" if ":" in chosen.host else chosen.host
    console.print(f"Brettwerk serves http://{shown}:{chosen.port} (Ctrl+C ends)", markup=False)
    uvicorn.run(
        "brettwerk.server.app:create",
        factory=True,
        host=chosen.host,
        port=chosen.port,
        workers=chosen.workers if chosen.workers > 1 else None,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=chosen.proxies,
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=32 * 1024,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=75,  # longer than browsers and proxies keep a quiet line, so that none is cut in between
    )


async def check_services(environment: dict[str, str]) -> None:
    """Opens the database (and Redis); raises BadOption with the reason if that fails."""
    from brettwerk.kernel.errors import BadOption
    from brettwerk.server.config import load
    from brettwerk.server.storage import Storage

    os.environ.update(environment)
    chosen = load()
    storage = Storage(chosen)
    try:
        await storage.open()
    finally:
        await storage.close()
    if chosen.redis:
        import redis.asyncio

        client = redis.asyncio.from_url(chosen.redis, socket_connect_timeout=5)
        try:
            await client.ping()
        except redis.RedisError as error:
            raise BadOption(f"redis: {error}") from None
        finally:
            await client.aclose()


def backup(
    file: Path = typer.Argument(..., help="Where the backup is written."),
    database: str | None = typer.Option(None, help="SQLite file or postgresql:// URL."),
    config: Path | None = typer.Option(None, help="A TOML file with settings."),
) -> None:
    """Writes everything the server knows into one file, while it runs."""
    from brettwerk.server.backup import write_backup
    from brettwerk.server.config import load

    count = asyncio.run(write_backup(load({"database": database}, config), file))
    console.print(f"{count} rows in {file}", markup=False)


def restore(
    file: Path = typer.Argument(..., help="A backup."),
    database: str | None = typer.Option(None, help="SQLite file or postgresql:// URL; must be empty."),
    config: Path | None = typer.Option(None, help="A TOML file with settings."),
) -> None:
    """Fills an empty database from a backup; from SQLite to PostgreSQL and back, too."""
    from brettwerk.server.backup import read_backup
    from brettwerk.server.config import load

    count = asyncio.run(read_backup(load({"database": database}, config), file))
    console.print(f"{count} rows from {file}", markup=False)
