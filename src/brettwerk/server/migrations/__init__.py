"""The steps from one database layout to the next; alembic takes them at every start."""
