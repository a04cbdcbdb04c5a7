"""What `motu play` is asked for: which game, which edition, and who gets the bridges of a handicap."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu.kahuna import game
from motu.words import LANGUAGES, Words
from tests.terminal.cli import SEED, here, plain, screen
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


def on_one_line(text: str) -> str:
    """The text with just one kind of blank, and no line ends."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_who_gets_them(language: str) -> None:
    told = on_one_line(here("play", "kahuna", "--help", "--lang", language).out)
    words = Words(language)
    assert on_one_line(words.say("cli-handicap")) in told
    assert on_one_line(words.say("cli-weaker")) in told
    default = {"en": "default: you", "fr": "par défaut : toi", "de": "sonst du", "ru": "по умолчанию: вы"}
    assert default[language] in told


def test_the_readme_says_who_gets_them() -> None:
    text = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
    assert "two bridges for you, the weaker player" in text


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pipe_is_told_which_game_it_is_and_how_to_start_the_other(language: str) -> None:
    say = Words(language).say
    first, second = here("play", "--seed", SEED, "--lang", language).out.split("\n")[:2]
    assert first == say("game-taken", title=say("game-title", game="kahuna"), others="motu play paradise")
    assert "Kahuna" in second or "Кахуна" in second


@pytest.mark.parametrize("words", [["--preset", "classic"], ["--against", "random"], ["--option", "first=white"]])
def test_what_only_one_game_has_says_which_is_meant(words: list[str]) -> None:
    assert "motu play paradise" not in here("play", *words, "--seed", SEED).out


@pytest.mark.parametrize(("typed", "shown"), [("", "White> "), ("1", "White> "), ("2", "Red> "), ("Paradise", "Red> ")])
def test_a_person_is_asked(typed: str, shown: str) -> None:
    with screen("play", "--seed", SEED) as tty:
        asked = plain(tty.wait_for("(Enter: 1): "))
        assert "1  Kahuna" in asked
        assert "2  Conquest of Paradise" in asked
        tty.type(typed, shown)


def test_an_answer_that_is_none_of_them() -> None:
    with screen("play", "--seed", SEED) as tty:
        tty.wait_for("(Enter: 1): ")
        assert "There is no choice chess" in tty.type("chess", "(Enter: 1): ")
        tty.press(b"\x04")
        assert tty.end() == 2
        assert "motu play GAME" in tty.text
