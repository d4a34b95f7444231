"""Who plays whom: every line-up plays the same deals, and every bot sits in every seat equally often."""

from __future__ import annotations

from itertools import combinations

from brettwerk.arena.match import Pairing
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Game, Value
from brettwerk.kernel.rng import Rng


def line_ups(names: list[str], players: int) -> list[list[str]]:
    """The groups that meet: all combinations; with fewer bots than chairs they take turns filling them."""
    if len(names) >= players:
        return [list(group) for group in combinations(names, players)]
    filled = [[names[(start + i) % len(names)] for i in range(players)] for start in range(len(names))]
    return filled if len(names) > 1 else filled[:1]


def schedule(
    game: Game, names: list[str], players: int, games: int, seed: int, options: dict[str, Value]
) -> list[Pairing]:
    """At least that many games per line-up: each deal is played once with every rotation of the seats."""
    if games < 1:
        raise BadOption(f"games is {games}, but at least one is needed")
    if not names:
        raise BadOption("name at least one bot")
    deals = -(-games // players)
    rng = Rng(seed, 31)
    seeds = [int(rng.seed()) for _ in range(deals)]
    pairings: list[Pairing] = []
    for group in line_ups(names, players):
        for deal in seeds:
            for turn in range(players):
                seats = group[turn:] + group[:turn]
                pairings.append(Pairing(len(pairings), game.id, deal, options, seats))
    return pairings
