"""`./dev bench day`: a day of visitors, squeezed into minutes, and what it takes of a server with SQLite.

They come as people come over a day, most of them in the evening. Everybody becomes a guest, looks at the lobby and
opens a socket. Then some only watch a table, some play a bot, some play each other, as `WHAT` says. On the next
morning some come back: they look at their tables, see a game again, and play a bot.

All times are squeezed alike, but for the answers of the server and the bots: so more people are there at once than
there would be, and how many that would be is reckoned from how long they think. The page itself is not counted: a
browser keeps it, and a proxy can serve it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bench.load import Http, Seen, Told, progress, share, version_in
from bench.processes import Serving, cpu_seconds, memory, serving
from bench.server import show
from bench.sockets import Client, connect

HOURS = (2, 1, 1, 1, 1, 1, 2, 3, 3, 4, 4, 4, 5, 5, 4, 4, 5, 6, 7, 8, 9, 9, 7, 4)
"""Of a hundred visitors, so many come in each hour of the day."""
WHAT = {"look": 0.5, "bot": 0.3, "person": 0.2}
BACK = 0.15
"""So many of them come back on the next day."""
DAY, THINK, LOOK = 86_400.0, 8.0, 120.0
"""Seconds of a day, for a decision, and that somebody looks on."""
MOST_MOVES = 60
"""So many moves of their own people make at most before they leave the game."""
LARGE = 100_000
PATIENCE = 60.0
"""Seconds without a move after which nobody is waited for any more."""
EVENING = 24 * max(HOURS) / sum(HOURS)

_decoder = msgspec.json.Decoder(Told)


class Day:
    """The visitors of a day, and what has become of them."""

    def __init__(self, port: int, squeeze: float) -> None:
        self.port, self.squeeze = port, squeeze
        self.choice = random.Random(1)
        self.took: list[float] = []
        self.games = self.moves = self.refused = self.turned_away = 0
        self.lived = 0.0
        self.public: list[str] = []
        self.waiting: list[tuple[str, asyncio.Event]] = []
        self.tokens: list[tuple[str, str]] = []

    async def wait(self, seconds: float) -> None:
        """So long in the life of a visitor."""
        seconds = self.choice.expovariate(1 / seconds)
        self.lived += seconds
        await asyncio.sleep(seconds / self.squeeze)

    async def come(self) -> None:
        """One visit, from the first request to the last."""
        (what,) = self.choice.choices(tuple(WHAT), tuple(WHAT.values()))
        async with Visit(self) as visit:
            _, visit.token = await visit.http.ask("POST", "/api/me")
            await visit.http.ask("GET", "/api/lobby", visit.token)
            await visit.open_socket()
            await (visit.look() if what == "look" else visit.play(what == "person"))
        self.tokens.append((visit.token, visit.table))

    async def come_back(self, token: str, table: str) -> None:
        async with Visit(self) as visit:
            visit.token = token
            await visit.http.ask("GET", "/api/me/tables", token)
            if table:
                await visit.http.ask("GET", f"/api/tables/{table}/replay", token)
            await visit.open_socket()
            await visit.play(False)


class Visit:
    """Somebody with a connection of their own, and a socket."""

    def __init__(self, day: Day) -> None:
        self.day, self.token, self.table = day, "", ""
        self.http = Http("127.0.0.1", day.port)
        self.line: Client | None = None
        self.seen: Seen | None = None
        self.news = asyncio.Event()

    async def __aenter__(self) -> Visit:
        await self.http.open(1)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.http.close()
        if self.line is not None:
            self.line.close()

    async def open_socket(self) -> None:
        self.line = await connect("127.0.0.1", self.day.port, "/api/live", self.token, self._hear)

    def _hear(self, body: bytes) -> None:
        if version_in(body):
            self.seen = _decoder.decode(body).table
            self.news.set()
        elif body.startswith(b'{"is":"refused"'):
            self.day.refused += 1

    def _send(self, **what: Any) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode({"table": self.table, **what}))

    async def look(self) -> None:
        if self.day.public:
            self.table = self.day.choice.choice(self.day.public)
            self._send(do="watch")
        await self.day.wait(LOOK)

    async def play(self, with_person: bool) -> None:
        """A game to its end, or until one has had enough."""
        day, seat = self.day, 0
        if with_person and day.waiting:
            self.table, came = day.waiting.pop()
            seat = 1
            sit = {"version": 1, "action": {"do": "sit"}}
            await self.http.ask("POST", f"/api/tables/{self.table}/actions", self.token, sit)
            came.set()
        else:
            other = {"kind": "free"} if with_person else {"kind": "bot", "bot": "random"}
            setup = {"game": "kahuna", "public": with_person, "seats": [{"kind": "me"}, other]}
            opened, _ = await self.http.ask("POST", "/api/tables", self.token, setup)
            self.table = opened["table"]["table"]
            if with_person:
                day.public = [*day.public[-200:], self.table]
                came = asyncio.Event()
                day.waiting.append((self.table, came))
                await came.wait()
            day.games += 1
        self._send(do="watch")
        await self._play_on(seat, with_person)

    async def _play_on(self, seat: int, with_person: bool) -> None:
        day, made = self.day, 0
        while True:
            seen = await self._when(lambda seen: seat in seen.movers or seen.stage == "over")
            if seen.stage == "over":
                return
            await day.wait(THINK)
            if with_person:  # and the other waited
                day.lived += THINK
            move = day.choice.choice(seen.moves).move
            action = {"do": "move", "move": move} if made < MOST_MOVES else {"do": "resign"}
            sent = time.perf_counter()
            self._send(do="act", version=seen.version, key=str(seen.version), action=action)
            await self._when(lambda now, before=seen.version: now.version > before or now.stage == "over")
            day.took.append(time.perf_counter() - sent)
            day.moves += 1
            made += 1

    async def _when(self, ready: Any) -> Seen:
        while self.seen is None or not ready(self.seen):
            self.news.clear()
            await self.news.wait()
        return self.seen


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    gc.disable()
    async with serving(database=str(folder / "motu.db"), thinkers=1) as server:
        day = Day(server.port, DAY / (60 * args.minutes))
        before, begun = cpu_seconds(server.pids), time.perf_counter()
        grown: list[tuple[int, float]] = []
        watch = asyncio.create_task(_watch(server, day, grown, args.visitors))
        visits = [asyncio.create_task(_later(day, at, day.come)) for at in arrivals(args.visitors, 60 * args.minutes)]
        await _finish(day, visits)
        took = time.perf_counter() - begun
        back = day.choice.sample(day.tokens, int(BACK * len(day.tokens)))
        await asyncio.gather(*(_later(day, 0.0, partial(day.come_back, *who)) for who in back))
        used = cpu_seconds(server.pids) - before
        watch.cancel()
    disk = sum(file.stat().st_size for file in folder.glob("motu.db*")) / 1e6
    return figures(day, took, used, disk, grown)


def arrivals(visitors: int, seconds: float) -> list[float]:
    """When each of them comes."""
    choice = random.Random(2)
    hours = choice.choices(range(24), HOURS, k=visitors)
    return sorted(seconds * (hour + choice.random()) / 24 for hour in hours)


async def _later(day: Day, at: float, visit: Callable[[], Coroutine[Any, Any, None]]) -> None:
    await asyncio.sleep(at)
    try:
        await visit()
    except (OSError, EOFError, RuntimeError):  # the server has too much to do
        day.turned_away += 1


async def _finish(day: Day, visits: list[asyncio.Task[None]]) -> None:
    """Until all have gone; whoever still waits for somebody to play with at the end of the day gives up."""
    pending, quiet, before = set(visits), time.monotonic(), -1
    while len(pending) > len(day.waiting) and time.monotonic() < quiet + PATIENCE:
        _, pending = await asyncio.wait(pending, timeout=1.0)
        if day.moves + len(day.tokens) != before or len(pending) == 0:
            quiet, before = time.monotonic(), day.moves + len(day.tokens)
    for each in pending:
        each.cancel()
    await asyncio.gather(*pending, return_exceptions=True)


async def _watch(server: Serving, day: Day, grown: list[tuple[int, float]], visitors: int) -> None:
    while True:
        with suppress(OSError):
            grown.append((day.games, memory(server.pids)))
        progress(f"{len(day.tokens)} of {visitors} visitors, {day.moves} moves")
        await asyncio.sleep(2)


def figures(day: Day, took: float, used: float, disk: float, grown: list[tuple[int, float]]) -> dict[str, Any]:
    """What the day took, and what one of a hundred thousand visitors would take by that."""
    visitors = len(day.tokens)
    quarter = next(each for each in grown if each[0] >= day.games / 4)
    kilobytes = 1000 * (grown[-1][1] - quarter[1]) / max(1, grown[-1][0] - quarter[0])
    seconds = used / visitors * LARGE
    return {
        "visitors": visitors,
        "games": day.games,
        "moves of people": day.moves,
        "refused, turned away": day.refused + day.turned_away,
        "minutes it took": round(took / 60, 2),
        "minutes of a visit": round(day.lived / 60 / (visitors * (1 + BACK)), 1),
        "ms median": round(1000 * share(day.took, 0.5), 2),
        "ms 99 %": round(1000 * share(day.took, 0.99), 2),
        "CPU ms a visitor": round(1000 * used / visitors, 2),
        "kB on the disk a visitor": round(1000 * disk / visitors, 2),
        "kB of memory a game": round(kilobytes, 1),
        "MB at most": round(max(size for _, size in grown), 1),
        "of 100,000: a core": f"{100 * seconds / DAY:.1f} %",
        "  in the evening": f"{100 * EVENING * seconds / DAY:.1f} %",
        "  people at once": round(EVENING * LARGE * day.lived / visitors / DAY),
        "  MB on the disk": round(disk / visitors * LARGE),
    }


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench day", description="A day of visitors, squeezed into minutes.")
    parser.add_argument("--visitors", type=int, default=1_500, help="how many come")
    parser.add_argument("--minutes", type=float, default=4.5, help="how long the day is to take")
    parser.add_argument("--json", help="write the figures to this file")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(run(args, Path(folder)))
    show({"": found})
    if args.json:
        Path(args.json).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0
