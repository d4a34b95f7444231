"""Alembic's entry: runs the steps on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from brettwerk.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
context.run_migrations()
