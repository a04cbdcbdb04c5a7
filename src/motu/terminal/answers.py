"""Answers to the commands that change nothing, a paragraph each."""

from __future__ import annotations

from collections.abc import Callable

from motu.terminal.local_game import LocalGame

FOR_ALL = ("board", "row", "log", "score", "rules")
"""What can be asked when nobody looks at the game from a seat of his own."""


def answer(local_game: LocalGame, viewer: int | None, question: str) -> list[str]:
    """What there is to say to a viewer, as far as he may know it."""
    presenter, view = local_game.presenter, local_game.game.view(local_game.match.state, viewer)
    answers: dict[str, Callable[[], list[str]]] = {
        "board": lambda: presenter.board_list(view),
        "hand": lambda: presenter.hand(view),
        "row": lambda: presenter.row(view),
        "log": lambda: local_game.log(viewer) or [local_game.console.say("log-empty")],
        "score": lambda: presenter.score(view),
        "danger": lambda: presenter.dangers(view),
        "rules": lambda: presenter.rules(local_game.match.options),
    }
    return answers[question]()
