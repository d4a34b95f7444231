"""Random steps through a game as a learning program sees it: rows of numbers, and a mask of numbered actions."""

from __future__ import annotations

import sys

import brettwerk
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe
from brettwerk.seats.encoding import encoding

code = encoding(sys.argv[1])
state = brettwerk.game(sys.argv[1]).new(players=2, seed=1)
rng = Rng(2)
while not state.over:
    seat = observe(state, state.to_act()[0])
    numbers = code.encode(seat)
    legal = code.actions.mask(seat.legal()).nonzero()[0]
    state.apply(seat.number, code.actions.action(int(legal[rng.below(len(legal))])))
print(f"{code.size} numbers, {code.actions.size} actions, scores {[score.total for score in state.scores()]}")
