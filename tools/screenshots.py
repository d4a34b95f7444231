"""`make screenshots`: pictures of every board at the start, in the middle and at the end, on a desk and on a phone."""

from __future__ import annotations

import argparse
import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, FilePayload, sync_playwright
from rich.progress import Progress

import brettwerk
from driver import Json, Person, launch
from proof.client import ServerProcess

ROOT = Path(__file__).parent.parent
NAMES = ("Afra", "Korbinian", "Walburga", "Vitus", "Notburga")
DEVICES = (("desktop", "en", "light"), ("dark", "de", "dark"), ("phone", "de", "light"))
QUALITY = 82

WISHES = {
    "glasstrasse": ("build", "action", "pay"),
    "caylus1303": ("build", "bundle", "use", "high", "slot", "pick", "place"),
    "hoyuk": ("build", "element", "site", "cell"),
    "lignum": (
        "cut_all",
        "carry_all",
        "saw",
        "dry_all",
        "build_huts",
        "set",
        "sell_all",
        "winter_cut",
        "extra",
        "hire",
        "buy",
        "go",
    ),
}
"""What somebody does who wants something to be seen on the board, the dearest first."""
LAZY = ("pass", "skip", "stop", "done", "none", "end", "clear", "loan", "no")
MIDDLE = {
    "glasstrasse": ("period", 3, ("action",)),
    "caylus1303": ("round", 5, ("plan",)),
    "hoyuk": ("round", 4, ("house_site", "house_cell")),
    "lignum": ("round", 4, ("path_move", "cut", "transport", "sell")),
}
"""Where the middle is: a field of the view, its least value, and what is being asked."""
RECORDS = ROOT / "tests/records"
RECORDED = {
    "glasstrasse": ("glasstrasse-4-1758008992353400832.txt", 339),
    "caylus1303": ("caylus1303-4-busy-82.txt", 238),
    "hoyuk": ("hoyuk-5-3712628662901585009.txt", 330),
    "lignum": ("lignum-4-122.txt", 440),
}
"""A full moment of a recorded game, for the replay."""


def wish(game: str, options: list[Json], person: Person) -> Json:
    """An option of somebody who wants something to be seen."""
    for verb in WISHES[game]:
        found = [option for option in options if option["verb"] == verb]
        if verb == "place":
            found = [option for option in found if "cannot be paid" not in option["text"]] or found
        elif verb == "go":
            found = found[:3]
        elif verb == "hire":
            found = found[-1:]
        if found:
            return dict(person.rng.choice(found))
    busy = [option for option in options if option["verb"] not in LAZY]
    return dict(person.rng.choice(busy or options))


def is_middle(game: str, update: Json) -> bool:
    """Whether this is a moment to look at in the middle of the game."""
    field, least, questions = MIDDLE[game]
    return update["view"][field] >= least and update["question"]["id"] in questions


def play_on(person: Person, game: str, table: str, players: int, to_end: bool) -> None:
    """Plays all seats without the browser: to the middle or to the end."""
    seat = 0
    while True:
        update = person.context.request.get(f"{person.url}/api/tables/{table}/play?seat={seat}&log=1000000").json()
        if update["result"]:
            return
        if not update["options"]:
            seat = next((other for other in update["to_act"] if other != seat), (seat + 1) % players)
            continue
        if not to_end and is_middle(game, update):
            return
        message = {
            "type": "move",
            "id": str(person.rng.random()),
            "version": update["version"],
            "action": wish(game, update["options"], person)["action"],
            "seat": seat,
        }
        person.post(f"tables/{table}/play", message)


def picture(person: Person, path: Path) -> None:
    """The page as it stands, as WebP."""
    session = person.context.new_cdp_session(person.page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))


def visit(person: Person, table: str) -> None:
    """Comes to the table; the curtain of a shared screen is lifted."""
    person.page.goto("about:blank")
    person.at(table)
    person.page.wait_for_selector(".table > *")
    person.page.wait_for_timeout(500)
    if person.page.query_selector(".curtain .button"):
        person.page.click(".curtain .button")
        person.page.wait_for_selector(".curtain", state="detached")
    person.page.mouse.move(2, 2)
    person.page.wait_for_timeout(700)


def show_record(person: Person, game: str) -> None:
    """Opens a recorded game at its full moment, everybody with a name."""
    name, moment = RECORDED[game]
    text = (RECORDS / game / name).read_text()
    named = "".join(f"name {letter} {who}\n" for letter, who in zip("ABCDE"[: int(name.split("-")[1])], NAMES))
    text = text.replace("\nresult ", f"\n{named}result ", 1)
    person.open("#/")
    person.page.wait_for_selector("input[type=file]", state="attached")
    record: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    person.page.set_input_files("input[type=file]", record)
    person.page.wait_for_selector(".control input[type=range]")
    person.page.evaluate(f"location.hash = '#/replay/file?at={moment}&seat=0'")
    person.page.get_by_text(f"{moment} /").wait_for(timeout=60_000)
    person.page.wait_for_timeout(700)


def shoot(browser: Browser, url: str, game: str, folder: Path, progress: Progress) -> None:
    """All pictures of a game: one table of as many as can play, seen by one person on three devices."""
    players = brettwerk.game(game).max_players
    people = [
        Person(browser, url, lang=lang, phone=device == "phone", scheme=scheme) for device, lang, scheme in DEVICES
    ]
    first = people[0]
    for person in people:
        person.page.set_default_timeout(60_000)
    seats: list[Json] = [{"kind": "me"}, *({"kind": "hotseat", "name": name} for name in NAMES[1:players])]
    table = first.table(seats, game=game, shuffle=False)
    for other in people[1:]:
        other.context.add_cookies(first.context.cookies())  # type: ignore[arg-type]
    bar = progress.add_task(game, total=3 * len(people) + 1)
    show_record(first, game)
    picture(first, folder / f"{game}-replay-desktop.webp")
    progress.advance(bar)
    for moment in ("start", "middle", "end"):
        if moment != "start":
            play_on(first, game, table, players, moment == "end")
        for person, (device, _, _) in zip(people, DEVICES, strict=True):
            visit(person, table)
            picture(person, folder / f"{game}-{moment}-{device}.webp")
            progress.advance(bar)
    for person in people:
        person.close()


def main() -> None:
    """Starts a server and takes the pictures."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=list(brettwerk.games()))
    reader.add_argument("--folder", type=Path, default=ROOT / "docs/screenshots")
    wanted = reader.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright, Progress() as progress:
        server = ServerProcess(Path(place)).start()
        browser = launch(playwright)
        try:
            start = Person(browser, server.url).open()
            start.page.wait_for_selector("article")
            start.page.wait_for_timeout(300)
            picture(start, wanted.folder / "start.webp")
            for game in wanted.games:
                shoot(browser, server.url, game, wanted.folder, progress)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
