"""Positions written down in a few words: `Yard`s with wood like "F2 s1", areas, tiles, and moves in the notation."""

from __future__ import annotations

import brettwerk
from brettwerk.games.lignum import layout as at
from brettwerk.games.lignum.notation import HUT_NAMES, PLACE_NAMES, TILE_NAMES
from brettwerk.games.lignum.tables import CRAFT_IDS, ORDER_IDS, PLAN_IDS, WINTER_IDS, WOOD_SHORT
from brettwerk.games.lignum.words import DECISION_NAMES, NO_DECISION
from brettwerk.kernel.events import Event, Recorder
from brettwerk.kernel.game import Value
from brettwerk.kernel.state import DECISION, DEPTH, FRAME, FRAMES, MAX_DEPTH, OPEN, OVER, PLAYERS, TURN, State

GAME = brettwerk.game("lignum")

CELLS = {
    "thalers": at.THALERS,
    "loans": at.LOANS,
    "arrears": at.ARREARS,
    "food": at.FOOD,
    "carts": at.EQUIPMENT,
    "rafts": at.EQUIPMENT + 1,
    "saws": at.EQUIPMENT + 2,
    "sleds": at.EQUIPMENT + 3,
    "larders": at.HUTS,
    "drying_huts": at.HUTS + 1,
    "lodgings": at.HUTS + 2,
    "space": at.SPACE,
    "cutters": at.IDLE,
    "carriers": at.IDLE + 1,
    "sawyers": at.IDLE + 2,
    "yard_worker": at.YARD_WORKER,
    "labour": at.LABOUR,
    "plan_cut": at.PLANNED,
    "plan_carry": at.PLANNED + 1,
    "plan_raft": at.PLANNED + 2,
    "plan_saw": at.PLANNED + 3,
    "plan_sell": at.PLANNED + 4,
    "plan_dry": at.PLANNED + 5,
    "plan_tools": at.PLANNED + 6,
}
STEPS = ["plans", "cut", "arrival", "transport", "saw", "orders", "sale", "drying"]
WINTER_STEPS = ["bonus", "cut", "sled", "saw", "orders", "feed", "heat"]
TOOLS = ["carts", "rafts", "saws", "sleds"]


def read_wood(text: str) -> list[int]:
    """ "F2 s1" as numbers by kind."""
    counts = [0] * 6
    for part in text.split():
        counts[WOOD_SHORT.index(part[0])] = int(part[1:])
    return counts


class Yard:
    """One player: `yard.thalers`, `yard.sale == "F1 s2"`, `yard.fodder == [3, 2]`, `yard.craft == {...}`."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.p = int(at.block(seat))

    def __getattr__(self, name: str) -> object:
        v = self.table.state.v
        if name in CELLS:
            return int(v[self.p + CELLS[name]])
        if name in PLACE_NAMES:
            first = at.wood(self.p, PLACE_NAMES.index(name))
            return " ".join(f"{WOOD_SHORT[i]}{v[first + i]}" for i in range(6) if v[first + i])
        if name == "fodder":
            return [value for value, bit in ((3, 1), (2, 2)) if v[self.p + at.FODDER] & bit]
        if name == "craft":
            return {id: int(v[self.p + at.CRAFT + i]) for i, id in enumerate(CRAFT_IDS) if v[self.p + at.CRAFT + i]}
        if name == "huts":
            return [int(v[self.p + at.HUTS + i]) for i in range(3)]
        if name == "area":
            return int(v[self.p + at.AREA]) + 1
        if name == "orders":
            return [id for i, id in enumerate(ORDER_IDS) if (v[self.p + at.HELD] >> i) & 1]
        if name == "score":
            return int(self.table.state.points(self.seat))
        raise AttributeError(name)

    def set(self, **cells: object) -> Yard:
        """Changes what lies at the yard; equipment comes from the supply, workers from the path."""
        v = self.table.state.v
        for name, value in cells.items():
            if name in CELLS:
                assert isinstance(value, int)
                old = int(v[self.p + CELLS[name]])
                v[self.p + CELLS[name]] = int(value)
                if name in TOOLS:
                    v[at.SUPPLY + TOOLS.index(name)] -= int(value) - old
                elif name in ("cutters", "carriers", "sawyers"):
                    v[self.p + CELLS[name] - 3] = int(value)
            elif name in PLACE_NAMES:
                first = at.wood(self.p, PLACE_NAMES.index(name))
                for i, n in enumerate(read_wood(str(value))):
                    v[first + i] = n
            elif name == "fodder":
                assert isinstance(value, list)
                v[self.p + at.FODDER] = sum({3: 1, 2: 2}[n] for n in value)
            elif name == "craft":
                for i in range(5):
                    v[self.p + at.CRAFT + i] = str(value).split().count(CRAFT_IDS[i])
            elif name == "area":
                assert isinstance(value, int)
                v[self.p + at.AREA] = value - 1
            elif name == "orders":
                v[self.p + at.HELD] = sum(1 << ORDER_IDS.index(id) for id in str(value).split())
            else:
                raise AttributeError(name)
        return self


class Table:
    """A position to be set up, started and played; seats are numbers, everything else has its name."""

    def __init__(self, players: int = 2, level: str = "basic", seed: int = 1, **options: Value) -> None:
        self.state: State = GAME.new(players, seed, {"level": level, **options})
        self.events: list[Event] = []
        self.yards = [Yard(self, seat) for seat in range(players)]

    # -- given -------------------------------------------------------------------------------------------------------

    def phase(self, phase: int, step: int = 0) -> Table:
        v = self.state.v
        v[at.PHASE] = phase
        v[at.STEP] = step
        v[at.CURSOR] = 0
        v[at.STAGE] = 0
        v[DECISION] = NO_DECISION
        v[TURN] = -1
        v[OPEN] = 0
        v[DEPTH] = 0
        for i in range(int(FRAME * MAX_DEPTH)):
            v[FRAMES + i] = 0
        if phase in (at.CHOICE, at.MARKING, at.STOCKING):
            for seat in range(self.players):
                v[at.block(seat) + at.AREA] = at.NO_AREA
        return self

    def round(self, number: int) -> Table:
        self.state.v[at.ROUND] = number
        return self

    def order(self, *seats: int) -> Table:
        for i, seat in enumerate(seats):
            self.state.v[at.ORDER + i] = seat
        return self

    def walk(self, *seats: int) -> Table:
        """The walk, in this player order, with nothing on the path but what the game laid there."""
        self.order(*(seats or range(self.players)))
        return self.phase(int(at.WALK))

    def forest(self, step: str, *seats: int) -> Table:
        """A step of the forest work in this clearing order."""
        self.clearing(*(seats or range(self.players)))
        for i, seat in enumerate(seats or range(self.players)):
            self.yards[seat].set(space=int(at.CLEARING_SPACE) + i)
        self.state.v[at.ARRIVED] = self.players
        return self.phase(int(at.FOREST), STEPS.index(step))

    def winter(self, step: str, *seats: int, year: int = 1) -> Table:
        """A step of the winter in this clearing order."""
        self.clearing(*(seats or range(self.players)))
        for seat in range(self.players):
            self.state.v[at.block(seat) + at.AREA] = at.NO_AREA
        self.round(4 * year)
        return self.phase(int(at.WINTER_ROUND), WINTER_STEPS.index(step))

    def clearing(self, *seats: int) -> Table:
        for i, seat in enumerate(seats):
            self.state.v[at.CLEARING + i] = seat
        return self

    def area(self, number: int, content: str) -> Table:
        """Logs and food of an area: "F2 S1 N3"."""
        v = self.state.v
        parts = {part[0]: int(part[1:]) for part in content.split()}
        for kind, letter in enumerate("FSH"):
            v[at.AREA_LOGS + (number - 1) * at.LOGS + kind] = parts.get(letter, 0)
        v[at.AREA_FOOD + number - 1] = parts.get("N", 0)
        return self

    def areas(self, content: str) -> Table:
        for number in range(1, 7):
            self.area(number, content)
        return self

    def tile(self, space: int, name: str) -> Table:
        self.state.v[at.TILE + space] = TILE_NAMES.index(name)
        return self

    def bare_path(self) -> Table:
        """No tiles; equipment is back in the supply."""
        for space in range(21):
            tile = self.state.v[at.TILE + space]
            if 1 <= tile <= 4:
                self.state.v[at.SUPPLY + tile - 1] += 1
            self.tile(space, "none")
        return self

    def condition(self, year: int, id: str) -> Table:
        self.state.v[at.WINTER + year - 1] = WINTER_IDS.index(id)
        return self

    def offer(self, *ids: str) -> Table:
        self.state.v[at.OFFER] = sum(1 << ORDER_IDS.index(id) for id in ids)
        return self

    def plans(self, *ids: str) -> Table:
        self.state.v[at.PLANS] = sum(1 << PLAN_IDS.index(id) for id in ids)
        return self

    def plan_tile(self, seat: int, tile: int, card: str, due: int) -> Table:
        """Own tile 0 … 5 (numbers 1, 1, 2, 2, 3, 3) lies on a card for that path round."""
        self.state.v[at.block(seat) + at.PLAN_TILES + tile] = 1 + PLAN_IDS.index(card) * 8 + due
        return self

    def resting(self, *seats: int) -> Table:
        """These yard workers have done their job."""
        for seat in seats:
            self.yards[seat].set(yard_worker=0)
        return self

    def busy(self, seat: int) -> Table:
        """This seat has something to do in every step, so that the game waits there."""
        self.area(6, "F1")
        self.yards[seat].set(area=6, woodpile="F1", saw_store="F1", sale="F1", saws=1, sleds=1, yard_worker=1)
        return self

    def begin(self) -> Table:
        """Goes on to the first real decision."""
        self.state.events = Recorder()
        self.state.settle()
        self.events += self.state.events.take()
        return self

    # -- when --------------------------------------------------------------------------------------------------------

    def do(self, *moves: str) -> Table:
        """Moves in the notation by whoever is to act; `B:go 4` says who it must be."""
        for move in moves:
            seat = self.state.to_act()[0]
            if move[1:2] == ":":
                seat = "ABCD".index(move[0])
                assert seat in self.state.to_act(), f"{move}: {self.state.to_act()} to act"
                move = move[2:]
            assert move in self.options(seat), f"{move!r} is not among {self.options(seat)}"
            self.state.events = Recorder()
            self.state.apply(seat, GAME.parse(move))
            self.events += self.state.events.take()
        return self

    # -- then --------------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return int(self.state.v[PLAYERS])

    @property
    def acting(self) -> int:
        """The only seat to act."""
        assert len(self.state.to_act()) == 1
        return self.state.to_act()[0]

    @property
    def decision(self) -> str:
        return "over" if self.state.v[OVER] else DECISION_NAMES[self.state.v[DECISION]]

    def options(self, seat: int | None = None) -> list[str]:
        return [GAME.name(act) for act in self.state.legal(self.state.to_act()[0] if seat is None else seat)]

    def offered(self, verb: str) -> list[str]:
        """What the offered actions with that verb name."""
        return [name[len(verb) + 1 :] for name in self.options() if name.split()[0] == verb]

    def logs(self, area: int) -> str:
        first = at.AREA_LOGS + (area - 1) * at.LOGS
        return " ".join(f"{'FSH'[i]}{self.state.v[first + i]}" for i in range(3) if self.state.v[first + i])

    def food(self, area: int) -> int:
        return int(self.state.v[at.AREA_FOOD + area - 1])

    def supply(self, tool: str) -> int:
        return int(self.state.v[at.SUPPLY + TOOLS.index(tool)])

    def cell(self, name: str) -> int:
        """A cell of the table by its name in the layout."""
        return int(self.state.v[getattr(at, name)])

    def player_order(self) -> list[int]:
        return [int(self.state.v[at.ORDER + i]) for i in range(self.players)]

    def told(self, id: str) -> list[tuple[int, int, int, int]]:
        """The events of that kind so far: seat and three numbers."""
        kind = [event.id for event in GAME.events].index(id)
        return [(int(e.seat), int(e.a), int(e.b), int(e.c)) for e in self.events if e.kind == kind]

    def walk_all_to_clearing(self, *seats: int) -> Table:
        """Everybody goes straight to the clearing, in this order of turns."""
        for seat in seats:
            self.do(f"{'ABCD'[seat]}:go clearing")
        return self


__all__ = ["GAME", "HUT_NAMES", "Table", "Yard"]
