"""`make screenshots`: pictures of every board at the start, in the middle and at the end, on a desk and on a phone."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import brettwerk
from driver import Person, launch
from proof.client import ServerProcess

ROOT = Path(__file__).parent.parent


EAGER = ("build", "pay", "action")
"""What somebody does who wants something to be seen on the board."""


def play_on(person: Person, table: str, log_lines: int | None) -> None:
    """Plays a seat without the browser, eager to build: to the end, or until the log has so many lines."""
    request = person.context.request
    base = f"{person.url}/api/tables/{table}"
    while True:
        update = request.get(f"{base}/play?wait=1&log=1000000").json()
        if update["result"] or (log_lines is not None and update["log_end"] >= log_lines and update["options"]):
            return
        if not update["options"]:
            continue
        eager = [option for verb in EAGER for option in update["options"] if option["verb"] == verb]
        best = [option for option in eager if option["verb"] == eager[0]["verb"]] or update["options"]
        action = person.rng.choice(best)["action"]
        message = {"type": "move", "id": str(person.rng.random()), "version": update["version"], "action": action}
        person.post(f"tables/{table}/play", message)


def shoot(browser: Browser, url: str, game: str, folder: Path, lines: int) -> None:
    """All pictures of a game."""
    names = ("Afra", "Korbinian", "Walburga", "Vitus")[: min(3, brettwerk.game(game).max_players - 1)]
    bots = [{"kind": "bot", "level": "club", "name": name} for name in names]
    for device, lang, scheme in (("desktop", "en", "light"), ("phone", "de", "light"), ("dark", "de", "dark")):
        person = Person(browser, url, lang=lang, phone=device == "phone", scheme=scheme)
        table = person.table([{"kind": "me"}, *bots], game=game)
        person.at(table)
        person.page.wait_for_selector(".table > *")
        for moment, until in (("start", 0), ("middle", lines), ("end", None)):
            if until != 0:
                person.page.goto("about:blank")
                play_on(person, table, until)
                person.at(table)
                person.page.wait_for_selector(".table > *")
            person.page.wait_for_timeout(900)
            person.page.screenshot(path=folder / f"{game}-{moment}-{device}.png")
            print(f"{game}-{moment}-{device}.png", flush=True)
        person.context.close()


def main() -> None:
    """Starts a server and takes the pictures."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=list(brettwerk.games()))
    reader.add_argument("--folder", type=Path, default=ROOT / "docs/screenshots")
    reader.add_argument("--lines", type=int, default=230, help="lines of the log in the middle of the game")
    wish = reader.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(Path(place)).start()
        browser = launch(playwright)
        try:
            start = Person(browser, server.url).open()
            start.page.wait_for_selector("article")
            start.page.wait_for_timeout(300)
            start.page.screenshot(path=wish.folder / "start.png")
            for game in wish.games:
                shoot(browser, server.url, game, wish.folder, wish.lines)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
