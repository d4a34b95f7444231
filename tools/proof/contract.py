"""Schemathesis on the whole API, as a person with tables of every kind: no 5xx, and every answer as described.

python tools/proof/contract.py --examples 200
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from proof.client import Player, ServerProcess, open_table, report

LAST = ["^/api/me$", "^/api/logout$"]
"""Requests that end the person they come from have runs of their own."""


async def furnish(url: str) -> tuple[str, list[str]]:
    """People and tables, so that requests find something; a token and table ids."""
    anna, bert = await Player(url, "Anna").come(), await Player(url, "Bert").come()
    playing = await open_table([anna, bert], "glasstrasse", spectators=True, listed=True)
    await anna.post(f"/api/tables/{playing}/play", {"type": "talk", "id": "t", "text": "Hallo"})
    waiting = await anna.post("/api/tables", {"game": "glasstrasse", "seats": [{"kind": "me"}, {"kind": "open"}]})
    return anna.token, [playing, waiting["id"]]


def run(
    url: str, token: str, examples: int, folder: Path, tables: list[str], *more: str
) -> subprocess.CompletedProcess[str]:
    """One run of schemathesis; table ids are often real ones."""
    hooks = folder / "contract_hooks.py"
    hooks.write_text(
        "import random\nimport schemathesis\n\n"
        f"TABLES = {json.dumps(tables)}\n\n"
        "@schemathesis.hook\n"
        "def map_path_parameters(context, path_parameters):\n"
        "    if path_parameters and 'table_id' in path_parameters and random.random() < 0.8:\n"
        "        path_parameters['table_id'] = random.choice(TABLES)\n"
        "    if path_parameters and 'game' in path_parameters and random.random() < 0.8:\n"
        "        path_parameters['game'] = 'glasstrasse'\n"
        "    return path_parameters\n"
    )
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{url}/api/openapi.json"]
    command += ["--header", f"Authorization: Bearer {token}", "--max-examples", str(examples)]
    command += ["--checks", "not_a_server_error,response_schema_conformance,status_code_conformance"]
    command += [
        "--phases",
        "fuzzing,coverage",
        "--request-timeout",
        "40",
        "--generation-deterministic",
        "--no-color",
        *more,
    ]
    environment = os.environ | {"SCHEMATHESIS_HOOKS": "contract_hooks", "PYTHONPATH": str(folder)}
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder)


def prove(server: ServerProcess, folder: Path, examples: int) -> None:
    """Raises with schemathesis' report if anything is wrong."""
    token, tables = asyncio.run(furnish(server.url))
    runs = [["--exclude-path-regex", "|".join(LAST)], *(["--include-path-regex", path] for path in LAST)]
    for extra in runs:
        result = run(server.url, token, examples, folder, tables, *extra)
        if result.returncode != 0:
            raise AssertionError(result.stdout[-6000:] + result.stderr[-2000:])
        token, _ = asyncio.run(furnish(server.url))


def main() -> None:
    """The proof."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--database", default="")
    wishes = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), wishes.database).start()
        try:
            prove(server, Path(folder), wishes.examples)
            assert '"level":"error"' not in server.log.read_text(), server.log.read_text()[-3000:]
        finally:
            server.stop()
    report("schemathesis: no 5xx, every answer as described", {"examples_per_request": wishes.examples}, started)


if __name__ == "__main__":
    main()
