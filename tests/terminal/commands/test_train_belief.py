"""`motu train paradise --what belief` as people meet it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from motu.bots.paradise.belief.model import models_from_json
from motu.terminal.commands.train_lessons import SightingJournal
from tests.terminal.cli import Ran, here

pytestmark = pytest.mark.slow


def train(folder: Path, *more: str, games: str = "20") -> Ran:
    return here("train", "paradise", "--what", "belief", "--games", games, "--out", str(folder), *more)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--games", "19"], "--games must be 20 at least"),
        (["--players", "2"], "leave --players out"),
        (["--seed", "x"], "--seed needs a whole number from 1 to"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], part: str) -> None:
    ran = here("train", "paradise", "--what", "belief", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert part in ran.err


def test_a_training_is_interrupted_goes_on_and_comes_to_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    ran = train(whole, "--workers", "1")
    assert ran.code == 0, ran.err
    assert "Log loss of a face-down piece in 5 games" in ran.out
    assert "a war canoe" in ran.out
    weights = json.loads((whole / "belief.json").read_text())
    models_from_json(weights)
    assert weights["made"]["command"] == "motu train paradise --what belief --games 20 --seed 1"
    assert weights["made"]["measured"]["log_loss"]["seen"] < weights["made"]["measured"]["log_loss"]["box"]

    real = SightingJournal.add

    def add(self: SightingJournal, kept: object) -> None:
        real(self, kept)  # type: ignore[arg-type]
        if len(self.results) == 8:
            raise KeyboardInterrupt

    monkeypatch.setattr(SightingJournal, "add", add)
    ran = train(parts, "--workers", "1")
    assert ran.code == 130
    assert "nothing is lost" in ran.out
    monkeypatch.setattr(SightingJournal, "add", real)
    ran = train(parts, "--workers", "1")
    assert ran.code == 0, ran.err
    assert "Going on after 9 games." in ran.out
    assert (parts / "belief.json").read_text() == (whole / "belief.json").read_text()
    other = train(parts, "--seed", "2")
    assert other.code == 2
    assert "games.jsonl: These games come from another seed" in other.err


def test_games_for_a_value_are_no_games_for_a_belief(tmp_path: Path) -> None:
    assert here("train", "paradise", "--games", "20", "--players", "1", "--out", str(tmp_path)).code == 0
    assert "not the journal of a training" in train(tmp_path).err
