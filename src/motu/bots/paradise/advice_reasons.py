"""Why a course is good, and what it risks: read off what its seat knows before and after it, the weightiest first.

Each message is the predicate of a sentence about the course.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from motu.bots.paradise.courses import Course
from motu.core.chance import ScriptedChance
from motu.core.errors import Message, message
from motu.paradise import explain, game
from motu.paradise.box import RUMORS
from motu.paradise.grid import CELL_OF, NAMES, cells_in, mask_of
from motu.paradise.imagine import known
from motu.paradise.moves import DONE, FIRST, Move
from motu.paradise.names import PLAYERS, card_name, counted, halves, here, hex_name, label, player_name
from motu.paradise.pieces import ONE, read_stack
from motu.paradise.points import points_of
from motu.paradise.prospect.consequences import prospect
from motu.paradise.prospect.gains import is_seen, linked, total
from motu.paradise.prospect.odds import battle_odds, voyage
from motu.paradise.prospect.types import BattleOdds
from motu.paradise.state import ASTRAY, ATTACKER, BUILD, CHOOSE_ORDER, EXPLORE, FLEET, NOWHERE, REVEAL, State
from motu.paradise.steps import building
from motu.paradise.view import View

MOST = 4
"""How many reasons a course is given."""
SERIOUS, OTHERWISE = 0.25, 0.1
"""A risk is told of that is at least this great, where it has become greater or smaller by so much."""
LIKELY = 0.4
"""An attack that succeeds less often than this is no threat."""


class Ends(NamedTuple):
    """A course with what its seat knows before and after it. What is planned to be built counts as if it were there."""

    me: int
    view: View
    before: State
    course: Course
    after: State
    seen: View


def reasons(view: View, course: Course) -> tuple[Message, ...]:
    """Why would the viewer do this, and what does it risk?"""
    assert view.seat is not None
    before, after = known(view), course.table.copy()
    for s in (before, after):
        build_plan(s, view.seat)
    ends = Ends(view.seat, view, before, course, after, game.view(after, view.seat))
    gains = [*wins(ends), *attacks(ends), *decided(ends), *points(ends), *links(ends), *sites(ends), *builds(ends)]
    risks, more = list(dangers(ends)), list(threats(ends))
    return tuple([*gains[: MOST - 1], *risks[:1], *gains[MOST - 1 :], *more][:MOST])


def build_plan(s: State, seat: int) -> None:
    """Let what a seat plans to build be there, its pieces too."""
    if s.stage != BUILD:
        return
    for move in sorted(s.plans[seat]):
        if is_seen(move):
            building.place(s, seat, move, ScriptedChance(()))
        elif move.what <= RUMORS:
            s.fielded[seat] += ONE[move.what]
            s.put(seat, move.cell, ONE[move.what])
    s.plans[seat] = []


def percent(chance: float) -> int:
    return round(100 * chance)


def span(least: int, most: int) -> str:
    """As much as can be told of a number that lies between these."""
    return f"{least}" if least == most else f"{least}–{most}"


# --- What it gains ----------------------------------------------------------------------------------------------------


def wins(it: Ends) -> Iterator[Message]:
    """Points enough to end the game, where these are about to be counted."""
    target = it.view.options.target
    if it.view.stage == REVEAL and points_of(it.after, it.me) >= target > points_of(it.before, it.me):
        yield message("paradise-advice-enough", points=halves(points_of(it.after, it.me)), target=halves(target))


def attacks(it: Ends) -> Iterator[Message]:
    """The battles that it leads to, with their odds as far as the seat can tell."""
    seen, last = it.course.ended, it.course.last
    s = known(seen)
    if s.player != it.me:
        return
    for cell in sorted(set(seen.contested) - set(it.view.contested)):
        yield _battle(s, it.me, cell, battle_odds(seen, s, cell))
    if last is not None and last.kind == "go" and seen.stage == FLEET and s.enemies(it.me) >> last.cell & 1:
        yield _battle(s, it.me, last.cell, battle_odds(seen, s, last.cell, s.fleet))
    if last is not None and last.kind == "fight":
        yield _battle(s, it.me, last.cell, battle_odds(seen, s, last.cell))


def _battle(s: State, me: int, cell: int, odds: BattleOdds) -> Message:
    least, most = odds["defenders"]
    return message(
        "paradise-advice-attacks",
        foe=player_name(explain.owner_of(s, me, cell)),
        **here(s, cell),
        fighters=odds["fighters"],
        defenders=span(least, most),
        chance=span(percent(odds["chance"]), percent(odds["chance_best"])),
    )


def points(it: Ends) -> Iterator[Message]:
    """Points that count at once, one's own first."""
    for seat in sorted(range(it.view.count), key=lambda seat: seat != it.me):
        more = points_of(it.after, seat) - points_of(it.before, seat)
        if more and seat == it.me:
            yield message("paradise-advice-points", way="more" if more > 0 else "fewer", points=halves(abs(more)))
        elif more < 0:
            yield message("paradise-advice-takes-points", player=PLAYERS[seat], points=halves(-more))


def links(it: Ends) -> Iterator[Message]:
    """Groups and atolls that come to be linked with home, or are cut off from it."""
    had, has = linked(it.before, it.me), linked(it.after, it.me)
    for id_, cells in (("paradise-advice-links", has & ~had), ("paradise-advice-cuts", had & ~has)):
        if cells:
            yield _of_places(id_, it.after, cells)


def sites(it: Ends) -> Iterator[Message]:
    """Groups where a colony can be settled then."""
    before, after = (_settlable(s, it.me) for s in (it.before, it.after))
    if after & ~before:
        yield _of_places("paradise-advice-sites", it.after, after & ~before)


def _settlable(s: State, seat: int) -> int:
    twin = s.copy()
    building.count_points(twin, seat)
    return mask_of(building.settlable(twin, seat))


def builds(it: Ends) -> Iterator[Message]:
    """Build points of the next count, more or fewer."""
    more = total(it.after, it.me) - total(it.before, it.me)
    if more:
        yield message("paradise-advice-builds", way="more" if more > 0 else "fewer", number=abs(more))


def _of_places(id_: str, s: State, cells: int) -> Message:
    return message(id_, places=tuple(hex_name(s, cell) for cell in cells_in(cells)), count=cells.bit_count())


# --- What is special to one decision ----------------------------------------------------------------------------------


def decided(it: Ends) -> Iterator[Message]:
    """What the first decision of the course means in its stage."""
    stage, first = it.view.stage, it.course.moves[0]
    if stage in (EXPLORE, ASTRAY):
        yield from _explores(it, it.course.last or first)
    elif stage == CHOOSE_ORDER and first.kind == "first":
        yield _order(it, first)
    told = prospect(it.view, it.view)
    for chances in (told["uses"], told["losses"]):
        for each in chances:
            if each["move"] == first.text:
                chance = each["chance"] if it.view.side == ATTACKER else 1 - each["chance"]
                yield message("paradise-advice-battle", **here(it.before, it.view.field), chance=percent(chance))
    for way in told["retreats"]:
        if first.kind in ("retreat", "carry") and way["hex"] == NAMES[max(first.cell, it.view.refuge)] and way["stays"]:
            yield message("paradise-advice-leaves", pieces=counted(read_stack(way["stays"])))
    for harm in told["harms"]:
        if harm["move"] == first.text:
            places = tuple(label(it.before.box, CELL_OF[name]) for name in harm["hexes"])
            yield message("paradise-advice-harms", player=PLAYERS[harm["seat"]], places=places)
    if first.kind == "show":
        yield message("paradise-advice-shows", card=card_name(it.before.box, first.what))


def _explores(it: Ends, move: Move) -> Iterator[Message]:
    """The odds of the next hex; what turning home saves."""
    if move.kind in ("go", "push"):
        (odds,) = voyage(known(it.course.ended), [move.cell])
        yield message(
            "paradise-advice-explores",
            place=NAMES[move.cell],
            islands=percent(odds["islands"]),
            lost=percent(odds["lost"]),
        )
    elif move is DONE and it.view.stage == EXPLORE:
        yield message("paradise-advice-returns", away="no" if it.view.at == NOWHERE else "yes", knots=it.view.knots)


def _order(it: Ends, move: Move) -> Message:
    """Whether the seat would play first, last, or in between."""
    alive = it.before.alive()
    place = alive.index(move.what)
    last = alive[place - 1] if move is FIRST[move.what][0] else alive[(place + 1) % len(alive)]
    turn = "first" if move.what == it.me else "last" if last == it.me else "between"
    return message("paradise-advice-order", turn=turn)


# --- What it risks, and what it makes possible ------------------------------------------------------------------------


def dangers(it: Ends) -> Iterator[Message]:
    """Groups of one's own that can be attacked more easily then, or less; the one with most at stake first."""
    before, after = _worst(it.view, it.me), _worst(it.seen, it.me)
    changed = []
    for cell in cells_in(it.after.held[it.me]):
        was, now = (_middle(attacks.get(cell)) for attacks in (before, after))
        if max(was, now) >= SERIOUS and abs(now - was) >= OTHERWISE:
            changed.append((it.after.villages[cell] * abs(now - was), -cell, now > was))
    for _, place, worse in sorted(changed, reverse=True):
        attack = after.get(-place) or before[-place]
        least, best = attack.chances if -place in after else (0.0, 0.0)
        yield message(
            "paradise-advice-exposes" if worse else "paradise-advice-guards",
            player=PLAYERS[attack.by],
            **here(it.after, -place),
            chance=span(percent(least), percent(best)),
        )


def _worst(view: View, seat: int) -> dict[int, explain.Attack]:
    """By hex the most dangerous attack on a seat that others could make, as far as it can tell."""
    found: dict[int, explain.Attack] = {}
    for attack in explain.attacks(view):
        if attack.against == seat and _middle(attack) > _middle(found.get(attack.cell)):
            found[attack.cell] = attack
    return found


def _middle(attack: explain.Attack | None) -> float:
    """The middle between the least and the best chance of an attack."""
    return sum(attack.chances) / 2 if attack else 0.0


def threats(it: Ends) -> Iterator[Message]:
    """Enemy hexes that could be attacked with good odds next turn, and could not before."""
    before, after = (
        {each.cell for each in explain.attacks(view) if each.by == it.me and each.chances[0] >= LIKELY}
        for view in (it.view, it.seen)
    )
    if after - before:
        yield _of_places("paradise-advice-threatens", it.after, mask_of(after - before))
