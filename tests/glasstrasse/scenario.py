"""Positions of Glasstraße for tests, built and played in the catalogue's own words.

    s = given(wheels="G{0|0,1,2,3,4} B{2|0,1,2}", display="cooperage")
    s.build("cooperage", "on r2c3")
    assert s.wheels() == "G{0|0,1,2,3,3} B{0|0,1,2}"

A scenario is a real state whose cells were set by hand. Between two things it rests at a choice of cards (`resting`),
so that everything that needs no choice has run. The seat under test is seat A (0) unless told otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import brettwerk
from brettwerk.games.glasstrasse import layout
from brettwerk.games.glasstrasse import words as vocabulary
from brettwerk.games.glasstrasse.building import start_building
from brettwerk.games.glasstrasse.effects import GOOD_NAMES, LAND_NAMES
from brettwerk.games.glasstrasse.specialists import start_card
from brettwerk.games.glasstrasse.tables import (
    BUILDING_IDS,
    CARD_IDS,
    FOREST_IDS,
    FOREST_SPACES,
    SPACE_IDS,
    UPGRADE,
)
from brettwerk.kernel import state as kernel
from brettwerk.kernel.events import Event, Recorder
from brettwerk.kernel.game import Value

GAME = brettwerk.game("glasstrasse")
KIND_NAMES = ["processing", "immediate", "bonus"]
DRAWN = {".": "empty", "f": "forest", "p": "pit", "g": "grove", "o": "pond"}
"""How a landscape board is drawn: four rows of five spaces."""
START = "fffff og.pf p.ogf fffff"
BARREN = "..... ..... ..... ....."
"""A board with nothing on it."""
RESTING = {"pick_card", "lay_card", "play_card", "solo_last_card"}
WHEELS = re.compile(r"(?:G\{(\d)\|(\d),(\d),(\d),(\d),(\d)\})?\s*(?:B\{(\d)\|(\d),(\d),(\d)\})?")


def words(names: str | Iterable[str]) -> list[str]:
    """Names given as a list or as words of one text."""
    return names.split() if isinstance(names, str) else list(names)


def tile_number(name: str) -> int:
    return BUILDING_IDS.index(name)


def card_mask(names: str | Iterable[str]) -> int:
    return sum(1 << CARD_IDS.index(name) for name in words(names))


class Scenario:
    """A state with the words to set it up, to play it and to read it."""

    def __init__(self, players: int, seed: int, options: Mapping[str, Value]) -> None:
        self.state = GAME.new(players, seed, options)
        self.state.events = Recorder()

    # -- given -------------------------------------------------------------------------------------------------------

    @property
    def v(self):  # type: ignore[no-untyped-def]
        return self.state.v

    def at(self, seat: int, cell: int) -> int:
        return int(self.v[layout.block(seat) + cell])

    def put(self, seat: int, cell: int, value: int) -> None:
        self.v[layout.block(seat) + cell] = value

    def set_wheels(self, text: str, seat: int = 0) -> None:
        """Sets the wheels that are named: `G{glass|sand,food,charcoal,water,wood} B{brick|charcoal,clay,food}`."""
        match = WHEELS.fullmatch(text.strip())
        assert match, f"{text!r} is not a pair of wheels"
        for marker, number in enumerate(match.groups()):
            if number is not None:
                self.put(seat, marker, int(number))

    def set_land(self, land: str | Mapping[str, str], seat: int = 0) -> None:
        """Sets a whole board from a drawing, or single spaces by their ids."""
        if isinstance(land, str):
            cells = "".join(land.split())
            assert len(cells) == 20, f"{land!r} does not draw 20 spaces"
            land = {space: DRAWN[cell] for space, cell in zip(SPACE_IDS, cells)}
        for space, what in land.items():
            self.put(seat, layout.LAND + SPACE_IDS.index(space), LAND_NAMES[what])

    def fell(self, forests: str | Iterable[str], seat: int = 0) -> None:
        """Removes forests by their ids."""
        for forest in words(forests):
            at = 2 * FOREST_IDS.index(forest)
            for half in (at, at + 1):
                self.put(seat, layout.LAND + int(FOREST_SPACES[half]), layout.EMPTY)

    def lift(self, tile: int) -> None:
        """Takes a tile out of its stack, the building board or a display."""
        kind = tile // layout.STACK
        for i in range(15):
            if self.v[layout.MARKET + i] == tile:
                self.v[layout.MARKET + i] = layout.NO_TILE
        for seat in range(self.state.players):
            self.put(seat, layout.DISPLAY + kind, self.at(seat, layout.DISPLAY + kind) & ~(1 << tile % layout.STACK))
        stack = self.stack(KIND_NAMES[kind])
        if BUILDING_IDS[tile] in stack:
            stack.remove(BUILDING_IDS[tile])
            self.write_stack(kind, stack)

    def write_stack(self, kind: int, tiles: list[str]) -> None:
        """Writes a stack, its top tile first."""
        first = layout.STACKS + kind * layout.STACK
        for i in range(layout.STACK):
            self.v[first + i] = tile_number(tiles[len(tiles) - 1 - i]) if i < len(tiles) else 0
        self.v[layout.STACK_SIZE + kind] = len(tiles)

    def clear_market(self) -> None:
        """Puts all open tiles back under their stacks."""
        for i in range(15):
            tile = int(self.v[layout.MARKET + i])
            self.v[layout.MARKET + i] = layout.NO_TILE
            if tile != layout.NO_TILE:
                kind = tile // layout.STACK
                self.write_stack(kind, self.stack(KIND_NAMES[kind]) + [BUILDING_IDS[tile]])

    def set_market(self, names: str | Iterable[str]) -> None:
        """Opens exactly these tiles, in order, on the building board."""
        self.clear_market()
        for name in words(names):
            tile = tile_number(name)
            self.lift(tile)
            row = layout.MARKET + tile // layout.STACK * 5
            free = next(i for i in range(5) if self.v[row + i] == layout.NO_TILE)
            self.v[row + free] = tile

    def set_stack(self, kind: str, names: str | Iterable[str]) -> None:
        """Leaves exactly these tiles in a stack, the first one on top; all others are out of the game."""
        k = KIND_NAMES.index(kind)
        keep = words(names)
        for name in keep:
            self.lift(tile_number(name))
        for name in self.stack(kind):
            self.v[layout.OUT + k] |= 1 << tile_number(name) % layout.STACK
        self.write_stack(k, keep)

    def set_display(self, names: str | Iterable[str], seat: int = 0) -> None:
        """Adds tiles to a display."""
        for name in words(names):
            tile = tile_number(name)
            self.lift(tile)
            cell = layout.DISPLAY + tile // layout.STACK
            self.put(seat, cell, self.at(seat, cell) | 1 << tile % layout.STACK)

    def set_built(self, built: str | Iterable[str] | Mapping[str, str], seat: int = 0) -> None:
        """Lets tiles stand: on the spaces given, or on the first spaces that are empty, then on forests' ground.

        An upgrade stands on its start building.
        """
        pairs = built.items() if isinstance(built, Mapping) else [("", name) for name in words(built)]
        for space, name in pairs:
            tile = tile_number(name)
            self.lift(tile)
            cell = layout.BUILT + tile // layout.STACK
            self.put(seat, cell, self.at(seat, cell) | 1 << tile % layout.STACK)
            if UPGRADE[tile] >= 0:
                self.put(seat, layout.UPGRADES + int(UPGRADE[tile]), tile)
                continue
            if not space:
                free = [s for s in SPACE_IDS if self.on(s, seat) == "empty"]
                if not free:
                    self.fell(next(f for f in FOREST_IDS if f in self.forests(seat)), seat)
                    free = [s for s in SPACE_IDS if self.on(s, seat) == "empty"]
                space = free[-1]
            assert not self.on(space, seat).startswith("tile:"), f"{space} is built upon"
            self.put(seat, layout.LAND + SPACE_IDS.index(space), layout.BUILDING + tile)
            self.put(seat, layout.COUNT, self.at(seat, layout.COUNT) + 1)

    def set_cards(
        self,
        seat: int = 0,
        hand: str | Iterable[str] = "",
        notches: str | Iterable[str] = "",
        aside: str | Iterable[str] = "",
    ) -> None:
        """Sets the cards of a seat."""
        self.put(seat, layout.HAND, card_mask(hand))
        self.put(seat, layout.HAND_SIZE, len(words(hand)))
        self.put(seat, layout.NOTCHES, card_mask(notches))
        self.put(seat, layout.ASIDE, card_mask(aside))

    # -- when --------------------------------------------------------------------------------------------------------

    def halt(self) -> None:
        """Forgets what is asked, so that something else can be started."""
        v = self.v
        v[kernel.TURN] = -1
        v[kernel.OPEN] = 0
        v[kernel.DECISION] = vocabulary.NO_DECISION
        assert v[kernel.DEPTH] == 0, "something is still pending"

    def rest(self) -> Scenario:
        """Goes on to the next choice of cards."""
        self.halt()
        self.state.settle()
        return self

    def settle(self, *actions: str) -> Scenario:
        self.state.settle()
        return self.do(*actions)

    def do(self, *actions: str, seat: int | None = None) -> Scenario:
        """Plays actions by their notation, each for the seat that has to act; a prefix `B:` names another one."""
        for text in actions:
            who = self.state.to_act()[0] if seat is None else seat
            if text[1:2] == ":":
                who = "ABCD".index(text[0])
                text = text[2:].strip()
            act = GAME.parse(text)
            assert act in self.state.legal(who), f"{text!r} is not offered to {who}: {self.decision} {self.offers(who)}"
            self.state.apply(who, act)
        return self

    def card(self, name: str, *actions: str, alone: bool = True, seat: int = 0) -> Scenario:
        """Lets a seat resolve a card, alone or shared; the card has left its hand."""
        self.halt()
        bit = card_mask(name)
        hand = self.at(seat, layout.HAND)
        if not hand & bit and self.state.players == 1:  # drawn before the last two cards
            self.put(seat, layout.ASIDE, 0)
            self.put(seat, layout.HAND_SIZE, 3)
        elif not hand & bit:
            hand ^= hand & -hand | bit
        self.put(seat, layout.HAND, hand & ~bit)
        self.put(seat, layout.HAND_SIZE, self.at(seat, layout.HAND_SIZE) - 1)
        self.put(seat, layout.ASIDE, self.at(seat, layout.ASIDE) | bit)
        start_card(self.state, seat, CARD_IDS.index(name), 2 if alone else 1)
        return self.settle(*actions)

    def building(self, seat: int = 0) -> Scenario:
        """Lets a seat carry out the action "build"."""
        self.halt()
        start_building(self.state, seat)
        return self.settle()

    def build(self, tile: str, *actions: str, seat: int = 0) -> Scenario:
        """Lets a seat build that tile, out of its display unless it lies on the building board."""
        if all(tile not in self.row(kind) for kind in KIND_NAMES):
            self.set_display(tile, seat)
        self.building(seat)
        if self.decision == "build_tile" and tile in self.offered("build"):
            self.do(f"build {tile}")
        assert tile not in self.display(seat), f"{tile} is not built: {self.offers()}"
        return self.do(*actions)

    def effect(self, tile: str, on: str, *actions: str, seat: int = 0) -> Scenario:
        """Lets an immediate building stand (on an upgrade's own place if it is one) and take effect."""
        self.set_built({on: tile}, seat)
        self.halt()
        number = tile_number(tile)
        slot = int(UPGRADE[number])
        kernel.push(self.v, vocabulary.TEST, seat)
        kernel.push(
            self.v, vocabulary.IMMEDIATE_EFFECT, seat, number, layout.TILES + slot if slot >= 0 else SPACE_IDS.index(on)
        )
        return self.settle(*actions)

    def window(self, *actions: str, seat: int = 0) -> Scenario:
        """Opens a window for anytime actions, before the actions of a card without entry cost."""
        return self.card("feudal_lord", *actions, seat=seat)

    def gift(self, good: str, *actions: str, seat: int = 0) -> Scenario:
        """Offers a seat the gift of a Supplier that the player before it has used."""
        self.halt()
        n = self.state.players
        kernel.push(self.v, vocabulary.GIFTS, (seat - 1) % n, GOOD_NAMES[good], 0, 1)
        return self.settle(*actions)

    def final(self, *actions: str, seat: int = 0) -> Scenario:
        """Opens the last windows, beginning with that seat."""
        self.halt()
        v = self.v
        v[layout.PERIOD] = v[layout.PERIODS]
        v[layout.PHASE] = layout.FINAL
        v[layout.CUP] = seat
        v[layout.CURSOR] = 0
        return self.settle(*actions)

    def end_period(self, period: int | None = None) -> Scenario:
        """Lets a period end."""
        self.halt()
        if period is not None:
            self.v[layout.PERIOD] = period
        self.v[layout.PHASE] = layout.PERIOD_END
        return self.settle()

    def pick(self, *hands: str | Iterable[str]) -> Scenario:
        """Lets every seat choose its cards by real picks."""
        for seat, hand in enumerate(hands):
            for card in sorted(words(hand), key=CARD_IDS.index):
                if seat in self.state.to_act() and self.decision == "pick_card" and card not in self.hand(seat):
                    self.do(f"pick {card}", seat=seat)
        return self

    def lay(self, *cards: str) -> Scenario:
        """Lets every seat lay a card; a seat with a single card has laid it already."""
        for seat, card in enumerate(cards):
            if self.decision == "lay_card" and seat in self.state.to_act():
                self.do(f"lay {card}", seat=seat)
        return self

    # -- then --------------------------------------------------------------------------------------------------------

    def wheels(self, seat: int = 0) -> str:
        g = [self.at(seat, marker) for marker in range(layout.MARKERS)]
        return f"G{{{g[0]}|{','.join(map(str, g[1:6]))}}} B{{{g[6]}|{','.join(map(str, g[7:]))}}}"

    def good(self, name: str, seat: int = 0) -> int:
        """The stock of a good; food and charcoal on both wheels together."""
        if name == "food":
            return self.at(seat, layout.FOOD_GLASS) + self.at(seat, layout.FOOD_BRICK)
        if name == "charcoal":
            return self.at(seat, layout.CHARCOAL_GLASS) + self.at(seat, layout.CHARCOAL_BRICK)
        return self.at(seat, GOOD_NAMES[name])

    def on(self, space: str, seat: int = 0) -> str:
        """What lies on a space: empty, forest, pit, grove, pond or tile:<name>."""
        what = self.at(seat, layout.LAND + SPACE_IDS.index(space))
        return (
            ["empty", "forest", "pit", "grove", "pond"][what]
            if what < layout.BUILDING
            else f"tile:{BUILDING_IDS[what - 5]}"
        )

    def spaces(self, what: str, seat: int = 0) -> list[str]:
        """All spaces that hold that."""
        return [space for space in SPACE_IDS if self.on(space, seat) == what]

    def forests(self, seat: int = 0) -> list[str]:
        return [f for i, f in enumerate(FOREST_IDS) if self.on(SPACE_IDS[FOREST_SPACES[2 * i]], seat) == "forest"]

    def built(self, seat: int = 0) -> set[str]:
        return self.masked(seat, layout.BUILT)

    def display(self, seat: int = 0) -> set[str]:
        return self.masked(seat, layout.DISPLAY)

    def masked(self, seat: int, cell: int) -> set[str]:
        return {
            BUILDING_IDS[t]
            for t in range(layout.TILES)
            if self.at(seat, cell + t // layout.STACK) >> t % layout.STACK & 1
        }

    def out(self) -> set[str]:
        """Tiles out of the game."""
        return {
            BUILDING_IDS[t]
            for t in range(layout.TILES)
            if self.v[layout.OUT + t // layout.STACK] >> t % layout.STACK & 1
        }

    def upgrades(self, seat: int = 0) -> list[str]:
        """What lies on the three start buildings, an empty text where nothing does."""
        tiles = [self.at(seat, layout.UPGRADES + i) for i in range(3)]
        return ["" if tile == layout.NO_TILE else BUILDING_IDS[tile] for tile in tiles]

    def count(self, seat: int = 0) -> int:
        return self.at(seat, layout.COUNT)

    def row(self, kind: str) -> list[str]:
        """A row of the building board, an empty text for each gap."""
        first = layout.MARKET + KIND_NAMES.index(kind) * 5
        tiles = [int(self.v[first + i]) for i in range(int(self.v[layout.ROW]))]
        return ["" if tile == layout.NO_TILE else BUILDING_IDS[tile] for tile in tiles]

    def stack(self, kind: str) -> list[str]:
        """A stack, its top tile first."""
        k = KIND_NAMES.index(kind)
        first = layout.STACKS + k * layout.STACK
        return [BUILDING_IDS[self.v[first + i]] for i in reversed(range(int(self.v[layout.STACK_SIZE + k])))]

    def cards(self, seat: int, cell: int) -> set[str]:
        return {card for i, card in enumerate(CARD_IDS) if self.at(seat, cell) >> i & 1}

    def hand(self, seat: int = 0) -> set[str]:
        return self.cards(seat, layout.HAND)

    def notches(self, seat: int = 0) -> set[str]:
        return self.cards(seat, layout.NOTCHES)

    def aside(self, seat: int = 0) -> set[str]:
        return self.cards(seat, layout.ASIDE)

    def laid(self, seat: int = 0) -> str:
        card = self.at(seat, layout.LAID)
        return "" if card == layout.NO_CARD else CARD_IDS[card]

    @property
    def decision(self) -> str:
        """What is asked now."""
        return "over" if self.state.over else GAME.decisions[self.v[kernel.DECISION]]

    @property
    def resting(self) -> bool:
        """Whether everything that was started is done and the next card is to be chosen."""
        return self.decision in RESTING

    def acting(self) -> str:
        """Letters of the seats that decide now."""
        return "".join("ABCD"[seat] for seat in self.state.to_act())

    def offers(self, seat: int | None = None) -> list[str]:
        """The offered actions in the notation."""
        who = self.state.to_act()[0] if seat is None else seat
        return [GAME.name(act) for act in self.state.legal(who)]

    def offered(self, verb: str, seat: int | None = None) -> list[str]:
        """The operands of the offered actions with that verb."""
        return [name.partition(" ")[2] for name in self.offers(seat) if name.split()[0] == verb]

    def score(self, seat: int = 0) -> float:
        return self.state.scores()[seat].total

    def points(self, tile: str, seat: int = 0) -> float:
        """What one building scores; an error if it does not."""
        return dict(self.state.scores()[seat].parts)[f"tile:{tile}"]

    def happened(self) -> list[str]:
        """What happened since the last call, as `kind seat numbers`."""
        return [say(event) for event in self.take()]

    def take(self) -> list[Event]:
        assert self.state.events is not None
        return self.state.events.take()

    def fork(self) -> Scenario:
        """An independent copy."""
        other = object.__new__(Scenario)
        other.state = self.state.clone()
        other.state.events = Recorder()
        return other


def say(event: Event) -> str:
    """An event as text: `gained A wood 2`."""
    kind = GAME.events[event.kind]
    numbers = [event.a, event.b, event.c]
    parts = [kind.id, "ABCD"[event.seat] if event.seat >= 0 else "-"]
    for (_, domain), number in zip(kind.fields, numbers):
        parts.append(str(number) if domain is None else domain.names[number])
    return " ".join(parts)


DEFAULT_HAND = "feudal_lord pit_worker forest_manager pond_builder land_builder"


def given(
    players: int = 2,
    *,
    seed: int = 0,
    wheels: str = "",
    land: str | Mapping[str, str] = "",
    felled: str | Iterable[str] = "",
    built: str | Iterable[str] | Mapping[str, str] = "",
    display: str | Iterable[str] = "",
    market: str | Iterable[str] = "",
    hand: str | Iterable[str] = DEFAULT_HAND,
    options: Mapping[str, Value] | None = None,
) -> Scenario:
    """A position in the first period at rest, with everything else as at the start and an empty building board.

    What is given concerns seat A; use `set_…(…, seat=1)` for others. Hands are the five
    cards in `hand`; solo the first two, the third is played.
    """
    s = Scenario(players, seed, options or {})
    v = s.v
    v[layout.CUP] = 0
    names = words(hand if players > 1 or hand != DEFAULT_HAND else "slash_and_burn_farmer woodcutter carpenter")
    for seat in range(players):
        if players == 1:
            s.set_cards(0, hand=names[:2], aside=names[2:])
        else:
            s.set_cards(seat, hand=names)
    v[layout.PHASE] = {1: layout.SOLO, 2: layout.DUEL}.get(players, layout.LAY)
    v[layout.CURSOR] = 0
    s.set_market(market)
    if land:
        s.set_land(land)
    s.fell(felled)
    if wheels:
        s.set_wheels(wheels)
    s.set_display(display)
    s.set_built(built)
    s.rest()
    return s


def fresh(players: int = 2, *, seed: int = 0, options: Mapping[str, Value] | None = None) -> Scenario:
    """A new game as it is, at the choice of cards."""
    return Scenario(players, seed, options or {})
