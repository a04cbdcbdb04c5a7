"""Who gets the bridges of a handicap: against a bot the person, unless somebody says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu.kahuna import game
from motu.words import LANGUAGES, Words
from tests.terminal.cli import SEED, here
from tests.terminal.full.playing import local_game_of


def handicap_of(*arguments: str) -> str:
    """The seat that has to place the bridges of `--handicap 2`, and the one that the options name."""
    local_game, _ = local_game_of(" ".join(["kahuna", "--seed", SEED, "--handicap", "2", *arguments]))
    named: str = local_game.match.options.weaker
    (mover,) = game.movers(local_game.match.state)
    assert game.SEATS[mover].lower() == named
    return named


@pytest.mark.parametrize(
    ("arguments", "weaker"),
    [
        ([], "white"),
        (["--seat", "white"], "white"),
        (["--seat", "black"], "black"),
        (["--preset", "russian", "--against", "random"], "white"),
        (["--weaker", "black"], "black"),
        (["--option", "weaker=black"], "black"),
        (["--seat", "black", "--weaker", "white"], "white"),
        (["--hot-seat"], "black"),
        (["--hot-seat", "--weaker", "white"], "white"),
    ],
)
def test_against_a_bot_the_person_is_the_weaker_one(arguments: list[str], weaker: str) -> None:
    assert handicap_of(*arguments) == weaker


def test_whichever_seat_chance_gives_the_person(tmp_path: Path) -> None:
    seen = set()
    for number in range(8):
        local_game, _ = local_game_of(f"kahuna --handicap 1 --seat random --seed {number:064x}")
        (person,) = local_game.people
        assert local_game.match.options.weaker == game.SEATS[person].lower()
        seen.add(person)
    assert seen == {0, 1}


def test_a_handicap_among_the_options_counts_as_well() -> None:
    local_game, _ = local_game_of("kahuna --option handicap=1")
    assert local_game.match.options.weaker == "white"


def test_without_a_handicap_nobody_is_called_weaker(tmp_path: Path) -> None:
    for number, arguments in enumerate([[], ["--handicap", "0"]]):
        file = tmp_path / f"{number}.txt"
        here("play", "kahuna", "--seed", SEED, "--save", file, *arguments)
        assert "weaker" not in file.read_text("utf-8")


def test_the_person_places_the_bridges() -> None:
    out = here("play", "kahuna", "--seed", SEED, "--handicap", "2", typed="*AB *AD\nlog\n").out
    assert "Handicap: White places 2 more bridges anywhere" in out
    assert "White captures ALOA!" in out


def plain(text: str) -> str:
    """The text with just one kind of blank, and no line ends."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_who_gets_them(language: str) -> None:
    told = plain(here("play", "kahuna", "--help", "--lang", language).out)
    words = Words(language)
    assert plain(words.say("cli-handicap")) in told
    assert plain(words.say("cli-weaker")) in told
    default = {"en": "default: you", "fr": "par défaut : toi", "de": "sonst du", "ru": "по умолчанию: вы"}
    assert default[language] in told


def test_the_readme_says_who_gets_them() -> None:
    text = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    assert "two bridges for you, the weaker player" in text
