"""`motu tune paradise` as people meet it."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from motu.arena.journal import CannotKeep
from motu.bots.paradise.scripts import tuned_for
from motu.bots.paradise.tuning.ranges import RANGES
from motu.bots.paradise.tuning.written import read_table
from motu.paradise import game
from motu.terminal.commands.tune_trials import KeptTrial, TrialJournal
from tests.terminal.cli import Ran, here

pytestmark = pytest.mark.slow

TRIALS = 4
"""Of a generation: each child plays a solitaire deal, normal and hard."""


def tune(folder: Path, *more: str, generations: str = "2") -> Ran:
    """Alone, where games are quickest."""
    few = ("--games", "8", "--children", "4", "--generations", generations)
    return here("tune", "paradise", "--players", "1", *few, "--out", str(folder), *more)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--games", "0"], "--games needs a whole number from 1 to"),
        (["--generations", "x"], "--generations needs a whole number from 1 to"),
        (["--children", "3"], "--children must be 4 at least"),
        (["--players", "5"], "--players"),
        (["--start", "nobody"], "--start"),
        (["--start", "missing.toml"], "missing.toml"),
        (["--workers", "0"], "--workers needs a whole number from 1 to"),
        (["--against", "nobody"], "nobody"),
        (["--against", "expert"], "such as expert:20"),
        (["--against", "islander:20"], "islander"),
        (["--players", "1", "--against", "islander"], "the solitaire game has none"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], part: str) -> None:
    ran = here("tune", "paradise", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert part in ran.err


def test_a_tuning_is_interrupted_goes_on_and_comes_to_the_same_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    ran = tune(whole, "--workers", "1")
    assert ran.code == 0, ran.err
    assert "2 generations of 8 games" in ran.out
    assert "generation 2: 8 games" in ran.out
    assert {path.name for path in whole.iterdir()} == {"trials.jsonl", "log.jsonl", "numbers.toml", "curve.svg"}
    assert ET.parse(whole / "curve.svg").getroot().tag.endswith("svg")
    table = (whole / "numbers.toml").read_text()
    command = "motu tune paradise --players 1 --generations 2 --games 8 --children 4 --seed 1"
    assert table.startswith(f"# {command}\n[tuned-1]\n")
    assert read_table(table) != tuned_for(game.read_options({"players": "1"}))
    log = [json.loads(line) for line in (whole / "log.jsonl").read_text().splitlines()]
    assert [each["games"] for each in log] == [8, 8]
    assert set(log[0]["mean"]) == set(RANGES)

    real, written = TrialJournal.add, []

    def add(self: TrialJournal, kept: KeptTrial) -> None:
        real(self, kept)
        written.append(kept)
        if len(written) == TRIALS + 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(TrialJournal, "add", add)
    ran = tune(parts, "--workers", "1")
    assert ran.code == 130
    assert "Interrupted after 1 generation; nothing is lost" in ran.out
    monkeypatch.setattr(TrialJournal, "add", real)
    ran = tune(parts, "--workers", "2")
    assert ran.code == 0, ran.err
    assert f"Going on after {TRIALS + 1} deals." in ran.out
    assert (parts / "numbers.toml").read_text() == table

    more = tune(parts, "--workers", "1", generations="3")
    assert f"Going on after {2 * TRIALS} deals." in more.out
    assert (parts / "log.jsonl").read_text().startswith((whole / "log.jsonl").read_text())

    assert "These games come from another seed" in tune(parts, "--seed", "2").err
    assert "These games began with other numbers" in tune(parts, "--start", "islander").err


def test_a_tuning_against_one_rival_goes_on_against_that_rival_only(tmp_path: Path) -> None:
    def against(*more: str, generations: str = "2") -> Ran:
        few = ("--games", "8", "--children", "4", "--generations", generations, "--workers", "1")
        return here("tune", "paradise", "--players", "2", *few, "--out", str(tmp_path), *more)

    ran = against("--against", "random", generations="1")
    assert ran.code == 0, ran.err
    assert "generation 1: 8 games; against random" in ran.out
    first = (tmp_path / "log.jsonl").read_text()
    ran = against("--against", "random")
    assert "Going on after 4 deals." in ran.out
    assert (tmp_path / "log.jsonl").read_text().startswith(first)
    assert "--players 2 --against random --generations 2" in (tmp_path / "numbers.toml").read_text()
    shown = [json.loads(line) for line in (tmp_path / "trials.jsonl").read_text().splitlines()[1:]]
    assert {each["kind"] for each in shown} == {"rival"}
    assert {worth for each in shown for worth in each["worths"]} <= {0.0, 0.25, 0.5, 0.75, 1.0}
    for others in (("--against", "islander"), ()):
        assert "These games were played against others" in against(*others).err


def test_it_goes_on_from_a_table_in_a_file(tmp_path: Path) -> None:
    table = tmp_path / "mine.toml"
    table.write_text("[mine]\npace = 5.5\n")
    ran = tune(tmp_path / "out", "--start", str(table), "--workers", "1", generations="1")
    assert ran.code == 0, ran.err
    journal = (tmp_path / "out" / "trials.jsonl").read_text().splitlines()
    assert json.loads(journal[0])["start"]["pace"] == 5.5

    table.write_text("pace = 5.5\n")
    ran = tune(tmp_path / "other", "--start", str(table))
    assert ran.code == 2
    assert "no table of numbers" in ran.err


def test_another_thing_in_the_place_of_the_games_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "trials.jsonl").write_text('{"some": "thing"}\n')
    ran = tune(tmp_path)
    assert ran.code == 2
    assert "not the journal of a tuning" in ran.err
    assert (tmp_path / "trials.jsonl").read_text() == '{"some": "thing"}\n'


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def add(self: TrialJournal, kept: KeptTrial) -> None:
        raise CannotKeep(errno.ENOSPC, "full")

    monkeypatch.setattr(TrialJournal, "add", add)
    ran = tune(tmp_path, "--workers", "1")
    assert ran.code == 2
    assert "trials.jsonl: There is no room left on the disk." in ran.err
