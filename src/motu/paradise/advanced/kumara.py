"""Kumara (11.5): the explorer can look for the sweet potato in South America, beyond the map.

The search is a way to explore (`added` to that decision, `plays`, `may_explore`): a die decides about every hex on the
way, and the explorer's owner chooses where to go (stage SEARCH). Kumara scores (`points`), and is captured with a saved
village of somebody who has it (`conquered`).
"""

from __future__ import annotations

from functools import lru_cache

from motu.core.chance import Chance
from motu.core.errors import Message, message
from motu.paradise.box import BOXES, Box
from motu.paradise.cards import has
from motu.paradise.grid import ALL, AROUND, DISTANCE, NAMES, cells_in, flood, mask_of, spread
from motu.paradise.hooks import Line, Rule
from motu.paradise.moves import GO, Move
from motu.paradise.moves import SEARCH as SET_OUT
from motu.paradise.names import at, hex_name, label, plain, player_name, say
from motu.paradise.state import EXPLORE, NOWHERE, SEARCH, WILD, State
from motu.paradise.steps.decision import DIE, NO_MARKER, Decision
from motu.paradise.steps.exploration import come_home

LOST, RETURN, ASTRAY = 1, 3, 4
"""The table: up to 1 the explorer is lost, up to 3 returns, with 4 is off course, with more explores on."""
SPEEDY = ("navigation", "all-canoes-3", "war-canoes-3")
"""Effects of the cards of which one, or more, face up adds 1 to the rolls: Navigation, Poi, Double-Hulled Canoes."""
ROLLS = 24
"""After so many rolls the explorer returns in any case (ruling 29)."""
KUMARA = 4
"""Two points, in halves."""


# --- The way there --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=BOXES)
def eastern_ocean(box: Box) -> int:
    """The printed ocean on the eastern edge: the free move before the search does not cross it."""
    return flood(spread(mask_of(box.south_america)) & box.open_ocean, box.open_ocean)


@lru_cache(maxsize=BOXES)
def far_away(box: Box) -> tuple[int, ...]:
    """How far every hex is from South America, as the crow flies."""
    return tuple(min((distance[cell] for cell in box.south_america), default=0) for distance in DISTANCE)


def starts(s: State, seat: int) -> int:
    """The hexes "To South America" that the explorer reaches before setting out."""
    if s.kumara >> seat & 1:
        return 0
    free = s.known & ~s.enemies(seat) & ~eastern_ocean(s.box)
    return flood(s.held[seat], free) & mask_of(s.box.to_south_america)


def goals(box: Box, cell: int, free: int, result: int) -> list[int]:
    """Where this result leads from a hex: off course anywhere but nearer to South America, else anywhere, or there.

    Hexes with enemies are not entered. Where no other is left, the explorer stays.
    """
    around = cells_in(box.near_mask[cell] & free)
    if result > ASTRAY:
        return [*around, *[each for each in AROUND[cell] if each in box.south_america][:1]] or [cell]
    away = far_away(box)
    return [each for each in around if away[each] >= away[cell]] or [cell]


def bonus(s: State, seat: int) -> int:
    """What is added to a roll: 1 for the islands on the way, 1 for cards."""
    return (s.galapagos >> seat & 1) + any(has(s, seat, effect) for effect in SPEEDY)


# --- The search -----------------------------------------------------------------------------------------------------


def search_moves(s: State, seat: int) -> list[Move]:
    return [SET_OUT[cell] for cell in cells_in(starts(s, seat))] if s.at == NOWHERE else []


def set_out(s: State, seat: int, move: Move, chance: Chance) -> None:
    s.at, s.rolls = move.cell, 0
    s.voyage = [(move.cell, NO_MARKER, 0)]
    s.events.append(("search", seat, move.cell))
    roll(s, seat, chance)


def roll(s: State, seat: int, chance: Chance) -> None:
    """The die, until it is over or there is something to choose; cards count that lie face up now."""
    while s.rolls < ROLLS:
        s.rolls += 1
        die = chance.below(6, DIE) + 1
        result = s.die = die + bonus(s, seat)
        s.events.append(("search-roll", seat, die, result))
        if result <= RETURN:
            if result == LOST and not has(s, seat, "ocean-chart"):
                s.lost |= 1 << seat
                s.events.append(("search-lost", seat, s.at))
                end(s)
                return
            break
        ways = goals(s.box, s.at, ALL & ~s.enemies(seat), result)
        if len(ways) > 1:
            s.stage, s.mover = SEARCH, seat
            return
        if enter(s, seat, ways[0]):
            break
    s.events.append(("return", seat, s.at))
    end(s)


def enter(s: State, seat: int, cell: int) -> bool:
    """The explorer comes to a hex; whether it is South America."""
    if cell in s.box.south_america:
        s.kumara |= 1 << seat
        s.events.append(("kumara", seat))
        return True
    s.events.append(("seek", seat, cell))
    s.at = cell
    s.voyage.append((cell, NO_MARKER, 0))
    if cell in s.box.galapagos and not s.galapagos >> seat & 1:
        s.galapagos |= 1 << seat
        s.events.append(("galapagos", seat, cell))
    return False


def end(s: State) -> None:
    s.rolls = s.die = 0
    come_home(s)


def moves(s: State, seat: int) -> list[Move]:
    return [GO[cell] for cell in goals(s.box, s.at, ALL & ~s.enemies(seat), s.die)]


def play(s: State, seat: int, move: Move, chance: Chance) -> None:
    if enter(s, seat, move.cell):
        s.events.append(("return", seat, s.at))
        end(s)
    else:
        roll(s, seat, chance)


def why_not(s: State, seat: int, move: Move) -> Message | None:
    if s.stage != EXPLORE:
        return None
    if s.kumara >> seat & 1:
        return message("paradise-kumara-once")
    if s.at != NOWHERE:
        return message("paradise-kumara-instead")
    if move.cell not in s.box.to_south_america:
        places = ", ".join(NAMES[cell] for cell in s.box.to_south_america)
        return message("paradise-kumara-starts", place=NAMES[move.cell], places=places)
    return message("paradise-kumara-no-way", place=NAMES[move.cell])


def why_not_there(s: State, seat: int, move: Move) -> Message | None:
    """Why the explorer does not go to this hex on this search."""
    if not s.box.near_mask[s.at] >> move.cell & 1:
        return message("paradise-not-next", place=NAMES[move.cell])
    if s.enemies(seat) >> move.cell & 1:
        return message("paradise-enemy-hex", place=NAMES[move.cell])
    return message("paradise-kumara-nearer", place=NAMES[move.cell])


# --- What it brings -------------------------------------------------------------------------------------------------


def capture(s: State) -> None:
    """A saved village of somebody who has kumara brings it to the victor; the other keeps theirs."""
    if s.foe == WILD or not s.saved or not s.kumara >> s.foe & 1 or s.kumara >> s.player & 1:
        return
    s.kumara |= 1 << s.player
    s.events.append(("kumara-captured", s.player, s.foe))


def points(s: State, seat: int) -> list[Line]:
    return [Line("kumara", NOWHERE, 1, KUMARA)] if s.kumara >> seat & 1 else []


RULE = Rule(
    is_on=lambda options: options.kumara == "yes",
    hooks={
        "added": {EXPLORE: search_moves},
        "plays": {"search": set_out},
        "reasons": {"search": why_not},
        "may_explore": lambda s, seat: bool(starts(s, seat)),
        "conquered": capture,
        "points": points,
    },
)
DECISIONS = {SEARCH: Decision("paradise-ask-search", moves, play)}
LOG_MESSAGES = {
    "search": at("paradise-log-search"),
    "search-roll": lambda s, viewer, seat, die, result: say("paradise-log-search-roll", seat, die=die, result=result),
    "search-lost": lambda s, viewer, seat, cell: say("paradise-log-search-lost", seat, hex=NAMES[cell]),
    "seek": lambda s, viewer, seat, cell: say(
        "paradise-log-seek",
        seat,
        place=label(s.box, cell) if cell in s.box.labels else hex_name(s, cell),
        hex=NAMES[cell],
    ),
    "galapagos": lambda s, viewer, seat, cell: say(
        "paradise-log-galapagos", seat, place=label(s.box, cell), hex=NAMES[cell]
    ),
    "kumara": plain("paradise-log-kumara"),
    "kumara-captured": lambda s, viewer, seat, foe: say("paradise-log-kumara-captured", seat, foe=player_name(foe)),
}
