"""A person at a browser: opens tables, looks at what is lit, clicks. Chromium is the system's own."""

from __future__ import annotations

import json
import random
import shutil
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Error, Page, Playwright, WebSocket

Json = dict[str, Any]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
SEEN = """element => {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const at = (i) => [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95][i];
  for (let i = 0; i < 81; i++) {
    const x = box.left + box.width * at(i % 9), y = box.top + box.height * at(Math.floor(i / 9));
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return [x, y];
  }
  return null;
}"""
"""Where a person would click on something: a point of it that nothing covers."""


def chromium() -> str | None:
    """Where the system's Chromium is."""
    return next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, without a window."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str = "en",
        phone: bool = False,
        motion: bool = False,
        scheme: str = "light",
    ) -> None:
        self.url = url
        self.phone = phone
        self.rng = random.Random(7)
        self.frames: list[str] = []
        self.problems: list[str] = []
        self.clicks = 0
        self.asked: dict[tuple[str, str], set[str]] = {}
        self.missed: set[str] = set()
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            locale="de-DE" if lang == "de" else "en-GB",
            has_touch=phone,
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Keeps everything the server sends."""
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def last_update(self) -> Json:
        """What the server said last about the table."""
        frame = next((one for one in reversed(self.frames) if '"type":"update"' in one), None)
        return dict(json.loads(frame)) if frame else {"question": None, "options": []}

    def close(self) -> None:
        """Goes away; nothing may have gone wrong in the page."""
        self.context.close()
        assert self.problems == []

    def open(self, hash: str = "#/") -> Person:
        """Opens a page of the client."""
        self.page.goto(f"{self.url}/{hash}")
        return self

    def post(self, path: str, body: Json | None = None) -> Json:
        """A request as this person."""
        answer = self.context.request.post(
            f"{self.url}/api/{path}",
            data=json.dumps(body or {}),
            headers={"X-Brettwerk": "1", "Content-Type": "application/json"},
        )
        assert answer.ok, answer.text()
        return dict(answer.json())

    def table(self, seats: list[Json], game: str = "glasstrasse", **more: Any) -> str:
        """Opens a table and, when nobody is awaited, begins; the page is not touched."""
        self.post("guest", {"lang": "en"})
        table = self.post("tables", {"game": game, "seats": seats, **more})
        if table["status"] == "open" and all(seat["kind"] not in ("open", "invited") for seat in seats):
            self.post(f"tables/{table['id']}/start")
        return str(table["id"])

    def at(self, id: str) -> Person:
        """Sits down at a table that plays; the board comes a moment after the decision."""
        self.open(f"#/table/{id}")
        self.page.wait_for_selector(".decision")
        self.page.wait_for_selector(".seats")
        return self

    def finish(self, id: str) -> None:
        """Plays a game to the end without the browser."""
        while True:
            update = self.context.request.get(f"{self.url}/api/tables/{id}/play?wait=1&log=1000000").json()
            if update["result"]:
                return
            if update["options"]:
                action = self.rng.choice(update["options"])["action"]
                message = {"type": "move", "id": str(self.rng.random()), "version": update["version"], "action": action}
                self.post(f"tables/{id}/play", message)

    # -- playing ---------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether the final screen is there."""
        return self.page.query_selector(".final") is not None

    def pick(self) -> bool:
        """Chooses cards, if that is asked; true if it did."""
        bar = self.page.query_selector(".pickbar")
        if bar is None:
            return False
        cards = self.page.query_selector_all(".choice .card[aria-pressed=false]:not([aria-disabled=true])")
        words = bar.query_selector("strong")
        confirm = bar.query_selector(".button.main")
        assert words is not None
        assert confirm is not None
        numbers = [int(part) for part in words.inner_text().split() if part.isdigit()]
        if len(cards) + numbers[0] < numbers[1] or numbers[0] == numbers[1] or not bar.is_visible():
            return True
        for card in self.rng.sample(cards, numbers[1] - numbers[0]):
            card.click()
        confirm.click()
        self.clicks += numbers[1] - numbers[0] + 1
        self.page.wait_for_function("() => !document.querySelector('.pickbar .button.main:not(:disabled)')")
        return True

    def click(self, element: ElementHandle) -> bool:
        """Clicks if it is still there."""
        try:
            element.click(timeout=1500)
        except Exception:
            return False
        self.clicks += 1
        return True

    def step(self, on_board: bool = True) -> bool:
        """One decision: on the board where something is lit, else by a button. False if nothing is asked."""
        if self.pick():
            return True
        menu = self.page.query_selector_all(".choice[role=menu] button")
        if menu:
            return self.click(self.rng.choice(menu))
        buttons = self.page.query_selector_all("button.option:enabled")
        if not buttons:
            return False
        names = [str(button.get_attribute("data-action")) for button in buttons]
        wanted = [i for i, name in enumerate(names) if name.split()[0] in ("build", "pay", "action")]
        lit = self.page.query_selector_all(".table [data-lit]") if on_board and not wanted else []
        if lit and self.rng.random() < 0.7:
            return self.click(self.rng.choice(lit)) or self.click(buttons[0])
        return self.click(buttons[self.rng.choice(wanted) if wanted else self.rng.randrange(len(buttons))])

    def aim(self, element: ElementHandle) -> bool:
        """Clicks where the thing can be seen; false if it has gone, or if something covers all of it."""
        try:
            point = element.evaluate(SEEN)
        except Error:
            return False
        if point is None:
            return False
        if self.phone:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        self.clicks += 1
        return True

    def notice(self) -> list[ElementHandle]:
        """What is lit on the board; keeps in mind which answers to which question the board offers, and which not."""
        lit = self.page.query_selector_all(".table [data-lit]")
        shown = set(self.page.eval_on_selector_all(".table [data-lit]", "all => all.map(one => one.dataset.target)"))
        update = self.last_update
        if lit or self.page.query_selector("button.option:enabled"):
            for option in update["options"]:
                found = self.asked.setdefault((update["question"]["id"], option["verb"]), set())
                found.add("board" if shown & set(option["targets"]) else "list")
        return lit

    def board_step(self) -> bool:
        """One decision, on the board wherever something is lit; by a button only where nothing is or now and then."""
        menu = self.page.query_selector_all(".choice[role=menu] button")
        if menu:
            return self.click(self.rng.choice(menu))
        if self.pick():
            return True
        lit = self.notice()
        buttons = self.page.query_selector_all("button.option:enabled")
        off_board = len(buttons) > 1 and self.rng.random() < 0.15
        if lit and not off_board:
            element = self.rng.choice(lit)
            if self.aim(element):
                self.settle()
                return True
            if element.is_visible():
                self.missed.add(str(element.get_attribute("data-target")))
        return self.click(self.rng.choice(buttons)) if buttons else False

    def settle(self) -> None:
        """After a click: until it is sent, or asks which of several things was meant."""
        self.page.wait_for_timeout(5)

    def play_on_the_board(self, seconds: float) -> None:
        """Plays to the end of the game, on the board wherever that is possible."""
        end = time.monotonic() + seconds
        while not self.over():
            if time.monotonic() > end:
                raise AssertionError(f"not over after {seconds} s: {self.page.inner_text('.decision')}")
            if not self.board_step():
                self.page.wait_for_timeout(10)

    def play(self, seconds: float, until: Any = None) -> None:
        """Plays until the end of the game, or until something is so."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.over() or (until is not None and until()):
                return
            if not self.step():
                self.page.wait_for_timeout(15)
        raise AssertionError(f"not over after {seconds} s: {self.page.inner_text('.decision')}")

    def times(self) -> list[float]:
        """From click to drawn update, in milliseconds."""
        return [float(t) for t in self.page.evaluate("window.brettwerkTimes ?? []")]

    def updates(self) -> list[Json]:
        """The updates that came over the wire."""
        return [message for frame in self.frames if (message := json.loads(frame)).get("type") == "update"]
