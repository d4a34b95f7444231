"""Starts server processes quickly: everything is imported once, then each server is a fork of this process.

Reads `start` (answers with the process id of a new `brettwerk serve`) and `wait` (answers when that one has ended).
A forked server is a process like any other: kill -9 ends it in the middle of whatever it does.
"""

from __future__ import annotations

import os
import sys

import brettwerk.server.app  # noqa: F401  what a server needs, imported before the first fork
from brettwerk.cli import main


def serve(log: str) -> None:
    """The server, in a fresh process; never returns."""
    os.setsid()
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(file, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["brettwerk", "serve"]
    del sys.modules["__main__"].__file__  # bots start in fresh processes, which need nothing of this one
    try:
        main()
    finally:
        os._exit(0)


def obey(log: str) -> None:
    """Does what the other side says, until it says nothing more."""
    child = 0
    for line in sys.stdin:
        if line.strip() == "start":
            child = os.fork()
            if child == 0:
                serve(log)
            print(child, flush=True)
        else:
            os.waitpid(child, 0)
            print("ended", flush=True)


if __name__ == "__main__":
    obey(sys.argv[1])
