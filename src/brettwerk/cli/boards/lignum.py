"""Lignum in the terminal: supply path, cutting areas, cards, yards."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table

import brettwerk
from brettwerk.kernel.game import Plain
from brettwerk.text import Text

COLOURS = ["red", "blue", "yellow", "green"]
WOOD_COLOURS = {"firewood": "yellow", "softwood": "dark_orange3", "hardwood": "grey70"}
UNUSED = {"orders": "orders_in_play", "planned_work": "plans_in_play"}
"""Spaces that some levels leave out."""
PER_ROW = 7
"""Spaces of the path in a row."""


def draw(view: dict[str, Plain], text: Text, names: list[str]) -> RenderableType:
    """The whole table."""
    data: dict[str, Any] = view
    printed: dict[str, Any] = brettwerk.game("lignum").box()
    phase = text(f"table-step-{data['step']}") if data["step"] else text(f"table-phase-{data['phase']}")
    title = text("table-title", season=f"season:{data['season']}", year=data["year"], phase=phase)
    parts: list[RenderableType] = [f"[bold]{title}[/]", f"[dim]{winters(data, printed, text)}[/]"]
    if data["phase"] in ("walk", "choice", "stocking", "marking"):
        parts.append(draw_path(data, text, names))
    parts.append(draw_areas(data, text, names))
    if data["orders_in_play"]:
        parts.append(draw_offer(data, printed, text))
    if data["plans_in_play"]:
        parts.append(draw_plans(data, text, names))
    order = data["clearing"] if len(data["clearing"]) == len(names) else data["order"]
    parts += [draw_player(data, seat, printed, text, names) for seat in order]
    return Group(*parts)


def winters(data: dict[str, Any], printed: dict[str, Any], text: Text) -> str:
    """What both winters ask for."""
    first, second = (printed["winters"][id] for id in data["winters"])
    return text("table-winters", food=first["food"], fuel=first["fuel"], food2=second["food"], fuel2=second["fuel"])


def figure(seat: int, names: list[str]) -> str:
    """A player's mark."""
    return f"[bold reverse {COLOURS[seat]}] {names[seat][:3]} [/]"


def amounts(stock: dict[str, int], text: Text) -> str:
    """Wood in words, coloured by its kind."""
    parts = []
    for id, number in stock.items():
        if number:
            parts.append(f"[{WOOD_COLOURS[id.split('_')[0]]}]{text(f'amount-{id}', number=number)}[/]")
    return ", ".join(parts)


# -- the board -------------------------------------------------------------------------------------------------------


def draw_path(data: dict[str, Any], text: Text, names: list[str]) -> Table:
    """The path in three rows, the clearing at its end."""
    table = Table(title=text("table-path"), box=box.ROUNDED, show_header=False, border_style="dim", padding=(0, 0))
    for _ in range(PER_ROW):
        table.add_column(justify="center", width=12)
    cells = [space(data, entry, text, names) for entry in data["path"][1:]]
    waiting = [figure(seat, names) for seat in data["order"] if data["seats"][seat]["space"] == 0]
    arrived = " ".join(figure(seat, names) for seat in data["clearing"])
    cells.append(f"[bold]{text('table-clearing')}[/]\n{arrived}")
    for row in range(0, len(cells), PER_ROW):
        table.add_row(*cells[row : row + PER_ROW], end_section=True)
    if waiting:
        table.caption = f"0: {' '.join(waiting)}"
        table.caption_justify = "left"
    return table


def space(data: dict[str, Any], entry: dict[str, Any], text: Text, names: list[str]) -> str:
    """One space: its number, what it gives, who stands there."""
    number = entry["number"]
    if entry["type"] == "tile":
        what = text.thing(f"tile:{entry['tile']}") if entry["tile"] else "[dim]–[/]"
    else:
        unused = UNUSED.get(entry["type"])
        colour = "cyan" if unused is None or data[unused] else "dim strike"
        what = f"[{colour}]{text('table-' + entry['type'])}[/]"
        if "stock" in entry:
            extra = "+1" if entry.get("extra") else ""
            what += f" {entry['stock']}{extra}"
    here = " ".join(figure(seat, names) for seat in entry["foremen"])
    return f"[dim]{number}[/] {what}" + (f"\n{here}" if here else "")


def draw_areas(data: dict[str, Any], text: Text, names: list[str]) -> Table:
    """The six areas with logs, food and area tiles."""
    table = Table(box=box.ROUNDED, border_style="green", padding=(0, 0))
    cells = []
    for area in data["areas"]:
        table.add_column(f"[green]{text('table-area', number=area['number'])}[/]", justify="center", width=15)
        lines = [amounts({id: n}, text) for id, n in area["logs"].items() if n] or ["[dim]–[/]"]
        if area["food"]:
            lines.append(f"[magenta]{text('amount-food', number=area['food'])}[/]")
        if area["tiles"]:
            lines.append(" ".join(figure(seat, names) for seat in area["tiles"]))
        cells.append("\n".join(lines))
    table.add_row(*cells)
    return table


def needs(order: dict[str, Any], text: Text, met: list[bool]) -> str:
    """What an order asks for; what is delivered is struck out."""
    printed: dict[str, Any] = brettwerk.game("lignum").box()
    woods = printed["wood"]
    ids = {wood["short"]: id for id, wood in woods.items()}
    parts = []
    for i in range(3):
        need = order[f"need_{i + 1}"]
        if need:
            words = text(f"need-{ids[need[0]]}", number=int(need[1]))
            parts.append(f"[strike dim]{words}[/]" if met[i] else words)
    return ", ".join(parts)


def draw_offer(data: dict[str, Any], printed: dict[str, Any], text: Text) -> Table:
    """Orders that can be taken on space 13."""
    table = Table(title=text("table-offer"), title_justify="left", box=None, show_header=False, pad_edge=False)
    for id in data["offer"]:
        order = printed["orders"][id]
        reward = text("table-reward", number=int(order["reward"]))
        table.add_row(text.thing(f"order:{id}"), needs(order, text, [False] * 3), f"[bold]{reward}[/]")
    return table


def draw_plans(data: dict[str, Any], text: Text, names: list[str]) -> Table:
    """Planned-work cards with their price and tiles."""
    table = Table(title=text("table-plans"), title_justify="left", box=None, show_header=False, pad_edge=False)
    for plan in data["plans"]:
        tiles = [
            text("table-plan_tile", seat=names[t["seat"]], number=t["number"], rounds=t["rounds"])
            for t in plan["tiles"]
        ]
        price = text("table-plan_price", number=plan["price"])
        effect = text.thing(f"plan_text:{plan['card']}")
        table.add_row(f"[bold]{text.thing('plan:' + plan['card'])}[/]", price, f"[dim]{effect}[/]", " · ".join(tiles))
    return table


# -- the yards -------------------------------------------------------------------------------------------------------


def listed(stock: dict[str, int], prefix: str, text: Text) -> list[str]:
    """What is there, by name: `2 saw`."""
    return [f"{number} {text.thing(prefix + id)}" for id, number in stock.items() if number]


def draw_player(data: dict[str, Any], seat: int, printed: dict[str, Any], text: Text, names: list[str]) -> Panel:
    """One yard."""
    player = data["seats"][seat]
    lines = [purse(player, text), workers(player, text), *goods(player, text), *stores(player, text)]
    for held in player["orders"]:
        order = printed["orders"][held["order"]]
        reward = text("table-reward", number=int(order["reward"]))
        lines.append(f"{text.thing('order:' + held['order'])}: {needs(order, text, held['met'])} – {reward}")
    if player["plan_tiles"]:
        lines.append(f"[dim]{text('table-plan_tiles')}:[/] {' '.join(str(n) for n in player['plan_tiles'])}")
    title = (
        f"[bold {COLOURS[seat]}]{names[seat]}[/] · {text('play-points', points=player['score'])}{place(player, text)}"
    )
    content = "\n".join(line for line in lines if line)
    return Panel(content, title=title, title_align="left", border_style=COLOURS[seat], padding=(0, 1))


def place(player: dict[str, Any], text: Text) -> str:
    """Where a player works and stands."""
    parts = []
    if player["area"]:
        parts.append(text("table-in_area", number=player["area"]))
    elif player["chosen"]:
        parts.append(f"({text('table-in_area', number=player['chosen'])})")
    elif player["has_chosen"]:
        parts.append(text("table-chosen"))
    if player["letter"]:
        parts.append(player["letter"])
    return "".join(f" · {part}" for part in parts)


def purse(player: dict[str, Any], text: Text) -> str:
    """Thalers, loans, food, fodder."""
    parts = [f"[bold]{text('table-purse', thalers=player['thalers'])}[/]"]
    if player["loans"]:
        parts.append(f"[red]{text('table-loans', number=player['loans'])}[/]")
    if player["arrears"]:
        parts.append(f"[red]{text('table-arrears', number=player['arrears'])}[/]")
    parts.append(text("table-food", number=player["food"]))
    if player["fodder"]:
        parts.append(text("table-stable", values="+".join(str(value) for value in player["fodder"])))
    return " · ".join(parts)


def workers(player: dict[str, Any], text: Text) -> str:
    """Who can still work in this season."""
    parts = [text("table-yard_worker")] if player["yard_worker"] else []
    parts += listed(player["idle"], "trade:", text)
    if player["day_labour"]:
        parts.append(f"{player['day_labour']} {text('worker-day_labour')}")
    return f"[dim]{text('table-workers')}:[/] {', '.join(parts)}" if parts else ""


def goods(player: dict[str, Any], text: Text) -> list[str]:
    """Equipment, craft and huts."""
    lists = [
        (text("table-equipment"), listed(player["equipment"], "tile:", text)),
        (text("table-craft"), listed(player["craft"], "craft:", text)),
        (text("table-huts"), [f"{n} {text(f'table-hut-{id}')}" for id, n in player["huts"].items() if n]),
    ]
    return [f"[dim]{title}:[/] {', '.join(parts)}" for title, parts in lists if parts]


def stores(player: dict[str, Any], text: Text) -> list[str]:
    """Wood, place by place."""
    found = []
    for id, stock in player["wood"].items():
        if any(stock.values()):
            found.append(f"[dim]{text.thing('place:' + id)}:[/] {amounts(stock, text)}")
    return ["  ".join(found)] if found else []
