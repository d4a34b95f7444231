"""Glasstraße in the terminal: building board, wheels, landscapes, cards."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table

import brettwerk
from brettwerk.kernel.game import Plain
from brettwerk.text import Text

COLOURS = ["red", "blue", "yellow", "green"]
LAND = {
    "empty": "[dim]·[/]",
    "forest": "[green]♣♣♣[/]",
    "pit": "[dark_orange]◡ ",
    "grove": "[green]♧ ",
    "pond": "[cyan]≈ ",
}
GLASS_WHEEL = [
    ("sand", "sand"),
    ("food_glass", "food"),
    ("charcoal_glass", "charcoal"),
    ("water", "water"),
    ("wood", "wood"),
]
BRICK_WHEEL = [("charcoal_brick", "charcoal"), ("clay", "clay"), ("food_brick", "food")]
KIND_COLOURS = {"processing": "blue", "immediate": "yellow", "bonus": "magenta", "start": "white"}


def draw(view: dict[str, Plain], text: Text, names: list[str]) -> RenderableType:
    """The whole table."""
    data: dict[str, Any] = view
    printed: dict[str, Any] = brettwerk.game("glasstrasse").box()
    tiles = printed["tiles"]
    title = text("table-period", period=data["period"], periods=data["periods"])
    parts: list[RenderableType] = [draw_market(data, tiles, text, title)]
    players = [draw_player(data, seat, tiles, text, names) for seat in range(len(data["seats"]))]
    parts.append(Columns(players, expand=False))
    return Group(*parts)


def cost(tile: dict[str, Any], text: Text) -> str:
    """A price in words."""
    return ", ".join(text(f"amount-{good}", number=n) for good, n in tile["cost"].items()) or text("amount-none")


def draw_market(data: dict[str, Any], tiles: dict[str, Any], text: Text, title: str) -> Table:
    """The building board: name, points, cost and effect of every open tile."""
    table = Table(title=f"{text('table-market')} · {title}", box=box.SIMPLE_HEAD, show_header=False, pad_edge=False)
    for _ in range(4):
        table.add_column()
    for row, kind in zip(data["market"], ("processing", "immediate", "bonus")):
        left = text("table-stack", number=data["stacks"][("processing", "immediate", "bonus").index(kind)])
        table.add_row(f"[bold {KIND_COLOURS[kind]}]{text(f'row-{kind}')}[/]", "", f"[dim]{left}[/]", "")
        for id in row:
            if id is not None:
                table.add_row(*tile_row(id, tiles[id], text))
    return table


def tile_row(id: str, tile: dict[str, Any], text: Text) -> list[str]:
    """One tile as a line of a table."""
    mark = "" if not tile["mark"] else f" [dim]({tile['mark']})[/]"
    return [f"  {text.thing(f'tile:{id}')}", f"{tile['points']:>2}", f"{cost(tile, text)}{mark}", effect(id, text)]


def effect(id: str, text: Text) -> str:
    """What a tile does."""
    return f"[dim]{text.thing(f'effect:{id}')}[/]"


def draw_player(data: dict[str, Any], seat: int, tiles: dict[str, Any], text: Text, names: list[str]) -> Panel:
    """One player's board."""
    player = data["seats"][seat]
    parts: list[RenderableType] = [
        wheel(text("table-glass_wheel"), "glass", GLASS_WHEEL, player["goods"], text),
        wheel(text("table-brick_wheel"), "brick", BRICK_WHEEL, player["goods"], text),
        draw_land(player, text),
        "[dim]" + text("table-starts") + ":[/] " + " · ".join(text.thing(f"tile:{id}") for id in player["starts"]),
    ]
    if player["display"]:
        table = Table(title=text("table-display"), title_justify="left", box=None, show_header=False, pad_edge=False)
        for id in player["display"]:
            table.add_row(*tile_row(id, tiles[id], text))
        parts.append(table)
    parts += draw_cards(player, text)
    cup = f" · {text('table-cup')} 🏆" if data["cup"] == seat and len(data["seats"]) > 1 else ""
    title = f"[bold {COLOURS[seat]}]{names[seat]}[/] · {text('play-points', points=player['score'])}{cup}"
    return Panel(Group(*parts), title=title, title_align="left", border_style=COLOURS[seat], padding=(0, 1))


def wheel(title: str, refined: str, basics: list[tuple[str, str]], goods: dict[str, int], text: Text) -> str:
    """A wheel as one line; what stops it from turning is red."""
    stocks = []
    for marker, good in basics:
        colour = "red" if goods[marker] == 0 else "default"
        stocks.append(f"[{colour}]{text(f'good-{good}')} [bold]{goods[marker]}[/][/]")
    full = "red" if goods[refined] == 3 else "default"
    return f"{title}: [{full}]{text(f'good-{refined}')} [bold]{goods[refined]}[/][/] │ " + "  ".join(stocks)


def draw_land(player: dict[str, Any], text: Text) -> Table:
    """The landscape as a grid with space names."""
    table = Table(box=box.ROUNDED, show_header=False, padding=(0, 0), border_style="dim")
    for _ in range(5):
        table.add_column(justify="center", width=13, no_wrap=True)
    for row in range(4):
        cells = []
        for col in range(5):
            what = player["land"][row * 5 + col]
            where = f"[dim]r{row + 1}c{col + 1}[/] "
            if what.startswith("tile:"):
                cells.append(f"[reverse] {text.thing(what)[:11]} [/]")
            elif what in ("pit", "grove", "pond"):
                cells.append(f"{where}{LAND[what]}{text(f'land-{what}')}[/]")
            else:
                cells.append(f"{where}{LAND[what]}")
        table.add_row(*cells)
    return table


def draw_cards(player: dict[str, Any], text: Text) -> list[str]:
    """Hand and played cards, as far as they may be seen."""
    lines = []
    if player["hand"] is not None and player["hand"]:
        hand = ", ".join(text.thing(f"card:{id}") for id in player["hand"])
        lines.append(f"[bold]{text('table-hand')}:[/] {hand}")
    elif player["hand"] is None:
        lines.append(f"[bold]{text('table-hand')}:[/] {text('table-cards', number=player['hand_size'])}")
    for key in ("aside", "notches"):
        if player[key]:
            lines.append(f"[dim]{text(f'table-{key}')}: {', '.join(text.thing(f'card:{id}') for id in player[key])}[/]")
    if player["laid"] is not None:
        laid = "?" if player["laid"] == "?" else text.thing(f"card:{player['laid']}")
        lines.append(f"[dim]{text('table-laid')}: {laid}[/]")
    return lines
