"""Honey Market as a game: its settings, its names, its first position."""

from __future__ import annotations

from brettwerk.kernel.game import Game, Plain, Question, Refusal, Setting, Value
from brettwerk.kernel.state import NOTHING, State
from honey.notation import CHANCE_EVENTS, EVENTS, KINDS, THINGS
from honey.questions import ask_question
from honey.refusals import refuse
from honey.scoring import SOURCE_NAMES
from honey.setup import first_position
from honey.state import HoneyState
from honey.tables import DATA_DIGEST
from honey.view import view_box, view_table
from honey.words import DECISION_NAMES


class HoneyMarket(Game):
    """The game for 2 to 4 players (HN-1.1)."""

    def setup(self, players: int, seed: int, options: dict[str, Value]) -> State:
        return self.restore(first_position(players, seed, int(options["rounds"])))

    def bare(self) -> State:
        return HoneyState(self, NOTHING, NOTHING)

    def question(self, state: State, seat: int) -> Question:
        return ask_question(state.v)

    def refuse(self, state: State, seat: int) -> list[Refusal]:
        return refuse(state.v, seat)

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        return view_table(state.v)

    def box(self) -> dict[str, Plain]:
        return view_box()


GAME = HoneyMarket(
    id="honey",
    version=1,
    min_players=2,
    max_players=4,
    settings=[Setting("rounds", 6, 3, 8, rules="HN-4.1")],
    kinds=KINDS,
    decisions=DECISION_NAMES,
    events=EVENTS,
    sources=SOURCE_NAMES,
    unit=1,
    data=DATA_DIGEST,
    chance=CHANCE_EVENTS,
    things=THINGS,
)
