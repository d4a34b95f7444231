"""The web client's files, or an honest page that says it is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.static_files import create_static_files_router

FOLDER = Path(__file__).parent.parent / "static"

PLACEHOLDER = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Brettwerk</title>
<h1>Brettwerk</h1>
<p>The table server is running, but its web client is not built here. Build it with <code>make web</code>, or talk to
the server by its <a href="/api/openapi.json">interface</a>.</p>
<p lang="de">Der Tischserver läuft, aber die Oberfläche für den Browser ist hier nicht gebaut.</p>
</html>
"""


def web_client_is_built() -> bool:
    """Whether there is a web client to serve."""
    return (FOLDER / "index.html").is_file()


@get("/", include_in_schema=False, media_type="text/html")
async def placeholder() -> Response[str]:
    """What a browser sees without a web client."""
    return Response(PLACEHOLDER, media_type="text/html; charset=utf-8")


def static_routes() -> list[Any]:
    """The web client, or the page that says there is none."""
    if not web_client_is_built():
        return [placeholder]
    return [create_static_files_router(path="/", directories=[FOLDER], html_mode=True, include_in_schema=False)]
