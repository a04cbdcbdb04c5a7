"""Opening the page in the browser of whoever starts a server, as soon as it answers."""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

PATIENCE = 60.0
"""Seconds after which nobody waits for the page any more."""


def open_when_ready(address: str, own: str) -> threading.Thread | None:
    """Open this address once the server answers at its own; not where there is no browser with windows."""
    if not has_windows(sys.platform, os.environ):
        return None
    thread = threading.Thread(target=_open, args=(address, own), name="browser", daemon=True)
    thread.start()
    return thread


def has_windows(platform: str, environment: os._Environ[str] | dict[str, str]) -> bool:
    """Whether a browser can show itself: one for the terminal would take the terminal away from the server."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(address: str, own: str) -> None:
    try:
        if answers(own, PATIENCE):
            webbrowser.open(address)
    except Exception:  # no browser, or none that works: the address stands in the terminal
        return


def answers(own: str, patience: float) -> bool:
    """Whether a server answers there before patience is lost; what it answers does not matter."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{own}/health", timeout=5):
                return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            time.sleep(0.1)
    return False


def own_address(host: str, port: int) -> str:
    """Where a server that listens there can be reached from this machine itself."""
    host = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
