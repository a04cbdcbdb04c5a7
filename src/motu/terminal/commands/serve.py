"""`motu serve`: the server, and the page in the browser of whoever starts it, as soon as it answers."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
import textwrap
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from motu.core.errors import message
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.parser import Parser, whole_number

MOST_PORT, MOST_WORKERS, MOST_THINKERS = 65_535, 64, 256
MOST_CONNECTIONS = 1_000_000
SHORTEST, LONGEST = 0.05, 60.0
OFTEN, SELDOM = 10, 30 * 86_400
"""Seconds from one copy of the database to the next, at least and at most."""
MOST_COPIES = 100_000
UNITS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}


DATABASE, HOST, PORT = "motu.db", "127.0.0.1", "8000"
HOME = ".local/share"
EVERY, KEEP = "10m", "14"
LEVELS = ("debug", "info", "warning", "error")


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu serve`."""
    say = parser.say
    where = parser.group("serve-where")
    where.add_argument("--host", default=HOST, metavar="ADDRESS", help=say("serve-host-help", host=HOST))
    where.add_argument("--port", metavar="N", help=say("serve-port-help", port=PORT))
    where.add_argument("--origin", action="append", default=[], metavar="URL", help=say("serve-origin-help"))
    where.add_argument("--proxy", action="append", default=[], metavar="NETWORK", help=say("serve-proxy-help"))
    keep = parser.group("serve-keep")
    add_database(parser, keep)
    keep.add_argument("--redis", default="", metavar="URL", help=say("serve-redis-help"))
    copies = parser.group("serve-copies")
    copies.add_argument("--backup", default="", metavar="DIR", help=say("serve-backup-help"))
    copies.add_argument("--every", metavar="TIME", help=say("serve-every-help", every=EVERY))
    copies.add_argument("--keep", metavar="N", help=say("serve-keep-help", keep=KEEP))
    size = parser.group("serve-size")
    size.add_argument("--workers", default="1", metavar="N", help=say("serve-workers-help"))
    size.add_argument("--thinkers", default="2", metavar="N", help=say("serve-thinkers-help"))
    size.add_argument("--seconds", default="1", metavar="SECONDS", help=say("serve-seconds-help"))
    size.add_argument("--connections", metavar="N", help=say("serve-connections-help"))
    size.add_argument("--connections-each", default="500", metavar="N", help=say("serve-connections-each-help"))
    more = parser.group("serve-more")
    more.add_argument("--webhooks", action="append", default=[], metavar="HOST", help=say("serve-webhooks-help"))
    more.add_argument("--shows", action="store_true", help=say("serve-shows-help"))
    more.add_argument("--open", action="store_true", help=say("serve-open-help"))
    more.add_argument("--log", choices=LEVELS, default="info", help=say("serve-log-help"))


def add_database(parser: Parser, group: argparse._ArgumentGroup) -> None:
    parser.environment = os.environ
    parser.epilog = textwrap.fill(parser.say("serve-environment"), 78)
    text = parser.say("serve-database-help", database=default_database().replace(str(Path.home()), "~"))
    group.add_argument("--database", default=default_database(), metavar="URL", help=text)


def default_database() -> str:
    """In the folder that the system has for such data; where somebody has begun with one in his own folder, that."""
    if Path(DATABASE).exists():
        return DATABASE
    return str(Path(os.environ.get("XDG_DATA_HOME") or Path.home() / HOME) / "motu" / DATABASE)


def make_home(database: str) -> None:
    """Make the folder of the usual place, for nobody else to read; that of any other place has to be there."""
    if database == default_database() and "://" not in database:
        with contextlib.suppress(OSError):  # whoever opens the database says what is wrong
            Path(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def run(args: argparse.Namespace, console: Console) -> int:
    """Serve until somebody stops it."""
    seconds = _seconds(args.seconds)
    port = whole_number("--port", PORT if args.port is None else args.port, MOST_PORT)
    workers = whole_number("--workers", args.workers, MOST_WORKERS)
    thinkers = whole_number("--thinkers", args.thinkers, MOST_THINKERS)
    every = _duration(args.every or EVERY)
    keep = whole_number("--keep", args.keep or KEEP, MOST_COPIES)
    if not args.backup and (args.every or args.keep):
        raise BadInput(message("serve-copies-where"))
    connections = 0 if args.connections is None else whole_number("--connections", args.connections, MOST_CONNECTIONS)
    connections_each = whole_number("--connections-each", args.connections_each, MOST_CONNECTIONS)
    try:
        import msgspec  # noqa: PLC0415  (an extra)

        from motu.web import serve  # noqa: PLC0415
    except ImportError:
        raise BadInput(message("serve-needs-extra")) from None
    settings = serve.Settings(
        database=args.database,
        redis=args.redis,
        host=args.host,
        port=port,
        workers=workers,
        origins=args.origin,
        proxies=args.proxy,
        webhooks=args.webhooks,
        thinkers=thinkers,
        seconds=seconds,
        backup=args.backup,
        every=every,
        keep=keep,
        level=args.log,
        connections=connections,
        connections_each=connections_each,
        shows=args.shows,
    )
    serve.check(settings)
    if workers > 1 and not args.redis:
        console.show(console.say("serve-alone"))
        settings = msgspec.structs.replace(settings, workers=1)
    make_home(args.database)
    listening = serve.prepare(settings, or_near=args.port is None)
    port = listening.getsockname()[1]
    settings = msgspec.structs.replace(settings, port=port)
    host = f"[{args.host}]" if ":" in args.host else args.host
    own = own_address(args.host, port)
    address = args.origin[0] if args.origin else f"http://{host}:{port}"
    console.show(console.say("serve-begins", address=address, database=safe_url(args.database)))
    sys.stdout.flush()
    if args.open:
        open_when_ready(args.origin[0] if args.origin else own, own)
    serve.run(settings, listening)
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds <= LONGEST:
        raise BadInput(message("serve-bad-seconds", seconds=text))
    return seconds


def _duration(text: str) -> float:
    """Seconds, from `30s`, `10m`, `6h` or `1d`."""
    read = re.fullmatch(r"([0-9]{1,7})([smhd])", text)
    seconds = int(read[1]) * UNITS[read[2]] if read else 0
    if not OFTEN <= seconds <= SELDOM:
        raise BadInput(message("serve-bad-every", every=text))
    return float(seconds)


def safe_url(url: str) -> str:
    """A URL without the password that may stand in it."""
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://…@{after}" if at and "://" in before else url


# --- The browser ------------------------------------------------------------------------------------------------------

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
    import webbrowser  # noqa: PLC0415  (seldom needed, slow to import)

    try:
        if answers(own, PATIENCE):
            webbrowser.open(address)
    except Exception:  # no browser, or none that works: the address stands in the terminal
        return


def answers(own: str, patience: float) -> bool:
    """Whether a server answers there before patience is lost; what it answers does not matter."""
    import urllib.error  # noqa: PLC0415  (seldom needed, slow to import)
    import urllib.request  # noqa: PLC0415

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
