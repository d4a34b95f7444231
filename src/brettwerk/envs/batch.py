"""Many games stepped in one compiled loop: observations, masks and rewards lie in vectors that NumPy reads in place."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from brettwerk.kernel.actions import kind_of, operand_of
from brettwerk.kernel.errors import IllegalAction
from brettwerk.kernel.game import Game, Value
from brettwerk.kernel.play import first_to_act
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import OVER, PLAYERS, State
from brettwerk.seats.encoder import Encoder

WIN: Final[i64] = 0
MARGIN: Final[i64] = 1
SCORE: Final[i64] = 2


def reward_of(state: State, seat: i64, reward: i64) -> float:
    """What a finished game is worth to a seat: its share of the win, its margin over the best other, or its points."""
    players = state.v[PLAYERS]
    unit: float = float(state.game.unit)
    other: i64 = 0
    if reward == WIN:
        best = state.standing(0)
        winners = 0
        while other < players:
            standing = state.standing(other)
            if standing > best:
                best = standing
                winners = 0
            if standing == best:
                winners += 1
            other += 1
        return 1.0 / winners if state.standing(seat) == best else 0.0
    own = state.points(seat)
    if reward == SCORE or players == 1:
        return float(int(own)) / unit
    found = False
    most: i64 = 0
    while other < players:
        if other != seat:
            points = state.points(other)
            if not found or points > most:
                most = points
                found = True
        other += 1
    return float(int(own - most)) / unit


class Batch:
    """Some games of one kind; a game that ends is dealt anew with the next seed."""

    def __init__(
        self,
        game: Game,
        players: i64,
        options: dict[str, Value],
        encoder: Encoder,
        offsets: vec[i64],
        actions: vec[i64],
        number: i64,
        seed: i64,
        reward: i64,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.encoder = encoder
        self.offsets = offsets
        self.actions = actions
        self.number = number
        self.reward = reward
        self.seeds = Rng(seed, 31)
        self.luck = Rng(seed, 32)
        self.width = i64(len(actions))
        none: i16 = 0
        off: u8 = 0
        zero: i64 = 0
        nil: float = 0.0
        self.observations: vec[i16] = vec[i16]([none] * int(number * encoder.size))
        self.masks: vec[u8] = vec[u8]([off] * int(number * self.width))
        self.seats: vec[i64] = vec[i64]([zero] * int(number))
        self.rewards: vec[float] = vec[float]([nil] * int(number * players))
        self.over: vec[u8] = vec[u8]([off] * int(number))
        self.lengths: vec[i64] = vec[i64]([zero] * int(number))
        self.states: list[State] = []
        i: i64 = 0
        while i < number:
            self.states.append(self.deal())
            self.show(i)
            i += 1

    def deal(self) -> State:
        """A new game with the next seed."""
        return self.game.new(int(self.players), int(self.seeds.seed()), self.options)

    def show(self, i: i64) -> None:
        """Writes seat, observation and mask of a game."""
        state = self.states[i]
        seat = first_to_act(state)
        self.seats[i] = seat
        self.encoder.write(state.veil(seat), seat, self.observations, i * self.encoder.size)
        self.mark(state, seat, i * self.width, 1)

    def mark(self, state: State, seat: i64, at: i64, value: u8) -> None:
        """Sets or clears the options of a seat in the mask."""
        acts = state.options_of(seat)
        masks = self.masks
        offsets = self.offsets
        n = i64(len(acts))
        a: i64 = 0
        while a < n:
            act = acts[a]
            masks[at + offsets[kind_of(act)] + operand_of(act)] = value
            a += 1

    def step(self, chosen: list[int]) -> None:
        """Plays one action in every game; where one is not legal, nothing is played at all."""
        i: i64 = 0
        while i < self.number:
            number: i64 = i64(chosen[i])
            if number < 0 or number >= self.width or self.masks[i * self.width + number] == 0:
                raise IllegalAction(f"game {i}: action {number} is not legal; the legal ones are 1 in the mask")
            i += 1
        i = 0
        while i < self.number:
            self.play(i, self.actions[i64(chosen[i])])
            i += 1

    def random_step(self) -> None:
        """Plays a random legal action in every game."""
        i: i64 = 0
        while i < self.number:
            acts = self.states[i].options_of(self.seats[i])
            self.play(i, acts[self.luck.below(i64(len(acts)))])
            i += 1

    def play(self, i: i64, act: i64) -> None:
        """Plays an action in one game, deals a new one if it has ended, and shows what came of it."""
        state = self.states[i]
        self.mark(state, self.seats[i], i * self.width, 0)
        if self.over[i] == 1:
            self.over[i] = 0
            self.lengths[i] = 0
            seat: i64 = 0
            while seat < self.players:
                self.rewards[i * self.players + seat] = 0.0
                seat += 1
        state.play(self.seats[i], act)
        self.lengths[i] += 1
        if state.v[OVER] != 0:
            self.over[i] = 1
            seat = 0
            while seat < self.players:
                self.rewards[i * self.players + seat] = reward_of(state, seat, self.reward)
                seat += 1
            self.states[i] = self.deal()
        self.show(i)
