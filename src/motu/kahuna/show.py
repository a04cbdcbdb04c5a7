"""A view in words and numbers, for pages and programs that know nothing of our bit masks.

Islands and cards are letters ("A" for ALOA), lines are two of them ("AB"), seats are 0 (white) and 1 (black).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from motu.core.game import Word
from motu.kahuna.board import LETTERS, LINE_NAMES, island_letters, line_names
from motu.kahuna.cards import letters_of
from motu.kahuna.consequences import effects
from motu.kahuna.log import points
from motu.kahuna.moves import BY_TEXT, MOVES, Move
from motu.kahuna.state import DRAWN, NOBODY
from motu.kahuna.view import View

Stage = Literal["handicap", "turn", "excess", "over"]
STAGES: tuple[Stage, ...] = ("handicap", "turn", "excess", "over")
Kind = Literal["place", "remove", "free", "discard", "take", "draw", "decline", "end"]


class KahunaView(TypedDict):
    """What a seat, or a spectator, sees. Where there are two of something, the first is White's, the second Black's.

    hand        the viewer's own cards, and `discarded` their own face-down discards; None for a spectator
    cards       how many cards each seat holds, and `known` which of them everybody saw it take
    face_down   how many cards each seat has discarded face down in this round
    bridges     the lines of each seat, and `islands` those on which its stones lie
    row, deck   the open cards, and how many lie in the deck; `pile` is what was played or discarded openly
    stage       turn, handicap (bridges are placed before the first turn), excess (a sixth card must go), over
    lead        what each scoring brought: above zero for White, below for Black
    last        how many last turns there are still to come, once the third deck is used up
    """

    seat: int | None
    hand: str | None
    discarded: str | None
    cards: tuple[int, int]
    known: tuple[str, str]
    face_down: tuple[int, int]
    bridges: tuple[list[str], list[str]]
    islands: tuple[str, str]
    row: str
    deck: int
    pile: str
    stage: Stage
    mover: int
    round: int
    turn: int
    lead: tuple[int, int, int]
    points: tuple[int, int]
    last: int
    winner: int | None


class KahunaMove(TypedDict):
    """A legal move: its text in notation, its kind, the cards and the line it uses, and what it does to the board.

    takes       the islands on which the mover places a stone
    strips      the lines whose enemy bridges go because of that
    frees       the islands on which the enemy loses the stone
    wins, loses whether that ends the game on the spot
    """

    move: str
    kind: Kind
    cards: NotRequired[str]
    line: NotRequired[str]
    takes: NotRequired[str]
    strips: NotRequired[list[str]]
    frees: NotRequired[str]
    wins: NotRequired[bool]
    loses: NotRequired[bool]


class KahunaDecision(TypedDict):
    """A decision of a turn, as somebody saw it: its kind, its line, and the cards that it uses or brings.

    A discard without cards was made face down; so was what a draw without cards brought.
    """

    kind: Kind
    cards: NotRequired[str]
    line: NotRequired[str]


def show(view: View) -> KahunaView:
    """What a seat, or a spectator, sees."""
    return {
        "seat": view.seat,
        "hand": None if view.hand is None else letters_of(view.hand),
        "discarded": None if view.buried is None else letters_of(view.buried),
        "cards": view.cards,
        "known": (letters_of(view.open[0]), letters_of(view.open[1])),
        "face_down": view.discarded,
        "bridges": (line_names(view.bridges[0]), line_names(view.bridges[1])),
        "islands": (island_letters(view.stones[0]), island_letters(view.stones[1])),
        "row": letters_of(view.row),
        "deck": view.left,
        "pile": letters_of(view.pile),
        "stage": STAGES[view.stage],
        "mover": view.mover,
        "round": view.round_number,
        "turn": view.turn,
        "lead": view.scored,
        "points": points(view),
        "last": view.last,
        "winner": None if view.winner in (NOBODY, DRAWN) else view.winner,
    }


def show_move(view: View, move: Move) -> KahunaMove:
    """A move, and what it would do to the board."""
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


def show_decision(word: Word) -> KahunaDecision:
    """A decision as its word tells it, which may come from a record that keeps some cards covered."""
    if word.move == "/?":
        return {"kind": "discard"}
    move = BY_TEXT[word.move]
    shown: KahunaDecision = {"kind": cast("Kind", move.kind)}
    if move.kind == "draw" and word.outcomes and word.outcomes[0] != "?":
        shown["cards"] = word.outcomes[0]
    elif move.cards:
        shown["cards"] = "".join(LETTERS[card] for card in move.cards)
    if move.line is not None:
        shown["line"] = LINE_NAMES[move.line]
    return shown


def _plainly(move: Move) -> KahunaMove:
    """What a move always shows."""
    shown: KahunaMove = {"move": move.text, "kind": cast("Kind", move.kind)}
    if move.cards:
        shown["cards"] = "".join(LETTERS[card] for card in move.cards)
    if move.line is not None:
        shown["line"] = LINE_NAMES[move.line]
    return shown


_PLAIN = tuple(_plainly(move) for move in MOVES)
