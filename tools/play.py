"""`make play`: starts the table server, says where it is, and opens a browser where there is one."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import webbrowser


def free(port: int) -> bool:
    """Whether nobody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def has_screen() -> bool:
    """Whether a browser window could be seen."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> int:
    """Runs until Ctrl+C."""
    signal.signal(signal.SIGTERM, signal.getsignal(signal.SIGINT))
    wanted = int(os.environ.get("BRETTWERK_PORT", "8000"))
    port = next(port for port in range(wanted, wanted + 50) if free(port))
    # The browser plays moves back at its own pace; the bots need not wait as well.
    environment = {"BRETTWERK_PACE": "0.1"} | dict(os.environ) | {"BRETTWERK_PORT": str(port)}
    server = subprocess.Popen([sys.executable, "-m", "brettwerk", "serve"], env=environment)
    address = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(200):
            if server.poll() is not None:
                return server.returncode
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}health", timeout=2):
                break
            time.sleep(0.1)
        print(f"\n  Brettwerk is at {address}\n", flush=True)
        if has_screen():
            webbrowser.open(address)
        return server.wait()
    except KeyboardInterrupt:
        server.terminate()
        return server.wait()


if __name__ == "__main__":
    raise SystemExit(main())
