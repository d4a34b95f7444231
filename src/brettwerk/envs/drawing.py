"""The table as text and as a picture, from what a spectator may see: for `render` of all environments."""

from __future__ import annotations

import textwrap

import numpy as np
import numpy.typing as npt

from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Plain, seat_letter
from brettwerk.kernel.state import State
from brettwerk.seats import observe
from brettwerk.seats.seat import SPECTATOR

WIDTH = 100
"""Characters of a line."""
ROWS = 64
"""Lines of a column in a picture."""
LETTER = (6, 12)
"""Width and height of a character in a picture."""
PAPER = (250, 247, 240)
INK = (35, 35, 35)
SEAT_INK = [(170, 40, 40), (40, 70, 170), (140, 100, 0), (30, 120, 60), (120, 50, 140)]
SEAT_KEYS = ("owner", "cup", "start_player", "workers", "foremen", "order", "clearing", "pass_order", "tiles")
"""What names seats in a view, where they are shown by their letters."""


def draw_text(state: State) -> str:
    """The table as lines of text."""
    return "\n".join(line for _, line in draw_lines(state))


def draw_lines(state: State) -> list[tuple[int, str]]:
    """The lines of the table, each with the seat it belongs to (-1: nobody's)."""
    game = state.game
    seat = observe(state, SPECTATOR)
    view = dict(seat.view())
    view.pop("seat", None)
    deciding = ", ".join(seat_letter(s) for s in state.to_act())
    asked = game.decisions[int(state.v[2])] if deciding else ""
    head = f"{game.id} · {deciding} to decide: {asked}" if deciding else f"{game.id} · over"
    lines = [(-1, head)]
    seats = view.pop("seats", None) or view.pop("players", None)
    cells = view.pop("cells", None)
    lines += [(-1, line) for line in describe(view, "")]
    if isinstance(cells, list):
        lines += [(-1, line) for line in village(cells)]
    scores = seat.scores()
    if isinstance(seats, list):
        for number, part in enumerate(seats):
            score = scores[number]
            lines.append((number, f"{seat_letter(number)}: {'' if score is None else f'{score.total:g} points'}"))
            lines += [(number, line) for line in describe(part, "  ")]
    return lines


def describe(value: Plain, indent: str) -> list[str]:
    """Plain data as lines: small things together, lists and parts on lines of their own, empty things left out."""
    if not isinstance(value, dict):
        return wrap(say(value), indent)
    short: list[str] = []
    long: list[str] = []
    for key, part in value.items():
        if key == "land" and isinstance(part, list):
            long += landscape(part, indent)
        elif isinstance(part, dict) or (
            isinstance(part, list) and any(isinstance(item, (dict, list)) for item in part)
        ):
            items = part if isinstance(part, list) else [part]
            said = [say(item) for item in items]
            text = " | ".join(item for item in said if item)
            if text:
                long += wrap(f"{key}: {text}", indent)
        elif part is not None and part is not False and part != [] and part != "":
            short.append(
                f"{key} {seat_letter(part)}" if key in SEAT_KEYS and isinstance(part, int) else pair(key, part)
            )
    return wrap(" · ".join(short), indent) + long


def pair(key: str, value: Plain) -> str:
    """A name with its value."""
    if value is True:
        return key
    if key in SEAT_KEYS:
        seats = value if isinstance(value, list) else [value]
        if all(isinstance(seat, int) for seat in seats):
            return f"{key} {' '.join(seat_letter(int(str(seat))) for seat in seats)}"
    return f"{key} {say(value)}"


def say(value: Plain) -> str:
    """Plain data in one line; what is nothing, no or 0 within a part is left out."""
    if isinstance(value, dict):
        words = []
        for key, part in value.items():
            if key in SEAT_KEYS and isinstance(part, int) and not isinstance(part, bool):
                words.append(pair(key, part))
            elif key in ("id", "tile", "cell", "number", "name", "block") and part is not None:
                words.append(say(part))
            elif isinstance(part, dict):
                inner = say(part)
                words += [f"{key} ({inner})"] if inner else []
            elif part not in (None, False, 0, "", "none"):
                if part != []:
                    words.append(pair(key, part))
        return " ".join(words)
    if isinstance(value, list):
        return ", ".join(filter(None, map(say, value)))
    if isinstance(value, float):
        return f"{value:g}"
    return "-" if value is None else str(value)


def wrap(text: str, indent: str) -> list[str]:
    """Lines that fit."""
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") if text else []


def landscape(land: list[Plain], indent: str) -> list[str]:
    """A landscape of Glasstraße, four rows of five spaces."""
    names = [str(what).removeprefix("tile:") for what in land]
    names = ["." if name == "empty" else name[:13] for name in names]
    return [indent + " ".join(f"{name:<14}" for name in names[row : row + 5]).rstrip() for row in range(0, 20, 5)]


def village(cells: list[Plain]) -> list[str]:
    """The village of Höyük: owner and storeys of houses, o oven, s shrine, v villager, = pen, # ruin."""
    found: dict[str, str] = {}
    for cell in cells:
        assert isinstance(cell, dict)
        owner, storeys = cell.get("owner"), cell.get("storeys")
        letter = seat_letter(owner) if isinstance(owner, int) else ""
        if cell["kind"] == "house":
            signs = f"{letter}{storeys}{str(cell.get('roof') or '')[:1]}{'v' if cell.get('villager') else ''}"
            signs += "!" if cell.get("shaman") else ""
        elif cell["kind"] == "pen":
            signs = f"={letter}{'c' if cell.get('cattle') else ''}"
        else:
            signs = f"#{storeys}"
        found[str(cell["cell"])] = signs
    lines = ["   " + "".join(f"{column:<5}" for column in "abcdefghijklm")]
    for row in range(1, 14):
        signs = "".join(f"{found.get(f'{column}{row}', '.'):<5}" for column in "abcdefghijklm")
        lines.append(f"{row:>2} {signs.rstrip()}")
    return lines


def draw_picture(state: State) -> npt.NDArray[np.uint8]:
    """The same lines as a picture, each player in a colour of its own; a second column where one is full."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise BadOption("pictures need Pillow; install brettwerk[envs]") from None
    lines = draw_lines(state)
    columns = -(-len(lines) // ROWS)
    wide, high = LETTER
    image = Image.new("RGB", (columns * (WIDTH + 2) * wide, (ROWS + 2) * high), PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for i, (seat, line) in enumerate(lines):
        ink = INK if seat < 0 else SEAT_INK[seat % len(SEAT_INK)]
        place = (wide + i // ROWS * (WIDTH + 2) * wide, high + i % ROWS * high)
        pen.text(place, line.encode("latin-1", "replace").decode("latin-1"), fill=ink, font=font)
    return np.asarray(image, dtype=np.uint8).copy()
