"""Answers to the commands that change nothing, a paragraph each."""

from __future__ import annotations

from collections.abc import Callable

from motu.terminal.table import Table

FOR_ALL = ("board", "row", "log", "score", "rules")
"""What can be asked when nobody looks at the game from a seat of his own."""


def answer(table: Table, viewer: int | None, question: str) -> list[str]:
    """What there is to say to a viewer, as far as he may know it."""
    scene, view = table.scene, table.game.view(table.match.state, viewer)
    answers: dict[str, Callable[[], list[str]]] = {
        "board": lambda: scene.listed(view),
        "hand": lambda: scene.hand(view),
        "row": lambda: scene.row(view),
        "log": lambda: table.log(viewer) or [table.speech.say("log-empty")],
        "score": lambda: scene.score(view),
        "danger": lambda: scene.dangers(view),
        "rules": lambda: scene.rules(table.match.options),
    }
    return answers[question]()
