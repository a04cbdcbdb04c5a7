"""Moves that are only tried: what they would lead to, for whoever sits there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from motu.core import extras
from motu.core.errors import BadNotation, message
from motu.core.match import Match
from motu.core.trial import trial
from motu.tables.actions import LONGEST_MOVE, MOST_MOVES, Refused
from motu.tables.table_view import GameMove, GameView, MessageView, message_view

GameProspect = Annotated[
    Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/GameProspect"})
]
"""What moves would bring: every game that tells has a type of its own for that."""


class Tried(msgspec.Struct, frozen=True):
    """Where moves would lead that nobody has played.

    version     that of the table on which they were tried
    played      how many of them were tried
    stopped     why the next one cannot be played
    reveals     whether the next one would bring something to light: it is not tried, for it cannot be taken back
    shown       the position after those tried, and in `moves` what could be done then
    prospect    what they bring, as the game tells it; null where it does not
    """

    version: int
    played: int
    stopped: MessageView | None
    reveals: bool
    shown: GameView
    moves: list[GameMove]
    prospect: GameProspect | None


def try_moves(match: Match, seat: int, texts: Sequence[str], version: int) -> Tried:
    """What these moves of a seat would lead to; nothing is played. Refused if there are too many."""
    if len(texts) > MOST_MOVES:
        raise Refused(message("tables-moves-number", most=MOST_MOVES))
    game, moves, unread = match.game, list[Any](), None
    for text in texts:
        try:
            moves.append(game.read(text[:LONGEST_MOVE]))
        except BadNotation as error:
            unread = error.reason
            break
    found = trial(match, seat, moves)
    stopped = found.stopped
    if unread is not None and found.played == len(moves):
        stopped = unread
    before, after = game.view(match.state, seat), game.view(found.state, seat)
    listed = game.moves(found.state, seat) if game.movers(found.state) else []
    return Tried(
        version=version,
        played=found.played,
        stopped=message_view(stopped) if stopped else None,
        reveals=found.reveals,
        shown=game.show(after),
        moves=[game.show_move(after, move) for move in listed],
        prospect=extras.prospect(game, before, after),
    )
