"""The documentation site builds without a warning, links to what is there, and loads nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import PAGES, ROOT

LOADED = re.compile(r"<(?:link|script|img|iframe|source)\b[^>]*?\b(?:href|src)=[\"']?(https?:)?//([^\"'\s>]+)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-f", "tools/mkdocs.yml", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder


def test_every_page_is_built(site: Path) -> None:
    for page in (ROOT / "docs").glob("*.md"):
        assert (site / page.with_suffix(".html").name).is_file(), page


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.glob("*.html"):
        found = [host for _, host in LOADED.findall(page.read_text(encoding="utf-8"))]
        assert [host for host in found if not host.startswith("brettwerk.example")] == [], page


def test_filled_in_parts_are_there(site: Path) -> None:
    coverage = (site / "rules.html").read_text(encoding="utf-8")
    assert "<!-- coverage -->" not in coverage
    assert "Glasstraße" in coverage
    assert "catanatron (peer)" in (site / "performance.html").read_text(encoding="utf-8")


def test_links_between_files_work() -> None:
    for page in PAGES:
        words = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", words):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
