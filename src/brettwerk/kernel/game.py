"""A game as data: its players and settings, the names of its actions, decisions, events and score sources.

A game's folder fills in a `Game`; names are ids in the game's own words, never text for people.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brettwerk.kernel.actions import OPERANDS, action, kind_of, operand_of
from brettwerk.kernel.errors import BadNotation, BadOption, IllegalAction
from brettwerk.kernel.rng import MAX_SEED
from brettwerk.kernel.state import DECISION, State

Value = int | bool | str
"""What a setting can be."""

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]
"""Plain data, ready for JSON."""


class Domain:
    """What an operand can name: cards, tiles, spaces, numbers. Things on the board are called `id:name` there."""

    def __init__(self, id: str, names: list[str], board: bool = False) -> None:
        self.id = id
        self.names = names
        self.board = board
        self.index = {name: i for i, name in enumerate(names)}


class Kind:
    """A kind of action: its verb in the notation, what its operand names, and the rules it rests on."""

    def __init__(self, verb: str, domains: list[Domain], rules: str = "") -> None:
        self.verb = verb
        self.domains = domains
        self.rules = rules.split()
        self.size = 1
        for domain in domains:
            self.size *= len(domain.names)
        if self.size > OPERANDS:
            raise ValueError(f"kind {verb}: {self.size} operands do not fit")

    def names(self, operand: int) -> list[str]:
        """The names of a packed operand, one per domain."""
        names: list[str] = []
        for domain in reversed(self.domains):
            operand, i = divmod(operand, len(domain.names))
            names.append(domain.names[i])
        names.reverse()
        return names


class EventKind:
    """A kind of event: its id and what its numbers mean, each a domain or, with None, a plain number."""

    def __init__(self, id: str, fields: list[tuple[str, Domain | None]]) -> None:
        self.id = id
        self.fields = fields


class Setting:
    """An option of a game: its name, its default and what it may be. `players` limits it to those player counts."""

    def __init__(
        self, name: str, default: Value, low: int = 0, high: int = 0, choices: list[str] | None = None, rules: str = ""
    ) -> None:
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.choices = choices
        self.rules = rules.split()

    def read(self, value: Value) -> Value:
        """The value, checked and brought to the setting's type."""
        default = self.default
        if isinstance(default, bool):
            if isinstance(value, bool):
                return value
            word = str(value).lower()
            if word in ("yes", "true", "on", "1"):
                return True
            if word in ("no", "false", "off", "0"):
                return False
            raise BadOption(f"option {self.name}: {value!r} is neither yes nor no")
        if isinstance(default, int):
            try:
                number = int(str(value))
            except ValueError:
                raise BadOption(
                    f"option {self.name}: {value!r} is not a number from {self.low} to {self.high}"
                ) from None
            if isinstance(value, bool) or not self.low <= number <= self.high:
                raise BadOption(f"option {self.name}: {value} is not a number from {self.low} to {self.high}")
            return number
        text = str(value)
        if self.choices is not None and text not in self.choices:
            raise BadOption(f"option {self.name}: {text!r} is not one of {', '.join(self.choices)}")
        return text


class Option:
    """A legal action described for people.

    `things` are what it is about, as `domain:name` each; `targets` those of them that lie on the board. `text` and
    `args` say it in words: by default `option-<verb>` with one argument per thing, named after its domain.
    """

    def __init__(self, act: int, name: str, verb: str, things: list[str], targets: list[str], rules: list[str]) -> None:
        self.action = act
        self.name = name
        self.verb = verb
        self.things = things
        self.targets = targets
        self.rules = rules
        self.text = f"option-{verb}"
        self.args: dict[str, str | int] = {}
        for thing in things:
            domain = thing.split(":", 1)[0]
            self.args[f"{domain}2" if domain in self.args else domain] = thing


class Refusal:
    """Something a player can see but cannot do: the action or thing, why (a text id with its args), and the rule."""

    def __init__(
        self, name: str, target: str, reason: str, rule: str, args: dict[str, str | int] | None = None
    ) -> None:
        self.name = name
        self.target = target
        self.reason = reason
        self.rule = rule
        self.args: dict[str, str | int] = {} if args is None else args


class Question:
    """What is asked: the decision's id, the numbers and things (`domain:name`) it is about, the rules behind it."""

    def __init__(self, id: str, args: dict[str, str | int], rules: list[str]) -> None:
        self.id = id
        self.args = args
        self.rules = rules


class Score:
    """The points of one seat, exact, with their sources."""

    def __init__(self, total: float, parts: list[tuple[str, float]]) -> None:
        self.total = total
        self.parts = parts

    def __repr__(self) -> str:
        return f"Score({self.total:g})"


class Habits:
    """How bots look at a game."""

    def __init__(self) -> None:
        self.wide = 4
        """The width of the beam that finishes the turn behind each option: more where a turn has many ends."""
        self.broad = 4
        """The width of the beam with which a search looks for plans: more where luck hides which are the best."""
        self.more = 8
        """How many plans beyond the best one of each option a search looks at."""
        self.narrow = 2
        """The width of the beam that plans a turn of a play-out: 1 where the appraisal is as good within a turn."""
        self.distinct = False
        """Whether a beam keeps no position twice: where turns are long and their steps can be taken in any order."""
        self.rounds = 1
        """How many rounds a search plays to their ends before it judges: more where luck is small."""
        self.horizon = 40
        """How many turns a search plays out at most before it judges, if the rounds do not end earlier."""
        self.waits = False
        """Whether a search judges a new round only after everybody has made the secret choice it begins with."""
        self.known = 60
        """How often a search looks at an option before the tree goes on behind it: seldom where the guess is good."""
        self.trust = 4.0
        """How many visits the appraisal's guess at an option is worth to a search: few where luck is small."""
        self.race = False
        """Whether a search tries plans equally often and drops the worse half, time after time: where luck is great."""
        self.thrifty = False
        """Whether what a search inherits is a part of its budget: a turn then costs hardly more than a decision."""
        self.victory = 3000
        """What winning is worth beyond the points, in thousandths of a point: much where many games end close."""
        self.insight: vec[i64] = vec[i64]()
        """Weights for a search if it has others than `greedy`: with a network behind them (see `net`)."""
        self.rivalry = False
        """Whether those who act in a play-out look at what rivals have, too: dearer, and truer where they compete."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the box: what it is called, what it can be asked for, and how a position of it begins."""

    def __init__(
        self,
        id: str,
        version: int,
        min_players: int,
        max_players: int,
        settings: list[Setting],
        kinds: list[Kind],
        decisions: list[str],
        events: list[EventKind],
        sources: list[str],
        unit: int,
        data: str,
        chance: list[str],
        things: dict[str, tuple[str, str]],
    ) -> None:
        self.id = id
        self.version = version
        self.min_players = min_players
        self.max_players = max_players
        self.settings = settings
        self.kinds = kinds
        self.decisions = decisions
        self.events = events
        self.sources = sources
        self.unit = unit
        """How many of the smallest units make a point: 2 where half points exist."""
        self.data = data
        """A fingerprint of the data tables in use."""
        self.chance = chance
        """Events that chance decided; a record writes them beside the action."""
        self.things = things
        """English and German names from the data tables, by `domain:name`."""
        self.weights: vec[i64] = vec[i64]()
        """What each feature is worth to a bot, in thousandths of a point."""
        self.inputs: i64 = 0
        """How many features there are for weights with a network behind them; 0 where there are no such weights."""
        self.first_input: i64 = 0
        """The first feature that a network looks at."""
        self.habits = Habits()
        """How bots look at the game, with others and alone."""
        self.alone = Habits()
        self.verbs: dict[str, list[int]] = {}
        for i, kind in enumerate(kinds):
            self.verbs.setdefault(kind.verb, []).append(i)

    def habits_of(self, players: int) -> Habits:
        """How bots look at a game of so many players."""
        return self.alone if players == 1 else self.habits

    def insight_of(self, players: int) -> vec[i64]:
        """The weights by which a search judges a game of so many players."""
        insight = self.habits_of(players).insight
        return insight if len(insight) else self.weights

    def folder(self) -> Path:
        """Where the game's own files lie: its tables, its list of rules and, if it brings them, its texts."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    # -- what a game writes ------------------------------------------------------------------------------------------

    def setup(self, players: int, seed: int, options: dict[str, Value]) -> State:
        """The first position; options are complete and checked."""
        raise NotImplementedError

    def bare(self) -> State:
        """A state without cells. A game in plain Python writes this instead of `restore` and `State.clone`: a vector
        that is handed from interpreted to compiled code is never freed, so the kernel fills the cells in."""
        raise NotImplementedError

    def restore(self, v: vec[i64]) -> State:
        """A state around a vector; its pending options are found anew."""
        state = self.bare()
        state.v = v
        return state

    def read(self, cells: bytes) -> State:
        """A state from the bytes of its vector. Compiled code must make the vector: one that is handed over from
        interpreted code is never freed."""
        return self.restore(vec[i64](memoryview(cells).cast("q")))

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        """Raises BadOption where options do not go together."""

    def question(self, state: State, seat: int) -> Question:
        """What the seat is asked now."""
        return Question(self.decisions[state.v[DECISION]], {}, [])

    def phrase(self, state: State, option: Option) -> None:
        """Makes an option's text, arguments, targets or rules more exact than its kind alone can say."""

    def refuse(self, state: State, seat: int) -> list[Refusal]:
        """See `State.refusals`."""
        return []

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        """The position as plain data for drawing, from a state veiled for that seat."""
        raise NotImplementedError

    def shows_score(self, state: State, viewer: int, seat: int) -> bool:
        """Whether a viewer is shown the score of a seat as of now; games that keep points secret say no."""
        return True

    def feature_names(self) -> list[str]:
        """What the features of `State.features` are called, in order."""
        return []

    def box(self) -> dict[str, Plain]:
        """What is printed on the pieces and never changes, as plain data for drawing."""
        return {}

    # -- starting ----------------------------------------------------------------------------------------------------

    def complete(self, players: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """All settings with their values, checked."""
        if not self.min_players <= players <= self.max_players:
            raise BadOption(f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}")
        known = {setting.name: setting for setting in self.settings}
        for name in options:
            if name not in known:
                raise BadOption(f"{self.id} has no option {name!r}; it has: {', '.join(known)}")
        full = {name: setting.read(options.get(name, setting.default)) for name, setting in known.items()}
        self.check_options(players, full)
        return full

    def new(self, players: int, seed: int = 0, options: Mapping[str, Value] | None = None) -> State:
        """The first position of a game."""
        if not 0 <= seed <= MAX_SEED:
            raise BadOption(f"seed {seed} is not a number from 0 to {MAX_SEED}")
        state = self.setup(players, seed, self.complete(players, options or {}))
        state.settle()
        return state

    def revive(self, v: vec[i64]) -> State:
        """A state around a vector that some state had, ready for the next action."""
        state = self.restore(v)
        state.reopen()
        return state

    # -- notation ----------------------------------------------------------------------------------------------------

    def name(self, act: int) -> str:
        """The action in the notation."""
        if not 0 <= act < len(self.kinds) * int(OPERANDS) or operand_of(act) >= self.kinds[kind_of(act)].size:
            raise BadNotation(f"{act} is not an action of {self.id}")
        kind = self.kinds[kind_of(act)]
        return " ".join([kind.verb] + kind.names(int(operand_of(act))))

    def parse(self, text: str) -> int:
        """The action that the notation names."""
        words = text.split()
        if not words:
            raise BadNotation("an action is missing")
        kinds = self.verbs.get(words[0])
        if kinds is None:
            raise BadNotation(
                f"{words[0]!r} is not an action of {self.id}; actions are: {', '.join(sorted(self.verbs))}"
            )
        problem = ""
        for k in kinds:
            kind = self.kinds[k]
            if len(kind.domains) != len(words) - 1:
                wanted = " ".join(f"<{domain.id}>" for domain in kind.domains)
                problem = problem or f"{text!r}: write {words[0]!r} with {wanted or 'nothing'} behind it"
                continue
            operand = 0
            for domain, word in zip(kind.domains, words[1:]):
                i = domain.index.get(word)
                if i is None:
                    problem = f"{text!r}: {word!r} is no {domain.id}; there are: {', '.join(domain.names[:40])}"
                    break
                operand = operand * len(domain.names) + i
            else:
                return int(action(k, operand))
        raise BadNotation(problem)

    def illegal(self, state: State, seat: int, act: int) -> IllegalAction:
        """The error that says why an action is refused."""
        if state.over:
            return IllegalAction("the game is over")
        if seat not in state.to_act():
            waiting = ", ".join(seat_letter(s) for s in state.to_act())
            return IllegalAction(f"it is not the turn of seat {seat_letter(seat)} but of {waiting}")
        try:
            name = self.name(act)
        except BadNotation as error:
            return IllegalAction(str(error))
        for refusal in self.refuse(state, seat):
            if refusal.name == name:
                details = "".join(f", {key} {value}" for key, value in refusal.args.items())
                return IllegalAction(f"{name}: {refusal.reason}{details} ({refusal.rule})")
        offered = [self.name(a) for a in state.legal(seat)]
        shown = ", ".join(offered[:12]) + (", …" if len(offered) > 12 else "")
        return IllegalAction(f"{name} is not possible now; possible: {shown}")

    # -- for people --------------------------------------------------------------------------------------------------

    def describe(self, state: State, seat: int) -> list[Option]:
        """See `State.options`."""
        return [self.option(state, act) for act in state.legal(seat)]

    def option(self, state: State, act: int) -> Option:
        """A legal action described for people."""
        kind = self.kinds[kind_of(act)]
        args = kind.names(int(operand_of(act)))
        things = [f"{domain.id}:{name}" for domain, name in zip(kind.domains, args)]
        targets = [thing for domain, thing in zip(kind.domains, things) if domain.board]
        option = Option(act, self.name(act), kind.verb, things, targets, kind.rules)
        self.phrase(state, option)
        return option

    def score(self, state: State, seat: int) -> Score:
        """See `State.scores`."""
        pairs = state.breakdown(seat)
        parts: list[tuple[str, float]] = []
        for i in range(0, len(pairs), 2):
            parts.append((self.sources[pairs[i]], pairs[i + 1] / self.unit))
        return Score(state.points(seat) / self.unit, parts)


def seat_letter(seat: int) -> str:
    """How the notation calls a seat: A, B, C, D, E."""
    return "ABCDEFGH"[seat] if 0 <= seat < 8 else str(seat)


__all__ = ["Domain", "EventKind", "Game", "Kind", "Option", "Plain", "Question", "Refusal", "Score", "Setting"]
