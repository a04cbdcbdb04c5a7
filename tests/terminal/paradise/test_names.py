"""What the screen calls a hex, a card or an event can be typed, in any of the languages."""

from __future__ import annotations

import pytest

from motu.paradise.advanced.events.log import names as event_names
from motu.paradise.box import slug
from motu.paradise.box_loader import default_box
from motu.paradise.names import called
from motu.paradise.notation import EVENT, read, things
from motu.terminal.paradise.presenter import in_notation, known
from motu.words import LANGUAGES, Words
from tests.terminal.cli import SEED, motu


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (">fiji", ">F12"),
        (">Fidji", ">F12"),
        ("~FIDSCHI", "~F12"),
        (">фиджи", ">F12"),
        (">архипелаг-бисмарка", ">B8"),
        ("hide  !Ниуэ", "hide !H12"),
        ("!kriegskeule", "!26"),
        ("event:шёпот", "event:26"),
        ("event:königliche-hochzeit", "event:23"),
    ],
)
def test_what_names_mean(typed: str, meant: str) -> None:
    assert in_notation(typed) == meant
    for word in meant.split():
        assert read(word).text == word


@pytest.mark.parametrize("line", [">H12", ">атлантида", "?", "(>fiji", "event:fiji", "W>V", "+W -W ."])
def test_what_is_no_name_stays(line: str) -> None:
    assert in_notation(line) == line


def test_no_word_means_two_things() -> None:
    wrong = []
    for words in map(Words, LANGUAGES):
        told = {slug(str(words.argument_text(called(name)))): (name, thing) for name, thing in things().items()}
        told |= {
            EVENT + slug(words.tell("paradise-event-name", event)): (str(event["name"]), f"{number + 1}")
            for number, event in enumerate(event_names(default_box()))
        }
        wrong += [(words.language, name) for key, (name, thing) in told.items() if known()[key] != thing]
    assert wrong == []


def test_a_game_is_played_with_names() -> None:
    """Tonga is chosen as home by its Russian name; the same line says what it would do."""
    told = motu(
        *("play", "paradise", "--players", "2", "--homes", "chosen", "--seed", SEED, "--lang", "ru"),
        typed="? ^тонга\n^тонга\nquit\n",
    )
    assert told.code == 0, told.err
    assert "^G13" in told.out
