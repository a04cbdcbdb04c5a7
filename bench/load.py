"""Players and spectators at many tables of a server, who move at an even rate and note how long it takes."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from typing import Any, NamedTuple

import msgspec

from bench.sockets import Client, connect

TABLES_EACH = 20
"""How many tables one player sits at."""


class Move(msgspec.Struct):
    move: str


class Seen(msgspec.Struct):
    """What the players need to know of a table."""

    version: int
    movers: list[int]
    moves: list[Move]
    stage: str


class Told(msgspec.Struct, tag_field="is", tag="table"):
    table: Seen


class Other(msgspec.Struct, tag_field="is", tag="done"):
    pass


class Refusal(msgspec.Struct, tag_field="is", tag="refused"):
    error: dict[str, Any]


_decoder: msgspec.json.Decoder[Told | Other | Refusal] = msgspec.json.Decoder(Told | Other | Refusal)
_VERSION = b'"version":'


def version_in(body: bytes) -> int:
    """The version in a message about a table, found without reading all of it; 0 in any other message."""
    if not body.startswith(b'{"is":"table"'):
        return 0
    start = body.index(_VERSION) + len(_VERSION)
    return int(body[start : body.index(b",", start)])


class PlayedTable:
    """A table of the load: its players and a spectator, and the move that is under way."""

    def __init__(self, id: str, load: Load, players: int) -> None:
        self.id, self.load = id, load
        self.seen: list[Seen | None] = [None] * players
        self.sockets: list[Client] = []
        self.due = 0
        self.waiting = 0
        self.sent = 0.0

    def player(self, seat: int) -> Any:
        def heard(body: bytes) -> None:
            if version_in(body):
                told = _decoder.decode(body)
                assert isinstance(told, Told)
                self.seen[seat] = told.table
                self.arrived(told.table.version)
            elif body.startswith(b'{"is":"refused"'):
                self.load.refused.append(body)
                self.waiting = 0

        return heard

    def spectator(self, body: bytes) -> None:
        self.arrived(version_in(body))

    def arrived(self, version: int) -> None:
        """Somebody has a version of the table; when the last of them has it, the move has arrived."""
        if self.waiting and version == self.due:
            self.waiting -= 1
            if self.waiting == 0:
                self.load.took.append(time.perf_counter() - self.sent)

    def move(self, choice: random.Random) -> bool:
        """Send a move for whoever is to move; False if the last one has not arrived yet, or the game is over."""
        if self.waiting:
            return False
        for seat, seen in enumerate(self.seen):
            if seen is not None and seen.moves and seat in seen.movers and seen.stage == "running":
                move = choice.choice(seen.moves).move
                self.due, self.waiting = seen.version + 1, len(self.sockets)
                self.sent = time.perf_counter()
                action = {"do": "move", "move": move}
                body = {"do": "act", "table": self.id, "version": seen.version, "key": str(seen.version)}
                self.sockets[seat].send(msgspec.json.encode({**body, "action": action}))
                return True
        return False


class Kind(NamedTuple):
    """What is played at the tables: how they are opened, and by how many."""

    players: int
    table: dict[str, Any]


RULES = {"events": "yes", "south": "yes", "saved": "yes", "kumara": "yes", "malaria": "yes"}
KINDS = {
    "kahuna": Kind(2, {"game": "kahuna"}),
    "paradise": Kind(4, {"game": "paradise", "options": {"preset": "four", **RULES}}),
    "paradise-two": Kind(2, {"game": "paradise", "options": {"preset": "two", **RULES}}),
}
"""Paradise by all advanced rules, by four and by two."""


class Load:
    """Everything that the load has done, and how long it took."""

    def __init__(self) -> None:
        self.tables: list[PlayedTable] = []
        self.took: list[float] = []
        self.refused: list[bytes] = []
        self.skipped = 0


class Http:
    """Requests one after another over a few connections."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._free: asyncio.LifoQueue[Any] = asyncio.LifoQueue()

    async def open(self, connections: int) -> None:
        for _ in range(connections):
            self._free.put_nowait(None)

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[Any, str]:
        """The answer, and the token that came with it."""
        reader, writer = await self._free.get() or await asyncio.open_connection(self._host, self._port)
        if reader.at_eof():  # it has been idle for too long
            reader, writer = await asyncio.open_connection(self._host, self._port)
        sent = msgspec.json.encode(body) if body is not None else b""
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n{bearer}"
            f"Content-Length: {len(sent)}\r\n\r\n".encode()
            + sent
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        fields = {name.lower(): value for name, value in fields.items()}
        answer = await reader.readexactly(int(fields.get("content-length", "0")))
        self._free.put_nowait((reader, writer))
        if not head.startswith("HTTP/1.1 2"):
            raise RuntimeError(f"{method} {path}: {head.partition(chr(13))[0]} {answer[:200]!r}")
        return (msgspec.json.decode(answer) if answer else None), fields.get("motu-token", "")

    def close(self) -> None:
        while not self._free.empty():
            if free := self._free.get_nowait():
                free[1].close()


async def set_up(load: Load, host: str, port: int, number: int, kind: Kind) -> None:
    """Open the tables, seat the players at each, and let everybody watch."""
    http = Http(host, port)
    await http.open(16)
    each, groups = kind.players, (number + TABLES_EACH - 1) // TABLES_EACH
    players = [(await http.ask("POST", "/api/me"))[1] for _ in range(each * groups)]

    async def one(index: int) -> None:
        first = each * (index // TABLES_EACH)
        host_of_it, *others = seated = players[first : first + each]
        opened, _ = await http.ask("POST", "/api/tables", host_of_it, {**kind.table, "public": True})
        id = opened["table"]["table"]
        for version, other in enumerate(others, 1):
            await http.ask("POST", f"/api/tables/{id}/actions", other, {"version": version, "action": {"do": "sit"}})
        table = PlayedTable(id, load, each)
        for token, heard in (
            *((token, table.player(seat)) for seat, token in enumerate(seated)),
            ("", table.spectator),
        ):
            client = await connect(host, port, "/api/live", token, heard)
            client.send(msgspec.json.encode({"do": "watch", "table": id}))
            table.sockets.append(client)
        load.tables.append(table)

    for start in range(0, number, 16):
        await asyncio.gather(*(one(index) for index in range(start, min(number, start + 16))))
        progress(f"{min(number, start + 16)} of {number} tables")
    http.close()
    await asyncio.sleep(1)


async def play(load: Load, moves: float, seconds: float) -> int:
    """Send so many moves a second, evenly; how many were sent."""
    choice = random.Random(1)
    order = load.tables[:]
    choice.shuffle(order)
    begun = time.perf_counter()
    sent = place = 0
    while (now := time.perf_counter() - begun) < seconds:
        while sent < now * moves:
            for _ in range(50):
                place = (place + 1) % len(order)
                if order[place].move(choice):
                    break
            else:
                load.skipped += 1
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(1)
    return sent


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text:60}", end="", file=sys.stderr, flush=True)


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
