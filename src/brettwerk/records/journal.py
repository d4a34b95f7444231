"""A running game and everything that happened in it: the list of actions, with undo up to the boundary.

An action that revealed something, drew from chance, gave somebody else the turn, completed a simultaneous decision or
ended the game cannot be taken back; everything since can. That needs no knowledge of any game.
"""

from __future__ import annotations

from collections.abc import Mapping

from brettwerk.kernel.errors import IllegalAction
from brettwerk.kernel.events import Event, Recorder
from brettwerk.kernel.game import Game, Value, seat_letter
from brettwerk.kernel.state import REVEALS, TURN, State


class Move:
    """One action of one seat, the events it caused, and whether it is a boundary for undo."""

    __slots__ = ("action", "boundary", "events", "seat")

    def __init__(self, seat: int, action: int, events: list[Event], boundary: bool) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.boundary = boundary


class Journal:
    """A game in progress: `apply` adds a move, `undo` takes one back."""

    def __init__(self, game: Game, players: int, seed: int = 0, options: Mapping[str, Value] | None = None) -> None:
        self.game = game
        self.seed = seed
        self.options = game.complete(players, options or {})
        self.players = players
        self.moves: list[Move] = []
        self.state: State = game.new(players, seed, self.options)
        self.state.events = Recorder()
        self._base: State = self.state.clone()  # the position after the last boundary, and how many moves led there
        self._base_moves = 0

    def apply(self, seat: int, action: int) -> Move:
        """Applies an action and notes it; raises IllegalAction and changes nothing if it is not legal."""
        state = self.state
        before = set(state.to_act())
        reveals = int(state.v[REVEALS])
        together = state.v[TURN] < 0
        state.apply(seat, action)
        events = state.events.take() if state.events is not None else []
        boundary = (
            state.over
            or int(state.v[REVEALS]) != reveals
            or not before.issuperset(state.to_act())
            or (together and state.v[TURN] >= 0)
        )
        move = Move(seat, action, events, boundary)
        self.moves.append(move)
        if boundary:
            self._base = state.clone()
            self._base_moves = len(self.moves)
        return move

    def undoable(self, seat: int) -> int | None:
        """The number of the seat's last move if it can be taken back, else None."""
        for number in range(len(self.moves) - 1, -1, -1):
            if self.moves[number].boundary:
                return None
            if self.moves[number].seat == seat:
                return number
        return None

    def undo(self, seat: int) -> int:
        """Takes back the seat's last move; other seats' simultaneous moves stay. Returns the move's number."""
        number = self.undoable(seat)
        if number is None:
            raise IllegalAction(f"seat {seat_letter(seat)} has nothing to take back: the last move is beyond recall")
        kept = self.moves[self._base_moves : number] + self.moves[number + 1 :]
        del self.moves[self._base_moves :]
        self.state = self._base.clone()
        self.state.events = Recorder()
        for move in kept:
            self.apply(move.seat, move.action)
        return number
