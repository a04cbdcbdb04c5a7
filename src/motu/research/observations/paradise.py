"""Conquest of Paradise as a seat sees it. Seats come in their order, the viewer first; those that nobody has are empty.

Planes have a number for each cell of the grid (`hexes`). A game has room for four seats, 32 cards, and more steps and
stages than there are, so that the shape is the same for every game with the same box of components, and stays so.
New pieces, as further rules bring them, go to the end of the list: who has learned from the others can go on with them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from motu.paradise.box import CARDS, GROUP, OCEAN, UNKNOWN, Box
from motu.paradise.box_map import MOST_SQUARES
from motu.paradise.grid import CELLS, mask_of
from motu.paradise.moves import FOCUS
from motu.paradise.options import Options
from motu.paradise.pieces import counts
from motu.paradise.state import NOWHERE, TURNS
from motu.paradise.steps.movement import DISSOLVED
from motu.paradise.steps.victory import FELLED
from motu.paradise.vessels import FARTHEST, pieces_of
from motu.paradise.view import View
from motu.research.observations.hexes import KINDS, facts, numbers, plane, sea, seen, spot, stacks, tiles
from motu.research.observations.paradise_advanced import advanced
from motu.research.observations.paradise_reading import (
    ALL_SEATS,
    PLANNED,
    SORTS,
    aboard,
    arrived,
    came_from,
    cards,
    deciding,
    foe,
    in_transports,
    own,
    places,
    plan,
    plan_cards,
    planes,
    pools,
    seat,
    seats,
    sizes,
    sorts,
    stacks_of,
    starts,
    turned,
    under_way,
)
from motu.research.observations.part import Observer, Part, bits, one, part

STEPS, STAGES, ENDINGS = 8, 32, 8
"""Room for the steps of a turn, the kinds of decisions and the ways in which a game is decided."""
FARTHER = 10
"""An end that is more points farther away than usual (11.1) looks like this one."""
KNOTS, SAILED = 12, 6
"""Usually 8 and 3: with five knots an explorer may still go on, if he has the card for it, and no hex has more than
three (6.4); a fleet sails two hexes, or three (7.3). There is room for rules that let them go farther."""


def _where(name: str, about: str, read: Callable[[View], int]) -> Part:
    """A single hex."""
    return part(name, CELLS, 1, about, lambda v: spot(read(v)))


def _set(name: str, about: str, read: Callable[[View], int]) -> Part:
    """A set of hexes."""
    return part(name, CELLS, 1, about, lambda v: plane(read(v)))


def _sets(name: str, about: str, read: Callable[[View], Sequence[int]]) -> Part:
    """A set of hexes of each seat."""
    return part(name, (ALL_SEATS, CELLS), 1, about, lambda v: planes(v, read(v)))


def _standing(box: Box) -> list[Part]:
    """Where the game stands, and whose part it is."""
    markers = max(*box.islands, *box.ocean, box.off_course)
    target = 2 * (max(*box.targets, box.solitaire) + FARTHER)
    return [
        part("seat", 4, 1, "the viewer's seat: Red, Yellow, Green, Blue", lambda v: one(v.seat, 4)),
        part("players", 4, 1, "how many play: 1, 2, 3, 4", lambda v: one(v.count - 1, 4)),
        part("target", 1, target, "the points that end the game, in halves", lambda v: min(target, v.options.target)),
        part("turn", 1, TURNS, "the number of the turn; 0 before the first", lambda v: v.turn),
        part("step", STEPS, 1, "the step of the turn, as in `state.STEPS`", lambda v: one(v.step, STEPS)),
        part("stage", STAGES, 1, "the kind of decision, as in `state.STAGES`", lambda v: one(v.stage, STAGES)),
        part("decides", 4, 1, "whose decision it is; several while all build", deciding),
        part("player", 4, 1, "whose part of the step it is", lambda v: seat(v, v.player)),
        part("order", 4, 4, "the place of each in the order of play, from 1", places),
        part("done", 4, 1, "who is done building", lambda v: seats(v, v.done)),
        part("winners", 4, 1, "who has won", lambda v: seats(v, v.winners)),
        part(
            "decided",
            ENDINGS,
            1,
            "how: not yet, points, groups, cards, shared, last",
            lambda v: one(v.decided, ENDINGS),
        ),
        part("cup", 7, markers, "markers in the cup: groups and ocean with 1, 2, 3 knots, off course", lambda v: v.cup),
        part("lid", 1, len(box.tiles), "tiles in the lid", lambda v: v.lid),
        part("deck", 1, CARDS, "cards in the deck", lambda v: v.deck),
        part("groups", len(box.groups), 1, "the groups seen on the map", lambda v: seen(box, v.tile)),
    ]


def _players(box: Box) -> list[Part]:
    """What each seat has besides what lies on the map."""
    most_points = 2 * (sum(group.squares + 1 for group in box.groups) + sum(card.points + 1 for card in box.cards))
    cut = FELLED * len(box.cards)
    limit = max(box.limits)
    return [
        Part("points", (4,), -FELLED, most_points, "points on the track, in halves", lambda v: turned(v, v.points)),
        part("cut", 4, cut, "points that Deforestation takes in this step, in halves", lambda v: turned(v, v.cut)),
        part("start", (4, 4), 1, "the home each began with, as in `box.homes`", starts),
        part("lost", 4, 1, "whose explorer is lost, or at home for this turn", lambda v: seats(v, v.lost)),
        part("out", 4, 1, "who is out of the game", lambda v: seats(v, v.out)),
        part("gone", (4, KINDS), limit, "pieces out of the game", lambda v: stacks_of(turned(v, v.gone))),
        part("hand", CARDS, 1, "the viewer's face-down cards", lambda v: bits(v.hand, CARDS)),
        part("hands", 4, CARDS, "how many face-down cards each has", lambda v: turned(v, v.hands)),
        part("face", (4, CARDS), 1, "cards that lie face up", lambda v: cards(v, v.face)),
        part("used", (4, CARDS), 1, "cards that were used once for all", lambda v: cards(v, v.used)),
    ]


def _map(box: Box) -> list[Part]:
    """The map, and what lies on it."""
    pieces, limit = sum(box.limits), max(box.limits)
    ground = np.array([[kind == each for kind in box.kinds] for each in (UNKNOWN, OCEAN, GROUP)], np.float32)
    return [
        part("ground", (3, CELLS), 1, "the printed map: Unknown, ocean, group", lambda v: ground),
        part(
            "tile",
            CELLS,
            len(box.groups),
            "the number of the group here, from 1; else 0",
            lambda v: tiles(v.tile),
        ),
        part(
            "group",
            (4, CELLS),
            MOST_SQUARES,
            "its green and brown squares, 1 for an atoll, locals",
            lambda v: facts(box, v.tile),
        ),
        part("sea", CELLS, 1, "hexes found to be ocean", lambda v: sea(v.tile)),
        _set("known", "hexes that are Known to all", lambda v: v.known),
        _set("secret", "hexes with a face-down tile", lambda v: v.secret),
        _sets("marks", "face-down tiles that each knows", lambda v: v.marks),
        _set("wild", "independent groups that nobody has conquered", lambda v: v.wild),
        part("villages", CELLS, MOST_SQUARES, "villages", lambda v: v.villages),
        part("improved", CELLS, MOST_SQUARES, "improved agriculture", lambda v: v.improved),
        _sets("held", "groups that each controls", lambda v: v.held),
        part("home", (4, CELLS), 1, "the home of each", lambda v: [spot(home) for home in turned(v, v.home, NOWHERE)]),
        _sets("garrison", "groups that each conquered and where a piece must stay", lambda v: v.garrison),
        _sets("chain", "transport canoes that lie face up", lambda v: v.chain),
        part(
            "piles",
            (4, CELLS),
            pieces,
            "how many pieces of each",
            lambda v: [numbers(p) for p in turned(v, v.piles, ())],
        ),
        part(
            "face_up",
            (4, KINDS, CELLS),
            limit,
            "pieces that lie face up, by kind",
            lambda v: [stacks(p) for p in turned(v, v.face_up, ())],
        ),
        part("own", (KINDS, CELLS), limit, "the viewer's pieces, by kind", lambda v: stacks(v.own)),
    ]


def _way(box: Box) -> list[Part]:
    """Exploration, transit and movement as far as they have come. To others than the player kinds stay hidden."""
    pieces, limit = sum(box.limits), max(box.limits)
    return [
        _where("at", "where the explorer is, or the fleet on its way", lambda v: v.at),
        part("knots", 1, KNOTS, "the explorer's knots in this turn", lambda v: v.knots),
        _where("looking", "the new tile that he has to decide about", lambda v: v.looking),
        part("taken", KINDS, 1, "the kind of the viewer's piece in transit", lambda v: one(v.taken, KINDS)),
        _where("taken_from", "where a piece in transit was", lambda v: v.taken_from),
        part("transited", CELLS, pieces, "pieces that made their transit", lambda v: sizes(v, v.transited)),
        part("own_transited", (KINDS, CELLS), limit, "the viewer's of these, by kind", lambda v: own(v, v.transited)),
        part("moved", CELLS, pieces, "pieces that have moved", lambda v: sizes(v, v.moved)),
        part("own_moved", (KINDS, CELLS), limit, "the viewer's of these, by kind", lambda v: own(v, v.moved)),
        _set("fixed", "hexes whose chain canoe must stay", lambda v: v.fixed),
        _set("flipped", "hexes whose canoe was turned up in this step", lambda v: v.flipped),
        part("fleet", 1, pieces, "pieces of the fleet on its way", lambda v: v.fleet_size),
        part("own_fleet", KINDS, limit, "the viewer's of these, by kind", lambda v: counts(pieces_of(v.fleet))),
        _where("origin", "where the fleet began", lambda v: v.origin),
        part("sailed", 1, SAILED, "how many hexes ago", lambda v: min(v.sailed, SAILED)),
        part("halted", 1, 1, "whether it met an enemy that it must fight", lambda v: v.halted),
    ]


def _canoes(box: Box) -> list[Part]:
    """Canoes one by one (7.3, 7.4), each sort for itself: hexes sailed, kind, load."""
    limit = max(box.limits)
    given_up = DISSOLVED + sum(box.limits)
    return [
        part("own_canoes", SORTS, limit, "the viewer's canoes in the fleet, by sort", lambda v: sorts(v.fleet)),
        part("under_way", (SORTS, CELLS), limit, "the viewer's that have sailed and stopped, by sort", under_way),
        part("allowances", 2, FARTHEST, "hexes that war canoes and others may sail", lambda v: v.allowances),
        part("in_transports", CELLS, limit, "the viewer's bands in transport canoes at sea", in_transports),
        part("turned_down", CELLS, limit, "canoes turned down in this step", lambda v: numbers(v.turned_down)),
        part("dissolved", 1, given_up, "fleets that were given up before they sailed", lambda v: v.dissolved),
        _where("refuge", "where those who lost a battle retreat to", lambda v: v.refuge),
    ]


def _battle(box: Box) -> list[Part]:
    """Fleets that came to fight, and the battle. All pieces in a battle lie open; the attacker comes first."""
    pieces, limit = sum(box.limits), max(box.limits)
    return [
        part("arrived", CELLS, pieces, "pieces that came to fight", lambda v: sizes(v, arrived(v))),
        part("came_from", CELLS, pieces, "where they came from", lambda v: sizes(v, came_from(v))),
        part("own_arrived", (KINDS, CELLS), limit, "the viewer's of these, by kind", lambda v: own(v, arrived(v))),
        part("aboard", CELLS, limit, "the viewer's warriors in war canoes", lambda v: numbers(aboard(v))),
        _set("contested", "hexes where there will be a battle", lambda v: mask_of(v.contested)),
        _where("field", "where the battle is", lambda v: v.field),
        part("foe", 5, 1, "against whom: a seat, or islanders", foe),
        part("front", (2, KINDS), limit, "the front lines", lambda v: stacks_of(v.front)),
        part("back", (2, KINDS), limit, "those behind them", lambda v: stacks_of(v.back)),
        part("locals", 1, MOST_SQUARES, "local warriors still fighting", lambda v: v.locals),
        part("spent", (2, CARDS), 1, "battle cards used", lambda v: [bits(cards, CARDS) for cards in v.spent]),
        part("die", 6, 1, "the roll", lambda v: one(v.die - 1, 6)),
        part("side", 2, 1, "the side that is to decide, or to lose a piece", lambda v: one(v.side, 2)),
        part("eliminates", 1, 1, "whether that piece is eliminated: else it panics", lambda v: v.eliminates),
        part("winner_side", 2, 1, "after it: who won", lambda v: one(v.winner_side, 2)),
        part("saved", 1, MOST_SQUARES, "how many villages were saved", lambda v: v.saved),
    ]


def _building(box: Box) -> list[Part]:
    """The viewer's own plans; nobody sees those of the others."""
    points = sum(group.squares for group in box.groups) + 2 * len(box.cards)
    return [
        part("settling", 1, 1, "whether the viewer is about to settle", lambda v: v.settling),
        part("pools", CELLS, points, "build points left in each group's pool", pools),
        part("plan", (len(PLANNED), CELLS), max(box.limits), "planned: " + ", ".join(PLANNED), plan),
        part("plan_cards", (2, CARDS), 1, "the card that was just bought, cards to be used", plan_cards),
        part("plan_focus", 1, 1, "whether the explorer stays at home", lambda v: FOCUS in v.plan),
    ]


def _layout(options: Options) -> tuple[Part, ...]:
    """The pieces; only the numbers of groups and pieces depend on the options: on the box of components."""
    box = options.box
    chapters = (_standing, _players, _map, _way, _battle, _building, advanced, _canoes)
    return tuple(each for chapter in chapters for each in chapter(box))


OBSERVER: Observer[Options, View] = Observer(_layout)
layout, observe, flat = OBSERVER.layout, OBSERVER.observe, OBSERVER.flat
