"""A real server with the built client, and the system's Chromium."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from driver import Person, chromium, launch
from proof.client import ServerProcess

STATIC = Path(__file__).parents[2] / "src/brettwerk/server/static/index.html"
REPORT: list[str] = []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and not STATIC.exists():
            item.add_marker(pytest.mark.skip(reason="the web client is not built: make web"))
        elif Path(__file__).parent in item.path.parents and chromium() is None:
            item.add_marker(pytest.mark.skip(reason="there is no Chromium: tools/browser.sh"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite, without rate limits and without waiting."""
    process = ServerProcess(tmp_path_factory.mktemp("web")).start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a file; every person has a context of their own.

    It must not outlive the file: as long as it is there, nothing else in the process can run an event loop.
    """
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Browser, site: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Makes people with browsers."""
    made: list[Person] = []

    def make(**more: object) -> Person:
        one = Person(browser, site.url, **more)  # type: ignore[arg-type]
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()


@pytest.fixture
def report() -> list[str]:
    """Lines for the end of the test run: what was measured, not asserted."""
    return REPORT


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in REPORT:
        terminalreporter.write_line(line)
