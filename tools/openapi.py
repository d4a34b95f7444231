"""Prints the OpenAPI schema of the table server, of which the web client's types are made."""

from __future__ import annotations

import sys

import msgspec

from brettwerk.server.app import create
from brettwerk.server.config import Config


def main() -> None:
    """Writes the schema to standard output, the same bytes for the same interface."""
    schema = create(Config()).openapi_schema.to_schema()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=1) + b"\n")


if __name__ == "__main__":
    main()
