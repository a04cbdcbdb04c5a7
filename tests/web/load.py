"""People who play on whatever happens to the server, and note what it has told them."""

from __future__ import annotations

import json
import random
import threading
import time
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple

import httpx2
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from motu.core.match import verify
from motu.games import game_named
from motu.store.open_store import open_store
from motu.store.rows import OVER
from motu.tables.events import PERSON, Moved, Sat, read_event
from motu.tables.table import Table
from tests.web.house import House, Somebody

PAUSE = 0.05
"""Seconds before somebody tries again."""


class Done(NamedTuple):
    """A move that was acknowledged, when, and the version that the table had reached when it was."""

    table: str
    key: str
    seat: int
    move: str
    version: int
    at: float


class Impatient(AssertionError):
    """It takes too long."""


class Guest(Somebody):
    """Asks until he is answered, always with the same key."""

    def __init__(self, house: House, load: Load, by_socket: bool) -> None:
        super().__init__(house)
        self.load, self.by_socket = load, by_socket
        self.line: ClientConnection | None = None
        self.open_lines = ExitStack()

    def insist(self, method: str, path: str, **more: Any) -> Any:
        while True:
            self.load.check_time()
            try:
                answer = self.http.request(method, path, **more)
            except httpx2.TransportError:
                time.sleep(PAUSE)
                continue
            if answer.status_code != 503:
                return answer
            time.sleep(PAUSE)

    def see_again(self, table: str) -> dict[str, Any]:
        answer = self.insist("GET", f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def do(self, table: str, version: int, key: str, action: dict[str, Any]) -> int | None:
        """The version that the table has when it is done; None if it was outdated."""
        wanted = {"version": version, "key": key, "action": action}
        return self._say(table, wanted) if self.by_socket else self._post(table, wanted)

    def _post(self, table: str, wanted: dict[str, Any]) -> int | None:
        answer = self.insist("POST", f"/api/tables/{table}/actions", json=wanted)
        told = answer.json()
        if answer.status_code == 200:
            return int(told["version"])
        assert told["error"]["id"] == "tables-outdated", answer.text
        return None

    def _say(self, table: str, wanted: dict[str, Any]) -> int | None:
        while True:
            self.load.check_time()
            try:
                line = self._open()
                line.send(json.dumps({"do": "act", "table": table, **wanted}))
                while True:
                    told = json.loads(line.recv(30))
                    if told.get("key") == wanted["key"]:
                        break
            except (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake):
                self.hang_up()
                time.sleep(PAUSE)
                continue
            if told["is"] == "done":
                return int(told["version"])
            if told["error"]["id"] == "tables-outdated":
                return None
            assert told["error"]["id"].startswith("store-"), told  # not now: again
            time.sleep(PAUSE)

    def _open(self) -> ClientConnection:
        if self.line is None:
            where = self.url.replace("http", "ws") + "/api/live"
            headers = {"cookie": f"motu={self.token}"}
            opening = connect(where, origin=Origin(self.url), additional_headers=headers, compression=None)
            self.line = self.open_lines.enter_context(opening)
        return self.line

    def hang_up(self) -> None:
        if self.line is not None:
            self.line = None
            with suppress(Exception):
                self.open_lines.close()


class Load:
    """Several tables at once, at each one game after the other until somebody says stop; then the last is finished."""

    def __init__(self, house: House, seconds: float) -> None:
        self.house = house
        self.end = time.monotonic() + seconds
        self.stopping = threading.Event()
        self.done: list[Done] = []
        self.tables: list[str] = []
        self.guests: list[Guest] = []
        self.errors: list[BaseException] = []
        self._threads: list[threading.Thread] = []

    def check_time(self) -> None:
        if time.monotonic() > self.end:
            raise Impatient
        if self.errors:
            raise Impatient("somebody else has failed") from self.errors[0]

    def start(self, *kinds: tuple[str, bool]) -> None:
        """A table for each: who the other is (`person` or a bot), and whether they use a socket."""
        for number, (other, by_socket) in enumerate(kinds):
            guests = [Guest(self.house, self, by_socket) for _ in range(1 + (other == "person"))]
            self.guests += guests
            arguments = (guests, other, random.Random(number))
            self._threads.append(threading.Thread(target=self._play_on, args=arguments, daemon=True))
        for thread in self._threads:
            thread.start()

    def finish(self) -> None:
        """Wait until all games that have begun are over."""
        self.stopping.set()
        for thread in self._threads:
            thread.join()
        if self.errors:
            raise self.errors[0]

    def abandon(self) -> None:
        """Leave everything as it is: the server is gone."""
        self.end = 0.0
        for thread in self._threads:
            thread.join()
        wrong = [error for error in self.errors if not isinstance(error, Impatient)]
        if wrong:
            raise wrong[0]

    def _play_on(self, guests: list[Guest], other: str, choice: random.Random) -> None:
        try:
            while not self.stopping.is_set():
                self._play(guests, self._open_table(guests, other), choice)
        except BaseException as error:
            self.errors.append(error)
        finally:
            for guest in guests:
                guest.hang_up()
                guest.http.close()

    def _open_table(self, guests: list[Guest], other: str) -> str:
        seats = [{"kind": "me"}, {"kind": "free"} if other == "person" else {"kind": "bot", "bot": other}]
        answer = guests[0].insist("POST", "/api/tables", json={"game": "kahuna", "seats": seats})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]["table"]
        self.tables.append(table)
        if other == "person":
            action = {"do": "sit", "invitation": answer.json()["invitation"]}
            assert guests[1].do(table, 1, f"{table} sit", action) is not None
        return table

    def _play(self, guests: list[Guest], table: str, choice: random.Random) -> None:
        number = version = 0
        while True:
            guest = guests[number % len(guests)]
            seen = guest.see_again(table)
            if seen["stage"] == OVER:
                return
            if not seen["moves"]:
                number += 1
                time.sleep(0.01)
                continue
            move = choice.choice(seen["moves"])["move"]
            key = f"{seen['version']} {choice.random()}"
            for _ in range(1 + (choice.random() < 0.1)):  # some say everything twice
                told = guest.do(table, seen["version"], key, {"do": "move", "move": move})
                if told is None:
                    break
                assert told > version
            if told is not None:
                version = seen["version"]
                self.done.append(Done(table, f"{guest.id}/{key}", seen["seat"], move, told, time.time()))


async def check_kept(database: str, load: Load) -> None:
    """Every acknowledged move is kept once, nothing else is, and every game is whole and has an end."""
    store = await open_store(database)
    game = game_named("kahuna")
    try:
        assert len({done.key for done in load.done}) == len(load.done)
        for id in load.tables:
            kept = await store.load(id)
            assert kept is not None
            assert [event.version for event in kept.events] == list(range(1, kept.version + 1))
            events = {event.version: read_event(event.body) for event in kept.events}
            table = Table(id, game, kept.secret)
            for event in kept.events:
                table.apply(read_event(event.body), event.at)
            assert table.stage == kept.summary.stage == OVER
            assert verify(game, table.record()).wrong is None
            people = {seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON}
            acknowledged = set()
            for done in load.done:
                if done.table == id:
                    version = await store.known_key(id, done.key)
                    assert version is not None, f"{done} was acknowledged and is lost"
                    assert version <= done.version
                    moved = events[version]
                    assert isinstance(moved, Moved)
                    assert (moved.seat, moved.move) == (done.seat, done.move)
                    acknowledged.add(version)
            played = {v for v, event in events.items() if isinstance(event, Moved) and event.seat in people}
            assert played == acknowledged
            assert sum(isinstance(event, Sat) for event in events.values()) == len(people) - 1
    finally:
        await store.close()
