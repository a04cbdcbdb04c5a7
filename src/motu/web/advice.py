"""Help by the bots, over HTTP: hints, and reviews of whole games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from motu.bots.bot import adviser
from motu.core.errors import BadOption, message
from motu.store.rows import OVER
from motu.tables import table_view
from motu.tables.actions import Refused, SeatNumber
from motu.tables.help import refuse_help
from motu.tables.table_view import MessageView, eyes_of, lies_open
from motu.web.server import Call, Fault


class AskHint(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None


class AskReview(msgspec.Struct, frozen=True):
    """`quality` is quick, normal or deep."""

    quality: str = "normal"
    seat: SeatNumber | None = None


GameDecision = Annotated[
    Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/GameDecision"})
]
"""A decision of a turn as data: every game has a type of its own for that."""


class Hint(msgspec.Struct, frozen=True):
    """A good turn: its moves, the same in one line of notation and as data, the chance to win with it, and why."""

    moves: list[str]
    words: str
    decisions: list[GameDecision]
    chance: float
    reasons: list[MessageView]


class Hints(msgspec.Struct, frozen=True):
    """The best turns, the best one first."""

    hints: list[Hint]


Player = Literal["white", "black"]


class ReviewDecision(msgspec.Struct, frozen=True):
    """A decision in notation and as data, and White's chance after it."""

    word: str
    shown: GameDecision
    white: float


class Judgement(msgspec.Struct, frozen=True):
    """What players could have known of their choice: their own chance with the best turn, and with the one they played.

    best        the best turn in notation, and `best_decisions` the same as data
    reasons     what speaks for it
    luck        by how much the cards that came then changed it; None where no card came
    """

    best: str
    best_decisions: list[GameDecision]
    best_chance: float
    played_chance: float
    loss: float
    mark: Literal["", "?", "??"]
    luck: float | None
    reasons: list[MessageView]


class ReviewTurn(msgspec.Struct, frozen=True):
    """A turn, or a part of one. `before` and `after` are White's chances."""

    turn: int
    player: Player
    round: int
    words: str
    before: float
    after: float
    decisions: list[ReviewDecision]
    judgement: Judgement | None


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the game turned: the place of the turn in the list, and by how much its mover's chance changed."""

    kind: Literal["mistake", "lucky", "unlucky"]
    place: int
    change: float


class Review(msgspec.Struct, frozen=True):
    """A game looked at afterwards. `seat` is whose knowledge it is made from; `open`: all cards are open."""

    format: int
    game: str
    seat: Literal["open", "white", "black"]
    quality: str
    players: list[str]
    result: str
    turns: list[ReviewTurn]
    points: list[TurningPoint]


class ReviewLine(msgspec.Struct, frozen=True):
    """One line of the answer: how much is done, from 0 to 1; at last the review, or why there is none."""

    progress: float | UnsetType = UNSET
    review: Review | UnsetType = UNSET
    error: Fault | UnsetType = UNSET


async def hint(call: Call) -> Hints:
    """The best turns for one's own seat, with the chance to win and the reasons. Not where bots help nobody."""
    server = call.server
    server.limits.check("hints-visitor", call.id)
    async with server.tables.enter(call.path["table"], call.id) as cached:
        table = cached.table
        eyes = eyes_of(table, call.id, call.body.seat)
        if eyes is None and table.is_analysis:
            eyes = next((mover for mover in table.movers if mover in table.seats_of(call.id)), None)
        if table.match is None or eyes is None or eyes not in table.movers:
            raise Refused(message("tables-no-hint-now"))
        adviser(table.game.NAME)
        refuse_help(table)
        copied = table.match.record(finished=False) if table.is_analysis or table.opened.start else None
        await server.tables.note_help(cached, eyes)
        game, view = table.game.NAME, table.game.view(cached.table.match.state, eyes)  # type: ignore[union-attr]
    if copied is not None:
        await server.tables.rated_games.refuse(table.game, copied)
    return Hints(msgspec.convert(await server.thinkers.advise(game, view, 1.0, call.id), list[Hint]))


class ReviewOrder(NamedTuple):
    """A review that is yet to be made: the record, the eyes to see it through, and how well."""

    game: str
    record: str
    seat: int | None
    quality: str


async def review(call: Call) -> ReviewOrder:
    """A game looked at afterwards: lines of JSON, first `{"progress": 0.1}` and the like, at last `{"review": …}`.

    A finished game is seen with all cards open; a running one with what one's seat knows, and counts as help.
    """
    server, body = call.server, call.body
    if body.quality not in ("quick", "normal", "deep"):
        raise BadOption(message("tables-bad-quality", quality=body.quality))
    server.limits.check("hints-visitor", call.id)
    async with server.tables.enter(call.path["table"], call.id) as cached:
        table = cached.table
        if table.match is None:
            raise Refused(message("tables-not-begun"))
        adviser(table.game.NAME)
        if lies_open(table):
            seat = body.seat if body.seat in range(len(table.chairs)) else None
        else:
            seat = eyes_of(table, call.id, body.seat)
            if seat is None:
                raise Refused(message("tables-not-seated"))
            refuse_help(table)
            if table.stage != OVER:
                await server.tables.note_help(cached, seat)
        copied = table.match.record(finished=False) if table.is_analysis or table.opened.start else None
        order = ReviewOrder(table.game.NAME, table_view.whole_record(cached.table), seat, body.quality)
    if copied is not None:
        await server.tables.rated_games.refuse(table.game, copied)
    return order
