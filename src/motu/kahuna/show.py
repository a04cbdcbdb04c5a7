"""A view in words and numbers, for pages and programs that know nothing of our bit masks.

Islands and cards are letters ("A" for ALOA), lines are two of them ("AB"), seats are 0 (white) and 1 (black).
"""

from __future__ import annotations

from typing import Any

from motu.kahuna.board import LETTERS, LINE_NAMES, island_letters, line_names
from motu.kahuna.cards import letters_of
from motu.kahuna.consequences import effects
from motu.kahuna.log import points
from motu.kahuna.moves import MOVES, Move
from motu.kahuna.state import DRAWN, NOBODY
from motu.kahuna.view import View

STAGES = ("handicap", "turn", "excess", "over")


def show(view: View) -> dict[str, Any]:
    """What a seat, or a spectator, sees.

    hand        the viewer's own cards, and `discarded` his own face-down discards; None for a spectator
    cards       how many cards each seat holds, and `known` which of them everybody saw him take
    bridges     the lines of each seat, and `islands` those on which its stones lie
    row, deck   the open cards, and how many lie in the deck; `pile` is what was played or discarded openly
    stage       turn, handicap (bridges are placed before the first turn), excess (a sixth card must go), over
    lead        what each scoring brought: above zero for white, below for black
    last        how many last turns there are still to come, once the third deck is used up
    """
    return {
        "seat": view.seat,
        "hand": None if view.hand is None else letters_of(view.hand),
        "discarded": None if view.buried is None else letters_of(view.buried),
        "cards": list(view.cards),
        "known": [letters_of(pile) for pile in view.open],
        "face_down": list(view.discarded),
        "bridges": [line_names(lines) for lines in view.bridges],
        "islands": [island_letters(islands) for islands in view.stones],
        "row": letters_of(view.row),
        "deck": view.left,
        "pile": letters_of(view.pile),
        "stage": STAGES[view.stage],
        "mover": view.mover,
        "round": view.round_number,
        "turn": view.turn,
        "lead": list(view.scored),
        "points": list(points(view)),
        "last": view.last,
        "winner": None if view.winner in (NOBODY, DRAWN) else view.winner,
    }


def show_move(view: View, move: Move) -> dict[str, Any]:
    """A move: its text, its kind, the cards and the line it uses, and what it does to the board."""
    shown = _PLAIN[move].copy()
    if move.line is None:
        return shown
    taken, stripped, lost, wins, loses = effects(view, move.kind, move.line)
    if taken:
        shown["takes"] = island_letters(taken)
    if stripped:
        shown["strips"] = line_names(stripped)
    if lost:
        shown["frees"] = island_letters(lost)
    if wins:
        shown["wins"] = True
    if loses:
        shown["loses"] = True
    return shown


def _plainly(move: Move) -> dict[str, Any]:
    """What a move always shows."""
    shown: dict[str, Any] = {"move": move.text, "kind": move.kind}
    if move.cards:
        shown["cards"] = "".join(LETTERS[card] for card in move.cards)
    if move.line is not None:
        shown["line"] = LINE_NAMES[move.line]
    return shown


_PLAIN = tuple(_plainly(move) for move in MOVES)
