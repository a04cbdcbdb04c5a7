"""Courses: ways to go on from a decision, each as far as it can be foreseen, and different in what they bring about.

A course is what a plan of the expert's, or a single decision that might be taken, leads to: the decisions up to where
chance answers, others decide, or something comes to light that its seat did not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from motu.bots.paradise.analysis import Analysis
from motu.bots.paradise.belief.belief import believe, imagine_by
from motu.bots.paradise.exploration import promise
from motu.bots.paradise.islander import IslanderBot, is_considered
from motu.bots.paradise.plans import plans as plans_for
from motu.bots.paradise.scripts import tuned_for
from motu.core.chance import Chance, ScriptedChance, ScriptEnded
from motu.paradise import game
from motu.paradise.moves import DONE, Move
from motu.paradise.show_types import ParadiseMove
from motu.paradise.state import BUILD, EXPLORE, FLEET, MOVE, TRANSIT, TRANSIT_TO, State
from motu.paradise.view import View

PLANNED = (TRANSIT, TRANSIT_TO, MOVE, FLEET, BUILD)
"""Stages in which single decisions are too many and mean too little: there plans are compared."""
GOALS = 6
"""So many of the most promising hexes are tried by an explorer."""
LONGEST = 80
"""No course has more decisions than this."""
OWN = ("reveal", "show", "disband")
"""What these moves bring to light their player knew."""

Decide = Callable[[View, Sequence[Move]], Move | None]


class WithoutRumors(NamedTuple):
    """The chance of a script that tells no rumors: they come and go at random, and make no two plans differ."""

    chance: Chance

    def below(self, n: int, of: Any) -> int:
        return n - 1 if of == "rumor" else self.chance.below(n, of)


class Course(NamedTuple):
    """A way to go on.

    moves       the decisions, as far as they can be foreseen
    shown       the same as data
    ended       what its seat sees before the last of them if that one brings something to light, else after it
    last        that last one, or None
    table       a table on which this has come about: the one it was imagined on, as far as `ended`
    player      who decides what comes behind them in this step
    """

    moves: tuple[Move, ...]
    shown: tuple[ParadiseMove, ...]
    ended: View
    last: Move | None
    table: State
    player: Callable[[], IslanderBot]

    @property
    def effect(self) -> tuple[Any, ...]:
        """What is the same for two courses that bring about the same: the order of their decisions does not matter."""
        seen = vars(self.ended)
        return self.last, tuple(
            tuple(sorted(value)) if name == "plan" else value for name, value in seen.items() if name not in _PASSING
        )


_PASSING = {"last", "last_seat", "happened", "shared", "dissolved"}
"""What a view tells of the way and not of where it led."""


def imagined(view: View, chance: Chance) -> State:
    """A table that fits what the viewer knows, with face-down pieces as they are likely to be for somebody who sees no
    more than this: every one that advice and reviews imagine comes from here."""
    return imagine_by(view, believe(None, view), chance)


def courses(view: View, chance: Chance) -> list[Course]:
    """What the viewer, who is asked, might do: each differs from all others in what it brings about."""
    seat = view.seat
    assert seat is not None
    table = imagined(view, chance)
    moves = [move for move in game.moves(table, seat) if is_considered(view.stage, move)]
    plans = [plan.player for plan in plans_for(view)]
    found: dict[tuple[Any, ...], Course] = {}
    for first, player in [(None, player) for player in plans] + [(move, plans[0]) for move in singles(view, moves)]:
        course = foreseen(table.copy(), seat, first, player, chance)
        if course.moves:
            found.setdefault(course.effect, course)
    return list(found.values())


def singles(view: View, moves: Sequence[Move]) -> list[Move]:
    """The single decisions that are worth trying; while the explorer is out, only the most promising hexes."""
    if view.stage in PLANNED and not view.settling:
        return [move for move in moves if (move is DONE and view.stage != BUILD) or move.kind == "go"]
    if view.stage != EXPLORE:
        return list(moves)
    analysis = Analysis(view, tuned_for(view.options))
    goals = sorted((move for move in moves if move.kind == "go"), key=lambda move: -promise(analysis, move.cell))
    return goals[:GOALS] + [move for move in moves if move.kind != "go"]


def foreseen(table: State, seat: int, first: Move | None, player: Callable[[], IslanderBot], chance: Chance) -> Course:
    """The course that begins with this decision, and that this player goes on with."""
    bot = player()
    begun = [] if first is None else [first]

    def decide(view: View, moves: Sequence[Move]) -> Move:
        return begun.pop() if begun else bot.decide(view, moves, 0.0, WithoutRumors(chance))

    return followed(table, seat, decide, player)


def replayed(table: State, seat: int, moves: Sequence[Move], player: Callable[[], IslanderBot]) -> Course:
    """The course that consists of these decisions; it ends where one of them cannot be taken."""
    left = list(moves)
    return followed(table, seat, lambda view, legal: left.pop(0) if left and left[0] in legal else None, player)


def followed(s: State, seat: int, decide: Decide, player: Callable[[], IslanderBot]) -> Course:
    """The course of who decides like this, as far as nothing comes to light."""
    moves: list[Move] = []
    shown: list[ParadiseMove] = []
    step = game.step(s)
    view = game.view(s, seat)
    while len(moves) < LONGEST and seat in game.movers(s) and game.step(s) == step:
        move = decide(view, game.moves(s, seat))
        if move is None:
            break
        moves.append(move)
        shown.append(game.show_move(view, move))
        after = s.copy()
        try:
            game.play(after, seat, move, ScriptedChance(()))
        except ScriptEnded:
            return Course(tuple(moves), tuple(shown), view, move, s, player)
        if brings_to_light(s, seat, move, after):
            return Course(tuple(moves), tuple(shown), view, move, s, player)
        s, view = after, game.view(after, seat)
    return Course(tuple(moves), tuple(shown), view, None, s, player)


def brings_to_light(before: State, seat: int, move: Move, after: State) -> bool:
    """Whether a move that chance has not answered shows its player something that he did not know."""
    return move.kind not in OWN and game.reveals(before, seat, move, after)
