"""`motu train` as people meet it."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

pytest.importorskip("numba")

from motu.bots.kahuna.learned import strength
from motu.bots.kahuna.learned.train import Training, TrainingPlan, reports_in
from motu.terminal.commands import train as command
from tests.terminal.cli import here

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["chess"], "There is no game “chess”"),
        (["kahuna", "--games", "0"], "--games needs a whole number from 1 to"),
        (["kahuna", "--seed", "x"], "--seed needs a whole number from 1 to"),
        (["kahuna", "--threads", "3"], "--threads"),
        (["kahuna", "--dance"], "“--dance” is not understood here"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], part: str) -> None:
    ran = here("train", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("motu: ")
    assert ran.err.count("\n") == 1
    assert part in ran.err


def test_without_numba_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "available", lambda: False)
    ran = here("train", "kahuna")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "Numba" in ran.err


@pytest.fixture
def short_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few games for every report, instead of hundreds: tests/bots/test_learned.py plays them all."""
    monkeypatch.setattr(strength, "DEALS", 5)


@pytest.mark.usefixtures("short_matches")
def test_a_training_and_again(tmp_path: Path) -> None:
    """Reports, weights, a log and a curve; the same command finds nothing left to do, another one is refused."""
    folder = tmp_path / "net"
    ran = here("train", "kahuna", "--games", "64", "--out", str(folder))
    assert (ran.code, ran.err) == (0, "")
    assert "against greedy" in ran.out
    assert "Done." in ran.out
    assert {path.name for path in folder.iterdir()} == {"curve.svg", "log.jsonl", "state.npz", "weights.npz"}
    assert ET.parse(folder / "curve.svg").getroot().tag.endswith("svg")
    assert reports_in(folder)[-1].games == 64
    again = here("train", "kahuna", "--games", "64", "--out", str(folder))
    assert "Going on after 64 games." in again.out
    other = here("train", "kahuna", "--games", "128", "--out", str(folder))
    assert other.code == 2
    assert "--games 64 --seed 1 --threads 2" in other.err


@pytest.mark.usefixtures("short_matches")
def test_an_interruption_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is heard between two steps; the training goes on from there."""
    real = Training._step

    def step(self: Training, pool: object) -> None:
        real(self, pool)  # type: ignore[arg-type]
        if self.games == 40:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Training, "_step", step)
    ran = here("train", "kahuna", "--games", "400", "--out", str(tmp_path))
    assert ran.code == 130
    assert "nothing is lost" in ran.out
    assert 40 <= Training(tmp_path, TrainingPlan(400, 1, 2)).games < 400
