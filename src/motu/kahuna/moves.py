"""Moves as people and programs hold them: a number that knows what it means."""

from __future__ import annotations

from typing import Any

from motu.kahuna.board import ENDS, LETTERS, LINE_NAMES, LINE_OF, LINES_AT, lines_in
from motu.kahuna.cards import has
from motu.kahuna.legal import (
    CODES,
    DECLINE,
    DISCARD,
    DRAW,
    END,
    ENDINGS,
    FREE,
    MAY_DISCARD,
    MAY_FREE,
    MAY_PLAY,
    MAY_TAKE,
    PLACE,
    REMOVE,
    TAKE,
    buildable,
    gratis,
)
from motu.kahuna.state import Position


class Move(int):
    """A decision. There is one of each kind: `move is MOVES[move]`.

    kind    "place", "remove", "discard", "take", "draw", "decline", "end" or "free"
    cards   the cards played or thrown away, or the one taken
    line    the line it is about, or None
    text    the move in notation
    """

    kind: str
    cards: tuple[int, ...]
    line: int | None
    text: str

    def __new__(cls, move: int | str) -> Move:
        """The move of this number, or the one that is written so."""
        return BY_TEXT[move] if isinstance(move, str) else super().__new__(cls, move)

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return _numbered, (int(self),)

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self


def _made(code: int, kind: str, text: str, cards: tuple[int, ...] = (), line: int | None = None) -> Move:
    move = Move(code)
    move.kind, move.text, move.cards, move.line = kind, text, cards, line
    return move


def _all_moves() -> list[Move]:
    moves = []
    for line, (first, second) in enumerate(ENDS):
        for end, (card, other) in enumerate(((first, second), (second, first))):
            text = f"{LETTERS[card]}-{LETTERS[other]}"
            moves.append(_made(PLACE + 2 * line + end, "place", text, (card,), line))
    for line, (first, second) in enumerate(ENDS):
        for pair, cards in enumerate(((first, second), (first, first), (second, second))):
            text = f"{LETTERS[cards[0]]}{LETTERS[cards[1]]}x{LINE_NAMES[line]}"
            moves.append(_made(REMOVE + 3 * line + pair, "remove", text, cards, line))
    moves += [_made(DISCARD + card, "discard", f"/{LETTERS[card]}", (card,)) for card in range(12)]
    moves += [_made(TAKE + card, "take", f"+{LETTERS[card]}", (card,)) for card in range(12)]
    moves += [_made(DRAW, "draw", "+?"), _made(DECLINE, "decline", "="), _made(END, "end", ".")]
    moves += [_made(FREE + line, "free", f"*{name}", (), line) for line, name in enumerate(LINE_NAMES)]
    return moves


MOVES = tuple(_all_moves())
BY_TEXT = {move.text: move for move in MOVES}
assert [int(move) for move in MOVES] == list(range(CODES))


def _numbered(code: int) -> Move:
    """The move of this number: what a pickled move becomes again."""
    return MOVES[code]


# What the sets of `legal` mean as moves, worked out beforehand; for hands when one is first met.


def _subsets(lines: int) -> list[int]:
    subsets = [0]
    for line in lines_in(lines):
        subsets += [subset | 1 << line for subset in subsets]
    return subsets


def _places(card: int, lines: int) -> tuple[Move, ...]:
    return tuple(MOVES[PLACE + 2 * line + ENDS[line].index(card)] for line in lines_in(lines))


# For each card its lines and, by those of them that are free, the moves; for each removal its line. Hands share these:
# a few kilobytes that stay in the processor's cache.
_PLACING = tuple(
    (LINES_AT[card], {lines: _places(card, lines) for lines in _subsets(LINES_AT[card])}) for card in range(12)
)
_REMOVING = tuple((1 << line, MOVES[REMOVE + 3 * line + pair]) for line in range(27) for pair in range(3))
_Hand = tuple[
    tuple[tuple[int, dict[int, tuple[Move, ...]]], ...],
    int,
    tuple[tuple[int, Move], ...],
    tuple[Move, ...],
]
"""What can be done with the cards of a hand: (place: lines of a card and its moves, lines in reach of removals, those
removals with their lines, discards)."""

_HANDS: dict[int, _Hand] = {}
_ROWS: dict[int, tuple[Move, ...]] = {}
_ENDINGS = tuple(tuple(MOVES[DRAW + bit] for bit in range(3) if allowed_kinds >> bit & 1) for allowed_kinds in range(8))


def _learn_hand(hand: int) -> _Hand:
    cards = [card for card in range(12) if has(hand, card)]
    pairs = [(a, b) for a in cards for b in cards if a < b]
    removing = sorted((LINE_OF[name], 0) for a, b in pairs if (name := LETTERS[a] + LETTERS[b]) in LINE_OF)
    removing += [
        (line, 1 + ENDS[line].index(card))
        for card in cards
        if has(hand, card) == 2
        for line in lines_in(LINES_AT[card])
    ]
    _HANDS[hand] = known = (
        tuple(_PLACING[card] for card in cards),
        sum({1 << line for line, _ in removing}),
        tuple(_REMOVING[3 * line + pair] for line, pair in removing),
        tuple(MOVES[DISCARD + card] for card in cards),
    )
    return known


def _learn_row(row: int) -> tuple[Move, ...]:
    _ROWS[row] = known = tuple(MOVES[TAKE + card] for card in range(12) if has(row, card))
    return known


def moves(p: Position, seat: int) -> list[Move]:
    """What may this seat do now?"""
    if seat != p.mover:
        return []
    found: list[Move] = []
    allowed_kinds = p.allowed_kinds
    hand = p.hand[seat]
    try:
        placing, reach, removing, discarding = _HANDS[hand]
    except KeyError:
        placing, reach, removing, discarding = _learn_hand(hand)
    if allowed_kinds & MAY_PLAY:
        lines = buildable(p, p.mover)
        for near, places in placing:
            found += places[lines & near]
        if lines := reach & p.bridges[1 - seat]:
            found += [move for line, move in removing if line & lines]
        if p.offer:
            found.append(MOVES[FREE + p.offer - 1])
    elif allowed_kinds & MAY_FREE:
        found += [MOVES[FREE + line] for line in lines_in(gratis(p))]
    if allowed_kinds & MAY_DISCARD:
        found += discarding
    if allowed_kinds & MAY_TAKE:
        try:
            found += _ROWS[p.row]
        except KeyError:
            found += _learn_row(p.row)
    found += _ENDINGS[allowed_kinds & ENDINGS]
    p.listed = 1
    p.listing = tuple(found)
    return found
