"""`motu train paradise` as people meet it."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

pytest.importorskip("numpy")

from motu.arena.journal import CannotKeep
from motu.bots.paradise.learned.value import net_from_json
from motu.terminal.commands import train_paradise as command
from motu.terminal.commands.train_lessons import LessonJournal
from tests.terminal.cli import Ran, here

pytestmark = pytest.mark.slow

GAMES = "24"


def train(folder: Path, *more: str, games: str = GAMES) -> Ran:
    """Alone, where games are quickest."""
    return here("train", "paradise", "--players", "1", "--games", games, "--out", str(folder), *more)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--games", "0"], "--games needs a whole number from 1 to"),
        (["--games", "19"], "--games must be 20 at least"),
        (["--seed", "x"], "--seed needs a whole number from 1 to"),
        (["--players", "5"], "--players"),
        (["--workers", "0"], "--workers needs a whole number from 1 to"),
        (["--threads", "2"], "“--threads” is not understood here"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], part: str) -> None:
    ran = here("train", "paradise", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert part in ran.err


def test_each_game_has_its_own_options() -> None:
    assert "--players" in here("train", "paradise", "--help").out
    assert "--threads" in here("train", "kahuna", "--help").out
    assert "“--players” is not understood here" in here("train", "kahuna", "--players", "2").err
    assert command.named_in(["--games=30", "paradise"])
    assert not command.named_in(["--out", "paradise"])


def test_without_numpy_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    ran = here("train", "paradise")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "NumPy" in ran.err


def test_a_training_is_interrupted_goes_on_and_comes_to_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    ran = train(whole, "--workers", "1")
    assert ran.code == 0, ran.err
    assert "Log loss in" in ran.out
    assert "Brier score" in ran.out
    names = {"games.jsonl", "log.jsonl", "value-1.json", "curve.svg", "reliability.svg"}
    assert {path.name for path in whole.iterdir()} == names
    for picture in whole.glob("*.svg"):
        assert ET.parse(picture).getroot().tag.endswith("svg")
    weights = json.loads((whole / "value-1.json").read_text())
    net_from_json(weights)
    assert weights["made"]["command"] == "motu train paradise --players 1 --games 24 --seed 1"
    log = [json.loads(line) for line in (whole / "log.jsonl").read_text().splitlines()]
    assert [each["games"] for each in log] == [3, 6, 12, 24]

    real = LessonJournal.add

    def add(self: LessonJournal, kept: object) -> None:
        real(self, kept)  # type: ignore[arg-type]
        if len(self.results) == 8:
            raise KeyboardInterrupt

    monkeypatch.setattr(LessonJournal, "add", add)
    ran = train(parts, "--workers", "1")
    assert ran.code == 130
    assert "nothing is lost" in ran.out
    monkeypatch.setattr(LessonJournal, "add", real)
    ran = train(parts, "--workers", "2")
    assert ran.code == 0, ran.err
    assert "Going on after 9 games." in ran.out
    assert (parts / "value-1.json").read_text() == (whole / "value-1.json").read_text()

    more = train(parts, "--workers", "1", games="26")
    assert "Going on after 24 games." in more.out
    assert len((parts / "games.jsonl").read_text().splitlines()) == 1 + 26

    other = train(parts, "--seed", "2")
    assert other.code == 2
    assert "games.jsonl: These games come from another seed" in other.err
    other = here("train", "paradise", "--players", "2", "--out", str(parts))
    assert "another number of players" in other.err


def test_another_thing_in_the_place_of_the_games_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"some": "thing"}\n')
    ran = train(tmp_path)
    assert ran.code == 2
    assert "not the journal of a training" in ran.err
    assert (tmp_path / "games.jsonl").read_text() == '{"some": "thing"}\n'


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def add(self: LessonJournal, kept: object) -> None:
        raise CannotKeep(errno.ENOSPC, "full")

    monkeypatch.setattr(LessonJournal, "add", add)
    ran = train(tmp_path, "--workers", "1")
    assert ran.code == 2
    assert "games.jsonl: There is no room left on the disk." in ran.err
