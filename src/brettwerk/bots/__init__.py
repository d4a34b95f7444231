"""Bots get a seat, never a state: what they know is what a person in that chair would know.

A bot is named by kind and budget: `random`, `greedy`, `search:100ms`, `search:1s`, `search:800` (simulations),
`learned` (or `learned:FILE.npz` with weights of your own), or by the levels for people: `beginner`, `club`, `expert`,
`master`. In the arena and in the terminal (never in the server) `module:Class` is a bot from elsewhere.
"""

from __future__ import annotations

import importlib
import re

from brettwerk.bots.bot import Bot, Thought, explain
from brettwerk.bots.greedy import GreedyBot
from brettwerk.bots.learned import LearnedBot
from brettwerk.bots.random import RandomBot
from brettwerk.bots.search import SearchBot
from brettwerk.kernel.errors import BadOption

KINDS = ["random", "greedy", "search", "learned"]
LEVELS = {"beginner": "greedy:weak", "club": "greedy", "expert": "search:400ms", "master": "search:1500ms"}
BOTS = KINDS + list(LEVELS)
BUDGET = re.compile(r"(\d{1,7})(ms|s|)")


def make(name: str, seed: int) -> Bot:
    """The bot of that name; equal seeds play equally (as far as no clock is the budget)."""
    seed %= 1 << 62
    kind, _, budget = LEVELS.get(name, name).partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "greedy" and budget in ("", "weak"):
        return GreedyBot(seed, mistakes=35 if budget else 0)
    if kind == "learned":
        return LearnedBot(seed, budget)
    if kind == "search":
        found = BUDGET.fullmatch(budget or "100ms")
        if found is not None and int(found[1]) > 0:
            number, unit = int(found[1]), found[2]
            if not unit:
                return SearchBot(seed, simulations=number)
            return SearchBot(seed, milliseconds=number * (1000 if unit == "s" else 1))
        raise BadOption(f"{name}: a search budget is for example 100ms, 1s or 800 (simulations), not {budget!r}")
    raise BadOption(f"there is no bot {name!r}; there are: {', '.join(BOTS)}, and search:100ms and the like")


def find(name: str, seed: int) -> Bot:
    """The bot of that name, or one from elsewhere, named `module:Class` and made with the seed."""
    module, colon, attribute = name.partition(":")
    if not colon or module in BOTS:
        return make(name, seed)
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(
            f"bot {name!r} cannot be loaded: {error}; write module:Class, with the module on PYTHONPATH"
        ) from None
    bot: Bot = found(seed % (1 << 62))
    return bot


__all__ = [
    "BOTS",
    "KINDS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "LearnedBot",
    "RandomBot",
    "SearchBot",
    "Thought",
    "explain",
    "find",
    "make",
]
