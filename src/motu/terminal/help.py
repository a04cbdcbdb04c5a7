"""The help of a game, chapter by chapter: how moves are written, and which words help."""

from __future__ import annotations

from typing import NamedTuple

from motu.terminal.commands import described
from motu.terminal.console import Console
from motu.terminal.presenter import Presenter


class Chapter(NamedTuple):
    """A title, words with what they mean, and a remark behind them."""

    title: str
    pairs: list[tuple[str, str]]
    remark: str


def chapters(presenter: Presenter, console: Console, drawn: bool) -> list[Chapter]:
    """What `?` tells, without the choices of the moment; the signs of the map are for those who look at it."""
    words = presenter.notation() + (presenter.legend() if drawn else [])
    commands = [("?", console.say("command-help-help")), *described(console)]
    return [
        Chapter(console.say("help-moves"), words, presenter.notation_note()),
        Chapter(console.say("help-commands"), commands, console.say("help-seal")),
    ]
