"""Random events (11.2) in words: those that are kept, markers of those that last, and the moves they bring."""

from __future__ import annotations

from motu.paradise.advanced.events.gains import STARS
from motu.paradise.advanced.events.log import event_text, names
from motu.paradise.grid import cells_in
from motu.paradise.moves import DRAW, PLAY_EVENT, Move
from motu.paradise.names import PLAYERS, hex_name
from motu.paradise.pieces import LETTERS
from motu.paradise.state import EVENT, LOST_BOX, NOWHERE, SHAMAN, STAGES
from motu.paradise.view import View
from motu.terminal.console import Console

KINDS = ("role", "event", "levy", "pick", "name", "loss")
"""The groups of choices that events bring."""
INSTEAD = (("migration", NOWHERE), ("stars", STARS))
"""Questions of events that bring a piece if they are answered with ".", with their numbers."""
ENDINGS = (SHAMAN, EVENT, LOST_BOX)
"""Stages in which "." has to do with an event."""


# --- Where the game stands ------------------------------------------------------------------------------------------


def kept(view: View, console: Console) -> list[str]:
    """The events that the viewer keeps, in a line."""
    if not view.kept or view.seat is None:
        return []
    listed = ", ".join(f"{name(view, event, console)} {PLAY_EVENT[event]}" for event in cells_in(view.kept))
    return [console.say("paradise-kept", player=PLAYERS[view.seat], events=listed)]


def explained(view: View, console: Console) -> list[str]:
    """The same with what they do, a line each."""
    return [line(view, event, console) for event in cells_in(view.kept)]


def line(view: View, event: int, console: Console) -> str:
    box = view.options.box
    effect = box.events[event].effect
    return console.say("paradise-event-line", **names(box)[event], effect=effect, word=PLAY_EVENT[event].text)


def name(view: View, event: int, console: Console) -> str:
    return console.say("paradise-event-named", **names(view.options.box)[event])


def markers(view: View, console: Console) -> list[str]:
    """The events that last, with the place or the players they are about."""
    return [_marker(view, *marker, console) for marker in view.standing]


def _marker(view: View, event: int, seat: int, where: int, console: Console) -> str:
    box = view.options.box
    married = box.events[event].effect == "marriage"
    return console.say(
        "paradise-event-marker",
        **names(box)[event],
        about="pair" if married else "seat" if where == NOWHERE else "place",
        player=PLAYERS[seat],
        other=PLAYERS[where if married else seat],
        place="-" if married else hex_name(view, where),
    )


def left(view: View, console: Console) -> list[str]:
    """How many events are to be drawn, which are done with, and what those that last do."""
    if view.options.events == "no":
        return []
    done = ", ".join(name(view, event, console) for event in cells_in(view.event_pile))
    told = [
        console.say("paradise-events-left", deck=view.event_deck, events=done or console.say("paradise-events-none"))
    ]
    lasting = sorted({event for event, _, _ in view.standing} | ({view.event} - {NOWHERE}))
    return told + markers(view, console) + [line(view, event, console) for event in lasting]


# --- Choices --------------------------------------------------------------------------------------------------------


def kind_of(view: View, move: Move) -> str:
    """The group of a move: a piece that is taken while an event is dealt with is lost."""
    return "loss" if move.kind == "take" and view.stage == EVENT else move.kind


def effect(view: View, move: Move, console: Console) -> str:
    """What an event does, in a sentence."""
    return console.tell(event_text(view.options.box, move.what))


def would(view: View, move: Move, console: Console) -> str:
    """What a move would do."""
    kind = kind_of(view, move)
    if kind == "event":
        return console.say("paradise-would-play", **names(view.options.box)[move.what])
    if kind == "role":
        kind = "draw" if move is DRAW else "order"
    return console.say(
        "paradise-would-event",
        kind=kind,
        place=hex_name(view, move.cell),
        other=PLAYERS[move.what] if kind == "name" else "-",
        piece=LETTERS[move.what] if kind == "loss" else "-",
    )


def ending(view: View, console: Console) -> str:
    """What "." does: of some events something else comes if it is played at once."""
    question = view.queue[0][1:] if view.stage == EVENT else ()
    if question in INSTEAD:
        return console.say("paradise-done-event", stage=str(question[0]))
    return console.say("paradise-done-event", stage=STAGES[view.stage])
