"""The lessons as they are written down: a TOML file each, in a folder for each game, in the order of their names.

A lesson has parts, each a position and the steps that are done there. The position is the end of a game record, so
that nobody learns from what could not happen. Sentences are message ids; their words are the page's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from motu.games import GAMES

FOLDER = Path(__file__).parent

Pattern = str | dict[str, str | bool]
"""Which moves are meant: a word of the notation, or what `show_move` must say of it ("takes" must hold the letters)."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the learner is asked to do.

    say, hint, no   what the learner is told, what helps, and why another move is not what is wanted now
    accepts         the moves that are wanted
    until           the step goes on until one of these is played; any that leaves one of them within reach of this
                    turn will do before it. Without it, one move is the whole step.
    outcomes        what chance answers to the learner's moves, as far as it is asked
    reply           what the other side then does, in the words of a record
    """

    say: str
    hint: str
    no: str
    accepts: list[Pattern]
    until: list[Pattern] = []
    outcomes: list[str] = msgspec.field(default_factory=list, name="came")
    reply: str = ""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, as a record that ends there, and what is done in it."""

    record: str
    steps: list[Step]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. `about` tells what it is about, `done` what was learned, `minutes` about how long it takes."""

    name: str
    about: str
    done: str
    seat: str
    minutes: int
    parts: list[Part]


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by their ids, in order."""
    return {
        path.stem.partition("-")[2]: msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson)
        for path in sorted((FOLDER / game).glob("*.toml"))
    }


def game_of(lesson: str) -> str | None:
    """The game that a lesson is about; None when there is no such lesson."""
    return next((game for game in GAMES if lesson in lessons_of(game)), None)


def sentences(lesson: Lesson) -> list[str]:
    """The ids of all that is said in a lesson."""
    steps = [step for part in lesson.parts for step in part.steps]
    return [lesson.name, lesson.about, *(id for step in steps for id in (step.say, step.hint, step.no)), lesson.done]
