"""A real server in a process of its own, and people who use it as a browser would."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.declared import check_answer, check_message
from tests.services import free_port

START = """
import sys
import msgspec
from motu.web.serve import Settings, run
run(msgspec.json.decode(sys.argv[1], type=Settings))
"""


class House:
    """A running server. It can be killed and started again on the same port and database.

    before      what its process does before it starts: tests cannot wait for minutes
    """

    def __init__(self, folder: Path, before: str = "", **settings: Any) -> None:
        self.before = before
        self.port = free_port()
        self.settings = {"database": str(folder / "motu.db"), "port": self.port, "thinkers": 1, "seconds": 0.05}
        self.settings |= {"level": "warning", "unlimited": True, "warm": False, **settings}
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start the process, without waiting until it answers."""
        arguments = [sys.executable, "-P", "-c", self.before + START, json.dumps(self.settings)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(arguments, stdout=log, stderr=log, start_new_session=True)

    def wait_until_ready(self) -> None:
        assert self.process is not None
        for _ in range(2400):
            try:
                if httpx2.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx2.HTTPError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        if self.process is not None and self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            os.kill(self.process.pid, signal.SIGTERM)  # it may have ended, but nobody else can have its number yet
            self.wait_until_ended(20)
            self.kill()  # whoever is left of its processes

    def wait_until_ended(self, seconds: float) -> bool:
        """Whether it ended in time. Its number stays its own until `kill`, and so do those of its processes."""
        assert self.process is not None
        end, how = time.monotonic() + seconds, os.WEXITED | os.WNOWAIT | os.WNOHANG
        while not (ended := os.waitid(os.P_PID, self.process.pid, how)) and time.monotonic() < end:
            time.sleep(0.02)
        return ended is not None


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def does(pid: int, what: str) -> bool:
    """Whether a process was started with this word in its command."""
    try:
        return what in Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return False


@contextmanager
def house(folder: Path, **settings: Any) -> Iterator[House]:
    found = House(folder, **settings)
    try:
        found.start()
        yield found
    finally:
        found.stop()


class Somebody:
    """A visitor with a cookie. `bytes` is everything that he was ever sent."""

    def __init__(self, at: House | str, token: str = "") -> None:
        url = at if isinstance(at, str) else at.url
        # A server ends connections that have been idle for five seconds: it must not do so just when one is used again.
        idle = httpx2.Limits(keepalive_expiry=2.0)
        self.http = httpx2.Client(base_url=url, headers={"origin": url}, timeout=30, limits=idle)
        self.url, self.bytes = url, bytearray()
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"
        answer = self.http.post("/api/me")
        self.token = token or answer.headers["motu-token"]
        self.id, self.name = answer.json()["id"], answer.json()["name"]

    def __enter__(self) -> Somebody:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def take_session(self, answer: httpx2.Response) -> None:
        """Whoever registers, logs in or sets a password has a new session."""
        if "motu-token" in answer.headers:
            self.token = answer.headers["motu-token"]
            self.http.headers.pop("authorization", None)

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """What is answered, which must be with this status."""
        answer = self.http.request(method, path, **more)
        self.bytes += answer.content
        self.take_session(answer)
        assert answer.status_code == status, (answer.status_code, answer.text)
        told = answer.json() if answer.content else None
        if told is not None and path.startswith("/api/"):
            check_answer(method, path, status, told)
        return told

    def open(self, **setup: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("POST", "/api/tables", 201, json={"game": "kahuna", **setup})
        return found

    def see(self, table: str, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", f"/api/tables/{table}", params=query)
        return found

    def act(self, table: str, version: int, status: int = 200, key: str = "", **action: Any) -> dict[str, Any]:
        body = {"version": version, "key": key or secrets.token_hex(8), "action": action}
        found: dict[str, Any] = self.ask("POST", f"/api/tables/{table}/actions", status, json=body)
        return found

    def wait_for(self, table: str, ready: Any, **query: Any) -> dict[str, Any]:
        """The table, once it is as wanted."""
        for _ in range(1200):
            seen = self.see(table, **query)
            if ready(seen):
                return seen
            time.sleep(0.05)
        raise AssertionError(f"it did not come to that: {seen}")

    @contextmanager
    def socket(self) -> Iterator[Socket]:
        where = self.url.replace("http", "ws") + "/api/live"
        headers = {"cookie": f"motu={self.token}"}
        with connect(where, origin=Origin(self.url), additional_headers=headers, compression=None) as found:
            yield Socket(self, found)


class Socket:
    """A socket of somebody."""

    def __init__(self, somebody: Somebody, connection: ClientConnection) -> None:
        self.somebody, self.connection = somebody, connection

    def send(self, **what: Any) -> None:
        self.connection.send(json.dumps(what))

    def hear(self, kind: str = "", timeout: float = 20.0) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        while True:
            text = self.connection.recv(timeout)
            self.somebody.bytes += text.encode() if isinstance(text, str) else text
            told: dict[str, Any] = json.loads(text)
            check_message(told)
            if not kind or told["is"] == kind:
                return told

    def settle(self) -> None:
        """Until all that was sent before is done: not everything is answered, but nonsense is."""
        self.send(do="dance")
        self.hear("refused")


def two_at_a_table(ann: Somebody, bob: Somebody, **setup: Any) -> str:
    """A running game of these two."""
    opened = ann.open(**setup)
    table: str = opened["table"]["table"]
    bob.act(table, opened["table"]["version"], do="sit", invitation=opened["invitation"])
    ann.wait_for(table, lambda seen: seen["stage"] != "open")  # a short clock may have run out by now
    return table


def let_both_move(people: tuple[Somebody, Somebody], table: str) -> None:
    """Until both have decided something: who gives up before that only calls the game off."""
    while (seen := people[0].see(table))["undecided"]:
        people[seen["movers"][0]].act(table, seen["version"], do="move", move="+?")
