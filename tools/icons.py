"""Draws the installable app's icons from `web/public/icon.svg`, with the system's Chromium."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from driver import launch

PUBLIC = Path(__file__).parent.parent / "web/public"
PAPER = "#f7f2e8"
ICONS = (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.72))
"""File, edge in pixels, and the share of it that the drawing takes: a maskable icon may lose its rim."""


def main() -> None:
    """Writes the files."""
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, edge, share in ICONS:
            page = browser.new_page(viewport={"width": edge, "height": edge})
            ground = PAPER if share < 1 else "transparent"
            page.set_content(
                f"<style>html{{height:100%;display:grid;place-content:center;background:{ground}}}body{{margin:0}}"
                f"svg{{display:block;width:{edge * share}px;height:{edge * share}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            print(f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
