"""The help of a game, chapter by chapter: how moves are written, and which words help."""

from __future__ import annotations

from typing import NamedTuple

from motu.terminal.commands import described
from motu.terminal.scene import Scene
from motu.terminal.speech import Speech


class Chapter(NamedTuple):
    """A title, words with what they mean, and a remark behind them."""

    title: str
    pairs: list[tuple[str, str]]
    remark: str


def chapters(scene: Scene, speech: Speech, drawn: bool) -> list[Chapter]:
    """What `?` tells, without the choices of the moment; the signs of the map are for those who look at it."""
    words = scene.notation() + (scene.signs() if drawn else [])
    commands = [("?", speech.say("command-help-help")), *described(speech)]
    return [
        Chapter(speech.say("help-moves"), words, scene.several()),
        Chapter(speech.say("help-commands"), commands, speech.say("help-seal")),
    ]
