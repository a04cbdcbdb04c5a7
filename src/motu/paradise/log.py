"""What happened, in the words of the log, as far as a viewer may know; whose question it is; and how a game ended.

The rules write down what happened in `State.events`. Here each event becomes a message. A viewer who may not know all
of it gets a message that says less.
"""

from __future__ import annotations

from typing import Any

from motu.core.errors import Message, message
from motu.core.game import Outcome, Word
from motu.paradise.advanced.events.log import asked
from motu.paradise.box import ITEMS
from motu.paradise.grid import NAMES, cells_in
from motu.paradise.moves import DONE, FACE_UP_TRANSPORT, LOSSES, Move
from motu.paradise.names import (
    PLAYERS,
    at,
    card_name,
    counted,
    group_name,
    halves,
    here,
    plain,
    player_name,
    say,
    setting_out,
    unnamed,
)
from motu.paradise.options import SEATS
from motu.paradise.pieces import LETTERS, size
from motu.paradise.points import points_of
from motu.paradise.ruleset import LOG_MESSAGES
from motu.paradise.state import (
    BUILD,
    BY_CARDS,
    BY_CHITS,
    BY_FALL,
    BY_GROUPS,
    BY_LAST,
    BY_NOTHING,
    BY_POINTS,
    FLEET,
    NOWHERE,
    OVER,
    State,
)
from motu.paradise.steps.decision import MARKERS
from motu.paradise.steps.turn import DECISIONS, is_aside
from motu.paradise.vessels import EMPTY
from motu.paradise.view import View

HOW = {
    BY_POINTS: "paradise-over-points",
    BY_GROUPS: "paradise-over-groups",
    BY_CARDS: "paradise-over-cards",
    BY_NOTHING: "paradise-over-nothing",
    BY_LAST: "paradise-over-last",
    BY_CHITS: "paradise-over-chits",
    BY_FALL: "paradise-over-fall",
}


# --- The log --------------------------------------------------------------------------------------------------------


def tell(before: State, move: Move, after: State, viewer: int | None) -> list[Message]:
    """What happened in this move, as far as this viewer may know."""
    told = []
    for event in after.events:
        said = _LOG_MESSAGES[event[0]](after, viewer, *event[1:])
        if said is not None:
            told.append(said)
    if not told and before.stage == BUILD:
        told += _planned(before, move, after, viewer)
    return told


def _planned(before: State, move: Move, after: State, viewer: int | None) -> list[Message]:
    """Nobody but its owner sees anything of a plan before all are done (9.3)."""
    if viewer is None or len(after.plans[viewer]) == len(before.plans[viewer]):
        return []
    return [
        message(
            "paradise-log-planned",
            what=move.kind,
            item=_item(move.what) if move.kind == "build" else "-",
            **here(after, move.cell),
            card=card_name(after.box, move.what) if move.kind in ("show", "use") else "-",
        )
    ]


def _item(what: int) -> str:
    return "transport-up" if what == FACE_UP_TRANSPORT else ITEMS[what]


def _tile(s: State, viewer: int | None, seat: int, cell: int, knots: int, tile: int) -> Message:
    if viewer == seat:
        return say("paradise-log-tile-own", seat, **unnamed(cell), knots=knots, group=group_name(s.box, tile))
    return say("paradise-log-tile", seat, **unnamed(cell), knots=knots)


def _look(s: State, viewer: int | None, seat: int, cell: int, tile: int) -> Message:
    if viewer == seat:
        return say("paradise-log-look-own", seat, **unnamed(cell), group=group_name(s.box, tile))
    return say("paradise-log-look", seat, **unnamed(cell))


def _transit(s: State, viewer: int | None, seat: int, kind: int, start: int, goal: int) -> Message:
    what = LETTERS[kind] if viewer == seat else "piece"
    return say("paradise-log-transit", seat, piece=what, **setting_out(s, start), **here(s, goal))


def _loading(one: str, laden: str, two: str) -> Any:
    """A piece, or a canoe with its load, of which others see two pieces."""

    def said(s: State, viewer: int | None, seat: int, kind: int, load: int, cell: int) -> Message:
        if load == EMPTY:
            return say(one, seat, piece=LETTERS[kind] if viewer == seat else "piece", **here(s, cell))
        if viewer == seat:
            return say(laden, seat, piece=LETTERS[kind], load=LETTERS[load], **here(s, cell))
        return say(two, seat, **here(s, cell))

    return said


def _battle(
    s: State, viewer: int | None, seat: int, foe: int, cell: int, mine: int, theirs: int, locals: int
) -> Message:
    return say(
        "paradise-log-battle",
        seat,
        foe=player_name(foe),
        **here(s, cell),
        attackers=counted(mine) or "–",
        defenders=counted(theirs, locals) or "–",
    )


def _built(s: State, viewer: int | None, seat: int, what: int, cell: int) -> Message:
    return say("paradise-log-built", seat, item=_item(what), **here(s, cell))


def _placed(s: State, viewer: int | None, seat: int, cell: int, pieces: int) -> Message:
    """Pieces that were built lie face down: others see how many there are."""
    if viewer == seat:
        return say("paradise-log-placed-own", seat, pieces=counted(pieces), **here(s, cell))
    return say("paradise-log-placed", seat, number=size(pieces), **here(s, cell))


def _card(what: str) -> Any:
    return lambda s, viewer, seat, card: say(what, seat, card=card_name(s.box, card))


def _drawn(s: State, viewer: int | None, seat: int, card: int) -> Message | None:
    """Others are told that a card was bought when all are done."""
    return say("paradise-log-bought-own", seat, card=card_name(s.box, card)) if viewer == seat else None


def _bought(s: State, viewer: int | None, seat: int) -> Message | None:
    return None if viewer == seat else say("paradise-log-bought", seat)


def _points(s: State, viewer: int | None, *points: int) -> Message:
    """How everybody stands, in the order of the seats."""
    standing = {player: halves(number) for player, number in zip(PLAYERS, points, strict=False)}
    return message("paradise-log-points", players=len(points), **standing)


_LOG_MESSAGES: dict[str, Any] = {
    **LOG_MESSAGES,
    "home": at("paradise-log-home"),
    "first": lambda s, viewer, seat, first, clockwise: say(
        "paradise-log-first",
        seat,
        other=player_name(first),
        way="clockwise" if clockwise else "counter",
        players=len(s.alive()),
    ),
    "found": plain("paradise-log-found"),
    "stay": plain("paradise-log-stay"),
    "return": lambda s, viewer, seat, cell: say("paradise-log-return", seat, hex=NAMES[cell]),
    "lost": lambda s, viewer, seat, knots, cell: say("paradise-log-lost", seat, knots=knots, hex=NAMES[cell]),
    "cross": at("paradise-log-cross"),
    "sea": lambda s, viewer, seat, cell, knots: say("paradise-log-sea", seat, **unnamed(cell), knots=knots),
    "tile": _tile,
    "look": _look,
    "astray": lambda s, viewer, seat, cell: say("paradise-log-astray", seat, **unnamed(cell)),
    "pushed": lambda s, viewer, seat, cell, by: say(
        "paradise-log-pushed", seat, **unnamed(cell), other=player_name(by)
    ),
    "hide": lambda s, viewer, seat, cell: say("paradise-log-hide", seat, **unnamed(cell)),
    "reveal": lambda s, viewer, seat, cell, tile: say(
        "paradise-log-reveal", seat, **unnamed(cell), group=group_name(s.box, tile)
    ),
    "transit": _transit,
    "flip": lambda s, viewer, seat, cell, up: say(
        "paradise-log-flip", seat, **here(s, cell), way="up" if up else "down"
    ),
    "disband": at("paradise-log-disband"),
    "aboard": _loading("paradise-log-aboard", "paradise-log-aboard-laden", "paradise-log-aboard-two"),
    "ashore": _loading("paradise-log-ashore", "paradise-log-ashore-laden", "paradise-log-ashore-two"),
    "sail": lambda s, viewer, seat, start, cell: say(
        "paradise-log-sail", seat, **setting_out(s, start), **here(s, cell)
    ),
    "attack": at("paradise-log-attack"),
    "turned-away": lambda s, viewer, seat, cell, origin: say(
        "paradise-log-turned-away", seat, **here(s, cell), **setting_out(s, origin)
    ),
    "battle": _battle,
    "roll": lambda s, viewer, seat, die, cell: say("paradise-log-roll", seat, die=die, hex=NAMES[cell]),
    "shifted": lambda s, viewer, seat, die, cell: say("paradise-log-shifted", seat, die=die, hex=NAMES[cell]),
    "loss": lambda s, viewer, seat, kind, eliminated, cell: say(
        "paradise-log-eliminated" if eliminated else "paradise-log-panicked",
        seat,
        piece=LOSSES[kind],
        hex=NAMES[cell],
    ),
    "won": at("paradise-log-won"),
    "drowned": lambda s, viewer, seat, pieces, cell: say(
        "paradise-log-drowned", seat, pieces=counted(pieces), hex=NAMES[cell]
    ),
    "no-refuge": lambda s, viewer, seat, pieces, cell: say(
        "paradise-log-no-refuge", seat, pieces=counted(pieces), hex=NAMES[cell]
    ),
    "retreat": lambda s, viewer, seat, start, cell, pieces: say(
        "paradise-log-retreat", seat, **here(s, cell), **setting_out(s, start), pieces=counted(pieces)
    ),
    "save": lambda s, viewer, seat, kind, cell: say("paradise-log-save", seat, piece=LETTERS[kind], **here(s, cell)),
    "conquest": lambda s, viewer, seat, cell, foe, fallen, saved: say(
        "paradise-log-conquest", seat, **here(s, cell), foe=player_name(foe), fallen=fallen, saved=saved
    ),
    "new-home": lambda s, viewer, seat, cell: (
        say("paradise-log-no-home", seat) if cell == NOWHERE else say("paradise-log-new-home", seat, **here(s, cell))
    ),
    "out": plain("paradise-log-out"),
    "built": _built,
    "placed": _placed,
    "settled": at("paradise-log-settled"),
    "focus": plain("paradise-log-focus"),
    "drawn": _drawn,
    "bought": _bought,
    "show": _card("paradise-log-show"),
    "use": _card("paradise-log-use"),
    "felled": lambda s, viewer, seat, other: say("paradise-log-felled", seat, other=player_name(other)),
    "points": _points,
    "over": lambda s, viewer, winners, decided, *points: _points(s, viewer, *points),
}
"""How each event is told."""


# --- What others saw ------------------------------------------------------------------------------------------------


def seen_move(s: State, seat: int, move: Move, outcomes: tuple[str, ...], viewer: int | None) -> Word:
    """What the viewer saw of a move: kinds of pieces, tiles, cards and plans are their owner's secret."""
    for seen_by in s.hooks.seen:
        shown = seen_by(s, viewer, outcomes)
        if shown is not None:
            return Word(move.text if viewer == seat else move.seen, shown)
    if s.options.alone:  # all lies open but the opponent's cards, and plans until they are carried out
        seen = tuple("?" if name.startswith("card:") else name for name in outcomes)
        planning = s.stage == BUILD and move is not DONE and not is_aside(s, seat, move)
        return Word("?" if planning and viewer != seat else move.text, seen)
    if s.stage == BUILD and not is_aside(s, seat, move):
        if viewer == seat or move is DONE:  # when all are done, the next turn begins
            return Word(move.text if viewer == seat else "?", outcomes)
        return Word("?")  # not even that a card was drawn
    if viewer != s.player:
        outcomes = tuple(name if name in MARKERS or len(name) == 1 else "?" for name in outcomes)
    return Word(move.text if viewer == seat else move.seen, outcomes)


_OPENED = {"look", "battle", "show", "use", "reveal", "disband"}
_OPENED |= {"built", "placed", "settled", "bought", "stored", "spent"}  # all are done building (9.3)
_OPENED |= {"plays", "struck", "unharmed", "stars"}  # of random events (11.2)
"""Events in which something hidden comes to light."""


def reveals(before: State, seat: int, move: Move, after: State) -> bool:
    """Did this move show anybody what was hidden? A fleet that meets enemies learns whether war canoes are there."""
    if before.stage == FLEET and move.kind == "go" and before.enemies(seat) >> move.cell & 1:
        return True
    if before.stage == BUILD != after.stage:
        return True  # all are done: now it is known that nobody has built, even if nobody has
    return any(event[0] in _OPENED for event in after.events)


# --- Questions and endings ------------------------------------------------------------------------------------------


def prompt(view: View) -> Message:
    """What the viewer, or whoever it is, has to decide."""
    if view.stage == OVER:
        return message("paradise-ask-nothing")
    if view.stage == BUILD and view.settling:
        return message("paradise-ask-settle")
    return message(
        DECISIONS[view.stage].prompt,
        player=player_name(view.mover),
        foe=player_name(view.player),
        **here(view, max(view.field, view.at, view.taken_from)),
        away="no" if view.at == NOWHERE else "yes",
        knots=view.knots,
        die=view.die,
        loss="eliminated" if view.eliminates else "panicked",
        **asked(view),
    )


def outcome(s: State) -> Outcome | None:
    """Who has won? None while the game goes on."""
    if s.stage != OVER:
        return None
    winners = tuple(cells_in(s.winners))
    standing = {player: halves(number) for player, number in zip(PLAYERS, s.points, strict=False)}
    names = ",".join(PLAYERS[seat] for seat in winners)
    how = message(HOW[s.decided], player=names, players=s.count, **standing)
    return Outcome(winners, how)


def write_result(s: State) -> str:
    """`Red 28½-22`: who has won, and the points of all in the order of the seats; "*" while the game goes on. Alone
    nobody may have won: `Lost 28½-22`."""
    if s.stage != OVER:
        return "*"
    names = "+".join(SEATS[seat] for seat in cells_in(s.winners)) or "Lost"
    return f"{names} {'-'.join(halves(number) for number in s.points)}"


def margin(s: State, seat: int) -> int:
    """By how many half points is this seat ahead of the best other?"""
    mine = points_of(s, seat)
    return mine - max((points_of(s, other) for other in s.alive() if other != seat), default=0)
