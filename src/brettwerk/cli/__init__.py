"""The `brettwerk` command."""

from brettwerk.cli.main import main

__all__ = ["main"]
