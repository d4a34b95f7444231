"""Gets the real PostgreSQL and Redis that the server's tests need: finds them, or installs them where that is possible.

`python tools/find_services.py` is part of `make test`. With apt and root rights it installs Debian's packages; else
it says what to install and fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = {"postgres": "postgresql", "initdb": "postgresql", "redis-server": "redis-server"}


def find(program: str) -> Path | None:
    """A program in the PATH or where Debian keeps PostgreSQL."""
    found = shutil.which(program)
    if found:
        return Path(found)
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)
    places += [Path(folder) / program for folder in ("/usr/local/pgsql/bin", "/opt/homebrew/bin")]
    return next((place for place in places if place.exists()), None)


def missing() -> list[str]:
    """The packages that are not there."""
    lacking = {package for program, package in PACKAGES.items() if find(program) is None}
    if "redis-server" in lacking and find("valkey-server") is not None:
        lacking.discard("redis-server")
    return sorted(lacking)


def main() -> None:
    """Installs what is missing, or says what to install."""
    packages = missing()
    if packages and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        # Debian starts services when it installs them; the tests start their own.
        policy = Path("/usr/sbin/policy-rc.d")
        ours = not policy.exists()
        if ours:
            policy.write_text("#!/bin/sh\nexit 101\n")
            policy.chmod(0o755)
        try:
            subprocess.run(["apt-get", "update"], check=False, env=environment, **quiet)  # type: ignore[call-overload]
            command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
            subprocess.run(command, check=False, env=environment, **quiet)  # type: ignore[call-overload]
        finally:
            if ours:
                policy.unlink(missing_ok=True)
        packages = missing()
    if packages:
        print(f"The server's tests need {' and '.join(packages)}. On Debian or Ubuntu:", file=sys.stderr)
        print(f"    sudo apt-get install --no-install-recommends {' '.join(packages)}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
