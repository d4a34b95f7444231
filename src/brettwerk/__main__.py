"""`python -m brettwerk` is the `brettwerk` command."""

from brettwerk.cli import main

main()
