"""The real command line for tests: through a pipe, through a pseudo-terminal, or in this very process."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from motu.terminal.cli import main

SOURCE = Path(__file__).parent.parent.parent / "src"
COMMAND = (sys.executable, "-P", "-m", "motu")
SEED = "0" * 64
"""A shuffle that is the same in every test. Black begins and takes a card; White then has BARI, COCO and HUNA."""
OTHER_SEED = "1" * 64
PATIENCE = 300.0
"""Seconds until a command has had its time: it may have to compile a bot first, on a machine that is busy."""

PROMPTS = {"en": "White> ", "fr": "Blanc> ", "de": "Weiß> ", "ru": "Белые> "}


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """An environment in which only the test says what language and colours are wanted."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "SYSTEMROOT", "TMPDIR")}
    return kept | {"PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1", "TERM": "xterm-256color"} | more


def motu(*arguments: str | Path, typed: str = "", cwd: Path | None = None, **environ: str) -> Ran:
    """Run motu through a pipe."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed.encode(),
        capture_output=True,
        cwd=cwd,
        env=environment(**environ),
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def here(*arguments: str | Path, typed: str = "") -> Ran:
    """Run motu in this process, which is quicker by far."""
    out, err = _stream(), _stream()
    with (
        patch.object(sys, "stdin", _stream(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        patch.dict(os.environ, {"MOTU_LANG": "en"}),
    ):
        code = main([str(argument) for argument in arguments])
    return Ran(code, _written(out), _written(err))


def _stream(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8", newline="\n")


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


class Screen:
    """motu on a pseudo-terminal of a given size."""

    def __init__(self, process: subprocess.Popen[bytes], leader: int) -> None:
        self.process = process
        self._leader = leader
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.text = ""
        """All that was ever printed, escape sequences included."""
        self._found = 0
        """How much of that was waited for: more may have come along with it."""

    def wait_for(self, text: str) -> str:
        """What is printed up to this text, after what was waited for before."""
        end = time.monotonic() + PATIENCE
        start = self._found
        while (place := self.text.find(text, start)) < 0:
            assert self._read(end - time.monotonic()), f"no {text!r} in {self.text[start:]!r}"
        self._found = place + len(text)
        return self.text[start : self._found]

    def wait_until_asleep(self) -> None:
        """Wait until a program that has asked for a key sits there and waits for it."""
        if not Path("/proc").is_dir():
            time.sleep(1)
            return
        end = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2][0] != "S":
            assert time.monotonic() < end, self.text
            time.sleep(0.01)

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._leader], [], [], max(0, seconds))
        if not ready:
            return False
        try:
            data = os.read(self._leader, 65536)
        except OSError:
            return False
        self.text += self._decoder.decode(data).replace("\r", "")
        return bool(data)

    def type(self, line: str, until: str) -> str:
        """Type a line, and wait for a text that follows it."""
        os.write(self._leader, f"{line}\n".encode())
        return self.wait_for(until)

    def press(self, key: bytes) -> None:
        os.write(self._leader, key)

    def hang_up(self) -> None:
        """Take the terminal away."""
        if self._leader >= 0:
            os.close(self._leader)
        self._leader = -1

    def end(self) -> int:
        """Read what is still printed; the exit code."""
        while self._read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def screen(
    *arguments: str | Path, columns: int = 100, rows: int = 40, within: tuple[str, ...] = (), **environ: str
) -> Iterator[Screen]:
    """Run motu on a pseudo-terminal, within another command if wanted."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = subprocess.Popen(
        [*within, *COMMAND, *map(str, arguments)],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment(**environ),
        start_new_session=True,
        # Without a controlling terminal there is no Ctrl-C.
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509
    )
    os.close(follower)
    shown = Screen(process, leader)
    try:
        yield shown
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        shown.hang_up()


def plain(text: str) -> str:
    """The text without colours and other escape sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\x01|\x02", "", text)
