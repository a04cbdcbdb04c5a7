"""How events are named and told, and what is seen of a draw (11.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from motu.core.errors import Message, message
from motu.paradise.advanced.events.deck import event_slugs
from motu.paradise.box import BOXES, Box
from motu.paradise.box_loader import default_box
from motu.paradise.names import at, card_name, group_name, here, plain, player_name, say, setting_out, unnamed
from motu.paradise.pieces import LETTERS
from motu.paradise.state import CHOOSE_ORDER, EVENT, SHAMAN, State
from motu.paradise.view import View

OWN = "own"
"""Stands for an event that has another name than ours, which then is told as it is."""


@lru_cache(maxsize=BOXES)
def names(box: Box) -> tuple[dict[str, str | int], ...]:
    """For each event of a box what messages need: our word for it, and the name that the box has."""
    ours = {event.name: event.effect for event in default_box().events}
    return tuple(
        {"event": event.effect if ours.get(event.name) == event.effect else OWN, "name": event.name}
        for event in box.events
    )


def event_text(box: Box, event: int) -> Message:
    """What an event does, in a sentence."""
    return message("paradise-event-text", effect=box.events[event].effect)


def asked(view: View) -> dict[str, str | int]:
    """What a question of an event is about: the event, and what is to be answered."""
    if view.event < 0:
        return {}
    what = str(view.queue[0][1]) if view.queue else "-"
    return {**names(view.options.box)[view.event], "what": what}


def _named(what: str) -> Any:
    """Who, and which event."""
    return lambda s, viewer, seat, event: say(what, seat, **names(s.box)[event])


def _drawn(s: State, viewer: int | None, seat: int, event: int) -> Message:
    effect = s.box.events[event].effect
    return say("paradise-log-event", seat, **names(s.box)[event], effect=effect)


def _keeps(s: State, viewer: int | None, seat: int, event: int) -> Message:
    """Others see that an event is kept, and no more."""
    if viewer != seat:
        return say("paradise-log-keeps", seat)
    return say("paradise-log-keeps-own", seat, **names(s.box)[event], effect=s.box.events[event].effect)


def _stars(s: State, viewer: int | None, seat: int, cell: int, tile: int) -> Message:
    if viewer != seat:
        return say("paradise-log-stars", seat, **unnamed(cell))
    return say("paradise-log-stars-own", seat, **unnamed(cell), group=group_name(s.box, tile))


def _trade(s: State, viewer: int | None, seat: int, card: int) -> Message:
    if viewer != seat:
        return say("paradise-log-trade", seat)
    return say("paradise-log-trade-own", seat, card=card_name(s.box, card))


def _two(what: str) -> Any:
    return lambda s, viewer, seat, other: say(what, seat, other=player_name(other))


LOG_MESSAGES: dict[str, Any] = {
    "division": _two("paradise-log-division"),
    "event": _drawn,
    "keeps": _keeps,
    "plays": _named("paradise-log-plays"),
    "prevented": _named("paradise-log-prevented"),
    "dropped": _named("paradise-log-dropped"),
    "nothing": lambda s, viewer: message("paradise-log-nothing"),
    "picked": at("paradise-log-picked"),
    "named": _two("paradise-log-named"),
    "unharmed": plain("paradise-log-unharmed"),
    "struck": lambda s, viewer, seat, kind, cell: say(
        "paradise-log-struck", seat, piece=LETTERS[kind], **here(s, cell)
    ),
    "village-lost": at("paradise-log-village-lost"),
    "migrated": lambda s, viewer, seat, start, cell: say(
        "paradise-log-migrated", seat, **setting_out(s, start), **here(s, cell)
    ),
    "stars": _stars,
    "trade": _trade,
    "gift": lambda s, viewer, seat, kind, cell: say("paradise-log-gift", seat, piece=LETTERS[kind], **here(s, cell)),
    "founded": at("paradise-log-founded"),
    "married": _two("paradise-log-married"),
    "whispered": at("paradise-log-whispered"),
}


def seen(s: State, viewer: int | None, outcomes: tuple[str, ...]) -> tuple[str, ...] | None:
    """What came in a draw: an event that is kept, and a card, are their owner's secret."""
    if s.stage == CHOOSE_ORDER and s.drawer >= 0 and outcomes:
        if viewer == s.drawer:
            return outcomes
        secret = {name for name, event in zip(event_slugs(s.box), s.box.events, strict=True) if event.kept}
        return ("?" if outcomes[0] in secret else outcomes[0], *("?" for _ in outcomes[1:]))
    if s.stage in (SHAMAN, EVENT) and viewer != s.drawer:
        return tuple("?" for _ in outcomes)
    return outcomes if s.stage in (SHAMAN, EVENT) else None
