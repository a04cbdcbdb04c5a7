"""Kahuna as a seat sees it. Where two seats are spoken of, the viewer comes first; a spectator sees White first.

New pieces go to the end of `PARTS`: who has learned from the others can go on with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from motu.kahuna.board import ENDS, ISLANDS
from motu.kahuna.cards import ALL_CARDS, has
from motu.kahuna.game import LONGEST
from motu.kahuna.options import Options
from motu.kahuna.state import HAND_LIMIT, NOBODY, OVER
from motu.kahuna.view import View
from motu.research.observations.part import Array, Observer, Part, bits, kept, one, part

LINES, CARDS = len(ENDS), len(ISLANDS)
DEALT = 2 * CARDS
"""All cards of the game."""


def _both(view: View, pair: Sequence[int] | Array) -> tuple[int, int]:
    """The viewer's number first."""
    return (pair[1], pair[0]) if view.seat == 1 else (pair[0], pair[1])


def _sets(view: View, pair: Sequence[int], many: int) -> list[Array]:
    """Two sets, the viewer's first."""
    return [bits(mask, many) for mask in _both(view, pair)]


@lru_cache(maxsize=1 << 14)
def _pile(pile: int | None) -> Array:
    """How many cards of each island."""
    return kept([has(pile or 0, card) for card in range(CARDS)])


def _piles(view: View, pair: Sequence[int]) -> list[Array]:
    return [_pile(pile) for pile in _both(view, pair)]


def _seat(view: View, seat: int) -> Array:
    """A 1 for the viewer or the other; nothing when it is nobody."""
    return one(1 - seat if view.seat == 1 else seat, 2)


def _unseen(view: View) -> Array:
    """The cards that are not in sight and not deduced: in the deck, the other hand, or discarded face down."""
    seen = view.row + view.pile + sum(view.open) + sum(view.deduced)
    if view.seat is not None:  # all of the own hand, instead of what the other knows of it
        assert view.hand is not None
        assert view.buried is not None
        seen += view.hand + view.buried - view.open[view.seat] - view.deduced[view.seat]
    return _pile(ALL_CARDS - seen)


def _scored(view: View) -> list[int]:
    return [-points if view.seat == 1 else points for points in view.scored]


def _decided(view: View) -> Array:
    return one(view.decided, 6)


def _won(view: View) -> Array:
    """The viewer, the other, or, in the end, nobody."""
    return one(1 - view.winner if view.seat == 1 and view.winner in (0, 1) else view.winner, 3)


PARTS = (
    part("seat", 2, 1, "the viewer's seat: White, Black", lambda v: one(v.seat, 2)),
    part("rules", 14, 1, "the rules as bits, in the order of `motu.kahuna.options`", lambda v: bits(v.rules, 14)),
    part("stage", 4, 1, "handicap, turn, excess, over", lambda v: one(v.stage, 4)),
    part("decides", 2, 1, "whose decision it is", lambda v: _seat(v, NOBODY if v.stage == OVER else v.mover)),
    part("round", 3, 1, "the round", lambda v: one(v.round_number - 1, 3)),
    part("turn", 1, LONGEST, "the number of the turn; 0 before the first", lambda v: v.turn),
    part("bridges", (2, LINES), 1, "the lines with a bridge of each", lambda v: _sets(v, v.bridges, LINES)),
    part("stones", (2, CARDS), 1, "the islands with a stone of each", lambda v: _sets(v, v.stones, CARDS)),
    part("hand", CARDS, 2, "the viewer's cards", lambda v: _pile(v.hand)),
    part("buried", CARDS, 2, "the viewer's face-down discards of this round", lambda v: _pile(v.buried)),
    part("row", CARDS, 2, "the face-up row", lambda v: _pile(v.row)),
    part("pile", CARDS, 2, "cards played, or discarded face up, in this round", lambda v: _pile(v.pile)),
    part("returned", CARDS, 2, "open cards last shuffled into the deck", lambda v: _pile(v.returned)),
    part("open", (2, CARDS), 2, "cards of each hand that all saw being taken", lambda v: _piles(v, v.open)),
    part("deduced", (2, CARDS), 2, "further cards that the opponent of each can tell", lambda v: _piles(v, v.deduced)),
    part("doubtful", (2, CARDS), 2, "known of each before it discarded face down", lambda v: _piles(v, v.doubtful)),
    part("doubtful_gone", 2, DEALT, "at most so many of the doubtful are gone", lambda v: _both(v, v.doubtful_gone)),
    part("unseen", CARDS, 2, "cards that the viewer cannot place", _unseen),
    part("cards", 2, HAND_LIMIT + 1, "how many cards each holds", lambda v: _both(v, v.cards)),
    part("discarded", 2, DEALT, "how many each discarded face down in this round", lambda v: _both(v, v.discarded)),
    part("deck", 1, DEALT, "how many cards are left in the deck", lambda v: v.left),
    part("played", 1, HAND_LIMIT + 1, "cards played in this turn", lambda v: v.played),
    part("dropped", 1, HAND_LIMIT + 1, "cards discarded in this turn", lambda v: v.dropped),
    part(
        "last_turn_end",
        3,
        1,
        "the turn before: drew, did not draw, discarded",
        lambda v: one(v.last_turn_end, 3),
    ),
    part("offer", LINES, 1, "the line where a bridge may go for free (variant 1)", lambda v: one(v.offer - 1, LINES)),
    part("last", 1, 2, "last turns still to come", lambda v: v.last),
    part("first", 2, 1, "who began the game", lambda v: _seat(v, v.first)),
    part("handicap", 1, 3, "handicap bridges still to be placed", lambda v: v.handicap),
    part(
        "grace",
        2,
        1,
        "who began round 2 without a bridge and has time left",
        lambda v: _both(v, (v.grace & 1, v.grace >> 1)),
    ),
    Part("scored", (3,), -CARDS, CARDS, "the three scorings, above 0 in the viewer's favour", _scored),
    part("winner", 3, 1, "who has won: the viewer, the other, nobody", _won),
    part("decided", 6, 1, "how: not yet, points, third scoring, bridges, not at all, no bridge left", _decided),
    part("readings", 3, 1, "further rules as bits, in the same order", lambda v: bits(v.rules >> 14, 3)),
)


def _layout(options: Options) -> tuple[Part, ...]:
    """The same pieces whatever the options."""
    return PARTS


OBSERVER: Observer[Options, View] = Observer(_layout)
layout, observe, flat = OBSERVER.layout, OBSERVER.observe, OBSERVER.flat
