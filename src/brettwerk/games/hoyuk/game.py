"""Höyük as a game: its settings, its names, its first position. Rules HO-1.1, HO-1.2, HO-1.24 – HO-1.27."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.details import INPUTS
from brettwerk.games.hoyuk.layout import (
    ASK_JOKERS,
    AUTO_NAME_BLOCK,
    CHOOSE_RETURN_ORDER,
    EDGE_FREES_STOREY,
    EDGE_OPENS_PEN,
    FAMILY_POINTS_ONLY,
    HALF_RULE_ALL,
    JOKER_ONLY_GROUP,
    MAY_DECLINE,
    MIXED_SETS,
    MOST_ZERO_HITS_ALL,
    NAME_INERT_BLOCKS,
    OPEN_HANDS,
    OWN_PIECES_ONLY,
    PEN_ON_RUIN,
    PROTECTED_COUNTS,
    RED_HAND_PERMANENT,
    ROOM_ON_GROUND,
    RUIN_BLOCK_BUILDABLE,
    RUIN_BLOCKS_IGNORED,
    RUIN_OPENS_PEN,
    SHAMAN_IS_ELEMENT,
    STOCK_EQUALS_LIMIT,
    TOUCHING_PENS_FALL,
)
from brettwerk.games.hoyuk.notation import CHANCE_EVENTS, EVENTS, KINDS, THINGS
from brettwerk.games.hoyuk.questions import phrase, question
from brettwerk.games.hoyuk.refusals import refuse
from brettwerk.games.hoyuk.scoring import SOURCE_NAMES
from brettwerk.games.hoyuk.setup import first_position
from brettwerk.games.hoyuk.sights import FEATURES, feature_names
from brettwerk.games.hoyuk.state import HoyukState
from brettwerk.games.hoyuk.tables import (
    DATA_DIGEST,
    MODE_NAMES,
    PROFILE_COLUMNS,
    REWARD_COLUMNS,
    SETTINGS,
    SOURCE_TABLES,
)
from brettwerk.games.hoyuk.view import box, view
from brettwerk.games.hoyuk.words import DECISION_NAMES
from brettwerk.kernel.game import Game, Option, Plain, Question, Refusal, Value
from brettwerk.kernel.net import read_net
from brettwerk.kernel.state import NOTHING, State
from brettwerk.kernel.tables import read_weights

SWITCHES: list[tuple[str, Value, i64]] = [
    ("stock_equals_limit", True, STOCK_EQUALS_LIMIT),
    ("mix_reward_sets", True, MIXED_SETS),
    ("edge_frees_storey", True, EDGE_FREES_STOREY),
    ("edge_opens_pen", True, EDGE_OPENS_PEN),
    ("ruin_opens_pen", True, RUIN_OPENS_PEN),
    ("pen_on_ruin", True, PEN_ON_RUIN),
    ("ruin_block_buildable", True, RUIN_BLOCK_BUILDABLE),
    ("may_decline", True, MAY_DECLINE),
    ("fallen_pens", "touching", TOUCHING_PENS_FALL),
    ("ruin_blocks_ignored", True, RUIN_BLOCKS_IGNORED),
    ("most_zero_hits_all", True, MOST_ZERO_HITS_ALL),
    ("half_rule_all", True, HALF_RULE_ALL),
    ("protected_counts", True, PROTECTED_COUNTS),
    ("shaman_is_element", True, SHAMAN_IS_ELEMENT),
    ("name_inert_blocks", True, NAME_INERT_BLOCKS),
    ("auto_name_block", True, AUTO_NAME_BLOCK),
    ("red_hand_permanent", True, RED_HAND_PERMANENT),
    ("return_order", "choose", CHOOSE_RETURN_ORDER),
    ("joker_only_group", True, JOKER_ONLY_GROUP),
    ("joker_split", "ask", ASK_JOKERS),
    ("no_room_test", "ground_only", ROOM_ON_GROUND),
    ("family_points", "family", FAMILY_POINTS_ONLY),
    ("end_pieces", "own", OWN_PIECES_ONLY),
    ("open_hands", True, OPEN_HANDS),
]
"""Option, the value that turns the switch on, and the switch."""


class Hoyuk(Game):
    """The game for 2 to 5 players (HO-1.1)."""

    def setup(self, players: int, seed: int, options: dict[str, Value]) -> State:
        rules = 0
        for name, value, bit in SWITCHES:
            if options[name] == value:
                rules |= 1 << int(bit)
        limit = options["house_limit"]
        v = first_position(
            players,
            seed,
            MODE_NAMES.index(str(options["mode"])),
            0 if limit == "auto" else int(limit),
            rules,
            PROFILE_COLUMNS.index(str(options["tile_profile"])),
            REWARD_COLUMNS.index(str(options["reward_profile"])),
            options["colour_choice"] == "choose",
        )
        return HoyukState(self, v, NOTHING)

    def restore(self, v: vec[i64]) -> State:
        return HoyukState(self, v, NOTHING)

    def question(self, state: State, seat: int) -> Question:
        return question(state, seat)

    def phrase(self, state: State, option: Option) -> None:
        phrase(state, option)

    def refuse(self, state: State, seat: int) -> list[Refusal]:
        return refuse(state, seat)

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        return view(state, seat)

    def feature_names(self) -> list[str]:
        return feature_names()

    def box(self) -> dict[str, Plain]:
        return box()


GAME = Hoyuk(
    id="hoyuk",
    version=1,
    min_players=2,
    max_players=5,
    settings=SETTINGS,
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
GAME.inputs = INPUTS
GAME.habits.insight = read_net(SOURCE_TABLES, "net", GAME.weights, int(INPUTS))
GAME.habits.race = True
GAME.habits.rivalry = True
GAME.habits.trust = 20.0
GAME.habits.broad = 16
GAME.habits.more = 40
GAME.habits.rounds = 2
GAME.habits.thrifty = True
GAME.habits.victory = 12000
GAME.habits.known = 1000
GAME.habits.horizon = 80
