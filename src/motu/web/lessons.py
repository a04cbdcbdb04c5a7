"""Lessons over HTTP: which there are, and how somebody stands who has played these moves. Nothing is stored."""

from __future__ import annotations

from typing import Annotated

import msgspec

from motu.games import GAMES, game_named
from motu.tables.lessons import lesson_files, teacher
from motu.tables.table_view import MessageView
from motu.web.server import Call

Word = Annotated[str, msgspec.Meta(max_length=20)]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson: how many steps it has, and about how many minutes it takes."""

    id: str
    game: str
    name: MessageView
    about: MessageView
    steps: int
    minutes: int


class Played(msgspec.Struct, frozen=True):
    """The learner's moves so far, in the words of the notation."""

    played: Annotated[list[Word], msgspec.Meta(max_length=100)] = []


async def lessons(call: Call) -> list[LessonInfo]:
    """The lessons, in the order in which they build on each other."""
    wanted = call.query.get("game", "")
    games = [game_named(wanted).NAME] if wanted else GAMES
    return [
        LessonInfo(
            id=id,
            game=game,
            name=MessageView(lesson.name, {}),
            about=MessageView(lesson.about, {}),
            steps=sum(len(part.steps) for part in lesson.parts),
            minutes=lesson.minutes,
        )
        for game in games
        for id, lesson in lesson_files.lessons_of(game).items()
    ]


async def take_lesson(call: Call) -> teacher.LessonState:
    """Where a learner stands after these moves: what they are told, what they see, and what they may do."""
    return teacher.take(call.path["lesson"], call.body.played)
