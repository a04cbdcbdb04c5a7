"""Files of an older Motu: what can be played as it was is, the rest is refused with the place and the way out."""

from pathlib import Path

import pytest

from tests.terminal.cli import SEED, here
from tests.terminal.test_bad_input import assert_refused

OLD = Path(__file__).parents[2] / "kahuna" / "golden" / "version-1" / "grace.txt"


def test_an_old_game_of_kahuna_is_replayed_and_checked() -> None:
    for command, part in (("replay", "White wins"), ("verify", "the seed fits its commitment")):
        ran = here(command, OLD)
        assert (ran.code, ran.err) == (0, "")
        assert part in ran.out


def test_an_old_game_of_kahuna_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "--seed", SEED, "--save", file, typed="B-A H-A\n+?\n")
    old = file.read_text("utf-8").replace(" rules=2", "")
    file.write_text(old, "utf-8")
    ran = here("play", "--resume", file, typed="+?\n")
    assert (ran.code, ran.err) == (0, "")
    now = file.read_text("utf-8")
    assert " rules=2\n" in now
    assert now.partition("\n\n")[2].startswith(old.partition("\n\n")[2].rstrip())


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_old_game_of_paradise_names_the_motu_that_plays_it(command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    here("play", "paradise", "--seed", SEED, "--save", file)
    old = file.read_text("utf-8")
    assert "rules=2" in old
    file.write_text(old.replace(" rules=2", ""), "utf-8")
    assert_refused([command, str(file)], f"{file}:2:1: ", "version 1 of the rules of Conquest of Paradise", "Motu 0.1")
    assert_refused(["play", "--resume", str(file)], f"{file}:2:1: ", "Motu 0.1")
    file.write_text(old.replace("rules=2", "rules=9"), "utf-8")
    assert_refused([command, str(file)], f"{file}:2:1: ", "it takes a newer Motu")
