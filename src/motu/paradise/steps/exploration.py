"""Exploration (6): the explorer leaves the known sea, draws markers, and comes home, or does not."""

from __future__ import annotations

from motu.core.chance import Chance
from motu.paradise.box import slugs
from motu.paradise.cards import has, is_asked
from motu.paradise.grid import cells_in, flood, spread
from motu.paradise.moves import DONE, GO, HIDE, PUSH, REVEAL, Move
from motu.paradise.state import ASTRAY, DISCOVERY, EXPLORE, NEXT, NOWHERE, SEA, State
from motu.paradise.steps.decision import NO_MARKER, OFF_COURSE, Decision, draw_bit, draw_marker

KNOTS = 4
"""With more knots than this the explorer must return (6.4); with two more the explorer is lost."""
EXTRA = 2
"""Knots for crossing a known hex, for looking at another's tile, for going off course where nothing is unknown."""


def begin(s: State, seat: int, chance: Chance) -> None:
    """The player's part: a lost explorer only comes back (6.1); without a group the explorer stays (ruling 5)."""
    s.at, s.knots, s.looking, s.voyage = NOWHERE, 0, NOWHERE, []
    if not s.lost >> seat & 1:
        set_out(s, seat)
    elif not any(asks(s, seat) for asks in s.hooks.lost_box):
        come_back(s, seat)


def come_back(s: State, seat: int) -> None:
    """Out of the lost box, for the next turn."""
    s.lost &= ~(1 << seat)
    s.events.append(("found", seat))


def set_out(s: State, seat: int) -> None:
    """The explorer may leave, where there is anything to do."""
    if s.held[seat] and (targets(s, seat) or secrets(s, seat) or any(may(s, seat) for may in s.hooks.may_explore)):
        s.stage, s.mover = EXPLORE, seat


def unexplored(s: State, seat: int) -> int:
    """What a seat can explore: Unknown hexes, and face-down tiles that it has not seen (ruling 2)."""
    return s.box.unknown & ~s.known & ~s.marks[seat]


def secrets(s: State, seat: int) -> int:
    """The face-down tiles of a seat that it may turn over."""
    return s.marks[seat] & s.secret


def targets(s: State, seat: int) -> int:
    """The hexes in which an exploration can begin (6.2): next to one that a free move across known hexes reaches."""
    reached = flood(s.held[seat], s.known & ~s.enemies(seat))
    return spread(reached) & unexplored(s, seat)


# --- Where to go (6.2, 6.3, 6.5) ------------------------------------------------------------------------------------


def explore_moves(s: State, seat: int) -> list[Move]:
    if s.at == NOWHERE:
        goals = targets(s, seat)
    elif s.knots > most_knots(s, seat):  # too many, but a card may help
        goals = 0
    else:
        around = s.box.near_mask[s.at] | 1 << s.at
        goals = around & unexplored(s, seat) | s.box.near_mask[s.at] & s.known & ~s.enemies(seat)
    return [*(GO[cell] for cell in cells_in(goals)), DONE]


def play_explore(s: State, seat: int, move: Move, chance: Chance) -> None:
    if move.kind == "go":
        go(s, seat, move.cell, chance)
    else:
        conclude(s, seat)


def explore_again(s: State, chance: Chance) -> None:
    """A card that was turned up may let the explorer go on."""
    if s.at != NOWHERE:
        after_hex(s, s.player)


def go(s: State, seat: int, cell: int, chance: Chance) -> None:
    """The explorer enters a hex: known (6.5), with another's tile in it (6.5), or unknown (6.3)."""
    s.at = cell
    if s.known >> cell & 1:
        tie(s, cell, NO_MARKER, EXTRA)
        s.events.append(("cross", seat, cell))
        after_hex(s, seat)
    elif s.secret >> cell & 1:
        tie(s, cell, NO_MARKER, EXTRA)
        s.looking = cell
        s.events.append(("look", seat, cell, s.tile[cell]))
        s.stage, s.mover = DISCOVERY, seat
    else:
        discover(s, seat, cell, chance)


def discover(s: State, seat: int, cell: int, chance: Chance) -> None:
    """Draw a marker for an Unknown hex (6.3)."""
    marker = draw_marker(s.cup, chance)
    if marker == OFF_COURSE:
        go_astray(s, seat, cell, chance)
        return
    tie(s, cell, marker, marker % 3 + 1)
    if marker >= 3:
        s.tile[cell] = SEA
        s.known |= 1 << cell
        s.events.append(("sea", seat, cell, marker % 3 + 1))
        after_hex(s, seat)
        return
    tile = draw_bit(s.lid, slugs(s.box)[0], chance)
    s.lid &= ~(1 << tile)
    s.tile[cell] = tile
    s.secret |= 1 << cell
    s.looking = cell
    s.events.append(("tile", seat, cell, marker + 1, tile))
    if not any(found(s, seat, cell, chance) for found in s.hooks.found):
        s.stage, s.mover = DISCOVERY, seat


def tie(s: State, cell: int, marker: int, knots: int) -> None:
    """So many knots for a hex of the voyage."""
    s.knots += knots
    s.voyage.append((cell, marker, knots))


def most_knots(s: State, seat: int) -> int:
    """With so many knots the explorer may still go on (6.4)."""
    most = KNOTS + has(s, seat, "navigation")
    for knots in s.hooks.knots:
        most += knots(s, seat)
    return most


def after_hex(s: State, seat: int) -> None:
    """Count the knots (6.4). A player with a card face down is asked even with too many: it may help."""
    s.looking = NOWHERE
    if s.knots <= most_knots(s, seat) or is_asked(s, seat):
        s.stage, s.mover = EXPLORE, seat
    else:
        conclude(s, seat)


def conclude(s: State, seat: int) -> None:
    """The explorer returns, by choice or because of the knots; with too many of them the explorer is lost."""
    if s.at == NOWHERE:
        s.events.append(("stay", seat))
    elif s.knots > most_knots(s, seat) + 1 and not has(s, seat, "ocean-chart"):
        s.lost |= 1 << seat
        s.events.append(("lost", seat, s.knots, s.at))
    else:
        s.events.append(("return", seat, s.at))
    come_home(s)


def come_home(s: State) -> None:
    """The end of an exploration (6.6): what was found stays, the knots are gone."""
    s.at, s.knots, s.looking, s.voyage = NOWHERE, 0, NOWHERE, []
    s.stage = NEXT


EXPLORING = Decision("paradise-ask-explore", explore_moves, play_explore, explore_again)


# --- Off course (6.3) -----------------------------------------------------------------------------------------------


def go_astray(s: State, seat: int, cell: int, chance: Chance) -> None:
    """The left neighbour moves the explorer on; where nothing around is unknown the explorer stays, for two knots."""
    s.events.append(("astray", seat, cell))
    tie(s, cell, OFF_COURSE, 0)
    goals = s.box.near_mask[cell] & unexplored(s, seat)
    if not goals:
        stay_astray(s)
    elif not any(astray(s, seat, goals, chance) for astray in s.hooks.astray):
        alive = s.alive()
        s.stage, s.mover = ASTRAY, alive[(alive.index(seat) + 1) % len(alive)]
        if not goals & goals - 1:
            push(s, s.mover, PUSH[goals.bit_length() - 1], chance)


def stay_astray(s: State) -> None:
    """Nothing around is unknown."""
    s.voyage.pop()
    tie(s, s.at, OFF_COURSE, EXTRA)
    after_hex(s, s.player)


def astray_again(s: State, chance: Chance) -> None:
    """A tile that was turned up is no longer Unknown: perhaps one hex is left, or none."""
    goals = astray_moves(s, s.mover)
    if not goals:
        stay_astray(s)
    elif len(goals) == 1:
        push(s, s.mover, goals[0], chance)


def astray_moves(s: State, seat: int) -> list[Move]:
    return [PUSH[cell] for cell in cells_in(s.box.near_mask[s.at] & unexplored(s, s.player))]


def push(s: State, seat: int, move: Move, chance: Chance) -> None:
    s.events.append(("pushed", s.player, move.cell, seat))
    go(s, s.player, move.cell, chance)


PUSHING = Decision("paradise-ask-astray", astray_moves, push, astray_again)


# --- A tile that was found: secret or not (6.3, 6.5) ----------------------------------------------------------------


def discovery_moves(s: State, seat: int) -> list[Move]:
    """A marker can be had by turning another tile over, as at any time."""
    listed = [REVEAL[s.looking]]
    return [HIDE, *listed] if s.marks[seat].bit_count() < s.box.markers else listed


def play_discovery(s: State, seat: int, move: Move, chance: Chance) -> None:
    if move.kind == "reveal":
        turn_over(s, seat, s.looking)
    else:
        s.marks[seat] |= 1 << s.looking
        s.events.append(("hide", seat, s.looking))
        if all(s.marks[other] >> s.looking & 1 for other in s.alive()):
            turn_over(s, seat, s.looking)
    after_hex(s, seat)


def discovery_again(s: State, chance: Chance) -> None:
    """Another who has seen the tile may have turned it face up, or it has left the game (11.3)."""
    if not s.secret >> s.looking & 1:
        after_hex(s, s.player)


def turn_over(s: State, seat: int, cell: int) -> None:
    """A tile is turned face up for all, and the markers on it go back to their owners."""
    bit = 1 << cell
    s.secret &= ~bit
    s.known |= bit
    for other in range(s.count):
        s.marks[other] &= ~bit
    s.events.append(("reveal", seat, cell, s.tile[cell]))
    for turned in s.hooks.tile_turned:
        turned(s, seat, cell)


DECIDING = Decision("paradise-ask-discovery", discovery_moves, play_discovery, discovery_again)
