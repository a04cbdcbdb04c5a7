"""The full-screen game in a real terminal (tmux): keys, mouse, colours, and what is left when it is gone."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import join

import pytest

from motu.terminal.full.app import HUNG_UP
from tests.terminal.cli import COMMAND, PATIENCE, SEED, environment, here, motu, plain, screen

pytestmark = pytest.mark.slow

needs_tmux = pytest.mark.skipif(
    shutil.which("tmux") is None, reason="tmux is missing here (Debian: apt-get install tmux)"
)

WITHOUT_TEXTUAL = """
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "textual" else find(name, *more)
"""
BAD_BOT = """
class Bad:
    def decide(self, *args):
        raise RuntimeError("no idea")
"""


class Tmux:
    """A terminal of its own, with one program in it; a shell stays when that has ended."""

    def __init__(self, socket: Path) -> None:
        self._socket = str(socket)

    def tmux(self, *arguments: str) -> str:
        command = ["tmux", "-S", self._socket, "-f", os.devnull, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=environment()).stdout

    def shown(self, *how: str) -> str:
        """What is on the terminal now."""
        return self.tmux("capture-pane", "-p", *how)

    def wait_for(self, *texts: str) -> str:
        """What is shown as soon as all of these are: a screen may be seen while it is drawn."""
        end = time.monotonic() + PATIENCE
        while missing := [text for text in texts if text not in (shown := self.shown())]:
            assert time.monotonic() < end, f"no {missing} in\n{shown}"
            time.sleep(0.05)
        return shown

    def settled(self, text: str, without: str | None = None) -> str:
        """What is shown when this is, that is not, and all is drawn: what was there before may be seen for a while."""
        end, before = time.monotonic() + PATIENCE, ""
        while before != (shown := self.wait_for(text)) or (without is not None and without in shown):
            assert time.monotonic() < end, f"{without} with {text} in\n{shown}"
            before = shown
            time.sleep(0.2)
        return shown

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def click(self, text: str) -> None:
        """Click the first character of a text, as a terminal tells of it."""
        rows = self.settled(text).split("\n")
        row = next(number for number, line in enumerate(rows) if text in line)
        place = f"{rows[row].index(text) + 1};{row + 1}"
        for end in "Mm":
            self.tmux("send-keys", "-l", f"\x1b[<0;{place}{end}")


@contextmanager
def terminal(folder: Path, *arguments: str, columns: int, rows: int) -> Iterator[Tmux]:
    """A terminal in which motu runs."""
    tmux = Tmux(folder / "tmux")
    program = f"{join([*COMMAND, *arguments])}; echo ended: $?; exec sleep 600"
    size = ["-x", str(columns), "-y", str(rows)]
    tmux.tmux("new-session", "-d", *size, "sh", "-c", program)
    try:
        yield tmux
    finally:
        tmux.tmux("kill-server")


@needs_tmux
def test_kahuna_is_played_by_keys_and_mouse(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    line = ["play", "kahuna", "--full", "--seed", SEED, "--save", str(file)]
    with terminal(tmp_path, *line, columns=120, rows=40) as tty:
        tty.wait_for("White to move", "[ALOA 3]", "White’s hand: BARI, COCO, HUNA", "1 B-A ALOA–BARI", "F1 help")
        assert "\x1b[" in tty.shown("-e")
        tty.press("Down", "Down", "Down", "Enter")
        tty.wait_for("BARI–DUDA.")
        tty.press("c", "-", "b", "Enter")
        tty.wait_for("BARI–COCO.")
        tty.press("C-z")
        tty.wait_for("C-B is taken back.")
        tty.click("H-A ALOA–HUNA")
        tty.wait_for("ALOA–HUNA.")
        tty.press("F4")
        tty.wait_for("bridges on the board")
        tty.press("Escape")
        tty.settled("White to move", without="bridges on the board")
        tty.press("C-q")
        tty.wait_for("Go on playing")
        tty.press("Left", "Enter")
        left = tty.wait_for("ended: 0")
        assert f"motu play --resume {file}" in left.replace("\n", "")
        assert "Traceback" not in left
    assert [word in file.read_text("utf-8") for word in ("B-D", "H-A", "C-B")] == [True, True, False]


@needs_tmux
def test_paradise_is_played_in_a_small_terminal(tmp_path: Path) -> None:
    line = ["play", "paradise", "--full", "--seed", SEED, "--lang", "ru", "--theme", "light"]
    with terminal(tmp_path, *line, columns=80, rows=24) as tty:
        tty.wait_for("Куда плывёт мореход?")
        tty.press(">", "g", "9", "Enter")
        tty.wait_for("открытый океан, 2 узла")
        tty.press("C-c")
        tty.wait_for("Всё равно выйти?")
        tty.press("Left", "Enter")
        tty.wait_for("ended: 0")


@needs_tmux
def test_two_people_at_one_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "kahuna", "--full", "--hot-seat", "--seed", SEED, columns=100, rows=30) as tty:
        tty.settled("Black, press Enter", without="hand")
        tty.press("Enter")
        tty.wait_for("Black’s hand: COCO, DUDA, GOLA")
        tty.press("+", "?", "Enter")
        tty.wait_for("Black draws ELAI")
        tty.press("Enter")
        tty.settled("White, press Enter", without="ELAI")
        tty.press("Enter")
        tty.settled("White’s hand", without="draws ELAI")


def test_a_pipe_is_told_to_do_without() -> None:
    ran = motu("play", "kahuna", "--full")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "motu: The full-screen game needs a terminal to draw on; without --full it is played line by line, through a "
        "pipe as well.\n"
    )


def test_without_textual_the_way_out_is_told(tmp_path: Path) -> None:
    """A folder before all others that hides the package: as if it were not installed."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_TEXTUAL)
    path = f"{environment()['PYTHONPATH']}{os.pathsep}{tmp_path}"
    with screen("play", "kahuna", "--full", "--seed", SEED, PYTHONPATH=path) as tty:
        assert tty.end() == 2
        assert "pip install 'motu[tui]'" in " ".join(plain(tty.text).split())
        assert "Traceback" not in tty.text


def test_what_does_not_go_together() -> None:
    assert "--full and --board do not go together." in here("play", "kahuna", "--full", "--board", "list").err


def test_a_bot_that_breaks_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Bad:\n    def decide(self, *args):\n        raise RuntimeError('no idea')\n"
    )
    with screen("play", "kahuna", "--full", "--seed", SEED, "--against", f"{tmp_path}/bad.py:Bad") as tty:
        assert tty.end() == 70
        assert "RuntimeError: no idea" in plain(tty.text)
        assert "Traceback" not in tty.text


def test_without_its_terminal_nothing_goes_on() -> None:
    """A process that is not told by a signal would read from nowhere for ever, and keep a core busy with it."""
    deaf = ("sh", "-c", "trap '' HUP; exec \"$@\"", "sh")
    with screen("play", "kahuna", "--full", "--seed", SEED, within=deaf) as tty:
        tty.wait_for("F1")
        tty.hang_up()
        assert tty.process.wait(PATIENCE) == HUNG_UP
