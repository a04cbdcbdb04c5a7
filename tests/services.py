"""Real PostgreSQL and Redis for the tests: each begun once in a test process, on a port and in a folder of its own."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

NO_POSTGRES = "PostgreSQL is missing here (Debian: apt-get install postgresql)."
NO_REDIS = "Redis is missing here (Debian: apt-get install redis-server)."

PATIENCE = 30.0


class Missing(Exception):
    """A service that is not installed: its tests are skipped, and say so."""


def free_port() -> int:
    """A port below those that the system gives to clients: none of them may sit there while a server is down."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def wait_for(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.02)


class Postgres:
    """A server that a test may also stop and start again. Its data are in `data`, in a folder of its own."""

    def __init__(self, programs: Path, folder: Path, settings: str = "") -> None:
        self.settings = settings
        self._programs = programs
        self.folder = folder
        self.port = free_port()
        # PostgreSQL refuses to be run by root: what goes before a command that is to be its user's.
        self.as_owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_owner:
            shutil.chown(folder, "postgres")
        options = "-U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync"
        self.run("initdb", "-D", self._data, *options.split())

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def command(self, program: str, *args: str) -> list[str]:
        """How one of its programs is called, as the user whose files they are."""
        return [*self.as_owner, str(self._programs / program), *args]

    def run(self, program: str, *args: str) -> None:
        command = self.command(program, *args)
        # Not pipes: the server would inherit them, and they would stay open as long as it runs.
        with (self.folder / "output").open("w+") as output:
            done = subprocess.run(
                command, check=False, cwd="/", stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
            )
            output.seek(0)
            if done.returncode:
                raise RuntimeError(f"{program} failed: {output.read()}")

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder} -c fsync=off {self.settings}"
        self.run("pg_ctl", "-D", self._data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


def postgres_programs() -> Path | None:
    """The folder of initdb; Debian keeps it off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    program = str(found[-1]) if found else shutil.which("initdb")
    return Path(program).parent if program else None


@contextmanager
def running_postgres(settings: str = "") -> Iterator[Postgres]:
    """With more settings, such as `-c fsync=on`."""
    programs = postgres_programs()
    if programs is None:
        raise Missing(NO_POSTGRES)
    # Not pytest's tmp_path: the user postgres may not enter it.
    with tempfile.TemporaryDirectory(prefix="motu-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(programs, Path(folder), settings)
        server.start()
        try:
            yield server
        finally:
            with suppress(RuntimeError):  # a test may have stopped it
                server.stop()


@contextmanager
def running_redis() -> Iterator[str]:
    """The URL of an empty Redis that keeps nothing."""
    program = shutil.which("redis-server")
    if program is None:
        raise Missing(NO_REDIS)
    port = free_port()
    command: Sequence[str] = [program, *f"--bind 127.0.0.1 --port {port} --appendonly no --save".split(), ""]
    with tempfile.TemporaryDirectory(prefix="motu-redis-") as folder:
        server = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        try:
            wait_for(lambda: answers(port), "Redis does not answer")
            yield f"redis://127.0.0.1:{port}"
        finally:
            server.kill()
            server.wait()
