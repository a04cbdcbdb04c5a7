"""What happened, in the words of the log, as far as a viewer may know: told by comparing before and after."""

from __future__ import annotations

from motu.core.errors import Message, message
from motu.core.game import Outcome, Word
from motu.kahuna.board import ENDS, ISLANDS, LETTERS, LINE_NAMES, islands_in, lines_in
from motu.kahuna.cards import letters_of
from motu.kahuna.consequences import effects
from motu.kahuna.moves import Move
from motu.kahuna.options import EMPTY_STOCK
from motu.kahuna.play import discard_is_seen
from motu.kahuna.state import (
    BY_BRIDGES,
    BY_NOTHING,
    BY_POINTS,
    BY_SUDDEN,
    BY_THIRD,
    DRAWN,
    NOBODY,
    OVER,
    Position,
)
from motu.kahuna.view import View

PLAYERS = ("white", "black")


def line_name(line: int) -> str:
    first, second = ENDS[line]
    return f"{ISLANDS[first]}–{ISLANDS[second]}"


def card_names(pile: int) -> str:
    return ", ".join(ISLANDS[LETTERS.index(letter)] for letter in letters_of(pile))


ISLAND_MESSAGES = tuple(
    message("kahuna-island-name", island=letter, name=name) for letter, name in zip(LETTERS, ISLANDS, strict=True)
)
"""Islands, and their cards, as messages have them: by the letter for programs, and by the name for people."""
LINE_MESSAGES = tuple(
    message("kahuna-line-name", line=line, name=line_name(number)) for number, line in enumerate(LINE_NAMES)
)
"""Lines likewise: "EH", and the names of both islands."""


def island_messages(islands: int) -> tuple[Message, ...]:
    return tuple(ISLAND_MESSAGES[island] for island in islands_in(islands))


def card_messages(pile: int) -> tuple[Message, ...]:
    return tuple(ISLAND_MESSAGES[LETTERS.index(letter)] for letter in letters_of(pile))


def seen_move(p: Position, seat: int, move: Move, outcomes: tuple[str, ...], viewer: int | None) -> Word:
    """What the viewer saw of a move: drawn cards and face-down discards are their owner's secret."""
    if viewer != seat:
        if move.kind == "draw":
            return Word(move.text, ("?", *outcomes[1:]))
        if move.kind == "discard" and not discard_is_seen(p, seat, move.cards[0]):
            return Word("/?", outcomes)
    return Word(move.text, outcomes)


def tell(before: Position, move: Move, after: Position, viewer: int | None) -> list[Message]:
    """What happened in this move, as far as this viewer may know."""
    seat = before.mover
    me, foe = PLAYERS[seat], PLAYERS[1 - seat]
    told = []
    card = ISLAND_MESSAGES[move.cards[0]] if move.cards else ""
    line = LINE_MESSAGES[move.line or 0]
    if move.kind == "place":
        told.append(message("kahuna-log-place", player=me, card=card, line=line))
    elif move.kind == "remove":
        first, second = (ISLAND_MESSAGES[each] for each in move.cards)
        cards = message("kahuna-two-cards", first=first, second=second)
        told.append(message("kahuna-log-remove", player=me, cards=cards, line=line))
    elif move.kind == "free":
        told.append(message("kahuna-log-free", player=me, line=line))
    elif move.kind == "discard":
        if viewer == seat or discard_is_seen(before, seat, move.cards[0]):
            told.append(message("kahuna-log-discard", player=me, card=card))
        else:
            told.append(message("kahuna-log-discard-hidden", player=me))
    elif move.kind == "take":
        told.append(message("kahuna-log-take", player=me, card=card))
    elif move.kind == "draw" and viewer == seat:
        told.append(
            message("kahuna-log-draw-card", player=me, card=card_messages(after.hand[seat] - before.hand[seat]))
        )
    else:
        told.append(message(f"kahuna-log-{move.kind}", player=me))
    if move.line is not None:
        told += _board_changes(before, move, me, foe)
    if move.kind == "take" or after.row != before.row:
        told += _new_cards(before, move, after)
    if after.stage == OVER or after.round_number != before.round_number or after.last != before.last:
        told += _scoring(before, after)
    return told


def _board_changes(before: Position, move: Move, me: str, foe: str) -> list[Message]:
    told = []
    taken, stripped, lost, _, _ = effects(before, move.kind, move.line or 0)
    if taken:
        told.append(message("kahuna-log-takes", player=me, islands=island_messages(taken)))
    if stripped:
        lines = tuple(LINE_MESSAGES[line] for line in lines_in(stripped))
        told.append(message("kahuna-log-stripped", player=foe, lines=lines, count=len(lines)))
    if lost:
        told.append(message("kahuna-log-loses", player=foe, islands=island_messages(lost)))
    return told


def _new_cards(before: Position, move: Move, after: Position) -> list[Message]:
    if after.round_number != before.round_number:
        return []
    left = before.row - (1 << 2 * move.cards[0]) if move.kind == "take" else before.row
    if after.row == left:
        return []
    return [message("kahuna-log-turned-up", card=card_messages(after.row - left))]


def _scoring(before: Position, after: Position) -> list[Message]:
    told = []
    over = after.stage == OVER
    if after.round_number != before.round_number or (over and after.decided != BY_SUDDEN):
        scored = after.scored[before.round_number - 1]
        told.append(
            message(
                "kahuna-log-scoring",
                round=before.round_number,
                white=after.stones[0].bit_count(),
                black=after.stones[1].bit_count(),
                leader="nobody" if scored == 0 else PLAYERS[0 if scored > 0 else 1],
                points=abs(scored),
            )
        )
    if after.round_number != before.round_number:
        told.append(message("kahuna-log-round", round=after.round_number, row=card_messages(after.row)))
    if after.last == 2 and before.last == 0:
        told.append(message("kahuna-log-last-turns"))
    result = outcome(after)
    if result is not None:
        told.append(result.how)
    return told


def points(p: Position | View) -> tuple[int, int]:
    """The points of both players over the scorings so far."""
    white = black = 0
    for scored in p.scored:
        if scored > 0:
            white += scored
        else:
            black -= scored
    return white, black


def margin(p: Position, seat: int) -> int:
    """How many points this player is ahead of the other over the scorings so far."""
    both = points(p)
    return both[seat] - both[1 - seat]


_HOW = {
    BY_POINTS: "kahuna-won-points",
    BY_THIRD: "kahuna-won-third",
    BY_BRIDGES: "kahuna-won-bridges",
    BY_NOTHING: "kahuna-drawn",
    BY_SUDDEN: "kahuna-won-sudden",
}


def outcome(p: Position) -> Outcome | None:
    """Who has won? None while the game goes on."""
    if p.winner == NOBODY:
        return None
    white, black = points(p)
    if p.winner == DRAWN:
        return Outcome((), message(_HOW[p.decided], white=white, black=black))
    how = "kahuna-won-stock" if p.decided == BY_SUDDEN and p.rules & EMPTY_STOCK else _HOW[p.decided]
    return Outcome((p.winner,), message(how, player=PLAYERS[p.winner], white=white, black=black))


_RESULTS = {
    BY_POINTS: "",
    BY_THIRD: " by the third scoring",
    BY_BRIDGES: " by bridges",
    BY_NOTHING: "",
    BY_SUDDEN: " by sudden win",
}


def write_result(p: Position) -> str:
    """The result as a record has it: `White 4-1`, `Draw 1-1`, `Black 0-0 by bridges`; `*` while the game goes on."""
    if p.winner == NOBODY:
        return "*"
    white, black = points(p)
    who = "Draw" if p.winner == DRAWN else ("White", "Black")[p.winner]
    return f"{who} {white}-{black}{_RESULTS[p.decided]}"
