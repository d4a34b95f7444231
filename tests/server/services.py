"""A real PostgreSQL and a real Redis on free ports of 127.0.0.1, started and stopped by the tests.

PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import find_services  # noqa: E402
from proof.client import free_port  # noqa: E402


def program(*names: str) -> str:
    """The path of a program; fails with what to install."""
    for name in names:
        found = find_services.find(name)
        if found is not None:
            return str(found)
    raise RuntimeError(f"{names[0]} is not installed: run tools/find_services.py, or install PostgreSQL and Redis")


class Postgres:
    """A PostgreSQL server of our own."""

    def __init__(self, safe: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="brettwerk-pg-", dir="/tmp"))
        self.port = free_port()
        self.safe = safe
        self.process: subprocess.Popen[bytes] | None = None
        self.user: int | None = None
        if os.geteuid() == 0:
            for name in ("postgres", "nobody"):
                with contextlib.suppress(KeyError):
                    self.user = pwd.getpwnam(name).pw_uid
                    os.chown(self.folder, self.user, pwd.getpwnam(name).pw_gid)
                    break
        self.folder.chmod(0o700)

    def start(self) -> Postgres:
        """Sets it up and starts it."""
        data = self.folder / "data"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "cwd": "/", "user": self.user}
        command = [
            program("initdb"),
            "-D",
            str(data),
            "-U",
            "brettwerk",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        ]
        subprocess.run(command, check=True, **quiet)  # type: ignore[call-overload]
        options = ["-c", "fsync=off", "-c", "synchronous_commit=off"] if not self.safe else []
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [program("postgres"), "-D", str(data), "-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.folder)]
                + ["-c", "max_connections=200", *options],
                stdout=log,
                stderr=log,
                cwd="/",
                user=self.user,
            )
        psql = [
            program("psql"),
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "brettwerk",
            "-d",
            "postgres",
            "-c",
            "SELECT 1",
        ]
        for _ in range(200):
            if subprocess.run(psql, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0:
                return self
            time.sleep(0.1)
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def database(self, name: str) -> str:
        """A new, empty database; returns its URL."""
        psql = [program("psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "brettwerk", "-d", "postgres"]
        subprocess.run([*psql, "-c", f"CREATE DATABASE {name}"], check=True, stdout=subprocess.DEVNULL)
        return f"postgresql://brettwerk@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """Stops it and leaves nothing behind."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis server of our own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="brettwerk-redis-", dir="/tmp"))
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Redis:
        """Starts it."""
        command = [program("redis-server", "valkey-server"), "--port", str(self.port), "--bind", "127.0.0.1"]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--save", "", "--appendonly", "no", "--dir", str(self.folder)], stdout=log, stderr=log
            )
        import redis

        client = redis.Redis.from_url(self.url)
        for _ in range(100):
            with contextlib.suppress(redis.RedisError):
                client.ping()
                client.close()
                return self
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def stop(self) -> None:
        """Stops it and leaves nothing behind."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(5)
        shutil.rmtree(self.folder, ignore_errors=True)
