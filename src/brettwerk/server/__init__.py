"""The table server: people, tables, live and by the day. `brettwerk serve` starts it, see docs/api.md."""
