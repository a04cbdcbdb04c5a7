"""Drawing events (11.2): who draws and who chooses the order, the draw itself, and the Shaman who may prevent it."""

from __future__ import annotations

from functools import lru_cache

from motu.core.chance import Chance
from motu.paradise.advanced.events import gains, land, losses
from motu.paradise.advanced.events.questions import ask, close
from motu.paradise.box import BOXES, Box, slug
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, DRAW, ORDER, Move
from motu.paradise.state import DIVISION, NEXT, NOWHERE, SHAMAN, State
from motu.paradise.steps.decision import Decision, draw_bit
from motu.paradise.steps.order import by_place

FROM = 10
"""Events are drawn once somebody has five points, in halves."""
HAPPENS = {**losses.HAPPENS, **land.HAPPENS, **gains.HAPPENS}
"""What an event does when it is drawn, by its effect."""


@lru_cache(maxsize=BOXES)
def event_slugs(box: Box) -> tuple[str, ...]:
    """The names of events as records write them."""
    return tuple(slug(event.name) for event in box.events)


def set_up(s: State, chance: Chance) -> None:
    s.event_deck = (1 << len(s.box.events)) - 1


# --- Who draws ------------------------------------------------------------------------------------------------------


def divide(s: State, chance: Chance) -> None:
    """The last on the track draws, or chooses the order; the last but one does the other."""
    s.drawer = -1
    if max(s.points) >= FROM:
        s.eventful = 1
    if s.eventful and s.event_deck:
        s.stage = DIVISION
        s.mover = s.player = s.chooser


def division_moves(s: State, seat: int) -> list[Move]:
    return [DRAW, ORDER]


def play_division(s: State, seat: int, move: Move, chance: Chance) -> None:
    other = by_place(s)[1]
    s.drawer, s.chooser = (seat, other) if move is DRAW else (other, seat)
    s.events.append(("division", s.drawer, s.chooser))
    s.stage = NEXT


DIVIDING = Decision("paradise-ask-division", division_moves, play_division)


# --- The draw -------------------------------------------------------------------------------------------------------


def draw(s: State, chance: Chance) -> None:
    """An event that is kept goes to its drawer; another happens, unless a shaman prevents it."""
    if s.drawer < 0:
        return
    event = draw_bit(s.event_deck, event_slugs(s.box), chance)
    s.event_deck &= ~(1 << event)
    if s.box.events[event].kept:
        s.kept[s.drawer] |= 1 << event
        s.events.append(("keeps", s.drawer, event))
        s.drawer = -1
        return
    s.event, s.player = event, s.drawer
    s.events.append(("event", s.drawer, event))
    keepers = [seat for seat in s.order if s.kept[seat]]
    s.queue = [(seat, "shaman", NOWHERE) for seat in sorted(keepers, key=lambda seat: seat == s.drawer)]
    next_shaman(s, chance)


def next_shaman(s: State, chance: Chance) -> None:
    """Everybody who keeps an event is asked, the drawer last; then it happens."""
    if s.queue:
        s.stage, s.mover = SHAMAN, s.queue.pop(0)[0]
        return
    s.stage = NEXT
    HAPPENS[s.box.events[s.event].effect](s, chance)
    ask(s, chance)


def shaman_moves(s: State, seat: int) -> list[Move]:
    return [DONE]


def play_shaman(s: State, seat: int, move: Move, chance: Chance) -> None:
    next_shaman(s, chance)


def prevent(s: State, seat: int) -> None:
    """The event does not happen."""
    s.events.append(("prevented", seat, s.event))
    close(s)
    s.queue, s.drawer = [], -1
    s.stage = NEXT


ASKING_SHAMANS = Decision("paradise-ask-shaman", shaman_moves, play_shaman)


# --- Who leaves -----------------------------------------------------------------------------------------------------


def left(s: State, seat: int) -> None:
    """A player who leaves the game shows the events they kept."""
    for event in cells_in(s.kept[seat]):
        s.events.append(("dropped", seat, event))
    s.event_pile |= s.kept[seat]
    s.kept[seat] = 0
