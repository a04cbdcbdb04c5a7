"""Whoever begins the tests may ignore interrupts, as shells do for what runs in the background: no test notices it."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CHILD = "import signal; print(*(signal.getsignal(each).name for each in (signal.SIGQUIT, signal.SIGTERM)), end=' ')"
INTERRUPTED = (
    "import os, signal\ntry:\n os.kill(os.getpid(), signal.SIGINT)\nexcept KeyboardInterrupt:\n print('stopped')"
)


def test_children_get_the_default_signals() -> None:
    told = [
        subprocess.run([sys.executable, "-c", each], capture_output=True, text=True, check=True).stdout
        for each in (CHILD, INTERRUPTED)
    ]
    assert told == ["SIG_DFL SIG_DFL ", "stopped\n"]


def test_this_process_can_be_interrupted() -> None:
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("processes", ["0", "1"])
def test_in_the_background_of_a_script_it_is_the_same(processes: str) -> None:
    """The two tests before, in a process that was begun with all of these ignored."""
    ignoring = ["sh", "-c", "trap '' INT QUIT TERM; exec \"$@\"", "sh"]
    chosen = [
        f"{__file__}::{test.__name__}"
        for test in (test_children_get_the_default_signals, test_this_process_can_be_interrupted)
    ]
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", processes, *chosen]
    done = subprocess.run([*ignoring, *pytest_], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
