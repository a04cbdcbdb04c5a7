"""Putting a server together from its settings, and running it: in this process, or in several on one port."""

from __future__ import annotations

import asyncio
import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from motu.core.errors import BadOption, Message, MotuError, message
from motu.games import GAMES
from motu.people.accounts import People
from motu.people.limits import LIMITS, Limit, Limits
from motu.people.ratings import RatingCounter
from motu.people.reminders import Reminders
from motu.people.sweeping import Sweeper
from motu.store.copies import copies_of
from motu.store.examine import GLANCE, examine
from motu.store.open_store import open_store, place_of
from motu.tables.bus import Bus, NoBus, RedisBus
from motu.tables.cache import TableListener
from motu.tables.scheduler import SECONDS, Scheduler
from motu.tables.service import TableService
from motu.thinking.thinkers import Thinkers
from motu.web import garbage, log
from motu.web.app import build
from motu.web.connections import PATIENCE, STATE, Connections, Patience, raise_descriptors
from motu.web.copier import check_folder, copying
from motu.web.metrics import Metrics
from motu.web.middleware import SecurityMiddleware, Site, read_site
from motu.web.replayers import Replayers
from motu.web.server import Server, language_of
from motu.words import LANGUAGES, Words

ENVIRONMENT = "MOTU_SERVE"
"""Where the processes of a server find their settings."""
NEAR = 20
"""So many ports after the usual one are tried if that is taken."""
UNREAD = 60_000
"""Milliseconds for which what was sent may stay unread."""
LONGEST_MESSAGE = 16 * 1024
"""Bytes that a client may send over a socket in one message."""

T = TypeVar("T")

_log = logging.getLogger("motu.web")


class Settings(msgspec.Struct, frozen=True):
    """What a host can set.

    origins     how the server is reached from outside: https://example.org
    proxies     networks whose word on a visitor's address is believed
    webhooks    hosts that reminders may be sent to; `*` for all public ones; none at all by default
    thinkers    processes in which bots think
    seconds     what a bot has for a turn
    connections         open ones that a server process takes; 0: as many as the system lets it have
    connections_each    of these an address may have so many, but never more than half
    patience    how long it waits for what somebody has begun to send
    shows       whether people may open tables at which only bots play
    unlimited   no limits on how often somebody asks: for measurements on the machine itself
    backup      a folder for copies of the database, one `every` so many seconds, of which so many are to `keep`
    warm        whether what the strong bots need is compiled or loaded at once, and not only when one plays
    """

    database: str = "motu.db"
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: list[str] = []
    proxies: list[str] = []
    webhooks: list[str] = []
    thinkers: int = 2
    seconds: float = SECONDS
    backup: str = ""
    every: float = 600.0
    keep: int = 14
    level: str = "info"
    connections: int = 0
    connections_each: int = 500
    patience: Patience = PATIENCE
    shows: bool = False
    unlimited: bool = False
    warm: bool = True


def check(settings: Settings) -> Settings:
    """The settings as far as they can be met; BadOption where they cannot."""
    read_site(settings.origins, settings.proxies)
    place = place_of(settings.database)
    if settings.workers > 1 and place.path is not None:
        raise BadOption(message("serve-sqlite-alone"))
    if settings.redis and place.path is not None:
        raise BadOption(message("serve-redis-needs-postgres"))
    return settings


def prepare(settings: Settings, or_near: bool = False) -> socket.socket:
    """Make sure of all that a server needs, before anybody is told that it runs: the socket that it listens at.

    With `or_near`, one of the next ports, or any, if the port is taken. BadOption, Unavailable.
    """
    check(settings)
    asyncio.run(_try(settings))
    check_folder(settings.database, settings.backup)
    nearby = (*range(settings.port + 1, min(settings.port + NEAR, 65_536)), 0) if or_near else ()
    return _listening(settings, nearby)


async def _try(settings: Settings) -> None:
    """Open and close what will be needed: the database is brought up to date here, and looked through for damage."""
    store = await open_store(settings.database)
    await store.close()
    await examine(settings.database, GLANCE)
    if settings.redis:
        bus = RedisBus(settings.redis)
        await bus.open()
        await bus.close()


def run(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until somebody stops it."""
    listening = listening or prepare(settings)
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    config = configuration(settings, "motu.web.serve:app")
    log.begin(settings.level)
    with copying(settings.database, settings.backup, settings.every, settings.keep):
        if settings.workers == 1:
            uvicorn.Server(config).run(sockets=[listening])
        else:
            Multiprocess(config, sockets=[listening]).run()


def configuration(settings: Settings, app: Any) -> uvicorn.Config:
    """How uvicorn is to run an application, or what makes one, by its name."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,
        http="motu.web.connections:CarefulHttp",
        ws="motu.web.fast_websocket:FastWebSocket",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=12.0,  # a player whose connection is lost without a word is shown as away within half a minute
        ws_ping_timeout=8.0,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32 * 1024,
    )


def _listening(settings: Settings, nearby: tuple[int, ...] = ()) -> socket.socket:
    """The socket that all processes accept from; BadOption when the port is taken, and so are those nearby."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listening = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        if nearby and error.errno == errno.EADDRINUSE:
            return _listening(msgspec.structs.replace(settings, port=nearby[0]), nearby[1:])
        reason = error.strerror or str(error)
        raise BadOption(message("serve-no-port", host=settings.host, port=settings.port, reason=reason)) from None
    listening.set_inheritable(True)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # who reads nothing of what is sent is gone, sooner or later
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    return listening


def app() -> Any:
    """The application of one process, as the settings in the environment say."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    log.begin(settings.level)
    return application(settings)


def application(settings: Settings) -> Any:
    """The application of one process."""
    site = read_site(settings.origins, settings.proxies)
    metrics = Metrics()
    limits = Limits({name: Limit(1 << 30, 1e9) for name in LIMITS} if settings.unlimited else LIMITS)
    words = {language: Words(language) for language in LANGUAGES}
    server = Server.__new__(Server)  # filled when the loop runs: the store lives in it
    connections = _connections(settings, site)

    @asynccontextmanager
    async def lifespan(starlette: Starlette) -> AsyncIterator[dict[str, Any]]:
        async with AsyncExitStack() as stack:
            try:
                await _start(server, settings, metrics, limits, stack)
            except MotuError as error:
                _log.error("cannot serve: %s", words["en"].tell(error.reason.id, error.reason.args))
                raise
            server.connections = connections
            _measure(server)
            yield {STATE: connections}

    def say(reason: Message, languages: str) -> str:
        return words[language_of(languages)].tell(reason.id, reason.args)

    return log.RequestLog(SecurityMiddleware(build(server, lifespan), site, say))


def _connections(settings: Settings, site: Site) -> Connections:
    """The connections that this process will have, as the host and the system allow."""
    possible = raise_descriptors()
    most = min(settings.connections or possible, possible)
    each = most if settings.unlimited else min(settings.connections_each, max(1, most // 2))
    return Connections(most, each, settings.patience, site.trusts)


async def _start(server: Server, settings: Settings, metrics: Metrics, limits: Limits, stack: AsyncExitStack) -> None:
    store = await _wait_for(lambda: open_store(settings.database))
    stack.push_async_callback(store.close)
    thinkers = Thinkers(settings.thinkers)
    stack.push_async_callback(thinkers.close)
    replayers = Replayers(limits)
    stack.push_async_callback(replayers.close)
    bus: Bus = RedisBus(settings.redis) if settings.redis else NoBus()
    service = TableService(store, bus)
    await _wait_for(service.open)
    stack.push_async_callback(service.close)
    people = People(store, limits=limits)
    stack.callback(people.close)
    reminders = None
    if settings.webhooks:
        origin = settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"
        reminders = Reminders(service, origin, [] if "*" in settings.webhooks else settings.webhooks)
    server.__init__(store, service, people, limits, thinkers, replayers, metrics, reminders, settings.shows)  # type: ignore[misc]
    Scheduler(service, thinkers, settings.seconds).begin()
    RatingCounter(service).begin()
    Sweeper(store, people).begin(service.background)
    service.cache.subscribe(_LobbyNews(server))
    if settings.backup:
        copies, about = copies_of(settings.database, Path(settings.backup)), "Seconds since the newest copy was begun."
        metrics.gauge("motu_backup_age_seconds", about, lambda: copies.age(time.time()))
    service.background.start(garbage.collect_gently())
    for game in GAMES if settings.warm else ():
        service.background.start(thinkers.warm(game))
    if settings.workers > 1:
        _end_with_parent()
    if not settings.redis and not settings.database.startswith("sqlite") and "://" in settings.database:
        _log.warning("no Redis: this process must be the only one on its database")


async def _wait_for(open: Callable[[], Awaitable[T]]) -> T:
    """What was there when the server was started may be away when one of its processes starts again: wait for it."""
    while True:
        try:
            return await open()
        except MotuError as error:
            _log.warning("waiting: %s", error)
            await asyncio.sleep(1)


def _end_with_parent() -> None:
    """Stop when the process that started this one is gone: nobody else would, and the port would stay taken."""
    parent = multiprocessing.parent_process()
    if parent is None or sys.platform == "win32":
        return
    loop, gone = asyncio.get_running_loop(), parent.sentinel

    def stop() -> None:
        loop.remove_reader(gone)
        os.kill(os.getpid(), signal.SIGTERM)

    loop.add_reader(gone, stop)


class _LobbyNews(TableListener):
    """Tells those who look at the lobby that it has changed, at most once a second."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._waiting = False

    def lobby_changed(self) -> None:
        if self._server.lobby_watchers and not self._waiting:
            self._waiting = True
            asyncio.get_running_loop().call_later(1.0, self._tell)

    def _tell(self) -> None:
        self._waiting = False
        for outbox in tuple(self._server.lobby_watchers):
            outbox.table("lobby", b'{"is":"lobby"}')


def _measure(server: Server) -> None:
    service, thinkers, gauge = server.tables, server.thinkers, server.metrics.gauge
    gauge("motu_healthy", "1 while it can read and write what it keeps, else 0.", lambda: not server.health.word)
    gauge("motu_events_total", "Events kept by this process.", lambda: service.stored, "counter")
    gauge("motu_tables", "Tables in memory.", lambda: service.cache.size)
    connections = server.connections
    gauge("motu_connections", "Open connections.", lambda: connections.open)
    gauge("motu_connections_most", "Connections that there may be.", lambda: connections.most)
    gauge("motu_connections_refused_total", "Not let in: too many.", lambda: connections.refused, "counter")
    gauge("motu_connections_slow_total", "Closed: they kept us waiting.", lambda: connections.slow, "counter")
    gauge("motu_watchers", "Those who watch tables.", lambda: service.cache.watched)
    pool = server.replayers.pool
    gauge("motu_replayers_busy", "Workers for those who look at games again: busy.", lambda: pool.busy)
    gauge("motu_replayers_waiting", "Who waits for one.", lambda: pool.waiting)
    gauge("motu_replayers_done", "Answers that they gave.", lambda: pool.done, "counter")
    gauge("motu_replayers_failed", "Answers that they did not.", lambda: pool.failed, "counter")
    for name in thinkers.state()._fields:
        kind = "gauge" if name in ("busy", "waiting") else "counter"
        gauge(f"motu_thinkers_{name}", f"Bots at work: {name}.", _figure(thinkers, name), kind)


def _figure(thinkers: Thinkers, name: str) -> Callable[[], float]:
    return lambda: float(getattr(thinkers.state(), name))
