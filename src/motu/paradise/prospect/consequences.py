"""What changes from one view of a seat to another: what moves would bring that were only tried, and what comes next."""

from __future__ import annotations

from motu.paradise.advanced.events.questions import event_moves
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.imagine import known
from motu.paradise.points import points_of
from motu.paradise.prospect.aftermath import harms, holdings, homes, retreats
from motu.paradise.prospect.gains import linked, place_plan, plan_gain, total, ware_gains
from motu.paradise.prospect.odds import battle_odds, losses, search, uses, voyage
from motu.paradise.prospect.sailing import full_load, reached
from motu.paradise.prospect.types import BuildChange, LinksChange, ParadiseProspect, PointsChange
from motu.paradise.state import (
    ASTRAY,
    BATTLE_CARD,
    BATTLES,
    BUILD,
    CARRY,
    EVENT,
    EXPLORE,
    FLEET,
    LOSS,
    NEW_HOME,
    OVER,
    RETREAT,
    SAVE,
    SEARCH,
    State,
)
from motu.paradise.steps.battle import card_moves
from motu.paradise.steps.exploration import astray_moves, explore_moves
from motu.paradise.view import View


def prospect(before: View, after: View) -> ParadiseProspect:
    """What the moves between two views of a seat bring, and what can come next; the views may be the same."""
    told: ParadiseProspect = {
        "points": [],
        "links": [],
        "builds": None,
        "load": [],
        "reach": [],
        "battles": [],
        "voyage": [],
        "search": [],
        "uses": [],
        "retreats": [],
        "holdings": [],
        "homes": [],
        "harms": [],
        "plan": None,
        "wares": [],
        "losses": [],
    }
    s, me = known(after), after.seat
    if me is None or after.stage == OVER:
        return told
    if me == after.mover:
        _next(told, after, s, me)
    elif s.stage == BUILD:
        told["plan"] = plan_gain(s, me)
        told["wares"] = ware_gains(s, me)
    if before != after:
        _changes(told, before, known(before), s, me)
    return told


def _next(told: ParadiseProspect, view: View, s: State, me: int) -> None:
    """What the viewer may expect of the decision at hand."""
    if s.stage == FLEET:
        told["load"] = full_load(s, me)
        told["reach"] = reached(view, s, me)
    elif s.stage == BATTLES:
        told["battles"] = [battle_odds(view, s, cell) for cell in sorted(s.contested)]
    elif s.stage == EXPLORE:
        told["voyage"] = voyage(s, [move.cell for move in explore_moves(s, me) if move.kind == "go"])
    elif s.stage == ASTRAY:
        told["voyage"] = voyage(s, [move.cell for move in astray_moves(s, me)])
    elif s.stage == SEARCH:
        told["search"] = search(s, me)
    elif s.stage == BATTLE_CARD:
        more = [move for added in s.hooks.added.get(BATTLE_CARD, ()) for move in added(s, me)]
        told["uses"] = uses(s, me, [*card_moves(s, me), *more])
    elif s.stage == LOSS:
        told["losses"] = losses(s, me)
    elif s.stage in (RETREAT, CARRY):
        told["retreats"] = retreats(s, me)
    elif s.stage == SAVE:
        told["holdings"] = holdings(s, me)
    elif s.stage == NEW_HOME:
        told["homes"] = homes(s, me)
    elif s.stage == EVENT:
        told["harms"] = harms(s, me, event_moves(s, me))


def _changes(told: ParadiseProspect, view: View, before: State, after: State, me: int) -> None:
    """What is otherwise than it was. What the viewer plans to build counts as if it had been placed."""
    for s in (before, after):
        if s.stage == BUILD:
            place_plan(s, me)
    for seat in range(view.count):
        was, now = points_of(before, seat), points_of(after, seat)
        if was != now:
            told["points"].append(PointsChange(seat=seat, before=was / 2, after=now / 2))
        had, has = linked(before, seat), linked(after, seat)
        if had != has:
            told["links"].append(LinksChange(seat=seat, won=_names(has & ~had), lost=_names(had & ~has)))
    was, now = total(before, me), total(after, me)
    told["builds"] = BuildChange(before=was, after=now) if was != now else None


def _names(mask: int) -> list[str]:
    return [NAMES[cell] for cell in cells_in(mask)]
