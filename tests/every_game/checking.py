"""What the tests of one game ask in the same words as those of another: refusals, notation, records."""

from __future__ import annotations

from typing import Any

import pytest

from motu.core.chance import FreeChance
from motu.core.errors import BadNotation, IllegalMove
from motu.core.game import AnyGame
from motu.core.match import Match, position, verify
from motu.core.record import read_record, write_record


def refused(game: AnyGame, state: Any, seat: int, move: Any) -> str:
    """The reason that is given, after making sure that it is also what `play` says, and that nothing changes."""
    reason = game.why_not(state, seat, move)
    assert reason is not None
    before = state.copy()
    with pytest.raises(IllegalMove) as illegal:
        game.play(state, seat, move, FreeChance(1))
    assert illegal.value.reason == reason
    assert state == before
    return str(reason)


def check_word(game: AnyGame, text: str) -> None:
    """Any text is a move or refused."""
    try:
        move = game.read(text)
    except BadNotation:
        return
    assert game.read(game.write(move)) == move


def check_line(game: AnyGame, text: str) -> None:
    """Any line is words or refused; what is understood is written and understood again."""
    words, column = [], 1
    try:
        words = game.read_words(text)
    except BadNotation as error:
        column = error.column
    assert 1 <= column <= len(text) + 1
    again = game.read_words(game.write_words(words))
    assert [word._replace(column=1) for word in again] == [word._replace(column=1) for word in words]


def check_record(match: Match) -> None:
    """A whole game survives its record: written, read, played again and checked against its seed, to the last step."""
    game, record = match.game, match.record()
    again = read_record(game, write_record(game, record))
    assert again == record
    assert position(game, again) == match.state
    assert verify(game, again).wrong is None
