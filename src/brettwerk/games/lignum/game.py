"""Lignum as a game: its settings, its names, its first position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.lignum.feature_list import FEATURES, feature_names
from brettwerk.games.lignum.notation import CHANCE_EVENTS, EVENTS, KINDS, THINGS
from brettwerk.games.lignum.phrases import phrase_option
from brettwerk.games.lignum.questions import ask_question
from brettwerk.games.lignum.refusals import refuse
from brettwerk.games.lignum.scoring import SOURCE_NAMES
from brettwerk.games.lignum.setup import first_position
from brettwerk.games.lignum.state import LignumState
from brettwerk.games.lignum.tables import DATA_DIGEST, SOURCE_TABLES
from brettwerk.games.lignum.targets import aim_option
from brettwerk.games.lignum.view import view_box, view_table
from brettwerk.games.lignum.words import DECISION_NAMES
from brettwerk.kernel.game import Game, Option, Plain, Question, Refusal, Setting, Value
from brettwerk.kernel.state import NOTHING, State
from brettwerk.kernel.tables import read_weights


class Lignum(Game):
    """The game for 2 to 4 players (LI-1.1)."""

    def setup(self, players: int, seed: int, options: dict[str, Value]) -> State:
        level = str(options["level"])
        v = first_position(
            players,
            seed,
            level in ("advanced", "expert"),  # LI-1.6
            level in ("expert", "planned_work"),  # LI-1.6, LI-1.7
            bool(options["open_areas"]),
            bool(options["second_edition"]),
            bool(options["easy_winters"]),
        )
        return LignumState(self, v, NOTHING)

    def restore(self, v: vec[i64]) -> State:
        return LignumState(self, v, NOTHING)

    def question(self, state: State, seat: int) -> Question:
        return ask_question(state.v, seat)

    def phrase(self, state: State, option: Option) -> None:
        phrase_option(state.v, option)
        aim_option(state.v, option)

    def refuse(self, state: State, seat: int) -> list[Refusal]:
        return refuse(state.v, seat)

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        return view_table(state.v, seat)

    def feature_names(self) -> list[str]:
        return feature_names()

    def box(self) -> dict[str, Plain]:
        return view_box()


GAME = Lignum(
    id="lignum",
    version=1,
    min_players=2,
    max_players=4,
    settings=[
        Setting(
            "level", "basic", choices=["basic", "advanced", "expert", "planned_work"], rules="LI-1.6 LI-1.7 LI-1.11"
        ),
        Setting("open_areas", False, rules="LI-23.1"),
        Setting("second_edition", False, rules="LI-23.2"),
        Setting("easy_winters", False, rules="LI-23.3"),
    ],
    kinds=KINDS,
    decisions=DECISION_NAMES,
    events=EVENTS,
    sources=[f"source:{name}" for name in SOURCE_NAMES],
    unit=1,
    data=DATA_DIGEST,
    chance=CHANCE_EVENTS,
    things=THINGS,
)
GAME.weights = read_weights(SOURCE_TABLES, FEATURES)
GAME.habits.trust = 1.0
GAME.habits.rounds = 2
GAME.habits.horizon = 200
GAME.habits.narrow = 1
