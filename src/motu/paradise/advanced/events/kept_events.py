"""Events that are kept (11.2): their owner plays them in decisions of their own, and when asked.

A player who keeps any event is asked wherever one of them could help, so that the question tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from motu.core.chance import Chance
from motu.paradise.advanced.events.deck import prevent
from motu.paradise.advanced.events.event_markers import favour, mark, markers, move_die
from motu.paradise.advanced.events.questions import BACK, QUESTIONS, Question, ask, put
from motu.paradise.box import RUMORS, WARRIORS
from motu.paradise.grid import cells_in
from motu.paradise.moves import DONE, LEVY, NAME, PICK, PLAY_EVENT, Move
from motu.paradise.pieces import ONE, count
from motu.paradise.state import (
    ARIOI,
    BATTLE_CARD,
    BUILD,
    CHOOSE_ORDER,
    DIVISION,
    EXPLORE,
    FLEET,
    LOST_BOX,
    MOVE,
    NEXT,
    NOWHERE,
    SHAMAN,
    TRANSIT,
    VICTORY,
    State,
)
from motu.paradise.steps import battle, building, exploration
from motu.paradise.steps.decision import Decision

AT_WILL = ("marriage", "whispers")
OFFERED: dict[int, tuple[str, ...]] = {
    DIVISION: AT_WILL,
    CHOOSE_ORDER: AT_WILL,
    LOST_BOX: ("voyagers",),
    EXPLORE: ("omen", *AT_WILL),
    TRANSIT: ("winds", *AT_WILL),
    MOVE: ("winds", *AT_WILL),
    FLEET: ("winds",),
    ARIOI: ("marriage",),
    BATTLE_CARD: ("war-leader",),
    SHAMAN: ("shaman",),
}
"""In which decisions of their owner events are offered; War Fever is a way to build."""


def offered(s: State, seat: int) -> list[Move]:
    """The events that a seat may play in the decision at hand."""
    effects, events = OFFERED[s.stage], s.box.events
    return [PLAY_EVENT[event] for event in cells_in(s.kept[seat]) if useful(s, seat, events[event].effect, effects)]


def useful(s: State, seat: int, effect: str, effects: tuple[str, ...]) -> bool:
    if effect not in effects:
        return False
    return effect != "whispers" or bool(rumors_left(s, seat) and whisper_moves(s, seat, NOWHERE))


def asked(s: State, seat: int) -> bool:
    """A player who keeps an event is asked, like one who holds a card face down; in the victory step no event helps."""
    return bool(s.kept[seat]) and s.step != VICTORY


def play_event(s: State, seat: int, move: Move, chance: Chance) -> None:
    """An event is shown, and does its work."""
    event = move.what
    s.kept[seat] &= ~(1 << event)
    s.events.append(("plays", seat, event))
    PLAYED[s.box.events[event].effect](s, seat, event, chance)


# --- Favourable Winds, Good Omen: canoes go a hex farther, the explorer bears a knot more ---------------------------


def play_winds(s: State, seat: int, event: int, chance: Chance) -> None:
    lay_out(s, seat, event)


def play_omen(s: State, seat: int, event: int, chance: Chance) -> None:
    lay_out(s, seat, event)
    if s.at != NOWHERE:
        exploration.after_hex(s, seat)


def lay_out(s: State, seat: int, event: int, cell: int = NOWHERE) -> None:
    """The event is done with, but for its marker."""
    s.event_pile |= 1 << event
    mark(s, event, seat, cell)


# --- Voyagers Return: an explorer leaves the lost box, and sets out -------------------------------------------------


def lost_box(s: State, seat: int) -> bool:
    """A player who keeps an event is asked before the explorer only comes back (6.1)."""
    if not s.kept[seat]:
        return False
    s.stage, s.mover = LOST_BOX, seat
    return True


def lost_moves(s: State, seat: int) -> list[Move]:
    return [DONE]


def play_lost(s: State, seat: int, move: Move, chance: Chance) -> None:
    s.stage = NEXT
    exploration.come_back(s, seat)


def play_voyagers(s: State, seat: int, event: int, chance: Chance) -> None:
    s.event_pile |= 1 << event
    s.lost &= ~(1 << seat)
    s.stage = NEXT
    exploration.set_out(s, seat)


WAITING = Decision("paradise-ask-lost-box", lost_moves, play_lost)


# --- War Fever: two warrior bands at the price of one, planned as all building is -----------------------------------


def levies(s: State, seat: int) -> list[Move]:
    if not fever(s, seat) or (s.done | s.settling) >> seat & 1:
        return []
    pools, cost = s.pools[seat], s.box.costs[WARRIORS]
    if warriors_left(s, seat) < 2:
        return []
    return [
        LEVY[cell] for place in range(0, len(pools), 2) if pools[place + 1] >= cost for cell in cells_in(pools[place])
    ]


def fever(s: State, seat: int) -> int:
    """War Fever among the events that a seat keeps, as bits."""
    return sum(1 << event for event in cells_in(s.kept[seat]) if s.box.events[event].effect == "war-fever")


def warriors_left(s: State, seat: int) -> int:
    used = s.fielded[seat] + s.gone[seat] + s.paid[seat][building.PIECES_PLANNED]
    return s.box.limits[WARRIORS] - count(used, WARRIORS)


def plan_levy(s: State, seat: int, move: Move, chance: Chance) -> None:
    s.plans[seat].append(move)
    pools = s.pools[seat]
    pools[building.pool_at(pools, move.cell)] -= s.box.costs[WARRIORS]
    s.paid[seat][building.PIECES_PLANNED] += 2 * ONE[WARRIORS]


def place_levy(s: State, seat: int, move: Move, chance: Chance) -> None:
    """With the first of them the event is shown."""
    if (seat, NOWHERE) not in markers(s, "war-fever"):
        event = cells_in(fever(s, seat))[0]
        s.kept[seat] &= ~(1 << event)
        s.events.append(("plays", seat, event))
        lay_out(s, seat, event)
    pieces = 2 * ONE[WARRIORS]
    s.fielded[seat] += pieces
    s.put(seat, move.cell, pieces)
    s.events.append(("placed", seat, move.cell, pieces))


# --- War Leader: every roll of a battle is shifted, from this one on ------------------------------------------------


def play_leader(s: State, seat: int, event: int, chance: Chance) -> None:
    lay_out(s, seat, event, s.field)
    move_die(s, favour(s))
    battle.ask(s, s.side, chance)


# --- Shaman: an event that was drawn does not happen ----------------------------------------------------------------


def play_shaman(s: State, seat: int, event: int, chance: Chance) -> None:
    s.event_pile |= 1 << event
    prevent(s, seat)


# --- Royal Marriage: no battle between two in this turn -------------------------------------------------------------


def play_marriage(s: State, seat: int, event: int, chance: Chance) -> None:
    """The attacked player marries the attacker; else a player is named."""
    if s.stage == ARIOI:
        lay_out(s, seat, event, s.player)
        s.events.append(("married", seat, s.player))
        battle.turn_away(s, chance)
    else:
        interrupt(s, seat, event, "marriage")
        ask(s, chance)


def interrupt(s: State, seat: int, event: int, *questions: str) -> None:
    """The event asks something in the middle of another decision, which then goes on."""
    s.event = event
    for what in questions:
        put(s, seat, what)
    put(s, seat, BACK, s.stage)


def marriage_moves(s: State, seat: int, number: int) -> list[Move]:
    return [NAME[other] for other in s.alive() if other != seat]


def marriage_named(s: State, seat: int, number: int, move: Move, chance: Chance) -> None:
    mark(s, s.event, seat, move.what)
    s.events.append(("married", seat, move.what))


QUESTIONS["marriage"] = Question(marriage_moves, marriage_named)


# --- Whispers: all rumors that are left are placed at once ----------------------------------------------------------


def play_whispers(s: State, seat: int, event: int, chance: Chance) -> None:
    interrupt(s, seat, event, *["whisper"] * rumors_left(s, seat))
    ask(s, chance)


def rumors_left(s: State, seat: int) -> int:
    return s.box.limits[RUMORS] - count(s.fielded[seat] + s.gone[seat], RUMORS)


def whisper_moves(s: State, seat: int, number: int) -> list[Move]:
    """Wherever a seat has a piece, but not among enemies."""
    return [PICK[cell] for cell in cells_in(s.places[seat] & ~s.enemies(seat))]


def whispered(s: State, seat: int, number: int, move: Move, chance: Chance) -> None:
    s.put(seat, move.cell, ONE[RUMORS])
    s.fielded[seat] += ONE[RUMORS]
    s.events.append(("whispered", seat, move.cell))


QUESTIONS["whisper"] = Question(whisper_moves, whispered)

PLAYED: dict[str, Callable[[State, int, int, Chance], None]] = {
    "winds": play_winds,
    "omen": play_omen,
    "voyagers": play_voyagers,
    "war-leader": play_leader,
    "shaman": play_shaman,
    "marriage": play_marriage,
    "whispers": play_whispers,
}
"""What an event does when it is played, by its effect."""
ADDED = dict.fromkeys(OFFERED, offered) | {BUILD: levies}
"""What is added to decisions of these stages."""
