"""Compiles kernel and games with mypyc: in place for development, or into a wheel. Without a compiler all stays plain.

`python tools/build.py` builds in place; hatchling calls `CustomBuildHook` for wheels.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "brettwerk"
WORK = ROOT / "build" / "mypyc"
INLINE = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]  # lets functions of a module be inlined


def groups() -> list[tuple[list[str], str | None]]:
    """The files to compile, in groups rebuilt together: the kernel, then each game (or BRETTWERK_ONLY some)."""
    found: list[tuple[list[str], str | None]] = [
        (sorted(map(str, (PACKAGE / "kernel").glob("[!_]*.py"))), "brettwerk_kernel")
    ]
    search = ("edges", "plan", "plans", "race", "tree")
    found.append(([str(PACKAGE / "bots" / f"{name}.py") for name in search], "brettwerk_bots"))
    found.append(([str(PACKAGE / "seats" / "encoder.py")], "brettwerk_seats"))
    found.append(([str(PACKAGE / "envs" / "batch.py")], "brettwerk_envs"))
    only = os.environ.get("BRETTWERK_ONLY")
    for folder in sorted((PACKAGE / "games").iterdir()):
        files = sorted(map(str, folder.glob("[!_]*.py")))
        if files and (not only or folder.name in only.split(",")):
            found.append((files, f"brettwerk_{folder.name}"))
    return found


def build(target: Path) -> list[Path]:
    """Compiles what has changed and puts all extension modules under target; returns them.

    mypyc sometimes fails on what it kept of an earlier build, after a class got a new attribute. Then all is made anew.
    """
    kept = WORK.exists()
    try:
        return compile_all(target)
    except Exception:
        if not kept:
            raise
        shutil.rmtree(WORK)
        return compile_all(target)


def compile_all(target: Path) -> list[Path]:
    """Compiles what mypyc does not remember."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = str(ROOT / "src")
    WORK.mkdir(parents=True, exist_ok=True)
    parts: list[tuple[list[str], str | None]] = [
        ([os.path.relpath(file, ROOT) for file in files], name) for files, name in groups()
    ]
    extensions = mypycify(
        [file for files, _ in parts for file in files],
        opt_level=os.environ.get("BRETTWERK_OPT", "3"),
        separate=parts,
        target_dir=str(WORK),
        experimental_features=True,
    )
    for extension in extensions:
        extension.extra_compile_args += INLINE
    distribution = Distribution({"name": "brettwerk", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(WORK / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def build_in_place() -> None:
    """Builds into src/, next to the Python files."""
    with tempfile.TemporaryDirectory() as folder:
        built = build(Path(folder))
        for old in PACKAGE.parent.rglob("*.so"):
            old.unlink()
        for path in built:
            place = PACKAGE.parent / path.relative_to(folder)
            shutil.copy2(path, place)
    print(f"compiled: {len(built)} modules")


def main() -> int:
    """The command line: build, or stay plain where there is no compiler."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print("no C compiler found: Brettwerk runs as plain Python, correct but slower", file=sys.stderr)
        return 0
    try:
        build_in_place()
    except (Exception, SystemExit) as error:  # a broken tool chain must not stop anybody from playing
        if os.environ.get("BRETTWERK_MUST_COMPILE"):
            raise
        print(f"compiling failed ({error}): Brettwerk runs as plain Python, correct but slower", file=sys.stderr)
    return 0


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class CustomBuildHook(BuildHookInterface[Any]):
        """Compiles for a wheel; editable installs stay plain until `tools/build.py` is run."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version == "editable" or shutil.which(os.environ.get("CC", "cc")) is None:
                return
            result = subprocess.run([sys.executable, __file__], check=False)
            if result.returncode == 0 and any(PACKAGE.rglob("*.so")):
                build_data["pure_python"] = False
                build_data["infer_tag"] = True

except ImportError:
    pass


if __name__ == "__main__":
    sys.exit(main())
