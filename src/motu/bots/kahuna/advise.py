"""Advice for the player to move: the best few whole turns, how likely each is to win, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from motu.bots.clock import now
from motu.bots.kahuna import jit
from motu.bots.kahuna.evaluator import AHEAD, Evaluator
from motu.bots.kahuna.learned.net import shipped
from motu.bots.kahuna.learned.turn_search import TurnSearch
from motu.bots.kahuna.turn_reasons import turn_reasons
from motu.core.chance import Chance, FreeChance
from motu.core.errors import Message
from motu.core.game import Word
from motu.kahuna.imagine import known
from motu.kahuna.legal import TAKE
from motu.kahuna.moves import MOVES, Move
from motu.kahuna.notation import write_words
from motu.kahuna.play import apply
from motu.kahuna.show import KahunaDecision, show_decision
from motu.kahuna.state import OVER
from motu.kahuna.view import View

THINKING = 0.7
"""The share of the time for finding good turns; in the rest the best are weighed against each other."""
CLOSE = 0.05
"""Another board is worth showing instead of another draw if it costs no more win chance than this."""
ALIKE = 2
"""So many turns that leave the same board may be told apart by cards alone."""

Board = tuple[int, ...]


@dataclass(frozen=True)
class Advice:
    """A whole turn from here on."""

    moves: tuple[Move, ...]
    words: str
    """The turn in notation."""
    decisions: tuple[KahunaDecision, ...]
    """The same as data."""
    chance: float
    """How likely the mover wins with it, as far as he can know."""
    reasons: tuple[Message, ...]
    """Why, the weightiest reason first."""


def advise(
    view: View, chance: Chance, *, seconds: float = 1.0, work: int | None = None, number: int = 3
) -> list[Advice]:
    """What should the viewer do, whose turn it is? The best turns, best first, at most `number`.

    `work` imagines so many worlds, whatever the time: the same on every machine.
    """
    if view.stage == OVER:
        return []
    assert view.seat == view.mover
    begun = now()
    table, discarded = jit.known(view)
    turn_search = TurnSearch(shipped())
    seeds = jit.new_chance(chance.below(1 << 62, "search"))
    turns = turn_search.think(table, discarded, seeds, begun + THINKING * seconds, work, AHEAD)
    different = _different(view, [turn.decisions for turn in turns], 2 * number)
    worth = Evaluator(turn_search.net).turns(
        view, different, chance.below(1 << 62, "evaluation"), work, begun + seconds
    )
    order = sorted(range(len(different)), key=lambda place: -worth[place])
    ranked = [(different[place], worth[place]) for place in order]
    return [_advice(view, decisions, value) for decisions, value in _chosen(view, ranked, number)]


def written(turn: Sequence[int]) -> str:
    """A turn in notation."""
    return write_words([Word(MOVES[code].text) for code in turn])


def shown(turn: Sequence[int]) -> tuple[KahunaDecision, ...]:
    """A turn as data."""
    return tuple(show_decision(Word(MOVES[code].text)) for code in turn)


def board_after(view: View, turn: Sequence[int]) -> Board:
    """The bridges and the discards when the plays of a turn are done: what can be seen of it but for the draw."""
    p = known(view)
    for code in turn:
        if code >= TAKE and MOVES[code].line is None:
            break
        apply(p, code, FreeChance(0))
    return p.bridges[0], p.bridges[1], p.dropped


def _different(view: View, turns: Sequence[tuple[int, ...]], number: int) -> list[tuple[int, ...]]:
    """The first so many turns, leaving out those whose board others before them have brought about."""
    boards: list[Board] = []
    found = []
    for turn in dict.fromkeys(turns):
        board = board_after(view, turn)
        if boards.count(board) < ALIKE:
            boards.append(board)
            found.append(turn)
    return found[:number]


Ranked = tuple[tuple[int, ...], float]


def _chosen(view: View, ranked: Sequence[Ranked], number: int) -> list[Ranked]:
    """The best turn, then those with another board that are nearly as good, then whatever comes next, best first."""
    boards = set()
    fresh = []
    for turn in ranked:
        board = board_after(view, turn[0])
        if board not in boards and turn[1] >= ranked[0][1] - CLOSE:
            boards.add(board)
            fresh.append(turn)
    others = [turn for turn in ranked if turn not in fresh]
    return sorted((fresh + others)[:number], key=lambda turn: -turn[1])


def _advice(view: View, decisions: Sequence[int], chance: float) -> Advice:
    moves = tuple(MOVES[code] for code in decisions)
    return Advice(moves, written(decisions), shown(decisions), chance, turn_reasons(view, moves))
