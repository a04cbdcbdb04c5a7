"""Why is this move not allowed? A reason that a person understands, built from what that person may know."""

from __future__ import annotations

from collections.abc import Callable

from motu.core.errors import Message, message
from motu.paradise.advanced import kumara
from motu.paradise.box import AGRICULTURE, CARD, ITEMS, OFF_MAP, RUMORS, TRANSPORTS, VILLAGE, WAR_CANOES
from motu.paradise.cards import unused
from motu.paradise.grid import NAMES
from motu.paradise.moves import FACE_UP_TRANSPORT, Move
from motu.paradise.pieces import LETTERS, ONE
from motu.paradise.state import (
    ARIOI,
    ASTRAY,
    BATTLE_CARD,
    BATTLES,
    BUILD,
    CARRY,
    CHIT,
    CHOOSE_HOME,
    CHOOSE_ORDER,
    CLAIM,
    DISCOVERY,
    DIVISION,
    EVENT,
    EVERYBODY,
    EXPLORE,
    FLEET,
    LOSS,
    LOST_BOX,
    MOVE,
    NEW_HOME,
    NOWHERE,
    OVER,
    REGROUP,
    RETREAT,
    REVEAL,
    SAVE,
    SEARCH,
    SHAMAN,
    STAGES,
    TRANSIT,
    TRANSIT_TO,
    State,
)
from motu.paradise.steps import at_any_time, building, fleet, movement
from motu.paradise.steps.exploration import most_knots, unexplored
from motu.paradise.steps.turn import moves
from motu.paradise.vessels import kind_of, sailed_by

KINDS: dict[int, tuple[str, ...]] = {
    CHOOSE_HOME: ("home",),
    CHOOSE_ORDER: ("first",),
    EXPLORE: ("go", "done"),
    ASTRAY: ("push",),
    DISCOVERY: ("hide",),
    TRANSIT: ("take", "done"),
    TRANSIT_TO: ("put",),
    MOVE: ("fleet", "flip", "done"),
    FLEET: ("go", "add", "load", "drop", "land", "done"),
    BATTLES: ("fight",),
    ARIOI: ("use", "done"),
    BATTLE_CARD: ("use", "done"),
    LOSS: ("lose",),
    CARRY: ("carry",),
    RETREAT: ("retreat",),
    SAVE: ("save", "done"),
    NEW_HOME: ("home",),
    REGROUP: ("flip", "done"),
    BUILD: ("build", "feast", "focus", "settle", "use", "done"),
    REVEAL: ("done",),
    CLAIM: ("fell", "done"),
    SEARCH: ("go",),
    DIVISION: ("role",),
    SHAMAN: ("event", "done"),
    EVENT: ("pick", "name", "take", "done"),
    LOST_BOX: ("event", "done"),
    CHIT: ("chit",),
}
"""The kinds of moves that belong to each stage; those of `at_any_time` belong to all."""


def why_not(s: State, seat: int, move: Move) -> Message | None:
    """Why is this move not allowed? None when it is."""
    if s.stage == OVER:
        return message("paradise-over")
    if move in moves(s, seat):
        return None
    if move.kind in at_any_time.KINDS:
        return _ASIDES[move.kind](s, seat, move)
    if s.mover not in (seat, EVERYBODY):
        return message("paradise-not-your-turn")
    if s.stage == BUILD and s.done >> seat & 1:
        return message("paradise-done-building")
    if move.kind in s.hooks.reasons:
        reason = s.hooks.reasons[move.kind](s, seat, move)
        if reason:
            return reason
    if move.kind not in KINDS.get(s.stage, ()):
        return message("paradise-not-now", kind=move.kind, stage=STAGES[s.stage])
    if move.cell != NOWHERE and s.box.kinds[move.cell] == OFF_MAP:
        return message("paradise-off-map", place=NAMES[move.cell])
    special = _REASONS.get((s.stage, move.kind)) or _REASONS.get((NOWHERE, move.kind))
    reason = special(s, seat, move) if special else None
    return reason or message("paradise-no-choice", kind=move.kind, place=_place(move))


def _place(move: Move) -> str:
    return "-" if move.cell == NOWHERE else NAMES[move.cell]


def _explore(s: State, seat: int, move: Move) -> Message | None:
    cell = move.cell
    if s.at != NOWHERE and s.knots > most_knots(s, seat):
        return message("paradise-too-many-knots", knots=s.knots)
    if s.at != NOWHERE and not s.box.near_mask[s.at] >> cell & 1:
        return message("paradise-not-next", place=NAMES[cell])
    if s.marks[seat] >> cell & 1:
        return message("paradise-reveal-first", place=NAMES[cell])
    if s.known >> cell & 1:
        if s.at == NOWHERE:
            return message("paradise-known-already", place=NAMES[cell])
        return message("paradise-enemy-hex", place=NAMES[cell])
    if unexplored(s, seat) >> cell & 1:
        return message("paradise-out-of-reach", place=NAMES[cell])
    return None


def _sail(s: State, seat: int, move: Move) -> Message | None:
    cell = move.cell
    if not s.fleet:
        return message("paradise-fleet-empty")
    if not s.box.near_mask[s.at] >> cell & 1:
        return message("paradise-not-next", place=NAMES[cell])
    if s.marks[seat] >> cell & 1:
        return message("paradise-reveal-first", place=NAMES[cell])
    if not s.known >> cell & 1:
        return message("paradise-unknown-hex", place=NAMES[cell])
    hexes = movement.allowances(s, seat)
    spent = [it for it in s.fleet if sailed_by(it) >= hexes[kind_of(it)]]
    if spent:
        return message("paradise-sailed-enough", piece=LETTERS[kind_of(spent[0])], hexes=sailed_by(spent[0]))
    if s.enemies(seat) >> cell & 1 and all(kind_of(it) != WAR_CANOES for it in s.fleet):
        return message("paradise-needs-escort", place=NAMES[cell])
    return None


def _add(s: State, seat: int, move: Move) -> Message | None:
    it = move.what
    kind = kind_of(it)
    if s.sailed and s.enemies(seat) >> s.at & 1:
        return message("paradise-among-enemies")
    if not s.stacks[seat][s.at] >> 5 * kind & 31:
        return message("paradise-none-here", piece=LETTERS[kind])
    if sailed_by(it) and it in s.under_way.get(s.at, ()):
        if sailed_by(it) >= movement.allowances(s, seat)[kind]:
            return message("paradise-sailed-enough", piece=LETTERS[kind], hexes=sailed_by(it))
        return message("paradise-garrison")
    if sailed_by(it):
        return message("paradise-none-such", canoe=move.text[1:])
    if not movement.ready(s, seat, s.at) >> 5 * kind & 31:
        return message("paradise-has-moved", piece=LETTERS[kind])
    return message("paradise-garrison")


def _load(s: State, seat: int, move: Move) -> Message | None:
    load = fleet.load_in(move)
    if s.sailed and s.enemies(seat) >> s.at & 1:
        return message("paradise-among-enemies")
    if not s.stacks[seat][s.at] >> 5 * load & 31:
        return message("paradise-none-here", piece=LETTERS[load])
    if not movement.ready(s, seat, s.at) >> 5 * load & 31:
        return message("paradise-has-moved", piece=LETTERS[load])
    if not movement.may_go(s, seat, s.at, ONE[load]):
        return message("paradise-garrison")
    if fleet.carriers(s, load) and move.text[2:]:
        return message("paradise-no-such-room", canoe=move.text[2:], other=f"+{LETTERS[load]}")
    return message("paradise-no-room", piece=LETTERS[load])


def _drop(s: State, seat: int, move: Move) -> Message | None:
    if not s.fleet:
        return message("paradise-fleet-empty")
    if not s.sailed:
        return message("paradise-not-sailed")
    if s.enemies(seat) >> s.at & 1:
        return message("paradise-among-enemies")
    if move.what not in s.fleet:
        return message("paradise-not-in-fleet", canoe=move.text[1:])
    return message("paradise-last-canoe")


def _land(s: State, seat: int, move: Move) -> Message | None:
    if not s.sailed:
        return message("paradise-not-sailed")
    if s.enemies(seat) >> s.at & 1:
        return message("paradise-among-enemies")
    laden = fleet.carrying(s, fleet.load_in(move))
    if laden and move.text[2:]:
        return message("paradise-no-such-load", canoe=move.text[2:], other=move.text[:2])
    return message("paradise-not-aboard", piece=move.text[1])


def _fleet(s: State, seat: int, move: Move) -> Message | None:
    cell = move.cell
    if not s.stacks[seat][cell]:
        return message("paradise-no-piece", place=NAMES[cell])
    if cell in s.contested:
        return message("paradise-among-enemies")
    if s.garrison[seat] >> cell & 1 and s.stacks[seat][cell] in ONE:
        return message("paradise-garrison")
    return message("paradise-no-canoe-ready", place=NAMES[cell])


def _flip(s: State, seat: int, move: Move) -> Message | None:
    if s.stacks[seat][move.cell] >> 5 * TRANSPORTS & 31:
        return message("paradise-flipped", place=NAMES[move.cell])
    return message("paradise-no-transport", place=NAMES[move.cell])


def _build(s: State, seat: int, move: Move) -> Message | None:
    if s.settling >> seat & 1:
        return message("paradise-settling")
    what, cell = move.what, move.cell
    kind = TRANSPORTS if what == FACE_UP_TRANSPORT else what
    if what == CARD and s.paid[seat][building.BOUGHT]:
        return message("paradise-one-card")
    if what == CARD and not building.may_buy(s, seat):
        return message("paradise-no-cards")
    if not s.held[seat] >> cell & 1:
        return message("paradise-no-village", place=NAMES[cell])
    pools = s.pools[seat]
    points = pools[building.pool_at(pools, cell)]
    if s.box.costs[kind] > points:
        return message("paradise-too-dear", item=ITEMS[kind], cost=s.box.costs[kind], points=points)
    if what == VILLAGE:
        if not building.may_grow(s, seat, cell):
            return message("paradise-one-village", place=NAMES[cell])
        return message("paradise-no-square", place=NAMES[cell])
    if what == AGRICULTURE:
        return message("paradise-no-brown", place=NAMES[cell])
    if what == CARD:
        return message("paradise-card-elsewhere")
    return message("paradise-none-left", item=ITEMS[kind], limit=s.box.limits[kind])


def _feast(s: State, seat: int, move: Move) -> Message | None:
    if s.settling >> seat & 1:
        return message("paradise-settling")
    if not s.held[seat] >> move.cell & 1:
        return message("paradise-no-village", place=NAMES[move.cell])
    if not building.may_grow(s, seat, move.cell):
        return message("paradise-one-village", place=NAMES[move.cell])
    if not building.room(s, seat, move.cell):
        return message("paradise-no-square", place=NAMES[move.cell])
    if unused(s, seat, "feast"):  # it is planned already
        return message("paradise-card-used")
    return message("paradise-no-card")


def _settle(s: State, seat: int, move: Move) -> Message | None:
    if not s.settling >> seat & 1:
        return message("paradise-settle-last")
    return message("paradise-no-colony", place=NAMES[move.cell])


def _focus(s: State, seat: int, move: Move) -> Message | None:
    if s.settling >> seat & 1:
        return message("paradise-settling")
    if s.lost >> seat & 1:
        return message("paradise-explorer-away")
    return message("paradise-focus-once")


def _card(s: State, seat: int, move: Move) -> Message | None:
    if move.kind == "use" and s.stage == BUILD and s.settling >> seat & 1:
        return message("paradise-settling")
    if not (s.hand[seat] | s.face[seat]) >> move.what & 1:
        return message("paradise-no-card")
    if s.used[seat] >> move.what & 1:
        return message("paradise-card-used")
    return message("paradise-card-not-now")


def _show(s: State, seat: int, move: Move) -> Message:
    return message("paradise-no-card")


def _disband(s: State, seat: int, move: Move) -> Message:
    if s.box.kinds[move.cell] == OFF_MAP:
        return message("paradise-off-map", place=NAMES[move.cell])
    if s.stacks[seat][move.cell] >> 5 * RUMORS:
        return message("paradise-garrison")
    return message("paradise-no-choice", kind=move.kind, place=NAMES[move.cell])


def _take(s: State, seat: int, move: Move) -> Message | None:
    cell, kind = move.cell, move.what
    if not s.stacks[seat][cell] >> 5 * kind & 31:
        return message("paradise-no-piece", place=NAMES[cell])
    if not s.chain[seat] >> cell & 1:
        return message("paradise-no-chain", place=NAMES[cell])
    return message("paradise-no-transit", place=NAMES[cell])


def _home(s: State, seat: int, move: Move) -> Message | None:
    if s.stage == CHOOSE_HOME:
        return message("paradise-home-taken", place=NAMES[move.cell])
    return message("paradise-no-group", place=NAMES[move.cell])


def _push(s: State, seat: int, move: Move) -> Message | None:
    if not s.box.near_mask[s.at] >> move.cell & 1:
        return message("paradise-not-next", place=NAMES[move.cell])
    return message("paradise-astray-known", place=NAMES[move.cell])


def _regroup(s: State, seat: int, move: Move) -> Message | None:
    if not s.stacks[seat][move.cell] >> 5 * TRANSPORTS & 31:
        return message("paradise-no-transport", place=NAMES[move.cell])
    return message("paradise-not-in-battle", place=NAMES[move.cell])


def _lose(s: State, seat: int, move: Move) -> Message | None:
    return message("paradise-not-in-front")


def _reveal(s: State, seat: int, move: Move) -> Message:
    if s.box.kinds[move.cell] == OFF_MAP:
        return message("paradise-off-map", place=NAMES[move.cell])
    return message("paradise-no-tile", place=NAMES[move.cell])


def _hide(s: State, seat: int, move: Move) -> Message | None:
    return message("paradise-no-marker", markers=s.box.markers)


def _fell(s: State, seat: int, move: Move) -> Message | None:
    return None if unused(s, seat, "deforestation") else message("paradise-no-card")


def _save(s: State, seat: int, move: Move) -> Message | None:
    return message("paradise-not-in-front")


def _done(s: State, seat: int, move: Move) -> Message | None:
    return message("paradise-fleet-empty")


_ASIDES: dict[str, Callable[[State, int, Move], Message]] = {"reveal": _reveal, "show": _show, "disband": _disband}
_REASONS: dict[tuple[int, str], Callable[[State, int, Move], Message | None]] = {
    (EXPLORE, "go"): _explore,
    (SEARCH, "go"): kumara.why_not_there,
    (FLEET, "go"): _sail,
    (FLEET, "add"): _add,
    (FLEET, "load"): _load,
    (FLEET, "drop"): _drop,
    (FLEET, "land"): _land,
    (FLEET, "done"): _done,
    (MOVE, "fleet"): _fleet,
    (MOVE, "flip"): _flip,
    (REGROUP, "flip"): _regroup,
    (ASTRAY, "push"): _push,
    (NOWHERE, "home"): _home,
    (NOWHERE, "build"): _build,
    (NOWHERE, "feast"): _feast,
    (NOWHERE, "settle"): _settle,
    (NOWHERE, "focus"): _focus,
    (NOWHERE, "use"): _card,
    (NOWHERE, "take"): _take,
    (NOWHERE, "lose"): _lose,
    (NOWHERE, "hide"): _hide,
    (NOWHERE, "fell"): _fell,
    (NOWHERE, "save"): _save,
}
