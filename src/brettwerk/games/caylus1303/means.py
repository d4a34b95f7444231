"""What players own and how it moves: resources, workers, houses, prestige points; who holds a character.

Rules CA-1.3, CA-1.4, CA-1.5, CA-1.11, CA-1.12, CA-1.13, CA-1.14, CA-1.15, CA-1.17, CA-13.30, CA-13.31, CA-13.32;
rulings CA-R9, CA-R10, CA-R13. Nothing else touches a player's stocks, so nothing can be given to another player, and
prestige points only grow.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.caylus1303.effects import A_WORKER, FAVOUR, PP, RESULT
from brettwerk.games.caylus1303.layout import (
    ANY_KINDS,
    CAMP,
    EFFECT_PP,
    HOLDER,
    PRESTIGE,
    RESOURCES,
    STORE,
    SUPPLY,
    block,
)
from brettwerk.games.caylus1303.tables import EFFECTS
from brettwerk.games.caylus1303.words import DO_PAY, FAVOUR_DUE, FAVOUR_GIVEN, GAINED, HIRED, PAID, SCORED_PP, SENT
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import State, push, tell


def holds(v: vec[i64], seat: i64, character: i64) -> bool:
    """Whether the seat holds the character now; whoever does uses it (CA-13.30, CA-13.31, CA-13.32)."""
    return v[HOLDER + character] == seat


def gain(s: State, seat: i64, resource: i64, amount: i64) -> None:
    """Takes resources out of the stock, which never runs out (CA-1.11, CA-1.12)."""
    if amount > 0:
        s.v[block(seat) + STORE + resource] += amount
        tell(s, GAINED, seat, resource, amount)


def pay(s: State, seat: i64, resource: i64, amount: i64) -> None:
    """Puts resources back into the stock."""
    if amount > 0:
        s.v[block(seat) + STORE + resource] -= amount
        tell(s, PAID, seat, resource, amount)


def hire(s: State, seat: i64, amount: i64) -> None:
    """Takes workers from the camp, as many as are there (CA-1.4, CA-R9)."""
    v = s.v
    p = block(seat)
    taken = min(amount, v[p + CAMP])
    if taken > 0:
        v[p + CAMP] -= taken
        v[p + SUPPLY] += taken
        tell(s, HIRED, seat, taken)


def send(s: State, seat: i64, amount: i64) -> None:
    """Sends workers from the supply to the camp, never those on the board (CA-1.5, CA-R10)."""
    if amount > 0:
        p = block(seat)
        s.v[p + SUPPLY] -= amount
        s.v[p + CAMP] += amount
        tell(s, SENT, seat, amount)


def score(s: State, seat: i64, source: i64, amount: i64) -> None:
    """Gives prestige points; they are never lost again (CA-1.17)."""
    if amount > 0:
        s.v[block(seat) + PRESTIGE + source] += amount
        tell(s, SCORED_PP, seat, amount, source)


def can_pay(v: vec[i64], seat: i64, option: i64) -> bool:
    """Whether the whole fixed price of an effect's option is there (CA-1.14)."""
    p = block(seat)
    if v[p + SUPPLY] < EFFECTS[option + A_WORKER]:
        return False
    i: i64 = 0
    while i < RESOURCES:
        if v[p + STORE + i] < EFFECTS[option + i]:
            return False
        i += 1
    return True


def offer_kinds_held(v: vec[i64], seat: i64, first: i64, acts: vec[i64]) -> vec[i64]:
    """Each of the four kinds that the seat holds and can pay for an `any`, none before the first (CA-1.13, CA-R13)."""
    p = block(seat) + STORE
    i = first
    while i < ANY_KINDS:
        if v[p + i] > 0:
            acts = append(acts, action(DO_PAY, i))
        i += 1
    return acts


def pay_option(s: State, seat: i64, option: i64) -> None:
    """Pays the fixed part of an option's price."""
    i: i64 = 0
    while i < RESOURCES:
        pay(s, seat, i, EFFECTS[option + i])
        i += 1
    send(s, seat, EFFECTS[option + A_WORKER])


def take_result(s: State, seat: i64, option: i64) -> None:
    """Takes everything an option gives, besides an `any`."""
    take_items(s, seat, EFFECTS, option + RESULT)


def take_items(s: State, seat: i64, items: vec[i64], at: i64) -> None:
    """Takes resources, workers, prestige points; a favour comes at once (CA-10.2)."""
    i: i64 = 0
    while i < RESOURCES:
        gain(s, seat, i, items[at + i])
        i += 1
    hire(s, seat, items[at + A_WORKER])
    score(s, seat, EFFECT_PP, items[at + PP])
    if items[at + FAVOUR] > 0:
        grant_favour(s, seat)


def grant_favour(s: State, seat: i64) -> None:
    """The seat gets a favour, to be used at once (CA-10.1, CA-10.2)."""
    push(s.v, FAVOUR_DUE, seat)
    tell(s, FAVOUR_GIVEN, seat)
