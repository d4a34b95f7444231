"""Games of bots as tables for learning: one row per decision, in parts that are whole or not there at all.

A row holds the observation and the mask of the deciding seat, what its bot chose, and how the game ended for it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from brettwerk import bots
from brettwerk.envs.table import Table
from brettwerk.kernel.errors import BadOption
from brettwerk.kernel.game import Value
from brettwerk.kernel.rng import Rng
from brettwerk.seats import observe

if TYPE_CHECKING:
    import pyarrow

PLAN_FILE = "dataset.json"
GAMES_PER_PART = 8


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: equal plans of bots without a clock give equal rows."""

    game: str
    games: int
    players: int
    bots: list[str]
    seed: int
    options: dict[str, Value]
    observation: int
    """Numbers of an observation."""
    actions: int

    def parts(self) -> int:
        """How many files there will be."""
        return -(-self.games // GAMES_PER_PART)

    def games_of(self, part: int) -> range:
        """The games of a part."""
        return range(part * GAMES_PER_PART, min((part + 1) * GAMES_PER_PART, self.games))


def make_plan(game: str, games: int, players: int, names: list[str], seed: int, options: dict[str, Value]) -> Plan:
    """A checked plan."""
    if games < 1:
        raise BadOption(f"games is {games}, but at least one is needed")
    if not names:
        raise BadOption("no bots are named; name some, for example greedy,search:200")
    for name in names:
        bots.make(name, 0)
    table = Table(game, players, options)
    return Plan(game, games, players, names, seed, table.options, table.encoding.size, table.actions.size)


def open_folder(folder: Path, plan: Plan) -> list[int]:
    """Notes the plan in the folder and tells which parts are still to be played."""
    note = folder / PLAN_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if note.exists():
            if msgspec.json.decode(note.read_bytes(), type=Plan) != plan:
                raise BadOption(f"{folder} holds games of another plan ({note.name}); name another folder or remove it")
        elif any(folder.iterdir()):
            raise BadOption(f"{folder} is not empty and holds no {note.name}; name another folder")
        else:
            note.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
    except msgspec.MsgspecError:
        raise BadOption(f"{note} is not the plan of a dataset") from None
    except OSError as error:
        raise BadOption(f"{folder}: cannot be written ({error.strerror})") from None
    return [part for part in range(plan.parts()) if not part_file(folder, part).exists()]


def part_file(folder: Path, part: int) -> Path:
    """The file of a part."""
    return folder / f"part-{part:05}.parquet"


def write_parts(folder: Path, plan: Plan, parts: list[int], workers: int = 1) -> Iterator[tuple[int, int]]:
    """Plays and writes parts, and yields games and rows of each as it is done."""
    if workers <= 1:
        for part in parts:
            yield write_part(folder, plan, part)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(write_part, folder, plan, part) for part in parts]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            for future in futures:
                future.cancel()


def write_part(folder: Path, plan: Plan, part: int) -> tuple[int, int]:
    """Plays the games of a part and writes them in one piece; tells how many games and rows there were."""
    pyarrow, parquet = need_pyarrow()
    rows: dict[str, list[Any]] = {name: [] for name in schema(plan).names}
    for number in plan.games_of(part):
        for name, values in play(plan, number).items():
            rows[name] += values
    features = rows.pop("features")
    masks = rows.pop("mask")
    columns: dict[str, Any] = dict(rows)
    flat = pyarrow.array(np.concatenate(features))
    columns["features"] = pyarrow.FixedSizeListArray.from_arrays(flat, plan.observation)
    flat = pyarrow.array(np.concatenate(masks).astype(bool))
    columns["mask"] = pyarrow.FixedSizeListArray.from_arrays(flat, plan.actions)
    table = pyarrow.table(columns, schema=schema(plan))
    target = part_file(folder, part)
    unfinished = target.with_suffix(f".{os.getpid()}.tmp")
    try:
        parquet.write_table(table, unfinished, compression="zstd")
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return len(plan.games_of(part)), table.num_rows


def schema(plan: Plan) -> pyarrow.Schema:
    """The columns of a dataset."""
    pyarrow, _ = need_pyarrow()
    return pyarrow.schema(
        [
            ("game", pyarrow.int32()),
            ("step", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("bot", pyarrow.string()),
            ("features", pyarrow.list_(pyarrow.int16(), plan.observation)),
            ("mask", pyarrow.list_(pyarrow.bool_(), plan.actions)),
            ("action", pyarrow.int16()),
            ("share", pyarrow.float32()),
            ("margin", pyarrow.float32()),
            ("score", pyarrow.float32()),
        ]
    )


def play(plan: Plan, number: int) -> dict[str, list[Any]]:
    """Plays one game of the plan; the bots change seats from game to game."""
    seeds = Rng(plan.seed, 41 + number)
    table = Table(plan.game, plan.players, plan.options)
    table.deal(int(seeds.seed()))
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.players)]
    minds = [bots.make(name, int(seeds.seed())) for name in names]
    rows: dict[str, list[Any]] = {
        name: [] for name in ("game", "step", "seat", "bot", "features", "mask", "action", "share", "margin", "score")
    }
    while not table.over:
        seat = table.seat
        act = minds[seat].choose(observe(table.position, seat))
        rows["game"].append(number)
        rows["step"].append(len(rows["step"]))
        rows["seat"].append(seat)
        rows["bot"].append(names[seat])
        rows["features"].append(table.observation(seat))
        rows["mask"].append(table.mask(seat))
        rows["action"].append(table.actions.index(act))
        table.position.apply(seat, act)
    for name, reward in (("share", 0), ("margin", 1), ("score", 2)):
        table.reward = reward
        worth = table.rewards()
        rows[name] = [worth[seat] for seat in rows["seat"]]
    return rows


def need_pyarrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet part."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption("datasets need pyarrow; install brettwerk[data]") from None
    return pyarrow, pyarrow.parquet
