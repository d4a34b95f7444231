"""Random play inside compiled code: what simulations, benchmarks and roll-outs run."""

from mypy_extensions import i64

from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import OPEN, OVER, TURN, State


def first_to_act(state: State) -> i64:
    """The lowest seat that may act now."""
    v = state.v
    if v[TURN] >= 0:
        return v[TURN]
    seat: i64 = 0
    while (v[OPEN] >> seat) & 1 == 0:
        seat += 1
    return seat


def random_move(state: State, rng: Rng) -> i64:
    """Plays one random legal action and tells how many there were."""
    seat = first_to_act(state)
    acts = state.options_of(seat)
    n = i64(len(acts))
    state.play(seat, acts[rng.below(n)])
    return n


def random_game(state: State, rng: Rng, limit: i64 = 1000000) -> i64:
    """Plays on at random to the end (or for that many decisions) and tells how many decisions there were."""
    n: i64 = 0
    while state.v[OVER] == 0 and n < limit:
        random_move(state, rng)
        n += 1
    return n


def checked_game(state: State, rng: Rng, limit: i64 = 1000000) -> i64:
    """The same with every invariant checked after every action."""
    n: i64 = 0
    state.check()
    while state.v[OVER] == 0 and n < limit:
        random_move(state, rng)
        state.check()
        n += 1
    return n


def clone_many(state: State, number: i64) -> None:
    """Clones a state that many times: for measuring."""
    i: i64 = 0
    while i < number:
        state.clone()
        i += 1
