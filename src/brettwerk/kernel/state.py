"""A position: one flat vector of numbers, and the machine that runs it from decision to decision.

The first cells belong to the kernel (who decides what, chance, the stack of pending frames), the rest to the game.
A game overrides `advance`, `offer`, `choose` and a few others; everything public is built from them here.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brettwerk.kernel.errors import BrokenRules
from brettwerk.kernel.events import EVERYBODY, Event, Recorder
from brettwerk.kernel.net import Memory, foretold
from brettwerk.kernel.rng import below, seed_cells

if TYPE_CHECKING:
    from brettwerk.kernel.game import Game, Option, Refusal, Score

# The kernel's cells.
OVER: Final[i64] = 0  # 1 when the game is over
TURN: Final[i64] = 1  # the seat whose decision is pending, -1 while several decide at once
DECISION: Final[i64] = 2  # what is asked: an index into the game's decisions
OPEN: Final[i64] = 3  # bit mask of the seats that still decide, while several decide at once
REVEALS: Final[i64] = 4  # how often chance or a hidden thing came to light: the undo boundary
STEPS: Final[i64] = 5  # actions applied so far
PLAYERS: Final[i64] = 6
CHANCE: Final[i64] = 7  # four cells of the generator
DEPTH: Final[i64] = 11  # frames on the stack
FRAMES: Final[i64] = 12  # the stack of pending frames
FRAME: Final[i64] = 10  # cells of a frame: kind, seat and eight operands
MAX_DEPTH: Final[i64] = 16
GAME: Final[i64] = FRAMES + FRAME * MAX_DEPTH  # where the game's own cells begin

# The cells of a frame.
KIND: Final[i64] = 0
SEAT: Final[i64] = 1
A: Final[i64] = 2
B: Final[i64] = 3
C: Final[i64] = 4
D: Final[i64] = 5
E: Final[i64] = 6
F: Final[i64] = 7
G: Final[i64] = 8
H: Final[i64] = 9

NO_PROPOSALS: Final[list[vec[i64]]] = []
NOTHING: Final[vec[i64]] = vec[i64]()

# What networks last saw of each seat. Compiled, a look is never interrupted; plain Python could be, by another thread.
MEMORIES: Final[list[Memory]] = [Memory() for _ in range(8)]
COMPILED: Final = not __file__.endswith(".py")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. Mutable; `clone()` is cheap."""

    def __init__(self, game: Game, v: vec[i64], acts: vec[i64]) -> None:
        self.game = game
        self.v = v
        self.acts = acts
        self.events: Recorder | None = None

    # -- what a game writes ------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, without the recorder."""
        copy = self.game.bare()
        copy.v = self.v[:]
        copy.acts = self.acts
        return copy

    def advance(self) -> None:
        """Runs everything that needs no choice, up to the next decision (TURN or OPEN, and DECISION) or to OVER."""
        raise NotImplementedError

    def offer(self, seat: i64) -> vec[i64]:
        """A fresh vector of the options of that seat in the pending decision."""
        raise NotImplementedError

    def choose(self, seat: i64, act: i64) -> None:
        """Carries out a chosen option, as far as the next `advance`."""
        raise NotImplementedError

    def asks_anyway(self) -> bool:
        """Whether the pending decision is put to the player even with a single option."""
        return False

    def points(self, seat: i64) -> i64:
        """The score of a seat if the game were scored now, in the game's smallest unit (see `Game.unit`)."""
        raise NotImplementedError

    def breakdown(self, seat: i64) -> vec[i64]:
        """The score by source: source index and points in turn, in the game's smallest unit."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """A number that orders the seats at the end, tie-breakers included: the highest wins, equals share."""
        return self.points(seat)

    def features(self, seat: i64) -> vec[i64]:
        """What a bot sees in the position besides the points: pairs of feature number and value."""
        return NOTHING

    def sights(self, seat: i64, weights: vec[i64]) -> vec[i64]:
        """The features as they are for a player with those weights; where they depend on plans, on its own.

        For weights with a network behind them also what only networks look at.
        """
        return self.features(seat)

    def appraise(self, seat: i64, weights: vec[i64]) -> i64:
        """What the position is worth to a seat in thousandths of a point: its points now and what its features promise.

        Where a network belongs to the weights, it has its say, too. Bots rest on this, rules never do.
        """
        seen = self.sights(seat, weights)
        total: i64 = self.points(seat) * 1000 // i64(self.game.unit)
        i: i64 = 0
        n = i64(len(seen))
        while i < n:
            total += weights[seen[i]] * seen[i + 1]
            i += 2
        inputs = self.game.inputs
        if inputs > 0 and i64(len(weights)) > inputs and self.v[OVER] == 0:
            total += foretold(seen, weights, inputs, MEMORIES[seat & 7] if COMPILED else Memory())
        return total

    def round(self) -> i64:
        """The number of the round, where the game has rounds: at their ends positions are quiet and compare well."""
        return 0

    def candidates(self, seat: i64) -> vec[i64]:
        """The legal actions worth a thought: what bots search. Never empty where `options_of` is not."""
        return self.options_of(seat)

    def proposals(self, seat: i64, weights: vec[i64], several: bool) -> list[vec[i64]]:
        """Where decisions belong together so closely that a beam would lose its way: the best way to take them all.

        Judged by those weights; with `several` also its neighbours.
        """
        return NO_PROPOSALS

    def usual(self, seat: i64) -> i64:
        """The answer that practically everybody would give to what the seat is asked; -1 if it is a real question.

        Only where every other answer is dominated or leads to an equal position, and only from what lies open: the
        server may give it at once. Rules never rest on this.
        """
        return -1

    def veil(self, seat: i64) -> vec[i64]:
        """A copy of the vector with everything blanked that the seat may not know (-1: what nobody may know)."""
        raise NotImplementedError

    def unveil(self, seat: i64, chance: vec[i64]) -> None:
        """Fills in what `veil` blanked with something possible, drawn with the generator in cells 0 … 3 of chance."""
        raise NotImplementedError

    def suspicions(self, weights: vec[i64]) -> vec[i64]:
        """What each player probably hides from the others, judged by those weights: numbers for `suppose`.

        To be asked of what one seat knows. None where everything hidden is equally likely.
        """
        return NOTHING

    def suppose(self, seat: i64, chance: vec[i64], suspicions: vec[i64]) -> None:
        """Fills in what `veil` blanked as `unveil` does, but likely things often: what a search looks at.

        What others are about to decide secretly may be taken for done.
        """
        self.unveil(seat, chance)

    def guesses(self, seat: i64) -> bool:
        """Whether what a seat is to decide would be another thing if it knew what others hide; rests on suspicions."""
        return False

    def check(self) -> None:
        """Raises BrokenRules if an invariant of the game does not hold."""
        raise NotImplementedError

    # -- the machine -------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Goes on until somebody has a real decision or the game is over; single options are taken at once."""
        v = self.v
        while True:
            self.advance()
            if v[OVER] != 0:
                v[TURN] = -1
                v[OPEN] = 0
                self.acts = NOTHING
                return
            seat = v[TURN]
            if seat >= 0:
                acts = self.offer(seat)
                if len(acts) != 1 or self.asks_anyway():
                    if len(acts) == 0:
                        raise BrokenRules(f"{self.game.id}: decision {v[DECISION]} of seat {seat} has no option")
                    self.acts = acts
                    return
                self.choose(seat, acts[0])
            elif not self.settle_open():
                self.acts = NOTHING
                return

    def settle_open(self) -> bool:
        """Takes the single option of any seat that has just one while several decide; true if something was taken."""
        v = self.v
        if self.asks_anyway():
            return False
        seat: i64 = 0
        while seat < v[PLAYERS]:
            if (v[OPEN] >> seat) & 1 == 1:
                acts = self.offer(seat)
                if len(acts) == 1:
                    self.choose(seat, acts[0])
                    return True
            seat += 1
        return False

    def play(self, seat: i64, act: i64) -> None:
        """Applies an action known to be legal: what search and simulation call."""
        self.v[STEPS] += 1
        self.choose(seat, act)
        self.settle()

    # The same as the functions below, for games in plain Python, which hand no vector to compiled code.

    def ask(self, seat: i64, decision: i64) -> None:
        """Puts a decision to one seat."""
        ask(self.v, seat, decision)

    def ask_all(self, seats: i64, decision: i64) -> None:
        """Puts a decision to several seats at once, given as a bit mask."""
        ask_all(self.v, seats, decision)

    def reveal(self) -> None:
        """Notes that something hidden has come to light: nobody may take back what led here."""
        reveal(self.v)

    def draw(self, n: i64) -> i64:
        """A random number from 0 to n-1 out of the state's own generator."""
        return draw(self.v, n)

    def reopen(self) -> None:
        """Finds the options of the seat to act anew, for a state around a vector from elsewhere."""
        if self.v[TURN] >= 0:
            self.acts = self.offer(self.v[TURN])

    # -- the public contract -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.v[OVER] != 0

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.v[PLAYERS])

    def to_act(self) -> list[int]:
        """The seats that may act now; several where the rules are simultaneous, none when the game is over."""
        v = self.v
        if v[OVER] != 0:
            return []
        if v[TURN] >= 0:
            return [int(v[TURN])]
        return [seat for seat in range(int(v[PLAYERS])) if (v[OPEN] >> seat) & 1]

    def options_of(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat as a vector: what search calls. Never changed afterwards."""
        v = self.v
        if v[OVER] != 0:
            return NOTHING
        if v[TURN] >= 0:
            if v[TURN] == seat:
                return self.acts
            return NOTHING
        if seat >= 0 and (v[OPEN] >> seat) & 1 == 1:
            return self.offer(seat)
        return NOTHING

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; empty if it is not its turn."""
        return [int(act) for act in self.options_of(seat)]

    def is_legal(self, seat: i64, act: i64) -> bool:
        """Whether the seat may do that now."""
        acts = self.options_of(seat)
        i: i64 = 0
        n = i64(len(acts))
        while i < n:
            if acts[i] == act:
                return True
            i += 1
        return False

    def apply(self, seat: int, act: int) -> None:
        """Applies an action; raises IllegalAction, and changes nothing, if it is not legal."""
        if not (0 <= seat < self.players and 0 <= act < 1 << 40 and self.is_legal(seat, act)):
            raise self.game.illegal(self, seat, act)
        self.play(seat, act)

    def options(self, seat: int) -> list[Option]:
        """The legal actions described for people."""
        return self.game.describe(self, seat)

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat can see and might expect to do but cannot, with the reason and the rule."""
        return self.game.refuse(self, seat)

    def scores(self) -> list[Score]:
        """The score of every seat with its sources: final when the game is over, as of now before."""
        return [self.game.score(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that stand best."""
        standings = [self.standing(seat) for seat in range(self.players)]
        best = max(standings)
        return [seat for seat, standing in enumerate(standings) if standing == best]

    def key(self) -> str:
        """A hash of the whole position, the same on every machine."""
        return hashlib.blake2b(bytes(memoryview(self.v)), digest_size=8).hexdigest()


# -- frames: what is pending, as plain data -------------------------------------------------------------------------


def top(v: vec[i64]) -> i64:
    """The cell where the uppermost frame begins."""
    return FRAMES + (v[DEPTH] - 1) * FRAME


def push(v: vec[i64], kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """Puts a frame on the stack and returns where it begins; operands F, G and H start at 0."""
    depth = v[DEPTH]
    if depth >= MAX_DEPTH:
        raise BrokenRules("too many pending frames")
    f = FRAMES + depth * FRAME
    v[f] = kind
    v[f + 1] = seat
    v[f + 2] = a
    v[f + 3] = b
    v[f + 4] = c
    v[f + 5] = d
    v[f + 6] = e
    v[f + 7] = 0
    v[f + 8] = 0
    v[f + 9] = 0
    v[DEPTH] = depth + 1
    return f


def drop(v: vec[i64]) -> None:
    """Takes the uppermost frame off the stack and blanks its cells, so that equal positions have equal keys."""
    f = top(v)
    i: i64 = 0
    while i < FRAME:
        v[f + i] = 0
        i += 1
    v[DEPTH] -= 1


def ask(v: vec[i64], seat: i64, decision: i64) -> None:
    """Puts a decision to one seat."""
    v[TURN] = seat
    v[OPEN] = 0
    v[DECISION] = decision


def ask_all(v: vec[i64], seats: i64, decision: i64) -> None:
    """Puts a decision to several seats at once, given as a bit mask."""
    v[TURN] = -1
    v[OPEN] = seats
    v[DECISION] = decision


# -- chance and events -----------------------------------------------------------------------------------------------


def draw(v: vec[i64], n: i64) -> i64:
    """A random number from 0 to n-1 out of the state's own generator."""
    v[REVEALS] += 1
    return below(v, CHANCE, n)


def reveal(v: vec[i64]) -> None:
    """Notes that something hidden has come to light: nobody may take back what led here."""
    v[REVEALS] += 1


def start_chance(v: vec[i64], seed: i64, stream: i64) -> None:
    """Starts the state's own generator."""
    seed_cells(v, CHANCE, seed, stream)


def tell(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, audience: i64 = EVERYBODY) -> None:
    """Records an event, if anybody listens."""
    if s.events is not None:
        s.events.events.append(Event(kind, seat, a, b, c, audience))


def numbers(count: i64) -> vec[i64]:
    """A vector of that many zeros."""
    zero: i64 = 0
    return vec[i64]([zero] * int(count))


BIT: Final[vec[i64]] = vec[i64]([i64(1 << n) for n in range(62)])


def bit(number: i64) -> i64:
    """A mask with that one bit, up to 61. Compiled, `1 << number` with a literal 1 would end at 31 bits."""
    return BIT[number]


def bits(mask: i64) -> i64:
    """How many bits of the mask are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
