"""A seat's knowledge of a position: its observation, its options, and the positions it can imagine.

A `Seat` holds a veiled copy of the numbers and nothing else; the true state cannot be reached from it.
"""

from __future__ import annotations

from brettwerk.kernel.game import Game, Option, Plain, Question, Refusal, Score
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import STEPS, TURN, State

SPECTATOR = -1
"""The seat number of somebody who only watches."""


class Seat:
    """All that one seat may know of a position. Equal knowledge is equal: `observation` compares byte by byte."""

    __slots__ = ("_state", "game", "number", "observation")

    def __init__(self, game: Game, number: int, observation: bytes) -> None:
        self.game = game
        self.number = number
        self.observation = observation
        self._state: State | None = None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Seat)
            and (self.game.id, self.number) == (other.game.id, other.number)
            and self.observation == other.observation
        )

    def __hash__(self) -> int:
        return hash((self.game.id, self.number, self.observation))

    def _veiled(self) -> State:
        """The veiled position; only what this seat knows can be asked of it."""
        if self._state is None:
            state = self.game.read(self.observation)
            if state.v[TURN] == self.number and self.number >= 0:
                state.reopen()
            self._state = state
        return self._state

    def veiled(self) -> State:
        """A copy of the veiled position: search fills in its blanks anew for every imagined world."""
        return self._veiled().clone()

    @property
    def players(self) -> int:
        """The number of players."""
        return self._veiled().players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._veiled().over

    def to_act(self) -> list[int]:
        """The seats that may act now."""
        return self._veiled().to_act()

    def legal(self) -> list[int]:
        """The legal actions of this seat."""
        return self._veiled().legal(self.number)

    def options(self) -> list[Option]:
        """The same, described for people."""
        return self._veiled().options(self.number)

    def refusals(self) -> list[Refusal]:
        """What this seat might expect to do but cannot, and why."""
        return self._veiled().refusals(self.number)

    def question(self) -> Question | None:
        """What this seat is asked now, if anything."""
        if self.number not in self.to_act():
            return None
        return self.game.question(self._veiled(), self.number)

    def view(self) -> dict[str, Plain]:
        """The position as plain data for drawing."""
        return self.game.view(self._veiled(), self.number)

    def scores(self) -> list[Score | None]:
        """The scores as of now, as far as this seat is shown them."""
        state = self._veiled()
        return [
            score if self.game.shows_score(state, self.number, seat) else None
            for seat, score in enumerate(state.scores())
        ]

    def imagine(self, rng: Rng) -> State:
        """A possible complete position that this seat cannot tell from the true one."""
        state = self.game.read(self.observation)
        state.unveil(self.number, rng.cells)
        state.reopen()
        return state


def observe(state: State, seat: int) -> Seat:
    """What a seat (or, with -1, a spectator) may know of a position."""
    cells = state.veil(seat)
    cells[STEPS] = 0
    return Seat(state.game, seat, bytes(memoryview(cells)))


def imagine(seat: Seat, rng: Rng) -> State:
    """A possible complete position, from an observation alone."""
    return seat.imagine(rng)
