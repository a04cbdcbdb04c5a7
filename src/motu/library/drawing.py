"""Games as text: the board and where everybody stands, in English, without colours. The terminal game draws it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from motu.core import speech
from motu.words import Words

if TYPE_CHECKING:
    from motu.core.errors import Message
    from motu.terminal.presenter import Presenter

COLUMNS, ROWS = 79, 24


def draw(game: str, view: Any, names: Sequence[str], with_hand: bool) -> str:
    """The map, what is going on, how everybody stands, and what the viewer has in hand."""
    presenter = _presenter(game)
    lines = ["".join(run.text for run in line).rstrip() for line in presenter.board_map(view, COLUMNS, ROWS)]
    lines += presenter.status(view, names, drawn=True)
    if with_hand:
        lines.append(presenter.cards(view))
    return "\n".join(lines)


def explain(game: str, view: Any, move: Any) -> str:
    """What a move of the viewer would do."""
    return _presenter(game).explain(view, move)


def told(messages: Iterable[Message]) -> str:
    """Several messages as one line of English."""
    return " ".join(speech.speaker(message) for message in messages)


@cache
def _presenter(game: str) -> Presenter:
    """Deferred, as a program that prints nothing needs nothing of the terminal."""
    from motu.terminal.console import Console  # noqa: PLC0415
    from motu.terminal.games import presenter_of  # noqa: PLC0415

    console = Console(Words("en"), "never")
    console.on_terminal = console.with_person = False  # a text is the same wherever it goes
    return presenter_of(game, console)
