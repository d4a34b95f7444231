"""Random games for tests: an eager player that gets far, and a watcher that follows a game by its events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import brettwerk
from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse import words as vocabulary
from brettwerk.games.glasstrasse.tables import BUILDING_IDS, CARD_IDS, CARD_ROWS, FOREST_SPACES, SPACE_IDS, UPGRADE
from brettwerk.kernel import state as kernel
from brettwerk.kernel.actions import kind_of
from brettwerk.kernel.events import Event, Recorder
from brettwerk.kernel.game import Value
from brettwerk.kernel.rng import Rng
from brettwerk.kernel.state import State
from tests.glasstrasse.scenario import BARREN, GAME, Scenario, given

OPTIONS: list[dict[str, Value]] = [
    {},
    {"periods": "5"},
    {"introductory": True},
    {"market": "5"},
    {"challenge": 12},
    {"tiles": "roofer tavern winery office district_offices loess_plateau"},
    {"strict_placing": True},
    {"closed_repeats": True},
    {"introductory": True, "market": "4", "strict_placing": True, "closed_repeats": True},
]
WINDOWS = {"entry", "action", "repeat", "gift", "final"}
MOVED_ON = {"revealed", "played_along", "drew_card", "waived", "declined", "laid", "refilled", "period", "ended"}
COMPILED = brettwerk.compiled()

LIKED = {
    int(vocabulary.DO_BUILD): 8,
    int(vocabulary.DO_ACTION): 8,
    int(vocabulary.DO_PAY): 8,
    int(vocabulary.DO_USE): 3,
    int(vocabulary.DO_AGAIN): 4,
}
SHUNNED = {int(vocabulary.DO_CLEAR), int(vocabulary.DO_SKIP), int(vocabulary.DO_END)}


def suits(options: dict[str, Value], players: int) -> bool:
    return not (players == 1 and "periods" in options)


def eager(acts: list[int], rng: Rng) -> int:
    """One of the actions; building, using and acting are likelier than waiving."""
    weights = [LIKED.get(int(kind_of(a)), 1 if int(kind_of(a)) in SHUNNED else 2) for a in acts]
    n = int(rng.below(sum(weights)))
    for act, weight in zip(acts, weights):
        if n < weight:
            return act
        n -= weight
    raise AssertionError


def eager_game(state: State, rng: Rng, before: Callable[[State], None] | None = None) -> Iterator[tuple[int, int]]:
    """Plays to the end; yields seat and action after each step."""
    while not state.over:
        if before is not None:
            before(state)
        seats = state.to_act()
        seat = seats[rng.below(len(seats))]
        act = eager(state.legal(seat), rng)
        state.apply(seat, act)
        yield seat, act


def positions(players: int, seed: int, options: dict[str, Value]) -> Iterator[State]:
    """All positions of one eager game."""
    state = GAME.new(players, seed, options)
    yield state
    for _ in eager_game(state, Rng(seed, 3)):
        yield state


def rich(players: int, seed: int) -> Scenario:
    """A position in which everybody owns, holds and stores a lot."""
    rng = Rng(seed, 7)
    s = given(players, seed=seed)
    tiles = list(BUILDING_IDS[:93])
    for i in range(92, 0, -1):
        j = int(rng.below(i + 1))
        tiles[i], tiles[j] = tiles[j], tiles[i]
    s.set_market([])
    for seat in range(players):
        land = "".join("....pgopgo"[rng.below(10)] for _ in range(20))
        s.set_land(BARREN if seed % 5 == 0 else land, seat=seat)
        for forest in range(layout.FORESTS):
            if rng.below(3) == 0:
                halves = [SPACE_IDS[FOREST_SPACES[2 * forest + half]] for half in (0, 1)]
                s.set_land(dict.fromkeys(halves, "forest"), seat=seat)
        own = [tiles.pop() for _ in range(int(rng.below(9)))]
        covered: set[int] = set()
        for tile in own:
            slot = int(UPGRADE[BUILDING_IDS.index(tile)])
            if slot >= 0 and slot in covered:
                continue
            covered.add(slot)
            free = [space for space in SPACE_IDS if not s.on(space, seat).startswith(("tile", "forest"))]
            s.set_built({free[rng.below(len(free))]: tile}, seat=seat)
        s.set_display([tiles.pop() for _ in range(int(rng.below(5)))], seat=seat)
        goods = [int(rng.below(4 if m in (layout.GLASS, layout.BRICK) else 8)) for m in range(layout.MARKERS)]
        for marker, n in enumerate(goods):
            s.put(seat, marker, n)
        s.put(seat, int([layout.SAND, layout.FOOD_GLASS, layout.CHARCOAL_GLASS, layout.WATER][rng.below(4)]), 0)
        s.put(seat, int([layout.CLAY, layout.FOOD_BRICK, layout.CHARCOAL_BRICK][rng.below(3)]), 0)
    count = int(s.v[layout.ROW])
    rows: list[list[str]] = [[], [], []]
    for tile in tiles:
        row = rows[BUILDING_IDS.index(tile) // 31]
        if len(row) < count:
            row.append(tile)
    s.set_market([tile for row in rows for tile in row])
    s.rest()
    s.state.check()
    return s


HAS_ENTRY = {row.text("id"): row.text("entry_code") != "none" for row in CARD_ROWS}


class Watcher:
    """Follows a game by its events and compares: wheels, boards, tiles, cards. Invariants that need a memory."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.recorder = Recorder()
        state.events = self.recorder
        self.n = state.players
        self.goods = [self.cells(seat, layout.GOODS, layout.MARKERS) for seat in range(self.n)]
        self.land = [self.cells(seat, layout.LAND, layout.SPACES) for seat in range(self.n)]
        self.upgrades = [self.cells(seat, layout.UPGRADES, 3) for seat in range(self.n)]
        self.display = [self.mask(seat, layout.DISPLAY) for seat in range(self.n)]
        self.market = [int(state.v[layout.MARKET + i]) for i in range(15)]
        self.out = self.table_mask(layout.OUT)
        self.used: list[set[int]] = [set() for _ in range(self.n)]
        self.acted: dict[tuple[int, int], list[int]] = {}
        self.shared: set[int] = set()
        self.drawn: set[int] = set()
        self.paid: set[tuple[int, int]] = set()
        self.reveals = [0] * self.n
        self.chosen: set[int] = set()
        self.period = int(state.v[layout.PERIOD])
        self.anytime = -1
        self.before: list[int] = []

    def cells(self, seat: int, first: int, count: int) -> list[int]:
        at = layout.block(seat) + first
        return [int(x) for x in self.state.v[at : at + count]]

    def mask(self, seat: int, cell: int) -> set[int]:
        at = layout.block(seat) + cell
        return {t for t in range(93) if self.state.v[at + t // 31] >> t % 31 & 1}

    def table_mask(self, cell: int) -> set[int]:
        return {t for t in range(93) if self.state.v[cell + t // 31] >> t % 31 & 1}

    def look(self, state: State) -> None:
        """Before a step."""
        self.before = [int(x) for x in state.v]

    def step(self, seat: int, act: int) -> None:
        """After a step."""
        name = GAME.name(act)
        events = self.recorder.take()
        if name == "pay":
            card = self.pending_card(self.before)
            assert (seat, card) not in self.paid, "14: an entry cost was paid twice"
            self.paid.add((seat, card))
        for event in events:
            self.follow(event)
        self.compare()
        self.only_own(seat, name, events)
        self.anytime_only_own(seat, name, events)

    @staticmethod
    def pending_card(v: list[int]) -> int:
        for depth in reversed(range(v[kernel.DEPTH])):
            at = kernel.FRAMES + depth * kernel.FRAME
            if v[at] == vocabulary.RESOLVE:
                return v[at + kernel.A]
        raise AssertionError("no card is being resolved")

    def follow(self, event: Event) -> None:
        """Tells the shadow what happened."""
        kind, seat = GAME.events[event.kind].id, event.seat
        if kind in ("gained", "paid"):
            assert event.b > 0
            self.goods[seat][event.a] += event.b if kind == "gained" else -event.b
            most = 3 if event.a in (layout.GLASS, layout.BRICK) else 7
            assert 0 <= self.goods[seat][event.a] <= most, "1"
        elif kind == "turned":
            self.turn(self.goods[seat], int(event.a), int(event.b))
        elif kind == "placed":
            assert self.land[seat][event.a] == layout.EMPTY, "4: a tile was placed on something"
            self.land[seat][event.a] = event.b
        elif kind == "removed":
            assert self.land[seat][event.a] == event.b
            self.land[seat][event.a] = layout.EMPTY
        elif kind == "felled":
            for half in (0, 1):
                space = int(FOREST_SPACES[2 * event.a + half])
                assert self.land[seat][space] == layout.FOREST
                self.land[seat][space] = layout.EMPTY
        elif kind == "built":
            if event.a in self.display[seat]:
                self.display[seat].remove(event.a)
            else:
                self.market[self.market.index(event.a)] = layout.NO_TILE
            if event.b >= layout.TILES:
                assert self.upgrades[seat][event.b - layout.TILES] == layout.NO_TILE, "9"
                self.upgrades[seat][event.b - layout.TILES] = event.a
            else:
                assert self.land[seat][event.b] == layout.EMPTY, "8: a building was put on something"
                self.land[seat][event.b] = layout.BUILDING + event.a
        elif kind == "drawn":
            self.display[seat].add(event.a)
        elif kind == "discarded":
            self.display[seat].remove(event.a)
            self.out.add(event.a)
        elif kind == "refilled":
            assert self.market[event.a * 5 + event.b] == layout.NO_TILE, "7"
            self.market[event.a * 5 + event.b] = event.c
        else:
            self.follow_cards(kind, seat, event)

    @staticmethod
    def turn(goods: list[int], wheel: int, times: int) -> None:
        """3: all basic goods of one wheel fall, its refined good rises, for as long as the wheel is due."""
        refined, basics = (
            (layout.GLASS, range(layout.SAND, layout.WOOD + 1))
            if wheel == layout.GLASS_WHEEL
            else (layout.BRICK, range(layout.CHARCOAL_BRICK, layout.FOOD_BRICK + 1))
        )
        assert times == min(min(goods[m] for m in basics), 3 - goods[refined]) > 0, "3"
        for marker in basics:
            goods[marker] -= times
        goods[refined] += times

    def follow_cards(self, kind: str, seat: int, event: Event) -> None:
        card = int(event.a)
        if kind in ("revealed", "played_along", "drew_card"):
            assert card not in self.used[seat], "12: the same specialist twice in a period"
            self.used[seat].add(card)
            if kind == "played_along":
                self.shared.add(card)
            else:
                self.reveals[seat] += 1
                self.shared.discard(card)
                for other in range(self.n):
                    self.acted.pop((other, card), None)
            if kind == "drew_card":
                self.drawn.add(card)
        elif kind == "acted":
            done = self.acted.setdefault((seat, card), [])
            assert event.b not in done, "13: an action twice"
            done.append(int(event.b))
            limit = 1 if card in self.shared or card in self.drawn else 2
            assert len(done) <= limit, "13: too many actions"
            assert not HAS_ENTRY[CARD_IDS[card]] or (seat, card) in self.paid, "14: no entry cost"
        elif kind == "period":
            self.end_of_period()
            self.period = card
        elif kind == "ended":
            self.end_of_period()

    def end_of_period(self) -> None:
        """11, 20, 21: what a period must have been."""
        if self.n >= 3:
            assert self.reveals == [3] * self.n, "11"
        for used in self.used:
            assert len(used) <= 6 if self.n == 1 else 3 <= len(used) <= 5 or self.n == 2, "11"
        if self.n == 1 and not self.state.over:
            locked = int(self.state.v[layout.block(0) + layout.LOCKED])
            chosen = self.used[0] | {c for c in range(15) if locked >> c & 1}
            assert len(chosen) == (0, 3, 4, 5, 6, 3, 4, 5)[self.period], "20"
            assert sum(1 << card for card in chosen) == locked, "20"
        self.used = [set() for _ in range(self.n)]
        self.acted, self.shared, self.drawn, self.paid = {}, set(), set(), set()
        self.reveals = [0] * self.n

    def compare(self) -> None:
        """The shadow and the state agree."""
        v = self.state.v
        for seat in range(self.n):
            assert self.cells(seat, layout.GOODS, layout.MARKERS) == self.goods[seat], "3"
            assert self.cells(seat, layout.LAND, layout.SPACES) == self.land[seat], "4"
            assert self.cells(seat, layout.UPGRADES, 3) == self.upgrades[seat], "9"
        building = any(v[kernel.FRAMES + i * kernel.FRAME] == vocabulary.SITE for i in range(v[kernel.DEPTH]))
        if not building:
            assert [self.mask(seat, layout.DISPLAY) for seat in range(self.n)] == self.display, "6"
            assert [int(v[layout.MARKET + i]) for i in range(15)] == self.market, "7"
        assert self.table_mask(layout.OUT) == self.out, "6"

    def only_own(self, seat: int, name: str, events: list[Event]) -> None:
        """16: a step changes nobody else's wheels; a gift is one unit."""
        for other in range(self.n):
            if other != seat:
                at = layout.block(other)
                assert self.before[at : at + layout.MARKERS] == [int(x) for x in self.state.v[at : at + layout.MARKERS]]
                board = slice(at + layout.LAND, at + layout.DISPLAY + 3)
                assert self.before[board] == [int(x) for x in self.state.v[board]]
        if name.startswith("gift "):
            gained = [e for e in events if GAME.events[e.kind].id == "gained" and e.seat == seat]
            assert [e.b for e in gained] == ([] if name == "gift decline" else [1]), "16"

    def anytime_only_own(self, seat: int, name: str, events: list[Event]) -> None:
        """15: an anytime action changes no other seat, no stack, no card and not the building board."""
        if name.startswith(("use ", "clear")):
            self.anytime = seat
        if self.anytime != seat:
            return
        if self.state.to_act() != [seat] or any(GAME.events[e.kind].id in MOVED_ON for e in events):
            self.anytime = -1  # the window closed itself and the game went on
            return
        v = self.state.v
        table = slice(layout.MARKET, layout.PLAYER)
        assert self.before[table] == [int(x) for x in v[table]], "15"
        for other in range(self.n):
            at = layout.block(other)
            part = slice(at + layout.HAND, at + layout.BLOCK) if other == seat else slice(at, at + layout.BLOCK)
            assert self.before[part] == [int(x) for x in v[part]], "15"
        if GAME.decisions[v[kernel.DECISION]] in WINDOWS:
            self.anytime = -1


def watched_game(state: State, rng: Rng) -> Watcher:
    """An eager game under a watcher, with the invariants of every position."""
    watcher = Watcher(state)
    state.check()
    for seat, act in eager_game(state, rng, watcher.look):
        watcher.step(seat, act)
        state.check()
    return watcher
