"""What is being played is announced by the edition that was asked for, with what differs from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu.words import LANGUAGES, Words
from tests.terminal.cli import SEED, here

CHANGED = ["--option", "discards=face-up", "--option", "drawing=required"]


def announced(*arguments: str | Path) -> str:
    out = here("play", *arguments, typed="rules\n").out
    first = next(line for line in out.split("\n") if line.startswith("Kahuna"))
    assert out.count(first.partition(". ")[0]) == 2  # the rules begin with it as well
    return first.partition(". ")[0]


@pytest.mark.parametrize(
    ("arguments", "edition"),
    [
        ([], "Kahuna, modern edition"),
        (CHANGED, "Kahuna, modern edition, with discards=face-up, drawing=required"),
        (["--preset", "classic", "--option", "tie-break=no"], "Kahuna, classic edition, with tie-break=no"),
        (["--preset", "russian", "--no-surprise"], "Kahuna, Russian edition, with no-surprise=yes"),
        (["--handicap", "1"], "Kahuna, modern edition, with handicap=1, weaker=white"),
        (["--handicap", "1", "--weaker", "black"], "Kahuna, modern edition, with handicap=1, weaker=black"),
        (["--option", "discard=freely", "--option", "sudden-win=none-on-board", *CHANGED], "Kahuna, classic edition"),
        (["--first", "black"], "Kahuna, modern edition"),
    ],
)
def test_the_edition_that_was_asked_for(arguments: list[str], edition: str) -> None:
    assert announced("kahuna", "--seed", SEED, *arguments) == edition


def test_a_game_that_is_resumed_or_replayed_is_called_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    edition = announced("kahuna", "--seed", SEED, "--save", file, *CHANGED)
    assert announced("--resume", file) == edition
    assert here("replay", file).out.startswith(f"{edition}. ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    told = Words(language).say("kahuna-edition-changed", preset="modern", options="discards=face-up, drawing=required")
    assert Words(language).say("kahuna-edition", preset="modern") in told
    assert f"{told}. " in here("play", "kahuna", "--seed", SEED, "--lang", language, *CHANGED).out
