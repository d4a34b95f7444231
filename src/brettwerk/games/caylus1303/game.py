"""Caylus 1303 as a game: its settings, its names, its first position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.constants import SOURCE_TABLES
from brettwerk.games.caylus1303.features import feature_names
from brettwerk.games.caylus1303.hidden import shows_prestige
from brettwerk.games.caylus1303.notation import CHANCE_EVENTS, EVENTS, KINDS, SOURCE_NAMES, THINGS
from brettwerk.games.caylus1303.questions import ask_question, phrase_option
from brettwerk.games.caylus1303.rates import FEATURES
from brettwerk.games.caylus1303.refusals import refuse
from brettwerk.games.caylus1303.setup import first_position
from brettwerk.games.caylus1303.state import CaylusState
from brettwerk.games.caylus1303.tables import DATA_DIGEST
from brettwerk.games.caylus1303.view import view_box, view_table
from brettwerk.games.caylus1303.words import DECISION_NAMES
from brettwerk.kernel.game import Game, Option, Plain, Question, Refusal, Setting, Value
from brettwerk.kernel.state import NOTHING, State
from brettwerk.kernel.tables import read_weights


class Caylus1303(Game):
    """The game for 2 to 5 players (CA-1.1)."""

    def setup(self, players: int, seed: int, options: dict[str, Value]) -> State:
        v = first_position(
            players,
            seed,
            options["layout"] == "first_game",
            options["characters"] == "first_game",
            bool(options["open_scores"]),
        )
        return CaylusState(self, v, NOTHING)

    def restore(self, v: vec[i64]) -> State:
        return CaylusState(self, v, NOTHING)

    def question(self, state: State, seat: int) -> Question:
        return ask_question(state.v, seat)

    def phrase(self, state: State, option: Option) -> None:
        phrase_option(state.v, option)

    def refuse(self, state: State, seat: int) -> list[Refusal]:
        return refuse(state.v, seat)

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        return view_table(state.v, seat)

    def shows_score(self, state: State, viewer: int, seat: int) -> bool:
        return shows_prestige(state.v, viewer, seat)

    def feature_names(self) -> list[str]:
        return feature_names()

    def box(self) -> dict[str, Plain]:
        return view_box()


GAME = Caylus1303(
    id="caylus1303",
    version=1,
    min_players=2,
    max_players=5,
    settings=[
        Setting("layout", "random", choices=["random", "first_game"], rules="CA-2.2 CA-14.8 CA-R35"),
        Setting("characters", "random", choices=["random", "first_game"], rules="CA-2.18 CA-14.2 CA-14.6 CA-R35"),
        Setting("open_scores", False, rules="CA-2.25 CA-R41"),
    ],
    kinds=KINDS,
    decisions=DECISION_NAMES,
    events=EVENTS,
    sources=SOURCE_NAMES,
    unit=1,
    data=DATA_DIGEST,
    chance=CHANCE_EVENTS,
    things=THINGS,
)
GAME.weights = read_weights(SOURCE_TABLES, FEATURES)
GAME.habits.known = 6
