"""What an edition with changed options is called: by the name that was asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from motu.kahuna import game
from motu.kahuna.options import CLASSIC, MODERN, RUSSIAN

NEARER_TO_CLASSIC = {"discards": "face-up", "drawing": "required"}
CLASSIC_WORDS = {"discard": "freely", "sudden-win": "none-on-board", **NEARER_TO_CLASSIC}


@pytest.mark.parametrize(
    ("texts", "preset"),
    [
        (NEARER_TO_CLASSIC, "modern"),
        ({"preset": "modern", **NEARER_TO_CLASSIC}, "modern"),
        ({"preset": "russian", "next-start": "other", "tie-break": "yes", "drawing": "required"}, "russian"),
        ({"preset": "classic", "discards": "face-down"}, "classic"),
        ({"preset": "modern", **CLASSIC_WORDS}, "classic"),
        ({"preset": "modern", **CLASSIC_WORDS, "no-surprise": "yes", "handicap": "1", "first": "black"}, "classic"),
    ],
)
def test_the_edition_that_was_asked_for_gives_the_name(texts: dict[str, str], preset: str) -> None:
    """Unless the rules are exactly those of another edition; a record keeps the name as well."""
    options = game.read_options(texts)
    assert options.preset == preset
    written = game.write_options(options)
    assert written["preset"] == preset
    again = game.read_options(written)
    assert (again, again.preset) == (options, preset)


def test_where_none_was_asked_for_the_nearest_gives_it() -> None:
    assert replace(RUSSIAN, last_turns="no").preset == "russian"
    assert replace(MODERN, discards="face-up", drawing="required", sudden_win="none-on-board").preset == "classic"
    assert (
        replace(CLASSIC, discard="instead-of-playing", drawing="may-decline", discards="face-down").preset == "modern"
    )


def test_the_name_is_no_part_of_the_rules() -> None:
    one = game.read_options({"preset": "modern", "discards": "face-up"})
    back = {"discard": "instead-of-playing", "drawing": "may-decline", "sudden-win": "by-removal"}
    other = game.read_options({"preset": "classic", **back})
    assert (one.preset, other.preset) == ("modern", "classic")
    assert one == other
    assert hash(one) == hash(other)
    assert set(game.whole_options(one)) == set(game.choices())
