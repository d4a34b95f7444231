"""The frame of the game: colours, rounds, the test for room, phase 4 and the end.

Rounds: HO-2.1, HO-2.2, HO-2.8; phase 4: HO-14.1 – HO-14.10, HO-19.8, HO-R40, HO-R41; the end: HO-15.3 – HO-15.7,
HO-R42, HO-R45.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from brettwerk.games.hoyuk.layout import (
    CHOOSE_RETURN_ORDER,
    CURSOR,
    DISASTER,
    END,
    GONE,
    HIT,
    NAMED,
    NEXT_START,
    NO_DISASTER,
    NO_TRIBE,
    OLD_START,
    PHASE,
    PILE_WORDS,
    PLAYED,
    PLAYED_CARDS,
    RETURNS,
    ROOM_ON_GROUND,
    ROUND,
    SCORED,
    START,
    STEP,
    SYMBOLS,
    TRIBE,
    TRIBES,
    WINDOW_1,
    part,
)
from brettwerk.games.hoyuk.piles import card_at, may_return_to, piles_in_play, put_under, take_first
from brettwerk.games.hoyuk.placing import house_is_possible
from brettwerk.games.hoyuk.scoring import tell_final_scoring
from brettwerk.games.hoyuk.switches import switch
from brettwerk.games.hoyuk.village import send_shaman_home
from brettwerk.games.hoyuk.words import (
    CARDS_GONE,
    CHOOSE_COLOUR,
    COLOUR_TAKEN,
    DO_CARD,
    DO_COLOUR,
    DO_RETURN,
    DO_START,
    GAME_ENDED,
    NEXT_START_PLAYER,
    NO_ROOM,
    RETURN,
    RETURN_CARD,
    RETURN_PILE,
    RETURNED,
    ROUND_BEGAN,
    START_PASSED,
    WINDOW_OPENED,
)
from brettwerk.kernel.actions import action
from brettwerk.kernel.state import OVER, PLAYERS, SEAT, A, State, ask, drop, push, tell, top

# -- colours -----------------------------------------------------------------------------------------------------------


def advance_colours(s: State) -> None:
    """Each seat takes a colour nobody has, unless they were dealt at random (HO-1.5, HO-R58); then round 1 begins."""
    v = s.v
    while v[CURSOR] < v[PLAYERS]:
        if v[part(v[CURSOR]) + TRIBE] == NO_TRIBE:
            ask(v, v[CURSOR], CHOOSE_COLOUR)
            return
        v[CURSOR] += 1
    begin_round(s)


def offer_colours(v: vec[i64]) -> vec[i64]:
    """The colours still free."""
    taken: i64 = 0
    seat: i64 = 0
    while seat < v[PLAYERS]:
        if v[part(seat) + TRIBE] != NO_TRIBE:
            taken |= 1 << v[part(seat) + TRIBE]
        seat += 1
    acts = vec[i64](capacity=8)
    tribe: i64 = 0
    while tribe < TRIBES:
        if (taken >> tribe) & 1 == 0:
            acts = append(acts, action(DO_COLOUR, tribe))
        tribe += 1
    return acts


def choose_colour(s: State, seat: i64, tribe: i64) -> None:
    """The colour is taken, in expert with its tribe (HO-1.6)."""
    s.v[part(seat) + TRIBE] = tribe
    tell(s, COLOUR_TAKEN, seat, tribe)


# -- rounds ------------------------------------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    """A new round with its first window (HO-2.1, HO-2.8); its start player stays to the end of it (HO-2.4)."""
    v = s.v
    v[ROUND] += 1
    v[STEP] = 1
    v[DISASTER] = NO_DISASTER
    v[HIT] = 0
    v[HIT + 1] = 0
    v[NAMED] = 0
    v[NAMED + 1] = 0
    tell(s, ROUND_BEGAN, v[START], v[ROUND])
    open_window(s, WINDOW_1, 1)


def open_window(s: State, window: i64, phase: i64) -> None:
    """The card window at the beginning of a phase (HO-2.5)."""
    s.v[PHASE] = window
    s.v[CURSOR] = 0
    tell(s, WINDOW_OPENED, s.v[START], phase)


def check_room(s: State) -> None:
    """After phase 1 the end is triggered if nobody at all has a place for a house (HO-15.5, HO-15.6, HO-R45)."""
    v = s.v
    if v[END] == 1:
        return
    seat: i64 = 0
    while seat < v[PLAYERS]:
        if house_is_possible(v, seat, switch(v, ROOM_ON_GROUND)):
            return
        seat += 1
    v[END] = 1
    tell(s, NO_ROOM, -1)


# -- phase 4 -----------------------------------------------------------------------------------------------------------


def after_last_window(s: State) -> None:
    """Cards are returned, unless this was the last round (HO-15.3, HO-15.7, HO-R42)."""
    v = s.v
    if v[END] == 1:
        finish(s)
    else:
        v[PHASE] = RETURNS
        v[CURSOR] = 0


def finish(s: State) -> None:
    """The game is over (HO-16.1)."""
    v = s.v
    v[PHASE] = SCORED
    v[OVER] = 1
    tell_final_scoring(s)
    tell(s, GAME_ENDED, -1)


def advance_returns(s: State) -> None:
    """Each player returns his cards, start player first (HO-14.1); then the shaman goes home (HO-19.8)."""
    v = s.v
    while v[CURSOR] < v[PLAYERS]:
        seat = (v[START] + v[CURSOR]) % v[PLAYERS]
        if v[part(seat) + PLAYED] > 0:
            if len(offer_piles(v)) > 0:
                ask(v, seat, RETURN_PILE)
                return
            remove_played(s, seat)
        v[CURSOR] += 1
    send_shaman_home(s, v[START])
    v[PHASE] = NEXT_START


def offer_piles(v: vec[i64]) -> vec[i64]:
    """All piles in play that are not closed, whatever the symbols (HO-14.4)."""
    acts = vec[i64](capacity=8)
    piles = piles_in_play(v)
    pile: i64 = 0
    while pile < piles:
        if may_return_to(v, pile):
            acts = append(acts, action(DO_RETURN, pile))
        pile += 1
    return acts


def choose_pile(s: State, seat: i64, pile: i64) -> None:
    """All cards go under one pile, in the order they were played (HO-14.2, HO-14.3, HO-14.6, HO-R40)."""
    v = s.v
    n = v[part(seat) + PLAYED]
    tell(s, RETURNED, seat, pile, n)
    if switch(v, CHOOSE_RETURN_ORDER):
        push(v, RETURN, seat, pile)
        return
    while n > 0:
        put_under(v, pile, take_first(v, part(seat) + PLAYED_CARDS))
        n -= 1
    v[part(seat) + PLAYED] = 0
    v[CURSOR] += 1


def advance_return(s: State) -> None:
    """With the switch of HO-R40 the player names card after card, the uppermost first."""
    v = s.v
    seat = v[top(v) + SEAT]
    if v[part(seat) + PLAYED] == 0:
        drop(v)
        v[CURSOR] += 1
    else:
        ask(v, seat, RETURN_CARD)


def offer_returned_cards(v: vec[i64]) -> vec[i64]:
    """The symbols still lying in front of the player."""
    p = part(v[top(v) + SEAT])
    acts = vec[i64](capacity=8)
    symbol: i64 = 0
    while symbol < SYMBOLS:
        i: i64 = 0
        while i < v[p + PLAYED]:
            if card_at(v, p + PLAYED_CARDS, i) == symbol:
                acts = append(acts, action(DO_CARD, symbol))
                break
            i += 1
        symbol += 1
    return acts


def choose_returned_card(s: State, seat: i64, symbol: i64) -> None:
    """One card of that symbol goes under the pile; the others keep their order."""
    v = s.v
    p = part(seat)
    kept = v[p + PLAYED_CARDS : p + PLAYED_CARDS + PILE_WORDS]
    n = v[p + PLAYED]
    forget_played(v, p)
    found = False
    i: i64 = 0
    while i < n:
        card = take_first(kept, 0)
        if card == symbol and not found:
            found = True
            put_under(v, v[top(v) + A], card)
        else:
            v[p + PLAYED_CARDS + v[p + PLAYED] // 20] |= card << (3 * (v[p + PLAYED] % 20))
            v[p + PLAYED] += 1
        i += 1


def forget_played(v: vec[i64], p: i64) -> None:
    """No card lies in front of the player."""
    v[p + PLAYED] = 0
    i: i64 = 0
    while i < PILE_WORDS:
        v[p + PLAYED_CARDS + i] = 0
        i += 1


def remove_played(s: State, seat: i64) -> None:
    """With every pile closed the cards leave the game (HO-14.7, HO-R41)."""
    v = s.v
    p = part(seat)
    tell(s, CARDS_GONE, seat, v[p + PLAYED])
    while v[p + PLAYED] > 0:
        v[GONE + take_first(v, p + PLAYED_CARDS)] += 1
        v[p + PLAYED] -= 1


def offer_start_players(v: vec[i64]) -> vec[i64]:
    """All others, clockwise (HO-14.8); with two players there is no choice (HO-14.9)."""
    acts = vec[i64](capacity=4)
    i: i64 = 1
    while i < v[PLAYERS]:
        acts = append(acts, action(DO_START, (v[START] + i) % v[PLAYERS]))
        i += 1
    return acts


def advance_next_start(s: State) -> None:
    """Asks the start player for the next one."""
    ask(s.v, s.v[START], NEXT_START_PLAYER)


def choose_start(s: State, seat: i64) -> None:
    """The round is over (HO-14.10)."""
    v = s.v
    v[OLD_START] = v[START]
    v[START] = seat
    tell(s, START_PASSED, seat)
    begin_round(s)
