"""Positions of Caylus 1303 for tests, built and played in the catalogue's own words.

    t = given(4)
    t.seat(RED, wood=2, food=1).worker("f3", RED).activate()
    t.do(RED, "build w_quarry")
    assert t.get(RED, "pp") == 2

A scenario is a real state whose cells were set by hand. Nobody holds a character and the tiles lie as in the preset of
the first game, unless told otherwise. Everybody begins without workers in the supply, so that nobody is asked at the
bridge; `seat` gives what a test needs.
"""

from __future__ import annotations

from collections.abc import Mapping

import brettwerk
from brettwerk.games.caylus1303 import layout
from brettwerk.games.caylus1303.activation import begin_activation
from brettwerk.games.caylus1303.administration import begin_administration
from brettwerk.games.caylus1303.delivery import begin_delivery
from brettwerk.games.caylus1303.means import grant_favour
from brettwerk.games.caylus1303.planning import begin_round
from brettwerk.games.caylus1303.scoring import prestige
from brettwerk.games.caylus1303.tables import CHARACTER_IDS, PLACE_IDS, TILE_IDS
from brettwerk.kernel import state as kernel
from brettwerk.kernel.events import Recorder
from brettwerk.kernel.game import Value

GAME = brettwerk.game("caylus1303")
BLUE, RED, GREEN, BLACK, YELLOW = range(5)
STORES = ["food", "wood", "stone", "cloth", "gold"]
SIDES = {"empty": 0, "setup": 1, "construction": 2, "residence": 3}
CELLS = {"supply": layout.SUPPLY, "camp": layout.CAMP, "houses": layout.FREE_HOUSES, "bundles": layout.BUNDLES}


class Scenario:
    """A state with the words to set it up, to play it and to read it."""

    def __init__(self, state: kernel.State) -> None:
        self.state = state
        self.v = state.v

    # -- given -------------------------------------------------------------------------------------------------------

    def seat(self, seat: int, pp: int = 0, **cells: int) -> Scenario:
        """Sets stocks of a player: supply, camp, houses, resources by name, prestige points."""
        p = layout.block(seat)
        for name, number in cells.items():
            self.v[p + (STORES.index(name) if name in STORES else CELLS[name])] = number
        self.v[p + layout.PRESTIGE + layout.EFFECT_PP] = pp
        return self

    def hold(self, seat: int, *characters: str) -> Scenario:
        """Gives characters to a seat; -1 puts them on the board."""
        for name in characters:
            self.v[layout.HOLDER + CHARACTER_IDS.index(f"c_{name}")] = seat
        return self

    def find(self, tile: int) -> int:
        """The cell that holds a tile, or -1 if it is in stock."""
        for cell in [layout.TILE + i for i in range(len(PLACE_IDS))] + [layout.SLOTS + i for i in range(3)]:
            if self.v[cell] == tile:
                return int(cell)
        return -1

    def put(self, cell: int, name: str) -> None:
        """Puts a tile into a cell; what lay there goes where the tile was."""
        tile = TILE_IDS.index(name)
        old, other = int(self.v[cell]), self.find(tile)
        if other >= 0:
            self.v[other] = old
        elif old >= 0:
            self.v[layout.STOCK] |= kernel.bit(old)
        self.v[layout.STOCK] &= ~kernel.bit(tile)
        self.v[cell] = tile

    def tile(self, place: str, tile: str, owner: int = -1, side: str = "") -> Scenario:
        """Lays a tile on a space: built by its owner, or from set-up if there is none."""
        at = PLACE_IDS.index(place)
        self.put(layout.TILE + at, tile)
        self.v[layout.FACE + at] = SIDES[side or ("setup" if owner < 0 else "construction")]
        self.v[layout.OWNER + at] = owner
        if owner >= 0:
            self.v[layout.block(owner) + layout.FREE_HOUSES] -= 1
        return self

    def fill(self, last: int, owner: int = -1) -> Scenario:
        """Lays tiles of the stock on every empty space up to one, as if somebody had built them."""
        for space in range(1, last + 1):
            if self.v[layout.TILE + 4 + space] < 0:
                free = [t for t in range(9, 27) if (self.v[layout.STOCK] >> t) & 1]
                self.tile(f"s{space}", TILE_IDS[free[0]], owner, "construction")
        return self

    def residence(self, place: str, owner: int) -> Scenario:
        """Flips a start tile for somebody."""
        return self.claim(place, owner, "residence")

    def claim(self, place: str, owner: int, side: str = "setup") -> Scenario:
        """Puts a house above a start tile."""
        at = PLACE_IDS.index(place)
        self.v[layout.OWNER + at] = owner
        self.v[layout.FACE + at] = SIDES[side]
        self.v[layout.block(owner) + layout.FREE_HOUSES] -= 1
        return self

    def monument(self, place: str, owner: int, monument: str) -> Scenario:
        """A monument on somebody's residence."""
        self.residence(place, owner)
        tile = TILE_IDS.index(monument)
        self.v[layout.FACE + PLACE_IDS.index(place)] = layout.MONUMENT + tile - layout.MONUMENTS
        self.v[layout.STOCK] &= ~kernel.bit(tile)
        return self

    def slot(self, number: int, tile: str) -> Scenario:
        """Puts a tile on a slot of the construction site."""
        self.put(layout.SLOTS + number - 1, tile)
        return self

    def worker(self, place: str, *seats: int) -> Scenario:
        """Workers on a building, the second one by the Merchant."""
        at = PLACE_IDS.index(place)
        self.v[layout.WORKER + at] = seats[0]
        if len(seats) > 1:
            self.v[layout.MERCHANT_PLACE], self.v[layout.MERCHANT_SEAT] = at, seats[1]
        return self

    def site(self, *seats: int) -> Scenario:
        """Workers on the construction site, left to right."""
        self.v[layout.SITE_WORKERS] = len(seats)
        for i, seat in enumerate(seats):
            self.v[layout.SITE_ORDER + i] = seat
        return self

    def provost(self, gap: int) -> Scenario:
        self.v[layout.PROVOST] = gap
        return self

    def round(self, number: int) -> Scenario:
        self.v[layout.ROUND] = number
        return self

    def passed(self, *seats: int) -> Scenario:
        """These seats have passed, in this order."""
        self.v[layout.PASSED] = sum(1 << seat for seat in seats)
        self.v[layout.PASSES] = len(seats)
        for i, seat in enumerate(seats):
            self.v[layout.PASS_ORDER + i] = seat
        if seats:
            self.v[layout.START] = seats[0]
        return self

    def pause(self) -> Scenario:
        """Lets the round halt before the recruitment: the last seat is asked for a monument on s8."""
        last = self.state.players - 1
        return self.residence("s8", last).seat(last, gold=1, wood=1)

    # -- when --------------------------------------------------------------------------------------------------------

    def settle(self) -> Scenario:
        self.state.settle()
        return self

    def clear(self) -> None:
        """Forgets what is pending."""
        self.v[kernel.DECISION], self.v[kernel.TURN], self.v[kernel.DEPTH] = -1, -1, 0

    def plan(self, start: int = BLUE) -> Scenario:
        """A planning phase begins."""
        self.clear()
        self.v[layout.START] = start
        begin_round(self.state)
        return self.settle()

    def turn(self, seat: int) -> Scenario:
        """In the middle of planning it is this seat's turn."""
        self.clear()
        self.v[layout.PHASE], self.v[layout.STEP], self.v[layout.CURSOR] = layout.PLANNING, 1, seat
        return self.settle()

    def activate(self, *order: int) -> Scenario:
        """The activation begins; everybody has passed in the given order, by default in seat order."""
        self.clear()
        self.passed(*(order or range(self.state.players)))
        begin_activation(self.state)
        return self.settle()

    def deliver(self) -> Scenario:
        """The delivery begins."""
        self.clear()
        self.passed(*range(self.state.players))
        begin_delivery(self.state)
        return self.settle()

    def administer(self) -> Scenario:
        """The administration begins."""
        self.clear()
        self.passed(*range(self.state.players))
        begin_administration(self.state)
        return self.settle()

    def favour(self, seat: int) -> Scenario:
        """Somebody gets a favour, during the activation of a building without effect."""
        self.clear()
        self.passed(*range(self.state.players))
        self.v[layout.PHASE], self.v[layout.CURSOR], self.v[layout.STEP] = layout.ACTIVATION, 5, 0
        grant_favour(self.state, seat)
        return self.settle()

    def do(self, seat: int, *actions: str) -> Scenario:
        """Plays actions of one seat."""
        for action in actions:
            self.state.apply(seat, GAME.parse(action))
        return self

    def quiet(self) -> Scenario:
        """Answers every question about the provost with 0 steps."""
        while not self.state.over and self.asked() in ("toll", "bridge", "bailiff"):
            self.do(self.who(), "move 0")
        return self

    # -- then --------------------------------------------------------------------------------------------------------

    def who(self) -> int:
        return self.state.to_act()[0]

    def asked(self) -> str:
        """The decision that is pending, "" when the game is over."""
        return "" if self.state.over else GAME.decisions[self.v[kernel.DECISION]]

    def options(self, seat: int | None = None) -> list[str]:
        """What can be chosen, in the notation."""
        return [GAME.name(act) for act in self.state.legal(self.who() if seat is None else seat)]

    def get(self, seat: int, name: str) -> int:
        """A stock of a player."""
        if name == "pp":
            return int(prestige(self.v, seat))
        p = layout.block(seat)
        return int(self.v[p + (STORES.index(name) if name in STORES else CELLS[name])])

    def stores(self, seat: int) -> str:
        """The resources of a player in the catalogue's letters, such as `F1 W2`."""
        return " ".join(f"{s[0].upper()}{self.get(seat, s)}" for s in STORES if self.get(seat, s))

    def place(self, name: str) -> Mapping[str, object]:
        """A place of the road as the view shows it."""
        road = GAME.view(self.state, 0)["road"]
        assert isinstance(road, list)
        found = road[PLACE_IDS.index(name)]
        assert isinstance(found, dict)
        return found

    def holder(self, character: str) -> int:
        """Who holds a character: a seat, -1 the board, -2 nobody in this game."""
        return int(self.v[layout.HOLDER + CHARACTER_IDS.index(f"c_{character}")])

    def gap(self) -> int:
        return int(self.v[layout.PROVOST])

    def stock(self) -> list[str]:
        """The tiles that can be built."""
        return [TILE_IDS[t] for t in range(34) if (self.v[layout.STOCK] >> t) & 1]

    def phase(self) -> str:
        return layout.PHASE_NAMES[self.v[layout.PHASE]]

    def told(self) -> list[str]:
        """The ids of the events since the last call; the first call attaches the recorder."""
        if self.state.events is None:
            self.state.events = Recorder()
        return [GAME.events[event.kind].id for event in self.state.events.take()]

    def clone(self) -> Scenario:
        return Scenario(self.state.clone())


def given(players: int = 4) -> Scenario:
    """A table in round 1 of the first-game preset: nobody holds a character, no supply, 15 workers in every camp."""
    state = GAME.new(players, 1, {"layout": "first_game"})
    scenario = Scenario(state)
    for i in range(12):
        state.v[layout.HOLDER + i] = layout.OUT
    for seat in range(players):
        scenario.seat(seat, supply=0, camp=15, food=0, wood=0, stone=0, cloth=0, gold=0)
    state.v[layout.START] = BLUE
    return scenario


def new(players: int, seed: int = 1, **options: Value) -> Scenario:
    """A new game, before the draft."""
    return Scenario(GAME.new(players, seed, options))


def drafted(players: int, seed: int = 1, **options: Value) -> Scenario:
    """A new game in which everybody took the first character there was."""
    t = new(players, seed, **options)
    while t.asked() == "draft":
        t.do(t.who(), t.options()[0])
    return t
