"""Glasstraße as a game: its settings, its names, its first position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.glasstrasse.features import FEATURES, INPUTS, feature_names
from brettwerk.games.glasstrasse.layout import PERIOD_END, PHASE
from brettwerk.games.glasstrasse.notation import CHANCE_EVENTS, EVENTS, KINDS, THINGS, TILE_IDS
from brettwerk.games.glasstrasse.questions import ask_question, phrase_option
from brettwerk.games.glasstrasse.refusals import refuse
from brettwerk.games.glasstrasse.setup import first_position
from brettwerk.games.glasstrasse.state import GlasstrasseState
from brettwerk.games.glasstrasse.tables import BUILDING_IDS, DATA_DIGEST, SOURCE_TABLES
from brettwerk.games.glasstrasse.view import view_box, view_table
from brettwerk.games.glasstrasse.words import DECISION_NAMES
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Game, Option, Plain, Question, Refusal, Setting, Value
from brettwerk.kernel.net import read_net
from brettwerk.kernel.rng import MAX_SEED
from brettwerk.kernel.state import NOTHING, State
from brettwerk.kernel.tables import read_weights


class Glasstrasse(Game):
    """The game for 1 to 4 players."""

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        if players == 1 and options["periods"] != "book":
            raise BadOption("option periods: a solo game has seven periods (GS-15.1); leave it at book")
        named_tiles(str(options["tiles"]))

    def setup(self, players: int, seed: int, options: dict[str, Value]) -> State:
        v = first_position(
            players,
            seed,
            by_the_book(options["periods"]),
            by_the_book(options["market"]),
            bool(options["introductory"]),
            named_tiles(str(options["tiles"])),
            int(options["challenge"]),
            bool(options["strict_placing"]),
            bool(options["closed_repeats"]),
        )
        v[PHASE] = PERIOD_END
        return GlasstrasseState(self, v, NOTHING)

    def restore(self, v: vec[i64]) -> State:
        return GlasstrasseState(self, v, NOTHING)

    def question(self, state: State, seat: int) -> Question:
        return ask_question(state.v, seat)

    def phrase(self, state: State, option: Option) -> None:
        phrase_option(state.v, option)

    def refuse(self, state: State, seat: int) -> list[Refusal]:
        return refuse(state.v, seat)

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        return view_table(state.v, seat)

    def feature_names(self) -> list[str]:
        return feature_names()

    def box(self) -> dict[str, Plain]:
        return view_box()


def by_the_book(value: Value) -> int:
    """A number, or 0 for what the rulebook says."""
    return 0 if value == "book" else int(value)


def named_tiles(text: str) -> vec[i64]:
    """Tiles named one by one: they lie on top of their stacks in that order."""
    tiles: list[i64] = []
    for name in text.replace(",", " ").split():
        if name not in TILE_IDS:
            raise BadOption(f"option tiles: {name!r} is no tile; there are: {', '.join(TILE_IDS)}")
        if i64(TILE_IDS.index(name)) in tiles:
            raise BadOption(f"option tiles: {name} is named twice")
        tiles.append(i64(TILE_IDS.index(name)))
    return vec[i64](tiles)


GAME = Glasstrasse(
    id="glasstrasse",
    version=1,
    min_players=1,
    max_players=4,
    settings=[
        Setting("periods", "book", choices=["book", "4", "5"], rules="GS-3.1 GS-16.5"),
        Setting("introductory", False, rules="GS-16.1"),
        Setting("market", "book", choices=["book", "4", "5"], rules="GS-1.10 GS-1.11 GS-16.3"),
        Setting("challenge", 0, 0, MAX_SEED, rules="GS-1.8"),
        Setting("tiles", "", rules="GS-1.8"),
        Setting("strict_placing", False, rules="GS-R12"),
        Setting("closed_repeats", False, rules="GS-R17"),
    ],
    kinds=KINDS,
    decisions=DECISION_NAMES,
    events=EVENTS,
    sources=[f"tile:{id}" for id in BUILDING_IDS],
    unit=2,
    data=DATA_DIGEST,
    chance=CHANCE_EVENTS,
    things=THINGS,
)
GAME.weights = read_weights(SOURCE_TABLES, FEATURES)
GAME.inputs = INPUTS
GAME.first_input = FEATURES
GAME.habits.insight = read_net(SOURCE_TABLES, "net", GAME.weights, int(INPUTS))
GAME.alone.insight = read_net(SOURCE_TABLES, "net_alone", GAME.weights, int(INPUTS))
GAME.habits.waits = True
GAME.habits.horizon = 80
GAME.habits.thrifty = True
GAME.alone.wide = 16
GAME.alone.broad = 16
GAME.alone.narrow = 8
GAME.alone.distinct = True
GAME.alone.rounds = 2
