"""Caylus 1303 in the terminal: the road with the provost, construction site and stock, the players."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

import brettwerk
from brettwerk.kernel.game import Plain
from brettwerk.text import Text

COLOURS = ["dodger_blue1", "red", "green3", "yellow", "grey70"]
SHAPES = ["●", "■", "▲", "◆", "✚"]
BANNERS = {
    "none": "cyan",
    "start": "yellow",
    "wood": "dark_orange3",
    "stone": "grey70",
    "residence": "green3",
    "monument": "dodger_blue1",
}
RESOURCES = {"food": "gold1", "wood": "dark_orange3", "stone": "grey70", "cloth": "magenta", "gold": "yellow"}
SPECIAL = {
    "claim": "claim",
    "build wood": "build_wood",
    "build stone": "build_stone",
    "build stone -1 stone": "build_stone_less",
    "provost 0..2": "provost",
}
PROVOST = "[bold white on red] ♜ [/]"
WIDTH = 4


def draw(view: dict[str, Plain], text: Text, names: list[str]) -> RenderableType:
    """The whole table."""
    data: dict[str, Any] = view
    printed: dict[str, Any] = brettwerk.game("caylus1303").box()
    tiles = printed["tiles"]
    return Group(
        draw_road(data, tiles, text),
        draw_site(data, tiles, text),
        draw_stock(data, tiles, text),
        draw_players(data, text, names),
    )


def piece(seat: int) -> str:
    """A player's mark: colour and shape."""
    return f"[{COLOURS[seat]}]{SHAPES[seat]}[/]"


def short(item: str, number: int, text: Text) -> str:
    """An amount in as few signs as possible: 2H for two wood."""
    colour = RESOURCES.get(item, "default")
    count = str(number) if number > 1 else ""
    return f"[{colour}]{count}{text(f'short-{item}')}[/]" if item != "pp" else f"{number}{text('short-pp')}"


def effect(code: str, text: Text) -> str:
    """An effect of the table in signs: a price, an arrow, a result."""
    options = []
    for option in code.split(" | "):
        sides = []
        for side in option.split(" > "):
            if side[0].isdigit():
                parts = [part.split(" ") for part in side.split(" + ")]
                sides.append("".join(short(item, int(number), text) for number, item in parts))
            else:
                sides.append(text(f"effect-{SPECIAL.get(side, side)}"))
        options.append("→".join(sides))
    return " / ".join(options)


def draw_road(data: dict[str, Any], tiles: dict[str, Any], text: Text) -> Table:
    """All places in rows of four, read like a book; the provost stands behind the last active one."""
    title = text("table-round", round=data["round"], rounds=data["rounds"], phase=text(f"phase-{data['phase']}"))
    table = Table(title=f"[bold]{title}[/]", box=box.ROUNDED, show_header=False, show_lines=True, border_style="dim")
    for _ in range(WIDTH):
        table.add_column(width=22, no_wrap=False)
    cells = [draw_place(place, data, tiles, text) for place in data["road"]]
    while len(cells) % WIDTH:
        cells.append("")
    for at in range(0, len(cells), WIDTH):
        table.add_row(*cells[at : at + WIDTH])
    beyond = data["provost"] - (len(data["road"]) - 5)
    table.caption = text("table-legend") + (f" · {PROVOST} +{beyond}" if beyond > 0 else "")
    return table


def draw_place(place: dict[str, Any], data: dict[str, Any], tiles: dict[str, Any], text: Text) -> str:
    """One place: number, name, owner, effect, workers, and the provost if he stands behind it."""
    number = data["road"].index(place) - 4
    behind = f" {PROVOST}" if number == data["provost"] else ""
    here = "[bold reverse]" if place["id"] == data["cursor"] else "[bold]"
    if place["tile"] is None:
        return f"[dim]{place['id']} ·[/]{behind}"
    style = BANNERS[place["banner"]] if place["active"] else f"dim {BANNERS[place['banner']]}"
    owner = f" ⌂{piece(place['owner'])}" if place["owner"] is not None else ""
    first = f"{here}{place['id']}[/] [{style}]{text.thing('tile:' + place['tile'])}[/]{owner}{behind}"
    tile = tiles[place["tile"]]
    if place["id"] == "f5":
        second = "".join(piece(seat) for seat in data["pass_order"])
    elif place["side"] in ("residence", "monument"):
        second = f"+{effect(tile['income'], text)}" if tile["income"] else ""
    else:
        second = effect(tile["construction"] if place["side"] == "construction" else tile["setup"], text)
    workers = "".join(piece(seat) for seat in place["workers"])
    return f"{first}\n{second}{'  ' if workers else ''}{workers}"


def draw_site(data: dict[str, Any], tiles: dict[str, Any], text: Text) -> str:
    """The construction site: its workers and the three slots; the characters on the board."""
    workers = " ".join(piece(seat) for seat in data["site"]["workers"]) or "–"
    slots = []
    for slot in data["site"]["slots"]:
        words = f"{slot['slot']} {text.thing('tile:' + slot['tile'])} {effect(tiles[slot['tile']]['setup'], text)}"
        slots.append(words if slot["open"] else f"[dim]{words}[/]")
    people = ", ".join(text.thing(f"character:{id}") for id in data["stock"]["characters"]) or "–"
    site = f"[bold]{text('table-site')}[/] {workers} │ " + " · ".join(slots)
    return f"{site}\n[bold]{text('table-characters')}[/] {people}"


def draw_stock(data: dict[str, Any], tiles: dict[str, Any], text: Text) -> Table:
    """The tiles that can be built: price, points, effect."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    kinds = ["wood", "stone", "monuments"]
    columns = [[draw_tile(id, tiles[id], text) for id in data["stock"][kind]] for kind in kinds]
    for kind in kinds:
        table.add_column(text(f"table-{kind}"), width=31)
    for at in range(max(len(column) for column in columns)):
        table.add_row(*(column[at] if at < len(column) else "" for column in columns))
    return table


def draw_tile(id: str, tile: dict[str, Any], text: Text) -> str:
    """One tile of the stock."""
    price = "".join(short(item, number, text) for item, number in tile["price"].items())
    code = tile["construction"] or tile["on_build"] or tile["income"]
    does = f" [dim]{'+' if tile['income'] else ''}{effect(code, text)}[/]" if code else ""
    return f"{text.thing('tile:' + id)} {price}→{short('pp', tile['pp'], text)}{does}"


def draw_players(data: dict[str, Any], text: Text, names: list[str]) -> Table:
    """One line per player: workers, resources, houses, prestige, characters."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for heading in ("table-player", "table-workers", "table-resources", "table-houses", "table-pp", "table-held"):
        table.add_column(text(heading))
    for player in data["seats"]:
        seat = player["seat"]
        start = " ★" if data["start_player"] == seat else ""
        passed = f" [dim]{text('table-passed')}[/]" if player["passed"] else ""
        stores = " ".join(
            f"{player['resources'][item]}[{RESOURCES[item]}]{text(f'short-{item}')}[/]" for item in RESOURCES
        )
        table.add_row(
            f"{piece(seat)} [bold {COLOURS[seat]}]{names[seat]}[/]{start}{passed}",
            text("table-supply", supply=player["supply"], camp=player["camp"]),
            stores,
            str(player["houses"]),
            "?" if player["pp"] is None else str(player["pp"]),
            ", ".join(text.thing(f"character:{id}") for id in player["characters"]) or "–",
        )
    return table
