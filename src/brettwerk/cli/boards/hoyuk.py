"""Höyük in the terminal: the village with heights, owners, pens and blocks, the piles, the majorities, the players."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text as Line

import brettwerk
from brettwerk.kernel.game import Plain
from brettwerk.text import Text

COLOURS = {"red": "red", "green": "green", "yellow": "yellow", "purple": "magenta", "blue": "blue"}
HEIGHTS = {1: "▂", 2: "█"}
ROOFS = {None: " ", "oven": "o", "shrine": "s"}
PENS = {"up": "∪", "right": "⊂", "down": "∩", "left": "⊃"}
COUNTED = {"house": "houses", "tall_house": "tall", "oven": "ovens", "pen": "pens", "shrine": "shrines"}
COLUMNS = "abcdefghijklm"
VILLAGE_WIDTH = 68
SIDE_WIDTH = 30


class Beside:
    """The village with the rest of the table at its right, or below it where the terminal is narrow."""

    def __init__(self, village: RenderableType, side: RenderableType) -> None:
        self.village = village
        self.side = side

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < VILLAGE_WIDTH + SIDE_WIDTH + 1:
            yield self.village
            yield self.side
            return
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=VILLAGE_WIDTH, no_wrap=True)
        grid.add_column(width=SIDE_WIDTH)
        grid.add_row(self.village, self.side)
        yield grid


def draw(view: dict[str, Plain], text: Text, names: list[str]) -> RenderableType:
    """The whole table."""
    data: dict[str, Any] = view
    parts: list[RenderableType] = [Beside(draw_village(data), draw_side(data, text))]
    parts.append(f"[dim]{text('table-legend')}[/]")
    if data["blocks"]:
        parts.append(draw_blocks(data, text))
    parts.append(draw_players(data, text, names))
    return Group(*parts)


def colour(data: dict[str, Any], seat: int) -> str:
    """The colour of a seat's houses."""
    return COLOURS.get(data["players"][seat]["colour"], "white")


def draw_village(data: dict[str, Any]) -> Group:
    """The grid: columns a to m, rows 1 to 13; each building with the number of its block."""
    cells = {cell["cell"]: cell for cell in data["cells"]}
    lines = [Line("   " + "".join(f"  {letter}  " for letter in COLUMNS), style="dim")]
    for row in range(1, len(COLUMNS) + 1):
        line = Line(f"{row:>2} ", style="dim")
        for letter in COLUMNS:
            line.append_text(draw_cell(data, cells.get(f"{letter}{row}")))
        lines.append(line)
    return Group(*lines)


def draw_cell(data: dict[str, Any], cell: dict[str, Any] | None) -> Line:
    """Five characters: block, then house with its pieces, ruin, pen or nothing."""
    if cell is None:
        return Line("  ·  ", style="dim")
    block = f"{cell['block']:>2}"
    if cell["kind"] == "ruin":
        return Line(f"{block}░{'░' if cell['storeys'] == 2 else ' '} ", style="dim")
    if cell["kind"] == "pen":
        return Line(
            f"{block}{PENS[cell['direction']]}{'c' if cell['cattle'] else ' '} ",
            style=f"bold {colour(data, cell['owner'])}",
        )
    guest = {(False, False): " ", (True, False): "v", (False, True): "*", (True, True): "&"}
    pieces = ROOFS[cell["roof"]] + guest[(cell["villager"], cell["shaman"])]
    return Line(f"{block}{HEIGHTS[cell['storeys']]}{pieces}", style=f"bold black on {colour(data, cell['owner'])}")


def draw_side(data: dict[str, Any], text: Text) -> RenderableType:
    """Round, disaster, top cards of the piles, supply."""
    phase = text(f"table-phase-{data['phase']}", step=data["step"])
    parts: list[RenderableType] = [f"[bold]{text('table-round', round=data['round'])}[/] · {phase}"]
    if data["end_triggered"]:
        parts.append(f"[bold red]{text('table-last_round')}[/]")
    disaster = data["disasters"]["current"]
    if disaster is None:
        parts.append(f"{text('table-disaster')}: [dim]{text('table-none_yet')}[/]")
    else:
        parts.append(f"{text('table-disaster')}: [bold]{text.thing(f'disaster:{disaster}')}[/]")
        parts.append(f"[dim]{text.thing(f'effect:{disaster}')}[/]")
    parts.append(f"[bold]{text('table-piles')}[/]")
    parts += [f" {text.thing('pile:' + pile['pile'])}: {draw_pile(pile, text)}" for pile in data["piles"]]
    supply = ", ".join(f"{text.thing('element:' + element)} {number}" for element, number in data["supply"].items())
    parts.append(f"{text('table-supply')}: {supply}")
    if data["shaman"] is not None:
        parts.append(f"{text('table-shaman')}: [bold]{data['shaman']}[/]")
    return Group(*parts)


def draw_blocks(data: dict[str, Any], text: Text) -> Table:
    """Who has what in each block: a number per seat, underlined where it wins the pile."""
    printed: dict[str, Any] = brettwerk.game("hoyuk").box()
    counts = printed["piles"]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(text("table-blocks"))
    table.add_column(text("table-size"), justify="right")
    for pile in data["piles"]:
        table.add_column(text.thing(f"pile:{pile['pile']}"))
    for block in data["blocks"]:
        if block["size"] == 0:
            continue
        mark = "* " if block["protected"] else ("! " if block["hit"] else "")
        row = [f"{mark}{block['block']}", str(block["size"])]
        for pile in data["piles"]:
            key = counts[pile["pile"]]["counts"]
            winner = block["winners"][pile["pile"]]
            numbers = [player[COUNTED.get(key, f"{key}s" if key == "villager" else key)] for player in block["players"]]
            shown = [
                f"[{'bold underline ' if seat == winner else ''}{colour(data, seat)}]{number}[/]"
                for seat, number in enumerate(numbers)
            ]
            row.append(" ".join(shown) if any(numbers) else "[dim]–[/]")
        table.add_row(*row)
    return table


def draw_pile(pile: dict[str, Any], text: Text) -> str:
    """The top card of a pile and how many cards there are."""
    if pile["closed"] or pile["top"] is None:
        return f"[red]{text('table-closed')}[/]"
    return f"[bold]{text.thing('symbol:' + pile['top'])}[/] [dim]({pile['cards']})[/]"


def draw_players(data: dict[str, Any], text: Text, names: list[str]) -> Table:
    """One line per player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for head in (
        "",
        text("play-score"),
        text("table-stock"),
        text("table-families"),
        text("table-hand"),
        text("table-played"),
    ):
        table.add_column(head)
    for seat, player in enumerate(data["players"]):
        start = f" ({text('table-start')})" if data["start_player"] == seat else ""
        tribe = (
            ""
            if player["tribe"] is None or data["mode"] != "expert"
            else f" · {text.thing('tribe:' + player['tribe'])}"
        )
        tile = "" if player["tile"] is None else f"\n[dim]{text.thing('shows:' + player['tile'])}[/]"
        table.add_row(
            f"[bold {colour(data, seat)}]{names[seat]}[/]{tribe}{start}{tile}",
            f"{player['score']} [dim]({player['points']})[/]",
            str(player["stock"]),
            f"{player['families']}",
            draw_hand(player, text),
            cards(player["played"], text),
        )
    return table


def draw_hand(player: dict[str, Any], text: Text) -> str:
    """The hand where it may be seen, otherwise its size."""
    if player["hand"] is None:
        return text("table-cards", number=player["cards"])
    return ", ".join(f"{number} {text.thing('symbol:' + symbol)}" for symbol, number in player["hand"].items()) or "–"


def cards(symbols: list[str], text: Text) -> str:
    """A row of cards."""
    return ", ".join(text.thing(f"symbol:{symbol}") for symbol in symbols) or "–"
