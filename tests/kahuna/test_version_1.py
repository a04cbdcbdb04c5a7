"""Games that were played by version 1 of the rules: their words mean what they meant then, and each option keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu.core.chance import FreeChance
from motu.core.match import position, replay
from motu.core.record import read_record
from motu.core.versions import read_recorded, write_recorded
from motu.kahuna import game
from motu.kahuna.options import CLASSIC, PRESETS, RUSSIAN, SHEET

GRACE = Path(__file__).parent / "golden" / "version-1" / "grace.txt"
"""Black has no bridge in round 2 and declines to draw: by version 1 the next bridge of White wins."""


def test_what_modern_was() -> None:
    old = read_recorded(game, {"preset": "modern"})
    assert (old.drawing, old.sudden_win) == ("decline-unless-discarded", "none-on-board")
    assert old == read_recorded(game, {}) == read_recorded(game, {"preset": "modern", "rules": "1"})
    assert game.write_options(old) == {
        "preset": "modern",
        "drawing": "decline-unless-discarded",
        "sudden-win": "none-on-board",
    }


@pytest.mark.parametrize(("preset", "options"), [("classic", CLASSIC), ("sheet", SHEET), ("russian", RUSSIAN)])
def test_the_other_editions_are_what_they_were(preset: str, options: object) -> None:
    assert read_recorded(game, {"preset": preset}) == options


@pytest.mark.parametrize("preset", PRESETS)
def test_single_options_are_what_they_were(preset: str) -> None:
    old = read_recorded(game, {"preset": preset, "sudden-win": "yes", "drawing": "may-decline"})
    assert (old.sudden_win, old.drawing) == ("none-on-board", "decline-unless-discarded")
    old = read_recorded(game, {"preset": preset, "sudden-win": "no", "drawing": "required", "handicap": "2"})
    assert (old.sudden_win, old.drawing, old.handicap) == ("no", "required", "2")
    assert read_recorded(game, write_recorded(game, old)) == old


def test_a_game_that_today_would_go_on_ended_then() -> None:
    text = GRACE.read_text(encoding="utf-8")
    record = read_record(game, text)
    assert game.write_result(position(game, record)) == record.result == "White 1-0 by sudden win"
    today = read_record(game, text.replace("preset=modern", "preset=modern rules=2").replace(record.result, "*"))
    *_, last = replay(game, today)
    assert game.outcome(last.after) is None


def test_a_discard_obliged_to_draw() -> None:
    """In version 1 of modern; whoever goes on with such a game still plays so."""
    for words, may in (({"preset": "modern"}, False), ({"preset": "modern", "rules": "2"}, True)):
        state = game.deal(read_recorded(game, words), FreeChance(1))
        discard = next(move for move in game.moves(state, 0) if move.kind == "discard")
        game.play(state, 0, discard, FreeChance(1))
        assert (game.read("=") in game.moves(state, 0)) == may
