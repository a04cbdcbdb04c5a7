"""`./dev bench soak`: does a server's memory stay where it is under everyday use and abuse, for as long as you like?

A server of its own on this machine is used by a few players, who move and take back, watch and leave, and by many
strangers, whose connections end badly in every way that `abuse` knows. What it needs after a sixth of the time, it must
not need much more of in the end.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.abuse import BAD, LIVE, frame

START = """
import sys
import msgspec
from motu.web.serve import Settings, run
run(msgspec.json.decode(sys.argv[1], type=Settings))
"""
MORE = 1.10
"""The memory in the end, over that after a sixth of the time, at most; and a little, for what is counted in pages."""
LITTLE = 4.0
LINGERING = 400
"""Sockets that stay open for a while."""


class Soak:
    """The load on a server, from several threads."""

    def __init__(self, port: int) -> None:
        self.port, self.connections, self.moves = port, 0, 0
        self.ended = threading.Event()

    def ask(self, path: str, token: str = "", body: Any = None) -> tuple[Any, str]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer), answer.headers.get("motu-token") or ""

    def send(self, pieces: tuple[bytes, ...]) -> None:
        self.connections += 1
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=0.05) as connection:
            for piece in pieces:
                connection.sendall(piece)
                with suppress(TimeoutError):
                    connection.recv(65_536)

    def abuse(self, seed: int) -> None:
        chance = random.Random(seed)
        ways = [pieces for name, pieces in BAD.items() if name != "a guest"]
        while not self.ended.is_set():
            self.send(chance.choice(ways))

    def linger(self, seed: int) -> None:
        """Keep many sockets open, as those who look on do, and end the oldest badly: they have long been part of it."""
        chance = random.Random(seed)
        ends = [b"".join(pieces[1:]) for pieces in BAD.values() if pieces[0] is LIVE]
        waiting: deque[socket.socket] = deque()
        while not self.ended.wait(0.05):
            with suppress(OSError):
                self.connections += 1
                waiting.append(socket.create_connection(("127.0.0.1", self.port), timeout=5))
                waiting[-1].sendall(LIVE)
                waiting[-1].recv(4_096)
                waiting[-1].sendall(frame(1, b'{"do":"lobby"}'))
            while len(waiting) > LINGERING:
                with suppress(OSError), waiting.popleft() as oldest:
                    oldest.sendall(chance.choice(ends))
        for connection in waiting:
            connection.close()

    def play(self, seed: int) -> None:
        """Move and take back against a bot, and look on over a socket now and then."""
        chance = random.Random(seed)
        _, token = self.ask("/api/me", body={})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        created, _ = self.ask("/api/tables", token, {"game": "kahuna", "seats": seats})
        table = created["table"]["table"]
        watch = frame(1, json.dumps({"do": "watch", "table": table}).encode())
        live = LIVE.replace(b"\r\n\r\n", f"\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        while not self.ended.wait(0.05):
            with suppress(OSError):  # somebody was faster: the bot
                view, _ = self.ask(f"/api/tables/{table}", token)
                move = {"do": "move", "move": chance.choice(view["moves"])["move"]} if view["moves"] else {"do": "undo"}
                action = move if view["steps"] < 40 and chance.random() < 0.6 else {"do": "undo"}
                self.ask(f"/api/tables/{table}/actions", token, {"version": view["version"], "action": action})
                self.moves += 1
            if chance.random() < 0.2:
                self.send((live, watch))


def memory(pid: int) -> float:
    """The megabytes that a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--strangers", type=int, default=8)
    args = parser.parse_args(arguments)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"database": f"{folder}/motu.db", "port": port, "thinkers": 1, "seconds": 0.05, "warm": False}
        settings |= {"unlimited": True, "level": "error", "patience": [5, 5, 60]}
        server = subprocess.Popen([sys.executable, "-P", "-c", START, json.dumps(settings)])
        try:
            return watch_memory(server.pid, Soak(port), args)
        finally:
            server.terminate()
            server.wait()


def watch_memory(pid: int, soak: Soak, args: argparse.Namespace) -> int:
    """Load a server and say every now and then what it needs; the exit code."""
    for _ in range(600):
        with suppress(OSError):
            soak.ask("/health")
            break
        time.sleep(0.1)
    work = [threading.Thread(target=soak.play, args=(number,)) for number in range(args.players)]
    work += [threading.Thread(target=soak.linger, args=(0,))]
    work += [threading.Thread(target=soak.abuse, args=(number,)) for number in range(args.strangers)]
    for thread in work:
        thread.start()
    seen: list[float] = []
    print("minutes  connections    moves  memory", flush=True)
    for part in range(1, 13):
        time.sleep(args.minutes * 5)
        seen.append(memory(pid))
        passed = args.minutes * part / 12
        print(f"{passed:7.1f} {soak.connections:12,} {soak.moves:8,} {seen[-1]:4.1f} MB", flush=True)
    soak.ended.set()
    for thread in work:
        thread.join()
    began, ended = seen[1], min(seen[-2:])
    grown = ended > began * MORE + LITTLE
    print(f"{began:.1f} MB after a sixth of the time, {ended:.1f} MB in the end: {'IT GROWS' if grown else 'it stays'}")
    return int(grown)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
