"""What happens in a solitaire game, in the words of the log."""

from __future__ import annotations

from typing import Any

from motu.core.errors import Message, message
from motu.paradise.names import at, counted, here, say, setting_out, unnamed
from motu.paradise.pieces import LETTERS
from motu.paradise.solitaire.opponent import OPPONENT
from motu.paradise.state import State


def chit_words(s: Any, chit: int) -> dict[str, str | int]:
    """What stands on a chit, for a message; of a state or a view."""
    it = s.options.box.chits[chit]
    return {"chit": chit + 1, "expand": it.expand, "action": it.action}


def _chit(s: State, viewer: int | None, chit: int) -> Message:
    return say("paradise-log-chit", OPPONENT, **chit_words(s, chit))


def _rich(s: State, viewer: int | None, cell: int, chit: int) -> Message:
    return message("paradise-log-rich", **here(s, cell), **chit_words(s, chit))


def _inhabited(what: str) -> Any:
    def said(s: State, viewer: int | None, cell: int, die: int, less: int, far: int) -> Message:
        return say(what, OPPONENT, **here(s, cell), die=die, less=less, far=far)

    return said


def _lives(s: State, viewer: int | None, cell: int, rolls: tuple[int, ...], bands: tuple[int, ...]) -> Message | None:
    """One roll for each green square, one for each village."""
    if not bands:
        return None
    return say("paradise-log-lives", OPPONENT, **here(s, cell), villages=len(bands))


def _of_the_opponent(what: str) -> Any:
    return lambda s, viewer: say(what, OPPONENT)


LOG_MESSAGES: dict[str, Any] = {
    "chit": _chit,
    "rich": _rich,
    "inhabited": _inhabited("paradise-log-inhabited"),
    "uninhabited": _inhabited("paradise-log-uninhabited"),
    "lives": _lives,
    "drifted": at("paradise-log-drifted"),
    "gets": lambda s, viewer, kind, cell, number: say(
        "paradise-log-gets", OPPONENT, piece=LETTERS[kind], number=number, **here(s, cell)
    ),
    "gets-village": lambda s, viewer, cell: say("paradise-log-gets-village", OPPONENT, **here(s, cell)),
    "gets-card": _of_the_opponent("paradise-log-gets-card"),
    "gets-nothing": _of_the_opponent("paradise-log-gets-nothing"),
    "on-course": lambda s, viewer, cell: say("paradise-log-on-course", OPPONENT, **unnamed(cell)),
    "back": lambda s, viewer, knots: say("paradise-log-back", OPPONENT, knots=knots),
    "raid": lambda s, viewer, origin, cell, fleet, defenders: say(
        "paradise-log-raid",
        OPPONENT,
        **setting_out(s, origin),
        **here(s, cell),
        pieces=counted(fleet),
        defenders=defenders,
    ),
    "no-raid": _of_the_opponent("paradise-log-no-raid"),
}
"""How each event of these files is told."""
